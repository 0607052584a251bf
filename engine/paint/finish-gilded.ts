import { type Rgb, ramp } from './colour.ts'
import { blur, distance, field, smoothstep } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { heaven } from './gilded-sky.ts'
import { cracks, leafOf, tooling } from './gold-leaf.ts'
import { grain } from './grain.ts'
import { illuminatedBorder } from './illumination.ts'
import { kuwahara } from './kuwahara.ts'
import { developed, type Paint, type Picture, paint } from './picture.ts'
import { printLight } from './print-light.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

const gold = ramp([
  [0, [58, 32, 14]],
  [0.25, [134, 86, 28]],
  [0.5, [204, 150, 56]],
  [0.75, [242, 202, 104]],
  [1, [255, 244, 196]],
])
const bole: Rgb = [124, 46, 32]
const line: Rgb = [48, 24, 20]
const shellGold: Rgb = [255, 218, 112]

const planesOf = ({ red, green, blue }: Paint) => [red, green, blue] as const

/** A page of an illuminated book: flat tempera with fine outlines and lights of gold on a burnished, tooled ground of leaf. */
export function gilded(result: Relief, options: FinishOptions): Picture {
  const { focus = [500, 450], checkpoint } = options
  const { width, height } = result.frame
  const sheet = paint(width, height)
  gild(sheet, result, focus)
  if (options.sky) heaven(sheet, result, options.sky, focus)
  if (options.focus) land(sheet, result)
  checkpoint?.(0.4, 'Laying the colours')
  temper(sheet, result, focus)
  checkpoint?.(0.75, 'Drawing the border')
  outline(sheet, result)
  if (!options.isAlone) illuminatedBorder(sheet, result)
  return developed(sheet)
}

/** Burnished leaf on red bole, punched and cracked; the scene behind shows through as glazes on the gold. */
function gild(sheet: Paint, result: Relief, focus: readonly [number, number]): void {
  const { scale, coverage, seed } = result
  const { width, height } = sheet
  const planes = planesOf(sheet)
  const scenery = planesOf(result.paint)
  const punched = tooling(result, focus).values
  const { near, broad } = sceneTone(result)
  // Snow and sparks are too small to be drawn around.
  const outside = blur(coverage, Math.max(1, 7 * scale), 2)
  for (let i = 0; i < outside.values.length; i++) outside.values[i] = 1 - outside.values[i]!
  const beside = distance(outside, 0.5).values
  const row = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (coverage.values[i]! > 0.99) continue
      const ux = x / scale
      const uy = y / scale
      const leaf = leafOf(ux, uy, seed)
      const sheen = (grain(ux / 330 + (seed % 17), uy / 210) - 0.5) * 0.42 + (grain(ux / 9, uy / 9) - 0.5) * 0.08
      // A line incised around the figure keeps it clear of the gold.
      const contour = Math.abs(beside[i]! / scale - 13) < 2.4 ? -0.16 : 0
      const dip = x > 0 && y > 0 ? (punched[i]! - punched[i - width - 1]!) * 0.8 - punched[i]! * 0.08 : 0
      const shadow = -0.2 * (1 - smoothstep(0, 22, beside[i]! / scale))
      const scene = (near[i]! - broad[i]!) / (broad[i]! + 30)
      const engraved = Math.max(-0.08, Math.min(0.1, scene * 0.24))
      const v = 0.6 + sheen + leaf.tone + contour + dip + shadow + engraved - cracks(ux, uy, seed) * 0.3
      const at = Math.round(255 * Math.min(1, Math.max(0, v))) * 3
      const worn = smoothstep(
        0.67,
        0.76,
        grain(ux / 26, uy / 26) * 0.62 + grain(ux / 6, uy / 6) * 0.38 + leaf.seam * 0.1,
      )
      const glaze = Math.min(0.08, Math.max(0, -scene * 0.4))
      for (let k = 0; k < 3; k++) {
        const leafed = gold[at + k]!
        const glazed = leafed + (scenery[k]![i]! * 0.7 - leafed) * glaze
        planes[k]![i] = glazed + (bole[k]! * (0.7 + 0.5 * v) - glazed) * worn * 0.7
      }
    }
  }
  for (let y = 0; y < height; y++) row(y)
}

/** The foot of the scene in flat colours under a hilly edge; what is above it stays gold. */
function land(sheet: Paint, { paint: lit, coverage, scale, seed }: Relief): void {
  const { width, height } = sheet
  const flat = kuwahara(lit, Math.max(2, 12 * scale))
  const column = (x: number) => {
    const ux = x / scale
    const hills = (grain(ux / 210 + (seed % 23), 2.5) - 0.5) * 150 + (grain(ux / 44, 9.5 + (seed % 7)) - 0.5) * 16
    const top = height * 0.74 + hills * scale
    for (let y = Math.max(0, Math.floor(top)); y < height; y++) {
      const i = y * width + x
      if (coverage.values[i]! > 0.99) continue
      const deep = (y - top) / scale
      const [r, g, b] = [flat.red[i]!, flat.green[i]!, flat.blue[i]!]
      const mean = r * 0.3 + g * 0.59 + b * 0.11
      const lift = (46 + mean * 0.72) / Math.max(14, mean)
      const rim = deep < 3.4 ? 0.3 : deep < 9 ? 1.35 : 1
      const uneven = (1 + (grain(ux / 7, y / (7 * scale)) - 0.5) * 0.14) * rim
      sheet.red[i] = Math.max(0, mean + (r - mean) * 0.8) * lift * uneven
      sheet.green[i] = Math.max(0, mean + (g - mean) * 0.8) * lift * uneven
      sheet.blue[i] = Math.max(0, mean + (b - mean) * 0.8) * lift * uneven
    }
  }
  for (let x = 0; x < width; x++) column(x)
}

/** The scene's light, near and broad: what is darker than its surroundings is engraved. */
function sceneTone({ paint: lit, scale }: Relief) {
  const { width, height } = lit
  const tone = field(width, height)
  for (let i = 0; i < tone.values.length; i++)
    tone.values[i] = lit.red[i]! * 0.3 + lit.green[i]! * 0.59 + lit.blue[i]! * 0.11
  const step = Math.max(1, Math.round(5 * scale))
  const small = coarsened(tone, step)
  const wide = (radius: number) => spread(blur(small, (radius * scale) / step, 2), step, width, height).values
  return { near: wide(4), broad: wide(70) }
}

/** Flat colours in a few tones, deepened in shade and heightened with white and shell gold. */
function temper(sheet: Paint, result: Relief, focus: readonly [number, number]): void {
  const { scale, coverage, albedo, paint: lit, depth, seed } = result
  const { width, height } = sheet
  const flat = kuwahara(albedo, Math.max(1, 5 * scale))
  const planes = planesOf(sheet)
  const pigments = planesOf(flat)
  const light = blur(printLight(result), Math.max(1, 2.4 * scale), 2).values
  const form = blur(depth, Math.max(1, 9 * scale), 2).values
  const pitch = Math.max(3.2, 11 * scale)
  const row = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const on = coverage.values[i]!
      if (on <= 0.01) continue
      const l = light[i]!
      const away = Math.hypot(x / scale - focus[0], y / scale - focus[1])
      const lower = smoothstep(0.14, 0.24, l)
      const middle = smoothstep(0.36, 0.46, l)
      const upper = smoothstep(0.62, 0.74, l)
      const tone = 0.46 + 0.2 * lower + 0.24 * middle + 0.12 * upper + 0.16 * (l - 0.5)
      const own = albedo.red[i]! * 0.3 + albedo.green[i]! * 0.59 + albedo.blue[i]! * 0.11
      const shown = lit.red[i]! * 0.3 + lit.green[i]! * 0.59 + lit.blue[i]! * 0.11
      const gleam = smoothstep(30, 110, shown - own) * 0.6
      const uneven = 1 + (grain(x / (7 * scale), y / (7 * scale) + (seed % 31)) - 0.5) * 0.1
      const wave = (x * 0.64 + y * 0.77 + form[i]! * 0.6) / pitch
      const hatch = Math.abs(2 * (wave - Math.floor(wave)) - 1)
      const mean = flat.red[i]! * 0.3 + flat.green[i]! * 0.59 + flat.blue[i]! * 0.11
      const share =
        goldShare(flat.red[i]!, flat.green[i]!, flat.blue[i]!) *
        smoothstep(0.56, 0.9, l + gleam * 0.3) *
        smoothstep(130, 200, away)
      const shell = (1 - smoothstep(share * 0.42 - 0.12, share * 0.42 + 0.12, hatch)) * (share > 0.02 ? 0.85 : 0)
      for (let k = 0; k < 3; k++) {
        const plane = planes[k]!
        const pigment = pigments[k]![i]!
        const rich = Math.max(0, mean + (pigment - mean) * 1.45) * 1.12 + 12
        let v = rich * tone * uneven
        v += (255 - v) * (0.1 * upper + gleam)
        v += (shellGold[k]! - v) * shell
        plane[i]! += (v - plane[i]!) * on
      }
    }
  }
  for (let y = 0; y < height; y++) row(y)
}

/** How well gold shows on a colour, 0-1: not on skin, wood or straw. */
function goldShare(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b, 1)
  const isWarm = r >= g && g >= b
  const ratio = g / most
  if (!isWarm) return 0.8
  return 0.8 * Math.max(1 - smoothstep(0.3, 0.45, ratio), smoothstep(0.9, 0.98, b / most))
}

function outline(sheet: Paint, result: Relief): void {
  const edges = blur(result.edges(), Math.max(1, 1.1 * result.scale), 1).values
  for (let i = 0; i < edges.length; i++) {
    const a = Math.min(1, edges[i]! * 1.7) * 0.85
    sheet.red[i]! += (line[0] - sheet.red[i]!) * a
    sheet.green[i]! += (line[1] - sheet.green[i]!) * a
    sheet.blue[i]! += (line[2] - sheet.blue[i]!) * a
  }
}
