import type { Surface } from '../../mesh/mesh.ts'
import { cloud3, noise3 } from '../../mesh/noise.ts'
import type { Rgb } from '../../paint/colour.ts'
import { reflects } from '../surface/skin.ts'

/** A colour woven in: at a place of the cloth, or undefined where the ground is seen. */
export type Pattern = (x: number, y: number, z: number, tag: number) => Rgb | undefined

/** Wool, linen, silk: soft light, a weave, folds a little darker within. */
export function clothOf(
  colour: Rgb,
  { sheen = 0.4, coarse = 1, pattern }: { sheen?: number; coarse?: number; pattern?: Pattern } = {},
): Surface {
  const own = reflects(colour)
  const known = new Map<Rgb, [number, number, number]>()
  return (spot) => {
    let [r, g, b] = own
    const other = pattern?.(spot.x, spot.y, spot.z, spot.tag)
    if (other) {
      let dyed = known.get(other)
      if (!dyed) {
        dyed = reflects(other)
        known.set(other, dyed)
      }
      ;[r, g, b] = dyed
    }
    const cloud = 1 + (cloud3(spot.x * 3, spot.y * 3, spot.z * 3) - 0.5) * 0.24
    const thread = (noise3(spot.x * 50, spot.y * 50, spot.z * 50) - 0.5) * 0.14 * coarse
    const k = (cloud + thread) * (spot.isBack ? 0.72 : 1)
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    spot.nx += thread * 0.4
    spot.ny += thread * 0.3
    spot.specular = 0.03 + 0.1 * Math.max(0, sheen - 0.6)
    spot.gloss = 9
    spot.wrap = 0.22
    spot.rim = sheen
  }
}

export function leatherOf(colour: Rgb, { studs }: { studs?: boolean } = {}): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    const cloud = cloud3(spot.x * 5, spot.y * 5, spot.z * 5) - 0.5
    const worn = Math.max(0, noise3(spot.x * 2.3, spot.y * 2.3, spot.z * 2.3) - 0.62) * 0.9
    const k = 1 + cloud * 0.5 + worn
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    const grain = (noise3(spot.x * 26, spot.y * 26, spot.z * 26) - 0.5) * 0.2
    spot.nx += grain
    spot.ny -= grain * 0.7
    spot.specular = 0.16
    spot.gloss = 16
    if (!studs) return
    const about = Math.atan2(spot.x, spot.z) * 6.4
    const row = spot.y * 2.1
    const u = about - Math.floor(about + (Math.floor(row) & 1) * 0.5) + (Math.floor(row) & 1) * 0.5 - 0.5
    const v = row - Math.floor(row) - 0.5
    const far = Math.hypot(u * 0.8, v)
    if (far > 0.2) return
    spot.r = spot.g = 0.5
    spot.b = 0.46
    spot.metal = 0.8
    spot.specular = 0.5
    spot.nx += u * 2
    spot.ny -= v * 2
  }
}

/** Plate: `colour` of the metal; rust and dents by what is told of it. */
export function metalOf(colour: Rgb, { rusty = false, worn = 1 } = {}): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    const cloud = cloud3(spot.x * 4, spot.y * 4, spot.z * 4) - 0.5
    const k = 1.1 + cloud * 0.35 * worn
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    spot.nx += (noise3(spot.x * 2.6, spot.y * 2.6, spot.z * 2.6) - 0.5) * 0.14 * worn
    spot.ny += (noise3(spot.x * 2.6 + 5, spot.y * 2.6, spot.z * 2.6) - 0.5) * 0.14 * worn
    spot.metal = 0.85
    spot.specular = 0.45
    spot.gloss = 40
    spot.rim = 0.8
    if (!rusty) return
    const rust = Math.max(0, Math.min(1, (noise3(spot.x * 3, spot.y * 3, spot.z * 3 + 9) - 0.45) * 5))
    spot.r += (0.3 - spot.r) * rust
    spot.g += (0.13 - spot.g) * rust
    spot.b += (0.05 - spot.b) * rust
    spot.metal *= 1 - 0.8 * rust
    spot.specular *= 1 - rust
  }
}

/** Rings of mail: rows of small arcs, soft enough not to shimmer when they are finer than a px. */
export function mailOf(colour: Rgb): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    const about = Math.atan2(spot.x, spot.z + 0.1) * 9
    const row = spot.y * 8.5
    const shift = Math.floor(row) & 1 ? 0.5 : 0
    const u = about * 1.6 + shift
    const a = u - Math.floor(u) - 0.5
    const v = row - Math.floor(row) - 0.5
    const ring = Math.max(0, 1 - Math.abs(Math.hypot(a, v) - 0.36) * 4.5)
    const cloud = cloud3(spot.x * 2, spot.y * 2, spot.z * 2) - 0.5
    const k = (0.5 + 0.6 * ring) * (1 + cloud * 0.5)
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    spot.nx += a * 0.5 * ring
    spot.ny -= v * 0.5 * ring
    spot.metal = 0.55
    spot.specular = 0.3
    spot.gloss = 22
    spot.open = 0.75 + 0.25 * ring
    spot.rim = 0.6
  }
}

/** Overlapping scales, point down. */
export function scalesOf(colour: Rgb): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    const row = spot.y * 3.4
    const line = Math.floor(row)
    const about = Math.atan2(spot.x, spot.z + 0.1) * 6.5 + (line & 1 ? 0.5 : 0)
    const a = about - Math.floor(about) - 0.5
    const v = row - line
    const edge = v - (0.35 - Math.cos(a * Math.PI) * 0.35)
    const shade = Math.max(0, Math.min(1, edge * 3 + 0.35))
    const each = 0.85 + 0.3 * noise3(Math.floor(about) * 3.7, line * 2.3, 1)
    spot.r = r * (0.45 + 0.6 * shade) * each
    spot.g = g * (0.45 + 0.6 * shade) * each
    spot.b = b * (0.45 + 0.6 * shade) * each
    spot.nx += a * 0.7
    spot.ny += (0.5 - v) * 0.5
    spot.metal = 0.7
    spot.specular = 0.4
    spot.gloss = 30
    spot.open = 0.6 + 0.4 * shade
  }
}

/** A pelt under its hairs. */
export function peltOf(colour: Rgb): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    const tuft = noise3(spot.x * 9, spot.y * 4, spot.z * 9)
    const hair = noise3(spot.x * 34, spot.y * 9, spot.z * 34)
    const k = 0.55 + 0.5 * tuft + 0.35 * (hair - 0.5)
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    spot.nx += (hair - 0.5) * 0.9
    spot.ny += (tuft - 0.5) * 0.7
    spot.specular = 0.02
    spot.wrap = 0.3
    spot.rim = 0.8
    spot.open = 0.6 + 0.5 * tuft
  }
}

/** Strips of linen wound round. */
export function bandagesOf(colour: Rgb): Surface {
  const plain = clothOf(colour, { coarse: 1.6 })
  return (spot) => {
    plain(spot)
    const turn = Math.atan2(spot.x, spot.z) * 0.16
    const row = (spot.y + turn + 0.12 * noise3(spot.x * 2, spot.y, spot.z * 2)) * 2.6
    const edge = row - Math.floor(row)
    const dark = edge < 0.14 ? 0.5 + 3.5 * edge : 1
    spot.r *= dark
    spot.g *= dark
    spot.b *= dark
    spot.ny += (edge - 0.5) * 0.25
  }
}
