import { monthsAfter, monthsIn } from '../months.ts'
import { offerOf, saleName } from '../offers.ts'
import type { Charge, Customer, Dispute, Invoice, InvoiceLine, Price, Session, Subscription } from './objects.ts'
import { newId, type Store } from './store.ts'

/** What happened, as the payment service tells it. */
export interface TestEvent {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: false
  data: { object: object }
}

interface Surroundings {
  store: Store
  now(): Date
  /** Where its pages are. */
  baseUrl: string
  tell(event: TestEvent): void
}

/** Thrown for what cannot be done; its code is the payment service's. */
export class StandInError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
const missing = (what: string) => new StandInError(404, 'resource_missing', `No such ${what}`)

/**
 * What the payment service would do, with no money: sessions are paid or not, subscriptions go on, change and end, payments are
 * paid back and disputed. Whatever changes is told.
 */
export function openStandIn({ store, now, baseUrl, tell }: Surroundings) {
  const seconds = () => Math.floor(now().getTime() / 1000)
  const born = () => ({ created: seconds(), livemode: false as const })
  const happened = (type: string, object: object) =>
    tell({ id: newId('evt'), object: 'event', type, created: seconds(), livemode: false, data: { object } })

  async function known<K extends Parameters<Store['get']>[0]>(kind: K, id: string) {
    const object = await store.get(kind, id)
    if (!object) throw missing(id)
    return object
  }
  const itemOf = ({ items }: Subscription) => items.data[0]
  const titleOf = ({ product }: Price) => {
    const offer = offerOf(product)
    return offer ? `Lanternkeep ${saleName(offer.level)}, paid by the ${offer.period}` : product
  }

  /** Takes money, or does not: whether it did. */
  async function charged(customer: Customer, fails: boolean): Promise<boolean> {
    if (!customer.fails_next && !fails) return true
    await store.put('cus', { ...customer, fails_next: false })
    return false
  }

  /** A payment that went through. */
  async function payment(
    about: Pick<Charge, 'amount' | 'currency' | 'customer' | 'metadata' | 'title'>,
  ): Promise<{ paymentId: string }> {
    const { title, ...facts } = about
    const paymentId = newId('pi')
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      ...born(),
      ...about,
      amount_refunded: 0,
      refunded: false,
      payment_intent: paymentId,
      receipt_url: null,
    }
    await store.put('ch', charge)
    const status = 'succeeded' as const
    await store.put('pi', {
      id: paymentId,
      object: 'payment_intent',
      ...born(),
      ...facts,
      status,
      latest_charge: charge.id,
    })
    happened('charge.succeeded', charge)
    return { paymentId }
  }

  const lineOf = (price: Price, amount: number, start: number, end: number): InvoiceLine => ({
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    period: { start, end },
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
  })

  /** An invoice for what a subscription asks now, and whether it was paid. */
  async function invoiced(
    subscription: Subscription,
    reason: Invoice['billing_reason'],
    lines: InvoiceLine[],
    title: string,
    fails = false,
  ): Promise<{ invoice: Invoice; isPaid: boolean }> {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0)
    const id = newId('in')
    const invoice: Invoice = {
      id,
      object: 'invoice',
      ...born(),
      customer: subscription.customer,
      currency: subscription.currency,
      subtotal: total,
      total,
      status: 'open',
      attempted: false,
      billing_reason: reason,
      hosted_invoice_url: `${baseUrl}/shop/test/portal`,
      status_transitions: { paid_at: null },
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      lines: { object: 'list', data: lines },
      payments: { object: 'list', data: [] },
      title,
    }
    const isPaid = await charged(await known('cus', subscription.customer), fails)
    const after = isPaid ? await paidInvoice(invoice) : { ...invoice, attempted: true }
    await store.put('in', after)
    return { invoice: after, isPaid }
  }

  async function paidInvoice(invoice: Invoice): Promise<Invoice> {
    const { customer, currency, title, total: amount } = invoice
    const { paymentId } = await payment({ amount, currency, customer, metadata: {}, title })
    const paid = {
      id: newId('inpay'),
      invoice: invoice.id,
      status: 'paid' as const,
      payment: { type: 'payment_intent' as const, payment_intent: paymentId },
    }
    return {
      ...invoice,
      status: 'paid',
      attempted: true,
      status_transitions: { paid_at: seconds() },
      payments: { object: 'list', data: [paid] },
    }
  }

  const endOf = (price: Price, start: number) =>
    Math.floor(monthsAfter(new Date(start * 1000), monthsIn[price.recurring.interval]).getTime() / 1000)

  /** Pays at a payment page; `fails`: the card is declined, and it can be tried again. */
  async function pay(sessionId: string, fails = false): Promise<Session> {
    const session = await known('cs', sessionId)
    if (session.status !== 'open') return session
    const customer = await known('cus', session.customer)
    if (!(await charged(customer, fails))) {
      happened('payment_intent.payment_failed', { id: newId('pi'), object: 'payment_intent' })
      return session
    }
    const { currency, title, amount_total: amount } = session
    const paid = { ...session, status: 'complete' as const, payment_status: 'paid' as const, url: null }
    if (session.mode === 'payment') {
      const about = { amount, currency, customer: customer.id, metadata: session.inner_metadata, title }
      const { paymentId } = await payment(about)
      const after = { ...paid, payment_intent: paymentId }
      await store.put('cs', after)
      happened('checkout.session.completed', after)
      return after
    }
    const price = await known('price', session.price ?? '')
    const start = seconds()
    const end = endOf(price, start)
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      ...born(),
      customer: customer.id,
      status: 'active',
      currency,
      items: {
        object: 'list',
        data: [{ id: newId('si'), price, quantity: 1, current_period_start: start, current_period_end: end }],
      },
      metadata: session.inner_metadata,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      schedule: null,
      pending_update: null,
    }
    const { invoice } = await invoiced(subscription, 'subscription_create', [lineOf(price, amount, start, end)], title)
    const begun = { ...subscription, latest_invoice: invoice.id }
    await store.put('sub', begun)
    const after = { ...paid, subscription: begun.id, invoice: invoice.id }
    await store.put('cs', after)
    happened('customer.subscription.created', begun)
    happened('invoice.paid', invoice)
    happened('checkout.session.completed', after)
    return after
  }

  /** Leaves a payment page for good. */
  async function expire(sessionId: string): Promise<Session> {
    const session = await known('cs', sessionId)
    if (session.status !== 'open') return session
    const after = { ...session, status: 'expired' as const, url: null }
    await store.put('cs', after)
    happened('checkout.session.expired', after)
    return after
  }

  /** Puts another price in place of a subscription's: the difference for the rest of the time is paid now, or nothing changes. */
  async function changed(subscription: Subscription, priceId: string): Promise<Subscription> {
    const item = itemOf(subscription)
    const price = await known('price', priceId)
    const { current_period_start: start, current_period_end: end } = item
    const part = Math.min(1, Math.max(0, (end - seconds()) / (end - start)))
    const lines = [
      lineOf(item.price, -Math.round(item.price.unit_amount * part), seconds(), end),
      lineOf(price, Math.round(price.unit_amount * part), seconds(), end),
    ]
    const { invoice, isPaid } = await invoiced(
      subscription,
      'subscription_update',
      lines,
      `Change to ${titleOf(price)}`,
    )
    const after: Subscription = isPaid
      ? {
          ...subscription,
          items: { object: 'list', data: [{ ...item, price }] },
          latest_invoice: invoice.id,
          pending_update: null,
        }
      : { ...subscription, latest_invoice: invoice.id, pending_update: { price: priceId, invoice: invoice.id } }
    await store.put('sub', after)
    happened(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    happened('customer.subscription.updated', after)
    return after
  }

  async function setCancelling(subscription: Subscription, cancels: boolean): Promise<Subscription> {
    const after = { ...subscription, cancel_at_period_end: cancels, canceled_at: cancels ? seconds() : null }
    await store.put('sub', after)
    happened('customer.subscription.updated', after)
    return after
  }

  async function end(subscription: Subscription): Promise<Subscription> {
    if (subscription.status === 'canceled') return subscription
    const at = { canceled_at: subscription.canceled_at ?? seconds(), ended_at: seconds() }
    const after = { ...subscription, status: 'canceled' as const, ...at }
    await store.put('sub', after)
    happened('customer.subscription.deleted', after)
    return after
  }

  /** Lets the time that is paid for be over: it goes on as it was to go on. */
  async function nextPeriod(subscriptionId: string): Promise<void> {
    const subscription = await known('sub', subscriptionId)
    if (subscription.status === 'canceled') return
    // What was not paid until now never will be.
    if (subscription.cancel_at_period_end || subscription.status === 'past_due') {
      await end(subscription)
      return
    }
    const schedule = subscription.schedule === null ? undefined : await known('sched', subscription.schedule)
    const item = itemOf(subscription)
    const price = schedule?.next_price ? await known('price', schedule.next_price) : item.price
    if (schedule) await store.put('sched', { ...schedule, status: 'released', subscription: null })
    const start = seconds()
    const until = endOf(price, start)
    const lines = [lineOf(price, price.unit_amount, start, until)]
    const { invoice, isPaid } = await invoiced(subscription, 'subscription_cycle', lines, titleOf(price))
    const after: Subscription = {
      ...subscription,
      status: isPaid ? 'active' : 'past_due',
      items: { object: 'list', data: [{ ...item, price, current_period_start: start, current_period_end: until }] },
      schedule: null,
      latest_invoice: invoice.id,
    }
    await store.put('sub', after)
    happened('customer.subscription.updated', after)
    happened(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  }

  /** Pays an invoice that was not paid. */
  async function payInvoice(invoiceId: string): Promise<void> {
    const invoice = await known('in', invoiceId)
    if (invoice.status !== 'open') return
    const customer = await known('cus', invoice.customer)
    if (!(await charged(customer, false))) {
      happened('invoice.payment_failed', invoice)
      return
    }
    const paid = await paidInvoice(invoice)
    await store.put('in', paid)
    const subscription = await known('sub', invoice.parent.subscription_details.subscription)
    const item = itemOf(subscription)
    const pending = subscription.pending_update?.invoice === invoice.id ? subscription.pending_update : undefined
    const price = pending ? await known('price', pending.price) : item.price
    const after: Subscription = {
      ...subscription,
      status: subscription.status === 'canceled' ? 'canceled' : 'active',
      items: { object: 'list', data: [{ ...item, price }] },
      ...(pending && { pending_update: null }),
    }
    await store.put('sub', after)
    happened('invoice.paid', paid)
    happened('customer.subscription.updated', after)
  }

  /** Pays a part of a payment back; without an amount what is left of it. */
  async function refund(chargeId: string, amount?: number) {
    const charge = await known('ch', chargeId)
    const part = Math.min(amount ?? charge.amount, charge.amount - charge.amount_refunded)
    if (part <= 0) throw new StandInError(400, 'charge_already_refunded', 'It is paid back already')
    const refunded = charge.amount_refunded + part
    const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }
    await store.put('ch', after)
    const made = {
      id: newId('re'),
      object: 'refund' as const,
      ...born(),
      charge: chargeId,
      amount: part,
      status: 'succeeded' as const,
    }
    await store.put('re', made)
    happened('charge.refunded', after)
    happened('refund.created', made)
    return made
  }

  const disputesOf = (chargeId: string) => store.list('dp', { charge: chargeId })

  async function dispute(chargeId: string): Promise<void> {
    const charge = await known('ch', chargeId)
    const open = await disputesOf(chargeId)
    if (open.length > 0) return
    const amount = charge.amount - charge.amount_refunded
    const made: Dispute = {
      id: newId('dp'),
      object: 'dispute',
      ...born(),
      charge: chargeId,
      amount,
      status: 'needs_response',
    }
    await store.put('dp', made)
    happened('charge.dispute.created', made)
  }

  async function closeDispute(chargeId: string, status: 'won' | 'lost'): Promise<void> {
    const [open] = await disputesOf(chargeId)
    if (open?.status !== 'needs_response') return
    const closed = { ...open, status }
    await store.put('dp', closed)
    happened('charge.dispute.closed', closed)
  }

  return {
    store,
    baseUrl,
    born,
    known,
    happened,
    pay,
    expire,
    changed,
    setCancelling,
    end,
    nextPeriod,
    payInvoice,
    refund,
    dispute,
    closeDispute,
    disputesOf,
    titleOf,
  }
}
export type StandIn = ReturnType<typeof openStandIn>
