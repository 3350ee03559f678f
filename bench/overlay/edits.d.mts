import type { KnownBadReplay } from '../../src/model/known-bad.ts'

export interface OneEdit {
  readonly file: string
  readonly find: string
  readonly replace: string
}
export function editsOf(seed: number, count: number): readonly OneEdit[]
export function knownBadsOf(edits: readonly OneEdit[]): Readonly<Record<string, string>>
export function nameOf(index: number): string
export function differences(replays: readonly KnownBadReplay[], onDisk: readonly KnownBadReplay[]): readonly string[]
