import { type Database, transact } from '../db/database.ts'
import { countWithin } from '../moderation/policy.ts'

/** How often an hour somebody has the payment service asked for the same thing. */
const ASKED_AN_HOUR = 30

const subjects = {
  change: 'Subscriptions can be changed',
  cancel: 'Subscriptions can be cancelled',
  resume: 'Subscriptions can be taken up again',
  portal: 'The billing portal can be opened',
} as const

/** Counts that somebody has the payment service asked for something; throws `too_many_requests` when it is one too many. */
export async function countAsking(db: Database, userId: string, what: keyof typeof subjects): Promise<void> {
  await transact(db, (tx) =>
    countWithin(
      tx,
      `shop:${what}:${userId}`,
      ASKED_AN_HOUR,
      () =>
        `${subjects[what]} ${ASKED_AN_HOUR} times an hour, and that is used up. Nothing was changed; try again within the hour.`,
    ),
  )
}
