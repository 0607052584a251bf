import type { PixelStep } from '../../contract/edit-facts.ts'
import { labOf, pictureFrom } from '../own-style/lab.ts'
import { noise, speckle } from '../paint/noise.ts'
import type { Picture } from '../paint/picture.ts'
import { random } from '../paint/random.ts'
import { cropped } from './cropped.ts'
import { dyed, tinted } from './dye.ts'
import { headArea, mostProminent } from './face-crop.ts'
import { lifted } from './matte/lifted.ts'
import { matteOf } from './matte/matte.ts'
import { nighted } from './night.ts'
import { Refused } from './refused.ts'

/** A box in a picture, as fractions of its sides. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Context {
  seed: number
  /** All that are in the picture; "the face" means the most prominent of them. */
  faces?: readonly Box[] | undefined
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The largest part of a shape about the middle, or about the face where there is one. */
function shaped(source: Picture, ratio: number, face: Box | undefined): Picture {
  const { width, height } = source
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const high = Math.max(1, Math.min(height, Math.round(wide / ratio)))
  const x = (face ? face.x + face.width / 2 : 0.5) * width
  // A face stands well in the upper third.
  const y = face ? (face.y + face.height / 2) * height + high * 0.12 : height / 2
  return cropped(
    source,
    clamp(Math.round(x - wide / 2), 0, width - wide),
    clamp(Math.round(y - high / 2), 0, height - high),
    wide,
    high,
  )
}

/** The head with its hair and room around it. */
function toFace(source: Picture, face: Box | undefined, others: readonly Box[]): Picture {
  if (!face) throw new Refused('no-face')
  const { left, top, width, height } = headArea(source, face, others)
  return cropped(source, left, top, width, height)
}

function turned(source: Picture, to: 'left' | 'right' | 'over'): Picture {
  const { width, height } = source
  const isQuarter = to !== 'over'
  const made: Picture = {
    width: isQuarter ? height : width,
    height: isQuarter ? width : height,
    pixels: new Uint8ClampedArray(source.pixels.length),
  }
  const [from, into] = [
    new Uint32Array(source.pixels.buffer, source.pixels.byteOffset),
    new Uint32Array(made.pixels.buffer),
  ]
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      const sx = to === 'over' ? width - 1 - x : to === 'right' ? y : width - 1 - y
      const sy = to === 'over' ? height - 1 - y : to === 'right' ? height - 1 - x : x
      into[y * made.width + x] = from[sy * width + sx]!
    }
  return made
}

function mirrored(source: Picture, to: 'across' | 'down'): Picture {
  const { width, height } = source
  const pixels = new Uint8ClampedArray(source.pixels.length)
  const [from, into] = [new Uint32Array(source.pixels.buffer, source.pixels.byteOffset), new Uint32Array(pixels.buffer)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      into[y * width + x] = to === 'across' ? from[y * width + width - 1 - x]! : from[(height - 1 - y) * width + x]!
  return { width, height, pixels }
}

/** A plane smoothed by a box, three times: about a Gauss of `radius` px. Rows and columns beyond the picture repeat its edge. */
export function smoothed(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  let now = plane
  const half = Math.max(1, Math.round(radius * 0.97))
  for (let turn = 0; turn < 3; turn++) now = boxed(boxed(now, width, height, half, false), width, height, half, true)
  return now
}

function boxed(plane: Float32Array, width: number, height: number, half: number, isDown: boolean): Float32Array {
  const made = new Float32Array(plane.length)
  const [lines, length, step, stride] = isDown ? [width, height, width, 1] : [height, width, 1, width]
  for (let line = 0; line < lines; line++) boxLine(plane, made, line * stride, length, step, half)
  return made
}

function boxLine(plane: Float32Array, made: Float32Array, start: number, length: number, step: number, half: number) {
  const at = (k: number) => plane[start + clamp(k, 0, length - 1) * step]!
  let sum = 0
  for (let k = -half; k <= half; k++) sum += at(k)
  for (let k = 0; k < length; k++) {
    made[start + k * step] = sum / (2 * half + 1)
    sum += at(k + half + 1) - at(k - half)
  }
}

/** Changes a picture px by px in OKLab; `change` gets lightness, a and b with where they are, and writes them back. */
function inLab(source: Picture, change: (lab: ReturnType<typeof labOf>) => void): Picture {
  const lab = labOf(source)
  change(lab)
  return pictureFrom(lab, source)
}

const each = (plane: Float32Array, change: (value: number, at: number) => number) => {
  for (let at = 0; at < plane.length; at++) plane[at] = change(plane[at]!, at)
}

function lit(source: Picture, amount: number): Picture {
  // A curve through black and white, so that nothing is burnt out.
  const power = 2 ** (-amount / 90)
  return inLab(source, ({ l }) => each(l, (value) => clamp(value, 0, 1) ** power))
}

function contrasted(source: Picture, amount: number): Picture {
  const strength = amount / 100
  return inLab(source, ({ l }) => {
    const mean = l.reduce((sum, value) => sum + value, 0) / l.length
    const pivot = clamp(mean, 0.3, 0.7)
    each(l, (value) => {
      const away = value - pivot
      if (strength < 0) return pivot + away * (1 + 0.7 * strength)
      // Steeper about the middle, flatter at the ends.
      const room = away > 0 ? 1 - pivot : pivot
      const share = Math.abs(away) / room
      return pivot + Math.sign(away) * room * (1 - (1 - share) ** (1 + 0.9 * strength)) * (share > 0 ? 1 : 0)
    })
  })
}

function warmed(source: Picture, amount: number): Picture {
  return inLab(source, ({ l, a, b }) => {
    const strength = amount / 100
    for (let at = 0; at < l.length; at++) {
      // Deep shadows and white light take less of it.
      const takes = 4 * l[at]! * (1.08 - l[at]!) * 0.9
      b[at]! += 0.055 * strength * takes
      a[at]! += 0.014 * strength * takes
    }
  })
}

function coloured(source: Picture, amount: number): Picture {
  const scale = amount < 0 ? 1 + amount / 100 : 1 + amount / 110
  return inLab(source, ({ a, b }) => {
    for (let at = 0; at < a.length; at++) {
      // What is colourful already is raised less.
      const chroma = Math.hypot(a[at]!, b[at]!)
      const much = scale > 1 ? 1 + (scale - 1) * clamp(1.15 - chroma / 0.25, 0.15, 1) : scale
      a[at]! *= much
      b[at]! *= much
    }
  })
}

function sharpened(source: Picture, amount: number): Picture {
  return inLab(source, ({ width, height, l }) => {
    const radius = Math.max(1, Math.max(width, height) / 900)
    const soft = smoothed(l, width, height, radius)
    const strength = (amount / 100) * 1.5
    each(l, (value, at) => {
      const detail = value - soft[at]!
      // Grain stays as it is, and hard edges get no rims.
      const size = Math.abs(detail)
      const takes = (size / (size + 0.008)) * (1 / (1 + size * 6))
      return value + detail * strength * takes
    })
  })
}

function blurred(source: Picture, amount: number): Picture {
  return inLab(source, (lab) => {
    const { width, height } = lab
    const radius = (Math.max(width, height) / 1000) * (amount / 100) * 16 + 0.6
    for (const name of ['l', 'a', 'b'] as const) lab[name].set(smoothed(lab[name], width, height, radius))
  })
}

function vignetted(source: Picture, amount: number): Picture {
  return inLab(source, ({ width, height, l }) => {
    each(l, (value, at) => {
      const x = ((at % width) + 0.5) / width - 0.5
      const y = (Math.floor(at / width) + 0.5) / height - 0.5
      const far = clamp((Math.hypot(x, y) * Math.SQRT2 - 0.45) / 0.55, 0, 1)
      return value * (1 - (amount / 100) * 0.75 * far * far * (3 - 2 * far))
    })
  })
}

function fogged(source: Picture, amount: number, seed: number): Picture {
  const strength = amount / 100
  return inLab(source, ({ width, height, l, a, b }) => {
    const scale = 5 / Math.max(width, height)
    for (let at = 0; at < l.length; at++) {
      const x = (at % width) * scale
      const y = Math.floor(at / width) * scale * 2.2
      const cloud =
        0.55 * noise(x, y, seed) + 0.3 * noise(2.1 * x, 2.1 * y, seed + 1) + 0.15 * noise(4.3 * x, 4.3 * y, seed + 2)
      // It lies thickest about the middle, where what is far off is.
      const row = Math.floor(at / width) / height
      const bank = 0.55 + 0.45 * Math.exp(-(((row - 0.45) / 0.35) ** 2))
      const much = clamp(strength * (0.35 + 0.9 * cloud) * bank, 0, 0.94)
      l[at] = l[at]! + (0.83 - l[at]!) * much
      a[at]! *= 1 - much
      b[at] = b[at]! * (1 - much) - 0.006 * much
    }
  })
}

/** Lays lightness over a picture where `cover` says so, 0-1. */
function covered(source: Picture, cover: Float32Array, lightness: number): Picture {
  return inLab(source, ({ l, a, b }) => {
    for (let at = 0; at < l.length; at++) {
      const much = clamp(cover[at]!, 0, 1)
      if (much === 0) continue
      l[at] = l[at]! + (lightness - l[at]!) * much
      a[at]! *= 1 - much
      b[at]! *= 1 - much
    }
  })
}

/** A soft spot, stretched along a direction. */
function dab(
  cover: Float32Array,
  width: number,
  height: number,
  spot: { x: number; y: number; radius: number; dx: number; dy: number; much: number },
) {
  const { x, y, radius, dx, dy, much } = spot
  const reach = { x: radius + Math.abs(dx), y: radius + Math.abs(dy) }
  const length = Math.max(1e-6, Math.hypot(dx, dy))
  for (let py = Math.max(0, Math.floor(y - reach.y)); py <= Math.min(height - 1, Math.ceil(y + reach.y)); py++)
    for (let px = Math.max(0, Math.floor(x - reach.x)); px <= Math.min(width - 1, Math.ceil(x + reach.x)); px++) {
      const along = clamp(((px - x) * dx + (py - y) * dy) / (length * length), -1, 1)
      const away = Math.hypot(px - x - along * dx, py - y - along * dy) / radius
      if (away >= 1) continue
      const share = 1 - away * away
      const at = py * width + px
      cover[at] = cover[at]! + (1 - cover[at]!) * much * share * share
    }
}

/** How much of the greens and of what lies open to the sky the snow covers, at 100. */
const SETTLED = 0.78

/** What grows, and what is lit from above, has caught some snow; a face and the air have not. */
function settled(source: Picture, amount: number): Picture {
  return inLab(source, ({ width, height, l, a, b }) => {
    const around = smoothed(l, width, height, Math.max(width, height) / 90)
    for (let at = 0; at < l.length; at++) {
      const isGreen = clamp((-a[at]! - 0.012) / 0.03, 0, 1) * clamp((b[at]! + 0.005) / 0.03, 0, 1)
      const isLit = clamp((l[at]! - around[at]! + 0.02) / 0.09, 0, 1)
      const much = (amount / 100) * SETTLED * isGreen * (0.25 + 0.75 * isLit)
      if (much <= 0) continue
      l[at] = l[at]! + (clamp(0.6 + 0.55 * l[at]!, 0, 0.96) - l[at]!) * much
      a[at]! *= 1 - much
      b[at] = b[at]! * (1 - much) - 0.008 * much
    }
  })
}

function snowed(source: Picture, amount: number, seed: number): Picture {
  const { width, height } = source
  const chance = random(`snow ${seed}`)
  const cover = new Float32Array(width * height)
  // By its area and not by its length: a wide picture is seen small, and as many flakes are to be in it.
  const unit = Math.sqrt(width * height) / 860
  const shape = Math.sqrt(Math.max(width, height) / Math.min(width, height))
  const slant = chance.range(-0.35, 0.35)
  const flakes = (layer: { count: number; low: number; high: number; much: number; streak: number }) => {
    for (let k = 0; k < layer.count * (amount / 100); k++) {
      const radius = chance.range(layer.low, layer.high) * unit * Math.min(1.7, shape)
      const streak = radius * layer.streak
      dab(cover, width, height, {
        x: chance.range(0, width),
        y: chance.range(0, height),
        radius: Math.max(0.9, radius),
        dx: slant * streak,
        dy: streak,
        much: layer.much * chance.range(0.6, 1),
      })
    }
  }
  flakes({ count: 2600, low: 0.9, high: 1.8, much: 0.6, streak: 0 })
  flakes({ count: 1000, low: 1.8, high: 3.4, much: 0.82, streak: 0.5 })
  flakes({ count: 110, low: 4, high: 9, much: 0.46, streak: 0.9 })
  // The air is paler but no longer white: flakes are seen before it.
  const cold = warmed(coloured(settled(source, amount), -22 * (amount / 100)), -30 * (amount / 100))
  const air = fogged(lit(cold, -30 * paleness(source) * (amount / 50)), amount * 0.2, seed)
  return covered(air, cover, 0.985)
}

/** How much of a picture is nearly white, 0-1. */
function paleness({ pixels }: Picture): number {
  let [pale, all] = [0, 0]
  for (let p = 0; p < pixels.length; p += 64) {
    all++
    if (pixels[p]! + pixels[p + 1]! + pixels[p + 2]! > 630) pale++
  }
  return Math.min(1, (2 * pale) / Math.max(1, all))
}

function rained(source: Picture, amount: number, seed: number): Picture {
  const { width, height } = source
  const chance = random(`rain ${seed}`)
  const cover = new Float32Array(width * height)
  const unit = Math.max(width, height) / 1000
  const slant = chance.range(0.12, 0.3) * (chance.chance(0.5) ? 1 : -1)
  for (let k = 0; k < 1500 * (amount / 100); k++) {
    const length = chance.range(9, 26) * unit
    dab(cover, width, height, {
      x: chance.range(0, width),
      y: chance.range(0, height),
      radius: Math.max(0.75, chance.range(0.6, 1.2) * unit),
      dx: slant * length,
      dy: length,
      much: chance.range(0.14, 0.42),
    })
  }
  const grey = contrasted(
    lit(warmed(coloured(source, -30 * (amount / 100)), -22 * (amount / 100)), -22 * (amount / 100)),
    -12,
  )
  return covered(fogged(grey, amount * 0.3, seed), cover, 0.88)
}

function toned(source: Picture, amount: number): Picture {
  const strength = amount / 100
  return inLab(source, ({ l, a, b }) => {
    for (let at = 0; at < l.length; at++) {
      const takes = 1.2 * Math.sin(Math.PI * clamp(l[at]!, 0.05, 0.95))
      a[at] = a[at]! * (1 - strength) + 0.018 * strength * takes
      b[at] = b[at]! * (1 - strength) + 0.052 * strength * takes
    }
  })
}

function grained(source: Picture, amount: number, seed: number): Picture {
  return inLab(source, ({ width, l }) => {
    each(l, (value, at) => {
      const x = at % width
      const y = Math.floor(at / width)
      const grain = speckle(x, y, seed) + speckle(x, y, seed + 1) + 0.7 * speckle(x >> 1, y >> 1, seed + 2) - 1.35
      return value + grain * 0.055 * (amount / 100) * (0.35 + 1.6 * value * (1 - value))
    })
  })
}

const greyed = (source: Picture) =>
  inLab(source, ({ a, b }) => {
    a.fill(0)
    b.fill(0)
  })

/** Where a face is after a step that moves what is seen; undefined where it is not known any more. */
function faceAfter(step: PixelStep, face: Box | undefined, before: Picture, after: Picture): Box | undefined {
  if (!face || step.do === 'crop')
    return before.width === after.width && before.height === after.height ? face : undefined
  const { x, y, width, height } = face
  if (step.do === 'mirror') return step.to === 'across' ? { ...face, x: 1 - x - width } : { ...face, y: 1 - y - height }
  if (step.do !== 'turn') return face
  if (step.to === 'over') return { x: 1 - x - width, y: 1 - y - height, width, height }
  return step.to === 'right'
    ? { x: 1 - y - height, y: x, width: height, height: width }
    : { x: y, y: 1 - x - width, width: height, height: width }
}

function carriedOut(source: Picture, step: PixelStep, { seed, faces = [] }: Context): Picture {
  const face = mostProminent(faces)
  switch (step.do) {
    case 'crop':
      if (step.to === 'face') {
        const others = faces.filter((one) => one !== face)
        return toFace(source, face, others)
      }
      return shaped(source, step.to === 'square' ? 1 : step.to === 'portrait' ? 3 / 4 : 4 / 3, face)
    case 'turn':
      return turned(source, step.to)
    case 'mirror':
      return mirrored(source, step.to)
    case 'grey':
      return greyed(source)
    case 'tint':
      return tinted(source, step.to)
    case 'dye':
      return dyed(source, step.part, step.to, face)
    case 'cutout':
      return lifted(source, matteOf(source))
    case 'light':
      return lit(source, step.amount)
    case 'contrast':
      return contrasted(source, step.amount)
    case 'warmth':
      return warmed(source, step.amount)
    case 'colour':
      return coloured(source, step.amount)
    case 'sharpen':
      return sharpened(source, step.amount)
    case 'blur':
      return blurred(source, step.amount)
    case 'vignette':
      return vignetted(source, step.amount)
    case 'night':
      return nighted(source, step.amount, { seed, face })
    case 'fog':
      return fogged(source, step.amount, seed)
    case 'snow':
      return snowed(source, step.amount, seed)
    case 'rain':
      return rained(source, step.amount, seed)
    case 'sepia':
      return toned(source, step.amount)
    case 'grain':
      return grained(source, step.amount, seed)
  }
}

/**
 * A picture after the steps of a quick edit, in their order. The same picture, steps and seed bring the same. Throws Refused for a
 * crop to a face where none is known. `onStep` hears how much is done, 0-1, and may throw to stop it.
 */
export function edited(
  source: Picture,
  steps: readonly PixelStep[],
  context: Context,
  onStep: (done: number) => void = () => undefined,
): Picture {
  let picture = source
  let faces = context.faces ?? []
  for (const [n, step] of steps.entries()) {
    onStep(n / steps.length)
    if ('amount' in step && step.amount === 0) continue
    const next = carriedOut(picture, step, { ...context, seed: context.seed + n, faces })
    const was = picture
    faces = faces.flatMap((face) => faceAfter(step, face, was, next) ?? [])
    picture = next
  }
  return picture
}

/** As `edited`; throws Refused as well where the picture is as it was afterwards. */
export function changed(...asked: Parameters<typeof edited>): Picture {
  const picture = edited(...asked)
  if (isSame(picture, asked[0])) throw new Refused('nothing-to-do')
  return picture
}

const isSame = (one: Picture, other: Picture) =>
  one === other ||
  (one.width === other.width &&
    one.height === other.height &&
    one.pixels.every((value, at) => value === other.pixels[at]))
