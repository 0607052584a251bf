import * as z from 'zod'
import { ImageCategory } from './categories.ts'
import { NEGATIVE_PROMPT_MAX, PROMPT_MAX } from './limits.ts'
import { givenName } from './text.ts'

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

/** A prompt is of something the category's built-in styles cannot draw: they would draw something else in its place. */
export const UnknownSubject = z.object({
  /** As the person wrote it; empty where the prompt has no words at all. */
  words: z.string(),
  /** The prompt seems not to be in English, the one tongue the built-in styles read. */
  isForeign: z.boolean(),
  /** What would be drawn instead; null: whatever the category makes by chance. */
  drawn: z.string().nullable(),
  /** Subjects that have much in common with it and are drawn, nearest first, each with the prompt that asks for it. */
  instead: z.array(z.object({ words: z.string(), prompt: z.string() })),
  /** Categories that draw it. */
  elsewhere: z.array(ImageCategory),
})
export type UnknownSubject = z.infer<typeof UnknownSubject>

/** A word that is not drawn, as the person wrote it, the nearest of its kin that is, and the prompt with that in its place. */
export const NearestWord = z.object({ words: z.string(), nearest: z.string(), prompt: z.string() })
export type NearestWord = z.infer<typeof NearestWord>

/** What the engine makes of a prompt: the parts it will draw, and the words it cannot use. */
export const Understanding = z.object({
  /** The built-in style that the words ask for, a model's id: what is drawn in where none was chosen. Null where they ask for none. */
  style: z.string().nullable(),
  understood: z.array(Chip),
  unused: z.array(z.string()),
  /** For words of `unused` that have a kin which is drawn. */
  nearest: z.array(NearestWord),
  /** Null where the prompt's subject is drawn, or left open. */
  unknownSubject: UnknownSubject.nullable(),
})
export type Understanding = z.infer<typeof Understanding>

export const UnderstandRequest = z.object({
  category: ImageCategory,
  prompt: z.string().max(PROMPT_MAX),
  negativePrompt: z.string().max(NEGATIVE_PROMPT_MAX).default(''),
  /** The model that was chosen: words that ask for another style are not followed then. Left out: none was. */
  model: givenName(100).optional(),
})
export type UnderstandRequest = z.infer<typeof UnderstandRequest>

export const WordsQuery = z.object({ category: ImageCategory })
export type WordsQuery = z.infer<typeof WordsQuery>

/** The words and phrases that the built-in styles can draw in a category, in the singular, by the alphabet. */
export const PromptWords = z.object({ words: z.array(z.string()) })
export type PromptWords = z.infer<typeof PromptWords>
