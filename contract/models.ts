import * as z from 'zod'
import { ImageCategory } from './categories.ts'

/** Something that can be asked to make a picture: a built-in style, or a model of an AI service. */
export const Model = z.object({
  id: z.string(),
  name: z.string(),
  /** Who runs it: "built-in" or the service's name. */
  provider: z.string(),
  description: z.string(),
  /** What it is good at, each in a few words. */
  strengths: z.array(z.string()),
  /** About how long one picture takes at full size, ms; a hint, not a promise. */
  speed: z.number(),
  categories: z.array(ImageCategory),
  /** Gold for one picture, by the length of its longer side in px. */
  /** Whether the same words with the same seed bring the same picture back. */
  takesSeed: z.boolean(),
  /** False while it is left alone for a moment, having failed several times in a row; work for it waits. */
  isAnswering: z.boolean(),
  price: z.object({ 512: z.number(), 768: z.number(), 1024: z.number() }),
})
export type Model = z.infer<typeof Model>
export const ModelsReply = z.object({ models: z.array(Model) })
