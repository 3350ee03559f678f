import { inject } from 'vitest'
import { begin } from './begin.ts'

// In a browser nothing is counted: there is no async context to tell concurrent tests apart by, and the evidence is then not known.
if (typeof process === 'object' && typeof process.getBuiltinModule === 'function' && !Reflect.has(globalThis, '__vitest_browser__')) {
  await begin(inject('vitest-oracle'))
}
