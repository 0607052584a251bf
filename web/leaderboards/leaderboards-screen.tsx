import { useQuery } from '@tanstack/react-query'
import { Coins, Trophy } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Board, Period } from '../../contract/community.ts'
import type { Leaderboard } from '../../contract/leaderboards.ts'
import { Avatar } from '../people/avatar.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { Details } from '../ui/details.tsx'
import { focusOf } from '../ui/focus.ts'
import { Link } from '../ui/link.tsx'
import { MakerLink } from '../ui/maker-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { type BoardView, boardIn, boardSearch, leaderboardOf } from './queries.ts'

const tabs: { value: Board; label: string }[] = [
  { value: 'creators', label: 'Makers' },
  { value: 'works', label: 'Works' },
]
const times: { value: Period; label: string }[] = [
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
  { value: 'all', label: 'All time' },
]

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "2026-W48" as "Week 48, 2026"; "2026-11" as "November 2026". */
function inWords(name: string): string {
  const [year, part = ''] = name.split('-')
  if (part.startsWith('W')) return `Week ${Number(part.slice(1))}, ${year}`
  return month.format(new Date(`${name}-01T00:00:00Z`))
}

/** The last moment of a stretch, as a day. */
const lastDay = (endsAt: string) => day.format(new Date(new Date(endsAt).getTime() - 1))

const votesInWords = (score: number) => (score === 1 ? 'one vote' : `${score.toLocaleString('en-GB')} votes`)

/** What a rank brings while the board runs: its places' prizes, shared evenly by those who have it. */
function prizeOf({ rows, prizes, closedAt }: Leaderboard, { rank, prize }: Leaderboard['rows'][number]): number {
  if (closedAt !== null) return prize
  const sharing = rows.filter((row) => row.rank === rank).length
  const pool = prizes.slice(rank - 1, rank - 1 + sharing).reduce((sum, one) => sum + one, 0)
  return Math.floor((pool / sharing) * 1000) / 1000
}

function Row({ board, row }: { board: Leaderboard; row: Leaderboard['rows'][number] }) {
  const { rank, score, person, image } = row
  const prize = prizeOf(board, row)
  return (
    <li
      className={classes(
        'flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0 sm:gap-4 sm:px-5',
        rank <= 3 && 'bg-raise2',
      )}
    >
      <span
        className={classes(
          'grid w-9 shrink-0 place-items-center font-serif tabular',
          rank <= 3 ? 'text-2xl text-ink' : 'text-lg text-ink3',
        )}
      >
        <span className="sr-only">Rank </span>
        {rank}
      </span>
      {image ? (
        <span className="size-14 shrink-0 overflow-hidden rounded-md">
          <Picture
            src={image.url}
            alt=""
            width={1}
            height={1}
            thumbhash={image.thumbhash}
            sizes="56px"
            focus={focusOf(image.faces)}
            className="size-full object-cover"
          />
        </span>
      ) : (
        <Avatar username={person.username} avatar={person.avatar} size={48} />
      )}
      <span className="grid min-w-0 flex-1">
        {image ? (
          <>
            <Link
              to={`/images/${image.id}`}
              className="touch-target line-clamp-2 font-medium break-words hover:underline"
            >
              {image.title || 'Untitled'}
            </Link>
            <span className="truncate text-sm text-ink3">
              by <MakerLink username={person.username} />
            </span>
          </>
        ) : (
          <MakerLink username={person.username} className="font-medium" />
        )}
      </span>
      <span className="grid shrink-0 justify-items-end text-sm tabular">
        <span>{votesInWords(score)}</span>
        {prize > 0 && (
          <span className="flex items-center gap-1 text-xs text-ink3">
            <Coins aria-hidden className="size-3.5" />
            {prize.toLocaleString('en-GB')} gold
          </span>
        )}
      </span>
    </li>
  )
}

function When({ board }: { board: Leaderboard }) {
  const { period, endsAt, closedAt, name } = board
  if (endsAt === null) return <p className="text-sm text-ink2">All votes there ever were. Nothing is paid for it.</p>
  if (closedAt !== null)
    return (
      <p className="text-sm text-ink2">
        {inWords(name)} is over; it ended on {lastDay(endsAt)}, and its prizes are paid.
      </p>
    )
  return (
    <p className="text-sm text-ink2">
      {inWords(name)} runs until {lastDay(endsAt)}, midnight UTC. Then the first ten are paid
      {period === 'week' ? '' : ', more than for a week'}; those who share a rank share its gold.
    </p>
  )
}

function Ranking({ view }: { view: BoardView }) {
  const found = useQuery({ ...leaderboardOf(view), placeholderData: (before) => before })
  if (found.isPending) return <Skeleton className="h-96 rounded-lg" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  const board = found.data
  return (
    <div className={classes('grid gap-4 transition-opacity', found.isPlaceholderData && 'opacity-50')}>
      <When board={board} />
      {board.rows.length === 0 ? (
        <EmptyState
          picture={<Trophy aria-hidden className="size-8 text-ink3" />}
          title="Nobody leads yet"
          description="Votes for public works of others count, from the first on. Look around, and vote for what you like."
          action={
            <ButtonLink to="/gallery" tone="primary">
              To the gallery
            </ButtonLink>
          }
        />
      ) : (
        <ol className="overflow-hidden rounded-lg border border-line bg-raise1">
          {board.rows.map((row) => (
            <Row key={row.image?.id ?? row.person.username} board={board} row={row} />
          ))}
        </ol>
      )}
      <Details summary="What counts" isBoxed>
        <div className="grid max-w-prose gap-2 text-sm text-ink2">
          <p>
            A work’s score is the number of people who voted it up in that time, less those who voted it down. A maker’s
            score adds up those of their public pictures and sheets.
          </p>
          <p>
            One’s own vote does not count, nor votes from one’s own network; several accounts of one network count as
            one person. Weeks begin on Monday; all times are UTC. The list is worked out anew every ten minutes.
          </p>
        </div>
      </Details>
    </div>
  )
}

/** Who leads: makers and works, of this week, this month, all time, and of what is over. */
export default function LeaderboardsScreen() {
  const [search, setSearch] = useSearchParams()
  const view = boardIn(search)
  const past = useQuery(leaderboardOf(view)).data?.past ?? []
  const go = (changes: Partial<BoardView>) =>
    setSearch(boardSearch({ ...view, at: undefined, ...changes }), { replace: true, preventScrollReset: true })
  return (
    <div className="page-width grid max-w-3xl grid-cols-1 gap-5 pt-8 pb-12">
      <header className="grid gap-1">
        <h1 className="text-3xl">Leaderboards</h1>
        <p className="text-ink2">Whose works people liked best.</p>
      </header>
      <Tabs label="Who is ranked" value={view.board} tabs={tabs} onChange={(board) => go({ board })}>
        <div className="grid grid-cols-1 gap-5">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <ChoiceChips
              label="Time"
              hideLabel
              name="leaderboard-time"
              value={view.at ? '' : view.period}
              options={times}
              onChange={(period) => go({ period: period === '' ? 'week' : period })}
            />
            {(past.length > 0 || view.at) && (
              <Select
                label="Earlier"
                hideLabel
                placeholder="Earlier ones"
                value={view.at ?? null}
                options={[...new Set([...past, ...(view.at ? [view.at] : [])])].map((name) => ({
                  value: name,
                  label: inWords(name),
                }))}
                onChange={(at) => go({ at })}
                className="min-w-44"
              />
            )}
          </div>
          <Ranking view={view} />
        </div>
      </Tabs>
    </div>
  )
}
