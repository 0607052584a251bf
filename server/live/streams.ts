import { Readable } from 'node:stream'
import { LIVE_HEARTBEAT } from '../../contract/limits.ts'
import type { LiveEvent } from '../../contract/live.ts'
import type { Caller } from '../accounts/accounts.ts'

/** Streams one person may have open; a browser shares one among its tabs, so these are browsers and programs. */
const STREAMS_MAX = 8
/** Bytes that may wait for a reader; one that has not taken so many is gone or too slow, and polls. */
const BACKLOG_MAX = 64 * 1024
/** What EventSource clients wait before they come back, ms. */
const RETRY = 2000

export interface Streams {
  /** A new stream of server-sent events for the caller, `first` to begin with. It ends when their token lapses. */
  open(caller: Caller, first: LiveEvent): Readable
  /** Tells a person's streams, and nobody else's. */
  tell(userId: string, event: LiveEvent): void
  tellAll(event: LiveEvent): void
  /** Ends every stream. */
  close(): void
}

const messageOf = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`

function write(stream: Readable, text: string): void {
  if (stream.readableLength > BACKLOG_MAX) stream.destroy()
  else stream.push(text)
}

/** The open streams of this process, by person. */
export function openStreams(now: () => Date): Streams {
  const streams = new Map<string, Set<Readable>>()
  const all = () => [...streams.values()].flatMap((own) => [...own])
  // A comment, which readers skip: proxies cut connections on which nothing moves.
  const heartbeat = setInterval(() => {
    for (const stream of all()) write(stream, ':\n\n')
  }, LIVE_HEARTBEAT)
  heartbeat.unref()

  function forget(userId: string, stream: Readable): void {
    const own = streams.get(userId)
    if (own?.delete(stream) && own.size === 0) streams.delete(userId)
  }

  /** Nothing may be written to it any more; what it still holds is sent. */
  function end(userId: string, stream: Readable): void {
    forget(userId, stream)
    if (!stream.destroyed) stream.push(null)
  }

  return {
    open({ id, lapsesAt }, first) {
      const stream = new Readable({ read: () => undefined })
      const own = streams.get(id) ?? new Set()
      streams.set(id, own.add(stream))
      const lapse = setTimeout(() => end(id, stream), lapsesAt - now().getTime())
      stream.once('close', () => {
        clearTimeout(lapse)
        forget(id, stream)
      })
      write(stream, `retry: ${RETRY}\n\n${messageOf(first)}`)
      for (const oldest of [...own].slice(0, -STREAMS_MAX)) {
        write(oldest, messageOf({ kind: 'crowded' }))
        end(id, oldest)
      }
      return stream
    },
    tell(userId, event) {
      const message = messageOf(event)
      for (const stream of streams.get(userId) ?? []) write(stream, message)
    },
    tellAll(event) {
      const message = messageOf(event)
      for (const stream of all()) write(stream, message)
    },
    close() {
      clearInterval(heartbeat)
      for (const [id, own] of streams) for (const stream of own) end(id, stream)
    },
  }
}
