import type { Judged } from '../../src/model/judged.ts'
import { counted, grouped } from '../about.ts'
import { LONG } from './long.ts'
import { COVERAGES, coveredFiles } from './coverage.ts'
import type { Coverage, CoveredFile } from './coverage.ts'
import { plainHtml } from './escape.ts'
import { squarified } from './treemap.ts'
import type { Box } from './treemap.ts'

/** Up to so many files each has a tile of its own; of more, those of one folder that are alike share one. */
const MOST_TILES = 150
const MOST_FOLDERS = 40

/**
 * How high the page makes the map, by how many files it is of, and with it the proportions of the layout. Positions are percentages, so that
 * letters keep their size when it is scaled.
 */
const SIZES: readonly { readonly most: number; readonly name: string; readonly map: Box }[] = [
  { most: 4, name: 'low', map: { x: 0, y: 0, width: 960, height: 96 } },
  { most: 16, name: 'middle', map: { x: 0, y: 0, width: 960, height: 192 } },
  { most: Infinity, name: 'high', map: { x: 0, y: 0, width: 960, height: 352 } },
]

const ORDER = Object.keys(COVERAGES) as Coverage[]

interface Tile {
  readonly coverage: Coverage
  readonly label: string
  readonly title: string
  /** How many files it stands for. */
  readonly weight: number
}

/** Changed production files by what trusted tests know of them: a map for the eye, and the same as lists. */
export function coverageSection(judged: Judged): string {
  const files = coveredFiles(judged)
  if (files === null || files.length === 0) return ''
  const covered = files.filter(({ coverage }) => coverage === 'covered').length
  return [
    `<section aria-labelledby="coverage"><h2 id="coverage">Changed production code</h2>`,
    `<p>Imported by a trusted test that claims it and passed: ${grouped(covered)} of ${counted(files.length, 'file')}.</p>`,
    mapOf(files),
    ...ORDER.flatMap((coverage) =>
      listOf(
        coverage,
        files.filter((file) => file.coverage === coverage),
      ),
    ),
    '</section>',
  ].join('\n')
}

/** One box a folder, with its files in it, each file as large as the next: a verdict does not hold how much of it changed. */
function mapOf(files: readonly CoveredFile[]): string {
  const folders = foldersOf(files)
  const size = SIZES.find(({ most }) => files.length <= most)
  if (size === undefined) return ''
  const { map } = size
  const boxes = squarified(
    folders.map(({ files: own }) => own.length),
    map,
  )
  const shared = sharedFolder(files)
  const drawn = folders.map(({ name, files: own }, index) => {
    const box = boxes[index] ?? map
    const tiles = tilesOf(own, files.length <= MOST_TILES)
    const inner = { x: 0, y: 0, width: box.width, height: box.height }
    const places = squarified(
      tiles.map(({ weight }) => weight),
      inner,
    )
    const body = tiles.map((tile, at) => tileHtml(tile, places[at] ?? inner, inner)).join('')
    return `<svg ${placeIn(box, map)}>${body}<rect class="folder" width="100%" height="100%"/><text class="folder" x="6" y="16">${plainHtml(name.startsWith(shared) && name !== shared ? name.slice(shared.length) : name)}</text></svg>`
  })
  const keys = ORDER.map((coverage) => `<li class="${coverage}"><b>${COVERAGES[coverage].mark}</b> ${COVERAGES[coverage].words}</li>`)
  return `<svg class="map ${size.name}" role="img" aria-label="Map of the changed production files by folder; the lists below say the same in words">${drawn.join('\n')}</svg>\n<ul class="key">${keys.join('')}</ul>`
}

/** The folder that all of them lie in, which would take the room of what tells one from another. */
function sharedFolder(files: readonly CoveredFile[]): string {
  const [first, ...rest] = files.map(({ path }) => path)
  let shared = first ?? ''
  for (const path of rest) while (!path.startsWith(shared)) shared = shared.slice(0, -1)
  return shared.slice(0, shared.lastIndexOf('/') + 1)
}

function tilesOf(files: readonly CoveredFile[], each: boolean): readonly Tile[] {
  if (each) {
    return files.map(({ path, coverage }) => ({
      coverage,
      label: path.slice(path.lastIndexOf('/') + 1),
      title: `${path}: ${COVERAGES[coverage].words}`,
      weight: 1,
    }))
  }
  return ORDER.map((coverage) => ({ coverage, weight: files.filter((file) => file.coverage === coverage).length }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ coverage, weight }) => ({
      coverage,
      weight,
      label: grouped(weight),
      title: `${counted(weight, 'file')}: ${COVERAGES[coverage].words}`,
    }))
}

function tileHtml({ coverage, label, title }: Tile, box: Box, within: Box): string {
  return `<svg ${placeIn(box, within)}><rect class="tile ${coverage}" width="100%" height="100%"><title>${plainHtml(title)}</title></rect><text x="6" y="36">${COVERAGES[coverage].mark} ${plainHtml(label)}</text></svg>`
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100}%`

const placeIn = (box: Box, { width, height }: Box): string =>
  `x="${percent(box.x, width)}" y="${percent(box.y, height)}" width="${percent(box.width, width)}" height="${percent(box.height, height)}"`

interface Folder {
  readonly name: string
  readonly files: readonly CoveredFile[]
}

/** The largest first; past the bound they share one box. */
function foldersOf(files: readonly CoveredFile[]): readonly Folder[] {
  const folders = new Map<string, CoveredFile[]>()
  for (const file of files) {
    const name = file.path.includes('/') ? file.path.slice(0, file.path.lastIndexOf('/') + 1) : './'
    const own = folders.get(name)
    if (own === undefined) folders.set(name, [file])
    else own.push(file)
  }
  const sorted = [...folders]
    .map(([name, own]) => ({ name, files: own }))
    .toSorted((one, other) => other.files.length - one.files.length || (one.name < other.name ? -1 : 1))
  if (sorted.length <= MOST_FOLDERS) return sorted
  const rest = sorted.slice(MOST_FOLDERS - 1)
  return [
    ...sorted.slice(0, MOST_FOLDERS - 1),
    { name: counted(rest.length, 'more folder'), files: rest.flatMap((folder) => folder.files) },
  ]
}

function listOf(coverage: Coverage, files: readonly CoveredFile[]): readonly string[] {
  if (files.length === 0) return []
  const { mark, words } = COVERAGES[coverage]
  const items = files.map(({ path, tests }) => {
    const claimed = tests.length === 0 ? '' : `<ul>${tests.map((test) => `<li>${plainHtml(test)}</li>`).join('')}</ul>`
    return `<li><code>${plainHtml(path)}</code>${claimed}</li>`
  })
  return [
    `<details${files.length > LONG ? ' class="long"' : ''}><summary><h3><span class="mark ${coverage}" aria-hidden="true">${mark}</span> ${words}</h3> · ${counted(files.length, 'file')}</summary><ul class="paths">${items.join('\n')}</ul></details>`,
  ]
}
