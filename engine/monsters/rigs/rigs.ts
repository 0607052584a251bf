import { sculptCritter } from '../../figures/companions/critters/critters.ts'
import type { RigName } from '../scene.ts'
import { sculptQuadruped } from './beast.ts'
import { sculptBird } from './bird.ts'
import { sculptSerpent, sculptSpider, sculptWorm } from './crawlers.ts'
import { sculptDragon } from './dragon.ts'
import { sculptFrog } from './frog.ts'
import { sculptHulk } from './hulk.ts'
import { sculptEye, sculptFish, sculptFungus, sculptKraken, sculptMimic, sculptOoze } from './oddities.ts'
import { sculptPlant } from './plant.ts'
import type { Bench } from './rig.ts'
import { sculptShellfish } from './shellfish.ts'

/** How each body is built. A new one is one more line here and a name in the scene. */
export const rigs: Record<Exclude<RigName, 'person'>, (bench: Bench) => void> = {
  dragon: sculptDragon,
  beast: sculptQuadruped,
  serpent: sculptSerpent,
  spider: sculptSpider,
  shellfish: sculptShellfish,
  eye: sculptEye,
  ooze: sculptOoze,
  hulk: sculptHulk,
  bird: sculptBird,
  kraken: sculptKraken,
  mimic: sculptMimic,
  fungus: sculptFungus,
  fish: sculptFish,
  frog: sculptFrog,
  worm: sculptWorm,
  plant: sculptPlant,
  critter: sculptCritter,
}
