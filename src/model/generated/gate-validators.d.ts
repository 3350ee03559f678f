// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
import type { GateMessage } from '../gate.js'
import type { Validator } from '../validator.js'

export declare const isGateMessage: Validator<GateMessage>
