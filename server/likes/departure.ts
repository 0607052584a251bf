import { asc, eq, sql } from 'drizzle-orm'
import { likes, sheetVotes } from '../db/community.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { aboutOf } from '../subjects/queries.ts'

/** Takes back every like a person gave, and every vote on a sheet. What they are on was locked before. */
export async function withdrawLikesOf(tx: Transaction, userId: string): Promise<void> {
  for (const [table, column] of [
    ['images', 'image_id'],
    ['sheets', 'sheet_id'],
    ['loras', 'lora_id'],
    ['comments', 'comment_id'],
  ] as const) {
    const liked = sql.identifier(table)
    await tx.execute(sql`
      update ${liked} set likes = ${liked}.likes - 1 from likes mine
      where mine.${sql.identifier(column)} = ${liked}.id and mine.user_id = ${userId} and mine.is_counted`)
  }
  await tx.delete(likes).where(eq(likes.userId, userId))
  await tx.execute(sql`
    update sheets set votes = votes - mine.value from sheet_votes mine
    where mine.sheet_id = sheets.id and mine.user_id = ${userId} and mine.is_counted`)
  await tx.delete(sheetVotes).where(eq(sheetVotes.userId, userId))
}

/** What a person likes, and how they voted on sheets, to be taken along. */
export async function likesKeptOf(reader: Reader, userId: string) {
  const liked = await reader.select().from(likes).where(eq(likes.userId, userId)).orderBy(asc(likes.createdAt))
  const votes = await reader.select().from(sheetVotes).where(eq(sheetVotes.userId, userId))
  return {
    likes: liked.flatMap(({ commentId, ...row }) => {
      const about = commentId === null ? aboutOf(row) : { kind: 'comment' as const, id: commentId }
      return about ? [about] : []
    }),
    sheetVotes: votes.map(({ sheetId, value }) => ({ sheetId, isUpvote: value === 1 })),
  }
}
