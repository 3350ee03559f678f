// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
import type { HistoryRun } from '../history.js'
import type { Validator } from '../validator.js'

export declare const isHistoryRun: Validator<HistoryRun>
