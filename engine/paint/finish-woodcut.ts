import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { cutLines } from './cut-lines.ts'
import { blur, type Field, field, smoothstep } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { grain } from './grain.ts'
import { changesOf, flowOf } from './grain-flow.ts'
import { groundTone } from './ground-tone.ts'
import { EYE, GLOW, HAIR, isStranded, SKIN } from './matter.ts'
import { sheetOfPaper } from './paper.ts'
import { browsOf, edgesOf, type Line, linesOf, ribbon } from './pen-lines.ts'
import { developed, type Paint, type Picture } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'
import { type Subject, subjectOf } from './subject.ts'
import { tintsOf } from './tint-blocks.ts'
import { squinted } from './tones.ts'
import { SCENIC } from './washes.ts'

const black = [30, 25, 24] as const

/**
 * Relief print: a key block cut in lines that run round the form and swell in the shade, with bold outlines, blacks left
 * whole and white lines within them; under it a few flat tint blocks, cut away where the light is highest.
 */
export function woodcut(result: Relief, options: FinishOptions): Picture {
  const { paper = [236, 222, 190], isAlone = false, checkpoint } = options
  const { seed, scale } = result
  const subject = subjectOf(result, options)
  const { width, height, unit } = subject
  const tone = toneOf(result, subject, isAlone)
  checkpoint?.(0.2, 'Cutting the block')
  const pen = createCanvas(width, height).getContext('2d')
  pen.fillStyle = '#000'
  cutAll(pen, subject, tone, seed)
  checkpoint?.(0.6, 'Cutting the outlines')
  const edges = edgesOf(result, subject)
  if (subject.covered < SCENIC) drawnEdges(edges, result.ink)
  const lines = linesOf(edges, 9 * unit, 0.26, 4)
  outline(pen, lines, subject, tone)
  checkpoint?.(0.75, 'Printing')
  const key = pen.getImageData(0, 0, width, height).data
  const sheet = sheetOfPaper(width, height, scale, paper, seed)
  const print: Print = {
    sheet,
    key,
    tints: tintsOf(result, subject, tone, seed),
    brows: browsOf(subject),
    result,
    subject,
  }
  for (let y = 0; y < height; y++) printRow(print, seed, y)
  return developed(sheet)
}

/** Where the ground is all there is, its own lines are cut. */
function drawnEdges(edges: Field, ink: Field): void {
  for (let i = 0; i < edges.values.length; i++) edges.values[i] = Math.max(edges.values[i]!, 0.8 * ink.values[i]!)
}

/** What stands: things by their light, the ground by its own, cut clear around things. */
function toneOf(result: Relief, subject: Subject, isAlone: boolean): Field {
  const { width, height, unit, coverage } = subject
  const tone = squinted(result, subject, 0.42, 0.62)
  const ground = isAlone ? field(width, height, 1) : groundTone(result, subject)
  const step = Math.max(1, Math.round(4 * unit))
  const near = spread(blur(coarsened(result.coverage, step), 3, 2), step, width, height).values
  const rest = subject.covered < SCENIC ? undefined : restOf(ground.values, coverage)
  for (let i = 0; i < coverage.length; i++) {
    if (coverage[i]! > 0.5) continue
    const own = rest ? rest.aim + (ground.values[i]! - rest.mean) * 0.62 : ground.values[i]!
    tone.values[i] = Math.min(1, own + 1.6 * smoothstep(0.06, 0.34, near[i]!))
  }
  return tone
}

/** How light a ground is on the whole, and how light it is to be, so that things stand off it: darker than they are, or lighter. */
function restOf(ground: Float32Array, coverage: Float32Array): { mean: number; aim: number } {
  let [sum, count] = [0, 0]
  for (let i = 0; i < ground.length; i += 7) {
    if (coverage[i]! > 0.5) continue
    sum += ground[i]!
    count++
  }
  const mean = sum / Math.max(1, count)
  return { mean, aim: mean < 0.56 ? mean - 0.24 : mean + 0.06 }
}

function cutAll(pen: SKRSContext2D, subject: Subject, tone: Field, seed: number): void {
  const { width, coverage, stuff, thing, unit, focus } = subject
  const flow = flowOf(changesOf(subject, tone, 0.004, seed), 3)
  const wide = Math.max(3, 7.4 * unit)
  const fine = Math.max(2.4, 3.9 * unit)
  const reach = focus.radius * 1.25
  const behind = subject.covered < SCENIC ? wide * 0.8 : wide * 1.15
  const gaps = new Float32Array(coverage.length)
  for (let i = 0; i < gaps.length; i++) {
    const x = i % width
    const y = (i / width) | 0
    const d = ((x - focus.x) ** 2 + (y - focus.y) ** 2) / (reach * reach)
    gaps[i] = coverage[i]! > 0.5 ? fine + (wide - fine) * smoothstep(0.5, 1.6, d) : behind
  }
  const stand = standing(subject, tone)
  cutLines(pen, tone, {
    flow,
    // Round the form; hair along itself.
    turn: (i) => (coverage[i]! > 0.5 && !isStranded(stuff[i]!) ? Math.PI / 2 : 0),
    gap: (i) => gaps[i]!,
    seeds: fine * 0.6,
    stand: (i) => stand[i]!,
    region: (i) => (coverage[i]! > 0.5 ? 1 + thing[i]! * 16 + stuff[i]! : 0),
    isLeft: (region) => region > 0 && ((region - 1) % 16 === EYE || (region - 1) % 16 === GLOW),
    long: 420 * unit,
    unit,
  })
}

/** How much of each place's lines stands: skin and the foremost face have lines in their deep shade alone, what is small has few. */
function standing(subject: Subject, tone: Field): Float32Array {
  const { width, coverage, stuff, thing, unit, focus } = subject
  const soft = blur(tone, 1.5 * unit, 1).values
  const counts = new Uint32Array((subject.things + 1) * 16)
  const sums = new Float32Array(counts.length)
  const partOf = (i: number) => Math.min(counts.length - 1, thing[i]! * 16 + stuff[i]!)
  for (let i = 0; i < coverage.length; i++) {
    if (coverage[i]! <= 0.5) continue
    counts[partOf(i)]!++
    sums[partOf(i)]! += soft[i]!
  }
  const out = new Float32Array(coverage.length)
  // What stands before a ground is to be looked at.
  const ground = subject.covered < SCENIC ? 1.2 : 1.02
  for (let i = 0; i < out.length; i++) {
    if (coverage[i]! <= 0.5) {
      out[i] = ground - 1.62 * soft[i]!
      continue
    }
    const part = partOf(i)
    const size = Math.sqrt(counts[part]!) / unit
    const plain = 0.84 + 0.36 * smoothstep(40, 190, size) - 1.62 * soft[i]!
    if (stuff[i] === SKIN) {
      // By its own light: dark skin is no shade.
      const light = soft[i]! + 0.55 - sums[part]! / counts[part]!
      out[i] = 0.5 - 1.9 * light
      continue
    }
    const x = i % width
    const y = (i / width) | 0
    const d = Math.sqrt((x - focus.x) ** 2 + (y - focus.y) ** 2) / focus.radius
    const face = isStranded(stuff[i]!) ? 0.4 : 1
    out[i] = plain - 0.42 * face * (1 - smoothstep(0.7, 1.2, d))
  }
  return out
}

/** Black lines in the light, white ones in the dark; bold around each thing. */
function outline(pen: SKRSContext2D, lines: readonly Line[], subject: Subject, tone: Field): void {
  const { width, height, unit } = subject
  const dark = blur(tone, 4 * unit, 1).values
  const isWhite = (x: number, y: number) =>
    dark[Math.min(height - 1, Math.round(y)) * width + Math.min(width - 1, Math.round(x))]! < 0.17
  for (const white of [false, true]) {
    pen.globalCompositeOperation = white ? 'destination-out' : 'source-over'
    pen.beginPath()
    for (const line of lines) drawLine(pen, line, subject, (x, y, outer) => (isWhite(x, y) && !outer) === white)
    pen.fill()
  }
  pen.globalCompositeOperation = 'source-over'
}

function drawLine(
  pen: SKRSContext2D,
  { points, press }: Line,
  { unit, width, stuff }: Subject,
  accepts: (x: number, y: number, outer: boolean) => boolean,
): void {
  const count = press.length
  let [mean, hairs, skin, seen] = [0, 0, 0, 0]
  for (let k = 0; k < count; k += 4) {
    mean += press[k]!
    seen++
    const at = stuff[Math.round(points[k * 2 + 1]!) * width + Math.round(points[k * 2]!)]
    if (at === HAIR) hairs++
    if (at === SKIN) skin++
  }
  mean /= Math.max(1, seen)
  if (hairs > seen * 0.5 && count < 40 * unit) return
  const outer = mean > 0.86
  // Features are finer than seams.
  const wide = outer ? 5.4 : (1.3 + 2.6 * mean) * (skin > seen * 0.5 ? 0.78 : 1)
  let at: number[] = []
  let widths: number[] = []
  const lift = () => {
    if (widths.length > 2) ribbon(pen, at, widths)
    at = []
    widths = []
  }
  for (let k = 0; k < count; k += 3) {
    const x = points[k * 2]!
    const y = points[k * 2 + 1]!
    if (!accepts(x, y, outer)) {
      lift()
      continue
    }
    const t = Math.min(1, Math.min(k, count - 1 - k) / Math.min(22 * unit, count * 0.3))
    at.push(x, y)
    widths.push(
      Math.max(0.8, wide * unit * (0.35 + 0.65 * Math.sqrt(t)) * (0.8 + 0.4 * grain(x / (40 * unit), y / (40 * unit)))),
    )
  }
  lift()
}

interface Print {
  sheet: Paint
  key: Uint8ClampedArray
  tints: Paint
  brows: Float32Array
  result: Relief
  subject: Subject
}

/** Tints first, then the key block; the grain of the wood shows where much stands, and ink never takes evenly. */
function printRow({ sheet, key, tints, brows, result, subject }: Print, seed: number, y: number): void {
  const { width, unit, stuff, coverage } = subject
  const { paint } = result
  const { red, green, blue } = sheet
  const shift = seed % 41
  for (let x = 0, i = y * width; x < width; x++, i++) {
    let print = key[i * 4 + 3]! / 255
    const kind = stuff[i]!
    if (coverage[i]! > 0.5) {
      print = Math.max(print, smoothstep(0.2, 0.6, brows[i]!))
      if (kind === EYE) {
        const seen = paint.red[i]! * 0.3 + paint.green[i]! * 0.59 + paint.blue[i]! * 0.11
        print = Math.max(print * 0.4, 1 - smoothstep(26, 62, seen))
      }
    }
    const ring = Math.abs(grain(x / (150 * unit) + shift, y / (7 * unit)) - 0.5) * 2
    const tooth = grain(x / (2.4 * unit) + 7, y / (2.4 * unit))
    const take = Math.min(1, 0.86 + 0.12 * tooth + 0.1 * ring)
    const tint = 0.84 + 0.1 * tooth + 0.06 * ring
    const a = print * take
    const under = 1 - a
    red[i] = red[i]! * (1 - tint * (1 - tints.red[i]!)) * under + black[0] * a
    green[i] = green[i]! * (1 - tint * (1 - tints.green[i]!)) * under + black[1] * a
    blue[i] = blue[i]! * (1 - tint * (1 - tints.blue[i]!)) * under + black[2] * a
  }
}
