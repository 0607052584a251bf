import type { PollReply } from '../../contract/generations.ts'

interface Observer {
  onReply(reply: PollReply): void
  onLost(why: string): void
}

/** Who shows what becomes of a work where it was asked for. */
export interface Observers {
  /** Returns how to leave. */
  add(itemId: string, observer: Observer): () => void
  has(itemId: string): boolean
  reply(itemId: string, reply: PollReply): void
  /** No more is heard of it; `why` is for the person. */
  lost(itemId: string, why: string): void
}

/** `onNone`: the last one who observed an item has left. */
export function createObservers(onNone: (itemId: string) => void): Observers {
  const observers = new Map<string, Set<Observer>>()
  const of = (itemId: string) => [...(observers.get(itemId) ?? [])]
  return {
    add(itemId, observer) {
      const those = observers.get(itemId) ?? new Set()
      observers.set(itemId, those.add(observer))
      return () => {
        if (!those.delete(observer) || those.size > 0) return
        observers.delete(itemId)
        onNone(itemId)
      }
    },
    has: (itemId) => observers.has(itemId),
    reply(itemId, reply) {
      for (const observer of of(itemId)) observer.onReply(reply)
    },
    lost(itemId, why) {
      for (const observer of of(itemId)) observer.onLost(why)
    },
  }
}
