import { createParser } from 'eventsource-parser'
import { LIVE_HEARTBEAT } from '../../contract/limits.ts'
import type { LiveEvent } from '../../contract/live.ts'

/** A stream on which nothing has moved for so long, ms, is dead: the server says at every heartbeat that it is there. */
export const SILENCE_MAX = LIVE_HEARTBEAT * 2.5
const PAUSE_MIN = 1000
const PAUSE_MAX = 30_000
/** Pause of a stream that was ended because the person has many newer ones, ms. */
const CROWDED_PAUSE = 60_000

/** What comes over a stream: its events, or `alive` when it only says that it is there. */
export type LiveMessage = LiveEvent | { kind: 'alive' }

interface ConnectionOptions {
  /** Asks for the stream, which breaks off on `signal`. Throws when it is refused or cannot be reached. */
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>
  heard(message: LiveMessage): void
  random(): number
}

export interface Connection {
  /** Tries again now instead of after the pause: the person or the network is back. */
  hurry(): void
  stop(): void
}

/** Reads server-sent events until the stream ends; throws when it breaks off or falls silent. */
async function read(open: ConnectionOptions['open'], heard: (message: LiveMessage) => void, stopping: AbortSignal) {
  const breaking = new AbortController()
  const breakOff = () => breaking.abort()
  stopping.addEventListener('abort', breakOff)
  let timer = setTimeout(breakOff, SILENCE_MAX)
  try {
    const reader = (await open(breaking.signal)).getReader()
    const decoder = new TextDecoder()
    const parser = createParser({
      onEvent: ({ data }) => heard(JSON.parse(data) as LiveEvent),
      // A heartbeat is a comment.
      onComment: () => heard({ kind: 'alive' }),
    })
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(breakOff, SILENCE_MAX)
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', breakOff)
  }
}

/** Keeps a stream of events open: whenever it ends, another is asked for, ever later while that fails. */
export function keepConnected({ open, heard, random }: ConnectionOptions): Connection {
  const stopping = new AbortController()
  let failures = 0
  let isCrowded = false
  let wake: (() => void) | undefined

  function listen(message: LiveMessage) {
    if (message.kind === 'connected') failures = 0
    if (message.kind === 'crowded') isCrowded = true
    heard(message)
  }

  async function keep() {
    while (!stopping.signal.aborted) {
      isCrowded = false
      // Why it ended makes no difference: it is tried again, and meanwhile everybody polls.
      await read(open, listen, stopping.signal).catch(() => undefined)
      if (stopping.signal.aborted) return
      heard({ kind: 'interrupted' })
      const pause = isCrowded ? CROWDED_PAUSE : Math.min(PAUSE_MAX, PAUSE_MIN * 2 ** failures++)
      await new Promise<void>((resolve) => {
        // Not all at the same moment after the server was away.
        const timer = setTimeout(resolve, pause * (0.5 + random()))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  void keep()
  return {
    hurry: () => wake?.(),
    stop() {
      stopping.abort()
      wake?.()
    },
  }
}
