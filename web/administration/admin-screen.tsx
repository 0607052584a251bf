import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { useUser } from '../session/user-state.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Cases, Flagged } from './cases.tsx'
import { CompetitionDesk } from './competitions.tsx'
import { Audit, Flags, Health } from './house.tsx'
import { People } from './people.tsx'
import { PromotionDesk } from './promotions.tsx'
import { adminHealth } from './queries.ts'
import { RoadmapDesk } from './roadmap.tsx'

const rooms = {
  cases: { label: 'Reports', room: <Cases view="open" /> },
  flagged: { label: 'Flagged', room: <Flagged /> },
  appeals: { label: 'Appeals', room: <Cases view="appeals" /> },
  decided: { label: 'Decided', room: <Cases view="decided" /> },
  people: { label: 'People', room: <People /> },
  competitions: { label: 'Competitions', room: <CompetitionDesk /> },
  promotions: { label: 'Codes', room: <PromotionDesk /> },
  roadmap: { label: 'Roadmap', room: <RoadmapDesk /> },
  switches: { label: 'Switches', room: <Flags /> },
  health: { label: 'Health', room: <Health /> },
  log: { label: 'Log', room: <Audit /> },
} as const satisfies Record<string, { label: string; room: ReactNode }>
type Room = keyof typeof rooms
const tabs = (Object.keys(rooms) as Room[]).map((value) => ({ value, label: rooms[value].label }))

function Desk() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const room: Room = asked !== null && asked in rooms ? (asked as Room) : 'cases'
  const health = useQuery(adminHealth())
  if (health.isPending) return <Skeleton className="h-96 rounded-lg" />
  if (health.isError)
    return health.error.status === 404 ? (
      <NotFoundScreen />
    ) : (
      <ErrorState error={health.error} onRetry={() => health.refetch()} busy={health.isFetching} />
    )
  return (
    <>
      <h1 className="text-3xl">Administration</h1>
      <Tabs label="Rooms" value={room} tabs={tabs} onChange={(tab) => setSearch({ tab }, { replace: true })}>
        {rooms[room].room}
      </Tabs>
    </>
  )
}

/** What administrators see and do; for everybody else there is nothing here. */
export default function AdminScreen() {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const isKnown = useUser((user) => user.isSessionKnown)
  if (isKnown && !isLoggedIn) return <NotFoundScreen />
  return (
    <div className="page-width grid max-w-5xl grid-cols-1 gap-6 pt-8 pb-12">
      {isLoggedIn ? <Desk /> : <Skeleton className="h-96 rounded-lg" />}
    </div>
  )
}
