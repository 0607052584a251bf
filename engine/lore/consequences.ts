import type { SheetDocument, StatsBlock } from '../../contract/sheets/document.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { withTotals } from './loot/totals.ts'
import { followBlock as followCreature } from './monster/follow.ts'
import { followBlock as followPerson } from './npc/follow.ts'
import { withPeople } from './npc/people.ts'
import { withPeople as withTownsfolk } from './settlement/known.ts'
import { repriced } from './settlement/sections/repriced.ts'
import { workedOut } from './trade/worked-out.ts'

/** What of a kind of sheet follows from fields that are changed by hand. */
interface Consequences {
  /**
   * What the sheet says beside a creature's block follows the block's numbers: the sheet with all that was written from
   * `before` as it would be from `after`, which stands on it already.
   */
  follow?(document: SheetDocument, before: StatsBlock, after: StatsBlock): SheetDocument
  /** Works out again what follows from other fields once some were changed by hand: totals, prices. */
  derive?(document: SheetDocument): SheetDocument
}

/** Apart from the makers of sheets: to read a sheet as it was changed, nothing need be known of how sheets are written. */
export const consequences: { readonly [Kind in SheetKind]?: Consequences } = {
  loot: { derive: (document) => ({ ...document, sections: document.sections.map(withTotals) }) },
  monster: { follow: followCreature },
  npc: { derive: withPeople, follow: followPerson },
  settlement: {
    derive: (document) => withTownsfolk({ ...document, sections: document.sections.map(repriced) }),
  },
  shop: { derive: workedOut },
  tavern: { derive: workedOut },
}
