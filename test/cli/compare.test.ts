import { afterEach, describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { answeredBy, MERGE_BLOCK, SEEN } from '../verdict/merge-sample.ts'
import { command, emptyFolder, removeAll, write } from './world.ts'

afterEach(removeAll)

const CLEAN = judgeMerge(SEEN)
const flipped = judgeMerge({
  ...SEEN,
  answers: { ...answeredBy(), oracles: { state: 'unavailable', because: 'the run did not end' } },
  environment: { ...SEEN.environment, node: 'v22.3.0', platform: 'darwin' },
  runner: { exitCode: null, signal: 'SIGKILL' },
})
const later = judgeMerge({ ...SEEN, timing: { startedAt: '2026-12-01T00:00:00.000Z', milliseconds: 9, phases: {} } })

function folder(): string {
  const root = emptyFolder()
  write(root, {
    'a.json': canonicalText(CLEAN),
    'later.json': canonicalText(later),
    'flipped.json': canonicalText(flipped),
    'block.json': canonicalText(MERGE_BLOCK),
    'half.json': canonicalText(CLEAN).slice(0, 900),
  })
  return root
}

describe('compare', () => {
  const rows = [
    { name: 'same', args: ['a.json', 'later.json'], status: 0 },
    { name: 'flipped', args: ['a.json', 'flipped.json'], status: 1 },
    { name: 'block', args: ['a.json', 'block.json'], status: 1 },
    { name: 'json', args: ['a.json', 'flipped.json', '--json'], status: 1 },
    { name: 'half', args: ['a.json', 'half.json'], status: 2 },
    { name: 'missing', args: ['none.json', 'a.json'], status: 2 },
    { name: 'one', args: ['a.json'], status: 2 },
    { name: 'help', args: ['--help'], status: 0 },
  ]
  test.for(rows)('$name', async ({ name, args, status }) => {
    const answer = await command(['compare', ...args], folder())
    expect(answer.status).toBe(status)
    const { stdout, stderr } = answer
    const transcript = [`$ vitest-oracle ${['compare', ...args].join(' ')}`, stdout, '-- stderr', stderr, `-- exit status ${status}`, '']
    const text = transcript.join('\n').replace(/\b[0-9a-f]{64}\b/g, '<sha256>')
    await expect(text).toMatchFileSnapshot(`../golden/cli/compare-${name}.txt`)
  })

  test('as JSON it says all of it', async () => {
    const { stdout } = await command(['compare', 'a.json', 'flipped.json', '--format', 'json'], folder())
    expect(JSON.parse(stdout)).toMatchObject({
      comparison: { state: 'flipped' },
      a: { file: 'a.json', decision: 'allow', digest: CLEAN.digest },
      b: { file: 'flipped.json', decision: 'block', digest: flipped.digest },
    })
  })
})
