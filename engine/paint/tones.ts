import { blur, type Field, field } from './field.ts'
import { BROW, EYE, METAL } from './matter.ts'
import type { Relief } from './relief.ts'
import type { Subject } from './subject.ts'

/**
 * Tones as someone sees them who squints, 0 dark to 1 light: of light more than of colour (`own` is the part of colour), and
 * spread by rank, so that every figure has its whites, half-tones and darks. Bare ground is 1.
 */
export function squinted(result: Relief, subject: Subject, own: number, spread = 0.7): Field {
  const { width, height, coverage, stuff } = subject
  const tone = field(width, height, 1)
  for (let y = 0; y < height; y++) toneRow(tone, result, subject, own, y)
  const counts = new Float32Array(256)
  let all = 0
  for (let i = 0; i < tone.values.length; i += 3) {
    if (coverage[i]! < 0.5 || stuff[i] === EYE || stuff[i] === BROW) continue
    counts[(tone.values[i]! * 255) | 0]!++
    all++
  }
  let sum = 0
  for (let k = 0; k < 256; k++) {
    const count = counts[k]!
    counts[k] = (sum + count / 2) / Math.max(1, all)
    sum += count
  }
  for (let y = 0; y < height; y++) rankRow(tone, coverage, counts, spread, y)
  return blur(tone, 2 * subject.unit, 1)
}

function toneRow(
  tone: Field,
  { albedo, paint }: Relief,
  { coverage, stuff, key, ao, gleam }: Subject,
  own: number,
  y: number,
): void {
  for (let i = y * tone.width; i < (y + 1) * tone.width; i++) {
    if (coverage[i]! < 0.3) continue
    const bare = (albedo.red[i]! * 0.3 + albedo.green[i]! * 0.59 + albedo.blue[i]! * 0.11) / 255
    const seen = (paint.red[i]! * 0.3 + paint.green[i]! * 0.59 + paint.blue[i]! * 0.11) / 190
    const light = stuff[i] === METAL ? seen : key.values[i]! * 1.05 + 0.2 * ao.values[i]! + gleam.values[i]!
    const colour = Math.min(1, Math.max(0, bare * 1.5)) ** 0.6
    tone.values[i] = Math.min(1, Math.max(0, light * 0.62 * (1 - own + own * colour)))
  }
}

function rankRow({ width, values }: Field, coverage: Float32Array, ranks: Float32Array, spread: number, y: number) {
  for (let i = y * width; i < (y + 1) * width; i++) {
    if (coverage[i]! < 0.3) continue
    const t = values[i]!
    values[i] = t * (1 - spread) + spread * ranks[(t * 255) | 0]!
  }
}
