import type { TestBlock, TestFileSyntax, TestSyntax } from '../../model/syntax.ts'

/**
 * Both sides of a file without the tests that say the same, so that a large patch is held in little memory. Nothing is taken out:
 * - when a side does not parse, or the file has another name: then tests may have moved;
 * - when the mocks or the matchers of the file changed, which concern its unchanged tests as well;
 * - of tests that stand there more than once.
 * Lines and columns do not count.
 */
export function withoutEqual(before: TestSyntax | null, after: TestSyntax | null): readonly [TestSyntax | null, TestSyntax | null] {
  if (before?.state !== 'parsed' || after?.state !== 'parsed' || before.file !== after.file) return [before, after]
  if (!saysTheSame(before.mocks, after.mocks) || !saysTheSame(before.replacedMatchers, after.replacedMatchers)) return [before, after]
  const [was, now] = [byName(before), byName(after)]
  const same = new Set<TestBlock>()
  for (const [name, tests] of was) {
    for (const one of tests) {
      const like = (other: TestBlock): boolean => saysTheSame(one, other)
      const [twin, ...more] = (now.get(name) ?? []).filter(like)
      if (twin !== undefined && more.length === 0 && tests.filter(like).length === 1) same.add(one).add(twin)
    }
  }
  const rest = (file: TestFileSyntax): TestFileSyntax => {
    const isOther = (one: TestBlock): boolean => !same.has(one)
    return { ...file, tests: file.tests.filter(isOther), helpers: file.helpers.filter(isOther) }
  }
  return [rest(before), rest(after)]
}

/** More tests than these of one name are doubles, whatever they say: to compare each with each would take too long. */
const MOST_ALIKE = 32

/** Equal tests have equal names and bodies, so that only few need be compared. */
function byName({ tests, helpers }: TestFileSyntax): ReadonlyMap<string, readonly TestBlock[]> {
  const named = new Map<string, TestBlock[]>()
  for (const one of [...tests, ...helpers]) {
    const name = [one.kind, one.bodyKey, ...one.titles].join('\n')
    const others = named.get(name)
    if (others === undefined) named.set(name, [one])
    else others.push(one)
  }
  for (const [name, alike] of named) if (alike.length > MOST_ALIKE) named.delete(name)
  return named
}

/** Equality of plain data but for places. Its depth is that of the types, which do not nest in themselves. */
function saysTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (!saysTheSame(one[i], other[i])) return false
    return true
  }
  if (Array.isArray(other)) return false
  let fields = 0
  for (const key in one) {
    if (key === 'at') continue
    fields++
    if (!saysTheSame(Reflect.get(one, key), Reflect.get(other, key))) return false
  }
  for (const key in other) if (key !== 'at') fields--
  return fields === 0
}
