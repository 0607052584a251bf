import type { Checkpoint } from '../generator.ts'
import type { Rgb } from './colour.ts'
import { gilded } from './finish-gilded.ts'
import { inked } from './finish-inked.ts'
import { painted } from './finish-painted.ts'
import { stainedGlass } from './finish-stained-glass.ts'
import { tarot } from './finish-tarot.ts'
import { woodcut } from './finish-woodcut.ts'
import type { Sky } from './gilded-sky.ts'
import type { Picture } from './picture.ts'
import type { Relief } from './relief.ts'

export interface FinishOptions {
  /** How far the corners darken, 0-1; 0.5 when left out. */
  vignette?: number
  /** Where the eye should rest, units; the middle when left out. Brushwork is finest there. */
  focus?: readonly [number, number]
  /** How bright the painting is developed; 1 when left out. */
  exposure?: number
  /** Size of the brush, 1 when left out; smaller keeps small things sharp, 0 leaves every touch as it was. */
  brush?: number
  /** How strongly the bare ground is washed with its own colour in ink, 0-1; 0.35 when left out. Dark scenes want more. */
  groundWash?: number
  /** Colour of the paper of ink and woodcut. */
  paper?: Rgb
  /** Hour and weather, for hands that tell of them in their own way. */
  sky?: Sky
  /** The ground is to be taken away: no border is put around it. */
  isAlone?: boolean
  checkpoint?: Checkpoint
}

const hands = { painted, inked, woodcut, tarot, 'stained-glass': stainedGlass, gilded } as const

/** Styles a relief can be finished in. */
export const finishes: readonly string[] = Object.keys(hands)

/** A lit relief as a picture in one of `finishes`. Throws RangeError for any other. */
export function finish(result: Relief, style: string, options: FinishOptions = {}): Picture {
  const hand = hands[style as keyof typeof hands]
  if (!hand) throw new RangeError(`A relief is not finished in the style ${style}`)
  options.checkpoint?.(0, 'Finishing')
  return hand(result, options)
}
