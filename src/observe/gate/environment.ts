/** What a runner of CI hands to its steps: where a step writes what later steps believe, and how it asks the forge. */
const CI_CHANNELS =
  /^(?:GITHUB_|ACTIONS_|RUNNER_|INPUT_|GITLAB_|CI_|BITBUCKET_|CIRCLE_|BUILDKITE_|JENKINS_|TRAVIS_|SYSTEM_|AGENT_|CODECOV_)/
/** Of those, names that say only where a job runs, and that programs ask for. */
const CI_PLAIN: ReadonlySet<string> = new Set(['GITHUB_ACTIONS', 'GITLAB_CI', 'RUNNER_OS', 'RUNNER_ARCH', 'CIRCLECI'])

/** A name that says that its value is not for everyone. */
const SECRET_NAME = /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|APIKEY|PRIVATE|(?:^|_)(?:KEYS?|PAT|AUTH|COOKIE|SESSION)(?:_|$)/
/** Values that are one, whatever their name. */
const SECRET_VALUE =
  /(?:^|[^A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{20}|github_pat_|glpat-|npm_[A-Za-z0-9]{30}|AKIA[A-Z0-9]{16}|xox[abp]-|sk-[A-Za-z0-9_-]{20}|eyJ[\w-]{10,}\.eyJ)|-----BEGIN /

/** What steers Node, a package manager or a cloud's tools rather than the tests. */
const STEERING =
  /^(?:NODE_(?!ENV$|EXTRA_CA_CERTS$)|NPM_|PNPM_|YARN_|BUN_|AWS_|AZURE_|ARM_|GOOGLE_|GCLOUD_|DOCKER_AUTH|SSH_|GPG_|GIT_(?!AUTHOR_|COMMITTER_)|LD_|DYLD_|VITEST|ORACLE_)/
/** What a run of Vitest around this one has set, and names of folders that are not those of the child. */
const OF_THE_OUTER: ReadonlySet<string> = new Set([
  'TEST',
  'MODE',
  'DEV',
  'PROD',
  'SSR',
  'BASE_URL',
  'JEST_WORKER_ID',
  'PWD',
  'OLDPWD',
  'INIT_CWD',
  'TMPDIR',
  'TMP',
  'TEMP',
])

/** Marks all that a run started, so that what left its process group can be found. */
export const MARK = 'ORACLE_RUN'

/**
 * The environment of a child that runs code of the patch: what this process has, without what could be a secret, without the files and
 * sockets by which a step speaks to its CI, and without what would steer Node or the runner. `HOME` and `PATH` stay as they are: tests
 * need them, and the account's home is known without the variable.
 * @param temporary where temporary files go
 */
export function childEnvironment(outer: NodeJS.ProcessEnv, temporary: string, mark: string): Record<string, string> {
  const environment: Record<string, string> = {}
  for (const [name, value] of Object.entries(outer)) {
    if (value !== undefined && isHarmless(name.toUpperCase(), value)) environment[name] = value
  }
  const memory = memoryOption(outer['NODE_OPTIONS'])
  return {
    ...environment,
    ...(memory === null ? {} : { NODE_OPTIONS: memory }),
    // The same on every machine: tests and configurations that ask for it are judged as CI runs them.
    CI: 'true',
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    [MARK]: mark,
  }
}

function isHarmless(name: string, value: string): boolean {
  if (OF_THE_OUTER.has(name) || STEERING.test(name)) return false
  if (CI_CHANNELS.test(name) && !CI_PLAIN.has(name)) return false
  return !SECRET_NAME.test(name) && !SECRET_VALUE.test(value)
}

/** The one of Node's options that a large suite needs. */
function memoryOption(options: string | undefined): string | null {
  return /--max[-_]old[-_]space[-_]size=\d+/.exec(options ?? '')?.[0] ?? null
}
