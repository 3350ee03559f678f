import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAJORS, makeProject, packageRoot } from '../support/index.ts'
import type { Project } from '../support/index.ts'

/** The files of an example by path, without what an install or a run leaves in it. */
function filesOf(example: string): Record<string, Uint8Array> {
  const root = join(packageRoot, 'examples', example)
  const below = (folder: string): readonly (readonly [string, Uint8Array])[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => name !== 'node_modules' && name !== '.oracle')
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`
        return entry.isDirectory() ? below(path) : [[path, readFileSync(join(root, path))] as const]
      })
  return Object.fromEntries(below(''))
}

async function committed(example: string, major: (typeof MAJORS)[number]): Promise<Project> {
  const project = await makeProject(filesOf(example), major)
  await project.git('init', '-q')
  await project.git('add', '-A')
  await project.git('commit', '-q', '-m', 'example')
  return project
}

function rulesOf(project: Project, severity: string): readonly string[] {
  const found = project.verdict()?.findings.filter((finding) => finding.severity === severity) ?? []
  return [...new Set(found.map(({ rule }) => rule))].toSorted()
}

describe.each(MAJORS)('examples/billing on $name', (major) => {
  let project: Project
  beforeAll(async () => {
    project = await committed('billing', major)
  })
  afterAll(() => project.dispose())

  test('is allowed, with every class', async () => {
    const run = await project.vitest(['run'])
    expect(project.verdict(), run.stdout + run.stderr).toMatchObject({
      decision: 'allow',
      classes: {
        E: { passed: 4, failed: 0, notRun: 0 },
        P: { passed: 7, failed: 0, notRun: 0 },
        F: { passed: 3, failed: 0, notRun: 0 },
        N: { passed: 1, failed: 0, notRun: 0 },
        U: { passed: 2, failed: 0, notRun: 0 },
      },
    })
    expect(run.status).toBe(0)
    const check = await project.cli(['check', '--scope', 'run'])
    expect(check).toMatchObject({ status: 0, stdout: expect.stringContaining('ALLOW') })
  })

  test('its lock is current', async () => {
    const lock = await project.cli(['lock', '--check'])
    expect(lock.status, lock.stdout + lock.stderr).toBe(0)
  })

  test('a stepped clock is excused by its lease, and by nothing else', async () => {
    const run = await project.vitest(['run'], { env: { STEP_CLOCK: '5000' } })
    expect(run.status, run.stdout + run.stderr).toBe(0)
    expect(run.stdout).toContain('1 failed')
    expect(project.verdict()).toMatchObject({ decision: 'allow', freezes: [{ state: 'excuses' }], classes: { N: { failed: 1 } } })

    const ledger = project.read('oracle/ledger.yaml')
    project.write({ 'oracle/ledger.yaml': ledger.replace(/signatures: .*/, `signatures: ['0123456789ab']`) })
    const other = await project.vitest(['run'], { env: { STEP_CLOCK: '5000' } })
    project.write({ 'oracle/ledger.yaml': ledger })
    expect(other.status).toBe(1)
    expect(rulesOf(project, 'block')).toEqual(['flake-signature-unknown'])
  })
})

describe('the known-bad patches of examples/billing', () => {
  const [major] = MAJORS
  const folder = join(packageRoot, 'examples', 'billing', 'oracle', 'known-bad')
  const patches = readdirSync(folder)
  let project: Project
  beforeAll(async () => {
    project = await committed('billing', major)
  })
  afterAll(() => project.dispose())

  test('there are some', () => {
    expect(patches.length).toBeGreaterThan(3)
  })

  const caughtBy = (name: string): string => /^# caught-by: (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? ''

  test('each is caught by the test that it names', async () => {
    const replayed = await project.cli(['replay', '--json', '--all'])
    expect(replayed.status, replayed.stdout + replayed.stderr).toBe(0)
    const { replays } = JSON.parse(replayed.stdout) as {
      replays: readonly { file: string; outcome: string; killedBy: readonly string[] }[]
    }
    expect(replays.map(({ file, outcome }) => `${file} ${outcome}`)).toEqual(patches.map((name) => `oracle/known-bad/${name} killed`))
    for (const name of patches) {
      expect(caughtBy(name)).not.toBe('')
      expect(replays.find(({ file }) => file.endsWith(`/${name}`))?.killedBy).toContain(caughtBy(name))
    }
  })

  test('one of them as a change of a person ends a run as a block', async () => {
    const [name = ''] = patches
    await project.git('apply', join(folder, name))
    const run = await project.vitest(['run'])
    await project.git('checkout', '-q', '--', 'src')
    expect(run.status, run.stdout + run.stderr).toBe(1)
    const verdict = project.verdict()
    expect(verdict?.decision).toBe('block')
    expect(verdict?.failures.map(({ owner }) => owner)).toContain(caughtBy(name))
    expect(rulesOf(project, 'block')).toContain('oracle-failed')
  })
})

describe.each(MAJORS)('examples/monorepo on $name', (major) => {
  let project: Project
  beforeAll(async () => {
    project = await committed('monorepo', major)
  })
  afterAll(() => project.dispose())

  test('is allowed, with the tests of each project', async () => {
    const run = await project.vitest(['run'])
    expect(project.verdict(), run.stdout + run.stderr).toMatchObject({
      decision: 'allow',
      classes: { E: { passed: 4, failed: 0, notRun: 0 }, P: { passed: 2, failed: 0, notRun: 0 }, U: { passed: 2, failed: 0, notRun: 0 } },
    })
    const both = project.verdict()?.regions.find(({ covers }) => covers === 'packages/postage/src/**')
    expect(both?.tests).toContain('[oracle] oracle/properties/parcels.test.ts > the parts of a bill are its total')
    expect(both?.imported).toEqual(['packages/postage/src/postage.ts'])
    expect(run.status).toBe(0)
    const lock = await project.cli(['lock', '--check'])
    expect(lock.status, lock.stdout + lock.stderr).toBe(0)
  })
})

test('the bugs on purpose of examples/monorepo are caught in both packages', async () => {
  const project = await committed('monorepo', MAJORS[0])
  try {
    const replayed = await project.cli(['replay', '--json'])
    expect(replayed.status, replayed.stdout + replayed.stderr).toBe(0)
    const { replays } = JSON.parse(replayed.stdout) as { replays: readonly { file: string; outcome: string }[] }
    expect(replays.map(({ file, outcome }) => `${file} ${outcome}`)).toEqual([
      'oracle/known-bad/free-for-all-but-one.yaml killed',
      'oracle/known-bad/half-kilo-for-free.yaml killed',
    ])
  } finally {
    project.dispose()
  }
})

describe('examples/flaky-service', () => {
  const [major] = MAJORS
  const now = ['--now', '2026-11-12T09:00:00.000Z']
  let project: Project
  beforeAll(async () => {
    project = await committed('flaky-service', major)
    cpSync(join(project.root, 'past-runs'), join(project.root, '.oracle', 'history'), { recursive: true })
  })
  afterAll(() => project.dispose())

  test('the failure that is on record is excused, and its lock is current', async () => {
    const run = await project.vitest(['run'], { env: { SLOW_FEED: '1' } })
    expect(run.stdout).toContain('1 failed')
    expect(project.verdict(), run.stdout + run.stderr).toMatchObject({
      decision: 'allow',
      freezes: [{ state: 'excuses' }],
      classes: { E: { passed: 3 }, P: { passed: 1 }, N: { failed: 1 }, U: { passed: 1 } },
    })
    expect(run.status).toBe(0)
    const lock = await project.cli(['lock', '--check'])
    expect(lock.status, lock.stdout + lock.stderr).toBe(0)
  })

  test('its past runs are told', async () => {
    const flakes = await project.cli(['flakes', ...now])
    expect(flakes).toMatchObject({ status: 0, stdout: expect.stringContaining('failed in 1 of 20 runs: 5.0 %') })
  })

  test('by the same past runs a lease that promises more is a block', async () => {
    project.write({ 'oracle/ledger.yaml': project.read('oracle/ledger.yaml').replace('maxFailRate: 0.1', 'maxFailRate: 0.01') })
    await project.git('commit', '-qam', 'a lease that promises more')
    const gate = await project.cli(['gate', '--base', 'HEAD', ...now, '--quiet'])
    expect(gate.status, gate.stdout + gate.stderr).toBe(1)
    expect(rulesOf(project, 'block')).toEqual(['flake-budget-exceeded'])
    expect(gate.stdout.replaceAll(/\s+/g, ' ')).toContain('failed in 1 of 20 runs, and maxFailRate is 0.01')
  })
})

describe.each(MAJORS)('examples/blocked on $name', (major) => {
  let project: Project
  beforeAll(async () => {
    project = await committed('blocked', major)
  })
  afterAll(() => project.dispose())

  test('is green for Vitest and blocked all the same, for the reasons of its README', async () => {
    const run = await project.vitest(['run'])
    expect(run.stdout).toContain('5 passed')
    expect(run.stdout).not.toContain('failed')
    expect(run.status, run.stdout + run.stderr).toBe(1)
    expect(project.verdict()).toMatchObject({
      decision: 'block',
      classes: { E: { failed: 0 }, P: { failed: 0 }, F: { failed: 0 }, U: { failed: 0 } },
    })
    const rows = project.read('README.md').match(/^\| .* \|$/gm) ?? []
    const told = rows.flatMap((row) => [...row.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, rule = '']) => rule))
    expect([...rulesOf(project, 'block'), ...rulesOf(project, 'review')].toSorted()).toEqual(told.toSorted())
    const check = await project.cli(['check', '--scope', 'run'])
    expect(check).toMatchObject({ status: 1, stdout: expect.stringContaining('BLOCK') })
  })
})
