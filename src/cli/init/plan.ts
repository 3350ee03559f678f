import type { ProjectPath } from '../../model/words.ts'
import type { FileSource } from '../../observe/owned/source.ts'
import { codeownersLines, ignoresOracle, invariantsText, LEDGER, policyText, seedsText, withLines } from './owned-texts.ts'
import { githubWorkflow, runsGate } from './ci.ts'
import { editConfig, newConfig, testFolder } from './config/edit.ts'
import type { ProjectSeen } from './project.ts'
import { ownersOf, textOf } from './project.ts'

/** One file that is to be written. */
export interface PlannedFile {
  readonly path: ProjectPath
  /** null for a new file. */
  readonly before: string | null
  readonly after: string
}

/** What only a person can do or decide. */
export interface Decision {
  readonly what: string
  /** What to paste, or to run. */
  readonly lines: readonly string[]
  /** Without it, nothing can be green. */
  readonly blocks: boolean
}

export interface Plan {
  readonly files: readonly PlannedFile[]
  /** Files that are there and stay as they are. */
  readonly left: readonly ProjectPath[]
  readonly decisions: readonly Decision[]
  /** The folder of trusted tests. */
  readonly home: ProjectPath
  readonly seeds: readonly string[]
  readonly owners: readonly string[]
}

export const POLICY: ProjectPath = 'oracle/policy.yaml'
export const INVARIANTS: ProjectPath = 'oracle/INVARIANTS.md'
const WORKFLOW: ProjectPath = '.github/workflows/vitest-oracle.yml'

interface Drafts {
  readonly project: ProjectSeen
  readonly source: FileSource
  readonly files: PlannedFile[]
  readonly left: ProjectPath[]
  readonly decisions: Decision[]
}

/** Everything but the first tests: those are written when they have been tried out. */
export async function planOf(project: ProjectSeen, source: FileSource, asked: Asked): Promise<Plan> {
  const drafts: Drafts = { project, source, files: [], left: [], decisions: [] }
  const config = project.config === null ? '' : await textOf(source, project.config)
  const folder = project.config === null ? '' : testFolder(project.config, config)
  const home = folder === '' ? 'oracle' : `${folder}/oracle`
  const owners = asked.owners.length > 0 ? asked.owners : ownersOf(project.codeowners?.text ?? '')
  await create(drafts, POLICY, policyText(project, owners, home))
  await create(drafts, 'oracle/ledger.yaml', LEDGER)
  await create(drafts, INVARIANTS, invariantsText([]))
  await create(drafts, 'oracle/seeds.txt', seedsText(asked.seeds))
  editOfConfig(drafts, config)
  await ignore(drafts)
  if (asked.isTop) await ci(drafts, owners, home)
  else
    drafts.decisions.push({
      what: 'This folder is not the top of its repository, so nothing was written for CI.',
      lines: ['see node_modules/vitest-oracle/templates/ci'],
      blocks: false,
    })
  return { files: drafts.files, left: drafts.left, decisions: drafts.decisions, home, seeds: asked.seeds, owners }
}

export interface Asked {
  readonly owners: readonly string[]
  readonly seeds: readonly string[]
  /** Whether the project is the top of its repository. */
  readonly isTop: boolean
}

async function create({ source, files, left }: Drafts, path: ProjectPath, text: string): Promise<void> {
  if ((await source.read(path)) === null) files.push({ path, before: null, after: text })
  else left.push(path)
}

function editOfConfig({ project, files, decisions, left }: Drafts, before: string): void {
  const { config, isTypeScript } = project
  if (config === null) {
    files.push({ path: isTypeScript ? 'vitest.config.ts' : 'vitest.config.mjs', before: null, after: newConfig() })
    return
  }
  const { text, byHand } = editConfig(config, before, { trusted: 'oracle/**/*.test.*' })
  if (text !== before) files.push({ path: config, before, after: text })
  else if (byHand.length === 0) left.push(config)
  for (const { because, line } of byHand)
    decisions.push({ what: `${config} was not edited for this, since ${because}.`, lines: [line], blocks: !line.includes('reporter') })
}

async function ignore({ source, files, left }: Drafts): Promise<void> {
  const before = await source.read('.gitignore')
  const text = before === null ? '' : Buffer.from(before).toString('utf8')
  if (ignoresOracle(text)) left.push('.gitignore')
  else files.push({ path: '.gitignore', before: before === null ? null : text, after: withLines(text, ['.oracle/'], '') })
}

async function ci(drafts: Drafts, owners: readonly string[], home: ProjectPath): Promise<void> {
  const { project, source, files, left, decisions } = drafts
  const texts = await Promise.all(project.ci.map((path) => textOf(source, path)))
  const own = project.ci.find((_, index) => runsGate(texts[index] ?? ''))
  if (own !== undefined) left.push(own)
  else if (project.ci.length === 0 || project.ci.some((path) => path.startsWith('.github/')))
    await create(drafts, WORKFLOW, githubWorkflow(project))
  else
    decisions.push({
      what: `${project.ci.join(', ')}: no step was added to a CI other than GitHub's.`,
      lines: ['see node_modules/vitest-oracle/templates/ci/gitlab.yml and gate.sh'],
      blocks: false,
    })
  const config = project.config ?? (project.isTypeScript ? 'vitest.config.ts' : 'vitest.config.mjs')
  const path = project.codeowners?.path ?? '.github/CODEOWNERS'
  const sealed = ['oracle/', ...(home === 'oracle' ? [] : [`${home}/`]), '.github/', config, ...(path.startsWith('.github/') ? [] : [path])]
  if (owners.length === 0) {
    decisions.push({
      what: `Who owns what is sealed? Nobody is named in ${project.codeowners === null ? 'a CODEOWNERS' : path}; until then, whoever reviews a patch decides. For example:`,
      lines: [
        `${path}:`,
        ...codeownersLines(sealed, ['@acme/test-owners']).map((line) => `  ${line}`),
        `${POLICY}:`,
        '  owners: ["@acme/test-owners"]',
      ],
      blocks: false,
    })
    return
  }
  const before = project.codeowners?.text ?? ''
  const after = withLines(before, codeownersLines(sealed, owners), '# What judges patches: sealed for all but its owners')
  if (after === before) left.push(path)
  else files.push({ path, before: project.codeowners === null ? null : before, after })
}
