import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

/** How often the connection is tried while nothing is heard, and how long the answer may take, ms. */
const CHECK_INTERVAL = 20_000
const ANSWER_TIMEOUT = 5000
const PAUSE_MIN = 250
const PAUSE_MAX = 15_000

export interface Listener {
  /** Whether notices arrive now. */
  isUp(): boolean
  close(): Promise<void>
}

interface ListenerOptions {
  databaseUrl: string
  channel: string
  log: Logger
  heard(text: string): void
  /** The connection came about, anew or for the first time, or was lost: what was sent meanwhile is lost with it. */
  changed(isUp: boolean): void
}

/** One connection that listens to a channel, made again whenever it is lost. */
export function openListener({ databaseUrl, channel, log, heard, changed }: ListenerOptions): Listener {
  const closing = new AbortController()
  let isUp = false

  /** Resolves with the reason when the connection has gone. */
  async function listenOnce(): Promise<unknown> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'lanternkeep-live',
      connectionTimeoutMillis: ANSWER_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
      keepAlive: true,
    })
    let check: NodeJS.Timeout | undefined
    const over = new AbortController()
    try {
      const lost = new Promise<unknown>((resolve) => {
        client.on('error', resolve)
        client.on('end', () => resolve(new Error('The connection ended')))
        closing.signal.addEventListener('abort', resolve, { signal: over.signal })
        // A network that swallows everything ends no connection; only a question without an answer shows it.
        check = setInterval(() => client.query('select 1').catch(resolve), CHECK_INTERVAL)
      })
      await client.connect()
      client.on('notification', (notification) => heard(notification.payload ?? ''))
      await client.query(`listen ${channel}`)
      closing.signal.throwIfAborted()
      isUp = true
      changed(true)
      return await lost
    } catch (error) {
      return error
    } finally {
      clearInterval(check)
      // Else every connection that was ever lost would be kept until the end.
      over.abort()
      // Politely ending a connection that is gone would wait for an answer.
      client.connection.stream.destroy()
      if (isUp) {
        isUp = false
        changed(false)
      }
    }
  }

  async function listen(): Promise<void> {
    let failures = 0
    while (!closing.signal.aborted) {
      const since = Date.now()
      const reason = await listenOnce()
      if (closing.signal.aborted) return
      log.warn({ err: reason }, 'Live changes are not heard; pages poll until they are')
      failures = Date.now() - since > CHECK_INTERVAL ? 0 : failures + 1
      const pause = Math.min(PAUSE_MAX, PAUSE_MIN * 2 ** Math.max(0, failures - 1))
      await sleep(pause * (0.5 + Math.random() / 2), undefined, { signal: closing.signal, ref: false }).catch(() => {
        // Closing wakes it.
      })
    }
  }

  const ended = listen()
  return {
    isUp: () => isUp,
    async close() {
      closing.abort()
      await ended
    },
  }
}
