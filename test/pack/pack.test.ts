import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAJORS, cleanEnvironment, packageRoot, run } from '../support/index.ts'
import type { Ended, Major } from '../support/index.ts'
import { quickStartFiles } from '../../scripts/quick-start.mjs'
import { installTarball, packTarball } from './packed.ts'

const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  readonly version: string
  readonly bin: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, unknown>>
}

const packed = packTarball()
afterAll(() => packed.dispose())

/** The least: one tagged test, one line of configuration. */
const least = {
  'package.json': '{ "name": "empty", "version": "1.0.0", "type": "module" }\n',
  'vitest.config.js': `export default { test: { reporters: ['default', 'vitest-oracle/reporter'] } }\n`,
  'sum.test.js': `import { expect, test } from 'vitest'
import fc from 'fast-check'
import { oracle } from 'vitest-oracle'

test('a sum does not depend on the order', oracle('P', { invariant: 'sum-commutes' }), () => {
  fc.assert(fc.property(fc.integer(), fc.integer(), (a, b) => a + b === b + a))
})
`,
}

describe.each(MAJORS)('the quick start of the README, on $name', (major) => {
  let installed: ReturnType<typeof installTarball>
  beforeAll(() => {
    installed = installTarball(packed.tarball, major)
    writeBelow(installed.root, 'package.json', '{ "name": "empty", "version": "1.0.0", "type": "commonjs" }\n')
    for (const [path, text] of Object.entries(quickStartFiles())) writeBelow(installed.root, path, text)
  })
  afterAll(() => installed.dispose())

  const runAndCheck = async (): Promise<readonly [vitest: Ended, check: Ended]> => [
    await node(major, installed.root, ['node_modules/vitest/vitest.mjs', 'run']),
    await node(major, installed.root, [bin(), 'check', '--scope', 'run', '--json']),
  ]

  test('ends in allow once the lock is written, and in review before', async () => {
    const [early, earlyCheck] = await runAndCheck()
    expect(early.status, early.stdout + early.stderr).toBe(3)
    expect(earlyCheck.status).toBe(3)
    expect(earlyCheck.stdout).toContain('lock-missing')

    const lock = await node(major, installed.root, [bin(), 'lock'])
    expect(lock.status, lock.stdout + lock.stderr).toBe(0)
    const [run, check] = await runAndCheck()
    expect(run.status, run.stdout + run.stderr).toBe(0)
    expect(check.status, check.stderr).toBe(0)
    expect(JSON.parse(check.stdout)).toMatchObject({ decision: 'allow' })
  })
})

describe.each(MAJORS)('the package as installed, on $name', (major) => {
  let installed: ReturnType<typeof installTarball>
  beforeAll(() => {
    installed = installTarball(packed.tarball, major)
    for (const [path, text] of Object.entries(least)) writeBelow(installed.root, path, text)
  })
  afterAll(() => installed.dispose())

  test('one tagged test and one line of configuration give a verdict, and check reads it', async () => {
    const ended = await node(major, installed.root, ['node_modules/vitest/vitest.mjs', 'run'])
    expect(ended.stdout, ended.stderr).toContain('1 passed')
    const verdict = JSON.parse(readFileSync(join(installed.root, '.oracle', 'verdict.json'), 'utf8')) as Record<string, unknown>
    expect(verdict).toMatchObject({ schemaVersion: 1, scope: 'run', testCount: 1 })
    // Without a policy there is nobody who grants a class, so nothing votes for the run.
    expect(verdict).toMatchObject({
      decision: 'block',
      tests: [{ id: 'sum.test.js > a sum does not depend on the order', claimed: 'P', granted: 'U' }],
    })

    const check = await node(major, installed.root, [bin(), 'check', '--scope', 'run', '--json'])
    expect(check.status, check.stderr).toBe(1)
    expect(JSON.parse(check.stdout)).toMatchObject({ decision: 'block' })
  })

  test('every export can be imported', async () => {
    const names = Object.keys(manifest.exports).filter((name) => !name.includes('*') && name !== './package.json' && name !== './setup')
    expect(names).toContain('.')
    expect(names).toContain('./reporter')
    const specifiers = names.map((name) => `vitest-oracle${name.slice(1)}`)
    const script = `for (const name of ${JSON.stringify(specifiers)}) console.log(name, Object.keys(await import(name)).sort().join(' '))`
    const ended = await node(major, installed.root, ['--input-type=module', '-e', script])
    expect(ended.status, ended.stderr).toBe(0)
    expect(ended.stdout.trim().split('\n')).toEqual([
      'vitest-oracle capture captureFetch captureNow captureRandom oracle readVerdict recordSeed seeds vitestOracle',
      'vitest-oracle/reporter default',
    ])
  })

  test('the schemas are there by their export', async () => {
    const names = ['policy', 'ledger', 'lock', 'intent', 'captures', 'verdict', 'shard']
    const script = `import { createRequire } from 'node:module'
      const require = createRequire(process.cwd() + '/x.js')
      for (const name of ${JSON.stringify(names)}) console.log(typeof require('vitest-oracle/schemas/' + name + '.json').$schema)`
    const ended = await node(major, installed.root, ['--input-type=module', '-e', script])
    expect(ended.stderr).toBe('')
    expect(ended.stdout.trim().split('\n')).toEqual(names.map(() => 'string'))
  })

  test('the command starts and names its version and its verbs', async () => {
    const version = await node(major, installed.root, [bin(), '--version'])
    expect(version).toMatchObject({ status: 0, stdout: expect.stringContaining(manifest.version) })
    const help = await node(major, installed.root, [bin(), '--help'])
    expect(help.status).toBe(0)
    for (const verb of ['check', 'merge', 'lock', 'inventory', 'explain']) expect(help.stdout).toContain(verb)
  })
})

function bin(): string {
  return join('node_modules', 'vitest-oracle', manifest.bin['vitest-oracle'] ?? '')
}

function node(major: Major, cwd: string, args: readonly string[]): Promise<Ended> {
  return run(major.node, args, { cwd, env: cleanEnvironment(major) })
}

function writeBelow(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
