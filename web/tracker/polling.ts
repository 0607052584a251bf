import type { GenerationKind, PollReply } from '../../contract/generations.ts'
import { POLL_INTERVAL_DEFAULT, POLL_INTERVALS } from '../../contract/limits.ts'

/** How often a kind of work is asked after, ms. */
export function pollInterval(type: string): number {
  return (POLL_INTERVALS as Record<string, number>)[type] ?? POLL_INTERVAL_DEFAULT
}

/** After this many faulty answers in a row the work is reported as out of reach. */
const FAILURES_MAX = 6
/** Longest pause between two tries while failing, ms. */
const BACKOFF_MAX = 15_000

export interface PollingOptions {
  ask(type: GenerationKind, requestId: string): Promise<PollReply>
  onReply(itemId: string, reply: PollReply): void
  /** One try failed; more will follow. */
  onTrouble(itemId: string, error: unknown): void
  /** It is no use: the work is gone, not ours, or out of reach for long. Polling of it has ended. */
  onLost(itemId: string, error: unknown): void
  /** Whether an error will not go away by asking again. */
  isFinal(error: unknown): boolean
  /** Whether no answer came at all. However long that lasts, the work itself goes on. */
  isUnreachable(error: unknown): boolean
  now(): number
}

interface Watched {
  type: GenerationKind
  requestId: string
  dueAt: number
  /** Tries in a row that failed, and how many of them were answered. */
  failures: number
  faults: number
  asking: boolean
}

export interface PollingService {
  watch(itemId: string, type: GenerationKind, requestId: string): void
  unwatch(itemId: string): void
  /** Asks after everything at once, as when the person comes back to the page. */
  hurry(): void
  stop(): void
}

/** One service asks after all unfinished work, with one timer for whatever is due next. */
export function createPollingService(options: PollingOptions): PollingService {
  const watched = new Map<string, Watched>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule() {
    clearTimeout(timer)
    const waiting = [...watched.values()].filter((entry) => !entry.asking)
    if (waiting.length === 0) return
    const next = Math.min(...waiting.map((entry) => entry.dueAt))
    timer = setTimeout(askDue, Math.max(0, next - options.now()))
  }

  function askDue() {
    const now = options.now()
    for (const [itemId, entry] of watched) {
      if (!entry.asking && entry.dueAt <= now) void ask(itemId, entry)
    }
    schedule()
  }

  async function ask(itemId: string, entry: Watched) {
    entry.asking = true
    const isCurrent = () => watched.get(itemId) === entry
    try {
      const reply = await options.ask(entry.type, entry.requestId)
      if (!isCurrent()) return
      entry.failures = 0
      entry.faults = 0
      if (reply.status === 'completed' || reply.status === 'failed') watched.delete(itemId)
      options.onReply(itemId, reply)
    } catch (error) {
      if (!isCurrent()) return
      entry.failures++
      if (!options.isUnreachable(error)) entry.faults++
      if (options.isFinal(error) || entry.faults >= FAILURES_MAX) {
        watched.delete(itemId)
        options.onLost(itemId, error)
      } else options.onTrouble(itemId, error)
    } finally {
      entry.asking = false
      const pause = pollInterval(entry.type) * 2 ** Math.max(0, entry.failures - 1)
      entry.dueAt = options.now() + Math.min(BACKOFF_MAX, pause)
      schedule()
    }
  }

  return {
    watch(itemId, type, requestId) {
      if (watched.get(itemId)?.requestId === requestId) return
      const dueAt = options.now() + pollInterval(type)
      watched.set(itemId, { type, requestId, dueAt, failures: 0, faults: 0, asking: false })
      schedule()
    },
    unwatch(itemId) {
      watched.delete(itemId)
      schedule()
    },
    hurry() {
      for (const entry of watched.values()) entry.dueAt = options.now()
      schedule()
    },
    stop() {
      watched.clear()
      clearTimeout(timer)
    },
  }
}
