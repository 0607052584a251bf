import * as z from 'zod'
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
})
export type NpcRequest = z.output<typeof NpcRequest>
