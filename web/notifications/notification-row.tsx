import { useQueryClient } from '@tanstack/react-query'
import {
  AtSign,
  AudioLines,
  Award,
  BadgeCheck,
  Clapperboard,
  Coins,
  Heart,
  Image,
  Images,
  Layers,
  type LucideIcon,
  MessageSquare,
  Scale,
  Trophy,
  UserPlus,
} from 'lucide-react'
import type { NotificationType } from '../../contract/community.ts'
import type { Notification } from '../../contract/notifications.ts'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { Press } from '../ui/press.tsx'
import { sinceText } from '../ui/since.ts'
import { markRead } from './queries.ts'
import { pageFor, sentenceOf } from './sentences.ts'

const icons: Record<NotificationType, LucideIcon> = {
  COMMENT: MessageSquare,
  REPLY: AtSign,
  LIKE: Heart,
  FOLLOW: UserPlus,
  FOLLOWER_IMAGE: Images,
  IMAGE: Image,
  VIDEO: Clapperboard,
  AUDIO: AudioLines,
  LORA_CREATED: Layers,
  LORA_LIKED: Heart,
  LORA_USED: Layers,
  COMPETITION: Trophy,
  PRIZE: Award,
  TASK: BadgeCheck,
  CASE: Scale,
  GOLD: Coins,
}

function Inside({ one }: { one: Notification }) {
  const Icon = icons[one.type]
  const moment = new Date(one.happenedAt)
  return (
    <>
      <Icon aria-hidden className={classes('mt-0.5 size-5 shrink-0', one.isRead ? 'text-ink3' : 'text-ink')} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className={classes('text-sm break-words', one.isRead ? 'text-ink2' : 'font-medium text-ink')}>
          {!one.isRead && <span className="sr-only">Unread: </span>}
          {sentenceOf(one)}
        </span>
        <time dateTime={one.happenedAt} title={moment.toLocaleString()} className="text-xs text-ink3">
          {sinceText(moment, new Date())}
        </time>
      </span>
      {!one.isRead && <span aria-hidden className="mt-1.5 size-2.5 shrink-0 rounded-full bg-amber" />}
    </>
  )
}

const look = 'flex w-full items-start gap-3 rounded-md px-3 py-2.5 text-left transition-colors hover:bg-raise2'

interface NotificationRowProps {
  one: Notification
  /** It was followed: what it stands in may close. */
  onFollow?: () => void
}

/** One thing that has happened; following it marks it as read, and so does pressing one that leads nowhere. */
export function NotificationRow({ one, onFollow }: NotificationRowProps) {
  const client = useQueryClient()
  const page = pageFor(one)
  const mark = () => {
    // Where it cannot be marked, it is shown as unread again the next time; that is no fault to stop for.
    if (!one.isRead) markRead(client, { ids: [one.id] }).catch(() => undefined)
  }
  if (page === null) {
    return (
      <Press className={look} onClick={mark}>
        <Inside one={one} />
      </Press>
    )
  }
  return (
    <Link
      to={page}
      className={look}
      onClick={() => {
        mark()
        onFollow?.()
      }}
    >
      <Inside one={one} />
    </Link>
  )
}
