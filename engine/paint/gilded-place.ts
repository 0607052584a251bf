import { type Oklab, type Rgb, toOklab } from './colour.ts'
import { chosen } from './few-inks.ts'
import { blur, field, smoothstep } from './field.ts'
import { grain } from './grain.ts'
import { kuwahara } from './kuwahara.ts'
import type { Paint } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

/** Pigments that a place is told apart by: what most of it takes is its wall or its sky, which is left to the gold. */
const pigments: readonly Rgb[] = [
  [236, 226, 200],
  [206, 176, 128],
  [176, 120, 72],
  [112, 74, 50],
  [52, 38, 34],
  [188, 60, 40],
  [236, 150, 50],
  [150, 156, 84],
  [70, 104, 64],
  [158, 190, 206],
  [72, 110, 160],
  [42, 48, 84],
  [142, 132, 150],
  [96, 94, 100],
]

/** Seen in an even light, and clearer than they are. */
const clear = ([l, a, b]: Oklab): Oklab => [0.12 + l * 0.95, a * 1.5, b * 1.5]

/**
 * The place behind the figure as an illuminator tells it: what stands in it in flat colours within a line, its wall or sky gold,
 * its floor whole. Nothing comes into the nimbus.
 */
export function paintPlace(sheet: Paint, result: Relief, focus: readonly [number, number], nimbus: number): void {
  const { paint: lit, coverage, scale, seed } = result
  const { width, height } = sheet
  const step = Math.max(1, Math.round(2.6 * scale))
  const [r, g, b] = [lit.red, lit.green, lit.blue].map((values) => coarsened({ width, height, values }, step))
  const small: Paint = { width: r!.width, height: r!.height, red: r!.values, green: g!.values, blue: b!.values }
  const flat = kuwahara(small, Math.max(2, (7 * scale) / step))
  const cover = coarsened(coverage, step)
  const painted = field(flat.width, flat.height)
  const labels = chosen(flat, cover.values, { covered: false, inks: pigments, most: 6, seen: clear })
  const wall = wallOf(labels, cover.values, flat.width, Math.round(flat.height * 0.7))
  const per = step / scale
  for (let i = 0; i < labels.length; i++) {
    const y = (i / flat.width) | 0
    const x = i - y * flat.width
    const hills = (grain((x * per) / 210 + (seed % 23), 2.5) - 0.5) * 90 + (grain((x * per) / 44, 9.5) - 0.5) * 14
    const isFloor = y * per > flat.height * per * 0.8 + hills
    const away = Math.sqrt((x * per - focus[0]) ** 2 + (y * per - focus[1]) ** 2)
    if (isFloor || (!wall.has(labels[i]!) && away > nimbus + 24)) painted.values[i] = 1
  }
  const soft = blur(painted, Math.max(1, (7 * scale) / step), 2)
  const place: Place = {
    mask: spread(soft, step, width, height).values,
    red: spread({ ...soft, values: flat.red }, step, width, height).values,
    green: spread({ ...soft, values: flat.green }, step, width, height).values,
    blue: spread({ ...soft, values: flat.blue }, step, width, height).values,
  }
  for (let y = 0; y < height; y++) placeRow(sheet, result, place, y)
}

/** How much alike pigments are that one wall takes in its lights and shades. */
const ALIKE = 0.022

/** The pigment that most of the ground takes above a row, and those like it. */
function wallOf(labels: Uint8Array, cover: Float32Array, width: number, rows: number): Set<number> {
  const counts = new Uint32Array(pigments.length)
  for (let i = 0; i < width * rows; i++) if (cover[i]! <= 0.5) counts[labels[i]!]!++
  const most = toOklab(pigments[counts.indexOf(counts.reduce((a, b) => Math.max(a, b), 0))]!)
  const apart = ([l, a, b]: Oklab) => (l - most[0]) ** 2 * 0.5 + ((a - most[1]) ** 2 + (b - most[2]) ** 2) * 3
  return new Set(pigments.flatMap((pigment, k) => (apart(toOklab(pigment)) < ALIKE ? [k] : [])))
}

interface Place {
  mask: Float32Array
  red: Float32Array
  green: Float32Array
  blue: Float32Array
}

function placeRow(sheet: Paint, { coverage, scale }: Relief, { mask, red, green, blue }: Place, y: number): void {
  const { width } = sheet
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const m = mask[i]!
    if (m < 0.4 || coverage.values[i]! > 0.99) continue
    const a = smoothstep(0.4, 0.46, m)
    const line = 1 - 0.66 * (1 - smoothstep(0.48, 0.6, m))
    const uneven = (1 + (grain(x / scale / 7, y / (7 * scale)) - 0.5) * 0.14) * line
    const mean = red[i]! * 0.3 + green[i]! * 0.59 + blue[i]! * 0.11
    const lift = ((40 + mean * 0.78) / Math.max(14, mean)) * uneven
    sheet.red[i]! += (Math.max(0, mean + (red[i]! - mean) * 1.05) * lift - sheet.red[i]!) * a
    sheet.green[i]! += (Math.max(0, mean + (green[i]! - mean) * 1.05) * lift - sheet.green[i]!) * a
    sheet.blue[i]! += (Math.max(0, mean + (blue[i]! - mean) * 1.05) * lift - sheet.blue[i]!) * a
  }
}
