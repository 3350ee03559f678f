import { createRequire, isBuiltin } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import type { ModuleText, ModuleTexts } from '../../../model/replay.ts'

/** Names of the arguments that Vite's transform for its module runner leaves free in a module's code, and CommonJS's own. */
const ARGUMENTS = [
  '__vite_ssr_exports__',
  '__vite_ssr_import_meta__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_exportName__',
  '__filename',
  '__dirname',
  'module',
  'exports',
  'require',
]

interface Loaded {
  readonly exports: object
  evaluation: Promise<void> | null
  done: boolean
}

/** Instances of modules, each evaluated once. */
export interface Loader {
  readonly load: (address: string) => Promise<object>
}

export interface LoaderPlace {
  readonly texts: ModuleTexts
  /** Absolute: where the project stands now, and where it was transformed. */
  readonly root: string
  readonly from: string
  /** The packages that the program itself may import. */
  readonly packages: readonly string[]
}

/** Runs modules as Vite's module runner would, from their texts alone; packages are imported by Node. */
export function createLoader(place: LoaderPlace): Loader {
  const loaded = new Map<string, Loaded>()
  const load = (address: string, importer: string | null, chain: readonly string[]): Promise<object> => {
    const known = knownAddress(place, address, importer)
    return known === null ? loadOutside(place, address, importer) : loadInside(place, loaded, known, chain, load)
  }
  return { load: (address) => load(address, null, []) }
}

type Load = (address: string, importer: string | null, chain: readonly string[]) => Promise<object>

async function loadInside(
  place: LoaderPlace,
  loaded: Map<string, Loaded>,
  [address, text]: readonly [string, ModuleText],
  chain: readonly string[],
  load: Load,
): Promise<object> {
  const known = loaded.get(address)
  if (known !== undefined) {
    // In a circle, what there is of it so far is what an importer gets.
    if (!known.done && !chain.includes(address)) await known.evaluation
    return known.exports
  }
  const exports: object = Object.defineProperty(Object.create(null) as object, Symbol.toStringTag, { value: 'Module' })
  const one: Loaded = { exports, evaluation: null, done: false }
  loaded.set(address, one)
  one.evaluation = evaluate(place, address, text, exports, (next) => load(next, address, [...chain, address]))
  await one.evaluation
  one.done = true
  return exports
}

async function evaluate(
  { root }: LoaderPlace,
  address: string,
  { file, code }: ModuleText,
  exports: object,
  load: (address: string) => Promise<object>,
): Promise<void> {
  const path = join(root, file ?? address.replace(/\W+/g, '-'))
  const url = pathToFileURL(path).href
  const meta = metaOf(path, url)
  const named = (name: string, get: () => unknown): void => {
    Object.defineProperty(exports, name, { enumerable: true, configurable: true, get })
  }
  const all = (from: object): void => {
    for (const key of Object.keys(from)) if (key !== 'default' && !(key in exports)) named(key, () => Reflect.get(from, key) as unknown)
  }
  const { module, commonjs } = commonJsOf(exports, named)
  const body = `return (async () => {${code}\n})()`
  const run = compileFunction(`'use strict';${body}`, ARGUMENTS, { filename: path }) as (...given: readonly unknown[]) => Promise<void>
  await run(exports, meta, load, load, all, named, path, dirname(path), module, commonjs, createRequire(url))
}

/** A mode is what a build was made for: none that is named for tests, and none whose name code may ask for. */
const MODE = 'staging'

/** Vite writes what it knows of the environment into each module that asks for it. */
function metaOf(path: string, url: string): object {
  let env: object = { MODE, DEV: true, PROD: false, SSR: true, BASE_URL: '/' }
  return {
    dirname: dirname(path),
    filename: path,
    url,
    get env(): object {
      return env
    },
    set env(given: object) {
      env = { ...given, ...(Reflect.get(given, 'MODE') === 'test' ? { MODE } : {}) }
    },
  }
}

/** What modules find that were written as CommonJS and served as ES modules. */
function commonJsOf(
  exports: object,
  named: (name: string, get: () => unknown) => void,
): { readonly module: object; readonly commonjs: object } {
  let whole: unknown
  const commonjs = new Proxy(exports, {
    set: (_, key, value: unknown) => {
      if (typeof key === 'string') named(key, () => value)
      return true
    },
  })
  const module = {
    get exports(): unknown {
      return whole ?? commonjs
    },
    set exports(value: unknown) {
      whole = value
      named('default', () => value)
      if (typeof value === 'object' && value !== null)
        for (const key of Object.keys(value)) if (key !== 'default') named(key, () => Reflect.get(value, key) as unknown)
    },
  }
  return { module, commonjs }
}

function knownAddress({ texts, root, from }: LoaderPlace, address: string, importer: string | null): readonly [string, ModuleText] | null {
  const candidates = [address, address.replace(/[?&](t|v|import)=[^&]*/g, '')]
  if (address.startsWith('file:')) candidates.push(`/${posix.normalize(belowEither(fileURLToPath(address), root, from))}`)
  if (address.startsWith('/')) candidates.push(`/${belowEither(address, root, from)}`)
  if (address.startsWith('.') && importer !== null) candidates.push(posix.join(posix.dirname(importer), address))
  for (const candidate of candidates) {
    const text = Object.hasOwn(texts.modules, candidate) ? texts.modules[candidate] : undefined
    if (text !== undefined) return [candidate, text]
  }
  return null
}

function belowEither(path: string, root: string, from: string): string {
  for (const folder of [root, from]) if (path.startsWith(`${folder}/`)) return path.slice(folder.length + 1)
  return path.replace(/^\//, '')
}

async function loadOutside(place: LoaderPlace, address: string, importer: string | null): Promise<object> {
  if (isBuiltin(address) || address.startsWith('data:')) return (await import(address)) as object
  const path = address.startsWith('file:') ? fileURLToPath(address) : address.startsWith('/@fs/') ? address.slice(4) : address
  const packagePart = path.startsWith('/') ? (/^.*\/node_modules\/(.*)$/.exec(path)?.[1] ?? null) : path.startsWith('.') ? null : path
  const name = packagePart === null ? null : (/^(@[^/]+\/)?[^/?]+/.exec(packagePart)?.[0] ?? null)
  if (name === null || !place.packages.includes(name)) throw notFound(name ?? address, importer)
  const target = path.startsWith('/') ? await whereItStands(place, path) : createRequire(join(place.root, 'main.js')).resolve(path)
  return interoperable((await import(path.startsWith('/') ? pathToFileURL(target).href : path)) as object)
}

/** Vite serves what lies below the root by its path from there. */
async function whereItStands({ root, from }: LoaderPlace, path: string): Promise<string> {
  const { existsSync } = await import('node:fs')
  const below = path.startsWith(`${from}/`) ? path.slice(from.length) : path
  return existsSync(join(root, below)) ? join(root, below) : path
}

/** In the words of Node. */
function notFound(what: string, importer: string | null): Error {
  const error = new Error(`Cannot find ${/^[./]/.test(what) ? 'module' : 'package'} '${what}' imported from ${importer ?? 'here'}`)
  return Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' })
}

/** Names that a CommonJS package has on its whole export only. */
function interoperable(namespace: object): object {
  const whole: unknown = Reflect.get(namespace, 'default')
  if ((typeof whole !== 'object' && typeof whole !== 'function') || whole === null) return namespace
  return new Proxy(namespace, {
    get: (target, key) => (key in target ? (Reflect.get(target, key) as unknown) : (Reflect.get(whole, key) as unknown)),
  })
}
