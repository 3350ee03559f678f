// A small project whose tests reach its code in every way that there is: imports in two Vitest projects, vi.mock, require(), the text of a
// file, a child process, and a global setup. Some compare two of these ways, which an edit that is only served to one would part.

export const project = {
  '.gitignore': 'node_modules\n.oracle\n',
  'package.json': '{ "name": "shop", "private": true, "type": "module" }\n',
  'vitest.config.mjs': `import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['oracle/examples/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'tools', include: ['oracle/examples/tools/**/*.test.ts'] } },
      { extends: true, test: { name: 'served', include: ['oracle/examples/served/**/*.test.ts'], globalSetup: './oracle/setup.mjs' } },
    ],
  },
})
`,
  'oracle/policy.yaml': `version: 1
classes:
  example: { files: ["oracle/examples/**"] }
limits: { phaseSeconds: 86400 }
`,
  'oracle/seeds.txt': '1\n',
  'oracle/setup.mjs': `import { rateOf } from '../src/rates.mjs'

export default ({ provide }) => provide('rateAtStart', rateOf('de'))
`,
  'src/money.ts': `export type Cents = number

export function add(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

export function share(amount: Cents, percent: number): Cents {
  if (percent < 0 || percent > 100) throw new RangeError('no share')
  return Math.round((amount * percent) / 100)
}

export function format(amount: Cents): string {
  const sign = amount < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(amount) / 100)
  return sign + whole + '.' + String(Math.abs(amount) % 100).padStart(2, '0')
}
`,
  'src/rates.mjs': `const rates = { de: 19, ch: 8, jp: 10 }

export function rateOf(country) {
  return rates[country] ?? 20
}

export function isCheap(country) {
  return rateOf(country) <= 10
}
`,
  'src/table.cjs': `const names = { de: 'Germany', ch: 'Switzerland', jp: 'Japan' }

exports.nameOf = (country) => names[country] || 'abroad'
exports.count = Object.keys(names).length
`,
  'src/clock.ts': `export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

export function isSunday(day: string): boolean {
  return new Date(day).getUTCDay() === 0
}
`,
  'src/order.ts': `import { isSunday, today } from './clock.ts'
import { add, share, type Cents } from './money.ts'
import { rateOf } from './rates.mjs'
import { version } from './version.ts'

export interface Order {
  readonly country: string
  readonly prices: readonly Cents[]
}

export function totalOf({ country, prices }: Order): Cents {
  const net = add(prices)
  const gross = net + share(net, rateOf(country))
  return isSunday(today()) ? gross - 100 : gross
}

export function labelOf(order: Order): string {
  return order.country.toUpperCase() + '-' + order.prices.length + '/' + version
}
`,
  'src/version.ts': `/** Kept beside the package's. */
export const version = '1.4.0'
export const major = Number(version.split('.')[0])
`,
  'src/cli.mjs': `import { isCheap, rateOf } from './rates.mjs'

const [country = 'de', amount = '100'] = process.argv.slice(2)
const tax = Math.round((Number(amount) * rateOf(country)) / 100)
console.log(country + ' ' + tax + (isCheap(country) ? ' cheap' : ''))
`,
  'oracle/examples/unit/money.test.ts': `import { expect, test } from 'vitest'
import { add, format, share } from '../../../src/money.ts'

test('adds', () => { expect(add([1, 2, 3])).toBe(6) })
test('shares', () => { expect([share(250, 10), share(99, 50), share(0, 100)]).toEqual([25, 50, 0]) })
test('refuses more than all', () => { expect(() => share(1, 101)).toThrow(RangeError) })
test('formats', () => { expect([format(1205), format(-5)]).toEqual(['12.05', '-0.05']) })
`,
  'oracle/examples/unit/order.test.ts': `import { expect, test, vi } from 'vitest'
import { labelOf, totalOf } from '../../../src/order.ts'

vi.mock('../../../src/clock.ts', async (original) => ({ ...(await original<object>()), today: () => '2026-11-29' }))

test('a total on a Sunday', () => { expect(totalOf({ country: 'de', prices: [1000, 500] })).toBe(1685) })
test('a label', () => { expect(labelOf({ country: 'jp', prices: [1] })).toMatch(/^JP-1\\/\\d/) })
`,
  'oracle/examples/unit/clock.test.ts': `import { expect, test, vi } from 'vitest'
import { isSunday, today } from '../../../src/clock.ts'

test('today', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T23:59:00Z') })
  expect(today()).toBe('2026-11-30')
  vi.useRealTimers()
})
test('Sundays', () => { expect([isSunday('2026-11-29'), isSunday('2026-11-30')]).toEqual([true, false]) })
`,
  'oracle/examples/unit/version.test.ts': `import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { major, version } from '../../../src/version.ts'

test('is written as it is used', () => { expect(readFileSync('src/version.ts', 'utf8')).toContain("version = '" + version + "'") })
test('is a first version', () => { expect(major).toBe(1) })
`,
  'oracle/examples/unit/table.test.ts': `import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import * as table from '../../../src/table.cjs'

const required = createRequire(import.meta.url)('../../../src/table.cjs')

test('a name, required', () => { expect(required.nameOf('jp')).toBe('Japan') })
test('required as it is imported', () => { expect(table.nameOf('xx')).toBe(required.nameOf('xx')) })
test('how many', () => { expect(table.count).toBe(3) })
`,
  'oracle/examples/tools/cli.test.ts': `import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { rateOf } from '../../../src/rates.mjs'

const cli = (...args: readonly string[]): string => spawnSync(process.execPath, ['src/cli.mjs', ...args], { encoding: 'utf8' }).stdout

test('the command', () => { expect(cli('ch', '1000')).toBe('ch 80 cheap\\n') })
test('the command has the rates of the module', () => { expect(cli('de', '100')).toContain('de ' + rateOf('de')) })
`,
  'oracle/examples/served/setup.test.ts': `import { expect, inject, test } from 'vitest'
import { rateOf } from '../../../src/rates.mjs'

declare module 'vitest' { interface ProvidedContext { rateAtStart: number } }

test('the setup has the rates of the module', () => { expect(inject('rateAtStart')).toBe(rateOf('de')) })
`,
}

/** The files that edits are made in. */
export const edited = Object.keys(project).filter((path) => path.startsWith('src/'))
