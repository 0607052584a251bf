import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallReply } from '../../contract/routes.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { requireLogin } from '../session/login.ts'
import { useTracker } from '../tracker/provider.tsx'
import { toast } from '../ui/toast-store.ts'

type Comparison = CallReply<'getComparison'>

/** What can be done with a comparison: voting on it, trying again what failed, removing it. */
export function useDeeds(comparison: Comparison) {
  const client = useQueryClient()
  const tracker = useTracker()
  const [isBusy, setBusy] = useState(false)
  /** Keys of repeats that nobody has answered: sent again they start nothing twice. */
  const keys = useRef(new Map<string, string>())
  const { id, isBlind, myVote } = comparison

  async function attempt(deed: () => Promise<void>) {
    setBusy(true)
    try {
      await deed()
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }

  const vote = (picks: string[]) =>
    requireLogin(
      () =>
        void attempt(async () => {
          const voted = await call('voteComparison', { params: { id }, body: { picks, isBlind } })
          client.setQueriesData<Comparison>(
            { predicate: ({ queryKey }) => queryKey[0] === 'getComparison' },
            (shown) => (shown?.id === id ? voted : shown),
          )
          await refreshAnswers(client, 'listComparisons')
        }),
    )

  return {
    isBusy,
    pick: (column: string) => vote([...myVote, column]),
    takeBack: () => vote([]),
    retry: ({ requestId, modelName }: Comparison['columns'][number]) => {
      if (!requestId) return
      void attempt(async () => {
        const idempotencyKey = keys.current.get(requestId) ?? crypto.randomUUID()
        keys.current.set(requestId, idempotencyKey)
        const started = await call('retryGeneration', { params: { id: requestId }, idempotencyKey })
        tracker.adopt([{ ...started, type: 'image', description: comparison.prompt, modelName: modelName ?? '' }])
        await refreshAnswers(client, 'getComparison')
      })
    },
    remove: (then: () => void) =>
      void attempt(async () => {
        await call('deleteComparison', { params: { id } })
        then()
        await refreshAnswers(client, 'listComparisons', 'getComparison')
      }),
  }
}
