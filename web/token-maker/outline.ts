import type { Pen } from './relief/canvas.ts'

/** What a token's edge can be. */
export const shapeNames = ['ring', 'square', 'hex', 'hex-upright', 'pog'] as const
export type ShapeName = (typeof shapeNames)[number]

export const shapeFacts: Readonly<Record<ShapeName, { label: string; detail: string }>> = {
  ring: { label: 'Ring', detail: 'A round token with an open middle' },
  square: { label: 'Square', detail: 'Fills its square of the grid' },
  hex: { label: 'Hex', detail: 'Flat above, for hexes in columns' },
  'hex-upright': { label: 'Hex on its point', detail: 'For hexes in rows' },
  pog: { label: 'Pog', detail: 'A disc with a broad rim, on which the name runs round' },
}

/** A place on an outline: where, and which way it goes on there (rad, clockwise; outwards is to its left). */
export interface Place {
  x: number
  y: number
  angle: number
}

/** A closed line about (0, 0) of which the nearest side is 1 away, told by its length from its topmost middle on, clockwise. */
export interface Outline {
  /** Its length. */
  length: number
  /** s: 0-1. */
  at: (s: number) => Place
  /** How far it is from the middle in a direction (rad, clockwise from the right), and where along it that is. */
  towards: (direction: number) => { reach: number; s: number }
  /** Where its corners are, along it. */
  corners: readonly number[]
  /** How far it reaches to each side at most. */
  width: number
  height: number
}

const TURN = 2 * Math.PI

interface Segment {
  length: number
  at: (share: number) => Place
}

function roundedPolygon(sides: number, first: number, radius: number): Outline {
  const segments: Segment[] = []
  const half = Math.tan(Math.PI / sides)
  const corner = radius * half
  /** Half a side's straight part. */
  const straight = half - corner
  const side = (direction: number, from: number, to: number): Segment => ({
    length: Math.abs(to - from),
    at(share) {
      const along = from + (to - from) * share
      return {
        x: Math.cos(direction) - Math.sin(direction) * along,
        y: Math.sin(direction) + Math.cos(direction) * along,
        angle: direction + Math.PI / 2,
      }
    },
  })
  const arc = (direction: number): Segment => ({
    length: (radius * TURN) / sides,
    at(share) {
      const now = direction + (share * TURN) / sides
      const middle = direction + Math.PI / sides
      const far = (1 - radius) / Math.cos(Math.PI / sides)
      return {
        x: Math.cos(middle) * far + Math.cos(now) * radius,
        y: Math.sin(middle) * far + Math.sin(now) * radius,
        angle: now + Math.PI / 2,
      }
    },
  })
  const cornersAt: number[] = []
  let length = 0
  const add = (segment: Segment) => {
    segments.push(segment)
    length += segment.length
  }
  // It begins in the middle of what is above: of a side, or of a corner.
  const isSideAbove = Math.abs(Math.cos(first + Math.PI / 2)) > 0.999
  for (let k = 0; k < sides; k++) {
    const direction = first + (k * TURN) / sides
    if (isSideAbove && k === 0) add(side(direction, 0, straight))
    else add(side(direction, -straight, straight))
    cornersAt.push(length + (radius * Math.PI) / sides)
    add(arc(direction))
  }
  if (isSideAbove) add(side(first, -straight, 0))
  return sampled(segments, length, isSideAbove ? 0 : (radius * Math.PI) / sides, cornersAt)
}

const SAMPLES = 2400

/** An outline of segments; `from`: how much of its last one comes first. */
function sampled(segments: readonly Segment[], length: number, from: number, cornersAt: readonly number[]): Outline {
  const exact = (s: number): Place => {
    let left = (((s % 1) + 1) % 1) * length - from
    if (left < 0) left += length
    for (const segment of segments) {
      if (left <= segment.length) return segment.at(segment.length === 0 ? 0 : left / segment.length)
      left -= segment.length
    }
    return (segments.at(-1) as Segment).at(1)
  }
  const places = Array.from({ length: SAMPLES }, (_, k) => exact(k / SAMPLES))
  const reaches = new Float64Array(SAMPLES).fill(0)
  const ways = new Float64Array(SAMPLES)
  const slot = (direction: number) => Math.floor(((((direction / TURN) % 1) + 1) % 1) * SAMPLES) % SAMPLES
  for (let k = 0; k < SAMPLES * 4; k++) {
    const s = k / (SAMPLES * 4)
    const { x, y } = exact(s)
    const at = slot(Math.atan2(y, x))
    reaches[at] = Math.hypot(x, y)
    ways[at] = s
  }
  return {
    length,
    at: exact,
    towards(direction) {
      const at = slot(direction)
      return { reach: reaches[at] || 1, s: ways[at] ?? 0 }
    },
    corners: cornersAt.map((at) => ((((at + from) / length) % 1) + 1) % 1),
    width: Math.max(...places.map(({ x }) => Math.abs(x))),
    height: Math.max(...places.map(({ y }) => Math.abs(y))),
  }
}

const circle: Outline = {
  length: TURN,
  at(s) {
    const direction = s * TURN - Math.PI / 2
    return { x: Math.cos(direction), y: Math.sin(direction), angle: direction + Math.PI / 2 }
  },
  towards(direction) {
    return { reach: 1, s: ((((direction + Math.PI / 2) / TURN) % 1) + 1) % 1 }
  },
  corners: [],
  width: 1,
  height: 1,
}

const UP = -Math.PI / 2

/** Each outline, with corners as round as hands make them. */
const outlines: Readonly<Record<ShapeName, Outline>> = {
  ring: circle,
  pog: circle,
  square: roundedPolygon(4, UP, 0.24),
  hex: roundedPolygon(6, UP, 0.2),
  'hex-upright': roundedPolygon(6, UP + Math.PI / 6, 0.2),
}

export const outlineOf = (shape: ShapeName): Outline => outlines[shape]

/** Adds an outline, so many times as large, about a middle. */
export function trace(pen: Pen, outline: Outline, scale: number, middle: { x: number; y: number }): void {
  if (outline.corners.length === 0) {
    pen.moveTo(middle.x + scale, middle.y)
    pen.arc(middle.x, middle.y, scale, 0, TURN)
    pen.closePath()
    return
  }
  const steps = 480
  for (let k = 0; k < steps; k++) {
    const { x, y } = outline.at(k / steps)
    if (k === 0) pen.moveTo(middle.x + x * scale, middle.y + y * scale)
    else pen.lineTo(middle.x + x * scale, middle.y + y * scale)
  }
  pen.closePath()
}
