import { type SQL, sql } from 'drizzle-orm'
import { toGold } from '../../contract/economy.ts'
import type { CreditReason } from '../../contract/enums.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import type {
  GoldAbout,
  GoldMonthSum,
  GoldMonthsReply,
  GoldStory,
  Transaction,
  TransactionsFileQuery,
  TransactionsQuery,
  TransactionsReply,
} from '../../contract/gold.ts'
import { GOLD_MONTHS_AT_ONCE } from '../../contract/gold-facts.ts'
import type { Reader } from '../db/database.ts'
import { heldGoldOf, spendable } from './ledger.ts'
import { receiptOf } from './receipts.ts'
import { storiesOf } from './stories.ts'

interface Row extends Record<string, unknown> {
  id: string
  reason: CreditReason
  /** Milligold, as Postgres writes large numbers. */
  amount: string
  balance: string
  created_at: Date
  about: GoldAbout | null
  kind: GenerationKind | null
  title: string | null
  image_id: string | null
  lora_id: string | null
  sheet_id: string | null
  held: string | null
  captured: string | null
}

function pageOf({ kind, image_id: image, lora_id: lora, sheet_id: sheet }: Row): string | null {
  if (lora) return `/loras/${lora}`
  if (sheet) return `/${kind}/${sheet}`
  return image && `/images/${image}`
}

function presentTransaction(row: Row, story: GoldStory | null): Transaction {
  return {
    id: Number(row.id),
    reason: row.reason,
    amount: toGold(Number(row.amount)),
    balance: toGold(Number(row.balance)),
    createdAt: new Date(row.created_at).toISOString(),
    work: row.kind && {
      kind: row.kind,
      title: row.title ?? '',
      url: pageOf(row),
      receipt: receiptOf(row.held, row.captured),
    },
    story,
  }
}

/** Movements of one side of an account, as its owner sees them. */
interface Side {
  account: SQL
  balance: SQL
  amount: SQL
}
const outOf: Side = { account: sql`p.from_account`, balance: sql`p.from_balance`, amount: sql`-p.amount` }
const into: Side = { account: sql`p.to_account`, balance: sql`p.to_balance`, amount: sql`p.amount` }
const sidesOf = { in: [into], out: [outOf] } as const

/** From the first moment of a month of UTC to before the first of the next. */
const within = (month: string) => sql`p.created_at >= ${`${month}-01`}::timestamp at time zone 'UTC'
  and p.created_at < (${`${month}-01`}::timestamp + interval '1 month') at time zone 'UTC'`

type Asked = TransactionsFileQuery & Pick<TransactionsQuery, 'cursor' | 'limit'>

/** Each side is read from its own index, newest first, and no further than the page. */
function movesOf(userId: string, { reason, way, month, cursor, limit }: Asked): SQL {
  const sides = (way ? sidesOf[way] : [outOf, into]).map(
    ({ account, balance, amount }) => sql`(
      select p.id, p.command_key, p.generation_id, p.created_at, p.reason, ${amount} as amount, ${balance} as balance
      from gold_postings p
      where ${account} = ${spendable(userId)} and ${balance} is not null
        and ${cursor === undefined ? sql`true` : sql`p.id < ${cursor}`}
        and ${reason === undefined ? sql`true` : sql`p.reason = ${reason}`}
        and ${month === undefined ? sql`true` : within(month)}
      order by p.id desc limit ${limit + 1})`,
  )
  return sql`select * from (${sql.join(sides, sql` union all `)}) as moves order by id desc limit ${limit + 1}`
}

/**
 * A person's spendable gold as it came and went, newest first, with what it was for. A person's movements wait for each other, so
 * the order of their numbers is the order of time; and each stands with the balance after it.
 */
export async function movementsOf(
  reader: Reader,
  userId: string,
  asked: Asked,
): Promise<Omit<TransactionsReply, 'held'>> {
  const { rows } = await reader.execute<Row>(sql`
    with page as (${movesOf(userId, asked)})
    select page.*, command.about, made.kind, hold.amount as held, hold.captured,
      work.id as image_id, lora.id as lora_id, sheet.id as sheet_id,
      coalesce(lora.title, nullif(work.title, ''), sheet.title,
        nullif(left(coalesce(made.request ->> 'title', made.request ->> 'prompt'), 120), '')) as title
    from page
    join gold_commands command on command.key = page.command_key
    left join generations made on made.id = page.generation_id and made.user_id = ${userId}
    left join gold_holds hold on hold.generation_id = made.id and hold.user_id = ${userId}
    left join lateral (
      select id, title from images
      where generation_id = made.id and owner_id = ${userId} and deleted_at is null
      order by position limit 1
    ) work on true
    left join loras lora on lora.generation_id = made.id and lora.owner_id = ${userId} and lora.deleted_at is null
    left join lateral (
      select id, title from sheets
      where generation_id = made.id and owner_id = ${userId} and deleted_at is null
      order by position limit 1
    ) sheet on true
    order by page.id desc`)
  const shown = rows.slice(0, asked.limit)
  const abouts = shown.flatMap(({ about }) => about ?? [])
  const storyOf = await storiesOf(reader, userId, abouts)
  const transactions = shown.map((row) => presentTransaction(row, row.about && storyOf(row.about)))
  return { transactions, nextCursor: rows.length > asked.limit ? (transactions.at(-1)?.id ?? null) : null }
}

/** A page of them, with what is set aside. */
export async function transactionsOf(
  reader: Reader,
  userId: string,
  asked: TransactionsQuery,
): Promise<TransactionsReply> {
  const page = await movementsOf(reader, userId, asked)
  return { ...page, held: toGold(await heldGoldOf(reader, userId)) }
}

/** What came in and went out, month by month of UTC, newest first; months without a movement are left out. */
export async function monthsOf(reader: Reader, userId: string, before: string | undefined): Promise<GoldMonthsReply> {
  const account = spendable(userId)
  const end = before === undefined ? sql`true` : sql`p.created_at < ${`${before}-01T00:00:00Z`}::timestamptz`
  const { rows } = await reader.execute<{ month: string; reason: CreditReason; came: string; went: string }>(sql`
    with moves as (
      select p.created_at, p.reason, p.amount as came, 0 as went from gold_postings p
      where p.to_account = ${account} and p.to_balance is not null and ${end}
      union all
      select p.created_at, p.reason, 0, p.amount from gold_postings p
      where p.from_account = ${account} and p.from_balance is not null and ${end}
    ), sums as (
      select date_trunc('month', created_at, 'UTC') as month, reason, sum(came) as came, sum(went) as went
      from moves group by 1, 2
    ), ranked as (select *, dense_rank() over (order by month desc) as nth from sums)
    select to_char(month at time zone 'UTC', 'YYYY-MM') as month, reason, came, went
    from ranked where nth <= ${GOLD_MONTHS_AT_ONCE + 1} order by nth, greatest(came, went) desc, reason`)
  const months = [...Map.groupBy(rows, ({ month }) => month)].map(([month, sums]): GoldMonthSum => {
    const total = (which: 'came' | 'went') => toGold(sums.reduce((sum, row) => sum + Number(row[which]), 0))
    return {
      month,
      cameIn: total('came'),
      wentOut: total('went'),
      reasons: sums.map(({ reason, came, went }) => ({
        reason,
        cameIn: toGold(Number(came)),
        wentOut: toGold(Number(went)),
      })),
    }
  })
  const shown = months.slice(0, GOLD_MONTHS_AT_ONCE)
  return { months: shown, nextBefore: months.length > shown.length ? (shown.at(-1)?.month ?? null) : null }
}
