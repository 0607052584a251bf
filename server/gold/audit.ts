import { sql } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'

export interface Audit {
  /** Of all accounts, system ones included; anything but 0 is a broken ledger. */
  sum: number
  accounts: number
  postings: number
  /** Accounts whose stored balance is not what their postings add up to. */
  wrong: { account: string; stored: number; derived: number }[]
  /** People whose set-aside gold is not the sum of their unsettled holds. */
  wrongHolds: { userId: string; account: number; holds: number }[]
}

/** Re-derives every balance from the postings and compares it with what is stored; milligold. */
export async function auditLedger(reader: Reader): Promise<Audit> {
  const balances = await reader.execute<{ account: string; stored: string | null; derived: string }>(sql`
    with moves as (
      select to_account as account, amount from gold_postings
      union all
      select from_account, -amount from gold_postings
    ), derived as (select account, sum(amount) as derived from moves group by account)
    select coalesce(d.account, a.id) as account, a.balance as stored, coalesce(d.derived, 0) as derived
    from derived d full join gold_accounts a on a.id = d.account`)
  const rows = balances.rows.map((row) => {
    const derived = Number(row.derived)
    return {
      account: row.account,
      derived,
      stored: row.account.startsWith('system:') ? derived : Number(row.stored ?? 0),
    }
  })
  const holds = await reader.execute<{ user_id: string; account: string; holds: string }>(sql`
    with open as (select user_id, sum(amount) as holds from gold_holds where settled_at is null group by user_id),
    set_aside as (select substr(id, 6) as user_id, balance from gold_accounts where id like 'held:%')
    select coalesce(o.user_id, s.user_id) as user_id, coalesce(s.balance, 0) as account, coalesce(o.holds, 0) as holds
    from open o full join set_aside s using (user_id)
    where coalesce(s.balance, 0) <> coalesce(o.holds, 0)`)
  const counted = await reader.execute<{ count: string }>(sql`select count(*) as count from gold_postings`)
  return {
    sum: rows.reduce((sum, row) => sum + row.stored, 0),
    accounts: rows.length,
    postings: Number(counted.rows[0]?.count ?? 0),
    wrong: rows.filter((row) => row.stored !== row.derived),
    wrongHolds: holds.rows.map((row) => ({
      userId: row.user_id,
      account: Number(row.account),
      holds: Number(row.holds),
    })),
  }
}
