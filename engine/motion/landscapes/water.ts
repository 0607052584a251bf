import type { LandscapeScene } from '../../landscapes/scene.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import type { Land } from './view.ts'

const TURN = Math.PI * 2
const STEPS = 8192
const SINE = Float32Array.from({ length: STEPS }, (_, i) => Math.sin((i / STEPS) * TURN))
const sine = (turns: number) => SINE[(turns * STEPS) & (STEPS - 1)]!

/** Trains of waves on open water: waves a metre across and along, and how often a second they pass. */
const trains = [
  { across: 0.143, along: 0.088, often: 0.34 },
  { across: 0.059, along: -0.132, often: 0.26 },
  { across: 0.27, along: 0.033, often: 0.46 },
  { across: 0.019, along: 0.215, often: 0.52 },
  { across: 0.017, along: 0.008, often: 0.15 },
] as const

/** Water that moves in perspective: it bends what it mirrors, and glints under the light. */
export function waterPass(stage: Stage, scene: LandscapeScene, { plate, water, pixels }: Land): Pass | undefined {
  const { width, height, wish } = stage
  if (!scene.water || scene.water.frozen) return undefined
  const { view, shot } = plate
  const { depth } = shot
  const wet: number[] = []
  for (let i = 0; i < water.length; i++) if (water[i]! > 0.01) wet.push(i)
  if (wet.length === 0) return undefined
  const places = Uint32Array.from(wet)
  const often = trains.map((one) => cycles(stage, one.often * Math.max(0.6, wish.wind ** 0.4)))
  const rough = (0.55 + scene.water.chop * 0.9) * Math.min(1.6, Math.max(0.5, wish.strength * (0.6 + 0.4 * wish.wind)))
  const glow = scene.sky.sun || scene.sky.moons.length > 0 ? scene.sky.glow : scene.sky.horizon
  const lightAt = (scene.sky.sun?.x ?? scene.sky.moons[0]?.x ?? scene.light.from) * width
  const bright = Math.min(1, (scene.light.sun[1] + scene.light.ambient[1]) * 0.6)
  const [a, b, c, d, e] = trains
  return ({ phase }, px) => {
    const [ta, tb, tc, td, te] = often.map((turns) => turns * phase) as [number, number, number, number, number]
    for (const i of places) {
      const x = i % width
      const y = (i / width) | 0
      const z = depth[i]!
      const X = ((x - width / 2) * z) / view.focal
      const va = sine(X * a.across + z * a.along + ta + 64)
      const vb = sine(X * b.across + z * b.along + tb + 64)
      const vc = sine(X * c.across + z * c.along - tc + 64)
      const vd = sine(z * d.along + X * d.across + td + 64)
      const ve = sine(X * e.across + z * e.along - te + 64)
      const free = water[i]!
      const reach = Math.min(height * 0.008, (view.focal * 0.14) / z + 0.35 * view.unit) * free * rough
      let sy = y + (va + vb * 0.8 + vd) * reach * 0.7
      let sx = x + (vb + vc * 0.6) * reach * 0.55
      if (sx < 0) sx = 0
      else if (sx > width - 1.01) sx = width - 1.01
      if (sy < 0) sy = 0
      else if (sy > height - 1.01) sy = height - 1.01
      const ix = sx | 0
      const iy = sy | 0
      const fx = sx - ix
      const fy = sy - iy
      const q = iy * width + ix
      // What is no water is not dragged in.
      const isWet = water[q]! > 0 && water[q + 1]! > 0 && water[q + width]! > 0 && water[q + width + 1]! > 0
      const o = isWet ? q * 4 : i * 4
      const right = isWet ? 4 : 0
      const below = isWet ? width * 4 : 0
      const wd = fx * fy
      const wb = fx - wd
      const wc = fy - wd
      const wa = 1 - fx - wc
      const p = i * 4
      const v = va * 0.42 + vb * 0.4 + vc * 0.3 + vd * 0.5 + ve * 0.3
      const down = Math.max(0, y - view.horizon)
      const side = (x - lightAt) / (width * 0.04 + down * 0.4)
      const band = Math.exp(-side * side) * scene.sky.glowStrength
      const spark = (Math.max(0, v - 0.7) * 1.1 * band + Math.max(0, v - 1.15) * 0.2 * bright) * free
      const shade = 1 + v * 0.035 * free * rough
      px[p] =
        (pixels[o]! * wa + pixels[o + right]! * wb + pixels[o + below]! * wc + pixels[o + below + right]! * wd) *
          shade +
        glow[0] * spark
      px[p + 1] =
        (pixels[o + 1]! * wa +
          pixels[o + right + 1]! * wb +
          pixels[o + below + 1]! * wc +
          pixels[o + below + right + 1]! * wd) *
          shade +
        glow[1] * spark
      px[p + 2] =
        (pixels[o + 2]! * wa +
          pixels[o + right + 2]! * wb +
          pixels[o + below + 2]! * wc +
          pixels[o + below + right + 2]! * wd) *
          shade +
        glow[2] * spark
    }
  }
}
