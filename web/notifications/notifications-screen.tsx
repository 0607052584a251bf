import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { Link } from '../ui/link.tsx'
import NotificationList, { ListSkeleton } from './notification-list.tsx'

/** Everything that one was told of. */
export default function NotificationsScreen() {
  return (
    <div className="page-width grid max-w-3xl grid-cols-1 gap-6 pt-8 pb-12">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-3xl">Notifications</h1>
        <Link
          to="/profile#notifications"
          className="touch-target rounded-sm text-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          Choose what you are told
        </Link>
      </header>
      <LoggedInOnly
        title="What has happened to your works"
        description="Log in to see who liked what you made, what they said about it, and who follows you."
        skeleton={<ListSkeleton />}
      >
        <NotificationList />
      </LoggedInOnly>
    </div>
  )
}
