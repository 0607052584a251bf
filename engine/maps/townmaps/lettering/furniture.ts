import { fonts } from '../../../paint/fonts.ts'
import { type Box, cartoucheSize, type Scale, scaleBarSize } from '../../cartouche.ts'
import type { Corner, Furniture, TownmapScene } from '../scene.ts'
import { measurer } from './measure.ts'

type Sheet = Pick<TownmapScene, 'width' | 'height' | 'name' | 'caption' | 'landmarks'>

/** Letter heights on the sheet's furniture as shares of its shorter side. */
const shares = { title: 0.04, scale: 0.0158, legend: 0.0172, compass: 0.052, margin: 0.026 }

export interface Sizes {
  title: number
  scale: number
  legend: number
  compass: number
  margin: number
}

/** Letter heights for a sheet whose shorter side is `side` long, in its unit (ft or px). A long legend is set smaller. */
export function sizes(side: number, sheet: Pick<TownmapScene, 'landmarks'>): Sizes {
  const lines = sheet.landmarks.filter((landmark) => landmark.number !== undefined).length
  return {
    title: side * shares.title,
    scale: side * shares.scale,
    legend: side * shares.legend * (lines > 16 ? 0.8 : lines > 8 ? 0.89 : 1),
    compass: side * shares.compass,
    margin: side * shares.margin,
  }
}

/** A round scale: four pieces that together take about a fifth of the sheet. `unit` is the length of a foot. */
export function scaleOf(sheet: Pick<TownmapScene, 'width' | 'height'>, unit: number): Scale {
  const wanted = (Math.min(sheet.width, sheet.height) * 0.19) / 4
  const length = [10, 20, 25, 50, 100, 150, 200].reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a))
  return { unitPixels: unit, unit: 'ft', length, steps: 4 }
}

export const legendFont = (size: number): string => `500 ${size}px "${fonts.body}"`

/** A legend of more lines than this has two columns. */
const COLUMN_MAX = 14

interface Entry {
  number: number
  name: string
  /** The right end of the number, and the left of the name, on one line of letters; from the legend's upper left corner. */
  numberAt: readonly [x: number, y: number]
  nameAt: readonly [x: number, y: number]
}

/** The lines of a legend for a letter height, in its unit, and how much room they take. */
export function legendLines({ landmarks }: Pick<Sheet, 'landmarks'>, size: number) {
  const context = measurer()
  context.font = legendFont(100)
  const listed = landmarks
    .flatMap(({ number, name }) => (number === undefined ? [] : [{ number, name }]))
    .sort((a, b) => a.number - b.number)
  const rows = listed.length > COLUMN_MAX ? Math.ceil(listed.length / 2) : listed.length
  const columns = listed.length > rows ? [listed.slice(0, rows), listed.slice(rows)] : [listed]
  let left = 0
  const entries = columns.flatMap((column) => {
    const from = left
    const widest = Math.max(0, ...column.map(({ name }) => (context.measureText(name).width / 100) * size))
    left += widest + size * (columns.length > 1 ? 3.3 : 3.9)
    return column.map(
      (line, i): Entry => ({
        ...line,
        numberAt: [from + size * 2, size * (1.5 * i + 1.62)],
        nameAt: [from + size * 2.55, size * (1.5 * i + 1.62)],
      }),
    )
  })
  return { entries, width: left + (columns.length > 1 ? size * 0.6 : 0), height: rows * size * 1.5 + size * 1.15 }
}

interface Extents {
  title: { width: number; height: number }
  legend: { width: number; height: number }
  scale: { width: number; height: number }
}

/** How much room each piece takes; measuring letters is slow, so an arrangement tries corners with one set of these. */
export function extentsOf(sheet: Sheet, unit: number): Extents {
  const size = sizes(Math.min(sheet.width, sheet.height) * unit, sheet)
  const context = measurer()
  return {
    title: cartoucheSize(context, sheet.name, sheet.caption, size.title),
    legend: legendLines(sheet, size.legend),
    scale: scaleBarSize(context, scaleOf(sheet, unit), size.scale),
  }
}

/** Where each piece of furniture lies, in the sheet's unit; `unit` is the length of a foot in it. */
export function boxesOf(
  sheet: Sheet,
  furniture: Furniture,
  unit: number,
  extents = extentsOf(sheet, unit),
): Partial<Record<keyof Furniture, Box>> {
  const [width, height] = [sheet.width * unit, sheet.height * unit]
  const size = sizes(Math.min(width, height), sheet)
  const rose = { width: size.compass * 2, height: size.compass * 2 }
  const taken: Partial<Record<Corner, number>> = {}
  const out: Partial<Record<keyof Furniture, Box>> = {}
  for (const [name, box] of [
    ['title', extents.title],
    ['legend', extents.legend],
    ['scale', extents.scale],
    ['compass', rose],
  ] as const) {
    const corner = furniture[name]
    if (!corner) continue
    const above = taken[corner] ?? 0
    out[name] = {
      ...box,
      x: corner.endsWith('left') ? size.margin : width - size.margin - box.width,
      y: corner.startsWith('top') ? size.margin + above : height - size.margin - box.height - above,
    }
    taken[corner] = above + box.height + size.margin * 0.6
  }
  return out
}
