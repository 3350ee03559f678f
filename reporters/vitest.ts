import { resolve } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node'
import type { Verdict } from '../src/model/verdict.ts'
import { keepForBlob } from '../src/observe/run/declared.ts'
import { importsOf } from '../src/observe/run/imported.ts'
import { shardNumberOf } from '../src/observe/run/shard.ts'
import { remedyOf } from '../src/verdict/faults.ts'
import { type RunCircumstances, buildRunVerdict } from '../src/verdict/build.ts'
import { judgeRun } from '../src/verdict/judge-run.ts'
import { shardPath } from '../src/verdict/shards/path.ts'
import { removeVerdict, removeWhole, writeVerdict } from '../src/verdict/write.ts'
import { holdExitCode, releaseExitCode } from './exit-code.ts'
import { type OracleOptions, type ResolvedOptions, resolveOptions } from './options.ts'
import {
  type RunProgress,
  type RunStart,
  finishRun,
  forBlob,
  instructWorkers,
  isMerge,
  noteCollected,
  shardAbout,
  startRun,
} from './run-session.ts'
import { showsUnicode } from './letters.ts'
import { shardSummaryOf, summaryOf } from './summary.ts'

export type { OracleOptions }

/**
 * Records a run and writes its verdict at the end. It never throws into Vitest: what goes wrong here leaves no verdict, says so, and
 * ends in an exit status that is not 0.
 */
export default class OracleReporter implements Reporter {
  readonly #options: ResolvedOptions
  #vitest: Vitest | undefined
  #start: RunStart | undefined
  #progress: RunProgress = { specifications: [], declared: new Map(), kept: new Map(), rerun: false, undeclared: [] }
  #runs = 0
  #fault: string | undefined

  /** @throws {TypeError} for options that are not known. */
  constructor(options?: OracleOptions) {
    this.#options = resolveOptions(options)
  }

  async onInit(vitest: Vitest): Promise<void> {
    this.#vitest = vitest
    await this.#guard('reading the files that people own', async () => {
      const number = shardNumberOf(vitest)
      await removeVerdict(this.#output(vitest))
      if (number !== undefined) await removeWhole(shardPath(this.#output(vitest), number))
      this.#start = await startRun(vitest, this.#options)
    })
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    const vitest = this.#vitest
    if (vitest === undefined) return
    holdExitCode(this.#options.exitCode, vitest.config.watch)
    const rerun = this.#runs > 0
    this.#runs++
    this.#progress = { specifications, declared: new Map(), kept: new Map(), rerun, undeclared: [] }
    // The first run began in onInit; in watch mode each further one reads anew what people may have edited meanwhile.
    if (rerun) await this.onInit(vitest)
    await this.#guard('asking for the files of the other shards', async () => {
      const shard = await shardAbout(vitest)
      if (shard !== undefined) this.#progress = { ...this.#progress, shard }
    })
    const start = this.#start
    if (start !== undefined)
      await this.#guard('instructing the workers', () => instructWorkers(vitest, this.#options, start, specifications))
  }

  async onTestModuleCollected(module: TestModule): Promise<void> {
    const vitest = this.#vitest
    if (vitest !== undefined) await this.#guard('reading the tags of a file', () => noteCollected(vitest, this.#progress, module))
  }

  async onTestModuleEnd(module: TestModule): Promise<void> {
    const declared = this.#progress.declared.get(module)
    const start = this.#start
    if (declared === undefined || start === undefined || this.#vitest === undefined || isMerge(this.#vitest)) return
    await this.#guard('keeping the tags of a file', () => keepForBlob(module, forBlob(declared, start, this.#progress)))
  }

  async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: TestRunEndReason): Promise<void> {
    const vitest = this.#vitest
    const start = this.#start
    if (vitest === undefined) return
    const runnerExitCode = Number(process.exitCode ?? 0)
    const verdict = await this.#guard('judging the run', async () => {
      if (start === undefined || this.#fault !== undefined) return undefined
      const seen = await finishRun(vitest, this.#options, start, this.#progress, { modules, errors, reason, runnerExitCode })
      const circumstances: RunCircumstances = {
        subject: await start.subject,
        environment: { node: process.version, vitest: vitest.version, platform: process.platform, arch: process.arch },
        startedAt: start.startedAt.toISOString(),
        // A clock may be set back while the tests run.
        milliseconds: Math.max(0, Date.now() - start.startedAt.getTime()),
        inventory: this.#options.inventory,
      }
      const { shard } = this.#progress
      if (shard !== undefined) {
        // Few runs are shards, and what writes one takes time to load.
        const { writeShard } = await import('../src/verdict/shards/write.ts')
        await writeShard(this.#output(vitest), seen, circumstances, { ...shard, imports: importsOf(modules, vitest.config.root) })
      }
      const judged = buildRunVerdict(judgeRun(seen), circumstances)
      await writeVerdict(this.#output(vitest), judged)
      return judged
    })
    // Of a run in which nothing failed, Vitest leaves the exit code alone.
    this.#conclude(vitest, verdict, reason === 'passed' ? runnerExitCode : 0)
  }

  #conclude(vitest: Vitest, verdict: Verdict | undefined, others: number): void {
    releaseExitCode(verdict?.decision, others)
    if (verdict === undefined) {
      vitest.logger.error(`\n oracle  no verdict: ${this.#fault ?? 'the run could not be judged'}\n`)
    } else {
      vitest.logger.error(this.#summary(verdict, process.stderr.isTTY === true))
    }
    this.#fault = undefined
  }

  #summary(verdict: Verdict, color: boolean): string {
    const { output } = this.#options
    const shard = this.#progress.shard?.shard
    const isUnicode = showsUnicode(process.platform, process.env)
    if (shard === undefined) return summaryOf(verdict, output, color, isUnicode)
    return shardSummaryOf(shard, shardPath(output, shard), color, isUnicode)
  }

  #output(vitest: Vitest): string {
    return resolve(vitest.config.root, this.#options.output)
  }

  async #guard<T>(doing: string, act: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await act()
    } catch (cause) {
      const known = remedyOf(cause)
      const words = known === null ? wordsOfError(cause) : `${known.fault.message}\n         ${known.remedy}`
      this.#fault ??= `${doing} failed: ${words}`
      return undefined
    }
  }
}

const wordsOfError = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
