import { createHmac, timingSafeEqual } from 'node:crypto'

/** What letters carry so that whoever reads them can stop them without logging in. */
export interface Unsubscribing {
  tokenFor(userId: string): string
  /** Whose letters a token stops; undefined for one that is not ours. */
  userOf(token: string): string | undefined
}

/** Signed with the program's secret. A token holds for good: a letter may be read years later, and all it does is stop letters. */
export function openUnsubscribing(secret: string): Unsubscribing {
  const signature = (userId: string) => createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url')
  return {
    tokenFor: (userId) => `${userId}.${signature(userId)}`,
    userOf(token) {
      const at = token.lastIndexOf('.')
      if (at < 1) return undefined
      const userId = token.slice(0, at)
      const [expected, given] = [Buffer.from(signature(userId)), Buffer.from(token.slice(at + 1))]
      return expected.length === given.length && timingSafeEqual(expected, given) ? userId : undefined
    },
  }
}
