import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, type Rgb } from './colour.ts'
import { blur, type Field, field, smoothstep } from './field.ts'
import type { Sheet } from './flat-inks.ts'
import { kuwahara } from './kuwahara.ts'
import { drawLines, linesOf } from './pen-lines.ts'
import type { Paint } from './picture.ts'
import { mixed } from './poster-ornament.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

const LEVELS = 4

/** Paper, line and the ink that a place is printed in. */
type Inks = Sheet & { panel: Rgb }

/** The place behind things, printed paler than they are: in a few flat tones of the panel that lean to its `own` colours, within thin lines. */
export function printPlace(
  pen: SKRSContext2D,
  { paint, coverage, seed }: Relief,
  inks: Inks,
  unit: number,
  own = 0.62,
): void {
  const { width, height } = paint
  const step = Math.max(1, Math.round(2 * unit))
  const [r, g, b] = [paint.red, paint.green, paint.blue].map((values) => coarsened({ width, height, values }, step))
  const flat = kuwahara({ width: r!.width, height: r!.height, red: r!.values, green: g!.values, blue: b!.values }, 3)
  const cover = coarsened(coverage, step)
  const light = evenly(flat, cover)
  const large = (values: Float32Array) => spread({ ...light, values }, step, width, height).values
  const place: Place = {
    light: large(light.values),
    red: large(flat.red),
    green: large(flat.green),
    blue: large(flat.blue),
    own,
  }
  const image = pen.createImageData(width, height)
  for (let y = 0; y < height; y++) placeRow(image.data, place, inks, width, height, y)
  pen.putImageData(image, 0, 0)
  pen.save()
  pen.scale(step, step)
  pen.fillStyle = css(inks.line, 0.5)
  const nib = { wide: Math.max(0.7, (2.6 * unit) / step), unit: unit / step, breaks: 0.1, seed }
  const edges = turnsOf(light, cover, unit / step)
  drawLines(pen, linesOf(edges, (22 * unit) / step, 0.2, 4), field(light.width, light.height, 0.6), nib)
  pen.restore()
}

/** How light the ground is, from its own darkest (0) to its lightest place (1). */
function evenly({ width, height, red, green, blue }: Paint, cover: Field): Field {
  const out = field(width, height)
  const counts = new Uint32Array(256)
  let all = 0
  for (let i = 0; i < out.values.length; i++) {
    const l = Math.sqrt(Math.min(1, (red[i]! * 0.3 + green[i]! * 0.59 + blue[i]! * 0.11) / 230))
    out.values[i] = l
    if (cover.values[i]! > 0.5) continue
    counts[(l * 255) | 0]!++
    all++
  }
  const at = (share: number) => {
    let sum = 0
    for (let k = 0; k < 256; k++) {
      sum += counts[k]!
      if (sum >= share * all) return k / 255
    }
    return 1
  }
  const [low, high] = [at(0.03), at(0.97)]
  // What is even is left even.
  const range = Math.max(0.34, high - low)
  for (let i = 0; i < out.values.length; i++)
    out.values[i] = Math.min(1, Math.max(0, (out.values[i]! - (low + high - range) / 2) / range))
  return out
}

/** Where light turns on the ground, 0-1. */
function turnsOf(light: Field, cover: Field, unit: number): Field {
  const fine = blur(light, Math.max(1, unit), 1).values
  const broad = blur(light, Math.max(2, 5 * unit), 2).values
  const out = field(light.width, light.height)
  for (let i = 0; i < fine.length; i++)
    if (cover.values[i]! < 0.1) out.values[i] = 0.8 * smoothstep(0.05, 0.16, broad[i]! - fine[i]!)
  return out
}

interface Place {
  light: Float32Array
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** How far they are kept, 0-1. */
  own: number
}

function placeRow(data: Uint8ClampedArray, place: Place, inks: Inks, width: number, height: number, y: number): void {
  const base = mixed(inks.panel, inks.paper, 0.1 + 0.25 * (y / height))
  const mean = base[0] * 0.3 + base[1] * 0.59 + base[2] * 0.11
  for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
    const t = place.light[i]! * LEVELS
    const whole = Math.floor(t)
    const level = (whole + smoothstep(0.4, 0.6, t - whole)) / LEVELS
    const by = 0.66 + 0.44 * level
    const [r, g, b] = [place.red[i]!, place.green[i]!, place.blue[i]!]
    const per = mean / Math.max(14, r * 0.3 + g * 0.59 + b * 0.11)
    data[p] = (base[0] + (Math.min(1.9 * mean, r * per) - base[0]) * place.own) * by
    data[p + 1] = (base[1] + (Math.min(1.9 * mean, g * per) - base[1]) * place.own) * by
    data[p + 2] = (base[2] + (Math.min(1.9 * mean, b * per) - base[2]) * place.own) * by
    data[p + 3] = 255
  }
}
