import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { builtInImagePrice, SHEET_PRICE, toGold } from '../../contract/economy.ts'
import { isSheetKind, type SheetKind, sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'

/** What the front page's one box can be asked for: a picture of a category or a sheet of a kind; no name is both. */
export type Wish = ImageCategory | SheetKind

export const isWish = (text: unknown): text is Wish => [...imageCategories, ...sheetKinds].some((wish) => wish === text)

export const groups = [
  {
    value: 'picture' as const,
    label: 'A picture',
    options: imageCategories.map((category) => ({ value: category as Wish, label: categoryFacts[category].label })),
  },
  {
    value: 'sheet' as const,
    label: 'A sheet with rules',
    options: sheetKinds.map((kind) => ({ value: kind as Wish, label: sheetKindFacts[kind].label })),
  },
]
export type Group = (typeof groups)[number]['value']

export const groupOf = (wish: Wish): Group => (isSheetKind(wish) ? 'sheet' : 'picture')
/** What is chosen first in each group. */
export const firstOf = { picture: 'landscapes', sheet: 'npc' } as const satisfies Record<Group, Wish>

/** In gold. */
export const priceOf = (wish: Wish): number => toGold(isSheetKind(wish) ? SHEET_PRICE : builtInImagePrice[1024])

/** The page that makes it, with the words handed over. */
export function pageFor(wish: Wish, prompt: string): string {
  return isSheetKind(wish)
    ? `${sheetKindFacts[wish].page}?${new URLSearchParams({ prompt })}`
    : `/generate?${new URLSearchParams({ categories: wish, prompt })}`
}
