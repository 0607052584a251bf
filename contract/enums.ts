import * as z from 'zod'

/** Subscription levels, lowest first. */
export const premiumLevels = ['NONE', 'BASIC', 'PLUS', 'PRO', 'ELITE', 'ULTIMATE'] as const
export const PremiumLevel = z.enum(premiumLevels)
export type PremiumLevel = z.infer<typeof PremiumLevel>

/** What a finished work is, as the gallery and the tracker label it. */
export const creationTypes = [
  'CHARACTER',
  'NPC',
  'MONSTER',
  'LANDSCAPE',
  'ITEM',
  'BATTLEMAP',
  'EDIT',
  'VIDEO',
  'AUDIO',
  'TOWNMAP',
  'SPELL',
] as const
export const CreationType = z.enum(creationTypes)
export type CreationType = z.infer<typeof CreationType>

/** Whose rules a sheet's numbers follow. */
export const ruleSystems = ['DnD5e', 'Pathfinder'] as const
export const RuleSystem = z.enum(ruleSystems)
export type RuleSystem = z.infer<typeof RuleSystem>

/** Whether an image's bytes are there: a client may show only READY ones. */
export const ImageStatus = z.enum(['SUBMITTED', 'READY', 'ERROR'])
export type ImageStatus = z.infer<typeof ImageStatus>

/** Why gold moved. The last four are beyond the specification's list: gifts, party purses, codes, and what a payment that was paid back takes with it. */
export const creditReasons = [
  'REQUEST',
  'REFUND',
  'PURCHASE',
  'SUBSCRIPTION',
  'COMPETITION',
  'TASK',
  'LEADERBOARD',
  'DAILY_LOGIN',
  'STREAK_BONUS',
  'LORA_CREATION',
  'AUDIO_TRANSCRIPTION',
  'REFERRAL_BONUS',
  'GIFT',
  'PURSE',
  'PROMOTION',
  'PAYMENT_RETURNED',
] as const
export const CreditReason = z.enum(creditReasons)
export type CreditReason = z.infer<typeof CreditReason>
