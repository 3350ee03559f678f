export const project: Readonly<Record<string, string>>
export const edited: readonly string[]
