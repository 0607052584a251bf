import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { categoryFacts } from '../../contract/categories.ts'
import type { ImageRequestInput } from '../../contract/images.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { requireLogin } from '../session/login.ts'
import { userActions, userStore } from '../session/user-state.ts'
import { ImageRows, ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { ErrorState } from '../ui/states.tsx'
import { keepForm, recallForm } from './draft.ts'
import { emptyForm, type ImageForm, modelsFor, nextSeed, priceOf, requestOf, withAddress } from './form.ts'
import { ImageFormFields } from './image-form.tsx'
import { newestOf } from './queries.ts'
import { Results } from './results.tsx'
import { useRuns } from './use-runs.ts'

/** Before anything was asked for: what others had made of this category. */
function Examples({ form }: { form: ImageForm }) {
  const newest = useQuery(newestOf(form.category))
  const { plural } = categoryFacts[form.category]
  if (newest.isError) return null
  if (newest.data?.images.length === 0) {
    return (
      <p className="text-ink2">
        Your picture will appear here. It takes a few seconds, and you can go elsewhere meanwhile.
      </p>
    )
  }
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">The newest {plural.toLowerCase().replace('npcs', 'NPCs')}</h2>
      {newest.data ? <ImageRows images={newest.data.images} /> : <ImageRowsSkeleton />}
    </section>
  )
}

/** The form, and beside it what it makes. */
export function ImageDesk() {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const models = useQuery(modelsOnOffer())
  const { runs, isStarting, start } = useRuns()
  const [form, setForm] = useState(() => withAddress(emptyForm(), search))
  const [isPromptMissing, setPromptMissing] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const address = search.toString()

  // The draft is known in the browser only: the first render must be the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address as text stands for the search parameters.
  useEffect(() => {
    setForm((shown) => withAddress(recallForm() ?? shown, search))
  }, [address])

  function change(next: ImageForm) {
    setForm(next)
    setPromptMissing(false)
    keepForm(next)
  }

  function run(asked: ImageForm) {
    if (asked.prompt.trim() === '') {
      setPromptMissing(true)
      document.querySelector<HTMLTextAreaElement>('textarea[name=prompt]')?.focus()
      return
    }
    requireLogin(() => {
      const { chosen } = modelsFor(asked, models.data?.models ?? [])
      const cost = priceOf(asked, chosen) ?? 0
      const { gold } = userStore.get()
      if (cost > gold) {
        userActions.showPricingTable(true, { cost, gold, missing: Math.round((cost - gold) * 1000) / 1000 })
        return
      }
      const seed = nextSeed(asked, Math.random)
      change({ ...asked, seed })
      void start({ request: requestOf(asked, seed, chosen), modelName: chosen?.name ?? '', cost })
      results.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    })
  }

  // A prompt handed over by another screen is started at once, but only once: going back must not pay again.
  const handedOver = (location.state as { start?: boolean } | null)?.start === true
  const isReady = models.isSuccess
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the hand-over and the models are both there.
  useEffect(() => {
    if (!handedOver || !isReady) return
    void navigate(`${location.pathname}${location.search}`, { replace: true, state: null })
    run(withAddress(recallForm() ?? emptyForm(), search))
  }, [handedOver, isReady])

  function again(request: ImageRequestInput) {
    run({
      ...withAddress(form, new URLSearchParams({ categories: request.category, prompt: request.prompt })),
      seedLocked: false,
    })
  }

  if (models.isError)
    return <ErrorState error={models.error} onRetry={() => models.refetch()} busy={models.isFetching} />
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <ImageFormFields
        form={form}
        onChange={change}
        models={models.data?.models}
        isPromptMissing={isPromptMissing}
        isStarting={isStarting}
        onSubmit={() => run(form)}
      />
      <div ref={results} className="min-w-0 scroll-mt-24">
        {runs.length > 0 ? <Results runs={runs} onAgain={again} /> : <Examples form={form} />}
      </div>
    </div>
  )
}
