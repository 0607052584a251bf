import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a private work's address holds at least, ms; it is stretched to whole hours so that browsers can cache it. */
const ADDRESS_LIFETIME = 3_600_000

export interface Addresses {
  /** Where a browser finds the bytes: a lasting address for public works, a signed one that lapses for private ones. */
  address(key: string, visible: boolean, now: Date): string
  /** Whether an address's signature is ours and still holds. */
  admits(key: string, until: string | undefined, sign: string | undefined, now: Date): boolean
}

/** The addresses of media, signed with the program's secret: every machine that knows it admits the others'. */
export function openAddresses(secret: string): Addresses {
  const signature = (key: string, until: string) =>
    createHmac('sha256', secret).update(`media:${key}:${until}`).digest('base64url')
  return {
    address(key, visible, now) {
      if (visible) return `/media/${key}`
      const until = String(Math.ceil((now.getTime() + ADDRESS_LIFETIME) / ADDRESS_LIFETIME) * ADDRESS_LIFETIME)
      return `/media/${key}?until=${until}&sign=${signature(key, until)}`
    },
    admits(key, until, sign, now) {
      if (!until || !sign || !/^\d{1,16}$/.test(until) || Number(until) < now.getTime()) return false
      const expected = Buffer.from(signature(key, until))
      const given = Buffer.from(sign)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
