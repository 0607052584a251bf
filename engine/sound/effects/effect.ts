import type { Random } from '../../paint/random.ts'
import type { SpaceName } from '../signal/space.ts'
import type { Placing } from '../signal/take.ts'

/** Where and of what an effect is made. */
export interface Stage {
  random: Random
  /** How long it is to be, s. */
  seconds: number
  /** How large what sounds is, against its usual size: 0.5 to 2.5. It divides frequencies. */
  big: number
  /** Adds a wave to the recording. */
  put: (wave: Float32Array, placing?: Placing) => void
}

/** A sound that can be asked for by name. */
export interface Effect {
  id: string
  /** Comma-separated, singular; the first is what people read. */
  words: string
  /** How long it is by itself, s; what goes on as long as it is wanted has none. */
  length?: number
  /** Where it is heard, if the words do not say. */
  space: SpaceName
  make: (stage: Stage) => void
}

/** Moments about `every` seconds apart, never evenly, until the end. */
export function moments({ random, seconds }: Stage, every: number, loose = 0.25, first = 0.02): number[] {
  const at: number[] = []
  for (let t = first; t < seconds - 0.12; t += every * (1 + random.range(-loose, loose))) at.push(t)
  return at
}
