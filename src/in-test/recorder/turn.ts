import { chai, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest'
import { drawFrom, drawTests } from '../../model/replay/fresh.ts'
import type { RecorderSettings } from '../../model/replay.ts'
import { joinRunner } from '../runner.ts'
import { turnNodeAssert } from './turn-node-assert.ts'
import { otherThan } from './other-value.ts'

type Method = (this: object, ...given: readonly unknown[]) => unknown

const { apply, get, getOwnPropertyDescriptor, ownKeys } = Reflect

/** Matchers that hold for no other expected value; the received value itself must be refused where they are negated. */
const EQUALITY =
  /^(toBe|toEqual|toStrictEqual|toContain|toContainEqual|toHaveLength|toBeCloseTo|toMatch|equals?|eqls?|eq|string|lengthOf|closeTo)$/
/** Where the received value itself satisfies the matcher. */
const REFLEXIVE = /^(toBe|toEqual|toStrictEqual|equals?|eqls?|eq)$/
const CALLS = /^(toThrow|toThrowError|throws?|Throw)$/
/** They write, or cannot be negated. */
const LEFT = /snapshot|^(assert|constructor|withContext|withTest|fail)$/i

/**
 * Lets some tests run once more with their expectations turned round: where one holds, the opposite of it and one about another value are
 * put to the same matcher, and only if both are refused, the test fails there. A test that ends green has expectations that refuse
 * nothing, or something between them and the runner takes failures away. Nothing that code under test writes down makes a failure of it.
 */
export function turnExpectations(settings: RecorderSettings): { readonly active: () => boolean } {
  const { prototype } = chai.Assertion
  const state: Turning = { token: drawFrom(settings.seed)().toString(36).slice(2), active: false, probing: false }
  for (const key of ownKeys(prototype)) {
    const descriptor = getOwnPropertyDescriptor(prototype, key)
    const original: unknown = descriptor?.value
    if (typeof key !== 'string' || LEFT.test(key) || typeof original !== 'function' || descriptor?.configurable !== true) continue
    Object.defineProperty(prototype, key, { ...descriptor, value: turned(state, key, original as Method) })
  }
  const active = (): boolean => state.active
  turnNodeAssert(state.token, active)
  const chosen = new Set<RunnerTestCase>()
  joinRunner({
    importing: () => undefined,
    fileBegins: async (file) => choose(testsOf(file), settings, chosen),
    attemptBegins: (test, repeat) => {
      state.active = chosen.has(test) && repeat === test.repeats
    },
    attemptEnds: () => {
      state.active = false
      return undefined
    },
    fileEnds: () => {},
  })
  return { active }
}

interface Turning {
  /** What no expected value holds. */
  readonly token: string
  active: boolean
  probing: boolean
}

function turned(state: Turning, name: string, original: Method): Method {
  return function (this: object, ...given) {
    const flags = get(this, '__flags') as Record<string, unknown> | undefined
    if (!state.active || state.probing || flags === undefined || flags['poll'] === true) return apply(original, this, given)
    const received = flags['object']
    if (CALLS.test(name) && typeof received === 'function') flags['object'] = once(received as Method)
    state.probing = true
    try {
      const returned = apply(original, this, given)
      const refusal = refusalOf(name, flags, given, state.token, (args) => apply(original, this, args))
      if (refusal !== undefined) throw refusal
      return returned
    } finally {
      state.probing = false
      flags['object'] = received
    }
  }
}

/** What the matcher threw for the opposite; undefined when it let something pass that cannot hold. */
function refusalOf(
  name: string,
  flags: Record<string, unknown>,
  given: readonly unknown[],
  token: string,
  put: (given: readonly unknown[]) => unknown,
): unknown {
  const negated = flags['negate'] === true
  const refusal = thrownBy(() => {
    flags['negate'] = !negated
    put(given)
  })
  flags['negate'] = negated
  if (refusal === undefined) return undefined
  if (
    !negated &&
    given.length > 0 &&
    EQUALITY.test(name) &&
    thrownBy(() => put([otherThan(given[0], token), ...given.slice(1)])) === undefined
  )
    return undefined
  if (negated && REFLEXIVE.test(name) && thrownBy(() => put([flags['object'], ...given.slice(1)])) === undefined) return undefined
  return refusal
}

/** The call is made once, and what came of it is what each further call gives. */
function once(call: Method): Method {
  let ended: { readonly threw: boolean; readonly value: unknown } | undefined
  return function (this: object, ...given) {
    if (ended === undefined) {
      try {
        ended = { threw: false, value: apply(call, this, given) }
      } catch (cause) {
        ended = { threw: true, value: cause }
      }
    }
    if (ended.threw) throw ended.value
    return ended.value
  }
}

/** Undefined when nothing was thrown. */
function thrownBy(run: () => unknown): unknown {
  try {
    run()
    return undefined
  } catch (cause) {
    return cause ?? new Error('thrown')
  }
}

/** Tests that run at the same time as others cannot be told apart. */
function choose(tests: readonly RunnerTestCase[], { seed, turned: most }: RecorderSettings, chosen: Set<RunnerTestCase>): void {
  for (const index of drawTests(tests.length, most, seed)) {
    const test = tests[index]
    if (test === undefined || test.mode !== 'run' || test.concurrent === true) continue
    test.retry = 0
    test.repeats = (test.repeats ?? 0) + 1
    chosen.add(test)
  }
}

function testsOf(suite: RunnerTestFile | RunnerTestSuite): readonly RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]))
}
