import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Frames, Judged } from '../model/judged.ts'
import { UsageError } from './arguments.ts'
import type { Arguments } from './arguments.ts'
import { legible } from './legible.ts'
import { FORMATS } from './verb.ts'
import type { Format } from './verb.ts'
import { hasColor } from './world.ts'
import type { World } from './world.ts'

/** One way in which the result is to be written. */
export interface Wanted {
  readonly format: Format
  /** A file as it was named; null for stdout. */
  readonly output: string | null
}

/** What a verb can say of its result. Each is made when it is asked for. */
export interface Sayable {
  readonly json: () => string
  readonly text: (look: { readonly color: boolean; readonly width: number }) => Promise<string>
  readonly judged: () => Judged
  /** @param most findings of one rule that get a frame */
  readonly frames: (most: number) => Promise<Frames>
  /** From the top of the repository to the project, with a `/` behind; '' at the top. */
  readonly prefix: () => Promise<string>
}

/**
 * Reads `--format` and `--output`: each output takes the format before it, and one format without an output goes to stdout. A single pair
 * may stand the other way round. Throws UsageError.
 */
export function wantedOutputs(args: Arguments): readonly Wanted[] {
  const given = args.inOrder(['format', 'json', 'output'])
  const outputs = given.filter(({ name }) => name === 'output')
  const [only] = outputs
  if (outputs.length === 1 && given.length <= 2 && only?.value !== undefined) {
    const format = given.find(({ name }) => name !== 'output')
    return [{ format: format === undefined ? 'text' : formatOf(format), output: only.value }]
  }
  const wanted: Wanted[] = []
  for (const option of given) {
    if (option.name !== 'output') {
      wanted.push({ format: formatOf(option), output: null })
      continue
    }
    const last = wanted.pop()
    if (last === undefined || last.output !== null || option.value === undefined) {
      throw new UsageError(
        `--output ${option.value} has no --format before it. Write each format and behind it its file: --format sarif --output ${option.value}`,
      )
    }
    wanted.push({ ...last, output: option.value })
  }
  if (wanted.length === 0) return [{ format: 'text', output: null }]
  mustDiffer(wanted)
  return wanted
}

function formatOf({ name, value }: { readonly name: string; readonly value: string | undefined }): Format {
  return name === 'json' ? 'json' : (FORMATS.find((format) => format === value) ?? 'text')
}

function mustDiffer(wanted: readonly Wanted[]): void {
  const toStdout = wanted.filter(({ output }) => output === null)
  if (toStdout.length > 1) {
    const names = toStdout.map(({ format }) => format).join(' and ')
    throw new UsageError(
      `Only one format can go to stdout, not ${names}. Give the others a file: --format ${toStdout[0]?.format} --output FILE`,
    )
  }
  const files = wanted.flatMap(({ output }) => (output === null ? [] : [resolve(output)]))
  const twice = wanted.find(({ output }, index) => output !== null && wanted.findIndex((one) => one.output === output) !== index)
  if (twice !== undefined || new Set(files).size < files.length) {
    throw new UsageError(`Two formats would be written to ${twice?.output ?? 'the same file'}. Give each a file of its own.`)
  }
}

/** Writes the result in every way that is wanted: the files first, so that what cannot be written leaves no result that looks whole. */
export async function deliver(sayable: Sayable, wanted: readonly Wanted[], world: World): Promise<void> {
  const texts = await Promise.all(wanted.map(async (one) => ({ ...one, text: await render(sayable, one, world) })))
  for (const { output, text } of texts) {
    if (output === null) continue
    try {
      await writeFile(resolve(world.cwd, output), text)
    } catch (error) {
      throw new UsageError(`The result could not be written: ${error instanceof Error ? error.message : String(error)}.`)
    }
  }
  if (wanted.some(({ format }) => format === 'github')) {
    const { addStepSummary } = await import('./step-summary.ts')
    await addStepSummary(sayable, world)
  }
  for (const { output, text } of texts) if (output === null) world.stdout.write(text)
}

async function render(sayable: Sayable, { format, output }: Wanted, world: World): Promise<string> {
  switch (format) {
    case 'text':
      return output === null
        ? legible(world.stdout, await sayable.text({ color: hasColor(world.stdout, world.env), width: world.stdout.width }))
        : sayable.text({ color: false, width: world.stdout.width })
    case 'json':
      return sayable.json()
    case 'github': {
      const { renderGithub } = await import('../../reporters/github.ts')
      return renderGithub(sayable.judged(), { prefix: await sayable.prefix() })
    }
    case 'markdown': {
      const { COMMENT_BYTES, renderMarkdown } = await import('../../reporters/markdown.ts')
      return renderMarkdown(sayable.judged(), { mostBytes: COMMENT_BYTES, isSticky: true, frames: await sayable.frames(FRAMES.markdown) })
    }
    case 'sarif': {
      const { renderSarif } = await import('../../reporters/sarif.ts')
      return renderSarif(sayable.judged(), { prefix: await sayable.prefix() })
    }
    case 'html': {
      const { renderHtml } = await import('../../reporters/html.ts')
      return renderHtml(sayable.judged(), await sayable.frames(FRAMES.html))
    }
    case 'ctrf': {
      const { renderCtrf } = await import('../../reporters/ctrf.ts')
      return renderCtrf(sayable.judged())
    }
    case 'junit': {
      const { renderJunit } = await import('../../reporters/junit.ts')
      return renderJunit(sayable.judged())
    }
    case 'agent': {
      const { renderAgent } = await import('../../reporters/agent.ts')
      return renderAgent(sayable.judged())
    }
  }
}

/** Findings of one rule that get a code frame, by how much room there is. */
export const FRAMES = { text: 10, markdown: 50, html: 200 } as const
