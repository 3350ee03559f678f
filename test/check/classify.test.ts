import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classify, mayCount, trustedFiles } from '../../src/check/classify.ts'
import { lockEntryOf } from '../../src/check/lock-entries.ts'
import { sealedPaths } from '../../src/check/sealed.ts'
import { CLASSIFY_CASES } from './classify.cases.ts'
import { absent, ownedFiles } from './owned.ts'

describe('classify', () => {
  test.each(CLASSIFY_CASES)('$name', ({ test: given, owned, expected, why }) => {
    const one = { id: `${given.file} > t`, project: '', titles: ['t'], ...given }
    const [classification, ...rest] = classify([one], ownedFiles(owned))
    expect(classification).toMatchObject({ id: one.id, project: one.project, file: one.file, ...expected })
    expect(classification?.why).toContain(why)
    if (expected.claimedBy === 'nothing') expect(classification).not.toHaveProperty('claimed')
    expect(rest).toEqual([])
  })

  test('what each row says, whole', async () => {
    const said = CLASSIFY_CASES.map(({ name, test: given, owned }) => {
      const [{ granted, refused, claimed = '-', claimedBy, why } = { granted: '', refused: '', claimedBy: '', why: '' }] = classify(
        [{ id: `${given.file} > t`, project: '', titles: ['t'], ...given }],
        ownedFiles(owned),
      )
      return `${name}\n  claimed ${claimed} by ${claimedBy}, granted ${granted}${refused === true ? ', refused' : ''}: ${why}\n`
    })
    await expect(said.join('\n')).toMatchFileSnapshot('../golden/findings/classify.txt')
  })

  test('each class is granted by some row and refused by another', () => {
    for (const cls of ['E', 'P', 'F', 'N'] as const) {
      expect(CLASSIFY_CASES.some(({ expected }) => expected.granted === cls)).toBe(true)
      expect(
        CLASSIFY_CASES.some(
          ({ test: { declared, taggedInside }, expected }) => (taggedInside ?? declared)?.cls === cls && expected.granted === 'U',
        ),
      ).toBe(true)
    }
  })
})

describe('whatever a test says', () => {
  const cls = fc.constantFrom('E', 'P', 'F', 'N')
  const tag = fc.record({ cls, invariant: fc.constantFrom('round-trip', 'other') }, { requiredKeys: ['cls'] })
  const file = fc.constantFrom(
    'oracle/examples/a.test.ts',
    'oracle/examples/both.test.ts',
    'oracle/properties/a.test.ts',
    'oracle/fixtures/a.test.ts',
    'quality/notes/a.test.ts',
    'src/a.oracle.test.ts',
    'tests/nondet/clock.test.ts',
    'tests/a.test.ts',
  )
  const one = fc
    .record(
      { file, declared: tag, taggedInside: tag, title: fc.constantFrom('deadline window', 'listed') },
      { requiredKeys: ['file', 'title'] },
    )
    .map(({ title, ...rest }) => ({ ...rest, project: '', id: `${rest.file} > ${title}`, titles: [title] }))

  test('a trusted class is for sealed files of that class or of one above it', () => {
    const [isSealed, isTrusted] = [sealedPaths(ownedFiles()), trustedFiles(ownedFiles())]
    fc.assert(
      fc.property(one, (given) => {
        const [{ granted, refused, claimedBy, why } = { granted: 'none', refused: true, claimedBy: 'nothing', why: '' }] = classify(
          [given],
          ownedFiles(),
        )
        if (granted === 'E' || granted === 'P' || granted === 'F')
          expect([isSealed(given.file), isTrusted(given.file)]).toEqual([true, true])
        expect(granted === 'U' || !refused).toBe(true)
        expect(refused && claimedBy !== 'tag').toBe(false)
        expect(why).not.toBe('')
      }),
    )
  })

  test('the tests beside it change nothing', () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), (tests) => {
        expect(classify(tests, ownedFiles())).toEqual(tests.flatMap((each) => classify([each], ownedFiles())))
      }),
    )
  })
})

test('the inventory of the lock is for sealed files of a trusted class', () => {
  const isTrusted = trustedFiles(ownedFiles())
  const files = [
    'oracle/examples/a.test.ts',
    'oracle/properties/a.test.ts',
    'src/a.oracle.test.ts',
    'tests/a.test.ts',
    'oracle/other.test.ts',
  ]
  expect(files.filter(isTrusted)).toEqual(['oracle/examples/a.test.ts', 'oracle/properties/a.test.ts'])
})

test('what a file does can count where it may hold trusted tests, or ones that may be frozen', () => {
  const may = mayCount(ownedFiles())
  const files = ['oracle/examples/a.test.ts', 'tests/nondet/clock.test.ts', 'src/n.oracle.test.ts', 'tests/a.test.ts']
  expect(files.map(may)).toEqual([true, true, true, false])
})

test('a class comes with the place of its test where that is known', () => {
  const one = { id: 'a > t', project: '', file: 'a', titles: ['t'] }
  const location = { file: 'a', line: 3, column: 1 }
  expect(classify([{ ...one, location }, one], ownedFiles()).map((each) => ('location' in each ? each.location : 'nowhere'))).toEqual([
    location,
    'nowhere',
  ])
})

describe('sealedPaths', () => {
  const isSealed = (path: string) => sealedPaths(ownedFiles({ ledger: absent('freezes/ledger.yaml') }))(path)

  test.each([
    'oracle/anything',
    'oracle/.hidden/x',
    'vitest.config.ts',
    'packages/a/vite.config.mts',
    'jest.config.js',
    'vitest.workspace.json',
    '.github/workflows/ci.yml',
    '.gitlab-ci.yml',
    'CODEOWNERS',
    '.github/CODEOWNERS',
    'docs/CODEOWNERS',
    'freezes/ledger.yaml',
    'captured/clock.json',
    'shapes/order.json',
    'shapes/order.ts',
    'quality/a.ts',
  ])('%s is sealed', (path) => {
    expect(isSealed(path)).toBe(true)
  })

  test.each([
    'src/a.ts',
    'freezes/other.yaml',
    'quality/notes/a.md',
    'shapes/other.json',
    'my-oracle/a.ts',
    '../oracle/a.ts',
    'vitest.config',
    'x/CODEOWNERS',
  ])('%s is not', (path) => {
    expect(isSealed(path)).toBe(false)
  })

  test('a policy elsewhere seals its folder, and one at the root or outside seals nothing more', () => {
    const sealedBy = (path: string) => sealedPaths(ownedFiles({ policy: absent(path) }))
    expect(sealedBy('config/policy.yaml')('config/x')).toBe(true)
    expect(sealedBy('config/policy.yaml')('oracle/x')).toBe(true)
    expect(sealedBy('policy.yaml')('src/a.ts')).toBe(false)
    expect(sealedBy('../org/policy.yaml')('../org/x')).toBe(false)
    expect(sealedBy('/org/policy.yaml')('/org/x')).toBe(false)
  })
})

test.each([
  [{ id: 'a.ts > s > t', project: '', file: 'a.ts' }, 's > t'],
  [{ id: '[web] a.ts > s > t #2', project: 'web', file: 'a.ts' }, '[web] s > t #2'],
  [{ id: 'a.ts > [web] t', project: '', file: 'a.ts' }, '[web] t'],
])('the lock writes %o as %s', (given, expected) => {
  expect(lockEntryOf(given)).toBe(expected)
})
