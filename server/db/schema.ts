import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type AxisLevel, type Covers, coversByDefault } from '../../contract/axes.ts'
import type { ImageCategory, ImageShape, ImageSize } from '../../contract/categories.ts'
import type { Digest, NotificationType, Role } from '../../contract/community.ts'
import type { WorkFigures } from '../../contract/comparisons.ts'
import type { KeptEdit } from '../../contract/edits.ts'
import type { CreationType, CreditReason, PremiumLevel, RuleSystem } from '../../contract/enums.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { GenerationKind, GenerationStatus } from '../../contract/generations.ts'
import type { GoldAbout } from '../../contract/gold.ts'
import type { FaceBox, Follows, MarkedBy, Sent, Variation } from '../../contract/images.ts'
import type { LoraBase, LoraKind, LoraLicence } from '../../contract/lora-facts.ts'
import type { Worn } from '../../contract/own-styles.ts'
import type { Chip } from '../../contract/prompts.ts'
import type { KeptRecording } from '../../contract/recordings.ts'
import type { SheetDocument, SheetEdits, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetHistory } from '../../contract/sheets/history.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

// The five tables below belong to better-auth, which looks columns up by these property names.
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    username: text('username').unique(),
    displayUsername: text('display_username'),
    referralCode: text('referral_code').notNull().unique(),
    /** The referral code they came by. No reference: it may outlive whoever gave it, and then leads to nobody. */
    referredBy: text('referred_by'),
    premiumLevel: text('premium_level').$type<PremiumLevel>().notNull().default('NONE'),
    role: text('role').$type<Role>().notNull().default('member'),
    /** Nothing can be made or said until then. */
    suspendedUntil: moment('suspended_until'),
    /** Why, in the words that the person is told. */
    suspendedFor: text('suspended_for').notNull().default(''),
    /** What they say of themselves on their public page, and where else they are found. */
    about: text('about').notNull().default(''),
    pages: jsonb('pages').$type<string[]>().notNull().default([]),
    /** A picture of their own, which may be gone. */
    avatarImageId: uuid('avatar_image_id').references((): AnyPgColumn => images.id, { onDelete: 'set null' }),
    /** Their public page is theirs alone to see. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Kept beside the rows that they count. */
    followers: integer('followers').notNull().default(0),
    following: integer('following').notNull().default(0),
    /** Kinds of notification that are switched off. */
    mutedNotifications: jsonb('muted_notifications').$type<NotificationType[]>().notNull().default([]),
    digest: text('digest').$type<Digest>().notNull().default('off'),
    /** When the last digest went out. */
    digestAt: moment('digest_at'),
    /** From how much gore, horror and nudity on a picture is covered for them. */
    covers: jsonb('covers').$type<Covers>().notNull().default(coversByDefault),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index().on(table.referredBy),
    index('users_avatar').on(table.avatarImageId).where(sql`${table.avatarImageId} is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
)

export const jwks = pgTable('jwks', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at'),
  alg: text('alg'),
  crv: text('crv'),
})

export const rateLimits = pgTable('rate_limits', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
})

/** Balances in milligold. System accounts have no row: theirs follow from the postings. */
export const goldAccounts = pgTable(
  'gold_accounts',
  {
    id: text('id').primaryKey(),
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('gold_accounts_never_negative', sql`${table.balance} >= 0`)],
)

/** One row a ledger command carried out; its key makes a repeat a no-op. */
export const goldCommands = pgTable('gold_commands', {
  key: text('key').primaryKey(),
  reason: text('reason').$type<CreditReason>().notNull(),
  /** What it was for, where no work tells. */
  about: jsonb('about').$type<GoldAbout>(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Append-only, which a trigger holds to; amounts in milligold. */
export const goldPostings = pgTable(
  'gold_postings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    commandKey: text('command_key')
      .notNull()
      .references(() => goldCommands.key),
    fromAccount: text('from_account').notNull(),
    toAccount: text('to_account').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Its command's, beside what it is looked for by. */
    reason: text('reason').$type<CreditReason>().notNull(),
    /** What each of the two accounts had after it; null of the system's, which keep none. */
    fromBalance: bigint('from_balance', { mode: 'number' }),
    toBalance: bigint('to_balance', { mode: 'number' }),
    generationId: uuid('generation_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('gold_postings_positive', sql`${table.amount} > 0`),
    // Of the system's accounts nobody asks for a page.
    index('gold_postings_from').on(table.fromAccount, table.id).where(sql`${table.fromBalance} is not null`),
    index('gold_postings_to').on(table.toAccount, table.id).where(sql`${table.toBalance} is not null`),
    index().on(table.generationId),
  ],
)

/** Gold set aside for work in progress, settled once: captured and released together make the amount. */
export const goldHolds = pgTable(
  'gold_holds',
  {
    generationId: uuid('generation_id').primaryKey(),
    userId: text('user_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    captured: bigint('captured', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [index('gold_holds_open').on(table.createdAt).where(sql`${table.settledAt} is null`)],
)

export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<GenerationKind>().notNull(),
    /** The kind's own request, parsed by its schema again when read. */
    request: jsonb('request').$type<unknown>().notNull(),
    requestHash: text('request_hash').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status').$type<GenerationStatus>().notNull().default('pending'),
    progress: smallint('progress').notNull().default(0),
    stage: text('stage').notNull().default('Queued'),
    /** Milligold held at the start. */
    cost: bigint('cost', { mode: 'number' }).notNull(),
    error: text('error'),
    errorCode: text('error_code').$type<ErrorCode>(),
    /** Attempts that ended in a fault; attempts cut short by a stop are not counted. */
    faults: smallint('faults').notNull().default(0),
    retryOf: uuid('retry_of'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When the last attempt at it began; null for what nobody has taken up, and for what ended before that was noted. */
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('generations_idempotency').on(table.userId, table.idempotencyKey),
    index('generations_unfinished').on(table.userId, table.createdAt).where(sql`${table.endedAt} is null`),
    index('generations_retry').on(table.retryOf).where(sql`${table.retryOf} is not null`),
    // The last works of a model: server/models/figures.ts asks in the same words.
    index('generations_by_model')
      .on(sql`(${table.request} ->> 'model')`, table.endedAt)
      .where(sql`${table.kind} = 'image' and ${table.endedAt} is not null`),
  ],
)

/** Finished parts of unfinished work, so that another attempt does not make them again. */
export const generationParts = pgTable(
  'generation_parts',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    result: jsonb('result').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.position] })],
)

/** Jobs under way on services' machines, by the part of the work that they are for: another worker fetches them. */
export const remoteJobs = pgTable(
  'remote_jobs',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** What the service knows it by; no key is in it. */
    handle: jsonb('handle').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.position] })],
)

/** People's own keys to services, each encrypted for its owner and its service (own-keys/sealing.ts). */
export const accountKeys = pgTable(
  'account_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The service's id. */
    service: text('service').notNull(),
    sealed: text('sealed').notNull(),
    /** The last characters, which are shown. */
    ending: text('ending').notNull(),
    /** The service did not accept it when it was last used. */
    isRefused: boolean('is_refused').notNull().default(false),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.service] })],
)

/** What the house has spent at each service a day, in millionths of a US dollar. Kept for good: it is the operator's account. */
export const serviceSpending = pgTable(
  'service_spending',
  {
    service: text('service').notNull(),
    day: date('day').notNull(),
    micros: bigint('micros', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.day] })],
)

/** What stands in the public gallery, for the columns of an index; server/images/queries.ts asks in the same words. */
const shownToAll = (table: Record<'isVisible' | 'isNsfw' | 'deletedAt', AnyPgColumn>) =>
  sql`${table.isVisible} and not ${table.isNsfw} and ${table.deletedAt} is null`

export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    /** Null for works that came another way than by a request. */
    generationId: uuid('generation_id'),
    position: smallint('position').notNull().default(0),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<CreationType>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    prompt: text('prompt').notNull().default(''),
    negativePrompt: text('negative_prompt').notNull().default(''),
    model: text('model').notNull().default(''),
    modelName: text('model_name').notNull().default(''),
    seed: bigint('seed', { mode: 'number' }),
    /** Seeds of little variations, each of the one before. */
    nudges: jsonb('nudges').$type<number[]>().notNull().default([]),
    /** The picture it is a variation of, which may be gone. */
    variedFrom: uuid('varied_from'),
    variedBy: text('varied_by').$type<Variation['strength']>(),
    /** The picture whose person it shows again, which may be gone. */
    personOf: uuid('person_of'),
    /** The picture whose composition it was painted over, which may be gone. */
    overOf: uuid('over_of'),
    /** Of one that a service painted over the engine's composition, which is its scene. */
    over: jsonb('over').$type<{ weight: number; follows: Follows | null }>(),
    /** The picture that it is an edit of, which may be gone, and what was done. */
    editOf: uuid('edit_of'),
    edit: jsonb('edit').$type<KeptEdit>(),
    /** The styles of people's own that it was put into, as they were; null: none. */
    worn: jsonb('worn').$type<Worn[]>(),
    /** The engine's RECIPE it was made by; 0: before that was kept, or by another service. */
    recipe: smallint('recipe').notNull().default(0),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The sheet it is a picture for. */
    sheetId: uuid('sheet_id').references((): AnyPgColumn => sheets.id, { onDelete: 'set null' }),
    mediaKey: text('media_key').notNull(),
    /** How long its media is; null for works from before it was noted. */
    bytes: integer('bytes'),
    thumbhash: text('thumbhash').notNull(),
    isVisible: boolean('is_visible').notNull(),
    /** Where it is not public: whoever has its address may see it. */
    isUnlisted: boolean('is_unlisted').notNull().default(false),
    isNsfw: boolean('is_nsfw').notNull().default(false),
    nsfwMarkedBy: text('nsfw_marked_by').$type<MarkedBy>(),
    /** How likely it is NSFW, 0-1, of a picture from elsewhere; null: not rated. */
    nsfwRating: real('nsfw_rating'),
    /** Largest first. */
    faces: jsonb('faces').$type<FaceBox[]>().notNull().default([]),
    /** How much of each a picture has, 0 none, 1 some, 2 much; `isNsfw` follows from them (contract/axes.ts). */
    gore: smallint('gore').$type<AxisLevel>().notNull().default(0),
    horror: smallint('horror').$type<AxisLevel>().notNull().default(0),
    nudity: smallint('nudity').$type<AxisLevel>().notNull().default(0),
    /** Made private by a moderator, and its owner cannot show it again; the case tells why. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    votes: integer('votes').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    views: integer('views').notNull().default(0),
    /** Where it stands among what is trending: server/db/trending.ts has the formula. */
    heat: doublePrecision('heat').notNull().default(sql`(extract(epoch from now()) / 45000)`),
    /** What it looks like, to be compared; null: not looked at yet. */
    look: bytea('look'),
    /** Cells of looks that it is in: those alike share some. */
    lookCells: integer('look_cells').array(),
    understood: jsonb('understood').$type<Chip[]>().notNull().default([]),
    unused: jsonb('unused').$type<string[]>().notNull().default([]),
    scene: jsonb('scene').$type<unknown>(),
    /** Of a video, and of what is heard; its files stand apart. */
    recording: jsonb('recording').$type<KeptRecording>(),
    /** What a service was told, where one made it. */
    sent: jsonb('sent').$type<Sent>(),
    /** Why another model made it than the best, in a sentence; empty: none did. */
    wentOn: text('went_on').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Deleted then, out of everybody's sight since; for a while it can be brought back, then it goes for good. */
    deletedAt: moment('deleted_at'),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', prompt), 'B') || setweight(jsonb_to_tsvector('english', tags, '["string"]'), 'B') || setweight(to_tsvector('english', description), 'C')`,
    ),
  },
  (table) => [
    uniqueIndex('images_delivered_once').on(table.generationId, table.position),
    index('images_search').using('gin', table.search),
    index('images_squares')
      .on(sql`(${table.scene} #>> '{grid,columns}' || 'x' || (${table.scene} #>> '{grid,rows}'))`)
      .where(sql`${table.type} = 'BATTLEMAP'`),
    // What was not looked at yet, for the sweep that does.
    index('images_unlooked').on(table.createdAt).where(sql`${table.look} is null and ${table.deletedAt} is null`),
    // Only those that are liked or talked of by more than a few: for fewer, the walk through an order finds enough.
    index('images_public_liked')
      .on(table.likes)
      .where(sql`${table.likes} > 4 and ${shownToAll(table)}`),
    index('images_public_talked_of')
      .on(table.comments)
      .where(sql`${table.comments} > 2 and ${shownToAll(table)}`),
    index('images_public_size').on(table.width, table.height).where(shownToAll(table)),
    index('images_public_nsfw')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.isVisible} and ${table.isNsfw} and ${table.deletedAt} is null`),
    // What is asked for by `is:gore` and its like; server/images/search.ts asks in the same words.
    index('images_public_axes')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(
        sql`${table.isVisible} and ${table.deletedAt} is null and (${table.gore} > 0 or ${table.horror} > 0 or ${table.nudity} > 0)`,
      ),
    index('images_media').on(table.mediaKey),
    index('images_edits').on(table.editOf).where(sql`${table.editOf} is not null`),
    index('images_over').on(table.overOf).where(sql`${table.overOf} is not null`),
    index('images_sheet').on(table.sheetId).where(sql`${table.sheetId} is not null`),
    index('images_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('images_own_seed').on(table.ownerId, table.seed).where(sql`${table.deletedAt} is null`),
    index('images_owner').on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id),
    // One for every order the gallery is shown in: said as the queries say it (descending puts nulls first), or it is not used.
    // Kind and votes lie in this one too, so that the best of a week are found without reading the works of a week.
    index('images_public_all')
      .on(table.createdAt.desc().nullsFirst(), table.id, table.type, table.votes)
      .where(shownToAll(table)),
    index('images_public_new').on(table.type, table.createdAt.desc().nullsFirst(), table.id).where(shownToAll(table)),
    index('images_public_top')
      .on(table.votes.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(shownToAll(table)),
    index('images_public_type_top')
      .on(table.type, table.votes.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(shownToAll(table)),
    index('images_public_heat')
      .on(table.heat.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(shownToAll(table)),
    index('images_public_type_heat')
      .on(table.type, table.heat.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(shownToAll(table)),
    index('images_public_owner')
      .on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id)
      .where(shownToAll(table)),
    index('images_tags').using('gin', table.tags),
    index('images_look').using('gin', table.lookCells),
    // Shown though it was rated high: server/cases/queries.ts asks in the same words.
    index('images_flagged')
      .on(table.nsfwRating.desc())
      .where(
        sql`${table.nsfwRating} >= 0.7 and not ${table.isNsfw} and ${table.isVisible} and ${table.deletedAt} is null`,
      ),
    index('images_public_model')
      .on(table.model, table.type, table.votes.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(shownToAll(table)),
  ],
)

/** The files of recordings; the work's own media is its still. */
export const recordingFiles = pgTable(
  'recording_files',
  {
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaKey: text('media_key').notNull(),
    /** Empty: all of it; else the name of the layer. */
    stem: text('stem').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.position] }),
    index('recording_files_media').on(table.mediaKey),
  ],
)

/**
 * Every word that any work has in its title, its prompt or its tags, for those that a misspelt one is like; a trigger of the
 * migration by hand adds them. Words of works that have gone may stay: what is found by one is looked for all the same.
 */
export const imageWords = pgTable(
  'image_words',
  { word: text('word').primaryKey() },
  // The extension is made in an earlier migration, by hand.
  (table) => [index('image_words_like').using('gin', sql`${table.word} gin_trgm_ops`)],
)

export const imageVotes = pgTable(
  'image_votes',
  {
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    value: smallint('value').$type<1 | -1>().notNull(),
    /** Among the votes of its work; not, where too many of one address voted (contract/trust.ts). Its giver sees it all the same. */
    isCounted: boolean('is_counted').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.userId] }),
    index().on(table.userId),
    // For who leads of late.
    index('image_votes_given').on(table.createdAt),
  ],
)

/** One prompt and seed by several models or styles. Its pictures are works like any other, and are theirs to show it who may see them. */
export const comparisons = pgTable(
  'comparisons',
  {
    id: uuid('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    category: text('category').$type<ImageCategory>().notNull(),
    prompt: text('prompt').notNull(),
    negativePrompt: text('negative_prompt').notNull().default(''),
    shape: text('shape').$type<ImageShape>().notNull(),
    size: smallint('size').$type<ImageSize>().notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** It was asked for in public, and something was made for it: while its pictures are public, others are offered it for their vote. */
    isListed: boolean('is_listed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('comparisons_idempotency').on(table.ownerId, table.idempotencyKey),
    index('comparisons_owner').on(table.ownerId, table.createdAt.desc().nullsFirst()),
    index('comparisons_listed').on(table.createdAt.desc().nullsFirst()).where(sql`${table.isListed}`),
  ],
)

export const comparisonColumns = pgTable(
  'comparison_columns',
  {
    /** Says nothing of its place or model, so that it names the column to whoever may know neither. */
    id: uuid('id').primaryKey(),
    comparisonId: uuid('comparison_id')
      .notNull()
      .references(() => comparisons.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    model: text('model').notNull(),
    modelName: text('model_name').notNull(),
    /** The work that was started for it; where that failed, one that repeats it may have taken its place. */
    generationId: uuid('generation_id').notNull(),
    /** The picture of the owner's that was there before, and was not made again; it may be gone. */
    hadImageId: uuid('had_image_id'),
  },
  (table) => [uniqueIndex('comparison_columns_place').on(table.comparisonId, table.position)],
)

/** One a person and comparison. Models are named, so that ratings need not ask for the columns. */
export const comparisonVotes = pgTable(
  'comparison_votes',
  {
    comparisonId: uuid('comparison_id')
      .notNull()
      .references(() => comparisons.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose pictures there were to choose among, in alphabetical order. */
    among: text('among').array().notNull(),
    /** The best, and then the best of the rest, as far as anybody said. */
    picks: text('picks').array().notNull(),
    /** The names were hidden when it was given. */
    isBlind: boolean('is_blind').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.comparisonId, table.userId] }),
    index('comparison_votes_user').on(table.userId),
  ],
)

/** What all votes come to, a row for each model in each category; worked out anew every few minutes. */
export const modelRatings = pgTable(
  'model_ratings',
  {
    category: text('category').$type<ImageCategory>().notNull(),
    model: text('model').notNull(),
    rating: real('rating').notNull(),
    /** Half of the interval that holds it with 95 %. */
    plusMinus: real('plus_minus').notNull(),
    /** Votes with its picture among those to choose from. */
    votes: integer('votes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.model] })],
)

/** What a model's last works were like; worked out anew every few minutes. */
export const modelFigures = pgTable('model_figures', {
  model: text('model').primaryKey(),
  figures: jsonb('figures').$type<WorkFigures>().notNull(),
})

/** What of the sheets everybody may find; server/sheets/queries.ts asks in the same words. */
const shownSheets = (table: Record<'isVisible' | 'deletedAt', AnyPgColumn>) =>
  sql`${table.isVisible} and ${table.deletedAt} is null`

/** The workshop's sheets. */
export const sheets = pgTable(
  'sheets',
  {
    id: uuid('id').primaryKey(),
    generationId: uuid('generation_id').notNull(),
    position: smallint('position').notNull().default(0),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SheetKind>().notNull(),
    system: text('system').$type<RuleSystem>(),
    prompt: text('prompt').notNull(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** What it was asked with, parsed by its kind's schema again when read. */
    request: jsonb('request').$type<unknown>().notNull(),
    /** As the workshop wrote it, parts that were rolled again included. */
    written: jsonb('written').$type<SheetDocument>().notNull(),
    edits: jsonb('edits').$type<SheetEdits>().notNull().default({}),
    rolls: jsonb('rolls').$type<SheetRolls>().notNull().default({}),
    /** Words of the prompt that are nowhere in it. */
    unused: jsonb('unused').$type<string[]>().notNull().default([]),
    /** Counts its changes; a change says which of them it was made on. */
    version: integer('version').notNull().default(0),
    /** Its last changes, to be taken back and done again: sheets/history.ts. */
    history: jsonb('history').$type<SheetHistory>().notNull().default({ past: [], future: [] }),
    // Of the sheet as it reads with its edits, for lists and searches.
    title: text('title').notNull(),
    kicker: text('kicker').notNull(),
    summary: text('summary').notNull(),
    words: text('words').notNull(),
    /** The sheet it was made for, and as which of its kin. */
    madeForId: uuid('made_for_id').references((): AnyPgColumn => sheets.id, { onDelete: 'set null' }),
    madeForKey: text('made_for_key').notNull().default(''),
    isVisible: boolean('is_visible').notNull(),
    /** Where it is not public: whoever has its address may see it. */
    isUnlisted: boolean('is_unlisted').notNull().default(false),
    /** Whether others see the game master's parts too. */
    sharesSecrets: boolean('shares_secrets').notNull().default(true),
    /** Made private by a moderator, as a picture is. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    votes: integer('votes').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    views: integer('views').notNull().default(0),
    heat: doublePrecision('heat').notNull().default(sql`(extract(epoch from now()) / 45000)`),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', prompt || ' ' || kicker), 'B') || setweight(to_tsvector('english', words), 'D')`,
    ),
  },
  (table) => [
    uniqueIndex('sheets_delivered_once').on(table.generationId, table.position),
    index('sheets_search').using('gin', table.search),
    index('sheets_owner').on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id),
    index('sheets_made_for').on(table.madeForId),
    index('sheets_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('sheets_public').on(table.createdAt.desc().nullsFirst(), table.id).where(shownSheets(table)),
    index('sheets_public_heat')
      .on(table.heat.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(shownSheets(table)),
    index('sheets_public_top')
      .on(table.votes.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(shownSheets(table)),
    index('sheets_public_owner')
      .on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id)
      .where(shownSheets(table)),
  ],
)

/** What a picture's model may wear beside itself: files, styles of the built-in engine, and what lies on the house's own machines. */
export const loras = pgTable(
  'loras',
  {
    id: uuid('id').primaryKey(),
    /** The work that took or made it; null for those of the house's machines. */
    generationId: uuid('generation_id'),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LoraKind>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    base: text('base').$type<LoraBase>().notNull(),
    rank: integer('rank'),
    triggerWords: jsonb('trigger_words').$type<string[]>().notNull().default([]),
    /** SHA-256 of the file. */
    hash: text('hash'),
    bytes: bigint('bytes', { mode: 'number' }),
    licence: text('licence').$type<LoraLicence>().notNull(),
    source: text('source').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    isVisible: boolean('is_visible').notNull(),
    /** Where it is not public: whoever has its address may see it. */
    isUnlisted: boolean('is_unlisted').notNull().default(false),
    /** Works that wore it. */
    uses: integer('uses').notNull().default(0),
    isWithheld: boolean('is_withheld').notNull().default(false),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    views: integer('views').notNull().default(0),
    /** Where its file lies; null where none is kept. */
    storageKey: text('storage_key'),
    /** What the built-in engine has learnt, of a style of one's own. */
    style: jsonb('style').$type<unknown>(),
    /** The service that has it, and what it is called there. */
    heldBy: text('held_by'),
    reference: text('reference'),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(jsonb_to_tsvector('english', tags || trigger_words, '["string"]'), 'B') || setweight(to_tsvector('english', description), 'C')`,
    ),
  },
  (table) => [
    uniqueIndex('loras_delivered_once').on(table.generationId),
    uniqueIndex('loras_file').on(table.storageKey),
    index('loras_search').using('gin', table.search),
    index('loras_tags').using('gin', table.tags),
    index('loras_owner').on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id),
    index('loras_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('loras_public_new')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.isVisible} and ${table.deletedAt} is null`),
    index('loras_public_used')
      .on(table.uses.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.isVisible} and ${table.deletedAt} is null`),
  ],
)

/** Files on their way to become LoRAs, until one is, or until they have stood still for too long. */
export const loraUploads = pgTable(
  'lora_uploads',
  {
    id: uuid('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    /** How long the whole file is. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** When a piece of it last came. */
    movedAt: moment('moved_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.ownerId), index().on(table.movedAt)],
)

/** What works wore. */
export const imageLoras = pgTable(
  'image_loras',
  {
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    loraId: uuid('lora_id')
      .notNull()
      .references(() => loras.id, { onDelete: 'cascade' }),
    weight: real('weight').notNull(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.loraId] }), index().on(table.loraId)],
)

/** Files that no LoRA points at any more; a sweep takes them. */
export const loraGarbage = pgTable('lora_garbage', { key: text('key').primaryKey() })

/** Media no work points at, or none yet; deleted by a sweep after a grace time unless one does by then. */
export const mediaGarbage = pgTable('media_garbage', {
  key: text('key').primaryKey(),
  since: moment('since').notNull().defaultNow(),
})
