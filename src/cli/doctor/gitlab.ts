import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Node, YAMLMap } from 'yaml'
import type { ProjectPath } from '../../model/words.ts'
import type { Job, Placed, Workflow } from './workflow.ts'

const KEYWORDS = new Set([
  'default',
  'include',
  'stages',
  'variables',
  'workflow',
  'image',
  'services',
  'cache',
  'before_script',
  'after_script',
])

/** The jobs of a `.gitlab-ci.yml` in the words of a workflow, as far as they matter; or why it cannot be read. */
export function readGitlab(path: ProjectPath, text: string): Workflow | string {
  const lines = new LineCounter()
  // `!reference` and its like name other parts of the file; what they stand for is not looked at.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' })
  const [error] = document.errors
  if (error !== undefined) return `${path}:${lines.linePos(error.pos[0]).line}: ${error.message}`
  const root = document.contents
  if (!isMap(root)) return `${path}: it is no pipeline`
  const lineOf = (node: Node): number => lines.linePos(node.range?.[0] ?? 0).line
  const jobs = root.items.flatMap(({ key, value }): readonly Job[] => {
    const id = String(key)
    return isMap(value) && !KEYWORDS.has(id) && value.has('script') ? [jobOf(id, value, lineOf)] : []
  })
  const variables = new Map([...jobs.flatMap(({ env }) => [...env]), ...valuesOf(root.get('variables', true), lineOf)])
  return {
    path,
    events: new Map([['pull_request', new Map()]]),
    onLine: 1,
    permissions: { line: 1, all: 'none', each: new Map() },
    env: variables,
    jobs,
  }
}

function jobOf(id: string, job: YAMLMap, lineOf: (node: Node) => number): Job {
  const commands = ['before_script', 'script'].flatMap((key): readonly Placed[] => {
    const script = job.get(key, true)
    const items: readonly unknown[] = isSeq(script) ? script.items : [script]
    return items.flatMap((item) =>
      isScalar(item)
        ? String(item.value)
            .split('\n')
            .map((text) => ({ text, line: lineOf(item) }))
        : [],
    )
  })
  const failure = job.get('allow_failure', true)
  return {
    id,
    name: id,
    line: lineOf(job),
    permissions: null,
    env: valuesOf(job.get('variables', true), lineOf),
    continues: isScalar(failure) ? { text: String(failure.value), line: lineOf(failure) } : null,
    steps: [{ line: lineOf(job), uses: null, run: commands, with: new Map(), env: new Map(), continues: null }],
  }
}

function valuesOf(node: unknown, lineOf: (node: Node) => number): ReadonlyMap<string, Placed> {
  if (!isMap(node)) return new Map()
  return new Map(
    node.items.flatMap(({ key, value }) =>
      isScalar(value) ? [[String(key), { text: String(value.value), line: lineOf(value) }] as const] : [],
    ),
  )
}
