import { deep } from './deep.ts'
import { halls } from './halls.ts'
import { land } from './land.ts'
import { ramparts } from './ramparts.ts'
import type { Setting } from './setting.ts'
import { town } from './town.ts'
import { trades } from './trades.ts'
import { wayside } from './wayside.ts'
import { wild } from './wild.ts'

/** Every place a person can be shown in, by its concept in the lexicon. */
export const settings: Readonly<Record<string, Setting>> = {
  ...trades,
  ...halls,
  ...deep,
  ...town,
  ...ramparts,
  ...wayside,
  ...land,
  ...wild,
}
