import * as z from 'zod'
import { ImageCategory } from './categories.ts'
import { NEGATIVE_PROMPT_MAX, PROMPT_MAX } from './limits.ts'

/** What a recognised part of a prompt is about. */
export const facets = [
  'subject',
  'kind',
  'feature',
  'count',
  'material',
  'colour',
  'mood',
  'weather',
  'time',
  'season',
  'place',
  'style',
] as const
export const Facet = z.enum(facets)
export type Facet = z.infer<typeof Facet>

/** One "understood as" chip: `words` as the person wrote them, `meaning` as the engine took them. */
export const Chip = z.object({ facet: Facet, words: z.string(), meaning: z.string() })
export type Chip = z.infer<typeof Chip>

/** What the engine makes of a prompt: the parts it will draw, and the words it cannot use. */
export const Understanding = z.object({ understood: z.array(Chip), unused: z.array(z.string()) })
export type Understanding = z.infer<typeof Understanding>

export const UnderstandRequest = z.object({
  category: ImageCategory,
  prompt: z.string().max(PROMPT_MAX),
  negativePrompt: z.string().max(NEGATIVE_PROMPT_MAX).default(''),
})
export type UnderstandRequest = z.infer<typeof UnderstandRequest>
