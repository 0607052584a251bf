import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { withPeople } from './known.ts'
import { withPrices } from './prices.ts'

/** What follows from other fields of a house where things are sold: its prices, and what its people are known by. */
export const workedOut = (document: SheetDocument): SheetDocument => withPeople(withPrices(document))
