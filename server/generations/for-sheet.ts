import { and, eq, isNull } from 'drizzle-orm'
import { type Visibility, visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { generations, sheets } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/**
 * Who is to see what is started for a sheet, where nothing is said of it: whoever sees the sheet. Throws AppError unless the sheet is
 * the caller's own, and has kin by that key. An idempotency key that has started something already passes, for a repeat is answered
 * as the first was, even if the sheet has gone since.
 */
export async function visibilityForSheet(
  { db }: Services,
  caller: Caller,
  id: string,
  idempotencyKey: string,
  kinKey?: string,
): Promise<Visibility | undefined> {
  const [sheet] = await db
    .select({ written: sheets.written, isVisible: sheets.isVisible, isUnlisted: sheets.isUnlisted })
    .from(sheets)
    .where(and(eq(sheets.id, id), eq(sheets.ownerId, caller.id), isNull(sheets.deletedAt)))
  const hasKin = kinKey === undefined || sheet?.written.kin.some(({ key }) => key === kinKey)
  if (sheet && hasKin) return visibilityOf(sheet)
  const [first] = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, caller.id), eq(generations.idempotencyKey, idempotencyKey)))
  if (first) return undefined
  throw new AppError(
    'not_found',
    sheet
      ? `The sheet that this is for names nobody and nothing as "${kinKey}". Nothing was started and nothing was charged.`
      : 'The sheet that this is for is not there. Nothing was started and nothing was charged.',
  )
}
