import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AdminPerson } from '../../contract/administration.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { Details } from '../ui/details.tsx'
import { TextField } from '../ui/field.tsx'
import { formatGold } from '../ui/gold.tsx'
import { Link } from '../ui/link.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { DeedForm } from './deed-form.tsx'
import { atMinute, onDay } from './moments.ts'
import { adminPeople } from './queries.ts'
import { trustLabels } from './words.ts'

const GOOD_YEAR = 9999

function standingOf({ suspendedUntil, suspendedFor }: AdminPerson): string | null {
  if (!suspendedUntil || new Date(suspendedUntil) < new Date()) return null
  const until = new Date(suspendedUntil)
  const how = until.getUTCFullYear() >= GOOD_YEAR ? 'for good' : `until ${atMinute(until)}`
  return `Suspended ${how}: ${suspendedFor}`
}

function Suspend({ person, onDone }: { person: AdminPerson; onDone: () => Promise<void> }) {
  const [days, setDays] = useState('7')
  const isSuspended = standingOf(person) !== null
  return (
    <DeedForm
      label={isSuspended ? 'Let them in again' : 'Suspend'}
      tone={isSuspended ? 'plain' : 'danger'}
      reasonLabel="Reason, as they are told"
      perform={async (reason) => {
        const wanted = isSuspended ? 0 : days.trim() === '' ? undefined : Number(days)
        await call('adminSuspend', { params: { id: person.id }, body: { days: wanted, reason } })
        await onDone()
        toast({ tone: 'good', title: isSuspended ? 'Let in again' : 'Suspended' })
      }}
    >
      {!isSuspended && (
        <TextField
          label="For how many days"
          inputMode="numeric"
          value={days}
          hint="Empty: for good"
          onChange={(event) => setDays(event.target.value.replace(/\D/g, ''))}
        />
      )}
    </DeedForm>
  )
}

function Gold({ person, onDone }: { person: AdminPerson; onDone: () => Promise<void> }) {
  const [gold, setGold] = useState('')
  // One gift, however often its button is pressed; the next has a key of its own.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const amount = Number(gold.replace(',', '.'))
  return (
    <DeedForm
      label={amount < 0 ? 'Take it' : 'Give it'}
      tone="plain"
      disabled={gold.trim() === '' || !Number.isFinite(amount) || amount === 0}
      perform={async (reason) => {
        await call('adminGiveGold', { params: { id: person.id }, body: { gold: amount, reason }, idempotencyKey: key })
        setKey(crypto.randomUUID())
        setGold('')
        await onDone()
        toast({ tone: 'good', title: amount < 0 ? 'Gold taken' : 'Gold given' })
      }}
    >
      <TextField
        label="Gold"
        inputMode="decimal"
        value={gold}
        hint="Below 0 takes some. It is booked in the ledger."
        onChange={(event) => setGold(event.target.value)}
      />
    </DeedForm>
  )
}

function Person({ person }: { person: AdminPerson }) {
  const client = useQueryClient()
  const refresh = () => refreshAnswers(client, 'adminPeople', 'adminAudit')
  const standing = standingOf(person)
  return (
    <li className="rounded-lg border border-line bg-raise1 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="wrap-anywhere font-serif text-lg">
          <Link to={`/people/${person.username}`} className="hover:underline">
            {person.username}
          </Link>
          {person.role === 'admin' && <span className="text-sm text-ink3"> · administrator</span>}
        </h3>
        <span className="text-sm tabular text-ink2">{formatGold(person.gold)} gold</span>
      </div>
      <p className="text-sm text-ink3 wrap-anywhere">
        {person.email} {person.emailVerified ? '(confirmed)' : '(not confirmed)'} · since {onDay(person.createdAt)} ·{' '}
        {person.works === 1 ? 'one work' : `${person.works} works`} · {trustLabels[person.trust]}
      </p>
      {standing && <p className="mt-2 break-words text-sm text-bad">{standing}</p>}
      <Details summary="Suspend, or give gold" className="mt-1">
        <div className="grid gap-6 pt-2 sm:grid-cols-2">
          {person.role === 'admin' ? (
            <p className="text-sm text-ink2">Administrators are not suspended; take the role away first.</p>
          ) : (
            <Suspend person={person} onDone={refresh} />
          )}
          <Gold person={person} onDone={refresh} />
        </div>
      </Details>
    </li>
  )
}

/** People by name or address: suspended, let in again, given gold. */
export function People() {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const found = useQuery({ ...adminPeople(q), placeholderData: (before) => before })
  const find = (text: string) => {
    const next = new URLSearchParams(search)
    if (text) next.set('q', text)
    else next.delete('q')
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="grid gap-4">
      <SearchField
        label="Search people by name, address or id"
        placeholder="Name, address or id"
        value={q}
        onChange={find}
      />
      {found.isPending ? (
        <Skeleton className="h-64 rounded-lg" />
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
      ) : found.data.people.length === 0 ? (
        <EmptyState title="Nobody" description="Names and addresses are found by how they begin." />
      ) : (
        <ul className="grid gap-3">
          {found.data.people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </div>
  )
}
