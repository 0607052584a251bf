import * as z from 'zod'
import { boards, periods } from './community.ts'
import { Image } from './images.ts'
import { PersonCard } from './people.ts'

/** Which board, over which time: the one that runs, or one that is over, by its name ("2026-W48", "2026-11"). */
export const LeaderboardQuery = z.object({
  board: z.enum(boards).default('creators'),
  period: z.enum(periods).default('week'),
  at: z
    .string()
    .regex(/^\d{4}-(W\d{2}|\d{2})$/)
    .optional(),
})
export type LeaderboardQuery = z.infer<typeof LeaderboardQuery>

/**
 * Who or what leads. A work's score is the number of people who voted it up in that time, less those who voted it down; a creator's
 * is the sum over their public pictures and sheets. One's own vote does not count, nor one from one's own network; several
 * accounts of one network count as one person. The same score is the same rank, and those who share one share what their places
 * bring, evenly.
 */
export const Leaderboard = z.object({
  board: z.enum(boards),
  period: z.enum(periods),
  /** "2026-W48", "2026-11", or "all". */
  name: z.string(),
  /** Null for all time. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** When it was last worked out; null: not yet. */
  workedOutAt: z.iso.datetime().nullable(),
  /** When its prizes were paid; null: it runs. */
  closedAt: z.iso.datetime().nullable(),
  rows: z.array(
    z.object({
      rank: z.number().int(),
      score: z.number().int(),
      /** Gold that was paid for it. */
      prize: z.number(),
      person: PersonCard,
      image: Image.nullable(),
    }),
  ),
  /** Gold for the places, the first first; none for all time. */
  prizes: z.array(z.number()),
  /** Those of the kind that are over, the last first, by name. */
  past: z.array(z.string()),
})
export type Leaderboard = z.infer<typeof Leaderboard>
