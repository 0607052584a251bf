import { useQuery } from '@tanstack/react-query'
import OpenButton from '../competitions/open-button.tsx'
import { PhaseMark } from '../competitions/phase.tsx'
import { allCompetitions } from '../competitions/queries.ts'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'

/** Opens a competition; those there are, with where each stands. */
export function CompetitionDesk() {
  const found = useQuery(allCompetitions())
  if (found.isPending) return <Skeleton className="h-64 rounded-lg" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  const { competitions } = found.data
  return (
    <div className="grid gap-4">
      <div>
        <OpenButton />
      </div>
      {competitions.length === 0 && <EmptyState title="No competition yet" description="Open the first one above." />}
      <ul className="grid gap-3">
        {competitions.map((competition) => (
          <li
            key={competition.id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line bg-raise1 p-4"
          >
            <Link
              to={`/competitions/${competition.id}`}
              className="inline-flex min-h-11 min-w-0 items-center break-words font-serif text-lg hover:underline"
            >
              {competition.title}
            </Link>
            <PhaseMark competition={competition} />
          </li>
        ))}
      </ul>
    </div>
  )
}
