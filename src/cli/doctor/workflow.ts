import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { YAMLMap } from 'yaml'
import type { ProjectPath } from '../../model/words.ts'

/** A text of a workflow and where it stands. */
export interface Placed {
  readonly text: string
  /** From 1. */
  readonly line: number
}

export interface Step {
  readonly line: number
  readonly uses: Placed | null
  /** The commands, each with its line. */
  readonly run: readonly Placed[]
  readonly with: ReadonlyMap<string, Placed>
  readonly env: ReadonlyMap<string, Placed>
  readonly continues: Placed | null
}

/** `null` where a workflow or job says nothing; the text of the whole where it says one word for all. */
export interface Permissions {
  readonly line: number
  readonly all: string | null
  readonly each: ReadonlyMap<string, Placed>
}

export interface Job {
  readonly id: string
  readonly name: string
  readonly line: number
  readonly permissions: Permissions | null
  readonly env: ReadonlyMap<string, Placed>
  readonly continues: Placed | null
  readonly steps: readonly Step[]
}

export interface Workflow {
  readonly path: ProjectPath
  /** Events with their filters. */
  readonly events: ReadonlyMap<string, ReadonlyMap<string, Placed>>
  readonly onLine: number
  readonly permissions: Permissions | null
  readonly env: ReadonlyMap<string, Placed>
  readonly jobs: readonly Job[]
}

/** A workflow of GitHub, with the line of each thing that it says; or why it cannot be read. */
export function readWorkflow(path: ProjectPath, text: string): Workflow | string {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [error] = document.errors
  if (error !== undefined) return `${path}:${lines.linePos(error.pos[0]).line}: ${error.message}`
  const root = document.contents
  if (!isMap(root)) return `${path}: it is no workflow`
  return workflowOf(path, root, { text, lineOf: (node) => lineOf(node, lines) })
}

type Values = ReadonlyMap<string, Placed>

/** The text that nodes have their places in. */
interface Source {
  readonly text: string
  readonly lineOf: (node: unknown) => number
}

function lineOf(node: unknown, lines: LineCounter): number {
  const start = isNode(node) ? node.range?.[0] : undefined
  return start === undefined ? 1 : lines.linePos(start).line
}

function workflowOf(path: ProjectPath, root: YAMLMap, source: Source): Workflow {
  const [jobs, on] = [root.get('jobs', true), root.get('on', true)]
  return {
    path,
    events: eventsOf(on, source),
    onLine: source.lineOf(on),
    permissions: permissionsOf(root.get('permissions', true), source),
    env: valuesOf(root.get('env', true), source),
    jobs: isMap(jobs) ? jobs.items.flatMap(({ key, value }) => (isMap(value) ? [jobOf(String(key), key, value, source)] : [])) : [],
  }
}

function jobOf(id: string, key: unknown, job: YAMLMap, source: Source): Job {
  const steps = job.get('steps', true)
  const name = job.get('name')
  return {
    id,
    name: typeof name === 'string' ? name : id,
    line: source.lineOf(key),
    permissions: permissionsOf(job.get('permissions', true), source),
    env: valuesOf(job.get('env', true), source),
    continues: placed(job.get('continue-on-error', true), source),
    steps: isSeq(steps) ? steps.items.flatMap((step) => (isMap(step) ? [stepOf(step, source)] : [])) : [],
  }
}

function stepOf(step: YAMLMap, source: Source): Step {
  return {
    line: source.lineOf(step),
    uses: placed(step.get('uses', true), source),
    run: commandsOf(step.get('run', true), source),
    with: valuesOf(step.get('with', true), source),
    env: valuesOf(step.get('env', true), source),
    continues: placed(step.get('continue-on-error', true), source),
  }
}

function eventsOf(node: unknown, source: Source): ReadonlyMap<string, Values> {
  if (isScalar(node)) return new Map([[String(node.value), new Map()]])
  if (isSeq(node)) return new Map(node.items.map((item) => [wordOf(item), new Map()]))
  return isMap(node) ? new Map(node.items.map(({ key, value }) => [String(key), valuesOf(value, source)])) : new Map()
}

function permissionsOf(node: unknown, source: Source): Permissions | null {
  if (node === undefined || node === null) return null
  return { line: source.lineOf(node), all: isScalar(node) ? wordOf(node) : null, each: valuesOf(node, source) }
}

const valuesOf = (node: unknown, { lineOf: at }: Source): Values =>
  isMap(node) ? new Map(node.items.map(({ key, value }) => [String(key), { text: wordOf(value), line: at(key) }])) : new Map()

const placed = (node: unknown, { lineOf: at }: Source): Placed | null => (isScalar(node) ? { text: wordOf(node), line: at(node) } : null)

/** In a block, the first command stands on the line behind the `|`. */
function commandsOf(node: unknown, { text, lineOf: at }: Source): readonly Placed[] {
  if (!isScalar(node) || typeof node.value !== 'string') return []
  const first = at(node)
  const isBlock = /^[|>]/.test(text.slice(node.range?.[0] ?? 0))
  return node.value.split('\n').map((command, index) => ({ text: command, line: isBlock ? first + 1 + index : first }))
}

const wordOf = (node: unknown): string => (isScalar(node) ? String(node.value) : isNode(node) ? String(node) : '')
