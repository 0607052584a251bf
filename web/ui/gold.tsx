import { useSyncExternalStore } from 'react'
import { classes } from './classes.ts'

const COIN_ADDRESS = '/images/TokenIcon.png'

/** The coin, at a size in px; decoration: the amount beside it says what it is. */
export function Coin({ size = 18, className }: { size?: number; className?: string }) {
  return <img src={COIN_ADDRESS} alt="" width={size} height={size} className={classes('shrink-0', className)} />
}

/** An amount of gold with thousands separators, and up to three decimals. */
export function formatGold(amount: number, locale?: string): string {
  return amount.toLocaleString(locale, { maximumFractionDigits: 3 })
}

/**
 * A price before anything is bought: "Free", "1 gold", "0.75 gold". Only what a piece of work has cost is told with three
 * decimals, where the tracker lists it: on a button "1.000" reads as a thousand.
 */
export const formatPrice = (amount: number, locale?: string) =>
  amount > 0 ? `${formatGold(amount, locale)} gold` : 'Free'

const never = () => () => undefined

/** What something costs. The server does not know how the reader writes numbers, and writes British. */
export function Cost({ amount }: { amount: number }) {
  return useSyncExternalStore(
    never,
    () => formatPrice(amount),
    () => formatPrice(amount, 'en-GB'),
  )
}

/** What something costs, with the coin. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-1 whitespace-nowrap tabular', className)}>
      {amount > 0 && <Coin size={16} />}
      <Cost amount={amount} />
    </span>
  )
}
