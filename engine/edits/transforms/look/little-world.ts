import { smoothstep } from '../../../paint/field.ts'
import { grain } from '../../../paint/grain.ts'
import { type Paint, paint } from '../../../paint/picture.ts'
import { shown } from './lit.ts'
import { type Eye, LAMP, rayAt, THICK, type Vec } from './stage.ts'
import type { Standee } from './standees.ts'

/** The ground of the disc: its colour in linear light, and its height, at a place of the disc (x and z within 1). */
export interface Ground {
  colour(x: number, z: number, into: Float64Array): void
  /** Left out where it is level. */
  relief?: { most: number; at(x: number, z: number): number }
}

export interface World {
  /** The nearest first. */
  standees: readonly Standee[]
  ground: Ground
  /** Colours of the base's layers from above, and of the room behind, above and below; linear light. */
  layers: readonly Vec[]
  room: readonly [Vec, Vec]
}

interface Shot {
  made: Paint
  /** How far away what is seen is; a value a px. */
  near: Float32Array
}

/** Slices that the sides of a standee are made of. */
const SLICES = 7

const ray = new Float64Array(3)
const colour = new Float64Array(4)

/** A picture of the little world. */
export function shotOf(world: World, eye: Eye, width: number, height: number, told: (done: number) => void): Shot {
  const shot = { made: paint(width, height), near: new Float32Array(width * height).fill(1e9) }
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) told(y / height)
    shotRow(shot, world, eye, y)
  }
  return shot
}

function shotRow({ made, near }: Shot, world: World, eye: Eye, y: number) {
  const { width, height } = made
  for (let x = 0, at = y * width; x < width; x++, at++) {
    rayAt(eye, x + 0.5, y + 0.5, ray)
    let left = 1
    let [red, green, blue] = [0, 0, 0]
    for (const standee of world.standees) {
      const cover = standeeAt(standee, world, eye, left)
      if (cover <= 0) continue
      red += colour[0]! * cover
      green += colour[1]! * cover
      blue += colour[2]! * cover
      if (cover > 0.5) near[at] = Math.min(near[at]!, colour[3]!)
      left -= cover
      if (left < 0.01) break
    }
    if (left >= 0.01) {
      const cover = baseAt(world, eye) * left
      if (cover > 0) {
        red += colour[0]! * cover
        green += colour[1]! * cover
        blue += colour[2]! * cover
        if (cover > 0.5) near[at] = Math.min(near[at]!, colour[3]!)
        left -= cover
      }
    }
    if (left >= 0.003) {
      roomAt(world, eye, x / width, y / height)
      red += colour[0]! * left
      green += colour[1]! * left
      blue += colour[2]! * left
    }
    made.red[at] = shown(red)
    made.green[at] = shown(green)
    made.blue[at] = shown(blue)
  }
}

/** What a ray meets of a standee: its colour is put in `colour`, how much of the ray's `left` it takes is the answer. */
function standeeAt(standee: Standee, world: World, eye: Eye, left: number): number {
  const { width, height, scale, middle, foot, mask, deep } = standee
  for (let k = 0; k < SLICES; k++) {
    const t = (standee.z - (deep * k) / (SLICES - 1) - eye.at[2]) / ray[2]!
    const wx = eye.at[0] + ray[0]! * t
    const wy = eye.at[1] + ray[1]! * t
    if (wy < -0.004) return 0
    const px = wx / scale + middle
    const py = foot - wy / scale
    if (px < 0 || py < 0 || px >= width - 1 || py >= height - 1) continue
    const at = (py | 0) * width + (px | 0)
    const [u, v] = [px - (px | 0), py - (py | 0)]
    const top = mask[at]! * (1 - u) + mask[at + 1]! * u
    const low = mask[at + width]! * (1 - u) + mask[at + width + 1]! * u
    const cover = smoothstep(0.32, 0.68, top + (low - top) * v)
    if (cover <= 0.02) continue
    const contact = 0.62 + 0.38 * smoothstep(0, 0.1, wy)
    const shade = lampAt(world, wx, wy, standee.z, standee) * contact
    let light = 0.42 + 0.58 * shade
    if (k > 0) {
      // The side: as the front, lit by which way it faces.
      const [nx, ny] = [standee.rim.x[at]!, standee.rim.y[at]!]
      light *= 0.5 + 0.62 * Math.max(0, -ny) + 0.22 * Math.max(0, -nx)
      colour[0] = standee.red[at]! * light
      colour[1] = standee.green[at]! * light
      colour[2] = standee.blue[at]! * light
    } else {
      between(standee, at, u, v, light)
    }
    colour[3] = t
    return cover * left
  }
  return 0
}

function between({ red, green, blue, width }: Standee, at: number, u: number, v: number, light: number) {
  const [p, q, r, s] = [(1 - u) * (1 - v) * light, u * (1 - v) * light, (1 - u) * v * light, u * v * light]
  colour[0] = red[at]! * p + red[at + 1]! * q + red[at + width]! * r + red[at + width + 1]! * s
  colour[1] = green[at]! * p + green[at + 1]! * q + green[at + width]! * r + green[at + width + 1]! * s
  colour[2] = blue[at]! * p + blue[at + 1]! * q + blue[at + width]! * r + blue[at + width + 1]! * s
}

/** How much of the lamp reaches a place past the standees before it, 0-1. */
function lampAt(world: World, x: number, y: number, z: number, own?: Standee): number {
  let light = 1
  for (const standee of world.standees) {
    const far = (standee.z - z) / LAMP[2]
    if (standee === own || far <= 0.02) continue
    const px = Math.round((x + LAMP[0] * far) / standee.scale + standee.middle)
    const py = Math.round(standee.foot - (y + LAMP[1] * far) / standee.scale)
    if (px < 0 || py < 0 || px >= standee.width || py >= standee.height) continue
    light *= 1 - 0.85 * standee.soft[py * standee.width + px]!
  }
  return light
}

/** The disc, from above or its side. */
function baseAt(world: World, eye: Eye): number {
  const { relief } = world.ground
  if (relief) return reliefAt(world, eye, relief)
  const t = -eye.at[1] / ray[1]!
  if (t > 0) {
    const x = eye.at[0] + ray[0]! * t
    const z = eye.at[2] + ray[2]! * t
    const away = Math.hypot(x, z)
    if (away < 1) {
      groundAt(world, x, z, 0, 1)
      // The rim is rounded and catches light.
      const rim = smoothstep(0.955, 0.985, away)
      for (let c = 0; c < 3; c++) colour[c]! *= 1 + 0.25 * rim * (-x * 0.5 + 0.5)
      colour[3] = t
      return 1
    }
  }
  return sideAt(world, eye, 0)
}

function groundAt(world: World, x: number, z: number, y: number, facing: number) {
  world.ground.colour(x, z, colour)
  let close = 1
  for (const standee of world.standees) {
    const off = Math.abs(z - standee.z + standee.deep / 2)
    if (off > 0.16) continue
    const px = Math.round(x / standee.scale + standee.middle)
    const py = Math.round(standee.foot - 0.03 / standee.scale)
    if (px < 0 || py < 0 || px >= standee.width || py >= standee.height) continue
    close *= 1 - 0.55 * standee.soft[py * standee.width + px]! * (1 - off / 0.16)
  }
  const light = (0.36 + 0.74 * facing * lampAt(world, x, y, z)) * close
  for (let c = 0; c < 3; c++) colour[c]! *= light
}

/** The rim of the base: layers of earth, waved, with a lit edge. */
function sideAt(world: World, eye: Eye, top: number): number {
  const a = ray[0]! ** 2 + ray[2]! ** 2
  const b = eye.at[0] * ray[0]! + eye.at[2] * ray[2]!
  const c = eye.at[0] ** 2 + eye.at[2] ** 2 - 1
  const root = b * b - a * c
  if (root <= 0) return 0
  const t = (-b - Math.sqrt(root)) / a
  const x = eye.at[0] + ray[0]! * t
  const y = eye.at[1] + ray[1]! * t
  const z = eye.at[2] + ray[2]! * t
  if (y > top || y < -THICK) return 0
  const along = Math.atan2(x, z)
  const wave = 0.022 * Math.sin(along * 7 + 1) + 0.05 * (grain(along * 5, 3) - 0.5)
  const deep = Math.min(1, Math.max(0, (-y + wave) / THICK))
  const { layers } = world
  const k = Math.min(layers.length - 1, Math.floor(deep * layers.length))
  const layer = layers[k]!
  const key = Math.max(0, x * LAMP[0] + z * LAMP[2])
  const speck = 0.86 + 0.28 * grain(along * 40, y * 60)
  const light = (0.42 + 0.75 * key) * speck * (0.72 + 0.28 * smoothstep(-THICK, -THICK * 0.4, y))
  const edge = 1 + 0.5 * smoothstep(-0.022, -0.004, y)
  for (let n = 0; n < 3; n++) colour[n] = layer[n]! * light * edge
  colour[3] = t
  return smoothstep(-THICK, -THICK + 0.006, y)
}

/** A relief on the disc: the ray goes down in steps until it is below ground. */
function reliefAt(world: World, eye: Eye, relief: NonNullable<Ground['relief']>): number {
  const from = (relief.most - eye.at[1]) / ray[1]!
  const to = -eye.at[1] / ray[1]!
  const steps = 30
  let before = from
  for (let k = 1; k <= steps; k++) {
    const t = from + ((to - from) * k) / steps
    const inside = placeAt(eye, t, relief)
    if (inside > 0) {
      let [low, high] = [before, t]
      for (let n = 0; n < 5; n++) {
        const middle = (low + high) / 2
        if (placeAt(eye, middle, relief) > 0) high = middle
        else low = middle
      }
      return reliefLit(world, eye, relief, high)
    }
    before = t
  }
  return sideAt(world, eye, 0)
}

/** How far below ground a ray is, above 0 inside. */
function placeAt(eye: Eye, t: number, relief: NonNullable<Ground['relief']>): number {
  const x = eye.at[0] + ray[0]! * t
  const z = eye.at[2] + ray[2]! * t
  if (x * x + z * z > 1) return -1
  return relief.at(x, z) - (eye.at[1] + ray[1]! * t) + 1e-5
}

function reliefLit(world: World, eye: Eye, relief: NonNullable<Ground['relief']>, t: number): number {
  const x = eye.at[0] + ray[0]! * t
  const z = eye.at[2] + ray[2]! * t
  const y = eye.at[1] + ray[1]! * t
  const e = 0.006
  const dx = (relief.at(x + e, z) - relief.at(x - e, z)) / (2 * e)
  const dz = (relief.at(x, z + e) - relief.at(x, z - e)) / (2 * e)
  const long = Math.sqrt(1 + dx * dx + dz * dz)
  const facing = Math.max(0, (-dx * LAMP[0] + LAMP[1] - dz * LAMP[2]) / long) / 0.86
  let past = 1
  for (let far = 0.012; far < 0.22; far *= 1.5) {
    const above = relief.at(x + LAMP[0] * far, z + LAMP[2] * far) - (y + LAMP[1] * far)
    past = Math.min(past, 1 - smoothstep(-0.004, 0.012, above))
  }
  groundAt(world, x, z, y, facing * (0.25 + 0.75 * past))
  // Cut through at the rim, the ground shows what it is made of.
  if (x * x + z * z > 0.985 && y < relief.at(x * 0.98, z * 0.98) - 0.02) for (let c = 0; c < 3; c++) colour[c]! *= 0.75
  colour[3] = t
  return 1
}

/** The table and the wall behind, one bent sheet of paper, with the shadow of the base. */
function roomAt(world: World, eye: Eye, across: number, down: number) {
  const [high, low] = world.room
  const t = smoothstep(0.1, 0.95, down)
  const middle = Math.hypot(across - 0.5, (down - 0.45) * 0.9)
  const pool = 1.12 - 0.55 * smoothstep(0.1, 0.85, middle)
  const far = (-THICK - eye.at[1]) / ray[1]!
  let shade = 1
  if (far > 0) {
    const x = eye.at[0] + ray[0]! * far
    const z = eye.at[2] + ray[2]! * far
    // The lamp is to the left and before: the shadow falls to the right and behind; right below it is darkest.
    const cast = 1 - smoothstep(0.72, 1.34, Math.hypot(x - 0.16, z + 0.08))
    const under = 1 - smoothstep(0.94, 1.1, Math.hypot(x, z))
    shade = 1 - 0.5 * cast - 0.3 * under * (1 - 0.5 * cast)
  }
  for (let c = 0; c < 3; c++) colour[c] = (high[c]! + (low[c]! - high[c]!) * t) * pool * shade
}
