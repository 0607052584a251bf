import { levelName } from '../../contract/levels.ts'
import { Meters } from '../levels/meters.tsx'
import { useUser } from '../session/user-state.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Standing } from './pricing/standing.tsx'
import { useShop } from './pricing/use-shop.ts'

/** The person's level, how their subscription stands, and how much they have taken of what the level allows. */
export function SubscriptionPart() {
  const level = useUser((user) => user.userPremiumLevel)
  const shop = useShop()
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-serif text-2xl">{level === 'NONE' ? 'Free' : levelName(level)}</p>
        <ButtonLink to="/pricing" size="sm">
          Levels and prices
        </ButtonLink>
      </div>
      {shop.isError ? (
        <ErrorState error={shop.error} onRetry={() => shop.refetch()} busy={shop.isFetching} />
      ) : shop.data ? (
        <Standing shop={shop.data} />
      ) : (
        <Skeleton className="h-11" />
      )}
      <Meters />
    </div>
  )
}
