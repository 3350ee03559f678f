import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import { createStorageServer } from 'unstorage/server'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { appendOutcomes } from '../../../src/observe/history/append.ts'
import { packHistory } from '../../../src/observe/history/pack.ts'
import { addToRemote, fetchHistory, openRemote } from '../../../src/observe/history/remote.ts'
import type { Storage } from '../../../src/observe/history/remote.ts'
import { remotePlaceOf } from '../../../src/observe/history/remote-driver.ts'
import type { RemotePlace } from '../../../src/observe/history/remote-driver.ts'
import { readRuns } from '../../../src/observe/history/runs.ts'
import { NOW, emptyFolder, failed, passed, removeAll, runOf } from './store.ts'

afterAll(removeAll)

const KEY = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-1' }

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const placeOf = (url: string, environment: Readonly<Record<string, string>> = {}): RemotePlace => {
  const place = remotePlaceOf(url, environment)
  if (place === null || typeof place === 'string') throw new Error(place ?? 'no URL')
  return place
}

async function runsIn(folder: string): Promise<readonly string[]> {
  const runs: string[] = []
  for await (const batch of readRuns(folder, NOW)) for (const one of batch) runs.push(one.state === 'read' ? one.run.run : one.because)
  return runs
}

const inFiles = (base: string): Storage => createStorage({ driver: fsDriver({ base }) })

/** An S3 that knows one bucket, and lists a thousand keys as S3 does. */
function bucket(): { readonly listener: RequestListener; readonly objects: Map<string, Buffer>; readonly signed: string[] } {
  const objects = new Map<string, Buffer>()
  const signed: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    signed.push(request.headers.authorization ?? '')
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname).replace(/^\/team\/?/, '')
    const body = await buffer(request)
    if (request.method === 'PUT') objects.set(key, body)
    const found = objects.get(key)
    if (key === '') {
      const keys = [...objects.keys()].toSorted().slice(0, 1000)
      response.end(
        `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>team</Name>${keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('')}</ListBucketResult>`,
      )
    } else if (found === undefined) response.writeHead(404).end()
    else response.end(found)
  }
  return { listener: (request, response) => void answer(request, response), objects, signed }
}

describe('a history elsewhere', () => {
  test('two machines share it over HTTP, with a token, and fetch what they lack', async () => {
    const asked: (string | null)[] = []
    const handler = createStorageServer(inFiles(emptyFolder()) as never, {
      authorize: ({ event }) => {
        asked.push(event.node.req.headers.authorization ?? null)
        if (event.node.req.headers.authorization !== 'Bearer s3cret') throw new Error('no')
      },
    })
    const url = await served(handler.handle)
    const place = placeOf(`${url}/`, { ORACLE_HISTORY_TOKEN: 's3cret' })
    const [one, other] = [emptyFolder(), emptyFolder()]
    const storage = await openRemote(place)
    expect(await fetchHistory(storage, place.prefix, one)).toEqual({ fetched: 0, unreadable: [] })
    for (let index = 1; index <= 12; index += 1) {
      const file = await appendOutcomes(one, runOf(index * 300, [index % 2 === 0 ? passed() : failed()]))
      await addToRemote(storage, place.prefix, one, file)
    }
    expect(await fetchHistory(await openRemote(place), place.prefix, other)).toEqual({ fetched: 12, unreadable: [] })
    expect(await runsIn(other)).toEqual(await runsIn(one))
    expect(await fetchHistory(storage, place.prefix, other)).toEqual({ fetched: 0, unreadable: [] })
    // What was packed here is not fetched once more.
    await packHistory(other, '2026-12-10T00:00:00.000Z')
    expect(await fetchHistory(storage, place.prefix, other)).toEqual({ fetched: 0, unreadable: [] })
    expect(new Set(asked)).toEqual(new Set(['Bearer s3cret']))
    await expect(fetchHistory(await openRemote(placeOf(url)), '', emptyFolder())).rejects.toThrow('listing it failed')
  })

  test('a bucket of S3 below a prefix, signed; more files than it lists are refused', async () => {
    const { listener, objects, signed } = bucket()
    const url = await served(listener)
    const place = placeOf('s3://team/ci/flakes', { ...KEY, AWS_ENDPOINT_URL_S3: url })
    const [one, other] = [emptyFolder(), emptyFolder()]
    const storage = await openRemote(place)
    await fetchHistory(storage, place.prefix, one)
    await addToRemote(storage, place.prefix, one, await appendOutcomes(one, runOf(5, [failed()])))
    expect([...objects.keys()].map((key) => key.replace(/-[0-9a-f]{32}/, ''))).toEqual([
      'ci/flakes/vitest-oracle-history',
      'ci/flakes/2026-11-30/20261130T115500000Z.json',
    ])
    expect(signed.every((header) => header.startsWith('AWS4-HMAC-SHA256 Credential=id/'))).toBe(true)
    objects.set('another/file', Buffer.from(''))
    expect(await fetchHistory(storage, place.prefix, other)).toEqual({ fetched: 1, unreadable: [] })
    expect(await runsIn(other)).toEqual(await runsIn(one))
    for (let index = 0; index < 1000; index += 1) objects.set(`ci/flakes/2026-01-01/${index}`, Buffer.from(''))
    await expect(fetchHistory(storage, place.prefix, other)).rejects.toThrow('the list is cut short (that of S3 is at 1,000 files)')
  })

  test('packs and files of any machine come as they are; what was spoilt is named, and not kept', async () => {
    const [one, store, other] = [emptyFolder(), emptyFolder(), emptyFolder()]
    for (let index = 1; index <= 40; index += 1) await appendOutcomes(one, runOf(index * 360, [passed()]))
    const runs = await runsIn(one)
    await packHistory(one, NOW)
    cpSync(one, store, { recursive: true })
    expect(await fetchHistory(inFiles(store), '', other)).toMatchObject({ unreadable: [] })
    expect(await runsIn(other)).toEqual(runs)
    const day = join(store, '2026-11-29')
    const [spoilt = ''] = readdirSync(day)
    writeFileSync(join(day, spoilt), readFileSync(join(day, spoilt), 'utf8').replace('passed', 'failed'))
    writeFileSync(join(store, 'README.md'), 'not a run')
    const last = emptyFolder()
    expect((await fetchHistory(inFiles(store), '', last)).unreadable).toEqual([
      { file: `2026-11-29/${spoilt}`, because: 'holds other bytes than its name says' },
    ])
    expect(await runsIn(last)).toHaveLength(39)
  })

  test('what cannot say what it holds is refused: a page, and a list without what was written', async () => {
    const page = await served((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome'))
    await expect(fetchHistory(await openRemote(placeOf(page)), '', emptyFolder())).rejects.toThrow('does not list')
    const forgets: Storage = {
      getKeys: async () => [],
      hasItem: async () => false,
      getItemRaw: async () => null,
      setItemRaw: async () => {},
      dispose: async () => {},
    }
    await expect(fetchHistory(forgets, '', emptyFolder())).rejects.toThrow('it is no store that can say what it holds')
  })

  test('what is not installed is named with the command that installs it', async () => {
    await expect(openRemote({ ...placeOf('redis://host'), driver: 'is-not-installed/driver' })).rejects.toThrow(
      'this takes unstorage and ioredis, not installed here: npm i -D unstorage ioredis',
    )
  })
})

describe('places', () => {
  test.each([
    ['https://store.example/past', {}, { driver: 'unstorage/drivers/http', options: { base: 'https://store.example/past', headers: {} } }],
    [
      's3://team/a/b/',
      KEY,
      {
        prefix: 'a:b',
        options: {
          accessKeyId: 'id',
          secretAccessKey: 'secret',
          region: 'eu-1',
          bucket: 'team',
          endpoint: 'https://s3.eu-1.amazonaws.com',
        },
      },
    ],
    ['s3://team', { ...KEY, AWS_ENDPOINT_URL: 'http://minio:9000' }, { prefix: '', options: { endpoint: 'http://minio:9000' } }],
    [
      'rediss://host:6380/2',
      { ORACLE_HISTORY_TOKEN: 's3cret' },
      { driver: 'unstorage/drivers/redis', options: { url: 'rediss://host:6380/2', password: 's3cret', base: 'vitest-oracle' } },
    ],
    ['history', {}, null],
    ['file:///history', {}, null],
    ['C:\\history', {}, null],
  ] as const)('%s', (url, environment, place) => {
    const found = remotePlaceOf(url, environment)
    if (place === null) expect(found).toBeNull()
    else expect(found).toMatchObject(place)
    expect(typeof found === 'object' && found !== null ? found.shown : '').not.toContain('s3cret')
  })

  test.each([
    ['ftp://host/a', {}, 'ftp: is no place for a history'],
    ['https://user:pass@host/a', {}, 'a password in a URL ends in logs: give it as ORACLE_HISTORY_TOKEN'],
    ['s3://team', { AWS_REGION: 'eu-1' }, 'AWS_ACCESS_KEY_ID is not set'],
    ['s3://team', { ...KEY, AWS_REGION: undefined }, 'AWS_DEFAULT_REGION is not set'],
    ['https://', {}, 'this is no URL'],
  ] as const)('%s: %s', (url, environment, words) => {
    expect(remotePlaceOf(url, environment)).toContain(words)
  })
})
