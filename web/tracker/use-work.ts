import { useEffect, useRef, useState } from 'react'
import type { GenerationKind, PollReply, StartReply } from '../../contract/generations.ts'
import { requireLogin } from '../session/login.ts'
import { shortfallOf } from '../session/shortfall.ts'
import { userActions, userStore } from '../session/user-state.ts'
import { useTracker, useTrackerState } from './provider.tsx'

export interface WorkOrder {
  type: GenerationKind
  description: string
  modelName: string
  cost: number
  begin: (idempotencyKey: string) => Promise<StartReply>
}

/** Starts one piece of work after the other from a page that shows what becomes of it; `onCompleted` hears of each that is made. */
export function useWork(onCompleted: (reply: PollReply) => void) {
  const tracker = useTracker()
  const [itemId, setItemId] = useState<string>()
  const item = useTrackerState((state) => state.items.find((one) => one.id === itemId))
  const leave = useRef<() => void>(undefined)
  useEffect(() => () => leave.current?.(), [])

  function start(order: WorkOrder) {
    requireLogin(() => {
      const shortfall = shortfallOf(order.cost, userStore.get().gold)
      if (shortfall) {
        userActions.showPricingTable(true, shortfall)
        return
      }
      const work = tracker.start({
        ...order,
        showsInPlace: true,
        onMade(made) {
          setItemId(made)
          leave.current?.()
          leave.current = tracker.observe(made, (reply) => {
            if (reply.status === 'completed') onCompleted(reply)
          })
        },
      })
      // The item says why, here as in the panel.
      work.catch(() => undefined)
    })
  }

  const isUnderWay = item?.status === 'pending' || item?.status === 'processing'
  return { start, item, isUnderWay, retry: () => itemId && void tracker.retry(itemId) }
}
