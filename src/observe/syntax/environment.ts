import { children, isIdentifier, child, propertyName } from './nodes.ts'
import type { Node } from './nodes.ts'

/** Whether a condition asks the variables of the environment: `process.env.CI`, `import.meta.env.PROD`. What is set there, nobody tests. */
export function readsEnvironment(condition: Node): boolean {
  if (condition.type === 'MemberExpression' && propertyName(condition) === 'env') {
    const object = child(condition, 'object')
    if (isIdentifier(object, 'process') || object?.type === 'MetaProperty') return true
  }
  return children(condition).some(readsEnvironment)
}
