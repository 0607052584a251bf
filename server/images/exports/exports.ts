import { categoryOf } from '../../../contract/categories.ts'
import { astrayInWords } from '../../../contract/follows.ts'
import type { ExportQuery } from '../../../contract/images.ts'
import {
  EXPORT_PIXELS_MAX,
  hasToken,
  type MapExportFormat,
  SQUARE_PX_MIN,
  sidesOf,
} from '../../../contract/map-exports.ts'
import {
  battlePlan,
  canRepaint,
  isBattlemap,
  isTownmap,
  keyMarkdown,
  mapOverlay,
  townPlan,
} from '../../../engine/facts.ts'
import type { BattlemapScene } from '../../../engine/index.ts'
import type { Caller } from '../../accounts/accounts.ts'
import { AppError } from '../../errors.ts'
import type { Queuer } from '../../line/fair-line.ts'
import type { Services } from '../../services.ts'
import { sharedBytes } from '../../threads/shared-bytes.ts'
import type { Download } from '../download.ts'
import { fileNameOf } from '../download-name.ts'
import { canReadNotes, canReadSecrets } from '../policy.ts'
import type { ImageRow } from '../presenter.ts'
import { recordingFilesOf, sceneOf, stylesOf } from '../queries.ts'
import { isDark } from '../thumbhash.ts'
import { offeredOf } from './offered.ts'
import type { ExportOrder, FilmOrder, SquaresOrder } from './order.ts'
import { makeToken } from './token.ts'

const files: Record<MapExportFormat, { type: string; ending: string }> = {
  // Not as JSON: it would be compressed on its way, though nearly all of it is a picture that is compressed already.
  dd2vtt: { type: 'application/octet-stream', ending: 'dd2vtt' },
  foundry: { type: 'application/zip', ending: 'foundry.zip' },
  pdf: { type: 'application/pdf', ending: 'pdf' },
  png: { type: 'image/png', ending: 'png' },
  webp: { type: 'image/webp', ending: 'webp' },
  svg: { type: 'image/svg+xml', ending: 'svg' },
  overlay: { type: 'image/svg+xml', ending: 'overlay.svg' },
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md' },
  token: { type: 'image/png', ending: 'token.png' },
}

/** A print needs no more px a square than printers show, nor more px a sheet of paper. */
const PRINT_PX = 140
const PRINT_SIDE = 3072

type Work = ImageRow['image']

/** Longer side of a picture painted anew where none is asked for, px. */
const USUAL_SIDE = 2048

/**
 * Makes a file of a picture's kept scene, or a token of any picture of somebody, for somebody who may download it; `queuer` is
 * who they are in line. Throws AppError for what cannot be made.
 */
export async function makeExport(
  services: Pick<Services, 'db' | 'exporter' | 'media'>,
  image: Work,
  caller: Caller | undefined,
  query: ExportQuery,
  queuer: Queuer,
  signal: AbortSignal,
): Promise<Download> {
  const { db, exporter, media } = services
  const { format } = query
  // Whoever has a map by its link is given the players', whatever they ask for.
  const isTold = canReadSecrets(caller, image)
  const wanted = isTold ? query : { ...query, view: 'players' as const }
  const { type, ending } = files[format]
  const file = { type, name: `${fileNameOf(image.title)}.${ending}` }
  if (format === 'token' && hasToken(image.type)) {
    return { ...file, bytes: await makeToken(services, image, queuer, query.side, signal) }
  }
  const scene = await sceneOf(db, image.id)
  const offered = offeredOf(image, scene)
  const category = image.type === 'VIDEO' ? 'battlemaps' : categoryOf(image.type)
  if (!category || !canRepaint(category, scene) || !offered.some((one) => one !== 'token')) {
    throw new AppError(
      'invalid_request',
      'Only pictures made here can be exported. This one can be downloaded as it is.',
    )
  }
  if (!offered.includes(format)) {
    throw new AppError('invalid_request', `This picture can be exported as ${offered.join(', ')}, not as ${format}.`)
  }
  const hasNotes = wanted.view === 'gm' && caller !== undefined && canReadNotes(caller, image)
  const reader = { hidesSecrets: !isTold, hasNotes }
  if (image.recording && format === 'foundry') {
    const order = filmOrder(image, wanted, reader)
    const film = await filmOf(services, image)
    const scenic = scene as BattlemapScene
    return { ...file, bytes: await exporter.make({ id: image.id, order, scene: scenic, film }, queuer, signal) }
  }
  const drawn = drawing(scene, image, wanted, hasNotes)
  if (drawn !== undefined) return { ...file, bytes: Buffer.from(drawn) }
  const order = isBattlemap(scene) ? tableOrder(scene, image, wanted, reader) : pictureOrder(image, wanted)
  const painting = image.over ? await media.read(image.mediaKey) : undefined
  const dress = { worn: await stylesOf(db, image.id), seed: image.seed ?? 0 }
  return { ...file, bytes: await exporter.make({ id: image.id, order, scene, painting, dress }, queuer, signal) }
}

/** The files that are text, which takes some ms; undefined for what has to be painted. */
function drawing(scene: unknown, image: Work, query: ExportQuery, notes: boolean): string | undefined {
  const { format, view, grid } = query
  if (format === 'svg' && isTownmap(scene)) return townPlan(scene)
  if (!isBattlemap(scene)) return undefined
  if (format === 'svg') return battlePlan(scene, { view, grid })
  if (format === 'overlay') return mapOverlay(scene, { style: styleOf(image), view, grid, isDark: isDarkOf(image) })
  if (format !== 'markdown') return undefined
  const title = image.title || 'Battle map'
  const key = keyMarkdown(scene, { title, notes })
  const warning = warningOf(image)
  return warning === '' ? key : `${key}\n_${warning}_\n`
}

/** The hand of whatever is drawn beside a picture: its own, or that of the engine's usual style beside a service's painting. */
const styleOf = ({ over, model, recording }: Work) => recording?.style ?? (over ? 'painted' : model)

/** Whether a service's painting is dark, so that its grid is to be light. */
const isDarkOf = ({ over, thumbhash }: Work) => (over ? isDark(thumbhash) : undefined)

/** What whoever takes a painted map along is to know. */
const warningOf = ({ over }: Work) => (over?.follows && astrayInWords(over.follows)) || ''

/** What the one for whom a file is made may not know, and what they may. */
type Reader = Pick<SquaresOrder, 'hidesSecrets' | 'hasNotes'>

/** A battle map that moves, as Foundry takes it. */
function filmOrder(image: Work, { px }: ExportQuery, reader: Reader): FilmOrder {
  return {
    of: 'film',
    px,
    ...reader,
    title: image.title || 'Battle map',
    name: fileNameOf(image.title),
    warning: image.recording?.loops
      ? 'The video goes round without a seam.'
      : 'The video ends otherwise than it begins; Foundry starts it anew.',
  }
}

/** What reads the video of a work that moves, as WebM. Throws AppError where there is none. */
async function filmOf({ db, media }: Pick<Services, 'db' | 'media'>, { id }: Work): Promise<() => Promise<Uint8Array>> {
  const found = (await recordingFilesOf(db, id)).find(({ mediaKey }) => mediaKey.endsWith('.webm'))
  if (!found) throw new AppError('not_found', 'This video is kept without a WebM, which tabletops take.')
  return async () => sharedBytes(await media.read(found.mediaKey))
}

function tableOrder(scene: BattlemapScene, image: Work, query: ExportQuery, reader: Reader): ExportOrder {
  const { format, view, grid, paper } = query
  if (format === 'svg' || format === 'overlay' || format === 'markdown' || format === 'token')
    throw new RangeError(`${format} is not painted`)
  const most = Math.max(
    SQUARE_PX_MIN,
    Math.floor(Math.sqrt(EXPORT_PIXELS_MAX / (scene.grid.columns * scene.grid.rows))),
  )
  const px = format === 'pdf' ? Math.min(PRINT_PX, most) : query.px
  if (px > most) {
    const { columns, rows } = scene.grid
    throw new AppError(
      'invalid_request',
      `At ${px} px a square this map would be ${columns * px} × ${rows * px} px, which is more than can be painted at once. Choose at most ${most} px a square.`,
    )
  }
  const title = image.title || 'Battle map'
  const wish = { style: styleOf(image), view, grid, px, isDark: isDarkOf(image) }
  return {
    of: 'squares',
    format,
    wish,
    // What makes no difference to a format is no other file.
    hidesSecrets: reader.hidesSecrets && format === 'foundry',
    hasNotes: reader.hasNotes && (format === 'foundry' || format === 'pdf'),
    paper,
    title,
    name: fileNameOf(image.title),
    warning: format === 'foundry' ? warningOf(image) : '',
  }
}

function pictureOrder(image: Work, { format, side = USUAL_SIDE, paper }: ExportQuery): ExportOrder {
  const category = categoryOf(image.type)
  if (!category || (format !== 'png' && format !== 'webp' && format !== 'pdf'))
    throw new RangeError(`${image.type} is not painted as ${format}`)
  const most = Math.max(...sidesOf(image.type))
  const longer = format === 'pdf' ? PRINT_SIDE : side
  if (longer > most)
    throw new AppError('invalid_request', `This picture can be painted up to ${most} px on its longer side.`)
  const scale = longer / Math.max(image.width, image.height)
  const frame = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) }
  return { of: 'picture', category, format, style: styleOf(image), frame, paper, title: image.title }
}
