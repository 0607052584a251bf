import { useSyncExternalStore } from 'react'
import type { ShopReply } from '../../../contract/shop.ts'
import type { BillingPeriod, Currency } from '../../../contract/shop-facts.ts'

const never = () => () => undefined

/** How the reader's language writes numbers; the server, and a page until it is awake, writes British. */
export function useLocale(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    never,
    () => undefined,
    () => 'en-GB',
  )
}

type Level = ShopReply['levels'][number]

/** What a level costs for a period; undefined where it is not sold in that currency. */
export const priceOf = (level: Level, period: BillingPeriod, currency: Currency): number | undefined =>
  level[period][currency]

/** What a year saves against twelve months, in the smallest unit; 0 where it saves nothing. */
export function yearSaves(level: Level, currency: Currency): number {
  const [month, year] = [level.month[currency], level.year[currency]]
  return month === undefined || year === undefined ? 0 : Math.max(0, month * 12 - year)
}

/** What paying by the year saves, for the switch: "one month free", "saves 10%"; undefined where it saves nothing everywhere. */
export function yearlyOffer(levels: readonly Level[], currency: Currency): string | undefined {
  const parts = levels.flatMap((level) => {
    const month = level.month[currency]
    return month === undefined
      ? []
      : [{ months: yearSaves(level, currency) / month, share: yearSaves(level, currency) / (month * 12) }]
  })
  if (parts.length === 0 || parts.some(({ share }) => share === 0)) return undefined
  const [first] = parts
  if (first && Number.isInteger(first.months) && parts.every(({ months }) => months === first.months))
    return first.months === 1 ? 'one month free' : `${first.months} months free`
  return `saves ${Math.floor(Math.min(...parts.map(({ share }) => share)) * 100)}%`
}

/** How much more gold a pack holds for the money than the smallest, whole percent. */
export function moreOf(packs: ShopReply['packs'], pack: ShopReply['packs'][number], currency: Currency): number {
  const perUnit = ({ gold, price }: ShopReply['packs'][number]) => gold / (price[currency] ?? Number.POSITIVE_INFINITY)
  const [first] = packs
  const least = first ? perUnit(first) : 0
  return least > 0 ? Math.max(0, Math.floor((perUnit(pack) / least - 1) * 100 + 1e-6)) : 0
}
