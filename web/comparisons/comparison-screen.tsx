import { useQuery } from '@tanstack/react-query'
import { Eye, Link as LinkIcon, Scale, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { categoryFacts } from '../../contract/categories.ts'
import type { CallReply } from '../../contract/routes.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { useUser } from '../session/user-state.ts'
import { GenerationProvider } from '../tracker/provider.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { copyLink } from '../ui/copy-link.ts'
import { MakerLink } from '../ui/maker-link.tsx'
import { PageError } from '../ui/page-error.tsx'
import { Press } from '../ui/press.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Column } from './column.tsx'
import { nameOf, toRank } from './names.ts'
import { comparisonOf, isUnfinished, newestComparisons } from './queries.ts'
import { useDeeds } from './use-deeds.ts'
import { useTold } from './use-told.ts'
import { whole } from './view.ts'
import { ZoomBar } from './zoom-bar.tsx'

type Comparison = CallReply<'getComparison'>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const page = 'page-width grid grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8'

/** How many stand beside each other where there is room. */
const inRows: Record<number, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
  5: 'sm:grid-cols-2 lg:grid-cols-3',
  6: 'sm:grid-cols-2 lg:grid-cols-3',
}
const SIZES = '(min-width: 64rem) 30rem, (min-width: 40rem) 50vw, 88vw'

/** What is to be done or has come of it, in a sentence. */
function sentenceOf(comparison: Comparison, isLoggedIn: boolean): string {
  const { columns, myVote, votes, blindVotes, isBlind } = comparison
  if (isUnfinished(comparison)) return 'The pictures come as they are made. You can go elsewhere meanwhile.'
  const there = columns.filter(({ picture }) => picture).length
  if (there < 2) return 'There is nothing to compare: two pictures at least must be there.'
  const told =
    votes === 0
      ? 'Nobody has voted yet.'
      : `${votes} ${votes === 1 ? 'vote' : 'votes'}${blindVotes > 0 ? `, ${blindVotes} of them blind` : ''}.`
  if (myVote.length > 0) {
    const more = toRank(comparison).length > 0 ? ' You may go on and say which is the best of the others.' : ''
    return `You have voted. ${told}${more}`
  }
  if (isBlind) return 'Which is best? The names are hidden until you have voted.'
  return isLoggedIn ? `Which is best? ${told}` : told
}

/** Another one to vote on, once this is done. */
function Next({ id }: { id: string }) {
  const offered = useQuery(newestComparisons('others', 2))
  const next = offered.data?.comparisons.find((one) => one.id !== id)
  if (!next) return null
  return (
    <ButtonLink to={`/model-comparison/${next.id}`} tone="primary">
      Vote on another
    </ButtonLink>
  )
}

function Full({ comparison }: { comparison: Comparison }) {
  const [view, setView] = useState(whole)
  const [, setSearch] = useSearchParams()
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const navigate = useNavigate()
  const row = useRef<HTMLUListElement>(null)
  const { pick, takeBack, retry, remove, isBusy } = useDeeds(comparison)
  const [isRemoving, setRemoving] = useState(false)
  useTold(comparison)
  const { id, columns, myVote, isBlind, isOwner, visibility, seed, owner } = comparison
  const hasEnded = !isUnfinished(comparison) && columns.filter(({ picture }) => picture).length > 1
  const open = hasEnded && (comparison.canVote || !isLoggedIn) ? toRank(comparison) : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: each comparison begins with the whole.
  useEffect(() => setView(whole), [id])

  const show = (place: number) => row.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'center' })

  return (
    <article className={page}>
      <header className="grid gap-2">
        <h1 className="max-w-prose text-2xl break-words sm:text-3xl">{comparison.prompt || 'A comparison'}</h1>
        <p className="text-sm text-ink3">
          {categoryFacts[comparison.category].label} · seed {seed} · {columns.length} models · by{' '}
          <MakerLink username={owner} />
          {visibility === 'private' && hasEnded && ' · seen by its owner alone'}
          {visibility === 'unlisted' && ' · seen by whoever has the link'}
        </p>
        <p role="status" className="max-w-prose text-ink2">
          {sentenceOf(comparison, isLoggedIn)}
        </p>
      </header>
      <div className="sticky top-16 z-10 -mx-4 flex flex-wrap items-center gap-2 border-b border-line bg-ground/95 px-4 py-2 backdrop-blur-sm sm:mx-0 sm:px-0">
        <ZoomBar view={view} onView={setView} />
        <nav aria-label="Pictures" className="flex gap-1 sm:hidden">
          {columns.map((column, place) => (
            <Press
              key={column.id}
              aria-label={`Show ${nameOf(column, place)}`}
              onClick={() => show(place)}
              className="grid size-9 place-content-center rounded-full border border-line bg-raise1 text-sm text-ink2"
            >
              {String.fromCharCode(65 + place)}
            </Press>
          ))}
        </nav>
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          {isBlind && (
            <Button
              size="sm"
              onClick={() => setSearch({ names: 'shown' }, { replace: true, preventScrollReset: true })}
            >
              <Eye aria-hidden className="size-4" />
              Show names
            </Button>
          )}
          {myVote.length > 0 && (
            <Button size="sm" busy={isBusy} onClick={takeBack}>
              <Undo2 aria-hidden className="size-4" />
              Take my vote back
            </Button>
          )}
          <Button size="sm" onClick={() => void copyLink(`/model-comparison/${id}`, visibility)}>
            <LinkIcon aria-hidden className="size-4" />
            Copy link
          </Button>
        </div>
      </div>
      <ul
        // In another order it begins at its beginning: a browser would follow the one that was in sight.
        key={columns.map((column) => column.id).join()}
        ref={row}
        className={classes(
          'gap-x-5 gap-y-8 max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scrolls-sideways max-sm:px-4 sm:grid',
          inRows[columns.length],
        )}
      >
        {columns.map((column, place) => (
          <li key={column.id} className="min-w-0 max-sm:w-[88%] max-sm:shrink-0 max-sm:snap-center">
            <Column
              comparison={comparison}
              column={column}
              place={place}
              sizes={SIZES}
              view={view}
              onView={setView}
              onPick={open.includes(column.id) ? () => pick(column.id) : undefined}
              onRetry={isOwner && column.status === 'failed' && !isBlind ? () => retry(column) : undefined}
              isBusy={isBusy}
            />
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-center gap-3">
        {myVote.length > 0 && <Next id={id} />}
        <ButtonLink to={againOf(comparison)}>
          <Scale aria-hidden className="size-4" />
          {comparison.prompt === '' ? 'Compare others' : 'Compare again'}
        </ButtonLink>
        {isOwner &&
          (isRemoving ? (
            <div className="flex flex-wrap items-center gap-3">
              <p className="text-sm text-ink2">Its votes go with it; the pictures stay in your gallery.</p>
              <Button
                tone="danger"
                busy={isBusy}
                onClick={() => remove(() => void navigate('/model-comparison', { replace: true }))}
              >
                Remove it
              </Button>
              <Button tone="quiet" onClick={() => setRemoving(false)}>
                Keep it
              </Button>
            </div>
          ) : (
            <Button tone="quiet" onClick={() => setRemoving(true)}>
              <Trash2 aria-hidden className="size-4" />
              Remove the comparison
            </Button>
          ))}
      </footer>
    </article>
  )
}

/** The form with the same words, category and shape, and the same models where their names are told. */
function againOf({ category, prompt, shape, size, columns }: Comparison): string {
  const models = columns.flatMap(({ model }) => model ?? [])
  const asked = { categories: category, prompt, shape, size: String(size), models: models.join(',') }
  return `/model-comparison?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`
}

function Waiting() {
  return (
    <div className={page} aria-busy>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="aspect-square" />
        <Skeleton className="aspect-square max-sm:hidden" />
      </div>
    </div>
  )
}

/** One prompt and seed by several models, side by side: looked at in one movement, and voted on. */
export default function ComparisonScreen() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const isName = UUID.test(id)
  const isBlindWanted = search.get('names') !== 'shown'
  const comparison = useQuery({
    ...comparisonOf(id, isBlindWanted),
    enabled: isName,
    placeholderData: (before: Comparison | undefined) => (before?.id === id ? before : undefined),
  })
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  if (!isName) return <NotFoundScreen />
  if (comparison.data) {
    return (
      <GenerationProvider>
        <Full comparison={comparison.data} />
      </GenerationProvider>
    )
  }
  // A private one is only found once it is known who asks.
  if (comparison.error?.status === 404)
    return isSessionKnown && !comparison.isFetching ? <NotFoundScreen /> : <Waiting />
  if (comparison.isError) return <PageError query={comparison} />
  return <Waiting />
}
