import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { Suspense } from 'react'
import type { CompetitionCard } from '../../contract/competitions.ts'
import { useUser } from '../session/user-state.ts'
import { classes } from '../ui/classes.ts'
import { focusOf } from '../ui/focus.ts'
import { late } from '../ui/late.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { entriesInWords, kindsInWords, PhaseMark, prizesInWords } from './phase.tsx'
import { allCompetitions } from './queries.ts'

const OpenButton = late(() => import('./open-button.tsx'))

function Card({ competition, isLarge }: { competition: CompetitionCard; isLarge: boolean }) {
  const { id, title, theme, prizes, entries, winner } = competition
  return (
    <article
      className={classes(
        'relative flex h-full gap-4 overflow-hidden rounded-lg border border-line bg-raise1 p-5 transition-colors focus-within:border-line-strong hover:border-line-strong',
        isLarge && 'sm:p-7',
      )}
    >
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <PhaseMark competition={competition} />
        <h3 className={isLarge ? 'text-2xl' : 'text-lg'}>
          <Link
            to={`/competitions/${id}`}
            className="break-words outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {title}
          </Link>
        </h3>
        <p className={classes('max-w-prose text-ink2', !isLarge && 'line-clamp-2 text-sm')}>{theme}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink3 tabular">
          <span>{kindsInWords(competition)}</span>
          {(entries > 0 || competition.phase === 'open') && (
            <span>{entries === 0 ? 'No entries yet' : entriesInWords(entries)}</span>
          )}
          <span>{prizesInWords(prizes)}</span>
        </p>
      </div>
      {winner && (
        <span className="relative size-24 shrink-0 self-start overflow-hidden rounded-md">
          <Picture
            src={winner.url}
            alt={`The picture that won, by ${winner.owner}`}
            width={1}
            height={1}
            thumbhash={winner.thumbhash}
            sizes="96px"
            focus={focusOf(winner.faces)}
            className="size-full object-cover"
          />
        </span>
      )}
    </article>
  )
}

function List({ title, all, isLarge = false }: { title: string; all: readonly CompetitionCard[]; isLarge?: boolean }) {
  if (all.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className={classes('grid grid-cols-1 gap-4', !isLarge && 'sm:grid-cols-2')}>
        {all.map((competition) => (
          <li key={competition.id}>
            <Card competition={competition} isLarge={isLarge} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function All() {
  const found = useQuery(allCompetitions())
  if (found.isPending) {
    return (
      <div aria-hidden className="grid gap-4">
        <Skeleton className="h-52 rounded-lg" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
        </div>
      </div>
    )
  }
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  const { competitions } = found.data
  if (competitions.length === 0) {
    return (
      <EmptyState
        picture={<Trophy aria-hidden className="size-8 text-ink3" />}
        title="No competition yet"
        description="The next will be here: a theme, three weeks to enter a picture of yours, and a week to vote."
      />
    )
  }
  const of = (...phases: CompetitionCard['phase'][]) => competitions.filter(({ phase }) => phases.includes(phase))
  return (
    <div className="grid gap-10">
      <List title="To enter" all={of('open')} isLarge />
      <List title="To vote on" all={of('voting', 'counting')} isLarge />
      <List title="To come" all={of('coming')} />
      <List title="Over" all={of('over')} />
    </div>
  )
}

/** Competitions: those to enter, those to vote on, and those that are over. */
export default function CompetitionsScreen() {
  const isAdmin = useUser(({ user }) => user?.role === 'admin')
  return (
    <div className="page-width grid max-w-4xl grid-cols-1 gap-6 pt-8 pb-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-3xl">Competitions</h1>
          <p className="text-ink2">A theme, one picture each, and votes that do not know whose it is.</p>
        </div>
        {isAdmin && (
          <Suspense>
            <OpenButton />
          </Suspense>
        )}
      </header>
      <All />
    </div>
  )
}
