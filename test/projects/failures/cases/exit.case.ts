import { test } from 'vitest'

test('leaves', () => { process.exit(0) })
