/** Where a history lies elsewhere, and what it takes to get there. */
export interface RemotePlace {
  /** The URL as it may be printed. */
  readonly shown: string
  /** The module that speaks to it. */
  readonly driver: string
  readonly options: Readonly<Record<string, unknown>>
  /** In front of each key; '' for none. */
  readonly prefix: string
  /** The packages that the driver is made of. */
  readonly packages: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** What opens the store, where it wants more than an address. Children of a gate do not get variables of these names. */
const TOKEN = 'ORACLE_HISTORY_TOKEN'

/** Schemes, each with what its driver wants. */
const PLACES: Readonly<Record<string, (url: URL, environment: Environment) => Omit<RemotePlace, 'shown'>>> = {
  'http:': overHttp,
  'https:': overHttp,
  's3:': inBucket,
  'redis:': inRedis,
  'rediss:': inRedis,
}

/** The place that a URL names. Words where it is none that could be reached; null where it is no URL of such a place. */
export function remotePlaceOf(given: string, environment: Environment): RemotePlace | string | null {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]+:)\/\//i.exec(given) ?? []
  if (scheme === '' || scheme.toLowerCase() === 'file:') return null
  const place = PLACES[scheme.toLowerCase()]
  if (place === undefined) return `${scheme} is no place for a history: a folder, ${Object.keys(PLACES).join(', ')} are`
  if (!URL.canParse(given)) return 'this is no URL'
  const url = new URL(given)
  if (url.username !== '' || url.password !== '') return `a password in a URL ends in logs: give it as ${TOKEN}`
  try {
    return { shown: url.href, ...place(url, environment) }
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}

function overHttp(url: URL, environment: Environment): Omit<RemotePlace, 'shown'> {
  const token = environment[TOKEN]
  const headers = token === undefined || token === '' ? {} : { authorization: `Bearer ${token}` }
  return { driver: 'unstorage/drivers/http', options: { base: url.href, headers }, prefix: '', packages: ['unstorage'] }
}

/** `s3://bucket/prefix`, by the variables that the tools of S3 read. */
function inBucket(url: URL, environment: Environment): Omit<RemotePlace, 'shown'> {
  const wanted = (name: string): string => {
    const value = environment[name]
    if (value === undefined || value === '') throw new Error(`${name} is not set`)
    return value
  }
  const region = environment['AWS_REGION'] ?? wanted('AWS_DEFAULT_REGION')
  const endpoint = environment['AWS_ENDPOINT_URL_S3'] ?? environment['AWS_ENDPOINT_URL'] ?? `https://s3.${region}.amazonaws.com`
  const [accessKeyId, secretAccessKey] = [wanted('AWS_ACCESS_KEY_ID'), wanted('AWS_SECRET_ACCESS_KEY')]
  return {
    driver: 'unstorage/drivers/s3',
    options: { accessKeyId, secretAccessKey, endpoint, region, bucket: url.hostname },
    prefix: keyOf(url.pathname),
    packages: ['unstorage', 'aws4fetch'],
  }
}

function inRedis(url: URL, environment: Environment): Omit<RemotePlace, 'shown'> {
  const token = environment[TOKEN]
  const password = token === undefined || token === '' ? {} : { password: token }
  return {
    driver: 'unstorage/drivers/redis',
    options: { url: url.href, base: 'vitest-oracle', maxRetriesPerRequest: 2, ...password },
    prefix: '',
    packages: ['unstorage', 'ioredis'],
  }
}

const keyOf = (path: string): string => path.split('/').filter(Boolean).join(':')
