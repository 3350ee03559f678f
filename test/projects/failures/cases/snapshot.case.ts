import { expect, test } from 'vitest'

test('file snapshot', () => { expect({ id: Date.now(), name: 'now' }).toMatchSnapshot() })
test('named snapshot', () => { expect('new').toMatchSnapshot('greeting') })
test('inline snapshot', () => { expect({ id: Date.now() }).toMatchInlineSnapshot(`{}`) })
test('thrown inline snapshot', () => { expect(() => { throw new Error('now') }).toThrowErrorMatchingInlineSnapshot(`[Error: then]`) })
test('missing snapshot', () => { expect('never stored').toMatchSnapshot() })
test('snapshot in a file of its own', async () => { await expect('now').toMatchFileSnapshot('./stored.txt') })
