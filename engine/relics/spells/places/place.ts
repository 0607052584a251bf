import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { blur, type Field, field, smoothstep } from '../../../paint/field.ts'
import { type Paint, paint } from '../../../paint/picture.ts'
import { random } from '../../../paint/random.ts'
import { AWAY, type Eye, FLOOR, seenAt, sizeAt } from '../../../paint/volume/eye.ts'
import { paintOf } from '../../../paint/volume/film.ts'
import { cloudNoise, gradientNoise } from '../../../paint/volume/gradient-noise.ts'
import type { SpellScene } from '../scene.ts'
import { groundColours, type Underfoot, underfoot } from './floors.ts'
import { placeKinds } from './kinds.ts'
import { moodOf } from './moods.ts'
import { type Built, type Lamp, type Layer, type Mood, siteOf } from './stage.ts'

/** A place as it is seen: its light as paint, how deep everything lies (lengths from the eye along its gaze), and its outlines. */
export interface Place {
  paint: Paint
  deep: Float32Array
  ink: Field
}

/** How deep the sky lies. */
const SKY = 60

/** What every part of a place is painted with. */
interface Work {
  eye: Eye
  scene: SpellScene
  mood: Mood
  lamps: readonly Lamp[]
  shine: { x: number; y: number; size: number; isDisc: boolean }
  light: Paint
  deep: Float32Array
  seed: number
}

/** Paints where a spell is cast, lit by it: the sky, the ground, and cut-outs at their depths with mist between. */
export function paintPlace(scene: SpellScene, eye: Eye, spell: readonly Lamp[]): Place {
  const { width, height } = eye.frame
  const { place } = scene
  if (!place) throw new RangeError('The spell is cast nowhere')
  const kind = placeKinds[place.kind]
  if (!kind) throw new RangeError(`No spell is cast in a ${place.kind}`)
  const heart = (scene.place?.heart ?? 0) / 500
  const built = kind(siteOf(eye, random(`${place.seed}/place`), heart))
  const work: Work = {
    eye,
    scene,
    mood: moodOf(scene),
    lamps: [...spell, ...(built.lamps ?? [])],
    shine: shineOf(scene),
    light: paint(width, height),
    deep: new Float32Array(width * height).fill(SKY),
    seed: place.seed,
  }
  const sky = backdrop(work)
  for (let y = 0; y < height; y++) skyRow(work, sky, built, y)
  if (built.ground !== 'none') for (let y = Math.ceil(eye.vanishing[1]) + 1; y < height; y++) groundRow(work, built, y)
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (const layer of [...built.layers].sort((a, b) => a.z - b.z)) layerOn(work, layer, pen)
  const { light, deep } = work
  for (const plane of [light.red, light.green, light.blue]) for (let y = 0; y < height; y++) developRow(plane, width, y)
  return { paint: light, deep, ink: outlines(deep, width, height) }
}

function developRow(plane: Float32Array, width: number, y: number): void {
  for (let i = y * width; i < (y + 1) * width; i++) plane[i] = paintOf(plane[i]!)
}

/** Where its sky is brightest, in halves of the picture from its middle, y up. */
function shineOf({ place }: SpellScene): Work['shine'] {
  const [x, y] = place?.shine ?? [0.3, 0.5]
  return { x, y, size: 0.13, isDisc: place?.disc ?? false }
}

const CLOUD_STEP = 4

function backdrop({ eye, seed }: Work): Field {
  const { width, height } = eye.frame
  const out = field(Math.ceil(width / CLOUD_STEP) + 1, Math.ceil(height / CLOUD_STEP) + 1)
  for (let y = 0, i = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++, i++) {
      const u = ((x * CLOUD_STEP) / width) * 2 - 1
      const v = 1 - ((y * CLOUD_STEP) / height) * 2
      out.values[i] = cloudNoise(u * 1.5 + (seed % 97), v * 2.5 + gradientNoise(u * 2, v * 2, seed % 7) * 0.5, 3.3, 4)
    }
  return out
}

function skyRow({ eye, mood, shine, light, scene }: Work, clouds: Field, built: Built, y: number): void {
  const { width, height } = eye.frame
  const v = 1 - (y / height) * 2
  const below = smoothstep(-0.9, 0.25, (y - eye.vanishing[1]) / height)
  const spread = built.isInside ? 0.12 : 0.2
  const stars = scene.place?.hour === 'night' || scene.place?.hour === 'kin'
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const u = (x / width) * 2 - 1
    const cu = x / CLOUD_STEP
    const cv = y / CLOUD_STEP
    const at = (cv | 0) * clouds.width + (cu | 0)
    const a = cu - (cu | 0)
    const b = cv - (cv | 0)
    const c =
      (clouds.values[at]! * (1 - a) + clouds.values[at + 1]! * a) * (1 - b) +
      (clouds.values[at + clouds.width]! * (1 - a) + clouds.values[at + clouds.width + 1]! * a) * b
    const low = Math.min(1, Math.max(0, below + c * 0.35))
    const dx = u - shine.x
    const dy = v - shine.y
    const away = dx * dx + dy * dy
    const haze = Math.exp(-away / spread) * 0.5 * (0.7 + c)
    let disc = 0
    if (shine.isDisc) {
      const far = Math.sqrt(away)
      disc =
        smoothstep(shine.size, shine.size * 0.9, far) *
        (0.85 + 0.3 * gradientNoise(u * 9, v * 9, 1)) *
        smoothstep(0.42, -0.1, c) *
        1.5
    } else if (stars && c < 0.12 && v > -0.1) {
      const spark = Math.imul(x * 7919 + 13, y * 104729 + 7) >>> 0
      if (spark % 2609 === 0) disc = 0.3 + (spark % 7) * 0.08
    }
    const by = 0.72 + c * 0.8
    light.red[i] = (mood.sky[0][0] + (mood.sky[1][0] - mood.sky[0][0]) * low) * by + mood.shine[0] * (haze + disc)
    light.green[i] = (mood.sky[0][1] + (mood.sky[1][1] - mood.sky[0][1]) * low) * by + mood.shine[1] * (haze + disc)
    light.blue[i] = (mood.sky[0][2] + (mood.sky[1][2] - mood.sky[0][2]) * low) * by + mood.shine[2] * (haze + disc)
  }
}

const lit = new Float64Array(3)
const foot: Underfoot = { tone: 1.5, leanX: 0.5, leanZ: 0.5, wet: 0.5 }

/** Adds to `lit` what lamps give a place that faces a way. */
function lightFrom(lamps: readonly Lamp[], x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
  for (const { at, light, soft } of lamps) {
    const dx = at[0] - x
    const dy = at[1] - y
    const dz = at[2] - z
    const square = dx * dx + dy * dy + dz * dz + soft
    const turned = (nx * dx + ny * dy + nz * dz) / Math.sqrt(square)
    const by = Math.max(0, (turned + 0.12) / 1.12) / square
    lit[0]! += light[0] * by
    lit[1]! += light[1] * by
    lit[2]! += light[2] * by
  }
}

/** How much mist lies before what is so far away, 0-1. */
const mistAt = (mood: Mood, far: number) => 1 - Math.exp(-Math.max(0, far - 3.2) * mood.mist.far)

function groundRow({ eye, mood, lamps, light, deep, seed, shine }: Work, { ground }: Built, y: number): void {
  const { width } = eye.frame
  const far = ((eye.y - FLOOR) * eye.size * AWAY) / (y + 0.5 - eye.vanishing[1])
  if (far > 34) return
  const z = AWAY - far
  const mist = mistAt(mood, far)
  const colour = groundColours[ground]
  const size = sizeAt(eye, z)
  const spell = lamps[0]
  const level = mood.sky[1]
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const wx = eye.x + (x + 0.5 - eye.vanishing[0]) / size
    underfoot(ground, wx, z, far, seed, foot)
    const long = 1 / Math.sqrt(foot.leanX * foot.leanX + foot.leanZ * foot.leanZ + 1)
    lit[0] = mood.ambient[0]
    lit[1] = mood.ambient[1]
    lit[2] = mood.ambient[2]
    lightFrom(lamps, wx, FLOOR, z, foot.leanX * long, long, foot.leanZ * long)
    let shiny = 0
    let mirror = 0
    if (foot.wet > 0) {
      const aside = spell ? wx - spell.at[0] + foot.leanX * 0.7 : 9
      shiny = Math.exp(-aside * aside * 5) * 0.05 * foot.wet * Math.max(0, foot.tone) * smoothstep(-12, 0.5, z)
      mirror =
        foot.wet > 0.9 ? (0.3 + foot.leanZ * 1.2) * (0.5 + 0.5 * Math.exp(-((wx / far - shine.x * 0.25) ** 2) * 60)) : 0
    }
    const own = Math.max(0, foot.tone)
    const glow = spell?.light
    light.red[i] = mixed(
      colour[0] * own * lit[0]! + shiny * (glow?.[0] ?? 0) + mirror * level[0],
      mood.mist.colour[0],
      mist,
    )
    light.green[i] = mixed(
      colour[1] * own * lit[1]! + shiny * (glow?.[1] ?? 0) + mirror * level[1],
      mood.mist.colour[1],
      mist,
    )
    light.blue[i] = mixed(
      colour[2] * own * lit[2]! + shiny * (glow?.[2] ?? 0) + mirror * level[2],
      mood.mist.colour[2],
      mist,
    )
    deep[i] = far
  }
}

const mixed = (a: number, b: number, t: number) => a + (b - a) * t

const linearBytes = Float32Array.from({ length: 256 }, (_, k) => (k / 255) ** 2.2)

/** Light is worked out at every second px each way. */
const STEP = 2

/** Draws a cut-out, rounds its edges over, lights it and lays it over what is farther away. */
function layerOn(work: Work, layer: Layer, pen: SKRSContext2D): void {
  const { eye, mood } = work
  const { width, height } = eye.frame
  const size = sizeAt(eye, layer.z)
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, width, height)
  const [ox, oy] = seenAt(eye, 0, 0, layer.z)
  pen.setTransform(size, 0, 0, -size, ox, oy)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  layer.draw(pen)
  const { data } = pen.getImageData(0, 0, width, height)
  const [top, bottom] = boundsOf(data, width, height)
  if (top > bottom) return
  const form = heightsOf(data, width, top, bottom)
  const radius = Math.max(1, (size * (layer.round ?? 0.05)) / STEP)
  const soft = blur(blur(form, radius, 1), Math.max(1, radius / 2), 1)
  const shades = shadesOf(work, layer, soft, top, radius)
  const mist = mistAt(mood, AWAY - layer.z)
  for (let y = top; y <= bottom; y++) layRow(work, layer, data, shades, soft.width, top, mist, y)
}

function boundsOf(data: Uint8ClampedArray, width: number, height: number): [number, number] {
  let [top, bottom] = [height, -1]
  const isBare = (y: number) => {
    for (let p = y * width * 4 + 3; p < (y + 1) * width * 4; p += 4) if (data[p] !== 0) return false
    return true
  }
  for (let y = 0; y < height; y++)
    if (!isBare(y)) {
      if (y < top) top = y
      bottom = y
    }
  return [top, bottom]
}

/** How high its face stands: there where it is, a little higher where it is lighter. */
function heightsOf(data: Uint8ClampedArray, width: number, top: number, bottom: number): Field {
  const out = field(Math.ceil(width / STEP), Math.ceil((bottom + 1 - top) / STEP))
  for (let y = 0, i = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++, i++) {
      const p = ((top + y * STEP) * width + x * STEP) * 4
      const a = data[p + 3]!
      if (a !== 0) out.values[i] = (a / 255) * (1 + (data[p]! + data[p + 1]!) / 900)
    }
  return out
}

/** The light on it, three values a coarse px, with its grain in it. */
function shadesOf(work: Work, layer: Layer, soft: Field, top: number, radius: number): Float32Array {
  const out = new Float32Array(soft.width * soft.height * 3)
  for (let y = 0; y < soft.height; y++) shadesRow(work, layer, soft, top, radius, out, y)
  return out
}

function shadesRow(
  { eye, mood, lamps, shine }: Work,
  { z, rough = 0.35 }: Layer,
  soft: Field,
  top: number,
  radius: number,
  out: Float32Array,
  y: number,
): void {
  const { width, height, values } = soft
  const size = sizeAt(eye, z)
  const wy = eye.y - (top + y * STEP + 1 - eye.vanishing[1]) / size
  const up = Math.max(0, y - 1) * width
  const down = Math.min(height - 1, y + 1) * width
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (values[i]! < 0.02) continue
    const wx = eye.x + (x * STEP + 1 - eye.vanishing[0]) / size
    const a = gradientNoise(wx * 9, wy * 9, z)
    const b = gradientNoise(wx * 23, wy * 23, z + 4)
    const nx = (values[i - (x > 0 ? 1 : 0)]! - values[i + (x < width - 1 ? 1 : 0)]!) * radius * 1.5 + (a + b) * rough
    const ny = (values[down + x]! - values[up + x]!) * radius * -1.5 * -1 + (a - b) * rough
    const long = 1 / Math.sqrt(nx * nx + ny * ny + 1)
    const from = 0.7 + 0.5 * ny * long
    const edge = Math.max(0, (nx * (shine.x - wx * 0.2) + ny * shine.y) * long) * 0.55
    lit[0] = mood.ambient[0] * from + mood.shine[0] * edge * 0.5
    lit[1] = mood.ambient[1] * from + mood.shine[1] * edge * 0.5
    lit[2] = mood.ambient[2] * from + mood.shine[2] * edge * 0.5
    lightFrom(lamps, wx, wy, z, nx * long, ny * long, long)
    const own = 0.85 + a * 0.22 + b * 0.16
    out[i * 3] = lit[0]! * own
    out[i * 3 + 1] = lit[1]! * own
    out[i * 3 + 2] = lit[2]! * own
  }
}

function layRow(
  { eye, mood, light, deep }: Work,
  { z }: Layer,
  data: Uint8ClampedArray,
  shades: Float32Array,
  across: number,
  top: number,
  mist: number,
  y: number,
): void {
  const { width } = eye.frame
  const wy = eye.y - (y - eye.vanishing[1]) / sizeAt(eye, z)
  const low = Math.exp(-Math.max(0, wy - FLOOR) / 0.5) * Math.min(1, Math.max(0, -z * 0.25)) * mood.mist.low * 0.6
  const haze = Math.min(1, mist + low)
  const row = ((y - top) / STEP) | 0
  for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
    if (data[p + 3] === 0) continue
    const a = data[p + 3]! / 255
    const s = (row * across + ((x / STEP) | 0)) * 3
    light.red[i] = mixed(light.red[i]!, mixed(linearBytes[data[p]!]! * shades[s]!, mood.mist.colour[0], haze), a)
    light.green[i] = mixed(
      light.green[i]!,
      mixed(linearBytes[data[p + 1]!]! * shades[s + 1]!, mood.mist.colour[1], haze),
      a,
    )
    light.blue[i] = mixed(
      light.blue[i]!,
      mixed(linearBytes[data[p + 2]!]! * shades[s + 2]!, mood.mist.colour[2], haze),
      a,
    )
    if (a > 0.5) deep[i] = AWAY - z
  }
}

/** Where one thing stands before another, 0-1: what a pen would draw. */
function outlines(deep: Float32Array, width: number, height: number): Field {
  const out = field(width, height)
  for (let y = 1; y < height - 1; y++) outlineRow(deep, out, y)
  return out
}

function outlineRow(deep: Float32Array, { width, values }: Field, y: number): void {
  for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
    const here = deep[i]!
    const behind = Math.max(deep[i - 1]!, deep[i + 1]!, deep[i - width]!, deep[i + width]!) - here
    if (behind > 0.9 && here < 16) values[i] = Math.min(0.8, 9 / (here + 6))
  }
}
