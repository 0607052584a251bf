import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { ReferralRefusal } from '../../contract/community.ts'
import { toGold } from '../../contract/economy.ts'
import { REFERRAL_BONUS, REFERRALS_A_MONTH, taskRewards } from '../../contract/rewards.ts'
import { placeOf } from '../accounts/arrivals.ts'
import { lockUser } from '../accounts/queries.ts'
import { readSecret } from '../accounts/secret.ts'
import { arrivals, taskCompletions } from '../db/community.ts'
import { type Transaction, transact } from '../db/database.ts'
import { sessions, users } from '../db/schema.ts'
import { bonusAwaitsEmail } from '../gold/daily-bonus.ts'
import { grantGold, moveGold, spendable, system } from '../gold/ledger.ts'
import { notify } from '../notifications/commands.ts'
import type { Services } from '../services.ts'
import { dueTasks, peopleWithDues, referralsPaidTo } from './queries.ts'

/** People looked at in one sweep. */
const AT_ONCE = 200

/**
 * Pays somebody what they have done and were not paid for: each task once, whatever is repeated, restarted or asked twice at
 * once. Where letters go out nothing is paid to an address that nobody has confirmed. Returns how many tasks were paid.
 */
export async function settleTasks(tx: Transaction, services: Services, userId: string): Promise<number> {
  const user = await lockUser(tx, userId, 'no key update')
  const isSuspended = user.suspendedUntil !== null && user.suspendedUntil > services.now()
  if (isSuspended || bonusAwaitsEmail(services.config, user)) return 0
  let paid = 0
  for (const task of await dueTasks(tx, userId)) {
    const noted = await tx.insert(taskCompletions).values({ userId, task }).onConflictDoNothing().returning()
    if (noted.length === 0) continue
    const amount = taskRewards[task]
    const about = { kind: 'task', task } as const
    await grantGold(tx, { key: `task:${userId}:${task}`, userId, amount, reason: 'TASK', about })
    await notify(tx, { userId, type: 'TASK', about: `TASK:${task}`, facts: { task, gold: toGold(amount) } })
    paid++
  }
  return paid
}

/** Pays those who came today and have something due. Returns how many tasks were paid. */
export async function sweepTasks(services: Services): Promise<number> {
  const day = services.now().toISOString().slice(0, 10)
  let paid = 0
  for (const userId of await peopleWithDues(services.db, day, AT_ONCE))
    paid += await transact(services.db, (tx) => settleTasks(tx, services, userId))
  return paid
}

/** Why somebody is not paid for a friend; undefined: they are. */
async function refusalOf(
  tx: Transaction,
  services: Services,
  secret: string,
  friend: typeof arrivals.$inferSelect,
  referrer: typeof users.$inferSelect | undefined,
): Promise<ReferralRefusal | undefined> {
  if (!referrer || referrer.id === friend.userId) return 'gone'
  if (referrer.suspendedUntil && referrer.suspendedUntil > services.now()) return 'gone'
  // What the referrer came from and where they are logged in now; and whence others came whom they were paid for.
  const open = await tx
    .selectDistinct({ address: sessions.ipAddress, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, referrer.id))
  const others = await tx
    .select({ address: arrivals.address, device: arrivals.device })
    .from(arrivals)
    .innerJoin(users, eq(users.id, arrivals.userId))
    .where(
      or(
        eq(arrivals.userId, referrer.id),
        and(eq(users.referredBy, referrer.referralCode), ne(arrivals.userId, friend.userId)),
      ),
    )
  const places = [...others, ...open.map(({ address, userAgent }) => placeOf(secret, address, userAgent))]
  const isSame = (one: string | null, other: string | null) => one !== null && one === other
  // Somebody of whom nothing is known could be anybody, the referrer too.
  const isUnknown = friend.address === null
  if (isUnknown || places.some((place) => isSame(place.address, friend.address) || isSame(place.device, friend.device)))
    return 'same-place'
  const { month } = await referralsPaidTo(tx, referrer.referralCode, services.now())
  return month >= REFERRALS_A_MONTH ? 'cap' : undefined
}

/**
 * Decides, once, whether a friend's coming is paid to both of them; in one command of the ledger, so that either both have it or
 * neither.
 */
async function settleReferral(tx: Transaction, services: Services, secret: string, friendId: string): Promise<boolean> {
  const [known] = await tx.select().from(users).where(eq(users.id, friendId))
  const code = known?.referredBy
  if (!known || !code) return false
  // Both locked in one order, which also has the month's count wait for others of the same referrer.
  const people = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, friendId), eq(users.referralCode, code)))
    .orderBy(asc(users.id))
    .for('no key update')
  const [friend] = await tx
    .select()
    .from(arrivals)
    .where(and(eq(arrivals.userId, friendId), isNull(arrivals.settledAt)))
    .for('update')
  if (!friend) return false
  const referrer = people.find(({ referralCode }) => referralCode === code)
  const refusedFor = await refusalOf(tx, services, secret, friend, referrer)
  await tx
    .update(arrivals)
    .set({ settledAt: services.now(), refusedFor: refusedFor ?? null })
    .where(eq(arrivals.userId, friendId))
  if (refusedFor || !referrer) return false
  const both = [referrer.id, friendId].sort()
  await moveGold(tx, {
    key: `referral:${friendId}`,
    reason: 'REFERRAL_BONUS',
    postings: both.map((id) => ({ from: system.bonuses, to: spendable(id), amount: REFERRAL_BONUS })),
  })
  for (const userId of both) {
    await notify(tx, {
      userId,
      type: 'TASK',
      about: `REFERRAL:${friendId}`,
      facts: { task: 'referral', gold: toGold(REFERRAL_BONUS) },
    })
  }
  return true
}

/** Settles friends who have had a first work delivered that was paid for, at a confirmed address. Returns how many were paid. */
export async function sweepReferrals(services: Services): Promise<number> {
  const { db, config } = services
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.user_id as id from arrivals a join users u on u.id = a.user_id
    where a.settled_at is null and u.email_verified
      and (u.suspended_until is null or u.suspended_until < now())
      and exists (select from gold_holds h where h.user_id = a.user_id and h.captured > 0)
    order by a.created_at limit ${AT_ONCE}`)
  if (rows.length === 0) return 0
  const secret = await readSecret(config)
  let paid = 0
  for (const { id } of rows) if (await transact(db, (tx) => settleReferral(tx, services, secret, id))) paid++
  return paid
}
