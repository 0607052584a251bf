import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { typedText } from '../../contract/text.ts'
import { arrivals } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { networkOf } from '../line/queuer.ts'
import { CLIENT_ADDRESS_HEADER } from './guards.ts'

/** Where somebody calls from, as far as one place is told from another: never the address itself. */
export interface Place {
  address: string | null
  device: string | null
}

const hashOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** Addresses that no network but one's own knows. */
const isLocal = (address: string) =>
  /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^(::1$|f[cd]|fe80:)/i.test(address)

/** The place of an address and a browser, by hashes that only this site can make. A browser alone says little: it counts with its network. */
export function placeOf(
  secret: string,
  address: string | null | undefined,
  userAgent: string | null | undefined,
): Place {
  // Of those who share a house or a machine it tells nothing apart.
  if (!address || isLocal(address)) return { address: null, device: null }
  const network = networkOf(address)
  // The neighbourhood: /24 of IPv4, /48 of IPv6.
  const around = network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.replace(/\.\d+$/, '')
  return {
    address: hashOf(secret, `address:${network}`),
    device: userAgent ? hashOf(secret, `device:${around}:${userAgent}`) : null,
  }
}

const Gclid = z.object({ gclid: typedText(200).optional() }).catch({})

/** What a new account's request says of how somebody came. */
interface Arrival {
  userId: string
  referredBy: string | null
  headers: Headers | undefined
  body: unknown
}

/** Notes how somebody came. Whoever no friend sent has nothing to be settled. */
export async function noteArrival(db: Reader, secret: string, arrival: Arrival, now: Date): Promise<void> {
  const { userId, referredBy, headers, body } = arrival
  const place = placeOf(secret, headers?.get(CLIENT_ADDRESS_HEADER), headers?.get('user-agent'))
  await db
    .insert(arrivals)
    .values({
      userId,
      ...place,
      gclid: Gclid.parse(body ?? {}).gclid || null,
      settledAt: referredBy === null ? now : null,
    })
    .onConflictDoNothing()
}
