import type { NamedByConfig, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { child, children, literalValue, propertyName } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'
import { parseProgram } from '../syntax/parse.ts'
import { fileAt } from './resolve.ts'

type Place = Pick<NamedByConfig, 'steers' | 'inRunner'>

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

/** Those among them whose modules run in the process of the runner, and not beside the tests. */
const IN_RUNNER = new Set(['globalSetup', 'globalTeardown', 'reporters', 'sequencer', 'testSequencer', 'transform', 'preset', 'resolver'])

/** The files of a tree that a configuration names, in its own place or from the root. One that cannot be parsed names none. */
export function namedBy(config: ProjectPath, text: string, tree: Tree): readonly NamedByConfig[] {
  const parsed = parseProgram(config, config.endsWith('.json') ? `(${text})` : text)
  if (parsed.state === 'failed') return []
  const named = new Map<ProjectPath, Place>()
  const folder = config.slice(0, config.lastIndexOf('/') + 1)
  const left: ({ readonly node: Node } & Place)[] = [{ node: parsed.program.node, steers: false, inRunner: false }]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    const value = literalValue(at.node)
    if (typeof value === 'string') {
      const file = fileAt(tree, folder, value) ?? fileAt(tree, '', value.replace(/^<rootDir>\/?/, './'))
      if (file !== null && file !== config) {
        const known = named.get(file)
        named.set(file, { steers: at.steers || known?.steers === true, inRunner: at.inRunner || known?.inRunner === true })
      }
      continue
    }
    const key = at.node.type === 'Property' ? propertyName(at.node) : null
    const steers = at.steers || (key !== null && STEERING.has(key))
    const inRunner = at.inRunner || (key !== null && IN_RUNNER.has(key))
    if (key !== null) {
      const inner = child(at.node, 'value')
      if (inner !== null) left.push({ node: inner, steers, inRunner })
    } else for (const inner of children(at.node)) left.push({ node: inner, steers, inRunner })
  }
  return [...named].map(([path, place]) => ({ path, config, ...place }))
}
