import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAJORS, makeProject, packageRoot, cleanEnvironment, run } from './index.ts'

describe.each(MAJORS)('makeProject on $name', (major) => {
  test('runs that Vitest on that Node, with this package beside it', async () => {
    const project = await makeProject(
      {
        'a.test.ts': `import { readFileSync } from 'node:fs'
          import { version } from 'vitest/node'
          import { expect, test } from 'vitest'
          import fc from 'fast-check'
          test('versions', () => {
            const package_ = JSON.parse(readFileSync('node_modules/vitest-oracle/package.json', 'utf8'))
            console.log(JSON.stringify({ vitest: version, node: process.versions.node, oracle: package_.name, fc: fc.__version, ci: process.env.CI }))
            expect(1).toBe(1)
          })`,
      },
      major,
    )
    try {
      const ended = await project.vitest(['run', '--reporter=verbose', '--disable-console-intercept'])
      expect(ended.stderr).toBe('')
      expect(ended.status).toBe(0)
      const line = ended.stdout.split('\n').find((text) => text.startsWith('{'))
      const seen = JSON.parse(line ?? 'null') as { vitest: string; node: string; oracle: string; fc: string; ci?: string }
      expect(seen.vitest.startsWith(`${major.version}.`)).toBe(true)
      expect(Number(seen.node.split('.')[0])).toBeGreaterThanOrEqual(major.version === 5 ? 22 : 20)
      expect(seen).toMatchObject({ oracle: 'vitest-oracle', fc: expect.stringMatching(/^4\./) })
      expect(seen.ci).toBeUndefined()
    } finally {
      project.dispose()
    }
    expect(existsSync(project.root)).toBe(false)
  })
})

test('a command that does not end is killed with all that it started', async () => {
  const script = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); setInterval(() => {}, 1000)`
  const ended = await run(process.execPath, ['-e', script], { cwd: packageRoot, env: cleanEnvironment(MAJORS[0]), timeout: 1500 })
  expect(ended).toMatchObject({ timedOut: true, status: null, signal: 'SIGKILL' })
  expect(ended.duration).toBeLessThan(30_000)
})

test('git commits in a project are the same on every machine', async () => {
  const heads = await Promise.all(
    [1, 2].map(async () => {
      const project = await makeProject({ '.gitignore': 'node_modules\n', 'a.txt': 'a\n' }, MAJORS[0])
      try {
        await project.git('init', '-q')
        await project.git('add', '-A')
        await project.git('commit', '-q', '-m', 'first')
        return (await project.git('rev-parse', 'HEAD')).trim()
      } finally {
        project.dispose()
      }
    }),
  )
  expect(heads[0]).toMatch(/^[0-9a-f]{40}$/)
  expect(heads[1]).toBe(heads[0])
})
