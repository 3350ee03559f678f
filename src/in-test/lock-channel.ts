import type { RunningWorker } from './running-worker.ts'

/**
 * Takes the worker's channel to the runner out of the reach of code under test: Vitest's own reference keeps working, while replacing
 * it throws, and `process.send` sends nothing. Without isolation Vitest itself replaces its state from file to file, so that only
 * `process` is locked.
 */
export function lockChannel(worker: RunningWorker): void {
  if (worker.config.isolate !== false) lockState(worker)
  lockProcess()
}

function lockState(worker: RunningWorker): void {
  const { rpc } = worker
  if (Object.getOwnPropertyDescriptor(worker, 'rpc')?.configurable !== true) return
  Object.defineProperty(worker, 'rpc', {
    configurable: false,
    enumerable: true,
    get: () => rpc,
    set: () => {
      throw new TypeError('vitest-oracle: the channel to the runner is locked; a test may not replace it.')
    },
  })
  Object.defineProperty(globalThis, '__vitest_worker__', { value: worker, configurable: false, enumerable: false, writable: false })
}

function lockProcess(): void {
  if (typeof process.send !== 'function' || process.send === sendNothing) return
  // Honest code asks whether it has a parent, tells it that it is ready, spies on `send` or replaces it: all of that still works. No
  // parent of a Vitest worker waits for such a message. Vitest bound its own copy of the original when the worker started.
  Object.defineProperty(process, 'send', { value: sendNothing, configurable: true, enumerable: true, writable: true })
  // What that copy calls by name; it would let code under test rewrite every message on its way.
  const descriptor = Object.getOwnPropertyDescriptor(process, '_send')
  if (descriptor?.configurable === true) {
    Object.defineProperty(process, '_send', { value: descriptor.value, configurable: false, enumerable: false, writable: false })
  }
}

function sendNothing(_message: unknown, ...rest: readonly unknown[]): boolean {
  const done = rest.at(-1)
  if (typeof done === 'function') process.nextTick(() => Reflect.apply(done, undefined, [null]))
  return true
}
