import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Axis } from '../../contract/axes.ts'
import type { BoardContent, BoardHistory } from '../../contract/boards.ts'
import type {
  Board,
  Decision,
  FeedbackStatus,
  NotificationType,
  ReferralRefusal,
  ReportReason,
  RoadmapStatus,
  SubjectKind,
  Task,
} from '../../contract/community.ts'
import { images, loras, moment, sheets, users } from './schema.ts'

// What people do with each other's works. What a row is about stands in one of several columns, so that the database itself
// takes the row away with the work.

const userId = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const image = () => uuid('image_id').references(() => images.id, { onDelete: 'cascade' })
const sheet = () => uuid('sheet_id').references(() => sheets.id, { onDelete: 'cascade' })
const lora = () => uuid('lora_id').references(() => loras.id, { onDelete: 'cascade' })

export const follows = pgTable(
  'follows',
  {
    followerId: userId('follower_id'),
    followedId: userId('followed_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followed').on(table.followedId, table.createdAt.desc().nullsFirst()),
    check('follows_somebody_else', sql`${table.followerId} <> ${table.followedId}`),
  ],
)

/** Neither sees what the other says, nor can follow, mention or answer them. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: userId('blocker_id'),
    blockedId: userId('blocked_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] }), index().on(table.blockedId)],
)

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    authorId: userId('author_id'),
    imageId: image(),
    sheetId: sheet(),
    loraId: lora(),
    roadmapItemId: uuid('roadmap_item_id').references(() => roadmapItems.id, { onDelete: 'cascade' }),
    competitionId: uuid('competition_id').references(() => competitions.id, { onDelete: 'cascade' }),
    /** The comment that it answers, always one that answers none itself. */
    parentId: uuid('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Empty once it is deleted; where it has answers the row stays, so that they keep their place. */
    text: text('text').notNull(),
    /** Whom it names, by their ids. */
    mentions: text('mentions').array().notNull().default([]),
    idempotencyKey: text('idempotency_key').notNull(),
    replies: integer('replies').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    isWithheld: boolean('is_withheld').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    check(
      'comments_about_one',
      sql`num_nonnulls(${table.imageId}, ${table.sheetId}, ${table.loraId}, ${table.roadmapItemId}, ${table.competitionId}) = 1`,
    ),
    uniqueIndex('comments_idempotency').on(table.authorId, table.idempotencyKey),
    index('comments_image')
      .on(table.imageId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.imageId} is not null`),
    index('comments_sheet')
      .on(table.sheetId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.sheetId} is not null`),
    index('comments_lora')
      .on(table.loraId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.loraId} is not null`),
    index('comments_roadmap')
      .on(table.roadmapItemId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.roadmapItemId} is not null`),
    index('comments_competition')
      .on(table.competitionId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.competitionId} is not null`),
    index('comments_answers').on(table.parentId, table.createdAt, table.id).where(sql`${table.parentId} is not null`),
    index('comments_author').on(table.authorId, table.createdAt.desc().nullsFirst()),
  ],
)

/** One a person and thing. */
export const likes = pgTable(
  'likes',
  {
    userId: userId('user_id'),
    imageId: image(),
    sheetId: sheet(),
    loraId: lora(),
    commentId: uuid('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    /** As of the votes on pictures. */
    isCounted: boolean('is_counted').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'likes_one_thing',
      sql`num_nonnulls(${table.imageId}, ${table.sheetId}, ${table.loraId}, ${table.commentId}) = 1`,
    ),
    uniqueIndex('likes_image').on(table.imageId, table.userId).where(sql`${table.imageId} is not null`),
    uniqueIndex('likes_sheet').on(table.sheetId, table.userId).where(sql`${table.sheetId} is not null`),
    uniqueIndex('likes_lora').on(table.loraId, table.userId).where(sql`${table.loraId} is not null`),
    uniqueIndex('likes_comment').on(table.commentId, table.userId).where(sql`${table.commentId} is not null`),
    index('likes_user').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
)

export const sheetVotes = pgTable(
  'sheet_votes',
  {
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => sheets.id, { onDelete: 'cascade' }),
    userId: userId('user_id'),
    value: smallint('value').$type<1 | -1>().notNull(),
    /** As of the votes on pictures. */
    isCounted: boolean('is_counted').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sheetId, table.userId] }), index().on(table.userId)],
)

export const collections = pgTable(
  'collections',
  {
    id: uuid('id').primaryKey(),
    ownerId: userId('owner_id'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    isVisible: boolean('is_visible').notNull(),
    isUnlisted: boolean('is_unlisted').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('collections_owner').on(table.ownerId, table.updatedAt.desc().nullsFirst(), table.id),
    index('collections_public').on(table.updatedAt.desc().nullsFirst(), table.id).where(sql`${table.isVisible}`),
  ],
)

export const collectionWorks = pgTable(
  'collection_works',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    imageId: image(),
    sheetId: sheet(),
    /** The highest comes first; whatever is added is. */
    position: integer('position').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    check('collection_works_one', sql`num_nonnulls(${table.imageId}, ${table.sheetId}) = 1`),
    uniqueIndex('collection_works_image')
      .on(table.collectionId, table.imageId)
      .where(sql`${table.imageId} is not null`),
    uniqueIndex('collection_works_sheet')
      .on(table.collectionId, table.sheetId)
      .where(sql`${table.sheetId} is not null`),
    index('collection_works_order').on(table.collectionId, table.position.desc().nullsFirst()),
    index('collection_works_of_image').on(table.imageId).where(sql`${table.imageId} is not null`),
    index('collection_works_of_sheet').on(table.sheetId).where(sql`${table.sheetId} is not null`),
  ],
)

/** What somebody lays out on a board without edges. */
export const boards = pgTable(
  'boards',
  {
    id: uuid('id').primaryKey(),
    ownerId: userId('owner_id'),
    title: text('title').notNull(),
    /** Counts what was kept of it: whoever saves says which state theirs was made from. */
    revision: integer('revision').notNull().default(0),
    content: jsonb('content').$type<BoardContent>().notNull(),
    /** What can be taken back; of another revision it means nothing. */
    history: jsonb('history').$type<BoardHistory>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('boards_owner').on(table.ownerId, table.updatedAt.desc().nullsFirst(), table.id),
    index('boards_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

/** Boards as they were: one row for each sitting, thinned with age. */
export const boardVersions = pgTable(
  'board_versions',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<BoardContent>().notNull(),
    /** When the sitting began, and when it was last saved in it. */
    begunAt: moment('begun_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.revision] })],
)

/** The pictures that lie on a board: those of its owner are kept for it, though they were deleted elsewhere. */
export const boardPictures = pgTable(
  'board_pictures',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.imageId] }), index('board_pictures_image').on(table.imageId)],
)

/** What people are told of; several happenings of one sort about one thing are one row, which is unread again with each. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: userId('user_id'),
    type: text('type').$type<NotificationType>().notNull(),
    /** What happenings that belong together have in common: "LIKE:image:…". */
    about: text('about').notNull(),
    /** What it leads to; null where that is said by the text alone. */
    subjectKind: text('subject_kind').$type<SubjectKind>(),
    subjectId: text('subject_id'),
    /** What cannot be looked up any more when it is read: a prize, a place. Nothing private. */
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_together').on(table.userId, table.about),
    index('notifications_user').on(table.userId, table.updatedAt.desc().nullsFirst(), table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
)

/** Who did it, each once for one thing, however often they do it. */
export const notificationActors = pgTable(
  'notification_actors',
  {
    userId: userId('user_id'),
    about: text('about').notNull(),
    actorId: userId('actor_id'),
    notificationId: bigint('notification_id', { mode: 'number' })
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.about, table.actorId] }),
    index().on(table.actorId),
    index().on(table.notificationId),
  ],
)

/** What is amiss with one thing: everybody's reports of it, and what was decided. */
export const cases = pgTable(
  'cases',
  {
    id: uuid('id').primaryKey(),
    /** No references: what was decided outlives the thing. */
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    ownerId: text('owner_id').notNull(),
    /** How many people reported it since it was opened. */
    reports: integer('reports').notNull().default(0),
    openedAt: moment('opened_at').notNull().defaultNow(),
    decision: text('decision').$type<Decision>(),
    /** What a picture was marked for, where it was. */
    axis: text('axis').$type<Axis>(),
    /** What the owner is told. */
    reason: text('reason').notNull().default(''),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    /** What the owner says against it; empty: nothing. */
    appeal: text('appeal').notNull().default(''),
    appealedAt: moment('appealed_at'),
    appealDecision: text('appeal_decision').$type<Decision>(),
    appealReason: text('appeal_reason').notNull().default(''),
    appealDecidedBy: text('appeal_decided_by'),
    appealDecidedAt: moment('appeal_decided_at'),
  },
  (table) => [
    uniqueIndex('cases_open').on(table.subjectKind, table.subjectId).where(sql`${table.decidedAt} is null`),
    index('cases_queue').on(table.reports.desc().nullsFirst(), table.openedAt).where(sql`${table.decidedAt} is null`),
    index('cases_appeals')
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} is not null and ${table.appealDecidedAt} is null`),
    index('cases_owner').on(table.ownerId, table.openedAt.desc().nullsFirst()),
  ],
)

export const reports = pgTable(
  'reports',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    reporterId: userId('reporter_id'),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.reporterId] }), index().on(table.reporterId, table.createdAt)],
)

/** All that administrators do; only ever added to. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** No reference: it outlives whoever did it. */
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason').notNull().default(''),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.actorId, table.id), index().on(table.subjectKind, table.subjectId, table.id)],
)

/** How often words were refused, by the day; never which words, nor whose. */
export const refusals = pgTable(
  'refusals',
  {
    day: date('day').notNull(),
    matter: text('matter').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.matter] })],
)

/** What administrators switch on and off without a new version; what is not here is as the program has it. */
export const featureFlags = pgTable('feature_flags', {
  name: text('name').primaryKey(),
  isOn: boolean('is_on').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const roadmapItems = pgTable(
  'roadmap_items',
  {
    id: uuid('id').primaryKey(),
    /** Who suggested it; null: the house, or somebody who has left. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    /** Of an item of the roadmap, or of feedback: one of the two. */
    status: text('status').$type<RoadmapStatus>(),
    feedbackStatus: text('feedback_status').$type<FeedbackStatus>(),
    /** What the house says of it. */
    answer: text('answer').notNull().default(''),
    votes: integer('votes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('roadmap_items_idempotency').on(table.authorId, table.idempotencyKey),
    index('roadmap_items_status').on(table.status, table.votes.desc().nullsFirst(), table.id),
    index('roadmap_items_feedback').on(table.feedbackStatus, table.votes.desc().nullsFirst(), table.id),
  ],
)

export const roadmapVotes = pgTable(
  'roadmap_votes',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => roadmapItems.id, { onDelete: 'cascade' }),
    userId: userId('user_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.userId] }), index().on(table.userId)],
)

export const competitions = pgTable(
  'competitions',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    theme: text('theme').notNull(),
    rules: text('rules').notNull().default(''),
    /** Kinds of picture that may be entered; empty: all. */
    types: jsonb('types').$type<string[]>().notNull().default([]),
    /** Entries are taken from `opensAt` to `closesAt`, votes from then to `endsAt`. */
    opensAt: moment('opens_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Milligold, first place first. */
    prizes: jsonb('prizes').$type<number[]>().notNull(),
    comments: integer('comments').notNull().default(0),
    /** When its places were worked out and its prizes paid. */
    settledAt: moment('settled_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('competitions_ends').on(table.endsAt.desc().nullsFirst(), table.id)],
)

export const competitionEntries = pgTable(
  'competition_entries',
  {
    id: uuid('id').primaryKey(),
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    userId: userId('user_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    votes: integer('votes').notNull().default(0),
    /** From 1; those with as many votes share a place. Null until it is over. */
    place: integer('place'),
    /** Milligold that was paid for it. */
    prize: bigint('prize', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('competition_entries_once').on(table.competitionId, table.userId),
    index('competition_entries_image').on(table.imageId),
    index('competition_entries_user').on(table.userId),
    index('competition_entries_order').on(table.competitionId, table.votes.desc().nullsFirst(), table.id),
  ],
)

/** One a person and competition. */
export const competitionVotes = pgTable(
  'competition_votes',
  {
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: userId('user_id'),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => competitionEntries.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.userId] }),
    index().on(table.entryId),
    index().on(table.userId),
  ],
)

/** Who leads, worked out anew every few minutes; of a week or month that is over, for good. */
export const leaderboardRows = pgTable(
  'leaderboard_rows',
  {
    board: text('board').$type<Board>().notNull(),
    /** "2026-W48", "2026-11", or "all". */
    period: text('period').notNull(),
    /** Its place in the list, from 1; `rank` is shared by those with the same score. */
    position: integer('position').notNull(),
    rank: integer('rank').notNull(),
    userId: userId('user_id'),
    imageId: image(),
    score: integer('score').notNull(),
    /** Milligold that was paid for it. */
    prize: bigint('prize', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.period, table.position] }),
    index().on(table.userId),
    index().on(table.imageId),
  ],
)

/** What is known of each board: when it was last worked out, and when it was closed and its prizes paid. */
export const leaderboards = pgTable(
  'leaderboards',
  {
    board: text('board').$type<Board>().notNull(),
    period: text('period').notNull(),
    workedOutAt: moment('worked_out_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.board, table.period] })],
)

export const taskCompletions = pgTable(
  'task_completions',
  {
    userId: userId('user_id'),
    task: text('task').$type<Task>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.task] })],
)

/** Days in a row that somebody came. */
export const streaks = pgTable('streaks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  days: integer('days').notNull(),
  best: integer('best').notNull(),
  lastDay: date('last_day').notNull(),
})

/**
 * How somebody came: what it needs to tell whether a friend is another person. Address and device are told apart by keyed hashes
 * that lead back to neither.
 */
export const arrivals = pgTable(
  'arrivals',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address'),
    device: text('device'),
    /** The advertisement's click that led here, as its address said. */
    gclid: text('gclid'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was decided whether whoever sent them is paid for it; null: not yet. */
    settledAt: moment('settled_at'),
    /** Why not, where they were not. */
    refusedFor: text('refused_for').$type<ReferralRefusal>(),
  },
  (table) => [
    index('arrivals_address').on(table.address).where(sql`${table.address} is not null`),
    index('arrivals_unsettled').on(table.createdAt).where(sql`${table.settledAt} is null`),
  ],
)
