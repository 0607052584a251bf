import { and, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { categoryFacts } from '../../contract/categories.ts'
import type { Comparison, Condition, ReadSearch } from '../../contract/search-language.ts'
import { images, imageWords, users } from '../db/schema.ts'
import type { Services } from '../services.ts'

/** Who asks, and who of the people a search may mean there are, by their usernames. */
interface Asking {
  services: Services
  /** Whether they may look for what is marked as NSFW. */
  isMember: boolean
  creators: ReadonlyMap<string, string>
}

/** The squares of a battle map, in the words of the index `images_squares`. */
const squares = sql`(${images.scene} #>> '{grid,columns}' || 'x' || (${images.scene} #>> '{grid,rows}'))`

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
const signs: Record<Comparison, SQL> = { '>': sql`>`, '<': sql`<`, '>=': sql`>=`, '<=': sql`<=`, '=': sql`=` }
const shapeSigns = { square: sql`=`, portrait: sql`<`, landscape: sql`>` }

/** All of the words; in place of the last, which may be the beginning of one, any of those that it begins. */
function tsQuery(words: readonly string[], begun: readonly string[] = []): SQL {
  const last = words.at(-1)
  const terms = [
    ...words.slice(0, -1),
    ...(last === undefined ? [] : [begun.length > 0 ? `(${begun.join(' | ')})` : last]),
  ]
  return sql`to_tsquery('english', ${terms.join(' & ')})`
}

/** Shorter beginnings are of too many words. */
const BEGUN_MIN = 3
const BEGUN_MOST = 24

/**
 * The words that one begins: known ones, which an index finds far quicker than a beginning that it has to read through, as far as
 * they are few; else the beginning itself.
 */
async function begunBy({ db }: Services, word: string): Promise<string[]> {
  const asked = word.toLowerCase()
  const known =
    asked.length < BEGUN_MIN || asked.length > 40
      ? []
      : await db
          .select({ word: imageWords.word })
          .from(imageWords)
          .where(sql`${imageWords.word} like ${`${asked}%`}`)
          .limit(BEGUN_MOST + 1)
  if (known.length === 0 || known.length > BEGUN_MOST) return [`${word}:*`]
  return [...new Set([word, ...known.map(({ word: other }) => other)])]
}

function modelsNamed({ providers }: Services, names: readonly string[]): string[] {
  const known = providers.models().filter(({ id, name }) => {
    const called = [id.toLowerCase(), name.toLowerCase()]
    return names.some((asked) => called.some((one) => one === asked || one.split(/[\s/:.-]+/).includes(asked)))
  })
  return [...new Set([...names, ...known.map(({ id }) => id)])]
}

/** The works that one condition picks out; its words are for whoever puts them all together. */
function pickedBy(condition: Exclude<Condition, { by: 'words' | 'phrase' }>, asking: Asking): SQL | undefined {
  switch (condition.by) {
    case 'type':
      return inArray(
        images.type,
        condition.categories.map((category) => categoryFacts[category].type),
      )
    case 'model':
      return inArray(images.model, modelsNamed(asking.services, condition.names))
    case 'creator': {
      const id = asking.creators.get(condition.name)
      return id === undefined ? sql`false` : eq(images.ownerId, id)
    }
    case 'tag':
      return sql`${images.tags} @> ${JSON.stringify([condition.tag])}::jsonb`
    case 'shape':
      return sql`${images.width} ${shapeSigns[condition.shape]} ${images.height}`
    case 'squares':
      return and(sql`${images.type} = 'BATTLEMAP'`, sql`${squares} = ${`${condition.columns}x${condition.rows}`}`)
    case 'pixels':
      return and(eq(images.width, condition.width), eq(images.height, condition.height))
    case 'count':
      return sql`${images[condition.of]} ${signs[condition.is]} ${condition.number}`
    case 'time':
      return and(
        condition.from === undefined ? undefined : gte(images.createdAt, midnight(condition.from)),
        condition.before === undefined ? undefined : lt(images.createdAt, midnight(condition.before)),
      )
    // Of sheets: works have none.
    case 'sheetKind':
    case 'system':
      return sql`false`
    case 'axis':
      return sql`${images[condition.axis]} > 0`
    case 'nsfw':
      return asking.isMember ? eq(images.isNsfw, true) : sql`false`
  }
}

/** The plain words of a search, as they were written. */
const plainWords = ({ parts }: ReadSearch): string[] =>
  parts.flatMap(({ condition, isNot }) => (!isNot && condition?.by === 'words' ? condition.words : []))

/** Whether a search asks for works that the public gallery keeps back. */
export const asksForNsfw = ({ parts }: ReadSearch) =>
  parts.some(({ condition, isNot }) => condition?.by === 'nsfw' && !isNot)

/** Whether a search asks for works by what is on them, whether the public gallery keeps them back or not. */
export const asksForAxis = ({ parts }: ReadSearch) =>
  parts.some(({ condition, isNot }) => condition?.by === 'axis' && !isNot)

/** Whether there is anything in it to be looked for. */
const saysSomething = ({ parts }: ReadSearch) => parts.some(({ condition }) => condition !== undefined)

/** The people whom a search may mean, by `by:` or by a word that is somebody's name. */
async function creatorsIn({ db }: Services, read: ReadSearch): Promise<ReadonlyMap<string, string>> {
  const named = read.parts.flatMap(({ condition }) => (condition?.by === 'creator' ? [condition.name] : []))
  const names = [...new Set([...named, ...plainWords(read).map((word) => word.toLowerCase())])]
  if (names.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, names))
  return new Map(rows.flatMap(({ id, username }) => (username === null ? [] : [[username, id] as const])))
}

/** Works that have all the words in their own, or that somebody made whose name is one of them and that have the others. */
function hasAll(
  words: readonly string[],
  begun: readonly string[],
  phrases: readonly SQL[],
  asking: Asking,
): SQL | undefined {
  const having = (some: readonly string[], open: readonly string[]) => {
    const queries = [...(some.length > 0 ? [tsQuery(some, open)] : []), ...phrases]
    return queries.length === 0 ? undefined : sql`${images.search} @@ (${sql.join(queries, sql` && `)})`
  }
  const byName = words.flatMap((word, at) => {
    const owner = asking.creators.get(word.toLowerCase())
    if (owner === undefined) return []
    const rest = words.filter((_, other) => other !== at)
    return [and(eq(images.ownerId, owner), having(rest, at < words.length - 1 ? begun : []))]
  })
  return or(having(words, begun), ...byName)
}

/** The works that answer a search: a condition for each of its parts that was understood. */
export async function searchFilter(services: Services, read: ReadSearch, isMember: boolean): Promise<SQL | undefined> {
  if (!saysSomething(read)) return sql`false`
  const words = plainWords(read)
  const last = read.parts.at(-1)
  const open = last !== undefined && !last.isNot && last.condition?.by === 'words' ? words.at(-1) : undefined
  const [creators, begun] = await Promise.all([
    creatorsIn(services, read),
    open === undefined ? [] : begunBy(services, open),
  ])
  const asking: Asking = { services, isMember, creators }
  const phrases: SQL[] = []
  const conditions = read.parts.map(({ condition, isNot }) => {
    if (condition === undefined) return undefined
    if (condition.by === 'words') return isNot ? sql`not ${images.search} @@ ${tsQuery(condition.words)}` : undefined
    if (condition.by === 'phrase') {
      const phrase = sql`phraseto_tsquery('english', ${condition.text})`
      if (isNot) return sql`not ${images.search} @@ ${phrase}`
      phrases.push(phrase)
      return undefined
    }
    const picked = pickedBy(condition, asking)
    return isNot && picked ? not(picked) : picked
  })
  const wordy = words.length + phrases.length > 0 ? hasAll(words, begun, phrases, asking) : undefined
  return and(wordy, ...conditions)
}
