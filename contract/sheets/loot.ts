import * as z from 'zod'
import { lootSources, valuesOf } from './choices.ts'
import { SheetRequest } from './request.ts'

/** '' leaves what is found to the prompt, and past that to the workshop: a hoard. */
export const LootRequest = SheetRequest.extend({
  source: z.enum(valuesOf(lootSources)).default(''),
  /** The party's level. */
  level: z.number().int().min(1).max(20).default(3),
})
export type LootRequest = z.output<typeof LootRequest>
