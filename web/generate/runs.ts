import type { PollReply } from '../../contract/generations.ts'
import type { ImageRequestInput } from '../../contract/images.ts'
import { createStore } from '../session/store.ts'
import { userStore } from '../session/user-state.ts'

/** One press of the button, followed on the generate screen. */
export interface Run {
  key: number
  request: ImageRequestInput
  /** The tracker's item and the server's work, once there are such. */
  itemId?: string
  requestId?: string
  /** How it ended, once that is known. */
  reply?: PollReply
}

/** What has been asked for since the page was opened, newest first: still there when one comes back to the screen. */
export const runsStore = createStore<{ runs: readonly Run[] }>({ runs: [] })

export function addRun(request: ImageRequestInput): number {
  const key = Math.max(0, ...runsStore.get().runs.map((run) => run.key)) + 1
  runsStore.set({ runs: [{ key, request }, ...runsStore.get().runs] })
  return key
}

export function changeRun(key: number, fields: Partial<Run>): void {
  runsStore.set({ runs: runsStore.get().runs.map((run) => (run.key === key ? { ...run, ...fields } : run)) })
}

let ranFor = ''
userStore.subscribe(() => {
  const { username } = userStore.get()
  if (username === ranFor) return
  // What one person made is not shown to the next.
  if (ranFor !== '') runsStore.set({ runs: [] })
  ranFor = username
})
