import { readFile } from 'node:fs/promises'
import { posix, resolve } from 'node:path'
import type { ProjectPath, Sha256 } from '../../model/words.ts'
import { hashFiles } from '../../observe/lock/bytes.ts'
import { commonFolders, readImport, treeDigest } from '../../observe/lock/import.ts'
import { listBelow } from '../../observe/lock/list.ts'
import { visible } from '../../observe/owned/visible.ts'
import { projectPathOf } from '../../observe/run/identity.ts'
import { UsageError } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import type { World } from '../world.ts'

/**
 * Whether the fixtures at hand are those that a file of hashes knows: every fixture has a line and every line its file, or the digest
 * over the tree is the one in the file. Says on stderr what is not so.
 */
export async function checkImport(file: string, fixtures: readonly ProjectPath[], world: World): Promise<ExitStatus> {
  const hashes = readImport(await textOf(file, world))
  if (hashes.state === 'invalid') {
    for (const { line, wrong } of hashes.mistakes)
      world.stderr.write(
        `${file}:${line}: ${visible(wrong)}\n  right: 64 hex digits, two spaces and a path, as sha256sum writes them; or 64 hex digits alone, for a whole tree\n`,
      )
    return EXIT.cannotJudge
  }
  const wrong =
    hashes.state === 'tree'
      ? await againstTree(hashes.digest, file, fixtures, world)
      : await againstLines(hashes.hashes, file, fixtures, world)
  for (const line of wrong) world.stderr.write(`${visible(line)}\n`)
  if (wrong.length > 0)
    world.stderr.write(
      `Nothing was locked. When the bytes at hand are right and ${file} is old, run \`npx vitest-oracle lock\` without --import.\n`,
    )
  return wrong.length > 0 ? EXIT.block : EXIT.allow
}

async function textOf(file: string, world: World): Promise<string> {
  try {
    return await readFile(resolve(world.cwd, file), 'utf8')
  } catch (cause) {
    throw new UsageError(`--import: ${cause instanceof Error ? cause.message : String(cause)}.`)
  }
}

async function againstLines(
  lines: ReadonlyMap<string, Sha256>,
  file: string,
  fixtures: readonly ProjectPath[],
  world: World,
): Promise<readonly string[]> {
  const wanted = new Map([...lines].map(([path, sha256]) => [posix.normalize(projectPathOf(world.cwd, path)), sha256]))
  const bytes = await hashFiles(world.cwd, wanted.keys())
  const wrong = [...wanted].flatMap(([path, sha256]) => {
    const now = bytes.get(path) ?? { state: 'absent' as const }
    if (now.state === 'absent') return [`${path}: ${file} has a hash of it, and it is not there`]
    if (now.state === 'refused') return [`${path}: ${now.because}`]
    return now.sha256 === sha256 ? [] : [`${path}: its bytes are not those that ${file} has the hash of`]
  })
  const known = new Set(fixtures)
  for (const path of wanted.keys()) {
    if (!known.has(path) && wrong.length === 0)
      world.stderr.write(`note: ${visible(path)} is no fixture by the policy, so it is not locked as one.\n`)
  }
  return [
    ...wrong,
    ...fixtures.filter((path) => !wanted.has(path)).map((path) => `${path}: it is a fixture, and ${file} has no hash of it`),
  ]
}

/** The format does not say what it is over: the fixtures alone or all files of a folder, with paths from that folder or one above it. */
async function againstTree(digest: Sha256, file: string, fixtures: readonly ProjectPath[], world: World): Promise<readonly string[]> {
  const root = world.cwd
  const folders = commonFolders(fixtures)
  for (const folder of folders) {
    if (treeDigest(root, folder, fixtures) === digest) return matched(`the fixtures, with paths from ${nameOf(folder)}`, world)
  }
  for (const folder of folders.filter((one) => one !== '')) {
    const all = await listBelow(root, folder, '**')
    for (const base of [folder, ''])
      if (treeDigest(root, base, all) === digest) return matched(`all files below ${folder}, with paths from ${nameOf(base)}`, world)
  }
  return [
    `${file}: its digest is neither over the ${fixtures.length} fixtures at hand nor over all files of their folders (${folders.map(nameOf).join(', ')})`,
  ]
}

function matched(what: string, world: World): readonly string[] {
  world.stderr.write(`The digest is over ${what}.\n`)
  return []
}

function nameOf(folder: ProjectPath): string {
  return folder === '' ? 'the root' : folder
}
