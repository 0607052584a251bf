import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, type Transaction, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { reconcileLedger } from '../generations/reconcile.ts'
import { openQueue } from '../jobs/queue.ts'
import { kinds } from '../kinds.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { auditLedger, isSound } from './audit.ts'
import {
  adjustGold,
  debtOf,
  goldInPurse,
  goldOf,
  grantGold,
  heldGoldOf,
  holdGold,
  moveGold,
  purse,
  sellGold,
  settleHold,
  spendable,
  takeBackGold,
} from './ledger.ts'

// What is promised of gold, whatever happens: many workers do things to the same accounts at once, their connections die between
// any two statements, they try again or never come back; and then everything still adds up.

/** How many things are done; LEDGER_OPERATIONS=10000 for the long form, which takes a minute or two. */
// biome-ignore lint/style/noProcessEnv: how long a test takes is no setting of the program.
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 1500)
const WORKERS = 8
const PEOPLE = 12
const PURSES = 3
const WORKS = Math.ceil(OPERATIONS / 8)

let database: TestDatabase
let db: Database
/** One for each worker: several machines, each with connections of its own. */
const machines: Database[] = []

const userOf = (who: number) => `soul-${who}`
const uuid = (kind: number, which: number) => `0000000${kind}-0000-4000-8000-${String(which).padStart(12, '0')}`
const workOf = (which: number) => uuid(1, which)
const purseOf = (which: number) => uuid(2, which)

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(database.url, () => undefined)
  for (let worker = 0; worker < WORKERS; worker++) machines.push(openDatabase(database.url, () => undefined, 2))
  await db.execute(sql`insert into users (id, name, email, username, referral_code)
    select 'soul-' || n, 'Soul', 'soul-' || n || '@example.test', 'soul_' || n, 'SOUL' || n
    from generate_series(0, ${PEOPLE - 1}::int) n`)
})
afterAll(async () => {
  await Promise.all([db, ...machines].map((one) => one.$client.end()))
  await database.drop()
})

/** What is done, to whom; `key` is drawn from few enough that many are repeats. */
type Deed =
  | { do: 'grant' | 'sell' | 'take-back' | 'promotion' | 'adjust'; who: number; amount: number; key: number }
  | { do: 'gift'; who: number; other: number; amount: number; key: number }
  | { do: 'fill' | 'draw'; who: number; purse: number; amount: number; key: number }
  | { do: 'hold'; work: number; who: number; amount: number }
  | { do: 'settle'; work: number; share: number }
  /** Work ends, and whoever ends it dies before its gold is settled; or its row is gone. */
  | { do: 'end-unsettled' | 'lose'; work: number }
/** When the connection is lost: after so many statements; undefined: not by its own doing. */
type Operation = Deed & { diesAfter: number | undefined; comesBack: boolean }

const amount = fc.integer({ min: 1, max: 9000 })
const who = fc.nat(PEOPLE - 1)
const key = fc.nat(Math.floor(OPERATIONS / 3))
const work = fc.nat(WORKS)
const one = <const T extends string>(...words: T[]) => fc.constantFrom(...words)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: one('grant', 'sell', 'promotion'), who, amount, key }) },
  { weight: 2, arbitrary: fc.record({ do: one('take-back', 'adjust'), who, amount, key }) },
  { weight: 2, arbitrary: fc.record({ do: one('gift'), who, other: who, amount, key }) },
  { weight: 3, arbitrary: fc.record({ do: one('fill', 'draw'), who, purse: fc.nat(PURSES - 1), amount, key }) },
  { weight: 7, arbitrary: fc.record({ do: one('hold'), work, who, amount }) },
  { weight: 6, arbitrary: fc.record({ do: one('settle'), work, share: fc.double({ min: 0, max: 1, noNaN: true }) }) },
  { weight: 1, arbitrary: fc.record({ do: one('end-unsettled', 'lose'), work }) },
)
const operation: fc.Arbitrary<Operation> = fc
  .tuple(
    deed,
    fc.oneof({ weight: 11, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(2) }),
    fc.boolean(),
  )
  .map(([what, diesAfter, comesBack]) => ({ ...what, diesAfter, comesBack }))

/** The key of a command of the ledger: the same deed to the same person with the same number is the same command. */
function keyOf(what: Exclude<Deed, { work: number }>): string {
  const to = 'other' in what ? `${what.other}` : 'purse' in what ? `${what.purse}` : ''
  return `${what.do}:${what.who}:${to}:${what.amount}:${what.key}`
}

/** Carries a deed out, as commands of the program do: in one transaction, `step` between any two statements. */
async function carryOut(tx: Transaction, what: Deed, step: () => void): Promise<void> {
  switch (what.do) {
    case 'grant':
    case 'promotion':
    case 'sell': {
      const { who: person, amount: milligold } = what
      const grant = { key: keyOf(what), userId: userOf(person), amount: milligold }
      if (what.do === 'sell') await sellGold(tx, { ...grant, reason: 'PURCHASE' })
      else await grantGold(tx, { ...grant, reason: what.do === 'promotion' ? 'PROMOTION' : 'TASK' })
      return step()
    }
    case 'take-back': {
      const about = { kind: 'returned-payment', order: null, why: 'refund' } as const
      await takeBackGold(tx, { key: keyOf(what), userId: userOf(what.who), amount: what.amount, about })
      return step()
    }
    case 'adjust':
      await adjustGold(tx, { key: keyOf(what), userId: userOf(what.who), amount: -what.amount, why: 'Proof' })
      return step()
    case 'gift': {
      const posting = { from: spendable(userOf(what.who)), to: spendable(userOf(what.other)), amount: what.amount }
      if (what.who !== what.other) await moveGold(tx, { key: keyOf(what), reason: 'GIFT', postings: [posting] })
      return step()
    }
    case 'fill':
    case 'draw': {
      const both = [spendable(userOf(what.who)), purse(purseOf(what.purse))] as const
      const [from, to] = what.do === 'fill' ? both : [both[1], both[0]]
      await moveGold(tx, { key: keyOf(what), reason: 'PURSE', postings: [{ from, to, amount: what.amount }] })
      return step()
    }
    case 'hold': {
      const id = workOf(what.work)
      // Ids are drawn once: work whose row was lost never comes again under its own.
      const { rows } = await tx.execute(sql`insert into generations
        (id, user_id, kind, request, request_hash, idempotency_key, cost)
        select ${id}::uuid, ${userOf(what.who)}, 'upload', '{}', '', ${id}, ${what.amount}
        where not exists (select from gold_holds where generation_id = ${id}) on conflict do nothing returning id`)
      step()
      // Who comes second finds the work there, as with any repeat of a key.
      if (rows.length > 0) await holdGold(tx, { generationId: id, userId: userOf(what.who), amount: what.amount })
      return step()
    }
    case 'settle': {
      const id = workOf(what.work)
      const { rows } = await tx.execute<{ cost: string }>(sql`update generations set
        status = ${what.share > 0 ? 'completed' : 'failed'}, ended_at = now()
        where id = ${id} and ended_at is null returning cost`)
      step()
      if (rows[0]) await settleHold(tx, id, Math.floor(Number(rows[0].cost) * what.share))
      return step()
    }
    case 'end-unsettled':
      await tx.execute(sql`update generations set status = 'failed', ended_at = now()
        where id = ${workOf(what.work)} and ended_at is null`)
      return step()
    case 'lose':
      await tx.execute(sql`delete from generations where id = ${workOf(what.work)} and ended_at is null`)
      return step()
  }
}

/** Cuts a transaction's connection, as a machine that loses its power does: nothing is said, nothing is rolled back. */
function cut(tx: Transaction): void {
  const { connection } = tx.$client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/** What became of a command: done or refused; or nobody knows, for whoever asked never heard of it. */
type Fate = 'done' | 'refused' | 'unknown'

/** Does an operation until it is answered, or gives it up with its machine. */
async function perform(machine: Database, { diesAfter, comesBack, ...what }: Operation): Promise<Fate> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      let steps = 0
      await transact(machine, (tx) => {
        const step = () => {
          if (attempt === 0 && steps++ === diesAfter) cut(tx)
        }
        step()
        return carryOut(tx, what, step)
      })
      return 'done'
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_enough_gold') return 'refused'
      const { code = '', message } = error as Error & { code?: string; cause?: { code?: string } }
      // Two commands that wait for each other are a fault of ours, and so is a balance that would fall below zero.
      if (['40P01', '23514', '23505'].includes(code || ((error as { cause?: { code?: string } }).cause?.code ?? '')))
        throw error
      if (error instanceof RangeError || error instanceof TypeError) throw error
      if (!comesBack && attempt === 0) return 'unknown'
      if (attempt === 99) throw new Error(`Never answered: ${message}`, { cause: error })
    }
  }
  return 'unknown'
}

/** Ends somebody's connection, whatever it is in the middle of, again and again. */
async function strike(signal: AbortSignal): Promise<number> {
  let struck = 0
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, 60))
    const { rows } = await db.execute<{
      ended: boolean
    }>(sql`select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'
      order by random() limit 1`)
    if (rows[0]?.ended) struck++
  }
  return struck
}

async function reconcileTwice() {
  const queue = await openQueue(database.url, { works: false }, () => undefined)
  const log = pino({ level: 'silent' })
  try {
    // Two machines at once.
    await Promise.all(machines.slice(0, 2).map((machine) => reconcileLedger({ db: machine, queue, kinds, log })))
  } finally {
    await queue.stop({ graceful: false })
  }
}

/** What each person has, less what they owe, by what was done; and each purse. */
function expected(done: ReadonlyMap<string, Exclude<Deed, { work: number }>>) {
  const people = new Map<string, number>()
  const purses = new Map<string, number>()
  const add = (to: Map<string, number>, name: string, milligold: number) =>
    to.set(name, (to.get(name) ?? 0) + milligold)
  for (const what of done.values()) {
    const mine = userOf(what.who)
    const takes = what.do === 'take-back' || what.do === 'adjust' || what.do === 'gift' || what.do === 'fill'
    add(people, mine, takes ? -what.amount : what.amount)
    if (what.do === 'gift') add(people, userOf(what.other), what.amount)
    if (what.do === 'fill') add(purses, purseOf(what.purse), what.amount)
    if (what.do === 'draw') add(purses, purseOf(what.purse), -what.amount)
  }
  return { people, purses }
}

test(`after ${OPERATIONS} things done at once, with connections cut between any two statements, every key has one effect, nobody is below zero and all sums to zero`, {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS, size: 'max' }),
      async (all) => {
        const fates = new Map<string, { what: Exclude<Deed, { work: number }>; fates: Set<Fate> }>()
        const left = all.toReversed()
        const over = new AbortController()
        const striking = strike(over.signal)
        const worked = Promise.all(
          machines.map(async (machine) => {
            for (let next = left.pop(); next; next = left.pop()) {
              const fate = await perform(machine, next)
              if ('work' in next || (next.do === 'gift' && next.who === next.other)) continue
              const name = keyOf(next)
              const known = fates.get(name) ?? { what: next, fates: new Set() }
              fates.set(name, known)
              known.fates.add(fate)
            }
          }),
        )
        await worked.finally(() => over.abort())
        expect(await striking).toBeGreaterThan(0)
        // What nobody heard of was carried out whole or not at all: the ledger says which.
        const { rows } = await db.execute<{ key: string }>(sql`select key from gold_commands`)
        const carriedOut = new Set(rows.map((row) => row.key))
        const done = new Map<string, Exclude<Deed, { work: number }>>()
        for (const [name, { what, fates: heard }] of fates) {
          if (heard.has('done')) expect(carriedOut, name).toContain(name)
          else if (!heard.has('unknown')) expect(carriedOut, name).not.toContain(name)
          if (carriedOut.has(name)) done.set(name, what)
        }
        expect(done.size).toBeGreaterThan(OPERATIONS / 10)

        // Whoever was at the rest has died: their work ends without its gold.
        await db.execute(sql`update generations set status = 'failed', ended_at = now() where ended_at is null`)
        const openBefore = await db.$count(sql`gold_holds where settled_at is null` as never)
        expect(openBefore).toBeGreaterThan(0)
        await reconcileTwice()
        expect(await db.$count(sql`gold_holds where settled_at is null` as never)).toBe(0)

        const { people, purses } = expected(done)
        const spent = await db.execute<{ user_id: string; captured: string }>(
          sql`select user_id, sum(captured) as captured from gold_holds group by user_id`,
        )
        for (const { user_id: id, captured } of spent.rows) people.set(id, (people.get(id) ?? 0) - Number(captured))
        for (let person = 0; person < PEOPLE; person++) {
          const id = userOf(person)
          const [gold, debt, held] = [await goldOf(db, id), await debtOf(db, id), await heldGoldOf(db, id)]
          expect(gold - debt, id).toBe(people.get(id) ?? 0)
          expect(Math.min(gold, debt), `${id} owes while there is gold`).toBe(0)
          expect(held, id).toBe(0)
        }
        for (let which = 0; which < PURSES; which++)
          expect(await goldInPurse(db, purseOf(which))).toBe(purses.get(purseOf(which)) ?? 0)
        const audit = await auditLedger(db)
        expect(isSound(audit), JSON.stringify(audit)).toBe(true)
      },
    ),
    { numRuns: 1, endOnFailure: true },
  )
})

test('of five hundred who spend from one account at once exactly as many pass as there is gold for, and so from one purse', async () => {
  const userId = 'soul-0'
  const group = purseOf(99)
  await transact(db, async (tx) => {
    const before = await goldOf(tx, userId)
    // What they owe is repaid first.
    const owed = await debtOf(tx, userId)
    await grantGold(tx, { key: 'five-hundred', userId, amount: 200_000 + owed, reason: 'TASK' })
    const part = (to: string, milligold: number) => ({ from: spendable(userId), to, amount: milligold })
    // What is left beside the hundred for each is somebody else's.
    await moveGold(tx, {
      key: 'five-hundred-shared',
      reason: 'PURSE',
      postings: [part(purse(group), 100_000), part(spendable('soul-1'), before)],
    })
  })
  expect([await goldOf(db, userId), await goldInPurse(db, group)]).toEqual([100_000, 100_000])
  const passed = async (spend: (tx: Transaction, n: number) => Promise<unknown>) => {
    const tries = Array.from({ length: 500 }, (_, n) =>
      transact(machines[n % WORKERS] as Database, (tx) => spend(tx, n)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'not_enough_gold') return false
          throw error
        },
      ),
    )
    return (await Promise.all(tries)).filter(Boolean).length
  }
  expect(await passed((tx, n) => holdGold(tx, { generationId: uuid(3, n), userId, amount: 1000 }))).toBe(100)
  const draw = (n: number) => [{ from: purse(group), to: spendable(`soul-${2 + (n % 8)}`), amount: 1000 }]
  expect(await passed((tx, n) => moveGold(tx, { key: `draw:${n}`, reason: 'PURSE', postings: draw(n) }))).toBe(100)
  expect([await goldOf(db, userId), await goldInPurse(db, group)]).toEqual([0, 0])
  expect(isSound(await auditLedger(db))).toBe(true)
})
