// A test runner of StrykerJS. Its own one for Vitest starts a worker for each mutant, which takes longer than the tests of it; here all test
// files are loaded once in one process, and a mutant costs no more than the tests that reach it.
import { register } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'

/** A test that took longer when nothing was mutated is not asked: a mutant that it alone would notice counts as survived. */
const MOST_MILLISECONDS = 1500

const settled = async (run) => {
  try {
    await run()
    return null
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

class InProcess {
  static inject = ['options']
  #space
  #files
  #tests

  constructor(options) {
    this.#space = globalThis.__stryker__ ??= {}
    this.#files = options.inProcess.tests
  }

  /**
   * Modules stay loaded. StrykerJS would start another process for each mutant that is also reached while they load, but no mutant is ever
   * switched on then (`ignoreStatic`), so there is nothing to load anew.
   */
  capabilities() {
    return { reloadEnvironment: true }
  }

  async dryRun() {
    const results = []
    for (const test of await this.#loaded()) {
      this.#space.currentTestId = test.id
      const began = performance.now()
      const failure = await settled(test.run)
      test.milliseconds = performance.now() - began
      this.#space.currentTestId = undefined
      results.push({ id: test.id, name: test.id, timeSpentMs: test.milliseconds, ...outcome(failure) })
    }
    return { status: 'complete', tests: results, mutantCoverage: this.#space.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    this.#space.hitCount = 0
    this.#space.hitLimit = hitLimit
    const wanted = new Set(testFilter)
    const tests = (await this.#loaded())
      .filter(({ id, milliseconds }) => (testFilter === undefined || wanted.has(id)) && milliseconds < MOST_MILLISECONDS)
      .toSorted((a, b) => a.milliseconds - b.milliseconds)
    this.#space.activeMutant = activeMutant.id
    for (const [index, test] of tests.entries()) {
      const failure = await settled(test.run)
      if (hitLimit !== undefined && this.#space.hitCount > hitLimit) return { status: 'timeout', reason: 'it ran in circles' }
      if (failure !== null) return { status: 'killed', killedBy: [test.id], failureMessage: failure, nrOfTests: index + 1 }
    }
    return { status: 'survived', nrOfTests: tests.length }
  }

  async #loaded() {
    this.#tests ??= await load(this.#files)
    return this.#tests
  }
}

const outcome = (failure) => (failure === null ? { status: 0 } : { status: 1, failureMessage: failure })

async function load(files) {
  register(new URL('./loaded.mjs', import.meta.url))
  const { collectTests, getFn, getHooks, standsIn } = await import('./vitest.mjs')
  // That a law fails is enough: the smallest case for which it does takes far longer to find.
  fc.configureGlobal({ endOnFailure: true })
  const config = {
    root: process.cwd(),
    name: '',
    setupFiles: [],
    sequence: { hooks: 'stack' },
    tags: [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
  }
  const runner = {
    config,
    trace: (_name, _attributes, run) => (run ?? _attributes)(),
    importFile: (path) => import(pathToFileURL(path).href),
  }
  const collected = await collectTests(
    files.map((file) => resolve(file)),
    runner,
  )
  const broken = collected.find((file) => file.result?.state === 'fail')
  if (broken !== undefined)
    throw new Error(`${broken.filepath} could not be loaded: ${broken.result.errors[0]?.stack ?? broken.result.errors[0]?.message}`)
  const tests = []
  for (const file of collected) await flatten(file, [], [], tests, { getFn, getHooks, standsIn })
  return tests
}

/** Each test with the hooks around it. What runs before all of a suite runs now. */
async function flatten(suite, titles, around, tests, { getFn, getHooks, standsIn }) {
  const hooks = getHooks(suite)
  for (const hook of hooks.beforeAll) await hook(suite)
  const hooksAround = [...around, hooks]
  for (const task of suite.tasks) {
    const path = [...titles, task.name]
    if (task.type === 'suite') await flatten(task, path, hooksAround, tests, { getFn, getHooks, standsIn })
    else if (task.mode === 'run' || task.mode === 'queued') {
      const run = async () => {
        standsIn(task.file.filepath)
        for (const { beforeEach } of hooksAround) for (const hook of beforeEach) await hook(task.context, suite)
        try {
          await getFn(task)()
        } finally {
          for (const { afterEach } of hooksAround.toReversed()) for (const hook of afterEach) await hook(task.context, suite)
        }
      }
      const name = [task.file.name, ...path].join(' > ')
      const same = tests.filter((test) => test.name === name).length
      tests.push({ id: same === 0 ? name : `${name} (${same + 1})`, name, run, milliseconds: 0 })
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcess }]
