import type { Phone } from '../motion.ts'

/** What a mouth is like at a moment, each 0-1. */
export interface MouthShape {
  open: number
  /** Drawn together and forward, as for "oo". */
  purse: number
  /** Drawn apart, as for "ee". */
  spread: number
  /** Lips shut on each other, as for "m". */
  press: number
}

type Shape = readonly [open: number, purse: number, spread: number, press: number]

/**
 * How the lips stand for each sound: vowels by how far the jaw drops and the lips are rounded in American English (as charted in
 * phonetics), consonants by where they are made. Sounds of one look share it: p, b and m cannot be told apart by eye.
 */
const shapes: Readonly<Record<string, Shape>> = {
  pau: [0, 0, 0, 0],
  aa: [0.95, 0, 0.05, 0],
  ae: [0.85, 0, 0.45, 0],
  ah: [0.6, 0, 0.1, 0],
  ao: [0.75, 0.5, 0, 0],
  aw: [0.8, 0.35, 0, 0],
  ax: [0.4, 0, 0.05, 0],
  ay: [0.85, 0, 0.3, 0],
  eh: [0.6, 0, 0.4, 0],
  er: [0.35, 0.5, 0, 0],
  ey: [0.5, 0, 0.6, 0],
  ih: [0.38, 0, 0.5, 0],
  iy: [0.25, 0, 0.85, 0],
  ow: [0.55, 0.8, 0, 0],
  oy: [0.6, 0.7, 0, 0],
  uh: [0.35, 0.6, 0, 0],
  uw: [0.22, 1, 0, 0],
  b: [0, 0, 0, 1],
  p: [0, 0, 0, 1],
  m: [0, 0, 0, 1],
  f: [0.12, 0, 0.2, 0.5],
  v: [0.14, 0, 0.2, 0.4],
  w: [0.15, 1, 0, 0],
  r: [0.25, 0.55, 0, 0],
  l: [0.36, 0, 0.15, 0],
  th: [0.28, 0, 0.15, 0],
  dh: [0.28, 0, 0.15, 0],
  t: [0.2, 0, 0.25, 0],
  d: [0.22, 0, 0.25, 0],
  n: [0.2, 0, 0.25, 0],
  s: [0.12, 0, 0.5, 0],
  z: [0.14, 0, 0.5, 0],
  sh: [0.18, 0.7, 0, 0],
  zh: [0.18, 0.7, 0, 0],
  ch: [0.18, 0.65, 0, 0],
  jh: [0.2, 0.6, 0, 0],
  k: [0.32, 0, 0.1, 0],
  g: [0.32, 0, 0.1, 0],
  ng: [0.3, 0, 0.1, 0],
  hh: [0.42, 0, 0.05, 0],
  y: [0.24, 0, 0.7, 0],
}
const unknown: Shape = [0.3, 0, 0.1, 0]

/** How strongly a sound holds on to its own shape beside its neighbours': lips that must meet do. */
const firm = new Map([...'bpm'].map((name) => [name, 5]))
for (const name of ['f', 'v', 'w', 'uw', 'sh', 'ch', 'jh']) firm.set(name, 2.2)

/** Lips come to a sound before it is heard, s. */
const AHEAD = 0.035
/** No sound takes less time of a mouth, s. */
const LEAST = 0.045

/**
 * A mouth in time with what is said: each moment is of the sounds about it, the nearer the more (Cohen and Massaro's dominance
 * functions, 1993). Shut before the first and after the last.
 */
export function mouthAt(phones: readonly Phone[], seconds: number): MouthShape {
  const t = seconds + AHEAD
  const sum = [0, 0, 0, 0]
  let weight = 0.02
  for (const { name, from, to } of phones) {
    if (to < t - 0.5 || from > t + 0.5) continue
    const half = Math.max(LEAST, (to - from) * 0.5)
    const away = (t - (from + to) / 2) / half
    const own = (firm.get(name) ?? 1) * Math.exp(-(away * away) * 1.1)
    const shape = shapes[name] ?? unknown
    for (let k = 0; k < 4; k++) sum[k]! += own * shape[k]!
    weight += own
  }
  return { open: sum[0]! / weight, purse: sum[1]! / weight, spread: sum[2]! / weight, press: sum[3]! / weight }
}

/** How lively somebody speaks about a moment, 0-1: heads nod and brows rise with it. */
export function livelinessAt(phones: readonly Phone[], seconds: number): number {
  let sum = 0
  for (const { name, from, to } of phones) {
    if (to < seconds - 0.8 || from > seconds + 0.8) continue
    const [open] = shapes[name] ?? unknown
    sum += open * (to - from) * Math.exp(-((((from + to) / 2 - seconds) / 0.22) ** 2))
  }
  return Math.min(1, sum * 5)
}
