import { and, type SQL, sql } from 'drizzle-orm'
import { plainlyWritten, type ReadSearch, stepsBetween, withPart } from '../../contract/search-language.ts'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { images, imageWords } from '../db/schema.ts'

/** Longer searches are no slips of the pen. */
const WORDS_MAX = 8
/** Shorter words are like too many others. */
const LETTERS_MIN = 4
/** How alike two words must be, 0-1, by the three-letter pieces they share. */
const LIKENESS = '0.25'
/** Words that are looked at for one that is unknown: some of the likest may be in nothing that the person may see. */
const READ_MAX = 12

/**
 * What a search that found nothing may have meant: its unknown words replaced by the most similar ones of the works in
 * `scope`, and the rest as it was written. Undefined when there are none.
 */
export function meantBy(
  db: Database,
  written: string,
  read: ReadSearch,
  scope: SQL | undefined,
): Promise<string | undefined> {
  return transact(db, async (tx) => {
    const has = async (query: SQL) =>
      (
        await tx
          .select({ one: sql`1` })
          .from(images)
          .where(and(scope, sql`${images.search} @@ ${query}`))
          .limit(1)
      ).length > 0
    const found = (word: string) => has(sql`to_tsquery('english', ${word})`)
    const asked = plainlyWritten(read)
    if (asked.length > WORDS_MAX) return undefined
    // By the index of words alone: the planner would look through all works for the first that has one, and none may.
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${LIKENESS}, true),
      set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`)
    let meant = written
    // From the last, which may be the beginning of a word, to the first: what stands before a change keeps its place.
    for (const [at, { word, from, to }] of asked.toReversed().entries()) {
      const isClear =
        word.length < LETTERS_MIN ||
        (await found(word)) ||
        (at === 0 && (await has(sql`to_tsquery('english', ${`${word}:*`})`)))
      const other = isClear ? word : await nearest(tx, word, found)
      if (other !== word) meant = withPart(meant, { from, to }, other)
    }
    return meant === written ? undefined : meant
  })
}

/** The most similar word that a work in sight has; the word itself where there is none. */
async function nearest(tx: Transaction, word: string, found: (word: string) => Promise<boolean>): Promise<string> {
  const asked = word.toLowerCase()
  const near = await tx
    .select({ word: imageWords.word })
    .from(imageWords)
    .where(sql`${imageWords.word} % ${asked}`)
    .orderBy(sql`similarity(${imageWords.word}, ${asked}) desc`, imageWords.word)
    .limit(READ_MAX)
  const most = Math.max(1, Math.floor(word.length / 3))
  for (const { word: other } of near) if (stepsBetween(asked, other) <= most && (await found(other))) return other
  return word
}
