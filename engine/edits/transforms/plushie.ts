import type { Lab } from '../../own-style/lab.ts'
import { blur, type Field, smoothstep } from '../../paint/field.ts'
import { grain } from '../../paint/grain.ts'
import { drawOver, type Paint } from '../../paint/picture.ts'
import { random } from '../../paint/random.ts'
import { simplified } from './look/even.ts'
import { eyesIn, facesIn, type Looking, usualLooking } from './look/eyes.ts'
import { facingOf, linearOf, opennessOf, shadowOf, shown } from './look/lit.ts'
import { lightIn, type Pieces, piecesOf } from './look/pieces.ts'
import { type Lie, pileOf } from './look/pile.ts'
import { playroom } from './look/playroom.ts'
import { finished, seen } from './look/seen.ts'
import { type Apart, asThing, hasSubject, setOut } from './look/set-out.ts'
import { bodyOf, borderDistance } from './look/shapes.ts'
import { type Stitch, stitchesAlong } from './look/stitches.ts'
import type { Transform } from './transform.ts'

/** Where the shelf begins, and where a toy stands on it, from above. */
const SHELF = 0.8
const FOOT = 0.93

/** The step of colour from which on two pieces are of two cloths. */
const SEWN = 0.1

/** A window to the left. */
const LAMP = [-0.5, -0.6, 0.62] as const

/** The picture sewn of plush: its subject as a toy on a shelf; a place or a map as a cushion. */
export const plushie: Transform = (picture, order, told) => {
  const view = seen(picture, order)
  told(0.05)
  const isToy = hasSubject(view)
  const toy = isToy ? setOut(view, { share: [0.86, 0.86], foot: FOOT, round: 46 }) : asThing(view, 0.86, cushion)
  const { width, height, unit, seed } = toy
  told(0.15)
  const smooth = simplified(toy.lab, 2.2 * unit, 22 * unit, 0.13)
  told(0.3)
  const pieces = piecesOf(toy, smooth, {
    worth: 0.16,
    most: isToy ? 40 : 64,
    rounding: 4,
    reach: 9,
    parts: 0.2,
    light: 0.75 * lightIn(toy.lab),
  })
  told(0.5)
  const made = playroom(width, height, unit, SHELF, random(`playroom ${seed}`))
  castShadow(made, toy)
  const faces = facesIn(toy)
  const fabric = sewn(toy, pieces, faces)
  told(0.7)
  layFabric(made, toy, ofOneCloth(smooth, faces), pieces, fabric, faces)
  told(0.85)
  sewSeams(made, toy, pieces, faces)
  sewFaces(made, facesOn(toy), unit)
  return finished(made, picture)
}

/** A cushion's outline: corners drawn out a little, sides held in. 1 in the middle, 0 at the edge. */
function cushion(x: number, y: number): number {
  const side = (along: number) => 1 - 0.045 * (1 - along * along)
  const dx = side(y) - Math.abs(x)
  const dy = side(x) - Math.abs(y)
  const corner = 0.14
  if (dx < corner && dy < corner) return corner - Math.hypot(corner - dx, corner - dy)
  return Math.min(dx, dy)
}

interface Fabric {
  height: Field
  pile: Float32Array
  /** Opacity, with the hairs of the outline. */
  cover: Float32Array
}

function sewn(toy: Apart, { puff, label }: Pieces, faces: Float32Array): Fabric {
  const { width, height, unit, subject, seed } = toy
  const body = bodyOf(subject, width, height, { side: 180, reach: 12 })
  const form: Field = { width, height, values: new Float32Array(width * height) }
  const shift = (seed % 83) + 0.5
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const stuffing = (grain(x / (40 * unit) + shift, y / (40 * unit)) - 0.5) * 7 * unit
      const isToy = label[at]! >= 0 && subject[at]! > 0.02
      form.values[at] = isToy
        ? (puff[at]! + (1 - puff[at]!) * 0.85 * faces[at]!) * 24 * unit + body[at]! * 78 * unit + stuffing
        : 0
    }
  const smooth = blur(form, 2.2 * unit, 2)
  const lie = lieOf(smooth, unit, shift)
  const pile = pileOf(width, height, lie, 5.5 * unit, seed & 0xffff)
  const long = pileOf(width, height, lie, 10 * unit, (seed & 0xffff) + 7)
  const cover = fuzzy(subject, long, width, height, unit)
  for (let at = 0; at < pile.length; at++) {
    pile[at] = 0.62 * pile[at]! + 0.5 * long[at]!
    smooth.values[at]! += pile[at]! * 0.55 * unit
  }
  return { height: smooth, pile, cover }
}

/** Hairs lie down and away from the top of each cushion, stroked this way and that. */
function lieOf(form: Field, unit: number, shift: number): Lie {
  const { width, height } = form
  const facing = facingOf(blur(form, 5 * unit, 2))
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const turn = (grain(x / (30 * unit), y / (30 * unit) + shift) - 0.5) * 5
      const dx = facing.x[at]! * 1.6 + 0.55 * Math.sin(turn)
      const dy = facing.y[at]! * 1.6 + 0.28 + 0.4 * Math.cos(turn)
      const long = Math.hypot(dx, dy) || 1
      facing.x[at] = dx / long
      facing.y[at] = dy / long
    }
  return facing
}

/** An outline of hairs: where one lies across it, the fabric reaches farther. */
function fuzzy(subject: Float32Array, pile: Float32Array, width: number, height: number, unit: number): Float32Array {
  const radius = 5 * unit
  const soft = blur({ width, height, values: subject }, radius, 2).values
  const cover = new Float32Array(subject.length)
  for (let at = 0; at < cover.length; at++) {
    const inside = (soft[at]! - 0.42) * radius * 3.2
    cover[at] = smoothstep(-1.1 * unit, 1.3 * unit, inside + pile[at]! * 4.2 * unit)
  }
  return cover
}

/** The toy's shadow on the shelf, darkest where it stands. */
function castShadow(made: Paint, { width, height, unit, subject }: Apart) {
  const floor = { width, height, values: new Float32Array(width * height) }
  const foot = FOOT * height
  for (let y = Math.floor(SHELF * height); y < height; y++)
    for (let x = 0; x < width; x++) {
      // Light from the left lays the shadow to the right, as a flat likeness of the toy.
      const up = (foot - y) * 3.2 + 14 * unit
      const sy = Math.round(Math.min(height - 1, foot - Math.max(0, up)))
      const sx = Math.round(x - Math.max(0, up) * 0.22)
      if (y < foot + 5 * unit && sx >= 0 && sx < width && sy >= 0)
        floor.values[y * width + x] = subject[sy * width + sx]!
    }
  const soft = blur(floor, 9 * unit, 2).values
  for (let at = 0; at < soft.length; at++) {
    const dark = 1 - 0.66 * soft[at]!
    made.red[at]! *= dark
    made.green[at]! *= dark * 0.985
    made.blue[at]! *= dark * 0.975
  }
}

function layFabric(made: Paint, toy: Apart, smooth: Lab, pieces: Pieces, fabric: Fabric, faces: Float32Array) {
  const { height, unit } = toy
  const facing = facingOf(fabric.height)
  const shadow = shadowOf(fabric.height, LAMP, 60 * unit, 0.5)
  const open = opennessOf(fabric.height, [4 * unit, 12 * unit, 30 * unit], 1.7)
  for (let y = 0; y < height; y++) fabricRow(made, toy, smooth, pieces, fabric, { facing, shadow, open, faces }, y)
}

function fabricRow(
  made: Paint,
  { width }: Apart,
  smooth: Lab,
  { label, regions }: Pieces,
  { pile, cover }: Fabric,
  { facing, shadow, open, faces }: { facing: Lie; shadow: Float32Array; open: Float32Array; faces: Float32Array },
  y: number,
) {
  const colour = [0, 0, 0]
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const part = cover[at]!
    if (part <= 0) continue
    const k = label[at]!
    const own = regions.l[k]!
    // Dyed cloth: even, a little pale, never black.
    // Eyes and mouths are sewn on in their own colours; light and shade are left to the lamp.
    const off = smooth.l[at]! - own
    const tint = Math.hypot(smooth.a[at]! - regions.a[k]!, smooth.b[at]! - regions.b[k]!)
    const sewnOn = 0.72 + 0.26 * smoothstep(0.07, 0.2, Math.abs(off) + 1.6 * tint)
    const kept = sewnOn + (1 - sewnOn) * faces[at]!
    const l = 0.28 + 0.64 * (own + off * kept) + pile[at]! * 0.05
    const a = (regions.a[k]! + (smooth.a[at]! - regions.a[k]!) * kept) * 1.16
    const b = (regions.b[k]! + (smooth.b[at]! - regions.b[k]!) * kept) * 1.16 + 0.004
    linearOf(Math.min(0.97, l), a, b, colour)
    const nx = facing.x[at]!
    const ny = facing.y[at]!
    const nz = Math.sqrt(Math.max(0.0001, 1 - nx * nx - ny * ny))
    const key = Math.max(0, (nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2] + 0.45) / 1.45)
    // Hairs that stand out at the rim of a form catch light of all sides.
    const rim = (1 - nz) ** 2
    const strength = (1.16 * key * (0.35 + 0.65 * shadow[at]!) + 0.3 + 0.34 * rim) * (0.25 + 0.75 * open[at]!)
    const dust = 0.05 * rim
    made.red[at]! += (shown(colour[0]! * strength * 1.04 + dust) - made.red[at]!) * part
    made.green[at]! += (shown(colour[1]! * strength + dust) - made.green[at]!) * part
    made.blue[at]! += (shown(colour[2]! * strength * 0.94 + dust) - made.blue[at]!) * part
  }
}

function sewSeams(made: Paint, toy: Apart, { label, regions }: Pieces, faces: Float32Array) {
  const { width, height, unit, subject } = toy
  const away = borderDistance(label, width, height)
  const isSewn = (at: number, [ux, uy]: readonly [number, number]) => {
    if (subject[at]! < 0.9 || faces[at]! > 0.3) return false
    const off = away.values[at]! + 2.5 * unit
    const px = Math.round((at % width) - ux * off)
    const py = Math.round(Math.floor(at / width) - uy * off)
    if (px < 0 || py < 0 || px >= width || py >= height) return false
    const other = py * width + px
    // The smaller piece is sewn on the larger.
    const [one, two] = [label[at]!, label[other]!]
    const step = Math.hypot(
      0.5 * (regions.l[one]! - regions.l[two]!),
      1.5 * (regions.a[one]! - regions.a[two]!),
      1.5 * (regions.b[one]! - regions.b[two]!),
    )
    return step > SEWN && subject[other]! > 0.9 && regions.area[one]! <= regions.area[two]!
  }
  const stitches = stitchesAlong(away, { inset: 6.5 * unit, stitch: 8.5 * unit, gap: 5.5 * unit, isSewn })
  drawOver(made, (pen) => {
    const run = (shift: number, style: string, wide: number, which: (stitch: Stitch) => boolean) => {
      pen.strokeStyle = style
      pen.lineWidth = wide
      pen.beginPath()
      for (const stitch of stitches) {
        if (!which(stitch)) continue
        pen.moveTo(stitch.x0 + shift, stitch.y0 + shift)
        pen.lineTo(stitch.x1 + shift, stitch.y1 + shift)
      }
      pen.stroke()
    }
    const isPale = ({ x0, y0 }: Stitch) => (regions.l[label[Math.round(y0) * width + Math.round(x0)]!] ?? 0) < 0.52
    run(1.3 * unit, 'rgba(20,10,6,0.5)', 3.4 * unit, () => true)
    run(0, '#e8d9bd', 2.5 * unit, isPale)
    run(0, '#6b4a38', 2.5 * unit, (stitch) => !isPale(stitch))
    run(-0.5 * unit, 'rgba(255,250,235,0.55)', 0.9 * unit, isPale)
    run(-0.5 * unit, 'rgba(214,170,140,0.55)', 0.9 * unit, (stitch) => !isPale(stitch))
  })
}

/** Faces of a toy: where eyes are seen, else where they are as a rule. */
function facesOn({ lab, faces }: Apart): Looking[] {
  return faces.flatMap((face) => eyesIn(lab, [face])[0] ?? usualLooking(lab, face) ?? [])
}

/** How far a face is evened to a single cloth. */
const EVENED = 0.72

/** Colours in which each face is of one cloth, the mean of its middle. */
function ofOneCloth(smooth: Lab, faces: Float32Array): Lab {
  if (!faces.some((value) => value > 0)) return smooth
  const { width, height } = smooth
  const reach = Math.max(2, Math.round(Math.max(width, height) / 40))
  const weight = blur({ width, height, values: faces }, reach, 2).values
  const plane = (values: Float32Array) => {
    const sum = blur({ width, height, values: values.map((value, at) => value * faces[at]!) }, reach, 2).values
    return values.map((value, at) =>
      faces[at]! > 0 ? value + (sum[at]! / weight[at]! - value) * EVENED * faces[at]! : value,
    )
  }
  return { width, height, l: plane(smooth.l), a: plane(smooth.a), b: plane(smooth.b) }
}

/** Eyes of black glass, each in a little dent, and a mouth of thread. */
function sewFaces(made: Paint, looks: Looking[], unit: number) {
  if (looks.length === 0) return
  const eyes = looks.flatMap(({ left, right, apart }) => [left, right].map((eye) => ({ ...eye, radius: apart * 0.22 })))
  drawOver(made, (pen) => {
    for (const { left, right, apart } of looks) {
      const [x, y] = [(left.x + right.x) / 2, (left.y + right.y) / 2 + apart * 0.82]
      const turn = Math.atan2(right.y - left.y, right.x - left.x)
      const mouth = (shift: number, style: string) => {
        pen.strokeStyle = style
        pen.lineWidth = Math.max(1.4, Math.min(3.2 * unit, apart * 0.07))
        pen.beginPath()
        pen.arc(x, y - apart * 0.3 + shift, apart * 0.36, turn + 0.6, turn + Math.PI - 0.6)
        pen.stroke()
      }
      mouth(0.9 * unit, 'rgba(255,245,230,0.3)')
      mouth(0, 'rgba(74,34,26,0.92)')
    }
    for (const { x, y, radius } of eyes) {
      const dent = pen.createRadialGradient(x, y + radius * 0.2, radius * 0.7, x, y + radius * 0.2, radius * 1.7)
      dent.addColorStop(0, 'rgba(30,16,10,0.62)')
      dent.addColorStop(1, 'rgba(30,16,10,0)')
      pen.fillStyle = dent
      pen.beginPath()
      pen.arc(x, y + radius * 0.2, radius * 1.7, 0, 7)
      pen.fill()
      const glass = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.35, radius * 0.1, x, y, radius)
      glass.addColorStop(0, '#4b403c')
      glass.addColorStop(0.45, '#17110f')
      glass.addColorStop(0.85, '#080606')
      glass.addColorStop(1, '#2b211d')
      pen.fillStyle = glass
      pen.beginPath()
      pen.arc(x, y, radius, 0, 7)
      pen.fill()
      pen.fillStyle = 'rgba(255,255,255,0.92)'
      pen.beginPath()
      pen.ellipse(x - radius * 0.34, y - radius * 0.38, radius * 0.24, radius * 0.18, -0.7, 0, 7)
      pen.fill()
      pen.fillStyle = 'rgba(255,236,210,0.35)'
      pen.beginPath()
      pen.arc(x + radius * 0.4, y + radius * 0.42, Math.max(0.6 * unit, radius * 0.14), 0, 7)
      pen.fill()
    }
  })
}
