import * as z from 'zod'
import { type ImageShape, type ImageSize, pixelSize } from './categories.ts'
import { LEVEL_MOST, ROOMS_MOST, SQUARES_LEAST, SQUARES_MOST } from './map-bounds.ts'

/** What is chosen for a battle map beside its words, and wins over them; what is left out is the words' to say. */
export const MapChoices = z.object({
  /** Squares each way; with one of them given, the other follows from the shape. */
  columns: z.number().int().min(SQUARES_LEAST).max(SQUARES_MOST).optional(),
  rows: z.number().int().min(SQUARES_LEAST).max(SQUARES_MOST).optional(),
  rooms: z.number().int().min(1).max(ROOMS_MOST).optional(),
  /** Its places hold fights, traps and finds for four heroes of this level, by the rules of DnD5e; left out: none. */
  level: z.number().int().min(1).max(LEVEL_MOST).optional(),
})
export type MapChoices = z.infer<typeof MapChoices>

/** Width and height in px of a picture: its longer side is `size`, its proportions are the shape's, or those of the squares chosen. */
export function frameFor({ shape, size, map = {} }: { shape: ImageShape; size: ImageSize; map?: MapChoices }): {
  width: number
  height: number
} {
  const squares = squaresFor(shape, map)
  if (!squares) return pixelSize(shape, size)
  const px = size / Math.max(squares.columns, squares.rows)
  return { width: Math.round(squares.columns * px), height: Math.round(squares.rows * px) }
}

/** How many squares are chosen each way; undefined where the words are to say. */
export function squaresFor(
  shape: ImageShape,
  { columns, rows }: MapChoices,
): { columns: number; rows: number } | undefined {
  const { width, height } = pixelSize(shape, 1024)
  const within = (value: number) => Math.min(SQUARES_MOST, Math.max(SQUARES_LEAST, Math.round(value)))
  if (columns !== undefined) return { columns, rows: rows ?? within((columns * height) / width) }
  return rows === undefined ? undefined : { columns: within((rows * width) / height), rows }
}
