import type { ImageCategory } from '../../contract/categories.ts'
import { callQuery } from '../api/queries.ts'

/** What the engine makes of a prompt. */
export const understanding = (category: ImageCategory, prompt: string, negativePrompt: string) =>
  callQuery('understandPrompt', { body: { category, prompt, negativePrompt } })

/** The newest public works of a category, beside the form. */
export const newestOf = (category: ImageCategory) => callQuery('newImages', { query: { category, limit: 12 } })
