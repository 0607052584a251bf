import { blur, type Field, smoothstep } from '../paint/field.ts'
import type { Light } from '../paint/light.ts'
import type { Paint } from '../paint/picture.ts'
import type { Relief } from '../paint/relief.ts'
import { coarsened, spread } from '../paint/resample.ts'

/** A head in the picture, px: where the eye is to rest. */
export interface Head {
  x: number
  y: number
  tall: number
}

/** As bright as a place may be behind somebody, 0-255, before it is held back. */
const AMID = 66
/** So much of its own colour is left to a place. */
const COLOUR = 0.8

/**
 * Sets a place back behind those who stand in it, as a portrait painter does: out of focus, the more the nearer they are; low
 * and muted, but for a pool of light behind the head, where it is on the side that the light leaves dark.
 */
export function setBack(place: Paint, heads: readonly Head[], light: Light): void {
  const [first] = heads
  if (!first) return
  const { width, height } = place
  soften(place, Math.max(0.9, Math.min(7, first.tall * 0.02)) * Math.max(0.6, Math.min(width, height) / 768))
  const held = heldBack(place)
  const dark = -Math.sign(light.direction[0]) || 1
  const reach = Math.max(first.tall * 1.9, width * 0.4)
  const middle = heads.reduce((sum, { x }) => sum + x, 0) / heads.length
  const pool = {
    x: middle + dark * first.tall * 0.42,
    y: first.y + first.tall * 0.15,
    wide: reach * (1 + 0.55 * (heads.length - 1)),
    high: reach * 1.25,
    dark,
  }
  for (let y = 0; y < height; y++) setBackRow(place, held, pool, y)
}

interface Pool {
  x: number
  y: number
  wide: number
  high: number
  /** 1: the right side of those who stand there is dark. */
  dark: number
}

/** What all of a place is multiplied by, so that bright ones come down and dark ones stay. */
function heldBack({ red, green, blue }: Paint): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < red.length; i += 37) {
    sum += red[i]! * 0.3 + green[i]! * 0.59 + blue[i]! * 0.11
    count++
  }
  return Math.min(1.25, (AMID / Math.max(12, sum / count)) ** 0.62)
}

function setBackRow({ width, height, red, green, blue }: Paint, held: number, pool: Pool, y: number): void {
  const dy = (y - pool.y) / pool.high
  const low = 1 - 0.34 * smoothstep(0.5, 1, y / height)
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const dx = (x - pool.x) / pool.wide
    const d = dx * dx + dy * dy
    const lit = 1 / (1 + d * d * 0.9 + d * 0.5)
    const by = held * (0.46 + 0.86 * lit) * low * (1 + 0.12 * pool.dark * Math.max(-1, Math.min(1, dx)))
    const r = red[i]!
    const g = green[i]!
    const b = blue[i]!
    const l = r * 0.3 + g * 0.59 + b * 0.11
    const own = COLOUR * by
    const grey = l * (by - own)
    red[i] = grey + r * own
    green[i] = grey + g * own
    blue[i] = grey * 1.02 + b * own
  }
}

function soften(place: Paint, radius: number): void {
  const { width, height } = place
  const step = radius > 2.5 ? 2 : 1
  for (const values of [place.red, place.green, place.blue]) {
    const plane: Field = { width, height, values }
    const soft = blur(coarsened(plane, step), Math.max(1, radius / step), 2)
    values.set(step === 1 ? soft.values : spread(soft, step, width, height).values)
  }
}

/** How much of the light is lost far from a face; half of that on whoever is seen from head to feet, whose legs are most of the picture. */
const FALLS_OFF = 0.4

/** Lets light fall off from the heads towards the ground and the edges, so that faces are the brightest of all. */
export function dwellOn({ paint, coverage, frame }: Relief, heads: readonly Head[]): void {
  const tall = Math.max(0, ...heads.map((head) => head.tall)) / frame.height
  const most = FALLS_OFF * (1 - 0.5 * smoothstep(0.22, 0.1, tall))
  for (let y = 0; y < frame.height; y++) dwellRow(paint, coverage.values, heads, most, y)
}

function dwellRow(
  { width, red, green, blue }: Paint,
  coverage: Float32Array,
  heads: readonly Head[],
  most: number,
  y: number,
): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const c = coverage[i]!
    if (c <= 0) continue
    let near = 1e9
    for (const head of heads) {
      const dx = (x - head.x) / head.tall
      const dy = (y - head.y) / head.tall
      near = Math.min(near, dx * dx * 0.8 + dy * dy * (dy > 0 ? 0.55 : 1))
    }
    const by = 1 - c * most * smoothstep(0.7, 4.8, Math.sqrt(near))
    red[i]! *= by
    green[i]! *= by
    // What falls into shade turns a little cooler than it darkens.
    blue[i]! *= by + (1 - by) * 0.06
  }
}
