import type { CompetitionPhase } from '../../contract/competition-facts.ts'
import type { competitions } from '../db/community.ts'

type Times = Pick<typeof competitions.$inferSelect, 'opensAt' | 'closesAt' | 'endsAt' | 'settledAt'>

/** Where a competition stands at a moment. */
export function phaseOf({ opensAt, closesAt, endsAt, settledAt }: Times, now: Date): CompetitionPhase {
  if (settledAt !== null) return 'over'
  if (now < opensAt) return 'coming'
  if (now < closesAt) return 'open'
  return now < endsAt ? 'voting' : 'counting'
}
