import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { ViewedKind } from '../../contract/commentable.ts'
import { type Database, transact } from '../db/database.ts'

/** How often what was counted is written, ms. */
const FLUSH_INTERVAL = 10_000
/** Most works of one kind that one statement counts up. */
const FLUSHED_AT_ONCE = 500
/** Most hashes that are remembered of a day: past it the oldest are forgotten, and may count once more. */
const REMEMBERED_MAX = 200_000
/** Most works whose views wait to be written while the database is away; views of others are not counted then. */
const WAITING_MAX = 50_000

interface Seen {
  kind: ViewedKind
  id: string
  /** What tells readers apart for a day; only a hash of it is kept, and in memory alone. */
  reader: string
  /** Who is looking, where that is known: nobody adds to what is their own. */
  readerId?: string
}

/** Counts looks at works without remembering who looked. */
export interface Views {
  /** Notes a look at once, in memory; false where the same reader has been counted today. */
  seen(seen: Seen): boolean
  /** Writes what was counted so far. */
  flush(): Promise<void>
  close(): Promise<void>
}

interface Counted {
  kind: ViewedKind
  id: string
  /** By the owner's id, so that an owner's own looks can be left out: '' stands for everybody else unknown. */
  byReader: Map<string, number>
}

const tables: Record<ViewedKind, string> = { image: 'images', sheet: 'sheets', lora: 'loras' }

export function openViews(db: Database, log: Logger, now: () => Date): Views {
  let day = ''
  let salt = randomBytes(16)
  let remembered = new Set<string>()
  let waiting = new Map<string, Counted>()
  let flushing: Promise<void> = Promise.resolve()

  /** Whether a hash is new today. The salt goes with the day, and with it whatever the hashes could be compared with. */
  function isNew(text: string): boolean {
    const today = now().toISOString().slice(0, 10)
    if (today !== day) {
      day = today
      salt = randomBytes(16)
      remembered = new Set()
    }
    const hash = createHash('sha256').update(salt).update(text).digest('base64url').slice(0, 16)
    if (remembered.has(hash)) return false
    remembered.add(hash)
    if (remembered.size > REMEMBERED_MAX) {
      const [oldest] = remembered
      if (oldest !== undefined) remembered.delete(oldest)
    }
    return true
  }

  async function write(kind: ViewedKind, counted: readonly Counted[]): Promise<void> {
    const table = sql.identifier(tables[kind])
    const looks = counted.flatMap(({ id, byReader }) => [...byReader].map(([reader, looks]) => ({ id, reader, looks })))
    await transact(db, (tx) =>
      // Locked in one order, as by whoever else takes several. What only its owner may see is looked at by nobody else.
      tx.execute(sql`
        with seen as (
          select id::uuid, reader, looks from jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as s (id text, reader text, looks int)
        ), held as (
          select id, owner_id from ${table} where id in (select id from seen) order by id for no key update
        )
        update ${table} set views = views + total.looks
        from (
          select held.id, sum(seen.looks)::int as looks from held join seen on seen.id = held.id and seen.reader <> held.owner_id
          group by held.id
        ) total
        where ${table}.id = total.id`),
    )
  }

  async function writeAll(): Promise<void> {
    const all = waiting
    waiting = new Map()
    for (const kind of ['image', 'sheet', 'lora'] as const) {
      const some = [...all.values()].filter((one) => one.kind === kind)
      for (let from = 0; from < some.length; from += FLUSHED_AT_ONCE) {
        const batch = some.slice(from, from + FLUSHED_AT_ONCE)
        try {
          await write(kind, batch)
        } catch (error) {
          log.warn({ err: error }, 'Views could not be written; they are tried again')
          for (const one of batch) for (const [reader, looks] of one.byReader) note(one.kind, one.id, reader, looks)
        }
      }
    }
  }

  function note(kind: ViewedKind, id: string, reader: string, looks: number): void {
    const key = `${kind}:${id}`
    const known = waiting.get(key)
    if (!known && waiting.size >= WAITING_MAX) return
    const counted = known ?? { kind, id, byReader: new Map() }
    counted.byReader.set(reader, (counted.byReader.get(reader) ?? 0) + looks)
    waiting.set(key, counted)
  }

  const flush = () => {
    flushing = flushing.then(writeAll)
    return flushing
  }
  const timer = setInterval(() => void flush(), FLUSH_INTERVAL)
  timer.unref()

  return {
    seen({ kind, id, reader, readerId }) {
      if (!isNew(`${kind}:${id} ${reader}`)) return false
      note(kind, id, readerId ?? '', 1)
      return true
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
