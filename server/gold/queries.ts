import { sql } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { CreditReason } from '../../contract/enums.ts'
import type { Transaction, TransactionsQuery, TransactionsReply } from '../../contract/gold.ts'
import type { Reader } from '../db/database.ts'
import { heldGoldOf, spendable } from './ledger.ts'

interface Row extends Record<string, unknown> {
  id: string
  reason: CreditReason
  /** Milligold, as Postgres writes large numbers. */
  amount: string
  balance: string
  created_at: Date
  title: string | null
  image_id: string | null
  lora_id: string | null
}

function pageOf({ image_id: image, lora_id: lora }: Row): string | null {
  if (lora) return `/loras/${lora}`
  return image && `/images/${image}`
}

function presentTransaction(row: Row): Transaction {
  return {
    id: Number(row.id),
    reason: row.reason,
    amount: toGold(Number(row.amount)),
    balance: toGold(Number(row.balance)),
    createdAt: new Date(row.created_at).toISOString(),
    work: row.title === null ? null : { title: row.title, url: pageOf(row) },
  }
}

/**
 * A person's spendable gold as it came and went, newest first. Balances are added up over everything, also over what
 * the reason leaves out. A person's movements wait for each other, so the order of their numbers is the order of time.
 */
export async function transactionsOf(
  reader: Reader,
  userId: string,
  { reason, cursor, limit }: TransactionsQuery,
): Promise<TransactionsReply> {
  const account = spendable(userId)
  const { rows } = await reader.execute<Row>(sql`
    with moves as (
      select p.id, p.created_at, p.generation_id, c.reason,
        case when p.to_account = ${account} then p.amount else -p.amount end as amount
      from gold_postings p join gold_commands c on c.key = p.command_key
      where p.from_account = ${account} or p.to_account = ${account}
    ), told as (
      select *, sum(amount) over (order by id) as balance from moves
    ), page as (
      select * from told
      where ${reason === undefined ? sql`true` : sql`reason = ${reason}`}
        and ${cursor === undefined ? sql`true` : sql`id < ${cursor}`}
      order by id desc limit ${limit + 1}
    )
    select page.id, page.reason, page.amount, page.balance, page.created_at, work.id as image_id, lora.id as lora_id,
      coalesce(lora.title, nullif(work.title, ''), nullif(left(made.request ->> 'prompt', 120), '')) as title
    from page
    left join generations made on made.id = page.generation_id and made.user_id = ${userId}
    left join lateral (
      select id, title from images
      where generation_id = made.id and owner_id = ${userId} and deleted_at is null
      order by position limit 1
    ) work on true
    left join loras lora on lora.generation_id = made.id and lora.owner_id = ${userId} and lora.deleted_at is null
    order by page.id desc`)
  const shown = rows.slice(0, limit).map(presentTransaction)
  return {
    transactions: shown,
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    held: toGold(await heldGoldOf(reader, userId)),
  }
}
