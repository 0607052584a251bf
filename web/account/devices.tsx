import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Session } from '../../contract/accounts.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { deviceName } from './device-name.ts'

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' })

/** Where the person is logged in, and a way to end it. */
export function Devices({ sessions }: { sessions: Session[] }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call('endOtherSessions') : call('endSession', { params: { id } }),
    onSuccess: ({ ended }) =>
      toast({
        tone: 'good',
        title: ended === 1 ? 'One device is signed out' : `${ended} devices are signed out`,
        description: 'A page that is open there stops working within a quarter of an hour.',
      }),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
    onSettled: () => refreshAnswers(client, 'getProfile'),
  })
  const isEnding = (id: string | undefined) => end.isPending && end.variables === id
  return (
    <>
      <ul className="border-b border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-4 border-t border-line py-3">
            <span className="grid min-w-0">
              <span className="truncate font-medium">{deviceName(session.userAgent)}</span>
              <span className="text-xs text-ink3">
                {session.isCurrent ? 'This device' : `Last here on ${dayOf(session.seenAt)}`}, logged in on{' '}
                {dayOf(session.createdAt)}
                {session.address && ` from ${session.address}`}
              </span>
            </span>
            {!session.isCurrent && (
              <Button size="sm" busy={isEnding(session.id)} onClick={() => end.mutate(session.id)}>
                Sign out
                <span className="sr-only">{deviceName(session.userAgent)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <Button busy={isEnding(undefined)} onClick={() => end.mutate(undefined)} className="justify-self-start">
          Sign out every other device
        </Button>
      )}
    </>
  )
}
