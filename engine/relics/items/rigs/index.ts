import type { Rig } from '../rig.ts'
import { arcane } from './arcane.ts'
import { armour } from './armour.ts'
import { blades } from './blades.ts'
import { bows } from './bows.ts'
import { curios } from './curios.ts'
import { finds } from './finds.ts'
import { garments } from './garments.ts'
import { gear } from './gear.ts'
import { hafted } from './hafted.ts'
import { instruments } from './instruments.ts'
import { jewels } from './jewels.ts'
import { shieldRigs } from './shields.ts'
import { tokens } from './tokens.ts'
import { vessels } from './vessels.ts'

const all = {
  ...blades,
  ...hafted,
  ...bows,
  ...shieldRigs,
  ...armour,
  ...garments,
  ...vessels,
  ...jewels,
  ...tokens,
  ...arcane,
  ...instruments,
  ...gear,
  ...curios,
  ...finds,
}

export type RigName = keyof typeof all

/** Every kind of thing the engine can build, by name; the lexicon has the words for each. */
export const rigs: Readonly<Record<string, Rig>> = all
