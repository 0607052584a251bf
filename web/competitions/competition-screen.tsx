import { useQuery } from '@tanstack/react-query'
import { Link as LinkIcon, Medal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import type { Competition, CompetitionResult } from '../../contract/competitions.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { copyLink } from '../ui/copy-link.ts'
import { Details } from '../ui/details.tsx'
import { ImageCard } from '../ui/image-card.tsx'
import { late } from '../ui/late.ts'
import { Link } from '../ui/link.tsx'
import { PageError } from '../ui/page-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Ballot } from './ballot.tsx'
import { type Deeds, useDeeds } from './deeds.ts'
import { entriesInWords, kindsInWords, PhaseMark, prizesInWords } from './phase.tsx'
import { competitionOf, standsFor } from './queries.ts'

const EnterDialog = late(() => import('./enter-dialog.tsx'))

/** One's own entry while entries are taken. */
function OwnEntry({ competition, deeds }: { competition: Competition; deeds: Deeds }) {
  const [isChoosing, setChoosing] = useState(false)
  const { mine } = competition
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-raise1 p-5 sm:p-6">
      <h2 className="text-xl">{mine ? 'Your entry' : 'Enter'}</h2>
      <div className="flex flex-wrap items-center gap-5">
        {mine && (
          <div className="w-52">
            <ImageCard image={mine} sizes="13rem" />
          </div>
        )}
        <div className="grid max-w-prose gap-3">
          <p className="text-ink2">
            {mine
              ? 'While it is voted on it stands there without your name. It must stay public until the end.'
              : 'One public picture of yours. Nobody sees the entries before voting begins, and then without names.'}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              tone={mine ? 'plain' : 'primary'}
              busy={deeds.isPending}
              onClick={() => requireLogin(() => setChoosing(true))}
            >
              {mine ? 'Enter another instead' : 'Choose a picture'}
            </Button>
            {mine && (
              <Button tone="quiet" disabled={deeds.isPending} onClick={() => deeds.mutate({ leave: true })}>
                Take it back
              </Button>
            )}
          </div>
        </div>
      </div>
      {isChoosing && (
        <Suspense>
          <EnterDialog
            competition={competition}
            onClose={() => setChoosing(false)}
            onChoose={(imageId) => {
              setChoosing(false)
              deeds.mutate({ enter: imageId })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

const columns = 'grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3'

const ordinal = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const placeInWords = (place: number) => `${place}${endings[ordinal.select(place)] ?? 'th'}`

function Result({ result }: { result: CompetitionResult }) {
  const { place, votes, prize, image } = result
  return (
    <li className="grid gap-2">
      <p className="flex items-center justify-between gap-2 text-sm tabular">
        <span className={classes('flex items-center gap-1.5', place <= 3 ? 'font-serif text-lg' : 'text-ink3')}>
          {place <= 3 && <Medal aria-hidden className="size-4 text-ink3" />}
          {placeInWords(place)}
        </span>
        <span className="text-ink3">
          {votes === 1 ? 'one vote' : `${votes} votes`}
          {prize > 0 && ` · ${prize.toLocaleString('en-GB')} gold`}
        </span>
      </p>
      <ImageCard image={image} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw" />
    </li>
  )
}

function Results({ competition }: { competition: Competition }) {
  const { results } = competition
  if (results.length === 0)
    return <EmptyState title="No winner" description="Nothing that everybody may see was entered." />
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Results</h2>
      <ol className={columns}>
        {results.map((result) => (
          <Result key={result.id} result={result} />
        ))}
      </ol>
    </section>
  )
}

function Full({ competition }: { competition: Competition }) {
  const deeds = useDeeds(competition.id)
  const { id, title, theme, rules, phase, prizes, entries } = competition
  return (
    <div className="page-width grid grid-cols-1 gap-8 pt-8 pb-12">
      <header className="grid gap-3">
        <Link
          to="/competitions"
          className="touch-target w-fit text-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          All competitions
        </Link>
        <PhaseMark competition={competition} />
        <h1 className="text-3xl break-words">{title}</h1>
        <p className="max-w-prose text-lg break-words whitespace-pre-wrap text-ink2">{theme}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm tabular">
          {(
            [
              ['Takes', kindsInWords(competition)],
              [phase === 'over' ? 'Entered' : 'So far', entriesInWords(entries)],
              ['Prizes', prizesInWords(prizes)],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-ink3">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {rules && (
          <Details summary="Rules" isBoxed className="max-w-prose">
            <div className="grid gap-2 text-sm break-words whitespace-pre-wrap text-ink2">
              {rules}
              <p>
                Those with as many votes share a place and what it brings. Votes from one network for one entry are one,
                and without a vote nobody wins.
              </p>
            </div>
          </Details>
        )}
        <Button size="sm" className="justify-self-start" onClick={() => void copyLink(`/competitions/${id}`, 'public')}>
          <LinkIcon aria-hidden className="size-4" />
          Copy link
        </Button>
      </header>
      {phase === 'open' && <OwnEntry competition={competition} deeds={deeds} />}
      {phase === 'voting' && <Ballot competition={competition} deeds={deeds} />}
      {phase === 'coming' && (
        <EmptyState title="Not open yet" description="Come back when it opens, with a picture in mind." />
      )}
      {phase === 'counting' && (
        <EmptyState title="Being counted" description="The results will be here within minutes." />
      )}
      {phase === 'over' && <Results competition={competition} />}
    </div>
  )
}

function CompetitionSkeleton() {
  return (
    <div className="page-width grid grid-cols-1 gap-8 pt-8 pb-12" aria-busy>
      <div className="grid gap-3">
        <Skeleton className="h-6 w-40 rounded-full" />
        <Skeleton className="h-9 w-80" />
        <Skeleton className="h-16 max-w-prose" />
      </div>
      <Skeleton className="h-48 rounded-lg" />
    </div>
  )
}

/** One competition: to enter, to vote on, or with its results. */
export default function CompetitionScreen() {
  const { id = '' } = useParams()
  const competition = useQuery({
    ...competitionOf(id),
    refetchOnMount: 'always',
    refetchInterval: (query) => standsFor(query.state.data),
  })
  if (competition.data) return <Full competition={competition.data} />
  if (competition.error?.status === 404 || competition.error?.status === 400) return <NotFoundScreen />
  if (competition.isError) return <PageError query={competition} />
  return <CompetitionSkeleton />
}
