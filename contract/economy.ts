import type { ImageSize } from './categories.ts'

/** Gold is kept as integers of 1/1000 gold ("milligold"); people and the API see gold. */
export const MILLIGOLD_PER_GOLD = 1000

/** Milligold to gold, for an answer. */
export function toGold(milligold: number): number {
  return milligold / MILLIGOLD_PER_GOLD
}

/** Milligold one built-in picture costs, by the length of its longer side in px. */
export const builtInImagePrice: Record<ImageSize, number> = { 512: 500, 768: 750, 1024: 1000 }

/** Milligold granted at the first visit of a UTC day: a dozen built-in pictures at full size. */
export const DAILY_BONUS = 12_000

/** Milligold a new account starts with. */
export const INITIAL_GOLD = 0

/** "Free" for nothing, else gold with three decimals: 1500 -> "1.500". */
export function formatCost(gold: number | null | undefined): string {
  return gold ? gold.toFixed(3) : 'Free'
}
