import { type Oklab, type Rgb, toOklab } from './colour.ts'
import type { Paint } from './picture.ts'
import type { Subject } from './subject.ts'

/** What is to be printed, and with what. */
export interface Choice {
  inks: readonly Rgb[]
  /** Whether what is covered is meant, or else the ground. */
  covered: boolean
  /** With how many of the inks at most. */
  most: number
  /** An ink that is not to be used. */
  but?: number
  /** How a colour is seen before its ink is looked for. */
  seen?: (colour: Oklab) => Oklab
}

function nearest([l, a, b]: Oklab, labs: readonly Oklab[], among: readonly number[]): number {
  let best = among[0]!
  let least = Infinity
  for (const k of among) {
    const ink = labs[k]!
    // A wrong hue is worse than a wrong lightness.
    const d = (l - ink[0]) ** 2 * 0.5 + ((a - ink[1]) ** 2 + (b - ink[2]) ** 2) * 3
    if (d >= least) continue
    least = d
    best = k
  }
  return best
}

const five = (v: number) => Math.min(31, Math.max(0, v >> 3))
const colourOf = (c: number): Rgb => [((c >> 10) & 31) * 8 + 4, ((c >> 5) & 31) * 8 + 4, (c & 31) * 8 + 4]

/** Which ink (its place among `inks`) each sample takes: of the few that are needed most. */
export function chosen({ red, green, blue }: Paint, cover: Float32Array, choice: Choice): Uint8Array {
  const { inks, covered, most, but, seen = (lab) => lab } = choice
  const out = new Uint8Array(cover.length)
  const colours = new Uint16Array(cover.length)
  const counts = new Uint32Array(1 << 15)
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! > 0.5 !== covered) continue
    colours[i] = (five(red[i]!) << 10) | (five(green[i]!) << 5) | five(blue[i]!)
    counts[colours[i]!]!++
  }
  const labs = inks.map(toOklab)
  const offered = inks.map((_, k) => k).filter((k) => k !== but)
  const met = new Map<number, Oklab>()
  const wanted = new Float64Array(inks.length)
  for (let c = 0; c < counts.length; c++) {
    if (counts[c] === 0) continue
    const lab = seen(toOklab(colourOf(c)))
    met.set(c, lab)
    wanted[nearest(lab, labs, offered)]! += counts[c]!
  }
  const used = offered.toSorted((a, b) => wanted[b]! - wanted[a]! || a - b).slice(0, most)
  const ink = new Uint8Array(1 << 15)
  for (const [c, lab] of met) ink[c] = nearest(lab, labs, used)
  for (let i = 0; i < cover.length; i++) if (cover[i]! > 0.5 === covered) out[i] = ink[colours[i]!]!
  return out
}

/** Which part of which thing each sample is of, `step` px apart: a number for its stuff on that thing; 0 where nobody knows. */
export function samplesOf(subject: Subject, cover: Float32Array, width: number, step: number): Uint32Array {
  const parts = new Uint32Array(cover.length)
  for (let i = 0; i < cover.length; i++) {
    if (cover[i]! <= 0.5) continue
    const x = Math.min(subject.width - 1, (i % width) * step)
    const at = Math.min(subject.height - 1, Math.floor(i / width) * step) * subject.width + x
    if (subject.thing[at] !== 0) parts[i] = subject.thing[at]! * 16 + subject.stuff[at]!
  }
  return parts
}

/** Every part of a thing leans to its mean colour, or what is mottled would be printed in spots. */
export function calm({ red, green, blue }: Paint, parts: Uint32Array): void {
  const sums = new Map<number, number[]>()
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    if (part === 0) continue
    const sum = sums.get(part) ?? [0, 0, 0, 0]
    if (sum[3] === 0) sums.set(part, sum)
    sum[0]! += red[i]!
    sum[1]! += green[i]!
    sum[2]! += blue[i]!
    sum[3]!++
  }
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] === 0) continue
    const [r, g, b, n] = sums.get(parts[i]!) as [number, number, number, number]
    red[i]! += (r / n - red[i]!) * 0.45
    green[i]! += (g / n - green[i]!) * 0.45
    blue[i]! += (b / n - blue[i]!) * 0.45
  }
}
