/**
 * What a worker wrote into the meta of its tests and files, read at the door: the worker runs the patch's code, so every value is
 * checked, copied, and dropped as a whole where its shape is wrong.
 */
import type { CanaryEvidence, CapturedInput, OracleTag, PropertyRun, TestEvidence } from '../../model/tag.ts'
import type { ClaimedClass } from '../../model/words.ts'

/** A file's evidence that grows past this many entries says nothing more; the rest is dropped. */
const MOST_ENTRIES = 1000
const LONGEST_TEXT = 4000

const CLASSES: readonly ClaimedClass[] = ['E', 'P', 'F', 'N']

/** An object that is no array: what JSON calls an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT
}

function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.length <= MOST_ENTRIES && value.every(isText) ? [...value] : undefined
}

function listOf<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const entries: T[] = []
  for (const entry of value.slice(0, MOST_ENTRIES)) {
    const known = read(entry)
    if (known === undefined) return undefined
    entries.push(known)
  }
  return entries
}

/** The tag under `key`: `undefined` without one, `null` for something that is no tag. */
export function tagOf(meta: unknown, key: 'oracle' | 'oracleTagged'): OracleTag | null | undefined {
  if (!isRecord(meta)) return undefined
  const value = own(meta, key)
  if (value === undefined) return undefined
  return readTag(value)
}

/** A tag from plain JSON; `null` when it is none. */
export function readTag(value: unknown): OracleTag | null {
  if (!isRecord(value)) return null
  const cls = CLASSES.find((known) => known === own(value, 'cls'))
  if (cls === undefined) return null
  const covers = own(value, 'covers') === undefined ? [] : textsOf(own(value, 'covers'))
  if (covers === undefined) return null
  const texts: Record<string, string> = {}
  for (const key of ['invariant', 'seeds', 'corpus']) {
    const text = own(value, key)
    if (text === undefined) continue
    if (!isText(text)) return null
    texts[key] = text
  }
  return { cls, ...(covers.length > 0 ? { covers } : {}), ...texts }
}

function propertyRunOf(value: unknown): PropertyRun | undefined {
  if (!isRecord(value)) return undefined
  const { seed, path, runsAsked, runsDone, skips, failed, interrupted, pinned, replayOnly, counterexample } = value
  const numbers = typeof seed === 'number' && Number.isFinite(seed) && isCount(runsDone) && isCount(skips) && isCount(runsAsked)
  const flags =
    typeof failed === 'boolean' && typeof interrupted === 'boolean' && typeof pinned === 'boolean' && typeof replayOnly === 'boolean'
  const texts = (path === null || isText(path)) && (counterexample === null || isText(counterexample))
  if (!numbers || !flags || !texts) return undefined
  return { seed, path, runsAsked, runsDone, skips, failed, interrupted, pinned, replayOnly, counterexample }
}

function captureOf(value: unknown): CapturedInput | undefined {
  if (!isRecord(value)) return undefined
  const { name, file, sha256 } = value
  return isText(name) && isText(file) && isText(sha256) && /^[0-9a-f]{64}$/.test(sha256) ? { name, file, sha256 } : undefined
}

/** What the setup file reported of one test; `undefined` when it did not, or when what is there is not what it writes. */
export function evidenceOf(meta: unknown): TestEvidence | undefined {
  if (!isRecord(meta)) return undefined
  const value = own(meta, 'oracleEvidence')
  if (!isRecord(value)) return undefined
  const assertions = own(value, 'assertions')
  const propertyRuns = listOf(own(value, 'propertyRuns'), propertyRunOf)
  const seeds = textsOf(own(value, 'seeds'))
  const captures = listOf(own(value, 'captures'), captureOf)
  if (!isCount(assertions) || propertyRuns === undefined || seeds === undefined || captures === undefined) return undefined
  const replayed = own(value, 'replayed')
  return { assertions, propertyRuns, seeds, captures, ...(isCount(replayed) ? { replayed } : {}) }
}

/** What the canary of a file found; `undefined` when it did not report. */
export function canaryOf(meta: unknown): CanaryEvidence | undefined {
  if (!isRecord(meta)) return undefined
  const value = own(meta, 'oracleCanary')
  if (!isRecord(value)) return undefined
  const asked = own(value, 'asked')
  const broken = textsOf(own(value, 'broken'))
  return isCount(asked) && broken !== undefined ? { asked, broken } : undefined
}
