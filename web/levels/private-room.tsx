import { useQuery } from '@tanstack/react-query'
import type { Visibility } from '../../contract/visibility.ts'
import { useUser } from '../session/user-state.ts'
import { myAllowance } from './queries.ts'
import { SeeLevels } from './see-levels.tsx'

interface PrivateRoomProps {
  visibility: Visibility
  /** How many works would come to those that there are. */
  more: number
}

/** How many more private works, and works by link, the person's level holds: told where one is asked for. */
export function PrivateRoom({ visibility, more }: PrivateRoomProps) {
  const isAsked = useUser((user) => user.isLoggedIn) && visibility !== 'public'
  const { data } = useQuery({ ...myAllowance(), enabled: isAsked })
  const { most, used } = data?.privateWorks ?? { most: null, used: 0 }
  if (!isAsked || most === null) return null
  const isFull = used + more > most
  return (
    <p className={isFull ? 'text-xs text-bad' : 'text-xs text-ink3'}>
      You have {used.toLocaleString()} of {most.toLocaleString()} private works and works by link
      {isFull ? ': more do not fit. Make this public, or others, or delete some. ' : '. '}
      {isFull && <SeeLevels />}
    </p>
  )
}
