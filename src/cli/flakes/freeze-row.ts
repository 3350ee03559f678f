import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { basename, posix, relative, resolve, sep } from 'node:path'
import { leaseStart } from '../../check/flakes/draft.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { FailureSignature, Instant, ProjectPath } from '../../model/words.ts'
import { readRuns } from '../../observe/history/runs.ts'
import { readVerdictReport } from '../../verdict/read.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { historyPlace } from './history.ts'
import type { RowFields } from './freeze-edit.ts'
import type { World } from '../world.ts'

/** The captured input, at the place that the ledger will name. */
export interface Corpus {
  readonly path: ProjectPath
  readonly bytes: Uint8Array
}

/** What is known of a test's failures. */
export interface KnownFailures {
  readonly signatures: readonly FailureSignature[]
  /** null when no run on record failed. */
  readonly firstSeen: Instant | null
}

/** The captured input that `--corpus` names. One that lies elsewhere will be copied. Throws UsageError. */
export async function corpusOf(args: Arguments, policy: Policy, world: World): Promise<Corpus> {
  const given = args.value('corpus')
  if (given === undefined) {
    const kept = await readdir(resolve(world.cwd, '.oracle/corpus')).catch((): string[] => [])
    const list =
      kept.length === 0 ? 'capture() in the test keeps one when it fails' : `kept in .oracle/corpus: ${kept.sort().slice(0, 5).join(', ')}`
    throw new UsageError(`A freeze holds the input that failed: --corpus FILE (${list}).`)
  }
  const file = resolve(world.cwd, given)
  const bytes = await bytesOf(file)
  const own = relative(world.cwd, file).split(sep).join('/')
  const path = own.startsWith(`${policy.corpus}/`) ? own : posix.join(policy.corpus, basename(file))
  const there = await readFile(resolve(world.cwd, path)).catch(() => null)
  if (there !== null && !there.equals(bytes))
    throw new UsageError(`--corpus: ${path} is another input already. Give this one another name.`)
  return { path, bytes }
}

/** Of the file that `--corpus` names. Throws UsageError. */
export async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (cause) {
    throw new UsageError(`--corpus: ${cause instanceof Error ? cause.message : String(cause)}.`)
  }
}

/** From the last verdict, else from the history; `--signature` stands above both. */
export async function failuresOf(test: string, now: Instant, args: Arguments, world: World): Promise<KnownFailures> {
  const { folder, bring } = await historyPlace(args, world)
  const failed = await bring()
  if (failed !== null) throw new UsageError(`${failed}.`)
  const past = await pastFailures(test, folder, now)
  const given = args.values('signature')
  if (given.length > 0) return { ...past, signatures: given }
  const report = await readVerdictReport(resolve(world.cwd, args.value('verdict') ?? '.oracle/verdict.json'))
  if (report.state !== 'read') return past
  const last = report.verdict.failures.filter(({ owner }) => owner === test).map(({ signature }) => signature)
  return last.length === 0 ? past : { ...past, signatures: [...new Set(last)].sort() }
}

async function pastFailures(test: string, folder: string, now: Instant): Promise<KnownFailures> {
  const signatures = new Set<FailureSignature>()
  let firstSeen: Instant | null = null
  try {
    for await (const batch of readRuns(folder, now)) {
      const runs = batch.flatMap((one) => (one.state === 'read' ? [one.run] : []))
      for (const { at, outcomes } of runs) {
        for (const failed of outcomes.filter((one) => one.test === test && one.outcome !== 'passed')) {
          if (firstSeen === null || at < firstSeen) firstSeen = at
          for (const signature of failed.signatures) signatures.add(signature)
        }
      }
    }
  } catch (cause) {
    throw new UsageError(`The history in ${folder} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`)
  }
  return { signatures: [...signatures].sort(), firstSeen }
}

/** What the row is made of besides the options. */
export interface RowKnown {
  readonly test: string
  readonly corpus: Corpus
  readonly now: Instant
  readonly failures: KnownFailures
  readonly maxDays: number
}

const REQUIRED = ['reason', 'owner', 'issue', 'expires'] as const

/** The row as it will be written. Throws UsageError for what the command must say, or say as a number. */
export function rowOf(args: Arguments, { test, corpus, now, failures, maxDays }: RowKnown): RowFields {
  const lost = REQUIRED.filter((name) => args.value(name) === undefined)
  if (lost.length > 0) throw new UsageError(`A freeze needs ${lost.map((name) => `--${name}`).join(', ')}.`)
  if (failures.signatures.length === 0)
    throw new UsageError('Neither the last verdict nor the history knows a failure of this test. Name the failure: --signature HEX.')
  const expires = args.value('expires') ?? ''
  const text = (name: (typeof REQUIRED)[number]): string => args.value(name) ?? ''
  const numbers = [
    ['retries', number(args, 'retries')],
    ['windowRuns', number(args, 'window-runs')],
    ['maxFailRate', number(args, 'max-fail-rate')],
  ] as const
  return {
    test,
    reason: text('reason'),
    owner: text('owner'),
    issue: text('issue'),
    firstSeen: args.value('first-seen') ?? leaseStart(failures.firstSeen ?? now, expires, maxDays, now),
    expires,
    corpus: corpus.path,
    corpusSha256: createHash('sha256').update(corpus.bytes).digest('hex'),
    signatures: failures.signatures,
    points: number(args, 'points') ?? 1,
    ...Object.fromEntries(numbers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  }
}

function number(args: Arguments, option: string): number | undefined {
  const given = args.value(option)
  if (given === undefined) return undefined
  if (/^\d+(\.\d+)?$/.test(given)) return Number(given)
  throw new UsageError(`--${option} is a number, not '${given}'.`)
}
