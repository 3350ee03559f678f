// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
import type { KnownBadEditFile } from '../known-bad.js'
import type { Freeze, IntentFile, LockFile, PolicyFile } from '../owned-files.js'
import type { Validator } from '../validator.js'

export declare const isPolicyFile: Validator<PolicyFile>
export declare const isFreeze: Validator<Freeze>
export declare const isLockFile: Validator<LockFile>
export declare const isIntentFile: Validator<IntentFile>
export declare const isKnownBadEditFile: Validator<KnownBadEditFile>
