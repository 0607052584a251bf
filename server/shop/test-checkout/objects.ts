// What the test checkout keeps: the payment service's objects, as far as the shop reads them.

interface Kept {
  id: string
  object: string
  created: number
  livemode: false
}

export interface Customer extends Kept {
  object: 'customer'
  email: string | null
  metadata: Record<string, string>
  deleted?: true
  /** The test's own: whether the next payment fails. */
  fails_next: boolean
}

export interface Price extends Kept {
  object: 'price'
  product: string
  currency: string
  unit_amount: number
  recurring: { interval: 'month' | 'year' }
  lookup_key: string | null
}

export interface Product extends Kept {
  object: 'product'
  name: string
}

export interface Session extends Kept {
  object: 'checkout.session'
  mode: 'payment' | 'subscription'
  customer: string
  client_reference_id: string | null
  metadata: Record<string, string>
  amount_subtotal: number
  amount_total: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  subscription: string | null
  invoice: string | null
  success_url: string
  cancel_url: string
  url: string | null
  expires_at: number
  /** The test's own: what is bought. */
  title: string
  price: string | null
  inner_metadata: Record<string, string>
}

export interface PaymentIntent extends Kept {
  object: 'payment_intent'
  amount: number
  currency: string
  customer: string
  metadata: Record<string, string>
  status: 'succeeded'
  latest_charge: string
}

export interface Charge extends Kept {
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  customer: string
  payment_intent: string
  metadata: Record<string, string>
  refunded: boolean
  receipt_url: null
  title: string
}

export interface Dispute extends Kept {
  object: 'dispute'
  charge: string
  amount: number
  status: 'needs_response' | 'won' | 'lost'
}

export interface Refund extends Kept {
  object: 'refund'
  charge: string
  amount: number
  status: 'succeeded'
}

export interface InvoiceLine {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  period: { start: number; end: number }
  pricing: { type: 'price_details'; price_details: { price: string; product: string } }
}

export interface Invoice extends Kept {
  object: 'invoice'
  customer: string
  currency: string
  subtotal: number
  total: number
  status: 'open' | 'paid' | 'void'
  attempted: boolean
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  hosted_invoice_url: string
  status_transitions: { paid_at: number | null }
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  lines: { object: 'list'; data: InvoiceLine[] }
  payments: {
    object: 'list'
    data: { id: string; invoice: string; status: 'paid'; payment: { type: 'payment_intent'; payment_intent: string } }[]
  }
  title: string
}

export interface Subscription extends Kept {
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'canceled'
  currency: string
  items: {
    object: 'list'
    data: [{ id: string; price: Price; quantity: 1; current_period_start: number; current_period_end: number }]
  }
  metadata: Record<string, string>
  cancel_at_period_end: boolean
  cancel_at: null
  canceled_at: number | null
  ended_at: number | null
  latest_invoice: string | null
  schedule: string | null
  pending_update: { price: string; invoice: string } | null
}

export interface Schedule extends Kept {
  object: 'subscription_schedule'
  subscription: string | null
  status: 'active' | 'released'
  metadata: Record<string, string>
  /** The test's own: what follows. */
  next_price: string | null
}

export interface Objects {
  cus: Customer
  price: Price
  prod: Product
  cs: Session
  pi: PaymentIntent
  ch: Charge
  dp: Dispute
  re: Refund
  in: Invoice
  sub: Subscription
  sched: Schedule
}
export type ObjectKind = keyof Objects
