import { test } from 'vitest'
import './not-there.ts'

test('is never declared', () => {})
