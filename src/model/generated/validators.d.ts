// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
import type { Verdict } from '../verdict.js'
import type { Validator } from '../validator.js'

export declare const isVerdict: Validator<Verdict>
