import type { Judged, JudgedPath } from '../../src/model/judged.ts'
import type { PathClass } from '../../src/model/patch.ts'
import { counted, grouped } from '../about.ts'
import { codeSpan } from './escape.ts'

const PATHS_SHOWN = 200
const CLASSES: readonly PathClass[] = ['sealed', 'runner', 'test', 'production', 'writable', 'other']

/** The changed paths by class, folded. */
export function pathLines({ paths = [] }: Judged): readonly string[] {
  if (paths.length === 0) return []
  return [
    `<details><summary>${counted(paths.length, 'changed path')}</summary>`,
    '',
    ...CLASSES.flatMap((cls) =>
      classLines(
        cls,
        paths.filter((path) => path.class === cls),
      ),
    ),
    '</details>',
    '',
  ]
}

function classLines(cls: PathClass, paths: readonly JudgedPath[]): readonly string[] {
  if (paths.length === 0) return []
  const more = paths.length - PATHS_SHOWN
  return [
    `**${cls}** (${grouped(paths.length)})`,
    '',
    ...paths
      .slice(0, PATHS_SHOWN)
      .map(({ path, change, from }) => `- ${codeSpan(path)} ${change}${from === null ? '' : ` from ${codeSpan(from)}`}`),
    ...(more > 0 ? [`- and ${grouped(more)} more`] : []),
    '',
  ]
}
