import type { Random } from '../../paint/random.ts'
import { type FilterKind, filtered, lowPassed } from '../signal/filters.ts'
import { hiss } from '../signal/noise.ts'
import type { Take } from '../signal/take.ts'
import { SAMPLE_RATE } from '../sound.ts'

/** Where a layer is made. */
export interface Bed {
  random: Random
  /** Of the ring, s. */
  seconds: number
  take: Take
  /** How much is going on, against usual: 0.4 to 2. */
  busy: number
  isIndoors: boolean
}

/** Something that is heard in a place all along, or now and then. */
export interface Layer {
  id: string
  /** Comma-separated, singular; the first is what people read. */
  words: string
  /** How loud it is by itself among others, LUFS. */
  level: number
  make: (bed: Bed) => void
}

/** Samples of a ring that are filtered first, so that its beginning goes on from its end. */
const LEAD = SAMPLE_RATE / 2

/** Noise that goes round without a seam, in each ear its own; `gain` and `hz` over seconds must close, as `drift` does. */
export function ringNoise(
  { random, seconds, take }: Bed,
  kind: FilterKind,
  hz: number | ((seconds: number) => number),
  {
    q = 0.7,
    gain = () => 1,
    loud = 1,
    wet = 0,
    twice = false,
  }: { q?: number; gain?: (seconds: number) => number; loud?: number; wet?: number; twice?: boolean } = {},
): void {
  for (const pan of [-1, 1]) {
    const wave = hiss(random, take.count)
    const course = typeof hz === 'function' ? (share: number) => hz(share * seconds) : hz
    filtered(wave, kind, course, q, LEAD)
    if (twice) filtered(wave, kind, course, q, LEAD)
    const step = 256
    let before = gain(0)
    for (let from = 0; from < wave.length; from += step) {
      const after = gain(((from + step) / SAMPLE_RATE) % seconds)
      const end = Math.min(wave.length, from + step)
      for (let i = from; i < end; i++) wave[i] = wave[i]! * Math.max(0, before + ((after - before) * (i - from)) / step)
      before = after
    }
    take.put(wave, { pan, gain: loud / Math.SQRT2, wet })
  }
}

/** A wave played faster or slower, and so higher or lower: 1 is as it is. */
export function played(wave: Float32Array, rate: number): Float32Array {
  const out = new Float32Array(Math.floor((wave.length - 1) / rate))
  for (let i = 0; i < out.length; i++) {
    const at = i * rate
    const first = Math.floor(at)
    out[i] = wave[first]! + (wave[first + 1]! - wave[first]!) * (at - first)
  }
  return out
}

export interface Happening {
  /** How often, s between two on average. */
  every: number
  make: (random: Random) => Float32Array
  /** How many are made; they return, higher or lower and elsewhere. */
  kinds?: number
  /** How near the nearest and the farthest are, 0-1: what is far is softer, duller and more of the room. */
  near?: readonly [least: number, most: number]
  /** How far the pitch of one that returns strays. */
  stray?: number
  /** Where; left out: anywhere. */
  pan?: readonly [left: number, right: number]
  gain?: number
}

/** Things that happen now and then, never evenly, round the ring. */
export function happenings(
  bed: Bed,
  { every, make, kinds = 6, near = [0.2, 1], stray = 0.07, pan = [-0.9, 0.9], gain = 1 }: Happening,
): void {
  const { random, seconds, take, busy } = bed
  const count = Math.max(1, Math.round((seconds * busy) / every))
  const waves = Array.from({ length: Math.min(count, kinds) }, (_, n) => make(random.fork(`kind ${n}`)))
  // Waits with a least one between them, scaled so that they fill the ring.
  const waits = Array.from({ length: count }, () => 0.25 - Math.log(1 - random.next()))
  const total = waits.reduce((sum, wait) => sum + wait, 0)
  let at = random.range(0, seconds)
  let last = -1
  for (const wait of waits) {
    let kind = random.int(0, waves.length - 1)
    if (kind === last && waves.length > 1) kind = (kind + 1) % waves.length
    last = kind
    const close = random.range(near[0], near[1])
    const wave = played(waves[kind]!, 1 + random.range(-stray, stray))
    if (close < 0.75) lowPassed(wave, 900 + 9000 * close * close)
    take.put(wave, {
      at,
      gain: gain * (0.12 + 0.88 * close ** 1.5),
      pan: random.range(pan[0], pan[1]),
      wet: 0.25 + 0.75 * (1 - close),
    })
    at += (wait / total) * seconds
  }
}

/** Regular steps of somebody who comes from one side, passes and goes, `times` times round the ring. */
export function passing(
  bed: Bed,
  times: number,
  pace: number,
  make: (random: Random) => Float32Array,
  length: readonly [number, number],
  near = 0.8,
): void {
  const { random, seconds, take } = bed
  const waves = Array.from({ length: 5 }, (_, n) => make(random.fork(`step ${n}`)))
  for (let n = 0; n < times; n++) {
    const start = (seconds * (n + random.range(0.05, 0.75))) / times
    const lasts = random.range(length[0], length[1])
    const from = random.pick([-1, 1]) * random.range(0.4, 1)
    const own = random.range(0.9, 1.12)
    const closest = near * random.range(0.5, 1)
    for (let t = 0, k = 0; t < lasts; k++) {
      const share = t / lasts
      const close = closest * Math.sin(Math.PI * share) ** 0.8
      const wave = played(waves[k % 5]!, own * random.range(0.96, 1.04))
      take.put(wave, { at: start + t, gain: 0.04 + close, pan: from * (1 - 2 * share), wet: 0.25 + 0.5 * (1 - close) })
      t += pace * own * random.range(0.93, 1.07)
    }
  }
}
