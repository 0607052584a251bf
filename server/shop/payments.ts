import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { lettersLeadTo } from '../links.ts'
import type { Services } from '../services.ts'
import { inProcess } from './test-checkout/in-process.ts'
import { openStandIn, type StandIn } from './test-checkout/stand-in.ts'
import { openStore } from './test-checkout/store.ts'
import { openTelling } from './test-checkout/telling.ts'

/** The payment service, as the shop asks it. */
export interface Payments {
  stripe: Stripe
  webhookSecret: string
  /** Whether it is real money. */
  isLive: boolean
  /** What stands in for the service where no key is set; `told` settles when all is told that happened there by now. */
  standIn?: StandIn
  told?(): Promise<void>
}

/** How long an answer of the payment service may take, ms. */
const PATIENCE = 15_000

/** What the test checkout stands on. */
interface Surroundings extends Pick<Services, 'config' | 'db' | 'log'> {
  secret: string
  now(): Date
  /** Takes what is told of the test checkout. */
  hear(raw: string, signature: string): Promise<void>
}

/** Opens the payment service, or what stands in for it; undefined where there is neither. */
export function openPayments({ config, db, log, secret, now, hear }: Surroundings): Payments | undefined {
  const { shop } = config
  if (shop.stripe) {
    const { secretKey, webhookSecret, url } = shop.stripe
    const at = url === undefined ? undefined : new URL(url)
    const stripe = new Stripe(secretKey, {
      timeout: PATIENCE,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === 'http:' ? 'http' : 'https' }),
    })
    return { stripe, webhookSecret, isLive: /^.._live_/.test(secretKey) }
  }
  if (shop.state !== 'test') return undefined
  // The same on every machine, for any of them may be told.
  const webhookSecret = `whsec_${createHmac('sha256', secret).update('test checkout').digest('hex')}`
  const { tell, told } = openTelling({ log, webhookSecret, hear, now })
  const standIn = openStandIn({ store: openStore(db), now, baseUrl: lettersLeadTo(config), tell })
  const options = { httpClient: inProcess(standIn), telemetry: false, maxNetworkRetries: 0 }
  return { stripe: new Stripe('sk_test_nothing_is_paid', options), webhookSecret, isLive: false, standIn, told }
}
