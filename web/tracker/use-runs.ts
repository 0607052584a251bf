import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GenerationKind, PollReply, StartReply } from '../../contract/generations.ts'
import { useUser } from '../session/user-state.ts'
import { useStore } from '../state/store.ts'
import { isActive, workIdOf } from './item.ts'
import { createLearner } from './learn.ts'
import { isRefusal, pollWork } from './poll-work.ts'
import { useTracker, useTrackerState } from './provider.tsx'
import { isOpen, type Run, type Runs } from './runs.ts'

/** What is to be made, and how to begin it. */
export interface RunOrder<Request> {
  type: GenerationKind
  request: Request
  description: string
  modelName: string
  cost: number
  begin: (idempotencyKey: string) => Promise<StartReply>
}

/** Whether two requests differ in nothing but the dice. */
const asksTheSame = (one: unknown, other: unknown) => {
  const [a, b] = [one, other].map((request) => JSON.stringify({ ...(request as object), seed: undefined }))
  return a === b
}

const hasEnded = ({ status }: PollReply) => status === 'completed' || status === 'failed'

/**
 * Starts work and follows it on the screen that asked; leaving the screen hands it to the tracker until one comes back.
 * `refresh` renews what may be otherwise now that work has ended; `typeOf` tells what kind of work a run is.
 */
export function useRuns<Request>(
  kept: Runs<Request>,
  typeOf: (request: Request) => GenerationKind,
  refresh: (client: ReturnType<typeof useQueryClient>, ended: PollReply) => Promise<void>,
) {
  const tracker = useTracker()
  const client = useQueryClient()
  const runs = useStore(kept.store, (state) => state.runs)
  const owner = useUser((user) => user.username)
  const hasItems = useTrackerState((state) => state.items.length > 0)
  const active = useTrackerState((state) => state.items.filter(isActive).length)
  const [isStarting, setStarting] = useState(false)
  const busy = useRef(false)
  const leaves = useRef(new Map<string, () => void>())

  const follow = useCallback(
    ({ key, itemId }: Pick<Run<Request>, 'key' | 'itemId'>) => {
      if (!itemId || leaves.current.has(itemId)) return
      const heard = (reply: PollReply) => {
        if (!hasEnded(reply)) return
        kept.change(key, { reply })
        void refresh(client, reply)
      }
      leaves.current.set(itemId, tracker.observe(itemId, heard))
    },
    [tracker, client, kept, refresh],
  )

  const learner = useMemo(
    () =>
      createLearner({
        ask: pollWork,
        isFinal: isRefusal,
        onEnd: (key, reply) => kept.change(key, { reply }),
        onGone: (key) => kept.change(key, { isGone: true }),
      }),
    [kept],
  )
  useEffect(() => learner.stop, [learner])

  /** It ended while nobody here was looking. */
  const learn = useCallback(
    ({ key, request }: Run<Request>, requestId: string) => learner.learn(key, typeOf(request), requestId),
    [learner, typeOf],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a reload the tracker has its items only a moment later.
  useEffect(() => {
    const held = leaves.current
    const items = new Map(tracker.store.get().items.map((item) => [item.id, item]))
    // A reload brings runs back once it is known whose they are, and the tracker's items a moment later.
    if (owner === '') return
    for (const run of kept.store.get().runs.filter(isOpen)) {
      const item = items.get(run.itemId ?? '')
      const id = (item && workIdOf(item)) ?? run.requestId
      if (item && isActive(item)) follow(run)
      else if (id) learn(run, id)
    }
    return () => {
      for (const leave of held.values()) leave()
      held.clear()
    }
  }, [tracker, follow, owner, hasItems])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may be the one that hears of an end.
  useEffect(() => {
    const items = new Map(tracker.store.get().items.map((item) => [item.id, item]))
    for (const run of kept.store.get().runs) {
      const item = items.get(run.itemId ?? '')
      const workId = item && workIdOf(item)
      if (isOpen(run) && item && workId && !isActive(item)) learn(run, workId)
    }
  }, [tracker, kept, learn, active])

  const retry = useCallback(
    ({ key, itemId }: Run<Request>) => {
      if (!itemId) return
      learner.forget(key)
      kept.change(key, { reply: undefined, isGone: undefined })
      void tracker.retry(itemId)
    },
    [tracker, kept, learner],
  )

  const start = useCallback(
    async ({ request, ...order }: RunOrder<Request>) => {
      // A second press before the first is accepted would be paid for twice.
      if (busy.current) return
      // And one that nobody answered may have arrived: it goes out again under its own key, and is paid for once.
      const unanswered = kept.store
        .get()
        .runs.find(({ itemId, request: before }) => tracker.isUnanswered(itemId ?? '') && asksTheSame(before, request))
      if (unanswered) {
        retry(unanswered)
        return
      }
      busy.current = true
      setStarting(true)
      const key = kept.add(request)
      try {
        const item = await tracker.start({
          ...order,
          showsInPlace: true,
          onMade: (itemId) => {
            kept.change(key, { itemId })
            follow({ key, itemId })
          },
        })
        kept.change(key, { requestId: workIdOf(item) })
      } catch {
        // The tracker's item says why, here as in the panel.
      } finally {
        busy.current = false
        setStarting(false)
      }
    },
    [tracker, follow, kept, retry],
  )

  return { runs, isStarting, start, retry }
}
