import type { NamedByConfig, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { child, children, literalValue, propertyName } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'
import { parseProgram } from '../syntax/parse.ts'
import { fileAt } from './resolve.ts'

/** Keys of the configurations of Vitest and Jest whose values are modules that run inside or around the tests. */
const STEERING = new Set([
  'setupFiles',
  'setupFilesAfterEnv',
  'setupFilesAfterEach',
  'globalSetup',
  'globalTeardown',
  'environment',
  'testEnvironment',
  'runner',
  'testRunner',
  'reporters',
  'snapshotSerializers',
  'snapshotEnvironment',
  'snapshotResolver',
  'resolver',
  'transform',
  'preset',
  'sequencer',
  'testSequencer',
  'execArgv',
])

/** The files of a tree that a configuration names, in its own place or from the root. One that cannot be parsed names none. */
export function namedBy(config: ProjectPath, text: string, tree: Tree): readonly NamedByConfig[] {
  const parsed = parseProgram(config, config.endsWith('.json') ? `(${text})` : text)
  if (parsed.state === 'failed') return []
  const named = new Map<ProjectPath, boolean>()
  const folder = config.slice(0, config.lastIndexOf('/') + 1)
  const left: { readonly node: Node; readonly steers: boolean }[] = [{ node: parsed.program.node, steers: false }]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const value = literalValue(at.node)
    if (typeof value === 'string') {
      const file = fileAt(tree, folder, value) ?? fileAt(tree, '', value.replace(/^<rootDir>\/?/, './'))
      if (file !== null && file !== config) named.set(file, at.steers || named.get(file) === true)
      continue
    }
    const key = at.node.type === 'Property' ? propertyName(at.node) : null
    const steers = at.steers || (key !== null && STEERING.has(key))
    if (key !== null) {
      const inner = child(at.node, 'value')
      if (inner !== null) left.push({ node: inner, steers })
    } else for (const inner of children(at.node)) left.push({ node: inner, steers })
  }
  return [...named].map(([path, steers]) => ({ path, config, steers }))
}
