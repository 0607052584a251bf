// No schemas here: the browser's first page may carry these lists.

/** What people may do beside making works. */
export const roles = ['member', 'admin'] as const
export type Role = (typeof roles)[number]

/** What people can say something about, like, or report; each is a noun with a page. */
export const subjectKinds = ['image', 'sheet', 'lora', 'comment', 'user', 'roadmap', 'competition'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** What somebody is told of. */
export const notificationTypes = [
  'COMMENT',
  'IMAGE',
  'REPLY',
  'LIKE',
  'VIDEO',
  'AUDIO',
  'PRIZE',
  'COMPETITION',
  'FOLLOW',
  'FOLLOWER_IMAGE',
  'TASK',
  'LORA_CREATED',
  'LORA_LIKED',
  'LORA_USED',
  /** What moderators decided of something of theirs. */
  'CASE',
  /** Gold from other people: gifts, and what happens in party purses. */
  'GOLD',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** How often what is new is put into a letter. */
export const digests = ['off', 'daily', 'weekly'] as const
export type Digest = (typeof digests)[number]

/** Where an item of the roadmap stands. */
export const roadmapStatuses = ['SUGGESTED', 'PLANNED', 'IN_PROGRESS', 'RELEASED', 'DECLINED', 'APPROVED'] as const
export type RoadmapStatus = (typeof roadmapStatuses)[number]

/** Where feedback stands. */
export const feedbackStatuses = ['APPROVED', 'CONSIDERING', 'PLANNED', 'DECLINED', 'IMPLEMENTED'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** What a report says is wrong. */
export const reportReasons = [
  'sexual',
  'minors',
  'hate',
  'harassment',
  'violence',
  'real-person',
  'stolen',
  'spam',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** What a moderator decides of a case. */
export const decisions = ['kept', 'blurred', 'withheld', 'removed', 'suspended'] as const
export type Decision = (typeof decisions)[number]

/** What gold is given for once. */
export const tasks = [
  'confirm-email',
  'first-picture',
  'first-map',
  'first-sheet',
  'first-public-work',
  'first-comment',
  'first-vote',
  'first-follow',
  'first-collection',
  'week-streak',
] as const
export type Task = (typeof tasks)[number]

/** Why a friend who came brought nobody gold. */
export const referralRefusals = ['same-place', 'cap', 'gone'] as const
export type ReferralRefusal = (typeof referralRefusals)[number]

/** Who or what a leaderboard ranks, and over which time. */
export const boards = ['creators', 'works'] as const
export type Board = (typeof boards)[number]
export const periods = ['week', 'month', 'all'] as const
export type Period = (typeof periods)[number]
