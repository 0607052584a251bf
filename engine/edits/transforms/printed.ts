import { type Lab, labOf } from '../../own-style/lab.ts'
import { type Rgb, toOklab } from '../../paint/colour.ts'
import { blur, type Field, smoothstep } from '../../paint/field.ts'
import { kuwahara } from '../../paint/kuwahara.ts'
import { type Paint, type Picture, paint } from '../../paint/picture.ts'

/** How a picture is printed. */
export interface Print {
  inks: readonly Rgb[]
  /** For what is behind the subject. */
  grounds: readonly Rgb[]
  line: Rgb
  paper: Rgb
  /** px of a picture a thousand px wide. */
  unit: number
}

/** How much of the ink is printed, and how much of the picture's own colour shines through it. */
const INK = 0.84
/** Lightness below which shade is hatched, and how far apart the lines lie, units. */
const HATCHED = { from: 0.5, apart: 8.4 }
/** The line of an edge: how far it looks, units, and how strong an edge has to be. */
const EDGE = { near: 1.5, far: 2.6, from: 0.012, full: 0.034 }

const paintOf = ({ width, height, pixels }: Picture): Paint => {
  const made = paint(width, height)
  for (let i = 0, p = 0; p < pixels.length; i++, p += 4) {
    made.red[i] = pixels[p]!
    made.green[i] = pixels[p + 1]!
    made.blue[i] = pixels[p + 2]!
  }
  return made
}

const clamped = (value: number) => Math.min(255, Math.max(0, value))

/** Smooth areas with firm edges, as an engraver sees a picture. */
function simplified(picture: Picture, unit: number): Picture {
  const smooth = kuwahara(kuwahara(paintOf(picture), 7 * unit), 4 * unit)
  const pixels = new Uint8ClampedArray(picture.pixels.length)
  for (let i = 0, p = 0; p < pixels.length; i++, p += 4)
    pixels.set([clamped(smooth.red[i]!), clamped(smooth.green[i]!), clamped(smooth.blue[i]!), 255], p)
  return { ...picture, pixels }
}

/** What squares left square is round again. */
function rounded(lab: Lab, radius: number): Lab {
  const { width, height } = lab
  const soft = (values: Float32Array) => blur({ width, height, values }, radius, 2).values
  return { width, height, l: soft(lab.l), a: soft(lab.a), b: soft(lab.b) }
}

/** Steps of each axis by which a colour's ink is remembered: it is looked up, not looked for, a px. */
const STEPS = 32

/** Which of the inks an OKLab colour is printed in. */
export function nearestInk(inks: readonly Rgb[]): (l: number, a: number, b: number) => number {
  const labs = inks.map(toOklab)
  const known = new Int16Array(STEPS ** 3).fill(-1)
  const place = (value: number, low: number, high: number) =>
    Math.min(STEPS - 1, Math.max(0, Math.floor(((value - low) / (high - low)) * STEPS)))
  return (l, a, b) => {
    const at = (place(l, 0, 1) * STEPS + place(a, -0.2, 0.2)) * STEPS + place(b, -0.2, 0.2)
    if (known[at]! >= 0) return known[at]!
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (const [k, ink] of labs.entries()) {
      // A wrong hue is worse than a wrong lightness.
      const d = (l - ink[0]) ** 2 * 0.8 + ((a - ink[1]) ** 2 + (b - ink[2]) ** 2) * 3
      if (d >= least) continue
      least = d
      best = k
    }
    known[at] = best
    return best
  }
}

/** Values that one in a hundred is below, and one above. */
function range(values: Float32Array): { low: number; high: number } {
  const sample = Float32Array.from({ length: 4000 }, (_, k) => values[Math.floor((k * values.length) / 4000)]!).sort()
  return { low: sample[40]!, high: Math.max(sample[40]! + 0.1, sample[3960]!) }
}

/** Where lines are cut: how strongly, 0-1 a px. Edges of lightness, and the outline of the subject. */
function linesIn(light: Field, subject: Float32Array | undefined, unit: number): Float32Array {
  const near = blur(light, EDGE.near * unit, 2).values
  const far = blur(light, EDGE.far * unit * 1.6, 2).values
  const made = new Float32Array(near.length)
  for (let i = 0; i < made.length; i++) made[i] = smoothstep(EDGE.from, EDGE.full, far[i]! - near[i]!)
  if (!subject) return made
  const { width, height } = light
  const wide = blur({ width, height, values: subject }, 1.6 * unit, 2).values
  for (let i = 0; i < made.length; i++) {
    const rim = 1 - Math.abs(2 * wide[i]! - 1)
    made[i] = Math.max(made[i]!, smoothstep(0.3, 0.75, rim))
  }
  return made
}

/** A picture printed in few flat inks, its shade hatched and its edges drawn with one firm line. */
export function printed(source: Picture, subject: Float32Array | undefined, print: Print): Picture {
  const { width, height } = source
  const { unit, line, inks, grounds } = print
  const lab = rounded(labOf(simplified(source, unit)), 2.2 * unit)
  const { low, high } = range(lab.l)
  const lift = (l: number) => Math.min(1, Math.max(0, (l - low) / (high - low)))
  const inkAt = nearestInk(inks)
  const groundAt = nearestInk(grounds)
  const sharp = labOf(source).l
  const lines = linesIn({ width, height, values: sharp }, subject, unit)
  // A place that is printed whole has no faces that would turn red.
  const clear = subject ? 1.25 : 2.1
  const pixels = new Uint8ClampedArray(source.pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
      const l = lift(lab.l[i]!)
      const inside = subject ? subject[i]! : 1
      // Printers see colours clearer than they are, and what is behind paler.
      const seen = 0.2 + 0.76 * l
      const isIn = inside > 0.5
      const ink = isIn
        ? inks[inkAt(seen, lab.a[i]! * clear, lab.b[i]! * clear)]!
        : grounds[groundAt(0.45 + 0.5 * l, lab.a[i]! * 1.6, lab.b[i]! * 1.6)]!
      const own = (c: number) => source.pixels[p + c]! * 0.85 + 30
      // Lines of the graver, thicker where it is darker: one way, and across in the deepest shade.
      const depth = HATCHED.from - l
      const across = Math.abs((((x + y) / (HATCHED.apart * unit)) % 1) - 0.5) * 2
      const back = Math.abs((((x - y + 10 * width) / (HATCHED.apart * unit)) % 1) - 0.5) * 2
      const one = isIn ? smoothstep(-0.12, 0.12, depth * 1.5 - across) : 0
      const two = isIn ? smoothstep(-0.12, 0.12, (depth - 0.2) * 1.5 - back) : 0
      const cut = Math.max(lines[i]! * (isIn ? 1 : 0.6), 0.82 * Math.max(one, two))
      for (let c = 0; c < 3; c++) {
        const flat = own(c) + (ink[c]! - own(c)) * INK
        pixels[p + c] = flat + (line[c]! - flat) * cut
      }
      pixels[p + 3] = 255
    }
  }
  return { width, height, pixels }
}
