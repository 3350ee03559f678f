import { inject } from 'vitest'
import type { RecorderSettings } from '../../model/replay.ts'
import { lockChannel } from '../lock-channel.ts'
import { runningWorker } from '../running-worker.ts'
import { recordCalls } from './record.ts'
import { turnExpectations } from './turn.ts'

const settings: RecorderSettings | undefined = inject('vitest-oracle-recorder')
const worker = runningWorker()
if (settings !== undefined && worker !== undefined) {
  lockChannel(worker)
  const { filepath = '' } = worker
  const turning = settings.turnedFiles.includes(filepath) ? turnExpectations(settings) : undefined
  recordCalls(settings, worker, () => turning?.active() === true)
}
