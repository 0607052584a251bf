import { fromOklab, mix, type Rgb, shade, toOklab } from '../../paint/colour.ts'
import type { Hour } from './hours.ts'
import type { Wishes } from './wishes.ts'

/** The colours of sky, air and light, as hour, weather, mood and wish change them one after the other. */
export interface Tones {
  zenith: Rgb
  middle: Rgb
  low: Rgb
  haze: Rgb
  glow: Rgb
  /** 0-1 how strongly the light's place in the sky glows. */
  strength: number
  cloudLit: Rgb
  cloudShaded: Rgb
  /** Multiply a surface's colour, about 0-1.4. */
  sun: Rgb
  ambient: Rgb
}

/** Weathers under which the sky is closed and nothing casts a shadow. */
export const closedWeathers: readonly string[] = ['blizzard', 'storm', 'snow', 'rain', 'overcast', 'fog', 'gathering']

export function tonesOf(hour: Hour, weather: string, wishes: Wishes): Tones {
  const open: Tones = {
    zenith: hour.zenith,
    middle: hour.middle,
    low: hour.horizon,
    haze: hour.haze,
    glow: hour.glow,
    strength: hour.glowStrength,
    cloudLit: hour.cloudLit,
    cloudShaded: hour.cloudShaded,
    sun: hour.sun,
    ambient: hour.ambient,
  }
  return tinted(felt(weathered(open, weather, hour.night), wishes), wishes)
}

const times = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]

/** A colour with less of its hue, and darker by a factor. */
function dulled(colour: Rgb, dull: number, by: number): Rgb {
  const [l, a, b] = toOklab(colour)
  return times(fromOklab([l, a * (1 - dull), b * (1 - dull)]), by)
}

/** The same for multipliers about 1, which are no colours of their own. */
function evened(light: Rgb, amount: number, by: number): Rgb {
  const mean = (light[0] + light[1] + light[2]) / 3
  const even = (channel: number) => (channel + (mean - channel) * amount) * by
  return [even(light[0]), even(light[1]), even(light[2])]
}

function weathered(tones: Tones, weather: string, night: boolean): Tones {
  if (!closedWeathers.includes(weather)) return tones
  const gathering = weather === 'gathering'
  const storm = weather === 'storm'
  const dark = storm ? 0.5 : gathering ? 0.62 : 0.86
  const dull = gathering ? 0.35 : storm ? 0.75 : 0.6
  const closed: Tones = {
    zenith: dulled(tones.zenith, dull, dark * 0.94),
    middle: dulled(tones.middle, dull, dark),
    low: dulled(tones.low, dull * 0.8, Math.min(1, dark + (storm ? 0.04 : 0.12))),
    haze: dulled(tones.haze, dull, dark),
    glow: dulled(tones.glow, 0.3, 1),
    strength: tones.strength * 0.55,
    cloudLit: dulled(tones.cloudLit, dull, dark),
    cloudShaded: dulled(tones.cloudShaded, dull, dark * (storm ? 0.62 : 0.8)),
    sun: evened(tones.sun, 0.6, night ? 0.6 : 0.5),
    ambient: evened(tones.ambient, 0.5, storm ? 1 : 1.25),
  }
  if (weather === 'fog' && night) closed.haze = mix(closed.haze, [112, 128, 148], 0.42)
  if (weather === 'fog') {
    const { haze } = closed
    return {
      ...closed,
      zenith: mix(closed.zenith, haze, 0.55),
      middle: mix(closed.middle, haze, 0.85),
      low: mix(closed.low, haze, 0.85),
    }
  }
  if (weather !== 'snow' && weather !== 'blizzard') return closed
  const white = night ? 0.14 : 0.5
  return {
    ...closed,
    zenith: mix(closed.zenith, [176, 186, 198], white),
    middle: mix(closed.middle, [196, 204, 212], white),
    haze: mix(closed.haze, [206, 212, 220], white),
    low: mix(closed.low, [214, 218, 224], white * 0.9),
  }
}

/** Moods that lay one colour over the whole sky and air: which, and how strongly. */
const veils: readonly (readonly [mood: string, colour: Rgb, strength: number])[] = [
  ['dreary', [122, 128, 134], 0.35],
  ['grim', [74, 78, 86], 0.3],
  ['eerie', [86, 116, 96], 0.34],
  ['ominous', [84, 44, 48], 0.3],
  ['bloody', [110, 40, 40], 0.3],
  ['mystical', [98, 88, 158], 0.26],
]

function felt(tones: Tones, wishes: Wishes): Tones {
  let made = tones
  for (const [mood, colour, t] of veils) {
    if (!wishes.has(mood)) continue
    made = {
      ...made,
      zenith: mix(made.zenith, shade(colour, -0.12), t),
      middle: mix(made.middle, colour, t),
      low: mix(made.low, shade(colour, 0.12), t),
      haze: mix(made.haze, colour, t),
    }
  }
  const { has } = wishes
  if (has('ominous', 'bloody')) {
    made = { ...made, glow: mix(made.glow, [226, 74, 44], 0.5), low: mix(made.low, [176, 66, 48], 0.35) }
  }
  if (has('mystical')) made = { ...made, glow: mix(made.glow, [178, 196, 255], 0.35) }
  if (has('serene')) {
    made = { ...made, low: mix(made.low, [248, 214, 196], 0.25), haze: mix(made.haze, [214, 204, 210], 0.2) }
  }
  if (has('cheerful')) made = { ...made, sun: times(made.sun, 1.06), ambient: times(made.ambient, 1.08) }
  if (has('swamp')) {
    const murk: Rgb = [112, 116, 88]
    made = {
      ...made,
      middle: mix(made.middle, murk, 0.3),
      low: mix(made.low, murk, 0.34),
      haze: mix(made.haze, murk, 0.45),
    }
  }
  return made
}

/** A colour the prompt gives to the sky, or to nothing in particular. */
function tinted(tones: Tones, wishes: Wishes): Tones {
  const own = wishes.tint('sky', 'clouds', 'mist', 'fog')
  const hue = own ?? wishes.hue
  if (!hue) return tones
  const strength = own ? 0.62 : 0.3
  const [l, a, b] = toOklab(hue)
  const into = (colour: Rgb, part: number): Rgb => {
    const from = toOklab(colour)
    const t = part * strength
    return fromOklab([from[0] + (l - from[0]) * 0.2 * t, from[1] + (a - from[1]) * t, from[2] + (b - from[2]) * t])
  }
  return {
    ...tones,
    zenith: into(tones.zenith, 1),
    middle: into(tones.middle, 1),
    low: into(tones.low, 0.7),
    haze: into(tones.haze, 0.7),
    cloudShaded: into(tones.cloudShaded, 0.6),
    cloudLit: into(tones.cloudLit, 0.35),
  }
}
