import { delimiter, dirname } from 'node:path'
import { packageRoot, vitest4, vitest5OnItsNode } from '../../scripts/majors.mjs'
import type { Major } from '../../scripts/majors.mjs'

export { packageRoot }
export type { Major }

/** Both supported majors. */
export const MAJORS: readonly [Major, Major] = [vitest4(), vitest5OnItsNode()]

/** The environment of children: nothing of the test runner around them, their own Node first, no colours, no CI. */
export function cleanEnvironment(major: Major): Record<string, string> {
  const kept = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SystemRoot', 'USERPROFILE', 'APPDATA', 'ComSpec']
  const path = [dirname(major.node), process.env['PATH'] ?? process.env['Path'] ?? ''].join(delimiter)
  const inherited = kept.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(inherited), PATH: path, NO_COLOR: '1' }
}
