import type { TestModule, TestSpecification } from 'vitest/node'
import { projectPathOf } from '../../run/identity.ts'

/** The files of a round. Each is one specification, or two where the compiler looks at a file that runs. */
export interface WholeFiles {
  /** By file and project. */
  readonly files: ReadonlyMap<string, readonly TestSpecification[]>
  /** Takes a module that has ended. @returns all of its file's, once the last of them has; none before */
  readonly end: (module: TestModule) => readonly TestModule[]
}

export function wholeFiles(specifications: readonly TestSpecification[], root: string): WholeFiles {
  const files = new Map<string, TestSpecification[]>()
  for (const specification of specifications) {
    const key = keyOf(specification.project.name, projectPathOf(root, specification.moduleId))
    files.set(key, [...(files.get(key) ?? []), specification])
  }
  const ended = new Set<TestModule>()
  return {
    files,
    end: (module) => {
      ended.add(module)
      const all = files.get(keyOf(module.project.name, projectPathOf(root, module.moduleId))) ?? []
      return modulesOf(all, (one) => ended.has(one)) ?? []
    },
  }
}

/** The modules of a file; undefined when one of them is missing or not as it is wanted. */
export function modulesOf(
  specifications: readonly TestSpecification[],
  isWanted: (module: TestModule) => boolean,
): readonly TestModule[] | undefined {
  const modules = specifications.flatMap(({ testModule }) => (testModule !== undefined && isWanted(testModule) ? [testModule] : []))
  return modules.length === specifications.length ? modules : undefined
}

export function keyOf(project: string, file: string): string {
  return `${file}\0${project}`
}
