import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { AssertionSyntax, MockSyntax, TestBlock, TestFileSyntax } from '../../model/syntax.ts'
import { atTest } from './names.ts'
import type { Pairing } from './pairing.ts'

/** Matchers that ask a mock about its calls, which is what mocks are for. */
const ABOUT_CALLS = /^(called|returned|holds)/

/**
 * A test that looked at what a module returned and still does, though the module is now replaced by its own file. Mocks of collaborators
 * and mocks that base had are left alone.
 */
export function checkMocks(base: readonly TestFileSyntax[], head: readonly TestFileSyntax[], tests: Pairing): readonly Finding[] {
  const was = new Map(base.map((f) => [f.file, new Set(f.mocks.map(mockKey))]))
  const now = new Map(head.map((f) => [f.file, f.mocks]))
  const found: Finding[] = []
  for (const { before, after } of tests.pairs) {
    const known = was.get(before.file) ?? new Set()
    const hit = firstHit(
      before,
      after,
      (now.get(after.file) ?? []).filter((m) => !known.has(mockKey(m))),
    )
    if (hit === null) continue
    found.push(finding('subject-mocked', { ...atTest(after), subject: hit.assertion.text, by: hit.mock.how }, hit.mock.at))
  }
  return found
}

function mockKey(mock: MockSyntax): string {
  return JSON.stringify([mock.module ?? mock.specifier, mock.name])
}

function firstHit(
  before: TestBlock,
  after: TestBlock,
  mocks: readonly MockSyntax[],
): { readonly mock: MockSyntax; readonly assertion: AssertionSyntax } | null {
  for (const mock of mocks) {
    // What the test asserted of the module at base is what it is a test of.
    if (!before.assertions.some((a) => asksAbout(a, mock))) continue
    const assertion = after.assertions.find((a) => asksAbout(a, mock))
    if (assertion !== undefined) return { mock, assertion }
  }
  return null
}

function asksAbout(assertion: AssertionSyntax, mock: MockSyntax): boolean {
  if (ABOUT_CALLS.test(assertion.family)) return false
  return assertion.calls.some(
    (c) =>
      (mock.module === null ? c.specifier === mock.specifier : c.module === mock.module) && (mock.name === null || c.name === mock.name),
  )
}
