import { asc, inArray, sql } from 'drizzle-orm'
import { editInWords, type KeptEdit, LINEAGE_MAX, type Lineage } from '../../contract/edits.ts'
import { images } from '../db/schema.ts'
import { isPublic, showImages } from '../images/queries.ts'
import type { Services } from '../services.ts'

/** Edits one after the other that a lineage is followed up and down. */
const DEPTH_MAX = 100

const withoutMasks = sql<KeptEdit | null>`${images.edit} #- '{edit,mask}' #- '{edit,keep}' #- '{edit,drop}'`

/**
 * The ids of a lineage: up from a picture as far as the viewer sees, then all that came of the topmost, the nearest first, as many as
 * are shown.
 */
async function idsOf({ db }: Services, id: string, viewerId: string | undefined) {
  const seen = sql`(${isPublic} or (${images.ownerId} = ${viewerId ?? ''} and ${images.deletedAt} is null))`
  const { rows } = await db.execute<{ id: string; is_above: boolean }>(sql`
    with recursive up as (
      select ${images.id} as id, ${images.editOf} as edit_of, 0 as depth from ${images} where ${images.id} = ${id}
      union all
      select ${images.id}, ${images.editOf}, up.depth + 1 from ${images} join up on ${images.id} = up.edit_of
      where ${seen} and up.depth < ${DEPTH_MAX}
    ),
    down as (
      (select up.id, 0 as depth from up order by up.depth desc limit 1)
      union all
      select ${images.id}, down.depth + 1 from ${images} join down on ${images.editOf} = down.id
      where ${seen} and down.depth < ${DEPTH_MAX}
    ),
    nearest as (select id from down limit ${LINEAGE_MAX + 1})
    select id, true as is_above from up union all select id, false from nearest where id not in (select id from up)`)
  // The way up is always there, and of the rest as much as there is room for.
  const ids = rows.toSorted((one, other) => Number(other.is_above) - Number(one.is_above)).map((row) => row.id)
  return { ids: ids.slice(0, LINEAGE_MAX), isWhole: ids.length <= LINEAGE_MAX }
}

/** All that a picture came of and that came of it, as far as the viewer may see it. */
export async function lineageOf(services: Services, id: string, viewerId: string | undefined): Promise<Lineage> {
  const { ids, isWhole } = await idsOf(services, id, viewerId)
  const among = inArray(images.id, ids)
  const [shown, links] = await Promise.all([
    showImages(services, among, viewerId),
    services.db
      .select({ id: images.id, editOf: images.editOf, edit: withoutMasks })
      .from(images)
      .where(among)
      .orderBy(asc(images.createdAt), asc(images.id)),
  ])
  const known = new Map(shown.map((image) => [image.id, image]))
  const works = links.flatMap(({ id: own, editOf, edit }) => {
    const image = known.get(own)
    if (!image) return []
    const { url, title, width, height, thumbhash, isBlurred, createdAt } = image
    const parentId = editOf !== null && known.has(editOf) ? editOf : null
    const steps = edit ? [...editInWords(edit.edit), ...(edit.told ?? [])] : []
    return { id: own, parentId, title, url, width, height, thumbhash, isBlurred, createdAt, steps }
  })
  return { works, isWhole }
}
