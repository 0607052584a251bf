import * as z from 'zod'
import { settlementGovernments, settlementLands, settlementSizes, settlementWealth, valuesOf } from './choices.ts'
import { SheetRequest } from './request.ts'

/** '' leaves a choice to the words and the workshop. */
export const SettlementRequest = SheetRequest.extend({
  size: z.enum(valuesOf(settlementSizes)).default(''),
  land: z.enum(valuesOf(settlementLands)).default(''),
  wealth: z.enum(valuesOf(settlementWealth)).default(''),
  government: z.enum(valuesOf(settlementGovernments)).default(''),
})
export type SettlementRequest = z.output<typeof SettlementRequest>
