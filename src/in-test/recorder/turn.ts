import { chai, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest'
import { drawFrom } from '../../model/replay/fresh.ts'
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
 * Turns the expectations of some tests round: where one holds, the opposite of it and one about another value are put to the same
 * matcher, and only if both are refused, the test fails there. A test that ends green has expectations that refuse nothing, or
 * something between them and the runner takes failures away. Nothing that this writes down can be forged into a failure.
 */
export function turnExpectations(settings: RecorderSettings): void {
  const { prototype } = chai.Assertion
  const state: Turning = { prototype, token: drawFrom(settings.seed)().toString(36).slice(2), probing: false }
  for (const key of ownKeys(prototype)) {
    const descriptor = getOwnPropertyDescriptor(prototype, key)
    const original: unknown = descriptor?.value
    if (typeof key !== 'string' || LEFT.test(key) || typeof original !== 'function' || descriptor?.configurable !== true) continue
    Object.defineProperty(prototype, key, { ...descriptor, value: turned(state, key, original as Method) })
  }
  turnNodeAssert(state.token)
  joinRunner({
    importing: () => undefined,
    fileBegins: async (file) => choose(testsOf(file), settings),
    attemptBegins: () => {},
    attemptEnds: () => undefined,
    fileEnds: () => {},
  })
}

interface Turning {
  readonly prototype: object
  /** What no expected value holds. */
  readonly token: string
  probing: boolean
}

function turned(state: Turning, name: string, original: Method): Method {
  return function (this: object, ...given) {
    const flags = get(this, '__flags') as Record<string, unknown> | undefined
    if (state.probing || flags === undefined || flags['poll'] === true) return apply(original, this, given)
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

/** The others of the file do not run. */
function choose(tests: readonly RunnerTestCase[], { seed, turned: most }: RecorderSettings): void {
  const draw = drawFrom(seed)
  const drawn = tests.map((test) => ({ test, at: draw() })).toSorted((a, b) => a.at - b.at)
  drawn.forEach(({ test }, index) => {
    test.retry = 0
    test.repeats = 0
    if (index >= most && test.mode === 'run') test.mode = 'skip'
  })
}

function testsOf(suite: RunnerTestFile | RunnerTestSuite): readonly RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]))
}
