import * as z from 'zod'
import { placeWealth, shopKinds, shopSizes, valuesOf } from './choices.ts'
import { SheetRequest } from './request.ts'

export const ShopRequest = SheetRequest.extend({
  /** What it deals in; '' leaves it to the words, or else to the workshop. */
  shop: z.enum(valuesOf(shopKinds)).default(''),
  size: z.enum(valuesOf(shopSizes)).default(''),
  wealth: z.enum(valuesOf(placeWealth)).default(''),
})
export type ShopRequest = z.output<typeof ShopRequest>
