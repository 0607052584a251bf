import { finish } from '../../paint/finish.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import type { Picture } from '../../paint/picture.ts'
import type { Plate } from '../paint.ts'
import { drawnRelief, reliefOf } from './relief-of.ts'

const hands: Record<string, (plate: Plate, checkpoint: Checkpoint) => Picture> = {
  painted: (plate, checkpoint) =>
    finish(reliefOf(plate), 'painted', { exposure: 1.12, vignette: 0.35, brush: 0.5, checkpoint }),
  inked: (plate, checkpoint) => finish(drawnRelief(plate), 'inked', { groundWash: 0.5, checkpoint }),
  woodcut: (plate, checkpoint) => finish(drawnRelief(plate), 'woodcut', { checkpoint }),
}

/** A painted scene brought to a style. Throws RangeError for one that landscapes are not finished in. */
export function finishLandscape(plate: Plate, style: string, checkpoint: Checkpoint): Picture {
  const hand = hands[style]
  if (!hand) throw new RangeError(`A landscape is not finished in the style ${style}`)
  checkpoint(0, 'Finishing')
  return hand(plate, checkpoint)
}
