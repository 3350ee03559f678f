import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MAJORS, makeProject, packageRoot, run } from '../support/index.ts'

const RIGHT = `
import { describe, expect, inject, test, type TestOptions } from 'vitest'
import { capture, captureFetch, captureNow, captureRandom, oracle, recordSeed, seeds } from 'vitest-oracle'

const options: TestOptions = oracle('property', { covers: ['src/a.ts'] as const, invariant: 'i' })
describe('suite', oracle('P'), () => {
  test('x', oracle('E', { covers: 'a' }), ({ task }) => {
    const cls: 'E' | 'P' | 'F' | 'N' | undefined = task.meta.oracle?.cls
    expect(cls).toBe('E')
    const runs: readonly { readonly seed: number }[] | undefined = task.meta.oracleEvidence?.propertyRuns
    expect(runs).toBeUndefined()
  })
  test('y', { ...oracle('N', { corpus: 'c.json' }), timeout: 10 }, async () => {
    const value: { a: number } = capture('x', () => ({ a: 1 }))
    const later: Promise<string> = capture('y', async () => 'a')
    expect([value, await later, inject('vitest-oracle')?.freshName]).toBeTruthy()
    const times: number[] = [captureNow(), captureNow('a'), captureRandom(), captureRandom('b')]
    const answer: Response = await captureFetch('rates', fetch)('https://rates.example', { method: 'POST' })
    expect([times, answer]).toBeTruthy()
    recordSeed(1)
    recordSeed(1n)
  })
  test.for(seeds('orders'))('seed %s', (seed: string) => { expect(seed).toBeTruthy() })
  test.each(seeds())('seed %s', oracle('P'), (seed: string) => { expect(seed).toBeTruthy() })
})
export { options }
`

const WRONG = `
import { oracle, recordSeed, seeds } from 'vitest-oracle'
oracle('Q')
oracle('P', { cover: 'a' })
oracle('P', { covers: 1 })
recordSeed({})
seeds(1)
`

const CONFIG = (resolution: string, module: string) =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'es2022',
      module,
      moduleResolution: resolution,
      exactOptionalPropertyTypes: true,
      types: [],
    },
    files: ['right.ts', 'wrong.ts'],
  })

describe.each(MAJORS)('types on $name', (major) => {
  test.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ])('with module resolution %s', async (resolution, module) => {
    const project = await makeProject({ 'right.ts': RIGHT, 'wrong.ts': WRONG, 'tsconfig.json': CONFIG(resolution, module) }, major)
    onTestFinished(() => project.dispose())
    const tsc = join(packageRoot, 'node_modules', 'typescript', 'bin', 'tsc')
    // The package that these projects have is built without declarations.
    const dist = join(project.root, 'node_modules', 'vitest-oracle', 'dist')
    const emit = [tsc, '-p', join(packageRoot, 'tsconfig.json'), '--noCheck', '--emitDeclarationOnly', '--declaration', '--outDir', dist]
    expect((await run(process.execPath, emit, { cwd: packageRoot, env: {} })).stdout).toBe('')
    const ended = await run(process.execPath, [tsc, '-p', project.root], { cwd: project.root, env: { PATH: process.env['PATH'] ?? '' } })
    const places = ended.stdout.split('\n').flatMap((line) => /^(\w+\.ts)\((\d+),/.exec(line)?.slice(1).join(':') ?? [])
    expect(places, ended.stdout).toEqual(['wrong.ts:3', 'wrong.ts:4', 'wrong.ts:5', 'wrong.ts:6', 'wrong.ts:7'])
  })
})
