import { posix } from 'node:path'
import type { FileMistake, OwnedFile, OwnedFiles } from '../model/owned-observations.ts'
import type { SourceLocation } from '../model/words.ts'
import { readOwnedFiles } from '../observe/owned/read.ts'
import { folderSource } from '../observe/owned/source.ts'
import { visible } from '../observe/owned/visible.ts'
import type { Arguments } from './arguments.ts'
import type { World } from './world.ts'

const DEFAULT_POLICY_PATH = 'oracle/policy.yaml'

/** What people own in the work tree at hand, with the policy that `--policy` names. */
export async function ownedAtHand(args: Arguments, world: World): Promise<OwnedFiles> {
  const path = posix.normalize((args.value('policy') ?? DEFAULT_POLICY_PATH).replaceAll('\\', '/'))
  return readOwnedFiles(folderSource(world.cwd), path)
}

/** Every mistake of these files, each with its place, what would be right, and the lines around it; '' when there is none. */
export function wordsOfMistakes(files: readonly OwnedFile<unknown>[]): string {
  return files.flatMap((file) => (file.state === 'invalid' ? file.mistakes.map(wordsOfMistake) : [])).join('')
}

function wordsOfMistake({ at, wrong, right, frame }: FileMistake): string {
  const frameLines = frame === '' ? '' : `${frame.replace(/^/gm, '    ').replace(/\n$/, '')}\n`
  return `${placeOf(at)}: ${wrong}\n  right: ${right}\n${frameLines}`
}

/** `file:line:column`, as far as it is known. */
export function placeOf({ file, line, column }: SourceLocation): string {
  return visible([file, line, column].filter((part) => part !== undefined).join(':'))
}

/** What to do when there is no policy. */
export const NO_POLICY = 'Write one; the least is a file with the line `version: 1`, which stands for all defaults.'
