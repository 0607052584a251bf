import type { Rgb } from '../../paint/colour.ts'
import { random } from '../../paint/random.ts'
import type { Thing } from '../scene.ts'
import { aqueduct, bridge } from './bridge.ts'
import { cavemouth, fountain, marketplace, well } from './by-the-way.ts'
import { castle, type GroundBeside, lighthouse, tower } from './castles.ts'
import { camp, city, cottage, village } from './dwellings.ts'
import { barn, cart, crates, fence, haystacks, hives, scarecrow, watermill } from './farm.ts'
import {
  airship,
  amphitheatre,
  arena,
  banners,
  longWall,
  observatory,
  pagoda,
  shrine,
  siegeEngines,
  signpost,
  staircase,
  torches,
  torii,
  treehouse,
} from './grand.ts'
import { gallows, gibbet, pyre, stocks } from './justice.ts'
import { bones, crystals, gate, graves, obelisk, pyramid, ruins, stones, temple } from './monuments.ts'
import { battlefield, lampPost, wreck } from './remains.ts'
import { hand, rockArch, skull, skullHeap, statue, throne, totem, weapon, web } from './sculpted.ts'
import { type Make, type Point, Solid } from './solid.ts'
import { dam, dock, serpent, stiltHouses, tentacles } from './waterside.ts'
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
  aqueduct,
  dam,
  ship,
  boat,
  wreck,
  battlefield,
  'lamp-post': lampPost,
  gallows,
  gibbet,
  pyre,
  bonfire: pyre,
  stocks,
  torches,
  haystacks,
  cart,
  barn,
  watermill,
  scarecrow,
  fence,
  crates,
  hives,
  dock,
  'stilt-houses': stiltHouses,
  tentacles,
  serpent,
  statue,
  totem,
  iceberg: crystals,
  skull,
  'skull-heap': skullHeap,
  weapon,
  hand,
  throne,
  'rock-arch': rockArch,
  web,
  arena,
  amphitheatre,
  'long-wall': longWall,
  pagoda,
  torii,
  staircase,
  treehouse,
  observatory,
  'siege-engines': siegeEngines,
  banners,
  signpost,
  shrine,
  airship,
  well: sized(well, 4),
  fountain: sized(fountain, 3.7),
  market: sized(marketplace, 3.4),
  'cave-mouth': sized(cavemouth, 5.2),
}

/** What is built `tall` m high, at the size that is wanted, its foot on the ground below it. */
function sized(build: (make: Make) => Solid, tall: number): Builder {
  return (thing, make, ground) => {
    const by = thing.size / tall
    const place = ([x, up, z]: Point): Point => [x * by, up * by + Math.min(0, ground(x * by, z * by)), z * by]
    const solid = new Solid()
    for (const face of build(make).faces)
      solid.faces.push({
        ...face,
        points: face.points.map(place),
        decals: face.decals.map((decal) => ({ ...decal, points: decal.points.map(place) })),
        ...(face.inside && { inside: place(face.inside) }),
      })
    return solid
  }
}

const woodwork: readonly string[] = [
  'ship',
  'boat',
  'camp',
  'gallows',
  'fence',
  'barn',
  'stilt-houses',
  'treehouse',
  'cart',
]
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
