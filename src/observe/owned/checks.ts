import { instantOf } from '../../model/instant.ts'
import type { TextCheck } from './fit.ts'
import picomatch from 'picomatch'
import { quoted } from './visible.ts'

/** A date that the pattern lets through and no calendar has. */
const dateOrTime: TextCheck = (text) =>
  instantOf(text) === null
    ? {
        wrong: `is ${quoted(text)}, which is no day of the calendar, or no offset that a place has`,
        right: 'a date such as 2026-11-24, or a time such as 2026-11-24T09:00:00+01:00',
      }
    : null

const LEAVES_THE_ROOT = /(?:^|[/{,(|!])\.{1,2}(?:[/},)|]|$)/

/** A glob that its matcher does not understand, or that leads out of the project between its braces. */
const glob: TextCheck = (text) => {
  if (LEAVES_THE_ROOT.test(text))
    return { wrong: `is ${quoted(text)}`, right: "a glob from the project's root, without `.` or `..` as a part" }
  try {
    picomatch.makeRe(text, { strictBrackets: true })
    return null
  } catch {
    return { wrong: `is ${quoted(text)}, which is no glob`, right: 'close each bracket, or put `\\` before one that belongs to a name' }
  }
}

/** By the name of the definition in the schema. */
export const TEXT_CHECKS: Readonly<Record<string, TextCheck>> = { DateOrTime: dateOrTime, Glob: glob }
