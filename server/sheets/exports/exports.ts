import type { SheetExportQuery, SheetFormat } from '../../../contract/sheets.ts'
import type { Caller } from '../../accounts/accounts.ts'
import { fileNameOf } from '../../images/download-name.ts'
import type { Queuer } from '../../line/fair-line.ts'
import type { Services } from '../../services.ts'
import { canReadSecrets } from '../policy.ts'
import type { SheetRow } from '../presenter.ts'
import { portraitOf } from '../queries.ts'
import type { SheetToExport } from './export-file.ts'
import { likenesses } from './likenesses.ts'

interface SheetDownload {
  bytes: Buffer
  type: string
  name: string
}

const files: Record<SheetFormat, { type: string; ending: string }> = {
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md' },
  text: { type: 'text/plain; charset=utf-8', ending: 'txt' },
  json: { type: 'application/json; charset=utf-8', ending: 'json' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
  foundry: { type: 'application/json; charset=utf-8', ending: 'foundry.json' },
}

/** Names that differ on systems that tell capitals from small letters, and on those that do not. */
function numbered(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let free = name
    for (let times = 2; taken.has(free.toLowerCase()); times++) free = `${name} (${times})`
    taken.add(free.toLowerCase())
    return free
  })
}

/**
 * Makes a file of a sheet, or a zip of all that were made with it, for somebody who may see them. For Foundry a creature that
 * has a portrait comes zipped with it and its token.
 */
export async function makeSheetExport(
  services: Pick<Services, 'writer' | 'db' | 'media'>,
  rows: readonly Pick<SheetRow, 'sheet'>[],
  { of, ...query }: SheetExportQuery,
  caller: Caller | undefined,
  queuer: Queuer,
  signal: AbortSignal,
): Promise<SheetDownload> {
  const viewFor = (sheet: SheetRow['sheet']) => (canReadSecrets(caller, sheet) ? query.view : 'players')
  const { type, ending: usual } = files[query.format]
  // Beside its sheet in one folder, the one does not take the other's place.
  const ending = query.format === 'pdf' && query.layout === 'card' ? `card.${usual}` : usual
  const names = numbered(rows.map(({ sheet }) => fileNameOf(sheet.title, sheet.kind)))
  const creatures = await Promise.all(
    rows.map(async ({ sheet }, at) => {
      // Players' Foundry gets a journal, which names no pictures.
      const isActor = (sheet.kind === 'npc' || sheet.kind === 'monster') && viewFor(sheet) === 'gm'
      const wantsArt = query.format === 'foundry' && isActor
      const portraitId = wantsArt ? await portraitOf(services, caller, sheet) : undefined
      return { id: sheet.id, name: names[at] ?? '', portraitId }
    }),
  )
  const { art, beside } = await likenesses(services, queuer, creatures)
  const sheets = rows.map(({ sheet }, at): SheetToExport => {
    const { madeFor, ...request } = sheet.request as Record<string, unknown>
    const { id, kind, prompt, written, edits, rolls } = sheet
    return {
      id,
      kind,
      name: `${names[at]}.${ending}`,
      art: art.get(id),
      view: viewFor(sheet),
      prompt,
      request,
      written,
      edits,
      rolls,
    }
  })
  const zipped = of === 'batch' || beside.length > 0
  const bytes = await services.writer.exportFile({ sheets, zipped, beside, query }, queuer, signal)
  const [first] = sheets
  const name = first?.name ?? `sheet.${ending}`
  if (!zipped) return { bytes, type, name }
  const zip = of === 'batch' ? `${names[0]} and others.zip` : `${names[0]}.foundry.zip`
  return { bytes, type: 'application/zip', name: zip }
}
