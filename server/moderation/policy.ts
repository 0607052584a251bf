import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Role } from '../../contract/community.ts'
import { messages } from '../../contract/errors.ts'
import type { FeatureFlag } from '../../contract/flags.ts'
import { type Act, ADDRESS_SHARE, actLimits, type TrustLevel, trustOf, UPHELD_DAYS } from '../../contract/trust.ts'
import type { Reader, Transaction } from '../db/database.ts'
import type { users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { closedBy, flagIsOn } from './queries.ts'

/** Of whoever is suspended for good. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00Z')

/** What a flag closes; administrators may all the same. */
const doors: Partial<Record<Act, FeatureFlag>> = {
  upload: 'uploads',
  comment: 'comments',
  enter: 'competitions',
  judge: 'competitions',
}

/** Works counted for trust: more would change nothing. */
const WORKS_MOST = 10

interface Known extends Record<string, unknown> {
  role: Role
  suspended_until: Date | null
  suspended_for: string
  is_suspended: boolean
  is_open: boolean
  is_counted: boolean
  days: number
  confirmed: boolean
  works: number
  upheld: number
  address: string | null
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function suspended(until: Date, reason: string): AppError {
  const how = until >= FOR_GOOD ? 'for good' : `until ${when.format(until)} UTC`
  return new AppError(
    'forbidden',
    `Your account is suspended ${how}. The reason: ${reason || 'none was noted.'} Nothing was changed and nothing was charged; you can still read, see your cases, take your data along, and leave.`,
    { details: { reason: 'SUSPENDED', until: until.toISOString() } },
  )
}

/** Throws `forbidden`, with the reason and until when, for somebody suspended. */
export function assertNotSuspended(
  user: Pick<typeof users.$inferSelect, 'suspendedUntil' | 'suspendedFor'>,
  now: Date,
): void {
  if (user.suspendedUntil && user.suspendedUntil > now) throw suspended(user.suspendedUntil, user.suspendedFor)
}

/** Throws `forbidden` where a work that a moderator withheld would be shown again. */
export function assertShowable(
  { isWithheld }: { isWithheld: boolean },
  flags: { isVisible: boolean; isUnlisted: boolean } | undefined,
): void {
  if (!isWithheld || !flags || !(flags.isVisible || flags.isUnlisted)) return
  throw new AppError(
    'forbidden',
    'A moderator has withheld this work, so it stays yours alone to see. Nothing was changed. Your notifications lead to the case, where you can appeal.',
  )
}

async function known(reader: Reader, userId: string, flag: FeatureFlag | undefined): Promise<Known> {
  const { rows } = await reader.execute<Known>(sql`
    select u.role, u.suspended_until, u.suspended_for, coalesce(u.suspended_until > now(), false) as is_suspended,
      ${flag ? flagIsOn(flag) : sql`true`} as is_open, ${flagIsOn('trust-limits')} as is_counted,
      floor(extract(epoch from now() - u.created_at) / 86400)::int as days, u.email_verified as confirmed,
      (select count(*)::int from (
        select 1 from images where owner_id = u.id and deleted_at is null limit ${WORKS_MOST}) w)
      + (select count(*)::int from (
        select 1 from sheets where owner_id = u.id and deleted_at is null limit ${WORKS_MOST}) w) as works,
      (select count(*)::int from cases where owner_id = u.id and coalesce(appeal_decision, decision)
        in ('withheld', 'removed', 'suspended') and decided_at > now() - make_interval(days => ${UPHELD_DAYS})) as upheld,
      (select ip_address from sessions where user_id = u.id order by updated_at desc limit 1) as address
    from users u where u.id = ${userId}`)
  if (!rows[0]) throw new AppError('not_logged_in', messages.notLoggedIn)
  return rows[0]
}

const levelOf = ({ role, days, confirmed, works, upheld }: Known): TrustLevel =>
  role === 'admin' ? 'trusted' : trustOf({ days, confirmedEmail: confirmed, works, upheld })

/** How far somebody is trusted. Throws `not_logged_in` when the account is gone. */
export async function trustIn(reader: Reader, userId: string): Promise<TrustLevel> {
  return levelOf(await known(reader, userId, undefined))
}

/**
 * Asked before everything that people do here beside looking, inside the transaction of what they do: what is undone was
 * never counted. Throws AppError: `forbidden` for somebody suspended, `unavailable` for what an administrator has closed,
 * `too_many_requests` for what was done too often this hour for how far somebody is trusted (contract/trust.ts). Returns how far;
 * where nobody is held to that, everybody is.
 */
export async function assertMayAct(tx: Transaction, userId: string, act: Act): Promise<TrustLevel> {
  const person = await known(tx, userId, doors[act])
  // Raw rows carry moments as text.
  if (person.is_suspended && person.suspended_until)
    throw suspended(new Date(person.suspended_until), person.suspended_for)
  const flag = doors[act]
  if (flag && !person.is_open && person.role !== 'admin') throw closedBy(flag)
  const limits = actLimits[act]
  const level = person.is_counted ? levelOf(person) : 'trusted'
  if (limits === null || !person.is_counted || person.role === 'admin') return level
  const most = limits[level]
  await countWithin(tx, `act:${act}:${userId}`, most, () => tooOften(most, level))
  if (level === 'new' && person.address) {
    const place = createHash('sha256').update(person.address).digest('base64url')
    const shared = most * ADDRESS_SHARE
    await countWithin(tx, `act:${act}:at:${place}`, shared, () => tooOften(shared, level, true))
  }
  return level
}

/**
 * How far somebody is trusted, for what new accounts may not do at all, such as handing gold on; `new` is answered only where limits
 * are on. Throws `forbidden` for somebody suspended.
 */
export async function standingOf(tx: Transaction, userId: string): Promise<TrustLevel> {
  const person = await known(tx, userId, undefined)
  if (person.is_suspended && person.suspended_until)
    throw suspended(new Date(person.suspended_until), person.suspended_for)
  const level = levelOf(person)
  return level === 'new' && !person.is_counted ? 'known' : level
}

function tooOften(most: number, level: TrustLevel, isShared = false): string {
  const whose = isShared ? 'New accounts at your address together' : level === 'new' ? 'New accounts' : 'Accounts'
  const grows =
    level === 'trusted' ? '' : ' What you may do grows with days, a confirmed e-mail address and works of your own.'
  return `${whose} can do this ${most} times an hour, and that is used up. Nothing was changed; try again within the hour.${grows}`
}

/** Whether somebody is new and held to what new accounts may. */
export async function isHeldAsNew(reader: Reader, userId: string): Promise<boolean> {
  const person = await known(reader, userId, undefined)
  return person.is_counted && levelOf(person) === 'new'
}

/** Counts one more in the hour; throws `too_many_requests` when it is one too many. */
export async function countWithin(tx: Transaction, key: string, most: number, sentence: () => string): Promise<void> {
  const { rows } = await tx.execute<{ count: number; wait: string }>(sql`
    insert into rate_limits as r (id, key, count, last_request)
    values (${randomUUID()}, ${key}, 1, (extract(epoch from now()) * 1000)::bigint)
    on conflict (key) do update set
      count = case when r.last_request < excluded.last_request - 3600000 then 1 else r.count + 1 end,
      last_request = case when r.last_request < excluded.last_request - 3600000 then excluded.last_request else r.last_request end
    returning count, last_request + 3600000 - (extract(epoch from now()) * 1000)::bigint as wait`)
  const [counted] = rows
  if (!counted || counted.count <= most) return
  throw new AppError('too_many_requests', sentence(), { retryAfter: Math.max(1000, Number(counted.wait)) })
}
