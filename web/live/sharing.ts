import { type Connection, type LiveMessage, SILENCE_MAX } from './connection.ts'

/** What tabs say to each other: `hello` from one that has just come. */
type TabMessage = LiveMessage | { kind: 'hello' }

/** Whether the tabs of this browser can share one stream; pages reached by plain http from elsewhere cannot. */
export const canShare = () => typeof BroadcastChannel !== 'undefined' && Boolean(globalThis.navigator?.locks)

/**
 * One stream for all tabs of this browser, which allows only six connections to a server: the tab that holds the lock
 * keeps it and passes on what it hears; when it goes, another takes its place. `name` is whose stream it is. Returns how
 * to leave, and to hurry when this tab is the one.
 */
export function shareStream(
  name: string,
  connect: (heard: (message: LiveMessage) => void) => Connection,
  heard: (message: LiveMessage) => void,
): Connection {
  const room = `lanternkeep-live:${name}`
  const channel = new BroadcastChannel(room)
  const leaving = new AbortController()
  let connection: Connection | undefined
  let isLive = false
  let silence: ReturnType<typeof setTimeout> | undefined

  const say = (message: TabMessage) => channel.postMessage(message)

  function take(message: LiveMessage) {
    if (message.kind === 'connected') isLive = true
    if (message.kind === 'interrupted' || message.kind === 'crowded') isLive = false
    // A stream that is there but tells nothing is no reason to rely on it.
    if (message.kind === 'alive' && !isLive) return
    say(message)
    heard(message)
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'hello') {
      if (connection && isLive) say({ kind: 'alive' })
      return
    }
    if (connection) return
    clearTimeout(silence)
    silence = setTimeout(() => heard({ kind: 'interrupted' }), SILENCE_MAX)
    heard(data)
  }
  say({ kind: 'hello' })

  const lead = () =>
    new Promise<void>((resolve) => {
      clearTimeout(silence)
      // Whatever the one before has told last: from here on nothing is heard until this stream is there.
      heard({ kind: 'interrupted' })
      connection = connect(take)
      leaving.signal.addEventListener('abort', () => resolve())
    })
  navigator.locks.request(room, { signal: leaving.signal }, lead).catch(() => {
    // Either this tab left while another had the lock, or there are no locks to be had here.
    if (!leaving.signal.aborted) void lead()
  })

  return {
    hurry: () => connection?.hurry(),
    stop() {
      clearTimeout(silence)
      connection?.stop()
      if (connection && isLive) say({ kind: 'interrupted' })
      isLive = false
      leaving.abort()
      channel.close()
    },
  }
}
