import { useQuery } from '@tanstack/react-query'
import { UserCheck, UserPlus } from 'lucide-react'
import type { PersonCard } from '../../contract/people.ts'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { personOf } from './queries.ts'
import { useStanding } from './use-standing.ts'

interface FollowProps {
  person: Pick<PersonCard, 'username' | 'isFollowed' | 'isYou'>
  size?: 'sm' | 'md'
}

/** Follows somebody, or lets them go; nothing on one's own page. */
export function Follow({ person: { username, isFollowed, isYou }, size }: FollowProps) {
  const { mutate, isPending } = useStanding(username)
  if (isYou) return null
  return (
    <Button
      size={size}
      tone={isFollowed ? 'plain' : 'primary'}
      aria-pressed={isFollowed}
      busy={isPending}
      onClick={() => requireLogin(() => mutate(isFollowed ? 'unfollowPerson' : 'followPerson'))}
    >
      {!isPending &&
        (isFollowed ? <UserCheck aria-hidden className="size-4" /> : <UserPlus aria-hidden className="size-4" />)}
      {isFollowed ? 'Following' : 'Follow'}
      <span className="sr-only">{username}</span>
    </Button>
  )
}

/** The same beside a work, where only its maker's name is known. */
export default function FollowButton({ username }: { username: string }) {
  const person = useQuery(personOf(username))
  return person.data && !person.data.isBlocked ? <Follow person={person.data} size="sm" /> : null
}
