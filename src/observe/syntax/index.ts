export { parseTestFile } from './file.ts'
export type { Surroundings } from './file.ts'
export type { Follow } from './modules.ts'
export { parseProductionFile } from './production.ts'
