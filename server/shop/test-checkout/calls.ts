import { type Form, formAt, listAt, textAt, textsAt } from './form.ts'
import type { Session } from './objects.ts'
import { type StandIn, StandInError } from './stand-in.ts'
import { newId } from './store.ts'

// The calls of the payment service that the shop makes, answered by the test checkout.

export interface TestCall {
  method: string
  path: string
  /** The form of a POST, or the query of a GET. */
  form: Form
  idempotencyKey?: string
}
export interface TestAnswer {
  status: number
  body: Record<string, unknown>
}

type Handler = (standIn: StandIn, form: Form, id: string) => Promise<object>

const listed = (data: readonly object[]) => ({ object: 'list', data, has_more: false })
const needed = (form: Form, name: string) => {
  const text = textAt(form, name)
  if (text === undefined) throw new StandInError(400, 'parameter_missing', `Missing required param: ${name}.`)
  return text
}

async function openSession(standIn: StandIn, form: Form): Promise<object> {
  const { store, born, known, baseUrl, titleOf } = standIn
  const [line] = listAt(form, 'line_items')
  const mode = needed(form, 'mode') === 'subscription' ? 'subscription' : 'payment'
  const priceId = textAt(line, 'price')
  const price = priceId === undefined ? undefined : await known('price', priceId)
  const data = formAt(line, 'price_data')
  const amount = price?.unit_amount ?? Number(needed(data, 'unit_amount'))
  const customer = await known('cus', needed(form, 'customer'))
  const id = newId('cs')
  const session: Session = {
    id,
    object: 'checkout.session',
    ...born(),
    mode,
    customer: customer.id,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata: textsAt(form, 'metadata'),
    amount_subtotal: amount,
    amount_total: amount,
    currency: price?.currency ?? needed(data, 'currency'),
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    subscription: null,
    invoice: null,
    success_url: needed(form, 'success_url'),
    cancel_url: needed(form, 'cancel_url'),
    url: `${baseUrl}/shop/test/checkout/${id}`,
    expires_at: born().created + 24 * 60 * 60,
    title: price ? titleOf(price) : (textAt(formAt(data, 'product_data'), 'name') ?? 'Gold'),
    price: price?.id ?? null,
    inner_metadata: textsAt(formAt(form, mode === 'payment' ? 'payment_intent_data' : 'subscription_data'), 'metadata'),
  }
  await store.put('cs', session)
  return session
}

async function updateSubscription(standIn: StandIn, form: Form, id: string): Promise<object> {
  const subscription = await standIn.known('sub', id)
  if (subscription.status === 'canceled') throw new StandInError(400, 'resource_missing', 'It has ended')
  const cancels = textAt(form, 'cancel_at_period_end')
  if (cancels !== undefined) return standIn.setCancelling(subscription, cancels === 'true')
  const price = textAt(listAt(form, 'items')[0], 'price')
  return price === undefined ? subscription : standIn.changed(subscription, price)
}

async function scheduleFrom({ store, born, known }: StandIn, form: Form): Promise<object> {
  const subscription = await known('sub', needed(form, 'from_subscription'))
  if (subscription.schedule !== null)
    throw new StandInError(400, 'resource_already_exists', 'It has a schedule already')
  const id = newId('sched')
  const made = { id, object: 'subscription_schedule' as const, ...born(), status: 'active' as const }
  const schedule = { ...made, subscription: subscription.id, metadata: {}, next_price: null }
  await store.put('sched', schedule)
  await store.put('sub', { ...subscription, schedule: id })
  return schedule
}

async function updateSchedule({ store, known, happened }: StandIn, form: Form, id: string): Promise<object> {
  const schedule = await known('sched', id)
  const phases = listAt(form, 'phases')
  const nextPrice = textAt(listAt(phases[1], 'items')[0], 'price') ?? null
  const after = { ...schedule, metadata: textsAt(form, 'metadata'), next_price: nextPrice }
  await store.put('sched', after)
  happened('customer.subscription.updated', await known('sub', schedule.subscription ?? ''))
  return after
}

async function releaseSchedule({ store, known, happened }: StandIn, _: Form, id: string): Promise<object> {
  const schedule = await known('sched', id)
  if (schedule.subscription !== null) {
    const subscription = { ...(await known('sub', schedule.subscription)), schedule: null }
    await store.put('sub', subscription)
    happened('customer.subscription.updated', subscription)
  }
  const after = { ...schedule, status: 'released' as const, subscription: null }
  await store.put('sched', after)
  return after
}

async function removeCustomer(standIn: StandIn, _: Form, id: string): Promise<object> {
  const customer = await standIn.known('cus', id)
  await standIn.store.put('cus', { ...customer, email: null, metadata: {}, deleted: true })
  for (const subscription of await standIn.store.list('sub', { customer: id })) await standIn.end(subscription)
  return { id, object: 'customer', deleted: true }
}

const byId =
  (kind: 'cs' | 'sub' | 'in' | 'ch' | 'pi' | 'sched'): Handler =>
  ({ known }, _, id) =>
    known(kind, id)

const calls: readonly [string, RegExp, Handler][] = [
  [
    'POST',
    /^\/v1\/customers$/,
    async ({ store, born }, form) => {
      const facts = { email: textAt(form, 'email') ?? null, metadata: textsAt(form, 'metadata'), fails_next: false }
      const customer = { id: newId('cus'), object: 'customer' as const, ...born(), ...facts }
      await store.put('cus', customer)
      return customer
    },
  ],
  [
    'POST',
    /^\/v1\/customers\/(\w+)$/,
    async ({ known }, _, id) => {
      const customer = await known('cus', id)
      if (customer.deleted) throw new StandInError(404, 'resource_missing', `No such customer: ${id}`)
      return customer
    },
  ],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, removeCustomer],
  [
    'POST',
    /^\/v1\/products$/,
    async ({ store, born }, form) => {
      const id = needed(form, 'id')
      if (await store.get('prod', id)) throw new StandInError(400, 'resource_already_exists', 'There is such a product')
      const product = { id, object: 'product' as const, ...born(), name: needed(form, 'name') }
      await store.put('prod', product)
      return product
    },
  ],
  [
    'GET',
    /^\/v1\/prices$/,
    async ({ store }, form) => {
      const [key] = Object.values(formAt(form, 'lookup_keys'))
      return listed(await store.list('price', { lookup_key: key ?? null }))
    },
  ],
  [
    'POST',
    /^\/v1\/prices$/,
    async ({ store, born }, form) => {
      const interval = needed(formAt(form, 'recurring'), 'interval') === 'year' ? ('year' as const) : ('month' as const)
      const price = {
        id: newId('price'),
        object: 'price' as const,
        ...born(),
        product: needed(form, 'product'),
        currency: needed(form, 'currency'),
        unit_amount: Number(needed(form, 'unit_amount')),
        recurring: { interval },
        lookup_key: textAt(form, 'lookup_key') ?? null,
      }
      await store.put('price', price)
      return price
    },
  ],
  ['POST', /^\/v1\/checkout\/sessions$/, openSession],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, byId('cs')],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    async ({ known, expire }, _, id) => {
      const { status } = await known('cs', id)
      if (status !== 'open') throw new StandInError(400, 'resource_missing', `It is ${status} already`)
      return expire(id)
    },
  ],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, byId('sub')],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, async ({ known, end }, _, id) => end(await known('sub', id))],
  ['POST', /^\/v1\/subscription_schedules$/, scheduleFrom],
  ['POST', /^\/v1\/subscription_schedules\/(\w+)$/, updateSchedule],
  ['POST', /^\/v1\/subscription_schedules\/(\w+)\/release$/, releaseSchedule],
  ['GET', /^\/v1\/invoices\/(\w+)$/, byId('in')],
  [
    'GET',
    /^\/v1\/invoices$/,
    async ({ store }, form) => {
      const details = { subscription_details: { subscription: needed(form, 'subscription') } }
      return listed(await store.list('in', { parent: details }))
    },
  ],
  [
    'GET',
    /^\/v1\/invoice_payments$/,
    async ({ store }, form) => {
      const payment = { payment_intent: needed(formAt(form, 'payment'), 'payment_intent') }
      const invoices = await store.list('in', { payments: { data: [{ payment }] } })
      return listed(invoices.flatMap(({ payments }) => payments.data))
    },
  ],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, byId('pi')],
  ['GET', /^\/v1\/charges\/(\w+)$/, byId('ch')],
  ['GET', /^\/v1\/disputes$/, async ({ disputesOf }, form) => listed(await disputesOf(needed(form, 'charge')))],
  [
    'POST',
    /^\/v1\/refunds$/,
    async ({ refund }, form) => {
      const amount = textAt(form, 'amount')
      return refund(needed(form, 'charge'), amount === undefined ? undefined : Number(amount))
    },
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    async ({ baseUrl, born }) => ({
      id: newId('bps'),
      object: 'billing_portal.session',
      ...born(),
      url: `${baseUrl}/shop/test/portal`,
    }),
  ],
]

/** Puts what an object refers to in its place, along a path such as `payment_intent.latest_charge`. */
async function expanded({ store }: Pick<StandIn, 'store'>, object: object, path: string): Promise<object> {
  const [first = '', ...rest] = path.split('.')
  const value = (object as Record<string, unknown>)[first]
  const inner = typeof value === 'string' ? await store.find(value) : value
  if (typeof inner !== 'object' || inner === null) return object
  return { ...object, [first]: rest.length > 0 ? await expanded({ store }, inner, rest.join('.')) : inner }
}

/** Calls under way, by their keys: a repeat waits for the first, and is answered as it was. */
const underWay = new WeakMap<StandIn, Map<string, Promise<TestAnswer>>>()

/** Answers a call as the payment service would. */
export async function answerCall(standIn: StandIn, call: TestCall): Promise<TestAnswer> {
  const key = call.method === 'POST' ? call.idempotencyKey : undefined
  if (key === undefined) return carriedOut(standIn, call)
  const waiting = underWay.get(standIn) ?? new Map<string, Promise<TestAnswer>>()
  underWay.set(standIn, waiting)
  const first = waiting.get(key)
  if (first) return first
  const answer = answeredOnce(standIn, call, key).finally(() => waiting.delete(key))
  waiting.set(key, answer)
  return answer
}

async function answeredOnce(standIn: StandIn, call: TestCall, key: string): Promise<TestAnswer> {
  const before = await standIn.store.answered(key)
  if (before) return { status: 200, body: before }
  const answer = await carriedOut(standIn, call)
  if (answer.status === 200) await standIn.store.answer(key, answer.body)
  return answer
}

async function carriedOut(standIn: StandIn, call: TestCall): Promise<TestAnswer> {
  for (const [method, path, handler] of calls) {
    const found = method === call.method ? path.exec(call.path) : null
    if (!found) continue
    try {
      let object = await handler(standIn, call.form, found[1] ?? '')
      for (const step of Object.values(formAt(call.form, 'expand'))) {
        if (typeof step === 'string') object = await expanded(standIn, object, step)
      }
      return { status: 200, body: { ...object } }
    } catch (error) {
      if (!(error instanceof StandInError)) throw error
      const { code, message, status } = error
      return { status, body: { error: { type: 'invalid_request_error', code, message } } }
    }
  }
  const message = `Unrecognized request URL (${call.method}: ${call.path})`
  return { status: 404, body: { error: { type: 'invalid_request_error', message } } }
}
