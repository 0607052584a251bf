import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PollReply } from '../../contract/generations.ts'
import type { ImageRequestInput } from '../../contract/images.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { refreshLists } from '../images/refresh-works.ts'
import { useStore } from '../session/store.ts'
import { useUser } from '../session/user-state.ts'
import { isActive } from '../tracker/item.ts'
import { useTracker, useTrackerState } from '../tracker/provider.tsx'
import { addRun, changeRun, type Run, runsStore } from './runs.ts'

interface RunOrder {
  request: ImageRequestInput
  modelName: string
  cost: number
}

const hasEnded = ({ status }: PollReply) => status === 'completed' || status === 'failed'

/** Starts pictures and follows them here; leaving the screen hands them to the tracker until one comes back. */
export function useRuns() {
  const tracker = useTracker()
  const client = useQueryClient()
  const runs = useStore(runsStore, (state) => state.runs)
  const owner = useUser((user) => user.username)
  const hasItems = useTrackerState((state) => state.items.length > 0)
  const [isStarting, setStarting] = useState(false)
  const busy = useRef(false)
  const leaves = useRef(new Map<string, () => void>())

  const follow = useCallback(
    ({ key, itemId }: Pick<Run, 'key' | 'itemId'>) => {
      if (!itemId || leaves.current.has(itemId)) return
      const heard = (reply: PollReply) => {
        if (hasEnded(reply)) changeRun(key, { reply })
        if (reply.status === 'completed') void refreshLists(client)
        // Its service may have stopped answering.
        if (reply.status === 'failed') void refreshAnswers(client, 'listModels')
      }
      leaves.current.set(itemId, tracker.observe(itemId, heard))
    },
    [tracker, client],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a reload the tracker has its items only a moment later.
  useEffect(() => {
    const held = leaves.current
    const items = new Map(tracker.store.get().items.map((item) => [item.id, item]))
    // A reload brings runs back once it is known whose they are, and the tracker's items a moment later.
    if (owner === '') return
    for (const run of runsStore.get().runs.filter(({ reply }) => !reply)) {
      const item = items.get(run.itemId ?? '')
      const id = item?.requestId ?? run.requestId
      if (item && isActive(item)) follow(run)
      else if (id) {
        // It ended while nobody was looking. Where that cannot be learnt, the run says that it is no longer followed.
        call('pollImage', { params: { id } }).then(
          (reply) => {
            if (hasEnded(reply)) changeRun(run.key, { reply })
          },
          () => undefined,
        )
      }
    }
    return () => {
      for (const leave of held.values()) leave()
      held.clear()
    }
  }, [tracker, follow, owner, hasItems])

  const start = useCallback(
    async ({ request, modelName, cost }: RunOrder) => {
      // A second press before the first is accepted would be paid for twice.
      if (busy.current) return
      busy.current = true
      setStarting(true)
      const key = addRun(request)
      try {
        const { requestId } = await tracker.start({
          type: 'image',
          description: request.prompt,
          modelName,
          cost,
          showsInPlace: true,
          begin: (idempotencyKey) => call('generateImage', { body: request, idempotencyKey }),
          onMade: (itemId) => {
            changeRun(key, { itemId })
            follow({ key, itemId })
          },
        })
        changeRun(key, { requestId })
      } catch {
        // The tracker's item says why, here as in the panel.
      } finally {
        busy.current = false
        setStarting(false)
      }
    },
    [tracker, follow],
  )

  const retry = useCallback(
    ({ key, itemId }: Run) => {
      if (!itemId) return
      changeRun(key, { reply: undefined })
      void tracker.retry(itemId)
    },
    [tracker],
  )

  return { runs, isStarting, start, retry }
}
