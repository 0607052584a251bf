import { smoothstep } from '../../../paint/field.ts'
import { grain } from '../../../paint/grain.ts'
import type { Paint } from '../../../paint/picture.ts'
import type { Random } from '../../../paint/random.ts'
import { shown } from './lit.ts'
import { type Eye, LAMP, rayAt, seenAt, type Vec } from './stage.ts'

/** A ball of a toy: part of a bush, a stone, the crown of a tree. */
export interface Ball {
  at: Vec
  radius: number
  colour: Vec
  /** How uneven it is, 0 as glass. */
  rough: number
}

/** Bushes and stones about the rim of the base, where nothing stands in their way. Colours in linear light. */
export function propsAround(chance: Random, leaf: Vec, stone: Vec, isFree: (x: number, z: number) => boolean): Ball[] {
  const balls: Ball[] = []
  for (let k = 0; k < 26; k++) {
    const angle = (k / 26) * 2 * Math.PI + chance.range(-0.1, 0.1)
    const far = chance.range(0.8, 0.93)
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far]
    if (!isFree(x, z) || chance.chance(0.3)) continue
    if (chance.chance(0.36)) {
      const radius = chance.range(0.025, 0.055)
      const tone = chance.range(0.8, 1.2)
      balls.push({ at: [x, radius * 0.5, z], radius, colour: scaled(stone, tone), rough: 0.25 })
      continue
    }
    const size = chance.range(0.05, 0.095)
    for (let n = 0; n < 4; n++) {
      const radius = size * chance.range(0.55, 1)
      const [dx, dz] = [chance.range(-1, 1) * size, chance.range(-0.6, 0.6) * size]
      balls.push({
        at: [x + dx, radius * chance.range(0.7, 1.15), z + dz],
        radius,
        colour: scaled(leaf, chance.range(0.8, 1.2)),
        rough: 0.8,
      })
    }
  }
  return balls
}

const BARK: Vec = [0.17, 0.09, 0.045]

/** Trees at the back of the base, to both sides of a figure as tall as `tall`. */
export function treesBehind(chance: Random, leaf: Vec, tall: number): Ball[] {
  const balls: Ball[] = []
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++) {
      const angle = chance.range(0.18, 1.05)
      const far = chance.range(0.74, 0.88)
      const [x, z] = [side * Math.cos(angle) * far, -Math.sin(angle) * far]
      const high = Math.min(0.5, 0.3 * tall) * chance.range(0.7, 1.15)
      for (let y = 0.01; y < high * 0.6; y += 0.02)
        balls.push({ at: [x, y, z], radius: 0.021 * (1.3 - y), colour: BARK, rough: 0.5 })
      const tone = chance.range(0.7, 1)
      const isFir = chance.chance(0.4)
      for (let n = 0; n < 9; n++) {
        // A fir narrows to its top; other crowns are round.
        const up = n / 8
        const radius = isFir ? high * 0.26 * (1.08 - up) : high * chance.range(0.17, 0.24)
        const off = isFir ? 0 : high * 0.15
        balls.push({
          at: [
            x + chance.range(-1, 1) * off,
            high * (isFir ? 0.34 + 0.66 * up : chance.range(0.55, 0.95)),
            z + chance.range(-1, 1) * off,
          ],
          radius,
          colour: scaled(leaf, tone * chance.range(0.85, 1.15)),
          rough: 0.9,
        })
      }
    }
  return balls
}

/** Bushes in a row along the foot of a figure that was cut off there. */
export function bushesBefore(chance: Random, leaf: Vec, [from, to]: readonly [number, number], z: number): Ball[] {
  const balls: Ball[] = []
  for (let x = from - 0.02; x < to + 0.03; x += chance.range(0.035, 0.06)) {
    const radius = chance.range(0.04, 0.075)
    balls.push({
      at: [x, radius * chance.range(0.35, 0.8), z + chance.range(-0.02, 0.06)],
      radius,
      colour: scaled(leaf, chance.range(0.75, 1.2)),
      rough: 0.9,
    })
  }
  return balls
}

const scaled = ([r, g, b]: Vec, much: number): Vec => [r * much, g * much, b * much]

/** Draws balls where they are before what is there already. `near`: how far away that is, a value a px. */
export function drawBalls(made: Paint, near: Float32Array, eye: Eye, balls: readonly Ball[], unit: number): void {
  for (const ball of balls) {
    const { x, y, away } = seenAt(eye, ball.at)
    const reach = (ball.radius * eye.focal) / away + 2
    for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(made.height - 1, y + reach); py++)
      ballRow(made, near, eye, ball, unit, py, x - reach, x + reach)
  }
}

const ray = new Float64Array(3)

function ballRow(
  made: Paint,
  near: Float32Array,
  eye: Eye,
  { at: middle, radius, colour, rough }: Ball,
  unit: number,
  py: number,
  from: number,
  to: number,
) {
  for (let px = Math.max(0, Math.floor(from)); px <= Math.min(made.width - 1, to); px++) {
    rayAt(eye, px + 0.5, py + 0.5, ray)
    const [ox, oy, oz] = [eye.at[0] - middle[0], eye.at[1] - middle[1], eye.at[2] - middle[2]]
    const a = ray[0]! ** 2 + ray[1]! ** 2 + ray[2]! ** 2
    const b = ox * ray[0]! + oy * ray[1]! + oz * ray[2]!
    const bump = 1 + rough * 0.16 * (grain(px / (7 * unit), py / (7 * unit)) - 0.5)
    const c = ox * ox + oy * oy + oz * oz - radius * radius * bump * bump
    const root = b * b - a * c
    if (root <= 0) continue
    const t = (-b - Math.sqrt(root)) / a
    const at = py * made.width + px
    if (t > near[at]!) continue
    const [nx, ny, nz] = [ox + ray[0]! * t, oy + ray[1]! * t, oz + ray[2]! * t].map((v) => v / (radius * bump)) as [
      number,
      number,
      number,
    ]
    if (middle[1] + ny * radius < 0) continue
    const leafy = rough * (grain(px / (3.4 * unit), py / (3.4 * unit)) - 0.5) * 1.1
    const key = Math.max(0, nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2] + leafy * 0.5)
    const light = (0.34 + 0.2 * ny + 0.95 * key) * smoothstep(-0.4, 0.5, ny + middle[1] / radius - 0.4)
    near[at] = t
    made.red[at] = shown(colour[0] * light * 1.04)
    made.green[at] = shown(colour[1] * light)
    made.blue[at] = shown(colour[2] * light * 0.94)
  }
}
