import type { PackageManager } from './project.ts'

/** The command that adds a package for development. */
export const ADD: Readonly<Record<PackageManager, string>> = {
  npm: 'npm install --save-dev',
  pnpm: 'pnpm add --save-dev',
  yarn: 'yarn add --dev',
  bun: 'bun add --dev',
}
