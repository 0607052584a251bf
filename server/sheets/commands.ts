import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { messages } from '../../contract/errors.ts'
import { DELETE_UNDO_WITHIN, SHEET_EDITS_MAX, SHEET_EDITS_TEXT_MAX } from '../../contract/limits.ts'
import type { SheetDocument, SheetEdits, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetHistory } from '../../contract/sheets/history.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { sheetRequests } from '../../contract/sheets/requests.ts'
import type { SheetUpdate } from '../../contract/sheets.ts'
import { flagsOf } from '../../contract/visibility.ts'
import { editSheet, UnknownPart } from '../../engine/lore/written.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { type Reader, type Transaction, transact } from '../db/database.ts'
import { sheets } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { assertMayHide } from '../generations/policy.ts'
import type { Queuer } from '../line/fair-line.ts'
import { assertShowable } from '../moderation/policy.ts'
import type { Services } from '../services.ts'
import { assertAllSayable, textsIn } from '../words/policy.ts'
import { type SheetState, stepBack, stepped, withChange, withEdits, withRolls, withStep } from './history.ts'
import { canEdit, canRestore, canView } from './policy.ts'
import type { Listing } from './words.ts'

type Row = typeof sheets.$inferSelect

async function sheetToChange(
  reader: Reader,
  caller: Caller,
  kind: SheetKind,
  id: string,
  { locks = false } = {},
): Promise<Row> {
  const found = reader
    .select()
    .from(sheets)
    .where(and(eq(sheets.id, id), eq(sheets.kind, kind)))
  const [sheet] = await (locks ? found.for('update') : found)
  if (!sheet || !canView(caller, sheet)) throw notFound('This sheet')
  if (!canEdit(caller, sheet)) throw new AppError('forbidden', 'Only its owner can change this sheet.')
  return sheet
}

/** Throws AppError for more than a sheet keeps. */
function assertKeepable(edits: SheetEdits): void {
  const texts = Object.values(edits)
  if (texts.length > SHEET_EDITS_MAX) {
    throw new AppError('invalid_request', `A sheet keeps at most ${SHEET_EDITS_MAX} changes. Nothing was changed.`)
  }
  if (texts.reduce((length, text) => length + text.length, 0) > SHEET_EDITS_TEXT_MAX) {
    throw new AppError(
      'invalid_request',
      `The changes of a sheet are ${SHEET_EDITS_TEXT_MAX.toLocaleString('en-GB')} characters at most. Nothing was changed.`,
    )
  }
}

/** Throws AppError when the sheet has changed since the version that an update was made on. */
function assertUnchanged(sheet: Row, { version }: SheetUpdate): void {
  if (version !== undefined && version !== sheet.version) throw new AppError('conflict', messages.sheetClash)
}

/** The parts whose rolls change, with what they change to. */
const newRolls = (before: SheetRolls, asked: SheetRolls = {}): SheetRolls =>
  Object.fromEntries(Object.entries(asked).filter(([key, times]) => (before[key] ?? 0) !== times))

const isWithin = (key: string, part: string) => key === part || key.startsWith(`${part}.`)

const queuerOf = ({ id }: Caller): Queuer => ({ name: id, isStranger: false })

async function rolledAgain(services: Services, caller: Caller, sheet: Row, rolls: SheetRolls): Promise<SheetDocument> {
  const request = sheetRequests[sheet.kind].safeParse(sheet.request)
  if (!request.success) {
    throw new AppError(
      'conflict',
      'This sheet was asked for in a way that is no longer known; its parts can be changed by hand only.',
    )
  }
  try {
    return await services.writer.rollAgain(
      { kind: sheet.kind, request: request.data, seed: sheet.seed },
      sheet.written,
      rolls,
      sheet.rolls,
      queuerOf(caller),
    )
  } catch (error) {
    if (error instanceof UnknownPart) throw new AppError('invalid_request', error.message)
    throw error
  }
}

/** What a change is called where nobody said. */
const usualLabel = ({ rolls }: SheetUpdate) => (rolls ? 'Rolled again' : 'Words changed')

/** Throws AppError for words where only a number, or a name that the rules know, means anything. */
function assertRead(unread: readonly string[], asked: Readonly<Record<string, string | null>>): void {
  const [first] = unread
  if (first === undefined) return
  throw new AppError('invalid_request', `"${first}" cannot become “${asked[first]}”. Nothing was changed.`, {
    details: { issues: unread.map((key) => ({ path: `edits.${key}`, message: 'The rules make nothing of it.' })) },
  })
}

/** Throws AppError for keys of what is nowhere on the sheet. What a roll left no place for may still be taken back. */
function assertFields(
  sheet: Row,
  base: SheetDocument,
  edits: SheetEdits,
  asked: Readonly<Record<string, string | null>>,
) {
  const keys = Object.keys(asked).filter((key) => !(Object.hasOwn(sheet.edits, key) && !asked[key]))
  const probe = { ...edits, ...Object.fromEntries(keys.map((key) => [key, asked[key] || '…'])) }
  const { unknown, unread } = editSheet(sheet.kind, base, probe)
  const nowhere = keys.filter((key) => unknown.includes(key))
  const [first, ...others] = nowhere
  if (first === undefined)
    return assertRead(
      keys.filter((key) => asked[key] !== null && unread.includes(key)),
      asked,
    )
  const more = others.length > 0 ? `, nor ${others.length === 1 ? `"${others[0]}"` : `${others.length} others`}` : ''
  throw new AppError(
    'invalid_request',
    `"${first}" is no field of this sheet that can be changed${more}. Nothing was changed.`,
    { details: { issues: nowhere.map((key) => ({ path: `edits.${key}`, message: 'No such field on this sheet.' })) } },
  )
}

/** The sheet with what was asked put in; `written` is what it became where parts were rolled again. */
function changed(sheet: Row, update: SheetUpdate, written: SheetDocument | undefined, again: SheetRolls): SheetState {
  const parts = Object.keys(again)
  const isRolledOver = (key: string) => update.replacesEdits === true && parts.some((part) => isWithin(key, part))
  const kept = Object.entries(sheet.edits).filter(([key]) => !isRolledOver(key))
  const asked = update.edits ?? {}
  const edits = withEdits(Object.fromEntries(kept), asked)
  const base = written ?? sheet.written
  assertFields(sheet, base, edits, asked)
  const { originals } = editSheet(sheet.kind, base, edits)
  // What says what stands there anyway is no change.
  for (const key of Object.keys(asked)) if (!Object.hasOwn(originals, key)) delete edits[key]
  assertKeepable(edits)
  return { written: base, edits, rolls: withRolls(sheet.rolls, again) }
}

/** Who sees a sheet, and how much of it. */
type Shared = Pick<Row, 'isVisible' | 'isUnlisted' | 'sharesSecrets'>

/** What becomes unlisted goes to players: its secrets only with it where that is said. */
function sharedAfter(sheet: Row, update: SheetUpdate): Shared {
  const { isVisible, isUnlisted, sharesSecrets } = sheet
  const flags = flagsOf(update) ?? { isVisible, isUnlisted }
  assertShowable(sheet, flags)
  const becomesUnlisted = flags.isUnlisted && !isUnlisted
  return { ...flags, sharesSecrets: update.sharesSecrets ?? (becomesUnlisted ? false : sharesSecrets) }
}

/** What an update makes of a sheet that is not stored yet; undefined where it changes nothing. */
type Next = Partial<SheetState & Shared & Listing> & { history: SheetHistory }

/** The state with what lists know the sheet by then. */
async function listed(services: Services, caller: Caller, sheet: Row, state: SheetState) {
  const { document } = editSheet(sheet.kind, state.written, state.edits)
  const { kind, prompt, request, seed } = sheet
  return { ...state, ...(await services.writer.listAgain({ kind, prompt, request, seed, document }, queuerOf(caller))) }
}

/** Takes the last change of a sheet back, or does again what was taken back. */
async function afterStep(services: Services, caller: Caller, sheet: Row, way: 'undo' | 'redo'): Promise<Next> {
  const step = (way === 'undo' ? sheet.history.past : sheet.history.future).at(-1)
  if (!step) {
    throw new AppError('conflict', `There is nothing to ${way === 'undo' ? 'take back' : 'do again'} on this sheet.`)
  }
  const now = stepped(sheet, step)
  // Nothing between them: the step is used up all the same.
  const back = stepBack(now, sheet, step.label) ?? { label: step.label }
  return { ...(await listed(services, caller, sheet, now)), history: withStep(sheet.history, way, back) }
}

async function afterUpdate(
  services: Services,
  caller: Caller,
  sheet: Row,
  update: SheetUpdate,
): Promise<Next | undefined> {
  if (update.step) return afterStep(services, caller, sheet, update.step)
  const again = newRolls(sheet.rolls, update.rolls)
  const written = Object.keys(again).length > 0 ? await rolledAgain(services, caller, sheet, again) : undefined
  const now = changed(sheet, update, written, again)
  // What is split over the prompt and several fields is read together.
  await assertAllSayable(textsIn([sheet.prompt, now.edits]))
  const step = stepBack(now, sheet, update.label || usualLabel(update))
  const shared = sharedAfter(sheet, update)
  if (step) {
    const next = await listed(services, caller, sheet, now)
    return { ...next, ...shared, history: withChange(sheet.history, step) }
  }
  const { isVisible, isUnlisted, sharesSecrets } = sheet
  if (isDeepStrictEqual(shared, { isVisible, isUnlisted, sharesSecrets })) return undefined
  return { ...shared, history: sheet.history }
}

/** How often an update is worked out anew because another was stored meanwhile. */
const TRIES_MAX = 10

/**
 * Changes fields by hand, rolls parts again, shows and hides a sheet, or goes a step through its changes. Fields changed by
 * hand stay so when their part is rolled again, unless they are to be replaced. Throws AppError.
 */
export async function updateSheet(
  services: Services,
  caller: Caller,
  kind: SheetKind,
  id: string,
  update: SheetUpdate,
): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const before = await sheetToChange(services.db, caller, kind, id)
    assertUnchanged(before, update)
    // Outside of any transaction: the writer takes its time.
    const next = await afterUpdate(services, caller, before, update)
    if (!next) return
    const isStored = await transact(services.db, async (tx) => {
      const hider = next.isVisible === false ? await lockUser(tx, caller.id, 'no key update') : undefined
      const sheet = await sheetToChange(tx, caller, kind, id, { locks: true })
      assertUnchanged(sheet, update)
      if (update.rolls && !isDeepStrictEqual(sheet.rolls, before.rolls)) {
        throw new AppError(
          'conflict',
          'This sheet was rolled again elsewhere at the same moment. Look at it anew and try once more.',
        )
      }
      if (sheet.version !== before.version) return false
      if (hider && sheet.isVisible) await assertMayHide(services, tx, hider, 1)
      await tx
        .update(sheets)
        .set({ ...next, version: sheet.version + 1 })
        .where(eq(sheets.id, id))
      return true
    })
    if (isStored) return
  }
  throw new AppError('conflict', messages.sheetClash)
}

export async function deleteSheet(
  tx: Transaction,
  caller: Caller,
  kind: SheetKind,
  id: string,
  now: Date,
): Promise<number> {
  await sheetToChange(tx, caller, kind, id, { locks: true })
  await tx.update(sheets).set({ deletedAt: now }).where(eq(sheets.id, id))
  return 1
}

/** Brings a sheet back that was deleted a moment ago; throws AppError when it is too late or was never the caller's. */
export async function restoreSheet(
  tx: Transaction,
  caller: Caller,
  kind: SheetKind,
  id: string,
  now: Date,
): Promise<void> {
  const [sheet] = await tx
    .select()
    .from(sheets)
    .where(and(eq(sheets.id, id), eq(sheets.kind, kind)))
    .for('update')
  // Twice is once: what stands already was brought back.
  if (sheet && canEdit(caller, sheet) && sheet.deletedAt === null) return
  if (!sheet || !canRestore(caller, sheet, now))
    throw new AppError('not_found', 'This sheet can no longer be brought back.')
  await tx.update(sheets).set({ deletedAt: null }).where(eq(sheets.id, id))
}

const SWEPT_AT_ONCE = 1000

/** Lets go for good what was deleted too long ago to be brought back. Returns how many sheets went. */
export async function sweepDeletedSheets({ db, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - DELETE_UNDO_WITHIN)
  let swept = 0
  for (;;) {
    // Locked in one order: somebody who leaves at this moment waits for this, or this for them, never both.
    const gone = await transact(db, async (tx) => {
      const due = await tx
        .select({ id: sheets.id })
        .from(sheets)
        .where(lt(sheets.deletedAt, before))
        .orderBy(asc(sheets.id))
        .limit(SWEPT_AT_ONCE)
        .for('update')
      const ids = due.map((sheet) => sheet.id)
      if (ids.length > 0) await tx.delete(sheets).where(inArray(sheets.id, ids))
      return ids.length
    })
    swept += gone
    if (gone < SWEPT_AT_ONCE) return swept
  }
}
