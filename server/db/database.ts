import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** A transaction in progress: the first argument of every command that writes. */
export type Transaction = NodePgDatabase<typeof schema> & { $client: pg.PoolClient }

/** Either, for reads that may run inside or outside a transaction. */
export type Reader = Database | Transaction

export function openDatabase(url: string, onIdleError: (error: Error) => void, connections = 20): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000, keepAlive: true })
  // A connection that dies while nobody uses it would otherwise end the process.
  pool.on('error', onIdleError)
  return drizzle({ client: pool, schema })
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  let broken: Error | undefined
  // A lent connection has no listener of its pool's: one that dies between two statements would end the process.
  const lost = (error: Error) => {
    broken = error
  }
  client.on('error', lost)
  try {
    await client.query('begin')
    const result = await work(drizzle({ client, schema }))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(lost)
    throw error
  } finally {
    client.off('error', lost)
    // A connection that could not even roll back is closed instead of lent out again.
    client.release(broken)
  }
}

/** The job queue's view of a transaction, so that a job is sent together with what it belongs to or not at all. */
export function queueHandle(tx: Transaction) {
  return { executeSql: (text: string, values?: unknown[]) => tx.$client.query(text, values) }
}
