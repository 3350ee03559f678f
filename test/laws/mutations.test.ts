import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import type { DecideSettings } from '../../src/decide/decide.ts'
import type { GateMessage, GateRequest } from '../../src/model/gate.ts'
import type { Answers, Finding, PhaseAnswer } from '../../src/model/findings.ts'
import type { OwnedFiles, RunSeen } from '../../src/model/owned-observations.ts'
import type { RunObservation } from '../../src/model/run.ts'
import type { Decision, Phase } from '../../src/model/words.ts'
import { runOf, whyUnavailable } from '../../src/observe/gate/run-tests.ts'
import { noRecords, take } from '../../src/observe/gate/records.ts'
import { readOwnedFiles } from '../../src/observe/owned/read.ts'
import { phaseOf, PHASES } from '../../src/rules/table.ts'
import { judgeRun } from '../../src/verdict/judge-run.ts'
import { damagesOf, typed } from '../allow/damage.ts'
import type { Damage } from '../allow/damage.ts'
import { MODULES, RUN } from '../allow/worlds.ts'
import { EXAMPLE, failed, moduleOf } from '../check/seen.ts'
import { memorySource, rowText } from '../observe/owned/support.ts'
import { SAMPLE_FINDINGS } from '../rules/samples.ts'
import { diceOf, mutateBytes, mutateTree, pick } from '../verdict/mutate.ts'
import type { Dice } from '../verdict/mutate.ts'
import { valuesOf, withValue } from '../verdict/trees.ts'
import type { Path } from '../verdict/trees.ts'
import { PRESETS } from './worlds.ts'

/*
 * What is blocked stays blocked, whatever becomes of what was seen, but for what takes the cause away. With the mutations of verdicts
 * (test/verdict/fuzz.test.ts, test/laws/merge-verdict.test.ts) and of the files that people own (test/observe/owned/fuzz.test.ts) these
 * are more than 100,000 in each run of the tests, other ones each time. A failure names its seed; FUZZ_SEED plays it again.
 */
const FIRST = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))
/** On a machine that does much else. */
const LONG = 300_000
/** Seeds that once found something, tried first. */
const PINNED: Readonly<Record<string, readonly number[]>> = { answers: [], records: [], files: [] }

/** Asks about `times` seeds, the pinned ones first. What is thrown names the seed. */
async function each(name: string, times: number, ask: (dice: Dice) => Promise<void> | void): Promise<void> {
  const pinned = PINNED[name] ?? []
  for (const seed of [...pinned, ...Array.from({ length: times }, (_, index) => FIRST + index)]) {
    try {
      // One after the other: there is nothing to wait for but a promise.
      // oxlint-disable-next-line no-await-in-loop
      await ask(diceOf(seed))
    } catch (cause) {
      throw new Error(`FUZZ_SEED=${seed} (${name}): ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
  }
}

const GOODNESS: Readonly<Record<Decision, number>> = { block: 0, review: 1, allow: 2 }

/** Whether one of two places lies within the other. */
const touches = (one: Path, other: Path): boolean => one.slice(0, other.length).every((key, at) => other[at] === key)

describe('what blocks is not mutated away', () => {
  test('answers of phases: 60,000', { timeout: LONG }, async () => {
    let better = 0
    await each('answers', 60_000, (dice) => {
      const how = settingsBy(dice)
      const all = answersBy(dice)
      const before = decide(all, how)
      if (before.decision === 'allow') return
      const [path, answers] = mutated(all, dice)
      const after = decidedBy(answers, how)
      if (GOODNESS[after.decision] <= GOODNESS[before.decision]) return
      better++
      const causes = causesOf(all, before.findings)
      if (!causes.some((cause) => touches(cause, path))) {
        throw new Error(`${before.decision} became ${after.decision} by ${path.join('/')}, which is no cause: ${JSON.stringify(causes)}`)
      }
    })
    // A law that never meets its exception asks for little.
    expect(better).toBeGreaterThan(100)
  })

  const isRun = typed<RunObservation>('RunObservation')
  const all = damagesOf(RUN.run, isRun, MODULES)
  const decisionOf = (run: RunObservation, owned: OwnedFiles = RUN.owned): Decision =>
    judgeRun({ ...RUN, owned, run } satisfies RunSeen).decided.decision

  test('observations of a run: each damage that blocks, with each other one', { timeout: LONG }, () => {
    const isAway = ({ path }: Damage<unknown>): boolean => typeof path.at(-1) === 'number'
    const causes = all.filter((one) => !isAway(one) && !one.place.startsWith('modules.plain') && decisionOf(one.value) !== 'allow')
    expect(causes.length).toBeGreaterThan(50)
    const healed = causes.flatMap((cause) =>
      all.flatMap((more): readonly string[] => {
        // The whole test, or what it failed of, is the cause of what one word of it caused.
        const [within, other] = [cause.path.slice(0, 4), more.path.slice(0, 4)]
        if (touches(within, other) || touches(other, within)) return []
        const run = withValue(cause.value, more.path, () => more.other)
        if (!isRun(run) || decisionOf(run) !== 'allow') return []
        return [`${cause.place} = ${cause.became}, ${more.place} = ${more.became}`]
      }),
    )
    // A file and its test that contradict each other block. These two agree: nothing failed, and nothing leans on the freeze.
    expect(healed).toEqual([
      'modules.frozen.state = "passed", modules.frozen.tests[].state = "passed"',
      'modules.frozen.state = "passed", modules.frozen.tests[].state = "skipped"',
      'modules.frozen.state = "skipped", modules.frozen.tests[].state = "skipped"',
      'modules.frozen.tests[].state = "passed", modules.frozen.state = "passed"',
      'modules.frozen.tests[].state = "skipped", modules.frozen.state = "passed"',
      'modules.frozen.tests[].state = "skipped", modules.frozen.state = "skipped"',
    ])
  })

  test('records of the process that runs the tests: 8,000', { timeout: LONG }, async () => {
    const lines = CONVERSATION.map((message) => JSON.stringify(message))
    expect(decisionOfLines(lines, decisionOf)).toBe('block')
    const sound = CONVERSATION.map((message) =>
      JSON.stringify(message.kind === 'module' ? { ...message, module: RUN.run.modules[0] } : message),
    )
    const heard = { block: 0, other: 0 }
    await each('records', 8000, (dice) => {
      const [next, isCause] = mutatedLines(lines, dice)
      const decision = decisionOfLines(next, decisionOf)
      heard[decision === 'block' ? 'block' : 'other']++
      if (decision === 'allow' && !isCause) throw new Error(`it allowed: ${next.join('\n')}`)
    })
    expect(decisionOfLines(sound, decisionOf)).not.toBe('block')
    expect(heard.block).toBeGreaterThan(1000)
  })

  test('files that people own, but for the policy itself: 500', { timeout: LONG }, async () => {
    const run: RunObservation = { ...RUN.run, modules: [moduleOf(EXAMPLE, [failed(EXAMPLE, 'adds')]), ...RUN.run.modules.slice(1)] }
    const whole = await readOwnedFiles(memorySource(FILES), 'oracle/policy.yaml')
    expect([decisionOf(run, whole), whole.lock.state, whole.ledger.state]).toEqual(['block', 'read', 'read'])
    await each('files', 500, async (dice) => {
      const file = pick(
        dice,
        Object.keys(FILES).filter((path) => path !== 'oracle/policy.yaml'),
      )
      const bytes = mutateBytes(Buffer.from(FILES[file] ?? ''), dice)
      const owned = await readOwnedFiles(memorySource({ ...FILES, [file]: bytes }), 'oracle/policy.yaml')
      if (decisionOf(run, owned) !== 'block')
        throw new Error(`the failure of an oracle counts no more by ${file}: ${bytes.toString('latin1')}`)
    })
  })
})

/** What people own, as they write it: the policy trusts the failing example. */
const FILES: Readonly<Record<string, string>> = {
  'oracle/policy.yaml':
    'version: 1\nclasses:\n  example: { files: ["oracle/examples/**"] }\n  property: { files: ["oracle/properties/**"] }\n',
  'oracle/oracle.lock.json': `${JSON.stringify({ version: 1, fixtures: {}, tests: { [EXAMPLE]: { sha256: 'a'.repeat(64), tests: ['adds'] } }, knownBad: {} }, null, 2)}\n`,
  'oracle/ledger.yaml': `version: 1\nfreezes:\n${rowText()}`,
  'oracle/INVARIANTS.md': '- `round-trip`: what goes in comes out\n',
  'oracle/seeds.txt': '11\n29\n\n[orders]\n1\n2\n',
}

/** One file of trusted tests, of which one fails. */
const CONVERSATION: readonly GateMessage[] = [
  { kind: 'found', vitest: '4.1.12', files: [{ project: '', file: EXAMPLE }], elsewhere: [] },
  { kind: 'began', file: EXAMPLE },
  { kind: 'module', seed: 5, module: moduleOf(EXAMPLE, [failed(EXAMPLE, 'adds')]) },
  { kind: 'round', seed: 5, reason: 'failed', unhandledErrors: [] },
  { kind: 'end', runnerExitCode: 1 },
]

const REQUEST: GateRequest = {
  root: '/',
  files: { kind: 'all' },
  watched: 'all',
  seedLists: {},
  freshSeed: 5,
  freshName: 'fresh-0123456789ab',
  freshFrom: 'commit',
  sealedSeeds: true,
}

/** What a run is judged as of which a gate heard these lines. It asks for the one file alone. */
function decisionOfLines(lines: readonly string[], decisionOf: (run: RunObservation, owned?: OwnedFiles) => Decision): Decision {
  const records = noRecords()
  try {
    for (const line of lines) take(records, line)
  } catch {
    return 'block'
  }
  const { found, end } = records
  const because = whyUnavailable(records, { stopped: null, how: 'exit status 0' }, found?.files ?? [])
  if (because !== null || found === null || end === null) return 'block'
  const heard = runOf(REQUEST, records, found.vitest, end.runnerExitCode)
  return decisionOf({ ...heard, modules: [...heard.modules, ...RUN.run.modules.slice(1)], limits: [], writtenDuringRun: [] })
}

/** One line is gone, twice there, somewhere else, cut or another one; whether it was the line with the failure. */
function mutatedLines(lines: readonly string[], dice: Dice): readonly [readonly string[], boolean] {
  const at = dice(lines.length)
  const line = lines[at] ?? ''
  const [before, after] = [lines.slice(0, at), lines.slice(at + 1)]
  const isCause = line.startsWith('{"kind":"module"')
  const another = JSON.stringify(mutateTree(JSON.parse(line), CONVERSATION, dice)) ?? ''
  const mutants: readonly (readonly string[])[] = [
    [...before, ...after],
    [...before, line, line, ...after],
    [...after, line, ...before],
    [...before, mutateBytes(Buffer.from(line), dice).toString('latin1'), ...after],
    [...before, another, ...after],
    [...before, another, line, ...after],
  ]
  return [pick(dice, mutants), isCause]
}

/** What throws has decided nothing, and nothing comes of it. */
function decidedBy(answers: Answers, how: DecideSettings): { readonly decision: Decision } {
  try {
    return decide(answers, how)
  } catch {
    return { decision: 'block' }
  }
}

function settingsBy(dice: Dice): DecideSettings {
  return {
    preset: pick(dice, PRESETS),
    overrides: {},
    scope: pick(dice, ['run', 'merge'] as const),
    required: PHASES.filter(() => dice(3) > 0),
  }
}

const STATES = ['not-applicable', 'unavailable', 'not-evaluated'] as const

/** Mostly with one cause, which one mutation can take away. */
function answersBy(dice: Dice): Answers {
  const findings = Array.from({ length: pick(dice, [0, 1, 1, 1, 3]) }, () => pick(dice, SAMPLE_FINDINGS))
  const entries = PHASES.map((phase): [Phase, PhaseAnswer] => {
    const own = findings.filter((one) => phaseOf(one) === phase)
    const state = own.length > 0 || dice(20) > 0 ? 'answered' : pick(dice, STATES)
    return [phase, state === 'answered' ? { state, findings: own } : { state, because: 'the test says so' }]
  })
  return Object.fromEntries(entries) as Answers
}

/** One value of the answers is another one, with the way to it. */
function mutated(answers: Answers, dice: Dice): readonly [Path, Answers] {
  const { path, value } = pick(dice, valuesOf(answers).slice(1))
  const others: readonly unknown[] = [
    undefined,
    null,
    '',
    'allow',
    'answered',
    'not-applicable',
    'not-evaluated',
    [],
    0,
    pick(dice, SAMPLE_FINDINGS),
  ]
  const other =
    Array.isArray(value) && dice(2) === 0 ? [...value.toReversed(), ...value, pick(dice, SAMPLE_FINDINGS)] : others[dice(others.length)]
  return [path, withValue(answers, path, () => other) as Answers]
}

/** Where in the answers it stands that the decision is no better: the rule of a finding and what makes it milder, and what a phase could not tell. */
function causesOf(answers: Answers, judged: readonly Finding[]): readonly Path[] {
  const grave = new Set(
    judged.filter((one) => 'severity' in one && (one.severity === 'block' || one.severity === 'review')).map(({ rule }) => rule),
  )
  return PHASES.flatMap((phase): readonly Path[] => {
    const answer = answers[phase]
    if (answer.state !== 'answered') return [[phase, 'state']]
    return answer.findings.flatMap((one, index) => {
      const at = [phase, 'findings', index]
      return grave.has(one.rule)
        ? [
            [...at, 'rule'],
            [...at, 'atMost'],
          ]
        : []
    })
  })
}
