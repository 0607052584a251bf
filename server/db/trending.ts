import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * What is trending: works in the order of their heat, which is kept in a column and needs no working out when it is read.
 *
 *     heat = sign(net) · log10(max(1, |net|)) + (seconds since 1970 when it was made) / 45,000
 *     net  = votes (up less down) + likes + comments / 4
 *
 * Votes and likes are those that count: of one address no more than contract/trust.ts (ADDRESS_ROOM) lets in.
 * Ten times the favour weighs as much as being 45,000 seconds (12½ hours) younger, so that the first ten votes count as much as
 * the next ninety and nothing stays on top by having once been there. Age never has to be counted anew: what is newer begins
 * higher, what is old keeps its heat and is overtaken.
 */
const TENFOLD_IN = 45_000
const COMMENTS_A_VOTE = 4

interface Counted {
  votes: AnyColumn
  likes: AnyColumn
  comments: AnyColumn
  createdAt: AnyColumn
}

/**
 * A work's heat with so many more votes, likes and comments than its row still says: to be set in the statement that counts them.
 * `update(images).set({ likes: sql`${images.likes} + 1`, heat: heatWith(images, { likes: 1 }) })`
 */
export function heatWith(
  { votes, likes, comments, createdAt }: Counted,
  more: Partial<Record<'votes' | 'likes' | 'comments', number>> = {},
): SQL<number> {
  const net = sql`(${votes} + ${more.votes ?? 0}::int + ${likes} + ${more.likes ?? 0}::int
    + (${comments} + ${more.comments ?? 0}::int) / ${COMMENTS_A_VOTE}::float8)`
  return sql<number>`sign(${net}) * log(greatest(1, abs(${net}))) + extract(epoch from ${createdAt}) / ${TENFOLD_IN}::float8`
}
