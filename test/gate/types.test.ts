import { mkdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SHOP, edited } from '../protocols/shop.ts'
import { SLOW } from '../reporter/run.ts'
import { MAJORS, makeProject } from '../support/index.ts'
import type { Project } from '../support/index.ts'

const TYPES = {
  'vitest.config.ts': (SHOP['vitest.config.ts'] ?? '').replace(
    'test: {',
    // The compiler looks at files that run, too.
    "test: { typecheck: { enabled: true, ignoreSourceErrors: true, include: ['tests/**/*.ts', 'oracle/properties/loan.test.ts'] },",
  ),
  'tsconfig.json':
    '{ "compilerOptions": { "strict": false, "allowImportingTsExtensions": true, "noEmit": true, "module": "nodenext", "skipLibCheck": true, "types": [] } }',
  'tests/types.test-d.ts': `import { expectTypeOf, test } from 'vitest'
import { sumOf } from '../src/basket.ts'
test('a sum is a number', () => { expectTypeOf(sumOf).returns.toEqualTypeOf<number>() })
`,
}

/** The compiler of this project stands where a package manager would put it. */
function linkCompiler(project: Project): void {
  const bin = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
  mkdirSync(join(project.root, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(bin, join(project.root, 'node_modules', '.bin', 'tsc'))
}

const [first, second] = MAJORS

describe('tests of types', () => {
  test.for([
    {
      name: 'pass in base’s tree with the patch’s code: an allow',
      major: second,
      patch: edited('src/late.ts', 'now > due', 'due < now'),
      decision: 'allow',
      rules: [],
    },
    {
      name: 'fail there: behaviour that moved',
      major: first,
      patch: edited('src/basket.ts', '[]): number', '[]): number | string'),
      decision: 'block',
      rules: ['behavior-drift'],
    },
  ])('$name', { timeout: SLOW }, async ({ major, patch, decision, rules }) => {
    const project = await makeProject({ ...SHOP, ...TYPES }, major)
    try {
      linkCompiler(project)
      await project.git('init', '-q', '-b', 'base')
      expect(await project.cli(['lock'])).toMatchObject({ status: 0 })
      await project.git('add', '-A')
      await project.git('commit', '-qm', 'base')
      const reported = await project.vitest(['run'])
      expect(reported.status, reported.stdout + reported.stderr).toBe(0)
      expect(project.verdict()).toMatchObject({ decision: 'allow', findings: [] })
      await project.git('checkout', '-qb', 'patch')
      project.write(patch)
      await project.git('commit', '-qam', 'patch')
      const ended = await project.cli(['gate', '--base', 'base', '--format', 'json'])
      const judged = JSON.parse(ended.stdout) as { decision: string; findings: { rule: string; severity: string }[]; because: object[] }
      expect(judged.decision, JSON.stringify(judged.findings)).toBe(decision)
      expect(judged.findings.filter(({ severity }) => severity === 'block').map(({ rule }) => rule)).toEqual(rules)
    } finally {
      project.dispose()
    }
  })
})
