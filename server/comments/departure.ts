import { asc, eq, sql } from 'drizzle-orm'
import { ensureHouse, HOUSE_ID } from '../accounts/house.ts'
import { comments } from '../db/community.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { aboutOf } from '../subjects/queries.ts'

/**
 * Locks what leaving changes beside pictures and sheets, in the order in which whoever comments does: what a person said
 * something about or likes, then comments of theirs, those they answered, and those they like. Each in the order of ids.
 */
export async function lockCommentsTouchedBy(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    select id from loras where owner_id = ${userId}
      or id in (select lora_id from likes where user_id = ${userId})
      or id in (select lora_id from comments where author_id = ${userId})
    order by id for update`)
  for (const [table, column] of [
    ['roadmap_items', 'roadmap_item_id'],
    ['competitions', 'competition_id'],
  ] as const) {
    await tx.execute(sql`
      select id from ${sql.identifier(table)}
      where id in (select ${sql.identifier(column)} from comments where author_id = ${userId})
      order by id for no key update`)
  }
  await tx.execute(sql`
    select id from comments where author_id = ${userId}
      or id in (select parent_id from comments where author_id = ${userId})
      or id in (select comment_id from likes where user_id = ${userId})
    order by id for update`)
}

/**
 * Takes what a person said out of everything. Where others answered, the place stays for the answers, and is nobody's any
 * more; the rest goes with the account.
 */
export async function withdrawCommentsOf(tx: Transaction, userId: string): Promise<void> {
  for (const [table, column] of [
    ['images', 'image_id'],
    ['sheets', 'sheet_id'],
    ['loras', 'lora_id'],
    ['roadmap_items', 'roadmap_item_id'],
    ['competitions', 'competition_id'],
  ] as const) {
    const about = sql.identifier(table)
    const its = sql.identifier(column)
    await tx.execute(sql`
      update ${about} set comments = ${about}.comments - said.count
      from (
        select ${its} as id, count(*)::int as count from comments
        where author_id = ${userId} and deleted_at is null and not is_withheld and ${its} is not null group by ${its}
      ) said
      where said.id = ${about}.id`)
  }
  await tx.execute(sql`
    update comments parent set replies = parent.replies - own.count
    from (
      select parent_id as id, count(*)::int as count from comments
      where author_id = ${userId} and parent_id is not null group by parent_id
    ) own
    where own.id = parent.id`)
  const emptied = sql`select parent_id from comments where author_id = ${userId} and parent_id is not null`
  const answered = sql`author_id = ${userId} and parent_id is null and replies > 0`
  await ensureHouse(tx)
  await tx.execute(sql`
    update comments set author_id = ${HOUSE_ID}, text = '', mentions = '{}', idempotency_key = id::text,
      deleted_at = coalesce(deleted_at, now())
    where ${answered}`)
  await tx.execute(sql`
    delete from comments where author_id <> ${userId} and deleted_at is not null and replies = 0 and id in (${emptied})`)
  await tx.delete(comments).where(eq(comments.authorId, userId))
}

/** What a person said about anything, to be taken along. */
export async function commentsKeptOf(reader: Reader, userId: string) {
  const said = await reader
    .select()
    .from(comments)
    .where(eq(comments.authorId, userId))
    .orderBy(asc(comments.createdAt))
  return said.flatMap((row) => {
    const about = aboutOf(row)
    if (!about || row.deletedAt !== null) return []
    return [{ id: row.id, about, text: row.text, createdAt: row.createdAt.toISOString() }]
  })
}
