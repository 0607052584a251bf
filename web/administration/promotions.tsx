import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Promotion } from '../../contract/promotions.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { FormError } from '../auth/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { formatGold } from '../ui/gold.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { adminPromotions } from './queries.ts'

const numeric = (text: string) => text.replace(/[^\d.,]/g, '').replace(',', '.')
/** A day as its field gives it, up to its end; null: none. */
const endOf = (day: string) => (day === '' ? null : new Date(`${day}T23:59:59Z`).toISOString())

function NewCode() {
  const client = useQueryClient()
  const empty = { code: '', title: '', gold: '', usesMax: '', endsOn: '', isForNewcomers: false }
  const [words, setWords] = useState(empty)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const set = (changes: Partial<typeof empty>) => setWords({ ...words, ...changes })
  async function create(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      const body = {
        code: words.code,
        title: words.title,
        gold: Number(words.gold),
        usesMax: words.usesMax === '' ? null : Number(words.usesMax),
        endsAt: endOf(words.endsOn),
        isForNewcomers: words.isForNewcomers,
      }
      client.setQueryData(adminPromotions().queryKey, await call('adminCreatePromotion', { body }))
      toast({ tone: 'good', title: `The code ${words.code.toUpperCase()} gives gold` })
      setWords(empty)
    } catch (error) {
      setProblem(explain(error).description)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={create} noValidate className="grid gap-4 rounded-lg border border-line bg-raise1 p-5">
      <h2 className="text-xl">A new code</h2>
      <FormError message={problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Code"
          hint="4 to 32 letters and numbers"
          value={words.code}
          onChange={(event) => set({ code: event.target.value.toUpperCase() })}
        />
        <TextField
          label="What it is for"
          hint="As those who use it read"
          value={words.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextField
          label="Gold"
          inputMode="decimal"
          hint="For each of them"
          value={words.gold}
          onChange={(event) => set({ gold: numeric(event.target.value) })}
        />
        <TextField
          label="For how many people"
          inputMode="numeric"
          hint="Empty: any number"
          value={words.usesMax}
          onChange={(event) => set({ usesMax: event.target.value.replace(/\D/g, '') })}
        />
        <TextField
          label="Last day (UTC)"
          type="date"
          hint="Empty: until it is ended"
          value={words.endsOn}
          onChange={(event) => set({ endsOn: event.target.value })}
        />
        <label className="flex min-h-11 items-center gap-3 self-end text-sm">
          <input
            type="checkbox"
            className="size-5 accent-amber"
            checked={words.isForNewcomers}
            onChange={(event) => set({ isForNewcomers: event.target.checked })}
          />
          Only for accounts that come after now
        </label>
      </div>
      <Button
        type="submit"
        tone="primary"
        busy={busy}
        disabled={words.code === '' || words.title.trim() === '' || words.gold === ''}
        className="justify-self-start"
      >
        Make the code
      </Button>
    </form>
  )
}

function standing({ startsAt, endsAt, uses, usesMax }: Promotion): string {
  const now = new Date()
  if (new Date(startsAt) > now) return `from ${new Date(startsAt).toLocaleDateString()}`
  if (endsAt && new Date(endsAt) <= now) return 'ended'
  if (usesMax !== null && uses >= usesMax) return 'used up'
  return endsAt ? `until ${new Date(endsAt).toLocaleDateString()}` : 'until it is ended'
}

function Row({ promotion }: { promotion: Promotion }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { code, title, gold, uses, usesMax, isForNewcomers } = promotion
  const stands = standing(promotion)
  async function end() {
    setBusy(true)
    try {
      client.setQueryData(adminPromotions().queryKey, await call('adminEndPromotion', { params: { code } }))
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <span className="grid min-w-0">
        <span className="font-semibold break-all tabular">{code}</span>
        <span className="text-sm break-words text-ink2">
          {title} · {formatGold(gold)} gold · used {uses}
          {usesMax !== null && ` of ${usesMax}`} · {stands}
          {isForNewcomers && ' · for newcomers'}
        </span>
      </span>
      {stands !== 'ended' && stands !== 'used up' && (
        <Button size="sm" tone="danger" busy={busy} onClick={end}>
          End it
        </Button>
      )}
    </li>
  )
}

/** Codes that give gold: made, looked at, ended. */
export function PromotionDesk() {
  const all = useQuery(adminPromotions())
  return (
    <div className="grid gap-6">
      <NewCode />
      {all.isPending && <Skeleton className="h-40 rounded-lg" />}
      {all.isError && <ErrorState error={all.error} onRetry={() => all.refetch()} busy={all.isFetching} />}
      {all.data?.promotions.length === 0 && (
        <EmptyState title="No codes yet" description="A code gives gold to whoever types it, once to each." />
      )}
      {all.data && all.data.promotions.length > 0 && (
        <ul className="border-b border-line">
          {all.data.promotions.map((promotion) => (
            <Row key={promotion.code} promotion={promotion} />
          ))}
        </ul>
      )}
    </div>
  )
}
