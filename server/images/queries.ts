import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Covers } from '../../contract/axes.ts'
import type { KeptEdit } from '../../contract/edits.ts'
import { type FullImage, type Image, MapBarriers } from '../../contract/images.ts'
import type { Worn } from '../../contract/own-styles.ts'
import { makerName } from '../accounts/queries.ts'
import type { Reader } from '../db/database.ts'
import { images, imageVotes, recordingFiles, sheets, users } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { type ImageRow, presentImage, presentRecording } from './presenter.ts'

// The scene is large, so may be an edit's mask, what was sent is for one page, and what searches go by is the database's own: none leaves it with a listing.
const {
  scene: _scene,
  sent: _sent,
  worn: _worn,
  edit: _edit,
  search: _search,
  look: _look,
  lookCells: _cells,
  ...shown
} = getTableColumns(images)

/** The part of a scene that says what a map's numbers stand for; scenes themselves run to hundreds of kilobytes. */
const legend = sql<unknown>`jsonb_build_object(
  'kind', ${images.scene} -> 'kind', 'name', ${images.scene} -> 'name', 'key', ${images.scene} -> 'key',
  'landmarks', ${images.scene} -> 'landmarks', 'grid', ${images.scene} -> 'grid', 'version', ${images.scene} -> 'version', 'asked', ${images.scene} -> 'asked',
  'numbers', jsonb_path_query_array(${images.scene}, '$.rooms[*].number'),
  'badges', jsonb_path_query_array(${images.scene}, '$.rooms[*].badge'))`

/** Rows with their owner's name and the viewer's vote, to be filtered and ordered further. */
export function selectImages(reader: Reader, viewerId: string | undefined) {
  const vote = and(eq(imageVotes.imageId, images.id), eq(imageVotes.userId, viewerId ?? ''))
  return reader
    .select({
      image: shown,
      owner: makerName,
      myVote: sql<1 | -1 | 0>`coalesce(${imageVotes.value}, 0)`,
      isMineCounted: sql<boolean>`coalesce(${imageVotes.isCounted}, true)`,
      // Asked for once, however many rows there are.
      covers: sql<Covers | null>`(select viewer.covers from ${users} viewer where viewer.id = ${viewerId ?? ''})`,
    })
    .from(images)
    .innerJoin(users, eq(users.id, images.ownerId))
    .leftJoin(imageVotes, vote)
}

/** The sheet that a picture was made for; null where there is none, or none for the viewer to see. */
async function sheetOf(
  reader: Reader,
  { sheetId: id, isUnlisted }: Pick<ImageRow['image'], 'sheetId' | 'isUnlisted'>,
  viewerId: string | undefined,
): Promise<FullImage['sheet']> {
  if (id === null) return null
  const isSeen = or(
    eq(sheets.isVisible, true),
    // A public picture is no way to a sheet that is listed nowhere.
    isUnlisted ? eq(sheets.isUnlisted, true) : undefined,
    viewerId === undefined ? undefined : eq(sheets.ownerId, viewerId),
  )
  const [sheet] = await reader
    .select({ kind: sheets.kind, id: sheets.id, title: sheets.title })
    .from(sheets)
    .where(and(eq(sheets.id, id), isNull(sheets.deletedAt), isSeen))
  return sheet ?? null
}

export async function findImage(
  reader: Reader,
  id: string,
  viewerId: string | undefined,
): Promise<
  | (ImageRow & Pick<FullImage, 'sheet' | 'sent'> & { legend: unknown; edit: KeptEdit | null; isWearing: boolean })
  | undefined
> {
  const [[row], [kept]] = await Promise.all([
    selectImages(reader, viewerId).where(eq(images.id, id)),
    reader
      .select({ legend, sent: images.sent, edit: images.edit, isWearing: isNotNull(images.worn).mapWith(Boolean) })
      .from(images)
      .where(eq(images.id, id)),
  ])
  if (!row) return undefined
  return {
    ...row,
    legend: kept?.legend,
    isWearing: kept?.isWearing ?? false,
    sent: kept?.sent ?? null,
    edit: kept?.edit ?? null,
    sheet: await sheetOf(reader, row.image, viewerId),
  }
}

/** The files of a work's recording, in their order. */
export function recordingFilesOf(reader: Reader, imageId: string) {
  return reader
    .select({ mediaKey: recordingFiles.mediaKey, stem: recordingFiles.stem, bytes: recordingFiles.bytes })
    .from(recordingFiles)
    .where(eq(recordingFiles.imageId, imageId))
    .orderBy(asc(recordingFiles.position))
}

/** Every recording of somebody's with its files, for whoever takes all of it along. */
export async function recordingsKeptOf(services: Services, ownerId: string) {
  const { db } = services
  const rows = await db
    .select({ image: shown })
    .from(images)
    .where(and(eq(images.ownerId, ownerId), isNotNull(images.recording), isNull(images.deletedAt)))
    .orderBy(asc(images.createdAt))
  const files = await db
    .select({ ...getTableColumns(recordingFiles) })
    .from(recordingFiles)
    .where(
      inArray(
        recordingFiles.imageId,
        rows.map(({ image }) => image.id),
      ),
    )
    .orderBy(asc(recordingFiles.position))
  return rows.flatMap(({ image }) => {
    const its = files.filter(({ imageId }) => imageId === image.id)
    const recording = presentRecording(services, image, its, null)
    return recording ? [{ imageId: image.id, recording }] : []
  })
}

/** Most paintings of one composition, and edits of one picture, that its page leads to. */
const PAINTINGS_MAX = 6

/** What was painted over a picture's composition, as far as the viewer may see it; newest first. */
export async function paintingsOf(
  reader: Reader,
  id: string,
  viewerId: string | undefined,
): Promise<FullImage['paintings']> {
  const isSeen = or(isPublic, viewerId === undefined ? undefined : eq(images.ownerId, viewerId))
  return reader
    .select({ id: images.id, title: images.title })
    .from(images)
    .where(and(eq(images.overOf, id), isNull(images.deletedAt), isSeen))
    .orderBy(desc(images.createdAt), asc(images.id))
    .limit(PAINTINGS_MAX)
}

/** What came of a picture by edits, as far as the viewer may see it; newest first. */
export async function editsOf(reader: Reader, id: string, viewerId: string | undefined): Promise<FullImage['edits']> {
  const isSeen = or(isPublic, viewerId === undefined ? undefined : eq(images.ownerId, viewerId))
  return reader
    .select({ id: images.id, title: images.title })
    .from(images)
    .where(and(eq(images.editOf, id), isNull(images.deletedAt), isSeen))
    .orderBy(desc(images.createdAt), asc(images.id))
    .limit(PAINTINGS_MAX)
}

/** The walls, doors and lights that an uploaded map came with; undefined for any other picture. */
export async function barriersOf(reader: Reader, id: string): Promise<MapBarriers | undefined> {
  const barriers = sql<unknown>`${images.scene} -> 'barriers'`
  const isUploadedMap = sql`${images.scene} ->> 'kind' = 'universal-vtt'`
  const [kept] = await reader
    .select({ barriers })
    .from(images)
    .where(and(eq(images.id, id), isUploadedMap))
  return MapBarriers.safeParse(kept?.barriers).data
}

/** The styles of people's own that a picture was put into, as they were then. */
export async function stylesOf(reader: Reader, id: string): Promise<Worn[]> {
  const [row] = await reader.select({ worn: images.worn }).from(images).where(eq(images.id, id))
  return row?.worn ?? []
}

/** A picture's scene as its maker told it; undefined where it told none. */
export async function sceneOf(reader: Reader, id: string): Promise<unknown> {
  const [kept] = await reader.select({ scene: images.scene }).from(images).where(eq(images.id, id))
  return kept?.scene ?? undefined
}

/** A generation's pictures in order, for their owner; `had`: the places of those that were there before it. */
export async function imagesOfGeneration(
  reader: Reader,
  services: Services,
  generation: { id: string; userId: string },
  had: readonly { id: string; position: number }[] = [],
): Promise<Image[]> {
  const before = inArray(
    images.id,
    had.map(({ id }) => id),
  )
  const its = eq(images.generationId, generation.id)
  const rows = await selectImages(reader, generation.userId).where(
    and(eq(images.ownerId, generation.userId), had.length > 0 ? or(its, before) : its, isNull(images.deletedAt)),
  )
  const placeOf = ({ image }: ImageRow) => had.find(({ id }) => id === image.id)?.position ?? image.position
  return rows
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((row) => presentImage(services, row, generation.userId))
}

/** Whether a work stands in the public gallery, in the words of the table's partial indexes. */
export const isPublic = sql`${images.isVisible} and not ${images.isNsfw} and ${images.deletedAt} is null`

/** The works a condition picks out, in no particular order. */
export async function showImages(services: Services, which: SQL, viewerId: string | undefined): Promise<Image[]> {
  const rows = await selectImages(services.db, viewerId).where(which)
  return rows.map((row) => presentImage(services, row, viewerId))
}

/** Pictures with signed addresses, public ones too: the public address of one that is deleted, but kept for a board, leads nowhere. */
export async function showSigned(services: Services, which: SQL, viewerId: string): Promise<Image[]> {
  const rows = await selectImages(services.db, viewerId).where(which)
  return rows.map((row) => ({
    ...presentImage(services, row, viewerId),
    url: services.media.address(row.image.mediaKey, false, services.now()),
  }))
}
