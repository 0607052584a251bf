import type { Rgb } from './colour.ts'
import type { Checkpoint } from './frame.ts'
import type { Sky } from './gilded-sky.ts'

/** What every hand that finishes a relief may be told. */
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
  /** What the picture is of, in a word or two, for hands that letter: 'The ranger'. */
  title?: string
  /** The ground is to be taken away: no border is put around it. */
  isAlone?: boolean
  checkpoint?: Checkpoint
}
