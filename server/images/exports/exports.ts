import type { ExportQuery } from '../../../contract/images.ts'
import { EXPORT_PIXELS_MAX, type MapExportFormat, SQUARE_PX_MIN } from '../../../contract/map-exports.ts'
import { type BattlemapScene, isBattlemap, keyMarkdown } from '../../../engine/index.ts'
import type { Caller } from '../../accounts/accounts.ts'
import { AppError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { Download } from '../download.ts'
import { fileNameOf } from '../download-name.ts'
import { canReadNotes } from '../policy.ts'
import type { ImageRow } from '../presenter.ts'
import { sceneOf } from '../queries.ts'

const files: Record<MapExportFormat, { type: string; ending: string }> = {
  // Not as JSON: it would be compressed on its way, though nearly all of it is a picture that is compressed already.
  dd2vtt: { type: 'application/octet-stream', ending: 'dd2vtt' },
  foundry: { type: 'application/zip', ending: 'foundry.zip' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
  png: { type: 'image/png', ending: 'png' },
  webp: { type: 'image/webp', ending: 'webp' },
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md' },
}

/** A print needs no more px a square than printers show. */
const PRINT_PX = 140

function assertPaintable({ grid }: BattlemapScene, px: number): void {
  const most = mostPx(grid)
  if (px <= most) return
  throw new AppError(
    'invalid_request',
    `At ${px} px a square this map would be ${grid.columns * px} × ${grid.rows * px} px, which is more than can be painted at once. Choose at most ${most} px a square.`,
  )
}

const mostPx = ({ columns, rows }: BattlemapScene['grid']) =>
  Math.max(SQUARE_PX_MIN, Math.floor(Math.sqrt(EXPORT_PIXELS_MAX / (columns * rows))))

/** Makes a map's file of its kept scene, for somebody who may download it. Throws AppError for pictures that are no maps. */
export async function makeExport(
  { db, exporter }: Pick<Services, 'db' | 'exporter'>,
  image: ImageRow['image'],
  caller: Caller | undefined,
  query: ExportQuery,
  signal: AbortSignal,
): Promise<Download> {
  const scene = await sceneOf(db, image.id)
  if (!isBattlemap(scene)) {
    throw new AppError(
      'invalid_request',
      'Only battle maps made here can be exported. This picture can be downloaded as it is.',
    )
  }
  const { format, view, grid, paper } = query
  const { type, ending } = files[format]
  const name = fileNameOf(image.title)
  const file = { type, name: `${name}.${ending}` }
  const title = image.title || 'Battle map'
  if (format === 'markdown') {
    const text = keyMarkdown(scene, { title, notes: caller !== undefined && canReadNotes(caller, image) })
    return { ...file, bytes: Buffer.from(text) }
  }
  const px = format === 'pdf' ? Math.min(PRINT_PX, mostPx(scene.grid)) : query.px
  assertPaintable(scene, px)
  const wish = { style: image.model, view, grid, px }
  return { ...file, bytes: await exporter.make({ scene, format, wish, paper, title, name }, signal) }
}
