import { and, type SQL, sql } from 'drizzle-orm'
import { type Database, type Transaction, transact } from '../db/database.ts'
import { images } from '../db/schema.ts'
import { hasWords, wordsOf } from '../db/words.ts'

/** Longer searches are no slips of the pen. */
const WORDS_MAX = 8
/** Shorter words are like too many others. */
const LETTERS_MIN = 4
/** How alike two words must be, 0-1, by the three-letter pieces they share; and a word and a stretch of a text. */
const LIKENESS = 0.25
const LIKENESS_IN_TEXT = '0.4'
/** Works read for their words. */
const READ_MAX = 200

/** The words of a work that a misspelt one may have meant, in the expression that the index `images_words` is made of. */
const words = sql`(${images.title} || ' ' || ${images.prompt})`

/**
 * What a search that found nothing may have meant: its unknown words replaced by the most similar ones of the works in
 * `scope`. Undefined when there are none, or when no work has the words together even then.
 */
export function meantBy(db: Database, text: string, scope: SQL | undefined): Promise<string | undefined> {
  return transact(db, async (tx) => {
    const found = async (query: string) =>
      (
        await tx
          .select({ one: sql`1` })
          .from(images)
          .where(and(scope, hasWords(images.search, query)))
          .limit(1)
      ).length > 0
    const asked = wordsOf(text)
    if (asked.length > WORDS_MAX) return undefined
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${LIKENESS_IN_TEXT}, true)`)
    const meant: string[] = []
    for (const word of asked) {
      const isClear = word.length < LETTERS_MIN || (await found(word))
      meant.push(isClear ? word : await nearest(tx, word, scope))
    }
    const query = meant.join(' ')
    const isChanged = meant.some((word, index) => word !== asked[index])
    return isChanged && (await found(query)) ? query : undefined
  })
}

/** The most similar word of the works in `scope`, the more common of two; the word itself where there is none. */
async function nearest(tx: Transaction, word: string, scope: SQL | undefined): Promise<string> {
  const near = tx
    .select({ text: words.as('text') })
    .from(images)
    .where(and(scope, sql`${words} %> ${word}`))
    .limit(READ_MAX)
  const [best] = (
    await tx.execute<{ word: string }>(sql`
      select word from (${near}) near, regexp_split_to_table(lower(near.text), '[^[:alnum:]]+') word
      where similarity(word, ${word}) >= ${LIKENESS}
      group by word order by similarity(word, ${word}) desc, count(*) desc, word limit 1`)
  ).rows
  return best?.word ?? word
}
