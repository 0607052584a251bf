import type { Lab } from '../../own-style/lab.ts'
import { blur, smoothstep } from '../../paint/field.ts'
import { grain } from '../../paint/grain.ts'
import { random } from '../../paint/random.ts'
import { simplified } from './look/even.ts'
import { eyesIn, sampled, withLargerEyes } from './look/eyes.ts'
import { linearOf, outOfFocus } from './look/lit.ts'
import { type Ground, shotOf } from './look/little-world.ts'
import { type Pieces, piecesOf } from './look/pieces.ts'
import { bushesBefore, drawBalls, propsAround, treesBehind } from './look/props.ts'
import { finished, type Seen, seen } from './look/seen.ts'
import { boundsOf, hasSubject, setOut } from './look/set-out.ts'
import { skyIn } from './look/sky.ts'
import { eyeFor, seenAt, type Vec } from './look/stage.ts'
import { type Standee, standeeOf, wingsOf } from './look/standees.ts'
import type { Transform } from './transform.ts'

/** The picture as a little world on a round base, on a table. */
export const cartoonDiorama: Transform = (picture, order, told) => {
  const view = seen(picture, order)
  told(0.05)
  const { width, height, unit, seed } = view
  const isMap = order.kind === 'map'
  const isFigure = !isMap && order.kind !== 'place' && hasSubject(view)
  // Figures are painted by a fine brush, places by a broad one.
  const smooth = isFigure
    ? simplified(view.lab, unit, 9 * unit, 0.07, 1)
    : simplified(view.lab, 2.2 * unit, 24 * unit, 0.13)
  told(0.25)
  const colours = paletteOf(view, smooth)
  const scene = isMap ? mapScene(view, smooth) : sceneOf(view, smooth)
  told(0.5)
  const chance = random(`diorama ${seed}`)
  const eye = eyeFor(width, height, scene.tall, isMap ? 0.62 : 0.36)
  const world = {
    standees: scene.standees.sort((one, other) => other.z - one.z),
    ground: scene.ground ?? meadow(colours, seed),
    layers: colours.layers,
    room: colours.room,
  }
  const { made, near } = shotOf(world, eye, width, height, (done) => told(0.5 + 0.4 * done))
  if (!isMap) {
    const isFree = (x: number, z: number) =>
      world.standees.every((standee) => Math.abs(z - standee.z) > 0.14 || !stands(standee, x))
    const balls = propsAround(chance, colours.leaf, colours.stone, isFree)
    if (isFigure) balls.push(...treesBehind(chance, colours.leaf, scene.tall))
    const [figure] = scene.standees
    if (figure && scene.isCut) balls.push(...bushesBefore(chance, colours.leaf, footOf(figure), figure.z + 0.07))
    drawBalls(made, near, eye, balls, unit)
  }
  // A lens held close to something small: sharp in a band, soft before and behind.
  const focus = seenAt(eye, [0, isMap ? 0 : scene.tall * 0.42, 0.1]).y
  const reach = (isMap ? 0.34 : 0.42) * height
  for (const radius of [2.2, 5])
    outOfFocus(made, radius * unit, (_, y) =>
      smoothstep(reach * 0.62, reach * (radius > 3 ? 1.7 : 1.2), Math.abs(y - focus)),
    )
  return finished(made, picture)
}

/** Whether a standee stands on the ground at x. */
function stands({ mask, width, scale, middle, foot }: Standee, x: number): boolean {
  const px = Math.round(x / scale + middle)
  const py = Math.round(foot - 0.05 / scale)
  return px >= 0 && px < width && (mask[py * width + px] ?? 0) > 0.3
}

/** From where to where a standee stands on the ground, units. */
function footOf({ mask, width, scale, middle, foot }: Standee): [from: number, to: number] {
  const row = Math.round(foot - 0.05 / scale) * width
  const columns = mask.subarray(row, row + width)
  const from = columns.findIndex((share) => share > 0.3)
  const to = columns.findLastIndex((share) => share > 0.3)
  return from < 0 ? [0, 0] : [(from - middle) * scale, (to - middle) * scale]
}

interface Set {
  standees: Standee[]
  tall: number
  ground?: Ground
  /** Whether the picture's edge cut off what the figure stands on. */
  isCut?: boolean
}

/** How wide a picture may be in the little world, and how tall, units. */
const WIDE = 1.72
const TALL = { least: 1.25, figure: 1.5, most: 2.05 }

function sceneOf(view: Seen, smooth: Lab): Set {
  const { width, height } = view
  const room = Math.min(TALL.most, Math.max(TALL.least, (1.55 * height) / width))
  const world = Math.min(WIDE, (room * width) / height)
  const tall = (world * height) / width
  if (hasSubject(view)) return subjectScene({ ...view, lab: smooth })
  const pieces = piecesOf(view, smooth, { worth: 0.05, most: 90, rounding: 3, reach: 2, parts: 1, light: 1 })
  const standees = wingsOf(view, smooth, pieces, skyIn(view, pieces.label, pieces.regions), world)
  return { standees, tall: Math.min(tall, tallestOf(standees)) }
}

/** How high the highest of some standees reaches, units. */
function tallestOf(standees: readonly Standee[]): number {
  return standees.reduce((most, { mask, width, foot, scale }) => {
    const first = mask.findIndex((value) => value > 0.5)
    return first < 0 ? most : Math.max(most, (foot - Math.floor(first / width)) * scale)
  }, 0.3)
}

/** How much larger the eyes of a figure are. */
const EYES = 1.3

/** The subject as a figure by itself: what lay around it would be a photograph on a board. */
function subjectScene(view: Seen & { subject: Float32Array }): Set {
  const { width, height } = view
  const isCut = boundsOf(view.subject, width).bottom >= height - 3
  const set = setOut(view, { share: [0.9, 0.97], foot: 0.985, round: 40 })
  const lab = withLargerEyes(set.lab, eyesIn(set.lab, set.faces), EYES)
  const { left, right, top, bottom } = boundsOf(set.subject, width)
  const most = Math.min(TALL.most, Math.max(TALL.figure, (1.55 * height) / width))
  const world = Math.min((WIDE * width) / (right - left + 1), (most * width) / (bottom - top + 1))
  const figure = standeeOf(set, { lab, mask: set.subject, z: 0.08, deep: 0.13, round: 52, foot: 0.985 }, world)
  return { standees: [figure], tall: ((bottom - top + 1) / width) * world, isCut }
}

/** A map lies on the base: water low and flat, ground above it, growth and rock above that. */
function mapScene(view: Seen, smooth: Lab): Set {
  const { width, height, unit, depth } = view
  const pieces = piecesOf(view, smooth, { worth: 0.01, most: 320, rounding: 1.5, reach: 5, parts: 0.2, light: 1 })
  const lift = heightsOf(pieces)
  const rise = new Float32Array(width * height)
  for (let at = 0; at < rise.length; at++) {
    const k = pieces.label[at]!
    rise[at] =
      lift[k]! * (0.45 + 0.55 * pieces.puff[at]!) + depth[at]! * 0.07 + (smooth.l[at]! - pieces.regions.l[k]!) * 0.05
  }
  const relief = blur({ width, height, values: rise }, 1.6 * unit, 2).values
  const side = Math.min(width, height)
  const place = (x: number, z: number) => [width / 2 + (x * side) / 2, height / 2 + (z * side) / 2] as const
  const at3 = [0, 0, 0]
  return {
    standees: [],
    tall: 0.2,
    ground: {
      colour(x, z, into) {
        const [px, py] = place(x, z)
        linearOf(
          0.14 + 0.84 * sampled(smooth.l, width, height, px, py),
          1.3 * sampled(smooth.a, width, height, px, py),
          1.3 * sampled(smooth.b, width, height, px, py),
          at3,
        )
        into.set(at3)
      },
      relief: {
        most: 0.24,
        at(x, z) {
          const [px, py] = place(x, z)
          return sampled(relief, width, height, px, py)
        },
      },
    },
  }
}

function heightsOf({ regions }: Pieces): Float32Array {
  return Float32Array.from({ length: regions.count }, (_, k) => {
    const [l, a, b] = [regions.l[k]!, regions.a[k]!, regions.b[k]!]
    if (b < -0.025) return 0.012
    const green = smoothstep(0.02, 0.07, -a)
    const dark = smoothstep(0.5, 0.15, l)
    const large = smoothstep(0.05, 0.2, regions.area[k]! / regions.label.length)
    return (0.03 + 0.06 * green + 0.06 * dark) * (1 - 0.55 * large)
  })
}

interface Palette {
  leaf: Vec
  stone: Vec
  grass: Vec
  path: Vec
  layers: Vec[]
  room: [Vec, Vec]
}

function vecOf(l: number, a: number, b: number): Vec {
  const made = [0, 0, 0]
  linearOf(l, a, b, made)
  return [made[0]!, made[1]!, made[2]!]
}

/** Colours of a toy that suits the picture: ground as its lower edge has it, a room of the opposite hue. */
function paletteOf({ width, height, subject, kind }: Seen, { l, a, b }: Lab): Palette {
  /** The air of a place: the mean of a row of it, made lighter. */
  const above = (down: number): Vec => {
    const row = Math.floor(height * down) * width
    const mean = (plane: Float32Array) =>
      plane.subarray(row, row + width).reduce((sum, value) => sum + value, 0) / width
    return vecOf(0.45 + 0.5 * mean(l), mean(a) * 1.15, mean(b) * 1.15)
  }
  let [sa, sb, ml, count] = [0, 0, 0, 0]
  let [ga, gb, gl, low] = [0, 0, 0, 0]
  for (let at = 0; at < l.length; at += 5) {
    sa += a[at]!
    sb += b[at]!
    ml += l[at]!
    count++
    if (Math.floor(at / width) < height * 0.78 || (subject && subject[at]! > 0.4)) continue
    ga += a[at]!
    gb += b[at]!
    gl += l[at]!
    low++
  }
  const [ma, mb] = [sa / count, sb / count]
  // Snow stays snow, sand sand, grass grass; floors of rooms become a meadow.
  const [ka, kb, kl] = low > 200 ? [ga / low, gb / low, gl / low] : [-0.06, 0.07, 0.6]
  const isSnow = kl > 0.82 && Math.hypot(ka, kb) < 0.035
  const isSand = kb > 0.035 && ka > -0.015 && kl > 0.45
  const grass = isSnow ? vecOf(0.93, -0.004, -0.012) : isSand ? vecOf(0.78, 0.012, 0.075) : vecOf(0.7, -0.095, 0.1)
  const leaf = isSnow ? vecOf(0.6, -0.07, 0.02) : isSand ? vecOf(0.6, -0.06, 0.09) : vecOf(0.6, -0.11, 0.09)
  const hue = Math.atan2(-mb, -ma + 0.0001)
  const chroma = 0.055
  const toward = (light: number, much: number) => vecOf(light, Math.cos(hue) * much, Math.sin(hue) * much)
  const dark = ml / count < 0.4 ? 0.06 : 0
  return {
    leaf,
    stone: vecOf(0.68, 0.003, 0.014),
    grass,
    path: isSnow ? vecOf(0.85, -0.006, -0.02) : vecOf(0.72, 0.02, 0.07),
    layers: [grass, vecOf(0.52, 0.035, 0.06), vecOf(0.43, 0.035, 0.05), vecOf(0.6, 0.015, 0.03)],
    room: kind === 'place' ? [above(0.1), above(0.4)] : [toward(0.83 - dark, chroma), toward(0.9 - dark, chroma * 0.7)],
  }
}

/** Short grass, sand or snow, worn where one walks. */
function meadow({ grass, path }: Palette, seed: number): Ground {
  const shift = (seed % 61) + 0.5
  return {
    colour(x, z, into) {
      const patch = grain(x * 3 + shift, z * 3)
      const fine = 0.86 + 0.28 * grain(x * 26, z * 40 + shift)
      const worn = smoothstep(0.56, 0.66, patch) * 0.5
      for (let c = 0; c < 3; c++) into[c] = (grass[c]! + (path[c]! - grass[c]!) * worn) * fine * 0.92
    },
  }
}
