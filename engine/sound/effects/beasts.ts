import type { Random } from '../../paint/random.ts'
import { curve, driven, levelled, swell } from '../signal/envelope.ts'
import { filtered } from '../signal/filters.ts'
import { crackling, mixed, ringing, rubbing, rumbling, rushing } from '../signal/textures.ts'
import { scaledMouth, type Throat, voiced, vowels } from '../signal/voice.ts'
import { type Effect, moments } from './effect.ts'

/** A roar or growl: rough folds and breath through a wide mouth, driven. `size`: of the head against a man's. */
export function roar(random: Random, seconds: number, hz: number, size: number, rough = 0.5): Float32Array {
  const peak = random.range(0.25, 0.4)
  const tone = voiced(random, {
    seconds,
    pitch: curve([
      [0, hz * 0.72],
      [peak, hz * 1.2],
      [0.7, hz],
      [1, hz * 0.6],
    ]),
    loudness: curve([
      [0, 0],
      [0.08, 0.6],
      [peak, 1],
      [0.72, 0.8],
      [1, 0],
    ]),
    mouths: [
      [0, scaledMouth(vowels.u, size)],
      [peak, scaledMouth(vowels.a, size)],
      [0.7, scaledMouth(vowels.ae, size)],
      [1, scaledMouth(vowels.o, size)],
    ],
    breath: 0.12,
    rough,
    rattle: 0.6,
    width: 2.4,
  })
  const breath = rushing(
    random,
    seconds,
    (share) => (900 + 700 * Math.sin(Math.PI * share)) / size,
    0.8,
    swell(0.1 * seconds, 0.4 * seconds, 0.5 * seconds),
  )
  const chest = rumbling(
    random,
    seconds,
    180 / size,
    (t) => Math.sin((Math.PI * t) / seconds) * (0.7 + 0.3 * Math.sin(2 * Math.PI * 27 * t)),
  )
  return driven(levelled(mixed([levelled(tone), 1], [breath, 0.16], [chest, 0.22])), 2)
}

/** A low growl that does not let go: the folds beat slowly. */
export function growl(random: Random, seconds: number, hz: number, size: number): Float32Array {
  const wave = voiced(random, {
    seconds,
    pitch: (share) => hz * (1 + 0.08 * Math.sin(share * 9) - 0.1 * share),
    loudness: curve([
      [0, 0],
      [0.15, 0.8],
      [0.5, 1],
      [0.8, 0.8],
      [1, 0],
    ]),
    mouths: [
      [0, scaledMouth(vowels.uh, size)],
      [0.5, scaledMouth(vowels.ae, size)],
      [1, scaledMouth(vowels.u, size)],
    ],
    breath: 0.22,
    rough: 0.8,
    rattle: 0.4,
    width: 1.8,
  })
  return driven(levelled(wave), 2)
}

interface Call {
  seconds: number
  pitch: (share: number) => number
  loudness: (share: number) => number
  /** Partials: ratio, loudness. */
  partials?: readonly (readonly [number, number])[]
  breath?: number
}

/** A call with a clear pitch: howls, birds, horns of beasts. */
export function called(
  random: Random,
  { seconds, pitch, loudness, partials = [[1, 1]], breath = 0.02 }: Call,
): Float32Array {
  const gain = (t: number) => loudness(t / seconds)
  const tone = ringing(random, { seconds, hz: pitch, partials, gain, sway: [0.004, 5.5] })
  return breath > 0
    ? mixed([tone, 1], [rushing(random, seconds, (share) => pitch(share) * 1.5, 2, gain), breath * 4])
    : tone
}

export function howl(random: Random, big = 1): Float32Array {
  const seconds = random.range(2.2, 3.4)
  const hz = random.range(380, 520) / big
  const top = random.range(1.25, 1.55)
  return called(random, {
    seconds,
    pitch: curve([
      [0, hz * 0.7],
      [0.14, hz * top],
      [0.3, hz * top * 0.97],
      [0.75, hz * top * 0.9],
      [1, hz * 0.62],
    ]),
    loudness: curve([
      [0, 0],
      [0.1, 0.7],
      [0.3, 1],
      [0.75, 0.75],
      [1, 0],
    ]),
    partials: [
      [1, 1],
      [2, 0.34],
      [3, 0.16],
      [4, 0.05],
    ],
    breath: 0.03,
  })
}

/** A horse: a whinny that shakes and falls. */
export function whinny(random: Random): Float32Array {
  const seconds = random.range(1.2, 1.7)
  const rate = random.range(11, 14)
  const hz = random.range(950, 1200)
  const tone = voiced(random, {
    seconds,
    pitch: (share) =>
      hz *
      (0.75 + 0.35 * Math.sin(Math.PI * Math.min(1, share * 1.6)) - 0.42 * share) *
      (1 + 0.09 * Math.sin(2 * Math.PI * rate * share * seconds)),
    loudness: (share) =>
      Math.sin(Math.PI * share) ** 0.6 * (0.7 + 0.3 * Math.sin(2 * Math.PI * rate * share * seconds)),
    mouths: [
      [0, [900, 1900, 3300]],
      [0.5, [1300, 2300, 3600]],
      [1, [700, 1600, 3000]],
    ],
    breath: 0.16,
    rough: 0.25,
    width: 2.2,
  })
  return levelled(tone)
}

/** Lips that flutter: a horse's snort. */
export const snort = (random: Random): Float32Array =>
  rushing(
    random,
    0.7,
    700,
    0.5,
    (t) => Math.exp(-t / 0.22) * Math.min(1, t / 0.02) * (0.45 + 0.55 * Math.max(0, Math.sin(2 * Math.PI * 24 * t))),
  )

/** A songbird's phrase: whistled notes that glide, each bird with its own few. */
export function birdsong(random: Random, hz: number): Float32Array {
  const notes = Array.from({ length: random.int(2, 4) }, () => ({
    from: hz * random.range(0.75, 1.3),
    to: hz * random.range(0.7, 1.35),
    seconds: random.range(0.05, 0.2),
    trill: random.chance(0.35) ? random.range(18, 34) : 0,
  }))
  const parts: [Float32Array, number, number][] = []
  let at = 0
  const count = random.int(3, 9)
  for (let n = 0; n < count; n++) {
    const { from, to, seconds, trill } = notes[n % notes.length]!
    const wave = called(random, {
      seconds,
      pitch: (share) =>
        (from + (to - from) * share) * (1 + (trill ? 0.06 * Math.sin(2 * Math.PI * trill * share * seconds) : 0)),
      loudness: (share) => Math.sin(Math.PI * share) ** 0.8,
      partials: [
        [1, 1],
        [2, 0.08],
      ],
      breath: 0,
    })
    parts.push([wave, random.range(0.6, 1), at])
    at += seconds + random.range(0.02, 0.1)
  }
  return mixed(...parts)
}

/** Gull, raven, owl and cock: what is heard of each once. */
export const cries = {
  gull: (random: Random) => {
    const hz = random.range(950, 1250)
    const count = random.int(2, 5)
    return mixed(
      ...Array.from({ length: count }, (_, n): [Float32Array, number, number] => [
        levelled(
          voiced(random, {
            seconds: 0.4,
            pitch: curve([
              [0, hz * 0.8],
              [0.2, hz * 1.25],
              [1, hz * 0.8],
            ]),
            loudness: (share) => Math.sin(Math.PI * share) ** 0.6,
            mouths: [
              [0, [1200, 2400, 3800]],
              [0.4, [1700, 2900, 4300]],
              [1, [1100, 2300, 3700]],
            ],
            breath: 0.1,
            rough: 0.2,
            width: 2,
          }),
        ),
        1 - n * 0.1,
        n * 0.46,
      ]),
    )
  },
  raven: (random: Random) => {
    const count = random.int(1, 3)
    return mixed(
      ...Array.from({ length: count }, (_, n): [Float32Array, number, number] => [
        driven(
          levelled(
            voiced(random, {
              seconds: 0.36,
              pitch: curve([
                [0, 330],
                [0.3, 420],
                [1, 290],
              ]),
              loudness: (share) => Math.sin(Math.PI * share) ** 0.5,
              mouths: [
                [0, [1100, 1900, 3000]],
                [1, [1300, 2100, 3200]],
              ],
              breath: 0.25,
              rough: 0.9,
              rattle: 0.5,
              width: 1.6,
            }),
          ),
          1.6,
        ),
        0.9,
        n * 0.52,
      ]),
    )
  },
  owl: (random: Random) => {
    const hz = random.range(330, 420)
    const note = (seconds: number, shake: number) =>
      called(random, {
        seconds,
        pitch: (share) => hz * (1.04 - 0.06 * share) * (1 + shake * Math.sin(share * 40)),
        loudness: (share) => Math.sin(Math.PI * share) ** 0.7,
        partials: [
          [1, 1],
          [2, 0.12],
          [3, 0.04],
        ],
        breath: 0.03,
      })
    return mixed([note(0.42, 0), 0.8, 0], [note(0.16, 0), 0.4, 0.95], [note(0.95, 0.02), 1, 1.2])
  },
  cock: (random: Random) => {
    const hz = random.range(640, 760)
    const crow = (seconds: number, from: number, to: number) =>
      levelled(
        voiced(random, {
          seconds,
          pitch: (share) => hz * (from + (to - from) * share),
          loudness: (share) => Math.sin(Math.PI * share) ** 0.4,
          mouths: [
            [0, [900, 1800, 3100]],
            [1, [1200, 2100, 3300]],
          ],
          breath: 0.08,
          rough: 0.25,
          width: 1.8,
        }),
      )
    return mixed(
      [crow(0.18, 0.9, 1), 0.7, 0],
      [crow(0.16, 1.05, 1.1), 0.8, 0.24],
      [crow(0.22, 1.2, 1.25), 0.9, 0.46],
      [crow(0.85, 1.3, 0.8), 1, 0.74],
    )
  },
} as const

/** A dog's bark. */
export const bark = (random: Random, big = 1): Float32Array =>
  driven(
    levelled(
      voiced(random, {
        seconds: random.range(0.16, 0.24),
        pitch: curve([
          [0, 260 / big],
          [0.25, 430 / big],
          [1, 230 / big],
        ]),
        loudness: (share) => Math.sin(Math.PI * share ** 0.6),
        mouths: [
          [0, scaledMouth([450, 1200, 2600], big)],
          [0.35, scaledMouth([950, 1700, 2900], big)],
          [1, scaledMouth([500, 1300, 2600], big)],
        ],
        breath: 0.2,
        rough: 0.6,
        width: 1.8,
      }),
    ),
    1.8,
  )

const moo = (random: Random, hz: number, seconds: number, mouth: Throat['mouths'], width = 1.6) =>
  levelled(
    voiced(random, {
      seconds,
      pitch: curve([
        [0, hz * 0.85],
        [0.3, hz * 1.12],
        [0.8, hz],
        [1, hz * 0.8],
      ]),
      loudness: (share) => Math.sin(Math.PI * share) ** 0.5,
      mouths: mouth,
      breath: 0.1,
      rough: 0.3,
      width,
    }),
  )

const hissing = (random: Random, seconds: number) =>
  rushing(
    random,
    seconds,
    (share) => 5200 + 900 * Math.sin(share * 6),
    0.9,
    (t) => swell(0.12, seconds * 0.4, seconds * 0.5)(t) * (0.85 + 0.15 * Math.sin(t * 70)),
  )

/** Wings that beat, `rate` times a second. */
export function wings(random: Random, seconds: number, rate: number, hz: number): Float32Array {
  const beats = Math.max(1, Math.floor(seconds * rate))
  return mixed(
    ...Array.from({ length: beats }, (_, n): [Float32Array, number, number] => [
      rushing(
        random,
        0.75 / rate,
        (share) => hz * (0.7 + 0.9 * Math.sin(Math.PI * share)),
        0.7,
        (t) => Math.sin(Math.min(1, (t * rate) / 0.75) * Math.PI) ** 1.6,
      ),
      random.range(0.7, 1),
      n / rate + random.range(0, 0.06 / rate),
    ]),
  )
}

/** Effects that are one call, repeated as long as is wanted. */
const calling = (
  id: string,
  words: string,
  space: Effect['space'],
  every: number,
  one: (random: Random, big: number) => Float32Array,
): Effect => ({
  id,
  words,
  space,
  make: (stage) => {
    for (const at of moments(stage, every, 0.35))
      stage.put(one(stage.random, stage.big), {
        at,
        gain: stage.random.range(0.7, 1),
        pan: stage.random.range(-0.25, 0.25),
        wet: 0.35,
      })
  },
})

export const beasts: readonly Effect[] = [
  {
    id: 'dragon roar',
    words: 'dragon roar,dragon,roaring dragon,wyrm,wyvern,dragon attack,ancient dragon',
    length: 4,
    space: 'valley',
    make: ({ random, put, big, seconds }) => {
      const length = Math.min(3.4, seconds * 0.85)
      put(roar(random, length, 62 / big, 2.5 * big), { gain: 1, wet: 0.4 })
      put(roar(random, length * 0.95, 170 / big, 1.5 * big, 1), { at: 0.06, gain: 0.5, pan: 0.2, wet: 0.5 })
      put(
        rubbing(random, {
          seconds: length,
          rate: (share) => 240 + 380 * Math.sin(Math.PI * share),
          bodies: [
            [1400, 7, 1],
            [2600, 8, 0.8],
          ],
          gain: swell(0.4, length * 0.3, length * 0.4),
        }),
        { gain: 0.25, pan: -0.2, wet: 0.5 },
      )
      put(rumbling(random, length, 70, swell(0.3, length * 0.4, length * 0.5)), { gain: 0.7, wet: 0.3 })
    },
  },
  {
    id: 'roar',
    words:
      'roar,lion,monster roar,bear,monster,beast roar,troll,ogre,giant,owlbear,manticore,tiger,beast,creature,bellow,minotaur,demon roar',
    length: 2.6,
    space: 'cave',
    make: ({ random, put, big, seconds }) => {
      put(roar(random, Math.min(2.1, seconds * 0.8), 92 / big, 1.6 * big), { wet: 0.4 })
    },
  },
  {
    id: 'growl',
    words: 'growl,growling,snarl,beast growl,wolf growl,dog growl,snarling,menacing growl,worg,werewolf',
    length: 2.8,
    space: 'cave',
    make: ({ random, put, big, seconds }) => {
      put(growl(random, Math.min(2.6, seconds * 0.9), 58 / big, 1.25 * big), { wet: 0.3 })
      put(rushing(random, Math.min(1.2, seconds * 0.4), 900, 0.8, swell(0.3, 0.3, 0.5)), {
        at: 0.2,
        gain: 0.25,
        wet: 0.3,
      })
    },
  },
  {
    id: 'wolf howl',
    words: 'wolf howl,howl,wolf,wolves,howling,howling wolf,wolf pack,werewolf howl,coyote,hound howl',
    space: 'valley',
    make: (stage) => {
      for (const at of moments(stage, 2.3, 0.3))
        stage.put(howl(stage.random, stage.big), {
          at,
          gain: stage.random.range(0.5, 1),
          pan: stage.random.range(-0.7, 0.7),
          wet: 0.6,
        })
    },
  },
  {
    id: 'hiss',
    words: 'hiss,snake,hissing,serpent,snake hiss,lizard,basilisk,naga,yuan ti,rattlesnake,spider hiss,medusa',
    length: 2,
    space: 'room',
    make: ({ random, put, seconds, big }) => {
      put(hissing(random, Math.min(1.8, seconds)), { gain: 0.9, wet: 0.2 })
      put(growl(random, Math.min(1.2, seconds), 70 / big, 0.8), { at: 0.1, gain: 0.07, wet: 0.2 })
    },
  },
  {
    id: 'horse whinny',
    words: 'horse,whinny,neigh,horse neigh,horse whinny,pony,mare,stallion,unicorn,nicker',
    length: 2.4,
    space: 'open',
    make: ({ random, put }) => {
      put(whinny(random), { wet: 0.2 })
      put(snort(random), { at: 1.6, gain: 0.5, wet: 0.2 })
    },
  },
  calling('raven', 'raven,crow,caw,crows,ravens,rook,vulture', 'open', 1.9, (random) => cries.raven(random)),
  calling('owl', 'owl,hoot,owl hoot,hooting', 'valley', 3.4, (random) => cries.owl(random)),
  calling('gull', 'gull,seagull,sea gull,gulls,albatross', 'open', 2.4, (random) => cries.gull(random)),
  calling(
    'birdsong',
    'bird,birdsong,songbird,birds,bird song,chirp,tweet,sparrow,robin,nightingale,bird chirping',
    'open',
    1.1,
    (random) => birdsong(random, random.range(2400, 4600)),
  ),
  calling('cock crow', 'rooster,cock,cock crow,cockerel,crowing,rooster crow', 'open', 3, (random) =>
    cries.cock(random),
  ),
  calling(
    'eagle',
    'eagle,hawk,falcon,griffon,griffin,hippogriff,bird of prey,screech,eagle cry,hawk cry,roc,bird cry,phoenix,harpy',
    'valley',
    2,
    (random, big) =>
      levelled(
        voiced(random, {
          seconds: 1.1,
          pitch: curve([
            [0, 1500 / big],
            [0.12, 2500 / big],
            [0.6, 2100 / big],
            [1, 1500 / big],
          ]),
          loudness: (share) => Math.sin(Math.PI * share) ** 0.5,
          mouths: [
            [0, [1900, 3200, 4800]],
            [1, [2300, 3500, 5000]],
          ],
          breath: 0.22,
          rough: 0.5,
          width: 2.4,
        }),
      ),
  ),
  calling(
    'dog bark',
    'dog,bark,barking,dogs,barking dog,hound,guard dog,mastiff,puppy',
    'street',
    0.55,
    (random, big) => bark(random, big),
  ),
  calling('cat', 'cat,meow,kitten,cat meow,tressym', 'room', 1.6, (random, big) =>
    moo(random, 560 / big, random.range(0.6, 0.9), [
      [0, [600, 2200, 3200]],
      [0.35, [1100, 2000, 3200]],
      [1, [500, 1100, 2800]],
    ]),
  ),
  calling('cow', 'cow,moo,cattle,ox,bull,cows,mooing', 'open', 2.6, (random, big) =>
    moo(random, 130 / big, random.range(1.3, 1.9), [
      [0, [300, 800, 2000]],
      [0.3, [520, 1000, 2200]],
      [1, [350, 850, 2100]],
    ]),
  ),
  calling('sheep', 'sheep,goat,baa,lamb,bleat,bleating', 'open', 1.5, (random, big) => {
    const wave = moo(random, 300 / big, random.range(0.6, 0.9), [
      [0, [600, 1700, 2600]],
      [1, [700, 1800, 2700]],
    ])
    for (let i = 0; i < wave.length; i++)
      wave[i] = wave[i]! * (0.62 + 0.38 * Math.sin((2 * Math.PI * 8.5 * i) / 48_000))
    return wave
  }),
  calling('pig', 'pig,boar,oink,swine,hog,squeal,grunt', 'open', 0.75, (random, big) =>
    driven(
      levelled(
        voiced(random, {
          seconds: random.range(0.16, 0.34),
          pitch: () => random.range(80, 120) / big,
          loudness: (share) => Math.sin(Math.PI * share),
          mouths: [
            [0, [420, 1100, 2300]],
            [1, [560, 1500, 2400]],
          ],
          breath: 0.45,
          rough: 1,
          rattle: 0.5,
          width: 1.8,
        }),
      ),
      1.6,
    ),
  ),
  calling('frog', 'frog,frogs,toad,croak,croaking,ribbit,bullywug', 'open', 0.9, (random, big) =>
    levelled(
      rubbing(random, {
        seconds: random.range(0.25, 0.45),
        rate: (share) => (48 + 18 * share) / big,
        bodies: [
          [640 / big, 6, 1],
          [1500 / big, 7, 0.6],
        ],
        rough: 0.08,
        gain: swell(0.05, 0.12, 0.12),
      }),
    ),
  ),
  {
    id: 'crickets',
    words: 'cricket,crickets,cicada,grasshopper,insects chirping',
    space: 'open',
    make: (stage) => {
      const { random, put, seconds } = stage
      for (let who = 0; who < 4; who++)
        put(crickets(random, seconds, random.range(3800, 5200)), {
          gain: random.range(0.3, 0.8),
          pan: random.range(-0.9, 0.9),
          wet: 0.1,
        })
    },
  },
  {
    id: 'bees',
    words: 'bee,bees,insect,insects,swarm,buzz,buzzing,flies,fly,wasp,hornet,swarm of insects,stirge,mosquito,locust',
    space: 'open',
    make: (stage) => {
      const { random, put, seconds, big } = stage
      for (let who = 0; who < 14; who++) {
        const hz = random.range(150, 240) / big
        put(buzz(random, seconds, hz), { gain: random.range(0.1, 0.4), pan: random.range(-0.9, 0.9), wet: 0.1 })
      }
    },
  },
  {
    id: 'bats',
    words: 'bat,bats,swarm of bats,rat,rats,mouse,squeaking,squeak,rodent,mice',
    space: 'cave',
    make: (stage) => {
      const { random, put } = stage
      for (const at of moments(stage, 0.16, 0.9))
        put(
          called(random, {
            seconds: random.range(0.03, 0.08),
            pitch: (share) => random.range(5200, 5400) * (1.25 - 0.4 * share),
            loudness: (share) => Math.sin(Math.PI * share),
            partials: [
              [1, 1],
              [1.5, 0.2],
            ],
            breath: 0,
          }),
          { at, gain: random.range(0.2, 0.6), pan: random.range(-0.9, 0.9), wet: 0.3 },
        )
      for (const at of moments(stage, 1.2, 0.4))
        put(wings(random, Math.min(0.9, stage.seconds - at), 13, 1500), {
          at,
          gain: 0.5,
          pan: random.range(-0.8, 0.8),
          wet: 0.3,
        })
    },
  },
  {
    id: 'wings',
    words: 'wings,wing flap,flapping,wing beat,flapping wings,wingbeat,dragon wings,beating wings,flying',
    space: 'open',
    make: ({ random, put, seconds, big }) => {
      put(wings(random, seconds, 2.6 / big, 420 / big), { gain: 1, wet: 0.2 })
      put(filtered(wings(random, seconds, 2.6 / big, 160 / big), 'low', 400), { gain: 0.9, wet: 0.2 })
    },
  },
  {
    id: 'spider',
    words:
      'spider,giant spider,skittering,scuttling,insect legs,centipede,beetle,scurrying,rats scurrying,clicking,chitin,ankheg,umber hulk',
    space: 'cave',
    make: ({ random, put, seconds, big }) => {
      put(
        crackling(random, {
          seconds,
          rate: (t) => 28 + 22 * Math.sin(t * 5),
          hz: [1300 / big, 4800 / big],
          decay: [0.002, 0.007],
          uneven: 1.5,
        }),
        { gain: 1.1, wet: 0.4 },
      )
      put(
        rubbing(random, {
          seconds,
          rate: () => 14 / Math.sqrt(big),
          bodies: [
            [900 / big, 9, 1],
            [2300 / big, 9, 0.7],
          ],
          rough: 0.7,
          gain: swell(0.1, seconds - 0.3, 0.2),
        }),
        { gain: 0.4, pan: 0.2, wet: 0.4 },
      )
    },
  },
  {
    id: 'tentacles',
    words: 'tentacle,slime,ooze,squelch,gelatinous cube,slimy,kraken,mud,goo,squish,aboleth,worm,purple worm',
    space: 'cave',
    make: (stage) => {
      const { random, put, big } = stage
      for (const at of moments(stage, 0.4, 0.6)) {
        const length = random.range(0.15, 0.4)
        put(
          rushing(
            random,
            length,
            (share) => (300 + 900 * share * random.range(0.6, 1.3)) / big,
            4,
            (t) => Math.sin((Math.PI * t) / length) ** 1.5,
          ),
          { at, gain: random.range(0.7, 1.4), pan: random.range(-0.4, 0.4), wet: 0.3 },
        )
        put(
          crackling(random, { seconds: length, rate: () => 220, hz: [300 / big, 1900 / big], decay: [0.002, 0.01] }),
          { at, gain: 0.5, wet: 0.3 },
        )
      }
    },
  },
]

/** A field cricket: chirps of three to five pulses, two or three times a second. */
export function crickets(random: Random, seconds: number, hz: number): Float32Array {
  const period = random.range(0.36, 0.62)
  const pulses = random.int(3, 5)
  const beat = random.range(0.016, 0.021)
  const phase = random.range(0, period)
  return ringing(random, {
    seconds,
    hz: () => hz,
    partials: [
      [1, 1],
      [2, 0.06],
    ],
    gain: (t) => {
      const within = (t + phase) % period
      const pulse = Math.floor(within / beat)
      return pulse < pulses ? Math.sin((Math.PI * (within % beat)) / beat) * (0.6 + 0.1 * pulse) : 0
    },
    sway: [0.002, 2],
  })
}

function buzz(random: Random, seconds: number, hz: number): Float32Array {
  const near = random.range(0.3, 1.1)
  const phase = random.range(0, 6)
  return ringing(random, {
    seconds,
    hz: (share) => hz * (1 + 0.08 * Math.sin(share * seconds * near * 3 + phase)),
    partials: [
      [1, 1],
      [2, 0.8],
      [3, 0.6],
      [4, 0.45],
      [5, 0.35],
      [7, 0.2],
      [9, 0.12],
    ],
    gain: (t) => 0.45 + 0.5 * Math.sin(t * near * 2 + phase),
    sway: [0.02, 11],
  })
}
