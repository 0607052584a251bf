import { random } from '../../paint/random.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { HeadwearKind, Person } from '../scene.ts'
import { things } from '../surface/skin.ts'
import { type Block, blockOf, earVertices } from './block.ts'
import { circlet, crown, tiara, wreath } from './crowns.ts'
import { beret, cap, featheredCap, tricorne, wideHat, wizardHat } from './felt.ts'
import { chefHat, foolsCap, furCap, headdress, mitre } from './festive.ts'
import { hornedHelm, kettleHelm, nasalHelm, wingedHelm } from './helms.ts'
import { mobCap, nightcap, strawHat, topHat } from './household.ts'
import { type Bench, bench } from './sew.ts'
import { barbute, greatHelm, sallet, visoredHelm } from './visors.ts'
import { bandana, coif, hood, kerchief, turban, veil } from './wraps.ts'

interface Maker {
  make(on: Bench): void
  /** How it is tipped, degrees. */
  back?: number
  aside?: number
  /** Hair lies flat under it from so high on (head sizes from amid the skull); none is pressed when left out. */
  presses?: number
  /** Ears lie under it. */
  hides?: boolean
  /** How far down it is drawn over the brow, head sizes; what goes by the eyes and the chin is not. */
  drop?: number
}

/** How far down hats are drawn when nothing else is said. */
const DROP = 0.1

const makers: Record<HeadwearKind, Maker> = {
  'wide-hat': { make: wideHat, back: 9, presses: 0.1 },
  'wizard-hat': { make: wizardHat, back: 11, presses: 0.1 },
  tricorne: { make: tricorne, back: 8, presses: 0.06 },
  'mob-cap': { make: mobCap, back: 13, presses: 0.1 },
  cap: { make: cap, back: 12, presses: 0.12 },
  beret: { make: beret, back: 12, aside: 7, presses: 0.16 },
  'feathered-cap': { make: featheredCap, back: 10, aside: 3, presses: 0.12 },
  'straw-hat': { make: strawHat, back: 10, presses: 0.1 },
  'top-hat': { make: topHat, back: 8, presses: 0.12 },
  nightcap: { make: nightcap, back: 12, presses: 0.06 },
  'chef-hat': { make: chefHat, back: 9, presses: 0.1 },
  'fur-cap': { make: furCap, back: 9, presses: 0.1 },
  'fools-cap': { make: foolsCap, back: 10, presses: 0.04 },
  mitre: { make: mitre, back: 8, presses: 0.06 },
  bandana: { make: bandana, back: 14, presses: 0.04 },
  turban: { make: turban, back: 12, presses: 0.06 },
  kerchief: { make: kerchief, back: 4, presses: -1.1, hides: true, drop: 0 },
  hood: { make: hood, back: 6, presses: -1.1, hides: true, drop: 0 },
  coif: { make: coif, back: 4, presses: -1.1, hides: true, drop: 0 },
  veil: { make: veil, back: 6, presses: -0.9, drop: 0 },
  crown: { make: crown, back: 9 },
  circlet: { make: circlet, back: 11 },
  tiara: { make: tiara, back: 6 },
  headdress: { make: headdress, back: 8, presses: 0.2 },
  wreath: { make: wreath, back: 12 },
  'nasal-helm': { make: nasalHelm, back: 9, presses: 0.04, hides: true, drop: 0 },
  'horned-helm': { make: hornedHelm, back: 9, presses: 0.04 },
  'winged-helm': { make: wingedHelm, back: 9, presses: 0.04 },
  'kettle-helm': { make: kettleHelm, back: 7, presses: 0.06 },
  'great-helm': { make: greatHelm, drop: 0 },
  barbute: { make: barbute, presses: -1.2, hides: true, drop: 0 },
  sallet: { make: sallet, back: 4, presses: -0.4, drop: 0 },
  'visored-helm': { make: visoredHelm, back: 6, presses: 0.04, hides: true, drop: 0 },
}

/** What a hat leaves of the hair: moves the places of hair at rest that it presses. */
export type Press = (positions: Float32Array) => void

/** Puts somebody's hat on. Answers what it does to hair, when it does anything. */
export function addHat(figure: Figure, { headwear, hair }: Person, seed: number): Press | undefined {
  if (!headwear) return undefined
  const maker = makers[headwear.kind]
  const luck = random(seed).fork('hat')
  const block = blockOf(figure, maker.back, (maker.aside ?? 0) * (luck.chance(0.5) ? 1 : -1), maker.drop ?? DROP)
  const room = hair && hair.style !== 'bald' ? 0.1 : 0.05
  if (maker.hides) for (const vertex of earVertices()) figure.covered[vertex] = 1
  maker.make(bench(figure, block, headwear, room, luck, things.hat))
  return maker.presses === undefined ? undefined : pressing(block, maker.presses * block.size, room)
}

/** Lays hair flat above a height. */
function pressing(block: Block, low: number, room: number): Press {
  return (positions) => {
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = block.into([positions[i]!, positions[i + 1]!, positions[i + 2]!])
      if (y < low - 0.12) continue
      const far = Math.hypot(x, z)
      const angle = Math.atan2(x, z)
      const high = Math.min(y, block.top + room * 0.3)
      const most = block.reach(angle, Math.min(high, block.top - 0.05)) + room * 0.5
      if (far <= most && high === y) continue
      const share = Math.min(1, (y - low + 0.12) / 0.12)
      const k = Math.min(1, most / far)
      const place = block.out([x * (1 + (k - 1) * share), y + (high - y) * share, z * (1 + (k - 1) * share)])
      positions.set(place, i)
    }
  }
}
