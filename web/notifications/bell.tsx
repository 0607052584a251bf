import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellDrawing } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { BADGE_MAX } from '../../contract/limits.ts'
import { renewAnswers } from '../api/queries.ts'
import { onLive } from '../live/live.ts'
import { IconButton } from '../ui/button.tsx'
import { late } from '../ui/late.ts'
import { unreadCount, unreadTold } from './queries.ts'

const NotificationPanel = late(() => import('./notification-panel.tsx'))

/** How long it is quiet before it is asked what the count is now, ms: what happens at once to many is told several times. */
const QUIET = 1500

/** Keeps the count right while the page is open: as it is told, and asked for once it is quiet again. */
function useLiveCount() {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () =>
      void renewAnswers(client, ({ queryKey }) => queryKey[0] === 'getUnread' || queryKey[0] === 'getNotifications')
    const stop = onLive((event) => {
      if (event.kind === 'notification') unreadTold(client, event.unread)
      else if (event.kind !== 'connected') return
      clearTimeout(timer)
      timer = setTimeout(ask, QUIET)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client])
}

/** The bell in the header: how much is unread, and the panel that tells what. */
export function Bell() {
  const [isOpen, setOpen] = useState<boolean>()
  useLiveCount()
  const unread = useQuery(unreadCount()).data?.unread ?? 0
  const shown = unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread)
  return (
    <>
      <IconButton
        label={unread === 0 ? 'Notifications' : `Notifications, ${shown} unread`}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onClick={() => setOpen(true)}
        className="relative"
      >
        <BellDrawing aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 min-w-5 rounded-full bg-amber px-1 text-center text-xs leading-5 font-semibold text-on-amber tabular"
          >
            {shown}
          </span>
        )}
      </IconButton>
      {isOpen !== undefined && (
        <Suspense>
          <NotificationPanel open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
