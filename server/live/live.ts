import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { Caller } from '../accounts/accounts.ts'
import { type Listener, openListener } from './listener.ts'
import { LIVE_CHANNEL, readNotice } from './notice.ts'
import { openStreams } from './streams.ts'

/** What happens anywhere, told to the pages that hang on this process. */
export interface Live {
  /** Starts to listen to the database; a process that serves no pages never does. */
  listen(): void
  /** A stream of everything that happens to the caller. */
  open(caller: Caller): Readable
  /** Ends every stream and stops listening. */
  close(): Promise<void>
}

export function openLive(databaseUrl: string, log: Logger, now: () => Date): Live {
  const streams = openStreams(now)
  let listener: Listener | undefined
  return {
    listen() {
      listener ??= openListener({
        databaseUrl,
        channel: LIVE_CHANNEL,
        log,
        heard(text) {
          const notice = readNotice(text)
          if (notice) streams.tell(notice.to, notice.event)
          else log.warn('A live notice could not be read')
        },
        changed: (isUp) => streams.tellAll({ kind: isUp ? 'connected' : 'interrupted' }),
      })
    },
    open: (caller) => streams.open(caller, { kind: listener?.isUp() ? 'connected' : 'interrupted' }),
    async close() {
      streams.close()
      await listener?.close()
    },
  }
}
