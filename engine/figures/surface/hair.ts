import type { Rgb } from '../../paint/colour.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Press } from '../hats/hats.ts'
import type { HairStyle, Person } from '../scene.ts'
import { addCards } from './cards.ts'
import { reflects, things } from './skin.ts'

const dim = (colour: readonly number[], by: number): [number, number, number] => [
  colour[0]! * by,
  colour[1]! * by,
  colour[2]! * by,
]

/** Cards of each style, for women and for men. */
const cards: Partial<Record<HairStyle, readonly [string, string]>> = {
  short: ['hair/short03', 'hair/short02'],
  long: ['hair/long01', 'hair/long01'],
  braid: ['hair/braid01', 'hair/braid01'],
  curly: ['hair/afro01', 'hair/afro01'],
  bun: ['hair/ponytail01', 'hair/ponytail01'],
  ponytail: ['hair/ponytail01', 'hair/ponytail01'],
  wild: ['hair/bob02', 'hair/short01'],
  fringe: ['hair/bob01', 'hair/short01'],
  bob: ['hair/bob02', 'hair/bob02'],
}

/** Lifts what would hang before the eyes: a face is what a portrait is of. */
function parted(positions: Float32Array, { eye, head }: Figure): void {
  for (let i = 0; i < positions.length; i += 3) {
    const x = Math.abs(positions[i]!) / head[0]
    const y = (positions[i + 1]! - eye[1]) / head[1]
    const z = (positions[i + 2]! - eye[2]) / head[2]
    if (z < -0.1 || y > 0.5 || y < -1.1) continue
    // Sideways from the middle of the face, and up from the brow where it is amid it.
    const inside = Math.max(0, 1 - x / 0.66)
    if (inside === 0) continue
    positions[i] = Math.sign(positions[i]! || 1) * (x + (0.66 - x) * Math.min(1, inside * 4) * 0.95) * head[0]
    positions[i + 1] = eye[1] + (y + Math.max(0, 0.42 - y) * Math.min(1, inside * 1.3)) * head[1]
    positions[i + 2]! -= 0.18 * inside * head[2]
  }
}

/** Hair, brows and lashes. Gives the colour of the roots, where the scalp is to be tinted. */
export function addHair(figure: Figure, person: Person, press?: Press): readonly number[] | undefined {
  const colour: Rgb = person.hair?.colour ?? person.beard?.colour ?? [70, 52, 40]
  const own = reflects(colour)
  const female = person.build.bust > 0
  addCards(figure, {
    name: 'eyelashes/eyelashes02',
    colour: [0.06, 0.04, 0.04],
    thing: things.eyes,
    bias: 0.006,
    plain: true,
  })
  addCards(figure, {
    name: female ? 'eyebrows/eyebrow010' : person.face.brows > 1.4 ? 'eyebrows/eyebrow006' : 'eyebrows/eyebrow001',
    colour: dim(own, 0.7),
    thing: things.skin,
    bias: 0.008,
    gain: 1.8,
    plain: true,
  })
  const style = person.hair?.style
  const pair = style && cards[style]
  if (!pair) return undefined
  addCards(figure, {
    name: pair[female ? 0 : 1],
    colour: own,
    thing: things.hair,
    shape(positions, of) {
      parted(positions, of)
      press?.(positions)
    },
  })
  return own
}
