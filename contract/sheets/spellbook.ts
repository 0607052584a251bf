import * as z from 'zod'
import { spellbookCasters, spellSchools, valuesOf } from './choices.ts'
import { SheetRequest } from './request.ts'

export const SpellbookRequest = SheetRequest.extend({
  caster: z.enum(valuesOf(spellbookCasters)).default('wizard'),
  level: z.number().int().min(1).max(20).default(5),
  /** '' for any; others come first where the caster has them. */
  school: z.enum(valuesOf(spellSchools)).default(''),
})
export type SpellbookRequest = z.output<typeof SpellbookRequest>
