import * as z from 'zod'
import { typedText } from '../text.ts'
import {
  blockForms,
  npcAges,
  npcAlignments,
  npcAnathema,
  npcAncestries,
  npcCallings,
  npcCultures,
  npcEdicts,
  npcLevels,
  npcSexes,
  npcTones,
  valuesOf,
} from './choices.ts'
import { SheetRequest } from './request.ts'

const said = (max: number) => typedText(max).optional()

/**
 * What another sheet says of somebody whose sheet is made from it. All of it is kept: it stands on theirs as it was said, and
 * chance draws the rest.
 */
export const KnownPerson = z.object({
  name: said(120),
  /** What they are called for short: "Marta". */
  given: said(60),
  ancestry: said(60),
  sex: z.enum(['Female', 'Male', 'Neutral']).optional(),
  /** Trade or office: "ferryman", "boss of the Drowned Cult". */
  role: said(160),
  /** The settlement, the house or street in it, and its district. */
  town: said(120),
  place: said(160),
  district: said(120),
  /** Whom they lead or serve. */
  faction: said(160),
  look: said(600),
  manner: said(600),
  /** As a sentence, or as it follows "they want": "To sell the mill". */
  want: said(900),
  fear: said(600),
  secret: said(900),
  /** Whatever else is told of them there. */
  says: said(1500),
})
export type KnownPerson = z.infer<typeof KnownPerson>

/** '' leaves a choice to the prompt, and past that to the workshop. */
export const NpcRequest = SheetRequest.extend({
  ancestry: z.enum(valuesOf(npcAncestries)).default(''),
  sex: z.enum(valuesOf(npcSexes)).default(''),
  age: z.enum(valuesOf(npcAges)).default(''),
  calling: z.enum(valuesOf(npcCallings)).default(''),
  /** "Level 3", or DnD5e's "CR 1/2"; for Pathfinder a level about as hard. */
  level: z.enum(valuesOf(npcLevels)).default(''),
  alignment: z.enum(valuesOf(npcAlignments)).default(''),
  /** What they live by, and what they never do: Pathfinder's, in the place of alignment. */
  edicts: z.enum(valuesOf(npcEdicts)).default(''),
  anathema: z.enum(valuesOf(npcAnathema)).default(''),
  culture: z.enum(valuesOf(npcCultures)).default(''),
  tone: z.enum(valuesOf(npcTones)).default(''),
  form: z.enum(valuesOf(blockForms)).default('2024'),
  /** Left out for whoever is made for themselves. */
  known: KnownPerson.optional(),
})
export type NpcRequest = z.output<typeof NpcRequest>
