import type { CreditReason } from '../../contract/enums.ts'

/** Why gold moved, in words. */
export const reasonLabels: Record<CreditReason, string> = {
  REQUEST: 'Work asked for',
  REFUND: 'Returned',
  PURCHASE: 'Gold bought',
  SUBSCRIPTION: 'Subscription',
  COMPETITION: 'Competition prize',
  TASK: 'Task done',
  LEADERBOARD: 'Leaderboard prize',
  DAILY_LOGIN: 'Daily bonus',
  STREAK_BONUS: 'Streak bonus',
  LORA_CREATION: 'LoRA made',
  AUDIO_TRANSCRIPTION: 'Audio transcribed',
  REFERRAL_BONUS: 'Invitation bonus',
  GIFT: 'Gift',
  PURSE: 'Party purse',
  PROMOTION: 'Promotion',
  PAYMENT_RETURNED: 'Payment returned',
}

export const reasons = Object.keys(reasonLabels) as CreditReason[]

/** The reason an address asks for; undefined for any. */
export function reasonIn(search: URLSearchParams): CreditReason | undefined {
  return reasons.find((reason) => reason === search.get('reason'))
}
