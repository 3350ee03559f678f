/** What production code says when it asks whether it is tested. Sources: notes/attacks.md, and the names that Vitest and Jest leave in a process. */

export const VARIABLE: RegExp = /^(VITEST|VITEST_(MODE|WORKER_ID|POOL_ID|SEGFAULT_RETRY|SKIP_INSTALL_CHECKS|VM_POOL)?|JEST_WORKER_ID)$/
/** Functions that a runner with `globals: true` gives; names that ordinary programs use as well are not among them. */
export const GLOBALS: ReadonlySet<string> = new Set([
  'vi',
  'vitest',
  'jest',
  'describe',
  'it',
  'expect',
  'beforeEach',
  'afterEach',
  'beforeAll',
  'afterAll',
])
/** By these an object tells a matcher that it equals anything, or the matchers are found. */
export const INTERNALS: RegExp = /^(asymmetricMatch|\$\$jest-matchers-object|jest-matchers-object)$/
export const PROCESS: RegExp = /^(reallyExit|_send|_rawDebug|binding|_linkedBinding)$/
export const STACK: RegExp = /^(stack|prepareStackTrace|captureStackTrace|getCallSites|getCallSite)$/
export const ASKS_ITSELF: RegExp = /^(argv|argv0|execArgv|title|env|ppid)$/
/** Variables and fields that say in which mode a program runs. */
export const MODE: RegExp = /^(NODE_ENV|MODE|ENV|ENVIRONMENT|[A-Z]+_ENV|npm_lifecycle_event)$/
/** Variables that say nothing but that there is a test. */
export const TEST_FLAG: RegExp = /^(IS_)?(TEST|TESTS|TESTING|UNDER_TEST|TEST_MODE)$/
/** A piece of a path or of a name, not a sentence: only such texts are looked for in arguments and call stacks. */
export const PATH_LIKE: RegExp = /^[\w./\\@()[\]-]{2,80}$/
/** The file that a worker of the runner is started with. */
export const WORKER_FILE: RegExp = /(^|\/)(forks|threads|vmForks|vmThreads)\.m?js$/
/** The runner by name, in a text or a pattern. */
export const RUNNER_NAME: RegExp = /\b(vitest|jest|mocha|fast-check|tinypool)\b/i
/** The name of a package of the test run, whole. */
export const RUNNER_MODULE: RegExp = /^(vitest|chai|fast-check|vitest-oracle|@vitest\/(expect|runner))$/
/** How the paths and names of tests look, in a text or a pattern. */
export const TEST_WORD: RegExp = /(^|[^A-Za-z])(__tests__|tests?|specs?|oracle|vitest|jest|run(Test|Suite)s?)([^A-Za-z]|$)/
/** What assertions compare with. */
export const PATCHED: ReadonlySet<string> = new Set([
  'Object.is',
  'Object.keys',
  'Object.entries',
  'Object.getOwnPropertyDescriptor',
  'Object.getPrototypeOf',
  'Object.prototype',
  'Array.isArray',
  'JSON.stringify',
  'RegExp.prototype',
  'Number.isNaN',
  'Reflect.ownKeys',
  'assert.equal',
  'assert.strictEqual',
  'assert.deepEqual',
  'assert.deepStrictEqual',
  'assert.ok',
  'assert.throws',
  'assert.rejects',
])
