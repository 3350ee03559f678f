import type { FixtureFindings } from '../../model/findings/fixtures.ts'
import { plain, say, several, strong } from './parts.ts'
import type { Saying } from './parts.ts'
import { quoted, restore } from './shell.ts'

const LOCK = 'npx vitest-oracle lock'

export const FIXTURE_WORDS: { readonly [R in keyof FixtureFindings]: Saying<FixtureFindings[R]> } = {
  'lock-missing': {
    words: ({ path }) => say`${path} is not there, so nothing says what the fixtures and trusted tests were`,
    remedy: ({ path }) => `${LOCK} && git add ${quoted(path)}`,
  },
  'fixture-changed': {
    words: ({ file, locked, now }) =>
      say`${file} is not as it was locked: the lock has the hash ${locked.slice(0, 12)}, and the file has ${now.slice(0, 12)}`,
    remedy: ({ file }) => `${restore(file)}   # an owner who means the change: ${LOCK}`,
  },
  'fixture-missing': {
    words: ({ file }) => say`${file} stands in the lock and is not there`,
    remedy: ({ file }) => restore(file),
  },
  'fixture-unlocked': {
    words: ({ file }) => say`${file} is a fixture and does not stand in the lock`,
    remedy: () => LOCK,
  },
  'fixture-schema-violated': {
    words: ({ file, schema, pointer, message }) => say`${file} at ${pointer === '' ? '/' : pointer}: ${plain(message)} (${schema})`,
    remedy: ({ file, schema }) => `git diff origin/HEAD -- ${quoted(file)} ${quoted(schema)}   # then mend the fixture`,
  },
  'fixture-invariant-broken': {
    words: ({ file, invariants, name, message }) => say`${file}: ${strong(name)} of ${invariants} says: ${plain(message)}`,
    remedy: ({ file, invariants }) => `git diff origin/HEAD -- ${quoted(file)} ${quoted(invariants)}   # then mend the fixture`,
  },
  'lock-changed-without-intent': {
    words: ({ path, entries }) => say`${path} changed for ${several(entries)}, and no intent says so`,
    remedy: ({ path }) =>
      `${restore(path)}   # an owner who means the change: lockChange: true in oracle/intent.yaml, in a commit before it`,
  },
  'schema-loosened': {
    words: ({ schema, pointer, keyword, before, after }) =>
      say`${schema} at ${pointer === '' ? '/' : pointer}: ${strong(keyword)} went from ${before ?? 'nothing'} to ${after ?? 'nothing'}`,
    remedy: ({ schema }) => restore(schema),
  },
}
