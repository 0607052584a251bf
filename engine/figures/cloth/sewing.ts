import type { Spot, Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import type { Rgb } from '../../paint/colour.ts'
import { reflects } from '../surface/skin.ts'
import { seen } from './fabrics.ts'
import { HANGS, lie, lieOf } from './lie.ts'

/**
 * What tailors sew on cloth: each changes colour and form of a spot of a garment. `spot.u` is how far the nearest edge of the piece
 * is, dm; `spot.v` how far along the arm it lies, below 0 not on one.
 */
export type Sewing = (spot: Spot) => void

/** A surface with all that is sewn on it. */
export function sewn(surface: Surface, ...all: readonly (Sewing | false | undefined)[]): Surface {
  const list = all.filter((one): one is Sewing => typeof one === 'function')
  if (list.length === 0) return surface
  return (spot) => {
    surface(spot)
    for (const one of list) one(spot)
  }
}

type Tone = readonly [number, number, number]

function tint(spot: Spot, [r, g, b]: Tone, share: number): void {
  const light = spot.isBack ? 0.72 : 1
  spot.r += (r * light - spot.r) * share
  spot.g += (g * light - spot.g) * share
  spot.b += (b * light - spot.b) * share
}

function darken(spot: Spot, by: number): void {
  spot.r *= 1 - by
  spot.g *= 1 - by
  spot.b *= 1 - by
}

/** How much of a px a line covers that is `half` thick on each side and `off` away. */
const line = (off: number, half: number, pixel: number): number =>
  Math.max(0, Math.min(1, (half - Math.abs(off)) / pixel + 0.5)) * Math.min(1, (2.4 * half) / pixel)

const isFront = (spot: Spot) => spot.z > 0.05 && spot.v < 0

/** Where a piece has its edges: neck, sleeves, hem. */
export type Where = (spot: Spot) => boolean
export const everywhere: Where = () => true
export const atCuffs: Where = (spot) => spot.v > 0.6
export const atNeck: Where = (spot) => spot.v < 0 && spot.v > HANGS && spot.y > 3.2
export const atEnds: Where = (spot) => spot.v > 0.3 || spot.v === HANGS

/** A band of another cloth along the edges, with the shadow of its own edge. */
export function banded(colour: Rgb, wide: number, where: Where = everywhere, at = 0): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    if (spot.isBack || spot.u > at + wide + 0.06 || spot.u < at - 0.03 || !where(spot)) return
    const inside = line(spot.u - at - wide / 2, wide / 2, spot.pixel)
    tint(spot, tone, inside)
    darken(spot, 0.35 * line(spot.u - at - wide, 0.022, spot.pixel))
  }
}

/** Metal thread shines a little. */
const thread = (spot: Spot, tone: Tone, share: number) => {
  tint(spot, tone, share)
  spot.specular += 0.22 * share
  spot.gloss = 14
  spot.nx += 0.12 * share
}

/** A band of needlework along the edges: 0 lozenges, 1 a vine, 2 steps. */
export function embroidered(colour: Rgb, at: number, wide: number, kind: number, where: Where = everywhere): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    if (spot.isBack || spot.u < at - 0.04 || spot.u > at + wide + 0.04 || !where(spot)) return
    const w = (spot.u - at) / wide - 0.5
    lieOf(spot)
    // Along necks it runs round, along openings down.
    const along = (lie.round + (spot.v === HANGS ? 0 : lie.down * 0.8)) / (wide * 1.5)
    const s = along - Math.floor(along) - 0.5
    const clear = seen(wide * 0.16, spot.pixel)
    let share: number
    if (kind === 0) share = Math.abs(s) * 1.5 + Math.abs(w) * 1.4 < 0.5 ? (Math.abs(s) + Math.abs(w) < 0.14 ? 0 : 1) : 0
    else if (kind === 1) {
      const vine = Math.abs(w - 0.26 * Math.sin(along * Math.PI * 2)) < 0.1
      const leaf = Math.hypot((Math.abs(s) - 0.25) * 1.3, w + 0.28 * Math.sign(s) * -1) < 0.17
      share = vine || leaf ? 1 : 0
    } else share = Math.abs(w) > 0.36 ? 0 : (Math.abs(s) < 0.25 ? w : -w) > 0.06 ? 1 : 0
    thread(spot, tone, 0.42 + (share - 0.42) * clear)
    const border = line(w * wide + wide / 2, 0.018, spot.pixel) + line(w * wide - wide / 2, 0.018, spot.pixel)
    thread(spot, tone, Math.min(1, border))
  }
}

/** A row of stitches beside the edges. */
export function stitched(colour: Rgb, at = 0.09, where: Where = everywhere): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    if (spot.isBack || spot.pixel > 0.03 || Math.abs(spot.u - at) > 0.03 || !where(spot)) return
    const s = (spot.x + spot.y * 1.3 + spot.z) * 9
    const dash = s - Math.floor(s) < 0.62 ? 1 : 0.15
    tint(spot, tone, 0.75 * dash * line(spot.u - at, 0.013, spot.pixel))
  }
}

/** A seam that is drawn where `off` is 0: a fine valley with puckers along it. */
export function seam(off: (spot: Spot) => number): Sewing {
  return (spot) => {
    const d = off(spot)
    if (d > 0.09 || d < -0.09) return
    darken(spot, 0.2 * line(d, 0.014, spot.pixel))
    const by = (1 - Math.abs(d) / 0.09) * (d > 0 ? 0.3 : -0.3)
    spot.nx += by * Math.sign(spot.x || 1)
    spot.ny += 0.16 * Math.sin((spot.y + spot.x) * 26) * (1 - Math.abs(d) / 0.09) * seen(0.05, spot.pixel)
  }
}

/** Where sleeves are set in, the sides are joined, and a yoke ends. */
export const armholes = seam((spot) => (spot.v > -0.97 && spot.v < 0.04 ? (spot.v + 0.45) * 0.26 : 9))
export const yoke = seam((spot) => (spot.v < 0 && spot.v > HANGS ? spot.y - 4.72 - 0.06 * Math.abs(spot.x) : 9))
/** From the armholes over the breast to the waist, as gowns and doublets are shaped. */
export const princess = seam((spot) =>
  isFront(spot) && spot.v > HANGS ? Math.abs(spot.x) - 0.62 - 0.05 * (spot.y - 2.4) ** 2 : 9,
)

/** Buttons down the front from one height to another. */
export function buttoned(
  colour: Rgb,
  {
    at = 0,
    from,
    to,
    step = 0.42,
    radius = 0.075,
  }: { at?: number; from: number; to: number; step?: number; radius?: number },
): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    const dx = spot.x - at
    if (!isFront(spot) || dx > 0.3 || dx < -0.3 || spot.y > from || spot.y < to || spot.isBack) return
    // The upper side of the opening lies over the lower one.
    const edge = dx - 0.13
    darken(spot, 0.4 * line(edge - 0.012, 0.014, spot.pixel))
    if (edge < 0 && edge > -0.05) spot.nx += 0.35
    const row = (from - spot.y) / step
    const dy = (row - Math.floor(row) - 0.5) * step
    const far = Math.hypot(dx, dy)
    if (far > radius * 1.5) return
    darken(spot, 0.5 * line(far - radius, 0.03, spot.pixel))
    const on = line(far, radius, spot.pixel)
    tint(spot, tone, on)
    spot.nx += (dx / radius) * 0.8 * on
    spot.ny += (dy / radius) * 0.8 * on
    spot.specular += 0.4 * on
    spot.gloss += (26 - spot.gloss) * on
  }
}

/** Cords crossed over a gap down the front. */
export function laced(
  cord: Rgb,
  gap: Rgb,
  { from, to, wide = 0.2 }: { from: number; to: number; wide?: number },
): Sewing {
  const [tone, under] = [reflects(cord), reflects(gap)]
  const step = wide * 1.5
  return (spot) => {
    const ax = Math.abs(spot.x)
    if (!isFront(spot) || ax > wide * 1.5 || spot.y > from || spot.y < to || spot.isBack) return
    const open = wide * 0.55
    tint(spot, under, line(ax, open, spot.pixel))
    darken(spot, 0.4 * line(ax - open, 0.025, spot.pixel))
    const row = (from - spot.y) / step
    const t = row - Math.floor(row)
    const crossing = Math.min(Math.abs(spot.x - wide * (2 * t - 1)), Math.abs(spot.x + wide * (2 * t - 1)))
    const on = ax < wide ? line(crossing, 0.032, spot.pixel) : 0
    tint(spot, tone, on)
    const hole = Math.hypot(ax - wide, (t > 0.5 ? t - 1 : t) * step)
    darken(spot, 0.8 * line(hole, 0.035, spot.pixel))
  }
}

/** Flaps of pockets on both sides: how far out and how low, in dm of the body nobody has morphed. */
export function pocketed(x: number, y: number, wide: number, high: number): Sewing {
  return (spot) => {
    if (spot.z < -0.6 || spot.v >= 0) return
    const dx = spot.v === HANGS ? Math.abs(Math.atan2(spot.x, spot.z)) * 1.6 - x : Math.abs(spot.x) - x
    const dy = y - spot.y
    if (dx < -wide || dx > wide || dy < -0.05 || dy > high + 0.05) return
    const low = high * (1 - 0.35 * (dx / wide) ** 2)
    const side = Math.abs(dx) - wide * 0.92
    darken(spot, 0.5 * line(dy - low, 0.02, spot.pixel) + (dy < low ? 0.4 * line(side, 0.016, spot.pixel) : 0))
    darken(spot, 0.35 * line(dy, 0.016, spot.pixel))
    if (dy < low && dy > low - 0.08) spot.ny -= 0.5
    darken(spot, 0.7 * line(Math.hypot(dx, dy - low + 0.12), 0.05, spot.pixel))
  }
}

/** Padding stitched in lozenges. */
export function quilted(step = 0.42): Sewing {
  return (spot) => {
    lieOf(spot)
    const p = (lie.round + lie.down) / step
    const q = (lie.round - lie.down) / step
    const a = p - Math.floor(p) - 0.5
    const b = q - Math.floor(q) - 0.5
    const d = Math.min(0.5 - Math.abs(a), 0.5 - Math.abs(b)) * step
    darken(spot, 0.5 * line(d, 0.03, spot.pixel))
    spot.nx += (a + b) * 0.75
    spot.ny += (b - a) * 0.75
    spot.open *= 0.75 + 0.25 * Math.min(1, d * 8)
  }
}

/** Patches of other cloths with coarse stitches round them. */
export function patched(colours: readonly Rgb[], seed: number): Sewing {
  const tones = colours.map(reflects)
  const s = (seed % 53) * 1.37
  return (spot) => {
    lieOf(spot)
    const p = lie.round / 1.15 + s
    const q = lie.down / 1.25 + s
    const [i, j] = [Math.floor(p), Math.floor(q)]
    const pick = noise3(i * 5.3 + 0.5, j * 7.1 + 0.5, (lie.isSleeve ? 3 : 0) + s)
    if (pick < 0.56) return
    const half = 0.2 + 0.22 * noise3(i * 3.1, j * 2.3 + 9, s)
    const lean = (pick - 0.6) * 1.6
    const a = p - i - 0.5
    const b = q - j - 0.5
    const x = Math.abs(a + b * lean) * 1.15
    const y = Math.abs(b - a * lean) * 1.25
    const d = Math.max(x - half, y - half * 0.85)
    if (d > 0.08) return
    tint(spot, tones[(i * 7 + j * 3) & 1 ? 0 : tones.length - 1]!, line(Math.min(0, d), 0.01, spot.pixel))
    darken(spot, 0.45 * line(d, 0.018, spot.pixel))
    const dash = (x > y ? b : a) * 16
    const stitch = dash - Math.floor(dash) < 0.4 && Math.abs(d) < 0.07 ? 1 : 0
    darken(spot, 0.6 * stitch * seen(0.025, spot.pixel))
  }
}

/** Dirt from the hem upwards, stains, cloth that is rubbed thin. */
export function worn(strength: number): Sewing {
  const mud = reflects([86, 68, 48])
  return (spot) => {
    const cloud = noise3(spot.x * 1.6, spot.y * 1.6, spot.z * 1.6)
    const stain = Math.max(0, noise3(spot.x * 0.9 + 7, spot.y * 1.1, spot.z) - 0.52) * 1.4
    const low = spot.v === HANGS ? Math.max(0, 1 - spot.u / (0.7 + 1.2 * cloud)) : 0
    const edge = Math.max(0, 1 - spot.u / 0.16) * 0.5
    tint(spot, mud, Math.min(0.75, (stain + low * 0.8 + edge * cloud) * strength))
    if (cloud > 0.66) darken(spot, -0.25 * strength)
  }
}

/** Upright pleats in what hangs: `count` round the body. */
export function pleated(count: number, deep = 0.7): Sewing {
  return (spot) => {
    if (spot.v !== HANGS) return
    const angle = Math.atan2(spot.x, spot.z)
    const phase = (angle * count) / (2 * Math.PI)
    const t = phase - Math.floor(phase) - 0.5
    const by = t * 2 * deep
    spot.nx += Math.cos(angle) * by
    spot.nz -= Math.sin(angle) * by
    darken(spot, 0.4 * line((0.5 - Math.abs(t)) / count, 0.01, spot.pixel / 6))
  }
}

/** Heads of rivets or studs beside the edges. */
export function riveted(colour: Rgb, at = 0.12, step = 0.3, radius = 0.045, where: Where = everywhere): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    if (spot.isBack || Math.abs(spot.u - at) > radius * 1.6 || !where(spot)) return
    lieOf(spot)
    const s = (lie.round + lie.down) / step
    const a = (s - Math.floor(s) - 0.5) * step * 0.75
    const far = Math.hypot(a, spot.u - at)
    darken(spot, 0.5 * line(far - radius, 0.022, spot.pixel))
    const on = line(far, radius, spot.pixel)
    tint(spot, tone, on)
    spot.metal = Math.max(spot.metal, 0.8 * on)
    spot.specular += 0.3 * on
    spot.ny += 0.6 * on * ((spot.u - at) / radius)
  }
}

/** Studs in rows over leather. */
export function studded(colour: Rgb, step = 0.5, radius = 0.07): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    if (spot.isBack) return
    lieOf(spot)
    const row = lie.down / (step * 0.8)
    const u = lie.round / step + (Math.floor(row) & 1 ? 0.5 : 0)
    const a = (u - Math.floor(u) - 0.5) * step
    const b = (row - Math.floor(row) - 0.5) * step * 0.8
    const far = Math.hypot(a, b)
    if (far > radius * 1.6) return
    darken(spot, 0.55 * line(far - radius, 0.03, spot.pixel))
    const on = line(far, radius, spot.pixel)
    tint(spot, tone, on)
    spot.metal = 0.7 * on
    spot.specular += 0.4 * on
    spot.nx += (a / radius) * 0.9 * on
    spot.ny -= (b / radius) * 0.9 * on
  }
}

/** Plates that overlap downwards, `step` dm each: their edges, and the light on their bows. */
export function lames(step: number): Sewing {
  return (spot) => {
    lieOf(spot)
    const row = lie.down / step
    const t = row - Math.floor(row)
    darken(spot, 0.6 * line((1 - t) * step, 0.03, spot.pixel))
    spot.ny += (0.5 - t) * 0.7
  }
}

/** Ridges beaten into plate, fanning from the middle of the waist. */
export const fluted: Sewing = (spot) => {
  if (!isFront(spot) || spot.v > 0 || spot.u < 0.16) return
  const fan = Math.atan2(spot.x, spot.y - 0.4) * 11
  const t = fan - Math.floor(fan) - 0.5
  const fade = Math.max(0, Math.min(1, (spot.y - 2) * 0.8)) * Math.max(0, Math.min(1, (4.6 - spot.y) * 1.4))
  spot.nx += t * 0.5 * fade
  darken(spot, 0.25 * fade * Math.max(0, Math.abs(t) * 2 - 0.72))
  // The ridge down the middle.
  const ridge = Math.max(0, 1 - Math.abs(spot.x) / 0.2)
  spot.nx += Math.sign(spot.x) * ridge * 0.5
}
