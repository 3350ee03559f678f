import type { Vitest } from 'vitest/node'

/** Modules that stand in memory instead of their files. */
export interface Memory {
  /**
   * Serves these from now on, and all others from their files again.
   * @param files texts by absolute path
   * @returns those of them that were loaded since, filled as it happens
   */
  readonly replace: (files: ReadonlyMap<string, string>) => ReadonlySet<string>
}

/**
 * Puts itself before the loading of modules in every environment of every project: a plugin given to Vitest would not reach all of them.
 * What asks for the bytes of a file (`?raw`, `?url`) gets them from the disk, and is not counted as loaded.
 */
export function serveFromMemory(vitest: Vitest): Memory {
  let texts: ReadonlyMap<string, string> = new Map()
  let loaded = new Set<string>()
  for (const project of vitest.projects) {
    for (const { pluginContainer } of Object.values(project.vite.environments)) {
      const load = pluginContainer.load.bind(pluginContainer)
      pluginContainer.load = async (id, ...rest) => {
        const [file = '', query = ''] = id.split('?', 2)
        const code = /(?:^|&)(?:raw|url)\b/.test(query) ? undefined : texts.get(file)
        if (code === undefined) return load(id, ...rest)
        loaded.add(file)
        return { code, map: null }
      }
    }
  }
  return {
    replace: (files) => {
      const moved = new Set([...texts.keys(), ...files.keys()])
      texts = files
      loaded = new Set()
      for (const file of moved) vitest.invalidateFile(file)
      return loaded
    },
  }
}
