import type { Random } from '../../paint/random.ts'
import { point } from './geometry.ts'
import type { Point } from './scene.ts'

/**
 * A sheet seen from another of its sides, or in a mirror: what is laid out with its gate at the bottom (`v` = height) comes to have it
 * at any edge. Angles are radians clockwise, as those of props.
 */
export interface Frame {
  /** Squares across and down, as laid out. */
  width: number
  height: number
  at(u: number, v: number): Point
  ring(points: readonly Point[]): Point[]
  /** How a prop is turned whose turn, as laid out, is this. */
  turn(turn: number): number
}

/** A sheet turned by a number of quarters clockwise, mirrored first where asked. */
export function frameOf(columns: number, rows: number, quarter: number, mirrored: boolean): Frame {
  const [width, height] = quarter % 2 === 0 ? [columns, rows] : [rows, columns]
  const at = (across: number, v: number): Point => {
    const u = mirrored ? width - across : across
    if (quarter === 0) return point(u, v)
    if (quarter === 1) return point(height - v, u)
    if (quarter === 2) return point(width - u, height - v)
    return point(v, width - u)
  }
  return {
    width,
    height,
    at,
    ring: (points) => points.map(([u, v]) => at(u, v)),
    turn: (turn) => (mirrored ? -turn : turn) + (quarter * Math.PI) / 2,
  }
}

/** A sheet seen from any side; from a short one only where `lengthwise`, from a long one only where not. Undefined, from any. */
export function anyFrame(columns: number, rows: number, lengthwise: boolean | undefined, random: Random): Frame {
  const quarters = [0, 1, 2, 3].filter((quarter) => {
    if (lengthwise === undefined || columns === rows) return true
    return (quarter % 2 === 0 ? rows > columns : columns > rows) === lengthwise
  })
  return frameOf(columns, rows, random.pick(quarters), random.chance(0.5))
}
