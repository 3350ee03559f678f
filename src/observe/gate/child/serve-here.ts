import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject, Vitest } from 'vitest/node'
import type { GateMessage, GateOrder, ServedEdit } from '../../../model/gate.ts'
import type { ProjectPath } from '../../../model/words.ts'
import { isAssertion } from '../../known-bad/assertion.ts'
import { projectPathOf } from '../../run/identity.ts'
import { openRun } from './run-here.ts'
import { serveFromMemory } from './overlay.ts'
import { keepSpare } from './spare.ts'
import type { RoundEnd } from './round.ts'

/**
 * Runs test files under one edit after the other, each served from memory by the same Vitest: it starts once, and what no edit touches is
 * transformed once. While an edit is served it also stands in its files, which are a copy of ours: tests that require(), read or start
 * them see what those that import them see. @returns what ends Vitest
 */
export async function serveHere(
  { request, fileSeconds, edits, temporary }: Extract<GateOrder, { kind: 'serve' }>,
  send: (message: GateMessage) => void,
): Promise<() => Promise<void>> {
  const { root, freshSeed } = request
  Object.assign(process.env, { TMPDIR: temporary, TMP: temporary, TEMP: temporary })
  const spare = keepSpare()
  const { vitest, found, round } = await openRun(request, fileSeconds, send, spare)
  const memory = serveFromMemory(vitest)
  const atOnce = workersOf(vitest)
  const killed = killsSoFar()
  for (const [index, edit] of edits.entries()) {
    const chosen = killed
      .likeliestFirst(edit)
      .flatMap((file) => found.filter(({ moduleId }) => projectPathOf(root, moduleId) === file))
      .filter(({ project }) => !isTooLate(vitest, project, root, edit))
    const loaded = memory.replace(new Map(edit.modules.map(({ file, text }) => [moduleOf(root, file), text])))
    const putBack = putEdit(root, edit)
    for (let at = 0; at < chosen.length; at += atOnce) {
      const killers = filesOfKills(await round(chosen.slice(at, at + atOnce), freshSeed), edit)
      killed.note(edit, killers)
      if (killers.length > 0) break
    }
    putBack()
    send({ kind: 'served', edit: index, loaded: [...loaded].map((file) => projectPathOf(root, file)).sort() })
  }
  memory.replace(new Map())
  send({ kind: 'end', runnerExitCode: Number(process.exitCode ?? 0) })
  spare.end()
  return () => vitest.close()
}

/**
 * Whether what Vitest did once for a project may depend on the edited files: its global setup, which may have started anything, and its
 * configuration. Its tests are left to the disk.
 */
function isTooLate(vitest: Vitest, project: TestProject, root: string, { modules }: ServedEdit): boolean {
  const projects = [project, vitest.getRootProject()]
  if (projects.some(({ config }) => [config.globalSetup ?? []].flat().length > 0)) return true
  const configured = new Set(projects.flatMap(({ vite }) => vite.config.configFileDependencies))
  return modules.some(({ file }) => configured.has(moduleOf(root, file)))
}

/** Writes an edit to its files. @returns what puts them back */
function putEdit(root: string, { modules }: ServedEdit): () => void {
  const files = modules.map(({ file, text }) => {
    const path = join(root, file)
    // Written into, and never gone for a moment: whoever looks at the tree meanwhile would take that for a test's doing.
    const put = (bytes: string | Buffer): void => {
      if (!lstatSync(path).isFile()) throw new Error(`${file} is no file any more`)
      writeFileSync(path, bytes)
    }
    return { before: readFileSync(path), text, put }
  })
  for (const { text, put } of files) put(text)
  return () => {
    for (const { before, put } of files) put(before)
  }
}

/** As Vite names it: with `/` on every platform. No path of a project holds a backslash. */
function moduleOf(root: string, file: ProjectPath): string {
  return join(root, file).replaceAll('\\', '/')
}

/** Files are run as many at a time as there are workers: none is begun that a kill would make needless. */
function workersOf({ config }: Vitest): number {
  return Math.max(1, Math.floor(Number(config.maxWorkers)) || 1)
}

interface Kills {
  readonly note: (edit: ServedEdit, files: readonly ProjectPath[]) => void
  readonly likeliestFirst: (edit: ServedEdit) => readonly ProjectPath[]
}

/**
 * Which test files killed edits so far. Most likely to kill the next one are those that killed edits of the same modules, the last of them
 * first, since what stands beside each other is tested by the same; then those that killed most. Where one test alone may kill, its file
 * stays first.
 */
export function killsSoFar(): Kills {
  const counts = new Map<ProjectPath, number>()
  const lastOf = new Map<string, ReadonlyMap<ProjectPath, number>>()
  let edits = 0
  const keyOf = ({ modules }: ServedEdit): string => modules.map(({ file }) => file).join('\0')
  return {
    note: (edit, files) => {
      edits += 1
      for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1)
      const key = keyOf(edit)
      lastOf.set(key, new Map([...(lastOf.get(key) ?? []), ...files.map((file) => [file, edits] as const)]))
    },
    likeliestFirst: (edit) => {
      const { tests, killers } = edit
      if (killers.length === 1) return tests
      const last = lastOf.get(keyOf(edit))
      const byLast = (a: ProjectPath, b: ProjectPath): number => (last?.get(b) ?? 0) - (last?.get(a) ?? 0)
      return [...tests].sort((a, b) => byLast(a, b) || (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    },
  }
}

function filesOfKills({ modules }: RoundEnd, { killers, modules: edited }: ServedEdit): readonly ProjectPath[] {
  const files = new Set<ProjectPath>(edited.map(({ file }) => file))
  const killed = modules.filter(({ tests }) =>
    tests.some(({ id, state, errors }) => state === 'failed' && killers.includes(id) && errors.some((error) => isAssertion(error, files))),
  )
  return killed.map(({ file }) => file)
}
