import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PollReply } from '../../contract/generations.ts'
import type { ImageRequestInput } from '../../contract/images.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { offerGold } from '../tracker/browser-world.ts'
import { useTracker } from '../tracker/provider.tsx'

/** One press of the button, followed on this screen. */
export interface Run {
  key: number
  request: ImageRequestInput
  /** The latest that was heard. */
  reply?: PollReply
  /** Why it could not be started. */
  refusal?: string
}

interface RunOrder {
  request: ImageRequestInput
  modelName: string
  cost: number
}

/** Starts pictures and follows them here, newest first; leaving the screen hands them to the tracker. */
export function useRuns() {
  const tracker = useTracker()
  const client = useQueryClient()
  const [runs, setRuns] = useState<Run[]>([])
  const [isStarting, setStarting] = useState(false)
  const busy = useRef(false)
  const leaves = useRef<(() => void)[]>([])

  useEffect(
    () => () => {
      for (const leave of leaves.current) leave()
      leaves.current = []
    },
    [],
  )

  const start = useCallback(
    async ({ request, modelName, cost }: RunOrder) => {
      // A second press before the first is accepted would be paid for twice.
      if (busy.current) return
      busy.current = true
      setStarting(true)
      const key = Date.now()
      const update = (change: Partial<Run>) =>
        setRuns((all) => all.map((run) => (run.key === key ? { ...run, ...change } : run)))
      setRuns((all) => [{ key, request }, ...all])
      try {
        const item = await tracker.start({
          type: 'image',
          description: request.prompt,
          modelName,
          cost,
          showsInPlace: true,
          begin: (idempotencyKey) => call('generateImage', { body: request, idempotencyKey }),
        })
        const leave = tracker.observe(item.id, (reply) => {
          update({ reply })
          if (reply.status === 'completed') void refreshAnswers(client, 'myImages', 'newImages', 'searchImages')
        })
        leaves.current.push(leave)
      } catch (error) {
        offerGold(error)
        update({ refusal: explain(error).description })
      } finally {
        busy.current = false
        setStarting(false)
      }
    },
    [tracker, client],
  )

  return { runs, isStarting, start }
}
