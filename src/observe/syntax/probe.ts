import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ProjectPath } from '../../model/words.ts'

const SECONDS = 60
const SCRIPT = `
  import { readFileSync } from 'node:fs'
  const [parser, file, lang] = process.argv.slice(1)
  const { parseSync } = await import(parser)
  const text = readFileSync(0, 'utf8')
  const parse = () => parseSync(file, text, { lang, sourceType: 'unambiguous', preserveParens: false, astType: 'ts' }).errors.length
  // From further down the stack than any caller stands, so that what fits here fits there.
  const down = (levels) => (levels === 0 ? parse() : down(levels - 1) + 1)
  down(4000)
`

/**
 * Lets a process of its own parse a text first: what overflows the parser's stack ends that process, and cannot be caught in this one.
 * What is wrong, in words; null when it was parsed or refused as it should be.
 */
export function probe(file: ProjectPath, text: string, lang: 'ts' | 'tsx'): string | null {
  const parser = pathToFileURL(createRequire(import.meta.url).resolve('oxc-parser')).href
  const child = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT, parser, file, lang], {
    input: text,
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: SECONDS * 1000,
    killSignal: 'SIGKILL',
    windowsHide: true,
  })
  if (child.status === 0) return null
  const isLate = child.error !== undefined && 'code' in child.error && child.error.code === 'ETIMEDOUT'
  return isLate ? `the parser did not end within ${SECONDS} seconds` : 'nested deeper than the parser can follow'
}
