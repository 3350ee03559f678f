import type { FieldWeight } from './manifests.ts'

/**
 * What one changed field of a configuration of Vitest, Vite or Jest is to the test run. Known are only those changes after which the same
 * tests run, or more of them, and nothing is asked of them that is easier: `moves`. All else steers.
 */
export function configWeight(field: string, before: string | null, after: string | null): FieldWeight {
  const [was, now]: readonly unknown[] = [parsed(before), parsed(after)]
  return KNOWN.some(([name, isHarmless]) => name.test(field) && isHarmless(was, now)) ? 'moves' : 'steers'
}

/** A field that is not there. */
const ABSENT = undefined

const parsed = (json: string | null): unknown => (json === null ? ABSENT : JSON.parse(json))

type Harmless = (was: unknown, now: unknown) => boolean

/** Every entry of base's list is in head's, and those beside them are texts. */
const grew: Harmless = (was, now) => isList(was) && isList(now) && was.length > 0 && isMore(now, was)
const shrank: Harmless = (was, now) => isList(was) && isList(now) && isMore(was, now)
const raised: Harmless = (was, now) => isFinite(now) && now >= 0 && (was === ABSENT || (isFinite(was) && was >= 0 && now >= was))
/** Below zero it is how many may be left out, and 0 asks for nothing. */
const fewerLeftOut: Harmless = (was, now) => isFinite(now) && isFinite(was) && now < 0 && was <= now
const lowered: Harmless = (was, now) => isFinite(was) && was >= 0 && (now === ABSENT || (isFinite(now) && now >= 0 && now <= was))
const switchedOff: Harmless = (was, now) => was === true && (now === false || now === ABSENT)
const switchedOn: Harmless = (was, now) => (was === false || was === ABSENT) && now === true
const isPlain: Harmless = (was, now) =>
  [was, now].every((one) => one === ABSENT || (typeof one !== 'object' && one !== null) || isPlainList(one))
const ownReporters: Harmless = (was, now) => [was, now].every((one) => one === ABSENT || [one].flat().every(isOwnReporter))
const ownFormats: Harmless = (was, now) => [was, now].every((one) => one === ABSENT || [one].flat().every(isOwnFormat))

/** Fields by the name that Vitest or Jest gives them, and what may become of them. */
const KNOWN: readonly (readonly [RegExp, Harmless])[] = [
  [/^test\.(coverage\.)?include$|^test\.projects$|^(testMatch|collectCoverageFrom|projects)$/, grew],
  [/^test\.(coverage\.)?exclude$|^(testPathIgnorePatterns|coveragePathIgnorePatterns)$/, shrank],
  [/^(test\.coverage\.thresholds|coverageThreshold\.global)\.(lines|functions|branches|statements)$/, raised],
  [/^(test\.coverage\.thresholds|coverageThreshold\.global)\.(lines|functions|branches|statements)$/, fewerLeftOut],
  [/^test\.coverage\.thresholds\.(perFile|100)$|^test\.(typecheck|coverage)\.enabled$/, switchedOn],
  [/^test\.retry$/, lowered],
  [/^test\.(passWithNoTests|dangerouslyIgnoreUnhandledErrors|allowOnly)$|^passWithNoTests$/, switchedOff],
  [/^test\.(hideSkippedTests|logHeapUsage|slowTestThreshold|open|ui|silent|printConsoleTrace)$|^verbose$/, isPlain],
  [/^test\.reporters$/, ownReporters],
  [/^test\.coverage\.reporter$|^coverageReporters$/, ownFormats],
  // What is built for users, and where it is served: no test is run by these.
  [/^build\.(target|minify|sourcemap|cssMinify|cssCodeSplit|reportCompressedSize|chunkSizeWarningLimit|lib\.\w+)$/, isPlain],
  [/^(server|preview)\.(port|host|open|strictPort)$/, isPlain],
]

const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A pattern with `!` takes away, wherever it stands; and code could hold one. */
function isMore(whole: readonly unknown[], part: readonly unknown[]): boolean {
  const [all, some] = [whole, part].map((list) => new Set(list.map((one) => JSON.stringify(one))))
  const others = whole.filter((one) => some?.has(JSON.stringify(one)) === false)
  return [...(some ?? [])].every((one) => all?.has(one) === true && !one.startsWith('"!')) && others.every(isPattern)
}

const isPattern = (value: unknown): boolean => typeof value === 'string' && !value.startsWith('!')
const isPlainList = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Vitest's own reporters; another one runs code of its own in the process of the runner. */
const isOwnReporter = (name: unknown): boolean =>
  typeof name === 'string' && /^(default|basic|verbose|dot|json|blob|tap|tap-flat|junit|tree|hanging-process|github-actions)$/.test(name)
const isOwnFormat = (name: unknown): boolean =>
  typeof name === 'string' &&
  /^(clover|cobertura|html|html-spa|json|json-summary|lcov|lcovonly|none|teamcity|text|text-lcov|text-summary)$/.test(name)
