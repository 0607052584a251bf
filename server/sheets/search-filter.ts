import { and, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Comparison, Condition, ReadSearch } from '../../contract/search-language.ts'
import type { Reader } from '../db/database.ts'
import { sheets, users } from '../db/schema.ts'
import { hasWords } from '../db/words.ts'

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
const signs: Record<Comparison, SQL> = { '>': sql`>`, '<': sql`<`, '>=': sql`>=`, '<=': sql`<=`, '=': sql`=` }

type Words = Extract<Condition, { by: 'words' | 'phrase' }>

/**
 * Sheets with these words. Where the game master's parts are kept back from who asks, their titles alone may tell it, of words
 * that are left out as of those that are looked for: what is missing would tell as much.
 */
function saying(words: Words, isOwn: boolean): SQL | undefined {
  const within = (search: SQL | typeof sheets.search) =>
    words.by === 'words'
      ? hasWords(search, words.words.join(' '))
      : sql`${search} @@ phraseto_tsquery('english', ${words.text})`
  const told = or(eq(sheets.sharesSecrets, true), within(sql`to_tsvector('english', ${sheets.title})`))
  return and(within(sheets.search), isOwn ? undefined : told)
}

function pickedBy(condition: Exclude<Condition, Words>, creators: ReadonlyMap<string, string>): SQL | undefined {
  switch (condition.by) {
    case 'sheetKind':
      return inArray(sheets.kind, [...condition.kinds])
    case 'system':
      return sql`coalesce(${inArray(sheets.system, [...condition.systems])}, false)`
    case 'creator': {
      const id = creators.get(condition.name)
      return id === undefined ? sql`false` : eq(sheets.ownerId, id)
    }
    case 'count':
      return sql`${sheets[condition.of]} ${signs[condition.is]} ${condition.number}`
    case 'time':
      return and(
        condition.from === undefined ? undefined : gte(sheets.createdAt, midnight(condition.from)),
        condition.before === undefined ? undefined : lt(sheets.createdAt, midnight(condition.before)),
      )
    // Of pictures, and not read in a search of sheets.
    default:
      return sql`false`
  }
}

async function creatorsIn(reader: Reader, { parts }: ReadSearch): Promise<ReadonlyMap<string, string>> {
  const names = parts.flatMap(({ condition }) => (condition?.by === 'creator' ? [condition.name] : []))
  if (names.length === 0) return new Map()
  const rows = await reader
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, names))
  return new Map(rows.flatMap(({ id, username }) => (username === null ? [] : [[username, id] as const])))
}

/** The sheets that answer a search with more than words; `isOwn`: whose sheets are searched may read all of them. */
export async function sheetFilter(reader: Reader, read: ReadSearch, isOwn: boolean): Promise<SQL | undefined> {
  if (!read.parts.some(({ condition }) => condition !== undefined)) return sql`false`
  const creators = await creatorsIn(reader, read)
  return and(
    ...read.parts.map(({ condition, isNot }) => {
      if (condition === undefined) return undefined
      const isOfWords = condition.by === 'words' || condition.by === 'phrase'
      const picked = isOfWords ? saying(condition, isOwn) : pickedBy(condition, creators)
      return isNot && picked ? not(picked) : picked
    }),
  )
}
