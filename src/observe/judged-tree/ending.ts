/** What is undone however this process ends, but for SIGKILL; the latest first. */
const undone = new Set<() => void>()

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Undoes something when this process exits or is told to end. A signal is then taken as it would have been without this.
 * @param undo must be synchronous, and may not throw
 * @returns what takes it back, without undoing
 */
export function whenEnding(undo: () => void): () => void {
  if (undone.size === 0) {
    process.on('exit', undoAll)
    for (const signal of SIGNALS) process.on(signal, endWith)
  }
  undone.add(undo)
  return () => {
    undone.delete(undo)
    if (undone.size === 0) stopListening()
  }
}

function stopListening(): void {
  process.off('exit', undoAll)
  for (const signal of SIGNALS) process.off(signal, endWith)
}

function undoAll(): void {
  for (const undo of [...undone].toReversed()) undo()
  undone.clear()
}

function endWith(signal: NodeJS.Signals): void {
  undoAll()
  stopListening()
  process.kill(process.pid, signal)
}
