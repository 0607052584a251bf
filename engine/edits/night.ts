import { labOf, pictureFrom } from '../own-style/lab.ts'
import { blur, type Field, field } from '../paint/field.ts'
import type { Picture } from '../paint/picture.ts'
import { random } from '../paint/random.ts'
import { skyIn } from './sky.ts'
import type { Box } from './steps.ts'

/** The light that falls on what the picture is of, as from a lantern or a fire beside it: how far, how much, how warm. */
const LAMP = { reach: 0.34, much: 0.82, red: 0.02, yellow: 0.06 }
/** Stars in a thousand px square of clear sky. */
const STARS = 420

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

interface Night {
  seed: number
  face?: Box | undefined
}

/**
 * A picture by night, as far as `amount` of 100 says: dark and with little colour, the sky deep with stars where it is seen, what
 * gives light aglow, and a warm light on what the picture is of.
 */
export function nighted(source: Picture, amount: number, { seed, face }: Night): Picture {
  const strength = amount / 100
  const lab = labOf(source)
  const { width, height, l, a, b } = lab
  const longer = Math.max(width, height)
  const light: Field = { width, height, values: l }
  const around = blur(light, longer / 24, 3).values
  const shine = field(width, height)
  for (let at = 0; at < l.length; at++) {
    // Lights are bright, warm, and brighter than what is far around them: a pale sky is none.
    const warm = clamp((b[at]! - 0.03) / 0.08, 0, 1)
    const stands = clamp((l[at]! - around[at]! - 0.1) / 0.2, 0, 1)
    shine.values[at] = warm * stands * clamp((l[at]! - 0.5) / 0.25, 0, 1)
  }
  const hasPerson = face !== undefined && face.height > 0.12
  const sky = hasPerson ? undefined : skyIn(lab)?.values
  const glow = blur(shine, longer / 60, 3).values
  const lamp = lampOn(light, sky, face)
  const horizon = sky ? lowestOf(sky, width, height) : 1
  for (let at = 0; at < l.length; at++) {
    const above = sky?.[at] ?? 0
    const gives = clamp(shine.values[at]! + 1.5 * glow[at]!, 0, 1)
    const lamplit = LAMP.much * lamp(at) * (1 - above)
    const row = Math.floor(at / width) / Math.max(1, horizon)
    // Darks go first: what is left are forms, not a veil.
    const ground = 0.045 + 0.5 * l[at]! ** 1.7
    const heaven = 0.11 + 0.2 * clamp(row, 0, 1) ** 1.6 + 0.1 * (l[at]! - around[at]!)
    const dark = ground + (heaven - ground) * above
    const near = 0.05 + 0.86 * l[at]! ** 1.2
    const share = clamp(Math.max(gives, lamplit), 0, 1)
    const night = dark + (Math.max(dark, near) - dark) * share
    const warmth = clamp(lamplit + glow[at]!, 0, 1)
    const keep = 1 - strength * (0.6 - 0.5 * share)
    l[at] = l[at]! + (night - l[at]!) * strength
    a[at] = a[at]! * keep + strength * (LAMP.red * warmth * (0.4 + l[at]!) - 0.006 * (1 - warmth))
    b[at] = b[at]! * keep + strength * (LAMP.yellow * warmth * (0.4 + l[at]!) - (0.026 + 0.02 * above) * (1 - warmth))
  }
  if (sky) starred(l, sky, { width, height, seed, strength })
  return pictureFrom(lab, source)
}

function lowestOf(sky: Float32Array, width: number, height: number): number {
  let lowest = 0
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) sum += sky[y * width + x]!
    if (sum > 0.12 * width) lowest = y
  }
  return lowest
}

/** How much of the lamp falls on a px: most on the face, else where what is in the picture is finest, near its middle. */
function lampOn({ width, height, values }: Field, sky: Float32Array | undefined, face: Box | undefined) {
  const reach = { x: LAMP.reach * Math.min(width, 1.4 * height), y: LAMP.reach * Math.min(height, 1.4 * width) }
  let middle = { x: 0.5 * width, y: 0.6 * height }
  if (face) {
    middle = { x: (face.x + face.width / 2) * width, y: (face.y + face.height * 0.8) * height }
    reach.x = Math.max(reach.x * 0.8, 2.2 * face.width * width)
    reach.y = Math.max(reach.y * 0.8, 2 * face.height * height)
  } else {
    let [sx, sy, mass] = [0, 0, 1e-6]
    const step = Math.max(1, Math.floor(Math.max(width, height) / 240))
    for (let y = step; y < height; y += step)
      for (let x = step; x < width; x += step) {
        const at = y * width + x
        const edge = Math.abs(values[at]! - values[at - step]!) + Math.abs(values[at]! - values[at - step * width]!)
        const [u, v] = [x / width - 0.5, y / height - 0.52]
        const weight = edge * Math.exp(-(u * u + v * v) / 0.06) * (1 - (sky?.[at] ?? 0))
        sx += weight * x
        sy += weight * y
        mass += weight
      }
    if (mass > 1e-3) middle = { x: sx / mass, y: sy / mass }
  }
  return (at: number) => {
    const u = ((at % width) - middle.x) / reach.x
    const v = (Math.floor(at / width) - middle.y) / reach.y
    return Math.exp(-0.9 * (u * u + v * v))
  }
}

function starred(
  l: Float32Array,
  sky: Float32Array,
  { width, height, seed, strength }: { width: number; height: number; seed: number; strength: number },
): void {
  const chance = random(`stars ${seed}`)
  const unit = Math.sqrt(width * height) / 1000
  for (let k = 0; k < STARS; k++) {
    const x = Math.floor(chance.range(1, width - 1))
    const y = Math.floor(chance.range(1, height - 1) * chance.range(0.4, 1))
    const bright = chance.range(0, 1) ** 3
    const radius = (0.7 + 1.1 * bright) * Math.max(0.8, unit)
    const at = y * width + x
    if (!(sky[at]! > 0.85)) continue
    const reach = Math.ceil(radius)
    for (let py = Math.max(0, y - reach); py <= Math.min(height - 1, y + reach); py++)
      for (let px = Math.max(0, x - reach); px <= Math.min(width - 1, x + reach); px++) {
        const share = Math.max(0, 1 - Math.hypot(px - x, py - y) / radius)
        const place = py * width + px
        l[place] = l[place]! + (0.95 - l[place]!) * share * (0.25 + 0.75 * bright) * strength * sky[place]!
      }
  }
}
