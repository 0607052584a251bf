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

/** Kept for this tab, so that a reload shows again what is being made; ended runs hang in the gallery. */
const STORAGE_KEY = 'generate-runs'

/** What has been asked for on this visit, newest first: still there when one comes back to the screen. */
export const runsStore = createStore<{ runs: readonly Run[] }>({ runs: [] })

export function addRun(request: ImageRequestInput): number {
  const key = Math.max(0, ...runsStore.get().runs.map((run) => run.key)) + 1
  runsStore.set({ runs: [{ key, request }, ...runsStore.get().runs] })
  return key
}

export function changeRun(key: number, fields: Partial<Run>): void {
  runsStore.set({ runs: runsStore.get().runs.map((run) => (run.key === key ? { ...run, ...fields } : run)) })
}

/** The runs this tab had under way before it was loaded anew; none where nothing was, or nothing can be, stored. */
function storedRuns(username: string): readonly Run[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as { username: string; runs: Run[] } | null
    return stored?.username === username && Array.isArray(stored.runs) ? stored.runs : []
  } catch {
    return []
  }
}

function store(username: string, runs: readonly Run[]): void {
  try {
    if (runs.length === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ username, runs }))
  } catch {
    // Without storage a reload forgets them; the tracker and the gallery do not.
  }
}

let ranFor = ''
runsStore.subscribe(() => {
  const underWay = runsStore.get().runs.filter((run) => run.itemId && !run.reply)
  if (ranFor !== '') store(ranFor, underWay)
})

userStore.subscribe(() => {
  const { username } = userStore.get()
  if (username === ranFor) return
  // What one person made is not shown to the next.
  const before = ranFor
  // Nor are their words left in the tab when somebody logs out.
  if (username === '') store(before, [])
  ranFor = username
  if (before !== '') runsStore.set({ runs: [] })
  else if (username !== '') runsStore.set({ runs: [...runsStore.get().runs, ...storedRuns(username)] })
})
