import type { OwnedFindings } from '../../model/findings/owned.ts'
import { plain, say, strong } from './parts.ts'
import type { Saying } from './parts.ts'
import { quoted } from './shell.ts'

const CLASSES = { E: 'an example', P: 'a property', F: 'a fixture test', N: 'nondeterministic', U: 'untrusted' } as const

const deleteRow = (test: string) => `# delete the row "test: ${test}" from the ledger, in a commit of its own`

export const OWNED_WORDS: { readonly [R in keyof OwnedFindings]: Saying<OwnedFindings[R]> } = {
  'policy-missing': {
    words: ({ path }) => say`${path} is not there, so no test is trusted`,
    remedy: ({ path }) =>
      `mkdir -p ${quoted(path.split('/').slice(0, -1).join('/') || '.')} && printf 'version: 1\\nclasses:\\n  property: { files: ["oracle/properties/**"] }\\n' > ${quoted(path)}`,
  },
  'policy-invalid': {
    words: ({ path, mistake }) => say`${path}: ${plain(mistake.wrong)}`,
    remedy: ({ mistake }) => mistake.right,
  },
  'lease-field-missing': {
    words: ({ test, mistake }) =>
      test === '' ? say`a row without a test: ${plain(mistake.wrong)}` : say`the row for ${test}: ${plain(mistake.wrong)}`,
    remedy: ({ mistake }) => mistake.right,
  },
  'lease-duplicate': {
    words: ({ test, first }) => say`${test} has a row already, in line ${first.line ?? 1}`,
    remedy: ({ test }) => deleteRow(test),
  },
  'lease-expired': {
    words: ({ test, expires, now }) => say`the freeze of ${test} expired ${strong(expires)}, and it is ${now}`,
    remedy: ({ test }) => `${deleteRow(test)}, or renew it there with a later "expires"`,
  },
  'lease-too-long': {
    words: ({ test, days, maxDays, firstSeenInFuture }) =>
      firstSeenInFuture
        ? say`the freeze of ${test} begins in the future`
        : say`the freeze of ${test} lasts ${strong(days)} days, and ${'freezes.maxDays'} is ${maxDays}`,
    remedy: ({ maxDays, firstSeenInFuture }) =>
      firstSeenInFuture ? 'firstSeen: <the day of the first failure>' : `expires: <at most ${maxDays} days after firstSeen>`,
  },
  'lease-on-oracle': {
    words: ({ test, granted }) => say`${test} is ${plain(CLASSES[granted])}, and those are never frozen`,
    remedy: ({ test }) => deleteRow(test),
  },
  'lease-not-classified': {
    words: ({ test }) => say`${test} does not stand in ${'classes.nondeterministic'} of the policy`,
    remedy: ({ test }) => `classes: { nondeterministic: [${JSON.stringify(test)}] }`,
  },
  'lease-without-corpus': {
    words: ({ test, corpus }) => say`the freeze of ${test} names ${corpus}, which holds no captured input`,
    remedy: ({ corpus }) => `ls -lA .oracle/corpus && cp .oracle/corpus/<the file of the failing run> ${quoted(corpus)}`,
  },
  'lease-corpus-mismatch': {
    words: ({ test, corpus, recorded, now }) =>
      say`${corpus} of ${test} has the hash ${now.slice(0, 12)}, the ledger says ${recorded.slice(0, 12)}`,
    remedy: ({ now }) => `corpusSha256: ${now}   # if this input is the one that fails; otherwise restore the file`,
  },
  'lease-unknown-test': {
    words: ({ test, didYouMean }) =>
      didYouMean === null ? say`no test is called ${test}` : say`no test is called ${test}; there is ${didYouMean}`,
    remedy: ({ test, didYouMean }) => (didYouMean === null ? deleteRow(test) : `test: ${JSON.stringify(didYouMean)}`),
  },
  'freeze-cap-exceeded': {
    words: ({ points, cap }) => say`the freezes cost ${strong(points)} points, and ${'freezes.cap'} is ${cap}`,
    remedy: ({ points, cap }) =>
      `# repair a frozen test and delete its row: ${points - cap} ${points - cap === 1 ? 'point' : 'points'} too many`,
  },
}
