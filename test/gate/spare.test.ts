import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PoolWorker } from 'vitest/node'
import { keepSpare } from '../../src/observe/gate/child/spare.ts'
import type { Spare } from '../../src/observe/gate/child/spare.ts'

let folder = ''
let spare: Spare

/** What of Vitest's worker is looked at. It answers each message with its name and its own id. */
const worker = (env: Readonly<Record<string, string>> = {}): PoolWorker & { _fork: ChildProcess | undefined } =>
  ({ entrypoint: join(folder, 'worker.cjs'), execArgv: [], env, _fork: undefined }) as unknown as PoolWorker & {
    _fork: ChildProcess | undefined
  }

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-spare-')))
  writeFileSync(join(folder, 'worker.cjs'), "process.on('message', () => process.send({ name: process.env.NAME, pid: process.pid }))\n")
  spare = keepSpare()
})
afterEach(() => {
  spare.end()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

function answerOf(child: ChildProcess | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (child === undefined) return reject(new Error('no process'))
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('it ended')))
    child.send('hello')
  })
}

describe('a process that is started before it is needed', () => {
  test('the first worker starts its own, each later one gets the one that waits, and no two the same', async () => {
    const [first, second, third] = [worker({ NAME: 'a' }), worker({ NAME: 'a' }), worker({ NAME: 'a' })]
    for (const one of [first, second, third]) spare.equip(one)
    try {
      expect(first._fork).toBeUndefined()
      expect(await answerOf(second._fork)).toEqual({ name: 'a', pid: second._fork?.pid })
      expect(await answerOf(third._fork)).toEqual({ name: 'a', pid: third._fork?.pid })
      expect(third._fork?.pid).not.toBe(second._fork?.pid)
    } finally {
      for (const one of [second, third]) one._fork?.kill('SIGKILL')
    }
  })

  test('one that was started otherwise is ended, and not given', () => {
    const [first, second] = [worker({ NAME: 'a' }), worker({ NAME: 'b' })]
    spare.equip(first)
    spare.equip(second)
    expect(second._fork).toBeUndefined()
  })

  test('a worker of another shape starts its own', () => {
    const other = { name: 'threads' } as unknown as PoolWorker
    spare.equip(other)
    spare.equip(other)
    expect(other).toEqual({ name: 'threads' })
  })
})
