import type { Judged, JudgedPath } from '../../src/model/judged.ts'
import type { PathClass } from '../../src/model/patch.ts'
import { grouped } from '../about.ts'
import { plainHtml } from './escape.ts'
import { LONG } from './long.ts'

const CLASSES: { readonly [C in PathClass]: string } = {
  sealed: 'sealed: files that people own',
  runner: 'runner: what steers the test runner',
  test: 'test: may be patched, and has no weight',
  production: 'production',
  writable: 'writable: neither code nor tests',
  other: 'other: not writable',
}

/** The changed paths by class. */
export function pathsSection({ paths = [] }: Judged): string {
  if (paths.length === 0) return ''
  const lists = (Object.keys(CLASSES) as PathClass[]).flatMap((cls) => {
    const own = paths.filter((path) => path.class === cls)
    return own.length === 0
      ? []
      : [
          `<details${own.length > LONG ? ' class="long"' : ''}><summary><h3>${CLASSES[cls]}</h3> · ${grouped(own.length)}</summary>${list(own)}</details>`,
        ]
  })
  return [`<section aria-labelledby="paths"><h2 id="paths">Changed paths (${grouped(paths.length)})</h2>`, ...lists, '</section>'].join(
    '\n',
  )
}

function list(paths: readonly JudgedPath[]): string {
  const items = paths.map(({ path, change, from }) => {
    const origin = from === null ? '' : ` from <code>${plainHtml(from)}</code>`
    return `<li><code>${plainHtml(path)}</code> ${change}${origin}</li>`
  })
  return `<ul class="paths">${items.join('\n')}</ul>`
}
