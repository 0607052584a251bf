import type { cases } from '../db/community.ts'

/** For how many days after a decision its owner may appeal. */
export const APPEAL_DAYS = 90

/** Once, and not of what was left as it was. */
export const canAppeal = (
  row: Pick<typeof cases.$inferSelect, 'decision' | 'decidedAt' | 'appealedAt'>,
  now: Date,
): boolean =>
  row.decision !== null &&
  row.decision !== 'kept' &&
  row.appealedAt === null &&
  row.decidedAt !== null &&
  now.getTime() - row.decidedAt.getTime() <= APPEAL_DAYS * 86_400_000
