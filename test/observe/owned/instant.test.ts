import { afterEach, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { instantOf } from '../../../src/model/instant.ts'
import { readLedger } from '../../../src/observe/owned/ledger.ts'
import { ledgerText, memorySource, rowText, valueRead } from './support.ts'

const ZONE = process.env['TZ']

afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ']
  else process.env['TZ'] = ZONE
})

describe.each<[zone: string, hoursBehindUtc: number]>([
  ['America/Los_Angeles', 8],
  ['Pacific/Auckland', -13],
  ['Asia/Kolkata', -5.5],
  ['UTC', 0],
])('in %s', (zone, hoursBehindUtc) => {
  test.each<[text: string, instant: string]>([
    ['2026-11-24', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24T09:30Z', '2026-11-24T09:30:00.000Z'],
    ['2026-11-24T09:30:15+01:00', '2026-11-24T08:30:15.000Z'],
    ['2026-11-24T00:00:00-05:00', '2026-11-24T05:00:00.000Z'],
    ['2026-11-24T00:00:00.5+05:30', '2026-11-23T18:30:00.500Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    process.env['TZ'] = zone
    expect(new Date(2026, 11, 1).getTimezoneOffset()).toBe(hoursBehindUtc * 60)
    expect(new Date(instantOf(text) ?? Number.NaN).toISOString()).toBe(instant)
  })

  test('a ledger keeps the day that was written, quoted or not', async () => {
    process.env['TZ'] = zone
    expect(new Date(2026, 11, 1).getTimezoneOffset()).toBe(hoursBehindUtc * 60)
    for (const expires of ['2026-12-01', '"2026-12-01"']) {
      const rows = valueRead(await readLedger(memorySource({ 'l.yaml': ledgerText(rowText({ expires })) }), 'l.yaml'))
      expect(rows.map(({ freeze }) => freeze?.expires)).toEqual(['2026-12-01'])
    }
  })
})

test.each([
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-00-10',
  '2026-13-01',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '0000-01-01',
  '1969-12-31',
  '2026-11-24T09:30',
  '2026-11-24T24:00Z',
  '2026-11-24T09:60Z',
  '2026-11-24T09:30:60Z',
  '2026-11-24T09:30+15:00',
  '2026-11-24T09:30-13:00',
  '2026-11-24T09:30+01:60',
  '2026-11-24 09:30Z',
  '2026-11-24t09:30z',
  ' 2026-11-24',
  '2026-11-24 ',
  '2026-11-24\n',
  '20261124',
  '2026-W48-2',
  '+002026-11-24',
  '',
  'never',
  '2026-11-24T09Z',
])('%j is no instant', (text) => {
  expect(instantOf(text)).toBeNull()
})

describe('laws', () => {
  test('what a clock writes is read back', () => {
    const dates = fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, (date) => {
        expect(instantOf(date.toISOString())).toBe(date.getTime())
        expect(instantOf(date.toISOString().slice(0, 10))).toBe(Math.floor(date.getTime() / 86_400_000) * 86_400_000)
      }),
    )
  })

  test('what is read is an instant that JavaScript reads alike', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789-:TZ+. '), maxLength: 32 })
    fc.assert(
      fc.property(texts, (text) => {
        const instant = instantOf(text)
        expect(instant === null || instant === Date.parse(text)).toBe(true)
      }),
    )
  })
})
