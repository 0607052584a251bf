import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PersonCard } from '../../contract/people.ts'
import { PEOPLE_PAGE_MAX } from '../../contract/people-facts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { pageOfPerson } from '../ui/maker-link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Avatar } from './avatar.tsx'
import { Follow } from './follow-button.tsx'
import { peopleAround } from './queries.ts'

/** Somebody in a list, with a way to follow them. */
function PersonRow({ person, onLeave }: { person: PersonCard; onLeave: () => void }) {
  const { username, avatar, followers } = person
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <Avatar username={username} avatar={avatar} size={40} />
      <span className="grid min-w-0 flex-1">
        <Link
          to={pageOfPerson(username)}
          onClick={onLeave}
          className="touch-target truncate font-medium hover:underline"
        >
          {username}
        </Link>
        <span className="text-xs text-ink3 tabular">
          {followers === 1 ? 'One follower' : `${followers.toLocaleString('en-GB')} followers`}
        </span>
      </span>
      <Follow person={person} size="sm" />
    </li>
  )
}

interface PeopleDialogProps {
  username: string
  side: 'followers' | 'following'
  onClose: () => void
}

/** Who follows somebody, or whom they follow. */
export default function PeopleDialog({ username, side, onClose }: PeopleDialogProps) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...peopleAround(username, side, offset), placeholderData: (before) => before })
  const { people = [], totalCount = 0 } = found.data ?? {}
  const title = side === 'followers' ? `Who follows ${username}` : `Whom ${username} follows`
  return (
    <Dialog open onClose={onClose} title={title} className="sm:max-w-md">
      {found.isPending && <Skeleton className="h-48 rounded-md" />}
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />}
      {found.data && people.length === 0 && <p className="text-ink2">Nobody yet.</p>}
      {people.length > 0 && (
        <ul className="max-h-[60dvh] overflow-y-auto">
          {people.map((person) => (
            <PersonRow key={person.username} person={person} onLeave={onClose} />
          ))}
        </ul>
      )}
      {totalCount > PEOPLE_PAGE_MAX && (
        <div className="flex justify-center gap-3">
          <Button size="sm" disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - PEOPLE_PAGE_MAX))}>
            Previous
          </Button>
          <Button
            size="sm"
            disabled={offset + PEOPLE_PAGE_MAX >= totalCount}
            onClick={() => setOffset(offset + PEOPLE_PAGE_MAX)}
          >
            Next
          </Button>
        </div>
      )}
    </Dialog>
  )
}
