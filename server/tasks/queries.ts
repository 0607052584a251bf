import { and, count, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Task, tasks } from '../../contract/community.ts'
import { DAILY_BONUS, toGold } from '../../contract/economy.ts'
import { REFERRAL_BONUS, REFERRALS_A_MONTH, streakBonuses, streakBonusOn, taskRewards } from '../../contract/rewards.ts'
import type { TasksReply } from '../../contract/tasks.ts'
import type { Caller } from '../accounts/accounts.ts'
import { userOf } from '../accounts/queries.ts'
import { arrivals, streaks, taskCompletions } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { bonusAwaitsEmail } from '../gold/daily-bonus.ts'
import type { Services } from '../services.ts'

/** What a streak of a week is. */
const WEEK = 7

/** Whether the person whose row is `u` has done it. */
export const isDone: Readonly<Record<Task, SQL>> = {
  'confirm-email': sql`u.email_verified`,
  'first-picture': sql`exists (select from images where owner_id = u.id and model <> '')`,
  'first-map': sql`exists (select from images where owner_id = u.id and model <> '' and type in ('BATTLEMAP', 'TOWNMAP'))`,
  'first-sheet': sql`exists (select from sheets where owner_id = u.id)`,
  'first-public-work': sql`(exists (
    select from images where owner_id = u.id and model <> '' and is_visible and not is_nsfw and deleted_at is null)
    or exists (select from sheets where owner_id = u.id and is_visible and deleted_at is null))`,
  'first-comment': sql`exists (select from comments where author_id = u.id and deleted_at is null)`,
  'first-vote': sql`(exists (
    select from image_votes v join images i on i.id = v.image_id where v.user_id = u.id and i.owner_id <> u.id)
    or exists (select from sheet_votes v join sheets s on s.id = v.sheet_id where v.user_id = u.id and s.owner_id <> u.id))`,
  'first-follow': sql`exists (select from follows where follower_id = u.id)`,
  'first-collection': sql`exists (
    select from collections c join collection_works w on w.collection_id = c.id where c.owner_id = u.id)`,
  'week-streak': sql`exists (select from streaks where user_id = u.id and best >= ${WEEK})`,
}

/** Whether a task of the person whose row is `u` is done and not paid. */
const isDue = (task: Task) =>
  sql`(not exists (select from task_completions where user_id = u.id and task = ${task}) and ${isDone[task]})`

/** What of somebody's tasks is done and not paid yet. */
export async function dueTasks(reader: Reader, userId: string): Promise<Task[]> {
  const columns = tasks.map((task) => sql`${isDue(task)} as ${sql.identifier(task)}`)
  const { rows } = await reader.execute<Record<string, boolean>>(
    sql`select ${sql.join(columns, sql`, `)} from users u where u.id = ${userId}`,
  )
  const [row] = rows
  return row ? tasks.filter((task) => row[task]) : []
}

/** People who came today and have something due; at most `limit` of them. */
export async function peopleWithDues(reader: Reader, day: string, limit: number): Promise<string[]> {
  const any = sql.join(tasks.map(isDue), sql` or `)
  const { rows } = await reader.execute<{ id: string }>(sql`
    select u.id from users u join streaks s on s.user_id = u.id
    where s.last_day = ${day}::date and (u.suspended_until is null or u.suspended_until < now()) and (${any})
    limit ${limit}`)
  return rows.map(({ id }) => id)
}

const monthOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** Friends that somebody was paid for, in all and since the month began. */
export async function referralsPaidTo(
  reader: Reader,
  code: string,
  now: Date,
): Promise<{ all: number; month: number }> {
  const paid = and(eq(users.referredBy, code), isNotNull(arrivals.settledAt), isNull(arrivals.refusedFor))
  const countOf = async (condition: SQL | undefined) => {
    const [row] = await reader
      .select({ count: count() })
      .from(arrivals)
      .innerJoin(users, eq(users.id, arrivals.userId))
      .where(condition)
    return row?.count ?? 0
  }
  return { all: await countOf(paid), month: await countOf(and(paid, gte(arrivals.settledAt, monthOf(now)))) }
}

/** What gold is given for, and how far the caller has come. */
export async function tasksOf(services: Services, caller: Caller): Promise<TasksReply> {
  const { db, config } = services
  const now = services.now()
  const user = await userOf(db, caller.id)
  const [done, [streak], paid, came] = await Promise.all([
    db.select().from(taskCompletions).where(eq(taskCompletions.userId, caller.id)),
    db.select().from(streaks).where(eq(streaks.userId, caller.id)),
    referralsPaidTo(db, user.referralCode, now),
    db.$count(users, eq(users.referredBy, user.referralCode)),
  ])
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
  // A row that ended before yesterday has ended.
  const stands = streak && streak.lastDay >= dayOf(new Date(now.getTime() - 24 * 3_600_000))
  const days = stands ? streak.days : 0
  return {
    tasks: tasks.map((task) => ({
      task,
      gold: toGold(taskRewards[task]),
      doneAt: done.find((one) => one.task === task)?.createdAt.toISOString() ?? null,
    })),
    streak: {
      days,
      best: streak?.best ?? 0,
      next: toGold(DAILY_BONUS + streakBonusOn(days + 1)),
      week: streakBonuses.map(toGold),
    },
    referral: {
      code: user.referralCode,
      gold: toGold(REFERRAL_BONUS),
      came,
      paid: paid.all,
      paidThisMonth: paid.month,
      mostAMonth: REFERRALS_A_MONTH,
    },
    mustConfirmEmail: bonusAwaitsEmail(config, user),
  }
}
