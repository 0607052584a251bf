import type { PollReply } from '../../contract/generations.ts'
import { userStore } from '../session/user-state.ts'
import { tabStorage } from '../state/storage.ts'
import { createStore, type Store } from '../state/store.ts'

/** One press of a form's button, followed on the screen where it was pressed. */
export interface Run<Request> {
  key: number
  request: Request
  /** The tracker's item and the server's work, once there are such. */
  itemId?: string
  requestId?: string
  /** How it ended, once that is known. */
  reply?: PollReply
  /** How it ended cannot be learnt any more: the server knows nothing of it. */
  isGone?: boolean
}

/** What is said of one that is gone. */
export const goneSentence = 'This work can no longer be found.'

/** Whether it is still to be learnt how it ended. */
export const isOpen = ({ reply, isGone }: Pick<Run<unknown>, 'reply' | 'isGone'>) => !reply && !isGone

/** What has been asked for on this visit, newest first: still there when one comes back to the screen. */
export interface Runs<Request> {
  store: Store<{ runs: readonly Run<Request>[] }>
  add(request: Request): number
  change(key: number, fields: Partial<Run<Request>>): void
  /** Asks again how those ended that were made: what was deleted elsewhere meanwhile goes, and a run with nothing left in it. */
  renew(ask: (requestId: string) => Promise<PollReply>): Promise<void>
}

/**
 * The runs of one screen, kept for this tab under `storageKey`, so that a reload shows again what is being made, and with
 * `keeps` as many of the newest that were made, for a screen on which they are worked at; the rest of what has ended is found in the
 * gallery. Made once, beside the screen, not inside it.
 */
export function createRuns<Request>(storageKey: string, { keeps = 0 } = {}): Runs<Request> {
  type All = readonly Run<Request>[]
  const store = createStore<{ runs: All }>({ runs: [] })

  /** The runs this tab had under way before it was loaded anew; none where nothing was, or nothing can be, stored. */
  function storedRuns(username: string): All {
    try {
      const stored = JSON.parse(tabStorage.getItem(storageKey) ?? 'null') as { username: string; runs: All } | null
      return stored?.username === username && Array.isArray(stored.runs) ? stored.runs : []
    } catch {
      return []
    }
  }

  function keep(username: string, runs: All): void {
    try {
      if (runs.length === 0) tabStorage.removeItem(storageKey)
      else tabStorage.setItem(storageKey, JSON.stringify({ username, runs }))
    } catch {
      // Without storage a reload forgets them; the tracker and the gallery do not.
    }
  }

  let ranFor = ''
  store.subscribe(() => {
    const { runs } = store.get()
    const lasting = runs.filter((run, index) =>
      isOpen(run) ? run.itemId : index < keeps && run.reply?.status === 'completed',
    )
    if (ranFor !== '') keep(ranFor, lasting)
  })

  function follow(username: string): void {
    if (username === ranFor) return
    // What one person made is not shown to the next.
    const before = ranFor
    // Nor are their words left in the tab when somebody logs out.
    if (username === '') keep(before, [])
    ranFor = username
    if (before !== '') store.set({ runs: [] })
    else if (username !== '') store.set({ runs: [...store.get().runs, ...storedRuns(username)] })
  }
  follow(userStore.get().username)
  userStore.subscribe(() => follow(userStore.get().username))

  const change = (key: number, fields: Partial<Run<Request>>) =>
    store.set({ runs: store.get().runs.map((run) => (run.key === key ? { ...run, ...fields } : run)) })

  return {
    store,
    async renew(ask) {
      // One after the other: nobody waits for them.
      for (const run of store.get().runs) {
        if (run.reply?.status !== 'completed' || !run.requestId) continue
        // Without an answer it stays as it was: the next time the screen opens it is asked after again.
        const reply = await ask(run.requestId).catch(() => undefined)
        // Meanwhile somebody may have logged out, or changed it here, which is newer.
        const isSame = store.get().runs.some(({ key, reply: now }) => key === run.key && now === run.reply)
        if (reply?.status !== 'completed' || !isSame) continue
        if (reply.images.length > 0) change(run.key, { reply })
        else store.set({ runs: store.get().runs.filter(({ key }) => key !== run.key) })
      }
    },
    add(request) {
      const key = Math.max(0, ...store.get().runs.map((run) => run.key)) + 1
      store.set({ runs: [{ key, request }, ...store.get().runs] })
      return key
    },
    change,
  }
}
