import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Purse } from '../../contract/purses.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { AmountForm } from '../gold/amount-form.tsx'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { refreshUser } from '../session/session.ts'
import { useUser } from '../session/user-state.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Coin, formatGold } from '../ui/gold.tsx'
import { PageError } from '../ui/page-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { toast } from '../ui/toast-store.ts'
import { KeeperDesk } from './keeper-desk.tsx'
import { Movements } from './movements.tsx'
import { PursePeople } from './purse-people.tsx'
import { myPurses, purseChanged, purseOf } from './queries.ts'

const inWords = (gold: number) => `${formatGold(gold)} gold`

function limitsOf({ isKeeper, mayDraw, approvalAbove }: Purse): string {
  if (isKeeper) return 'You keep the purse: you draw without asking.'
  if (mayDraw === null) return 'You draw without asking.'
  if (approvalAbove !== null && mayDraw === approvalAbove)
    return `Up to ${inWords(mayDraw)} come at once; above that the keeper is asked.`
  return `You can draw ${inWords(mayDraw)} now: what you may draw counts over seven days.`
}

function InAndOut({ purse }: { purse: Purse }) {
  const client = useQueryClient()
  const myGold = useUser((user) => user.gold)
  const me = useUser((user) => user.username)
  const [way, setWay] = useState<'draw' | 'fill'>('draw')
  async function changed(now: Purse, title: string) {
    await purseChanged(client, now)
    await refreshUser()
    toast({ tone: 'good', title })
  }
  return (
    <section className="grid content-start gap-4 rounded-lg border border-line bg-raise1 p-5">
      <Tabs
        label="In or out"
        value={way}
        tabs={[
          { value: 'draw', label: 'Draw gold' },
          { value: 'fill', label: 'Put gold in' },
        ]}
        onChange={setWay}
      >
        {way === 'draw' ? (
          <AmountForm
            key="draw"
            deed="Draw it"
            hint={limitsOf(purse)}
            send={async (gold, note, idempotencyKey) => {
              const now = await call('drawFromPurse', {
                params: { id: purse.id },
                body: { gold, note },
                idempotencyKey,
              })
              const mine = now.movements.find(({ kind, username }) => kind === 'drawn' && username === me)
              await changed(now, mine?.state === 'asked' ? 'The keeper has been asked' : `${inWords(gold)} are yours`)
            }}
          />
        ) : (
          <AmountForm
            key="fill"
            deed="Put it in"
            hint={`You have ${inWords(myGold)}. What is in the purse is everybody’s: only what is left when it is dissolved comes back, by what each put in.`}
            send={async (gold, note, idempotencyKey) => {
              const now = await call('fillPurse', { params: { id: purse.id }, body: { gold, note }, idempotencyKey })
              await changed(now, `${inWords(gold)} put in`)
            }}
          />
        )}
      </Tabs>
    </section>
  )
}

function Invitation({ purse }: { purse: Purse }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useUser((user) => user.username)
  const [busy, setBusy] = useState(false)
  async function answer(accepts: boolean) {
    setBusy(true)
    try {
      if (accepts) await purseChanged(client, await call('acceptPurse', { params: { id: purse.id } }))
      else {
        client.setQueryData(myPurses().queryKey, await call('leavePurse', { params: { id: purse.id, username: me } }))
        await navigate('/party-purse')
      }
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-raise1 p-5">
      <p>
        {purse.keeper} invites you. Whoever is in the purse sees who puts gold in and who draws it; you are asked for
        nothing.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" busy={busy} onClick={() => answer(true)}>
          Join
        </Button>
        <Button disabled={busy} onClick={() => answer(false)}>
          Decline
        </Button>
      </div>
    </section>
  )
}

function Inside({ purse }: { purse: Purse }) {
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-3xl break-words">{purse.name}</h1>
          <p className="text-sm text-ink3">{purse.isKeeper ? 'You keep this purse' : `Kept by ${purse.keeper}`}</p>
        </div>
        <p className="flex items-center gap-3">
          <Coin size={40} />
          <span>
            <span className="block font-serif text-3xl leading-tight tabular">{formatGold(purse.gold)}</span>
            <span className="text-sm text-ink2">gold in the purse</span>
          </span>
        </p>
      </header>
      {purse.isInvited ? (
        <Invitation purse={purse} />
      ) : (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-1 content-start gap-6">
            <InAndOut purse={purse} />
            <Movements purse={purse} />
          </div>
          <div className="grid grid-cols-1 content-start gap-6">
            <PursePeople purse={purse} />
            {purse.isKeeper && <KeeperDesk purse={purse} />}
          </div>
        </div>
      )}
    </>
  )
}

function Purses({ id }: { id: string }) {
  const found = useQuery(purseOf(id))
  if (found.isPending) return <Skeleton className="h-96 rounded-lg" />
  if (found.isError) return found.error.status === 404 ? <NotFoundScreen /> : <PageError query={found} />
  return <Inside purse={found.data} />
}

/** A party purse: what is in it, who draws on it, and what came and went. */
export default function PurseScreen() {
  const { id = '' } = useParams()
  return (
    <div className="page-width grid max-w-5xl grid-cols-1 gap-6 pt-8 pb-12">
      <div>
        <ButtonLink to="/party-purse" tone="quiet" size="sm">
          <ArrowLeft aria-hidden className="size-4" />
          Party purses
        </ButtonLink>
      </div>
      <LoggedInOnly
        title="A party purse"
        description="Log in to see it: a purse is open to those in it alone."
        skeleton={<Skeleton className="h-96 rounded-lg" />}
      >
        <Purses id={id} />
      </LoggedInOnly>
    </div>
  )
}
