import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Case } from '../../contract/cases.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { callQuery, refreshAnswers } from '../api/queries.ts'
import { FormError } from '../auth/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { decisionLabels } from './words.ts'

const dateOf = (moment: string) => new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' })

function Appeal({ id }: { id: string }) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await call('appeal', { params: { id }, body: { text } })
      await refreshAnswers(client, 'myCases')
      toast({
        tone: 'good',
        title: 'Your appeal is sent',
        description: 'Another look will be taken; you will be told.',
      })
    } catch (fault) {
      setError(explain(fault).description)
    } finally {
      setBusy(false)
    }
  }
  if (!isOpen)
    return (
      <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        Appeal
      </Button>
    )
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <FormError message={error} />
      <TextArea
        label="Why you see it differently"
        value={text}
        maxLength={2000}
        hint="An administrator reads it. There is one appeal for each decision."
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={text.trim() === ''} className="justify-self-start">
        Send the appeal
      </Button>
    </form>
  )
}

function OneCase({ one }: { one: Case }) {
  const { subject, decision, reason, decidedAt, appeal, appealDecision, appealReason, canAppeal } = one
  return (
    <li className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <p className="break-words font-medium">
        {subject.page ? <Link to={subject.page}>{subject.title}</Link> : subject.title}
      </p>
      <p className="text-sm text-ink2">
        {decisionLabels[decision]}, {dateOf(decidedAt)}. The reason: {reason}
      </p>
      {appeal && (
        <p className="border-l-2 border-line-strong pl-3 text-sm break-words text-ink2">Your appeal: {appeal}</p>
      )}
      {appealDecision && (
        <p className="text-sm">
          The appeal was decided: {decisionLabels[appealDecision].toLowerCase()}. {appealReason}
        </p>
      )}
      {appeal && !appealDecision && <p className="text-sm text-ink3">Your appeal is being looked at.</p>}
      {canAppeal && <Appeal id={one.id} />}
    </li>
  )
}

/** What moderators decided of somebody's own things, with a way to appeal. */
export function MyCases() {
  const found = useQuery(callQuery('myCases', undefined))
  if (found.isPending) return <Skeleton className="h-16 rounded-md" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  const { cases } = found.data
  if (cases.length === 0) return <p className="text-sm text-ink2">Nothing of yours was ever withheld or removed.</p>
  return (
    <ul className="grid gap-4">
      {cases.map((one) => (
        <OneCase key={one.id} one={one} />
      ))}
    </ul>
  )
}
