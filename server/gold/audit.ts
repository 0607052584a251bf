import { sql } from 'drizzle-orm'
import { type Database, transact } from '../db/database.ts'

export interface Audit {
  /** Of all accounts, system ones included; anything but 0 is a broken ledger. */
  sum: number
  accounts: number
  postings: number
  /** Accounts whose stored balance is not what their postings add up to. */
  wrong: { account: string; stored: number; derived: number }[]
  /** Accounts of people, purses and debts that are below zero. */
  negative: { account: string; derived: number }[]
  /** Accounts whose balances after each posting do not follow from each other. */
  broken: string[]
  /** People whose set-aside gold is not the sum of their unsettled holds. */
  wrongHolds: { userId: string; account: number; holds: number }[]
}

/** Whether nothing at all is off. */
export const isSound = ({ sum, wrong, negative, broken, wrongHolds }: Audit) =>
  sum === 0 && [wrong, negative, broken, wrongHolds].every(({ length }) => length === 0)

interface Counted extends Record<string, unknown> {
  accounts: string
  postings: string
  sum: string
  off: { account: string; stored: number | null; derived: number; broken: boolean }[] | null
}

/**
 * Re-derives every balance from the postings and compares it with what is stored; milligold. All of it as it was at one moment,
 * whatever moves meanwhile; the postings are read once, added up by pairs of accounts, of which there are far fewer.
 *
 * Whether balances follow from each other is told without putting millions of rows in order: what an account had before each of
 * its postings is what it had after another one, but for the nothing it began with and the balance it has. So the sums of a hash over
 * both differ by those two alone.
 */
export function auditLedger(db: Database): Promise<Audit> {
  return transact(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    await tx.execute(sql`select set_config('work_mem', '96MB', true), set_config('jit', 'off', true)`)
    const { rows } = await tx.execute<Counted>(sql`
      with pairs as (
        select from_account, to_account, count(*) as postings, sum(amount) as amount,
          sum(hashint8(from_balance)) - sum(hashint8(from_balance + amount)) as from_chain,
          sum(hashint8(to_balance)) - sum(hashint8(to_balance - amount)) as to_chain
        from gold_postings group by from_account, to_account
      ), moves as (
        select to_account as account, amount, to_chain as chain, postings from pairs
        union all
        select from_account, -amount, from_chain, 0 from pairs
      ), derived as (
        select account, sum(amount) as derived, sum(chain) as chain, sum(postings) as postings from moves group by account
      ), told as (
        select coalesce(d.account, a.id) as account, a.balance as stored, coalesce(d.derived, 0) as derived,
          coalesce(d.postings, 0) as postings, starts_with(coalesce(d.account, a.id), 'system:') as is_system,
          d.account is not null and not starts_with(d.account, 'system:')
            and coalesce(d.chain, 0) <> hashint8(d.derived::bigint)::bigint - hashint8(0) as broken
        from derived d full join gold_accounts a on a.id = d.account
      )
      select count(*) as accounts, coalesce(sum(postings), 0) as postings,
        coalesce(sum(case when is_system then derived else coalesce(stored, 0) end), 0) as sum,
        json_agg(json_build_object('account', account, 'stored', stored, 'derived', derived, 'broken', broken))
          filter (where not is_system and (coalesce(stored, 0) <> derived or derived < 0 or broken)) as off
      from told`)
    const holds = await tx.execute<{ user_id: string; account: string; holds: string }>(sql`
      with open as (select user_id, sum(amount) as holds from gold_holds where settled_at is null group by user_id),
      set_aside as (select substr(id, 6) as user_id, balance from gold_accounts where id like 'held:%')
      select coalesce(o.user_id, s.user_id) as user_id, coalesce(s.balance, 0) as account, coalesce(o.holds, 0) as holds
      from open o full join set_aside s using (user_id)
      where coalesce(s.balance, 0) <> coalesce(o.holds, 0)`)
    const [counted] = rows
    const off = counted?.off ?? []
    return {
      sum: Number(counted?.sum ?? 0),
      accounts: Number(counted?.accounts ?? 0),
      postings: Number(counted?.postings ?? 0),
      wrong: off
        .map(({ account, stored, derived }) => ({ account, stored: stored ?? 0, derived }))
        .filter(({ stored, derived }) => stored !== derived),
      negative: off.flatMap(({ account, derived }) => (derived < 0 ? [{ account, derived }] : [])),
      broken: off.flatMap(({ account, broken }) => (broken ? [account] : [])),
      wrongHolds: holds.rows.map((row) => ({
        userId: row.user_id,
        account: Number(row.account),
        holds: Number(row.holds),
      })),
    }
  })
}
