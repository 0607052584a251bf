import { builtInImagePrice, SHEET_PRICE, toGold } from '../../../contract/economy.ts'
import type { GenerationKind } from '../../../contract/generations.ts'
import { type SheetKind, sheetKinds } from '../../../contract/sheets/kinds.ts'

/** Something that gold makes, and what one costs, milligold. */
interface Made {
  /** Several of it: "pictures". */
  called: string
  price: number
}

const sheet: readonly Made[] = [{ called: 'sheets', price: SHEET_PRICE }]

/** What an amount of gold is counted in, by the kind of work: built-in pictures at full size. None of what costs nothing, or is made once in a while. */
const madeBy: Readonly<Record<GenerationKind, readonly Made[]>> = {
  image: [
    { called: 'pictures', price: builtInImagePrice[1024] },
    { called: 'maps', price: builtInImagePrice[1024] },
  ],
  video: [],
  audio: [],
  merge: [],
  edit: [],
  upload: [],
  lora: [],
  'own-style': [],
  training: [],
  ...(Object.fromEntries(sheetKinds.map((kind) => [kind, sheet])) as Record<SheetKind, readonly Made[]>),
}

/** How many of each an amount of gold makes, were all of it spent on that. */
export function madeOf(gold: number): { called: string; count: number }[] {
  const all = new Map(Object.values(madeBy).flatMap((made) => made.map(({ called, price }) => [called, price])))
  return [...all].map(([called, price]) => ({ called, count: Math.floor(gold / toGold(price) + 1e-9) }))
}

/** "500 pictures, 500 maps or 2,000 sheets". */
export function madeInWords(gold: number, locale?: string): string {
  const parts = madeOf(gold).map(({ called, count }) => `${count.toLocaleString(locale)} ${called}`)
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(parts)
}
