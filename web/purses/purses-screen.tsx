import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PurseCard } from '../../contract/purses.ts'
import { call } from '../api/browser.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Coin, formatGold } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { PurseForm } from './purse-form.tsx'
import { myPurses, purseChanged } from './queries.ts'

function OpenPurse({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  return (
    <PurseForm
      title="Open a party purse"
      deed="Open it"
      onClose={onClose}
      send={async (words) => {
        const purse = await call('createPurse', { body: words, idempotencyKey: key })
        await purseChanged(client, purse)
        await navigate(`/party-purse/${purse.id}`)
      }}
    />
  )
}

function Card({ purse }: { purse: PurseCard }) {
  const { id, name, gold, keeper, isKeeper, members, isInvited, waiting } = purse
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border border-line bg-raise1 p-5 transition-colors focus-within:border-line-strong hover:border-line-strong">
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className="text-xl break-words">
          <Link
            to={`/party-purse/${id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink3">
          <span className="flex items-center gap-1.5">
            <Users aria-hidden className="size-4" />
            {members === 1 ? 'One person' : `${members} people`}
          </span>
          <span>{isKeeper ? 'You keep it' : `Kept by ${keeper}`}</span>
          {isInvited && <Chip>You are invited</Chip>}
          {waiting > 0 && <Chip>{waiting === 1 ? 'One draw waits for you' : `${waiting} draws wait for you`}</Chip>}
        </p>
      </div>
      <p className="flex items-center gap-2 font-serif text-xl tabular">
        <Coin size={24} />
        {formatGold(gold)}
        <span className="sr-only"> gold</span>
      </p>
    </li>
  )
}

function Mine() {
  const mine = useQuery(myPurses())
  const [isOpening, setOpening] = useState(false)
  const open = (
    <Button tone="primary" onClick={() => setOpening(true)}>
      <Plus aria-hidden className="size-4" />
      Open a purse
    </Button>
  )
  return (
    <>
      {mine.isPending && <Skeleton className="h-40 rounded-lg" />}
      {mine.isError && <ErrorState error={mine.error} onRetry={() => mine.refetch()} busy={mine.isFetching} />}
      {mine.data?.purses.length === 0 && (
        <EmptyState
          title="No party purse yet"
          description="Open one for your table: everybody puts gold in, and whoever prepares the next session draws on it."
          action={open}
        />
      )}
      {mine.data && mine.data.purses.length > 0 && (
        <>
          <ul className="grid gap-3">
            {mine.data.purses.map((purse) => (
              <Card key={purse.id} purse={purse} />
            ))}
          </ul>
          <div>{open}</div>
        </>
      )}
      {isOpening && <OpenPurse onClose={() => setOpening(false)} />}
    </>
  )
}

/** The party purses that somebody is in. */
export default function PursesScreen() {
  return (
    <div className="page-width grid max-w-4xl grid-cols-1 gap-6 pt-8 pb-12">
      <div className="grid gap-2">
        <h1 className="text-3xl">Party purses</h1>
        <p className="max-w-prose text-ink2">
          Gold that a gaming group shares. Its keeper says how much each may draw, and what is to be asked for first.
        </p>
      </div>
      <LoggedInOnly
        title="Share gold with your table"
        description="Log in to open a party purse or to see those you are in."
        skeleton={<Skeleton className="h-40 rounded-lg" />}
      >
        <Mine />
      </LoggedInOnly>
    </div>
  )
}
