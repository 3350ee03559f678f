import type { OwnedMark, ShardRun } from '../../model/shard.ts'
import { freshSeedOf } from '../../observe/run/settings.ts'
import { OWNED_NAMES, ownedMarks } from './build.ts'
import type { NamedShard, ShardRefusal, ShardsAtHand } from './refusals.ts'

/** Each shard against what is at hand: the tool, the commit, and the files that people own. */
export function handRefusals(shards: readonly NamedShard[], hand: ShardsAtHand): readonly ShardRefusal[] {
  const marks = ownedMarks(hand.owned)
  return shards.flatMap((named) => {
    const tool = toolRefusals(named, hand)
    const commit = commitRefusals(named, hand)
    // Of another commit, it is no news that the files are others too.
    return [...tool, ...commit, ...(commit.length > 0 || tool.length > 0 ? [] : [...seedRefusals(named), ...ownedRefusals(named, marks)])]
  })
}

function toolRefusals({ file, shard }: NamedShard, { tool }: ShardsAtHand): readonly ShardRefusal[] {
  if (shard.tool.version === tool.version) return []
  return [
    {
      kind: 'tool',
      what: `${file} was written by vitest-oracle ${shard.tool.version}, and this is ${tool.version}: their rules may differ.`,
      remedy: `Install one version on all machines, then run shard ${wordsOfNumber(shard)} again.`,
    },
  ]
}

function commitRefusals({ file, shard }: NamedShard, { subject: hand }: ShardsAtHand): readonly ShardRefusal[] {
  const { subject } = shard
  const refused = (what: string, remedy: string): readonly ShardRefusal[] => [{ kind: 'commit', what, remedy }]
  const again = `Run shard ${wordsOfNumber(shard)} again on the commit at hand.`
  if (subject.state === 'unavailable') return refused(`${file} could not tell its commit: ${subject.because}.`, again)
  if (hand.state === 'unavailable') return refused(`The commit at hand cannot be told: ${hand.because}.`, 'Mend that, then merge again.')
  if (subject.state === 'no-repository') {
    return hand.state === 'no-repository' ? [] : refused(`${file} names no commit, and the commit at hand is ${short(hand.head)}.`, again)
  }
  if (hand.state === 'no-repository') {
    return refused(
      `${file} ran on the commit ${short(subject.head)}, and there is no repository here.`,
      'Merge in a checkout of that commit, in the folder that the shards ran in.',
    )
  }
  if (subject.head !== hand.head || subject.tree !== hand.tree) {
    return refused(
      `${file} ran on the commit ${short(subject.head)}, and the commit at hand is ${short(hand.head)}.`,
      `Check out the commit that the shards ran on, or run shard ${wordsOfNumber(shard)} again on the one at hand.`,
    )
  }
  if (!subject.dirty || shard.shard.count === 1) return []
  return [
    {
      kind: 'work-tree',
      what: `${file} ran on a work tree with changes that were not committed, and nobody can tell them from those of another shard.`,
      remedy: 'See `git status` there: commit, ignore or remove them, then run all shards again.',
    },
  ]
}

/** The seed follows from the commit; without one, each shard drew its own. */
function seedRefusals({ file, shard }: NamedShard): readonly ShardRefusal[] {
  const { subject, run } = shard
  if (subject.state !== 'commit') {
    if (shard.shard.count === 1) return []
    return [
      {
        kind: 'seeds',
        what: `${file} ran without a commit, so it drew seeds of its own, which no other shard had.`,
        remedy: 'Run the shards in a checkout with git, or the whole suite on one machine.',
      },
    ]
  }
  const { freshSeed, freshName } = freshSeedOf(subject.head)
  if (run.freshSeed === freshSeed && run.freshName === freshName) return []
  return [
    {
      kind: 'seeds',
      what: `${file} ran on the seed ${run.freshSeed}, and the seed of its commit is ${freshSeed}.`,
      remedy: `Run shard ${wordsOfNumber(shard)} again.`,
    },
  ]
}

function ownedRefusals({ file, shard }: NamedShard, marks: ShardRun['owned']): readonly ShardRefusal[] {
  return OWNED_NAMES.flatMap((name): readonly ShardRefusal[] => {
    const [ran, here] = [shard.owned[name], marks[name]]
    const refused = (what: string, remedy: string): readonly ShardRefusal[] => [{ kind: 'owned', what, remedy }]
    if (ran.path !== here.path) {
      // Which policy it is, an option says; where all else lies, the policy says, which then differs itself.
      if (name !== 'policy') return []
      return refused(
        `${file} ran under ${ran.path}, and the policy here is ${here.path}.`,
        `If that is this project's policy, say \`--policy ${ran.path}\`.`,
      )
    }
    if (ran.sha256 === here.sha256) return []
    return refused(
      `${file} ${differenceOf(ran, here)}.`,
      `Restore the file as it was committed, here and there, then run shard ${wordsOfNumber(shard)} again if it was edited there.`,
    )
  })
}

function differenceOf(ran: OwnedMark, here: OwnedMark): string {
  if (ran.state === 'absent') return `ran without ${ran.path}, which is here`
  if (here.state === 'absent') return `ran with ${ran.path}, which is not here`
  return `ran with another ${ran.path} than the one here`
}

/** `2/7`, as `--shard` takes it. */
export const wordsOfNumber = ({ shard: { index, count } }: NamedShard['shard']): string => `${index}/${count}`

const short = (id: string): string => id.slice(0, 12)
