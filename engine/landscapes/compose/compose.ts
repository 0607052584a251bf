import { hex, mix, type Rgb } from '../../paint/colour.ts'
import type { Frame } from '../../paint/frame.ts'
import type { Random } from '../../paint/random.ts'
import type { Brief } from '../../prompt/brief.ts'
import type { Cavern, LandscapeScene, Thing } from '../scene.ts'
import { curveAt } from '../terrain/curve.ts'
import { type Country, composeCountry, islandsOf } from './country.ts'
import { foregroundOf } from './foreground.ts'
import { clearMoons, framedThings } from './framing.ts'
import { composeHeavens, type Heavens } from './heavens.ts'
import { FOCAL, type Plan, planOf, riverOf } from './plan.ts'
import { composeThings } from './things.ts'
import { wishesOf } from './wishes.ts'

/** The scene a prompt asks for: focal point on a third, light beside or behind it, a way for the eye to get there. */
export function composeLandscape(brief: Brief, random: Random, frame: Frame): LandscapeScene {
  const wishes = wishesOf(brief)
  const dice = random.fork('landscape')
  const focus = dice.chance(0.5) ? dice.range(0.31, 0.37) : dice.range(0.63, 0.69)
  const aspect = frame.width / frame.height
  const plan = planOf(wishes, dice, focus, aspect)
  const heavens = composeHeavens(plan)
  const dark = heavens.hour.night || heavens.sky.time === 'dusk' || heavens.sky.weather === 'storm'
  const islands = islandsOf(plan)
  const { things, hills, isles } = composeThings(plan, islands, dark)
  const country = composeCountry(plan, islands, hills, isles)
  const walker = travellerOf(plan, country, things.length > 0)
  if (walker) things.push(walker)
  const { land, water, cavern, stands } = country
  const view = { horizon: plan.horizon, eye: plan.eye, focal: FOCAL, aspect }
  const framed = framedThings(view, land, islands, things)
  const moons = clearMoons(heavens.sky.moons, land, framed.camera, framed.spans)
  const open = lightFrom({ ...heavens, sky: { ...heavens.sky, moons } })
  const { sky, light, air } = cavern ? underground(open, cavern) : open
  return rounded({
    kind: 'landscape',
    version: 1,
    seed: dice.int(1, 900_000),
    camera: framed.camera,
    sky,
    light,
    air,
    land,
    ...(water && { water }),
    ...(cavern && { cavern }),
    islands,
    stands,
    things: framed.things,
    foreground: foregroundOf(plan, country, framed, moons),
  })
}

/** By night the light comes from where the first moon stands. */
function lightFrom(heavens: Heavens): Heavens {
  const { sky, light } = heavens
  const moon = sky.moons[0]
  if (sky.sun || !moon || moon.x === light.from) return heavens
  const [x, up, z] = light.direction
  return {
    ...heavens,
    light: { ...light, from: moon.x, direction: [moon.x < 0.5 ? -Math.abs(x) : Math.abs(x), up, z] },
  }
}

function travellerOf(plan: Plan, { land }: Country, company: boolean): Thing | undefined {
  const { wishes, random, eye, base, horizon, middle, away } = plan
  const dice = random.fork('traveller')
  const asked = wishes.has('traveller', 'horseback')
  const crewed = wishes.has('boat') && !wishes.has('path', 'horseback')
  if (asked && crewed) return undefined
  const by =
    company &&
    plan.viewpoint === 'level' &&
    land.path !== undefined &&
    dice.chance(0.2) &&
    !wishes.brief.without.includes('traveller')
  if (!asked && !by) return undefined
  const points = land.path?.points
  const banked = middle === 'river'
  // Whoever walks by a river walks on its bank, as far off as that is wide enough in the picture.
  const stand = ((FOCAL * (eye - base)) / (dice.range(0.9, 0.94) - horizon)) * (banked ? 2.2 : 1)
  return {
    thing: 'traveller',
    x: banked ? curveAt(riverOf(away), stand) + away * 15 : points ? curveAt(points, 22) : 0,
    // As near as the lower edge lets one stand, and a little taller than life: a person is what the eye looks for.
    z: stand,
    lift: 0,
    size: banked ? 3.3 : 2.5,
    ...(wishes.has('horseback') && { mounted: true }),
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

/** Under the earth there is no sky: light comes from what glows in the depths, and the air is dark. */
function underground({ sky, light }: Heavens, { glow }: Cavern): Pick<Heavens, 'sky' | 'light' | 'air'> {
  const { sun: _, falling: __, aurora: ___, ...roofed } = sky
  const scaled = (colour: Rgb, by: number): Rgb => [
    (colour[0] / 160) * by,
    (colour[1] / 160) * by,
    (colour[2] / 160) * by,
  ]
  return {
    sky: { ...roofed, stars: 0, moons: [], lightning: false, rainbow: false, glow, glowStrength: 0.5 },
    light: {
      from: light.from,
      direction: [light.direction[0], 0.55, 0.35],
      sun: scaled(glow, 0.95),
      ambient: scaled(mix(glow, [120, 120, 140], 0.6), 0.42),
    },
    air: {
      haze: mix(hex('#16181e'), glow, 0.26),
      glow: mix(hex('#20242c'), glow, 0.55),
      sight: 190,
      mist: 0.25,
      mistTop: 6,
    },
  }
}

/** Numbers to three decimals, absent values gone: a scene is kept with its picture. */
function rounded(scene: LandscapeScene): LandscapeScene {
  const plain = JSON.stringify(scene, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  )
  return JSON.parse(plain) as LandscapeScene
}
