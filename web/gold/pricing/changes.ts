import { premiumLevels } from '../../../contract/enums.ts'
import { levelName } from '../../../contract/levels.ts'
import type { ShopReply, Subscription } from '../../../contract/shop.ts'
import type { BillingPeriod, PaidLevel } from '../../../contract/shop-facts.ts'

export interface Terms {
  level: PaidLevel
  period: BillingPeriod
}

export const periodWords: Readonly<Record<BillingPeriod, { paid: string; each: string }>> = {
  month: { paid: 'monthly', each: 'a month' },
  year: { paid: 'yearly', each: 'a year' },
}

/** A day, as the reader writes it: "12 March 2027". */
export const dayOf = (moment: string) => new Date(moment).toLocaleDateString(undefined, { dateStyle: 'long' })

/** What somebody pays for now, or is owed: else they begin anew. */
export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && (subscription.state === 'active' || subscription.state === 'past-due')

/** What a press on a level comes to: it begins, is theirs as it is, or changes at once or later. */
export type Step = 'begin' | 'own' | 'stay' | 'now' | 'later'

export function stepTo(subscription: Subscription | null, next: Terms): Step {
  if (!isRunning(subscription)) return 'begin'
  const { level, period, nextLevel, nextPeriod, cancelsAtEnd } = subscription
  const isSame = next.level === level && next.period === period
  if (isSame) return nextLevel !== null || nextPeriod !== null || cancelsAtEnd ? 'stay' : 'own'
  const isHigher = premiumLevels.indexOf(next.level) > premiumLevels.indexOf(level)
  return isHigher && next.period === period ? 'now' : 'later'
}

/** What is to be known before a change: what becomes of the money, of the gold and of the level, and when. */
export interface Change {
  title: string
  sentences: string[]
  button: string
}

/** `amount`: the price of what comes; in words, with the tax left out. */
export function changeOf(
  subscription: Subscription,
  next: Terms,
  shop: Pick<ShopReply, 'levels'>,
  amount: string,
): Change {
  const name = levelName(next.level)
  const own = levelName(subscription.level)
  const { paid, each } = periodWords[next.period]
  const end = subscription.paidUntil ? dayOf(subscription.paidUntil) : 'the end of what is paid for'
  const gold = shop.levels.find(({ level }) => level === next.level)?.monthlyGold.toLocaleString() ?? ''
  const undone = subscription.cancelsAtEnd ? ['It no longer ends then: it goes on.'] : []
  switch (stepTo(subscription, next)) {
    case 'now':
      return {
        title: `Change to ${name}`,
        sentences: [
          `${name} begins at once. You pay the difference to ${own} for the time until ${end}, and ${amount} ${each} from then on.`,
          `The gold for that difference comes at once too; then ${gold} gold a month.`,
          ...undone,
        ],
        button: `Change to ${name} now`,
      }
    case 'stay':
      return {
        title: `Stay at ${own}`,
        sentences: [`${own} goes on after ${end}, paid ${paid}: ${amount} ${each}. Nothing is paid now.`],
        button: `Stay at ${own}`,
      }
    default:
      return {
        title: next.level === subscription.level ? `Pay ${paid}` : `Change to ${name}`,
        sentences: [
          `Until ${end} everything stays as it is, and nothing is paid now. Then ${name} begins: ${amount} ${each}, with ${gold} gold a month.`,
          'The gold you have stays yours, and so do all your works.',
          ...undone,
        ],
        button: next.level === subscription.level ? `Pay ${paid} from then on` : `Change on ${end}`,
      }
  }
}

/** What is to be known before a subscription is ended. */
export function endingOf({ level, paidUntil }: Subscription): Change {
  const end = paidUntil ? dayOf(paidUntil) : 'the end of what is paid for'
  return {
    title: `End ${levelName(level)}`,
    sentences: [
      `${levelName(level)} stays until ${end}; nothing more is paid, and nothing is paid back.`,
      'The gold you have stays yours. So do all your works, private ones too: only new ones are bound by what is allowed without a subscription.',
    ],
    button: `End it on ${end}`,
  }
}
