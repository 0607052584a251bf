import type { BoardContent, BoardHistory, BoardSaved } from '../../contract/boards.ts'
import { ApiError, explain } from '../api/api-error.ts'
import { createStore, type Store } from '../state/store.ts'

/** How the board stands to what is kept of it. */
export type Standing =
  | { state: 'saved' }
  | { state: 'changed' }
  | { state: 'saving' }
  /** No answer comes; it is tried again by itself. */
  | { state: 'unreachable' }
  /** It was changed elsewhere; `revision` is the newest one. */
  | { state: 'conflict'; revision: number }
  | { state: 'refused'; why: string }

export interface SavingState {
  standing: Standing
  revision: number
}

/** What saving needs of the world; a test brings its own. */
export interface SavingWorld {
  save: (revision: number, content: BoardContent) => Promise<BoardSaved>
  saveHistory: (history: BoardHistory) => Promise<unknown>
  /** The board as it is kept. */
  kept: () => Promise<{ revision: number; content: BoardContent }>
  content: () => BoardContent
  history: (revision: number) => BoardHistory
  later: (ms: number, deed: () => void) => () => void
}

export interface Saving {
  store: Store<SavingState>
  /** Something was changed: it is kept in a moment. */
  changed(): void
  /** Keeps what is not kept yet at once. */
  flush(): Promise<void>
  /** Writes this state over the newer one. */
  takeOver(): Promise<void>
  /** Another tab has kept a newer state. */
  heardOf(revision: number): void
  hasUnsaved(): boolean
  /** Whether something is not kept and could not be: whoever leaves now loses it. */
  isStuck(): boolean
  stop(): void
}

/** How long changes are gathered, and how soon they are kept at the latest, ms. */
const GATHER = 1000
const LATEST = 4000
const HISTORY_AFTER = 800
const RETRIES = [2000, 4000, 8000, 15_000, 30_000] as const

const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 408)

function conflictIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  const { revision } = error.details
  return typeof revision === 'number' ? revision : undefined
}

/** A content as text, whatever the order in which its fields are told. */
const textOf = (content: BoardContent): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** Keeps a board by itself: gathered, one save after the other, again where no answer came, never over somebody else's change. */
export function openSaving(first: number, world: SavingWorld): Saving {
  const store = createStore<SavingState>({ standing: { state: 'saved' }, revision: first })
  let [isChanged, isBusy, isStopped, hasFailed] = [false, false, false, false]
  /** What was sent since the last answer: it may be kept all the same. */
  let unanswered: BoardContent[] = []
  let tries = 0
  let waitingSince: number | undefined
  let cancel: (() => void) | undefined
  let cancelHistory: (() => void) | undefined
  let under: Promise<void> = Promise.resolve()

  const stand = (standing: Standing) => store.set({ standing })

  function plan(ms: number) {
    cancel?.()
    cancel = world.later(ms, () => {
      under = save()
    })
  }

  function saveHistory() {
    cancelHistory?.()
    cancelHistory = undefined
    // What can be taken back is a convenience: the board itself is kept.
    world.saveHistory(world.history(store.get().revision)).catch(() => undefined)
  }

  function planHistory() {
    cancelHistory?.()
    cancelHistory = world.later(HISTORY_AFTER, saveHistory)
  }

  /** Whether a newer state is one that was sent from here, and of which only the answer was lost. */
  async function isOwn(revision: number): Promise<boolean> {
    if (unanswered.length === 0) return false
    const kept = await world.kept().catch(() => undefined)
    if (kept?.revision !== revision) return false
    const text = textOf(kept.content)
    return unanswered.some((content) => textOf(content) === text)
  }

  async function save(revision = store.get().revision): Promise<void> {
    if (isBusy || isStopped || !isChanged) return
    isBusy = true
    isChanged = false
    waitingSince = undefined
    cancelHistory?.()
    cancelHistory = undefined
    stand({ state: 'saving' })
    const content = world.content()
    let isToGoOn = false
    try {
      const saved = await world.save(revision, content)
      tries = 0
      hasFailed = false
      unanswered = []
      store.set({ revision: saved.revision })
      stand(isChanged ? { state: 'changed' } : { state: 'saved' })
      if (isChanged) plan(GATHER)
      else planHistory()
    } catch (error) {
      isChanged = true
      hasFailed = true
      const newest = conflictIn(error)
      if (newest !== undefined && (await isOwn(newest))) {
        unanswered = []
        store.set({ revision: newest })
        isToGoOn = true
      } else if (newest !== undefined) stand({ state: 'conflict', revision: newest })
      else if (isPassing(error)) {
        unanswered = [...unanswered, content].slice(-RETRIES.length)
        stand({ state: 'unreachable' })
        plan(RETRIES[Math.min(tries, RETRIES.length - 1)] ?? GATHER)
        tries += 1
      } else stand({ state: 'refused', why: explain(error).description })
    } finally {
      isBusy = false
    }
    if (isToGoOn) await save()
  }

  return {
    store,
    changed() {
      isChanged = true
      const { standing } = store.get()
      if (standing.state === 'conflict' || standing.state === 'unreachable' || isBusy) return
      stand({ state: 'changed' })
      waitingSince ??= Date.now()
      plan(Math.max(0, Math.min(GATHER, waitingSince + LATEST - Date.now())))
    },
    async flush() {
      await under
      if (store.get().standing.state === 'conflict') return
      if (isChanged) {
        cancel?.()
        under = save()
        await under
      }
      // Whoever leaves at once is to take back at their next visit what they did last.
      if (cancelHistory && !isChanged && !isStopped) saveHistory()
    },
    async takeOver() {
      const { standing } = store.get()
      if (standing.state !== 'conflict') return
      isChanged = true
      under = save(standing.revision)
      await under
    },
    heardOf(revision) {
      if (revision <= store.get().revision || isBusy) return
      if (isChanged) cancel?.()
      stand({ state: 'conflict', revision })
    },
    hasUnsaved: () => !isStopped && (isChanged || isBusy),
    isStuck: () => !isStopped && (isChanged || isBusy) && (hasFailed || store.get().standing.state === 'conflict'),
    stop() {
      isStopped = true
      cancel?.()
      cancelHistory?.()
    },
  }
}
