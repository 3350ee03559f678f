import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { command, emptyFolder, git, removeAll, write } from '../cli/world.ts'
import { MAJORS, cleanEnvironment, makeProject, packageRoot, run } from '../support/index.ts'
import type { Ended, Project } from '../support/index.ts'

const [major] = MAJORS
const MANIFEST = '{ "name": "project", "private": true, "type": "module", "devDependencies": { "vitest-oracle": "0.1.0" } }\n'
const IGNORED = { '.gitignore': 'node_modules\n', 'package.json': MANIFEST, 'package-lock.json': '{}\n' }

/** A library with one function that tests call with values, and a configuration with a list of its own. */
const LIBRARY = {
  ...IGNORED,
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'], // ours
  },
})
`,
  'src/slug.ts': `/** For an address. */
export function slug(title: string, most: number = 20): string {
  const words = title.toLowerCase().split(/[^a-z]+/)
  return words.filter((word) => word !== '').join('-').slice(0, most)
}
`,
  'test/slug.test.ts': `import { expect, test } from 'vitest'
import { slug } from '../src/slug'
test('slug', () => {
  expect(slug('One Two')).toBe('one-two')
  expect(slug('  ')).toEqual('')
  expect(slug('One Two', 3)).toBe('one')
})
`,
  '.github/CODEOWNERS': '* @acme/all @ada\n/docs/ @acme/docs\n',
  '.github/workflows/test.yml': 'on: push\njobs: {}\n',
}

/** Packages with Vitest projects, without fast-check. */
const WORKSPACE = {
  ...IGNORED,
  'vitest.config.mjs': `export default { test: { projects: ['packages/*'], reporters: 'dot' } }\n`,
  'packages/one/package.json': '{ "name": "one", "type": "module" }\n',
  'packages/one/src/add.js': 'export const add = (a, b) => a + b\n',
  'packages/one/src/add.test.js': `import assert from 'node:assert'\nimport { test } from 'vitest'\nimport { add } from './add.js'\ntest('add', () => assert.equal(add(2, 3), 5))\n`,
  'packages/two/package.json': '{ "name": "two", "type": "module" }\n',
  'packages/two/src/state.js': 'let count = 0\nexport function next() {\n  count += 1\n  return count\n}\n',
  'packages/two/src/state.test.js': `import { expect, test } from 'vitest'\nimport { next } from './state.js'\ntest('next', () => expect(next()).toBe(1))\n`,
}

/** A beginning, and a configuration that nothing can be put into. */
const BEGINNING = {
  ...IGNORED,
  'vitest.config.mjs': `import base from './base.mjs'\nexport default base\n`,
  'base.mjs': 'export default {}\n',
}

async function committed(files: Readonly<Record<string, string>>): Promise<Project> {
  const project = await makeProject(files, major)
  await project.git('init', '-q')
  await project.git('add', '-A')
  await project.git('commit', '-q', '-m', 'before')
  return project
}

const scrubbed = ({ stdout, stderr, status }: Ended, options: string): string =>
  `$ vitest-oracle init ${options}\n${stdout}--- stderr\n${stderr}--- exit ${status}\n`
    .replaceAll(/(Vitest|fast-check) \d+\.\d+\.\d+/g, '$1 <version>')
    .replaceAll(/ in \d+ s\./g, ' in <seconds> s.')

/** What was written, but for what the package's own templates say. */
async function writtenFiles(project: Project): Promise<string> {
  const names = (await project.git('ls-files', '--others', '--modified', '--exclude-standard')).trim().split('\n')
  return names
    .filter((name) => !name.endsWith('vitest-oracle.yml'))
    .map((name) => `--- ${name}\n${project.read(name)}`)
    .join('')
}

describe('init', () => {
  let project: Project
  beforeAll(async () => {
    project = await committed(LIBRARY)
  })
  afterAll(() => project.dispose())

  test('--yes writes it, the gate allows, and what is shown to hold kills its bug', async () => {
    const ended = await project.cli(['init', '--yes', '--quiet'])
    const transcript = `${scrubbed(ended, '--yes --quiet')}${await writtenFiles(project)}`
    await expect(transcript).toMatchFileSnapshot('../golden/init/library.txt')
    expect(ended, ended.stdout + ended.stderr).toMatchObject({ status: 0, stderr: '' })
    expect(ended.stdout).toMatch(/^The gate on a patch that changes a comment of src\/slug\.ts, .*: allow, in \d+ s\.$/m)
    expect(project.read('.gitignore')).toBe('node_modules\n.oracle/\n')
    expect(project.read('.github/CODEOWNERS')).toMatch(
      /^\* @acme\/all @ada\n\/docs\/ @acme\/docs\n\n# [^\n]+\n\/oracle\/ @acme\/all @ada\n/,
    )
    await project.git('add', '-A')
    await project.git('commit', '-q', '-m', 'set up')

    const again = await project.cli(['init', '--yes', '--quiet'])
    expect(again.status).toBe(0)
    expect(again.stdout).toContain('Nothing is to be written.')
    expect(await project.git('status', '--porcelain')).toBe('')

    // A patch that breaks the function is blocked by what init wrote, though its own tests say that it is fine.
    project.write({
      'src/slug.ts': LIBRARY['src/slug.ts'].replace('toLowerCase', 'toUpperCase').replace('a-z', 'A-Z'),
      'test/slug.test.ts': null,
    })
    await project.git('add', '-A')
    await project.git('commit', '-q', '-m', 'patch')
    const bin = join(project.root, 'node_modules', '.bin')
    mkdirSync(bin)
    symlinkSync('../vitest-oracle/dist/src/cli/main.js', join(bin, 'vitest-oracle'))
    chmodSync(join(bin, 'vitest-oracle'), 0o755)
    // As a CI does it: the gate is installed from the base, into a folder beside the checkout.
    const gate = await run('sh', [join(packageRoot, 'templates/ci/gate.sh'), 'HEAD^', '--json'], {
      cwd: project.root,
      env: { ...cleanEnvironment(major), ORACLE_INSTALL: `cp -R ${project.root}/node_modules node_modules` },
    })
    expect(gate.status, gate.stderr).toBe(1)
    expect(JSON.parse(gate.stdout)).toMatchObject({
      decision: 'block',
      because: expect.arrayContaining([expect.objectContaining({ rule: 'oracle-failed' })]),
    })
    expect(await project.git('worktree', 'list')).not.toContain('base')
    // Four commands that each run Vitest a few times.
  }, 180_000)
})

test('init --dry-run in a workspace of projects, without fast-check, writes nothing', async () => {
  const project = await committed(WORKSPACE)
  try {
    rmSync(join(project.root, 'node_modules', 'fast-check'))
    await expect(
      scrubbed(await project.cli(['init', '--dry-run', '--owner', '@acme/owners']), '--dry-run --owner @acme/owners'),
    ).toMatchFileSnapshot('../golden/init/workspace.txt')
    expect(await project.git('status', '--porcelain')).toBe('')
  } finally {
    project.dispose()
  }
})

test('init without a terminal, at a beginning, says what a person must do, and never overwrites', async () => {
  const project = await committed(BEGINNING)
  try {
    await expect(scrubbed(await project.cli(['init']), '')).toMatchFileSnapshot('../golden/init/beginning.txt')
    project.write({ 'oracle/seeds.txt': '7\n', 'oracle/policy.yaml': 'version: 1\n', '.gitignore': 'node_modules\n.oracle\n' })
    const ended = await project.cli(['init', '--yes', '--no-gate', '--quiet'])
    expect(ended.stdout).toContain('  = oracle/seeds.txt\n')
    expect(project.read('oracle/seeds.txt')).toBe('7\n')
    expect(project.read('oracle/policy.yaml')).toBe('version: 1\n')
    expect(project.read('.gitignore')).toBe('node_modules\n.oracle\n')
    expect(existsSync(join(project.root, 'oracle/oracle.lock.json'))).toBe(true)
  } finally {
    project.dispose()
  }
})

describe('init refuses', () => {
  afterAll(removeAll)

  test('a folder without a commit, with the command that makes one', async () => {
    const { status, stderr } = await command(['init', '--yes'], emptyFolder())
    expect(status).toBe(2)
    expect(stderr).toContain('git init && git add -A && git commit')
  })

  test('a project without Vitest, with the command that installs it', async () => {
    const root = emptyFolder()
    write(root, { 'package.json': '{ "packageManager": "pnpm@10.0.0" }\n' })
    git(root, 'init', '-q')
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '-m', 'first')
    const { status, stderr, stdout } = await command(['init'], root)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('pnpm add --save-dev vitest vitest-oracle')
  })

  test('a root without a configuration above packages that have one', async () => {
    const root = emptyFolder()
    write(root, { 'package.json': '{}\n', 'packages/a/package.json': '{}\n', 'packages/a/vitest.config.ts': 'export default {}\n' })
    git(root, 'init', '-q')
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '-m', 'first')
    const { status, stderr } = await command(['init', '--yes'], root)
    expect(status).toBe(2)
    expect(stderr).toContain('packages/a/vitest.config.ts')
    expect(stderr).toContain('cd packages/a && npx vitest-oracle init --dry-run')
  })

  test('--yes beside --dry-run', async () => {
    const { status, stderr } = await command(['init', '--yes', '--dry-run'], emptyFolder())
    expect(status).toBe(2)
    expect(stderr).toContain('give one of the two')
  })
})
