/** A value of the same kind that is not equal to an expected one. */
export function otherThan(value: unknown, token: string): unknown {
  switch (typeof value) {
    case 'string':
      return `${value}${token}`
    case 'number':
      return Number.isFinite(value) ? value + Math.max(1, Math.abs(value)) * 3 : 0.125
    case 'bigint':
      return value + 1n
    case 'boolean':
      return !value
    default:
      return typeof value === 'object' && value !== null ? otherObject(value, token) : Symbol(token)
  }
}

function otherObject(value: object, token: string): unknown {
  if (Array.isArray(value)) return [...(value as readonly unknown[]), token]
  const prototype: unknown = Reflect.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null ? { ...value, [token]: token } : Symbol(token)
}
