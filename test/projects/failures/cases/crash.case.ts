import { test } from 'vitest'

// The main thread, and the runner with it, would end in a pool of threads.
test.runIf(typeof process.send === 'function')('kills its worker', () => { process.kill(process.pid, 'SIGKILL') })
