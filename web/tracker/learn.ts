import type { GenerationKind, PollReply } from '../../contract/generations.ts'

const PAUSE_FIRST = 2000
const PAUSE_LONGEST = 30_000

interface LearnOptions {
  ask(type: GenerationKind, requestId: string): Promise<PollReply>
  /** Whether asking again is of no use: the work is gone, or somebody else's. */
  isFinal(error: unknown): boolean
  onEnd(key: number, reply: PollReply): void
  /** It cannot be learnt any more. */
  onGone(key: number): void
}

export interface Learner {
  /** Learns how a run's work ended. Asking for the same run again, while that is under way, asks nothing. */
  learn(key: number, type: GenerationKind, requestId: string): void
  /** What becomes of a run's earlier work no longer matters: it is tried again. */
  forget(key: number): void
  stop(): void
}

/** Asks after work that ended while nobody looked: one question at a time for each run, with growing pauses while it fails. */
export function createLearner({ ask, isFinal, onEnd, onGone }: LearnOptions): Learner {
  const under = new Map<number, { requestId: string; timer?: ReturnType<typeof setTimeout> }>()

  async function once(key: number, type: GenerationKind, requestId: string, failures = 0) {
    const isCurrent = () => under.get(key)?.requestId === requestId
    try {
      const reply = await ask(type, requestId)
      if (!isCurrent()) return
      under.delete(key)
      // Whatever is still under way, the tracker follows.
      if (reply.status === 'completed' || reply.status === 'failed') onEnd(key, reply)
    } catch (error) {
      if (!isCurrent()) return
      if (isFinal(error)) {
        under.delete(key)
        onGone(key)
        return
      }
      const pause = Math.min(PAUSE_LONGEST, PAUSE_FIRST * 2 ** failures)
      under.set(key, { requestId, timer: setTimeout(() => void once(key, type, requestId, failures + 1), pause) })
    }
  }

  return {
    learn(key, type, requestId) {
      const before = under.get(key)
      if (before?.requestId === requestId) return
      clearTimeout(before?.timer)
      under.set(key, { requestId })
      void once(key, type, requestId)
    },
    forget(key) {
      clearTimeout(under.get(key)?.timer)
      under.delete(key)
    },
    stop() {
      for (const { timer } of under.values()) clearTimeout(timer)
      under.clear()
    },
  }
}
