import { setImmediate as turn } from 'node:timers/promises'

/** Bytes that are copied before others have their turn: a millisecond or two. */
const AT_ONCE = 4 * 1024 * 1024

/** Bytes in memory that a thread sees too: all of many copied at once would hold the event loop for longer than it may. */
export async function sharedBytes(data: Uint8Array): Promise<Uint8Array> {
  const bytes = new Uint8Array(new SharedArrayBuffer(data.length))
  for (let at = 0; at < data.length; at += AT_ONCE) {
    bytes.set(data.subarray(at, at + AT_ONCE), at)
    await turn()
  }
  return bytes
}
