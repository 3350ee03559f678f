import { check } from './check/verb.ts'
import { compare } from './compare/verb.ts'
import { diff } from './diff/verb.ts'
import { doctor } from './doctor/verb.ts'
import { draft, promote } from './draft/verb.ts'
import { explain } from './explain/verb.ts'
import { flakes, freeze, thaw } from './flakes/verb.ts'
import { gate } from './gate/verb.ts'
import { hook } from './hook/verb.ts'
import { init } from './init/verb.ts'
import { inventory } from './inventory/verb.ts'
import { lock } from './lock/verb.ts'
import { merge } from './merge/verb.ts'
import { replay } from './replay/verb.ts'
import type { Verb } from './verb.ts'

export type VerbName =
  | 'init'
  | 'gate'
  | 'check'
  | 'merge'
  | 'diff'
  | 'lock'
  | 'inventory'
  | 'replay'
  | 'flakes'
  | 'freeze'
  | 'thaw'
  | 'explain'
  | 'compare'
  | 'hook'
  | 'doctor'
  | 'draft'
  | 'promote'

/** The verbs that exist, in the order of the help. A verb's code is loaded when it is called. */
export const VERBS: Readonly<Record<VerbName, Verb>> = {
  init,
  gate,
  check,
  merge,
  diff,
  lock,
  inventory,
  replay,
  flakes,
  freeze,
  thaw,
  explain,
  compare,
  hook,
  doctor,
  draft,
  promote,
}
