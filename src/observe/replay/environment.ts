/** What says, in an environment, that tests run, or that a machine for tests does. */
const OF_TESTS =
  /^(VITEST.*|VITE_NODE.*|TEST|TEST_.*|NODE_ENV|NODE_OPTIONS|NODE_CHANNEL_.*|NODE_UNIQUE_ID|NODE_V8_COVERAGE|JEST.*|TINYPOOL.*|CI|CI_.*|CONTINUOUS_INTEGRATION|GITHUB_.*|GITLAB_.*|RUNNER_.*|BUILD_.*|MODE|DEV|PROD|SSR|BASE_URL|npm_.*|INIT_CWD|FORCE_COLOR|NO_COLOR|VSCODE_.*|ORACLE_.*|TMPDIR|TMP|TEMP|_)$/i

/** The environment that the program has where nobody tests it. */
export function plainEnvironment(environment: Readonly<Record<string, unknown>>): Record<string, string> {
  const plain: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    if (typeof value !== 'string' || OF_TESTS.test(name)) continue
    plain[name] = name.toUpperCase() === 'PATH' ? withoutTools(value) : value
  }
  return plain
}

/** A package manager puts the tools of the project in front. */
function withoutTools(path: string): string {
  const separator = process.platform === 'win32' ? ';' : ':'
  return path
    .split(separator)
    .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
    .join(separator)
}
