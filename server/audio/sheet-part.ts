import { and, eq, isNull } from 'drizzle-orm'
import type { AudioRequest } from '../../contract/audio.ts'
import { editSheet, soundsOf } from '../../engine/lore/index.ts'
import type { Caller } from '../accounts/accounts.ts'
import { sheets } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/**
 * Which of the caller's sheet's sounds is asked for, and what the sheet calls it. Throws AppError where the sheet has none by that key.
 * Undefined where none was named, and of a sheet that has gone since, whose order is answered as it was the first time.
 */
export async function sheetPartOf(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { sheetId, sheetPart }: Pick<AudioRequest, 'sheetId' | 'sheetPart'>,
): Promise<{ key: string; label: string } | undefined> {
  if (sheetId === undefined || sheetPart === undefined) return undefined
  const [sheet] = await db
    .select({ kind: sheets.kind, written: sheets.written, edits: sheets.edits })
    .from(sheets)
    .where(and(eq(sheets.id, sheetId), eq(sheets.ownerId, caller.id), isNull(sheets.deletedAt)))
  if (!sheet) return undefined
  const { document } = editSheet(sheet.kind, sheet.written, sheet.edits)
  const brief = soundsOf(sheet.kind, document).find(({ key }) => key === sheetPart)
  if (brief) return { key: brief.key, label: brief.label }
  throw new AppError(
    'not_found',
    `Nothing called "${sheetPart}" is heard of this sheet. Nothing was started and nothing was charged.`,
  )
}
