// `lock --check` on 10,000 fixtures of 1 GiB in all, against `sha256sum` of the same files. --short: a tenth of both.
import { spawnSync } from 'node:child_process'
import { createHash, randomFillSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from './measure.mjs'
import { within } from './table.mjs'

const MAIN = fileURLToPath(new URL('../dist/src/cli/main.js', import.meta.url))
const bytesPerFile = Math.round(2 ** 30 / 10_000)

export function benchLock({ runs, short }) {
  const files = short ? 1000 : 10_000
  const root = mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-'))
  try {
    const { bavail, bsize } = statfsSync(root)
    if (bavail * bsize < 2 * files * bytesPerFile) throw new Error(`${root} has no room for ${files * bytesPerFile} bytes: set TMPDIR`)
    const names = makeFixtures(root, files)
    const [own, sums] = [[], []]
    // The first of each reads the files into memory, and does not count.
    for (let round = -1; round < runs; round += 1) {
      const one = timed('sha256sum', names, root)
      const other = timed(process.execPath, [MAIN, 'lock', '--check'], root)
      if (round >= 0) sums.push(one)
      if (round >= 0) own.push(other)
    }
    console.log(
      `${files} files of ${bytesPerFile} bytes, medians of ${runs}: sha256sum ${median(sums).toFixed(0)} ms, lock --check ${median(own).toFixed(0)} ms`,
    )
    return within(`lock --check of ${files.toLocaleString('en')} files against sha256sum`, median(own) / median(sums), 1)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function makeFixtures(root, files) {
  const fixtures = {}
  const bytes = Buffer.alloc(bytesPerFile)
  for (let index = 0; index < files; index += 1) {
    const path = `oracle/fixtures/${index % 100}/${index}.bin`
    mkdirSync(join(root, `oracle/fixtures/${index % 100}`), { recursive: true })
    writeFileSync(join(root, path), randomFillSync(bytes))
    fixtures[path] = createHash('sha256').update(bytes).digest('hex')
  }
  const sorted = Object.fromEntries(Object.entries(fixtures).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(root, 'oracle/policy.yaml'), 'version: 1\nfixtures: { files: ["oracle/fixtures/**"] }\n')
  writeFileSync(join(root, 'oracle/oracle.lock.json'), `${JSON.stringify({ version: 1, fixtures: sorted, tests: {}, knownBad: {} })}\n`)
  return Object.keys(sorted)
}

function timed(file, args, cwd) {
  const began = performance.now()
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stdout.slice(-2000)}${stderr}`)
  return performance.now() - began
}
