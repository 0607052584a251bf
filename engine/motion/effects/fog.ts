import { nearAt } from '../camera/warp.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { raise, waves } from '../waves.ts'
import type { Effect } from './effect.ts'

const TILE = 128

/** Fog that drifts: two sheets of it, one slower and larger, thicker the farther off. */
export function fog(stage: Stage): Effect {
  // A map is played on: however thick the fog, squares are seen through it.
  const thickness = 0.82 * stage.wish.strength
  return {
    world: fogPass(stage, {
      thickness: stage.isFromAbove ? Math.min(0.62, thickness * 0.7) : thickness,
      colour: fogColour(stage),
    }),
  }
}

/** About the light of the picture, paler and greyer. */
function fogColour({ still }: Stage): [number, number, number] {
  let [red, green, blue, n] = [0, 0, 0, 0]
  for (let p = 0; p < still.length; p += 4 * 97) {
    red += still[p]!
    green += still[p + 1]!
    blue += still[p + 2]!
    n++
  }
  const light = (red + green + blue) / (3 * n)
  const pale = (value: number) => 0.3 * (value / n) + 0.7 * Math.min(226, light * 0.9 + 62)
  return [pale(red), pale(green), pale(blue) * 1.03]
}

interface Fog {
  /** Most that it hides, 0-1. */
  thickness: number
  colour: readonly [number, number, number]
  /** How much of it lies where, one value a px; left out: by how near things are. */
  cover?: Float32Array
}

export function fogPass(stage: Stage, { thickness, colour, cover }: Fog): Pass {
  const { width, height, isFromAbove } = stage
  const chance = stage.random.fork('fog')
  const drift = cycles(stage, 0.24 * Math.max(0.5, stage.wish.wind))
  const far = waves(chance.fork('far'), { count: 34, from: 1, to: 8, speed: 0.5, drift: [drift, 0], slope: 1.05 })
  const near = waves(chance.fork('near'), {
    count: 30,
    from: 1,
    to: 10,
    speed: 0.6,
    drift: [drift * 2, 1],
    slope: 0.95,
  })
  const [a, b] = [new Float32Array(TILE * TILE), new Float32Array(TILE * TILE)]
  const shorter = Math.min(width, height)
  const scaleA = TILE / (shorter * 1.1)
  const scaleB = TILE / (shorter * 0.62)
  const flat = isFromAbove ? 1 : 1.9
  // How much lies where changes slowly over the picture: it is kept for every fourth px.
  const wide = Math.ceil(width / 4) + 1
  const lies = new Float32Array(wide * (Math.ceil(height / 4) + 1))
  for (let y = 0, i = 0; y < height + 4 && i < lies.length; y += 4) {
    for (let c = 0; c < wide; c++, i++) {
      const x = Math.min(width - 1, c * 4)
      const row = Math.min(height - 1, y)
      if (cover) lies[i] = cover[row * width + x]!
      else if (isFromAbove) lies[i] = 0.8
      else {
        const low = Math.exp(-(((row / height - 0.68) / 0.34) ** 2))
        lies[i] = Math.min(1, (0.34 + 0.6 * low) * (1.2 - 0.8 * nearAt(stage.nearness(), x, row)))
      }
    }
  }
  const line = new Float32Array(wide + 1)
  return ({ phase }, px) => {
    raise(far, phase, TILE, a)
    raise(near, phase, TILE, b)
    for (let y = 0, p = 0; y < height; y++) {
      if ((y & 3) === 0 || y === 0) fogRow(y)
      for (let x = 0; x < width; x++, p += 4) {
        const c = x >> 2
        const v = line[c]! + (line[c + 1]! - line[c]!) * ((x & 3) * 0.25)
        if (v < 0.004) continue
        px[p]! += (colour[0] - px[p]!) * v
        px[p + 1]! += (colour[1] - px[p + 1]!) * v
        px[p + 2]! += (colour[2] - px[p + 2]!) * v
      }
    }
    function fogRow(y: number) {
      for (let c = 0; c < wide; c++) {
        const amount = lies[(y >> 2) * wide + c]! * thickness
        if (amount < 0.004) {
          line[c] = 0
          continue
        }
        const x = c * 4
        const n =
          0.42 + 0.85 * tileAt(a, x * scaleA, y * scaleA * flat) + 0.6 * tileAt(b, x * scaleB, y * scaleB * flat)
        const t = n < 0 ? 0 : Math.min(n, 1)
        line[c] = Math.min(0.94, amount * (0.16 + 1.0 * t * t * (3 - 2 * t)))
      }
      line[wide] = line[wide - 1]!
    }
  }
}

export function tileAt(tile: Float32Array, x: number, y: number): number {
  const fx = Math.floor(x)
  const fy = Math.floor(y)
  const u = x - fx
  const v = y - fy
  const x0 = fx & (TILE - 1)
  const x1 = (fx + 1) & (TILE - 1)
  const r0 = (fy & (TILE - 1)) * TILE
  const r1 = ((fy + 1) & (TILE - 1)) * TILE
  const top = tile[r0 + x0]! + (tile[r0 + x1]! - tile[r0 + x0]!) * u
  const low = tile[r1 + x0]! + (tile[r1 + x1]! - tile[r1 + x0]!) * u
  return top + (low - top) * v
}
