import { test } from 'vitest'

test('is never declared', () => { const = 1 })
