import type { Random } from '../paint/random.ts'

// Fields that tile and loop: sums of plane waves with whole wave numbers a tile and whole turns a loop.

const STEPS = 4096
const cosines = Float32Array.from({ length: STEPS }, (_, i) => Math.cos((i / STEPS) * Math.PI * 2))
const TURN = Math.PI * 2

export interface Wave {
  /** Waves a tile, across and down. */
  kx: number
  ky: number
  /** Turns a loop. */
  turns: number
  height: number
  phase: number
}

export interface WaveOptions {
  count: number
  /** Shortest and longest, in waves a tile. */
  from: number
  to: number
  /** Turns a loop of a wave as long as the tile; shorter ones go faster by the root, as on water. */
  speed: number
  /** Tiles a loop that the whole field drifts by; rounded wave by wave. */
  drift?: readonly [x: number, y: number]
  /** How much lower shorter waves are: a power. */
  slope?: number
}

/** Waves whose sum is about within -1 to 1. */
export function waves(random: Random, { count, from, to, speed, drift = [0, 0], slope = 1 }: WaveOptions): Wave[] {
  const made: Wave[] = []
  let power = 0
  for (let i = 0; i < count; i++) {
    const k = from * (to / from) ** (i / Math.max(1, count - 1))
    const angle = random.range(0, TURN)
    const kx = Math.round(k * Math.cos(angle))
    const ky = Math.round(k * Math.sin(angle))
    const length = Math.hypot(kx, ky)
    const isBack = random.chance(0.5)
    const phase = random.next()
    if (length === 0) continue
    const own = speed * Math.sqrt(length) * (isBack ? -1 : 1)
    const turns = Math.round(own + drift[0] * kx + drift[1] * ky) || (isBack ? -1 : 1)
    const height = length ** -slope
    power += (height * height) / 2
    made.push({ kx, ky, turns, height, phase })
  }
  const scale = 0.45 / Math.sqrt(power || 1)
  for (const wave of made) wave.height *= scale
  return made
}

/** The heights of waves at a phase of the loop, over a tile of `size` x `size` (a power of two). */
export function raise(list: readonly Wave[], phase: number, size: number, into: Float32Array): void {
  into.fill(0)
  const step = STEPS / size
  for (const { kx, ky, turns, height, phase: first } of list) {
    const dx = kx * step
    const base = Math.round((first - turns * phase) * STEPS)
    for (let y = 0, i = 0; y < size; y++) {
      let q = base + ky * step * y
      for (let x = 0; x < size; x++, i++, q += dx) into[i]! += height * cosines[q & (STEPS - 1)]!
    }
  }
}

/** A value about 0, mostly within -1 to 1, that wanders without a beat and closes with the loop. */
export function flicker(random: Random, lowest: number, highest: number, slope = 0.6): (phase: number) => number {
  const parts: [turns: number, height: number, first: number][] = []
  let power = 0
  for (let turns = lowest; turns <= highest; turns++) {
    const height = (turns / lowest) ** -slope * random.range(0.4, 1.4)
    parts.push([turns, height, random.range(0, TURN)])
    power += (height * height) / 2
  }
  const scale = 0.45 / Math.sqrt(power)
  return (phase) => {
    let value = 0
    for (const [turns, height, first] of parts) value += height * Math.sin(TURN * turns * phase + first)
    return value * scale
  }
}

/** A number in [0, 1) from whole ones: what differs from one cycle of a thing to its next. */
export function dice(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}
