import { spawn } from 'node:child_process'
import { list } from '../../observe/syntax/nodes.ts'
import type { Node } from '../../observe/syntax/nodes.ts'
import { parseProgram } from '../../observe/syntax/parse.ts'
import { UsageError } from '../arguments.ts'
import type { DraftLaw } from './laws.ts'

const SECONDS = 300
const MOST_BYTES = 1024 * 1024
const MOST_LAWS = 40
const LONGEST = 4000

/**
 * Asks a command of the user's choice for properties: it gets types and names on standard input, and answers with a JSON list of
 * `{ "id", "says", "about": [names], "property": "fc.property(…)" }`. Throws UsageError for an answer that is none.
 */
export async function lawsFrom(command: string, signatures: string, names: readonly string[], cwd: string): Promise<readonly DraftLaw[]> {
  const answer = await outputOf(command, signatures, cwd)
  let given: unknown
  try {
    given = JSON.parse(answer)
  } catch {
    throw new UsageError(`--with: what the command answered is no JSON: ${JSON.stringify(answer.slice(0, 80))}.`)
  }
  if (!Array.isArray(given)) throw new UsageError('--with: the command must answer with a JSON list.')
  if (given.length > MOST_LAWS)
    throw new UsageError(`--with: the command answered with ${given.length} properties, and at most ${MOST_LAWS} are tried.`)
  const laws = given.map((one: unknown, index) => lawFrom(one, index, names))
  const twice = laws.find(({ id }, index) => laws.findIndex((one) => one.id === id) !== index)
  if (twice !== undefined) throw new UsageError(`--with: two properties have the id ${twice.id}.`)
  return laws
}

function lawFrom(given: unknown, index: number, names: readonly string[]): DraftLaw {
  const wrong = (what: string): never => {
    throw new UsageError(`--with: property ${index + 1} of the answer: ${what}.`)
  }
  if (typeof given !== 'object' || given === null) return wrong('it is no object')
  const text = (name: string, pattern: RegExp, form: string): string => {
    const value: unknown = Reflect.get(given, name)
    return typeof value === 'string' && value.length <= LONGEST && pattern.test(value) ? value : wrong(`${name} must be ${form}`)
  }
  const id = text('id', /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters and digits with hyphens between them')
  const says = text('says', /^[^\r\n`]{3,200}$/, 'one sentence of at most 200 letters, without backticks')
  const property = text('property', /^fc\.property\(/, 'the source of a call of fc.property')
  const about: unknown = Reflect.get(given, 'about')
  if (!Array.isArray(about) || about.length === 0 || !about.every((name) => typeof name === 'string' && names.includes(name)))
    return wrong(`about must be a list of exported functions: ${names.join(', ')}`)
  if (!isOneCall(property)) return wrong('property must be one call of fc.property and nothing besides')
  return { id, says, about: about.filter((name) => typeof name === 'string'), forms: [property] }
}

/** Nothing stands behind or beside it that would run by itself. */
function isOneCall(text: string): boolean {
  const parsed = parseProgram('property.ts', `(${text}\n)`)
  if (parsed.state === 'failed') return false
  const body = list(parsed.program.node, 'body')
  const [first] = body
  const expression: unknown = first?.['expression']
  const isCall = (node: unknown): node is Node =>
    typeof node === 'object' && node !== null && 'type' in node && node.type === 'CallExpression'
  return body.length === 1 && first?.type === 'ExpressionStatement' && isCall(expression) && expression.end >= text.trimEnd().length + 1
}

function outputOf(command: string, input: string, cwd: string): Promise<string> {
  return new Promise((settle, refuse) => {
    const child = spawn(command, { shell: true, cwd, stdio: ['pipe', 'pipe', 'inherit'], timeout: SECONDS * 1000, killSignal: 'SIGKILL' })
    const kept: Buffer[] = []
    let size = 0
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MOST_BYTES) child.kill('SIGKILL')
      else kept.push(chunk)
    })
    // One that reads nothing and ends is told by its answer.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.on('error', (cause) => refuse(new UsageError(`--with: ${cause.message}.`)))
    child.on('close', (code, signal) => {
      if (code === 0 && size <= MOST_BYTES) settle(Buffer.concat(kept).toString('utf8'))
      else
        refuse(
          new UsageError(
            `--with: the command ${size > MOST_BYTES ? 'said too much' : `ended with ${code ?? signal}`}, so there is no answer.`,
          ),
        )
    })
  })
}
