// How many wrong versions of the deciding code its own tests notice: StrykerJS over src/decide, src/verdict and src/check.
// Usage: npm run mutate -- [FOLDER or FILE below src/...]
// StrykerJS and the TypeScript that it needs are large and needed here alone: the first call installs them, at the versions of tools.json,
// into .mutation/tools. Ends with 0 only if at least 90 % of the mutants are noticed.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { testsInProcess } from './tests.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const HERE = fileURLToPath(new URL('.', import.meta.url))
const WORK = join(ROOT, '.mutation')
const TOOLS = join(WORK, 'tools')
const ENOUGH = 0.9
const FOLDERS = ['decide', 'verdict', 'check']

process.exitCode = main(process.argv.slice(2))

function main(args) {
  const changed = args.includes('--changed')
  const asked = args.filter((one) => one !== '--changed').map((one) => one.replace(/^src\//, '').replace(/\/$/, ''))
  const unknown = asked.find((one) => !FOLDERS.includes(one.split('/')[0]) || !existsSync(join(ROOT, 'src', folderOf(one))))
  if (unknown !== undefined) {
    console.error(
      `src/${unknown} is not below ${FOLDERS.map((one) => `src/${one}`).join(', ')}. Usage: npm run mutate -- [--changed] [FOLDER ...]`,
    )
    return 2
  }
  if (!installed()) return 2
  const counts = (asked.length === 0 ? FOLDERS : asked).map((target) => ({ target, ...mutate(target, changed) }))
  for (const { target, noticed, all } of counts) console.log(`${`src/${target}`.padEnd(24)} ${wordsOf(noticed, all)}`)
  const [noticed, all] = [counts.reduce((sum, one) => sum + one.noticed, 0), counts.reduce((sum, one) => sum + one.all, 0)]
  console.log(`${'together'.padEnd(24)} ${wordsOf(noticed, all)}`)
  return all > 0 && noticed / all >= ENOUGH ? 0 : 1
}

function wordsOf(noticed, all) {
  return `${((100 * noticed) / all).toFixed(1)} % of ${all} mutants noticed`
}

/** `check/*.ts`: the files that stand in the folder itself. */
function folderOf(target) {
  return target.replace(/\/\*\.ts$/, '')
}

/** How many mutants of a folder or file are noticed, and how many there are. */
function mutate(target, changed) {
  const name = target.replaceAll('/', '-').replace('*', 'own')
  const report = join(WORK, `${name}.json`)
  const tests = testsInProcess(ROOT, [`src/${folderOf(target)}`])
  console.log(`src/${target}: ${tests.length} test files reach it and start no process`)
  const config = join(WORK, `${name}.config.json`)
  rmSync(report, { force: true })
  writeFileSync(config, JSON.stringify(configured(target, tests, report, changed), null, 2))
  spawnSync(process.execPath, [join(TOOLS, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', config], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (!existsSync(report)) throw new Error(`StrykerJS wrote no report of src/${target}: what it says above is why`)
  const states = Object.values(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const noticed = states.filter((state) => state === 'Killed' || state === 'Timeout').length
  return { noticed, all: noticed + states.filter((state) => state === 'Survived' || state === 'NoCoverage').length }
}

/** True when the tools of tools.json are there; installs them where they are not. */
function installed() {
  const wanted = readFileSync(join(HERE, 'tools.json'), 'utf8')
  const stamp = join(TOOLS, 'installed.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  mkdirSync(TOOLS, { recursive: true })
  copyFileSync(join(HERE, 'tools.json'), join(TOOLS, 'package.json'))
  console.log('Installing StrykerJS into .mutation/tools (once)')
  // Vitest is a peer of the runner: it has to be the one that this project has.
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--legacy-peer-deps']
  const { status } = spawnSync('npm', args, { cwd: TOOLS, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) writeFileSync(stamp, wanted)
  else console.error('StrykerJS could not be installed into .mutation/tools: it takes the network once')
  return status === 0
}

function configured(target, tests, report, changed) {
  return {
    testRunner: 'in-process',
    inProcess: { tests },
    warnings: { unknownOptions: false },
    plugins: ['runner.mjs', 'words.mjs'].map((file) => pathToFileURL(join(HERE, file)).href),
    ignorers: ['words'],
    coverageAnalysis: 'perTest',
    mutate: [target.endsWith('.ts') ? `src/${target}` : `src/${target}/**/*.ts`],
    ignoreStatic: true,
    incremental: true,
    incrementalFile: report.replace(/json$/, 'known.json'),
    force: !changed,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
    jsonReporter: { fileName: report },
    tempDirName: '.mutation/sandbox',
    ignorePatterns: ['/.mutation', '/dist', '/.oracle', '/examples', '/coverage', '/test/vitest-5', '/test/projects'],
    tsconfigFile: 'none',
    disableTypeChecks: false,
    concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
    timeoutMS: 10_000,
    thresholds: { high: ENOUGH * 100, low: ENOUGH * 100, break: null },
  }
}
