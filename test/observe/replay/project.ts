import type { ReplayObservation } from '../../../src/model/replay.ts'
import { type Major, type Project, cleanEnvironment, makeProject, run } from '../../support/index.ts'
import type { Case } from './cases.ts'

const PROBE = `
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { observeReplay } from './node_modules/vitest-oracle/dist/src/observe/replay/observe.js'
import { recordInChild } from './node_modules/vitest-oracle/dist/src/observe/replay/record.js'
const { base, changed, files, turned, seconds } = JSON.parse(process.argv[2])
const walk = (root, dir = '') => readdirSync(join(root, dir), { withFileTypes: true }).flatMap((e) => e.isDirectory() ? walk(root, join(dir, e.name)) : [join(dir, e.name)])
const tree = (root) => ({ root, production: walk(root, 'src'), data: ['package.json'], packages: [] })
let asked = 0
const began = Date.now()
const seen = await observeReplay(
  { head: tree(process.cwd()), base: async () => (asked++, tree(base)), changed, files, turned,
    round: { seedLists: { '': ['1', '2'] }, freshSeed: 20261130, freshName: 'fresh-0123456789ab' }, seconds },
  { record: (order, seconds) => recordInChild(order, { seconds, folders: [] }) },
)
console.log(JSON.stringify({ seen, asked, milliseconds: Date.now() - began }))
`

export interface Replayed {
  readonly seen: Extract<ReplayObservation, { state: 'replayed' }>
  /** How often base was asked for. */
  readonly asked: number
  readonly milliseconds: number
}

const IDENTIFIERS = /export (?:async )?(?:const|class|function\*?) (\w+)/g

function named({ base }: Case): readonly string[] {
  return [...base.matchAll(IDENTIFIERS)].map(([, name = '']) => name)
}

/** A module for each case, and one test file for all: the names of exports carry that of the case. */
export function filesOf(cases: readonly Case[], at: 'base' | 'head', test: string): Record<string, string> {
  const imports = cases.map((one, index) => `import * as m${index} from '../src/${one.name}.ts'`)
  const tests = cases.map(
    (one, index) => `test(${JSON.stringify(one.name)}, async () => { const { ${named(one).join(', ')} } = m${index}; ${one.asks} })`,
  )
  return {
    ...Object.fromEntries(cases.map((one) => [`src/${one.name}.ts`, `${one[at]}\n`])),
    [test]: ["import { expect, test, vi } from 'vitest'", 'void vi', ...imports, ...tests].join('\n'),
  }
}

const SHARED = {
  'src/data/rates.json': '{ "DE": 19, "JP": 10 }\n',
  'vitest.config.ts': "export default { test: { include: ['tests/**/*.test.ts'] } }\n",
  'probe.mjs': PROBE,
}

/** Replays a patch from `base` to `head`; `turned` are the test files whose expectations are turned round. */
export async function replayed(
  major: Major,
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
  turned: readonly string[] = [],
  seconds = 100,
): Promise<Replayed> {
  const projects: Project[] = []
  try {
    for (const files of [base, head]) projects.push(await makeProject({ ...SHARED, ...files }, major, 'whole'))
    const [before, after] = projects as [Project, Project]
    const changed = Object.keys(head).filter((path) => path.startsWith('src/') && head[path] !== base[path])
    const files = Object.keys(head).filter((path) => path.endsWith('.test.ts'))
    const order = JSON.stringify({ base: before.root, changed, files, turned, seconds })
    const ended = await run(major.node, ['probe.mjs', order], { cwd: after.root, env: cleanEnvironment(major), timeout: 300_000 })
    if (ended.status !== 0) throw new Error(`${ended.stdout}${ended.stderr}`)
    const answer = JSON.parse(ended.stdout) as Replayed & { readonly seen: ReplayObservation }
    if (answer.seen.state !== 'replayed') throw new Error(JSON.stringify(answer.seen))
    return answer
  } finally {
    for (const project of projects) project.dispose()
  }
}
