import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXIT } from '../../src/cli/exit-status.ts'
import { VERBS } from '../../src/cli/verbs.ts'
import { isRuleId } from '../../src/rules/table.ts'
import { packageRoot } from '../support/index.ts'

const readme = readFileSync(`${packageRoot}README.md`, 'utf8')
const manifest = JSON.parse(readFileSync(`${packageRoot}package.json`, 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
  readonly scripts: Readonly<Record<string, string>>
}

/** The rows of the table below a heading (or a header row), as cells. */
function tableAfter(start: string): readonly (readonly string[])[] {
  const from = readme.indexOf(start)
  if (from === -1) throw new Error(`README.md does not hold ${JSON.stringify(start)}`)
  const rows = /(?:^\|.*\|\n)+/m.exec(readme.slice(from))?.[0].trim().split('\n') ?? []
  return rows.slice(2).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('the dependencies are listed, each with its reason', () => {
  const rows = tableAfter('## Dependencies')
  expect(rows.map(([name = '']) => name.replaceAll('`', ''))).toEqual(Object.keys(manifest.dependencies).toSorted())
  for (const [name, because = ''] of rows) expect(because, name).not.toBe('')
})

test('the exit statuses are those of the command', () => {
  const rows = tableAfter('| exit status |')
  expect(rows.map(([status]) => Number(status))).toEqual(Object.values(EXIT).toSorted())
  expect(rows[EXIT.allow]?.[1]).toBe('allow')
  expect(rows[EXIT.block]?.[1]).toBe('block')
  expect(rows[EXIT.cannotJudge]?.[1]).toContain('could not judge')
  expect(rows[EXIT.review]?.[1]).toContain('review')
})

test('every rule that is named exists', () => {
  const rows = tableAfter('| what somebody tries |')
  const named = rows.flatMap(([, answer = '']) => [...answer.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id = '']) => id))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((id) => !isRuleId(id))).toEqual([])
})

test('every verb that is shown exists', () => {
  const shown = [...readme.matchAll(/vitest-oracle ([a-z]+)(?=[ `\n])/g)].map(([, verb = '']) => verb)
  const listed = /^All verbs: (.*);/m.exec(readme)?.[1]?.replaceAll('`', '').split(', ')
  expect(listed).toEqual(Object.keys(VERBS))
  expect(shown.filter((verb) => !Object.hasOwn(VERBS, verb))).toEqual([])
})

test('every npm script that is shown exists', () => {
  const shown = [...readme.matchAll(/npm (?:run )?(?!ci\b|init\b|install\b|run\b)([a-z:]+)/g)].map(([, script = '']) => script)
  expect(shown).toContain('demo')
  expect(shown.filter((script) => !Object.hasOwn(manifest.scripts, script) && script !== 'are')).toEqual([])
})
