import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { checkReplay } from '../../check/production/replay.ts'
import { placesOf } from '../../check/scope/classes.ts'
import type { CheckAnswer } from '../../model/findings.ts'
import type { ModuleObservation } from '../../model/run.ts'
import type { PathClass } from '../../model/patch.ts'
import type { ObjectId, ProjectPath } from '../../model/words.ts'
import { packagesOf } from '../../observe/production/manifests.ts'
import { observeReplay } from '../../observe/replay/observe.ts'
import type { ProgramTree } from '../../observe/replay/program.ts'
import { recordInChild } from '../../observe/replay/record.ts'
import { policyOf } from '../diff/judge.ts'
import type { GateRuns } from './runs.ts'
import type { GateTrees, WrittenTree } from './trees.ts'
import type { OpenPatch } from '../patch-at-hand.ts'

/** What the replay looks at. */
export interface ReplayWanted {
  /** The changed production files. */
  readonly changed: readonly ProjectPath[]
  /** Test files that ran in the judged tree. */
  readonly modules: readonly ModuleObservation[]
  /** More of them are not recorded; which ones are, the head commit draws, so that nobody can choose. */
  readonly mostFiles: number
  /** Of how many of them the expectations are turned round. */
  readonly mostTurned: number
}

/**
 * Whether the patch's production code answers the calls of base's tests alike where nothing of the tests is, and whether expectations that
 * are turned round fail (SPEC 7.2).
 */
export async function judgeReplay(patch: OpenPatch, trees: GateTrees, runs: GateRuns, wanted: ReplayWanted): Promise<CheckAnswer> {
  const { changed, modules, mostFiles, mostTurned } = wanted
  const concerned = modules
    .filter(({ imported, state }) => state === 'passed' && imported !== undefined && changed.some((path) => imported.includes(path)))
    .map(({ file }) => file)
  const files = drawn([...new Set(concerned)], patch.subject.head).slice(0, mostFiles)
  if (files.length === 0) return { state: 'not-applicable', because: 'no test file imports a changed production file' }
  const programOf = programs(patch)
  const { seedLists, freshSeed, freshName } = runs.trustedRequest
  const seen = await observeReplay(
    {
      head: await programOf(await trees.judged(), 'head'),
      base: async () => programOf(await trees.base(), 'base'),
      changed,
      files,
      turned: files.slice(0, mostTurned),
      round: { seedLists, freshSeed, freshName },
      seconds: policyOf(patch.hand.owned).limits.phaseSeconds / 2,
    },
    {
      record: (order, seconds) => recordInChild(order, { seconds, folders: [order.root] }),
    },
  )
  return checkReplay(seen)
}

/** In an order that is the same on all machines and that changes with the commit. */
function drawn(files: readonly ProjectPath[], commit: ObjectId): readonly ProjectPath[] {
  const drawOf = (file: ProjectPath): string => createHash('sha256').update(`${commit}\0${file}`).digest('hex')
  return files
    .map((file) => ({ file, draw: drawOf(file) }))
    .sort((one, other) => (one.draw < other.draw ? -1 : 1))
    .map(({ file }) => file)
}

/**
 * The program of a tree: production code, what is neither that nor of the tests, and the packages that the manifests of base and of head
 * say it needs.
 */
function programs({ hand }: OpenPatch) {
  const { owned, scope, texts } = hand
  const placeOf = placesOf(owned, policyOf(owned).paths, scope)
  return async ({ root, files, leftOut }: WrittenTree, side: 'base' | 'head'): Promise<ProgramTree> => {
    const inside = [...files].filter(([path, { mode }]) => mode.startsWith('100') && !path.startsWith('../') && !leftOut.has(path))
    const of = (...classes: readonly PathClass[]): readonly ProjectPath[] =>
      inside.map(([path]) => path).filter((path) => classes.includes(placeOf(path).cls) || (classes.includes('other') && isManifest(path)))
    const [production, data] = [of('production'), of('writable', 'other')]
    const packages = await packagesOf(side === 'base' ? scope.base : scope.head, production, texts)
    return { root, production, data, packages: [...new Set(production.flatMap((path) => [...packages(path).needs]))].sort() }
  }
}

const isManifest = (path: ProjectPath): boolean => MANIFEST.test(posix.basename(path))
const MANIFEST = /^(?:package|[jt]sconfig(?:\..+)?)\.json$/
