import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { type CreationType, creationTypes } from '../../contract/enums.ts'
import { hasToken } from '../../contract/map-exports.ts'
import { explainedOf, readSearch } from '../../contract/search-language.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import type { KeptSheet, MySheetsQuery, Sheet, SheetCard, SheetsReply } from '../../contract/sheets.ts'
import type { View } from '../../contract/views.ts'
import { visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName } from '../accounts/queries.ts'
import type { Reader } from '../db/database.ts'
import { images, sheets, users } from '../db/schema.ts'
import { isOfVisibility } from '../db/visibility.ts'
import { hasWords } from '../db/words.ts'
import { receiptFor } from '../gold/receipts.ts'
import { isPublic, showImages } from '../images/queries.ts'
import type { Services } from '../services.ts'
import { canView } from './policy.ts'
import { type HeardRow, presentCard, presentSheet, type SheetRow } from './presenter.ts'
import { sheetFilter } from './search-filter.ts'

/** Most pictures shown with a sheet. */
const PICTURES_MAX = 12
/** Most sounds that are looked through for the newest of each part. */
const HEARD_MAX = 60
/** The type of works that are heard. */
const HEARD = 'AUDIO' satisfies CreationType

const { id, kind, title, kicker, summary, system, isVisible, isUnlisted, sharesSecrets, ownerId, createdAt } = sheets
const cardColumns = {
  id,
  kind,
  title,
  kicker,
  summary,
  system,
  isVisible,
  isUnlisted,
  sharesSecrets,
  ownerId,
  createdAt,
}

function selectCards(reader: Reader) {
  return reader
    .select({ sheet: cardColumns, owner: makerName })
    .from(sheets)
    .innerJoin(users, eq(users.id, sheets.ownerId))
}

function selectSheets(reader: Reader) {
  const { search, words, history, ...columns } = getTableColumns(sheets)
  const nextIn = (steps: 'past' | 'future') => sql<string | null>`${history}->${steps}->-1->>'label'`
  return reader
    .select({ sheet: columns, owner: makerName, undo: nextIn('past'), redo: nextIn('future') })
    .from(sheets)
    .innerJoin(users, eq(users.id, sheets.ownerId))
}

export async function findSheet(reader: Reader, kind: SheetKind, id: string): Promise<SheetRow | undefined> {
  const [row] = await selectSheets(reader).where(and(eq(sheets.id, id), eq(sheets.kind, kind)))
  return row
}

/** The sheet that a piece of work made, the first of several. */
export async function firstSheetOf(reader: Reader, generationId: string): Promise<string | undefined> {
  const [first] = await reader
    .select({ id: sheets.id })
    .from(sheets)
    .where(and(eq(sheets.generationId, generationId), isNull(sheets.deletedAt)))
    .orderBy(asc(sheets.position))
    .limit(1)
  return first?.id
}

/** What stands in a list of the first public sheet that each of these works made, in their order. */
export async function cardsMadeBy({ db }: Services, generationIds: readonly string[]): Promise<SheetCard[]> {
  if (generationIds.length === 0) return []
  const rows = await db
    .select({ sheet: cardColumns, owner: makerName, generationId: sheets.generationId })
    .from(sheets)
    .innerJoin(users, eq(users.id, sheets.ownerId))
    .where(and(inArray(sheets.generationId, [...generationIds]), eq(sheets.position, 0), visibleTo(undefined)))
  return generationIds.flatMap((made) => {
    const row = rows.find(({ generationId }) => generationId === made)
    return row ? [presentCard(row, undefined)] : []
  })
}

/** What stands in a list of these sheets, by their ids; who may see which is asked before. */
export async function cardsOfSheets(
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
  viewerId: string | undefined,
): Promise<Map<string, SheetCard>> {
  if (ids.length === 0) return new Map()
  const rows = await selectCards(db).where(inArray(sheets.id, [...ids]))
  return new Map(rows.map((row) => [row.sheet.id, presentCard(row, viewerId)]))
}

/** A sheet as the caller may see it, with its pictures and kin; undefined when there is none for them. */
export async function showSheet(
  services: Services,
  caller: Caller | undefined,
  kind: SheetKind,
  id: string,
  view: View = 'gm',
): Promise<Sheet | undefined> {
  const row = await findSheet(services.db, kind, id)
  if (!row || !canView(caller, row.sheet)) return undefined
  const [pictures, heard, kin, batch, receipt] = await Promise.all([
    picturesOf(services, caller, row),
    heardOf(services, caller, row),
    kinOf(services, caller, row),
    batchOf(services, caller, row),
    // The hold is asked for under the caller's own name: nobody else has one for it.
    caller ? receiptFor(services.db, caller.id, row.sheet.generationId) : null,
  ])
  return presentSheet(row, caller?.id, { pictures, heard, kin, batch, receipt }, view)
}

const visibleTo = (caller: Caller | undefined) =>
  and(
    isNull(sheets.deletedAt),
    caller ? or(eq(sheets.isVisible, true), eq(sheets.ownerId, caller.id)) : eq(sheets.isVisible, true),
  )

type Illustrated = Pick<SheetRow['sheet'], 'id' | 'ownerId' | 'isVisible' | 'isUnlisted'>

/**
 * A sheet shows its pictures uncovered: others see none that the gallery keeps back for what is on it. Whoever has the link of an
 * unlisted sheet sees its owner's unlisted pictures on it.
 */
const shownOn = (caller: Caller | undefined, sheet: Illustrated) =>
  and(
    eq(images.sheetId, sheet.id),
    isNull(images.deletedAt),
    or(
      isPublic,
      caller && eq(images.ownerId, caller.id),
      visibilityOf(sheet) === 'unlisted'
        ? and(isOfVisibility(images, 'unlisted'), eq(images.isNsfw, false), eq(images.ownerId, sheet.ownerId))
        : undefined,
    ),
  )

/** The newest picture of somebody that the caller is shown on a sheet; undefined where there is none. */
export async function portraitOf({ db }: Pick<Services, 'db'>, caller: Caller | undefined, sheet: Illustrated) {
  const [newest] = await db
    .select({ id: images.id })
    .from(images)
    .where(and(shownOn(caller, sheet), inArray(images.type, creationTypes.filter(hasToken))))
    .orderBy(desc(images.createdAt), asc(images.id))
    .limit(1)
  return newest?.id
}

async function picturesOf(services: Services, caller: Caller | undefined, { sheet }: SheetRow) {
  const newest = services.db
    .select({ id: images.id })
    .from(images)
    .where(and(shownOn(caller, sheet), ne(images.type, HEARD)))
    .orderBy(desc(images.createdAt), asc(images.id))
    .limit(PICTURES_MAX)
  const shown = await showImages(services, inArray(images.id, newest), caller?.id)
  return shown.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))
}

/** What was made to be heard of a sheet, as far as the caller may see it: the newest of each part, and those of no part. */
async function heardOf(services: Services, caller: Caller | undefined, { sheet }: SheetRow): Promise<HeardRow[]> {
  const key = sql<string>`coalesce(${images.recording}->>'part', '')`
  const rows = await services.db
    .select({ id: images.id, key, prompt: images.prompt })
    .from(images)
    .where(and(shownOn(caller, sheet), eq(images.type, HEARD)))
    .orderBy(desc(images.createdAt), asc(images.id))
    .limit(HEARD_MAX)
  const newest = rows.filter((row, at) => row.key === '' || rows.findIndex((one) => one.key === row.key) === at)
  if (newest.length === 0) return []
  const ids = newest.map(({ id }) => id)
  const works = new Map(
    (await showImages(services, inArray(images.id, ids), caller?.id)).map((work) => [work.id, work]),
  )
  return newest.flatMap(({ id, key: part, prompt }) => {
    const work = works.get(id)
    return work ? [{ key: part, prompt, work }] : []
  })
}

/**
 * Sheets made for this one, and the one that this was made for. Whoever has the link of an unlisted sheet is shown its owner's
 * unlisted ones too, as of pictures.
 */
async function kinOf({ db }: Services, caller: Caller | undefined, { sheet }: SheetRow): Promise<Sheet['kin']> {
  const linked = sheet.madeForId
    ? or(eq(sheets.madeForId, sheet.id), eq(sheets.id, sheet.madeForId))
    : eq(sheets.madeForId, sheet.id)
  const alsoUnlisted =
    visibilityOf(sheet) === 'unlisted'
      ? and(isNull(sheets.deletedAt), isOfVisibility(sheets, 'unlisted'), eq(sheets.ownerId, sheet.ownerId))
      : undefined
  const rows = await db
    .select({ sheet: cardColumns, owner: makerName, madeForId: sheets.madeForId, madeForKey: sheets.madeForKey })
    .from(sheets)
    .innerJoin(users, eq(users.id, sheets.ownerId))
    .where(and(linked, or(visibleTo(caller), alsoUnlisted)))
    .orderBy(desc(sheets.createdAt), asc(sheets.id))
    .limit(100)
  return rows.map((row) => ({
    key: row.madeForId === sheet.id ? row.madeForKey : '',
    card: presentCard(row, caller?.id),
  }))
}

const ofBatch = (caller: Caller | undefined, generationId: string) =>
  and(eq(sheets.generationId, generationId), visibleTo(caller))

async function batchOf({ db }: Services, caller: Caller | undefined, { sheet }: SheetRow): Promise<SheetCard[]> {
  const rows = await selectCards(db).where(ofBatch(caller, sheet.generationId)).orderBy(asc(sheets.position))
  return rows.length > 1 ? rows.map((row) => presentCard(row, caller?.id)) : []
}

/** Some of the caller's sheets in the order of their ids, those behind `after`. */
export async function keptSheets(
  { db }: Services,
  caller: Caller,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<KeptSheet[]> {
  const rows = await selectSheets(db)
    .where(and(eq(sheets.ownerId, caller.id), isNull(sheets.deletedAt), after ? gt(sheets.id, after) : undefined))
    .orderBy(asc(sheets.id))
    .limit(limit)
  return rows.map((row) => {
    const { pictures, sounds, heard, kin, batch, receipt, owner, isOwner, version, undo, redo, ...kept } = presentSheet(
      row,
      caller.id,
      {
        pictures: [],
        kin: [],
        batch: [],
        receipt: null,
      },
    )
    return kept
  })
}

/** A sheet to be taken away, or all that were asked for with it, as far as the caller may see them; none: there is none for them. */
export async function sheetsToExport(
  { db }: Services,
  caller: Caller | undefined,
  kind: SheetKind,
  id: string,
  of: 'sheet' | 'batch',
): Promise<SheetRow[]> {
  const row = await findSheet(db, kind, id)
  if (!row || !canView(caller, row.sheet)) return []
  if (of === 'sheet') return [row]
  // Whoever has the link of one has not those of its fellows.
  const itself = and(eq(sheets.id, id), isNull(sheets.deletedAt))
  const all = or(itself, ofBatch(caller, row.sheet.generationId))
  return selectSheets(db).where(all).orderBy(asc(sheets.position))
}

/** Whether a search may say that these words are on a sheet: where the game master's parts are kept back, its title alone may. */
const isToldBy = (q: string) =>
  or(eq(sheets.sharesSecrets, true), hasWords(sql`to_tsvector('english', ${sheets.title})`, q))

/** Searches the public sheets, or, with `ownerId`, all of one person's, in the order asked for. */
export async function searchSheets(
  { db }: Services,
  search: MySheetsQuery & { ownerId?: string },
  viewerId: string | undefined,
): Promise<SheetsReply> {
  const read = search.q ? readSearch(search.q, 'sheets') : undefined
  const isOwn = search.ownerId !== undefined
  // Mere words keep their way: the last of them may be the beginning of one.
  const asked =
    read && !read.isPlain
      ? await sheetFilter(db, read, isOwn)
      : and(
          search.q ? hasWords(sheets.search, search.q) : undefined,
          search.q && !isOwn ? isToldBy(search.q) : undefined,
        )
  const filter = and(
    isNull(sheets.deletedAt),
    search.ownerId === undefined ? eq(sheets.isVisible, true) : eq(sheets.ownerId, search.ownerId),
    search.visibility && isOfVisibility(sheets, search.visibility),
    search.kind && eq(sheets.kind, search.kind),
    asked,
  )
  const newest = [desc(sheets.createdAt), asc(sheets.id)]
  const order = { new: newest, trending: [desc(sheets.heat), ...newest], top: [desc(sheets.votes), ...newest] }[
    search.sort
  ]
  const page = db
    .select({ id: sheets.id })
    .from(sheets)
    .where(filter)
    .orderBy(...order)
    .limit(search.limit)
    .offset(search.offset)
  const [rows, [total]] = await Promise.all([
    selectCards(db)
      .where(inArray(sheets.id, page))
      .orderBy(...order),
    db.select({ count: count() }).from(sheets).where(filter),
  ])
  const cards: SheetCard[] = rows.map((row) => presentCard(row, viewerId))
  return {
    sheets: cards,
    totalCount: total?.count ?? 0,
    ...(read && !read.isPlain && { explained: explainedOf(read) }),
  }
}
