import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { TestCheckout, TestCheckoutAct, TestPortal, TestPortalAct } from '../../../contract/shop.ts'
import { paymentCustomers } from '../../db/economy.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { offerOf } from '../offers.ts'
import { currencyOf, momentOf } from '../reading.ts'
import type { Session, Subscription } from './objects.ts'
import type { StandIn } from './stand-in.ts'

// The pages of the test checkout: who may look at them and press their buttons is whoever they were opened for.

/** The test checkout; throws `not_found` where money is paid, or nothing is sold: there it is not. */
function atDesk({ payments, config }: Services): { standIn: StandIn; told(): Promise<void> } {
  const { standIn, told } = payments ?? {}
  if (!standIn || !told || config.shop.state !== 'test') throw notFound('This page')
  return { standIn, told }
}

async function customerAt({ db }: Services, userId: string): Promise<string> {
  const [known] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  if (!known) throw notFound('This page')
  return known.id
}

const currencyIn = (name: string) => currencyOf(name) ?? 'usd'

async function sessionOf(services: Services, userId: string, id: string): Promise<Session> {
  const { standIn } = atDesk(services)
  const session = id.startsWith('cs_') ? await standIn.store.get('cs', id) : undefined
  if (!session || session.customer !== (await customerAt(services, userId))) throw notFound('This page')
  return session
}

async function present({ store }: StandIn, session: Session): Promise<TestCheckout> {
  const price = session.price === null ? undefined : await store.get('price', session.price)
  return {
    title: session.title,
    currency: currencyIn(session.currency),
    amount: session.amount_total,
    period: price?.recurring.interval ?? null,
    state: session.status,
    successUrl: session.success_url,
    cancelUrl: session.cancel_url,
  }
}

/** A payment page. Throws `not_found` for anybody else's. */
export async function readTestCheckout(services: Services, userId: string, id: string): Promise<TestCheckout> {
  const { standIn } = atDesk(services)
  return present(standIn, await sessionOf(services, userId, id))
}

/** Presses a button of a payment page. Throws AppError: not_found, conflict when the payment is declined. */
export async function actAtTestCheckout(
  services: Services,
  userId: string,
  id: string,
  { act }: z.infer<typeof TestCheckoutAct>,
): Promise<TestCheckout> {
  const { standIn, told } = atDesk(services)
  const { id: sessionId } = await sessionOf(services, userId, id)
  const after = act === 'cancel' ? await standIn.expire(sessionId) : await standIn.pay(sessionId, act === 'fail')
  await told()
  if (act !== 'cancel' && after.status === 'open')
    throw new AppError('conflict', 'The payment was declined. Nothing was paid; you can try again.')
  return present(standIn, after)
}

const offerIn = (product: string) => offerOf(product) ?? ({ level: 'NONE', period: 'month' } as const)

async function presentRunning(
  { store }: StandIn,
  subscription: Subscription,
): Promise<TestPortal['subscriptions'][number]> {
  const [item] = subscription.items.data
  const schedule = subscription.schedule === null ? undefined : await store.get('sched', subscription.schedule)
  const next = schedule?.next_price ? await store.get('price', schedule.next_price) : undefined
  return {
    id: subscription.id,
    ...offerIn(item.price.product),
    status: subscription.status,
    paidUntil: momentOf(item.current_period_end).toISOString(),
    cancelsAtEnd: subscription.cancel_at_period_end,
    next: next ? offerIn(next.product) : null,
  }
}

/** The billing portal. Throws `not_found` for whoever has bought nothing. */
export async function readTestPortal(services: Services, userId: string): Promise<TestPortal> {
  const { standIn } = atDesk(services)
  const { store } = standIn
  const customerId = await customerAt(services, userId)
  const customer = await store.get('cus', customerId)
  const running = await store.list('sub', { customer: customerId })
  const charges = await store.list('ch', { customer: customerId })
  const unpaid = await store.list('in', { customer: customerId, status: 'open' })
  return {
    subscriptions: await Promise.all(
      running
        .filter(({ status }) => status !== 'canceled')
        .map((subscription) => presentRunning(standIn, subscription)),
    ),
    payments: await Promise.all(
      charges.map(async ({ id, title, currency, amount, amount_refunded: refunded, created }) => {
        const [dispute] = await standIn.disputesOf(id)
        const state = dispute?.status === 'needs_response' ? ('open' as const) : (dispute?.status ?? null)
        const createdAt = momentOf(created).toISOString()
        return { id, title, currency: currencyIn(currency), amount, refunded, dispute: state, createdAt }
      }),
    ),
    unpaid: unpaid.map(({ id, title, currency, total }) => ({
      id,
      title,
      currency: currencyIn(currency),
      amount: total,
    })),
    failsNext: customer?.fails_next === true,
  }
}

type Act = z.infer<typeof TestPortalAct>['act']
/** What each button is pressed on. */
const pressedOn: Readonly<Record<Act, 'customer' | 'sub' | 'ch' | 'in'>> = {
  'next-period': 'sub',
  'fail-next': 'customer',
  pay: 'in',
  cancel: 'sub',
  resume: 'sub',
  refund: 'ch',
  'refund-half': 'ch',
  dispute: 'ch',
  'win-dispute': 'ch',
  'lose-dispute': 'ch',
}

/** Presses a button of the portal. Throws AppError: not_found for what is not the caller's. */
export async function actAtTestPortal(
  services: Services,
  userId: string,
  { act, id = '' }: z.infer<typeof TestPortalAct>,
): Promise<TestPortal> {
  const { standIn, told } = atDesk(services)
  const { store } = standIn
  const customerId = await customerAt(services, userId)
  const kind = pressedOn[act]
  if (kind === 'customer') {
    const customer = await standIn.known('cus', customerId)
    await store.put('cus', { ...customer, fails_next: !customer.fails_next })
  } else {
    const object = id.startsWith(`${kind}_`) ? await store.get(kind, id) : undefined
    if (!object || object.customer !== customerId) throw notFound('What this is about')
    if (object.object === 'subscription') {
      if (act === 'next-period') await standIn.nextPeriod(id)
      else await standIn.setCancelling(object, act === 'cancel')
    } else if (object.object === 'invoice') await standIn.payInvoice(id)
    else if (act === 'dispute') await standIn.dispute(id)
    else if (act === 'win-dispute' || act === 'lose-dispute')
      await standIn.closeDispute(id, act === 'win-dispute' ? 'won' : 'lost')
    else if (object.amount > object.amount_refunded)
      await standIn.refund(id, act === 'refund-half' ? Math.ceil(object.amount / 2) : undefined)
  }
  await told()
  return readTestPortal(services, userId)
}
