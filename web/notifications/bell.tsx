import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellDrawing } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { BADGE_MAX } from '../../contract/limits.ts'
import { renewAnswers } from '../api/queries.ts'
import { onLive } from '../live/live.ts'
import { IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { late } from '../ui/late.ts'
import { Link } from '../ui/link.tsx'
import { rowLook } from '../ui/popup-look.ts'
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

/** How much is unread as it is written; '' for nothing. */
function useUnread(): string {
  const unread = useQuery(unreadCount()).data?.unread ?? 0
  if (unread === 0) return ''
  return unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread)
}

const badge =
  'min-w-5 rounded-full bg-amber px-1 text-center text-xs leading-5 font-semibold text-on-amber tabular pointer-events-none'

/**
 * The bell in the header: how much is unread, and the panel that tells what. A narrow phone has no room for it: there the
 * count stands on the menu's button, and the bell in the menu.
 */
export function Bell() {
  const [isOpen, setOpen] = useState<boolean>()
  useLiveCount()
  const unread = useUnread()
  return (
    <>
      <IconButton
        label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onClick={() => setOpen(true)}
        className="relative max-[28rem]:hidden"
      >
        <BellDrawing aria-hidden />
        {unread && (
          <span aria-hidden className={classes(badge, 'absolute top-1 right-0.5')}>
            {unread}
          </span>
        )}
      </IconButton>
      {unread && (
        <span aria-hidden className={classes(badge, 'absolute top-0 -right-2.5 z-1 min-[28rem]:hidden')}>
          {unread}
        </span>
      )}
      {isOpen !== undefined && (
        <Suspense>
          <NotificationPanel open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The bell as a row of the menu, where the header has no room for it. */
export function BellRow({ onFollow }: { onFollow(): void }) {
  const unread = useUnread()
  return (
    <Link
      to="/notifications"
      onClick={onFollow}
      className={classes(rowLook, 'mb-5 hover:bg-raise2 min-[28rem]:hidden')}
    >
      <BellDrawing aria-hidden className="size-4.5 text-ink3" />
      Notifications
      {unread && (
        <span className={classes(badge, 'ml-auto')}>
          {unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </Link>
  )
}
