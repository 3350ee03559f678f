import { describe, expect, test } from 'vitest'
import { readSeeds } from '../../../src/observe/owned/seeds.ts'
import { memorySource, mistakesOf, valueRead } from './support.ts'

function read(text: string): ReturnType<typeof readSeeds> {
  return readSeeds(memorySource({ 'seeds.txt': text }), 'seeds.txt')
}

const NAME = 'small letters, digits, `.`, `_` and `-` in brackets, such as [orders]'

describe('mistakes', () => {
  test.each<[name: string, text: string, mistakes: readonly string[]]>([
    ['nothing', '', ['1:1 has no seed → write one seed a line, such as an integer']],
    ['comments only', '# one\n\n# two\n', ['1:1 has no seed → write one seed a line, such as an integer']],
    [
      'an empty list between others',
      '1\n[a]\n# none\n[b]\n2\n',
      ['2:1 the list "a" has no seed → write one seed a line below it, or remove it'],
    ],
    ['an empty list at the end', '1\n  [a]', ['2:3 the list "a" has no seed → write one seed a line below it, or remove it']],
    ['a list twice', '[a]\n1\n[a]\n2\n', ['3:1 the list "a" stands here a second time → put its seeds under one name']],
    ['a seed twice', '1\n2\n1\n', ['3:1 the seed "1" stands in its list a second time → keep one of the two']],
    [
      'two seeds in a line',
      '1 2\n3, 4\n',
      ['1:1 "1 2" holds a space → one seed a line, without spaces', '2:1 "3, 4" holds a space → one seed a line, without spaces'],
    ],
    ['a name in capitals', '[Orders]\n1\n', [`1:1 "[Orders]" is no name of a list → ${NAME}`]],
    ['a bracket that is not closed', '[orders\n1\n', [`1:1 "[orders" is no name of a list → ${NAME}`]],
    ['no name', '[]\n1\n', [`1:1 "[]" is no name of a list → ${NAME}`]],
    ['a name that every object has', '[constructor]\n1\n', [`1:1 "[constructor]" is no name of a list → ${NAME}`]],
    [
      'a seed like the fresh one',
      'fresh-0123456789ab\n',
      ['1:1 "fresh-0123456789ab" looks like the fresh seed of a commit → a seed that does not begin with `fresh-`'],
    ],
    [
      'all at once',
      '1\n1\n[b]\n[B]\n',
      [
        '2:1 the seed "1" stands in its list a second time → keep one of the two',
        '3:1 the list "b" has no seed → write one seed a line below it, or remove it',
        `4:1 "[B]" is no name of a list → ${NAME}`,
      ],
    ],
  ])('%s', async (_, text, mistakes) => {
    expect(mistakesOf(await read(text))).toEqual(mistakes)
  })
})

describe('lists', () => {
  test.each<[name: string, text: string, lists: Record<string, readonly string[]>]>([
    ['without a name', '1\n-2\n2147483647\n', { '': ['1', '-2', '2147483647'] }],
    ['with names, in the order of the file', '7\n[b]\n2\n1\n[a.b-c_1]\n1\n', { '': ['7'], b: ['2', '1'], 'a.b-c_1': ['1'] }],
    ['with comments, CRLF and spaces', '# head\r\n 1 # one\r\n\r\n[a]\t# list\r\nx#1\r\n', { '': ['1'], a: ['x#1'] }],
    ['a name alone', '[a]\n1', { a: ['1'] }],
  ])('%s', async (_, text, lists) => {
    expect(valueRead(await read(text))).toEqual(lists)
    expect(Object.keys(valueRead(await read(text)))).toEqual(Object.keys(lists))
  })
})
