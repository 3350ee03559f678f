import { expect, test } from 'vitest'
import { NOW } from '../protocols/run-rows.ts'
import { SHOP, edited } from '../protocols/shop.ts'
import { MAJORS, makeProject } from '../support/index.ts'

/** Production code that rewrites the command while the command runs its tests: what is loaded later would be the patch's own. */
const REWRITES = `import { existsSync as exists, readdirSync as list, writeFileSync as write } from 'node:fs'
const commands = 'node_modules/vitest-oracle/dist/src/cli'
for (let up = '.', n = 0; n < 8; n++, up += '/..') {
  if (!exists(up + '/' + commands)) continue
  for (const name of list(up + '/' + commands)) if (name.startsWith('main-')) write(up + '/' + commands + '/' + name, 'process.exit(0)')
}
export interface`

test('a command that is rewritten while it runs tests goes on as it was, and blocks', { timeout: 240_000 }, async () => {
  const project = await makeProject(SHOP, MAJORS[0])
  try {
    await project.git('init', '-q', '-b', 'base')
    expect(await project.cli(['lock'])).toMatchObject({ status: 0 })
    await project.git('add', '-A')
    await project.git('commit', '-qm', 'base')
    await project.git('checkout', '-qb', 'patch')
    project.write(edited('src/loan.ts', 'export interface', REWRITES))
    await project.git('commit', '-qam', 'patch')
    const ended = await project.cli(['gate', '--base', 'base', '--now', NOW, '--all'])
    expect(project.read('node_modules/vitest-oracle/dist/src/cli/main-terminal.js')).toBe('process.exit(0)')
    expect(ended.status, `${ended.stdout}${ended.stderr}`).toBe(1)
    const written = project.verdict()?.findings.filter(({ rule }) => rule === 'sealed-file-written')
    expect(written?.map(({ at }) => at?.file)).toContainEqual(expect.stringMatching(/^node_modules\/vitest-oracle\/dist\/src\/cli\/main-/))
  } finally {
    project.dispose()
  }
})
