import type { ImageCategory } from '../../contract/categories.ts'
import { callQuery } from '../api/queries.ts'
import type { ImageForm } from './form.ts'

/** What the engine makes of a prompt; `model` empty: none was chosen. */
export const understanding = ({
  category,
  prompt,
  negativePrompt,
  model,
}: Pick<ImageForm, 'category' | 'prompt' | 'negativePrompt' | 'model'>) =>
  callQuery('understandPrompt', { body: { category, prompt, negativePrompt, ...(model === '' ? {} : { model }) } })

/** The newest public works of a category, beside the form. */
export const newestOf = (category: ImageCategory) => callQuery('newImages', { query: { category, limit: 12 } })

/** The words that the built-in styles can draw in a category: as long as the page is open they are the same. */
export const wordsToDraw = (category: ImageCategory) => ({
  ...callQuery('promptWords', { query: { category } }),
  staleTime: Number.POSITIVE_INFINITY,
})
