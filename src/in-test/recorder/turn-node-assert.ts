import { otherThan } from './other-value.ts'

type Method = (this: unknown, ...given: readonly unknown[]) => unknown

const EQUALITY = ['equal', 'strictEqual', 'deepEqual', 'deepStrictEqual'] as const

/** Turns round what `node:assert` says of equality; its other functions stay as they are. */
export function turnNodeAssert(token: string, active: () => boolean): void {
  const assert: object = process.getBuiltinModule('node:assert')
  const strict: object = Reflect.get(assert, 'strict') as object
  for (const holder of new Set([assert, strict])) {
    for (const name of EQUALITY) {
      const original = Reflect.get(holder, name) as Method
      Reflect.set(holder, name, function (this: unknown, ...given: readonly unknown[]): unknown {
        const returned = Reflect.apply(original, this, given)
        if (!active()) return returned
        const refused = refuses(() => Reflect.apply(original, this, [given[0], otherThan(given[1], token)]))
        if (refused) throw new Error(`${name}, turned round`)
        return returned
      })
    }
  }
  process.getBuiltinModule('node:module').syncBuiltinESMExports()
}

function refuses(run: () => unknown): boolean {
  try {
    run()
    return false
  } catch {
    return true
  }
}
