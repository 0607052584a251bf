import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PictureModel } from '../../contract/models.ts'
import { explain, goldShortfall } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { requireLogin } from '../session/login.ts'
import { shortfallOf } from '../session/shortfall.ts'
import { userActions, userStore } from '../session/user-state.ts'
import { useTracker } from '../tracker/provider.tsx'
import { toast } from '../ui/toast-store.ts'
import { type CompareForm, priceOf, requestOf } from './form.ts'

/** Starts a comparison and goes to its page. */
export function useStart(models: readonly PictureModel[]) {
  const client = useQueryClient()
  const tracker = useTracker()
  const navigate = useNavigate()
  const [isStarting, setStarting] = useState(false)
  /** One that nobody answered may have arrived: asked for again it goes out under the same key, and is paid for once. */
  const unanswered = useRef<{ of: string; key: string }>(undefined)

  async function begin(form: CompareForm) {
    const body = requestOf(form, models)
    const of = JSON.stringify(body)
    const key = unanswered.current?.of === of ? unanswered.current.key : crypto.randomUUID()
    unanswered.current = { of, key }
    setStarting(true)
    try {
      const { id, requests } = await call('startComparison', { body, idempotencyKey: key })
      unanswered.current = undefined
      const nameOf = (place: number) => models.find((model) => model.id === body.models[place])?.name ?? ''
      tracker.adopt(
        requests.map((work, place) => ({ ...work, type: 'image', description: body.prompt, modelName: nameOf(place) })),
      )
      void refreshAnswers(client, 'listComparisons')
      await navigate(`/model-comparison/${id}${form.isBlind ? '' : '?names=shown'}`)
    } catch (error) {
      const shortfall = goldShortfall(error)
      if (shortfall) userActions.showPricingTable(true, shortfall)
      else toast({ ...explain(error), tone: 'bad' })
    } finally {
      setStarting(false)
    }
  }

  function start(form: CompareForm) {
    requireLogin(() => {
      const shortfall = shortfallOf(priceOf(form, models) ?? 0, userStore.get().gold)
      // Pictures that are there already cost nothing: only the server knows of those with a kept seed.
      if (shortfall && !form.seedLocked) userActions.showPricingTable(true, shortfall)
      else void begin(form)
    })
  }

  return { isStarting, start }
}
