import { blur, type Field, smoothstep } from './field.ts'
import { grain } from './grain.ts'
import { EYE, GLOW, METAL, SKIN } from './matter.ts'
import type { Paint } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'
import type { Subject } from './subject.ts'
import { ownColours } from './washes.ts'

/** The things' own colours, evened out. */
export function pigmentOf(result: Relief, { width, height, unit }: Subject): Paint {
  const step = Math.max(1, Math.round(2 * unit))
  const own = ownColours(result, step)
  const share = blur(coarsened(result.coverage, step), 2, 2)
  const large = (values: Float32Array) => {
    for (let i = 0; i < values.length; i++) values[i] = Math.min(255, values[i]! / Math.max(0.1, share.values[i]!))
    return spread({ ...share, values }, step, width, height).values
  }
  return { width, height, red: large(own.red), green: large(own.green), blue: large(own.blue) }
}

/** Flat colours in a few tones, deepened in shade and heightened with white; gold lights are laid over by the pen. */
export function temper(sheet: Paint, result: Relief, subject: Subject, flat: Paint, tone: Field): void {
  const { albedo, paint: lit } = result
  const { unit } = subject
  const plan: Tempera = {
    flat,
    tone: blur(tone, 1.5 * unit, 1).values,
    soft: blur(tone, 4 * unit, 2).values,
    albedo,
    lit,
    shift: result.seed % 31,
  }
  for (let y = 0; y < sheet.height; y++) temperRow(sheet, plan, subject, y)
}

interface Tempera {
  flat: Paint
  tone: Float32Array
  soft: Float32Array
  albedo: Paint
  lit: Paint
  shift: number
}

function temperRow(sheet: Paint, plan: Tempera, { width, unit, coverage, stuff }: Subject, y: number): void {
  const { flat, tone, soft, albedo, lit, shift } = plan
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const on = coverage[i]!
    if (on <= 0.01) continue
    const kind = stuff[i]!
    const uneven = 1 + (grain(x / (7 * unit), y / (7 * unit) + shift) - 0.5) * 0.09
    if (kind === EYE || kind === GLOW) {
      sheet.red[i]! += (Math.min(255, lit.red[i]! * 1.35 + 10) - sheet.red[i]!) * on
      sheet.green[i]! += (Math.min(255, lit.green[i]! * 1.35 + 10) - sheet.green[i]!) * on
      sheet.blue[i]! += (Math.min(255, lit.blue[i]! * 1.35 + 8) - sheet.blue[i]!) * on
      continue
    }
    const skin = kind === SKIN
    const t = skin ? soft[i]! * 0.6 + tone[i]! * 0.4 : tone[i]!
    const lower = smoothstep(0.1, 0.2, t)
    const middle = smoothstep(0.34, skin ? 0.5 : 0.42, t)
    const upper = smoothstep(0.72, 0.86, t)
    const deep = skin ? 0.62 : 0.5
    const value = deep + (0.8 - deep) * lower + 0.22 * middle + 0.08 * upper
    const r = flat.red[i]!
    const g = flat.green[i]!
    const b = flat.blue[i]!
    const mean = r * 0.3 + g * 0.59 + b * 0.11
    const own = albedo.red[i]! * 0.3 + albedo.green[i]! * 0.59 + albedo.blue[i]! * 0.11
    const shown = lit.red[i]! * 0.3 + lit.green[i]! * 0.59 + lit.blue[i]! * 0.11
    const gleam = smoothstep(30, 110, shown - own) * (kind === METAL ? 0.75 : 0.45)
    const rich = skin ? 1.2 : 1.42
    // Shade is laid in warm, as verdaccio and umber are.
    const warm = (1 - middle) * 0.06
    const white = 0.1 * upper + gleam
    const by = value * uneven * on
    const keep = 1 - on
    const red = (mean + (r - mean) * rich) * 1.08 + 12
    const green = (mean + (g - mean) * rich) * 1.08 + 11
    const blue = (mean + (b - mean) * rich) * 1.08 + 10
    sheet.red[i] = sheet.red[i]! * keep + Math.max(0, red + (255 - red) * white) * by * (1 + warm)
    sheet.green[i] = sheet.green[i]! * keep + Math.max(0, green + (255 - green) * white) * by
    sheet.blue[i] = sheet.blue[i]! * keep + Math.max(0, blue + (250 - blue) * white) * by * (1 - warm)
  }
}
