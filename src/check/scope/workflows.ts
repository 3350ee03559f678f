import type { FieldWeight } from './manifests.ts'

/** A tag or number of a version, or a word for the newest one. */
const VERSION = /^(v?\d+(\.(\d+|x))*([.-][\w.-]+)?|lts\/[\w*-]+|latest|current|node|stable|canary|next|beta|nightly)$/
/** What the step of an action that sets up a tool asks for. */
const TOOL_VERSION = /\.with\.([a-z]+-)?version$/
/** What people read of a run. A job's name is no such thing: a branch may be protected by it. */
const SHOWN = /^jobs\.[\w-]+\.steps\[\d+\]\.name$|^run-name$/
const MATRIX = /\.strategy\.matrix\.[\w-]+$/

/**
 * What one changed leaf of a CI workflow is to the test run. Only four kinds of change are known to leave it as it was: another version of
 * the same action or tool, other versions to run on (never fewer), another package manager that runs the same script, and what is shown.
 */
export function workflowWeight(field: string, before: string | null, after: string | null): FieldWeight {
  if (SHOWN.test(field)) return [before, after].every((one) => one === null || one.startsWith('"')) ? 'moves' : 'steers'
  // A leaf that is new or gone is none of these.
  const [was, now]: readonly unknown[] = [JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')]
  if (MATRIX.test(field)) return Array.isArray(was) && Array.isArray(now) && isAsMany(was, now) ? 'moves' : 'steers'
  if (TOOL_VERSION.test(field)) return isVersion(was) && isVersion(now) ? 'moves' : 'steers'
  if (typeof was !== 'string' || typeof now !== 'string') return 'steers'
  if (field.endsWith('.uses')) return actionOf(was) !== null && actionOf(was) === actionOf(now) ? 'moves' : 'steers'
  return /\.steps\[\d+\]\.run$/.test(field) && commandsOf(was) === commandsOf(now) ? 'moves' : 'steers'
}

const isVersion = (value: unknown): boolean => (typeof value === 'string' || typeof value === 'number') && VERSION.test(String(value))

/** Each entry that left is a version, and there are as many of them as before. */
function isAsMany(was: readonly unknown[], now: readonly unknown[]): boolean {
  const left = was.filter((one) => !now.includes(one))
  const came = now.filter((one) => !was.includes(one))
  return new Set(now).size >= new Set(was).size && left.every(isVersion) && (left.length === 0 || came.every(isVersion))
}

/** The name of an action that is asked for by a version; a branch or a commit can be anything. */
function actionOf(uses: string): string | null {
  const [, name = '', version = ''] = /^([\w.-]+\/[\w./-]+)@(\S+)$/.exec(uses) ?? []
  return /^v?\d{1,5}(\.\d{1,5})*$/.test(version) ? name : null
}

const INSTALL =
  /^(npm (ci|i|install)|pnpm (i|install)|yarn( install)?|bun (i|install))( --(frozen-lockfile|ignore-engines|ignore-scripts|immutable|prefer-offline|no-audit|no-fund|legacy-peer-deps))*$/
const SCRIPT = /^(?:npm run|pnpm run|yarn run|bun run|pnpm|yarn|npm(?= (?:test|start)\b)) ([a-z][\w:-]*)(?: --(?= ))?((?: .*)?)$/
/** Commands of the package managers, which are no scripts. */
const OWN =
  /^(add|audit|cache|config|create|deploy|dedupe|dlx|exec|explain|fetch|i|import|info|init|install|link|list|node|npm|pack|patch|plugin|prune|publish|rebuild|remove|run|set|store|unlink|up|update|upgrade|version|why|workspaces?|x)$/

/** The lines of a step, those that install packages and those that run a script of package.json in one form for all package managers. */
function commandsOf(run: string): string {
  const lines = run.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      if (INSTALL.test(line)) return 'install'
      const [, script = '', rest = ''] = SCRIPT.exec(line) ?? []
      return script === '' || OWN.test(script) ? line : `script ${script}${rest}`
    })
    .join('\n')
}
