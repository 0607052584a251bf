import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { AccountData } from '../../contract/account-data.ts'
import type { Caller } from '../accounts/accounts.ts'
import { profileOf, referralOf } from '../accounts/queries.ts'
import { boardsKeptOf } from '../boards/queries.ts'
import { casesKeptOf } from '../cases/departure.ts'
import { commentsKeptOf } from '../comments/departure.ts'
import { comparisonsKeptOf } from '../comparisons/departure.ts'
import { generations, images, imageVotes } from '../db/schema.ts'
import { movementsOf } from '../gold/queries.ts'
import { recordingsKeptOf, showImages } from '../images/queries.ts'
import { likesKeptOf } from '../likes/departure.ts'
import { keptLoras } from '../loras/queries.ts'
import { settingsOf } from '../notifications/queries.ts'
import { givenKeptOf } from '../purses/departure.ts'
import { roadmapKeptOf } from '../roadmap/departure.ts'
import type { Services } from '../services.ts'
import { keptSheets } from '../sheets/queries.ts'
import { purchasesKeptOf } from '../shop/departure.ts'
import { communityKeptOf } from './community-data.ts'

const MOVEMENTS_AT_ONCE = 1000

async function allTransactionsOf(services: Services, userId: string): Promise<AccountData['transactions']> {
  const all: AccountData['transactions'] = []
  let cursor: number | undefined
  do {
    const page = await movementsOf(services.db, userId, { limit: MOVEMENTS_AT_ONCE, cursor })
    all.push(...page.transactions)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return all
}

const SHEETS_AT_ONCE = 100

/** A page after the other, so that whoever has thousands does not keep the others waiting. */
async function allSheetsOf(services: Services, caller: Caller): Promise<AccountData['sheets']> {
  const all: AccountData['sheets'] = []
  for (;;) {
    const page = await keptSheets(services, caller, { limit: SHEETS_AT_ONCE, after: all.at(-1)?.id })
    all.push(...page)
    if (page.length < SHEETS_AT_ONCE) return all
  }
}

const BOARDS_AT_ONCE = 5

/** A few after the others: each may be a megabyte. */
async function allBoardsOf(services: Services, caller: Caller): Promise<AccountData['boards']> {
  const all: AccountData['boards'] = []
  for (;;) {
    const page = await boardsKeptOf(services.db, caller.id, { limit: BOARDS_AT_ONCE, after: all.at(-1)?.id })
    all.push(...page)
    if (page.length < BOARDS_AT_ONCE) return all
  }
}

/** Everything that is kept about the caller. */
export async function accountDataOf(services: Services, caller: Caller): Promise<AccountData> {
  const { db } = services
  const requests = await db
    .select()
    .from(generations)
    .where(eq(generations.userId, caller.id))
    .orderBy(asc(generations.createdAt))
  const votes = await db.select().from(imageVotes).where(eq(imageVotes.userId, caller.id))
  return {
    exportedAt: services.now().toISOString(),
    account: await profileOf(db, caller, services.now()),
    referral: await referralOf(db, caller.id),
    sheets: await allSheetsOf(services, caller),
    loras: await keptLoras(services, caller),
    boards: await allBoardsOf(services, caller),
    works: await showImages(services, sql`${eq(images.ownerId, caller.id)} and ${isNull(images.deletedAt)}`, caller.id),
    recordings: await recordingsKeptOf(services, caller.id),
    requests: requests.map(({ id, kind, status, request, error, createdAt }) => ({
      id,
      kind,
      status,
      request,
      error,
      createdAt: createdAt.toISOString(),
    })),
    votes: votes.map(({ imageId, value }) => ({ imageId, isUpvote: value === 1 })),
    ...(await comparisonsKeptOf(db, caller.id)),
    ...(await likesKeptOf(db, caller.id)),
    comments: await commentsKeptOf(db, caller.id),
    ...(await communityKeptOf(db, caller.id)),
    ...(await givenKeptOf(db, caller.id)),
    ...(await casesKeptOf(db, caller.id, services.now())),
    ...(await roadmapKeptOf(db, caller.id)),
    notifications: await settingsOf(db, caller.id),
    ...(await purchasesKeptOf(db, caller.id)),
    transactions: await allTransactionsOf(services, caller.id),
    ownKeys: (await services.ownKeys.shown(caller.id)).keys.map(({ name }) => `A key for ${name}`),
  }
}
