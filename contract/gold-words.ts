import type { Task } from './community.ts'
import type { CreditReason } from './enums.ts'
import type { GoldStory, Receipt, ToldOrder } from './gold.ts'

// How movements of gold are told, on the page and in files. No schemas here.

/** Why gold moved, in words. */
export const reasonLabels: Readonly<Record<CreditReason, string>> = {
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

/** What each task asks for. */
export const taskLabels: Readonly<Record<Task, string>> = {
  'confirm-email': 'Confirm your e-mail address',
  'first-picture': 'Make your first picture',
  'first-map': 'Make your first map',
  'first-sheet': 'Make your first sheet',
  'first-public-work': 'Show a work to everybody',
  'first-comment': 'Say something about a work',
  'first-vote': 'Vote for somebody’s work',
  'first-follow': 'Follow somebody',
  'first-collection': 'Collect a work',
  'week-streak': 'Come seven days in a row',
}

const GONE = 'somebody who has left'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** Money as it is written in English: "€10.00". Of the smallest unit of a currency that has a hundred of them. */
export const moneyInWords = (amount: number, currency: string): string =>
  (amount / 100).toLocaleString('en-GB', { style: 'currency', currency: currency.toUpperCase() })

function orderInWords({ pack, level, period, amount, currency, isTest }: ToldOrder): string {
  const what = pack ? `the ${capital(pack)}` : `${capital(level ?? '')}${period ? ` by the ${period}` : ''}`
  return `${what} for ${moneyInWords(amount, currency)}${isTest ? ' (a test: nothing was paid)' : ''}`
}

const paidFor = (order: ToldOrder | null) =>
  order ? `, ${moneyInWords(order.amount, order.currency)}${order.isTest ? ' (a test: nothing was paid)' : ''}` : ''

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "November 2026", of a month such as "2026-11" or a moment in it as ISO 8601 writes it; of UTC, as the ledger counts. */
export const monthInWords = (moment: string): string =>
  `${months[Number(moment.slice(5, 7)) - 1] ?? ''} ${moment.slice(0, 4)}`

const dayInWords = (moment: string): string => `${Number(moment.slice(8, 10))} ${monthInWords(moment)}`

/** "week 48 of 2026", "November 2026". */
function stretchInWords(stretch: string): string {
  const [year, week] = stretch.split('-W')
  return week === undefined ? monthInWords(stretch) : `week ${Number(week)} of ${year}`
}

const boardsInWords: Record<string, string> = { creators: 'creators', works: 'works' }

const returned = {
  refund: 'Money was paid back',
  dispute: 'A payment was disputed',
  'dispute-won': 'A dispute over a payment ended in your favour',
} as const

const drawn = {
  filled: (name: string) => `Put into ${name}`,
  drawn: (name: string) => `Drawn from ${name}`,
  dissolved: (name: string) => `Your share of ${name}, which was dissolved`,
} as const

/** A movement of gold: what came in is above 0. */
interface Moved {
  reason: CreditReason
  amount: number
  createdAt: string
  story: GoldStory | null
}

/** Why a movement was; what an administrator does by hand has no reason of its own. */
export const whyInWords = ({ reason, amount, story }: Omit<Moved, 'createdAt'>): string =>
  story?.kind === 'administration' ? (amount > 0 ? 'Given by hand' : 'Taken back by hand') : reasonLabels[reason]

/** What a movement was for, beside its reason; of one that was for a work, nothing. */
export function storyInWords({ reason, amount, createdAt, story }: Moved): string {
  switch (story?.kind) {
    case undefined:
      break
    case 'pack':
      return `${capital(story.pack)}${paidFor(story.order)}`
    case 'subscription': {
      const level = `${capital(story.level)}, ${monthInWords(createdAt)}`
      return story.change ? `${level}: the rest of what was paid for, at the higher level` : level
    }
    case 'returned-payment': {
      if (story.why === 'repaid') return 'Repaid what was owed for a payment that was paid back'
      return `${returned[story.why]}${story.order ? `: ${orderInWords(story.order)}` : ''}`
    }
    case 'gift': {
      const who = story.person ?? GONE
      const said = story.note ? `: “${story.note}”` : ''
      return `${amount > 0 ? 'From' : 'To'} ${who}${said}`
    }
    case 'purse':
      return drawn[story.how](story.purse ? `“${story.purse.name}”` : 'a purse that is no more')
    case 'promotion':
      return story.title ? `${story.title} (${story.code})` : story.code
    case 'administration':
      return `An administrator: ${story.reason}`
    case 'task':
      return Object.hasOwn(taskLabels, story.task) ? taskLabels[story.task as Task] : story.task
    case 'competition':
      return story.competition ? `“${story.competition.title}”` : 'A competition that is no more'
    case 'leaderboard':
      return `Leading ${boardsInWords[story.board] ?? story.board}, ${stretchInWords(story.stretch)}`
    case 'streak':
      return `${story.days} days in a row`
  }
  if (reason === 'DAILY_LOGIN') return dayInWords(createdAt)
  return reason === 'REFERRAL_BONUS' ? 'Somebody came by an invitation, and had their first work' : ''
}

/** "held 2.000, charged 1.500, returned 0.500"; where all of it was charged, that alone; nothing for what was free. */
export function receiptInWords({ held, charged, returned }: Receipt): string {
  const gold = (amount: number) =>
    amount.toLocaleString('en-GB', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  if (held === 0) return ''
  return returned === 0
    ? `charged ${gold(charged)} gold`
    : `held ${gold(held)}, charged ${gold(charged)}, returned ${gold(returned)} gold`
}
