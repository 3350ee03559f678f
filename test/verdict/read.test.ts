import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { parseVerdict } from '../../src/verdict/parse.ts'
import { readVerdict, readVerdictReport } from '../../src/verdict/read.ts'
import { VerdictUnreadable } from '../../src/verdict/unreadable.ts'
import { ALLOW, BLOCK, REVIEW, sealed } from './sample.ts'
import { withValue } from './trees.ts'

const TEXT = canonicalText(ALLOW)
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8')
const edited = (path: readonly (string | number)[], change: (old: unknown) => unknown): string =>
  canonicalText(withValue(ALLOW, path, change))

describe('a whole verdict is what it says', () => {
  test.for([ALLOW, REVIEW, BLOCK])('$decision', (verdict) => {
    expect(parseVerdict(bytesOf(canonicalText(verdict)))).toEqual({ verdict })
  })
})

interface Refused {
  readonly name: string
  readonly bytes: string | Uint8Array
  readonly what: string
  readonly where?: string
}

describe('everything else is refused, with the place', () => {
  const rows: readonly Refused[] = [
    { name: 'nothing', bytes: '', what: 'empty' },
    { name: 'bytes that are no UTF-8', bytes: Buffer.from([0x7b, 0xff, 0x7d]), what: 'UTF-8' },
    { name: 'UTF-16', bytes: Buffer.from(TEXT, 'utf16le'), what: 'not JSON' },
    { name: 'a byte order mark', bytes: `\ufeff${TEXT}`, what: 'not JSON' },
    { name: 'half a file', bytes: TEXT.slice(0, TEXT.length / 2), what: 'not JSON' },
    { name: 'all but the end', bytes: TEXT.slice(0, -3), what: 'not JSON' },
    { name: 'two verdicts', bytes: TEXT + TEXT, what: 'not JSON' },
    { name: 'a conflict of git', bytes: `<<<<<<< ours\n${TEXT}=======\n${TEXT}>>>>>>> theirs\n`, what: 'not JSON' },
    { name: 'a list', bytes: '[]\n', what: 'no schemaVersion' },
    { name: 'null', bytes: 'null\n', what: 'no schemaVersion' },
    { name: "another tool's file", bytes: '{\n  "version": 1\n}\n', what: 'no schemaVersion' },
    { name: 'a later version', bytes: edited(['schemaVersion'], () => 2), what: 'schemaVersion is 2', where: '/schemaVersion' },
    { name: 'a version as text', bytes: edited(['schemaVersion'], () => '1'), what: 'schemaVersion is "1"', where: '/schemaVersion' },
    { name: 'very deep nesting', bytes: '['.repeat(200_000) + ']'.repeat(200_000), what: 'no schemaVersion' },
    { name: 'a field that is missing', bytes: edited(['because'], () => undefined), what: "required property 'because'" },
    {
      name: 'a field that nobody knows',
      bytes: edited(['subject'], (old) => ({ ...(old as object), branch: 'main' })),
      what: 'branch',
      where: '/subject',
    },
    { name: 'a decision that is none', bytes: edited(['decision'], () => 'ALLOW'), what: 'allow, review, block', where: '/decision' },
    { name: 'a rule that is none', bytes: edited(['findings', 0, 'rule'], () => 'toString'), what: 'rule', where: '/findings/0' },
    {
      name: 'arguments of another rule',
      bytes: edited(['findings', 0, 'args'], () => ({ file: 'x' })),
      what: 'required property',
      where: '/findings/0/args',
    },
    { name: 'a hash in capitals', bytes: edited(['policy', 'sha256'], () => 'A'.repeat(64)), what: 'pattern', where: '/policy/sha256' },
    { name: 'a newline less', bytes: TEXT.trimEnd(), what: 'canonical form', where: `${TEXT.split('\n').length - 1}:2` },
    { name: 'another indent', bytes: `${JSON.stringify(JSON.parse(TEXT), null, 4)}\n`, what: 'canonical form', where: '2:3' },
    { name: 'CRLF', bytes: TEXT.replaceAll('\n', '\r\n'), what: 'canonical form', where: '1:2' },
    { name: 'a key twice', bytes: TEXT.replace('{\n', '{\n  "decision": "block",\n'), what: 'canonical form' },
    {
      name: 'another order of keys',
      bytes: TEXT.replace('"arch": "x64",\n    "node": "v20.20.2"', '"node": "v20.20.2",\n    "arch": "x64"'),
      what: 'canonical form',
    },
    { name: 'another spelling of a number', bytes: TEXT.replace('"testCount": 10', '"testCount": 1e1'), what: 'canonical form' },
    { name: 'another spelling of a text', bytes: TEXT.replace('"scope": "run"', '"scope": "r\\u0075n"'), what: 'canonical form' },
    { name: 'half of a surrogate pair', bytes: TEXT.replace('"node": "v20.20.2"', '"node": "\\ud800"'), what: 'surrogate' },
    { name: 'an edit', bytes: edited(['policy', 'sha256'], () => 'b'.repeat(64)), what: 'digest', where: '/digest' },
    { name: 'another decision', bytes: canonicalText({ ...BLOCK, decision: 'allow' }), what: 'digest', where: '/digest' },
    {
      name: 'another decision and its digest',
      bytes: canonicalText(sealed({ ...BLOCK, decision: 'allow' })),
      what: 'contradicts itself',
      where: '/decision',
    },
  ]
  test.for(rows)('$name', ({ bytes, what, where }) => {
    const parsed = parseVerdict(typeof bytes === 'string' ? bytesOf(bytes) : bytes)
    if (!('mistakes' in parsed)) throw new Error('it was taken for a verdict')
    const [mistake] = parsed.mistakes
    expect(mistake.what).toContain(what)
    expect(mistake.remedy).not.toBe('')
    if (where !== undefined) expect(mistake.where).toBe(where)
  })
})

describe('the two doors', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitest-oracle-read-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  test('one returns a report', async () => {
    const file = join(root, 'verdict.json')
    expect(await readVerdictReport(file)).toMatchObject({ state: 'missing', mistakes: [{ what: 'There is no verdict.' }] })
    writeFileSync(file, '{')
    expect(await readVerdictReport(file)).toMatchObject({
      state: 'refused',
      mistakes: [{ what: expect.stringContaining('not JSON') as string }],
    })
    writeFileSync(file, TEXT)
    expect(await readVerdictReport(file)).toEqual({ state: 'read', verdict: ALLOW })
  })

  test('one throws, and names file, mistake and remedy', async () => {
    const file = join(root, 'verdict.json')
    writeFileSync(file, TEXT.replace('"run"', '"all"'))
    const thrown = await readVerdict(file).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(thrown).toBeInstanceOf(VerdictUnreadable)
    expect(String(thrown)).toContain(`${file} at /scope: It is no verdict: must be equal to one of the allowed values`)
    expect(String(thrown)).toContain('Run the tests or the gate again')
    writeFileSync(file, TEXT)
    expect(await readVerdict(file)).toEqual(ALLOW)
  })

  test('what is no file is refused at once', async () => {
    mkdirSync(join(root, 'folder'))
    expect(await readVerdictReport(join(root, 'folder'))).toMatchObject({ state: 'refused' })
    expect(await readVerdictReport(join(root, 'folder', 'no', 'such'))).toMatchObject({ state: 'missing' })
    symlinkSync(join(root, 'loop'), join(root, 'loop'))
    expect(await readVerdictReport(join(root, 'loop'))).toMatchObject({ state: 'refused' })
  })

  test.skipIf(process.platform === 'win32')('a named pipe and a device are not waited for', async () => {
    execFileSync('mkfifo', [join(root, 'pipe')])
    expect(await readVerdictReport(join(root, 'pipe'))).toMatchObject({
      state: 'refused',
      mistakes: [{ what: 'It cannot be read: it is not a file.' }],
    })
    expect(await readVerdictReport('/dev/zero')).toMatchObject({ state: 'refused' })
  })
})
