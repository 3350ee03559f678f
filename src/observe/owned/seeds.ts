import type { OwnedFile, SeedLists } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { placedMistakes } from './place.ts'
import type { FileSource } from './source.ts'
import { invalid, LARGEST, readText } from './text.ts'
import type { RawMistake, Span } from './tree.ts'
import { quoted } from './visible.ts'

const NAME = /^\[([a-z0-9][a-z0-9._-]*)\]$/

interface List extends Span {
  /** null for a name that was refused. */
  readonly name: string | null
  readonly seeds: Set<string>
}

interface Reading {
  readonly lists: List[]
  readonly mistakes: RawMistake[]
}

/** The sealed seeds: one a line, `#` comments, `[name]` begins a named list; those above the first name are the list `''`. Never throws. */
export function readSeeds(files: FileSource, path: ProjectPath): Promise<OwnedFile<SeedLists>> {
  return readText(files, path, LARGEST, ({ source, sha256 }) => {
    const { lists, mistakes } = parseSeeds(source.text)
    const refused = invalid(path, placedMistakes(source, mistakes))
    return refused ?? { state: 'read', path, sha256, value: Object.fromEntries(lists.map(({ name, seeds }) => [name, [...seeds]])) }
  })
}

function parseSeeds(text: string): Reading {
  const reading: Reading = { lists: [], mistakes: [] }
  let start = 0
  for (const line of text.split('\n')) {
    const bare = line.replace(/(?:^|[ \t])#[^]*$/, '').trim()
    if (bare !== '') {
      const at = start + line.indexOf(bare)
      takeLine(bare, { start: at, end: at + bare.length }, reading)
    }
    start += line.length + 1
  }
  for (const { name, seeds, start, end } of reading.lists) {
    if (name === null || seeds.size > 0) continue
    reading.mistakes.push({
      start,
      end,
      wrong: `the list ${quoted(name)} has no seed`,
      right: 'write one seed a line below it, or remove it',
    })
  }
  if (reading.lists.length === 0 && reading.mistakes.length === 0) {
    reading.mistakes.push({ start: 0, end: 1, wrong: 'has no seed', right: 'write one seed a line, such as an integer' })
  }
  return reading
}

function takeLine(line: string, place: Span, { lists, mistakes }: Reading): void {
  const refuse = (wrong: string, right: string): void => void mistakes.push({ ...place, wrong, right })
  if (line.startsWith('[')) {
    const name = NAME.exec(line)?.[1]
    const known = name !== undefined && !(name in {})
    if (!known) refuse(`${quoted(line)} is no name of a list`, 'small letters, digits, `.`, `_` and `-` in brackets, such as [orders]')
    else if (lists.some((list) => list.name === name))
      refuse(`the list ${quoted(name)} stands here a second time`, 'put its seeds under one name')
    lists.push({ name: known ? name : null, seeds: new Set<string>(), ...place })
    return
  }
  if (/\s/.test(line)) refuse(`${quoted(line)} holds a space`, 'one seed a line, without spaces')
  if (line.startsWith('fresh-')) refuse(`${quoted(line)} looks like the fresh seed of a commit`, 'a seed that does not begin with `fresh-`')
  const list = lists.at(-1) ?? { name: '', seeds: new Set<string>(), ...place }
  if (lists.length === 0) lists.push(list)
  if (list.seeds.has(line)) refuse(`the seed ${quoted(line)} stands in its list a second time`, 'keep one of the two')
  list.seeds.add(line)
}
