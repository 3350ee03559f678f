export { capture, captureFetch, captureNow, captureRandom, oracle, recordSeed, seeds } from './in-test/index.ts'
export type { OracleClassName, OracleTagOptions } from './in-test/index.ts'
export { vitestOracle } from '../reporters/plugin.ts'
export type { OracleOptions } from '../reporters/options.ts'
export { readVerdict } from './read-verdict.ts'
export type {
  Verdict,
  VerdictTest,
  VerdictFailure,
  VerdictFreeze,
  VerdictKnownBad,
  VerdictPath,
  VerdictRegion,
  JudgedFinding,
  Reason,
} from './model/verdict.ts'
export type { OracleTag } from './model/tag.ts'
export type { Decision, OracleClass, Phase, PresetName, Severity } from './model/words.ts'
