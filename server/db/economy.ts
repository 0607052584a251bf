import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PremiumLevel } from '../../contract/enums.ts'
import type {
  BillingPeriod,
  Currency,
  DrawState,
  OrderKind,
  OrderState,
  SubscriptionState,
} from '../../contract/shop-facts.ts'
import { moment, users } from './schema.ts'

// How gold comes by money, and how people hand it to each other. Gold in milligold, money in the smallest unit of its currency.
// What was paid outlives the account that paid it: books are kept longer than people stay.

const milligold = (name: string) => bigint(name, { mode: 'number' })
const money = (name: string) => bigint(name, { mode: 'number' })
const userId = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const whoever = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

/** Whom the payment service knows a person as. */
export const paymentCustomers = pgTable('payment_customers', {
  /** The payment service's. */
  id: text('id').primaryKey(),
  userId: userId('user_id').unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Everything that was or is to be paid: packs, the first and each later month or year of a subscription, changes of level. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: uuid('id').primaryKey(),
    userId: whoever('user_id'),
    kind: text('kind').$type<OrderKind>().notNull(),
    /** Which pack. */
    pack: text('pack'),
    level: text('level').$type<PremiumLevel>(),
    period: text('period').$type<BillingPeriod>(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: money('amount').notNull(),
    /** Paid back so far, by refund or by dispute. */
    returned: money('returned').notNull().default(0),
    /** What it gives. */
    gold: milligold('gold').notNull(),
    /** Taken back so far for what was paid back. */
    goldTaken: milligold('gold_taken').notNull().default(0),
    state: text('state').$type<OrderState>().notNull(),
    /** Paid with no money, at the test checkout. */
    isTest: boolean('is_test').notNull(),
    /** Of the call that opened the checkout; orders that the payment service opens by itself have none. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    /** The payment service's names of what belongs to it. */
    sessionId: text('session_id').unique(),
    paymentId: text('payment_id').unique(),
    invoiceId: text('invoice_id').unique(),
    subscriptionId: text('subscription_id'),
    /** Where it is paid while it is open. */
    url: text('url'),
    /** Where its invoice or receipt can be read. */
    receiptUrl: text('receipt_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payment_orders_idempotency').on(table.userId, table.idempotencyKey),
    index('payment_orders_mine').on(table.userId, table.createdAt.desc()),
    index('payment_orders_open').on(table.createdAt).where(sql`${table.state} = 'open'`),
    index('payment_orders_subscription').on(table.subscriptionId),
    check('payment_orders_returned', sql`${table.returned} between 0 and ${table.amount}`),
    check('payment_orders_taken', sql`${table.goldTaken} between 0 and ${table.gold}`),
  ],
)

/** Subscriptions as the payment service last told of them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The payment service's. */
    id: text('id').primaryKey(),
    userId: whoever('user_id'),
    state: text('state').$type<SubscriptionState>().notNull(),
    /** What is paid for now. */
    level: text('level').$type<PremiumLevel>().notNull(),
    period: text('period').$type<BillingPeriod>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** What it goes on as, where that is something else. */
    nextLevel: text('next_level').$type<PremiumLevel>(),
    nextPeriod: text('next_period').$type<BillingPeriod>(),
    /** From when until when what is paid for lasts. */
    paidFrom: moment('paid_from'),
    paidUntil: moment('paid_until'),
    cancelsAtEnd: boolean('cancels_at_end').notNull().default(false),
    /** Months of gold that were given since `paidFrom`. */
    monthsGiven: integer('months_given').notNull().default(0),
    isTest: boolean('is_test').notNull(),
    /** When the newest of what was told of it happened: what is older changes nothing any more. */
    toldAt: moment('told_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('subscriptions_mine').on(table.userId),
    index('subscriptions_running').on(table.paidUntil).where(sql`${table.endedAt} is null`),
  ],
)

/** What the payment service has told, so that nothing is done twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The payment service's. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** What it is about. */
    objectId: text('object_id').notNull(),
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
)

/** What the test checkout knows in place of a payment service: its customers, sessions, invoices and subscriptions. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('test_payments_kind').on(table.kind, table.createdAt)],
)

/** Gold that somebody has given somebody else. */
export const gifts = pgTable(
  'gifts',
  {
    id: uuid('id').primaryKey(),
    fromId: whoever('from_id'),
    toId: whoever('to_id'),
    amount: milligold('amount').notNull(),
    note: text('note').notNull().default(''),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('gifts_idempotency').on(table.fromId, table.idempotencyKey),
    index('gifts_to').on(table.toId, table.createdAt),
    check('gifts_positive', sql`${table.amount} > 0`),
  ],
)

/** Gold that a gaming group shares: the ledger's account is `purse:{id}`. */
export const purses = pgTable(
  'purses',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    keeperId: text('keeper_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** A draw above it waits for the keeper; null: none does. */
    approvalAbove: milligold('approval_above'),
    /** Leads to joining; null: by invitation alone. */
    inviteCode: text('invite_code').unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    dissolvedAt: moment('dissolved_at'),
  },
  (table) => [index('purses_keeper').on(table.keeperId)],
)

export const purseMembers = pgTable(
  'purse_members',
  {
    purseId: uuid('purse_id')
      .notNull()
      .references(() => purses.id, { onDelete: 'cascade' }),
    userId: userId('user_id'),
    /** Null: invited, and has not answered. */
    joinedAt: moment('joined_at'),
    /** Most that they may draw within seven days; null: no bound. */
    cap: milligold('cap'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.purseId, table.userId] }), index('purse_members_mine').on(table.userId)],
)

/** Gold that members have put in: what is left is shared by it when the purse is dissolved. */
export const purseFillings = pgTable(
  'purse_fillings',
  {
    id: uuid('id').primaryKey(),
    purseId: uuid('purse_id')
      .notNull()
      .references(() => purses.id, { onDelete: 'cascade' }),
    userId: whoever('user_id'),
    amount: milligold('amount').notNull(),
    note: text('note').notNull().default(''),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('purse_fillings_idempotency').on(table.userId, table.idempotencyKey),
    index('purse_fillings_purse').on(table.purseId, table.createdAt),
    check('purse_fillings_positive', sql`${table.amount} > 0`),
  ],
)

/** Gold that members have drawn, or asked to draw. */
export const purseDraws = pgTable(
  'purse_draws',
  {
    id: uuid('id').primaryKey(),
    purseId: uuid('purse_id')
      .notNull()
      .references(() => purses.id, { onDelete: 'cascade' }),
    userId: whoever('user_id'),
    amount: milligold('amount').notNull(),
    note: text('note').notNull().default(''),
    state: text('state').$type<DrawState>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    decidedBy: whoever('decided_by'),
  },
  (table) => [
    uniqueIndex('purse_draws_idempotency').on(table.userId, table.idempotencyKey),
    index('purse_draws_purse').on(table.purseId, table.createdAt),
    index('purse_draws_member').on(table.purseId, table.userId, table.createdAt),
    check('purse_draws_positive', sql`${table.amount} > 0`),
  ],
)

/** Codes that give gold. */
export const promotions = pgTable(
  'promotions',
  {
    /** In capital letters. */
    code: text('code').primaryKey(),
    gold: milligold('gold').notNull(),
    /** How many people may use it; null: any number. */
    usesMax: integer('uses_max'),
    /** Kept beside the rows that it counts. */
    uses: integer('uses').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** For accounts that came after it began. */
    isForNewcomers: boolean('is_for_newcomers').notNull().default(false),
    /** What it is for, as those who use it read. */
    title: text('title').notNull(),
    createdBy: whoever('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('promotions_positive', sql`${table.gold} > 0`),
    check('promotions_uses', sql`${table.usesMax} is null or ${table.uses} <= ${table.usesMax}`),
  ],
)

export const promotionUses = pgTable(
  'promotion_uses',
  {
    code: text('code')
      .notNull()
      .references(() => promotions.code, { onDelete: 'cascade' }),
    userId: userId('user_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.code, table.userId] }), index('promotion_uses_mine').on(table.userId)],
)
