import { and, eq } from 'drizzle-orm'
import type { ViewedKind } from '../../contract/commentable.ts'
import type { Reactions } from '../../contract/reactions.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName } from '../accounts/queries.ts'
import { likes, sheetVotes } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { images, imageVotes, loras, sheets, users } from '../db/schema.ts'
import { columnOf, subjectNotFound, subjectOf } from '../subjects/queries.ts'

const counts = {
  image: { likes: images.likes, comments: images.comments, views: images.views, votes: images.votes },
  sheet: { likes: sheets.likes, comments: sheets.comments, views: sheets.views, votes: sheets.votes },
  // LoRAs are liked, and not voted on.
  lora: { likes: loras.likes, comments: loras.comments, views: loras.views },
} as const
const tables = { image: images, sheet: sheets, lora: loras } as const

async function countsOf(reader: Reader, kind: ViewedKind, id: string) {
  const table = tables[kind]
  const [row] = await reader
    .select({ ...counts[kind], owner: makerName })
    .from(table)
    .innerJoin(users, eq(users.id, table.ownerId))
    .where(eq(table.id, id))
  if (!row) throw subjectNotFound(kind)
  return { votes: 0, ...row }
}

interface Vote {
  value: 1 | 0 | -1
  isCounted: boolean
}
const none: Vote = { value: 0, isCounted: true }

async function voteOf(reader: Reader, kind: ViewedKind, id: string, userId: string): Promise<Vote> {
  if (kind === 'lora') return none
  const table = kind === 'image' ? imageVotes : sheetVotes
  const column = kind === 'image' ? imageVotes.imageId : sheetVotes.sheetId
  const [row] = await reader
    .select({ value: table.value, isCounted: table.isCounted })
    .from(table)
    .where(and(eq(column, id), eq(table.userId, userId)))
  return row ?? none
}

/** What people make of a work, and what the caller does. Throws `not_found` for one that is not theirs to see. */
export async function reactionsTo(
  reader: Reader,
  caller: Caller | undefined,
  { kind, id }: { kind: ViewedKind; id: string },
): Promise<Reactions> {
  const subject = await subjectOf(reader, caller, { kind, id })
  const mine = caller && and(eq(likes[columnOf(kind)], id), eq(likes.userId, caller.id))
  const [row, [liked], vote] = await Promise.all([
    countsOf(reader, kind, id),
    mine ? reader.select({ isCounted: likes.isCounted }).from(likes).where(mine) : [],
    caller ? voteOf(reader, kind, id, caller.id) : none,
  ])
  // To whoever gave them, what does not count is there as well.
  const own = { votes: vote.isCounted ? 0 : vote.value, likes: liked?.isCounted === false ? 1 : 0 }
  return {
    ...row,
    votes: row.votes + own.votes,
    likes: row.likes + own.likes,
    isLiked: liked !== undefined,
    myVote: vote.value,
    isOwner: caller?.id === subject.ownerId,
  }
}
