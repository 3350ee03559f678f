import { parseDocument } from 'yaml'
import type { ManifestChange } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { fieldsOf, differences } from './manifest.ts'

/** An alias may stand for at most so many nodes. */
const MOST_ALIASED = 100

/** The leaves of a YAML file that differ; none where both sides say the same. A list of plain values is one leaf. */
export function settingsChanges(path: ProjectPath, before: string, after: string): readonly ManifestChange[] {
  return differences(path, fieldsOf(before, leavesOf), fieldsOf(after, leavesOf))
}

function leavesOf(text: string): ReadonlyMap<string, string> {
  const document = parseDocument(text, { uniqueKeys: true, version: '1.2' })
  const mistake = document.errors[0] ?? document.warnings[0]
  if (mistake !== undefined) throw mistake
  const leaves = new Map<string, string>()
  collect(document.toJS({ maxAliasCount: MOST_ALIASED }), '', leaves)
  return leaves
}

/** Dots and brackets in a key are escaped, so that two structures never share a field. */
function collect(value: unknown, field: string, leaves: Map<string, string>): void {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)) {
    value.forEach((item: unknown, index) => collect(item, `${field}[${index}]`, leaves))
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0) {
    const prefix = field === '' ? '' : `${field}.`
    for (const [key, item] of Object.entries(value)) collect(item, prefix + key.replace(/[\\.[\]]/g, '\\$&'), leaves)
  } else leaves.set(field, JSON.stringify(value) ?? 'null')
}
