import type { Random } from '../../paint/random.ts'

/** White noise, evenly spread in [-1, 1): quick enough to be drawn for every sample (Marsaglia's xorshift32). */
export function noiseOf(random: Random): () => number {
  let state = Math.floor(random.next() * 0xffff_fffe) + 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state | 0) / 0x8000_0000
  }
}

/** White noise, `count` samples. */
export function hiss(random: Random, count: number): Float32Array {
  const noise = noiseOf(random)
  const wave = new Float32Array(count)
  for (let i = 0; i < count; i++) wave[i] = noise()
  return wave
}

/** A slow wandering about 0, within about ±1, with `rate` turns a second; closes over `period` seconds. */
export function drift(random: Random, rate: number, period: number): (seconds: number) => number {
  const turns = Math.max(1, Math.round(rate * period))
  const waves = [0.5, 1, 1.7, 2.6].map((k) => ({
    speed: (2 * Math.PI * Math.max(1, Math.round(turns * k))) / period,
    phase: random.range(0, 2 * Math.PI),
    depth: 0.62 / Math.sqrt(k + 0.5),
  }))
  return (seconds) => waves.reduce((sum, { speed, phase, depth }) => sum + depth * Math.sin(speed * seconds + phase), 0)
}
