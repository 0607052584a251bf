import { and, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { categoryFacts } from '../../contract/categories.ts'
import type { Comparison, Condition, ReadSearch, SearchPart } from '../../contract/search-language.ts'
import { images, users } from '../db/schema.ts'
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

/** All of the words, of a title alone where it says so; the last may be the beginning of one. */
function tsQuery(words: readonly string[], { isOpen = false, isTitle = false } = {}): SQL {
  const weight = isTitle ? 'A' : ''
  const terms = words.map((word, at) => {
    const flags = `${isOpen && at === words.length - 1 ? '*' : ''}${weight}`
    return flags === '' ? word : `${word}:${flags}`
  })
  return sql`to_tsquery('english', ${terms.join(' & ')})`
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
    case 'nsfw':
      return asking.isMember ? eq(images.isNsfw, true) : sql`false`
  }
}

/** The plain words that are looked for everywhere, as they were written. */
export const plainWords = ({ parts }: ReadSearch): string[] =>
  parts.flatMap(({ condition, isNot }) =>
    !isNot && condition?.by === 'words' && condition.in === 'all' ? condition.words : [],
  )

/** Whether a search asks for works that the public gallery keeps back. */
export const asksForNsfw = ({ parts }: ReadSearch) =>
  parts.some(({ condition, isNot }) => condition?.by === 'nsfw' && !isNot)

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
function hasAll(words: readonly string[], isOpen: boolean, others: readonly SQL[], asking: Asking): SQL | undefined {
  const having = (some: readonly string[], open: boolean) => {
    const queries = [...(some.length > 0 ? [tsQuery(some, { isOpen: open })] : []), ...others]
    return queries.length === 0 ? undefined : sql`${images.search} @@ (${sql.join(queries, sql` && `)})`
  }
  const byName = words.flatMap((word, at) => {
    const owner = asking.creators.get(word.toLowerCase())
    if (owner === undefined) return []
    const rest = words.filter((_, other) => other !== at)
    return [and(eq(images.ownerId, owner), having(rest, isOpen && at < words.length - 1))]
  })
  return or(having(words, isOpen), ...byName)
}

const isWordy = ({ condition, isNot }: SearchPart) =>
  !isNot && (condition?.by === 'words' || condition?.by === 'phrase')

/** The works that answer a search: a condition for each of its parts that was understood. */
export async function searchFilter(services: Services, read: ReadSearch, isMember: boolean): Promise<SQL | undefined> {
  if (!saysSomething(read)) return sql`false`
  const asking: Asking = { services, isMember, creators: await creatorsIn(services, read) }
  const last = read.parts.at(-1)
  const isOpen = last !== undefined && !last.isNot && last.condition?.by === 'words' && last.condition.in === 'all'
  const exact = read.parts.filter(isWordy).flatMap(({ condition }) => {
    if (condition?.by === 'phrase') return [sql`phraseto_tsquery('english', ${condition.text})`]
    return condition?.by === 'words' && condition.in === 'title' ? [tsQuery(condition.words, { isTitle: true })] : []
  })
  const words = plainWords(read)
  const conditions = read.parts.map((part) => {
    const { condition, isNot } = part
    if (condition === undefined || isWordy(part)) return undefined
    if (condition.by === 'words')
      return sql`not ${images.search} @@ ${tsQuery(condition.words, { isTitle: condition.in === 'title' })}`
    if (condition.by === 'phrase') return sql`not ${images.search} @@ phraseto_tsquery('english', ${condition.text})`
    const picked = pickedBy(condition, asking)
    return isNot && picked ? not(picked) : picked
  })
  return and(words.length + exact.length > 0 ? hasAll(words, isOpen, exact, asking) : undefined, ...conditions)
}
