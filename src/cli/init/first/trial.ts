import { realpathSync } from 'node:fs'
import { classifyRun } from '../../../check/classified.ts'
import { filesToReplay } from '../../../check/known-bad.ts'
import type { GateRun } from '../../../model/gate.ts'
import type { KnownBadReplay } from '../../../model/known-bad.ts'
import type { ProjectPath } from '../../../model/words.ts'
import { runTests } from '../../../observe/gate/run-tests.ts'
import { isolateTree } from '../../../observe/known-bad/isolate.ts'
import { observeKnownBad } from '../../../observe/known-bad/observe.ts'
import type { IsolatedTree } from '../../../observe/known-bad/observe.ts'
import type { EditedFile } from '../../../observe/known-bad/apply.ts'
import { readKnownBads } from '../../../observe/known-bad/read.ts'
import { serveFromCopy } from '../../../observe/known-bad/serve.ts'
import { readOwnedFiles } from '../../../observe/owned/read.ts'
import { freshSeedOf } from '../../../observe/run/settings.ts'
import type { TreeAtHand } from '../../replay/tree.ts'

/** Files by path, as they would be written. */
export type Texts = ReadonlyMap<ProjectPath, string>

/** Seconds for one trial of all first tests, and for all bugs. */
const SECONDS = 180

/** A copy of the work tree with these files in it. */
export const copyWith = (tree: TreeAtHand, texts: Texts): Promise<IsolatedTree> => isolateTree(tree, editedFiles(texts))

export const editedFiles = (texts: Texts): readonly EditedFile[] =>
  [...texts].map(([path, text]) => ({ path, bytes: Buffer.from(text), mode: null, from: null }))

/** Runs some test files in a copy of the work tree with these files in it. */
export async function tryTests(
  tree: TreeAtHand,
  texts: Texts,
  files: readonly ProjectPath[],
  seedLists: readonly string[],
): Promise<GateRun> {
  const copy = await copyWith(tree, texts)
  try {
    const request = { ...requestOf(tree, seedLists), root: realpathSync(copy.root), files: { kind: 'only', files } } as const
    return await runTests(request, { limits: { seconds: SECONDS, fileSeconds: 40 }, folders: [copy.folder] })
  } finally {
    copy.remove()
  }
}

function requestOf({ head }: TreeAtHand, seeds: readonly string[]) {
  return { watched: 'all', seedLists: { '': seeds }, ...freshSeedOf(head), sealedSeeds: true } as const
}

/** What each bug did to the trusted tests, by its file. Only what stands in `texts` is replayed. */
export async function tryKnownBads(
  tree: TreeAtHand,
  texts: Texts,
  files: readonly ProjectPath[],
  seeds: readonly string[],
  policyPath: ProjectPath,
): Promise<readonly KnownBadReplay[]> {
  const control = await tryTests(tree, texts, files, seeds)
  if (control.state === 'unavailable') return []
  const read = async (path: ProjectPath): Promise<Uint8Array | null> => {
    const own = texts.get(path)
    return own === undefined ? tree.source.read(path) : Buffer.from(own)
  }
  const owned = await readOwnedFiles({ read }, policyPath)
  const classified = classifyRun({
    now: new Date(0).toISOString(),
    owned,
    fixtures: { state: 'observed', fixtures: [], otherLocked: [] },
    run: control.run,
  })
  const folder = owned.policy.state === 'read' ? owned.policy.value.knownBad : 'oracle/known-bad'
  const known = await readKnownBads(
    { read },
    folder,
    [...texts.keys()].filter((path) => path.startsWith(`${folder}/`)),
    tree.prefix,
  )
  const isolate = (edits: readonly EditedFile[]): Promise<IsolatedTree> => isolateTree(tree, [...editedFiles(texts), ...edits])
  const observed = await observeKnownBad(
    {
      known,
      run: requestOf(tree, seeds),
      trusted: filesToReplay(classified),
      seconds: SECONDS,
      replaySeconds: 20,
      atOnce: 1,
      all: true,
    },
    {
      read,
      isolate,
      serve: serveFromCopy(isolate),
      // What the warm Vitest did not kill is not wanted: no bug is replayed a second time.
      runTests: () =>
        Promise.resolve({ state: 'unavailable', because: 'not wanted', timedOut: false, modules: [], running: [], output: '' }),
      clock: () => performance.now(),
    },
  )
  return observed.state === 'observed' ? observed.replays : []
}
