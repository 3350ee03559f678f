import { posix } from 'node:path'
import type { ReplayedTest } from '../../model/captures.ts'
import { isCapturedInputs } from '../../model/generated/captures-validators.js'
import type { ProjectPath } from '../../model/words.ts'

/** Bytes of a corpus that is replayed: what `capture()` keeps at most, with room for how it is written. */
export const LARGEST: number = 16 * 1024 * 1024

const SEVERAL = '.captures.json'

export type ReadCorpus =
  | ({ readonly state: 'read' } & Pick<ReplayedTest, 'inputs' | 'anyName'>)
  /** `because` stands behind the file's name. */
  | { readonly state: 'invalid'; readonly because: string }

/**
 * The inputs that a file of a corpus holds, for a replay: several of one attempt (`*.captures.json`), one as JSON (`*.json`), or one as
 * bytes. Never throws.
 */
export function readCorpus(path: ProjectPath, bytes: Uint8Array): ReadCorpus {
  if (bytes.length > LARGEST) return { state: 'invalid', because: `is larger than ${LARGEST} bytes` }
  if (!path.endsWith('.json'))
    return { state: 'read', anyName: true, inputs: [{ name: 'any', base64: Buffer.from(bytes).toString('base64') }] }
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    return { state: 'invalid', because: `is not JSON: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
  if (!path.endsWith(SEVERAL)) return { state: 'read', anyName: true, inputs: [{ name: 'any', value }] }
  return isCapturedInputs(value)
    ? { state: 'read', anyName: false, inputs: value.inputs }
    : { state: 'invalid', because: `holds no captured inputs: ${wordsOfMistake()}` }
}

function wordsOfMistake(): string {
  const [mistake] = isCapturedInputs.errors ?? []
  return mistake === undefined
    ? 'it does not fit its schema'
    : `${mistake.instancePath === '' ? 'the whole' : mistake.instancePath} ${mistake.message ?? mistake.keyword}`
}

/** Where the input lies on which a test passed, beside the one on which it failed: `pair.json` and `pair.passing.json`. */
export function passingPathOf(corpus: ProjectPath): ProjectPath {
  const extension = corpus.endsWith(SEVERAL) ? SEVERAL : posix.extname(corpus)
  return `${corpus.slice(0, corpus.length - extension.length)}.passing${extension}`
}
