/** One change of test files and the rules that it must raise: all of them, and no other. */
export interface BudgetCase {
  readonly name: string
  readonly before: string | Readonly<Record<string, string>>
  readonly after: string | Readonly<Record<string, string>>
  readonly production?: { readonly before: Readonly<Record<string, string>>; readonly after: Readonly<Record<string, string>> }
  /** Without `budget-negative`, which follows from the score; `score` says what that is. */
  readonly rules: readonly string[]
  /** Default 0. */
  readonly score?: number
}

/** A file of tests about one module, `import`s in front. */
export function about(body: string, names = 'price, total'): string {
  return `import { describe, expect, test, vi } from 'vitest'\nimport { ${names} } from '../src/cart.ts'\n${body}`
}
