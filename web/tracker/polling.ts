import type { GenerationKind, PollReply } from '../../contract/generations.ts'
import { POLL_INTERVAL_DEFAULT, POLL_INTERVALS } from '../../contract/limits.ts'
import type { GenerationEvent } from '../../contract/live.ts'

/** How often a kind of work is asked after, ms. */
export function pollInterval(type: string): number {
  return (POLL_INTERVALS as Record<string, number>)[type] ?? POLL_INTERVAL_DEFAULT
}

/** After this many faulty answers in a row the work is reported as out of reach. */
const FAILURES_MAX = 6
/** Longest pause between two tries while the answers are faults, ms; and while there is none, for somebody may be waiting. */
const BACKOFF_MAX = 15_000
const OUTAGE_PAUSE_MAX = 8000
/** While changes are told, work of which nothing was heard for so long, ms, is asked after all the same. */
const UNHEARD_MAX = 15_000
/** Ended work to remember: an end can be told before the answer to its start has said what its name is. */
const ENDED_MAX = 100

/** No answer comes at all. */
export interface Outage {
  /** When everything is asked after again, ms; null while it is. */
  nextTryAt: number | null
}

export interface PollingOptions {
  ask(type: GenerationKind, requestId: string): Promise<PollReply>
  onReply(itemId: string, reply: PollReply): void
  /** One try was answered with a fault; more will follow. */
  onTrouble(itemId: string, error: unknown): void
  /** The server is out of reach, or was tried again in vain; null when it no longer is or nobody asks any more. */
  onOutage(outage: Outage | null): void
  /** The server answers again. */
  onReached(): void
  /** It is no use: the work is gone, not ours, or out of reach for long. Polling of it has ended. */
  onLost(itemId: string, error: unknown): void
  /** Whether an error will not go away by asking again. */
  isFinal(error: unknown): boolean
  /** How long to wait with asking after work whose end was told, ms: every tab of the browser was told. */
  waitAfterEnd(itemId: string): number
  /** Whether the program could not answer. However long that lasts, the work itself goes on. */
  isUnreachable(error: unknown): boolean
  now(): number
}

interface Watched {
  type: GenerationKind
  requestId: string
  dueAt: number
  /** Tries in a row that were answered with a fault. */
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
  /** Asks after one at once, for it is known to have ended. */
  ask(itemId: string): void
  /** Asks after everything at once, as when the person comes back to the page. */
  hurry(): void
  stop(): void
}

/** One service asks after all unfinished work, with one timer for whatever is due next. */
export function createPollingService(options: PollingOptions): PollingService {
  const watched = new Map<string, Watched>()
  const ended = new Set<string>()
  let isLive = false
  /** While the server is out of reach, everything waits for the same moment. */
  let outage: Outage | null = null
  let vainTries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const pauseFor = (type: string) => (isLive ? UNHEARD_MAX : pollInterval(type))
  const backOff = (type: string, failures: number) => Math.min(BACKOFF_MAX, pollInterval(type) * 2 ** (failures - 1))

  function setOutage(next: Outage | null) {
    if (outage === null && next === null) return
    outage = next
    if (next === null) vainTries = 0
    options.onOutage(next)
  }

  /** However many ask at the same moment, it is one vain try. */
  function missed(entry: Watched) {
    if (!outage || outage.nextTryAt === null) {
      vainTries++
      setOutage({ nextTryAt: options.now() + Math.min(OUTAGE_PAUSE_MAX, backOff(entry.type, vainTries)) })
    }
    const nextTryAt = outage?.nextTryAt ?? options.now()
    for (const one of watched.values()) one.dueAt = Math.max(one.dueAt, nextTryAt)
    entry.dueAt = nextTryAt
  }

  function answered() {
    if (!outage) return
    setOutage(null)
    options.onReached()
    for (const entry of watched.values()) entry.dueAt = options.now()
  }

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
    if (outage) setOutage({ nextTryAt: null })
    const isCurrent = () => watched.get(itemId) === entry
    const askAgain = (pause: number) => {
      entry.dueAt = options.now() + pause
    }
    try {
      const reply = await options.ask(entry.type, entry.requestId)
      answered()
      if (!isCurrent()) return
      entry.faults = 0
      askAgain(entry.endTold ? 0 : pauseFor(entry.type))
      if (reply.status === 'completed' || reply.status === 'failed') watched.delete(itemId)
      options.onReply(itemId, reply)
    } catch (error) {
      if (options.isUnreachable(error)) {
        if (watched.size > 0) missed(entry)
        return
      }
      answered()
      if (!isCurrent()) return
      entry.faults++
      askAgain(backOff(entry.type, entry.faults))
      if (options.isFinal(error) || entry.faults >= FAILURES_MAX) {
        watched.delete(itemId)
        options.onLost(itemId, error)
      } else options.onTrouble(itemId, error)
    } finally {
      entry.asking = false
      if (watched.size === 0) setOutage(null)
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
      watched.set(itemId, { type, requestId, dueAt, faults: 0, asking: false, endTold: false })
      schedule()
    },
    unwatch(itemId) {
      watched.delete(itemId)
      if (watched.size === 0) setOutage(null)
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
            receipt: null,
          })
      }
      schedule()
    },
    ask(itemId) {
      const entry = watched.get(itemId)
      if (!entry) return
      entry.endTold = true
      entry.dueAt = options.now()
      schedule()
    },
    hurry() {
      for (const entry of watched.values()) entry.dueAt = options.now()
      schedule()
    },
    stop() {
      watched.clear()
      setOutage(null)
      clearTimeout(timer)
    },
  }
}
