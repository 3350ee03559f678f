/** Nothing can be judged, and why: one or two sentences, the last of which says the command that mends it. Exit status 2. */
export class GitRefusal extends Error {
  override readonly name = 'GitRefusal'
}
