import type { Count } from './count-matchers.ts'

/** What `node:assert` exports by default. */
type Assert = ReturnType<typeof process.getBuiltinModule<'node:assert'>>

/** Their messages depend on being called as themselves; `strict` holds functions that are counted themselves. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['ok', 'rejects', 'doesNotReject', 'strict'])

const wrapped = new WeakSet<object>()
/** The reading of `assert` or of one of its functions was counted already, so that the call which follows is not counted again. */
let counted = false

/**
 * Counts the calls of `node:assert`'s named functions, whoever calls them. Some are left as they are, since their messages quote the
 * line that called them or ask who was called; `countedNamespace` counts those.
 * @param sync `module.syncBuiltinESMExports`, so that `import { equal } from 'node:assert'` sees it too.
 */
export function countNodeAssert(assert: Assert, sync: () => void, count: Count): void {
  for (const holder of [assert, assert.strict]) {
    for (const name of Object.keys(holder)) {
      const original: unknown = Reflect.get(holder, name)
      if (!isFunction(original) || !isAssertion(name) || LEFT_ALONE.has(name) || wrapped.has(original)) continue
      const counting = countCalls(name, original, count)
      wrapped.add(counting)
      Reflect.set(holder, name, counting)
    }
  }
  sync()
}

/**
 * What `import … from 'node:assert'` gives instead of the module itself: the same values, and each reading of one is counted. `assert(x)`
 * and `ok(x)` cannot be wrapped without changing their messages, and tests read them from the namespace each time that they call them.
 */
export function countedNamespace(namespace: Readonly<Record<string, unknown>>, count: Count): Record<string, unknown> {
  const counting: Record<string, unknown> = {}
  for (const name of Object.keys(namespace)) {
    const get = (): unknown => {
      if (typeof namespace[name] === 'function' && (name === 'default' || isAssertion(name))) {
        counted = true
        count()
      }
      return namespace[name]
    }
    Object.defineProperty(counting, name, { enumerable: true, configurable: true, get })
  }
  return counting
}

function isFunction(value: unknown): value is (...values: readonly unknown[]) => unknown {
  return typeof value === 'function'
}

/** Classes such as `AssertionError` are no assertions. */
function isAssertion(name: string): boolean {
  return name.charAt(0) === name.charAt(0).toLowerCase()
}

function countCalls(
  name: string,
  original: (...values: readonly unknown[]) => unknown,
  count: Count,
): (...values: readonly unknown[]) => unknown {
  const counting = {
    [name](this: unknown, ...values: readonly unknown[]): unknown {
      if (counted) counted = false
      else count()
      try {
        return Reflect.apply(original, this, values)
      } catch (error) {
        leaveStack(error)
        throw error
      }
    },
  }[name]
  if (counting === undefined) throw new TypeError(`node:assert has no function ${name}`)
  return counting
}

/** Takes this file's frames out of a stack, so that it begins where it would without us. */
function leaveStack(error: unknown): void {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return
  const lines = error.stack.split('\n')
  const others = lines.filter((line) => !line.includes(import.meta.url))
  if (others.length < lines.length) error.stack = others.join('\n')
}
