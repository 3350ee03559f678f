import { classify } from '../check/classify.ts'
import type { Classification } from '../model/classification.ts'
import type { OwnedFiles } from '../model/owned-observations.ts'
import type { ProjectPath } from '../model/words.ts'
import { collectTests } from '../observe/collect/collect.ts'
import type { CollectedTest, CollectProblem } from '../observe/collect/collected.ts'
import { visible } from '../observe/owned/visible.ts'
import type { Arguments } from './arguments.ts'
import { placeOf } from './owned.ts'
import type { World } from './world.ts'

export interface CollectedClasses {
  /** Vitest's version. */
  readonly vitest: string
  readonly tests: readonly { readonly test: CollectedTest; readonly classification: Classification }[]
  readonly problems: readonly CollectProblem[]
}

/**
 * The tests of the project at hand with the classes that they are granted, or, in words, why there are none.
 * @param only test files, from the root, beside which no other is loaded
 */
export async function collectClasses(
  owned: OwnedFiles,
  args: Arguments,
  world: World,
  only?: readonly ProjectPath[],
): Promise<CollectedClasses | string> {
  world.stderr.write('Collecting the tests; none of them is run.\n')
  const config = args.value('config')
  const collected = await collectTests(world.cwd, {
    seedLists: owned.seeds.state === 'read' ? owned.seeds.value : {},
    ...(config === undefined ? {} : { config }),
    ...(only === undefined ? {} : { only }),
    ...(owned.policy.state === 'read' ? { timeout: owned.policy.value.limits.phaseSeconds * 1000 } : {}),
  })
  if (collected.state === 'unavailable') {
    const output = collected.output.trim() === '' ? '' : `\nIt printed:\n${collected.output.trim().replace(/^/gm, '  ')}`
    return `The tests could not be collected: ${collected.because}${output}\n`
  }
  const classifications = classify(collected.tests, owned)
  const tests = collected.tests.flatMap((test, index) => {
    const classification = classifications[index]
    return classification === undefined ? [] : [{ test, classification }]
  })
  return { vitest: collected.vitest, tests, problems: collected.problems }
}

/** One problem of a collection, on lines of its own. */
export function wordsOfProblem({ file, project, message, at }: CollectProblem): string {
  const where = file ?? 'outside of any test file'
  const shown = at === undefined || at.file === file ? where : `${where} (at ${placeOf(at)})`
  const place = at !== undefined && at.file === file ? placeOf(at) : visible(shown)
  const lines = message.split('\n').slice(0, 12).map(visible)
  return `${project === '' ? '' : `[${visible(project)}] `}${place}: ${lines.join('\n    ')}\n`
}
