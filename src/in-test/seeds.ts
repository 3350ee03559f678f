import { inTestState } from './state.ts'

let warned = false
let standIn: string | undefined

/**
 * The sealed seed list of that name (without one: the unnamed list), and one fresh seed at its end: `fresh-` and twelve hex digits from
 * the head commit, the same on all machines, which nobody could choose. For `test.for(seeds('orders'))` and for generators by hand.
 * Seeds are strings, integers too. Reading a list is recorded as evidence: of the running test, or of all tests of a file that reads
 * it while it is collected.
 *
 * In a run without this package's reporter the lists are not known: the answer is one random fresh seed, with a warning; such a run
 * has no verdict.
 * @throws {TypeError} for a name that is no string.
 * @throws {Error} for a list that does not exist, with those that do.
 */
export function seeds(name = ''): string[] {
  if (typeof name !== 'string') throw new TypeError(`seeds(): the name of a list is a string, not ${String(name)}.`)
  const state = inTestState()
  if (state?.settings === undefined) return [withoutReporter(name)]
  const { seedLists, freshName } = state.settings
  const list = Object.hasOwn(seedLists, name) ? seedLists[name] : undefined
  if (list === undefined) throw new Error(unknownList(name, Object.keys(seedLists)))
  note(`list:${name}`)
  return [...list, freshName]
}

/**
 * Records the seed of any other seeded generator as evidence of the running test.
 * @throws {TypeError} for anything but a number, a bigint or a string that is not empty.
 */
export function recordSeed(seed: string | number | bigint): void {
  const known = typeof seed === 'string' || typeof seed === 'number' || typeof seed === 'bigint'
  if (!known || seed === '' || Number.isNaN(seed)) {
    throw new TypeError(
      `recordSeed(): a seed is a number, a bigint or a string that is not empty, not ${JSON.stringify(seed) ?? String(seed)}.`,
    )
  }
  note(String(seed))
}

function note(seed: string): void {
  const state = inTestState()
  const record = state?.current()
  if (record === undefined) state?.fileSeeds.add(seed)
  else record.seeds.add(seed)
}

function unknownList(name: string, known: readonly string[]): string {
  const which = name === '' ? 'seeds(): there is no unnamed seed list.' : `seeds(): there is no seed list ${JSON.stringify(name)}.`
  const named = known.map((one) => (one === '' ? 'the unnamed one' : JSON.stringify(one)))
  const others = named.length === 0 ? 'There is none at all.' : `Known are ${named.join(', ')}.`
  return `${which} ${others} Lists stand in the file that the policy names under classes.property.seeds (oracle/seeds.txt without one).`
}

function withoutReporter(name: string): string {
  standIn ??= `fresh-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  if (!warned) {
    warned = true
    // oxlint-disable-next-line eslint/no-console -- a run without the reporter has no other place to say so.
    console.warn(
      `vitest-oracle: seeds(${name === '' ? '' : JSON.stringify(name)}) has one random seed only: this run has no vitest-oracle/reporter, which reads the lists.`,
    )
  }
  return standIn
}
