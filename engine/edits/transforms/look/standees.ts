import type { Lab } from '../../../own-style/lab.ts'
import { blur, smoothstep } from '../../../paint/field.ts'
import { facingOf, linearOf, opennessOf } from './lit.ts'
import type { Pieces } from './pieces.ts'
import { planeAt, type Seen } from './seen.ts'
import { filled } from './set-out.ts'
import { puffed, sidesOf } from './shapes.ts'
import { LAMP } from './stage.ts'

/** A part of the picture that stands upright in the little world, flat but for its round edges. */
export interface Standee {
  /** Where it stands, and how deep it is. */
  z: number
  deep: number
  /** Units of one px of its drawing, the middle column's x and the row that stands on the ground. */
  scale: number
  middle: number
  foot: number
  width: number
  height: number
  mask: Float32Array
  /** The mask, soft: for shadows. */
  soft: Float32Array
  /** Its colours in linear light, modelled by the lamp. */
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** Which way its rim faces, for the sides. */
  rim: { x: Float32Array; y: Float32Array }
}

/** Px of the longer side of a drawing. */
const LONGEST = 820

interface Cut {
  lab: Lab
  mask: Float32Array
  /** Where its colours are its own; left out: all that the mask covers. */
  own?: Float32Array
  z: number
  deep: number
  /** How round it is, px of a picture of 1024. */
  round: number
  foot: number
}

/** A standee of what `mask` covers; `world`: how wide the whole picture is, units. */
export function standeeOf(
  view: Pick<Seen, 'width' | 'height'>,
  { lab, mask, own: sure = mask, z, deep, round, foot }: Cut,
  world: number,
): Standee {
  const scale = Math.min(1, LONGEST / Math.max(view.width, view.height))
  const width = Math.max(8, Math.round(view.width * scale))
  const height = Math.max(8, Math.round(view.height * scale))
  const plane = (values: Float32Array) => planeAt(values, view.width, view.height, width, height)
  const whole = filled({ width, height, l: plane(lab.l), a: plane(lab.a), b: plane(lab.b) }, plane(sure))
  const [l, a, b, own] = [whole.l, whole.a, whole.b, plane(mask)]
  const unit = Math.max(width, height) / 1024
  const form = formOf(l, own, width, height, unit, round)
  const facing = facingOf({ width, height, values: form })
  const open = opennessOf({ width, height, values: form }, [5 * unit, 16 * unit], 1.1)
  const made: Standee = {
    z,
    deep,
    scale: world / width,
    middle: width / 2,
    foot: foot * height,
    width,
    height,
    mask: own,
    soft: blur({ width, height, values: own }, 9 * unit, 2).values,
    red: new Float32Array(width * height),
    green: new Float32Array(width * height),
    blue: new Float32Array(width * height),
    rim: facingOf({
      width,
      height,
      values: blur({ width, height, values: own }, 2, 2).values.map((value) => value * 24),
    }),
  }
  const colour = [0, 0, 0]
  for (let at = 0; at < own.length; at++) {
    linearOf(0.2 + 0.74 * l[at]!, a[at]! * 1.32, b[at]! * 1.32 + 0.006, colour)
    const [nx, ny] = [facing.x[at]!, facing.y[at]!]
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
    const key = Math.max(0, nx * LAMP[0] - ny * LAMP[1] + nz * 0.62)
    const half = Math.max(0, nx * -0.3 - ny * 0.42 + nz * 0.86)
    const light = (0.42 + 0.86 * key) * open[at]!
    const gloss = 0.13 * half ** 60 * smoothstep(0.6, 1, own[at]!)
    made.red[at] = colour[0]! * light * 1.03 + gloss
    made.green[at] = colour[1]! * light + gloss
    made.blue[at] = colour[2]! * light * 0.96 + gloss
  }
  return made
}

/** Heights, px: round at the outline, a little where light falls. */
function formOf(l: Float32Array, mask: Float32Array, width: number, height: number, unit: number, round: number) {
  const scale = Math.min(1, 200 / Math.max(width, height))
  const [w, h] = [Math.max(8, Math.round(width * scale)), Math.max(8, Math.round(height * scale))]
  const sides = sidesOf(planeAt(mask, width, height, w, h))
  const body = puffed(sides, w, h, Math.max(2, round * 0.2))
  for (let at = 0; at < body.length; at++) body[at]! *= sides[at]!
  const puff = planeAt(body, w, h, width, height)
  const soft = blur({ width, height, values: l }, 5 * unit, 2).values
  return puff.map((value, at) => value * round * 1.6 * unit + soft[at]! * 22 * unit)
}

/** The picture's pieces as four wings of a toy theatre, the sky left away: far ones stand behind, near ones before. */
export function wingsOf(
  view: Seen,
  smooth: Lab,
  pieces: Pieces,
  sky: Float32Array | undefined,
  world: number,
): Standee[] {
  const { width, height } = view
  const near = nearnessOf(view, pieces)
  const bands = [0, 0.34, 0.58, 0.8]
  return bands.flatMap((from, k) => {
    const to = bands[k + 1] ?? 2
    const mask = new Float32Array(width * height)
    const own = new Float32Array(width * height)
    let [count, low] = [0, 0]
    for (let at = 0; at < mask.length; at++) {
      const isSky = sky && sky[at]! > 0.5
      if (isSky || near[at]! < from) continue
      mask[at] = 1
      if (near[at]! < to) {
        own[at] = 1
        count++
        low = Math.max(low, Math.floor(at / width))
      }
    }
    if (count < mask.length * 0.012) return []
    const smoothMask = blur({ width, height, values: mask }, 2.5 * view.unit, 2).values.map((value) =>
      smoothstep(0.3, 0.7, value),
    )
    const z = -0.62 + (1.22 * k) / (bands.length - 1)
    const cut = {
      lab: smooth,
      mask: smoothMask,
      own,
      z,
      deep: 0.07,
      round: 22,
      foot: Math.max(0.5, low / height),
    }
    return [standeeOf(view, cut, world)]
  })
}

/** How near each piece is, 0-1, so that each band gets its share: by its depth, and by how low in the picture it stands. */
function nearnessOf({ width, height, depth }: Seen, { label, regions }: Pieces): Float32Array {
  const { count } = regions
  const [low, deep, area] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const k = label[at]!
      low[k] = Math.max(low[k]!, y / height)
      deep[k]! += depth[at]!
      area[k]!++
    }
  for (let k = 0; k < count; k++) deep[k]! /= Math.max(1, area[k]!)
  const order = Array.from({ length: count }, (_, k) => k).sort((one, other) => deep[one]! - deep[other]!)
  const near = new Float32Array(count)
  let sum = 0
  for (const k of order) {
    near[k] = 0.55 * ((sum + area[k]! / 2) / (width * height)) + 0.45 * low[k]!
    sum += area[k]!
  }
  return Float32Array.from(label, (k) => near[k]!)
}
