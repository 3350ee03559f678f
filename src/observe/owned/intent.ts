import type { IntentFile } from '../../model/owned-files.ts'
import type { OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { isIntentFile } from '../../model/generated/owned-validators.js'
import { readData } from './data.ts'
import type { FileSource } from './source.ts'
import { LARGEST } from './text.ts'

/** What a change is meant to do to behaviour and lock, or all mistakes of the file. Never throws. */
export function readIntent(files: FileSource, path: ProjectPath): Promise<OwnedFile<IntentFile>> {
  return readData(files, path, {
    schema: 'intent',
    fits: isIntentFile,
    largest: LARGEST,
    least: '`lockChange: false`',
    make: (file) => file,
  })
}
