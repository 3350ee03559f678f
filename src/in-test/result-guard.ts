/** What the runner keeps of a test; both majors have it. */
export interface GuardedTask {
  readonly name: string
  fails?: boolean | undefined
  result?: { state: string; errors?: unknown } | undefined
}

export interface Guard {
  /** Ends one attempt: whether it failed, and what it did to its own result that a test cannot honestly do. */
  readonly end: () => { readonly failed: boolean; readonly forged: readonly string[] }
}

const { defineProperty, getOwnPropertyDescriptor } = Object

/**
 * Watches the result of a running test during one attempt. Within an attempt Vitest only ever goes from running to passed, failed or
 * skipped, and from passed to failed; whatever leads from failed back was written by code under test.
 */
export function guardResult(task: GuardedTask): Guard {
  const { result, fails } = task
  if (result === undefined) return { end: () => ({ failed: false, forged: ['task.result'] }) }
  let state = result.state
  let failed = false
  let rewritten = false
  const get = (): string => state
  const set = (next: string): void => {
    if (failed && next !== 'fail' && next !== 'skip') rewritten = true
    if (next === 'fail') failed = true
    state = next
  }
  defineProperty(result, 'state', { configurable: true, enumerable: true, get, set })

  return {
    end: () => {
      const forged: string[] = []
      if (task.result !== result) forged[forged.length] = 'task.result'
      if (rewritten || getOwnPropertyDescriptor(result, 'state')?.get !== get) forged[forged.length] = 'task.result.state'
      if (failed && result.errors === undefined) forged[forged.length] = 'task.result.errors'
      if (task.fails !== fails) forged[forged.length] = 'task.fails'
      defineProperty(result, 'state', { configurable: true, enumerable: true, writable: true, value: result.state })
      return { failed, forged }
    },
  }
}
