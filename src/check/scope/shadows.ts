import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { PatchScope } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { runnerKind } from '../sealed.ts'

/** Vite's `resolve.extensions` in their order, then those that only a full name finds. */
const ORDER = ['mjs', 'js', 'mts', 'ts', 'jsx', 'tsx', 'json', 'cjs', 'cts']
const MODULE = new RegExp(`^(.+?)\\.(${ORDER.join('|')})$`)

/** New modules that an import finds where base found another one, which is still there. */
export function shadowFindings({ changes, base, head }: PatchScope): readonly Finding[] {
  return changes.flatMap(({ path, change }) => {
    if (change !== 'added' && change !== 'renamed') return []
    const shadows = shadowedBy(path, (other) => base.has(other) && head.has(other))
    return shadows === undefined || runnerKind(path) !== null ? [] : [finding('module-shadowed', { path, shadows }, { file: path })]
  })
}

function shadowedBy(path: ProjectPath, stays: (other: ProjectPath) => boolean): ProjectPath | undefined {
  const [, stem = '', extension = ''] = MODULE.exec(path) ?? []
  if (stem === '' || stem.endsWith('.d')) return undefined
  const rank = ORDER.indexOf(extension)
  const twins = ORDER.slice(rank + 1).map((other) => `${stem}.${other}`)
  // `./a.js` in TypeScript means a.ts only while there is no a.js; `.cjs` and `.cts` stand to each other as they do.
  const folder = ORDER.map((other) => `${stem}/index.${other}`)
  return [...twins.filter((twin) => !twin.endsWith('.json')), ...folder].find(stays)
}
