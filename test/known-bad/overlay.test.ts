import { expect, test } from 'vitest'
import { differences, editsOf, knownBadsOf } from '../../bench/overlay/edits.mjs'
import { project as files } from '../../bench/overlay/project.mjs'
import { MAJORS, makeProject, type Major } from '../support/index.ts'
import { edit, replay } from './shop.ts'

/** The like of it was once killed from memory alone: the test compares what is imported with the text of the file. */
const PARTED = { 'oracle/known-bad/version.yaml': edit('src/version.ts', "'1.4.0'", "'1.5.0'") }
/** Seen by tests that import it, by nothing else. */
const PLAIN = { 'oracle/known-bad/plain.yaml': edit('src/money.ts', 'percent) / 100', 'percent) / 99') }

/** A few; `npm run bench -- overlay` makes 200 on either major. */
test.each(MAJORS)(
  'an edit that is served from memory gives no answer that the disk would not, on $name',
  { timeout: 300_000 },
  async (major: Major) => {
    const project = await makeProject({ ...files, ...knownBadsOf(editsOf(major.version, 2)), ...PARTED, ...PLAIN }, major)
    try {
      await project.git('init', '-q')
      await project.git('add', '-A')
      await project.git('commit', '-qm', 'shop')
      const served = await replay(project)
      const onDisk = await replay(project, '--disk', '--all')
      expect(served.replays).toHaveLength(4)
      expect(differences(served.replays, onDisk.replays)).toEqual([])
      expect(onDisk.replays.map(({ how }) => how)).not.toContain('overlay')
      const of = (name: string) => served.replays.find(({ file }) => file === `oracle/known-bad/${name}`)
      expect(of('plain.yaml')).toMatchObject({ outcome: 'killed', how: 'overlay' })
      expect(of('version.yaml')?.outcome).toBe('survived')
    } finally {
      project.dispose()
    }
  },
)
