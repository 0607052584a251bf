import * as z from 'zod'
import { tasks } from './community.ts'

/** What gold is given for, how far the caller has come with it, and what has come; amounts in gold. */
export const TasksReply = z.object({
  tasks: z.array(z.object({ task: z.enum(tasks), gold: z.number(), doneAt: z.iso.datetime().nullable() })),
  streak: z.object({
    /** Days in a row, today too if they came; 0: none. */
    days: z.number().int(),
    best: z.number().int(),
    /** What the next day brings, with the daily bonus. */
    next: z.number(),
    /** What each day of a week in a row brings on top of the daily bonus. */
    week: z.array(z.number()),
  }),
  referral: z.object({
    code: z.string(),
    /** What each of the two gets. */
    gold: z.number(),
    /** Friends who came and are here; those whom the caller was paid for, in all and this month; how many a month at most. */
    came: z.number().int(),
    paid: z.number().int(),
    paidThisMonth: z.number().int(),
    mostAMonth: z.number().int(),
  }),
  /** Nothing is given until the e-mail address is confirmed. */
  mustConfirmEmail: z.boolean(),
})
export type TasksReply = z.infer<typeof TasksReply>
