import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { wordsIn } from '../../contract/search-language.ts'

/** Rows whose `search` column has all the words; the last may be the beginning of one ("drag" finds dragons). Without a word there are none. */
export function hasWords(search: AnyColumn | SQL, text: string): SQL {
  const words = wordsIn(text)
  if (words.length === 0) return sql`false`
  const query = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')
  return sql`${search} @@ to_tsquery('english', ${query})`
}
