import type { cases } from '../db/community.ts'

/** How long after a decision its owner may appeal, ms. */
const APPEAL_WITHIN = 90 * 86_400_000

/** Once, and not of what was left as it was. */
export const canAppeal = (
  row: Pick<typeof cases.$inferSelect, 'decision' | 'decidedAt' | 'appealedAt'>,
  now: Date,
): boolean =>
  row.decision !== null &&
  row.decision !== 'kept' &&
  row.appealedAt === null &&
  row.decidedAt !== null &&
  now.getTime() - row.decidedAt.getTime() <= APPEAL_WITHIN
