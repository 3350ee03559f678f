import { expect } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { SHOP } from '../protocols/shop.ts'
import { type CommandOptions, type Ended, type Major, type Project, makeProject } from '../support/index.ts'

/** A test that spawns Vitest may wait for a busy machine. */
export const SLOW = 120_000

/** Makes the shop with some files changed, locks it, applies `edits`, and hands it to `act`; the folder is gone afterwards. */
export async function withShop(
  major: Major,
  {
    setup = {},
    edits = {},
  }: { readonly setup?: Readonly<Record<string, string>>; readonly edits?: Readonly<Record<string, string | null>> },
  act: (project: Project) => Promise<void>,
): Promise<void> {
  const project = await makeProject({ ...SHOP, ...setup }, major)
  try {
    await lockShop(project, setup)
    project.write(edits)
    await act(project)
  } finally {
    project.dispose()
  }
}

/** Locks by the files that they were made of: `lock` starts Vitest, and the same files have the same lock on every major. */
const locks = new Map<string, string>()
const LOCK = 'oracle/oracle.lock.json'

/** Locks a shop that differs from the plain one by `setup`, with the command itself the first time. */
export async function lockShop(project: Project, setup: Readonly<Record<string, string | null>>): Promise<void> {
  const key = JSON.stringify(setup)
  const known = locks.get(key)
  if (known !== undefined) {
    project.write({ [LOCK]: known })
    return
  }
  const locked = await project.cli(['lock'])
  expect(locked, locked.stderr).toMatchObject({ status: 0 })
  locks.set(key, project.read(LOCK))
}

export interface Judged {
  readonly verdict: Verdict
  readonly ended: Ended
}

/** Runs Vitest once and reads the verdict, which must be there. */
export async function judge(project: Project, args: readonly string[] = [], options?: CommandOptions): Promise<Judged> {
  const ended = await project.vitest(['run', ...args], options)
  const verdict = project.verdict()
  if (verdict === null) throw new Error(`no verdict; Vitest said:\n${ended.stdout}\n${ended.stderr}`)
  return { verdict, ended }
}

/** The rules of the findings that weigh, each once, sorted. */
export function rulesOf({ findings }: Verdict): readonly string[] {
  return [...new Set(findings.filter(({ severity }) => severity !== 'off' && severity !== 'note').map(({ rule }) => rule))].sort()
}
