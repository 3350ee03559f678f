// What rows and laws import of `vitest`, outside of a worker of Vitest: its own collector of tests, and its own matchers.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const partOf = (name) => import(pathToFileURL(createRequire(require.resolve('vitest/package.json')).resolve(name)).href)

const { collectTests, getFn, getHooks, describe, test, beforeAll, beforeEach, afterAll, afterEach } = await partOf('@vitest/runner')
const { chai, ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, getState, setState, GLOBAL_EXPECT } =
  await partOf('@vitest/expect')

const goldens = new Map()

/** Compares, and never writes. */
function Goldens({ Assertion }) {
  Assertion.addMethod('toMatchFileSnapshot', function (path) {
    const file = resolve(dirname(getState(expect).testPath), path)
    if (!goldens.has(file)) goldens.set(file, readFileSync(file, 'utf8'))
    if (this._obj !== goldens.get(file)) throw new Error(`it is not what ${path} holds`)
  })
}

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers, Goldens]) chai.use(plugin)
const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT])
globalThis[GLOBAL_EXPECT] ??= expect
setState({ assertionCalls: 0, isExpectingAssertions: false, environment: 'node', customTesters: [] }, expect)

/** Where the running test stands. */
const standsIn = (testPath) => setState({ testPath }, expect)

export { standsIn, collectTests, getFn, getHooks, describe, test, beforeAll, beforeEach, afterAll, afterEach, expect }
