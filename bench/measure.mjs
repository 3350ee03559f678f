import { execFile, spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { cpus, platform, release, totalmem } from 'node:os'
import { promisify } from 'node:util'

const samplingInterval = 100

/**
 * Runs a command to its end. Milliseconds of wall time; milliseconds of processor time of the command and all that it waited for, NaN
 * on Windows; and bytes at the peak of the whole process tree: the sum over all of its processes, read every 100 ms, of the memory that
 * is theirs. On Linux that is the proportional set size, in which a page that several share counts once; elsewhere `ps` gives the
 * resident set size.
 */
export async function measure(command, args, options) {
  const before = performance.now()
  const [file, given] = timed(command, args)
  const child = spawn(file, given, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const texts = [1, 2, 3].map((index) => collect(child.stdio[index]))
  let peak = 0
  let sampling = false
  const sample = async () => {
    if (sampling) return
    sampling = true
    peak = Math.max(peak, await memoryOfTree(child.pid))
    sampling = false
  }
  const timer = setInterval(() => void sample(), samplingInterval)
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  clearInterval(timer)
  const [stdout, stderr, times] = texts.map((text) => text())
  return { status, output: stdout + stderr, milliseconds: performance.now() - before, processor: processorTime(times), peak }
}

/** The shell's `times` is the one way to learn what a tree of processes used that needs nothing but a shell. */
function timed(command, args) {
  if (platform() === 'win32') return [command, args]
  return ['/bin/sh', ['-c', '"$@"; status=$?; times >&3; exit $status', 'sh', command, ...args]]
}

/** The second line is that of the children: `0m1.230s 0m0.450s`, user and system. */
function processorTime(times) {
  const [, children = ''] = times.split('\n')
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest))
  return seconds.length === 2 ? (seconds[0] + seconds[1]) * 1000 : Number.NaN
}

function collect(stream) {
  let text = ''
  stream.on('data', (chunk) => (text += chunk))
  return () => text
}

/** Bytes of a process and all below it, as `measure` counts them. */
export async function memoryOfTree(root) {
  const processes = await listProcesses()
  const wanted = new Set([root])
  // A parent need not come before its children, so the set grows until it stays the same.
  for (let size = 0; size !== wanted.size;) {
    size = wanted.size
    for (const { pid, parent } of processes) if (wanted.has(parent)) wanted.add(pid)
  }
  return processes.filter(({ pid }) => wanted.has(pid)).reduce((sum, each) => sum + each.memory(), 0)
}

async function listProcesses() {
  if (platform() === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.map((pid) => ({ pid: Number(pid), parent: parentOf(pid), memory: () => proportionalSize(pid) }))
  }
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, resident = 0] = line.trim().split(/\s+/).map(Number)
      return { pid, parent, memory: () => resident * 1024 }
    })
}

/** The command's name, in parentheses, may itself hold parentheses and spaces: the parent is the second field after the last one. */
function parentOf(pid) {
  const text = readOrEmpty(`/proc/${pid}/stat`)
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1] ?? 0)
}

function proportionalSize(pid) {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024
}

/** A process may end while it is looked at. */
function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export function machine() {
  const [first] = cpus()
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()}`
}
