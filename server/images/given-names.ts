import { eq } from 'drizzle-orm'
import type { ImageRequest } from '../../contract/images.ts'
import type { GivenNames } from '../../engine/index.ts'
import { editSheet, townNamesOf } from '../../engine/lore/written.ts'
import type { Reader } from '../db/database.ts'
import { sheets } from '../db/schema.ts'

/** The names a town map takes from the settlement's sheet that it is made for, as the sheet reads now. */
export async function givenNamesFor(
  reader: Reader,
  { category, sheetId }: Pick<ImageRequest, 'category' | 'sheetId'>,
): Promise<GivenNames | undefined> {
  if (category !== 'townmaps' || !sheetId) return undefined
  const [sheet] = await reader.select().from(sheets).where(eq(sheets.id, sheetId))
  return sheet && townNamesOf(editSheet(sheet.kind, sheet.written, sheet.edits).document)
}
