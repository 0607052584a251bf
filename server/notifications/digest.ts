import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Digest, NotificationType } from '../../contract/community.ts'
import { makerName } from '../accounts/queries.ts'
import { notifications } from '../db/community.ts'
import { type Reader, transact } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { lettersLeadTo } from '../links.ts'
import type { Letter } from '../mail/mail.ts'
import type { Services } from '../services.ts'
import { findSubject } from '../subjects/queries.ts'
import { unreadOf } from './queries.ts'

const DAY = 24 * 3_600_000
const every: Record<Exclude<Digest, 'off'>, number> = { daily: DAY, weekly: 7 * DAY }

/** Letters of one sweep; the next takes up where it ended. */
const LETTERS_MAX = 200
/** Things that one letter names. */
const NAMED_MAX = 12
/** Notifications that nobody has looked at for so long are forgotten, ms: those that were read, and the others. */
const KEPT = { read: 90 * DAY, unread: 365 * DAY }
const FORGOTTEN_AT_ONCE = 5000

const names: Record<NotificationType, string> = {
  COMMENT: 'Comments',
  REPLY: 'Answers and mentions',
  LIKE: 'Likes',
  FOLLOW: 'New followers',
  FOLLOWER_IMAGE: 'New works of those you follow',
  IMAGE: 'Pictures',
  VIDEO: 'Videos',
  AUDIO: 'Sounds',
  LORA_CREATED: 'LoRAs that are ready',
  LORA_LIKED: 'LoRAs that are liked',
  LORA_USED: 'LoRAs that are worn',
  COMPETITION: 'Competitions',
  PRIZE: 'Prizes',
  TASK: 'Tasks',
  CASE: 'Moderators',
  GOLD: 'Gold from others',
}

type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'digest' | 'digestAt'> & { name: string }

/** What is new and unread since the last letter, in lines: the kind, and what it is about. */
async function linesFor(reader: Reader, { id, digestAt }: Person): Promise<string[]> {
  const rows = await reader
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, id),
        isNull(notifications.readAt),
        digestAt ? gt(notifications.updatedAt, digestAt) : undefined,
      ),
    )
    .orderBy(desc(notifications.updatedAt), asc(notifications.id))
    .limit(NAMED_MAX)
  return Promise.all(
    rows.map(async ({ type, subjectKind, subjectId, facts }) => {
      const found =
        subjectKind && subjectId ? await findSubject(reader, { kind: subjectKind, id: subjectId }) : undefined
      const title = found?.isSeenBy({ id }) ? found.title : typeof facts.title === 'string' ? facts.title : ''
      return title ? `- ${names[type]}: “${title}”` : `- ${names[type]}`
    }),
  )
}

function letterTo(
  { config, unsubscribing }: Services,
  person: Person,
  { lines, unread }: { lines: readonly string[]; unread: number },
): Letter {
  const base = lettersLeadTo(config)
  const token = encodeURIComponent(unsubscribing.tokenFor(person.id))
  const more = unread > lines.length ? `\n…and more, ${unread} in all.` : ''
  return {
    to: person.email,
    subject: unread === 1 ? 'Something new at Lanternkeep' : `${unread} things new at Lanternkeep`,
    text: [
      `Good day, ${person.name}.`,
      `This is unread since the last letter:\n\n${lines.join('\n')}${more}`,
      `All of it: ${base}/notifications`,
      `To have no more of these letters, open ${base}/unsubscribe?token=${token} (no log-in is needed), or choose how often they come on ${base}/profile#notifications.`,
    ].join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${base}/api/v1/notifications/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Whether somebody's letter is due and nobody else has taken it meanwhile; from then on it has been sent. */
async function claim({ db, now }: Services, { id, digest, digestAt }: Person): Promise<boolean> {
  const same = digestAt ? eq(users.digestAt, digestAt) : isNull(users.digestAt)
  const claimed = await db
    .update(users)
    .set({ digestAt: now() })
    .where(and(eq(users.id, id), eq(users.digest, digest), same))
    .returning({ id: users.id })
  return claimed.length > 0
}

/**
 * Sends letters of what is new to whoever asked for them and has something unread. Of two processes one sends; one that could
 * not be sent is tried by the next sweep. Returns how many were sent.
 */
export async function sendDigests(services: Services): Promise<number> {
  const { db, now, log, config, sendMail } = services
  const before = (digest: keyof typeof every) => new Date(now().getTime() - every[digest])
  const isDue = (digest: keyof typeof every) =>
    and(eq(users.digest, digest), or(isNull(users.digestAt), lt(users.digestAt, before(digest))))
  const hasNews = sql`exists (select from ${notifications} where ${notifications.userId} = ${users.id}
    and ${notifications.readAt} is null and ${notifications.updatedAt} > coalesce(${users.digestAt}, '-infinity'))`
  const due = await db
    .select({ id: users.id, email: users.email, digest: users.digest, digestAt: users.digestAt, name: makerName })
    .from(users)
    .where(
      and(
        or(isDue('daily'), isDue('weekly')),
        // Where letters really go out, only to an address that is known to be theirs.
        config.smtpUrl === undefined ? undefined : eq(users.emailVerified, true),
        hasNews,
      ),
    )
    .orderBy(asc(users.digestAt))
    .limit(LETTERS_MAX)
  let sent = 0
  for (const person of due) {
    const [lines, unread] = await Promise.all([linesFor(db, person), unreadOf(db, person.id)])
    if (lines.length === 0 || !(await claim(services, person))) continue
    try {
      await sendMail(letterTo(services, person, { lines, unread }))
      sent++
    } catch (error) {
      log.warn({ err: error }, 'A letter of what is new could not be sent; it is tried again')
      await db.update(users).set({ digestAt: person.digestAt }).where(eq(users.id, person.id))
    }
  }
  return sent
}

/** Forgets what was told long ago. Returns how much. */
export async function sweepNotifications({ db, now }: Services): Promise<number> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  let forgotten = 0
  for (;;) {
    const gone = await transact(db, async (tx) => {
      const old = await tx
        .select({ id: notifications.id })
        .from(notifications)
        .where(or(lt(notifications.readAt, ago(KEPT.read)), lt(notifications.updatedAt, ago(KEPT.unread))))
        .orderBy(asc(notifications.id))
        .limit(FORGOTTEN_AT_ONCE)
        .for('update', { skipLocked: true })
      const ids = old.map(({ id }) => id)
      if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.id, ids))
      return ids.length
    })
    forgotten += gone
    if (gone < FORGOTTEN_AT_ONCE) return forgotten
  }
}
