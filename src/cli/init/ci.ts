import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PackageManager } from './project.ts'

/** The workflow of GitHub as this package has it, for npm. The package asks for itself by name, so that it is found from src/ and dist/. */
const template = (): string =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('vitest-oracle/package.json')), 'templates/ci/github.yml'), 'utf8')

const NODE = '          node-version: 22\n'
const BASE = '          npm ci --ignore-scripts\n'
const HEAD = '        run: npm ci --ignore-scripts\n'

/** What installs a project as its lockfile has it, without the scripts of packages. */
const INSTALL: Readonly<Record<PackageManager, string>> = {
  npm: 'npm ci --ignore-scripts',
  pnpm: 'pnpm install --frozen-lockfile --ignore-scripts',
  yarn: 'yarn install --immutable --mode=skip-build',
  bun: 'bun install --frozen-lockfile --ignore-scripts',
}

/** What brings the package manager itself. */
const SETUP: Readonly<Record<PackageManager, string>> = {
  npm: '',
  pnpm: '      - run: corepack enable\n',
  yarn: '      - run: corepack enable\n',
  bun: '      - uses: oven-sh/setup-bun@v2\n',
}

/** How a project is installed. */
export interface Installing {
  readonly packageManager: PackageManager
  readonly hasLockfile: boolean
  readonly isClassicYarn: boolean
}

/** Throws where the template no longer has what is replaced. */
export function githubWorkflow({ packageManager: manager, hasLockfile, isClassicYarn }: Installing): string {
  const own = template()
  const locked = isClassicYarn ? 'yarn install --frozen-lockfile --ignore-scripts' : INSTALL[manager]
  const install = hasLockfile ? locked : `${manager} install --ignore-scripts`
  for (const part of [NODE, BASE, HEAD]) if (!own.includes(part)) throw new Error(`templates/ci/github.yml has no line ${part.trim()}`)
  const text = own
    .replace(NODE, `${NODE}${SETUP[manager]}`)
    .replace(BASE, `          ${install}\n`)
    .replace(HEAD, `        run: ${install}\n`)
  return text.replaceAll('templates/ci/ruleset.json', 'node_modules/vitest-oracle/templates/ci/ruleset.json').replace(' (docs/ci.md)', '')
}

/** Whether a workflow runs the gate already. */
export const runsGate = (text: string): boolean => /\bvitest-oracle["']?\s+gate\b|uses:\s*[^\s#]*vitest-oracle[^\s#]*@/.test(text)
