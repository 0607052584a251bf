import type { Rgb } from '../../paint/colour.ts'
import { random } from '../../paint/random.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Press } from '../hats/hats.ts'
import { isFemale, type Person } from '../scene.ts'
import { addCards, type Grown } from '../surface/cards.ts'
import { type FaceSpot, reflects, type SkinMark, things } from '../surface/skin.ts'
import { skullOf } from './scalp.ts'
import { scalpOf, styles } from './styles.ts'
import { Tresses } from './tresses.ts'

const dim = (colour: readonly number[], by: number): [number, number, number] => [
  colour[0]! * by,
  colour[1]! * by,
  colour[2]! * by,
]

/** Hair that is plaited, tied or long is out of sight in a hood. */
const tucked = ({ headwear, hair }: Person): boolean =>
  (headwear?.kind === 'hood' || headwear?.kind === 'coif') &&
  /braid|plait|locks|cornrows|tail|bun|knot|half-up|mohawk|ringlets|long|afro/.test(hair?.style ?? '')

type Brows = Pick<Grown, 'name' | 'gain'>
const straight: Brows = { name: 'eyebrows/eyebrow001', gain: 2.4 }
const slanting: Brows = { name: 'eyebrows/eyebrow002', gain: 2 }
const level: Brows = { name: 'eyebrows/eyebrow010', gain: 1.8 }
const heavy: Brows = { name: 'eyebrows/eyebrow012', gain: 2 }
const women = [level, level, slanting] as const
const men = [straight, heavy, slanting, straight, heavy] as const

/** The brows of a face: always the same on the same one. */
function browsOf(person: Person, isBushy: boolean): Brows {
  const { skull, lips, brows, age } = person.face
  if (isBushy) return { ...heavy, gain: 3.2 }
  const among = isFemale(person) ? women : men
  if (!isFemale(person) && (brows > 1.3 || age > 0.75)) return heavy
  return among[Math.floor(Math.abs(skull * 733 + lips * 419)) % among.length]!
}

/** Hair, brows and lashes; a hat presses the hair. Answers what the scalp under it looks like. */
export function addHair(figure: Figure, person: Person, press?: Press): SkinMark | undefined {
  const colour: Rgb = person.hair?.colour ?? person.beard?.colour ?? [70, 52, 40]
  const own = reflects(colour)
  // Not even white brows are lighter than skin, or they would be lost on it.
  const brow = own.map((one, c) => one * 0.42 + [0.05, 0.035, 0.03][c]!) as [number, number, number]
  const female = isFemale(person)
  const isBushy = person.traits?.some(({ kind }) => kind === 'thick-brows') === true
  addCards(figure, {
    name: 'eyelashes/eyelashes02',
    colour: [0.06, 0.04, 0.04],
    thing: things.eyes,
    bias: 0.006,
    // A man's are hardly seen.
    ...(female ? {} : { gain: 0.55 }),
  })
  addCards(figure, { ...browsOf(person, isBushy), colour: brow, thing: things.skin, bias: 0.008 })
  const { hair } = person
  if (!hair) return undefined
  const style = styles[tucked(person) ? 'short' : hair.style]
  const into = new Tresses()
  style.grow?.({
    figure,
    skull: skullOf(figure),
    into,
    // The same face has the same hair in every picture.
    random: random(`${person.face.skull} ${person.face.chin} ${person.face.noseLength}`).fork('hair'),
    isFemale: female,
    adorned: hair.adorned,
  })
  into.put(figure, {
    colour: own,
    thing: things.hair,
    ...(press ? { press } : {}),
    ...(hair.temples ? { temples: dim(reflects(hair.temples), 0.72) } : {}),
  })
  const [r, g, b] = dim(own, 0.34 + 0.06 * own[0])
  return (spot, face: FaceSpot) => {
    const share = scalpOf(style, face)
    if (share <= 0) return
    spot.r += (r - spot.r) * share
    spot.g += (g - spot.g) * share
    spot.b += (b - spot.b) * share
  }
}
