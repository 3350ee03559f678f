import type { Configured, ManifestChange, PatchScope, ScriptsChange } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { expanded } from './expand.ts'

/**
 * The changed scripts, as `path field`, that start the same tests another way: by Vitest in the place of Jest, where neither is configured
 * otherwise than it comes, or by the name of a project in the place of the file that configures it.
 */
export function succeededScripts(scope: Pick<PatchScope, 'scripts' | 'configured' | 'head'>): ReadonlySet<string> {
  return new Set(
    scope.scripts.flatMap((change) =>
      [...new Set([...change.before.keys(), ...change.after.keys()])]
        .filter((name) => change.before.get(name) !== change.after.get(name) && isSucceeded(name, change, scope))
        .map((name) => `${change.path} scripts.${name}`),
    ),
  )
}

function isSucceeded(name: string, change: ScriptsChange, scope: Pick<PatchScope, 'configured' | 'head'>): boolean {
  const was = expanded(name, change.before)
  if (was?.state !== 'runs') return false
  const isHeir = (before: string, after: string): boolean =>
    before === after || takesOver(before, after, change, scope) || isProjectOf(before, after, change, scope)
  const now = expanded(name, change.after)
  // A script that was called like the program it starts, and whose program another one of base's scripts started and still does.
  if (!change.after.has(name)) return was.commands.length === 1 && was.commands[0] === name && hasHeir(name, change, isHeir)
  return (
    now?.state === 'runs' &&
    was.commands.length === now.commands.length &&
    was.commands.every((one, i) => isHeir(one, now.commands[i] ?? ''))
  )
}

function hasHeir(program: string, { before, after }: ScriptsChange, isHeir: (before: string, after: string) => boolean): boolean {
  return [...after.keys()].some((name) => {
    const [was, now] = [expanded(name, before), expanded(name, after)]
    if (was?.state !== 'runs' || now?.state !== 'runs') return false
    const at = was.commands.indexOf(program)
    return at >= 0 && isHeir(program, now.commands[at] ?? '')
  })
}

/** A project that had no name got the one by which a script of the patch asks for it, and no script leaves projects out by name. */
export function namesProject({ path, field, before, after }: ManifestChange, scripts: readonly ScriptsChange[]): boolean {
  if (field !== 'test.name' || before !== null || after === null) return false
  const own = scripts.filter((one) => folderOf(one.path) === folderOf(path)).flatMap((one) => [...one.after.values()])
  const isAskedFor = own.some((script) =>
    script.split(' ').some((word, i, words) => words[i - 1] === '--project' && JSON.stringify(word) === after),
  )
  return isAskedFor && !own.some((script) => /--project[ =]["']?!/.test(script))
}

/** Fields of Jest's configuration after which it finds the tests that it finds without, and runs them on nothing but what they say. */
const PLAIN_JEST = /^(verbose|moduleFileExtensions|collectCoverage|coverageDirectory|coverageProvider)$/
/** What Jest finds by itself, and Vitest does not. Source: `testMatch` of Jest 29 and 30, `include` and `exclude` of Vitest 1 to 5. */
const NOT_OF_VITEST =
  /(^|\/)__tests__\/(.*\/)?(?![^/]*\.(test|spec)\.[cm]?[jt]sx?$)[^/]+\.[cm]?[jt]sx?$|(^|\/)(test|spec)\.[cm]?[jt]sx?$|(^|\/)(dist|cypress|\.(idea|git|cache|output|temp))\/(.*\/)?[^/]+\.(test|spec)\.[cm]?[jt]sx?$/

function takesOver(
  before: string,
  after: string,
  change: ScriptsChange,
  { configured, head }: Pick<PatchScope, 'configured' | 'head'>,
): boolean {
  if (before !== 'jest' || after !== 'vitest run' || change.configures) return false
  const folder = folderOf(change.path)
  const beside = configured.filter(({ path }) => folderOf(path) === folder)
  const isPlain = ({ path, side, fields }: Configured): boolean =>
    isOfJest(path) ? side === 'head' || (fields !== null && [...fields].every(isPlainField)) : false
  return beside.every(isPlain) && ![...head.keys()].some((path) => path.startsWith(folder) && NOT_OF_VITEST.test(path))
}

const isOfJest = (path: ProjectPath): boolean => /(^|\/)jest\.config\.[^/]+$/.test(path)

function isPlainField([field, value]: readonly [string, string]): boolean {
  if (field === 'preset') return /^"ts-jest(\/presets\/[\w/-]+)?"$/.test(value)
  return field === 'testEnvironment' ? value === '"node"' : PLAIN_JEST.test(field)
}

const CONFIG = /^(vitest(?: run)?)(?: (?:-c|--config)[ =]([\w./-]+))((?: --coverage)?)$/
const PROJECT = /^(vitest(?: run)?)(?: --project[ =]([\w.-]+))((?: --coverage)?)$/
/** Fields of one project; all others hold for the whole run, and are read from the configuration of the root. */
const OF_PROJECT =
  /^(test\.(name|include|exclude|environment|globals|setupFiles|alias|pool|poolOptions|isolate|testTimeout|hookTimeout)|resolve\.alias|define|\(code\))$/

/** `vitest -c unit.config.ts` and `vitest --project unit`, where that file is one of the root's projects, alone goes by that name, and builds on the root. */
function isProjectOf(before: string, after: string, change: ScriptsChange, { configured }: Pick<PatchScope, 'configured'>): boolean {
  const [, was = '', file = '', more = ''] = CONFIG.exec(before) ?? []
  const [, now = '', name = '', rest = ''] = PROJECT.exec(after) ?? []
  if (was === '' || was !== now || more !== rest) return false
  const folder = folderOf(change.path)
  const atHead = configured.filter(({ path, side }) => side === 'head' && folderOf(path) === folder)
  const own = atHead.find(({ path }) => path === folder + file.replace(/^\.\//, ''))?.fields
  if (own === undefined || own === null || ![...own.keys()].every((field) => OF_PROJECT.test(field))) return false
  const projects = projectsOf(atHead)
  const files = projects?.map((one) => folder + one.replace(/^\.\//, '')) ?? []
  const others = files.filter((path) => path !== folder + file.replace(/^\.\//, ''))
  const isAlone = others.every((path) => {
    const fields = atHead.find((one) => one.path === path)?.fields
    const other = fields?.get('test.name')
    return fields !== undefined && fields !== null && other !== undefined && other !== JSON.stringify(name)
  })
  return others.length === files.length - 1 && isAlone && own.get('test.name') === JSON.stringify(name) && buildsOnRoot(own, atHead)
}

/** The files that the root lists as its projects; null where that cannot be said. */
function projectsOf(atHead: readonly Configured[]): readonly string[] | null {
  const lists = atHead.flatMap(({ path, fields }) => {
    const list = /(^|\/)vitest\.(config|workspace|projects)\.[^/]+$/.test(path) ? (fields?.get('test.projects') ?? null) : null
    return list === null ? [] : [list]
  })
  const value: unknown = lists.length === 1 ? JSON.parse(lists[0] ?? '') : null
  return Array.isArray(value) && value.every((one): one is string => typeof one === 'string' && /^[\w./-]+$/.test(one)) ? value : null
}

/** What holds for the whole run came from the same file before. */
function buildsOnRoot(own: ReadonlyMap<string, string>, atHead: readonly Configured[]): boolean {
  const roots = atHead.filter(({ path }) => /(^|\/)(vitest|vite)\.config\.[^/]+$/.test(path))
  if (roots.length === 0) return !own.has('(code)')
  return roots.length === 1 && /\["merged","\.\/vite(st)?\.config(\.[a-z]+)?",/.test(own.get('(code)')?.replaceAll('\\"', '"') ?? '')
}

const folderOf = (path: ProjectPath): string => path.slice(0, path.lastIndexOf('/') + 1)
