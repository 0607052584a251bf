import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { trace } from '../../maps/battlemaps/hand/areas.ts'
import { release } from '../../maps/battlemaps/hand/release.ts'
import type { Area, AreaKind, BattlemapScene, Point } from '../../maps/battlemaps/scene.ts'

/** Where the squares of a map lie on its picture. */
export interface Sheet {
  width: number
  height: number
  /** px a square. */
  scale: number
  /** px of the upper left corner. */
  offset: Point
}

export function sheetOf({ grid }: BattlemapScene, width: number, height: number): Sheet {
  const scale = Math.max(width / grid.columns, height / grid.rows)
  return { width, height, scale, offset: [(width - grid.columns * scale) / 2, (height - grid.rows * scale) / 2] }
}

export const placeOf = ({ scale, offset }: Sheet, [x, y]: Point): Point => [
  offset[0] + x * scale,
  offset[1] + y * scale,
]

/** What is drawn in squares, as a mask 0-1 a px; `soft` px of blur. */
export function mask(
  { width, height, scale, offset }: Sheet,
  soft: number,
  draw: (pen: SKRSContext2D) => void,
): Float32Array {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#fff'
  if (soft > 0.4) pen.filter = `blur(${soft.toFixed(2)}px)`
  pen.translate(offset[0], offset[1])
  pen.scale(scale, scale)
  draw(pen)
  const { data } = pen.getImageData(0, 0, width, height)
  const made = new Float32Array(width * height)
  for (let i = 0; i < made.length; i++) made[i] = data[i * 4]! / 255
  release(canvas)
  return made
}

/** Where areas of some kinds lie, as the painter draws their outlines. */
export function areaMask(
  sheet: Sheet,
  { areas, seed }: BattlemapScene,
  kinds: readonly AreaKind[],
  soft: number,
): Float32Array {
  return mask(sheet, soft, (pen) => {
    for (const [i, area] of areas.entries()) {
      if (!kinds.includes(area.kind)) continue
      trace(pen, area.outlines, seed + i * 101, 0.07)
      pen.fill('evenodd')
    }
  })
}

export const hasArea = ({ areas }: BattlemapScene, kinds: readonly AreaKind[]) =>
  areas.some((one: Area) => kinds.includes(one.kind))
