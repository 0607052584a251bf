import * as z from 'zod'
import { LORA_WEIGHT_MAX, LORAS_PER_PICTURE_MAX } from './lora-facts.ts'

/** A LoRA that a picture wears, and how much of it: 1 as it was made. */
export const WornLora = z.object({ id: z.uuid(), weight: z.number().min(0).max(LORA_WEIGHT_MAX).default(1) })
export type WornLora = z.infer<typeof WornLora>

/** The LoRAs of one picture, each once. */
export const WornLoras = z
  .array(WornLora)
  .max(LORAS_PER_PICTURE_MAX, `A picture wears at most ${LORAS_PER_PICTURE_MAX} LoRAs.`)
  .refine((worn) => new Set(worn.map(({ id }) => id)).size === worn.length, 'Name each LoRA once.')
