import { useSyncExternalStore } from 'react'
import { formatCost } from '../../contract/economy.ts'
import { classes } from './classes.ts'

const COIN_ADDRESS = '/images/TokenIcon.png'

/** The coin, at a size in px; decoration: the amount beside it says what it is. */
export function Coin({ size = 18, className }: { size?: number; className?: string }) {
  return <img src={COIN_ADDRESS} alt="" width={size} height={size} className={classes('shrink-0', className)} />
}

/** An amount of gold with thousands separators, and up to three decimals. */
export function formatGold(amount: number): string {
  return amount.toLocaleString(undefined, { maximumFractionDigits: 3 })
}

const never = () => () => undefined

/** What something costs: "Free", or "1.000 gold". The server does not know how the reader writes numbers, and writes British. */
export function Cost({ amount }: { amount: number }) {
  return useSyncExternalStore(
    never,
    () => formatCost(amount),
    () => formatCost(amount, 'en-GB'),
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
