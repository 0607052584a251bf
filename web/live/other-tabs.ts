import { userStore } from '../session/user-state.ts'
import { browserStorage } from '../state/storage.ts'

/** What a person changed of theirs; which one of them and how, the other tabs ask the server. */
export type Changed = 'pictures' | 'sheets'

const everything: readonly Changed[] = ['pictures', 'sheets']

/** One for the page, for a channel is deaf only to itself; named by whose page it is, so that nobody hears somebody else. */
let channel: { name: string; line: BroadcastChannel } | undefined
const listeners = new Set<(changed: Changed) => void>()

function close(): void {
  channel?.line.close()
  channel = undefined
}

/** The line to this person's other tabs; none where nobody is logged in, or in a browser without such lines. */
function lineOf(username: string): BroadcastChannel | undefined {
  const name = `lanternkeep-works:${username}`
  if (channel?.name === name) return channel.line
  close()
  if (!username || typeof BroadcastChannel === 'undefined') return undefined
  const line = new BroadcastChannel(name)
  line.onmessage = ({ data }: MessageEvent<unknown>) => {
    const changed = everything.find((one) => one === data)
    if (changed) for (const listener of listeners) listener(changed)
  }
  channel = { name, line }
  return line
}

/** When something was changed last, in whatever tab: for one that was still being loaded then, and did not hear of it. */
const CHANGED_AT = 'lanternkeep-works-changed'
let toldAt = ''

function noteTime(): void {
  toldAt = String(Date.now())
  try {
    browserStorage.setItem(CHANGED_AT, toldAt)
  } catch {
    // Where nothing can be kept, a tab that is being loaded is as old as its page.
  }
}

/** Whether another tab has changed something since this page was asked for. */
function isBehind(): boolean {
  try {
    const changedAt = browserStorage.getItem(CHANGED_AT)
    return changedAt !== null && changedAt !== toldAt && Number(changedAt) > performance.timeOrigin
  } catch {
    return false
  }
}

/** After the person changed or deleted something of theirs here: their other tabs show it too. */
export function tellOtherTabs(changed: Changed): void {
  noteTime()
  lineOf(userStore.get().username)?.postMessage(changed)
}

/** Calls back when the same person has changed something of theirs in another tab, until the returned function is called. */
export function onOtherTabs(listener: (changed: Changed) => void): () => void {
  const attend = () => void lineOf(userStore.get().username)
  // A page with an open line is not kept for the Back button; one that was kept has heard nothing meanwhile.
  const catchUp = () => {
    for (const changed of everything) listener(changed)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    attend()
    if (persisted) catchUp()
  }
  listeners.add(listener)
  const stop = userStore.subscribe(attend)
  attend()
  if (isBehind()) catchUp()
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', onShow)
  return () => {
    stop()
    listeners.delete(listener)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', onShow)
    if (listeners.size === 0) close()
  }
}
