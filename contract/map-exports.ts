import type { CreationType } from './enums.ts'

/**
 * What a picture made here can be taken away as, painted anew; no zod here, for the browser reads it too. `svg` is a map drawn
 * as lines, `overlay` the lines that lie over a battle map's art: its grid and the game master's marks. `token` is a head in a
 * ring, cut from any picture of somebody, wherever it was made.
 */
export const mapExportFormats = [
  'dd2vtt',
  'foundry',
  'pdf',
  'png',
  'webp',
  'svg',
  'overlay',
  'markdown',
  'token',
] as const
export type MapExportFormat = (typeof mapExportFormats)[number]

/** What a picture can be downloaded as, as it is, wherever it was made. */
export const downloadFormats = ['png', 'webp', 'jpeg'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

/** Whether a picture shows somebody whom a token can stand for. */
export const hasToken = (type: CreationType) => type === 'CHARACTER' || type === 'NPC' || type === 'MONSTER'

/** Width and height of a token, px: the first where none is asked for, the second as small as tabletops like them. */
export const tokenSides = [512, 280] as const

/** What a category's pictures can be had as. */
export function exportFormatsOf(type: CreationType): readonly MapExportFormat[] {
  if (type === 'BATTLEMAP') return mapExportFormats.filter((format) => format !== 'token')
  if (type === 'TOWNMAP') return ['pdf', 'png', 'webp', 'svg']
  return hasToken(type) ? ['png', 'webp', 'token'] : ['png', 'webp']
}

/** Longer side of a picture that has no squares, px. */
export const SIDE_MIN = 256
const sides = [1024, 2048, 3072, 4096] as const

/** The sizes offered, longer side in px: figures and scenery take time by the pixel, plans of towns by the house. */
export const sidesOf = (type: CreationType): readonly number[] => (type === 'TOWNMAP' ? sides : sides.slice(0, 2))

/** What is laid over the art to count distances by. Hexes are a square wide from side to side. */
export const gridShapes = ['none', 'square', 'hex'] as const
export type GridShape = (typeof gridShapes)[number]

/** Px a square: the fewest and the most, and those that are offered, which tabletops like best. */
export const SQUARE_PX_MIN = 20
export const SQUARE_PX_MAX = 200
export const squarePx = [70, 100, 140] as const

/** Most px of an exported picture: what one thread paints in some twenty seconds. */
export const EXPORT_PIXELS_MAX = 24_000_000
