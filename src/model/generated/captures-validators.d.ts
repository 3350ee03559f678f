// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
import type { CapturedInputs } from '../captures.js'
import type { Validator } from '../validator.js'

export declare const isCapturedInputs: Validator<CapturedInputs>
