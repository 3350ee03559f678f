// Runs the project of failures on both majors and writes what they told a reporter to corpus/*.json.
// Needs a Node that runs TypeScript (22.18 or later): node test/observe/failure/record.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MAJORS, packageRoot } from '../../support/index.ts'
import { runCorpus } from './corpus.ts'
import type { Circumstances } from './corpus.ts'
import { recordingFile } from './recordings.ts'
import type { Recording } from './recordings.ts'

const deep = 'tief/ünïcode dir (x)/проект a b'
const runs: readonly (Circumstances & { readonly pretended: string })[] = [
  { major: MAJORS[0], pool: 'forks', folder: 'plain', moved: 0, pretended: '/home/runner/work/plain' },
  { major: MAJORS[0], pool: 'threads', folder: deep, moved: 120, pretended: `/Users/someone/${deep}` },
  { major: MAJORS[1], pool: 'vmForks', folder: 'other', moved: 3, pretended: '/builds/other' },
  { major: MAJORS[1], pool: 'vmThreads', folder: deep, moved: 7, pretended: `/Users/someone/${deep}` },
]
/** What `observeError` reads, and what helps a person who reads the recording. */
const kept = new Set([
  'name',
  'message',
  'stack',
  'stacks',
  'constructor',
  'operator',
  'cause',
  'errors',
  'code',
  'type',
  'method',
  'file',
  'line',
  'column',
])

for (const { pretended, ...circumstances } of runs) {
  const { root, failures } = await runCorpus(circumstances)
  const { major, pool, moved } = circumstances
  const recording: Recording = { vitest: major.version, pool, moved, root: pretended, failures: [] }
  const rows = failures.map((row) => JSON.stringify(row, (_key, value: unknown) => (isError(value) ? keptOf(value) : value)))
  // One row a line, so that a new recording shows what changed.
  const text = JSON.stringify(recording).replace(/\]\}$/, `\n${rows.join(',\n')}\n]}`)
  const file = recordingFile(`vitest-${major.version}-${pool}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${elsewhere(text, root, pretended)}\n`)
  console.log(`${file}: ${failures.length} rows`)
}

function isError(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'message' in value
}

function keptOf(error: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([key]) => kept.has(key)))
}

/** The root and this checkout as they would be on the pretended machine. */
function elsewhere(text: string, root: string, pretended: string): string {
  const places: [string, string][] = [
    [root, pretended],
    [packageRoot.replace(/[\\/]$/, ''), '/opt/packages'],
  ]
  return places.reduce((result, [here, there]) => {
    const url = (path: string): string => pathToFileURL(path).href
    return result.replaceAll(url(here), url(there)).replaceAll(here, there)
  }, text)
}
