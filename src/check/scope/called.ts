import type { PatchScope, ScriptsChange } from '../../model/patch.ts'

const FOR_TESTS = /^(pre|post)?(test|vitest|jest|ci|check|verify|coverage|gate|oracle)([:-]|$)/
/** Names of what is done before tests, or beside them. */
const ASIDE =
  /^(build|bundle|clean|codegen|compile|copy|dev|docs|fmt|format|gen|generate|lint|prettier|size|start|tsc|types?|typecheck|watch)([:-]|$)/
/** Programs that build, look at the code or tidy up: a script of these alone runs no tests, whoever calls it. */
const NO_TESTS =
  /^(astro|attw|babel|biome|cp|cpy|cspell|del|del-cli|depcheck|dprint|echo|esbuild|eslint|knip|license-checker|lint-staged|madge|markdownlint|mkdir|mkdirp|npm-check|oxfmt|oxlint|parcel|prettier|publint|rimraf|rm|rolldown|rollup|rslib|semistandard|shx|size-limit|standard|stylelint|swc|tsc|tsdown|tsgo|tshy|tslint|tsup|typedoc|unbuild|vite build|vue-tsc|webpack|xo)( |$)/

/**
 * The changed scripts, as `path field`, that the scripts for tests call, whatever they are named, where they did more at base than build and
 * lint: `"test": "npm run unit"` with `"unit": "ava"`.
 */
export function calledScripts({ scripts }: Pick<PatchScope, 'scripts'>): ReadonlySet<string> {
  return new Set(
    scripts.flatMap((change) => {
      const called = calledIn(change)
      return [...change.before.keys()]
        .filter(
          (name) => called.has(name) && change.before.get(name) !== change.after.get(name) && !isAside(name, change.before.get(name) ?? ''),
        )
        .map((name) => `${change.path} scripts.${name}`)
    }),
  )
}

function isAside(name: string, text: string): boolean {
  const commands = text.split(/&&|\|\||;/).map((command) => command.trim().replace(/^(npx|pnpm exec) /, ''))
  return ASIDE.test(name) || commands.every((command) => NO_TESTS.test(command))
}

/** All that is reached at base from the scripts for tests, by name or by a pattern. */
function calledIn({ before }: ScriptsChange): ReadonlySet<string> {
  const called = new Set<string>()
  const left = [...before.keys()].filter((name) => FOR_TESTS.test(name))
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const words = (before.get(name) ?? '').split(/[\s"'`&|;(),]+/).map((word) => word.replace(/^npm:/, ''))
    for (const other of before.keys()) {
      if (called.has(other) || !words.some((word) => word === other || isPattern(word, other))) continue
      for (const one of [other, `pre${other}`, `post${other}`]) {
        if (!before.has(one) || called.has(one)) continue
        called.add(one)
        left.push(one)
      }
    }
  }
  return called
}

const MOST_STARS = 5

/** `unit:*` of `run-s` and `npm-run-all`; too many scripts rather than too few. */
function isPattern(word: string, name: string): boolean {
  if (!/^[\w:*-]*\*[\w:*-]*$/.test(word)) return false
  // Nobody writes more stars, and each multiplies the work.
  if (word.split('*').length > MOST_STARS) return true
  return new RegExp(`^${word.replace(/\*+/g, '.*')}$`).test(name)
}
