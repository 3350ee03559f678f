import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PhaseAnswer } from '../../src/model/findings.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import type { Phase } from '../../src/model/words.ts'
import { PHASES } from '../../src/rules/table.ts'
import { checkout, command, emptyFolder, git, removeAll, write, writeVerdictIn } from '../cli/world.ts'
import { ALLOW } from '../verdict/sample.ts'

/** Stands for the judges of all phases: what the gate does around them is looked at, and not what they would find. */
const judge = vi.hoisted(() => ({ phase: (_: Phase): PhaseAnswer => ({ state: 'answered', findings: [] }) }))
vi.mock('../../src/cli/gate/judge.ts', () => ({ judgePhase: (phase: Phase) => ({ answer: judge.phase(phase) }) }))

afterAll(removeAll)

const POLICY = 'version: 1\nrequire: [scope, fixtures]\n'
const VERDICT = '.oracle/verdict.json'
const GATE = ['gate', '--base', 'main', '--quiet']

let root = ''
beforeEach(() => {
  judge.phase = () => ({ state: 'answered', findings: [] })
  root = checkout(POLICY)
  git(root, 'checkout', '-q', '-b', 'patch')
  write(root, { 'src/billing.ts': 'export const charge = 2\n' })
  git(root, 'commit', '-qam', 'patch')
  // An older allow, which must not be taken for that of this gate.
  writeVerdictIn(root, ALLOW)
})

const verdict = (): Verdict => JSON.parse(readFileSync(join(root, VERDICT), 'utf8')) as Verdict
const broken = (code: string, syscall: string): Error => Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall })

describe('a gate', () => {
  test('has no verdict while any of its phases is judged, so that an end there leaves none', async () => {
    const seen: (readonly [Phase, boolean])[] = []
    judge.phase = (phase) => {
      seen.push([phase, existsSync(join(root, VERDICT))])
      return { state: 'answered', findings: [] }
    }
    const ended = await command(GATE, root)
    // No test ran here, which the verdict says of itself: it is not written, and nothing is allowed.
    expect(ended.status).toBe(2)
    expect(ended.stderr).toContain('Nothing was allowed')
    expect(seen).toEqual(PHASES.map((phase) => [phase, false]))
    expect(existsSync(join(root, VERDICT))).toBe(false)
  })

  test.each(['scope', 'fixtures'] as const)('whose disk is full while %s is judged blocks, and says so', async (phase) => {
    judge.phase = (one) => {
      if (one === phase) throw broken('ENOSPC', 'write')
      return { state: 'answered', findings: [] }
    }
    const { status, stdout } = await command(GATE, root)
    expect(status).toBe(1)
    expect(stdout).toContain('ENOSPC: injected')
    expect(verdict()).toMatchObject({ decision: 'block', inputs: { [phase]: { state: 'unavailable' } } })
  })

  test('that cannot take the old verdict away, or write the new one, is no answer', async () => {
    const blocked = (): PhaseAnswer => ({ state: 'unavailable', because: 'the test says so' })
    judge.phase = blocked
    mkdirSync(join(root, 'elsewhere'))
    const occupied = checkoutWith((at) => mkdirSync(join(at, VERDICT), { recursive: true }))
    const ended = await command(GATE, occupied)
    expect(ended).toMatchObject({ status: 2, stdout: '' })
    expect(ended.stderr).toMatch(/could not judge, and nothing was allowed: .*\n {2}ls -ld \.oracle/)
    // A file where the folder must be.
    const file = checkoutWith((at) => writeFileSync(join(at, '.oracle'), 'mine'))
    expect(await command(GATE, file)).toMatchObject({ status: 2, stdout: '' })
    expect(readFileSync(join(file, '.oracle'), 'utf8')).toBe('mine')
  })

  test('two at once in one checkout: one whole verdict, of this patch, and nothing beside it', async () => {
    judge.phase = () => ({ state: 'unavailable', because: 'the test says so' })
    const ended = await Promise.all([1, 2, 3].map(() => command(GATE, root)))
    expect(ended.map(({ status }) => status)).toEqual([1, 1, 1])
    expect(verdict()).toMatchObject({ decision: 'block', subject: { head: git(root, 'rev-parse', 'HEAD') } })
    expect(await command(['check', '--base', 'main'], root)).toMatchObject({ status: 1 })
  })

  test('in a checkout behind a link judges as in the checkout itself', async () => {
    judge.phase = () => ({ state: 'unavailable', because: 'the test says so' })
    const link = join(emptyFolder(), 'link')
    symlinkSync(root, link)
    const there = await command(GATE, link)
    const { digest } = verdict()
    expect(there.status).toBe(1)
    expect(await command(GATE, root)).toMatchObject({ status: 1 })
    expect(verdict().digest).toBe(digest)
  })
})

function checkoutWith(change: (root: string) => void): string {
  const at = checkout(POLICY)
  write(at, { '.gitignore': '.oracle\n' })
  git(at, 'add', '-A')
  git(at, 'commit', '-qm', 'ignore')
  change(at)
  return at
}
