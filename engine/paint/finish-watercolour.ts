import { createCanvas } from '@napi-rs/canvas'
import { blur, type Field, field, smoothstep } from './field.ts'
import type { FinishOptions } from './finishing.ts'
import { grain } from './grain.ts'
import { changesOf, flowOf } from './grain-flow.ts'
import { BROW, EYE, FUR, HAIR, isStranded, SKIN } from './matter.ts'
import { hatch } from './pen-hatching.ts'
import { browsOf, cloud, drawLines, edgesOf, linesOf } from './pen-lines.ts'
import type { Picture } from './picture.ts'
import type { Relief } from './relief.ts'
import { spread } from './resample.ts'
import { type Subject, subjectOf } from './subject.ts'
import { squinted } from './tones.ts'
import { SCENIC, washesOf } from './washes.ts'

const ink = [38, 30, 27] as const

/** Watercolour and ink: loose washes with dried rims on white paper, then the pen for outlines, hatching and what is darkest. */
export function watercolour(result: Relief, options: FinishOptions): Picture {
  const { paper = [249, 245, 235], groundWash = 0.35, exposure = 1, isAlone = false, checkpoint } = options
  const { seed } = result
  const subject = subjectOf(result, options)
  const { width, height, unit } = subject
  const tone = squinted(result, subject, 0.45)
  checkpoint?.(0.2, 'Laying washes')
  const pigment = washesOf(result, subject, tone, { exposure, ground: groundWash, isAlone })
  const [red, green, blue] = [pigment.red, pigment.green, pigment.blue].map(
    (values) => spread({ width: pigment.width, height: pigment.height, values }, pigment.step, width, height).values,
  ) as [Float32Array, Float32Array, Float32Array]
  checkpoint?.(0.5, 'Drawing with the pen')
  const pen = createCanvas(width, height).getContext('2d')
  pen.fillStyle = '#000'
  if (!isAlone) sketch(pen, subject, green, result.ink.values, seed)
  pen.globalAlpha = 1
  const lines = linesOf(edgesOf(result, subject), 8 * unit)
  drawLines(pen, lines, tone, { wide: Math.max(1.1, 3.6 * unit), unit, breaks: 0.24, seed })
  checkpoint?.(0.7, 'Hatching')
  hatchAll(pen, subject, tone, seed)
  checkpoint?.(0.9, 'Drying')
  const sheet: Sheet = {
    pixels: new Uint8ClampedArray(width * height * 4),
    pen: pen.getImageData(0, 0, width, height).data,
    red,
    green,
    blue,
    paper,
    brows: browsOf(subject),
    dark: blur(tone, 3 * unit, 1).values,
  }
  for (let y = 0; y < height; y++) dryRow(sheet, result, subject, y)
  return { width, height, pixels: sheet.pixels }
}

/** What stands on the ground, and light in the dark, is told by thin lines where its wash turns. */
function sketch(
  pen: Parameters<typeof drawLines>[0],
  { width, height, unit, coverage, covered }: Subject,
  green: Float32Array,
  ink: Float32Array,
  seed: number,
): void {
  const wash = field(width, height)
  for (let i = 0; i < green.length; i++) wash.values[i] = green[i]!
  const scenic = covered < SCENIC
  const fine = blur(wash, (scenic ? 1 : 1.5) * unit, 2).values
  const broad = blur(wash, 5 * unit, 2).values
  const edges = field(width, height)
  const least = scenic ? 0.06 : 0.075
  for (let i = 0; i < fine.length; i++)
    if (coverage[i]! < 0.05)
      edges.values[i] = Math.max(ink[i]! * 0.9, (scenic ? 0.8 : 0.6) * smoothstep(least, 0.2, fine[i]! - broad[i]!))
  const light = field(width, height, scenic ? 0.55 : 0.85)
  pen.globalAlpha = scenic ? 0.85 : 0.5
  const nib = { wide: Math.max(0.9, (scenic ? 3 : 2.6) * unit), unit, breaks: scenic ? 0.3 : 0.5, seed }
  drawLines(pen, linesOf(edges, (scenic ? 9 : 16) * unit, 0.12), light, nib)
}

function hatchAll(pen: Parameters<typeof hatch>[0], subject: Subject, tone: Field, seed: number): void {
  const { unit } = subject
  const soft = blur(tone, 3 * unit, 1)
  const flow = flowOf(changesOf(subject, tone, 0.012, seed), 3)
  const gap = Math.max(2.6, 4.8 * unit)
  const notFace = (stuff: number) => stuff !== EYE && stuff !== BROW
  const notHair = (stuff: number) => notFace(stuff) && !isStranded(stuff)
  const layer = {
    slack: 0.05,
    gap,
    long: 58 * unit,
    turn: 0,
    wide: 1.5 * unit,
    thinner: 0.7 * unit,
    accept: notFace,
    seed,
  }
  hatch(pen, subject, soft, flow, { ...layer, limit: 0.34 })
  hatch(pen, subject, soft, flow, {
    ...layer,
    limit: 0.2,
    long: 36 * unit,
    turn: 1.05,
    accept: notHair,
    seed: seed + 1,
  })
  hatch(pen, subject, soft, flow, {
    ...layer,
    limit: 0.09,
    long: 26 * unit,
    turn: -0.5,
    accept: notHair,
    seed: seed + 2,
  })
  // Hair is drawn along its locks in the light too.
  const locks = { ...layer, limit: 0.9, gap: 8.5 * unit, long: 130 * unit, thinner: 0.8 * unit, seed: seed + 3 }
  hatch(pen, subject, soft, flow, { ...locks, accept: (stuff) => stuff === HAIR })
  // Fur by shorter touches, most of them in the shade.
  const tufts = { ...locks, limit: 0.72, gap: 7.5 * unit, long: 26 * unit, seed: seed + 4 }
  if (subject.stuff.includes(FUR)) hatch(pen, subject, soft, flow, { ...tufts, accept: (stuff) => stuff === FUR })
}

interface Sheet {
  pixels: Uint8ClampedArray
  pen: Uint8ClampedArray
  /** Absorbance. */
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  paper: readonly [number, number, number]
  brows: Float32Array
  dark: Float32Array
}

/** Pigment sits in the tooth of the paper, ink over it; brows and pupils are the pen's work, and so is what is all dark. */
function dryRow(sheet: Sheet, { albedo, paint }: Relief, { width, unit, coverage, stuff }: Subject, y: number): void {
  const { pixels, pen, red, green, blue, paper, brows, dark } = sheet
  for (let x = 0, i = y * width, p = i * 4; x < width; x++, i++, p += 4) {
    const tooth = (grain(x * 0.31, y * 0.31) + 0.7 * grain(y * 0.17 + 9, x * 0.17) - 0.85) * 0.95
    const kind = stuff[i]!
    let line = pen[p + 3]! / 255
    let r = red[i]!
    let g = green[i]!
    let b = blue[i]!
    if (coverage[i]! > 0.5) {
      line = Math.max(line, 0.85 * smoothstep(0.15, 0.75, brows[i]!))
      if (kind !== SKIN && dark[i]! < 0.08) {
        const black = 1 - smoothstep(0.02, 0.045, dark[i]! + (cloud(x / unit, y / unit, 34, 1.3) - 0.5) * 0.04)
        line = Math.max(line, black * 0.9)
      }
      if (kind === EYE) {
        const seen = paint.red[i]! * 0.3 + paint.green[i]! * 0.59 + paint.blue[i]! * 0.11
        line = Math.max(line * 0.5, 0.95 * (1 - smoothstep(20, 46, seen)))
        r = -Math.log(washedEye(albedo.red[i]!))
        g = -Math.log(washedEye(albedo.green[i]!))
        b = -Math.log(washedEye(albedo.blue[i]!))
      }
    }
    line *= 0.93 + tooth * 0.2
    const under = 1 - line
    pixels[p] = (paper[0] + tooth * 7) * Math.exp(-r * (1 + tooth * 0.4)) * under + ink[0] * line
    pixels[p + 1] = (paper[1] + tooth * 7) * Math.exp(-g * (1 + tooth * 0.5)) * under + ink[1] * line
    pixels[p + 2] = (paper[2] + tooth * 7) * Math.exp(-b * (1 + tooth * 0.6)) * under + ink[2] * line
    pixels[p + 3] = 255
  }
}

const washedEye = (value: number) => Math.min(0.93, Math.max(0.16, (value / 255) ** 0.62 * 1.02))
