/** A colour as sRGB channels, 0-255 each (fractions allowed while painting). */
export type Rgb = readonly [red: number, green: number, blue: number]

/** "#c98422" or "#fff" to channels; throws TypeError on anything else. */
export function hex(text: string): Rgb {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)
  if (!match) throw new TypeError(`Not a hex colour: ${text}`)
  const digits = match[1]!.length === 3 ? [...match[1]!].map((d) => d + d).join('') : match[1]!
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** CSS text of a colour, for a 2-D canvas. */
export function css(colour: Rgb, alpha = 1): string {
  const [r, g, b] = colour.map((v) => Math.round(Math.min(255, Math.max(0, v))))
  return `rgba(${r},${g},${b},${alpha})`
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** OKLab: lightness 0-1, a (green to red) and b (blue to yellow) about ±0.4. Björn Ottosson, "A perceptual color space" (2020). */
export type Oklab = readonly [lightness: number, a: number, b: number]

export function toOklab(colour: Rgb): Oklab {
  const r = toLinear(colour[0] / 255)
  const g = toLinear(colour[1] / 255)
  const b = toLinear(colour[2] / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function fromOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channel = (v: number) => Math.min(255, Math.max(0, 255 * fromLinear(Math.min(1, Math.max(0, v)))))
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** A colour `t` (0-1) of the way from one to another, by eye (OKLab), so that mixes do not turn grey or dark. */
export function mix(from: Rgb, to: Rgb, t: number): Rgb {
  const a = toOklab(from)
  const b = toOklab(to)
  return fromOklab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

/** Lighter (amount > 0) or darker (< 0) by OKLab lightness, and `chroma` times as strong. */
export function shade(colour: Rgb, amount: number, chroma = 1): Rgb {
  const [l, a, b] = toOklab(colour)
  return fromOklab([Math.min(1, Math.max(0, l + amount)), a * chroma, b * chroma])
}

/** A colour ramp sampled into a 256-entry table of [r,g,b…], for use inside pixel loops; stops are [position 0-1, colour], in order. */
export function ramp(stops: readonly (readonly [number, Rgb])[]): Float32Array {
  const table = new Float32Array(256 * 3)
  let upper = 0
  for (let i = 0; i < 256; i++) {
    const t = i / 255
    while (upper < stops.length - 1 && stops[upper]![0] < t) upper++
    const [t1, c1] = stops[upper]!
    const [t0, c0] = stops[Math.max(0, upper - 1)]!
    const colour = t1 <= t0 ? c1 : mix(c0, c1, Math.min(1, Math.max(0, (t - t0) / (t1 - t0))))
    table.set(colour, i * 3)
  }
  return table
}
