import type { Lab } from '../own-style/lab.ts'
import { darkLines } from '../own-style/spread.ts'
import { blur, smoothstep } from '../paint/field.ts'
import { simplified } from './transforms/look/even.ts'
import { alongEdges, linesOf } from './transforms/look/lines.ts'

/**
 * The median step of light in a face, of its mean step: measured on ten photographs (0.62-0.79), five drawings with flat colours
 * between lines (0.26-0.45) and two washed ones, which count as photographs (0.69).
 */
const STEPS = { drawn: 0.42, seen: 0.58 }
/**
 * How much of a face is dark lines, which are so much darker than what is beside them: measured on eight photographs and paintings
 * (0-0.15 of it) and washed drawings in ink (0.22 and more).
 */
const INKED = { darker: 0.08, seen: 0.165, drawn: 0.215 }
/** Half of how wide a line of ink is, of the face's width. */
const LINE = 0.02

/** How far a face is drawn, 0-1: with flat colours between lines, or with many lines. `wide`: its width, px. */
export const drawnness = (face: Lab, inside: Uint8Array, wide: number): number =>
  Math.max(flatness(face, inside, wide), inkedness(face, inside, wide))

function inkedness({ width, height, l }: Lab, inside: Uint8Array, wide: number): number {
  const lines = darkLines({ width, height, values: l }, Math.max(1, Math.round(wide * LINE))).values
  let [count, inked] = [0, 0]
  for (let at = 0; at < inside.length; at++) {
    if (!inside[at]) continue
    count++
    if (lines[at]! > INKED.darker) inked++
  }
  return count === 0 ? 0 : smoothstep(INKED.seen, INKED.drawn, inked / count)
}

function flatness({ width, height, l }: Lab, inside: Uint8Array, wide: number): number {
  const soft = blur({ width, height, values: l }, Math.max(1, wide * 0.01), 2).values
  const steps: number[] = []
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x
      if (inside[at])
        steps.push(Math.hypot(soft[at + 2]! - soft[at - 2]!, soft[at + 2 * width]! - soft[at - 2 * width]!))
    }
  if (steps.length < 100) return 0
  steps.sort((one, other) => one - other)
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  return mean < 1e-6 ? 1 : smoothstep(STEPS.seen, STEPS.drawn, steps[steps.length >> 1]! / mean)
}

/** Tones that a drawn face is laid in, and how much of the way to them. */
const TONES = 4
const FLAT = 0.85
/** The lightness of ink beside the face's mean. */
const INK = 0.3

/** A face as somebody would draw it who lays flat tones between lines; `much` of the way, 0-1. */
export function asDrawn(face: Lab, inside: Uint8Array, wide: number, much: number): Lab {
  const { width, height } = face
  const smooth = simplified(face, Math.max(0.6, wide * 0.006), wide * 0.09, 0.06)
  const along = alongEdges(smooth.l, width, height, Math.max(1, wide * 0.02))
  const lines = linesOf(smooth.l, width, height, along, {
    width: Math.max(0.8, wide * 0.0085),
    length: Math.max(3, Math.round(wide * 0.05)),
    least: 0.004,
    hard: 70,
  })
  const { low, high, mean } = rangeOf(smooth.l, inside)
  const made: Lab = { ...face, l: face.l.slice(), a: face.a.slice(), b: face.b.slice() }
  for (let at = 0; at < inside.length; at++) {
    if (!inside[at]) continue
    const line = lines[at]! * much
    const flat = flattened(smooth.l[at]!, low, high)
    const l = face.l[at]! + (smooth.l[at]! + (flat - smooth.l[at]!) * FLAT - face.l[at]!) * much
    made.l[at] = l + (Math.min(l, mean * INK) - l) * 0.85 * line
    made.a[at] = (face.a[at]! + (smooth.a[at]! - face.a[at]!) * much) * (1 - 0.5 * line)
    made.b[at] = (face.b[at]! + (smooth.b[at]! - face.b[at]!) * much) * (1 - 0.5 * line)
  }
  return made
}

/** A value at the nearest of a few tones, with a narrow soft edge between them. */
function flattened(value: number, low: number, high: number): number {
  const t = ((value - low) / Math.max(0.02, high - low)) * (TONES - 1)
  const step = Math.min(TONES - 2, Math.max(0, Math.floor(t)))
  return low + ((step + smoothstep(0.38, 0.62, t - step)) / (TONES - 1)) * Math.max(0.02, high - low)
}

function rangeOf(plane: Float32Array, inside: Uint8Array) {
  const values = plane.filter((_, at) => inside[at] === 1).sort()
  const at = (share: number) => values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  return { low: at(0.04), high: at(0.96), mean: at(0.5) }
}
