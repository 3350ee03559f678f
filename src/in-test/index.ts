export { capture } from './capture.ts'
export { oracle } from './oracle.ts'
export type { OracleClassName, OracleTagOptions } from './oracle.ts'
export { recordSeed, seeds } from './seeds.ts'
