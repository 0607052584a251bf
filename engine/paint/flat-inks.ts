import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, type Rgb } from './colour.ts'
import { blur, type Field, smoothstep } from './field.ts'
import { grain } from './grain.ts'
import { changesOf, type Flow, flowOf } from './grain-flow.ts'
import { CLOTH, EYE, FUR, GLOW, HAIR, isStranded, METAL, SKIN } from './matter.ts'
import { hatch } from './pen-hatching.ts'
import { edgesOf, type Line, linesOf, ribbon } from './pen-lines.ts'
import type { Paint } from './picture.ts'
import type { Relief } from './relief.ts'
import type { Subject } from './subject.ts'

/** What paper is printed with besides the things' own colours. */
export interface Sheet {
  paper: Rgb
  line: Rgb
}

/** A sheet of flat inks being printed; planes of the frame's size. */
export interface Print {
  data: Uint8ClampedArray
  /** The things' own colours times how far they cover. */
  own: Paint
  spread: Float32Array
  tone: Float32Array
  soft: Float32Array
  inks: Sheet
}

/** Where light is brighter than white, as in flames, smoothed to shapes that can be printed. */
export function glowOf({ paint }: Relief, unit: number): Float32Array {
  const { width, height, red, green, blue } = paint
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i++)
    values[i] = Math.min(1, Math.max(0, (Math.max(red[i]!, green[i]!, blue[i]!) - 235) / 50))
  return blur({ width, height, values }, 2.5 * unit, 2).values
}

/** Flames and rays lie as flat ink on panel and halo. */
export function glowRow(
  data: Uint8ClampedArray,
  glow: Float32Array,
  { paint, coverage }: Relief,
  inks: Sheet,
  y: number,
): void {
  const { width } = paint
  for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
    if (glow[i]! < 0.3 || coverage.values[i]! > 0.7) continue
    const a = smoothstep(0.3, 0.36, glow[i]!)
    const rim = 0.8 * (1 - smoothstep(0.42, 0.5, glow[i]!))
    const [r, g, b] = [paint.red[i]!, paint.green[i]!, paint.blue[i]!]
    const by = 1 / Math.max(1, r, g, b)
    const seen = Math.min(255, r) * 0.3 + Math.min(255, g) * 0.59 + Math.min(255, b) * 0.11
    // Three flat tones from the edge of a flame to its heart, within a line.
    const middle = smoothstep(150, 158, seen)
    const heart = smoothstep(205, 213, seen) * 0.75
    data[p]! += (flameInk(r * by, middle, heart, inks.paper[0], inks.line[0], rim) - data[p]!) * a
    data[p + 1]! += (flameInk(g * by, middle, heart, inks.paper[1], inks.line[1], rim) - data[p + 1]!) * a
    data[p + 2]! += (flameInk(b * by, middle, heart, inks.paper[2], inks.line[2], rim) - data[p + 2]!) * a
  }
}

function flameInk(share: number, middle: number, heart: number, paper: number, line: number, rim: number): number {
  const flat = 240 * share ** (2 - 0.95 * middle)
  const lit = flat + (paper - flat) * heart
  return lit + (line - lit) * rim
}

const deep: Rgb = [0.46, 0.41, 0.5]
const shadeOfSkin: Rgb = [0.83, 0.7, 0.66]
const shade: Rgb = [0.7, 0.66, 0.72]
/** How much less of each channel gold and copper have where they are dark: they turn brown, not green. */
const burnt: Rgb = [0, 0.16, 0.2]

/** Flat inks: what a colour is in the light, in shade and in deep shade, with a little of the paper in each. */
export function printRow(
  { data, own, spread, tone, soft, inks }: Print,
  { paint }: Relief,
  subject: Subject,
  y: number,
): void {
  const { width, coverage, stuff } = subject
  const colours = [own.red, own.green, own.blue] as const
  const lit = [paint.red, paint.green, paint.blue] as const
  for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
    const a = smoothstep(0.3, 0.7, coverage[i]!)
    if (a === 0) continue
    const kind = stuff[i]!
    const skin = kind === SKIN
    const t = skin || isStranded(kind) ? soft[i]! * 0.5 + tone[i]! * 0.5 : tone[i]!
    const light = smoothstep(skin ? 0.29 : 0.38, skin ? 0.32 : 0.4, t)
    const bright = smoothstep(0.13, 0.15, t)
    const high = skin ? 0 : smoothstep(0.85, 0.87, t) * 0.18
    const seen = lit[0][i]! * 0.3 + lit[1][i]! * 0.59 + lit[2][i]! * 0.11
    const dull = 1 - smoothstep(62, 72, seen)
    const mirrored = 0.9 - 0.28 * dull + 0.26 * smoothstep(140, 152, seen) + 0.3 * smoothstep(212, 222, seen)
    const mid = skin ? shadeOfSkin : shade
    const per = 1 / (Math.max(0.1, spread[i]!) * 255)
    const warmth = kind === METAL ? smoothstep(0.05, 0.3, (own.red[i]! - own.blue[i]!) * per) : 0
    const grey = per * (own.red[i]! * 0.3 + own.green[i]! * 0.59 + own.blue[i]! * 0.11)
    const vivid = skin ? 1 : 1.22
    const most = Math.max(lit[0][i]!, lit[1][i]!, lit[2][i]!)
    // Bodies of fire are light themselves: no shade lies on them.
    const fire =
      kind === CLOTH && most - Math.min(lit[0][i]!, lit[1][i]!, lit[2][i]!) > 84
        ? smoothstep(222, 242, most) * (1 - smoothstep(0.38, 0.42, t))
        : 0
    const warmest = smoothstep(172, 180, seen)
    for (let c = 0; c < 3; c++) {
      const bare = Math.min(1, Math.max(0, grey + (colours[c]![i]! * per - grey) * vivid))
      let v = 0
      if (kind === EYE || kind === GLOW) v = lit[c]![i]! * 1.3 + 8
      else if (kind === METAL) v = 255 * bare ** 0.86 * mirrored * (1 - dull * burnt[c]! * warmth)
      else {
        const by = deep[c]! + (mid[c]! + (1.12 - mid[c]!) * light - deep[c]!) * bright
        v = 255 * bare ** 0.74 * by
        v += (250 - v) * high
        if (fire > 0) v += (flameInk(lit[c]![i]! / most, warmest, 0, 0, 0, 0) - v) * fire
      }
      v += (inks.paper[c]! - v) * (kind === EYE ? 0 : skin ? 0.04 : 0.07)
      data[p + c]! += (v - data[p + c]!) * a
    }
  }
}

/** Hair in long ropes, then lines: strong around things, thin within. */
export function drawAll(pen: SKRSContext2D, result: Relief, subject: Subject, tone: Field, inks: Sheet): void {
  const { unit } = subject
  const flow = flowOf(changesOf(subject, tone, 0.01, result.seed), 2)
  const { width, height, coverage } = subject
  const open: Field = { width, height, values: new Float32Array(coverage.length) }
  for (let i = 0; i < coverage.length; i++) open.values[i] = 1 - coverage[i]!
  pen.fillStyle = css(inks.line, 0.62)
  hatch(pen, subject, open, flow, {
    limit: 0.3,
    slack: 0.2,
    gap: Math.max(3, 11 * unit),
    long: 190 * unit,
    turn: 0,
    wide: 2 * unit,
    thinner: 0.4 * unit,
    accept: (stuff) => stuff === HAIR,
    seed: result.seed,
  })
  if (subject.stuff.includes(FUR)) tufts(pen, subject, tone, flow, result.seed)
  pen.fillStyle = css(inks.line)
  pen.beginPath()
  for (const line of linesOf(edgesOf(result, subject), 10 * unit, 0.26, 5)) drawLine(pen, line, subject)
  pen.fill()
}

/** Fur in short touches where it turns to shade. */
function tufts(pen: SKRSContext2D, subject: Subject, tone: Field, flow: Flow, seed: number): void {
  const { unit } = subject
  hatch(pen, subject, tone, flow, {
    limit: 0.46,
    slack: 0.1,
    gap: Math.max(3, 9 * unit),
    long: 30 * unit,
    turn: 0,
    wide: 2.2 * unit,
    thinner: 0.8 * unit,
    accept: (stuff) => stuff === FUR,
    seed: seed + 1,
  })
}

function drawLine(pen: SKRSContext2D, { points, press }: Line, { width, unit, stuff }: Subject): void {
  const count = press.length
  let [mean, hair, seen] = [0, 0, 0]
  for (let k = 0; k < count; k += 4) {
    mean += press[k]!
    seen++
    if (stuff[Math.round(points[k * 2 + 1]!) * width + Math.round(points[k * 2]!)] === HAIR) hair++
  }
  mean /= Math.max(1, seen)
  // Single hairs are no outline.
  const hairs = hair > seen * 0.5
  if (hairs && count < 46 * unit) return
  const fine = hairs && count < 170 * unit ? 0.42 : 1
  const at: number[] = []
  const widths: number[] = []
  for (let k = 0; k < count; k += 3) {
    at.push(points[k * 2]!, points[k * 2 + 1]!)
    const t = Math.min(1, Math.min(k, count - 1 - k) / Math.min(26 * unit, count * 0.3))
    const wide = mean > 0.86 ? 6 : 2.6 * (0.5 + press[k]!)
    widths.push(Math.max(0.7, fine * wide * unit * (0.3 + 0.7 * Math.sqrt(t))))
  }
  ribbon(pen, at, widths)
}

/** The grain of the stone it is printed from, ink that lies unevenly, brows set down whole. */
export function stoneRow(
  pixels: Uint8ClampedArray,
  data: Uint8ClampedArray,
  brows: Float32Array,
  { line, paper }: Sheet,
  width: number,
  unit: number,
  y: number,
): void {
  for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
    const tooth = (grain(x * 0.37, y * 0.37) - 0.5) * 1.5
    const cloudy = (grain(x / (40 * unit), y / (40 * unit)) - 0.5) * 0.08
    const brow = brows[i]! > 0.1 ? smoothstep(0.2, 0.65, brows[i]!) * 0.9 : 0
    const bare = Math.max(0, tooth - 0.22) * 90
    for (let c = 0; c < 3; c++) {
      const ink = data[p + c]! + (line[c]! - data[p + c]!) * brow
      const v = ink * (1 + tooth * 0.11 + cloudy)
      pixels[p + c] = v * 0.94 + paper[c]! * 0.06 + bare * (1 - v / 255)
    }
    pixels[p + 3] = 255
  }
}
