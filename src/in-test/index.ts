import { wake } from './state.ts'

export { capture } from './capture.ts'
export { captureFetch } from './capture-fetch.ts'
export { captureNow, captureRandom } from './capture-ready.ts'
export { oracle } from './oracle.ts'
export type { OracleClassName, OracleTagOptions } from './oracle.ts'
export { recordSeed, seeds } from './seeds.ts'

// A file that says nothing of oracles is not watched until here.
await wake()
