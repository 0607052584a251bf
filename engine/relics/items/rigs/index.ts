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

/** Every kind of thing the engine can build, by name. */
export const rigs: Readonly<Record<string, Rig>> = {
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
