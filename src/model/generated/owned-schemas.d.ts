// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
import type { JsonSchema } from '../validator.js'

export declare const OWNED_SCHEMAS: Readonly<Record<'policy' | 'ledger' | 'lock' | 'intent' | 'known-bad', JsonSchema>>
