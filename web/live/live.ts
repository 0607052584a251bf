import type { LiveEvent } from '../../contract/live.ts'
import { tokens } from '../api/browser.ts'
import { routeFacts } from '../api/route-facts.ts'
import { goldTold, levelTold, refreshUser } from '../session/session.ts'
import { userStore } from '../session/user-state.ts'
import { type Connection, keepConnected, type LiveMessage } from './connection.ts'
import { canShare, shareStream } from './sharing.ts'

/** How long a page out of sight goes on listening, ms: one that has a connection of its own, hardly. */
const HIDDEN_MAX = canShare() ? 5 * 60_000 : 10_000

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()
let stream: Connection | undefined
/** Whose stream it is; '' while there is none. */
let owner = ''
let isLive = false
let isAway = false

async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const ask = (token: string | null) => {
    // The session has ended: not worth a question to the server each half minute.
    if (!token) throw new Error('Nobody is logged in any more.')
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
    return fetch(routeFacts.liveEvents.path, { headers, credentials: 'same-origin', signal })
  }
  let answer = await ask(await tokens.get())
  if (answer.status === 401) answer = await ask(await tokens.refresh())
  if (!answer.ok || !answer.body) throw new Error(`The stream was answered with ${answer.status}.`)
  return answer.body
}

function tell(event: LiveEvent) {
  for (const listener of listeners) listener(event)
}

function heard(message: LiveMessage) {
  switch (message.kind) {
    case 'alive':
      // Another tab has the stream, and this one came later than its beginning.
      if (!isLive) heard({ kind: 'connected' })
      return
    case 'connected':
      // The amount may have changed while nothing was heard, as by work begun while the stream was being opened.
      refreshUser().catch(() => undefined)
      isLive = true
      break
    case 'interrupted':
    case 'crowded':
      if (!isLive) return
      isLive = false
      break
    case 'gold':
      goldTold(message.gold)
      break
    case 'level':
      levelTold(message.level)
      break
  }
  tell(message)
}

/** Listens for whoever is logged in, while the page is in sight or not long out of it. */
function attend() {
  const wanted = isAway ? '' : userStore.get().username
  if (wanted === owner) return
  stream?.stop()
  stream = undefined
  heard({ kind: 'interrupted' })
  owner = wanted
  if (!wanted) return
  const connect = (told: (message: LiveMessage) => void) =>
    keepConnected({ open: openStream, heard: told, random: Math.random })
  stream = canShare() ? shareStream(wanted, connect, heard) : connect(heard)
}

function watchPage() {
  let leaveLater: ReturnType<typeof setTimeout> | undefined
  const setAway = (away: boolean) => {
    clearTimeout(leaveLater)
    isAway = away
    attend()
  }
  document.addEventListener('visibilitychange', () => {
    clearTimeout(leaveLater)
    if (document.visibilityState === 'hidden') leaveLater = setTimeout(() => setAway(true), HIDDEN_MAX)
    else {
      setAway(false)
      stream?.hurry()
    }
  })
  // A page with a stream or a lock is not kept for the Back button.
  window.addEventListener('pagehide', () => setAway(true))
  window.addEventListener('pageshow', () => setAway(false))
  window.addEventListener('online', () => stream?.hurry())
}

let isStarted = false

/**
 * Calls back with what happens to whoever is logged in, at once wherever it happens, until the returned function is
 * called. Between `connected` and `interrupted` everything is told; otherwise one has to ask.
 */
export function onLive(listener: Listener): () => void {
  listeners.add(listener)
  if (isLive) listener({ kind: 'connected' })
  if (!isStarted) {
    isStarted = true
    userStore.subscribe(attend)
    watchPage()
  }
  attend()
  return () => listeners.delete(listener)
}
