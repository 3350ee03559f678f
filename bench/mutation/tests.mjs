import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { globSync } from 'tinyglobby'

/** Where the rows and laws of a folder stand. */
const BESIDE = {
  decide: ['test/laws/{approval,decide*,rows}.test.ts', 'oracle/**/*.test.ts'],
  verdict: ['test/verdict/*.test.ts', 'test/laws/{shards,merge-verdict}.test.ts', 'oracle/**/*.test.ts'],
  check: ['test/check/**/*.test.ts', 'test/observe/{syntax,production}/*.test.ts', 'test/laws/{window,schema-loosened}.test.ts'],
}
/** What a test that starts a Vitest, asks git or needs more of Vitest than its matchers imports somewhere. */
const APART = /^test\/support\/|^src\/observe\/(?:git|collect|gate\/(?!merge-rounds))\b|^@fast-check\/vitest$/
/** These measure time, or take seconds or a minute for what the rows beside them tell at once. */
const SLOW = ['test/check/budget/bound.test.ts', 'test/verdict/fuzz.test.ts', 'test/laws/{merge-verdict,shards}.test.ts']

/**
 * The test files that reach one of `targets` (files or folders from the root) through their imports, and start no Vitest: each mutant waits
 * for them.
 */
export function testsInProcess(root, targets) {
  const known = new Map()
  const importsOf = (file) => known.get(file) ?? known.set(file, readImports(root, file)).get(file)
  const beside = targets.flatMap((target) => BESIDE[target.split('/')[1]])
  return globSync(beside, { cwd: root, ignore: SLOW })
    .filter((file) => {
      const reached = [...closure(file, importsOf)]
      return (
        !reached.some((one) => APART.test(one)) &&
        reached.some((one) => targets.some((target) => one === target || one.startsWith(`${target}/`)))
      )
    })
    .toSorted()
}

function closure(file, importsOf) {
  const reached = new Set([file])
  for (const one of reached) for (const to of importsOf(one)) reached.add(to)
  return reached
}

/** Files from the root, and names of packages as written. Imports of types alone are none. */
function readImports(root, file) {
  if (!file.endsWith('.ts') || !existsSync(join(root, file))) return []
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const written = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((one) => (one.isType || one.moduleRequest === null ? [] : [one.moduleRequest.value])),
    ),
  ]
  return written.map((to) => (to.startsWith('.') ? posix.normalize(posix.join(dirname(file), to)) : to))
}
