import { blur, type Field, smoothstep } from '../../paint/field.ts'
import { grain } from '../../paint/grain.ts'
import { type Paint, paint } from '../../paint/picture.ts'
import { random } from '../../paint/random.ts'
import { simplified } from './look/even.ts'
import { type Eye, eyesIn, facesIn, type Looking } from './look/eyes.ts'
import { type Facing, facingOf, linearOf, opennessOf, outOfFocus, shadowOf, shown } from './look/lit.ts'
import { pressThumbs } from './look/marks.ts'
import { lightIn, type Pieces, piecesOf } from './look/pieces.ts'
import { finished, type Seen, seen } from './look/seen.ts'
import { bodyOf } from './look/shapes.ts'
import type { Transform } from './transform.ts'

/** The lamp of the little stage: a broad one, above to the left. */
const LAMP = [-0.52, -0.62, 0.59] as const
const FILL = [0.72, 0.1, 0.68] as const

/** The picture modelled in plasticine on the set of a film. */
export const claymation: Transform = (picture, order, told) => {
  const view = seen(picture, order)
  told(0.05)
  const { unit } = view
  const smooth = simplified(view.lab, 1.7 * unit, 20 * unit, 0.11)
  told(0.25)
  const pieces = piecesOf(view, smooth, {
    worth: 0.04,
    most: 150,
    rounding: 3.2,
    reach: 7,
    parts: 0.17,
    light: lightIn(view.lab),
  })
  told(0.5)
  const looks = eyesIn(view.lab, view.faces)
  const faces = facesIn(view)
  const height = modelled(view, smooth.l, pieces, looks, faces)
  told(0.65)
  const made = lit(view, smooth, pieces, height, looks, faces)
  told(0.9)
  const { width, height: high, subject } = view
  const middle = looks[0] ? (looks[0].left.y + looks[0].right.y) / 2 : high * 0.52
  outOfFocus(made, 3.4 * unit, (_, y, at) => {
    const away = smoothstep(0.26, 0.6, Math.abs(y - middle) / Math.max(width, high))
    return subject ? Math.max(away * 0.8, (1 - subject[at]!) * 0.85) : away
  })
  return finished(made, picture)
}

/** How far what is drawn on things stands out of them, px a step from black to white. */
const FEATURES = 26

/** The radius of an eye, of the distance between both. */
const BEAD = 0.18

/** The heights of the model, px: lumps with round edges, smaller ones laid on larger, pressed together by hand. */
function modelled(
  view: Seen,
  light: Float32Array,
  { label, regions, puff }: Pieces,
  looks: Looking[],
  faces: Float32Array,
): Field {
  const { width, height, unit, subject, depth, seed } = view
  const chance = random(`clay ${seed}`)
  const out: Field = { width, height, values: new Float32Array(width * height) }
  const form = blur({ width, height, values: light }, 14 * unit, 2).values
  const body = subject ? bodyOf(subject, width, height, { side: 200, reach: 11 }) : undefined
  const cells = regions.label.length
  // How thick each lump is: large ones are slabs, small ones pellets laid on top.
  const thick = regions.area.map((area) => (9 + 15 * smoothstep(0, 0.02, area / cells)) * unit)
  const lift = regions.area.map((area) => 7 * unit * (1 - smoothstep(0.0006, 0.03, area / cells)))
  const shift = (seed % 97) + 0.5
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const k = label[at]!
      const calm = Math.max(0.92 * faces[at]!, subject ? 0.8 * (1 - subject[at]!) : 0.25)
      const edge = puff[at]! + (1 - puff[at]!) * calm
      const lumps = (grain(x / (46 * unit) + shift, y / (46 * unit)) - 0.5) * 5.5 * unit
      const kneaded = (grain(x / (15 * unit), y / (15 * unit) + shift) - 0.5) * 1.5 * unit
      out.values[at] =
        edge * thick[k]! +
        smoothstep(0.1, 0.5, edge) * lift[k]! +
        form[at]! * 30 * unit +
        (light[at]! - form[at]!) * FEATURES * unit +
        (body ? body[at]! * 54 * unit : 0) +
        depth[at]! * 26 * unit +
        lumps +
        kneaded
    }
  const soft = blur(out, 1.6 * unit, 2)
  pressThumbs(soft, chance, unit)
  for (const { left, right, apart } of looks) for (const eye of [left, right]) bead(soft, eye, apart * BEAD)
  return soft
}

/** An eye of a bead, set into the face. */
function bead({ width, height, values }: Field, { x, y }: { x: number; y: number }, radius: number) {
  const floor = values[Math.round(y) * width + Math.round(x)] ?? 0
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++)
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
      const away = Math.hypot(px - x, py - y) / radius
      if (away < 1) values[py * width + px] = floor + radius * (0.15 + 0.8 * Math.sqrt(1 - away * away))
    }
}

const WARM = [1.06, 1, 0.9] as const

/** The model in the light of the set. */
function lit(
  view: Seen,
  smooth: Seen['lab'],
  { label, regions }: Pieces,
  height: Field,
  looks: Looking[],
  faces: Float32Array,
): Paint {
  const { width, height: high, unit, seed } = view
  const facing = facingOf(height)
  const shadow = shadowOf(height, LAMP, 74 * unit, 0.34)
  const open = opennessOf(height, [4 * unit, 12 * unit, 30 * unit], 1.5)
  const clay: Clay = { view, smooth, label, regions, facing, shadow, open, faces, shift: seed % 89 }
  const made = paint(width, high)
  for (let y = 0; y < high; y++) litRow(made, clay, y)
  for (const { left, right, apart } of looks)
    for (const eye of [left, right]) paintBead(made, facing, shadow, eye, apart * BEAD, lidOf(made, left, right, apart))
  return made
}

interface Clay {
  view: Seen
  smooth: Seen['lab']
  label: Int32Array
  regions: Pieces['regions']
  facing: Facing
  shadow: Float32Array
  open: Float32Array
  /** Where faces are, 0-1: there more is drawn, and less is parted. */
  faces: Float32Array
  shift: number
}

function litRow(
  made: Paint,
  { view, smooth, label, regions, facing, shadow, open, faces, shift }: Clay,
  y: number,
): void {
  const { width, height, unit } = view
  const colour = [0, 0, 0]
  const ly = y / height - 0.5
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const k = label[at]!
    // Plasticine is of few colours, each a little streaked where two were kneaded together.
    const streak = (grain(x / (70 * unit) + y / (24 * unit) + shift, y / (70 * unit) - x / (160 * unit)) - 0.5) * 0.05
    const kept = 0.68 + 0.3 * faces[at]!
    const l = regions.l[k]! + (smooth.l[at]! - regions.l[k]!) * kept + streak
    const a = (regions.a[k]! + (smooth.a[at]! - regions.a[k]!) * kept) * 1.22
    const b = (regions.b[k]! + (smooth.b[at]! - regions.b[k]!) * kept) * 1.22 + 0.004
    linearOf(0.2 + 0.68 * l ** 0.92, a, b, colour)
    const nx = facing.x[at]!
    const ny = facing.y[at]!
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
    const key = nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2]
    // A little light goes through wax: the edge of the shade is soft.
    const wrapped = Math.max(0, (key + 0.22) / 1.22)
    const fill = Math.max(0, nx * FILL[0] + ny * FILL[1] + nz * FILL[2])
    const seenBy = shadow[at]!
    const lx = x / width - 0.5
    const pool = 1.1 - 0.95 * Math.min(1, (lx + 0.08) ** 2 + (ly + 0.08) ** 2 * 1.1)
    const strength = (1.32 * wrapped * (0.22 + 0.78 * seenBy) * pool + 0.2 * fill + 0.2) * open[at]!
    // Half of the way from the lamp to the eye.
    const half = (nx * LAMP[0] + ny * LAMP[1] + nz * (LAMP[2] + 1)) / 1.783
    const sheen = half > 0 ? (0.075 * half ** 22 + 0.1 * half ** 90) * seenBy * open[at]! : 0
    made.red[at] = shown(colour[0]! * strength * WARM[0] + sheen)
    made.green[at] = shown(colour[1]! * strength * WARM[1] + sheen)
    made.blue[at] = shown(colour[2]! * strength * (WARM[2] + 0.12 * (1 - seenBy)) + sheen * 0.95)
  }
}

/** The colour of lids: of the face below the eyes, 0-255 a channel. */
function lidOf({ width, height, red, green, blue }: Paint, left: Eye, right: Eye, apart: number): Lid {
  const sum = [0, 0, 0]
  for (const { x, y } of [left, right]) {
    const px = Math.min(width - 1, Math.max(0, Math.round(x)))
    const py = Math.min(height - 1, Math.max(0, Math.round(y + apart * 0.36)))
    for (const [c, plane] of [red, green, blue].entries()) sum[c]! += plane[py * width + px]! / 2
  }
  return [sum[0]!, sum[1]!, sum[2]!]
}

type Lid = readonly [number, number, number]

/** How far down lids hang, of an eye's radius above its middle. */
const LID = 0.34

/** White, with a dark pupil that looks at us, the lamp's reflection, and a lid that takes the stare out of it. */
function paintBead(
  made: Paint,
  facing: Facing,
  shadow: Float32Array,
  { x, y }: { x: number; y: number },
  radius: number,
  lid: Lid,
) {
  const { width, height } = made
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++)
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
      const away = Math.hypot(px - x, py - y) / radius
      if (away >= 1) continue
      const at = py * width + px
      const nz = Math.sqrt(1 - away * away)
      const key = Math.max(0, facing.x[at]! * LAMP[0] + facing.y[at]! * LAMP[1] + nz * LAMP[2])
      const pupil = smoothstep(0.52, 0.44, away)
      const light = (0.9 * (1 - pupil) + 0.012 * pupil) * (0.4 + 0.75 * key * (0.4 + 0.6 * shadow[at]!))
      const glint = smoothstep(0.2, 0.1, Math.hypot((px - x) / radius + 0.24, (py - y) / radius + 0.28))
      const cover = smoothstep(1, 1 - 1.6 / radius, away)
      const to = shown(light + glint)
      const up = (y - py) / radius
      const closed = smoothstep(LID - 0.06, LID + 0.06, up + 0.3 * (1 - nz))
      // A lid is round too, and its edge casts a shadow on the eye.
      const skin = 0.7 + 0.4 * key
      const dark = 1 - 0.45 * smoothstep(LID - 0.5, LID, up)
      const white = [to * dark, to * dark * 0.985, to * dark * 0.95] as const
      for (const [c, plane] of [made.red, made.green, made.blue].entries())
        plane[at]! += (white[c]! + (lid[c]! * skin - white[c]!) * closed - plane[at]!) * cover
    }
}
