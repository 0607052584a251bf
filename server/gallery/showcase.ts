import { and, eq, inArray } from 'drizzle-orm'
import type { ShowcaseReply } from '../../contract/gallery.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import { generations, images } from '../db/schema.ts'
import { isPublic, showImages } from '../images/queries.ts'
import type { Services } from '../services.ts'
import { cardsMadeBy } from '../sheets/queries.ts'
import { sheetKey, workKey } from './fill.ts'
import { openingSheets } from './opening-sheets.ts'
import { openingWorks } from './opening-works.ts'

const heroKeys = openingWorks.flatMap(({ isHero }, index) => (isHero ? [workKey(index)] : []))
const sheetKeys = openingSheets.map((_, index) => sheetKey(index))

/**
 * What was chosen for the front page, as far as it is made and still public: the first landscape of those that may stand
 * behind the headline, and the house's sheets in their order. Only ever the house's own: nobody else's work is put there.
 */
export async function showcase(services: Services): Promise<ShowcaseReply> {
  const ordered = await services.db
    .select({ id: generations.id, key: generations.idempotencyKey })
    .from(generations)
    .where(and(eq(generations.userId, HOUSE_ID), inArray(generations.idempotencyKey, [...heroKeys, ...sheetKeys])))
  const madeBy = new Map(ordered.map(({ id, key }) => [key, id]))
  const idsOf = (keys: string[]) => keys.flatMap((key) => madeBy.get(key) ?? [])
  const [heroes, sheets] = [idsOf(heroKeys), idsOf(sheetKeys)]
  const [pictures, cards] = await Promise.all([
    heroes.length > 0
      ? services.db
          .select({ id: images.id, generationId: images.generationId })
          .from(images)
          .where(and(inArray(images.generationId, heroes), isPublic))
      : [],
    cardsMadeBy(services, sheets),
  ])
  const chosen = heroes.flatMap((made) => pictures.find(({ generationId }) => generationId === made) ?? [])[0]
  const [hero = null] = chosen ? await showImages(services, eq(images.id, chosen.id), undefined) : []
  return { hero, sheets: cards }
}
