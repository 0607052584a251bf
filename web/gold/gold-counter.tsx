import { Plus } from 'lucide-react'
import { userActions, useUser } from '../session/user-state.ts'
import { classes } from '../ui/classes.ts'
import { Coin, formatGold } from '../ui/gold.tsx'
import { Press } from '../ui/press.tsx'

type Size = 'sm' | 'md' | 'lg'

/** The coin's size, px. */
const coinSizes: Record<Size, number> = { sm: 24, md: 32, lg: 40 }
const textSizes: Record<Size, string> = { sm: 'text-sm', md: 'text-base', lg: 'text-xl' }

interface GoldCounterProps {
  size?: Size
  /** Shows the plus that says more can be had. */
  getMore?: boolean
  className?: string
}

/** How much gold there is; pressing it opens or closes the pricing table. */
export function GoldCounter({ size = 'md', getMore = false, className }: GoldCounterProps) {
  const gold = useUser((user) => user.gold)
  const isOpen = useUser((user) => user.showPricingTable)
  return (
    <Press
      aria-expanded={isOpen}
      aria-label={`${formatGold(gold)} gold${getMore ? ', get more' : ''}`}
      onClick={() => userActions.showPricingTable(!isOpen)}
      className={classes(
        'touch-target inline-flex items-center gap-2 rounded-full border border-line p-1.5 font-semibold tabular transition-colors hover:border-line-strong',
        getMore ? 'max-sm:pr-3' : 'pr-3.5',
        textSizes[size],
        className,
      )}
    >
      <Coin size={coinSizes[size]} />
      {formatGold(gold)}
      {getMore && (
        <span className="grid size-6 place-items-center rounded-full bg-raise2 text-accent max-sm:hidden">
          <Plus aria-hidden className="size-4" />
        </span>
      )}
    </Press>
  )
}
