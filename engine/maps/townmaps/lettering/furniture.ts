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

/** Letter heights for a sheet whose shorter side is `side` long, in its unit (ft or px). */
export function sizes(side: number): Sizes {
  return {
    title: side * shares.title,
    scale: side * shares.scale,
    legend: side * shares.legend,
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

export function legendSize(sheet: Sheet, size: number): { width: number; height: number } {
  const context = measurer()
  context.font = legendFont(100)
  const listed = sheet.landmarks.filter((landmark) => landmark.number !== undefined)
  const widest = Math.max(0, ...listed.map((landmark) => (context.measureText(landmark.name).width / 100) * size))
  return { width: widest + size * 3.9, height: listed.length * size * 1.5 + size * 1.15 }
}

/** Where each piece of furniture lies, in the sheet's unit; `unit` is the length of a foot in it. */
export function boxesOf(sheet: Sheet, furniture: Furniture, unit: number): Partial<Record<keyof Furniture, Box>> {
  const [width, height] = [sheet.width * unit, sheet.height * unit]
  const size = sizes(Math.min(width, height))
  const context = measurer()
  const at = (corner: Corner, box: { width: number; height: number }, above = 0): Box => ({
    ...box,
    x: corner.endsWith('left') ? size.margin : width - size.margin - box.width,
    y: corner.startsWith('top') ? size.margin + above : height - size.margin - box.height - above,
  })
  const out: Partial<Record<keyof Furniture, Box>> = {
    title: at(furniture.title, cartoucheSize(context, sheet.name, sheet.caption, size.title)),
  }
  const taken: Partial<Record<Corner, number>> = { [furniture.title]: out.title!.height + size.margin * 0.6 }
  if (furniture.legend) {
    out.legend = at(furniture.legend, legendSize(sheet, size.legend), taken[furniture.legend] ?? 0)
    taken[furniture.legend] = (taken[furniture.legend] ?? 0) + out.legend.height + size.margin * 0.6
  }
  out.scale = at(furniture.scale, scaleBarSize(context, scaleOf(sheet, unit), size.scale), taken[furniture.scale] ?? 0)
  taken[furniture.scale] = (taken[furniture.scale] ?? 0) + out.scale.height + size.margin * 0.6
  const rose = size.compass * 2
  out.compass = at(furniture.compass, { width: rose, height: rose }, taken[furniture.compass] ?? 0)
  return out
}
