import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { GateRun } from '../../src/model/gate.ts'
import { type Project, cleanEnvironment, run } from '../support/index.ts'

/** The gate's outer process as far as tests are run: a project's own copy of this package, on the Node of its major. */
const PROBE = `
import { runTests } from './node_modules/vitest-oracle/dist/src/observe/gate/run-tests.js'
const { request, options } = JSON.parse(process.argv[2])
console.log(JSON.stringify(await runTests(request, options)))
`

export interface Asked {
  readonly files?: unknown
  readonly config?: string
  readonly watched?: unknown
  readonly seedLists?: Readonly<Record<string, readonly string[]>>
  readonly seconds?: number
  readonly fileSeconds?: number
  readonly sealedSeeds?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export async function runIn(project: Project, asked: Asked = {}): Promise<GateRun> {
  const request = {
    root: project.root,
    ...(asked.config === undefined ? {} : { config: asked.config }),
    files: asked.files ?? { kind: 'all' },
    watched: asked.watched ?? 'all',
    seedLists: asked.seedLists ?? {},
    freshSeed: 1234,
    freshName: 'fresh-0123456789ab',
    freshFrom: 'commit',
    sealedSeeds: asked.sealedSeeds ?? true,
  }
  return (await probe(project, { request }, asked)) as GateRun
}

async function probe(project: Project, order: object, { seconds = 60, fileSeconds, env = {} }: Asked): Promise<unknown> {
  project.write({ 'probe.mjs': PROBE })
  const limits = { seconds, ...(fileSeconds === undefined ? {} : { fileSeconds }) }
  const ended = await run(project.major.node, ['probe.mjs', JSON.stringify({ ...order, options: { limits } })], {
    cwd: project.root,
    env: { ...cleanEnvironment(project.major), ...env },
  })
  if (ended.status !== 0) throw new Error(`${ended.stdout}${ended.stderr}`)
  return JSON.parse(ended.stdout)
}

export type EndedRun = Extract<GateRun, { state: 'ended' }>

export function ended(answer: GateRun): EndedRun {
  if (answer.state !== 'ended') throw new Error(`${answer.because}\n${answer.output}`)
  return answer
}

/** `passed tests/a.test.ts > title`, by id. */
export function states({ run: { modules } }: EndedRun): readonly string[] {
  return modules.flatMap(({ tests }) => tests.map(({ state, id }) => `${state} ${id}`))
}

/** Settles a moment after a worker of Vitest runs below a process: then its test file is what keeps it. */
export async function whenWorkerRuns(pid: number): Promise<void> {
  const until = performance.now() + 30_000
  while (!readdirSync('/proc').some((name) => isWorker(name) && isBelow(name, pid))) {
    if (performance.now() > until) throw new Error('no worker was started')
    await wait(50)
  }
  await wait(1000)
}

function isWorker(name: string): boolean {
  return /^\d+$/.test(name) && textOf(`/proc/${name}/cmdline`).includes('workers/forks')
}

function isBelow(name: string, pid: number): boolean {
  const parent = /^PPid:\s*(\d+)/m.exec(textOf(`/proc/${name}/status`))?.[1] ?? '0'
  return parent !== '0' && (Number(parent) === pid || isBelow(parent, pid))
}

/** Empty for a process that has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
