import type { Frame } from '../../generator.ts'
import { hex, mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Brief } from '../../prompt/brief.ts'
import type { Foreground, LandscapeScene, Thing } from '../scene.ts'
import { type Country, composeCountry, FOCAL } from './country.ts'
import { composeHeavens } from './sky.ts'
import { composeThings } from './things.ts'
import { type Wishes, wishesOf } from './wishes.ts'

/** The scene a prompt asks for: focal point on a third, light beside or behind it, a way for the eye to get there. */
export function composeLandscape(brief: Brief, random: Random, frame: Frame): LandscapeScene {
  const wishes = wishesOf(brief)
  const aspect = frame.width / frame.height
  const dice = random.fork('landscape')
  const focus = dice.chance(0.5) ? dice.range(0.31, 0.37) : dice.range(0.63, 0.69)
  const country = composeCountry(wishes, dice, focus, aspect)
  const { sky, light, air, hour } = composeHeavens(wishes, dice.fork('sky'), country.horizon, focus)
  const dark = hour.night || sky.time === 'dusk' || sky.weather === 'storm'
  const { things, forms } = composeThings(wishes, dice, country, focus, aspect, dark)
  country.land.forms.splice(firstWater(country), 0, ...forms)
  if (
    wishes.has('traveller') ||
    (dice.chance(0.3) && country.land.path && things.length > 0 && !brief.without.includes('traveller'))
  ) {
    things.push(traveller(wishes, dice, country))
  }
  const cavern = country.cavern
  return rounded({
    kind: 'landscape',
    version: 1,
    seed: dice.int(1, 900_000),
    camera: { horizon: country.horizon, eye: country.eye, focal: FOCAL, aspect },
    sky: cavern
      ? {
          ...sky,
          stars: 0,
          moons: [],
          sun: undefined,
          lightning: false,
          falling: undefined,
          glow: cavern.glow,
          glowStrength: 0.5,
        }
      : sky,
    light: cavern
      ? {
          ...light,
          sun: scaleTo(cavern.glow, 0.95),
          ambient: scaleTo(mix(cavern.glow, [120, 120, 140], 0.6), 0.42),
          direction: [light.direction[0], 0.55, 0.35],
        }
      : light,
    air: cavern
      ? {
          haze: mix(hex('#16181e'), cavern.glow, 0.26),
          glow: mix(hex('#20242c'), cavern.glow, 0.55),
          sight: 190,
          mist: 0.25,
          mistTop: 6,
        }
      : air,
    land: country.land,
    ...(country.water && { water: country.water }),
    ...(cavern && { cavern }),
    islands: country.islands,
    stands: country.stands,
    things,
    foreground: foregroundOf(wishes, dice.fork('foreground'), country, focus),
  })
}

/** Hills for things go before the forms that carve water, so that no hill fills a lake. */
function firstWater(country: Country): number {
  const index = country.land.forms.findIndex((form) => form.form === 'channel')
  return index < 0 ? country.land.forms.length : index
}

function traveller(wishes: Wishes, dice: Random, country: Country): Thing {
  const z = dice.range(19, 25)
  const path = country.land.path
  const at = path ? (path.points[1]![1] + path.points[2]![1]) / 2 : 0
  return {
    thing: 'traveller',
    x: at,
    z,
    lift: 0,
    size: 1.9,
    yaw: 0,
    ruined: 0,
    lit: false,
    burning: false,
    overgrown: false,
    wall: hex('#6b5a46'),
    roof: wishes.tint('traveller') ?? dice.pick([hex('#8a3a30'), hex('#4a5a44'), hex('#5a4a3c'), hex('#3e4c66')]),
    count: wishes.count('traveller'),
    seed: dice.int(1, 9000),
  }
}

function foregroundOf(wishes: Wishes, dice: Random, country: Country, focus: number): Foreground {
  const { biome, kit, land } = country
  const side = focus < 0.5 ? 1 : -1
  const trees = country.stands.filter((stand) => stand.species !== 'shrub' && stand.species !== 'reeds')
  const framing = trees.filter(
    (stand) => stand.species !== 'birch' && stand.species !== 'mushroom' && stand.species !== 'cactus',
  )
  const wet = country.middle === 'sea' && land.near >= country.eye
  const framed =
    framing.length > 0 && !wet && biome !== 'cavern' && dice.chance(wishes.has('forest', 'jungle', 'swamp') ? 0.9 : 0.5)
  const flowers = wishes.has('flowers')
    ? (wishes.tint('flowers') ?? hex('#c85a6a'))
    : wishes.has('spring') || wishes.has('cheerful')
      ? dice.pick([hex('#d8b04a'), hex('#c87a9a'), hex('#e4dcc8')])
      : undefined
  const snowy = land.snowline < 20
  const grassColour: Rgb = snowy ? mix(kit.low, hex('#b8b09a'), 0.5) : shade(mix(land.low, land.high, 0.3), -0.05)
  return {
    side: wet ? 0 : side,
    frame: framed ? 'tree' : 'none',
    species: framing.length > 0 ? dice.pick(framing).species : 'broadleaf',
    grass: wet ? 0 : snowy ? 0.12 : kit.grass,
    ...(flowers && { flowers }),
    grassColour,
    rocks: wet
      ? 0
      : wishes.has('rocks')
        ? 7
        : biome === 'cavern' || biome === 'tundra' || biome === 'volcanic'
          ? 5
          : dice.int(0, 4),
    birds:
      wishes.brief.without.includes('birds') || biome === 'cavern'
        ? 0
        : wishes.has('birds')
          ? Math.max(9, wishes.count('birds'))
          : dice.chance(0.5)
            ? dice.int(4, 9)
            : 0,
    traveller: wishes.has('traveller'),
    seed: dice.int(1, 900_000),
  }
}

const scaleTo = (colour: Rgb, by: number): Rgb => [
  (colour[0] / 160) * by,
  (colour[1] / 160) * by,
  (colour[2] / 160) * by,
]

/** Numbers to three decimals, absent values gone: a scene is kept with its picture. */
function rounded<T>(scene: T): T {
  return JSON.parse(
    JSON.stringify(scene, (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)),
  ) as T
}
