import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { type Prices, packs, subscriptionTerms } from '../../contract/economy.ts'
import {
  type BillingPeriod,
  type Currency,
  currencies,
  type PackId,
  type PaidLevel,
  packIds,
  paidLevels,
} from '../../contract/shop-facts.ts'

const secret = (start: RegExp) =>
  z
    .string()
    .trim()
    .regex(start, 'is not what the payment service gave out')
    .regex(/^[\x21-\x7e]{1,500}$/, 'is made of visible ASCII characters')
const line = (most: number) => z.string().trim().min(1).max(most)

/** The shop's part of the environment. */
export const shopEnvironment = {
  /** Stripe's; left out: nothing is paid. */
  STRIPE_SECRET_KEY: secret(/^(sk|rk)_(test|live)_/).optional(),
  /** Signs what Stripe tells. */
  STRIPE_WEBHOOK_SECRET: secret(/^whsec_/).optional(),
  /** What stands where no key is set, `test` for everybody who comes; with one, `closed` sells nothing more. */
  SHOP: z.enum(['test', 'closed']).optional(),
  /** What can be paid with, the one of the house first. */
  CURRENCIES: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim().toLowerCase()))
    .pipe(
      z
        .array(z.enum(currencies))
        .min(1)
        .refine((list) => new Set(list).size === list.length, 'names one twice'),
    )
    .default([...currencies]),
  /** A YAML file of what is asked in place of contract/economy.ts. */
  PRICES_FILE: z.string().optional(),
  /** Whether tax comes on top of the prices or is in them; Stripe works it out. */
  TAX: z.enum(['added', 'included', 'none']).default('none'),
  SELLER_NAME: line(100).optional(),
  SELLER_ADDRESS: line(300).optional(),
  INVOICE_FOOTER: line(500).optional(),
  /** Packs get invoices too, and not receipts alone. */
  PACK_INVOICES: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false),
}

type ShopEnvironment = z.output<z.ZodObject<typeof shopEnvironment>>
export type TaxRule = ShopEnvironment['TAX']

/** What is asked for everything that is sold. */
export interface PriceList {
  /** Milligold. */
  packs: Readonly<Record<PackId, { gold: number; price: Prices }>>
  levels: Readonly<Record<PaidLevel, { monthlyGold: number; price: Readonly<Record<BillingPeriod, Prices>> }>>
}

export interface ShopSettings {
  /** `test`: paid at the test checkout, where no money is; `closed`: nothing is sold. */
  state: 'open' | 'test' | 'closed'
  /** Nobody has asked for the test checkout: it is there for callers of this machine alone. */
  isNearOnly: boolean
  /** The payment service; undefined: the test checkout stands in for it, or nothing does. */
  stripe?: { secretKey: string; webhookSecret: string /** For another address than Stripe's. */; url?: string }
  currencies: readonly Currency[]
  prices: PriceList
  tax: TaxRule
  seller: { name?: string; address?: string; footer?: string }
  packInvoices: boolean
}

/** Thrown for a file that cannot be used; its message has a line for every fault. */
export class PricesFileError extends Error {}

/** Money as people write it, 4.50, in the smallest unit. */
const amount = z
  .number()
  .positive()
  .max(100_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'has more than two places')
  .transform((value) => Math.round(value * 100))
const gold = z
  .number()
  .positive()
  .max(1_000_000)
  .transform((value) => Math.round(value * 1000))
const Amounts = z.strictObject(
  Object.fromEntries(currencies.map((currency) => [currency, amount.optional()])) as Record<
    Currency,
    z.ZodOptional<typeof amount>
  >,
)
const PricesFile = z.strictObject({
  packs: z
    .partialRecord(z.enum(packIds), z.strictObject({ gold: gold.optional(), price: Amounts.optional() }))
    .optional(),
  levels: z
    .partialRecord(
      z.enum(paidLevels),
      z.strictObject({ monthlyGold: gold.optional(), month: Amounts.optional(), year: Amounts.optional() }),
    )
    .optional(),
})

const mapOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>

/** The usual amounts, but for those that are set. */
const besides = (usual: Prices, set: Partial<Record<Currency, number | undefined>> = {}): Prices =>
  mapOf(currencies, (currency) => set[currency] ?? usual[currency])

/** Reads a file of prices; what it leaves out is as usual. Throws PricesFileError. */
export function readPrices(text: string): PriceList {
  let document: unknown
  try {
    document = parse(text) ?? {}
  } catch (error) {
    throw new PricesFileError(error instanceof Error ? error.message : 'is no YAML')
  }
  const parsed = PricesFile.safeParse(document)
  if (!parsed.success) {
    throw new PricesFileError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    )
  }
  const { data } = parsed
  return {
    packs: mapOf(packIds, (id) => ({
      gold: data.packs?.[id]?.gold ?? packs[id].gold,
      price: besides(packs[id].price, data.packs?.[id]?.price),
    })),
    levels: mapOf(paidLevels, (level) => ({
      monthlyGold: data.levels?.[level]?.monthlyGold ?? subscriptionTerms[level].monthlyGold,
      price: {
        month: besides(subscriptionTerms[level].price.month, data.levels?.[level]?.month),
        year: besides(subscriptionTerms[level].price.year, data.levels?.[level]?.year),
      },
    })),
  }
}

/** Two settings that do not go together, and why; undefined where all do. */
export function shopContradiction(env: ShopEnvironment): [string, string] | undefined {
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    return ['STRIPE_WEBHOOK_SECRET', 'missing; with STRIPE_SECRET_KEY, what Stripe tells could not be believed']
  if (env.STRIPE_WEBHOOK_SECRET && !env.STRIPE_SECRET_KEY) return ['STRIPE_SECRET_KEY', 'missing']
  if (env.STRIPE_SECRET_KEY && env.SHOP === 'test')
    return [
      'SHOP',
      'test is for a program without STRIPE_SECRET_KEY; a key that begins with sk_test_ is paid with no money',
    ]
  return undefined
}

/**
 * How the shop is set. Without a key it is a test for callers of this machine, unless the program is set to be reached elsewhere:
 * gold for nothing would be given to everybody. Throws PricesFileError.
 */
export function shopSettings(env: ShopEnvironment, isReachedElsewhere: boolean): ShopSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  const stripe = secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined
  const withoutKey = env.SHOP ?? (isReachedElsewhere ? 'closed' : 'test')
  const isLive = /^.._live_/.test(secretKey ?? '')
  const withKey = env.SHOP === 'closed' ? 'closed' : isLive ? 'open' : 'test'
  return {
    state: stripe ? withKey : withoutKey,
    isNearOnly: !stripe && env.SHOP === undefined && withoutKey === 'test',
    stripe,
    currencies: env.CURRENCIES,
    prices: readPrices(env.PRICES_FILE === undefined ? '' : readFileSync(env.PRICES_FILE, 'utf8')),
    tax: env.TAX,
    seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS, footer: env.INVOICE_FOOTER },
    packInvoices: env.PACK_INVOICES,
  }
}
