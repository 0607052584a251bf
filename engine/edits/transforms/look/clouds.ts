import { smoothstep } from '../../../paint/field.ts'
import { grain } from '../../../paint/grain.ts'
import { type Paint, paint } from '../../../paint/picture.ts'
import type { Random } from '../../../paint/random.ts'

interface Puff {
  x: number
  y: number
  radius: number
}

interface Cloud {
  puffs: Puff[]
  left: number
  right: number
  top: number
  base: number
  far: number
}

/** Colours of a sky from above down, and of its clouds in light and shade. */
interface Air {
  high: readonly [number, number, number]
  middle: readonly [number, number, number]
  low: readonly [number, number, number]
  lit: readonly [number, number, number]
  shade: readonly [number, number, number]
}

const airs: Record<'day' | 'dusk' | 'night', Air> = {
  day: {
    high: [28, 92, 200],
    middle: [74, 160, 238],
    low: [190, 232, 250],
    lit: [255, 255, 255],
    shade: [168, 200, 236],
  },
  dusk: {
    high: [58, 48, 130],
    middle: [206, 96, 140],
    low: [255, 190, 120],
    lit: [255, 222, 190],
    shade: [172, 92, 140],
  },
  night: { high: [10, 16, 58], middle: [28, 52, 120], low: [84, 128, 190], lit: [150, 176, 226], shade: [52, 74, 140] },
}

export type AirName = keyof typeof airs

/** A drawn sky: pure colour, heaped clouds in two tones. `horizon`: how far down it reaches, 0-1. */
export function drawnSky(
  width: number,
  height: number,
  unit: number,
  name: AirName,
  horizon: number,
  chance: Random,
): Paint {
  const air = airs[name]
  const made = paint(width, height)
  for (let y = 0; y < height; y++) {
    const t = Math.min(1, y / (height * Math.max(0.2, horizon)))
    const [from, to, u] = t < 0.55 ? [air.high, air.middle, t / 0.55] : [air.middle, air.low, (t - 0.55) / 0.45]
    for (let x = 0, at = y * width; x < width; x++, at++) {
      made.red[at] = from[0] + (to[0] - from[0]) * u
      made.green[at] = from[1] + (to[1] - from[1]) * u
      made.blue[at] = from[2] + (to[2] - from[2]) * u
    }
  }
  if (name === 'night') stars(made, unit, chance)
  for (const cloud of heaped(width, height * horizon, unit, chance)) layCloud(made, cloud, air, unit)
  return made
}

function stars(made: Paint, unit: number, chance: Random) {
  const { width, height } = made
  for (let k = 0; k < 260; k++) {
    const [x, y] = [chance.range(0, width), chance.range(0, height)]
    const radius = chance.range(0.7, 2) * unit
    for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++)
      for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
        const light = 210 * smoothstep(1, 0, Math.hypot(px - x, py - y) / radius)
        for (const plane of [made.red, made.green, made.blue]) plane[py * width + px]! += light
      }
  }
}

/** Clouds that stand on a level base and tower in the middle; the nearer ones lower and larger. */
function heaped(width: number, height: number, unit: number, chance: Random): Cloud[] {
  const clouds: Cloud[] = []
  const count = Math.max(3, Math.round((width / unit / 1024) * 4))
  for (let k = 0; k < count; k++) {
    const far = 1 - k / count
    const wide = width * chance.range(0.2, 0.36) * (1.15 - 0.5 * far)
    const base = height * (0.95 - 0.5 * far * chance.range(0.4, 1)) + chance.range(-20, 20) * unit
    const x = width * (((k * 0.618 + chance.range(0, 0.3)) % 1.15) - 0.07)
    const puffs: Puff[] = []
    for (let n = 0; n < 26; n++) {
      const u = chance.range(-1, 1)
      const tower = (1 - u * u) ** 0.8
      const radius = wide * chance.range(0.07, 0.2) * (0.45 + 0.65 * tower)
      puffs.push({ x: x + u * wide, y: base - chance.range(0, 1) * tower * wide * 0.62 - radius * 0.3, radius })
    }
    clouds.push({
      puffs,
      left: Math.min(...puffs.map((puff) => puff.x - puff.radius)),
      right: Math.max(...puffs.map((puff) => puff.x + puff.radius)),
      top: Math.min(...puffs.map((puff) => puff.y - puff.radius)),
      base,
      far,
    })
  }
  return clouds
}

function layCloud(made: Paint, cloud: Cloud, air: Air, unit: number) {
  const { width, height } = made
  const y1 = Math.min(height - 1, Math.ceil(cloud.base + 30 * unit))
  for (let y = Math.max(0, Math.floor(cloud.top)); y <= y1; y++) cloudRow(made, cloud, air, unit, y, width)
}

function cloudRow(
  made: Paint,
  { puffs, left, right, base, far, top }: Cloud,
  air: Air,
  unit: number,
  y: number,
  width: number,
) {
  const near = puffs.filter((puff) => Math.abs(puff.y - y) < puff.radius * 1.15)
  if (near.length === 0) return
  const x1 = Math.min(width - 1, Math.ceil(right))
  for (let x = Math.max(0, Math.floor(left)); x <= x1; x++) {
    const rough = (grain(x / (26 * unit), y / (26 * unit)) - 0.5) * 0.2
    let inside = -1
    let light = 0
    for (const puff of near) {
      const dx = (x - puff.x) / puff.radius
      const dy = (y - puff.y) / puff.radius
      const depth = 1 + rough - Math.sqrt(dx * dx + dy * dy)
      if (depth > 0) {
        // Puffs in front are lower; each is lit on its upper left.
        const lit = -dx * 0.5 - dy * 0.85
        if (depth > 0.14 || inside < 0) light = Math.max(light, lit)
      }
      if (depth * puff.radius > inside) inside = depth * puff.radius
    }
    if (inside <= -1) continue
    const foot = 1 - smoothstep(base - 34 * unit, base + 4 * unit, y + rough * 60 * unit)
    const cover = smoothstep(-0.8, 0.8, inside) * foot * (0.96 - 0.3 * far)
    if (cover <= 0) continue
    const high = (base - y) / Math.max(1, base - top)
    const tone = smoothstep(0.3, 0.42, light + (high - 0.45) * 0.5 + rough * 0.6)
    const at = y * width + x
    made.red[at]! += (air.shade[0] + (air.lit[0] - air.shade[0]) * tone - made.red[at]!) * cover
    made.green[at]! += (air.shade[1] + (air.lit[1] - air.shade[1]) * tone - made.green[at]!) * cover
    made.blue[at]! += (air.shade[2] + (air.lit[2] - air.shade[2]) * tone - made.blue[at]!) * cover
  }
}
