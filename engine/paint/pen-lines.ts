import type { SKRSContext2D } from '@napi-rs/canvas'
import { blur, type Field, field, smoothstep } from './field.ts'
import { grain } from './grain.ts'
import { BROW, isStranded, SKIN } from './matter.ts'
import type { Relief } from './relief.ts'
import type { Subject } from './subject.ts'

/** A line as it is drawn: x and y in turn, px, and how strongly the picture asks for it at each point, 0-1. */
export interface Line {
  points: Float32Array
  press: Float32Array
}

/** How strongly each place asks for a line, 0-1: outlines, things before things, creases of the form, lips and seams. */
export function edgesOf(result: Relief, subject: Subject): Field {
  const out = field(subject.width, subject.height)
  const { red, green, blue } = result.albedo
  const bare = field(subject.width, subject.height)
  for (let i = 0; i < bare.values.length; i++) bare.values[i] = red[i]! * 0.3 + green[i]! * 0.6 + blue[i]! * 0.1
  const soft = blur(bare, subject.unit, 1).values
  const reach = Math.max(1, Math.round(1.4 * subject.unit))
  for (let y = reach + 1; y < subject.height - reach - 1; y++) edgeRow(out, subject, result.ink.values, soft, reach, y)
  return out
}

function edgeRow(out: Field, subject: Subject, ink: Float32Array, bare: Float32Array, reach: number, y: number): void {
  const { width, coverage, thing, stuff, form, focus } = subject
  const nx = form[0].values
  const ny = form[1].values
  const down = reach * width
  const dy = (y - focus.y) / (focus.radius * 1.1)
  for (let x = reach + 1, i = y * width + x; x < width - reach - 1; x++, i++) {
    if (coverage[i]! < 0.5) continue
    let m = ink[i]! > 0.4 ? ink[i]! * 0.85 : 0
    if (coverage[i - 1]! < 0.5 || coverage[i + 1]! < 0.5 || coverage[i - width]! < 0.5 || coverage[i + width]! < 0.5)
      m = 1
    const kind = stuff[i]!
    const hairs = isStranded(kind) && isStranded(stuff[i + 1]!) && isStranded(stuff[i + width]!)
    if (hairs) m *= 0.6
    else if (kind !== BROW) {
      if (thing[i + 1] !== thing[i] || thing[i + width] !== thing[i]) m = Math.max(m, 0.6)
      const turn =
        Math.abs(nx[i + reach]! - nx[i - reach]!) +
        Math.abs(nx[i + down]! - nx[i - down]!) +
        Math.abs(ny[i + reach]! - ny[i - reach]!) +
        Math.abs(ny[i + down]! - ny[i - down]!)
      if (turn > 0.55) m = Math.max(m, 0.7 * smoothstep(0.55, 1.3, turn))
      const dx = (x - focus.x) / (focus.radius * 1.1)
      const a = bare[i - reach]! - bare[i + reach]!
      const b = bare[i - down]! - bare[i + down]!
      const least = dx * dx + dy * dy < 1 && kind === SKIN ? 26 : 52
      m = Math.max(m, 0.55 * smoothstep(least, 110, Math.sqrt(a * a + b * b)))
    }
    out.values[i] = m
  }
}

/** Thins a mask to lines one px wide (Zhang & Suen 1984). */
function thin(mask: Uint8Array, width: number, places: Uint32Array): void {
  const off = new Uint32Array(places.length)
  for (let round = 0; round < 8; round++) {
    let changed = false
    for (let half = 0; half < 2; half++) {
      let count = 0
      for (let k = 0; k < places.length; k++) {
        const i = places[k]!
        if (mask[i] === 1 && isSpare(mask, width, i, half)) off[count++] = i
      }
      for (let k = 0; k < count; k++) mask[off[k]!] = 0
      changed ||= count > 0
    }
    if (!changed) return
  }
}

function isSpare(mask: Uint8Array, width: number, i: number, half: number): boolean {
  const a = mask[i - width]!
  const b = mask[i - width + 1]!
  const c = mask[i + 1]!
  const d = mask[i + width + 1]!
  const e = mask[i + width]!
  const f = mask[i + width - 1]!
  const g = mask[i - 1]!
  const h = mask[i - width - 1]!
  const around = a + b + c + d + e + f + g + h
  if (around < 2 || around > 6) return false
  const turns =
    (1 - a) * b + (1 - b) * c + (1 - c) * d + (1 - d) * e + (1 - e) * f + (1 - f) * g + (1 - g) * h + (1 - h) * a
  if (turns !== 1) return false
  return half === 0 ? a * c * e === 0 && c * e * g === 0 : a * c * g === 0 && a * e * g === 0
}

/** Edges over `low` as smooth lines of at least `least` px. */
export function linesOf(edges: Field, least: number, low = 0.24, ease = 3): Line[] {
  const { width, height, values } = edges
  const mask = new Uint8Array(width * height)
  const found: number[] = []
  for (let y = 3; y < height - 3; y++) {
    for (let i = y * width + 3; i < (y + 1) * width - 3; i++) {
      if (values[i]! <= low) continue
      mask[i] = 1
      found.push(i)
    }
  }
  const places = Uint32Array.from(found)
  thin(mask, width, places)
  const around = [1, width, -1, -width, width + 1, width - 1, -width + 1, -width - 1]
  const lines: Line[] = []
  const take = (start: number) => {
    const path = walk(mask, values, around, start)
    if (path.length >= least) lines.push(smoothed(path, edges, ease))
  }
  // From their ends first, then what has none.
  for (const i of places) {
    if (mask[i] !== 1) continue
    let ends = 0
    for (const step of around) ends += mask[i + step]!
    if (ends === 1) take(i)
  }
  for (const i of places) if (mask[i] === 1) take(i)
  return lines
}

/** Follows a line, straight on where it can, and takes it off the mask. */
function walk(mask: Uint8Array, values: Float32Array, around: readonly number[], start: number): number[] {
  const path = [start]
  mask[start] = 0
  let last = 0
  for (let at = start; ; ) {
    let next = 0
    let best = -1
    for (const step of around) {
      if (mask[at + step] !== 1) continue
      const score = (step === last ? 3 : 0) + values[at + step]! * 0.5
      if (score <= best) continue
      best = score
      next = step
    }
    if (next === 0) return path
    at += next
    last = next
    mask[at] = 0
    path.push(at)
  }
}

function smoothed(path: readonly number[], { width, values }: Field, ease: number): Line {
  let points = new Float32Array(path.length * 2)
  let press = new Float32Array(path.length)
  for (const [k, i] of path.entries()) {
    points[k * 2] = i % width
    points[k * 2 + 1] = (i / width) | 0
    press[k] = values[i]!
  }
  for (let round = 0; round < ease; round++) {
    const next = points.slice()
    const weights = press.slice()
    for (let k = 1; k < path.length - 1; k++) {
      next[k * 2] = points[k * 2]! * 0.4 + (points[k * 2 - 2]! + points[k * 2 + 2]!) * 0.3
      next[k * 2 + 1] = points[k * 2 + 1]! * 0.4 + (points[k * 2 - 1]! + points[k * 2 + 3]!) * 0.3
      weights[k] = press[k]! * 0.4 + (press[k - 1]! + press[k + 1]!) * 0.3
    }
    points = next
    press = weights
  }
  return { points, press }
}

/** Adds a line to the path as a ribbon; widths in px at each point. */
export function ribbon(pen: SKRSContext2D, points: ArrayLike<number>, widths: ArrayLike<number>): void {
  const count = widths.length
  if (count < 2) return
  const side = (k: number, sign: number) => {
    const a = Math.max(0, k - 1) * 2
    const b = Math.min(count - 1, k + 1) * 2
    const dx = points[b]! - points[a]!
    const dy = points[b + 1]! - points[a + 1]!
    const half = (sign * widths[k]!) / 2 / (Math.sqrt(dx * dx + dy * dy) || 1)
    const x = points[k * 2]! - dy * half
    const y = points[k * 2 + 1]! + dx * half
    if (k === 0 && sign > 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  for (let k = 0; k < count; k++) side(k, 1)
  for (let k = count - 1; k >= 0; k--) side(k, -1)
  pen.closePath()
}

/** How a pen draws: `wide` px at the most, `breaks` how often it is lifted in the light, 0-1. */
export interface Nib {
  wide: number
  unit: number
  breaks: number
  seed: number
}

/** Pen lines: thick in shade and at outlines, thin in the light, now and then lifted, a little unsteady. */
export function drawLines(pen: SKRSContext2D, lines: readonly Line[], tone: Field, nib: Nib): void {
  const { wide, unit, breaks, seed } = nib
  pen.beginPath()
  for (const [index, { points, press }] of lines.entries()) {
    const count = press.length
    const stride = 3
    const long = Math.min(1, count / (60 * unit))
    const phase = (seed % 31) + index * 0.37
    let run: number[] = []
    let widths: number[] = []
    const lift = () => {
      const m = widths.length
      if (m > 2) {
        for (let k = 0; k < m; k++)
          widths[k]! *= 0.25 + 0.75 * Math.min(1, Math.min(k, m - 1 - k) / Math.min(m * 0.4, 9))
        ribbon(pen, run, widths)
      }
      run = []
      widths = []
    }
    for (let k = 0; k < count; k += stride) {
      const x = points[k * 2]!
      const y = points[k * 2 + 1]!
      const u = x / unit
      const v = y / unit
      const t = tone.values[Math.round(y) * tone.width + Math.round(x)]!
      const p = press[k]!
      const isOpen =
        (count > 30 * unit && p < 0.97 - 0.25 * t && cloud(u, v, 120, phase * 3) < breaks * (0.35 + 0.65 * t)) ||
        (t > 0.93 && count > 24 * unit && cloud(u, v, 120, phase) < 0.36)
      if (isOpen) {
        lift()
        continue
      }
      const width =
        wide * (0.3 + 0.75 * p) * (0.5 + 0.95 * (1 - t)) * (0.6 + 0.8 * cloud(u, v, 110, phase)) * (0.6 + 0.4 * long)
      run.push(x + (cloud(u, v, 70, phase) - 0.5) * 2.2 * unit, y + (cloud(u, v, 70, phase + 7) - 0.5) * 2.2 * unit)
      widths.push(Math.max(0.7, width))
    }
    lift()
  }
  pen.fill()
}

/** Noise of blots about `size` wide, 0-1 and fuller than plain grain. */
export function cloud(x: number, y: number, size: number, shift: number): number {
  return Math.max(0, Math.min(1, (grain(x / size + shift, y / size + shift * 0.7) - 0.5) * 1.5 + 0.5))
}

/** Brows and lashes as masses, which a pen sets down whole, 0-1. */
export function browsOf({ width, height, stuff }: Subject): Float32Array {
  const out = field(width, height)
  if (!stuff.includes(BROW)) return out.values
  for (let i = 0; i < stuff.length; i++) if (stuff[i] === BROW) out.values[i] = 1
  return blur(out, 1, 1).values
}
