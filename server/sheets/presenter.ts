import type { SheetEdits } from '../../contract/sheets/document.ts'
import type { Sheet, SheetCard } from '../../contract/sheets.ts'
import { editSheet } from '../../engine/lore/index.ts'
import type { sheets } from '../db/schema.ts'

/** A row with its owner's name, and what the changes are called that can be taken back or done again. */
export interface SheetRow {
  sheet: Omit<typeof sheets.$inferSelect, 'search' | 'words' | 'history'>
  owner: string
  undo: string | null
  redo: string | null
}

export type CardRow = {
  sheet: Pick<
    typeof sheets.$inferSelect,
    'id' | 'kind' | 'title' | 'kicker' | 'summary' | 'system' | 'isVisible' | 'ownerId' | 'createdAt'
  >
  owner: string
}

export function presentCard({ sheet, owner }: CardRow, viewerId: string | undefined): SheetCard {
  const { id, kind, title, kicker, summary, system, isVisible } = sheet
  return {
    id,
    kind,
    title,
    kicker,
    summary,
    system,
    isVisible,
    owner,
    isOwner: viewerId === sheet.ownerId,
    createdAt: sheet.createdAt.toISOString(),
  }
}

/** What its model is made of is the rules' own affair, and not sent along. */
const withoutModels = (key: string, value: unknown) => (key === 'model' ? undefined : value)

/** Edits of fields that are on the sheet. A roll keeps those that it leaves no place; only what a list takes at its end is seen. */
export const shownEdits = (edits: SheetEdits, originals: Readonly<Record<string, string>>): SheetEdits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => Object.hasOwn(originals, key)))

export function presentSheet(
  row: SheetRow,
  viewerId: string | undefined,
  linked: Pick<Sheet, 'pictures' | 'kin' | 'batch'>,
): Sheet {
  const { sheet } = row
  const { document, originals } = editSheet(sheet.kind, sheet.written, sheet.edits)
  const { madeFor, ...request } = sheet.request as Record<string, unknown>
  const isOwner = viewerId === sheet.ownerId
  return {
    ...presentCard(row, viewerId),
    prompt: sheet.prompt,
    seed: sheet.seed,
    request,
    document: JSON.parse(JSON.stringify(document, withoutModels)),
    edits: shownEdits(sheet.edits, originals),
    originals,
    rolls: sheet.rolls,
    unused: isOwner ? sheet.unused : [],
    version: sheet.version,
    undo: isOwner ? row.undo : null,
    redo: isOwner ? row.redo : null,
    ...linked,
  }
}
