import { and, inArray, ne, sql } from 'drizzle-orm'
import type { SimilarQuery } from '../../contract/gallery.ts'
import type { Image } from '../../contract/images.ts'
import { images } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { cellsNear, finenesses, LOOK_BYTES, lookDistance } from './look/look.ts'
import { isPublic, showImages } from './queries.ts'

/** Works that are compared: those alike are among them, and more would make nobody's list better. */
const COMPARED_MOST = 800
/** Of the coarser cells fewer: which of their many works come first says nothing of how alike they are. */
const COARSE_MOST = 400
/** With fewer, those are looked among that are less alike. */
const COMPARED_LEAST = 150
/** Looks farther from each other are not alike: of 120 pictures of all kinds, one pair in thirteen is nearer. */
const FAR_MOST = 95_000
/** About so many works may have one of the words by which others are found; what more have counts only with another. */
const WORKS_OF_A_WORD = 600
const PAIRED_MOST = 4

interface Found {
  id: string
  batch: string | null
}

/** One of each request, none of the picture's own. */
function eachOnce(found: readonly Found[], own: string | null, limit: number): string[] {
  const seen = new Set<string | null>([own])
  return found
    .filter(({ batch }) => {
      if (batch === null) return true
      if (seen.has(batch)) return false
      seen.add(batch)
      return true
    })
    .slice(0, limit)
    .map(({ id }) => id)
}

const signed = (bytes: Buffer) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)

async function likeByLook({ db }: Services, id: string, look: Buffer): Promise<Found[]> {
  if (look.length !== LOOK_BYTES) return []
  const one = signed(look)
  const near = new Map<string, Found & { look: Buffer | null }>()
  for (const fineness of finenesses) {
    const cells = `{${cellsNear(one, fineness).join(',')}}`
    const some = await db
      .select({ id: images.id, batch: images.generationId, look: images.look })
      .from(images)
      .where(and(sql`${images.lookCells} && ${cells}::int[]`, isPublic, ne(images.id, id)))
      .limit(fineness === finenesses[0] ? COMPARED_MOST : COARSE_MOST)
    for (const found of some) near.set(found.id, found)
    if (near.size >= COMPARED_LEAST) break
  }
  return [...near.values()]
    .map(({ look: other, ...found }) => ({
      ...found,
      far: other ? lookDistance(one, signed(other)) : Number.MAX_VALUE,
    }))
    .filter(({ far }) => far <= FAR_MOST)
    .sort((a, b) => a.far - b.far)
}

interface Lexeme extends Record<string, unknown> {
  lexeme: string
  works: number
}

/** The words of a work as the search knows them, the rarest first, with how many works have them by the table's statistics. */
async function lexemesOf({ db }: Services, id: string): Promise<Lexeme[]> {
  const { rows } = await db.execute<Lexeme>(sql`
    with common as (
      select it.lexeme, it.share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as it(lexeme, share)
      where schemaname = current_schema() and tablename = 'images' and attname = 'search')
    select mine.lexeme, (coalesce(common.share, 0) * (select greatest(reltuples, 0) from pg_class where oid = 'images'::regclass))::int as works
    from images, unnest(images.search) as mine left join common on common.lexeme = mine.lexeme
    where images.id = ${id} order by works, length(mine.lexeme) desc, mine.lexeme limit 40`)
  return rows
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

async function likeByWords(services: Services, id: string): Promise<Found[]> {
  const lexemes = await lexemesOf(services, id)
  const telling = lexemes.filter(({ works }) => works <= WORKS_OF_A_WORD).map(({ lexeme }) => quoted(lexeme))
  const paired = lexemes
    .filter(({ works }) => works > WORKS_OF_A_WORD)
    .slice(0, PAIRED_MOST)
    .map(({ lexeme }) => quoted(lexeme))
  const pairs = paired.flatMap((one, at) => paired.slice(at + 1).map((other) => `(${one} & ${other})`))
  const terms = [...telling, ...pairs]
  if (terms.length === 0) return []
  const all = lexemes.map(({ lexeme }) => quoted(lexeme)).join(' | ')
  const near = services.db
    .select({
      id: images.id,
      batch: images.generationId,
      position: images.position,
      votes: images.votes,
      search: images.search,
    })
    .from(images)
    .where(and(sql`${images.search} @@ ${terms.join(' | ')}::tsquery`, isPublic, ne(images.id, id)))
    .limit(COMPARED_MOST)
    .as('near')
  return services.db
    .select({ id: near.id, batch: near.batch })
    .from(near)
    .orderBy(sql`ts_rank(${near.search}, ${all}::tsquery) desc`, sql`${near.votes} desc`, near.position, near.id)
    .limit(200)
}

/** Public works like one that the viewer may see, the likest first. */
export async function similarImages(
  services: Services,
  image: { id: string; generationId: string | null },
  { by, limit }: SimilarQuery,
  viewerId: string | undefined,
): Promise<Image[]> {
  const [row] = await services.db
    .select({ look: images.look })
    .from(images)
    .where(inArray(images.id, [image.id]))
  const found =
    by === 'words'
      ? await likeByWords(services, image.id)
      : row?.look
        ? await likeByLook(services, image.id, row.look)
        : []
  const ids = eachOnce(found, image.generationId, limit)
  if (ids.length === 0) return []
  const shown = await showImages(services, inArray(images.id, ids), viewerId)
  return ids.flatMap((id) => shown.find((one) => one.id === id) ?? [])
}
