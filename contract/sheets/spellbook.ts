import * as z from 'zod'
import { blockForms, spellbookCasters, spellSchools, valuesOf } from './choices.ts'
import { SheetRequest } from './request.ts'

export const SpellbookRequest = SheetRequest.extend({
  /** '' leaves it to the prompt, and past that it is a wizard's. */
  caster: z.enum(valuesOf(spellbookCasters)).default(''),
  level: z.number().int().min(1).max(20).default(5),
  /** '' for any; others come first where the caster has them. */
  school: z.enum(valuesOf(spellSchools)).default(''),
  /** Which edition's spells a DnD5e book has. */
  form: z.enum(valuesOf(blockForms)).default('2024'),
})
export type SpellbookRequest = z.output<typeof SpellbookRequest>
