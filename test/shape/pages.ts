import { EXIT } from '../../src/cli/exit-status.ts'
import { COMMON_OPTIONS } from '../../src/cli/verb.ts'
import type { Verb, VerbOption } from '../../src/cli/verb.ts'
import { VERBS } from '../../src/cli/verbs.ts'
import type { TablePreset } from '../../src/rules/rule.ts'
import { PHASES, RULES, RULE_IDS } from '../../src/rules/table.ts'

const MADE = 'This page is made from the source by `npx vitest run test/shape/docs.test.ts -u`, and a test holds it to that.'

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** `docs/commands.md`: each verb with its options, as `--help` has them. */
export function commandsPage(verbs: Readonly<Record<string, Verb>> = VERBS): string {
  return `${[
    '# All commands',
    MADE,
    `Exit status, where a command does not say otherwise: ${EXIT.allow} allow, ${EXIT.block} block, ${EXIT.cannotJudge} could not judge, ${EXIT.review} review.`,
    ...Object.entries(verbs).map(([name, verb]) => verbSection(name, verb)),
    '## Every command',
    optionTable(COMMON_OPTIONS),
  ].join('\n\n')}\n`
}

function verbSection(name: string, { summary, usage, example, exits, options }: Verb): string {
  return [
    `## ${name}`,
    `${summary.charAt(0).toUpperCase()}${escaped(summary.slice(1))}.`,
    `\`\`\`sh\nvitest-oracle ${name} ${usage}\n${example}\n\`\`\``,
    ...(exits === undefined ? [] : [`Exit status: ${exits}.`]),
    ...(Object.keys(options).length === 0 ? [] : [optionTable(options)]),
  ].join('\n\n')
}

function optionTable(options: Readonly<Record<string, VerbOption>>): string {
  const rows = Object.entries(options).map(([name, { type, short, choices, value, help }]) => {
    const argument = type === 'boolean' ? '' : ` ${choices?.join('|') ?? value ?? 'VALUE'}`
    const spelt = `${short === undefined ? '' : `-${short}, `}--${name}${argument}`
    return `| \`${escaped(spelt)}\` | ${escaped(help)} |`
  })
  return ['| option | what it does |', '|---|---|', ...rows].join('\n')
}

const PRESETS: readonly TablePreset[] = ['recommended', 'zero-weight', 'intersection', 'budget', 'sealed']

/** `docs/rules.md`: each rule below its phase, with what each preset makes of it. */
export function rulesPage(): string {
  const sections = PHASES.map((phase) => {
    const rules = RULE_IDS.filter((rule) => RULES[rule].phase === phase)
    const rows = rules.map((rule) => {
      const { title, severity, floor, approvable } = RULES[rule]
      return `| [\`${rule}\`](rules/${rule}.md) | ${escaped(title)} | ${PRESETS.map((preset) => severity[preset]).join(' | ')} | ${floor} | ${approvable === false ? 'no' : approvable} |`
    })
    const head = ['| rule | what was seen | ', PRESETS.map((preset) => `\`${preset}\``).join(' | '), ' | floor | approved |'].join('')
    return [`## ${phase}`, [head, `|${'---|'.repeat(PRESETS.length + 4)}`, ...rows].join('\n')].join('\n\n')
  })
  return `${[
    '# All rules',
    MADE,
    'Each finding belongs to one rule, and each rule has a page: what was seen, why it matters, how to fix it, and when it is not a problem. `npx vitest-oracle explain RULE` prints it.',
    'The columns say what a preset makes of a finding, the floor is the lowest that a policy may set it to, and the last column is what the approval of an owner lowers it to. `strict` is the strongest of all presets. `evidence-missing` stands for any phase.',
    ...sections,
  ].join('\n\n')}\n`
}
