import { expect, test } from 'vitest'
import { MAJORS } from '../support/index.ts'
import { DATA, EXAMPLE, PROPERTY, edit, shopWith } from './shop.ts'

const FREE = edit('src/price.ts', 'Math.floor(count / 3)', '0')
const NEGATIVE = edit('src/price.ts', '(count - Math.floor(count / 3))', '-count')
const UNKNOWN = edit('src/price.ts', 'Math.round', 'Math.trunc')

test('inventory --power says of each trusted test what it kills, and which has never failed', { timeout: 120_000 }, async () => {
  const project = await shopWith({ 'free.yaml': FREE, 'negative.yaml': NEGATIVE, 'unknown.yaml': UNKNOWN }, MAJORS[0])
  try {
    const ended = await project.cli(['inventory', '--power', '--quiet'])
    expect(ended).toMatchObject({ status: 0, stderr: '' })
    expect(ended.stdout).toBe(`KILLS  TEST
    2  ${EXAMPLE} > three for two
         oracle/known-bad/free.yaml
         oracle/known-bad/negative.yaml
    1  ${PROPERTY} > grows
         oracle/known-bad/negative.yaml
never  ${DATA} > limits  it passed under the one that its file was run under
never  ${DATA} > windows  it passed under the one that its file was run under
never  ${EXAMPLE} > tax  it passed under all 3 that its file was run under

3 of 5 trusted tests never failed, under 3 known-bads of oracle/known-bad.
Nothing shows that such a test can fail. Break what it covers, uncommitted, and keep that as a known-bad:
  npx vitest-oracle replay --write NAME   # ${DATA} > limits: what it is about
`)
  } finally {
    project.dispose()
  }
})
