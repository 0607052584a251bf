import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Purse, PurseMovement } from '../../contract/purses.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshUser } from '../session/session.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { formatGold } from '../ui/gold.tsx'
import { sinceText } from '../ui/since.ts'
import { toast } from '../ui/toast-store.ts'
import { purseChanged } from './queries.ts'

function said({ kind, state }: PurseMovement): string {
  if (kind === 'filled') return 'put in'
  return { asked: 'would like to draw', paid: 'drew', declined: 'was declined', withdrawn: 'took back a draw of' }[
    state
  ]
}

function Decide({ purse, movement, isMine }: { purse: Purse; movement: PurseMovement; isMine: boolean }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<'pay' | 'decline'>()
  async function decide(decision: 'pay' | 'decline') {
    setBusy(decision)
    try {
      const params = { id: purse.id, draw: movement.id }
      await purseChanged(client, await call('decideDraw', { params, body: { decision } }))
      await refreshUser()
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <span className="flex flex-wrap gap-2">
      {purse.isKeeper && (
        <Button
          size="sm"
          tone="primary"
          busy={busy === 'pay'}
          disabled={busy !== undefined}
          onClick={() => decide('pay')}
        >
          Pay it
        </Button>
      )}
      <Button size="sm" busy={busy === 'decline'} disabled={busy !== undefined} onClick={() => decide('decline')}>
        {isMine ? 'Take it back' : 'Decline'}
      </Button>
    </span>
  )
}

/** What came into a purse and went out of it, and what waits for its keeper. */
export function Movements({ purse }: { purse: Purse }) {
  const me = useUser((user) => user.username)
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">In and out</h2>
      {purse.movements.length === 0 ? (
        <p className="text-ink2">Nothing yet. Put some gold in, and let the others know.</p>
      ) : (
        <ul aria-label="Movements, newest first" className="border-b border-line">
          {purse.movements.map((movement) => {
            const { id, kind, username, gold, note, state, createdAt } = movement
            const isOut = kind === 'drawn'
            const hasMoved = state === 'paid'
            return (
              <li key={id} className="grid gap-1.5 border-t border-line py-3">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <span className="min-w-0 break-words">
                    <span className="font-medium">{username ?? 'Somebody who has left'}</span>{' '}
                    <span className="text-ink2">{said(movement)}</span>
                  </span>
                  <span
                    className={classes(
                      'font-semibold tabular',
                      hasMoved ? !isOut && 'text-ok' : 'font-normal text-ink3',
                    )}
                  >
                    {hasMoved ? (isOut ? '−' : '+') : ''}
                    {formatGold(gold)}
                    <span className="sr-only"> gold</span>
                  </span>
                </div>
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink3">
                  <span className="min-w-0 break-words">
                    <time dateTime={createdAt}>{sinceText(new Date(createdAt), new Date())}</time>
                    {note && ` · ${note}`}
                  </span>
                  {state === 'asked' && (purse.isKeeper || username === me) && (
                    <Decide purse={purse} movement={movement} isMine={username === me} />
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
