import { chambers } from './chambers.ts'
import { civic } from './civic.ts'
import { deep } from './deep.ts'
import { dwellings } from './dwellings.ts'
import { falls } from './falls.ts'
import { farmland } from './farmland.ts'
import { festive } from './festive.ts'
import { halls } from './halls.ts'
import { land } from './land.ts'
import { outlands } from './outlands.ts'
import { quays } from './quays.ts'
import { ramparts } from './ramparts.ts'
import { seas } from './seas.ts'
import type { Setting } from './setting.ts'
import { spectacles } from './spectacles.ts'
import { town } from './town.ts'
import { trades } from './trades.ts'
import { vaults } from './vaults.ts'
import { waters } from './waters.ts'
import { wayside } from './wayside.ts'
import { wild } from './wild.ts'
import { yards } from './yards.ts'

/** Every place a person can be shown in, by its concept in the lexicon. */
export const settings: Readonly<Record<string, Setting>> = {
  ...halls,
  ...chambers,
  ...spectacles,
  ...trades,
  ...yards,
  ...vaults,
  ...deep,
  ...town,
  ...quays,
  ...ramparts,
  ...wayside,
  ...land,
  ...farmland,
  ...waters,
  ...falls,
  ...seas,
  ...wild,
  ...outlands,
  ...festive,
  ...dwellings,
  ...civic,
}
