import { fromOklab, mix, type Rgb, shade, toOklab } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import { conceptsOf } from '../../prompt/brief.ts'
import type { Air, Light, Moon, Sky } from '../scene.ts'
import { type Hour, hourOf, hours } from './hours.ts'
import type { Wishes } from './wishes.ts'

/** Sky, light and air: what the hour, the weather and the mood make of them. */
export interface Heavens {
  sky: Sky
  light: Light
  air: Air
  hour: Hour
}

const weathersByMood: Record<string, string> = {
  dreary: 'overcast',
  ominous: 'gathering',
  grim: 'overcast',
  eerie: 'mist',
}

function timeOf(wishes: Wishes, random: Random): string {
  const said = conceptsOf(wishes.brief, 'time')[0]
  if (said && hourOf[said]) return hourOf[said]
  if (wishes.has('moon', 'crescent-moon', 'stars', 'aurora', 'blood-moon')) return 'night'
  if (wishes.has('fire', 'lights')) return 'dusk'
  if (wishes.has('eerie')) return 'night'
  if (wishes.has('ominous')) return 'dusk'
  if (wishes.has('lightning')) return 'dusk'
  if (wishes.has('cheerful', 'rainbow')) return 'morning'
  if (wishes.has('majestic')) return 'sunset'
  return random.weighted(['morning', 'afternoon', 'sunset', 'dawn', 'noon'], (t) => (t === 'noon' ? 1 : 2))
}

function weatherOf(wishes: Wishes): string {
  const said = conceptsOf(wishes.brief, 'weather')
  const order = ['blizzard', 'storm', 'snow', 'rain', 'fog', 'overcast', 'mist', 'cloudy', 'wind', 'clear']
  const worst = order.find((weather) => said.includes(weather))
  if (worst) return worst
  if (wishes.has('lightning')) return 'storm'
  for (const mood of conceptsOf(wishes.brief, 'mood')) if (weathersByMood[mood]) return weathersByMood[mood]
  if (wishes.has('misty')) return 'mist'
  return 'fair'
}

const grey = (colour: Rgb, amount: number): Rgb => {
  const [l, a, b] = toOklab(colour)
  return fromOklab([l, a * (1 - amount), b * (1 - amount)])
}

const times = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]

/** `focus` is where the focal point stands, 0-1 across; the light comes from beside or behind it. */
export function composeHeavens(wishes: Wishes, random: Random, horizon: number, focus: number): Heavens {
  const time = timeOf(wishes, random)
  const weather = weatherOf(wishes)
  const hour = hours[time]!
  const closed = ['blizzard', 'storm', 'snow', 'rain', 'overcast', 'fog', 'gathering'].includes(weather)
  const side = focus < 0.5 ? 1 : -1
  const from = random.chance(0.55) ? focus + side * random.range(0.1, 0.2) : 0.5 + side * random.range(0.1, 0.3)

  let { zenith, middle, haze } = hour
  let low = hour.horizon
  let glow = hour.glow
  let sun = hour.sun
  let ambient = hour.ambient
  let strength = hour.glowStrength
  let cloudLit = hour.cloudLit
  let cloudShaded = hour.cloudShaded

  if (closed) {
    const dark = weather === 'storm' || weather === 'gathering' ? 0.62 : 0.86
    const dull = weather === 'gathering' ? 0.35 : 0.6
    zenith = times(grey(zenith, dull), dark * 0.94)
    middle = times(grey(middle, dull), dark)
    low = times(grey(low, dull * 0.8), Math.min(1, dark + 0.12))
    haze = times(grey(haze, dull), dark)
    glow = grey(glow, 0.3)
    cloudLit = times(grey(cloudLit, dull), dark)
    cloudShaded = times(grey(cloudShaded, dull), dark * 0.8)
    sun = times(grey255(sun, 0.6), hour.night ? 0.6 : 0.5)
    ambient = times(grey255(ambient, 0.5), weather === 'storm' ? 1.0 : 1.25)
    strength *= 0.55
  }
  if (weather === 'snow' || weather === 'blizzard') {
    zenith = mix(zenith, [176, 186, 198], hour.night ? 0.12 : 0.5)
    middle = mix(middle, [196, 204, 212], hour.night ? 0.12 : 0.5)
    haze = mix(haze, [206, 212, 220], hour.night ? 0.15 : 0.55)
    low = mix(low, [214, 218, 224], hour.night ? 0.15 : 0.45)
  }
  ;({ zenith, middle, low, haze, glow, sun, ambient } = moodOf(wishes, {
    zenith,
    middle,
    low,
    haze,
    glow,
    sun,
    ambient,
  }))

  const tint = wishes.tint('sky') ?? wishes.tint('clouds')
  const hue = tint ?? (wishes.hue && !wishes.has('sky') ? wishes.hue : undefined)
  if (hue) {
    const t = tint ? 0.62 : 0.3
    const [l, a, b] = toOklab(hue)
    const into = (colour: Rgb, k: number): Rgb => {
      const own = toOklab(colour)
      return fromOklab([own[0] + (l - own[0]) * 0.2 * k, own[1] + (a - own[1]) * k, own[2] + (b - own[2]) * k])
    }
    zenith = into(zenith, t)
    middle = into(middle, t)
    low = into(low, t * 0.7)
    haze = into(haze, t * 0.7)
    cloudShaded = into(cloudShaded, t * 0.6)
    cloudLit = into(cloudLit, t * 0.35)
  }

  const cover =
    {
      clear: 0.08,
      fair: 0.42,
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
    }[weather] ?? 0.4
  const kind = closed
    ? 'storm'
    : hour.night || weather === 'wind'
      ? 'veil'
      : ['dawn', 'sunset', 'dusk'].includes(time)
        ? random.pick(['veil', 'fair', 'bank'] as const)
        : random.pick(['fair', 'bank', 'fair'] as const)

  const moons = moonsOf(wishes, random, hour, horizon, focus, from, closed)
  const seesSun = !hour.night && hour.elevation > -0.02 && (!closed || weather === 'gathering') && weather !== 'fog'
  const sunTint = wishes.tint('sun')
  const sunUp = wishes.has('sun') && hour.elevation < 0 ? 0.55 : hour.elevation
  const sky: Sky = {
    time,
    weather,
    zenith,
    middle,
    horizon: low,
    glow: sunTint ?? glow,
    glowStrength: wishes.has('sun') ? Math.max(strength, 0.6) : strength,
    ...((seesSun || (wishes.has('sun') && !hour.night)) && {
      sun: {
        x: from,
        y: horizon - horizon * Math.max(0.05, sunUp),
        radius: (time === 'sunset' || time === 'dawn' ? 0.032 : 0.02) * wishes.scale('sun'),
        colour: sunTint ?? mix(glow, [255, 236, 190], 0.4),
      },
    }),
    moons,
    stars: closed ? 0 : wishes.has('stars') ? Math.max(1.3, hour.stars) : hour.stars,
    ...(wishes.has('aurora') && { aurora: wishes.tint('aurora') ?? ([70, 235, 150] as const) }),
    rainbow: wishes.has('rainbow'),
    lightning: wishes.has('lightning') || weather === 'storm',
    cloud: { cover, kind, lit: cloudLit, shaded: cloudShaded },
    ...fallingOf(weather, wishes),
    fall: weather === 'blizzard' ? 1.6 : weather === 'storm' ? 0.9 : 1,
    wind: weather === 'blizzard' ? 1 : weather === 'storm' || weather === 'wind' ? 0.8 : 0.2,
  }
  const lightSide = from < 0.5 ? -1 : 1
  const steep = closed ? 0.9 : hour.height
  const direction = unit([lightSide * 0.78, steep, hour.behind])
  const thick =
    { fog: 0.16, blizzard: 0.2, snow: 0.45, rain: 0.5, storm: 0.6, mist: 0.62, overcast: 0.8, clear: 1.5 }[weather] ?? 1
  const misty = weather === 'mist' || wishes.has('misty') || weather === 'fog' || wishes.has('eerie')
  return {
    hour,
    sky,
    light: { direction, sun: sunTint ? mix255(sun, sunTint) : sun, ambient, from },
    air: {
      haze: mix(haze, low, 0.2),
      glow: mix(low, glow, 0.3),
      sight: (wishes.has('mountains', 'volcano', 'mesa', 'valley') ? 1750 : 1200) * thick,
      mist: misty ? 0.85 : time === 'dawn' ? 0.55 : closed ? 0.25 : 0.3,
      mistTop: misty ? 14 : 9,
    },
  }
}

/** Multipliers (about 1) made greyer. */
const grey255 = (colour: Rgb, amount: number): Rgb => {
  const mean = (colour[0] + colour[1] + colour[2]) / 3
  return [
    colour[0] + (mean - colour[0]) * amount,
    colour[1] + (mean - colour[1]) * amount,
    colour[2] + (mean - colour[2]) * amount,
  ]
}

/** A multiplier tinted by a colour. */
const mix255 = (by: Rgb, tint: Rgb): Rgb => [
  by[0] * (0.5 + tint[0] / 255),
  by[1] * (0.5 + tint[1] / 255),
  by[2] * (0.5 + tint[2] / 255),
]

const unit = ([x, y, z]: readonly [number, number, number]): [number, number, number] => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

interface Mixed {
  zenith: Rgb
  middle: Rgb
  low: Rgb
  haze: Rgb
  glow: Rgb
  sun: Rgb
  ambient: Rgb
}

function moodOf(wishes: Wishes, colours: Mixed): Mixed {
  let { zenith, middle, low, haze, glow, sun, ambient } = colours
  const all = (to: Rgb, t: number) => {
    zenith = mix(zenith, shade(to, -0.12), t)
    middle = mix(middle, to, t)
    low = mix(low, shade(to, 0.12), t)
    haze = mix(haze, to, t)
  }
  if (wishes.has('dreary')) all([122, 128, 134], 0.35)
  if (wishes.has('grim')) all([74, 78, 86], 0.3)
  if (wishes.has('eerie')) all([86, 116, 96], 0.34)
  if (wishes.has('ominous', 'bloody')) {
    all([84, 44, 48], 0.3)
    glow = mix(glow, [226, 74, 44], 0.5)
    low = mix(low, [176, 66, 48], 0.35)
  }
  if (wishes.has('mystical')) {
    all([98, 88, 158], 0.26)
    glow = mix(glow, [178, 196, 255], 0.35)
  }
  if (wishes.has('serene')) {
    low = mix(low, [248, 214, 196], 0.25)
    haze = mix(haze, [214, 204, 210], 0.2)
  }
  if (wishes.has('cheerful')) {
    sun = times(sun, 1.06)
    ambient = times(ambient, 1.08)
  }
  if (wishes.has('cosy')) glow = mix(glow, [255, 196, 120], 0.3)
  return { zenith, middle, low, haze, glow, sun, ambient }
}

function fallingOf(weather: string, wishes: Wishes): Pick<Sky, 'falling'> {
  if (weather === 'rain' || weather === 'storm') return { falling: 'rain' }
  if (weather === 'snow' || weather === 'blizzard') return { falling: 'snow' }
  if (wishes.has('volcano') || wishes.has('burning')) return { falling: 'sparks' }
  return {}
}

function moonsOf(
  wishes: Wishes,
  random: Random,
  hour: Hour,
  horizon: number,
  focus: number,
  from: number,
  closed: boolean,
): Moon[] {
  const said = wishes.has('moon', 'crescent-moon', 'blood-moon', 'moonlight')
  if (!said && (!hour.night || closed || wishes.has('stars') || wishes.has('aurora'))) return []
  const count = wishes.mention('moon')?.count ?? 1
  const dice = random.fork('moons')
  const blood = wishes.has('blood-moon') || (wishes.has('bloody') && said)
  const tint = wishes.tint('moon') ?? (blood ? ([206, 74, 52] as const) : undefined)
  const moons: Moon[] = []
  for (let k = 0; k < Math.min(4, count); k++) {
    const x = k === 0 ? from : 0.5 + (from < 0.5 ? 1 : -1) * (0.12 + 0.16 * k) * dice.range(0.8, 1.1)
    const colour: Rgb =
      tint ??
      (k === 0
        ? [232, 232, 222]
        : dice.pick([
            [214, 190, 168],
            [178, 200, 222],
            [206, 160, 150],
          ] as const))
    const big = wishes.described('moon', 'huge', 'large') || wishes.has('majestic') ? 2 : 1
    moons.push({
      x: Math.min(0.93, Math.max(0.07, Math.abs(x - focus) < 0.06 && horizon < 0.3 ? x + 0.1 : x)),
      y: horizon * dice.range(0.22, 0.44) * (k === 0 ? 1 : 0.8),
      radius: (k === 0 ? 0.046 : dice.range(0.024, 0.034)) * big,
      colour,
      phase:
        (wishes.has('crescent-moon') ? 0.32 : k === 0 ? dice.range(0.82, 1) : dice.range(0.5, 1)) *
        (dice.chance(0.5) ? 1 : -1),
    })
  }
  return moons
}
