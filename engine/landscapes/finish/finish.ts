import type { Checkpoint } from '../../paint/frame.ts'
import type { Picture } from '../../paint/picture.ts'
import type { Plate } from '../paint.ts'
import { inkedLandscape } from './inked.ts'
import { paintedLandscape } from './painted.ts'
import { woodcutLandscape } from './woodcut.ts'

const hands: Record<string, (plate: Plate, checkpoint: Checkpoint) => Picture> = {
  painted: paintedLandscape,
  inked: inkedLandscape,
  woodcut: woodcutLandscape,
}

/** A painted scene brought to a style. Throws RangeError for one that landscapes are not finished in. */
export function finishLandscape(plate: Plate, style: string, checkpoint: Checkpoint): Picture {
  const hand = hands[style]
  if (!hand) throw new RangeError(`A landscape is not finished in the style ${style}`)
  checkpoint(0, 'Finishing')
  return hand(plate, checkpoint)
}
