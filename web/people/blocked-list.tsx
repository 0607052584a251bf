import { useQuery } from '@tanstack/react-query'
import type { PersonCard } from '../../contract/people.ts'
import { Button } from '../ui/button.tsx'
import { MakerLink } from '../ui/maker-link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Avatar } from './avatar.tsx'
import { blockedPeople } from './queries.ts'
import { useStanding } from './use-standing.ts'

function Blocked({ person: { username, avatar } }: { person: PersonCard }) {
  const { mutate, isPending } = useStanding(username)
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <Avatar username={username} avatar={avatar} size={32} />
      <MakerLink username={username} className="min-w-0 flex-1" />
      <Button size="sm" busy={isPending} onClick={() => mutate('unblockPerson')}>
        Unblock
        <span className="sr-only">{username}</span>
      </Button>
    </li>
  )
}

/** Whom one has blocked, and the way back. */
export function BlockedList() {
  const blocked = useQuery(blockedPeople())
  if (blocked.isPending) return <Skeleton className="h-12 rounded-md" />
  if (blocked.isError)
    return <ErrorState error={blocked.error} onRetry={() => blocked.refetch()} busy={blocked.isFetching} />
  const { people } = blocked.data
  if (people.length === 0) return <p className="text-sm text-ink2">Nobody. “Block” is on everybody’s page.</p>
  return (
    <ul className="border-b border-line">
      {people.map((person) => (
        <Blocked key={person.username} person={person} />
      ))}
    </ul>
  )
}
