import type { Image } from '../../contract/images.ts'
import type { SheetEdits } from '../../contract/sheets/document.ts'
import { playersKicker, playersView } from '../../contract/sheets/players-view.ts'
import type { SoundBrief } from '../../contract/sheets/sounds.ts'
import type { Sheet, SheetCard, SheetSound } from '../../contract/sheets.ts'
import type { View } from '../../contract/views.ts'
import { visibilityOf } from '../../contract/visibility.ts'
import { editSheet, soundsOf } from '../../engine/lore/written.ts'
import type { sheets } from '../db/schema.ts'
import { canReadSecrets } from './policy.ts'

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
    | 'id'
    | 'kind'
    | 'title'
    | 'kicker'
    | 'summary'
    | 'system'
    | 'isVisible'
    | 'isUnlisted'
    | 'sharesSecrets'
    | 'ownerId'
    | 'createdAt'
  >
  owner: string
}

export function presentCard({ sheet, owner }: CardRow, viewerId: string | undefined): SheetCard {
  const { id, kind, title, kicker, summary, system, isVisible } = sheet
  const isWhole = canReadSecrets(viewerId === undefined ? undefined : { id: viewerId }, sheet)
  return {
    id,
    kind,
    title,
    kicker: isWhole ? kicker : playersKicker(kind, kicker),
    summary: isWhole ? summary : '',
    system,
    isVisible,
    visibility: visibilityOf(sheet),
    owner,
    isOwner: viewerId === sheet.ownerId,
    createdAt: sheet.createdAt.toISOString(),
  }
}

/** What somebody had made to be heard of a sheet; `prompt`: the words that it was made from, whoever looks. */
export type HeardRow = Pick<SheetSound, 'key' | 'work'> & { prompt: string }

/** What is heard of a sheet that asks for these. Players hear nothing in words that the sheet does not tell them now. */
function presentHeard(heard: readonly HeardRow[], briefs: readonly SoundBrief[], view: View): SheetSound[] {
  return heard.flatMap(({ key, work, prompt }) => {
    const brief = briefs.find((one) => one.key === key)
    const isCurrent = brief?.prompt === prompt
    if (view === 'gm') return [{ key, isCurrent, work }]
    if (!brief || (work.recording?.form === 'speech' && !isCurrent)) return []
    return [{ key, isCurrent, work: withoutWords(work) }]
  })
}

/** As players are told of a work: its words may say what the sheet keeps back. */
const withoutWords = (work: Image): Image => ({ ...work, prompt: '', negativePrompt: '', understood: [], unused: [] })

/** What its model is made of is the rules' own affair, and not sent along. */
const withoutModels = (key: string, value: unknown) => (key === 'model' ? undefined : value)

/** Edits of fields that are on the sheet. A roll keeps those that it leaves no place; only what a list takes at its end is seen. */
export const shownEdits = (edits: SheetEdits, originals: Readonly<Record<string, string>>): SheetEdits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => Object.hasOwn(originals, key)))

/**
 * A sheet as the viewer asks to see it, `gm` whole or `players`; others than its owner see no more of it than is shared. Who
 * has its words and seed could make it anew with its secrets, so players are not told them. `heard` left out: nobody asks what can be
 * heard of it, which takes reading all of it as players do.
 */
export function presentSheet(
  row: SheetRow,
  viewerId: string | undefined,
  { heard, ...linked }: Pick<Sheet, 'pictures' | 'kin' | 'batch' | 'receipt'> & { heard?: readonly HeardRow[] },
  asked: View = 'gm',
): Sheet {
  const { sheet } = row
  const edited = editSheet(sheet.kind, sheet.written, sheet.edits)
  const { madeFor, ...request } = sheet.request as Record<string, unknown>
  const isOwner = viewerId === sheet.ownerId
  const view: View = canReadSecrets(viewerId === undefined ? undefined : { id: viewerId }, sheet) ? asked : 'players'
  const isOffered = isOwner && view === 'gm'
  const briefs = heard && (isOffered || heard.length > 0) ? soundsOf(sheet.kind, edited.document) : []
  const whole = {
    ...presentCard(row, viewerId),
    view,
    sharesSecrets: sheet.sharesSecrets,
    rolls: sheet.rolls,
    unused: isOwner ? sheet.unused : [],
    version: sheet.version,
    undo: isOwner ? row.undo : null,
    redo: isOwner ? row.redo : null,
    sounds: isOffered ? briefs : [],
    heard: presentHeard(heard ?? [], briefs, view),
  }
  if (view === 'gm') {
    return {
      ...whole,
      prompt: sheet.prompt,
      seed: sheet.seed,
      request,
      document: JSON.parse(JSON.stringify(edited.document, withoutModels)),
      edits: shownEdits(sheet.edits, edited.originals),
      originals: edited.originals,
      ...linked,
    }
  }
  const shown = playersView(sheet.kind, edited.document)
  return {
    ...whole,
    kicker: shown.kicker,
    summary: shown.summary,
    prompt: '',
    seed: 0,
    request: {},
    document: JSON.parse(JSON.stringify(shown, withoutModels)),
    // What a field said before it was changed may be the secret that was taken out of it.
    edits: {},
    originals: {},
    rolls: {},
    unused: [],
    undo: null,
    redo: null,
    pictures: linked.pictures.map(withoutWords),
    kin: [],
    batch: [],
    receipt: null,
  }
}
