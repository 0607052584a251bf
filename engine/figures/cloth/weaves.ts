import type { Spot } from '../../mesh/mesh.ts'
import type { Rgb } from '../../paint/colour.ts'
import { reflects } from '../surface/skin.ts'
import { seen } from './fabrics.ts'
import { lie, lieOf } from './lie.ts'
import type { Sewing } from './sewing.ts'

type Tone = readonly [number, number, number]

function into(spot: Spot, [r, g, b]: Tone, share: number): void {
  const light = spot.isBack ? 0.72 : 1
  spot.r += (r * light - spot.r) * share
  spot.g += (g * light - spot.g) * share
  spot.b += (b * light - spot.b) * share
}

const fraction = (value: number) => value - Math.floor(value)

/** Figures of silk on silk: pointed ovals in rows with a flower in each. */
export function brocaded(colour: Rgb): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    lieOf(spot)
    const v = lie.down / 1.15
    const u = lie.round / 0.86 + (Math.floor(v) & 1 ? 0.5 : 0)
    const a = fraction(u) - 0.5
    const b = fraction(v) - 0.5
    const oval = Math.abs(Math.abs(a) - 0.44 * Math.cos(b * Math.PI) ** 0.8)
    const around = Math.atan2(b, a)
    const far = Math.hypot(a, b * 1.3)
    const flower = far < 0.16 + 0.07 * Math.cos(around * 6)
    const leaf = Math.hypot(Math.abs(a) - 0.2, b + 0.1 - Math.abs(a) * 0.5) < 0.07
    const is = oval < 0.05 || (flower && far > 0.05) || leaf ? 1 : 0
    const clear = seen(0.035, spot.pixel)
    const share = (0.3 + (is - 0.3) * clear) * 0.72
    into(spot, tone, share)
    spot.specular += 0.16 * share
    spot.gloss = 16
  }
}

export function striped(colour: Rgb, wide = 0.34): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    lieOf(spot)
    const t = (lie.isSleeve ? lie.down : lie.round) / wide
    const d = (Math.abs(fraction(t) - 0.5) - 0.25) * wide
    into(spot, tone, Math.max(0, Math.min(1, d / spot.pixel + 0.5)) * 0.9)
  }
}

/** Crossing bands, darker where they cross, with a fine line between. */
export function checked(colour: Rgb, wide = 0.62): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    lieOf(spot)
    const a = fraction(lie.round / wide)
    const b = fraction(lie.down / wide)
    const band = (t: number) => (Math.abs(t - 0.5) < 0.23 ? 0.42 : Math.abs(t - 0.06) < 0.025 ? 0.5 : 0)
    into(spot, tone, Math.min(0.9, band(a) + band(b)))
  }
}

/** Halved and diamonded in two colours, as fools wear it. */
export function motley(colour: Rgb): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    lieOf(spot)
    const down = lie.down * 0.72
    const diamond = (Math.floor((lie.round + down) / 0.8) + Math.floor((lie.round - down) / 0.8)) & 1
    if (spot.x > 0 !== (diamond === 1)) into(spot, tone, 1)
  }
}

/** Signs of a made-up script in rows down the cloth, which shine by themselves. */
export function runed(colour: Rgb): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    if (spot.isBack) return
    lieOf(spot)
    const v = lie.down / 0.62
    const row = Math.floor(v)
    const u = lie.round / 0.46 + (row & 1 ? 0.5 : 0)
    const column = Math.floor(u)
    const [a, b] = [u - column - 0.5, v - row - 0.5]
    if (Math.abs(a) > 0.3 || Math.abs(b) > 0.34) return
    const kind = Math.floor(fraction(Math.sin(column * 12.9 + row * 78.2) * 43.7) * 16)
    const near = (off: number) => Math.abs(off) < 0.06
    const isOn =
      near(a + 0.16) ||
      ((kind & 1) !== 0 && a > -0.16 && near(b - 0.24 + (a + 0.16) * 0.8)) ||
      ((kind & 2) !== 0 && a > -0.16 && near(b - (a + 0.16) * 0.8)) ||
      ((kind & 4) !== 0 && near(a - 0.18) && b > -0.24) ||
      ((kind & 8) !== 0 && a > -0.16 && near(b + 0.16 + (a + 0.16) * 0.7))
    const share = (isOn ? 1 : 0) * seen(0.04, spot.pixel) * 0.92
    into(spot, tone, share)
    spot.specular += 0.3 * share
  }
}

/** Leaves sewn over each other in rows, each with its own green and a rib. */
export function leafy(colour: Rgb): Sewing {
  const tone = reflects(colour)
  return (spot) => {
    lieOf(spot)
    const v = lie.down / 0.34
    const row = Math.floor(v)
    const u = lie.round / 0.3 + (row & 1 ? 0.5 : 0)
    const column = Math.floor(u)
    const a = u - column - 0.5
    const b = v - row
    const own = fraction(Math.sin(column * 12.9 + row * 78.2) * 43.7)
    into(spot, tone, 0.7 * own)
    // Pointed below: beyond its edge lies the shade of the one above.
    const edge = 0.5 * Math.sqrt(Math.max(0, 1 - b)) - Math.abs(a)
    const k = edge < 0 ? 0.42 : Math.abs(a) < 0.045 ? 1.22 : 0.8 + 0.3 * (1 - b)
    spot.r *= k
    spot.g *= k
    spot.b *= k
    spot.nx += a * 0.9
  }
}
