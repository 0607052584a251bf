import { and, eq, isNull } from 'drizzle-orm'
import type { AudioRequest } from '../../contract/audio.ts'
import { TITLE_MAX } from '../../contract/limits.ts'
import { editSheet, soundsOf } from '../../engine/lore/written.ts'
import type { Caller } from '../accounts/accounts.ts'
import { sheets } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { hasStarted } from '../generations/start.ts'
import type { Services } from '../services.ts'

/** Most of a section's name in a work's, characters: the sheet's own stands before it. */
const LABEL_MAX = TITLE_MAX / 2

/**
 * Which of the caller's sheet's sounds is asked for, and what the sheet calls it. Throws AppError where the sheet has none by that key.
 * Undefined where none was named, and of what has gone since the order with this `key` was taken, which is answered as it was then.
 */
export async function sheetPartOf(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { form, sheetId, sheetPart }: Pick<AudioRequest, 'form' | 'sheetId' | 'sheetPart'>,
  key: string,
): Promise<{ key: string; label: string } | undefined> {
  if (sheetId === undefined || sheetPart === undefined) return undefined
  const [sheet] = await db
    .select({ kind: sheets.kind, written: sheets.written, edits: sheets.edits })
    .from(sheets)
    .where(and(eq(sheets.id, sheetId), eq(sheets.ownerId, caller.id), isNull(sheets.deletedAt)))
  if (!sheet) return undefined
  const { document } = editSheet(sheet.kind, sheet.written, sheet.edits)
  const brief = soundsOf(sheet.kind, document).find(({ key }) => key === sheetPart)
  // What is told of it to players goes by the sheet's own brief.
  if (brief?.form === form) return { key: brief.key, label: brief.label.slice(0, LABEL_MAX).toWellFormed().trim() }
  if (await hasStarted(db, caller.id, key)) return undefined
  throw new AppError(
    'not_found',
    `Nothing called "${sheetPart}" is heard of this sheet as ${form}. Nothing was started and nothing was charged.`,
  )
}
