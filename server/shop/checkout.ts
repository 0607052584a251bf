import { createHash, randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import Stripe from 'stripe'
import { goldInWords, toGold } from '../../contract/economy.ts'
import type { CheckoutRequest } from '../../contract/shop.ts'
import { lockUser, userOf } from '../accounts/queries.ts'
import { transact } from '../db/database.ts'
import { paymentCustomers, paymentOrders } from '../db/economy.ts'
import { AppError } from '../errors.ts'
import { lettersLeadTo } from '../links.ts'
import type { Services } from '../services.ts'
import { countAsking } from './bounds.ts'
import { priceOf, saleName, taxBehaviour } from './offers.ts'
import { failed, isUnknown } from './outage.ts'
import type { OrderRow } from './person.ts'
import { runningSubscription } from './queries.ts'
import { type Shop, syncSession } from './sync.ts'

/** The shop as it is open; throws `unavailable` where it is closed. */
export function openShop(services: Services): Shop {
  const { payments, config } = services
  if (!payments || config.shop.state === 'closed')
    throw new AppError('unavailable', 'The shop is closed: nothing is sold here at the moment.')
  return { ...services, payments }
}

/** The seller as invoices name them. */
export const footerOf = ({ config }: Shop) => {
  const { name, address, footer } = config.shop.seller
  return [name, address, footer].filter((part) => part !== undefined).join(' · ')
}

/** Whom the payment service knows somebody as; made known when they first buy. */
export async function customerOf(shop: Shop, userId: string): Promise<string> {
  const { db, payments } = shop
  const { stripe, isLive } = payments
  const { email } = await userOf(db, userId)
  const footer = footerOf(shop)
  const facts = { email, metadata: { user: userId }, ...(footer && { invoice_settings: { footer } }) }
  const [known] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  if (known) {
    const customer = await stripe.customers.update(known.id, facts).catch((error: unknown) => {
      // A program that was tried out, and now sells.
      if (!isUnknown(error)) throw error
    })
    if (customer) return customer.id
  }
  const idempotencyKey = `customer:${isLive ? 'live' : 'test'}:${userId}:${known?.id ?? ''}`
  const { id } = await stripe.customers.create(facts, { idempotencyKey })
  return transact(db, async (tx) => {
    await lockUser(tx, userId, 'no key update')
    const values = { id, userId, createdAt: shop.now() }
    // Of several calls at once the first stays: a payment page that is open already is that customer's.
    await tx
      .insert(paymentCustomers)
      .values(values)
      .onConflictDoUpdate({
        target: paymentCustomers.userId,
        set: { id },
        setWhere: eq(paymentCustomers.id, known?.id ?? ''),
      })
    const [stored] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
    return stored?.id ?? id
  })
}

type Item = CheckoutRequest['item']

function termsOf({ config }: Shop, { item, currency }: CheckoutRequest) {
  const { packs, levels } = config.shop.prices
  if (item.kind === 'pack') {
    return { kind: item.kind, pack: item.pack, amount: packs[item.pack].price[currency], gold: packs[item.pack].gold }
  }
  const { level, period } = item
  const { monthlyGold, price } = levels[level]
  return { kind: item.kind, level, period, amount: price[period][currency], gold: monthlyGold }
}

/** Most payment pages that somebody has open. */
const OPEN_ORDERS = 20

/** The order of a call, and what it was before: the same key again is the same order. */
async function ordered(
  shop: Shop,
  userId: string,
  request: CheckoutRequest,
  idempotencyKey: string,
): Promise<OrderRow> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return transact(shop.db, async (tx) => {
    await lockUser(tx, userId, 'no key update')
    const mine = and(eq(paymentOrders.userId, userId), eq(paymentOrders.idempotencyKey, idempotencyKey))
    const [before] = await tx.select().from(paymentOrders).where(mine)
    if (before) {
      if (before.requestHash === requestHash) return before
      throw new AppError('idempotency_mismatch', 'This Idempotency-Key has been used for another order.')
    }
    if (request.item.kind === 'subscription' && (await runningSubscription(tx, userId))) throw conflictOfTwo()
    const open = and(
      eq(paymentOrders.userId, userId),
      eq(paymentOrders.state, 'open'),
      eq(paymentOrders.isTest, !shop.payments.isLive),
      isNotNull(paymentOrders.idempotencyKey),
    )
    if ((await tx.$count(paymentOrders, open)) >= OPEN_ORDERS)
      throw new AppError(
        'too_many_requests',
        `You have opened ${OPEN_ORDERS} payment pages that are not paid. Pay on one of them, or try again tomorrow: each closes by itself within a day.`,
      )
    const now = shop.now()
    const values = {
      id: randomUUID(),
      userId,
      currency: request.currency,
      ...termsOf(shop, request),
      state: 'open' as const,
      isTest: !shop.payments.isLive,
      idempotencyKey,
      requestHash,
      createdAt: now,
      // Older than anything that can be told of it.
      updatedAt: new Date(0),
    }
    const [order] = await tx.insert(paymentOrders).values(values).returning()
    if (!order) throw new Error('The order was not stored')
    return order
  })
}

async function lineOf(shop: Shop, order: OrderRow, item: Item): Promise<Stripe.Checkout.SessionCreateParams.LineItem> {
  const { currency, amount, gold } = order
  if (item.kind === 'subscription')
    return { quantity: 1, price: await priceOf(shop.payments, shop.config, { ...item, currency }) }
  const name = `${saleName(item.pack)} of gold`
  return {
    quantity: 1,
    price_data: {
      currency,
      unit_amount: amount,
      tax_behavior: taxBehaviour[shop.config.shop.tax],
      product_data: { name, description: `${goldInWords(toGold(gold))} at Lanternkeep` },
    },
  }
}

/** Closes a payment page. One that is being paid just now cannot be closed, and is told of. */
async function closePage(shop: Shop, sessionId: string): Promise<void> {
  await shop.payments.stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  })
  await syncSession(shop, sessionId)
}

const conflictOfTwo = () =>
  new AppError(
    'conflict',
    'You have a subscription already. Change its level instead: you then pay the difference alone.',
  )

/**
 * Leaves somebody one payment page of a subscription, the one that was ordered last, and none where they have a subscription: two
 * that are paid would both be charged each month. Looks once the page's own name is stored, so that of two calls at once the later
 * sees the other's. Throws AppError: conflict.
 */
async function leaveOne(shop: Shop, { id, userId, kind, isTest }: OrderRow): Promise<void> {
  if (userId === null || kind !== 'subscription') return
  const open = await shop.db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.userId, userId),
        eq(paymentOrders.kind, kind),
        eq(paymentOrders.state, 'open'),
        eq(paymentOrders.isTest, isTest),
        isNotNull(paymentOrders.sessionId),
      ),
    )
    .orderBy(asc(paymentOrders.createdAt), asc(paymentOrders.id))
  for (const { sessionId } of open.slice(0, -1)) if (sessionId !== null) await closePage(shop, sessionId)
  const own = open.at(-1)
  if (own?.id !== id || own.sessionId === null || !(await runningSubscription(shop.db, userId))) return
  await closePage(shop, own.sessionId)
  const [after] = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
  // Where it is its own payment that was not told of yet, nothing is wrong.
  if (after?.state === 'expired') throw conflictOfTwo()
}

/** Opens the payment page of an order, which leads back to `back`; of several calls at once the first to be answered has opened it. */
async function openPage(
  shop: Shop,
  userId: string,
  order: OrderRow,
  item: Item,
  back: (query: string) => string,
): Promise<void> {
  const { config, payments, db } = shop
  const about = { order: order.id, user: userId }
  const { tax, packInvoices } = config.shop
  const footer = footerOf(shop)
  const customer = await customerOf(shop, userId)
  const session = await payments.stripe.checkout.sessions.create(
    {
      mode: order.kind === 'pack' ? 'payment' : 'subscription',
      customer,
      client_reference_id: userId,
      metadata: about,
      line_items: [await lineOf(shop, order, item)],
      success_url: back(''),
      cancel_url: back('&cancelled=1'),
      ...(tax !== 'none' && {
        automatic_tax: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
        tax_id_collection: { enabled: true },
      }),
      ...(order.kind === 'pack'
        ? {
            payment_intent_data: { metadata: about },
            ...(packInvoices && {
              invoice_creation: { enabled: true, invoice_data: { metadata: about, ...(footer && { footer }) } },
            }),
          }
        : { subscription_data: { metadata: about } }),
    },
    { idempotencyKey: `checkout:${order.id}` },
  )
  const { url } = session
  if (url === null) throw new Error('The payment page has no address')
  const unopened = and(eq(paymentOrders.id, order.id), isNull(paymentOrders.sessionId))
  await db.update(paymentOrders).set({ sessionId: session.id, url }).where(unopened)
}

/**
 * Opens the payment page of an order; the same key again leads to the same page. Throws AppError: unavailable,
 * idempotency_mismatch, conflict, invalid_request.
 */
export async function startCheckout(
  services: Services,
  userId: string,
  request: CheckoutRequest,
  idempotencyKey: string,
): Promise<{ url: string }> {
  const shop = openShop(services)
  const { config } = shop
  if (!config.shop.currencies.includes(request.currency))
    throw new AppError('invalid_request', `Prices are not asked in ${request.currency.toUpperCase()} here.`)
  const order = await ordered(shop, userId, request, idempotencyKey)
  const back = (query: string) => `${lettersLeadTo(config)}/shop/done?order=${order.id}${query}`
  // Paid or given up, it leads to where that is told.
  if (order.state !== 'open') return { url: back('') }
  try {
    if (order.url === null) await openPage(shop, userId, order, request.item, back)
    await leaveOne(shop, order)
    const [stored] = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.id, order.id))
    return { url: stored?.url ?? back('') }
  } catch (error) {
    throw failed(error, 'The payment page could not be opened. Nothing was paid; please try again in a moment.')
  }
}

/** Opens the billing portal. Throws AppError: unavailable, not_found when nothing was ever bought. */
export async function openBillingPortal(services: Services, userId: string): Promise<{ url: string }> {
  const { payments } = services
  const [customer] = await services.db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  if (!payments || !customer)
    throw new AppError('not_found', 'There is no billing portal for you: nothing has been bought yet.')
  await countAsking(services.db, userId, 'portal')
  const { stripe } = payments
  try {
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: `${lettersLeadTo(services.config)}/pricing`,
    })
    return { url }
  } catch (error) {
    throw failed(error, 'The billing portal could not be opened. Please try again in a moment.')
  }
}
