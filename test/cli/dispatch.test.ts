import { afterEach, describe, expect, test } from 'vitest'
import type { Verb } from '../../src/cli/verb.ts'
import { VERBS } from '../../src/cli/verbs.ts'
import { command, emptyFolder, removeAll } from './world.ts'

afterEach(removeAll)

const verb = (run: Verb['run']): Readonly<Record<string, Verb>> => ({
  look: {
    summary: 'look at something',
    usage: '[FILE] [options]',
    example: 'vitest-oracle look here',
    words: 1,
    options: {
      depth: { type: 'string', value: 'N', help: 'how deep' },
      tint: { type: 'string', choices: ['red', 'green'], help: 'which colour' },
      path: { type: 'string', short: 'p', multiple: true, value: 'PATH', help: 'where' },
      wide: { type: 'boolean', short: 'w', help: 'all of it' },
    },
    run,
  },
})

/** A verb that says what it was given. */
const echo = verb(async (args, world) => {
  world.stderr.write('looking\n')
  world.stdout.write(`${JSON.stringify([args.words, args.value('depth') ?? null, args.values('path'), args.has('wide')])}\n`)
  return 0
})

describe('options reach their verb', () => {
  const rows: readonly (readonly [readonly string[], string])[] = [
    [[], '[[],null,[],false]'],
    [['here', '-w'], '[["here"],null,[],true]'],
    [['--depth', '3', '--depth=4', 'here'], '[["here"],"4",[],false]'],
    [['-p', 'a', '--path', 'b', '-pc'], '[[],null,["a","b","c"],false]'],
    [['--depth=-1', '--', '--wide'], '[["--wide"],"-1",[],false]'],
    [['--depth', '-'], '[[],"-",[],false]'],
  ]
  test.for(rows)('%j', async ([args, said]) => {
    expect(await command(['look', ...args], emptyFolder(), {}, echo)).toEqual({ stdout: `${said}\n`, stderr: 'looking\n', status: 0 })
  })

  test('--quiet silences progress, not the result', async () => {
    expect(await command(['look', '--quiet'], emptyFolder(), {}, echo)).toEqual({ stdout: '[[],null,[],false]\n', stderr: '', status: 0 })
    expect(await command(['look', '--', '-q'], emptyFolder(), {}, echo)).toMatchObject({ stderr: 'looking\n' })
  })
})

describe('what is not understood is not run', () => {
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['lok'], "There is no verb 'lok'. Did you mean 'look'?\nSee: vitest-oracle --help"],
    [['frobnicate'], "There is no verb 'frobnicate'.\n"],
    [['toString'], "There is no verb 'toString'.\n"],
    [['--dpeth', '3'], "There is no verb '--dpeth'."],
    [['look', '--dpeth', '3'], "There is no option '--dpeth'. Did you mean '--depth'?"],
    [['look', '-x'], "There is no option '-x'."],
    [['look', '-wx'], "There is no option '-x'."],
    [['look', '--no-wide'], "There is no option '--no-wide'."],
    [['look', '--constructor'], "There is no option '--constructor'."],
    [['look', '--wide=yes'], "'--wide' takes no value."],
    [['look', '--depth'], "'--depth' needs a value: --depth N."],
    [['look', '--depth='], "'--depth' needs a value: --depth N."],
    [
      ['look', '--depth', '--wide'],
      "'--depth' needs a value, and '--wide' looks like an option. If it is the value, write --depth=--wide.",
    ],
    [['look', '--tint'], "'--tint' needs a value: red, green."],
    [['look', '--tint', 'gren'], "'--tint' is one of red, green, not 'gren'. Did you mean 'green'?"],
    [['look', 'here', 'there'], "'there' is one word too many."],
  ]
  test.for(rows)('%j', async ([args, words]) => {
    const answer = await command(args, emptyFolder(), {}, echo)
    expect(answer).toMatchObject({ stdout: '', status: 2 })
    expect(answer.stderr).toContain(`vitest-oracle: ${words}`)
    expect(answer.stderr).toContain('--help\n')
  })

  test('no verb at all is help, and no allow', async () => {
    const answer = await command([], emptyFolder(), {}, echo)
    expect(answer).toMatchObject({ stdout: '', status: 2 })
    expect(answer.stderr).toContain('Usage: vitest-oracle VERB')
  })
})

describe('a verb that breaks', () => {
  const broken: readonly (readonly [string, Readonly<Record<string, Verb>>, string])[] = [
    ['throws', verb(async () => Promise.reject(new TypeError('of no use'))), 'TypeError: of no use'],
    ['throws no error', verb(async () => Promise.reject('text')), 'text'], // eslint-disable-line prefer-promise-reject-errors
    ['asks for an option that it has not', verb(async (args) => (args.has('deep') ? 0 : 0)), '--deep is not in the table of verbs'],
  ]
  test.for(broken)('%s: is our mistake, asks for a report and allows nothing', async ([, verbs, words]) => {
    const answer = await command(['look', '--quiet'], emptyFolder(), {}, verbs)
    expect(answer).toMatchObject({ stdout: '', status: 2 })
    expect(answer.stderr).toContain(words)
    expect(answer.stderr).toContain('Please report this')
  })
})

describe('a fault of the machine', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

  test.for([
    { name: 'itself', thrown: full },
    { name: 'as a cause', thrown: new Error('the verdict cannot be written', { cause: full }) },
  ])('$name: said with what mends it, and no report is asked for', async ({ thrown }) => {
    const { status, stderr } = await command(
      ['look'],
      emptyFolder(),
      {},
      verb(() => Promise.reject(thrown)),
    )
    expect(status).toBe(2)
    expect(stderr).toMatch(/^vitest-oracle: could not judge, and nothing was allowed: ENOSPC: .*\n {2}df -h .*\n$/)
  })
})

describe('help', () => {
  test('of all', async () => {
    const { stdout, status } = await command(['--help'], emptyFolder(), {}, echo)
    expect(status).toBe(0)
    await expect(stdout).toMatchFileSnapshot('../golden/cli/help.txt')
    expect(await command(['-h'], emptyFolder(), {}, echo)).toMatchObject({ stdout })
  })

  test('of a verb, whatever else stands there', async () => {
    const { stdout, status } = await command(['look', '--help'], emptyFolder(), {}, echo)
    expect(status).toBe(0)
    await expect(stdout).toMatchFileSnapshot('../golden/cli/help-look.txt')
    expect(await command(['look', 'a', 'b', '--nonsense', '-h'], emptyFolder(), {}, echo)).toEqual({ stdout, stderr: '', status: 0 })
  })

  test.for(Object.entries(VERBS))('%s has an example that it understands', async ([name, { example, summary, options }]) => {
    expect(example).toMatch(new RegExp(`^(?:npx )?vitest-oracle ${name}\\b`))
    expect(summary).not.toMatch(/[A-Z].*\.$/)
    const { stdout, status } = await command([name, '--help'], emptyFolder())
    expect(status).toBe(0)
    for (const option of Object.keys(options)) expect(stdout).toContain(`--${option}`)
    const words = shellWords(example.replace(/^npx /, '')).slice(1)
    const understood = await command(words, emptyFolder(), {}, { [name]: { ...VERBS[name as keyof typeof VERBS], run: async () => 0 } })
    expect(understood).toEqual({ stdout: '', stderr: '', status: 0 })
  })

  test('the version', async () => {
    expect(await command(['--version'], emptyFolder())).toEqual({ stdout: '0.1.0\n', stderr: '', status: 0 })
  })
})

/** As a shell reads a line with single quotes, and no other signs of its own. */
function shellWords(line: string): readonly string[] {
  return (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^'(.*)'$/, '$1'))
}
