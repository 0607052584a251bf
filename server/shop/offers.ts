import type Stripe from 'stripe'
import { type BillingPeriod, type Currency, type PaidLevel, paidLevels } from '../../contract/shop-facts.ts'
import type { Config } from '../config.ts'
import type { Payments } from './payments.ts'

/** How levels and packs are called on payment pages and invoices. */
export const saleName = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1).toLowerCase()

/** What the payment service knows a level and period as: invoices name it, and so say what was paid. */
const productOf = (level: PaidLevel, period: BillingPeriod) => `lanternkeep_${level.toLowerCase()}_${period}`

/** The level and period that a product stands for; undefined for one that is not the shop's. */
export function offerOf(product: string): { level: PaidLevel; period: BillingPeriod } | undefined {
  const found = /^lanternkeep_([a-z]+)_(month|year)$/.exec(product)
  const level = paidLevels.find((one) => one.toLowerCase() === found?.[1])
  return level && found ? { level, period: found[2] as BillingPeriod } : undefined
}

export const taxBehaviour = { added: 'exclusive', included: 'inclusive', none: 'unspecified' } as const

const known = new WeakMap<Stripe, Map<string, Promise<string>>>()

/** The payment service's price of a level, made where there is none: found again by what it says, whoever made it. */
export function priceOf(
  { stripe }: Payments,
  { shop }: Config,
  offer: { level: PaidLevel; period: BillingPeriod; currency: Currency },
): Promise<string> {
  const { level, period, currency } = offer
  const product = productOf(level, period)
  const amount = shop.prices.levels[level].price[period][currency]
  const key = `${product}_${currency}_${amount}_${shop.tax}`
  const prices = known.get(stripe) ?? new Map<string, Promise<string>>()
  known.set(stripe, prices)
  const price = prices.get(key) ?? madePrice()
  prices.set(key, price)
  // What could not be had is asked for again.
  price.catch(() => prices.delete(key))
  return price

  async function madePrice(): Promise<string> {
    const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1 })
    if (data[0]) return data[0].id
    const name = `Lanternkeep ${saleName(level)}, paid by the ${period}`
    await stripe.products.create({ id: product, name }).catch((error: unknown) => {
      const isThere = error instanceof Error && 'code' in error && error.code === 'resource_already_exists'
      if (!isThere) throw error
    })
    const made = await stripe.prices.create(
      {
        product,
        currency,
        unit_amount: amount,
        recurring: { interval: period },
        lookup_key: key,
        tax_behavior: taxBehaviour[shop.tax],
      },
      { idempotencyKey: `price:${key}` },
    )
    return made.id
  }
}
