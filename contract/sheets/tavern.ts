import * as z from 'zod'
import { placeWealth, tavernSizes, valuesOf } from './choices.ts'
import { SheetRequest } from './request.ts'

export const TavernRequest = SheetRequest.extend({
  size: z.enum(valuesOf(tavernSizes)).default(''),
  wealth: z.enum(valuesOf(placeWealth)).default(''),
})
export type TavernRequest = z.output<typeof TavernRequest>
