import { ButtonLink } from '../ui/button.tsx'
import { Sheet } from '../ui/dialog.tsx'
import NotificationList from './notification-list.tsx'

interface NotificationPanelProps {
  open: boolean
  onClose(): void
}

/** What has happened, beside the page. */
export default function NotificationPanel({ open, onClose }: NotificationPanelProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Notifications">
      <NotificationList onFollow={onClose} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <ButtonLink to="/notifications" size="sm" onClick={onClose}>
          All on one page
        </ButtonLink>
        <ButtonLink to="/profile#notifications" size="sm" tone="quiet" onClick={onClose}>
          What you are told
        </ButtonLink>
      </div>
    </Sheet>
  )
}
