import type { Vec } from '../../mesh/geometry.ts'
import type { Random } from '../../paint/random.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { BeardStyle, Person } from '../scene.ts'
import { type FaceSpot, reflects, things } from './skin.ts'
import { addStrands, type Root, rootsOn } from './strands.ts'

/** How a beard is cut. Lengths in dm for a head of the usual size. */
interface Trim {
  /** Cheeks and jaw, the chin alone, or only the sides. */
  where: 'all' | 'chin' | 'sides' | 'none'
  moustache: boolean
  long: number
  curl: number
  /** How far apart the tips are: above 0 they spread, below they gather. */
  fan: number
  count: number
}

const trims: Record<Exclude<BeardStyle, 'tentacles'>, Trim> = {
  full: { where: 'all', moustache: true, long: 0.75, curl: 0.24, fan: 0.2, count: 1500 },
  long: { where: 'all', moustache: true, long: 2.2, curl: 0.2, fan: -0.6, count: 1900 },
  short: { where: 'all', moustache: true, long: 0.2, curl: 0.12, fan: 0, count: 2400 },
  braided: { where: 'all', moustache: true, long: 1.7, curl: 0.3, fan: -1.2, count: 1800 },
  moustache: { where: 'none', moustache: true, long: 0.4, curl: 0.05, fan: 0, count: 420 },
  goatee: { where: 'chin', moustache: true, long: 0.42, curl: 0.1, fan: -0.5, count: 620 },
  sideburns: { where: 'sides', moustache: false, long: 0.35, curl: 0.25, fan: 0.3, count: 900 },
  forked: { where: 'all', moustache: true, long: 1.5, curl: 0.15, fan: 0, count: 1700 },
}

const LIP = -0.56
const MOUTH = -0.64

/** Where a moustache grows, and where the rest. */
const isMoustache = ({ x, y, z }: FaceSpot) => Math.abs(x) < 0.32 && y < -0.44 && y > LIP && z > 0.15

function densityOf(trim: Trim): (face: FaceSpot) => number {
  return (face) => {
    const { y, z } = face
    const x = Math.abs(face.x)
    if (z < -0.62 || y > 0 || y < -1.42) return 0
    if (y < -1.12 && z < -0.25) return 0
    if (trim.moustache && isMoustache(face)) return 1
    // The lips stay free, and the place under the nose.
    if (z > 0.05 && x < 0.3 && y > MOUTH - 0.1) return 0
    if (trim.where === 'none') return 0
    if (trim.where === 'chin') return x < 0.3 && y < MOUTH - 0.1 && z > -0.1 ? 1 : 0
    if (trim.where === 'sides') return x > 0.45 && y < -0.05 && y > -0.95 && z < 0.1 ? 1 : 0
    return y < -0.6 + (x - 0.3) * 1.15 ? 1 : 0
  }
}

export function addBeard(figure: Figure, person: Person, random: Random): void {
  const { beard } = person
  if (!beard || beard.style === 'tentacles') return
  const trim = trims[beard.style]
  const head = figure.head
  const roots = rootsOn(figure, densityOf(trim), trim.count, random)
  const long = (root: Root) => {
    if (isMoustache(root.face))
      return (0.2 + 0.26 * Math.abs(root.face.x) + (trim.where === 'none' ? 0.16 : 0)) * head[1]
    const x = Math.abs(root.face.x)
    const low = root.face.y < MOUTH ? 1 : 0.6
    return trim.long * head[1] * (0.35 + 0.75 * Math.max(0, 1 - x * 0.9)) * low
  }
  addStrands(
    figure,
    {
      roots,
      length: long,
      flow: ({ at, normal, face }, t): Vec => {
        const aside = Math.sign(at[0] || 1)
        if (isMoustache(face)) return [aside * (0.35 + 1.4 * Math.abs(at[0]) + 0.3 * t), -0.7, 0.55 * (1 - t)]
        const out = Math.max(0, 0.6 - t * 1.5)
        const apart =
          beard.style === 'forked'
            ? aside * 0.35 * t
            : beard.style === 'sideburns'
              ? aside * 0.5
              : at[0] * (0.1 + trim.fan * 0.5 * t)
        return [normal[0] * out + apart, normal[1] * out * 0.4 - 0.45 - t * 0.8, normal[2] * out + 0.14 * (1 - t)]
      },
      facing: ({ at, normal }) => [normal[0] * 0.3 + at[0] * 1.3, 0.12 + 0.2 * normal[1], 0.75],
      width: beard.style === 'short' ? 0.011 : 0.026,
      segments: trim.long > 1 ? 9 : 6,
      curl: trim.curl,
      colour: reflects(beard.colour),
      thing: things.beard,
    },
    random,
  )
}
