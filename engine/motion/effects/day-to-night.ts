import { skyIn } from '../../edits/sky.ts'
import { labOf } from '../../own-style/lab.ts'
import { blur, type Field, field } from '../../paint/field.ts'
import { between, type Grade, graded } from '../grade.ts'
import { glow } from '../marks.ts'
import type { Pass, Stage } from '../stage.ts'
import { dice } from '../waves.ts'
import type { Effect } from './effect.ts'

/** A sky's colours from the horizon to overhead, at hours between noon (0) and night (1), and how far they replace its own. */
interface SkyHour {
  at: number
  share: number
  colours: readonly (readonly [number, number, number])[]
}

const skies: readonly SkyHour[] = [
  {
    at: 0,
    share: 0,
    colours: [
      [255, 236, 200],
      [214, 214, 214],
      [150, 180, 214],
    ],
  },
  {
    at: 0.22,
    share: 0.35,
    colours: [
      [255, 222, 160],
      [226, 206, 186],
      [128, 160, 204],
    ],
  },
  {
    at: 0.42,
    share: 0.8,
    colours: [
      [255, 178, 92],
      [238, 138, 112],
      [116, 112, 168],
    ],
  },
  {
    at: 0.56,
    share: 0.9,
    colours: [
      [246, 122, 78],
      [176, 88, 112],
      [66, 66, 124],
    ],
  },
  {
    at: 0.72,
    share: 0.92,
    colours: [
      [150, 92, 108],
      [74, 66, 116],
      [28, 36, 80],
    ],
  },
  {
    at: 0.86,
    share: 0.92,
    colours: [
      [48, 54, 92],
      [30, 38, 76],
      [14, 20, 50],
    ],
  },
  {
    at: 1,
    share: 0.92,
    colours: [
      [30, 40, 68],
      [17, 24, 50],
      [8, 12, 32],
    ],
  },
]
/** How much of the still's own light and shade is kept in it: clouds stay clouds. */
const CLOUDS = 0.75

/** The sky's colour at an hour, by how high it is, 0-1: the higher two thirds change slowly. */
function skyAt(t: number, rows: Float32Array): number {
  const k = Math.max(
    0,
    skies.findIndex(({ at }, n) => t <= (skies[n + 1]?.at ?? 1) && t >= at),
  )
  const [a, b] = [skies[k]!, skies[Math.min(skies.length - 1, k + 1)]!]
  const way = b.at > a.at ? (t - a.at) / (b.at - a.at) : 0
  const many = rows.length / 3
  for (let n = 0; n < many; n++) {
    const up = (n / (many - 1)) ** 0.72 * 2
    const [low, part] = [Math.min(1, Math.floor(up)), up - Math.min(1, Math.floor(up))]
    for (let c = 0; c < 3; c++) {
      const own = ({ colours }: SkyHour) => colours[low]![c]! + (colours[low + 1]![c]! - colours[low]![c]!) * part
      rows[n * 3 + c] = own(a) + (own(b) - own(a)) * way
    }
  }
  return a.share + (b.share - a.share) * way
}

/** Lays the colours of the hour over the sky of a frame; undefined where no sky is seen, or it is dark already. */
function skyPass({ width, height, still, water }: Stage, sky: Float32Array | undefined) {
  if (!sky) return undefined
  const mirror = water?.()
  const places: number[] = []
  let [bottom, light, much] = [0, 0, 0]
  for (let i = 0; i < sky.length; i++) {
    if (sky[i]! < 0.02) continue
    places.push(i)
    bottom = Math.max(bottom, Math.floor(i / width))
    light += (still[i * 4]! * 77 + still[i * 4 + 1]! * 150 + still[i * 4 + 2]! * 29) / 256
    much++
  }
  if (much < width * height * 0.02) return undefined
  const middle = light / much
  // A night that falls on a night changes nothing.
  const day = Math.min(1, Math.max(0, (middle - 46) / 60))
  if (day === 0) return undefined
  for (let i = 0; mirror && i < mirror.length; i++) if (mirror[i]! > 0.02 && sky[i]! < 0.02) places.push(i)
  const list = Uint32Array.from(places)
  const rows = new Float32Array(64 * 3)
  return (t: number, before: Uint8ClampedArray, px: Uint8ClampedArray) => {
    const share = skyAt(t, rows) * day
    if (share === 0) return
    for (const i of list) {
      const p = i * 4
      // Water has the sky upside down, and what it mirrors darker.
      const wet = sky[i]! < 0.02 ? mirror![i]! : 0
      const away = Math.abs(bottom - Math.floor(i / width))
      const row = Math.min(63, Math.round((63 * away) / Math.max(1, bottom)))
      const own = (before[p]! * 77 + before[p + 1]! * 150 + before[p + 2]! * 29) / 256
      const shade = Math.min(1.7, Math.max(0.35, 1 + CLOUDS * (own / middle - 1)))
      const over = share * Math.max(sky[i]!, 0.5 * wet)
      const dim = wet > 0 ? 0.82 : 1
      for (let c = 0; c < 3; c++) px[p + c]! += (rows[row * 3 + c]! * shade * dim - px[p + c]!) * over
    }
  }
}

/** The light at hours between noon (0) and night (1). */
const hours: readonly (readonly [number, Grade])[] = [
  [0, { gain: [1, 1, 1] }],
  [0.3, { gain: [1.08, 0.96, 0.8], colour: 1.08 }],
  [0.5, { gain: [0.98, 0.7, 0.6], colour: 1.05, gamma: 1.06 }],
  [0.68, { gain: [0.5, 0.44, 0.62], colour: 0.8, gamma: 1.1, lift: [2, 0, 8] }],
  [1, { gain: [0.2, 0.26, 0.44], colour: 0.55, gamma: 1.16, lift: [0, 1, 6] }],
]

export function hour(t: number): Grade {
  for (let k = 0; k + 1 < hours.length; k++) {
    const [a, from] = hours[k]!
    const [b, to] = hours[k + 1]!
    if (t <= b) return between(from, to, (t - a) / (b - a))
  }
  return hours.at(-1)![1]
}

/** Where lights are: bright, warm, and brighter than what is far around them; 0-1. */
function lightsIn({ still, width, height }: Stage, sky: Float32Array | undefined): Field {
  const lab = labOf({ width, height, pixels: still })
  const around = blur({ width, height, values: lab.l }, Math.max(width, height) / 30, 2).values
  const made = field(width, height)
  for (let i = 0; i < made.values.length; i++) {
    const warm = Math.min(1, Math.max(0, (lab.b[i]! - 0.045) / 0.06))
    const stands = Math.min(1, Math.max(0, (lab.l[i]! - around[i]! - 0.1) / 0.16))
    made.values[i] = warm * stands * Math.min(1, Math.max(0, (lab.l[i]! - 0.5) / 0.2)) * (1 - (sky?.[i] ?? 0))
  }
  return made
}

/** The light goes from noon over dusk to a night with lights. */
export function dayToNight(stage: Stage): Effect {
  const { width, height, still, isFromAbove, unit } = stage
  const sky = isFromAbove ? undefined : (stage.sky?.() ?? skyIn(labOf({ width, height, pixels: still }))?.values)
  const coloured = skyPass(stage, sky)
  const before = coloured && new Uint8ClampedArray(still.length)
  const lights = lightsIn(stage, sky)
  const halo = blur(lights, Math.max(2, Math.min(width, height) / 70), 3).values
  const stars = starsOf(stage, sky)
  // Lights go on one after another: each block of the picture at its own minute.
  const block = Math.max(8, Math.round(Math.min(width, height) / 14))
  const wide = Math.ceil(width / block)
  const lit = new Float32Array(wide * Math.ceil(height / block))
  const world: Pass = ({ phase, through }, px) => {
    const t = stage.loops ? 0.5 - 0.5 * Math.cos(phase * Math.PI * 2) : through
    before?.set(px)
    graded(px, hour(t))
    if (before) coloured?.(t, before, px)
    if (t < 0.4) return
    for (let k = 0; k < lit.length; k++) lit[k] = Math.min(1, Math.max(0, (t - 0.45 - 0.3 * dice(k, 77)) / 0.06))
    for (let y = 0, i = 0, p = 0; y < height; y++) {
      const row = Math.floor(y / block) * wide
      for (let x = 0; x < width; x++, i++, p += 4) {
        const near = halo[i]!
        if (near < 0.004) continue
        const on = lit[row + ((x / block) | 0)]!
        if (on === 0) continue
        const own = Math.min(1, lights.values[i]! * 1.25) * on
        px[p]! += (still[p]! * 1.12 - px[p]!) * own + 150 * near * on
        px[p + 1]! += (still[p + 1]! * 0.98 - px[p + 1]!) * own + 92 * near * on
        px[p + 2]! += (still[p + 2]! * 0.72 - px[p + 2]!) * own + 34 * near * on
      }
    }
    const night = Math.max(0, (t - 0.7) / 0.3)
    if (night > 0)
      for (const { x, y, size, light, turn, turns } of stars) {
        const twinkle = 0.75 + 0.25 * Math.sin(turn + phase * turns * Math.PI * 2)
        glow(stage, px, x, y, Math.max(0.75, size * unit), [214, 224, 255], night * light * twinkle)
      }
  }
  return { world }
}

function starsOf(stage: Stage, sky: Float32Array | undefined) {
  if (!sky) return []
  const chance = stage.random.fork('stars')
  return Array.from({ length: 420 }, () => ({
    x: chance.range(0, stage.width - 1),
    y: chance.range(0, stage.height - 1) * chance.range(0.35, 1),
    size: chance.range(0.6, 1.25),
    light: chance.range(0.15, 1) ** 2,
    turn: chance.range(0, 6.28),
    turns: chance.int(2, 9),
  })).filter(({ x, y }) => sky[Math.floor(y) * stage.width + Math.floor(x)]! > 0.85)
}
