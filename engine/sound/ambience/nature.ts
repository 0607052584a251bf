import { birdsong, called, crickets, cries, howl, wings } from '../effects/beasts.ts'
import { drip, thunder } from '../effects/weather.ts'
import { blow, curve, levelled, swell } from '../signal/envelope.ts'
import { drift } from '../signal/noise.ts'
import { bubble, crackling, mixed, rubbing, rumbling, rushing } from '../signal/textures.ts'
import { type Bed, happenings, type Layer, ringNoise } from './layer.ts'

/** Little cracks all round the ring: drops, grains, sparks. */
function patter(
  bed: Bed,
  rate: number,
  hz: readonly [number, number],
  decay: readonly [number, number],
  loud: number,
  uneven = 2,
): void {
  const { random, seconds, take } = bed
  for (const pan of [-0.8, 0, 0.8]) {
    const wander = drift(random, 0.15, seconds)
    take.put(crackling(random, { seconds, rate: (t) => (rate / 3) * (1 + 0.3 * wander(t)), hz, decay, uneven }), {
      gain: loud,
      pan,
      wet: 0.12,
    })
  }
}

function bubbles(
  bed: Bed,
  rate: number,
  hz: readonly [number, number],
  loud: readonly [number, number],
  long: readonly [number, number] = [0.015, 0.07],
): void {
  const { random, seconds, take } = bed
  const kinds = Array.from({ length: 90 }, () =>
    bubble(hz[0] * (hz[1] / hz[0]) ** random.next(), random.range(long[0], long[1]), random.range(0.1, 0.7)),
  )
  const count = Math.round(rate * seconds)
  for (let n = 0; n < count; n++)
    take.put(random.pick(kinds), {
      at: random.next() * seconds,
      gain: loud[0] + (loud[1] - loud[0]) * random.next() ** 2,
      pan: random.range(-0.85, 0.85),
      wet: 0.1,
    })
}

const breathing = (bed: Bed, rate: number, depth: number, base = 1) => {
  const wander = drift(bed.random, rate, bed.seconds)
  return (t: number) => Math.max(0.05, base + depth * wander(t))
}

export const nature: readonly Layer[] = [
  {
    id: 'wind',
    words: 'wind,breeze,windy,draught,draft,gust,gusts,gusty',
    level: -30,
    make: (bed) => {
      const strength = breathing(bed, 0.12, 0.55)
      ringNoise(bed, 'band', (t) => 240 + 170 * strength(t), { q: 0.7, gain: strength, loud: 1.2 })
      ringNoise(bed, 'band', (t) => 620 + 360 * strength(t), {
        q: 4,
        gain: (t) => strength(t) ** 2,
        loud: 0.5,
        wet: 0.15,
      })
    },
  },
  {
    id: 'howling wind',
    words: 'howling wind,gale,storm wind,blizzard,strong wind,snowstorm,cold wind,icy wind,sandstorm',
    level: -25,
    make: (bed) => {
      const strength = breathing(bed, 0.2, 0.6)
      ringNoise(bed, 'band', (t) => 300 + 320 * strength(t), { q: 0.8, gain: strength, loud: 1.2 })
      const whistle = breathing(bed, 0.3, 0.6)
      ringNoise(bed, 'band', (t) => 560 + 420 * whistle(t), {
        q: 14,
        gain: (t) => whistle(t) ** 2,
        loud: 1.4,
        wet: 0.2,
      })
      ringNoise(bed, 'band', (t) => 900 + 560 * strength(t), {
        q: 18,
        gain: (t) => strength(t) ** 3,
        loud: 1,
        wet: 0.2,
      })
      ringNoise(bed, 'low', 140, { gain: strength, loud: 1.6, twice: true })
    },
  },
  {
    id: 'leaves',
    words: 'leaf,leaves,rustling leaves,rustling trees,trees rustling,rustle,foliage',
    level: -34,
    make: (bed) => {
      const strength = breathing(bed, 0.14, 0.7, 0.7)
      ringNoise(bed, 'band', 3400, { q: 0.5, gain: (t) => strength(t) ** 2, loud: 0.8 })
      const { random, seconds, take } = bed
      for (const pan of [-0.7, 0.7])
        take.put(
          crackling(random, { seconds, rate: (t) => 50 * strength(t) ** 2, hz: [2200, 7000], decay: [0.001, 0.005] }),
          { gain: 0.6, pan, wet: 0.1 },
        )
    },
  },
  {
    id: 'rain',
    words:
      'rain,rain on the roof,rain on a roof,rain on roof,rain on the window,rain outside,rainfall,raining,rainy,drizzle,downpour,shower,heavy rain,light rain',
    level: -25,
    make: (bed) => {
      const strength = breathing(bed, 0.06, 0.12)
      if (bed.isIndoors) {
        // On the roof: the hiss stays outside, and the drops drum.
        ringNoise(bed, 'band', 900, { q: 0.5, gain: strength, loud: 0.8, wet: 0.1 })
        patter(bed, 240, [260, 1500], [0.003, 0.012], 0.5)
        patter(bed, 60, [1400, 3600], [0.001, 0.004], 0.25)
      } else {
        ringNoise(bed, 'band', 4600, { q: 0.35, gain: strength, loud: 0.7 })
        ringNoise(bed, 'band', 900, { q: 0.4, gain: strength, loud: 0.3 })
        patter(bed, 320, [1500, 8000], [0.0008, 0.004], 0.5)
        bubbles(bed, 14, [900, 3400], [0.01, 0.07], [0.012, 0.04])
      }
    },
  },
  {
    id: 'thunder',
    words: 'thunder,distant thunder,lightning,thunderstorm,rolling thunder,thunderclap',
    level: -22,
    make: (bed) => {
      happenings(bed, {
        every: 17,
        kinds: 4,
        near: bed.isIndoors ? [0.15, 0.45] : [0.25, 0.95],
        stray: 0.12,
        pan: [-0.6, 0.6],
        make: (random) => thunder(random, random.range(4.5, 8), bed.isIndoors ? 0.15 : random.range(0, 0.85)),
      })
    },
  },
  {
    id: 'hail',
    words: 'hail,hailstorm,sleet',
    level: -27,
    make: (bed) => patter(bed, 220, [900, 4800], [0.001, 0.006], 0.8),
  },
  {
    id: 'birds',
    words: 'bird,birdsong,songbird,birds,singing birds,chirping,dawn chorus,sparrow,bird song',
    level: -31,
    make: (bed) => {
      const { random } = bed
      for (const [hz, every] of [
        [2500, 5],
        [3300, 4],
        [4200, 6],
        [5200, 7],
        [2900, 9],
      ] as const) {
        happenings(bed, {
          every,
          kinds: 4,
          near: [0.1, 0.9],
          stray: 0.02,
          make: (own) => birdsong(own, hz * random.range(0.9, 1.1)),
        })
      }
    },
  },
  {
    id: 'crows',
    words: 'crow,raven,crows,ravens,caw,rook',
    level: -31,
    make: (bed) => happenings(bed, { every: 9, kinds: 5, near: [0.1, 0.7], make: (random) => cries.raven(random) }),
  },
  {
    id: 'gulls',
    words: 'gull,seagull,gulls,seagulls,sea gull,sea bird',
    level: -30,
    make: (bed) => happenings(bed, { every: 6, kinds: 6, near: [0.1, 0.8], make: (random) => cries.gull(random) }),
  },
  {
    id: 'owls',
    words: 'owl,owls,hoot,hooting',
    level: -32,
    make: (bed) =>
      happenings(bed, { every: 15, kinds: 3, near: [0.2, 0.7], stray: 0.03, make: (random) => cries.owl(random) }),
  },
  {
    id: 'wolves',
    words: 'wolf,wolves,howl,howling wolves,wolf howl,wolves howl,howling',
    level: -30,
    make: (bed) =>
      happenings(bed, {
        every: 14,
        kinds: 4,
        near: [0.05, 0.5],
        stray: 0.05,
        make: (random) => mixed([howl(random), 1], [howl(random, 1.1), random.range(0, 0.7), random.range(0.4, 1.6)]),
      }),
  },
  {
    id: 'crickets',
    words: 'cricket,crickets,cicada,night insects,grasshopper',
    level: -33,
    make: (bed) => {
      const { random, seconds, take } = bed
      for (let who = 0; who < 6; who++) {
        const wander = drift(random, 0.08, seconds)
        const wave = crickets(random, seconds, random.range(3600, 5000))
        for (let i = 0; i < wave.length; i++) wave[i] = wave[i]! * Math.max(0, Math.min(1, 0.6 + wander(i / 48_000)))
        // The phase of a chirp does not close round the ring: it is drawn to nothing there, as a cricket that rests a moment.
        const rest = Math.min(wave.length >> 1, 24_000)
        for (let i = 0; i < rest; i++) {
          wave[i] = wave[i]! * (i / rest)
          wave[wave.length - 1 - i] = wave[wave.length - 1 - i]! * (i / rest)
        }
        take.put(wave, {
          at: random.range(0, seconds),
          gain: random.range(0.15, 0.7),
          pan: random.range(-1, 1),
          wet: 0.12,
        })
      }
    },
  },
  {
    id: 'frogs',
    words: 'frog,frogs,toad,toads,croaking',
    level: -31,
    make: (bed) =>
      happenings(bed, {
        every: 1.1,
        kinds: 8,
        near: [0.1, 0.8],
        make: (random) => {
          const hz = random.range(420, 900)
          return mixed(
            ...Array.from({ length: random.int(1, 4) }, (_, n): [Float32Array, number, number] => [
              levelled(
                rubbing(random, {
                  seconds: 0.32,
                  rate: (share) => 46 + 20 * share,
                  bodies: [
                    [hz, 6, 1],
                    [hz * 2.3, 7, 0.5],
                  ],
                  rough: 0.08,
                  gain: swell(0.05, 0.12, 0.12),
                }),
              ),
              0.9,
              n * 0.42,
            ]),
          )
        },
      }),
  },
  {
    id: 'flies',
    words: 'fly,flies,insects,insect,mosquito,mosquitoes,bee,bees,buzzing,swarm,midge',
    level: -36,
    make: (bed) =>
      happenings(bed, {
        every: 5,
        kinds: 5,
        near: [0.2, 1],
        make: (random) => {
          const length = random.range(1.2, 3)
          const hz = random.range(170, 260)
          return called(random, {
            seconds: length,
            pitch: (share) => hz * (1 + 0.1 * Math.sin(share * length * 4)),
            loudness: (share) => Math.sin(Math.PI * share) ** 2 * (0.7 + 0.3 * Math.sin(share * length * 9)),
            partials: [
              [1, 1],
              [2, 0.8],
              [3, 0.6],
              [4, 0.4],
              [6, 0.2],
              [8, 0.12],
            ],
            breath: 0,
          })
        },
      }),
  },
  {
    id: 'stream',
    words: 'stream,brook,creek,fountain,running water,flowing water,babbling,trickle,spring',
    level: -29,
    make: (bed) => {
      ringNoise(bed, 'band', 1300, { q: 0.5, gain: breathing(bed, 0.4, 0.1), loud: 0.18 })
      bubbles(bed, 75, [420, 2300], [0.02, 0.16])
    },
  },
  {
    id: 'river',
    words: 'river,rapids,rushing water,water flowing,canal',
    level: -26,
    make: (bed) => {
      const strength = breathing(bed, 0.2, 0.14)
      ringNoise(bed, 'band', 520, { q: 0.4, gain: strength, loud: 0.6 })
      ringNoise(bed, 'band', 2100, { q: 0.5, gain: strength, loud: 0.25 })
      bubbles(bed, 60, [300, 1500], [0.03, 0.2])
    },
  },
  {
    id: 'waterfall',
    words: 'waterfall,cascade,cataract,falls',
    level: -23,
    make: (bed) => {
      const strength = breathing(bed, 0.3, 0.07)
      ringNoise(bed, 'band', 850, { q: 0.3, gain: strength, loud: 1 })
      ringNoise(bed, 'low', 220, { gain: strength, loud: 1.2 })
      ringNoise(bed, 'band', 4200, { q: 0.5, gain: strength, loud: 0.35 })
    },
  },
  {
    id: 'waves',
    words: 'wave,waves,sea,ocean,surf,shore,breakers,tide',
    level: -25,
    make: (bed) => {
      const { random } = bed
      ringNoise(bed, 'low', 300, { gain: breathing(bed, 0.1, 0.2, 0.6), loud: 0.7, twice: true })
      happenings(bed, {
        every: 5.5,
        kinds: 6,
        near: [0.45, 1],
        stray: 0.1,
        pan: [-0.5, 0.5],
        make: (own) => {
          const length = own.range(6, 9)
          const peak = length * own.range(0.3, 0.4)
          const gain = curve([
            [0, 0],
            [peak * 0.6, 0.2],
            [peak, 1],
            [peak * 1.5, 0.5],
            [length, 0],
          ])
          return mixed(
            [rushing(own, length, (share) => 450 + 1700 * Math.exp(-(((share - 0.38) / 0.2) ** 2)), 0.5, gain), 1],
            [rumbling(own, length, 240, gain), 0.6],
            [
              crackling(own, {
                seconds: length,
                rate: (t) => 260 * gain(Math.max(0, t - 0.5)),
                hz: [2600, 8000],
                decay: [0.0008, 0.003],
              }),
              random.range(0.2, 0.4),
            ],
          )
        },
      })
    },
  },
  {
    id: 'lapping water',
    words: 'lapping,lapping water,water lapping,water,lake,pond,docks water',
    level: -30,
    make: (bed) =>
      happenings(bed, {
        every: 1.3,
        kinds: 10,
        near: [0.3, 1],
        make: (random) => {
          const length = random.range(0.5, 1.1)
          return mixed(
            [
              rushing(
                random,
                length,
                (share) => 520 + 700 * Math.sin(Math.PI * share),
                0.8,
                (t) => Math.sin((Math.PI * t) / length) ** 1.5,
              ),
              0.6,
            ],
            ...Array.from({ length: 9 }, (): [Float32Array, number, number] => [
              bubble(random.range(260, 900), random.range(0.04, 0.12), 0.5),
              random.range(0.08, 0.3),
              random.range(0, length * 0.8),
            ]),
          )
        },
      }),
  },
  {
    id: 'dripping',
    words: 'drip,dripping,drips,dripping water,droplet,water drip,damp',
    level: -32,
    make: (bed) =>
      happenings(bed, {
        every: 1.6,
        kinds: 14,
        near: [0.15, 1],
        make: (random) => drip(random, random.range(520, 1900)),
      }),
  },
  {
    id: 'bubbling',
    words: 'bubbling,bubble,bubbles,mud,bog,boiling,cauldron',
    level: -30,
    make: (bed) => bubbles(bed, 5, [90, 420], [0.1, 0.6], [0.06, 0.2]),
  },
  {
    id: 'lava',
    words: 'lava,magma,volcano,molten',
    level: -26,
    make: (bed) => {
      ringNoise(bed, 'low', 110, { gain: breathing(bed, 0.2, 0.4), loud: 2, twice: true })
      bubbles(bed, 6, [55, 190], [0.15, 0.9], [0.1, 0.3])
      patter(bed, 16, [700, 3800], [0.002, 0.012], 0.6, 4)
    },
  },
  {
    id: 'cave air',
    words: 'cave air,hollow air,echoes,drone,low rumble,underground,eerie drone,emptiness',
    level: -33,
    make: (bed) => {
      ringNoise(bed, 'band', 118, { q: 5, gain: breathing(bed, 0.07, 0.4), loud: 1.6, wet: 0.2 })
      ringNoise(bed, 'low', 90, { gain: breathing(bed, 0.05, 0.3), loud: 2, twice: true })
      ringNoise(bed, 'band', 340, { q: 9, gain: breathing(bed, 0.06, 0.6, 0.5), loud: 0.5, wet: 0.3 })
    },
  },
  {
    id: 'rats',
    words: 'rat,rats,vermin,mice,mouse,rodent,scurrying',
    level: -36,
    make: (bed) => {
      happenings(bed, {
        every: 7,
        kinds: 5,
        near: [0.2, 0.8],
        make: (random) =>
          crackling(random, {
            seconds: random.range(0.4, 1.1),
            rate: (t) => 34 * Math.exp(-t / 0.5),
            hz: [1400, 4800],
            decay: [0.002, 0.006],
            uneven: 1.5,
          }),
      })
      happenings(bed, {
        every: 11,
        kinds: 5,
        near: [0.2, 0.8],
        gain: 0.5,
        make: (random) =>
          called(random, {
            seconds: 0.07,
            pitch: (share) => 3600 * (1.2 - 0.4 * share),
            loudness: (share) => Math.sin(Math.PI * share),
            partials: [
              [1, 1],
              [2, 0.2],
            ],
            breath: 0,
          }),
      })
    },
  },
  {
    id: 'bats',
    words: 'bat,bats',
    level: -36,
    make: (bed) =>
      happenings(bed, {
        every: 9,
        kinds: 5,
        near: [0.2, 0.8],
        make: (random) =>
          mixed(
            [wings(random, 0.8, 13, 1500), 0.7],
            ...Array.from({ length: 4 }, (_, n): [Float32Array, number, number] => [
              called(random, {
                seconds: 0.04,
                pitch: (share) => 5600 * (1.2 - 0.4 * share),
                loudness: (share) => Math.sin(Math.PI * share),
                breath: 0,
              }),
              0.35,
              n * random.range(0.1, 0.2),
            ]),
          ),
      }),
  },
  {
    id: 'blowing sand',
    words: 'sand,blowing sand,dust,dunes',
    level: -34,
    make: (bed) => {
      const strength = breathing(bed, 0.16, 0.7, 0.7)
      ringNoise(bed, 'band', 6400, { q: 0.8, gain: (t) => strength(t) ** 2, loud: 0.8 })
    },
  },
  {
    id: 'falling stones',
    words: 'rockfall,falling stone,falling rock,pebble,pebbles,rubble,crumbling,debris,stones falling',
    level: -33,
    make: (bed) =>
      happenings(bed, {
        every: 12,
        kinds: 5,
        near: [0.1, 0.7],
        make: (random) =>
          crackling(random, {
            seconds: random.range(0.8, 1.8),
            rate: (t) => 26 * Math.exp(-t / 0.5),
            hz: [400, 2600],
            decay: [0.004, 0.02],
            uneven: 2,
          }),
      }),
  },
  {
    id: 'creaking ice',
    words: 'ice,ice cracking,creaking ice,glacier,cracking ice',
    level: -33,
    make: (bed) =>
      happenings(bed, {
        every: 11,
        kinds: 5,
        near: [0.15, 0.8],
        make: (random) =>
          mixed(
            [
              rubbing(random, {
                seconds: 1.1,
                rate: (share) => 30 + 110 * share * random.range(0.4, 1),
                bodies: [
                  [380, 8, 1],
                  [940, 9, 0.7],
                  [2100, 9, 0.4],
                ],
                rough: 0.4,
                gain: blow(0.02, 0.4),
              }),
              0.8,
            ],
            [
              called(random, {
                seconds: 0.9,
                pitch: (share) => 1500 * (1 - 0.85 * share ** 0.4) + 130,
                loudness: (share) => Math.exp(-share * 5),
                breath: 0,
              }),
              0.4,
            ],
          ),
      }),
  },
]
