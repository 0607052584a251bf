import { linear } from '../../../paint/volume/film.ts'
import type { SpellScene } from '../scene.ts'
import type { Glow, Mood } from './stage.ts'

const times = (glow: Glow, by: number): Glow => [glow[0] * by, glow[1] * by, glow[2] * by]
const mixed = (a: Glow, b: Glow, t: number): Glow => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** As bright as it is wanted, whatever hue it is of. */
function evened(glow: Glow, bright: number): Glow {
  const most = Math.max(glow[0], glow[1], glow[2], 1e-3)
  return times(glow, bright / most)
}

const hours: Record<string, Omit<Mood, 'mist'> & { far: number; low: number }> = {
  night: {
    sky: [
      [0.012, 0.022, 0.05],
      [0.07, 0.11, 0.2],
    ],
    ambient: [0.075, 0.09, 0.14],
    shine: [0.72, 0.82, 1],
    far: 0.06,
    low: 0.5,
  },
  dusk: {
    sky: [
      [0.05, 0.04, 0.09],
      [0.5, 0.2, 0.09],
    ],
    ambient: [0.13, 0.095, 0.11],
    shine: [1, 0.55, 0.25],
    far: 0.055,
    low: 0.4,
  },
  dawn: {
    sky: [
      [0.13, 0.16, 0.27],
      [0.6, 0.42, 0.36],
    ],
    ambient: [0.17, 0.16, 0.18],
    shine: [1, 0.8, 0.62],
    far: 0.07,
    low: 0.55,
  },
  day: {
    sky: [
      [0.14, 0.24, 0.42],
      [0.5, 0.58, 0.62],
    ],
    ambient: [0.26, 0.28, 0.3],
    shine: [1, 0.95, 0.85],
    far: 0.05,
    low: 0.3,
  },
  storm: {
    sky: [
      [0.028, 0.03, 0.04],
      [0.17, 0.18, 0.2],
    ],
    ambient: [0.1, 0.105, 0.12],
    shine: [0.6, 0.66, 0.75],
    far: 0.07,
    low: 0.4,
  },
  ember: {
    sky: [
      [0.03, 0.012, 0.012],
      [0.42, 0.12, 0.035],
    ],
    ambient: [0.11, 0.07, 0.06],
    shine: [1, 0.42, 0.14],
    far: 0.07,
    low: 0.4,
  },
}

/** The hour a spell is cast at; its own hue hangs in the air ("kin" takes all of the sky into it). */
export function moodOf({ place, palette }: SpellScene): Mood {
  const own = evened(linear(palette.main), 1)
  const hour = hours[place?.hour ?? 'night'] ?? hours.night
  const { sky, ambient, shine, far, low } = hour!
  const tinge = place?.hour === 'kin' ? 0.62 : 0.14
  const kin = (glow: Glow, by: number): Glow => mixed(glow, evened(own, Math.max(...glow)), by)
  const low1 = kin(sky[1], tinge)
  return {
    sky: [kin(sky[0], tinge), low1],
    ambient: kin(ambient, tinge * 0.6),
    shine: kin(shine, tinge * 0.5),
    mist: { far, colour: times(mixed(low1, evened(own, Math.max(...low1)), 0.2), 0.62), low },
  }
}
