import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker, MemoryLocker } from '@tus/server'
import pg from 'pg'
import type { Logger } from 'pino'

/** By which these locks are told from others of the database: "lora", as a number. */
const LOCKS = 0x6c6f7261
/** How a process that waits for a lock tells whoever holds it. */
const WANTED = 'lora_upload_wanted'
/** How often a lock is tried for, and how long, ms. The store's own locks wait as long. */
const PAUSE = 150
const PATIENCE = 30_000
/** How long the database may take to answer, ms. */
const ANSWER_TIMEOUT = 5000

/** Locks of uploads, so that of all processes one alone writes to each. */
export interface UploadLocks extends Locker {
  close(): Promise<void>
}

/** The first 32 bits of an upload's id, which are chance: two that share them wait for each other, and nothing worse. */
const numberOf = (name: string) => Number.parseInt(name.split('/').at(-1)?.slice(0, 8) ?? '', 16) | 0

type Letting = () => void | Promise<void>

/**
 * Within this process the store's own locks, and beside each an advisory lock of the database, for all of which one connection is
 * enough: they go with it when the process dies. Whoever waits asks the holder to let go, for its client may be long gone.
 */
export function openUploadLocks(databaseUrl: string, log: Logger): UploadLocks {
  const here = new MemoryLocker()
  const held = new Map<string, Letting>()
  let connecting: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'lanternkeep-uploads',
      connectionTimeoutMillis: ANSWER_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
      keepAlive: true,
    })
    const lose = (error?: Error) => {
      if (error)
        log.warn({ err: error }, 'The locks of uploads were lost; those that are being sent go on where they broke off')
      connecting = undefined
      client.connection.stream.destroy()
      // Another process may take them from now on.
      for (const letGo of held.values()) void letGo()
      held.clear()
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ payload }) => void held.get(payload ?? '')?.())
    await client.connect()
    await client.query(`listen ${WANTED}`)
    return client
  }

  const connected = () => {
    connecting ??= connect().catch((error: unknown) => {
      connecting = undefined
      throw error
    })
    return connecting
  }

  async function take(name: string, letGo: Letting, stopped: AbortSignal): Promise<void> {
    const number = numberOf(name)
    for (const since = performance.now(); performance.now() - since < PATIENCE; ) {
      const client = await connected()
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
        LOCKS,
        number,
      ])
      if (rows[0]?.taken) {
        held.set(name, letGo)
        return
      }
      await client.query('select pg_notify($1, $2)', [WANTED, name])
      await sleep(PAUSE, undefined, { signal: stopped }).catch(() => undefined)
      if (stopped.aborted) break
    }
    throw ERRORS.ERR_LOCK_TIMEOUT
  }

  /** One that went with its connection is nobody's any more. */
  async function giveBack(name: string): Promise<void> {
    if (!held.delete(name)) return
    const client = await connected()
    await client.query('select pg_advisory_unlock($1, $2)', [LOCKS, numberOf(name)])
  }

  function newLock(name: string): Lock {
    const own = here.newLock(name)
    return {
      async lock(stopped, letGo) {
        await own.lock(stopped, letGo)
        try {
          await take(name, letGo, stopped)
        } catch (error) {
          await own.unlock()
          throw error
        }
      },
      async unlock() {
        try {
          await giveBack(name)
        } catch (error) {
          // It goes with the connection at the latest.
          log.warn({ err: error }, 'The lock of an upload was not given back')
        } finally {
          await own.unlock()
        }
      },
    }
  }

  return {
    newLock,
    async close() {
      const client = await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}
