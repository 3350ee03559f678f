import type { RuleId } from '../../src/model/findings.ts'
import type { PresetName, Severity } from '../../src/model/words.ts'
import { helpOf, presetSeverity, RULES } from '../../src/rules/table.ts'

/** SARIF's words for how much a result matters. */
export const LEVELS: { readonly [S in Severity]: 'error' | 'warning' | 'note' | 'none' } = {
  block: 'error',
  review: 'warning',
  note: 'note',
  off: 'none',
}

/** A rule as `reportingDescriptor`, with what the preset makes of it. */
export function ruleOf(rule: RuleId, preset: PresetName): object {
  const { title, phase } = RULES[rule]
  const severity = presetSeverity(rule, preset)
  return {
    id: rule,
    name: rule.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase()),
    shortDescription: { text: `${title}.` },
    help: {
      text: `npx vitest-oracle explain ${rule}`,
      markdown: `What was seen, why it matters, how to fix it: \`npx vitest-oracle explain ${rule}\`, or \`${helpOf(rule)}\` in the package.`,
    },
    defaultConfiguration: { enabled: severity !== 'off', level: LEVELS[severity] },
    properties: { tags: [phase] },
  }
}
