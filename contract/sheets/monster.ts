import * as z from 'zod'
import { blockForms, monsterChallenges, monsterRoleNames, valuesOf } from './choices.ts'
import { SheetRequest } from './request.ts'

export const MonsterRequest = SheetRequest.extend({
  /** DnD5e's challenge, or Pathfinder's level about as hard; '' leaves it to the workshop. */
  challenge: z.enum(valuesOf(monsterChallenges)).default(''),
  role: z.enum(valuesOf(monsterRoleNames)).default(''),
  form: z.enum(valuesOf(blockForms)).default('2024'),
})
export type MonsterRequest = z.output<typeof MonsterRequest>
