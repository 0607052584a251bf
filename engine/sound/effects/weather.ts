import type { Random } from '../../paint/random.ts'
import { curve, swell } from '../signal/envelope.ts'
import { bubble, crackling, mixed, rubbing, rumbling, rushing } from '../signal/textures.ts'
import { type Effect, moments } from './effect.ts'

/** Thunder: a crack if it is near, and a roll that comes back from the clouds. `near` 0-1. */
export function thunder(random: Random, seconds: number, near: number): Float32Array {
  const rolls = random.int(5, 9)
  const parts: [Float32Array, number, number][] = []
  for (let n = 0; n < rolls; n++) {
    const at = (seconds * 0.55 * n * random.range(0.6, 1.1)) / rolls
    const length = Math.max(0.6, (seconds - at) * random.range(0.5, 0.9))
    const bright = 70 + 260 * near
    parts.push([
      rumbling(
        random,
        length,
        (share) => bright * (1 - 0.75 * share) + 35,
        curve([
          [0, 0],
          [0.03 + 0.2 * (1 - near), 1],
          [length * 0.4, 0.45],
          [length, 0],
        ]),
      ),
      random.range(0.4, 1) * (1 - (0.55 * n) / rolls),
      at,
    ])
  }
  if (near > 0.5) {
    parts.push([
      rushing(
        random,
        0.5,
        (share) => 4200 * (1 - share) ** 2 + 300,
        0.5,
        (t) => Math.exp(-t / 0.07) * (0.6 + 0.4 * Math.sin(t * 160)),
      ),
      1.4 * near,
      0,
    ])
    parts.push([
      crackling(random, {
        seconds: 0.4,
        rate: (t) => 320 * Math.exp(-t / 0.12),
        hz: [500, 4000],
        decay: [0.003, 0.02],
      }),
      1.2 * near,
      0,
    ])
  }
  return mixed(...parts)
}

/** A drop that falls into still water. */
export const drip = (random: Random, hz = random.range(700, 1600)): Float32Array =>
  mixed(
    [crackling(random, { seconds: 0.012, rate: () => 200, hz: [2500, 6000], decay: [0.0006, 0.002] }), 0.3],
    [bubble(hz, random.range(0.05, 0.11), random.range(0.25, 0.7)), 0.9, 0.012],
  )

export const weather: readonly Effect[] = [
  {
    id: 'thunder',
    words: 'thunder,thunderclap,thunder clap,thunder crack,rolling thunder,thunder rumble,storm,thunderstorm',
    length: 5,
    space: 'valley',
    make: ({ random, put, seconds }) => {
      put(thunder(random, Math.max(1, seconds * 0.95), 0.9), { gain: 1, pan: -0.15, wet: 0.4 })
      put(thunder(random, Math.max(1, seconds * 0.85), 0.3), { at: 0.12, gain: 0.6, pan: 0.4, wet: 0.4 })
    },
  },
  {
    id: 'rain',
    words: 'rain,rain burst,downpour,rainfall,heavy rain,shower,raining,light rain,drizzle',
    space: 'open',
    make: ({ random, put, seconds, big }) => {
      const hold = swell(0.3, Math.max(0.1, seconds - 0.8), 0.5)
      put(rushing(random, seconds, 3800, 0.35, hold), { gain: 0.7 * big, pan: -0.5 })
      put(rushing(random, seconds, 4400, 0.35, hold), { gain: 0.7 * big, pan: 0.5 })
      put(
        crackling(random, {
          seconds,
          rate: (t) => 260 * big * hold(t),
          hz: [1500, 7800],
          decay: [0.0008, 0.004],
          uneven: 2,
        }),
        { gain: 0.8, wet: 0.2 },
      )
      for (let n = 0; n < seconds * 12; n++)
        put(bubble(random.range(900, 3200), random.range(0.012, 0.04), 0.3), {
          at: random.next() * (seconds - 0.1),
          gain: random.range(0.02, 0.1),
          pan: random.range(-0.9, 0.9),
          wet: 0.2,
        })
    },
  },
  {
    id: 'hail',
    words: 'hail,hailstorm,sleet,hailstones',
    space: 'open',
    make: ({ random, put, seconds }) => {
      put(crackling(random, { seconds, rate: () => 130, hz: [1100, 4600], decay: [0.001, 0.006], uneven: 2 }), {
        gain: 1.2,
        pan: -0.3,
        wet: 0.2,
      })
      put(crackling(random, { seconds, rate: () => 130, hz: [900, 3900], decay: [0.001, 0.007], uneven: 2 }), {
        gain: 1.2,
        pan: 0.3,
        wet: 0.2,
      })
      put(
        rushing(random, seconds, 3000, 0.4, () => 1),
        { gain: 0.25 },
      )
    },
  },
  {
    id: 'drip',
    words: 'drip,dripping,water drip,dripping water,droplet,water drop,leak',
    space: 'cave',
    make: (stage) => {
      for (const at of moments(stage, 0.75, 0.55))
        stage.put(drip(stage.random), {
          at,
          gain: stage.random.range(0.4, 1),
          pan: stage.random.range(-0.7, 0.7),
          wet: 0.8,
        })
    },
  },
  {
    id: 'stream',
    words: 'stream,river,brook,creek,flowing water,running water,babbling brook,fountain,waterfall',
    space: 'open',
    make: ({ random, put, seconds, big }) => {
      const hold = swell(0.2, Math.max(0.1, seconds - 0.6), 0.4)
      put(rushing(random, seconds, 1100 / big, 0.5, hold), { gain: 0.4, pan: -0.2, wet: 0.1 })
      for (let n = 0; n < seconds * 90; n++)
        put(bubble((380 * 2 ** (random.next() * 2.4)) / big, random.range(0.015, 0.07), random.range(0.05, 0.5)), {
          at: random.next() * (seconds - 0.1),
          gain: random.range(0.03, 0.2),
          pan: random.range(-0.8, 0.8),
          wet: 0.1,
        })
    },
  },
  {
    id: 'waves',
    words: 'waves,wave,ocean wave,sea wave,breaking wave,surf,sea,ocean,waves crashing,wave crash,shore,crashing wave',
    length: 6,
    space: 'open',
    make: ({ random, put, seconds }) => {
      const peak = seconds * 0.35
      const gain = curve([
        [0, 0],
        [peak * 0.6, 0.25],
        [peak, 1],
        [peak * 1.5, 0.55],
        [seconds, 0],
      ])
      put(rumbling(random, seconds, 260, gain), { gain: 0.8 })
      put(
        rushing(random, seconds, (share) => 500 + 1900 * Math.exp(-(((share - 0.38) / 0.22) ** 2)), 0.5, gain),
        { gain: 1, pan: -0.4, wet: 0.1 },
      )
      put(
        rushing(random, seconds, (share) => 900 + 2600 * Math.exp(-(((share - 0.45) / 0.24) ** 2)), 0.5, gain),
        { gain: 0.7, pan: 0.4, wet: 0.1 },
      )
      put(
        crackling(random, {
          seconds,
          rate: (t) => 400 * gain(Math.max(0, t - 0.3)),
          hz: [2600, 8000],
          decay: [0.0008, 0.003],
        }),
        { gain: 0.5 },
      )
    },
  },
  {
    id: 'ship creak',
    words:
      'ship creak,ship,boat,creaking ship,rigging,hull,creaking wood,wood creak,floorboard,floorboards,creaking floor,mast,rope,rope creak,creaking stairs',
    space: 'room',
    make: (stage) => {
      for (const at of moments(stage, 1.1, 0.4)) {
        const length = Math.min(stage.seconds - at, stage.random.range(0.5, 1.1))
        stage.put(
          rubbing(stage.random, {
            seconds: length,
            rate: (share) => (26 + 46 * Math.sin(Math.PI * share)) / stage.big,
            bodies: [
              [260 / stage.big, 8, 1],
              [610 / stage.big, 10, 0.8],
              [1350 / stage.big, 10, 0.4],
            ],
            rough: 0.3,
            gain: swell(0.1, length * 0.4, length * 0.4),
          }),
          { at, gain: stage.random.range(0.5, 1), pan: stage.random.range(-0.5, 0.5), wet: 0.3 },
        )
      }
    },
  },
  {
    id: 'lava',
    words: 'lava,magma,volcano,bubbling lava,bubbling mud,mud bubbling,tar',
    space: 'cave',
    make: ({ random, put, seconds, big }) => {
      put(rumbling(random, seconds, 90, swell(0.3, Math.max(0.1, seconds - 0.9), 0.6)), { gain: 0.7, wet: 0.2 })
      for (let n = 0; n < seconds * 7; n++)
        put(bubble(random.range(60, 210) / big, random.range(0.09, 0.3), random.range(0.2, 0.8)), {
          at: random.next() * (seconds - 0.35),
          gain: random.range(0.15, 0.8),
          pan: random.range(-0.7, 0.7),
          wet: 0.3,
        })
      put(
        rushing(random, seconds, 2400, 0.6, () => 0.1),
        { gain: 0.4 },
      )
    },
  },
]
