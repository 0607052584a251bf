import * as z from 'zod'
import { generationKinds } from './generation-kinds.ts'
import { Receipt } from './gold.ts'
import { Image } from './images.ts'

export const GenerationKind = z.enum(generationKinds)
export type GenerationKind = z.infer<typeof GenerationKind>

export const generationStatuses = ['pending', 'processing', 'completed', 'failed'] as const
export const GenerationStatus = z.enum(generationStatuses)
export type GenerationStatus = z.infer<typeof GenerationStatus>

/** Answer to every call that starts work: 201. `cost` in gold, held now and taken on delivery. */
export const StartReply = z.object({ requestId: z.uuid(), status: GenerationStatus, cost: z.number() })
export type StartReply = z.infer<typeof StartReply>

/** Answer to every poll: 202 while pending or processing, 200 when ended. */
export const PollReply = z.object({
  id: z.uuid(),
  type: GenerationKind,
  status: GenerationStatus,
  /** 0-100. */
  progress: z.number().int().min(0).max(100),
  /** What is happening, in a few words for the person. */
  stage: z.string(),
  /** The first finished picture, or null. */
  image: Image.nullable(),
  images: z.array(Image),
  /** Those of the images that the person had already: the same request and seed had made them. They cost nothing. */
  had: z.array(z.uuid()).optional(),
  /** The page that shows the result, or null. */
  url: z.string().nullable(),
  /** Why it failed, as a sentence for the person, or null; of what was made in part, why some of it was not. */
  error: z.string().nullable(),
  /** What it cost; null until it has ended. */
  receipt: Receipt.nullable(),
})
export type PollReply = z.infer<typeof PollReply>

/** Work in progress as the tracker restores it. */
export const GenerationSummary = z.object({
  id: z.uuid(),
  type: GenerationKind,
  status: GenerationStatus,
  progress: z.number().int(),
  stage: z.string(),
  description: z.string(),
  modelName: z.string(),
  cost: z.number(),
  createdAt: z.iso.datetime(),
})
export type GenerationSummary = z.infer<typeof GenerationSummary>

export const UnfinishedReply = z.object({ generations: z.array(GenerationSummary) })

/** Header every start call takes: one key, one piece of work, however often it is sent. */
export const IdempotencyKey = z
  .string()
  .min(8, 'An Idempotency-Key has at least 8 characters.')
  .max(128, 'An Idempotency-Key has at most 128 characters.')
  .regex(/^[\x21-\x7e]+$/, 'An Idempotency-Key is made of visible ASCII characters.')
