import * as z from 'zod'
import { PremiumLevel } from './enums.ts'

/** How much there is of something that a level bounds, and the most there may be; null: any amount. It may be more, after a higher level. */
const Meter = z.object({ used: z.number().int(), most: z.number().int().nullable() })

/** What the caller's subscription level allows, and how much of it is taken. */
export const Allowance = z.object({
  level: PremiumLevel,
  /** Bytes: the caller's pictures, and the uploads under way. */
  pictures: Meter,
  /** Bytes: the caller's LoRAs, and those under way. */
  loras: Meter,
  /** Pictures and sheets that are listed for nobody else; those under way come on top. */
  privateWorks: Meter,
})
export type Allowance = z.infer<typeof Allowance>
