import { hex, mix, type Rgb } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import { conceptsOf } from '../../prompt/brief.ts'
import type { Air, Cloud, Disc, Light, Sky } from '../scene.ts'
import { closedWeathers, type Tones, tonesOf } from './atmosphere.ts'
import { type Hour, hourOf, hours } from './hours.ts'
import { moonsOf } from './moons.ts'
import { isUnderwater, type Plan } from './plan.ts'
import type { Wishes } from './wishes.ts'

/** Sky, light and air: what the hour, the weather and the mood make of them. */
export interface Heavens {
  sky: Sky
  light: Light
  air: Air
  hour: Hour
}

/** Hours that words of other kinds imply, first match wins. */
const implied: readonly (readonly [time: string, concepts: readonly string[]])[] = [
  ['night', ['fireworks', 'fireflies']],
  ['night', ['moon', 'crescent-moon', 'stars', 'aurora', 'blood-moon']],
  ['dusk', ['fire', 'lights', 'torches', 'bonfire', 'pyre', 'comet']],
  ['morning', ['sunbeams']],
  ['night', ['eerie']],
  ['dusk', ['ominous', 'lightning']],
  ['morning', ['cheerful', 'rainbow']],
  ['afternoon', ['summer', 'clear']],
  ['sunset', ['majestic']],
]

function timeOf(wishes: Wishes, dice: Random): string {
  const said = conceptsOf(wishes.brief, 'time')[0]
  const hour = said === undefined ? undefined : hourOf[said]
  if (hour) return hour
  const by = implied.find(([, concepts]) => wishes.has(...concepts))
  return by ? by[0] : dice.weighted(['morning', 'afternoon', 'sunset', 'dawn', 'noon'], (t) => (t === 'noon' ? 1 : 2))
}

const worstFirst = ['blizzard', 'storm', 'snow', 'rain', 'fog', 'overcast', 'mist', 'cloudy', 'wind', 'clear'] as const
const byMood: Record<string, string> = { dreary: 'overcast', ominous: 'gathering', grim: 'overcast', eerie: 'mist' }

/** Sand in the air hides as much as fog. */
const isSandstorm = (wishes: Wishes) => /sand ?storm|dust ?storm/i.test(wishes.mention('wind')?.words ?? '')

function weatherOf(wishes: Wishes): string {
  const said = conceptsOf(wishes.brief, 'weather')
  const worst = worstFirst.find((weather) => said.includes(weather))
  if (worst === 'wind' && isSandstorm(wishes)) return 'fog'
  if (worst) return worst
  if (wishes.has('lightning')) return 'storm'
  const mood = conceptsOf(wishes.brief, 'mood').find((one) => byMood[one])
  return mood ? byMood[mood]! : wishes.has('misty') ? 'mist' : 'fair'
}

/** How much of the sky clouds cover, and how much of the usual sight the air leaves. */
const covers: Record<string, number> = {
  clear: 0.08,
  cloudy: 0.62,
  overcast: 0.97,
  gathering: 0.8,
  rain: 0.95,
  storm: 0.9,
  snow: 0.9,
  blizzard: 1,
  fog: 0.75,
  mist: 0.34,
  wind: 0.5,
}
const sights: Record<string, number> = {
  fog: 0.16,
  blizzard: 0.2,
  snow: 0.45,
  rain: 0.5,
  storm: 0.6,
  mist: 0.62,
  overcast: 0.8,
  clear: 1.5,
}

export function composeHeavens(plan: Plan): Heavens {
  const { wishes, random, focus, away, horizon } = plan
  const { has } = wishes
  const dice = random.fork('sky')
  const time = timeOf(wishes, dice)
  const weather = weatherOf(wishes)
  const hour = hours[time]!
  const closed = closedWeathers.includes(weather)
  const from = dice.chance(0.55) ? focus + away * dice.range(0.1, 0.2) : 0.5 + away * dice.range(0.1, 0.3)
  const clear = tonesOf(hour, weather, wishes)
  const sunken = isUnderwater(wishes)
  const tones = sunken ? drowned(clear) : isSandstorm(wishes) ? sanded(clear) : clear
  const sunTint = wishes.tint('sun')
  const low = time === 'sunset' || time === 'dawn'
  const up = has('sun', 'eclipse') && hour.elevation < 0 ? 0.55 : hour.elevation
  const sunSeen =
    !sunken && !hour.night && up > -0.02 && weather !== 'fog' && (!closed || weather === 'gathering' || has('sun'))
  const sky: Sky = {
    time,
    weather,
    zenith: tones.zenith,
    middle: tones.middle,
    horizon: tones.low,
    glow: sunTint ?? tones.glow,
    glowStrength: has('sun') ? Math.max(tones.strength, 0.6) : tones.strength,
    ...(sunSeen && {
      sun: {
        x: from,
        y: horizon - horizon * Math.max(0.05, up),
        radius: (has('eclipse') ? 0.06 : low ? 0.032 : 0.02) * wishes.scale('sun'),
        colour: sunTint ?? mix(tones.glow, [255, 236, 190], 0.4),
      },
    }),
    ...wondersOf(plan, from, sunSeen),
    moons: moonsOf(plan, from, hour.night && !closed),
    stars: closed ? 0 : has('stars') ? Math.max(1.3, hour.stars) : hour.stars,
    ...(has('aurora') && { aurora: wishes.tint('aurora') ?? ([70, 235, 150] as const) }),
    rainbow: has('rainbow'),
    lightning: has('lightning') || weather === 'storm',
    cloud: {
      cover: sunken ? 0 : (covers[weather] ?? 0.42),
      kind: cloudKind(time, weather, hour, closed, dice),
      lit: tones.cloudLit,
      shaded: tones.cloudShaded,
    },
    ...fallingOf(weather, wishes),
    fall: weather === 'blizzard' ? 1.6 : 1,
    wind: weather === 'blizzard' ? 1 : weather === 'storm' || weather === 'wind' ? 0.8 : 0.2,
  }
  const misty = has('misty', 'eerie') || weather === 'mist' || weather === 'fog'
  const thick = misty && has('dense')
  // Among trees nothing stands far off: fog must begin near to be seen at all.
  const wooded = weather === 'fog' && has('forest', 'jungle')
  const open = has('mountains', 'volcano', 'mesa', 'canyon', 'valley') ? 1750 : 1200
  return {
    hour,
    sky,
    light: {
      direction: unit([(from < 0.5 ? -1 : 1) * 0.78, closed ? 0.9 : hour.height, hour.behind]),
      sun: moonlit(sunTint ? lightOf(tones.sun, sunTint) : tones.sun, sky),
      ambient: moonlit(tones.ambient, sky),
      from,
    },
    air: {
      haze: mix(tones.haze, tones.low, 0.2),
      glow: mix(tones.low, tones.glow, 0.3),
      sight: sunken ? 90 : open * (sights[weather] ?? 1) * (thick ? 0.5 : 1) * (wooded ? 0.3 : 1),
      mist: thick ? 1.1 : misty ? 0.85 : time === 'dawn' ? 0.55 : closed ? 0.25 : 0.3,
      mistTop: thick ? 19 : misty ? 14 : 9,
    },
  }
}

/** The light that is left under water. */
function drowned(tones: Tones): Tones {
  const deep = hex('#0d4a66')
  const mid = hex('#1f7f96')
  return {
    ...tones,
    zenith: hex('#5cc0c8'),
    middle: mid,
    low: hex('#125a74'),
    haze: hex('#186a82'),
    glow: hex('#a4ece4'),
    cloudLit: mid,
    cloudShaded: deep,
    sun: [0.62, 0.98, 1],
    ambient: [0.22, 0.42, 0.5],
  }
}

/** Air full of sand. */
function sanded(tones: Tones): Tones {
  const into = (colour: Rgb) => mix(colour, hex('#c98f4e'), 0.62)
  return {
    ...tones,
    zenith: into(tones.zenith),
    middle: into(tones.middle),
    low: into(tones.low),
    haze: into(tones.haze),
    cloudLit: into(tones.cloudLit),
    cloudShaded: into(tones.cloudShaded),
  }
}

/** What is seldom seen in a sky, and what flits about over the ground. */
function wondersOf({ wishes, random, horizon, away }: Plan, from: number, sunSeen: boolean): Partial<Sky> {
  const { has, tint } = wishes
  const dice = random.fork('wonders')
  const suns = Math.min(4, wishes.mention('sun')?.count ?? 1)
  const others = Array.from({ length: suns - 1 }, (_, k): Disc => {
    const x = from + (from < 0.5 ? 1 : -1) * (0.17 + 0.17 * k)
    return {
      x,
      y: horizon * dice.range(0.3, 0.6),
      radius: dice.range(0.014, 0.026),
      colour: tint('sun') ?? [255, 214, 150],
    }
  })
  const falling = /meteor|shooting|falling/i.test(wishes.mention('comet')?.words ?? '')
  const shower = /shower|s$/i.test(wishes.mention('comet')?.words ?? '')
  return {
    ...(others.length > 0 && { suns: others }),
    ...(has('eclipse') && sunSeen && { eclipse: true }),
    ...(has('comet') && {
      comet: {
        x: 0.5 + away * dice.range(0.05, 0.25),
        y: horizon * dice.range(0.25, 0.45),
        colour: tint('comet') ?? (falling ? [255, 176, 90] : [190, 224, 255]),
        falls: falling ? (shower ? 7 : 1) : 0,
      },
    }),
    ...(has('planet') && {
      planet: {
        x: 0.5 + away * 0.22,
        y: horizon * 0.42,
        radius: 0.13 * Math.min(1.3, wishes.scale('planet')),
        colour: tint('planet') ?? dice.pick([hex('#c99a72'), hex('#8fa6c4'), hex('#b9868c')]),
      },
    }),
    ...(has('fireworks') && {
      fireworks: Array.from({ length: 6 }, () => dice.pick(sparks)),
    }),
    ...((has('sunbeams') || isUnderwater(wishes)) && { beams: true }),
    ...(has('fireflies', 'butterflies') && {
      motes: {
        kind: has('fireflies') ? 'lights' : 'butterflies',
        colour: tint('fireflies', 'butterflies') ?? (has('fireflies') ? moteColour(wishes) : hex('#d8a04a')),
        count: Math.max(26, wishes.count(has('fireflies') ? 'fireflies' : 'butterflies')),
      },
    }),
  }
}

const sparks: readonly Rgb[] = [hex('#ff7a5a'), hex('#ffd060'), hex('#7ad0ff'), hex('#c08aff'), hex('#8aff9a')]

/** Wisps are pale and green, fireflies yellow. */
const moteColour = (wishes: Wishes): Rgb =>
  /wisp|spirit/i.test(wishes.mention('fireflies')?.words ?? '') ? hex('#a8f0d0') : hex('#f4e478')

/** A second moon lights the night further. */
const moonlit = (light: Rgb, { moons }: Sky): Rgb => {
  const by = 1 + 0.4 * Math.min(2, Math.max(0, moons.length - 1))
  return [light[0] * by, light[1] * by, light[2] * by]
}

function cloudKind(time: string, weather: string, hour: Hour, closed: boolean, dice: Random): Cloud['kind'] {
  if (closed) return 'storm'
  if (hour.night || weather === 'wind') return 'veil'
  return ['dawn', 'sunset', 'dusk'].includes(time)
    ? dice.pick(['veil', 'fair', 'bank'] as const)
    : dice.pick(['fair', 'bank', 'fair'] as const)
}

function fallingOf(weather: string, wishes: Wishes): Pick<Sky, 'falling'> {
  if (weather === 'rain' || weather === 'storm') return wishes.brief.without.includes('rain') ? {} : { falling: 'rain' }
  if (weather === 'snow' || weather === 'blizzard') return { falling: 'snow' }
  if (wishes.has('falling-ash')) return { falling: 'ash' }
  if (wishes.has('falling-leaves')) return { falling: 'leaves' }
  return wishes.has('volcano', 'burning') ? { falling: 'sparks' } : {}
}

/** A light (about 1) of another colour. */
const lightOf = (by: Rgb, tint: Rgb): Rgb => [
  by[0] * (0.5 + tint[0] / 255),
  by[1] * (0.5 + tint[1] / 255),
  by[2] * (0.5 + tint[2] / 255),
]

const unit = ([x, y, z]: readonly [number, number, number]): [number, number, number] => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
