import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import * as z from 'zod'
import { paymentEvents } from '../db/economy.ts'
import { AppError, notFound } from '../errors.ts'
import { atMost } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { type Shop, syncCharge, syncInvoice, syncSession, syncSubscription } from './sync.ts'

export const WEBHOOK_PATH = '/api/v1/payments/webhook'
/** Most bytes of an event: the payment service's largest are a tenth of it. */
const EVENT_MAX = 512 * 1024
/** How old an event's signature may be, s. */
const TOLERANCE = 300

/** What is read of an event; all else is asked for. */
const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  created: z.int(),
  livemode: z.boolean(),
  /** Of an account that is connected to the shop's: never the shop's own. */
  account: z.string().nullish(),
  data: z.object({
    object: z.object({
      id: z.string().min(1).max(200).nullish(),
      charge: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
})
type Event = z.infer<typeof Event>

type About = Event['data']['object']
const chargeOf = ({ charge }: About) => (typeof charge === 'string' ? charge : charge?.id)

/** What is done about each type of event; the others are told to everybody who asks for them, and mean nothing here. */
function deedOf(type: string): ((shop: Shop, about: About) => Promise<void>) | undefined {
  const withId = (sync: (shop: Shop, id: string) => Promise<void>) => (shop: Shop, about: About) =>
    about.id ? sync(shop, about.id) : Promise.resolve()
  if (type === 'checkout.session.async_payment_failed') return withId((shop, id) => syncSession(shop, id, true))
  if (type.startsWith('checkout.session.')) return withId((shop, id) => syncSession(shop, id))
  if (/^invoice\.(paid|payment_|voided|marked_uncollectible|finalized|updated)/.test(type)) return withId(syncInvoice)
  if (type.startsWith('customer.subscription.')) return withId(syncSubscription)
  if (type === 'charge.refunded') return withId(syncCharge)
  if (/^(charge\.dispute|charge\.refund|refund)\./.test(type)) {
    return (shop, about) => {
      const charge = chargeOf(about)
      return charge ? syncCharge(shop, charge) : Promise.resolve()
    }
  }
  return undefined
}

/**
 * Takes what the payment service tells: `raw` as it came, with its signature. The same event again does nothing, and one that could
 * not be dealt with is not noted, so that it is told again. Throws AppError `invalid_request` for what is not signed as it should be.
 */
export async function hear(services: Services, raw: Buffer | string, signature: string | undefined): Promise<void> {
  const { payments } = services
  if (!payments) throw notFound('This call')
  const shop: Shop = { ...services, payments }
  const { webhookSecret, isLive } = shop.payments
  let signed: unknown
  try {
    signed = Stripe.webhooks.constructEvent(
      raw,
      signature ?? '',
      webhookSecret,
      TOLERANCE,
      undefined,
      shop.now().getTime(),
    )
  } catch (error) {
    throw new AppError('invalid_request', 'This is not signed as the payment service would have signed it.', {
      cause: error,
    })
  }
  const event = Event.safeParse(signed)
  if (!event.success) throw new AppError('invalid_request', 'This is no event of the payment service.')
  const { id, type, created, livemode, account, data } = event.data
  if (livemode !== isLive || account) {
    shop.log.warn({ event: id, type, livemode }, 'An event of another mode or account was left alone')
    return
  }
  const deed = deedOf(type)
  if (!deed) return
  const known = await shop.db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
  if (known.length > 0) return
  await deed(shop, data.object)
  // Only now: whatever ended it before is told again, and all that was done by then is done once.
  await shop.db
    .insert(paymentEvents)
    .values({ id, type, objectId: data.object.id ?? '', happenedAt: new Date(created * 1000) })
    .onConflictDoNothing()
}

/** Where the payment service tells what happened; not there where nothing can be sold. */
export function webhookRoute(app: FastifyInstance, services: Services): void {
  if (!services.payments) return
  app.register(async (scope) => {
    // Signed as it came, byte by byte. What companies write is not looked over for words either.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: EVENT_MAX }, (_, body, done) => done(null, body))
    scope.post(
      WEBHOOK_PATH,
      { bodyLimit: EVENT_MAX, schema: { hide: true }, config: { rateLimit: atMost('other') } },
      async (request) => {
        const header = request.headers['stripe-signature']
        const body = Buffer.isBuffer(request.body) ? request.body : ''
        await hear(services, body, typeof header === 'string' ? header : undefined)
        return { received: true }
      },
    )
  })
}
