import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { FormError } from '../auth/form-error.tsx'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { purseChanged } from './queries.ts'

function Join({ code }: { code: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function join() {
    setBusy(true)
    setProblem('')
    try {
      const purse = await call('joinPurse', { body: { code } })
      await purseChanged(client, purse)
      await navigate(`/party-purse/${purse.id}`, { replace: true })
    } catch (error) {
      setProblem(explain(error).description)
      setBusy(false)
    }
  }
  return (
    <>
      <FormError message={problem} />
      <p className="text-ink2">
        Somebody has sent you the link to a party purse: gold that a gaming group shares. Whoever is in it sees who puts
        gold in and who draws it.
      </p>
      <Button tone="primary" busy={busy} onClick={join} className="justify-self-start">
        Join the purse
      </Button>
    </>
  )
}

/** Where the link of a party purse leads. */
export default function JoinScreen() {
  const { code = '' } = useParams()
  return (
    <div className="page-width grid max-w-2xl grid-cols-1 gap-5 pt-8 pb-12">
      <h1 className="text-3xl">Join a party purse</h1>
      <LoggedInOnly
        title="You are invited"
        description="Log in or sign up to join the party purse whose link you were sent."
        skeleton={<Skeleton className="h-32 rounded-lg" />}
      >
        <Join code={code} />
      </LoggedInOnly>
    </div>
  )
}
