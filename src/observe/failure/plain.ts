/** Reading values that a worker sent: whatever they are, nothing here throws, and nothing inherited is taken for a field. */

/** A field that the value itself has; undefined without one, and when reading it throws. */
export function ownField(value: object, key: string): unknown {
  try {
    return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
  } catch {
    return undefined
  }
}

/** As `ownField`, but a true Error also gives what it inherits: its name lives on its prototype. */
export function errorField(value: object, key: 'name' | 'message' | 'stack' | 'cause' | 'errors'): unknown {
  const own = ownField(value, key)
  if (own !== undefined || !isTrueError(value)) return own
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}

export function isTrueError(value: object): boolean {
  try {
    return value instanceof Error
  } catch {
    return false
  }
}

export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

/** The items of an array: the first `head` and the last `tail` of a longer one. Empty for what is no array. */
export function boundedItems(value: unknown, head: number, tail: number): readonly unknown[] {
  try {
    if (!Array.isArray(value)) return []
    const items: readonly unknown[] = value
    return items.length <= head + tail ? items.slice() : [...items.slice(0, head), ...items.slice(-tail)]
  } catch {
    return []
  }
}

/**
 * Text of at most `limit` UTF-16 units: three quarters from its beginning, the rest from its end. The end counts, because a quoted
 * value in the middle of a message may be a megabyte long, and what was expected of it stands behind.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const tail = Math.floor(limit / 4)
  return `${text.slice(0, limit - tail - 1)}…${text.slice(-tail)}`
}

/** A value that is no text, in words: its primitive fields in the order of their names, for an object. */
export function inWords(value: unknown): string {
  if (!isObject(value)) return String(value)
  if (typeof value === 'function') return '[function]'
  try {
    if (Array.isArray(value)) return `[array of ${value.length}]`
    const fields = Object.keys(value)
      .toSorted()
      .slice(0, 20)
      .flatMap((key) => {
        const field = ownField(value, key)
        return isObject(field) || key === 'stack' || key === 'stacks'
          ? []
          : [`${shorten(key, 100)}: ${shorten(JSON.stringify(field) ?? String(field), 200)}`]
      })
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  } catch {
    return '[object]'
  }
}
