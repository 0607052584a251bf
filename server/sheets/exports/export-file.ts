import { makeZip } from 'client-zip'

import type { SheetDocument, SheetEdits, SheetRolls } from '../../../contract/sheets/document.ts'
import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import { playersView } from '../../../contract/sheets/players-view.ts'
import type { SheetExportQuery } from '../../../contract/sheets.ts'
import type { View } from '../../../contract/views.ts'
import { editSheet, foundryActor } from '../../../engine/lore/written.ts'
import { shownEdits } from '../presenter.ts'
import { foundryJournal } from './journal.ts'
import { sheetMarkdown } from './markdown.ts'
import { sheetText } from './plain-text.ts'

/** A sheet to make a file of. */
export interface SheetToExport {
  id: string
  kind: SheetKind
  prompt: string
  /** As it would be asked for again. */
  request: Record<string, unknown>
  written: SheetDocument
  edits: SheetEdits
  rolls: SheetRolls
  /** How much of it goes into the file. */
  view: View
  /** Its file's name, with its ending. */
  name: string
  /** The names of a creature's pictures that lie beside its file for Foundry. */
  art?: { portrait: string; token: string }
}

export interface ExportOrder {
  sheets: SheetToExport[]
  /** Whether they come zipped, however many they are. */
  zipped: boolean
  /** What else lies in the zip. */
  beside?: NamedFile[]
  query: Pick<SheetExportQuery, 'format' | 'paper' | 'layout'>
}

/** The thread's order for one of them. */
export interface OneToExport {
  sheet: SheetToExport
  query: ExportOrder['query']
}

export interface NamedFile {
  name: string
  input: Uint8Array
}

/** Kinds whose sheet is one creature's; all others become journals. */
const creatures: ReadonlySet<string> = new Set(['npc', 'monster'])

function foundryFile(sheet: SheetToExport, document: SheetDocument): Record<string, unknown> {
  const blocks = document.sections.flatMap((section) => section.blocks)
  const block = creatures.has(sheet.kind) ? blocks.find(({ type }) => type === 'stats') : undefined
  if (block?.type !== 'stats') return foundryJournal(document, sheet.id)
  const actor = foundryActor(block, document, sheet.kind === 'npc' ? 'neutral' : 'hostile')
  const { art } = sheet
  if (!art) return actor
  const prototypeToken = { ...(actor.prototypeToken as object), texture: { src: art.token } }
  return { ...actor, img: art.portrait, prototypeToken }
}

/** What a stat block is worked out from is the rules' own affair. */
const withoutModels = (key: string, value: unknown) => (key === 'model' ? undefined : value)
const printed = (value: unknown) => `${JSON.stringify(value, withoutModels, 2)}\n`

function sheetJson({ kind, prompt, request, edits, rolls }: SheetToExport, document: SheetDocument): string {
  // What stands under `request` is the body of the call that makes the same sheet anew.
  return printed({
    format: 'lanternkeep-sheet',
    version: 1,
    kind,
    title: document.title,
    prompt,
    request,
    rolls,
    edits,
    document,
  })
}

/** A sheet as those read it whom the file is for, and what is told of how it came about. */
function asSeen(sheet: SheetToExport): { document: SheetDocument; told: SheetToExport } {
  const { document, originals } = editSheet(sheet.kind, sheet.written, sheet.edits)
  if (sheet.view === 'gm') return { document, told: { ...sheet, edits: shownEdits(sheet.edits, originals) } }
  const shown = playersView(sheet.kind, document)
  // What it was asked with would make it anew, secrets and all.
  return { document: shown, told: { ...sheet, prompt: '', request: {}, edits: {}, rolls: {} } }
}

/** A file of one sheet. */
export async function fileOf({ sheet, query }: OneToExport): Promise<Uint8Array> {
  const { format, paper, layout } = query
  const { document, told } = asSeen(sheet)
  switch (format) {
    case 'markdown':
      return Buffer.from(sheetMarkdown(document))
    case 'text':
      return Buffer.from(sheetText(document))
    case 'json':
      return Buffer.from(sheetJson(told, document))
    case 'foundry':
      return Buffer.from(`${JSON.stringify(foundryFile(told, document), null, 2)}\n`)
    case 'pdf': {
      // Only now: the drawing library is of no use to a thread that prints nothing.
      const { sheetPdf } = await import('./pdf/pdf.ts')
      return sheetPdf(document, { paper, layout })
    }
  }
}

/** Files in one, as they are. */
export async function zipOf(files: readonly NamedFile[]): Promise<Uint8Array> {
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer())
}
