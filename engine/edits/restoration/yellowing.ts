import { labOf } from '../../own-style/lab.ts'
import type { Picture } from '../../paint/picture.ts'
import { quantile, throughTables } from './planes.ts'
import type { Mender } from './repair.ts'
import { gainsFor, gainTables, lightest } from './white.ts'

/** How yellow paper is, blue beside red: below this it is taken for yellowed. */
const YELLOWED = 0.84
/** Where yellow lies in everything, hardly anything is bluer than this in OKLab: a sunset has a sky. */
const BLUEST = 0.004
/** Paint is of many colours: what has yellowed is of one hue, which is of about the same strength in all that is light. */
const SPREAD = 0.042
/** Share of the px that stand for paper. */
const PAPER = 0.02
const MOST = 2

/** Whether all of a picture is yellow, and about as much. */
function isYellow(picture: Picture): boolean {
  const { l, b } = labOf(picture)
  const light: number[] = []
  const step = Math.max(1, Math.floor(l.length / 40_000))
  for (let i = 0; i < l.length; i += step) if (l[i]! > 0.35) light.push(b[i]!)
  if (light.length < 50) return false
  if (quantile(light, 0.03) < BLUEST) return false
  const spread = quantile(light, 0.84) - quantile(light, 0.16)
  return spread < 2 * SPREAD
}

export const yellowing: Mender = {
  measure(picture) {
    const [r, g, b] = lightest(picture, PAPER)
    const share = b / Math.max(1, r)
    if (share > YELLOWED || g < r * 0.8 || g < b || r < 110 || !isYellow(picture)) return { much: 0, told: '' }
    return {
      much: Math.min(1, (YELLOWED - share) * 2.4 + 0.3),
      told: `Yellowed paper: white has ${Math.round((1 - share) * 100)} % less blue than red`,
    }
  },
  mend(picture, strength) {
    const white = lightest(picture, PAPER)
    // Paper that is bluer than it is red has not yellowed.
    if (white[2] >= white[0] * 0.985) return undefined
    return throughTables(picture, gainTables(gainsFor(white, MOST), Math.min(1.1, 2 * strength)))
  },
}
