import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GateRun } from '../../src/model/gate.ts'
import { MAJORS, type Major, type Project, makeProject } from '../support/index.ts'
import { type EndedRun, ended, runIn, states } from './child.ts'

const VITEST = `import { expect, test } from 'vitest'\n`
const good = (name: string): string => `${VITEST}test('good', () => { expect('${name}').toBe('${name}') })`
const attack = (body: string): string => `${VITEST}test('before', () => { expect(1).toBe(1) })\ntest('attack', async () => { ${body} })`

/** Each in a file of its own, all in one run: none of them may touch what is said of another. */
const FILES = {
  'tests/loop.test.ts': attack('for (;;) {}'),
  'tests/exit.test.ts': attack('process.exit(0)'),
  'tests/really-exit.test.ts': attack('process.reallyExit(0)'),
  'tests/sigkill.test.ts': attack(`process.kill(process.pid, 'SIGKILL'); await new Promise(() => {})`),
  'tests/abort.test.ts': attack('process.abort()'),
  'tests/disconnect.test.ts': attack('process.disconnect(); await new Promise(() => {})'),
  'tests/flood.test.ts': attack(`const text = 'x'.repeat(65536); for (;;) process.stdout.write(text)`),
  'tests/console.test.ts': `${VITEST}test('prints much', () => { for (let n = 0; n < 2000; n++) console.log('x'.repeat(2000)); expect(1).toBe(1) })`,
  'tests/victim.test.ts': `${VITEST}test('fails', async () => { await new Promise((done) => setTimeout(done, 1500)); expect(1).toBe(2) })`,
  'tests/good.test.ts': good('good'),
}

/** What a worker can write to its channel: by Vitest's own reference, which the setup file cannot take away, and raw. */
const FORGE = `
  ${VITEST}
  const channel = process.channel
  const forge = (m, ...a) => process._send({ m, a, t: 'q' }, undefined, {}, () => {})
  test('forges', async () => {
    const worker = globalThis.__vitest_worker__
    const file = worker.current.file
    const other = file.filepath.replace('forge', 'victim')
    const { createHash } = await import('node:crypto')
    const sum = (text) => { let hash = 0; for (const c of text) hash = Math.trunc((hash << 5) - hash + c.charCodeAt(0)); return String(hash) }
    for (const id of [sum('tests/victim.test.ts'), sum('tests/victim.test.ts__undefined__'), file.id]) {
      for (const task of [id + '_0']) {
        if (id === file.id) continue
        forge('onTaskUpdate', [[task, { state: 'pass' }, {}]], [])
        await worker.rpc.onTaskUpdate([[task, { state: 'pass' }, {}]], []).catch(() => {})
      }
    }
    forge('onCollected', [{ ...JSON.parse(JSON.stringify({ id: 'ghost', name: 'tests/ghost.test.ts', type: 'suite', mode: 'run', tasks: [], meta: {}, projectName: '' })), filepath: other }])
    forge('onCollected', [{ id: file.id, name: file.name, type: 'suite', mode: 'run', tasks: [], meta: {}, projectName: '', filepath: file.filepath }])
    forge('onCancel', 'user')
    forge('onUnhandledError', { code: 'VITEST_PENDING', taskId: 'x', message: 'skipped' }, 'Unhandled Error')
    forge('onTaskUpdate', 'no list')
    expect(1).toBe(1)
  })`

function processesIn(root: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        (readlinkSync(`/proc/${name}/cwd`).startsWith(root) || readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(root))
      )
    } catch {
      return false
    }
  })
}

function contents(root: string): Readonly<Record<string, string>> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('node_modules'),
  )
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [join(parentPath, name).slice(root.length), readFileSync(join(parentPath, name), 'latin1')]),
  )
}

async function within(seconds: number, answer: Promise<GateRun>): Promise<GateRun> {
  const began = performance.now()
  const came = await answer
  expect(performance.now() - began).toBeLessThan(seconds * 1000)
  return came
}

function unavailable(answer: GateRun): Extract<GateRun, { state: 'unavailable' }> {
  if (answer.state !== 'unavailable') throw new Error(`it ended: ${JSON.stringify(states(answer))}`)
  return answer
}

describe.skipIf(process.platform === 'win32').each(MAJORS)('code under test against its runner, on $name', (major: Major) => {
  let project: Project
  beforeAll(async () => {
    project = await makeProject(FILES, major, 'whole')
  })
  afterAll(() => project.dispose())

  describe('workers that end, hang or flood', () => {
    let answer: EndedRun
    beforeAll(async () => {
      answer = ended(await runIn(project, { seconds: 100, fileSeconds: 8 }))
    }, 110_000)

    test('no test that did not pass is said to have passed, and the others ran', () => {
      const kinds = Object.fromEntries(
        answer.run.modules.map(({ file, state, tests }) => [file, `${state} ${tests.map((one) => one.state).join(' ')}`]),
      )
      expect(kinds).toMatchObject({
        'tests/exit.test.ts': 'failed passed failed',
        'tests/console.test.ts': 'passed passed',
        'tests/victim.test.ts': 'failed failed',
        'tests/good.test.ts': 'passed passed',
      })
      for (const file of ['loop', 'really-exit', 'sigkill', 'abort', 'disconnect', 'flood']) {
        const module = answer.run.modules.find((one) => one.file === `tests/${file}.test.ts`)
        expect(module?.state, file).toBe('pending')
        expect(module?.tests.find(({ titles }) => titles[0] === 'attack')?.state, file).toBe('pending')
      }
    })

    test('what took too long is named, and what died is an error', () => {
      expect(answer.late).toEqual(expect.arrayContaining(['tests/flood.test.ts', 'tests/loop.test.ts']))
      expect(answer.late).not.toContain('tests/good.test.ts')
      expect(answer.run.unhandledErrors.length).toBeGreaterThanOrEqual(5)
    })

    test('nothing is left running, and no file was touched', () => {
      expect(processesIn(project.root)).toEqual([])
      expect(Object.keys(contents(project.root)).filter((file) => !file.startsWith('/tests/'))).toEqual(['/package.json', '/probe.mjs'])
    })
  })

  test('messages about other files are dropped and named', async () => {
    project.write({ 'tests/forge.test.ts': FORGE })
    const answer = ended(
      await runIn(project, { files: { kind: 'only', files: ['tests/forge.test.ts', 'tests/victim.test.ts'] }, watched: [] }),
    )
    expect(states(answer)).toContain('failed tests/victim.test.ts > fails')
    expect(new Set(answer.breaches.map(({ kind }) => kind))).toEqual(
      new Set(['unknown-test', 'other-file', 'unknown-message', 'cancelled-run', 'forged-skip']),
    )
    expect(answer.run.modules.map(({ file }) => file)).toEqual(['tests/forge.test.ts', 'tests/victim.test.ts'])
  })

  test('a whole run has a deadline', async () => {
    const answer = unavailable(
      await within(
        30,
        runIn(project, { files: { kind: 'only', files: ['tests/loop.test.ts', 'tests/good.test.ts'] }, seconds: 5, fileSeconds: 100 }),
      ),
    )
    expect(answer).toMatchObject({ timedOut: true, because: 'the process that runs the tests took longer than 5 s and was ended' })
    expect(answer.running).toContain('tests/loop.test.ts')
    expect(processesIn(project.root)).toEqual([])
  })

  test.each([
    ['kills its parent', `process.kill(process.ppid, 'SIGKILL'); await new Promise(() => {})`, /ended early \(signal SIGKILL\)/, 10],
    ['stops its parent', `process.kill(process.ppid, 'SIGSTOP'); await new Promise(() => {})`, /took longer than/, 5],
  ])('a worker that %s leaves the run unavailable', async (_, body, because, seconds) => {
    project.write({ 'tests/parent.test.ts': attack(body) })
    const answer = unavailable(await within(30, runIn(project, { files: { kind: 'only', files: ['tests/parent.test.ts'] }, seconds })))
    expect(answer.because).toMatch(because)
    expect(processesIn(project.root)).toEqual([])
  })

  test('no process opens its inspector on a signal', async () => {
    project.write({
      'tests/inspector.test.ts': attack(`
        const { connect } = await import('node:net')
        const { readFileSync } = await import('node:fs')
        const parentOf = (pid) => Number(/^PPid:\\s*(\\d+)/m.exec(readFileSync('/proc/' + pid + '/status', 'utf8'))[1])
        const asks = [process.ppid, parentOf(process.ppid), process.pid]
        for (const pid of asks) process.kill(pid, 'SIGUSR1')
        await new Promise((done) => setTimeout(done, 1000))
        const open = await new Promise((done) => connect(9229, '127.0.0.1').on('connect', () => done(true)).on('error', () => done(false)))
        expect(open).toBe(false)`),
    })
    const answer = ended(await runIn(project, { files: { kind: 'only', files: ['tests/inspector.test.ts'] } }))
    expect(states(answer)).toEqual(['passed tests/inspector.test.ts > before', 'passed tests/inspector.test.ts > attack'])
  })

  test('what a test leaves behind is ended, in a session of its own, with another environment and another folder', async () => {
    const late = `setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(join(project.root, 'tests/good.test.ts'))}, 'rewritten'), 4000)`
    project.write({
      'tests/leaves.test.ts': attack(`
        const { spawn } = await import('node:child_process')
        for (const options of [{}, { env: {} }, { env: {}, cwd: '/' }]) spawn(process.execPath, ['-e', ${JSON.stringify(late)}], { detached: true, stdio: 'ignore', ...options }).unref()
        await new Promise((done) => setTimeout(done, 400))
        expect(1).toBe(1)`),
    })
    const answer = ended(await runIn(project, { files: { kind: 'only', files: ['tests/leaves.test.ts'] } }))
    expect(answer.run.reason).toBe('passed')
    expect(processesIn(project.root)).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 4500))
    expect(project.read('tests/good.test.ts')).toBe(FILES['tests/good.test.ts'])
  })

  test.each([
    ['that says nothing', `export default { test: { globalSetup: './global.ts' } }`, 'process.exit(0)', /ended early \(exit status 0\)/],
    ['that throws', `export default { test: { globalSetup: './global.ts' } }`, `throw new Error('no database')`, /no database/],
  ])('a global setup %s leaves the run unavailable or red', async (_, config, body, because) => {
    project.write({ 'vitest.config.ts': config, 'global.ts': `export default function setup() { ${body} }` })
    const answer = await runIn(project, { files: { kind: 'only', files: ['tests/good.test.ts'] } })
    project.write({ 'vitest.config.ts': null, 'global.ts': null })
    if (answer.state === 'unavailable') expect(answer.because).toMatch(because)
    else expect(JSON.stringify(answer.run.unhandledErrors)).toMatch(because)
  })

  test('a heap without end is that file alone', async () => {
    project.write({
      'tests/heap.test.ts': attack('const kept = []; for (;;) kept.push(new Array(1000).fill({}))'),
      'vitest.config.ts': `export default { test: { execArgv: ['--max-old-space-size=80'] } }`,
    })
    const answer = ended(
      await runIn(project, { files: { kind: 'only', files: ['tests/heap.test.ts', 'tests/good.test.ts'] }, seconds: 90 }),
    )
    project.write({ 'vitest.config.ts': null })
    expect(answer.run.modules.map(({ file, state }) => `${state} ${file}`)).toEqual([
      'passed tests/good.test.ts',
      'pending tests/heap.test.ts',
    ])
  })
})
