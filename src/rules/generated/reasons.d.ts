// Made by scripts/generate.mjs from docs/rules/. Do not edit.
import type { RuleId } from '../../model/findings.js'

/** Why each rule matters, in one sentence or two. */
export declare const REASONS: Readonly<Record<RuleId, string>>
