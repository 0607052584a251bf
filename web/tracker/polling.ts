import type { GenerationKind, PollReply } from '../../contract/generations.ts'
import { POLL_INTERVAL_DEFAULT, POLL_INTERVALS } from '../../contract/limits.ts'
import type { GenerationEvent } from '../../contract/live.ts'

/** How often a kind of work is asked after, ms. */
export function pollInterval(type: string): number {
  return (POLL_INTERVALS as Record<string, number>)[type] ?? POLL_INTERVAL_DEFAULT
}

/** After this many faulty answers in a row the work is reported as out of reach. */
const FAILURES_MAX = 6
/** Longest pause between two tries while failing, ms. */
const BACKOFF_MAX = 15_000
/** While changes are told, work of which nothing was heard for so long, ms, is asked after all the same. */
const UNHEARD_MAX = 15_000
/** Ended work to remember: an end can be told before the answer to its start has said what its name is. */
const ENDED_MAX = 100

export interface PollingOptions {
  ask(type: GenerationKind, requestId: string): Promise<PollReply>
  onReply(itemId: string, reply: PollReply): void
  /** One try failed; more will follow. */
  onTrouble(itemId: string, error: unknown): void
  /** It is no use: the work is gone, not ours, or out of reach for long. Polling of it has ended. */
  onLost(itemId: string, error: unknown): void
  /** Whether an error will not go away by asking again. */
  isFinal(error: unknown): boolean
  /** How long to wait with asking after work whose end was told, ms: every tab of the browser was told. */
  waitAfterEnd(itemId: string): number
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
  /** Its end was told while it was being asked after: that answer may be an older one. */
  endTold: boolean
}

export interface PollingService {
  watch(itemId: string, type: GenerationKind, requestId: string): void
  unwatch(itemId: string): void
  /**
   * Whether changes are told from now on. If so everything is asked after once, for what was missed, and then only what
   * was told to have ended; if not, each kind of work at its interval.
   */
  setLive(isLive: boolean): void
  /** A change that was told. */
  heard(event: GenerationEvent): void
  /** Asks after everything at once, as when the person comes back to the page. */
  hurry(): void
  stop(): void
}

/** One service asks after all unfinished work, with one timer for whatever is due next. */
export function createPollingService(options: PollingOptions): PollingService {
  const watched = new Map<string, Watched>()
  const ended = new Set<string>()
  let isLive = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const pauseFor = (type: string) => (isLive ? UNHEARD_MAX : pollInterval(type))

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
    entry.endTold = false
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
      const backOff = Math.min(BACKOFF_MAX, pollInterval(entry.type) * 2 ** (entry.failures - 1))
      const pause = entry.failures > 0 ? backOff : pauseFor(entry.type)
      entry.dueAt = options.now() + (entry.endTold && entry.failures === 0 ? 0 : pause)
      schedule()
    }
  }

  function remember(requestId: string) {
    ended.add(requestId)
    for (const oldest of [...ended].slice(0, -ENDED_MAX)) ended.delete(oldest)
  }

  return {
    watch(itemId, type, requestId) {
      if (watched.get(itemId)?.requestId === requestId) return
      const dueAt = options.now() + (ended.has(requestId) ? 0 : pauseFor(type))
      watched.set(itemId, { type, requestId, dueAt, failures: 0, faults: 0, asking: false, endTold: false })
      schedule()
    },
    unwatch(itemId) {
      watched.delete(itemId)
      schedule()
    },
    setLive(nowLive) {
      if (isLive === nowLive && !nowLive) return
      isLive = nowLive
      for (const entry of watched.values()) {
        const latest = options.now() + (isLive ? 0 : pollInterval(entry.type))
        entry.dueAt = Math.min(entry.dueAt, latest)
      }
      schedule()
    },
    heard({ id, type, status, progress, stage }) {
      const hasEnded = status === 'completed' || status === 'failed'
      if (hasEnded) remember(id)
      for (const [itemId, entry] of watched) {
        if (entry.requestId !== id) continue
        entry.endTold = hasEnded
        entry.dueAt = options.now() + (hasEnded ? options.waitAfterEnd(itemId) : pauseFor(entry.type))
        if (!hasEnded)
          options.onReply(itemId, {
            id,
            type,
            status,
            progress,
            stage,
            image: null,
            images: [],
            url: null,
            error: null,
          })
      }
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
