import { smoothstep } from '../../paint/field.ts'
import { grain } from '../../paint/grain.ts'
import type { AirTable } from '../air.ts'
import type { LandscapeScene } from '../scene.ts'
import type { View } from '../view.ts'
import { curveAt } from './curve.ts'
import type { Ground } from './ground.ts'
import { rough } from './rough.ts'

/** The land in colour. Where it is under water only its depth is told; water is painted over what lies behind it. */
export interface Shot {
  /** RGB, three numbers a px, 0-255. */
  colour: Float32Array
  /** Depth of the place seen, m; 0 where it is sky. */
  depth: Float32Array
  /** Depth of the water, m; 0 on dry land. */
  wet: Float32Array
}

/** Paints every px of land: what grows or lies there, the light on it, the air before it. */
export function shootGround(
  scene: LandscapeScene,
  view: View,
  ground: Ground,
  seen: Float32Array,
  air: AirTable,
): Shot {
  const { land, light, water, seed } = scene
  const { width, height: tall, unit } = view
  const { columns, height, sunlit, steep, hollow } = ground
  const size = width * tall
  const colour = new Float32Array(size * 3)
  const depth = new Float32Array(size)
  const wet = new Float32Array(size)
  const volcano = land.forms.find((form) => form.form === 'volcano')
  const path = land.path
  const pathEnd = path ? path.points.at(-1)![0] : 0
  const bare = land.bare
  const snowy = land.snowline < 5000
  const lapped = 0.22 + scene.camera.eye * 0.03
  const shoreTop = water ? Math.max(lapped, land.strand ?? 0) : -1
  const [sunR, sunG, sunB] = light.sun
  const [ambR, ambG, ambB] = light.ambient
  const shadowDrift = scene.sky.cloud.cover > 0.15 && scene.sky.cloud.cover < 0.8 ? 0.62 : 0
  // The nearest ground lies in the shade of what is behind the eye, so that the eye moves on to the light.
  const dim = scene.cavern ? 0 : land.near < 2 ? 0.3 : 0.46
  const shift = seed % 53

  depthsSeen(ground, seen, depth)
  const texture: Texture = { patch: new Float32Array(width), broad: new Float32Array(width) }

  // A row is a function of its own: one that runs seldom and long is compiled anew for every picture.
  const shootRow = (py: number) => {
    texturesOf(view, depth, py, seed, texture)
    for (let px = 0, i = py * width; px < width; px++, i++) {
      const row = seen[i]!
      if (row < 0) continue
      const r0 = row | 0
      const v = row - r0
      const a = r0 * columns + px
      const b = a + (r0 < ground.rows - 1 ? columns : 0)
      const z = depth[i]!
      const h = height[a]! * (1 - v) + height[b]! * v
      if (water && h < 0) {
        wet[i] = -h
        continue
      }
      const x = ((px + 0.5 - width / 2) * z) / view.focal
      const slope = steep[a]! * (1 - v) + steep[b]! * v
      let lit = sunlit[a]! * (1 - v) + sunlit[b]! * v
      const deep = hollow[a]! * (1 - v) + hollow[b]! * v

      const patch = texture.patch[px]!
      const broad = texture.broad[px]!
      const mark = grain((px + shift) / (5.2 * unit), py / (3.4 * unit)) - 0.5

      const dry = Math.min(1, Math.max(0, patch * 0.9 + broad * 0.6 - 0.3 + mark * 0.35))
      let red = land.low[0] + (land.high[0] - land.low[0]) * dry
      let green = land.low[1] + (land.high[1] - land.low[1]) * dry
      let blue = land.low[2] + (land.high[2] - land.low[2]) * dry

      const toSoil = smoothstep(bare * 0.45, bare * 0.9, slope + mark * 0.12 + (patch - 0.5) * 0.12) * 0.8
      red += (land.soil[0] - red) * toSoil
      green += (land.soil[1] - green) * toSoil
      blue += (land.soil[2] - blue) * toSoil

      const toRock = smoothstep(bare * 0.8, bare * 1.25, slope + mark * 0.16 + (patch - 0.5) * 0.1)
      if (toRock > 0) {
        let tone = 0.86 + 0.3 * patch + mark * 0.42
        if (land.strata > 0) {
          const band = rough(h / land.strata + broad * 1.4 + mark * 0.3, 7.5, seed + 11)
          const line = rough((h / land.strata) * 3.1 + broad * 2 + mark * 0.4, 2.5, seed + 17)
          tone *= 0.72 + band * 0.44 + line * 0.2
        }
        red += (land.rock[0] * tone - red) * toRock
        green += (land.rock[1] * tone - green) * toRock
        blue += (land.rock[2] * tone - blue) * toRock
      }

      if (h < shoreTop) {
        const t = (1 - smoothstep(shoreTop * 0.45, shoreTop, h + mark * shoreTop * 0.7)) * (1 - toRock * 0.8)
        const damp = (0.72 + 0.28 * smoothstep(0, lapped * 0.8, h)) * (0.9 + 0.2 * patch + mark * 0.16)
        red += (land.shore[0] * damp - red) * t
        green += (land.shore[1] * damp - green) * t
        blue += (land.shore[2] * damp - blue) * t
      }

      if (path && z <= pathEnd) {
        const half = path.width * (0.5 + 0.16 * (patch - 0.5) + mark * 0.22)
        const away = Math.abs(x - curveAt(path.points, z))
        const t = 1 - smoothstep(half * 0.75, half * 1.15, away)
        if (t > 0) {
          const rut = 0.86 + 0.22 * smoothstep(0, half * 0.5, Math.abs(away - half * 0.45)) + mark * 0.3
          red += (path.colour[0] * rut - red) * t
          green += (path.colour[1] * rut - green) * t
          blue += (path.colour[2] * rut - blue) * t
        }
      }

      if (snowy) {
        const line = h - land.snowline + (patch - 0.5) * 0.5 * Math.max(6, Math.abs(land.snowline)) + broad * 20 - 10
        const lies =
          smoothstep(-8, 14, line) *
          (1 - smoothstep(0.42, 0.62, slope + mark * 0.2 - deep * 0.12 - Math.min(0.16, Math.max(0, line) / 800)))
        if (lies > 0) {
          const tone = 0.95 + mark * 0.14
          red += (land.snow[0] * tone - red) * lies
          green += (land.snow[1] * tone - green) * lies
          blue += (land.snow[2] * tone - blue) * lies
        }
      }

      if (shadowDrift > 0) {
        const cloud = rough(x / (70 + z * 0.3), z / (110 + z * 0.4), seed + 29)
        lit *= 1 - shadowDrift * smoothstep(0.48, 0.62, cloud) * smoothstep(24, 90, z)
      }
      const nearShade = 1 - dim * (1 - smoothstep(land.near * 2.2, land.near * 5.5, z * (0.75 + 0.5 * patch)))
      lit *= nearShade
      const open = 1 - Math.max(-0.25, Math.min(0.55, deep * 0.6))
      const skyward = (1 - slope * 0.45) * (0.62 + 0.38 * nearShade)
      const touch = 1 + mark * 0.18
      red *= (ambR * open * skyward + sunR * lit) * touch
      green *= (ambG * open * skyward + sunG * lit) * touch
      blue *= (ambB * open * skyward + sunB * lit) * touch

      let fire = 0
      if (volcano && land.lava) {
        const dx = (x - volcano.x) / volcano.radius
        const dz = (z - volcano.z) / volcano.radius
        const d = Math.hypot(dx, dz)
        if (d < 0.9) {
          const stream = Math.abs(rough(Math.atan2(dz, dx) * 2.4 + 9, d * 2.2, volcano.seed) - 0.5)
          const width = 0.05 * (1 - d) + 0.006
          fire = Math.max(1 - smoothstep(width * 0.4, width, stream), 1 - smoothstep(0.1, 0.16, d))
          red += (255 - red) * fire
          green += (120 + 90 * fire * (1 - d) - green) * fire
          blue += (30 - blue) * fire
        }
      }

      const haze = air.haze(z, h, x) * (1 - fire * 0.75)
      const c = px * 3
      const o = i * 3
      colour[o] = red + (air.colours[c]! - red) * haze
      colour[o + 1] = green + (air.colours[c + 1]! - green) * haze
      colour[o + 2] = blue + (air.colours[c + 2]! - blue) * haze
    }
  }
  for (let py = 0; py < tall; py++) shootRow(py)
  return { colour, depth, wet }
}

/** What varies the ground's colour along one row of the picture, 0-1 each. */
interface Texture {
  patch: Float32Array
  broad: Float32Array
}

/** Tells the depth (m) of the place seen at each px that shows land. */
function depthsSeen({ depths, rows }: Ground, seen: Float32Array, depth: Float32Array): void {
  for (let i = 0; i < seen.length; i++) {
    const row = seen[i]!
    if (row < 0) continue
    const r0 = row | 0
    const v = row - r0
    depth[i] = depths[r0]! * (1 - v) + depths[Math.min(rows - 1, r0 + 1)]! * v
  }
}

/** Broad patches belong to the place; they are told for every second px, for none is narrower than several. */
function texturesOf(view: View, depth: Float32Array, py: number, seed: number, { patch, broad }: Texture): void {
  const { width, focal } = view
  for (let px = 0, i = py * width; px < width; px += 2, i += 2) {
    // Beside the sky or a nearer crest the other of the two is what is seen of this land.
    const z = depth[i]! > 0 ? depth[i]! : depth[i + 1]!
    if (z === 0) continue
    const x = ((px + 1 - width / 2) * z) / focal
    const one = rough(x / (14 + z * 0.05), z / (22 + z * 0.09), seed)
    const two = rough(x / (60 + z * 0.12), z / (90 + z * 0.2), seed + 3)
    patch[px] = one
    patch[px + 1] = one
    broad[px] = two
    broad[px + 1] = two
  }
}
