import { join } from 'node:path'
import type { TestSpecification, Vitest } from 'vitest/node'
import type { ElsewhereFile, FoundTestFile, GateMessage, GateRequest } from '../../../model/gate.ts'
import type { WorkerSettings } from '../../../model/tag.ts'
import { isChosen } from '../choice.ts'
import { projectPathOf } from '../../run/identity.ts'
import { provideSettings } from '../../run/inject.ts'
import { vitestOf } from '../../run/project-vitest.ts'
import { createHardened } from './create.ts'
import { furtherSeeds } from './further-seeds.ts'
import { strictPool, usePool } from './pool.ts'
import type { PoolEvents } from './pool.ts'
import { type RoundEnd, recordRounds } from './round.ts'
import type { Spare } from './spare.ts'

type Send = (message: GateMessage) => void

/** Runs what was asked for, in one round or more. @returns what ends Vitest */
export async function runHere(request: GateRequest, fileSeconds: number, send: Send): Promise<() => Promise<void>> {
  const { root, freshSeed, files } = request
  const { vitest, found, round } = await openRun(request, fileSeconds, send)
  const chosen = found.filter(({ moduleId }) => isChosen(files, projectPathOf(root, moduleId)))
  if (chosen.length > 0) {
    const first = await round(chosen, freshSeed)
    if (request.sealedSeeds && isGreen(first)) {
      for (const [seed, modules] of furtherSeeds(first.modules, request.seedLists)) {
        const again = new Set(modules.map(({ file, project }) => `${file}\0${project}`))
        const left = chosen.filter(({ moduleId, project }) => again.has(`${projectPathOf(root, moduleId)}\0${project.name}`))
        await round(left, seed)
      }
    }
  }
  send({ kind: 'end', runnerExitCode: Number(process.exitCode ?? 0) })
  return () => vitest.close()
}

/** A Vitest that is ready to run, with the files that it finds. */
export interface OpenRun {
  readonly vitest: Vitest
  readonly found: readonly TestSpecification[]
  /** Runs files once on one seed. */
  readonly round: (specifications: readonly TestSpecification[], seed: number) => Promise<RoundEnd>
}

/** @param spare keeps processes for the next files ready */
export async function openRun(request: GateRequest, fileSeconds: number, send: Send, spare?: Spare): Promise<OpenRun> {
  const { root, config, maxWorkers } = request
  const module = await vitestOf(root)
  const rounds = recordRounds(root, request.freshName, send, request.imports === true || request.watched === 'all')
  const vitest = await createHardened(module, { root, config, maxWorkers, reporter: rounds.reporter })
  const events: PoolEvents = {
    began: (file) => send({ kind: 'began', file: projectPathOf(root, file) }),
    late: (file) => send({ kind: 'late', file: projectPathOf(root, file) }),
    breach: (kind, file, about) => send({ kind: 'breach', breach: { kind, file: projectPathOf(root, file), about } }),
  }
  const pool = strictPool(module, fileSeconds, events, spare)
  for (const project of vitest.projects) if (!project.isBrowserEnabled()) usePool(project, pool)
  return {
    vitest,
    found: await find(vitest, request, send),
    round: (specifications, seed) => {
      provideSettings(vitest, settingsOf(request, seed))
      return rounds.run(vitest, specifications, seed)
    },
  }
}

/** Where one round failed already, further ones could say nothing better. */
function isGreen({ modules, unhandledErrors }: RoundEnd): boolean {
  return unhandledErrors.length === 0 && modules.every(({ state }) => state === 'passed' || state === 'skipped')
}

function settingsOf(request: GateRequest, seed: number): WorkerSettings {
  const { root, freshSeed, freshName, seedLists, watched, sealedSeeds, replay, keepAll } = request
  return {
    root,
    freshSeed: seed,
    freshName,
    seedLists,
    ...(watched === 'all' ? {} : { watched: watched.map((file) => join(root, file)) }),
    ...(replay === undefined ? {} : { replay: replay.map((one) => ({ ...one, file: join(root, one.file) })) }),
    ...(keepAll === undefined ? {} : { keepAll }),
    ...(sealedSeeds && seed === freshSeed ? {} : { oneSeed: true }),
  }
}

/**
 * The test files that can be run here, said to the one that judges; with those that cannot. Tests of types run as the project has it, in its
 * compiler. They are no evidence that anything ran, so where tests are watched there are none.
 */
async function find(vitest: Vitest, { root, watched }: GateRequest, send: Send): Promise<readonly TestSpecification[]> {
  const all = await vitest.globTestSpecifications()
  const here: TestSpecification[] = []
  const elsewhere: ElsewhereFile[] = []
  for (const specification of all) {
    const { pool, project } = specification
    if (pool === 'typescript' && watched === 'all') continue
    if (pool !== 'typescript' && project.isBrowserEnabled()) elsewhere.push({ ...told(specification, root), kind: 'browser' })
    else here.push(specification)
  }
  send({ kind: 'found', vitest: vitest.version, files: here.map((one) => told(one, root)), elsewhere })
  return here
}

function told({ moduleId, project }: TestSpecification, root: string): FoundTestFile {
  return { project: project.name, file: projectPathOf(root, moduleId) }
}
