import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openDatabase, together, transact } from '../server/db/database.ts'
import { auditLedger, isSound } from '../server/gold/audit.ts'
import { holdGold, settleHold } from '../server/gold/ledger.ts'
import { monthsOf, transactionsOf } from '../server/gold/queries.ts'
import type { Measurement, Row } from './measurement.ts'
import { inTurns, median, medianOf } from './statistics.ts'

/** Works a round, each held for and captured, or neither. */
const WORKS = 60
/** What hold and capture may add to a work, ms. */
const ADDED_MAX = 3
/** Movements of somebody who has been here for long, and how long a page of them may take, ms. */
const LONG = 100_000
const PAGE_MAX = 50
/** The same of one that looks through all of them for what was asked. */
const SOUGHT_MAX = 250
const MONTHS_MAX = 500
const AUDITED = 5_000_000
const AUDIT_MAX = 10_000
/** Of one work: what it is paid from, its hold, its capture. */
const POSTINGS = 3

/**
 * Works that were granted, held for and captured, one after the other: `works` for each of `people`, three postings a work, with
 * the balances that the ledger would have told. Not by the ledger itself, which would take hours for millions.
 */
async function fill(
  url: string,
  parts: { name: string; people: number; works: number }[],
  /** Whether lists of movements are to be read from it: the audit asks for postings alone. */
  isListed: boolean,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Triggers and references are not asked for each of millions of rows: the audit is.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
    // Built once at the end, which takes a fraction of the time.
    const { rows } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
        where tablename = 'gold_postings' and indexname <> 'gold_postings_pkey'`,
    )
    for (const { name } of rows) await client.query(`drop index "${name}"`)
    for (const { name, people, works } of parts) {
      await client.query(
        `insert into users (id, name, email, username, referral_code)
          select '${name}' || p, 'Bench', '${name}' || p || '@example.test', '${name}_' || p, upper('${name}') || p
          from generate_series(1, ${people}) p`,
      )
      await client.query(
        `insert into gold_accounts (id, balance)
          select kind || '${name}' || p, case kind when 'user:' then 400 * ${works} else 0 end
          from generate_series(1, ${people}) p, unnest(array['user:', 'held:']) kind`,
      )
      const steps = `generate_series(0, ${works - 1}) w, generate_series(1, ${people}) p, unnest(array[0, 1, 2]) step`
      const key = `'bench:${name}' || p || ':' || w || ':' || step`
      const when = `now() - (${works} - w) * interval '10 minutes'`
      if (isListed)
        await client.query(
          `insert into gold_commands (key, reason, created_at)
          select ${key}, case step when 0 then case w % 50 when 0 then 'GIFT' else 'TASK' end else 'REQUEST' end, ${when}
          from ${steps}`,
        )
      await client.query(
        `insert into gold_postings
          (command_key, from_account, to_account, amount, reason, from_balance, to_balance, created_at)
          select ${key},
            case step when 0 then 'system:bonuses' when 1 then 'user:${name}' || p else 'held:${name}' || p end,
            case step when 0 then 'user:${name}' || p when 1 then 'held:${name}' || p else 'system:revenue' end,
            case step when 0 then 1000 else 600 end,
            case step when 0 then case w % 50 when 0 then 'GIFT' else 'TASK' end else 'REQUEST' end,
            case step when 1 then 400 * (w + 1) when 2 then 0 end,
            case step when 0 then 400 * w + 1000 when 1 then 600 end,
            ${when}
          from ${steps} order by w, p, step`,
      )
    }
    for (const { made } of rows) await client.query(made)
    await client.query('vacuum analyze gold_postings, gold_commands, gold_accounts')
  } finally {
    await client.end()
  }
}

/** Has something asked `times` times, one after the other: how long each took, ms. */
async function timed(times: number, ask: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let time = 0; time < times; time++) {
    const since = performance.now()
    await ask()
    took.push(performance.now() - since)
  }
  return took
}

export const gold: Measurement = {
  name: 'gold',
  async measure(ground, rounds) {
    const url = await ground.database('gold', (empty) =>
      fill(
        empty,
        [
          { name: 'some', people: 500, works: 100 },
          { name: 'long', people: 1, works: Math.ceil(LONG / 2) },
        ],
        true,
      ),
    )
    const db = openDatabase(url, () => undefined)
    const userId = 'some1'
    const work = async (isPaid: boolean) => {
      const id = randomUUID()
      await transact(db, (tx) =>
        together([
          tx.execute(sql`insert into generations (id, user_id, kind, request, request_hash, idempotency_key, cost)
            values (${id}, ${userId}, 'upload', '{}', '', ${id}, 1)`),
          isPaid ? holdGold(tx, { generationId: id, userId, amount: 1 }) : undefined,
        ]),
      )
      await transact(db, (tx) =>
        together([
          tx.execute(
            sql`update generations set status = 'completed', ended_at = now() where id = ${id} and ended_at is null`,
          ),
          isPaid ? settleHold(tx, id, 1) : undefined,
        ]),
      )
    }
    const works = await inTurns(
      rounds,
      async () => median(await timed(WORKS, () => work(true))),
      async () => median(await timed(WORKS, () => work(false))),
    )
    const asked = [
      { name: 'newest page', query: { limit: 30 }, most: PAGE_MAX },
      { name: 'page far back', query: { limit: 30, cursor: 1_000 + 500 * 100 * POSTINGS }, most: PAGE_MAX },
      { name: 'a rare reason', query: { limit: 30, reason: 'GIFT' }, most: SOUGHT_MAX },
      { name: 'one month, half a year ago', query: { limit: 30, month: monthsAgo(6) }, most: SOUGHT_MAX },
    ] as const
    const addedUp = () =>
      db.execute(sql`select id, sum(amount) over (order by id) as balance from (
        select id, case when to_account = 'user:long1' then amount else -amount end as amount
        from gold_postings where (from_account = 'user:long1' and from_balance is not null)
          or (to_account = 'user:long1' and to_balance is not null)
      ) as moves order by id desc limit 30`)
    const pages: Row[] = []
    for (const { name, query, most } of asked) {
      const turns = await inTurns(
        rounds,
        async () => median(await timed(5, () => transactionsOf(db, 'long1', query))),
        async () => median(await timed(2, addedUp)),
      )
      const took = medianOf(turns, ({ one }) => one)
      pages.push({
        what: `Transactions of somebody with ${LONG.toLocaleString('en-GB')} movements: ${name}, p50`,
        subject: `${took.toFixed(1)} ms`,
        reference: `their balances, all of them added up: ${medianOf(turns, ({ other }) => other).toFixed(0)} ms`,
        figure: took,
        unit: 'ms',
        bar: { atMost: most },
      })
    }
    const months = median(await timed(5, () => monthsOf(db, 'long1', undefined)))
    await db.$client.end()
    const added = medianOf(works, ({ one, other }) => one - other)
    return [
      {
        what: 'Gold: what hold and capture add to a work, p50',
        subject: `with both ${medianOf(works, ({ one }) => one).toFixed(2)} ms`,
        reference: `the same two transactions without gold: ${medianOf(works, ({ other }) => other).toFixed(2)} ms`,
        figure: added,
        unit: 'ms',
        bar: { atMost: ADDED_MAX },
      },
      {
        what: 'Gold: a work with hold and capture beside one without, p50',
        subject: `${medianOf(works, ({ one }) => one).toFixed(2)} ms`,
        reference: `without gold: ${medianOf(works, ({ other }) => other).toFixed(2)} ms`,
        figure: medianOf(works, ({ one, other }) => one / other),
        unit: '×',
      },
      ...pages,
      {
        what: `Months of somebody with ${LONG.toLocaleString('en-GB')} movements, p50`,
        subject: `${months.toFixed(0)} ms`,
        reference: 'all of their movements are added up',
        figure: months,
        unit: 'ms',
        bar: { atMost: MONTHS_MAX },
      },
    ]
  },
}

function monthsAgo(months: number): string {
  const moment = new Date()
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() - months)
  return moment.toISOString().slice(0, 7)
}

/** The audit of a ledger as large as a busy year leaves it. */
export const audit: Measurement = {
  name: 'audit',
  takesLong: true,
  async measure(ground, rounds) {
    const people = 20_000
    const works = Math.ceil(AUDITED / people / POSTINGS)
    const url = await ground.database('audit', (empty) => fill(empty, [{ name: 'some', people, works }], false))
    const patient = new URL(url)
    patient.searchParams.set('query_timeout', String(600_000))
    const db = openDatabase(patient.href, () => undefined)
    let postings = 0
    const turns = await inTurns(
      Math.min(rounds, 3),
      async () => {
        const since = performance.now()
        const told = await auditLedger(db)
        if (!isSound(told)) throw new Error(`The ledger is not sound: ${JSON.stringify(told).slice(0, 500)}`)
        postings = told.postings
        return performance.now() - since
      },
      async () => (await timed(1, () => db.execute(sql`select count(*), sum(amount) from gold_postings`)))[0] ?? 0,
    )
    await db.$client.end()
    const took = medianOf(turns, ({ one }) => one)
    return [
      {
        what: `Ledger verified, ${postings.toLocaleString('en-GB')} postings of ${people.toLocaleString('en-GB')} people`,
        subject: `${(took / 1000).toFixed(1)} s`,
        reference: `reading them once, count and sum: ${(medianOf(turns, ({ other }) => other) / 1000).toFixed(1)} s`,
        figure: took,
        unit: 'ms',
        bar: { atMost: AUDIT_MAX },
      },
      {
        what: 'Ledger verified beside reading all postings once',
        subject: `${(took / 1000).toFixed(1)} s`,
        reference: `${(medianOf(turns, ({ other }) => other) / 1000).toFixed(1)} s`,
        figure: medianOf(turns, ({ one, other }) => one / other),
        unit: '×',
      },
    ]
  },
}
