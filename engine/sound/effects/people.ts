import type { Random } from '../../paint/random.ts'
import { curve, driven, levelled, swell } from '../signal/envelope.ts'
import { crackling, mixed, rushing } from '../signal/textures.ts'
import { type Mouth, scaledMouth, voiced, vowels } from '../signal/voice.ts'
import { type Effect, moments, type Stage } from './effect.ts'

const OPEN: readonly Mouth[] = [vowels.a, vowels.e, vowels.o, vowels.uh, vowels.ae, vowels.i, vowels.u]

/** Somebody, by how high and how large. */
export interface Somebody {
  hz: number
  size: number
}

export const somebody = (random: Random, women = 0.4): Somebody =>
  random.chance(women)
    ? { hz: random.range(175, 235), size: random.range(0.84, 0.92) }
    : { hz: random.range(92, 145), size: random.range(0.97, 1.08) }

/** A mumbled sentence: syllables of moving vowels whose words nobody can make out. */
export function mumble(random: Random, { hz, size }: Somebody, seconds: number, lively = 1): Float32Array {
  const mouths: [number, Mouth][] = []
  const beats: [number, number][] = [[0, 0]]
  const tune: [number, number][] = [[0, hz * (1 + 0.14 * lively)]]
  for (let at = 0.02; at < seconds - 0.1; ) {
    const length = random.range(0.11, 0.24)
    const stress = random.chance(0.13) ? 0 : random.range(0.4, 1)
    const mid = (at + length * 0.45) / seconds
    mouths.push([mid, scaledMouth(random.pick(OPEN), size)])
    beats.push([mid, stress], [Math.min(1, (at + length) / seconds), stress * random.range(0.03, 0.3)])
    tune.push([mid, hz * (1 + 0.14 * lively - 0.26 * mid + 0.16 * lively * stress * random.range(-0.3, 1))])
    at += length
  }
  if (mouths.length === 0) mouths.push([0, scaledMouth(vowels.uh, size)])
  const loudness = curve([...beats, [1, 0]])
  const voice = voiced(random, { seconds, pitch: curve(tune), loudness, mouths, breath: 0.1, rough: 0.12 })
  // Consonants: short hisses between the vowels.
  const hisses = rushing(
    random,
    seconds,
    (share) => 4200 + 1500 * Math.sin(share * 90),
    1.2,
    (t) => Math.max(0, 0.22 - loudness(t / seconds)) * 2 * (Math.sin(t * 41) > 0.3 ? 1 : 0),
  )
  return mixed([voice, 1], [hisses, 0.16])
}

/** Laughter: breaths that are cut short by the folds. */
export function laugh(random: Random, { hz, size }: Somebody, count = random.int(4, 8)): Float32Array {
  const mouth = scaledMouth(random.pick([vowels.a, vowels.ae, vowels.uh, vowels.e]), size)
  const beat = random.range(0.15, 0.2)
  return mixed(
    ...Array.from({ length: count }, (_, n): [Float32Array, number, number] => [
      voiced(random, {
        seconds: beat * 0.85,
        pitch: (share) => hz * (1.55 - 0.07 * n - 0.22 * share),
        loudness: (share) => Math.sin(Math.PI * share ** 0.7),
        mouths: [
          [0, mouth],
          [1, scaledMouth(vowels.uh, size)],
        ],
        breath: 0.3,
        rough: 0.15,
      }),
      1 - (0.6 * n) / count,
      n * beat * (1 + 0.03 * n),
    ]),
  )
}

/** A shout without words. */
export const shout = (random: Random, { hz, size }: Somebody, seconds = random.range(0.5, 1.1)): Float32Array =>
  driven(
    levelled(
      voiced(random, {
        seconds,
        pitch: curve([
          [0, hz * 1.5],
          [0.2, hz * 2.05],
          [0.7, hz * 1.9],
          [1, hz * 1.3],
        ]),
        loudness: (share) => Math.sin(Math.PI * share ** 0.7) ** 0.6,
        mouths: [
          [0, scaledMouth(vowels.o, size)],
          [0.25, scaledMouth(vowels.a, size)],
          [1, scaledMouth(random.pick([vowels.a, vowels.ae, vowels.e]), size)],
        ],
        breath: 0.14,
        rough: 0.3,
        width: 1.4,
      }),
    ),
    1.5,
  )

/** One pair of hands. */
export const clap = (random: Random): Float32Array =>
  mixed(
    [rushing(random, 0.07, random.range(900, 1900), 1.1, (t) => Math.exp(-t / 0.011)), 1],
    [crackling(random, { seconds: 0.02, rate: () => 300, hz: [800, 3000], decay: [0.001, 0.003] }), 0.4],
  )

function crowd(
  stage: Stage,
  each: (who: Somebody, random: Random) => Float32Array,
  count: number,
  from: number,
  to: number,
  loud = 0.25,
): void {
  const { random, put } = stage
  for (let n = 0; n < count; n++) {
    put(each(somebody(random), random), {
      at: from + random.next() * (to - from),
      gain: loud * random.range(0.4, 1),
      pan: random.range(-0.95, 0.95),
      wet: 0.5,
    })
  }
}

const scream = (random: Random, hz: number, seconds: number, size: number) =>
  driven(
    levelled(
      voiced(random, {
        seconds,
        pitch: curve([
          [0, hz * 0.8],
          [0.12, hz * 1.15],
          [0.6, hz * 1.08],
          [1, hz * 0.7],
        ]),
        loudness: curve([
          [0, 0],
          [0.06, 1],
          [0.7, 0.9],
          [1, 0],
        ]),
        mouths: [
          [0, scaledMouth(vowels.ae, size)],
          [0.2, scaledMouth(vowels.a, size)],
          [1, scaledMouth(vowels.ae, size)],
        ],
        gains: [1, 0.95, 0.8, 0.7],
        breath: 0.1,
        rough: 0.35,
        width: 1.5,
      }),
    ),
    1.6,
  )

export const people: readonly Effect[] = [
  {
    id: 'crowd cheer',
    words: 'cheer,crowd cheer,cheering,cheering crowd,crowd cheering,hooray,victory cheer,roar of the crowd,hurrah',
    space: 'street',
    make: (stage) => {
      const { random, put, seconds } = stage
      const swelling = swell(0.5, Math.max(0.1, seconds - 1.8), 1.3)
      put(
        rushing(random, seconds, (share) => 900 + 250 * Math.sin(share * 9), 0.7, swelling),
        { gain: 0.5, pan: -0.4, wet: 0.4 },
      )
      put(
        rushing(random, seconds, (share) => 1300 + 250 * Math.sin(share * 7 + 1), 0.7, swelling),
        { gain: 0.4, pan: 0.4, wet: 0.4 },
      )
      crowd(
        stage,
        (who, r) => shout(r, who, r.range(0.6, 1.5)),
        Math.ceil(seconds * 16),
        0,
        Math.max(0.1, seconds - 1.2),
        0.22,
      )
      crowd(stage, (_, r) => clap(r), Math.ceil(seconds * 50), 0.2, seconds - 0.2, 0.3)
    },
  },
  {
    id: 'crowd gasp',
    words: 'gasp,crowd gasp,gasping,shocked crowd,shock,surprise,astonished crowd',
    length: 1.6,
    space: 'hall',
    make: (stage) => {
      crowd(
        stage,
        (who, r) => {
          const length = r.range(0.4, 0.7)
          return mixed(
            [
              rushing(
                r,
                length,
                (share) => (1100 + 700 * share) / who.size,
                1.2,
                (t) => Math.sin((Math.PI * t) / length) ** 0.7,
              ),
              1,
            ],
            [
              voiced(r, {
                seconds: length,
                pitch: (share) => who.hz * (1.5 + 0.5 * share),
                loudness: (share) => 0.3 * Math.sin(Math.PI * share),
                mouths: [
                  [0, scaledMouth(vowels.uh, who.size)],
                  [1, scaledMouth(vowels.a, who.size)],
                ],
                breath: 0.6,
              }),
              0.5,
            ],
          )
        },
        24,
        0.02,
        0.3,
        0.4,
      )
    },
  },
  {
    id: 'applause',
    words: 'applause,clapping,clap,audience,audience clapping,ovation',
    space: 'hall',
    make: (stage) => {
      const { random, put, seconds } = stage
      const many = swell(0.4, Math.max(0.1, seconds - 1.4), 1)
      for (let who = 0; who < 30; who++) {
        const every = random.range(0.2, 0.3)
        const pan = random.range(-0.95, 0.95)
        const near = random.range(0.15, 0.5)
        const from = random.range(0, 0.5)
        for (const at of moments(stage, every, 0.08, from))
          if (random.chance(Math.min(1, 2 * many(at))))
            put(clap(random), { at, gain: near * (0.3 + 0.7 * many(at)), pan, wet: 0.5 })
      }
    },
  },
  {
    id: 'laughter',
    words: 'laugh,laughter,laughing,laughs,chuckle,giggle,crowd laughing',
    space: 'taproom',
    make: (stage) => {
      for (const at of moments(stage, 0.55, 0.6))
        stage.put(laugh(stage.random, somebody(stage.random)), {
          at,
          gain: stage.random.range(0.4, 1),
          pan: stage.random.range(-0.8, 0.8),
          wet: 0.4,
        })
    },
  },
  {
    id: 'evil laugh',
    words:
      'evil laugh,evil laughter,villain laugh,cackle,witch laugh,cackling,maniacal laugh,sinister laugh,demonic laugh,goblin laugh,demon laugh',
    length: 3,
    space: 'vault',
    make: ({ random, put, big, seconds }) => {
      const who = { hz: 88 / big, size: 1.2 * big }
      put(driven(levelled(laugh(random, who, Math.max(4, Math.min(12, Math.floor(seconds * 4))))), 1.8), {
        gain: 1,
        wet: 0.6,
      })
    },
  },
  {
    id: 'scream',
    words:
      'scream,woman scream,screaming,shriek,terrified scream,screams,female scream,banshee,wail,wailing,banshee wail',
    length: 2,
    space: 'vault',
    make: ({ random, put, big, seconds }) => {
      put(scream(random, 720 / big, Math.min(1.6, seconds * 0.85), 0.86 * big), { wet: 0.5 })
    },
  },
  {
    id: 'battle cry',
    words:
      'battle cry,war cry,shout,shouting,yell,charge,man scream,death cry,pain,cry of pain,grunt of pain,groan,rage,barbarian rage,yelling',
    length: 2,
    space: 'open',
    make: (stage) => {
      const { random, put, big, seconds } = stage
      put(shout(random, { hz: 125 / big, size: 1.05 * big }, Math.min(1.5, seconds * 0.8)), { gain: 1, wet: 0.3 })
      crowd(stage, (who, r) => shout(r, who, r.range(0.6, 1.2)), 8, 0.15, 0.6, 0.22)
    },
  },
  {
    id: 'ghost wail',
    words:
      'ghost,ghost wail,moan,ghostly,ghostly moan,spirit,wraith,spectre,specter,zombie,zombie moan,undead,moaning,haunting,haunted,phantom',
    length: 4,
    space: 'cathedral',
    make: ({ random, put, big, seconds }) => {
      for (const [at, hz, pan] of [
        [0, 240, -0.4],
        [0.35, 320, 0.45],
      ] as const) {
        const length = Math.max(0.8, seconds * 0.8 - at)
        put(
          voiced(random, {
            seconds: length,
            pitch: (share) =>
              (hz / big) * (0.8 + 0.45 * Math.sin(Math.PI * share ** 1.3) + 0.02 * Math.sin(share * length * 32)),
            loudness: (share) => Math.sin(Math.PI * share) ** 1.2,
            mouths: [
              [0, vowels.u],
              [0.5, vowels.o],
              [1, vowels.u],
            ],
            breath: 0.5,
            rough: 0.06,
          }),
          { at, gain: 0.7, pan, wet: 1.2 },
        )
        put(
          rushing(
            random,
            length,
            (share) => hz * 3 + 400 * Math.sin(share * 7),
            5,
            swell(length * 0.4, 0, length * 0.6),
          ),
          { at, gain: 0.4, pan: -pan, wet: 1 },
        )
      }
    },
  },
  {
    id: 'whispers',
    words: 'whispers,whisper,whispering,whispering voices,eerie whispers,voices,murmur,madness,far realm',
    space: 'vault',
    make: (stage) => {
      const { random, put, seconds } = stage
      for (const at of moments(stage, 0.5, 0.6, 0)) {
        const length = Math.min(seconds - at, random.range(0.7, 1.6))
        const beat = random.range(5, 8)
        const wave = mixed(
          ...[
            [700, 1],
            [1500, 0.8],
            [2600, 0.7],
            [5200, 0.35],
          ].map(([hz, gain]): [Float32Array, number] => [
            rushing(
              random,
              length,
              (share) => hz! * (1 + 0.3 * Math.sin(share * length * beat * 3 + hz!)),
              5,
              (t) => Math.max(0, Math.sin(t * beat * Math.PI)) * Math.sin((Math.PI * t) / length),
            ),
            gain! * 2,
          ]),
        )
        put(wave, { at, gain: random.range(0.4, 1), pan: random.range(-1, 1), wet: 0.7 })
      }
    },
  },
  {
    id: 'chanting',
    words: 'chant,chanting,monks,ritual,cult chanting,cultists,monk chant,ritual chant,choir,prayer,praying',
    space: 'cathedral',
    make: (stage) => {
      const { random, put, seconds } = stage
      const root = random.range(92, 118)
      const steps = [1, 9 / 8, 6 / 5, 1, 4 / 3, 6 / 5, 9 / 8, 1]
      const beat = random.range(0.75, 1)
      for (let who = 0; who < 7; who++) {
        const size = random.range(1, 1.12)
        const off = 1 + random.normal() * 0.004
        const octave = who === 6 ? 0.5 : 1
        const tune: [number, number][] = []
        const mouths: [number, Mouth][] = []
        const count = Math.ceil(seconds / beat)
        for (let n = 0; n <= count; n++) {
          tune.push(
            [(n * beat) / seconds, root * octave * off * steps[n % steps.length]!],
            [((n + 0.85) * beat) / seconds, root * octave * off * steps[n % steps.length]!],
          )
          mouths.push([(n * beat) / seconds, scaledMouth([vowels.o, vowels.a, vowels.u, vowels.e][n % 4]!, size)])
        }
        put(
          voiced(random, {
            seconds,
            pitch: curve(tune),
            loudness: (share) =>
              Math.min(1, share * 12, (1 - share) * 8) *
              (0.75 + 0.25 * Math.cos((2 * Math.PI * share * seconds) / beat)),
            mouths,
            breath: 0.08,
            rough: 0.05,
          }),
          { at: random.range(0, 0.05), gain: 0.3, pan: random.range(-0.7, 0.7), wet: 0.9 },
        )
      }
    },
  },
  {
    id: 'heartbeat',
    words: 'heartbeat,heart beat,heart,pulse',
    space: 'room',
    make: (stage) => {
      const { random, put, big } = stage
      for (const at of moments(stage, 0.86, 0.02)) {
        for (const [late, hz, gain] of [
          [0, 52, 1],
          [0.27, 66, 0.7],
        ] as const)
          put(mixed([rushing(random, 0.2, hz / big, 1.4, (t) => Math.exp(-t / 0.05) * Math.min(1, t / 0.012)), 6]), {
            at: at + late,
            gain,
            wet: 0.06,
          })
      }
    },
  },
  {
    id: 'breathing',
    words: 'breath,breathing,heavy breathing,sigh,panting,exhale,snore,snoring,sleeping monster',
    space: 'room',
    make: (stage) => {
      const { random, put, big } = stage
      const slow = 1.5 * Math.sqrt(big)
      for (const at of moments(stage, slow * 1.9, 0.06)) {
        put(
          rushing(
            random,
            slow * 0.8,
            (share) => (1500 + 500 * share) / big,
            1,
            (t) => Math.sin((Math.PI * t) / (slow * 0.8)),
          ),
          { at, gain: 0.6, wet: 0.2 },
        )
        put(
          rushing(
            random,
            slow * 0.9,
            (share) => (1000 - 300 * share) / big,
            0.9,
            (t) => Math.sin((Math.PI * t) / (slow * 0.9)) ** 0.8,
          ),
          { at: at + slow * 0.85, gain: 0.9, wet: 0.2 },
        )
      }
    },
  },
  {
    id: 'baby',
    words: 'baby,baby cry,crying baby,infant,child crying,crying,sobbing,weeping',
    space: 'room',
    make: (stage) => {
      const { random, put } = stage
      for (const at of moments(stage, 1.15, 0.2))
        put(
          levelled(
            voiced(random, {
              seconds: random.range(0.7, 1),
              pitch: curve([
                [0, 380],
                [0.2, 520],
                [0.7, 470],
                [1, 360],
              ]),
              loudness: (share) => Math.sin(Math.PI * share ** 0.7),
              mouths: [
                [0, scaledMouth(vowels.ae, 0.62)],
                [0.4, scaledMouth(vowels.a, 0.62)],
                [1, scaledMouth(vowels.ae, 0.62)],
              ],
              breath: 0.14,
              rough: 0.3,
            }),
          ),
          { at, gain: random.range(0.7, 1), wet: 0.3 },
        )
    },
  },
]
