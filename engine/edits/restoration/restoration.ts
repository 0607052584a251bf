import { type Repair, repairs } from '../../../contract/edit-facts.ts'
import type { Picture } from '../../paint/picture.ts'
import { Refused } from '../refused.ts'
import type { Box } from '../steps.ts'
import { blocks } from './blocks.ts'
import { blur } from './blur.ts'
import { cast } from './cast.ts'
import { fading } from './fading.ts'
import { noise } from './noise.ts'
import type { Menders } from './repair.ts'
import { scratches } from './scratches.ts'
import { tears } from './tears.ts'
import { isFlat } from './white.ts'
import { yellowing } from './yellowing.ts'

const menders: Menders = { tears, scratches, yellowing, fading, cast, blocks, noise, blur }

/** What is not looked for in flat drawings. */
const ofColour: readonly Repair[] = ['yellowing', 'fading', 'cast']

/** Which damages are mended, and how strongly, 1-100: at 50 as much as is measured. "auto": those that are found. */
export type Wanted = 'auto' | Partial<Record<Repair, number>>

export interface Restored {
  picture: Picture
  /** What was found and mended, a sentence each. */
  told: string[]
}

const isSame = (one: Picture, other: Picture) => one.pixels.every((value, p) => value === other.pixels[p])

/**
 * A picture without the damages that are asked for, one after the other, each measured on what those before it left. The same
 * picture, wish and seed bring the same. Throws Refused where nothing is found that would have to be mended. `faces` that are known in it are copied nowhere. `told` hears how much
 * is done, 0-1, every second or so, and may throw to stop it.
 */
export function restored(
  source: Picture,
  wanted: Wanted,
  { seed, faces = [] }: { seed: number; faces?: readonly Box[] | undefined },
  told: (done: number) => void = () => undefined,
): Restored {
  let picture = source
  const done: string[] = []
  for (const [n, name] of repairs.entries()) {
    const hear = () => told(n / repairs.length)
    hear()
    const mender = menders[name]
    const isMeant = wanted === 'auto' && ofColour.includes(name) && isFlat(picture)
    const damage = isMeant ? { much: 0, told: '' } : mender.measure(picture)
    const strength = wanted === 'auto' ? (damage.much > 0 ? 50 : 0) : (wanted[name] ?? 0)
    if (strength === 0) continue
    const mended = mender.mend(picture, strength / 100, { seed, faces, told: hear })
    if (!mended || isSame(mended, picture)) continue
    picture = mended
    if (damage.much > 0) done.push(damage.told)
  }
  if (picture === source) throw new Refused('nothing-to-do')
  return { picture, told: done }
}
