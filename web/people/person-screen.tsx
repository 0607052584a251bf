import { useQuery } from '@tanstack/react-query'
import { Ban, EyeOff, Link as LinkIcon, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import type { Person } from '../../contract/people.ts'
import { CollectionsOf } from '../collections/collections-of.tsx'
import { GiveGoldButton } from '../gifts/give-gold-button.tsx'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { ReportButton } from '../moderation/report-button.tsx'
import { requireLogin } from '../session/login.ts'
import { useUser } from '../session/user-state.ts'
import { SheetCardView } from '../sheets/sheet-card.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CardWall, WaitingCards } from '../ui/card-wall.tsx'
import { Chip } from '../ui/chip.tsx'
import { ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { late } from '../ui/late.ts'
import { PageError } from '../ui/page-error.tsx'
import { Press } from '../ui/press.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Avatar } from './avatar.tsx'
import { badgeFacts } from './badge-facts.ts'
import { Follow } from './follow-button.tsx'
import { personOf, sheetsBy, worksOf } from './queries.ts'
import { useStanding } from './use-standing.ts'
import { WorksWall } from './works-wall.tsx'

const PeopleDialog = late(() => import('./people-dialog.tsx'))

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** An address as people read it: without what every one begins with. */
const shownAddress = (page: string) => page.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')

function Counts({ person }: { person: Person }) {
  const [side, setSide] = useState<'followers' | 'following'>()
  const count = (name: 'followers' | 'following', one: string, many: string) => (
    <Press onClick={() => setSide(name)} className="touch-target rounded-sm text-ink2 hover:text-ink hover:underline">
      <span className="font-medium text-ink tabular">{person[name].toLocaleString('en-GB')}</span>{' '}
      {person[name] === 1 ? one : many}
    </Press>
  )
  return (
    <>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {count('followers', 'follower', 'followers')}
        {count('following', 'followed', 'followed')}
      </p>
      {side && (
        <Suspense>
          <PeopleDialog username={person.username} side={side} onClose={() => setSide(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Deeds({ person }: { person: Person }) {
  const { mutate, isPending } = useStanding(person.username)
  if (person.isYou) {
    return (
      <ButtonLink to="/profile#page">
        <Pencil aria-hidden className="size-4" />
        Change your page
      </ButtonLink>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!person.isBlocked && <Follow person={person} />}
      {!person.isBlocked && <GiveGoldButton username={person.username} />}
      <Button
        tone="quiet"
        busy={isPending}
        onClick={() => requireLogin(() => mutate(person.isBlocked ? 'unblockPerson' : 'blockPerson'))}
      >
        {!isPending && <Ban aria-hidden className="size-4" />}
        {person.isBlocked ? 'Unblock' : 'Block'}
      </Button>
      <ReportButton subject={{ kind: 'user', id: person.username }} what="this person" />
    </div>
  )
}

function Head({ person }: { person: Person }) {
  const { username, avatar, about, pages, badges, createdAt } = person
  return (
    <header className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-7">
      <Avatar username={username} avatar={avatar} size={112} className="border border-line" />
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 gap-1">
            <h1 className="text-3xl break-words">{username}</h1>
            <p className="text-sm text-ink3">In the keep since {month.format(new Date(createdAt))}</p>
          </div>
          <Deeds person={person} />
        </div>
        {person.isHidden && (
          <p className="flex items-center gap-2 text-sm text-ink2">
            <EyeOff aria-hidden className="size-4 shrink-0" />
            Only you can see this page. Your public works hang in the gallery all the same.
          </p>
        )}
        {about && <p className="max-w-prose break-words whitespace-pre-wrap text-ink2">{about}</p>}
        {pages.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {pages.map((page) => (
              <li key={page} className="flex min-w-0 items-center gap-1.5">
                <LinkIcon aria-hidden className="size-3.5 shrink-0 text-ink3" />
                <a
                  href={page}
                  rel="nofollow ugc noreferrer"
                  target="_blank"
                  className="touch-target truncate text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
                >
                  {shownAddress(page)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Counts person={person} />
        {badges.length > 0 && (
          <ul aria-label="Badges" className="flex flex-wrap gap-2">
            {badges.map((badge) => {
              const { label, why, icon: Icon } = badgeFacts[badge]
              return (
                <li key={badge} title={why}>
                  <Chip>
                    <Icon aria-hidden className="size-3.5 text-ink3" />
                    {label}
                    <span className="sr-only">: {why}</span>
                  </Chip>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </header>
  )
}

const nothing = (person: Person, what: string) =>
  person.isYou ? `Your public ${what} are shown here.` : `${person.username} has not shown any ${what} yet.`

function Sheets({ person }: { person: Person }) {
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const found = useQuery({ ...sheetsBy(person.username, page), placeholderData: (before) => before })
  if (found.isPending) return <WaitingCards className="h-44" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  const { sheets, totalCount } = found.data
  if (sheets.length === 0) return <EmptyState title="No sheets here" description={nothing(person, 'sheets')} />
  return (
    <div className="grid gap-5">
      <CardWall
        page={page}
        pages={Math.ceil(totalCount / GALLERY_PAGE)}
        count={totalCount === 1 ? 'One sheet' : `${totalCount.toLocaleString('en-GB')} sheets`}
        isOutdated={found.isPlaceholderData}
        searchAt={(to) => new URLSearchParams({ tab: 'sheets', ...(to > 1 && { page: String(to) }) })}
      >
        {sheets.map((card) => (
          <li key={card.id}>
            <SheetCardView card={card} />
          </li>
        ))}
      </CardWall>
    </div>
  )
}

const tabs = ['works', 'sheets', 'collections'] as const
const names = { works: 'Pictures', sheets: 'Sheets', collections: 'Collections' }

function Full({ person }: { person: Person }) {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'works'
  return (
    <div className="page-width grid grid-cols-1 gap-8 pt-8 pb-12">
      <Head person={person} />
      {person.isBlocked ? (
        <EmptyState
          title={`You have blocked ${person.username}`}
          description="Neither of you follows, answers or tells the other anything. Unblock them to see their works here."
        />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <Tabs
            label={`What ${person.username} shows`}
            value={tab}
            tabs={tabs.map((value) => ({ value, label: `${names[value]} ${person[value].toLocaleString('en-GB')}` }))}
            onChange={(value) =>
              setSearch(value === 'works' ? {} : { tab: value }, { replace: true, preventScrollReset: true })
            }
          >
            {tab === 'works' && (
              <WorksWall
                query={worksOf(person.username)}
                empty={<EmptyState title="No pictures here" description={nothing(person, 'pictures')} />}
              />
            )}
            {tab === 'sheets' && <Sheets person={person} />}
            {tab === 'collections' && <CollectionsOf username={person.username} isYou={person.isYou} />}
          </Tabs>
        </div>
      )}
    </div>
  )
}

function PersonSkeleton() {
  return (
    <div className="page-width grid grid-cols-1 gap-8 pt-8 pb-12" aria-busy>
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-7">
        <Skeleton className="size-28 rounded-full" />
        <div className="grid content-start gap-3">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-12 max-w-prose" />
        </div>
      </div>
      <ImageRowsSkeleton />
    </div>
  )
}

/** Somebody's public page: who they are, what they made, and whom they are followed by. */
export default function PersonScreen() {
  const { username = '' } = useParams()
  const person = useQuery(personOf(username))
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  const isMissing = person.error?.status === 404 || person.error?.status === 400
  if (person.data && !isMissing) return <Full key={person.data.username} person={person.data} />
  if (isMissing) {
    // A hidden page is only found once it is known who asks.
    return isSessionKnown && !person.isFetching ? <NotFoundScreen /> : <PersonSkeleton />
  }
  if (person.isError) return <PageError query={person} />
  return <PersonSkeleton />
}
