import { createCanvas } from '@napi-rs/canvas'
import { css, type Rgb, ramp } from './colour.ts'
import { blur, distance, type Field, field, smoothstep } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { glowOf } from './flat-inks.ts'
import { paintPlace } from './gilded-place.ts'
import { heaven } from './gilded-sky.ts'
import { type Cracked, crackedOf, cracks, findLeaf, leaf, strayOf, tooling } from './gold-leaf.ts'
import { grain } from './grain.ts'
import { changesOf, flowOf } from './grain-flow.ts'
import { illuminatedBorder } from './illumination.ts'
import { BROW, EYE, HAIR, isStranded, SKIN } from './matter.ts'
import { hatch } from './pen-hatching.ts'
import { browsOf, drawLines, edgesOf, linesOf } from './pen-lines.ts'
import { developed, type Paint, type Picture, paint } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'
import { type Subject, subjectOf } from './subject.ts'
import { pigmentOf, temper } from './tempera.ts'
import { squinted } from './tones.ts'

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

/** A page of an illuminated book: flat tempera with fine outlines and lights of gold on a burnished, tooled ground of leaf. */
export function gilded(result: Relief, options: FinishOptions): Picture {
  const { focus = [500, 450], checkpoint } = options
  const { width, height } = result.frame
  const sheet = paint(width, height)
  const subject = subjectOf(result, options)
  const nimbus = options.focus ? Math.min(268, Math.max(176, (subject.focus.radius / result.scale) * 2)) : 268
  gild(sheet, result, focus, nimbus)
  if (options.sky) heaven(sheet, result, options.sky, focus, nimbus)
  if (options.focus) paintPlace(sheet, result, focus, nimbus)
  checkpoint?.(0.4, 'Laying the colours')
  const tone = squinted(result, subject, 0.2)
  flames(sheet, result, subject)
  const pigment = pigmentOf(result, subject)
  temper(sheet, result, subject, pigment, tone)
  checkpoint?.(0.75, 'Drawing the border')
  outline(sheet, result, subject, pigment, tone)
  if (!options.isAlone) illuminatedBorder(sheet, result)
  return developed(sheet)
}

/** Burnished leaf on red bole, punched and cracked; the scene behind shows through as glazes on the gold. */
function gild(sheet: Paint, result: Relief, focus: readonly [number, number], nimbus: number): void {
  const { scale, coverage } = result
  const { width, height } = sheet
  const punched = tooling(result, focus, nimbus).values
  const cracked = crackedOf(width / scale, height / scale, result.seed)
  const { near, broad } = sceneTone(result)
  // Snow and sparks are too small to be drawn around.
  const step = Math.max(1, Math.round(2.6 * scale))
  const outside = blur(coarsened(coverage, step), Math.max(1, (7 * scale) / step), 2)
  for (let i = 0; i < outside.values.length; i++) outside.values[i] = 1 - outside.values[i]!
  const beside = spread(distance(outside, 0.5), step, width, height).values
  for (let i = 0; i < beside.length; i++) beside[i]! *= step
  const strays = Float32Array.from({ length: width }, (_, x) => strayOf(x / scale, false))
  for (let y = 0; y < height; y++) gildRow(sheet, result, { punched, near, broad, beside, strays, cracked }, y)
}

interface Gilding {
  punched: Float32Array
  near: Float32Array
  broad: Float32Array
  /** px from the figure. */
  beside: Float32Array
  strays: Float32Array
  cracked: Cracked
}

function gildRow(sheet: Paint, { scale, coverage, seed, paint: lit }: Relief, gilding: Gilding, y: number): void {
  const { punched, near, broad, beside, strays, cracked } = gilding
  const { width } = sheet
  const per = 1 / scale
  const uy = y * per
  const strayY = strayOf(uy, true)
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (coverage.values[i]! > 0.99) continue
    const ux = x * per
    findLeaf(ux, uy, strays[x]!, strayY, seed)
    const fine = grain(ux / 8, uy / 8)
    const sheen = (grain(ux / 330 + (seed % 17), uy / 210) - 0.5) * 0.42 + (fine - 0.5) * 0.08
    const away = beside[i]! * per
    // A line incised around the figure keeps it clear of the gold.
    const contour = away > 10.6 && away < 15.4 ? -0.16 : 0
    const dip = x > 0 && y > 0 ? (punched[i]! - punched[i - width - 1]!) * 0.8 - punched[i]! * 0.08 : 0
    const shadow = away < 22 ? -0.2 * (1 - smoothstep(0, 22, away)) : 0
    const scene = (near[i]! - broad[i]!) / (broad[i]! + 30)
    const engraved = Math.max(-0.08, Math.min(0.1, scene * 0.24))
    const v = 0.6 + sheen + leaf.tone + contour + dip + shadow + engraved - cracks(ux, uy, cracked) * 0.3
    const at = Math.round(255 * Math.min(1, Math.max(0, v))) * 3
    const worn = 0.7 * smoothstep(0.67, 0.76, grain(ux / 26, uy / 26) * 0.62 + fine * 0.38 + leaf.seam * 0.1)
    const glaze = Math.min(0.08, Math.max(0, -scene * 0.4))
    const bare = 0.7 + 0.5 * v
    const r = gold[at]! + (lit.red[i]! * 0.7 - gold[at]!) * glaze
    const g = gold[at + 1]! + (lit.green[i]! * 0.7 - gold[at + 1]!) * glaze
    const b = gold[at + 2]! + (lit.blue[i]! * 0.7 - gold[at + 2]!) * glaze
    sheet.red[i] = r + (bole[0] * bare - r) * worn
    sheet.green[i] = g + (bole[1] * bare - g) * worn
    sheet.blue[i] = b + (bole[2] * bare - b) * worn
  }
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

/** Fire and other light in three flat tones with an edge, the palest within. */
function flames(sheet: Paint, result: Relief, { unit }: Subject): void {
  const glow = glowOf(result, unit)
  if (!glow.some((light) => light > 0.3)) return
  for (let y = 0; y < sheet.height; y++) flameRow(sheet, result, glow, y)
}

function flameRow(
  sheet: Paint,
  { paint: { red, green, blue }, coverage }: Relief,
  glow: Float32Array,
  y: number,
): void {
  for (let i = y * sheet.width; i < (y + 1) * sheet.width; i++) {
    const light = glow[i]!
    if (light < 0.3 || coverage.values[i]! > 0.7) continue
    const a = smoothstep(0.3, 0.36, light)
    const rim = 1 - smoothstep(0.4, 0.48, light)
    const by = 1 / Math.max(1, red[i]!, green[i]!, blue[i]!)
    const heart = 0.5 * smoothstep(0.72, 0.78, light) + 0.3 * smoothstep(0.93, 0.97, light)
    const full = 1 - 0.45 * rim
    sheet.red[i]! += (flameTone(red[i]! * by, heart) * full - sheet.red[i]!) * a
    sheet.green[i]! += (flameTone(green[i]! * by, heart) * full - sheet.green[i]!) * a
    sheet.blue[i]! += (flameTone(blue[i]! * by, heart) * full - sheet.blue[i]!) * a
  }
}

/** A channel of light by its share of the strongest; the heart grows paler in its own hue. */
function flameTone(share: number, heart: number): number {
  const own = share ** 2
  return 34 + 218 * (own + (1 - own) * heart * (0.15 + 0.85 * own))
}

/** Fine brown lines about and within, brows set down whole, and shell gold hatched along the lights of cloth. */
function outline(sheet: Paint, result: Relief, subject: Subject, pigment: Paint, tone: Field): void {
  const { width, height, unit, coverage, stuff, focus } = subject
  const pen = createCanvas(width, height).getContext('2d')
  const flow = flowOf(changesOf(subject, tone, 0.012, result.seed), 3)
  const lights: Field = { width, height, values: new Float32Array(width * height) }
  for (let y = 0; y < height; y++) lightRow(lights, pigment, tone, coverage, y)
  pen.fillStyle = css(shellGold, 0.8)
  hatch(pen, subject, lights, flow, {
    limit: 0.5,
    slack: 0.12,
    gap: Math.max(3, 7 * unit),
    long: 52 * unit,
    turn: 0,
    wide: 2.1 * unit,
    thinner: 0.9 * unit,
    accept: (kind) => kind !== SKIN && kind !== EYE && kind !== BROW && !isStranded(kind),
    seed: result.seed,
  })
  const open: Field = { width, height, values: new Float32Array(coverage.length) }
  for (let i = 0; i < coverage.length; i++) open.values[i] = 1 - coverage[i]!
  pen.fillStyle = css(line, 0.5)
  if (stuff.includes(HAIR))
    hatch(pen, subject, open, flow, {
      limit: 0.3,
      slack: 0.2,
      gap: Math.max(3, (focus.radius > 90 * unit ? 10 : 7) * unit),
      long: 150 * unit,
      turn: 0,
      wide: 1.7 * unit,
      thinner: 0.4 * unit,
      accept: (kind) => kind === HAIR,
      seed: result.seed + 1,
    })
  pen.fillStyle = css(line)
  const nib = { wide: Math.max(1.2, 4 * unit), unit, breaks: 0, seed: result.seed }
  drawLines(pen, linesOf(edgesOf(result, subject), 8 * unit), tone, nib)
  const { data } = pen.getImageData(0, 0, width, height)
  const brows = browsOf(subject)
  for (let i = 0, p = 0; i < brows.length; i++, p += 4) {
    const brow = brows[i]! > 0.1 ? smoothstep(0.2, 0.65, brows[i]!) * 0.85 : 0
    const a = (data[p + 3]! / 255) * 0.9
    if (a < 0.004 && brow === 0) continue
    sheet.red[i]! += (data[p]! - sheet.red[i]!) * a
    sheet.green[i]! += (data[p + 1]! - sheet.green[i]!) * a
    sheet.blue[i]! += (data[p + 2]! - sheet.blue[i]!) * a
    sheet.red[i]! += (line[0] - sheet.red[i]!) * brow
    sheet.green[i]! += (line[1] - sheet.green[i]!) * brow
    sheet.blue[i]! += (line[2] - sheet.blue[i]!) * brow
  }
}

/** How little gold each place takes, 0 much to 1 none: it is laid where light falls on colours that it shows on. */
function lightRow(lights: Field, { red, green, blue }: Paint, tone: Field, coverage: Float32Array, y: number): void {
  for (let i = y * lights.width; i < (y + 1) * lights.width; i++) {
    if (coverage[i]! < 0.6) {
      lights.values[i] = 1
      continue
    }
    lights.values[i] = 1 - smoothstep(0.66, 0.98, tone.values[i]!) * goldShare(red[i]!, green[i]!, blue[i]!)
  }
}

/** How well gold shows on a colour, 0-1: not on skin, wood or straw. */
function goldShare(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b, 1)
  const isWarm = r >= g && g >= b
  const ratio = g / most
  if (!isWarm) return 0.8
  return 0.8 * Math.max(1 - smoothstep(0.3, 0.45, ratio), smoothstep(0.9, 0.98, b / most))
}
