import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { stringify } from 'safe-stable-stringify'
import type { JudgedFinding } from '../../src/model/verdict.ts'
import type { ProjectPath } from '../../src/model/words.ts'
import { plainText, remedyOf, wordsOf } from '../../src/rules/words.ts'
import { visible } from '../../src/observe/owned/visible.ts'
import { markdownOf, codeSpan } from '../markdown/escape.ts'
import { LEVELS } from './rules.ts'

export interface ResultPlace {
  readonly prefix: string
  /** Where a finding without a place is shown, since a reader of SARIF may refuse a result without one. */
  readonly policy: ProjectPath
}

/** A finding as `result`. */
export function resultOf(finding: JudgedFinding, ruleIndex: number, { prefix, policy }: ResultPlace): object {
  const { rule, severity, phase, approvedBy, args, at, atMost } = finding
  const remedy = remedyOf(finding)
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[severity],
    ...(severity === 'off' ? { kind: 'informational' } : {}),
    message: {
      text: `${literal(plainText(wordsOf(finding)))}.\n${literal(remedy)}`,
      markdown: withoutPlaceholders(`${markdownOf(wordsOf(finding))}.\n\n${codeSpan(remedy)}`),
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: locationOf(at?.file ?? policy, prefix),
          ...(at?.line === undefined
            ? {}
            : { region: { startLine: at.line, ...(at.column === undefined ? {} : { startColumn: at.column }) } }),
        },
      },
    ],
    partialFingerprints: { 'vitestOracle/v1': fingerprintOf(finding) },
    suppressions:
      approvedBy === null ? [] : [{ kind: 'external', status: 'accepted', justification: `approved by ${visible(approvedBy)}` }],
    properties: { phase, severity, arguments: args, ...(atMost === undefined ? {} : { atMost }) },
  }
}

/** Identity by content: the same finding on another line is the same. */
function fingerprintOf({ rule, args, at }: JudgedFinding): string {
  return createHash('sha256')
    .update(stringify([rule, args, at?.file ?? null]) ?? '')
    .digest('hex')
}

/** `{0}` in a message would be a placeholder (SARIF 3.11.5). */
const withoutPlaceholders = (text: string): string => text.replaceAll('{', '{{').replaceAll('}', '}}')

/** `[text](place)` in a plain message would be a link (SARIF 3.11.6). */
const literal = (text: string): string => withoutPlaceholders(visible(text)).replaceAll('](', ']\u200b(')

function locationOf(file: ProjectPath, prefix: string): object {
  if (posix.isAbsolute(file)) return { uri: `file://${encoded(file)}` }
  if (/^[A-Za-z]:\//.test(file)) return { uri: `file:///${file.slice(0, 2)}${encoded(file.slice(2))}` }
  const path = posix.normalize(posix.join(prefix, file))
  return path.startsWith('../') ? { uri: encoded(path) } : { uri: encoded(path), uriBaseId: 'SRCROOT' }
}

/** As a relative reference: nothing in a path is a scheme, a query or a fragment, and half a surrogate pair is no text. */
function encoded(path: string): string {
  return Buffer.from(path, 'utf8').toString('utf8').split('/').map(encodeURIComponent).join('/')
}
