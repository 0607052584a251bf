import { sculptCritter } from '../../figures/companions/critters/critters.ts'
import type { RigName } from '../scene.ts'
import { sculptQuadruped } from './beast.ts'
import { sculptBird } from './bird.ts'
import { sculptSerpent, sculptSpider, sculptWorm } from './crawlers.ts'
import { sculptDragon } from './dragon.ts'
import { sculptFrog } from './frog.ts'
import { headgearOn } from './headgear.ts'
import { sculptHulk } from './hulk.ts'
import { sculptEye, sculptFish, sculptFungus, sculptKraken, sculptMimic, sculptOoze } from './oddities.ts'
import { sculptPlant } from './plant.ts'
import type { Bench } from './rig.ts'
import { sculptShellfish } from './shellfish.ts'

type Sculptor = (bench: Bench) => void

const bodies: Record<Exclude<RigName, 'person'>, Sculptor> = {
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

const dressed =
  (sculpt: Sculptor): Sculptor =>
  (bench) => {
    sculpt(bench)
    headgearOn(bench)
  }

/** How each body is built, with what it wears. A new one is one more line above and a name in the scene. */
export const rigs = Object.fromEntries(
  Object.entries(bodies).map(([name, sculpt]) => [name, dressed(sculpt)]),
) as Record<keyof typeof bodies, Sculptor>
