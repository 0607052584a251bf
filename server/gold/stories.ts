import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { GoldAbout, GoldStory, ToldOrder } from '../../contract/gold.ts'
import type { PackId } from '../../contract/shop-facts.ts'
import { competitions } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { gifts, paymentOrders, promotions, purses } from '../db/economy.ts'
import { users } from '../db/schema.ts'

type Of<Kind extends GoldAbout['kind']> = Extract<GoldAbout, { kind: Kind }>

/** What the movements of one kind name, each once. */
function named<Kind extends GoldAbout['kind']>(
  abouts: readonly GoldAbout[],
  kinds: readonly Kind[],
  name: (about: Of<Kind>) => string | null,
): string[] {
  const isOf = (about: GoldAbout): about is Of<Kind> => kinds.some((kind) => kind === about.kind)
  return [...new Set(abouts.filter(isOf).map(name))].filter((one) => one !== null)
}

/** What is found by some ids, by them; nothing is asked for none. */
async function found<Row extends { id: string }>(
  ids: string[],
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Map<string, Row>> {
  return new Map((ids.length > 0 ? await read(ids) : []).map((row) => [row.id, row]))
}

async function ordersOf(reader: Reader, userId: string, ids: string[]): Promise<ToldOrder[]> {
  const rows = await reader
    .select()
    .from(paymentOrders)
    .where(and(inArray(paymentOrders.id, ids), eq(paymentOrders.userId, userId)))
  return rows.map(({ id, pack, level, period, amount, returned, currency, isTest, receiptUrl }) => ({
    id,
    pack: pack as PackId | null,
    level,
    period,
    amount,
    returned,
    currency,
    isTest,
    receiptUrl,
  }))
}

/** Gifts that somebody gave or was given, with the other one's name. */
async function giftsOf(reader: Reader, userId: string, ids: string[]) {
  const other = sql`case when ${gifts.fromId} = ${userId} then ${gifts.toId} else ${gifts.fromId} end`
  const rows = await reader
    .select({ id: gifts.id, note: gifts.note, shown: users.displayUsername, name: users.username })
    .from(gifts)
    .leftJoin(users, eq(users.id, other))
    .where(and(inArray(gifts.id, ids), or(eq(gifts.fromId, userId), eq(gifts.toId, userId))))
  return rows.map(({ id, note, shown, name }) => ({ id, note, person: shown ?? name }))
}

/**
 * Tells what a person's movements were for, with the names that things and people have now: a page of them at once, each kind of
 * thing asked for once.
 */
export async function storiesOf(
  reader: Reader,
  userId: string,
  abouts: readonly GoldAbout[],
): Promise<(about: GoldAbout) => GoldStory | null> {
  const orderIds = named(abouts, ['pack', 'subscription', 'returned-payment'], ({ order }) => order)
  const orders = await found(orderIds, (ids) => ordersOf(reader, userId, ids))
  const given = await found(
    named(abouts, ['gift'], ({ gift }) => gift),
    (ids) => giftsOf(reader, userId, ids),
  )
  const shared = await found(
    named(abouts, ['purse'], ({ purse }) => purse),
    (ids) => reader.select({ id: purses.id, name: purses.name }).from(purses).where(inArray(purses.id, ids)),
  )
  const codes = await found(
    named(abouts, ['promotion'], ({ code }) => code),
    (ids) =>
      reader
        .select({ id: promotions.code, title: promotions.title })
        .from(promotions)
        .where(inArray(promotions.code, ids)),
  )
  const contests = await found(
    named(abouts, ['competition'], ({ competition }) => competition),
    (ids) =>
      reader
        .select({ id: competitions.id, title: competitions.title })
        .from(competitions)
        .where(inArray(competitions.id, ids)),
  )
  const orderOf = (id: string | null) => (id === null ? null : (orders.get(id) ?? null))
  return (about) => {
    switch (about.kind) {
      case 'pack':
      case 'subscription':
      case 'returned-payment':
        return { ...about, order: orderOf(about.order) }
      case 'gift': {
        const gift = given.get(about.gift)
        return { kind: 'gift', person: gift?.person ?? null, note: gift?.note ?? '' }
      }
      case 'purse':
        return { ...about, purse: shared.get(about.purse) ?? null }
      case 'promotion':
        return { ...about, title: codes.get(about.code)?.title ?? null }
      case 'competition':
        return { ...about, competition: contests.get(about.competition) ?? null }
      case 'departure':
        return null
      default:
        return about
    }
  }
}
