import type { Happening } from '../../contract/live.ts'
import { type Transaction, tell } from '../db/database.ts'
import { LIVE_CHANNEL, NOTICE_BYTES_MAX, type Notice } from './notice.ts'

export { LIVE_CHANNEL } from './notice.ts'

/**
 * Tells every open page of a person, whichever web process it hangs on, once this transaction is committed; nobody when
 * it is rolled back. Send what changed and no text that is anybody's: pages ask for that.
 */
export function publish(tx: Transaction, userId: string, happening: Happening): void {
  const notice: Notice = { to: userId, event: happening }
  let text = JSON.stringify(notice)
  if (Buffer.byteLength(text) > NOTICE_BYTES_MAX) {
    // The database would refuse it, and the work with it. Being told to ask anew is as good.
    text = JSON.stringify({ to: userId, event: { kind: 'connected' } } satisfies Notice)
  }
  tell(tx, LIVE_CHANNEL, text)
}
