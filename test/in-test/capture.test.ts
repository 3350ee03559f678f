import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { capture } from '../../src/in-test/capture.ts'
import { captureFetch } from '../../src/in-test/capture-fetch.ts'
import { captureNow, captureRandom } from '../../src/in-test/capture-ready.ts'
import { newInputs } from '../../src/in-test/inputs.ts'
import { asTest, keptOf, replayOf, twice } from './replayed.ts'

const later = (milliseconds: number): Promise<void> => new Promise((wake) => setTimeout(wake, milliseconds))
/** Never the same twice. */
let count = 0
const fresh = (): number => ++count

const errorText = (error: unknown): unknown =>
  error instanceof Error ? [error.name, error.message, Reflect.get(error, 'code'), errorText(error.cause)] : error
const withoutSockets = (seen: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(seen).map(([name, one]) => [name, errorText(one)]))

const thrownBy = async (act: () => unknown): Promise<unknown> => {
  try {
    await act()
  } catch (cause) {
    return cause
  }
  throw new Error('nothing was thrown')
}

describe('what was kept comes again', () => {
  test('one value is a file of that value alone, in whatever form', async () => {
    const { first, again, kept } = await twice(() => capture('Clock pair', () => ({ now: fresh() })))
    expect(again).toEqual(first)
    expect(kept).toEqual({ file: 'clock-pair.json', bytes: Buffer.from(`${JSON.stringify(first, null, 2)}\n`) })
    const bytes = await twice(() => capture('raw', () => Uint8Array.from([fresh() % 256, 0, 255])))
    expect(bytes.again).toEqual(bytes.first)
    expect(bytes.kept).toEqual({ file: 'raw.bin', bytes: Buffer.from(bytes.first) })
  })

  test('any JSON value, in any order of names, is the same again, each time as a copy of its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', '__proto__'), fc.jsonValue({ noUnicodeString: false }))),
        async (list) => {
          const values = list.map(([name, value]) => [name, JSON.parse(JSON.stringify(value).replaceAll('-0', '0'))] as const)
          const inputs = newInputs()
          await asTest(inputs, () => values.map(([name, value]) => capture(name, () => value)))
          if (values.length === 0) return
          const replayed = replayOf(keptOf(inputs))
          const again = await asTest(replayed, () => values.map(([name]) => capture(name, () => 'used up')))
          expect(again).toEqual(values.map(([, value]) => value))
          expect(replayed.given()).toBe(values.length)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('several calls of one name come in their order, apart from other names; used up, fresh values follow', async () => {
    const inputs = newInputs()
    await asTest(inputs, () => [captureNow(), captureRandom(), captureNow('other'), captureRandom(), capture('x', () => 'x')])
    const kept = keptOf(inputs)
    expect(kept.file).toBe('now-random-other-x.captures.json')
    const entries = JSON.parse(kept.bytes.toString()).inputs.map(({ value }: { readonly value: unknown }) => value)
    const [now, one, other, two, x] = entries
    const again = await asTest(replayOf(kept), () => [
      capture('x', () => 'y'),
      captureRandom(),
      captureRandom(),
      captureNow(),
      captureNow('other'),
    ])
    expect(again).toEqual([x, one, two, now, other])
    const more = await asTest(replayOf(kept), () => [captureNow(), captureNow(), capture('unknown', () => 'fresh')])
    expect(more[0]).toBe(now)
    expect(more[1]).toBeGreaterThanOrEqual(now)
    expect(more[2]).toBe('fresh')
  })

  test('an error is thrown again, with its class, code and causes; what is no error as one with its text', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNRESET' })
    const thrown = [new TypeError('fetch failed', { cause }), Object.assign(new Error('gone'), { name: 'AbortError' }), 'a text']
    const body = async (): Promise<readonly unknown[]> => {
      const seen = []
      for (const one of thrown) {
        seen.push(
          await thrownBy(() =>
            capture('net', () => {
              throw one
            }),
          ),
        )
        seen.push(await thrownBy(() => capture('later', () => Promise.reject(one))))
      }
      return seen
    }
    const { first, again } = await twice(body)
    expect(first).toEqual(thrown.flatMap((one) => [one, one]))
    expect(again).toMatchObject(
      [...thrown.slice(0, 2), { name: 'Error', message: 'a text' }]
        .flatMap((one) => [one, one])
        .map((one) => ({ ...(one as Error), name: (one as Error).name, message: (one as Error).message })),
    )
    expect(again[0]).toBeInstanceOf(TypeError)
    expect(again[0]).toMatchObject({ cause: { message: 'connect', code: 'ECONNRESET' } })
  })

  test('promises that are waited for at once settle in the order in which they did', async () => {
    const waits = [20, 1, 10]
    const body = async (): Promise<readonly string[]> => {
      const order: string[] = []
      const one = async (name: string, milliseconds: number): Promise<void> => {
        order.push(await capture(name, () => later(milliseconds).then(() => `${name} ${fresh()}`)))
        if (name === 'b') order.push(await capture('after b', async () => `after b ${fresh()}`))
      }
      await Promise.all(['a', 'b', 'c'].map((name, index) => one(name, waits[index] ?? 0)))
      return order
    }
    const { first, again, kept } = await twice(body)
    expect(first.map((text) => text.replace(/ \d+$/, ''))).toEqual(['b', 'after b', 'c', 'a'])
    expect(again).toEqual(first)
    const entries: readonly { readonly later: number }[] = JSON.parse(kept.bytes.toString()).inputs
    expect(entries.map((entry) => entry.later)).toEqual([4, 1, 3, 2])
  })

  test('what had not come when the test ended does not come', async () => {
    const inputs = newInputs()
    await asTest(inputs, () => {
      void capture('slow', () => new Promise(() => {}))
    })
    const kept = keptOf(inputs)
    expect(JSON.parse(kept.bytes.toString())).toEqual({ version: 1, inputs: [{ name: 'slow', pending: true }] })
    const first = await asTest(replayOf(kept), () => Promise.race([capture('slow', async () => 'came'), later(20).then(() => 'nothing')]))
    expect(first).toBe('nothing')
  })

  test('an answer of an attempt that has ended is nobody’s', async () => {
    const inputs = newInputs()
    const late = await asTest(inputs, () => ({ value: capture('slow', () => later(5).then(() => 1)) }))
    const { bytes } = keptOf(inputs)
    expect(await late.value).toBe(1)
    expect(JSON.parse(bytes.toString()).inputs).toEqual([{ name: 'slow', pending: true }])
  })
})

describe('what is not kept', () => {
  test('is refused with its place, and no input', async () => {
    const inputs = newInputs()
    await asTest(inputs, async () => {
      expect(() => capture('date', () => ({ at: new Date(0) }))).toThrow('capture("date"): $.at is a Date')
      await expect(capture('map', async () => new Map())).rejects.toThrow('capture("map"): $ is a Map')
      capture('well', () => 1)
    })
    expect(keptOf(inputs).file).toBe('well.json')
  })

  test('more bytes, or more inputs, than can be kept', async () => {
    const inputs = newInputs()
    await asTest(inputs, () => {
      capture('half', () => new Uint8Array(2 * 1024 * 1024))
      expect(() => capture('more', () => 'x'.repeat(2 * 1024 * 1024))).toThrow(
        'capture("more"): the inputs of this test are more than 4 MiB, and no more is kept and replayed. Capture the part that matters.',
      )
    })
    expect(keptOf(inputs).file).toBe('half.bin')
    const many = newInputs()
    for (let index = 0; index < 100_000; index++) many.ask('now')
    await asTest(many, () => {
      expect(() => captureNow()).toThrow('capture("now"): the inputs of this test are more than 100000 inputs')
    })
  })

  test.each([
    ['a.captures.json', '{ "version": 2, "inputs": [] }', 'holds no captured inputs: /version'],
    ['a.captures.json', '{ "version": 1, "inputs": [{ "name": "a" }] }', 'holds no captured inputs: /inputs/0'],
    ['a.json', 'now: 1', 'is not JSON'],
  ])('%s: %s', (file, text, because) => {
    expect(() => replayOf({ file, bytes: Buffer.from(text) })).toThrow(`${file} ${because}`)
  })
})

describe('captureFetch()', () => {
  let server: Server
  let address: string

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
      if (pathname === '/cut') {
        response.writeHead(200, { 'content-length': '100' })
        response.write('half', () => setTimeout(() => response.destroy(), 5))
      } else if (pathname === '/none') response.writeHead(204, 'Nothing Here').end()
      else if (pathname === '/moved') response.writeHead(302, { location: '/answer' }).end()
      else if (pathname === '/lost') request.socket.destroy()
      else
        setTimeout(
          () => {
            response.writeHead(203, {
              'content-type': 'application/octet-stream',
              'set-cookie': ['a=1', 'b=2'],
              'x-count': String(fresh()),
            })
            response.end(Buffer.from([0, 255, fresh() % 256]))
          },
          Number(searchParams.get('wait') ?? 0),
        )
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  afterEach(() => vi.unstubAllGlobals())

  const shown = async (response: Response): Promise<unknown> => ({
    status: response.status,
    statusText: response.statusText,
    ok: response.ok,
    url: response.url,
    redirected: response.redirected,
    headers: [...response.headers].filter(([name]) => name !== 'date'),
    body: response.body === null ? null : [...new Uint8Array(await response.arrayBuffer())],
  })

  test('gives the same answers again, and sends nothing', async () => {
    const body = async (): Promise<readonly unknown[]> => {
      const get = captureFetch()
      const seen = []
      for (const path of ['/answer', '/none', '/moved']) seen.push(await shown(await get(address + path)))
      return seen
    }
    const { first, again } = await twice(body)
    expect(again).toEqual(first)
    expect(first).toMatchObject([
      { status: 203, ok: true, redirected: false, body: [0, 255, expect.any(Number)] },
      { status: 204, statusText: 'Nothing Here', body: null },
      { status: 203, redirected: true, url: `${address}/answer` },
    ])
  })

  test('a request that failed fails again, and a body that broke off breaks off where it did', async () => {
    const { first, again } = await twice(async () => {
      const get = captureFetch('rates')
      const lost = await thrownBy(() => get(`${address}/lost`))
      const response = await get(`${address}/cut`)
      const reader = response.body?.getReader()
      const part = await reader?.read()
      return { lost, part: Buffer.from(part?.value ?? []).toString(), cut: await thrownBy(() => reader?.read()) }
    })
    expect(first.lost).toMatchObject({ name: 'TypeError', message: 'fetch failed' })
    expect(first.part).toBe('half')
    expect(first.cut).toMatchObject({ name: 'TypeError', message: 'terminated' })
    // The socket of its cause is nothing that a file could hold.
    expect(withoutSockets(again)).toEqual(withoutSockets(first))
    expect(again.lost).toMatchObject({ cause: { message: 'other side closed', code: 'UND_ERR_SOCKET' } })
  })

  test('answers of requests at once belong to their calls, and come in the order in which they came', async () => {
    const { first, again } = await twice(async () => {
      const get = captureFetch()
      const order: string[] = []
      await Promise.all(
        [30, 1, 15].map(async (wait) => {
          const answer = await get(`${address}/answer?wait=${wait}`)
          order.push(`${wait}: ${answer.headers.get('x-count')}`)
        }),
      )
      return order
    })
    expect(first.map((text) => text.split(':')[0])).toEqual(['1', '15', '30'])
    expect(again).toEqual(first)
  })

  test('another function, a global one of the test, and none in a replay', async () => {
    const answers = [new Response('of its own'), new Response('of the global')]
    const inputs = newInputs()
    await asTest(inputs, async () => {
      expect(await (await captureFetch('own', async () => answers[0] ?? Response.error())('any')).text()).toBe('of its own')
      vi.stubGlobal('fetch', async () => answers[1])
      expect(await (await captureFetch()('any')).text()).toBe('of the global')
      await expect(captureFetch('bad', async () => Response.error())('any')).rejects.toThrow(
        'captureFetch("bad"): an answer of the type error',
      )
    })
    vi.stubGlobal('fetch', () => {
      throw new Error('was sent')
    })
    await asTest(replayOf(keptOf(inputs)), async () => {
      expect(await (await captureFetch()('elsewhere')).text()).toBe('of the global')
      await expect(captureFetch()('elsewhere')).rejects.toThrow('was sent')
    })
  })

  test('one name for two kinds of input is refused in words', async () => {
    const inputs = newInputs()
    await asTest(inputs, async () => {
      await captureFetch('x', async () => new Response('a'))('any')
      capture('x', () => 1)
    })
    const kept = keptOf(inputs)
    await asTest(replayOf(kept), async () => {
      await expect(async () => capture('x', async () => 1)).rejects.toThrow(
        'is an answer of captureFetch(). Use one name for one kind of input.',
      )
      await expect(captureFetch('x')('any')).rejects.toThrow('captureFetch("x"): what was kept under this name is no answer.')
    })
  })
})

test('clocks and lots are those of the moment, and take a name', async () => {
  vi.useFakeTimers({ now: 1_790_000_000_000 })
  try {
    const { first, again } = await twice(() => {
      const seen = [captureNow(), captureNow('other')]
      vi.setSystemTime(Date.now() + 1000)
      return [...seen, captureNow(), captureRandom(), captureRandom('dice')]
    })
    expect(first.slice(0, 3)).toEqual([1_790_000_000_000, 1_790_000_000_000, 1_790_000_001_000])
    expect(first.slice(3).every((value) => value >= 0 && value < 1)).toBe(true)
    expect(again).toEqual(first)
  } finally {
    vi.useRealTimers()
  }
})
