import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { GenerationKind, StartReply } from '../../contract/generations.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { shortfallOf } from '../generate/form.ts'
import { requireLogin } from '../session/login.ts'
import { userActions, userStore } from '../session/user-state.ts'
import { useTracker, useTrackerState } from '../tracker/provider.tsx'
import { refreshSheetLists, sheetOf } from './queries.ts'

interface Order {
  type: GenerationKind
  description: string
  modelName: string
  cost: number
  begin: (idempotencyKey: string) => Promise<StartReply>
}

/** Makes something that goes with a sheet, a picture or another sheet, and shows it there once it is made. */
export function useSheetWork({ kind, id }: Sheet) {
  const tracker = useTracker()
  const client = useQueryClient()
  const [itemId, setItemId] = useState<string>()
  const item = useTrackerState((state) => state.items.find((one) => one.id === itemId))
  const leave = useRef<() => void>(undefined)
  useEffect(() => () => leave.current?.(), [])

  function start(order: Order) {
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
          leave.current = tracker.observe(made, ({ status }) => {
            if (status !== 'completed') return
            void client.invalidateQueries({ queryKey: sheetOf(kind, id).queryKey })
            void refreshSheetLists(client)
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
