import { fileURLToPath } from 'node:url'

/** What Node is started with so that no signal opens its inspector: its own option where it has one, else a listener before all code. */
export function withoutInspector(): readonly string[] {
  return process.allowedNodeEnvironmentFlags.has('--disable-sigusr1')
    ? ['--disable-sigusr1']
    : ['--require', fileURLToPath(new URL('./child/no-inspector.cjs', import.meta.url))]
}

let refuses = false

/** The same for this process, from now on: it decides, and what it starts could send it the signal. */
export function refuseInspector(): void {
  if (refuses || process.platform === 'win32') return
  refuses = true
  process.on('SIGUSR1', () => {})
}
