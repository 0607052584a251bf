import type { Rgb } from '../../paint/colour.ts'
import { random } from '../../paint/random.ts'
import type { Thing } from '../scene.ts'
import { bridge } from './bridge.ts'
import { castle, type GroundBeside, lighthouse, tower } from './castles.ts'
import { camp, city, cottage, village } from './dwellings.ts'
import { bones, crystals, gate, graves, obelisk, pyramid, ruins, stones, temple } from './monuments.ts'
import { battlefield, lampPost, wreck } from './remains.ts'
import type { Make, Solid } from './solid.ts'
import { boat, ship, windmill } from './works.ts'

type Builder = (thing: Thing, make: Make, ground: GroundBeside) => Solid

/** How each thing that stands in a landscape is built. */
const builders: Record<string, Builder> = {
  castle,
  tower,
  lighthouse,
  cottage,
  village,
  city,
  camp,
  stones,
  obelisk,
  temple,
  pyramid,
  ruins,
  gate,
  graves,
  crystals,
  bones,
  windmill,
  bridge,
  ship,
  boat,
  wreck,
  battlefield,
  'lamp-post': lampPost,
}

const woodwork: readonly string[] = ['ship', 'boat', 'camp']
const plasterwork: readonly string[] = ['cottage', 'village', 'city', 'windmill']

export const isSolid = (thing: Thing) => thing.thing in builders

/** The faces of a thing; `lamp` is the colour of its lit windows. Throws RangeError for a thing nobody can build. */
export function solidOf(thing: Thing, lamp: Rgb, ground: GroundBeside): Solid {
  const builder = builders[thing.thing]
  if (!builder) throw new RangeError(`Nobody can build ${thing.thing}`)
  const make: Make = {
    wall: thing.wall,
    roof: thing.roof,
    surface: woodwork.includes(thing.thing) ? 'wood' : plasterwork.includes(thing.thing) ? 'plaster' : 'stone',
    ruined: thing.ruined,
    ...(thing.lit && { lamp: thing.thing === 'lamp-post' ? (thing.glow ?? lamp) : lamp }),
    random: random(thing.seed),
  }
  return builder(thing, make, ground)
}
