#!/usr/bin/env node
import { dispatch, wordsOfCrash } from './dispatch.ts'
import { showsUnicode } from '../../reporters/letters.ts'
import { EXIT } from './exit-status.ts'
import type { Out, World } from './world.ts'

// Whatever ends this process before its answer is known, be it a promise that never settles or a `process.exit` in a project's own
// configuration, ends it as "could not judge".
let answer: number = EXIT.cannotJudge
process.exitCode = answer
process.on('exit', () => {
  process.exitCode = answer
})

const version = async (): Promise<string> => (await import('../verdict/tool.ts')).TOOL.version

const crash = (error: unknown): void => {
  answer = EXIT.cannotJudge
  void version()
    .catch(() => 'of an unknown version')
    .then((text) => process.stderr.write(wordsOfCrash(error, text), () => process.exit(EXIT.cannotJudge)))
}
process.on('uncaughtException', crash)
process.on('unhandledRejection', crash)

/** A reader that went away (`| head`) is no failure: the exit status is still the answer. */
function outOf(stream: NodeJS.WriteStream): Out {
  let open = true
  stream.on('error', (error: NodeJS.ErrnoException) => {
    open = false
    if (error.code !== 'EPIPE' && error.code !== 'EOF') answer = EXIT.cannotJudge
  })
  return {
    write: (text) => {
      if (open) stream.write(text)
    },
    isTerminal: stream.isTTY === true,
    width: stream.columns ?? 80,
    isUnicode: showsUnicode(process.platform, process.env),
  }
}

const world: World = {
  cwd: process.cwd(),
  stdout: outOf(process.stdout),
  stderr: outOf(process.stderr),
  env: process.env,
  // Looked at only when it is asked for: the stream costs time to make.
  stdin: async () => {
    if (process.stdin.isTTY) throw new Error('standard input is a terminal, and the event of an agent is read from it')
    return (await import('node:stream/consumers')).text(process.stdin)
  },
  now: new Date().toISOString(),
}
answer = await dispatch(process.argv.slice(2), world, version)
