import { SAMPLE_RATE, type Sound } from '../sound.ts'
import { filtered } from './filters.ts'
import { gainOf, loudnessOf, truePeakOf } from './loudness.ts'

/** True peaks stay below this, dBTP: one below the bar of -1, which lossy encoders overshoot a little. */
const CEILING = -1.6
/** What nobody hears, and what moves a loudspeaker's cone about: below this, Hz. */
const LOWEST = 24
/** Samples that share a step of the limiter. */
const BLOCK = 64

/** Takes DC and rumble away, in place. */
export function withoutRumble(sound: Sound, ring: boolean): Sound {
  for (const wave of [sound.left, sound.right]) filtered(wave, 'high', LOWEST, Math.SQRT1_2, ring ? SAMPLE_RATE : 0)
  return sound
}

function scale({ left, right }: Sound, gain: number): void {
  for (let i = 0; i < left.length; i++) {
    left[i] = left[i]! * gain
    right[i] = right[i]! * gain
  }
}

/** What each block must be multiplied by to stay below the ceiling, spread over `look` blocks before it, recovering slowly. */
function gainsFor({ left, right }: Sound, ceiling: number): Float32Array | undefined {
  const blocks = Math.ceil(left.length / BLOCK)
  const need = new Float32Array(blocks).fill(1)
  let isLoud = false
  for (let block = 0; block < blocks; block++) {
    let peak = 0
    const end = Math.min(left.length, (block + 1) * BLOCK)
    for (let i = block * BLOCK; i < end; i++) peak = Math.max(peak, Math.abs(left[i]!), Math.abs(right[i]!))
    if (peak > ceiling) {
      need[block] = ceiling / peak
      isLoud = true
    }
  }
  if (!isLoud) return undefined
  // Round the ring: the end looks ahead to the beginning, and the beginning recovers from the end.
  const look = 4
  const least = need.map((_, k) => {
    let low = 1
    for (let n = -1; n <= look; n++) low = Math.min(low, need[(k + n + blocks) % blocks]!)
    return low
  })
  const recover = 1 - Math.exp(-BLOCK / (0.15 * SAMPLE_RATE))
  let gain = 1
  for (let k = 0; k < blocks * 2; k++) {
    gain = Math.min(least[k % blocks]!, gain + (1 - gain) * recover)
    if (k >= blocks) least[k - blocks] = gain
  }
  // Falling is spread over the blocks before, so that nothing falls at once.
  const smooth = least.map((_, k) => {
    let sum = 0
    for (let n = 0; n < look; n++) sum += least[(k + n) % blocks]!
    return Math.min(sum / look, least[k]!)
  })
  return smooth
}

function applyGains({ left, right }: Sound, gains: Float32Array): void {
  const blocks = gains.length
  const edge = (k: number) => Math.min(gains[(k - 1 + blocks) % blocks]!, gains[k % blocks]!)
  for (let block = 0; block < blocks; block++) {
    const from = edge(block)
    const to = edge(block + 1)
    const start = block * BLOCK
    const end = Math.min(left.length, start + BLOCK)
    for (let i = start; i < end; i++) {
      const gain = from + ((to - from) * (i - start)) / BLOCK
      left[i] = left[i]! * gain
      right[i] = right[i]! * gain
    }
  }
}

/** Something that is done to a sound, and alike to the parts that it is the sum of. */
type Step = (sound: Sound) => void

/** Holds the true peak below the ceiling, in place; tells what was done. */
function limit(sound: Sound): Step[] {
  const steps: Step[] = []
  const act = (step: Step) => {
    step(sound)
    steps.push(step)
  }
  let ceiling = gainOf(CEILING) * 0.97
  for (let pass = 0; pass < 4; pass++) {
    const gains = gainsFor(sound, ceiling)
    if (gains) act((each) => applyGains(each, gains))
    const over = truePeakOf(sound) / gainOf(CEILING)
    if (over <= 1) return steps
    ceiling *= 0.985 / over
  }
  const over = truePeakOf(sound) / gainOf(CEILING)
  if (over > 1) act((each) => scale(each, 1 / over))
  return steps
}

/**
 * Brings a sound to a loudness (LUFS), its peaks held, in place. What is as good as silent stays so. `ring`: its end leads into its
 * beginning. Returns what does the same, gain for gain, to a part that it is the sum of: mastered one by one, they still add up to it.
 */
export function mastering(sound: Sound, loudness: number, ring = false): (part: Sound) => Sound {
  const steps: Step[] = [(each) => withoutRumble(each, ring)]
  withoutRumble(sound, ring)
  for (let pass = 0; pass < 3; pass++) {
    const now = loudnessOf(sound)
    if (now === Number.NEGATIVE_INFINITY || Math.abs(now - loudness) < 0.1) break
    const gain = gainOf(loudness - now)
    scale(sound, gain)
    steps.push((each) => scale(each, gain), ...limit(sound))
  }
  return (part) => {
    for (const step of steps) step(part)
    return part
  }
}

/** Brings a sound to a loudness (LUFS), its peaks held, in place; see `mastering`. */
export function master(sound: Sound, loudness: number, ring = false): Sound {
  mastering(sound, loudness, ring)
  return sound
}

/** Brings the highest true peak to the ceiling, in place. */
export function masterByPeak(sound: Sound, ring = false): Sound {
  withoutRumble(sound, ring)
  const peak = truePeakOf(sound)
  if (peak > 1e-6) scale(sound, gainOf(CEILING) / peak)
  return sound
}
