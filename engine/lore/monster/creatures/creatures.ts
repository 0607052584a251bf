import { beasts } from './beasts.ts'
import { type Creature, creatureOf } from './creature.ts'
import { dragons } from './dragons.ts'
import { made } from './made.ts'
import { monstrosities } from './monstrosities.ts'
import { peoples } from './peoples.ts'
import { planes } from './planes.ts'
import { undead } from './undead.ts'

/** All 330 creatures of the document. */
export const creatures: readonly Creature[] = [dragons, beasts, monstrosities, planes, peoples, undead, made].flatMap(
  (table) => table.trim().split('\n').map(creatureOf),
)
