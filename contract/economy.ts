import type { ImageSize } from './categories.ts'

/** Gold is kept as integers of 1/1000 gold ("milligold"); people and the API see gold. */
export const MILLIGOLD_PER_GOLD = 1000

/** Milligold to gold, for an answer. */
export function toGold(milligold: number): number {
  return milligold / MILLIGOLD_PER_GOLD
}

/** Milligold one built-in picture costs, by the length of its longer side in px. */
export const builtInImagePrice: Record<ImageSize, number> = { 512: 500, 768: 750, 1024: 1000 }

/** Milligold one sheet of the RPG workshop costs; rolling a part of it again costs nothing. */
export const SHEET_PRICE = 250

/** Milligold for learning a style of one's own, with three pictures that try it on. */
export const OWN_STYLE_PRICE = 3000

/** Milligold granted at the first visit of a UTC day: a dozen built-in pictures at full size. */
export const DAILY_BONUS = 12_000

/** Milligold a new account starts with. */
export const INITIAL_GOLD = 0

/**
 * "Free" for nothing, else gold with three decimals: 1.5 -> "1.500 gold". Written as `locale` writes numbers (left out:
 * the reader's own), for where a full stop groups thousands "1.000" is a thousand; the word keeps it from being read as one.
 */
export function formatCost(gold: number | null | undefined, locale?: string): string {
  if (!gold) return 'Free'
  return `${gold.toLocaleString(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 })} gold`
}

/** Gold within an English sentence: 1250.5 -> "1,250.5 gold". */
export function goldInWords(gold: number): string {
  return `${gold.toLocaleString('en-GB', { maximumFractionDigits: 3 })} gold`
}

/** Gold that a US dollar is worth. */
const GOLD_PER_DOLLAR = 100
/** What is asked above what a service is paid: failed works and the machine in between are paid from it. */
const SERVICE_MARGIN = 1.25
/** Prices of services are whole quarters of gold. */
const QUARTERS = 4

/** Gold for what costs the house so many US dollars at a service: with the margin, rounded up to a quarter. */
export function serviceGold(dollars: number): number {
  return Math.max(1, Math.ceil(dollars * GOLD_PER_DOLLAR * SERVICE_MARGIN * QUARTERS - 1e-9)) / QUARTERS
}
