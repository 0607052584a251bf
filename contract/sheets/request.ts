import * as z from 'zod'
import { RuleSystem } from '../enums.ts'
import { Seed } from '../images.ts'
import { PROMPT_MAX, SHEETS_PER_REQUEST_MAX } from '../limits.ts'
import { typedText } from '../text.ts'
import { visibilities } from '../visibility.ts'
import { FieldKey } from './document.ts'

/** What every workshop is asked with; each kind adds its choices. */
export const SheetRequest = z.object({
  /** In the person's own words; may be empty: then the workshop has a free hand. */
  prompt: typedText(PROMPT_MAX).default(''),
  system: RuleSystem.default('DnD5e'),
  /** Left out: the server draws one. */
  seed: Seed.optional(),
  isVisible: z.boolean().optional(),
  /** In three ways; goes before `isVisible`. Neither of them: as the sheet that it is made for, else public. */
  visibility: z.enum(visibilities).optional(),
  /** The caller's sheet that this one is to be linked with, and under which key of its kin. */
  madeFor: z.object({ id: z.uuid(), key: FieldKey }).optional(),
  /** How many at once, each by the next seed. */
  count: z.number().int().min(1).max(SHEETS_PER_REQUEST_MAX).default(1),
})
export type SheetRequest = z.infer<typeof SheetRequest>
