import type { Picture } from '../paint/picture.ts'
import { filledAs } from './fill.ts'
import { type Gap, montage } from './montage.ts'

/**
 * A picture with a gap filled by pieces of the picture: what fits is laid together, mended where it fits badly, and its seams are taken
 * away. The same gap and seed bring the same. Throws Refused('nothing-left') where nothing can be copied; `told` hears how much is
 * done, 0-1, and may throw to stop it.
 */
export function pieced(gap: Gap, seed: number, told: (done: number) => void): Picture {
  const guess = montage(gap, (done) => told(0.55 * done))
  const barred = gap.never.map((value, at) => value || gap.subject[at]!)
  return filledAs(gap.picture, gap.mask, guess, { seed, barred }, (done) => told(0.55 + 0.4 * done))
}
