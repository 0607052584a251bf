import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The words of a search. Only letters and digits get through, so nothing a person types is read as search syntax. */
export const wordsOf = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []

/** Rows whose `search` column has all the words; the last may be the beginning of one ("drag" finds dragons). Without a word there are none. */
export function hasWords(search: AnyColumn | SQL, text: string): SQL {
  const words = wordsOf(text)
  if (words.length === 0) return sql`false`
  const query = words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')
  return sql`${search} @@ to_tsquery('english', ${query})`
}
