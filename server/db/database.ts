import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** A transaction in progress: the first argument of every command that writes. */
export type Transaction = NodePgDatabase<typeof schema> & { $client: pg.PoolClient }

/** Either, for reads that may run inside or outside a transaction. */
export type Reader = Database | Transaction

/** How long an answer of the database may take, ms: one whose machine is lost ends no connection, it only falls silent. */
const PATIENCE = 20_000

/** The address for connections that give up on a silent database. One that says query_timeout=… itself keeps its own. */
export function withPatience(url: string): string {
  const address = new URL(url)
  if (!address.searchParams.has('query_timeout')) address.searchParams.set('query_timeout', String(PATIENCE))
  return address.href
}

/** Statements a connection keeps prepared: those that write are few, and asked again and again. */
const PREPARED_MOST = 200
const WRITES = /^\s*(insert|update|delete|with|select \* from (move_gold|hold_gold|settle_hold)\()/i
const preparedNames = new Map<string, string>()

/** The name under which a statement is prepared; undefined for reads, whose best plan depends on what is asked for. */
function preparedName(text: string): string | undefined {
  const known = preparedNames.get(text)
  if (known !== undefined || preparedNames.size >= PREPARED_MOST || !WRITES.test(text)) return known
  const name = `lanternkeep_${preparedNames.size}`
  preparedNames.set(text, name)
  return name
}

/**
 * A connection on which statements leave without waiting for the answers to those before them, and on which all that are
 * asked before the program next waits leave in one go: half of a small statement's cost is the way there and back, and
 * much of the rest is reading and planning it, which is done once for those that write.
 */
export class Connection extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, pipeline: true })
    const query = this.query.bind(this) as (...asked: unknown[]) => unknown
    const gathered = (asked: string | pg.QueryConfig, values?: unknown[], ...rest: unknown[]) => {
      const { stream } = this.connection
      stream.cork()
      process.nextTick(() => stream.uncork())
      const statement = typeof asked === 'string' ? { text: asked } : asked
      const name = Array.isArray(values) ? preparedName(statement.text) : undefined
      return name === undefined ? query(asked, values, ...rest) : query({ ...statement, name }, values, ...rest)
    }
    this.query = gathered as typeof this.query
  }
}

export function openDatabase(url: string, onIdleError: (error: Error) => void, connections = 20): Database {
  const pool = new pg.Pool({
    connectionString: withPatience(url),
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    Client: Connection,
  })
  // A connection that dies while nobody uses it would otherwise end the process.
  pool.on('error', onIdleError)
  return drizzle({ client: pool, schema })
}

/** What listeners to a channel are told when a transaction is committed. */
interface Notice {
  channel: string
  text: string
}

const transactions = new WeakMap<pg.PoolClient, Transaction>()
const notices = new WeakMap<Transaction, Notice[]>()
const lastStatements = new WeakMap<Transaction, Promise<unknown>>()

function transactionOn(client: pg.PoolClient): Transaction {
  const known = transactions.get(client) ?? drizzle({ client, schema })
  transactions.set(client, known)
  return known
}

/**
 * Commands that need nothing of each other's answers, sent together; those that each begin with their one statement are
 * carried out in this order (a bare query builder is asked after them all). Ends when the last of them has, and throws
 * what the first of the list threw: nothing is left that could come after a rollback.
 */
export async function together<const T extends readonly (PromiseLike<unknown> | undefined)[]>(
  statements: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  const ends = await Promise.allSettled(statements)
  const answers = ends.map((end) => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  })
  return answers as { -readonly [Index in keyof T]: Awaited<T[Index]> }
}

/** Tells whoever listens to a channel, once this transaction is committed; nobody when it is rolled back. */
export function tell(tx: Transaction, channel: string, text: string): void {
  notices.get(tx)?.push({ channel, text })
}

/** The job queue's view of a transaction, so that a job is sent together with what it belongs to or not at all. */
export interface QueueHandle {
  executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult>
}

export function queueHandle(tx: Transaction): QueueHandle {
  return { executeSql: (text, values) => tx.$client.query(text, values) }
}

/**
 * Sends a job as the last thing of a transaction: the one statement of `send` and the commit leave together. When the
 * statement fails, the database takes the commit for a rollback, and the transaction throws what `send` threw.
 */
export async function sendLast(tx: Transaction, send: (handle: QueueHandle) => Promise<unknown>): Promise<void> {
  const asked = Promise.withResolvers<void>()
  const handle = queueHandle(tx)
  const sent = send({
    executeSql(text, values) {
      const answer = handle.executeSql(text, values)
      asked.resolve()
      return answer
    },
  })
  lastStatements.set(tx, sent)
  // What fails before its statement is asked for must be known before the commit is.
  await Promise.race([asked.promise, sent])
}

async function commit(tx: Transaction): Promise<void> {
  const told = notices.get(tx) ?? []
  const calls = told.map((_, index) => `pg_notify($${2 * index + 1}, $${2 * index + 2})`)
  const values = told.flatMap(({ channel, text }) => [channel, text])
  const notified = told.length > 0 ? tx.$client.query(`select ${calls.join(', ')}`, values) : Promise.resolve()
  await together([lastStatements.get(tx), notified, tx.$client.query('commit')])
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T> | T): Promise<T> {
  const client = await db.$client.connect()
  const tx = transactionOn(client)
  let broken: Error | undefined
  // A lent connection has no listener of its pool's: one that dies between two statements would end the process.
  const lost = (error: Error) => {
    broken = error
  }
  client.on('error', lost)
  notices.set(tx, [])
  try {
    // Not waited for: it leaves with the first statement.
    const begun = client.query('begin')
    const [, result] = await together([begun, (async () => work(tx))()])
    await commit(tx)
    return result
  } catch (error) {
    await client.query('rollback').catch(lost)
    throw error
  } finally {
    notices.delete(tx)
    lastStatements.delete(tx)
    client.off('error', lost)
    // A connection that could not even roll back is closed instead of lent out again.
    client.release(broken)
  }
}
