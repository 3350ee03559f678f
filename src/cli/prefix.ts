/** From the top of the repository to a project, with a `/` behind. '' at the top; where there is no repository, the project is the top. */
export async function prefixOf(root: string): Promise<string> {
  const [{ openRepository }, { GitRefusal }] = await Promise.all([
    import('../observe/git/repository.ts'),
    import('../observe/git/refusal.ts'),
  ])
  try {
    return (await openRepository(root)).prefix
  } catch (cause) {
    if (cause instanceof GitRefusal) return ''
    throw cause
  }
}
