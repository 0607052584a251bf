import type { Spot, Surface } from '../../mesh/mesh.ts'
import { cloud3, noise3 } from '../../mesh/noise.ts'
import type { Rgb } from '../../paint/colour.ts'
import { reflects } from '../surface/skin.ts'
import { lie, lieOf } from './lie.ts'

/** What is finer than a px is left out: 1 where a feature of so many dm is well seen, 0 where it is lost. */
export const seen = (fine: number, pixel: number): number => Math.max(0, Math.min(1, fine / pixel - 1))

/** A colour woven in: at a place of the cloth, or undefined where the ground is seen. */
type Pattern = (x: number, y: number, z: number, tag: number) => Rgb | undefined

/** Wool, linen, silk: soft light, a weave, folds a little darker within. */
export function clothOf(
  colour: Rgb,
  { sheen = 0.4, coarse = 1, pattern }: { sheen?: number; coarse?: number; pattern?: Pattern } = {},
): Surface {
  const own = reflects(colour)
  const known = new Map<Rgb, [number, number, number]>()
  const dyed = (other: Rgb) => {
    const dye = known.get(other) ?? reflects(other)
    known.set(other, dye)
    return dye
  }
  return (spot) => {
    const other = pattern?.(spot.x, spot.y, spot.z, spot.tag)
    const [r, g, b] = other ? dyed(other) : own
    const cloud = 1 + (cloud3(spot.x * 3, spot.y * 3, spot.z * 3) - 0.5) * 0.2
    const thread = (noise3(spot.x * 50, spot.y * 50, spot.z * 50) - 0.5) * 0.14 * coarse * seen(0.008, spot.pixel)
    const k = (cloud + thread) * (spot.isBack ? 0.72 : 1)
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    const crumple = (noise3(spot.x * 3.2, spot.y * 1.6, spot.z * 3.2) - 0.5) * 0.17
    spot.nx += thread * 0.4 + crumple
    spot.ny += thread * 0.3 + crumple * 0.6
    spot.specular = 0.03 + 0.2 * Math.max(0, sheen - 0.6)
    spot.gloss = 9
    spot.wrap = 0.22
    spot.rim = sheen
  }
}

export function leatherOf(colour: Rgb): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    const cloud = cloud3(spot.x * 5, spot.y * 5, spot.z * 5) - 0.5
    const worn = Math.max(0, noise3(spot.x * 2.3, spot.y * 2.3, spot.z * 2.3) - 0.62) * 0.9
    // Edges are rubbed pale.
    const rubbed = spot.u > 0 && spot.u < 0.06 ? 0.14 : 0
    const k = 1 + cloud * 0.5 + worn + rubbed
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    const grain = (noise3(spot.x * 26, spot.y * 26, spot.z * 26) - 0.5) * 0.2 * seen(0.012, spot.pixel)
    const crease = (noise3(spot.x * 5.2, spot.y * 5.2, spot.z * 5.2) - 0.5) * 0.22
    spot.nx += grain + crease
    spot.ny -= grain * 0.7 - crease
    spot.specular = 0.2
    spot.gloss = 16
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
    if (rusty) rust(spot)
  }
}

function rust(spot: Spot): void {
  const by = Math.max(0, Math.min(1, (noise3(spot.x * 3, spot.y * 3, spot.z * 3 + 9) - 0.45) * 5))
  spot.r += (0.3 - spot.r) * by
  spot.g += (0.13 - spot.g) * by
  spot.b += (0.05 - spot.b) * by
  spot.metal *= 1 - 0.8 * by
  spot.specular *= 1 - by
}

/** Rows of rings a dm of mail. */
const RINGS = 7.5

/** Rings of mail: rows of small arcs; where they are finer than a px or two only their mean is seen, so that nothing shimmers. */
export function mailOf(colour: Rgb): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    lieOf(spot)
    const row = lie.down * RINGS
    const u = lie.round * RINGS * 0.8 + (Math.floor(row) & 1 ? 0.5 : 0)
    const a = u - Math.floor(u) - 0.5
    const v = row - Math.floor(row) - 0.5
    const clear = seen(0.4 / RINGS, spot.pixel)
    const arc = Math.max(0, 1 - Math.abs(Math.hypot(a, v) - 0.36) * 4.5)
    const ring = 0.36 + (arc - 0.36) * clear
    const cloud = cloud3(spot.x * 2, spot.y * 2, spot.z * 2) - 0.5
    const k = (0.46 + 0.66 * ring) * (1 + cloud * 0.5)
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    spot.nx += a * 0.6 * arc * clear
    spot.ny -= v * 0.6 * arc * clear
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
    lieOf(spot)
    const row = -lie.down * 3.4
    const line = Math.floor(row)
    const about = lie.round * 3.8 + (line & 1 ? 0.5 : 0)
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

/** A pelt under its hairs: locks that lie down it. `spotted`: the black tails of ermine. */
export function peltOf(colour: Rgb, { spotted = false } = {}): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    const tuft = noise3(spot.x * 7, spot.y * 3.4, spot.z * 7)
    const lock = noise3(spot.x * 17 + tuft * 2, spot.y * 5, spot.z * 17)
    const hair = noise3(spot.x * 40, spot.y * 9, spot.z * 40) - 0.5
    const k = 0.66 + 0.16 * tuft + 0.3 * lock + 0.3 * hair * seen(0.01, spot.pixel)
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    spot.nx += (lock - 0.5) * 0.9 + hair * 0.5
    spot.ny += (tuft - 0.5) * 0.4
    spot.specular = 0.02
    spot.wrap = 0.3
    spot.rim = 0.9
    spot.open = 0.62 + 0.14 * tuft + 0.26 * lock
    if (spotted) tails(spot)
  }
}

function tails(spot: Spot): void {
  lieOf(spot)
  const row = lie.down * 1.5
  const u = lie.round * 1.7 + (Math.floor(row) & 1 ? 0.5 : 0)
  const a = u - Math.floor(u) - 0.5
  const v = row - Math.floor(row) - 0.5
  if (Math.abs(v) > 0.24 || Math.abs(a) > 0.05 + (v + 0.24) * 0.13) return
  spot.r = spot.g = spot.b = 0.03
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
