import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { categoryFacts, categoryOf, imageShapes, imageSizes, pixelSize } from '../../contract/categories.ts'
import type { PollReply } from '../../contract/generations.ts'
import type { Image, ImageRequestInput, Variation } from '../../contract/images.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { refreshLists } from '../api/refresh-works.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { onOtherTabs } from '../live/other-tabs.ts'
import { requireLogin } from '../session/login.ts'
import { shortfallOf } from '../session/shortfall.ts'
import { userActions, userStore, useUser } from '../session/user-state.ts'
import { pollWork } from '../tracker/poll-work.ts'
import { useRuns } from '../tracker/use-runs.ts'
import { ImageRows, ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { draftIn } from './draft.ts'
import { DropNotice, useFileDrop, useFill } from './fill-from-file.tsx'
import {
  emptyForm,
  formOf,
  type ImageForm,
  isBuiltIn,
  levelProblem,
  modelsFor,
  nextSeed,
  priceOf,
  problemOf,
  requestOf,
} from './form.ts'
import { ImageFormFields } from './image-form.tsx'
import { newestOf } from './queries.ts'
import { Results } from './results.tsx'
import { changeImage, imageRuns } from './runs.ts'
import { drawnSentence, unknownSentence } from './unknown-subject.tsx'
import { useImageForm } from './use-form.ts'
import { keyOf, styleLearnt, understandingOf } from './use-understanding.ts'

/** What was made may hang in a list; and where nothing was, its service may have stopped answering. */
const refreshAfter = (client: QueryClient, { status }: PollReply) =>
  status === 'completed' ? refreshLists(client) : refreshAnswers(client, 'listModels')

/** Before anything was asked for: what others had made of this category. */
function Examples({ form }: { form: ImageForm }) {
  const newest = useQuery(newestOf(form.category))
  const { plural } = categoryFacts[form.category]
  if (newest.isError) return null
  if (newest.data?.images.length === 0) {
    return (
      <p className="grid min-h-64 place-content-center rounded-lg border border-line border-dashed p-6 text-center text-balance text-ink2">
        Your picture will appear here. It takes a few seconds, and you can go elsewhere meanwhile.
      </p>
    )
  }
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">The newest {plural.toLowerCase().replace('npcs', 'NPCs')}</h2>
      {newest.data ? <ImageRows images={newest.data.images} /> : <ImageRowsSkeleton />}
    </section>
  )
}

const typeOfRun = () => 'image' as const

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The form, and beside it what it makes. */
export function ImageDesk() {
  const models = useQuery(modelsOnOffer())
  const { runs, isStarting, start, retry } = useRuns(imageRuns, typeOfRun, refreshAfter)
  const { form, change } = useImageForm(models.isSuccess, run)
  const [isPromptMissing, setPromptMissing] = useState(false)
  const fill = useFill({ form, onChange: edit, models: models.data?.models ?? [] })
  const { isOver } = useFileDrop(fill)
  const client = useQueryClient()
  const [question, setQuestion] = useState<{ of: string; sentence: string }>()
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const results = useRef<HTMLDivElement>(null)
  const shownRuns = useRef(runs.length)
  const owner = useUser((user) => user.username)
  const level = useUser((user) => user.userPremiumLevel)

  useEffect(() => {
    // Its pictures may have been deleted on another page, in another tab, or on another machine.
    const renew = () => void imageRuns.renew((id) => pollWork('image', id))
    if (owner === '') return
    renew()
    return onOtherTabs((changed) => changed === 'pictures' && renew())
  }, [owner])

  useEffect(() => {
    if (runs.length > shownRuns.current) {
      results.current?.scrollIntoView({ block: 'start', behavior: isCalm() ? 'instant' : 'smooth' })
    }
    shownRuns.current = runs.length
  }, [runs.length])

  function edit(next: ImageForm) {
    setPromptMissing(false)
    change(next)
  }

  async function run(asked: ImageForm) {
    const isMissing = asked.prompt.trim() === ''
    const { userPremiumLevel: level } = userStore.get()
    const { chosen } = modelsFor(asked, models.data?.models ?? [], level)
    if (isMissing || problemOf(asked) || levelProblem(asked, chosen, level)) {
      setPromptMissing(isMissing)
      document.querySelector<HTMLTextAreaElement>('textarea[name=prompt]')?.focus()
      return
    }
    // Asked once for each wording: whoever presses again means it.
    if (chosen && isBuiltIn(chosen) && question?.of !== keyOf(asked)) {
      setAsking(true)
      const unknown = (await understandingOf(client, asked))?.unknownSubject
      setAsking(false)
      if (unknown) {
        const sentence = `${unknownSentence(unknown)} ${drawnSentence(unknown, asked.category)}`
        setQuestion({ of: keyOf(asked), sentence })
        return
      }
    }
    // What has been typed meanwhile stays as it is.
    pay(asked, { isShown: keyOf(latest.current) === keyOf(asked) })
  }

  function pay(asked: ImageForm, { isShown = true } = {}) {
    requireLogin(() => {
      const { chosen } = modelsFor(
        asked,
        models.data?.models ?? [],
        userStore.get().userPremiumLevel,
        styleLearnt(client, asked),
      )
      const cost = priceOf(asked, chosen) ?? 0
      const shortfall = shortfallOf(cost, userStore.get().gold)
      // A picture that is there already costs nothing: only the server knows of those with a kept seed.
      if (shortfall && !asked.seedLocked) {
        userActions.showPricingTable(true, shortfall)
        return
      }
      const seed = nextSeed(asked, Math.random)
      if (isShown) change({ ...asked, seed })
      const request = requestOf(asked, seed, chosen)
      void start({
        type: 'image',
        request,
        description: request.prompt,
        modelName: chosen?.name ?? '',
        cost,
        begin: (idempotencyKey) => call('generateImage', { body: request, idempotencyKey }),
      })
    })
  }

  /** The form that asks for one picture of the words, style and size of one that is there. */
  function formOfImage(image: Image): ImageForm | undefined {
    const category = categoryOf(image.type)
    const size = imageSizes.find((one) => one === Math.max(image.width, image.height))
    if (!category || !size) return undefined
    const { prompt, negativePrompt, model, visibility } = image
    return { ...emptyForm(category), prompt, negativePrompt, model, size, visibility }
  }

  function styleOf(image: Image) {
    const like = formOfImage(image)
    const chosen = like && models.data?.models.find((model) => model.id === image.model)
    return like && chosen?.categories.includes(like.category) ? { like, chosen } : undefined
  }

  function varyPrice(image: Image): number | undefined {
    const style = styleOf(image)
    return style && priceOf(style.like, style.chosen)
  }

  function vary(image: Image, strength: Variation['strength']) {
    const style = styleOf(image)
    if (!style) return
    requireLogin(() => {
      const { like, chosen } = style
      const cost = priceOf(like, chosen) ?? 0
      const shortfall = shortfallOf(cost, userStore.get().gold)
      if (shortfall) {
        userActions.showPricingTable(true, shortfall)
        return
      }
      const shape = imageShapes.find((one) => {
        const { width, height } = pixelSize(one, like.size)
        return width === image.width && height === image.height
      })
      const seed = nextSeed(like, Math.random)
      const request = {
        ...requestOf({ ...like, ...(shape && { shape }) }, seed, chosen),
        variation: { of: image.id, strength },
      }
      void start({
        type: 'image',
        request,
        description: request.prompt,
        modelName: chosen.name,
        cost,
        begin: (idempotencyKey) => call('generateImage', { body: request, idempotencyKey }),
      })
    })
  }

  /** The seed is locked where the picture's own words are: in its category's form. */
  function keepSeed(image: Image) {
    const category = categoryOf(image.type) ?? form.category
    const base = category === form.category ? form : draftIn(form, category)
    change({ ...base, seed: image.seed, seedLocked: true, nudges: image.nudges })
    toast({ title: 'Seed kept: the form uses it until you unlock it', tone: 'good' })
  }

  /** Whoever is on a picture comes into its category's form, whose words say what becomes of them. */
  function samePerson(image: Image) {
    const category = categoryOf(image.type) ?? form.category
    const base = category === form.category ? form : draftIn(form, category)
    change({ ...base, personOf: image.id, seedLocked: false })
    document.querySelector<HTMLTextAreaElement>('textarea[name=prompt]')?.focus()
    toast({ title: 'The same person is in the form: say what they do, wear or feel now', tone: 'good' })
  }

  const again = (request: ImageRequestInput) => pay(formOf(request), { isShown: false })

  const { chosen } = modelsFor(form, models.data?.models ?? [], level)
  if (models.isError)
    return <ErrorState error={models.error} onRetry={() => models.refetch()} busy={models.isFetching} />
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <ImageFormFields
        form={form}
        onChange={edit}
        onFile={fill}
        models={models.data?.models}
        isPromptMissing={isPromptMissing}
        isStarting={isStarting || isAsking}
        question={chosen && isBuiltIn(chosen) && question?.of === keyOf(form) ? question.sentence : undefined}
        onSubmit={() => void run(form)}
      />
      <div ref={results} className="min-w-0 scroll-mt-24">
        {runs.length > 0 ? (
          <Results
            runs={runs}
            onRetry={retry}
            onAgain={again}
            priceOf={varyPrice}
            onVary={vary}
            onKeepSeed={keepSeed}
            onSamePerson={samePerson}
            onChange={changeImage}
          />
        ) : (
          <Examples form={form} />
        )}
      </div>
      {isOver && <DropNotice />}
    </div>
  )
}
