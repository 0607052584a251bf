import { and, desc, eq, ilike, ne, or } from 'drizzle-orm'
import type * as z from 'zod'
import type { AdminPeopleQuery, AdminPerson, GoldGift, Suspension } from '../../contract/administration.ts'
import { toGold } from '../../contract/economy.ts'
import type { Caller } from '../accounts/accounts.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { images, users } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { adjustGold, goldOf } from '../gold/ledger.ts'
import { FOR_GOOD, trustIn } from '../moderation/policy.ts'

type User = typeof users.$inferSelect

async function presentPerson(reader: Reader, user: User): Promise<AdminPerson> {
  return {
    id: user.id,
    username: user.displayUsername ?? user.username ?? '',
    email: user.email,
    emailVerified: user.emailVerified,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    gold: toGold(await goldOf(reader, user.id)),
    works: await reader.$count(images, eq(images.ownerId, user.id)),
    trust: await trustIn(reader, user.id),
    suspendedUntil: user.suspendedUntil?.toISOString() ?? null,
    suspendedFor: user.suspendedFor,
  }
}

/** Characters that a pattern of the database reads as any others. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export async function peopleFound(reader: Reader, { q, limit }: z.output<typeof AdminPeopleQuery>) {
  const asked = q.trim()
  const begins = `${literally(asked)}%`
  const rows = await reader
    .select()
    .from(users)
    .where(
      and(
        ne(users.id, HOUSE_ID),
        asked === '' ? undefined : or(ilike(users.username, begins), ilike(users.email, begins), eq(users.id, asked)),
      ),
    )
    .orderBy(desc(users.createdAt))
    .limit(limit)
  const people: AdminPerson[] = []
  for (const row of rows) people.push(await presentPerson(reader, row))
  return { people }
}

async function lockPerson(tx: Transaction, id: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!user || user.id === HOUSE_ID) throw notFound('This person')
  return user
}

/** Suspends somebody or lets them in again. Nobody suspends themselves or another administrator. */
export async function suspend(
  tx: Transaction,
  caller: Caller,
  id: string,
  { days, reason }: z.output<typeof Suspension>,
  now: Date,
): Promise<AdminPerson> {
  const user = await lockPerson(tx, id)
  if (user.id === caller.id || user.role === 'admin')
    throw new AppError('forbidden', 'Administrators are not suspended; take the role away first (npm run admin).')
  const until = days === undefined ? FOR_GOOD : new Date(now.getTime() + days * 86_400_000)
  const [changed] = await tx
    .update(users)
    .set(days === 0 ? { suspendedUntil: null, suspendedFor: '' } : { suspendedUntil: until, suspendedFor: reason })
    .where(eq(users.id, id))
    .returning()
  return presentPerson(tx, changed ?? user)
}

/** Gives gold from the house, or takes some; once for a key. Throws `not_enough_gold` when less is there than is to be taken. */
export async function giveGold(
  tx: Transaction,
  id: string,
  { gold, reason }: z.output<typeof GoldGift>,
  key: string,
): Promise<{ person: AdminPerson; isMoved: boolean }> {
  const user = await lockPerson(tx, id)
  const amount = Math.round(gold * 1000)
  const isMoved = await adjustGold(tx, { key: `admin:${id}:${key}`, userId: id, amount, why: reason })
  return { person: await presentPerson(tx, user), isMoved }
}
