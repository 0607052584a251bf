import type { Figure } from '../anatomy/figure.ts'
import type { Garment, Person } from '../scene.ts'
import { breastplate, chainmail, leatherArmour, scaleArmour, tabard } from './armour.ts'
import { accessorise, adorn, gird } from './extras.ts'
import { asPiece, type Fitting } from './fitting.ts'
import { bodice, dress, robe, type Tailor } from './gowns.ts'
import { apron, coat, doublet, shirt, tunic, vest } from './jackets.ts'
import { dressingOf, underForm } from './regions.ts'
import { addSpares } from './spares.ts'
import { addShift, bare, furs, rags, wrappings } from './wild.ts'
import { wrapUp } from './wraps.ts'

const tailors: Record<Garment['kind'], Tailor> = {
  tunic,
  shirt,
  robe,
  dress,
  doublet,
  coat,
  vest,
  bodice,
  apron,
  'leather-armour': leatherArmour(false),
  'studded-leather': leatherArmour(true),
  chainmail,
  'scale-armour': scaleArmour,
  breastplate: breastplate(false),
  'plate-armour': breastplate(true),
  furs,
  tabard,
  bare,
  rags,
  wrappings,
}

/** Dresses somebody, from the skin outwards. */
export function clothe(figure: Figure, person: Person, seed: number): void {
  const fitting: Fitting = {
    figure,
    person,
    dressing: dressingOf(figure.posed),
    seed,
    layer: 0,
    piece: 'under',
    isDressed: false,
    isShod: false,
  }
  addShift(fitting)
  for (const garment of person.garments) {
    // A coat hangs open over the belt, unless it is the belt that the words tell of.
    if (garment.kind === 'coat' && !person.extras.some(({ kind }) => /belt|sash/.test(kind))) gird(fitting)
    asPiece(fitting, garment.kind, () => tailors[garment.kind](fitting, garment))
    fitting.isDressed = true
  }
  gird(fitting)
  accessorise(fitting)
  const { wrap } = person
  if (wrap) asPiece(fitting, wrap.kind, () => wrapUp(fitting, wrap))
  adorn(fitting)
  addSpares(fitting)
  for (const raise of fitting.dressing.unfolded) raise()
  const under = underForm()
  for (let vertex = 0; vertex < under.length; vertex++) {
    const over = under[vertex]!
    if (over >= 0 && fitting.dressing.closed[over]) figure.covered[vertex] = 1
  }
}
