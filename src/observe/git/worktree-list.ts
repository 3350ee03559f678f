import type { ProjectPath } from '../../model/words.ts'
import { askGit } from './ask.ts'
import type { Git } from './run.ts'

/** A path that git would look at when all is added. */
export interface ListedPath {
  /** From the top of the work tree. */
  readonly path: ProjectPath
  /** What git's index holds; null for what is not tracked. */
  readonly mode: string | null
  /** The object of the index; '' for what is not tracked. */
  readonly id: string
}

/** What a file system cannot say by itself, so that git keeps it: bits for execution, and symbolic links. */
export interface WorktreeSettings {
  readonly hasModes: boolean
  readonly hasLinks: boolean
  readonly isSparse: boolean
}

/**
 * The paths of the work tree, sorted: those of the index, and those that are neither there nor ignored. What this package writes itself
 * into `.oracle` is left out where it is not tracked.
 * @param prefix from the top to the project, where `.oracle` is
 */
export async function listWorktree(
  top: string,
  prefix: string,
  git: Git,
): Promise<{ readonly listed: readonly ListedPath[]; readonly settings: WorktreeSettings }> {
  const [tracked, others, hasModes, hasLinks, isSparse] = await Promise.all([
    askGit(top, ['ls-files', '-z', '--stage', '--'], git),
    askGit(top, ['ls-files', '-z', '--others', '--exclude-standard', '--'], git),
    isOn(top, 'core.fileMode', true, git),
    isOn(top, 'core.symlinks', true, git),
    isOn(top, 'core.sparseCheckout', false, git),
  ])
  const found = new Map<ProjectPath, ListedPath>()
  for (const path of fields(others)) {
    if (!path.startsWith(`${prefix}.oracle/`)) found.set(path.replace(/\/$/, ''), { path: path.replace(/\/$/, ''), mode: null, id: '' })
  }
  for (const line of fields(tracked)) {
    const tab = line.indexOf('\t')
    const [mode = '', id = ''] = line.slice(0, tab).split(' ')
    const path = line.slice(tab + 1)
    // Of a path in conflict, which has up to three entries, the file at hand is what is judged.
    found.set(path, { path, mode, id })
  }
  const listed = [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  return { listed, settings: { hasModes, hasLinks, isSparse } }
}

const fields = (output: Buffer): readonly string[] =>
  output
    .toString('utf8')
    .split('\0')
    .filter((one) => one !== '')

async function isOn(top: string, name: string, standard: boolean, git: Git): Promise<boolean> {
  const output = await askGit(top, ['config', '--type=bool', `--default=${standard}`, '--get', name], git)
  return output.toString('utf8').trim() === 'true'
}
