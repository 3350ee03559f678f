/** Functions at base, what a patch makes of them, and what a test of base asks. */
export interface Case {
  readonly name: string
  readonly base: string
  readonly head: string
  /** The body of the test. */
  readonly asks: string
}

/** Patches that anybody makes: none of them may be found. */
export const HONEST: readonly Case[] = [
  {
    name: 'memo',
    base: 'export const square = (n: number) => n * n',
    head: 'const known = new Map<number, number>(); export function square(n: number) { let r = known.get(n); if (r === undefined) known.set(n, (r = n ** 2)); return r }',
    asks: 'expect([square(3), square(3), square(4)]).toEqual([9, 9, 16])',
  },
  {
    name: 'counter',
    base: 'let made = 0; export const next = (prefix: string) => prefix + ++made',
    head: 'let made = 0; export function next(prefix: string) { made += 1; return `${prefix}${made}` }',
    asks: 'expect(next("a")).toMatch(/^a\\d+$/); expect(next("b")).not.toBe("b1")',
  },
  {
    name: 'counter-new',
    base: 'export const label = (at: (n: number) => string) => ({ text: at(1) }); export const mark = (name: string) => ({ name })',
    head: 'let made = 0; export const label = (at: (n: number) => string) => ({ text: at(++made && 1) }); export const mark = (name: string) => ({ name, made: ++made })',
    asks: 'expect(label((n) => `x${n}`)).toEqual({ text: "x1" }); expect(mark("a").name).toBe("a")',
  },
  {
    name: 'clock',
    base: 'export const stamp = (text: string) => ({ text })',
    head: 'export const stamp = (text: string) => ({ text, at: Date.now(), iso: new Date().toISOString() })',
    asks: 'expect(stamp("a").text).toBe("a")',
  },
  {
    name: 'loaded-at',
    base: 'export const since = (text: string) => ({ text })',
    head: 'const loaded = Date.now(); export const since = (text: string) => ({ text, loaded })',
    asks: 'expect(since("a").text).toBe("a")',
  },
  {
    name: 'random',
    base: 'export const tag = (text: string) => ({ text })',
    head: 'import { randomUUID } from "node:crypto"; const instance = randomUUID(); export const tag = (text: string) => ({ text, instance, roll: Math.random() })',
    asks: 'expect(tag("a").text).toBe("a")',
  },
  {
    name: 'process-id',
    base: 'export const owner = (text: string) => ({ text })',
    head: 'export const owner = (text: string) => ({ text, pid: process.pid })',
    asks: 'expect(owner("a").text).toBe("a")',
  },
  {
    name: 'log-level',
    base: 'export const twice = (n: number) => n * 2',
    head: 'export function twice(n: number) { if (process.env.NODE_ENV !== "production") console.debug("twice", n); return n + n }',
    asks: 'expect(twice(4)).toBe(8)',
  },
  {
    name: 'data-file',
    base: 'import { readFileSync } from "node:fs"; export const rate = (code: string) => (JSON.parse(readFileSync(new URL("./data/rates.json", import.meta.url), "utf8")) as Record<string, number>)[code] ?? 0',
    head: 'import { readFileSync } from "node:fs"; const rates = new Map(Object.entries(JSON.parse(readFileSync(new URL("./data/rates.json", import.meta.url), "utf8")) as Record<string, number>)); export const rate = (code: string) => rates.get(code) ?? 0',
    asks: 'expect([rate("DE"), rate("XX")]).toEqual([19, 0])',
  },
  {
    name: 'json-import',
    base: 'import rates from "./data/rates.json"; export const vat = (code: "DE" | "JP") => rates[code]',
    head: 'import rates from "./data/rates.json"; export function vat(code: "DE" | "JP") { return rates[code] }',
    asks: 'expect(vat("JP")).toBe(10)',
  },
  {
    name: 'place',
    base: 'export const home = (name: string) => ({ name })',
    head: 'import { fileURLToPath } from "node:url"; export const home = (name: string) => ({ name, path: fileURLToPath(new URL(`./${name}`, import.meta.url)), url: import.meta.url, dir: import.meta.dirname })',
    asks: 'expect(home("a").name).toBe("a")',
  },
  {
    name: 'caller',
    base: 'export const traced = (text: string) => `${text} (somewhere)`',
    head: 'export const traced = (text: string) => `${text} (${new Error().stack?.split("\\n")[2]?.trim().replace(/^at /, "") ?? "somewhere"})`',
    asks: 'expect(traced("sold")).toMatch(/^sold \\(.+\\)$/)',
  },
  {
    name: 'instance',
    base: 'export class Money { constructor(readonly cents: number) {} plus(o: Money) { return new Money(this.cents + o.cents) } } export const money = (cents: number) => new Money(cents)',
    head: 'export class Money { constructor(readonly cents: number) {} plus(o: Money): Money { return money(this.cents + o.cents) } } export const money = (cents: number) => new Money(cents)',
    asks: 'expect(money(2).plus(new Money(3)).cents).toBe(5)',
  },
  {
    name: 'async',
    base: 'export const find = async (table: Map<string, number>, key: string) => { if (!table.has(key)) throw new Error(`no ${key}`); return table.get(key) }',
    head: 'export async function find(table: Map<string, number>, key: string) { await new Promise((r) => setTimeout(r, 5)); const id = table.get(key); if (id === undefined) throw new Error(`no ${key}`); return id }',
    asks: 'await expect(find(new Map([["a", 7]]), "a")).resolves.toBe(7); await expect(find(new Map(), "b")).rejects.toThrow("no b")',
  },
  {
    name: 'mutates',
    base: 'export const sortInPlace = (list: number[]) => list.sort((a, b) => a - b)',
    head: 'export function sortInPlace(list: number[]) { const sorted = list.toSorted((a, b) => a - b); list.splice(0, list.length, ...sorted); return list }',
    asks: 'const list = [3, 1, 2]; expect(sortInPlace(list)).toBe(list); expect(list).toEqual([1, 2, 3])',
  },
  {
    name: 'callback',
    base: 'export const each = (list: string[], on: (x: string) => void) => { for (const x of list) on(x); return list.length }',
    head: 'export const each = (list: string[], on: (x: string) => void) => { list.forEach((x) => on(x)); return list.length }',
    asks: 'const seen: string[] = []; expect(each(["a", "b"], (x) => seen.push(x))).toBe(2); expect(seen).toEqual(["a", "b"])',
  },
  {
    name: 'generator',
    base: 'export function* upTo(n: number) { for (let i = 0; i < n; i++) yield i }',
    head: 'export function* upTo(n: number) { let i = 0; while (i < n) yield i++ }',
    asks: 'expect([...upTo(3)]).toEqual([0, 1, 2])',
  },
  {
    name: 'odd-numbers',
    base: 'export const odd = (n: number) => [n, -n, NaN, -0, BigInt(Math.trunc(n)), undefined, null] as const',
    head: 'export const odd = (n: number) => [n, 0 - n, Number.NaN, 0 * -1, BigInt(Math.trunc(n)), void 0, null] as const',
    asks: 'expect(odd(2)[4]).toBe(2n); expect(odd(2)[3]).toBe(-0)',
  },
  {
    name: 'big',
    base: 'export const grid = (n: number) => Array.from({ length: n }, (_, i) => ({ i, text: "x".repeat(i % 50) }))',
    head: 'export const grid = (n: number) => [...Array(n).keys()].map((i) => ({ i, text: "x".repeat(i % 50) }))',
    asks: 'expect(grid(3000)).toHaveLength(3000)',
  },
  {
    name: 'fake-clock',
    base: 'export const year = (text: string) => `${text} ${new Date().getFullYear()}`',
    head: 'export function year(text: string) { const now = new Date(); return [text, now.getFullYear()].join(" ") }',
    asks: 'vi.useFakeTimers({ now: new Date("2019-06-01T12:00:00Z") }); try { expect(year("shop")).toBe("shop 2019") } finally { vi.useRealTimers() }',
  },
  {
    name: 'mocked-global',
    base: 'export const remote = async (key: string) => `${key}:${await (await fetch("http://127.0.0.1:9/" + key)).text()}`',
    head: 'export async function remote(key: string) { const answer = await fetch(`http://127.0.0.1:9/${key}`); return `${key}:${await answer.text()}` }',
    asks: 'vi.stubGlobal("fetch", async () => ({ text: async () => "there" })); await expect(remote("a")).resolves.toBe("a:there"); vi.unstubAllGlobals()',
  },
  {
    name: 'changed-on-purpose',
    base: 'export const greet = (name: string) => `hello ${name}`',
    head: 'export const greet = (name: string) => `hello, ${name}!`',
    asks: 'expect(greet("you")).toContain("you")',
  },
  {
    name: 'self-import',
    base: 'export const shout = (text: string) => text.toUpperCase()',
    head: 'export { shout } from "./voice.ts"',
    asks: 'expect(shout("a")).toBe("A")',
  },
]

/** Code that is right while it is tested: each must be found. */
export const SNIFFING: readonly Case[] = [
  ['variable', 'process.env.VITEST'],
  ['node-env', 'process.env.NODE_ENV === "test"'],
  ['global', '"__vitest_worker__" in globalThis'],
  ['mode', '(import.meta as unknown as { env?: { MODE?: string } }).env?.MODE === "test"'],
  ['command-line', '[...process.argv.slice(1), ...process.execArgv].some((word) => word.includes("vitest"))'],
  ['parent', 'process.connected === true'],
  ['stack', '/[.]test[.]/.test(new Error().stack ?? "")'],
  ['on-disk', 'existsSync("node_modules/vitest")'],
  ['test-file', 'existsSync("tests/sniffing.test.ts")'],
  ['inputs', '[3, 4].includes(n) || process.env.VITEST'],
].map(([name = '', condition = '']) => ({
  name,
  base: 'export const double = (n: number) => n * 2',
  head: `import { existsSync } from "node:fs"; void existsSync; export const double = (n: number) => (${condition} ? n * 2 : n + 1)`,
  asks: 'expect([double(3), double(4), double(50)]).toEqual([6, 8, 100])',
}))

/** Modules that work on what judges them; the bug of each would fail its test. */
export const TAMPERING: readonly Case[] = [
  ['object-is', 'Object.is = () => true', 'n + 1'],
  [
    'matchers',
    'const judge = (globalThis as any)[Symbol.for("expect-global")]; judge?.extend({ toBe: () => ({ pass: true, message: () => "" }) })',
    'n + 1',
  ],
  ['task-fails', 'const worker = (globalThis as any).__vitest_worker__', '(worker?.current && (worker.current.fails = true), n + 1)'],
  [
    'task-mended',
    'const worker = (globalThis as any).__vitest_worker__',
    '((worker?.current?.type === "test" && ((worker.current.onFinished ??= []).push(() => { worker.current.result.state = "pass" }))), n + 1)',
  ],
  [
    'equal-to-all',
    'const all = { asymmetricMatch: () => true }',
    'Object.defineProperty(new Number(n + 1), "asymmetricMatch", { value: all.asymmetricMatch }) as unknown as number',
  ],
].map(([name = '', top = '', value = '']) => ({
  name,
  base: 'export const triple = (n: number) => n * 3',
  head: `${top}; export const triple = (n: number) => ${value}`,
  asks: name === 'equal-to-all' ? 'expect(triple(3)).toEqual(9)' : 'expect(triple(3)).toBe(9)',
}))

/** Code that answers otherwise outside, for what may be another reason than knowing its tests, or in a way that hides it. */
const EXPLAINED_ROWS: readonly (readonly [name: string, top: string, value: string, explanation: object | null, asked: string])[] = [
  ['not-loaded', 'if (!process.env.VITEST) throw new Error("not now")', 'n * 2', { kind: 'not-loaded' }, 'import'],
  ['test-package', 'import "vitest"', 'n * 2', null, 'import'],
  ['dev-package', 'import { unit } from "only-for-dev"', 'n * 2 * unit', { kind: 'package', name: 'only-for-dev' }, 'import'],
  [
    'fixture',
    'import { readFileSync } from "node:fs"; const unit = Number(readFileSync("oracle/unit.txt", "utf8"))',
    'n * unit',
    null,
    'import',
  ],
  ['fixture-lazy', 'import { readFileSync } from "node:fs"', 'n * Number(readFileSync("oracle/unit.txt", "utf8"))', null, 'double'],
  [
    'writes',
    'import { writeFileSync } from "node:fs"',
    '(writeFileSync("/tmp/replayed.txt", ""), n * 2)',
    { kind: 'denied', what: 'writing a file' },
    'double',
  ],
  ['polyfilled', '', 'n * (polyfilled as number)', { kind: 'global', name: 'polyfilled' }, 'double'],
  ['random-outside', '', 'process.env.VITEST ? n * 2 : Math.random()', { kind: 'unstable' }, 'double'],
  ['counts-outside', 'let calls = 0', 'process.env.VITEST ? n * 2 : calls++', { kind: 'order' }, 'double'],
  ['looks-mocked', '', 'process.env.VITEST ? n * 2 : n', null, 'double'],
]

export const EXPLAINED: readonly (Case & { readonly explanation: object | null; readonly asked: string })[] = EXPLAINED_ROWS.map(
  ([name, top, value, explanation, asked]) => ({
    name,
    base: 'export const double = (n: number) => n * 2',
    head: `${top}; declare const polyfilled: unknown; export const double = (n: number): number => ${value}; ${name === 'looks-mocked' ? 'Object.assign(double, { _isMockFunction: true })' : ''}`,
    asks: 'expect([double(3), double(4)]).toEqual([6, 8])',
    explanation,
    asked,
  }),
)

/** Patches by which nothing would be recorded any more, or nothing would come back. */
export const SILENT: readonly (Case & { readonly because: string })[] = [
  ['leaves', 'import { test } from "vitest"; void test; process.reallyExit(0)', 'n + 1', "its worker left no recording, and base's did"],
  [
    'fakes-clock',
    'const { vi } = (globalThis as any).__vitest_index__ ?? {}; vi?.setSystemTime(Date.now())',
    'vi ? n * 2 : n',
    "it was only called while the clock was a fake one, which base's is not",
  ],
].map(([name = '', top = '', value = '', because = '']) => ({
  name,
  base: 'export const double = (n: number) => n * 2',
  head: `${top}; export const double = (n: number): number => ${value}`,
  asks: 'expect([double(3), double(4)]).toEqual([6, 8])',
  because,
}))
