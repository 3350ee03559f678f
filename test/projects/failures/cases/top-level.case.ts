import { test } from 'vitest'
import { descend } from '../src/helpers.ts'

descend(1)
test('is never declared', () => {})
