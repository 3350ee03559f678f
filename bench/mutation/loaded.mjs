// Hooks of Node's module loader, for runner.mjs: TypeScript loses its types, and `vitest` is the part of it that rows and laws need.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

const VITEST = new URL('./vitest.mjs', import.meta.url).href

export function resolve(specifier, context, next) {
  return specifier === 'vitest' ? { url: VITEST, shortCircuit: true } : next(specifier, context)
}

export function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const path = fileURLToPath(url)
  const { code, errors } = transformSync(path, fewerRuns(path, readFileSync(path, 'utf8')), { tsconfig: false })
  if (errors.length > 0) throw new Error(`${path} is no TypeScript: ${errors[0].message}`)
  return { format: 'module', source: code, shortCircuit: true }
}

/** A law that notices a mutant at all mostly does so at once; where it does not, the mutant counts as survived. */
function fewerRuns(path, code) {
  return /laws.decide[^/\\]*\.test\.ts$/.test(path) ? code.replace(/\bnumRuns: \d+/g, 'numRuns: 30') : code
}
