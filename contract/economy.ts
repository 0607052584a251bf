import type { ImageSize } from './categories.ts'
import type { BillingPeriod, Currency, PackId, PaidLevel } from './shop-facts.ts'

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

/**
 * New accounts that came from one address and are given the daily bonus on one day: a household and its guests are, a farm is not.
 * Whoever is no longer new (contract/trust.ts) is given it in any case, and one's own machine and network count as nobody's address.
 */
export const BONUSES_AN_ADDRESS = 5

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

/** The least that a recording costs, gold. */
const RECORDING_LEAST = 0.25

/** Milligold for a video, sound or speech: what its model asks for a unit (a second, a thousand characters), by how many it is. */
export const recordingPrice = (rate: number, units: number) =>
  Math.round(Math.max(RECORDING_LEAST, rate * units) * MILLIGOLD_PER_GOLD)

/** Characters that a rate of speech is for. */
export const SPEECH_UNIT = 1000

/** Money in the smallest unit of each currency (cents, pence). */
export type Prices = Readonly<Record<Currency, number>>

/**
 * What is sold: milligold, and what it costs, tax not included. The most that comes with a larger pack is bounded by what services
 * cost the house: were all of a pack spent on them, its price would still pay for it and for the payment (economy.test.ts).
 * Whoever runs the program can set other prices (docs/OPERATIONS.md): what is asked is what the shop's reply says.
 */
export const packs: Readonly<Record<PackId, { gold: number; price: Prices }>> = {
  pouch: { gold: 500_000, price: { usd: 500, eur: 500, gbp: 450 } },
  satchel: { gold: 1_030_000, price: { usd: 1000, eur: 1000, gbp: 900 } },
  chest: { gold: 2_650_000, price: { usd: 2500, eur: 2500, gbp: 2200 } },
  vault: { gold: 5_450_000, price: { usd: 5000, eur: 5000, gbp: 4400 } },
  hoard: { gold: 11_200_000, price: { usd: 10_000, eur: 10_000, gbp: 8800 } },
}

/** What a level gives each month, milligold, and what it costs: a year is eleven months. */
export const subscriptionTerms: Readonly<
  Record<PaidLevel, { monthlyGold: number; price: Readonly<Record<BillingPeriod, Prices>> }>
> = {
  BASIC: {
    monthlyGold: 520_000,
    price: { month: { usd: 500, eur: 500, gbp: 450 }, year: { usd: 5500, eur: 5500, gbp: 4950 } },
  },
  PLUS: {
    monthlyGold: 1_050_000,
    price: { month: { usd: 1000, eur: 1000, gbp: 900 }, year: { usd: 11_000, eur: 11_000, gbp: 9900 } },
  },
  PRO: {
    monthlyGold: 2_120_000,
    price: { month: { usd: 2000, eur: 2000, gbp: 1800 }, year: { usd: 22_000, eur: 22_000, gbp: 19_800 } },
  },
  ELITE: {
    monthlyGold: 4_280_000,
    price: { month: { usd: 4000, eur: 4000, gbp: 3600 }, year: { usd: 44_000, eur: 44_000, gbp: 39_600 } },
  },
  ULTIMATE: {
    monthlyGold: 8_640_000,
    price: { month: { usd: 8000, eur: 8000, gbp: 7200 }, year: { usd: 88_000, eur: 88_000, gbp: 79_200 } },
  },
}
