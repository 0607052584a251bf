import { useUser } from '../session/user-state.ts'
import { Link } from '../ui/link.tsx'

/** The name of the product, with the subscription's beside it when there is one. */
export function Brand() {
  const level = useUser((user) => user.userPremiumLevel)
  return (
    <Link to="/" className="relative flex h-11 items-center gap-2 rounded-sm" aria-label="Lanternkeep, home">
      <span className="font-brand text-[1.65rem] leading-none font-medium max-[22.4rem]:text-[1.3rem] sm:text-[1.9rem]">
        Lanternkeep
      </span>
      {level !== 'NONE' && (
        <span className="text-[0.625rem] max-sm:absolute max-sm:-bottom-0.5 max-sm:left-0.5 sm:mt-2 leading-none font-bold tracking-[0.14em] text-accent">
          {level}
        </span>
      )}
    </Link>
  )
}
