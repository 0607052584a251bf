import { keepPreviousData, onlineManager, type QueryClient, useQuery } from '@tanstack/react-query'
import { messages } from '../../contract/errors.ts'
import type { Understanding } from '../../contract/prompts.ts'
import { inTime } from '../api/in-time.ts'
import { useRested } from '../ui/use-rested.ts'
import { type ImageForm, lengthProblem } from './form.ts'
import { understanding } from './queries.ts'

type Words = Pick<ImageForm, 'category' | 'prompt' | 'negativePrompt'>

const wordsOf = ({ category, prompt, negativePrompt }: Words): Words => ({
  category,
  prompt: prompt.trim(),
  negativePrompt: negativePrompt.trim(),
})

const queryOf = (form: Words & Pick<ImageForm, 'model'>) => understanding({ ...wordsOf(form), model: form.model })

/** Tells one form's words from another's. */
export const keyOf = (form: Words): string => Object.values(wordsOf(form)).join('\n')

/** What the engine makes of a form while it is being filled in; `isOfThese` once that is of the very words that stand there. */
export function useUnderstanding(form: ImageForm): { answer: Understanding | undefined; isOfThese: boolean } {
  const { model } = form
  const key = `${keyOf(form)}\n${model}`
  const rested = useRested({ ...wordsOf(form), model, key }, key)
  const isAsked = rested.prompt !== '' && lengthProblem(rested) === undefined
  const { data, isError, isPaused, isPlaceholderData } = useQuery({
    ...queryOf(rested),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  // What stands here must be of these words: never, while the network is away, of those before.
  if (form.prompt.trim() === '' || isError || isPaused) return { answer: undefined, isOfThese: false }
  return { answer: data, isOfThese: isAsked && !isPlaceholderData && rested.key === key }
}

/** Nobody who has pressed the button waits longer for what it is understood as, ms: it can be started without. */
const PATIENCE = 5000

/** What the engine makes of a form that is about to be sent; undefined where that cannot be learnt now. */
export async function understandingOf(client: QueryClient, form: ImageForm): Promise<Understanding | undefined> {
  // A query waits for the network to come back, which nobody who presses a button does.
  if (!onlineManager.isOnline()) return undefined
  const asked = inTime(PATIENCE, messages.requestFailed, () => client.fetchQuery({ ...queryOf(form), retry: false }))
  return asked.catch(() => undefined)
}

/** The style a form's words ask for, as far as it was learnt while they were typed. */
export const styleLearnt = (client: QueryClient, form: ImageForm): string | null =>
  client.getQueryData(queryOf(form).queryKey)?.style ?? null
