import { readFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { MAJORS, cleanEnvironment, makeProject, packageRoot } from '../support/index.ts'
import type { Project } from '../support/index.ts'
import { ALLOW, sealed } from '../verdict/sample.ts'
import { boundTo, POLICY } from './world.ts'

describe.for(MAJORS)('the command as installed, beside Vitest $name', (major) => {
  let project: Project
  let bin = ''
  beforeAll(async () => {
    project = await makeProject({ 'oracle/policy.yaml': POLICY, '.gitignore': 'node_modules\n' }, major)
    bin = join(project.root, 'node_modules/vitest-oracle/dist/src/cli/main.js')
    await project.git('init', '-q')
    await project.git('add', '-A')
    await project.git('commit', '-q', '-m', 'first')
    project.write({ '.oracle/verdict.json': canonicalText(boundTo(project.root, ALLOW)) })
  })
  afterAll(() => project.dispose())

  /** `check` whose verdict file does harm when it is opened, and is then never read. */
  const withHarm = (harm: string) => {
    const preload = [
      'import fs from "node:fs"',
      'import { syncBuiltinESMExports } from "node:module"',
      `fs.promises.open = () => { setImmediate(() => { ${harm} }); return new Promise(() => {}) }`,
      'syncBuiltinESMExports()',
    ]
    return project.cli(['check'], { env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(preload.join('; '))}` } })
  }

  test('says its version, and exits 0, 1 and 2', async () => {
    const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
    expect(await project.cli(['--version'])).toMatchObject({ stdout: `${version}\n`, stderr: '', status: 0 })
    expect(await project.cli(['check'])).toMatchObject({ stderr: '', status: 0 })
    expect(await project.cli(['check', 'none.json'])).toMatchObject({ stderr: '', status: 1 })
    expect(await project.cli(['check', '--nonsense'])).toMatchObject({ stdout: '', status: 2 })
    expect(await project.cli([])).toMatchObject({ stdout: '', status: 2 })
  })

  test('an error that nobody caught is no allow, and asks for a report', async () => {
    const ended = await withHarm('throw new Error("late")')
    expect(ended).toMatchObject({ status: 2 })
    expect(ended.stderr).toContain('Error: late')
    expect(ended.stderr).toContain('Please report this')
  })

  test('a rejection that nobody caught is no allow', async () => {
    const ended = await withHarm('Promise.reject(new Error("rejected"))')
    expect(ended).toMatchObject({ status: 2 })
    expect(ended.stderr).toContain('Error: rejected')
  })

  test('an exit by somebody else is no allow', async () => {
    expect(await withHarm('process.exit(0)')).toMatchObject({ status: 2 })
    expect(await withHarm('process.exitCode = 0; process.exit()')).toMatchObject({ status: 2 })
  })

  test('a promise that never settles is no allow', async () => {
    expect(await withHarm('')).toMatchObject({ status: 2, stdout: '' })
  })

  test('a reader that goes away is no failure', async () => {
    const bound = boundTo(project.root, ALLOW)
    const ids = Array.from({ length: 3000 }, (_, index) => `z/${String(index).padStart(5, '0')}.test.ts > a`)
    const [first] = bound.tests
    if (first === undefined) throw new Error('the sample has tests')
    const large: Verdict = sealed({
      ...bound,
      tests: [...bound.tests, ...ids.map((id) => ({ ...first, id, granted: 'U' as const }))],
      testCount: bound.testCount + ids.length,
      classes: { ...bound.classes, U: { ...bound.classes.U, passed: bound.classes.U.passed + ids.length } },
    })
    project.write({ '.oracle/large.json': canonicalText(large) })
    const child = spawn(major.node, [bin, 'check', '.oracle/large.json', '--json'], { cwd: project.root, env: cleanEnvironment(major) })
    child.stdout.destroy()
    const stderr: Buffer[] = []
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
    const status = await new Promise((settle) => child.on('close', settle))
    expect({ status, stderr: Buffer.concat(stderr).toString('utf8') }).toEqual({ status: 0, stderr: '' })
  })
})
