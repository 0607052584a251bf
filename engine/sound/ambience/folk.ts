import type { Random } from '../../paint/random.ts'
import { bark, cries, growl, roar, snort, whinny } from '../effects/beasts.ts'
import { clack, hinge, links, thud } from '../effects/doors.ts'
import { clap, laugh, mumble, shout, somebody } from '../effects/people.ts'
import { bell, coins, drum, hoof, horn, step } from '../effects/things.ts'
import { clash, hit } from '../effects/weapons.ts'
import { blow, curve, levelled, swell } from '../signal/envelope.ts'
import { drift } from '../signal/noise.ts'
import { struck } from '../signal/struck.ts'
import { bubble, crackling, mixed, ringing, rubbing, rumbling, rushing } from '../signal/textures.ts'
import { scaledMouth, voiced, vowels } from '../signal/voice.ts'
import { type Bed, happenings, type Layer, passing, played, ringNoise } from './layer.ts'

/** People who talk, each from a place of their own, in turns. */
function talkers(bed: Bed, count: number, near: readonly [number, number], lively: number): void {
  const { random, seconds, take, busy } = bed
  const who = Array.from({ length: Math.max(3, Math.round(count * busy)) }, () => ({
    ...somebody(random),
    pan: random.range(-0.95, 0.95),
    near: random.range(near[0], near[1]) ** 1.6,
    rests: random.range(0.6, 3.5),
  }))
  for (const [n, person] of who.entries()) {
    // A few sentences each, which return a little faster or slower: nobody makes out words.
    const own = random.fork(`talker ${n}`)
    const sentences = Array.from({ length: 4 }, () => mumble(own, person, own.range(0.9, 3), lively))
    for (let at = own.range(0, 3); at < seconds; ) {
      const wave = played(own.pick(sentences), own.range(0.94, 1.07))
      take.put(wave, { at, gain: 0.1 + 0.9 * person.near, pan: person.pan, wet: 0.3 + 0.7 * (1 - person.near) })
      at += wave.length / 48_000 + own.range(0.2, 1) * person.rests
    }
  }
}

const crier = (random: Random): Float32Array => {
  const who = somebody(random, 0.35)
  const parts: [Float32Array, number, number][] = []
  let at = 0
  for (let n = 0; n < random.int(2, 4); n++) {
    const length = random.range(0.25, 0.6)
    parts.push([shout(random, { hz: who.hz * random.range(0.85, 1), size: who.size }, length), 1, at])
    at += length * 0.9
  }
  return mixed(...parts)
}

const child = (random: Random): Float32Array => {
  const who = { hz: random.range(280, 360), size: 0.72 }
  return random.chance(0.5)
    ? laugh(random, who)
    : shout(random, { hz: who.hz * 0.8, size: who.size }, random.range(0.3, 0.7))
}

const mugs = (random: Random): Float32Array =>
  random.chance(0.5)
    ? mixed(
        [
          struck(random, {
            body: 'glass',
            hz: random.range(1500, 2900),
            ring: random.range(0.12, 0.3),
            hard: 0.8,
            stray: 0.03,
          }),
          0.7,
        ],
        [
          struck(random, { body: 'glass', hz: random.range(1700, 3100), ring: 0.2, hard: 0.8, stray: 0.03 }),
          0.5,
          random.range(0.04, 0.12),
        ],
      )
    : thud(random, random.range(170, 300), 0.55)

const pick = (random: Random): Float32Array =>
  mixed(
    [struck(random, { body: 'bar', hz: random.range(1300, 1900), ring: 0.35, hard: 1, stray: 0.02 }), 0.7],
    [struck(random, { body: 'stone', hz: 420, ring: 0.1, hard: 0.9 }), 0.8],
    [
      crackling(random, { seconds: 0.5, rate: (t) => 70 * Math.exp(-t / 0.15), hz: [500, 2600], decay: [0.002, 0.01] }),
      0.6,
      0.02,
    ],
  )

const anvil = (random: Random): Float32Array => {
  const hz = random.range(1050, 1350)
  const beats = random.int(3, 7)
  const pace = random.range(0.6, 0.78)
  return mixed(
    ...Array.from({ length: beats }, (_, n): [Float32Array, number, number] => [
      mixed(
        [struck(random, { body: 'bar', hz, ring: 1, hard: 1, stray: 0.004 }), 0.8],
        [struck(random, { body: 'blade', hz: hz * 2.2, ring: 0.4, hard: 1, stray: 0.01 }), 0.4],
        [thud(random, 120), 0.4],
      ),
      random.range(0.7, 1),
      n * pace * random.range(0.98, 1.02),
    ]),
  )
}

const moan = (random: Random): Float32Array => {
  const length = random.range(1.8, 3.4)
  const hz = random.range(110, 260)
  return voiced(random, {
    seconds: length,
    pitch: (share) => hz * (0.85 + 0.3 * Math.sin(Math.PI * share ** 1.4)),
    loudness: (share) => Math.sin(Math.PI * share) ** 1.3,
    mouths: [
      [0, vowels.u],
      [0.5, vowels.o],
      [1, vowels.u],
    ],
    breath: 0.45,
    rough: 0.15,
  })
}

const hush = (random: Random): Float32Array => {
  const length = random.range(0.8, 1.9)
  const beat = random.range(5, 8)
  return mixed(
    ...(
      [
        [700, 1],
        [1500, 0.8],
        [2600, 0.7],
        [5200, 0.35],
      ] as const
    ).map(([hz, gain]): [Float32Array, number] => [
      rushing(
        random,
        length,
        (share) => hz * (1 + 0.3 * Math.sin(share * length * beat * 3 + hz)),
        5,
        (t) => Math.max(0, Math.sin(t * beat * Math.PI)) * Math.sin((Math.PI * t) / length),
      ),
      gain * 2,
    ]),
  )
}

/** Monks who sing slowly in unison and fifths: a phrase. */
const chant = (random: Random): Float32Array => {
  const root = 98 * 2 ** (random.int(0, 4) / 12)
  const beat = random.range(0.8, 1.05)
  const steps = Array.from({ length: 8 }, (_, n) => (n === 0 || n === 7 ? 0 : random.pick([0, 2, 3, 5, 7, 3, 2])))
  const seconds = beat * 9
  const voices = Array.from({ length: 6 }, (_, who): [Float32Array, number, number] => {
    const off = (1 + random.normal() * 0.005) * (who === 5 ? 1.498 : 1)
    const tune = steps.flatMap((tone, n): [number, number][] => {
      const hz = root * off * 2 ** (tone / 12)
      return [
        [(n * beat) / seconds, hz],
        [((n + 0.85) * beat) / seconds, hz],
      ]
    })
    const mouths = steps.map((_, n): [number, readonly number[]] => [
      (n * beat) / seconds,
      scaledMouth([vowels.a, vowels.o, vowels.e, vowels.u][n % 4]!, 1.05),
    ])
    return [
      voiced(random, {
        seconds,
        pitch: curve(tune),
        loudness: (share) => Math.min(1, share * 9, (1 - share) * 6),
        mouths,
        breath: 0.08,
      }),
      0.3,
      random.range(0, 0.08),
    ]
  })
  return mixed(...voices)
}

export const folk: readonly Layer[] = [
  {
    id: 'crowd',
    words:
      'crowd,crowd murmur,murmur,murmurs,people,voices,chatter,talking,patrons,guests,conversation,drunk,drunks,townsfolk,shoppers,customers,drinkers',
    level: -25,
    make: (bed) => talkers(bed, 18, [0.1, 1], 1.1),
  },
  {
    id: 'a few voices',
    words:
      'whispered conversation,quiet voices,a few voices,low voices,muffled voices,quiet conversation,distant voices,servants',
    level: -32,
    make: (bed) => talkers(bed, 4, [0.05, 0.5], 0.5),
  },
  {
    id: 'laughter',
    words: 'laughter,laughing,laugh,merry,merriment,rowdy,raucous,cheerful,jolly',
    level: -29,
    make: (bed) =>
      happenings(bed, { every: 7, kinds: 8, near: [0.15, 0.9], make: (random) => laugh(random, somebody(random)) }),
  },
  {
    id: 'shouts',
    words: 'shout,shouting,shouts,yelling,yell,cries',
    level: -29,
    make: (bed) =>
      happenings(bed, {
        every: 1.8,
        kinds: 12,
        near: [0.05, 0.8],
        make: (random) => shout(random, somebody(random, 0.2)),
      }),
  },
  {
    id: 'criers',
    words: 'crier,market crier,vendor,hawker,merchant,merchants,vendors,peddler,haggling,stall,stalls',
    level: -28,
    make: (bed) => happenings(bed, { every: 4.5, kinds: 7, near: [0.15, 0.9], make: crier }),
  },
  {
    id: 'children',
    words: 'child,children,kids,playing children',
    level: -31,
    make: (bed) => happenings(bed, { every: 5, kinds: 7, near: [0.1, 0.6], make: child }),
  },
  {
    id: 'cheering',
    words: 'cheering,cheer,audience,spectators,cheering crowd,applause',
    level: -25,
    make: (bed) => {
      const strength = drift(bed.random, 0.12, bed.seconds)
      ringNoise(bed, 'band', 950, { q: 0.6, gain: (t) => 0.5 + 0.35 * strength(t), loud: 0.6, wet: 0.2 })
      ringNoise(bed, 'band', 1700, { q: 0.7, gain: (t) => 0.4 + 0.4 * strength(t), loud: 0.4, wet: 0.2 })
      happenings(bed, { every: 0.35, kinds: 14, near: [0.1, 0.7], make: (random) => shout(random, somebody(random)) })
      happenings(bed, { every: 0.06, kinds: 10, near: [0.1, 0.6], gain: 0.7, make: clap })
    },
  },
  {
    id: 'hearth',
    words: 'hearth,fire,fireplace,crackling fire,crackling hearth,campfire,camp fire,bonfire,crackling,flames,logs',
    level: -31,
    make: (bed) => {
      const { random, seconds, take } = bed
      const flutter = drift(random, 1.3, seconds)
      ringNoise(bed, 'low', 240, { gain: (t) => 0.75 + 0.4 * flutter(t), loud: 0.6, twice: true })
      ringNoise(bed, 'band', 900, { q: 0.5, gain: (t) => 0.6 + 0.4 * flutter(t), loud: 0.08 })
      const bursts = drift(random, 0.3, seconds)
      take.put(
        crackling(random, {
          seconds,
          rate: (t) => 9 * Math.exp(1.1 * bursts(t)),
          hz: [900, 6200],
          decay: [0.001, 0.012],
          uneven: 4,
        }),
        { gain: 1.2, pan: 0.15, wet: 0.2 },
      )
    },
  },
  {
    id: 'torches',
    words: 'torch,torches,torchlight,candle,candles,lantern,brazier',
    level: -37,
    make: (bed) => {
      for (const rate of [2.2, 3.1]) {
        const flutter = drift(bed.random, rate, bed.seconds)
        ringNoise(bed, 'band', 420, { q: 0.6, gain: (t) => Math.max(0, 0.5 + 0.6 * flutter(t)), loud: 0.6 })
      }
      happenings(bed, {
        every: 2.4,
        kinds: 8,
        near: [0.3, 0.9],
        make: (random) => crackling(random, { seconds: 0.25, rate: () => 22, hz: [1200, 5000], decay: [0.001, 0.005] }),
      })
    },
  },
  {
    id: 'mugs and plates',
    words: 'mug,mugs,tankard,tankards,plate,plates,dishes,glasses,clinking,clink,cutlery,drinking',
    level: -33,
    make: (bed) => happenings(bed, { every: 2.3, kinds: 16, near: [0.15, 1], make: mugs }),
  },
  {
    id: 'chairs',
    words: 'chair,chairs,stool,bench,benches,scraping chairs',
    level: -35,
    make: (bed) =>
      happenings(bed, {
        every: 8,
        kinds: 6,
        near: [0.2, 0.8],
        make: (random) =>
          rubbing(random, {
            seconds: random.range(0.25, 0.5),
            rate: (share) => 120 + 60 * share,
            bodies: [
              [310, 6, 1],
              [720, 7, 0.6],
              [1700, 7, 0.25],
            ],
            rough: 0.6,
            gain: swell(0.05, 0.15, 0.12),
          }),
      }),
  },
  {
    id: 'footsteps',
    words: 'footstep,footsteps,walking,passers by,boots,steps,passing feet,patrol,guard,guards',
    level: -33,
    make: (bed) =>
      passing(
        bed,
        Math.max(2, Math.round((bed.seconds / 9) * bed.busy)),
        0.55,
        (random) => step(random, bed.isIndoors ? 'stone' : 'gravel'),
        [3, 7],
      ),
  },
  {
    id: 'horses',
    words: 'horse,horses,hooves,hoofbeats,neighing,stable,pony,mule,donkey,cavalry',
    level: -31,
    make: (bed) => {
      passing(bed, Math.max(1, Math.round(bed.seconds / 22)), 0.27, (random) => hoof(random), [5, 9])
      happenings(bed, {
        every: 20,
        kinds: 3,
        near: [0.2, 0.7],
        stray: 0.04,
        make: (random) => (random.chance(0.4) ? whinny(random) : snort(random)),
      })
    },
  },
  {
    id: 'carts',
    words: 'cart,carts,wagon,wagons,wheel,wheels,carriage,minecart',
    level: -32,
    make: (bed) =>
      happenings(bed, {
        every: 19,
        kinds: 3,
        near: [0.2, 0.8],
        pan: [-0.6, 0.6],
        make: (random) => {
          const length = random.range(5, 8)
          const gain = (t: number) => Math.sin((Math.PI * t) / length) ** 1.5
          return mixed(
            [rumbling(random, length, 140, gain), 0.7],
            [
              crackling(random, { seconds: length, rate: (t) => 40 * gain(t), hz: [300, 2400], decay: [0.003, 0.014] }),
              0.8,
            ],
            ...Array.from({ length: Math.floor(length / 0.9) }, (_, n): [Float32Array, number, number] => [
              rubbing(random, {
                seconds: 0.35,
                rate: (share) => 60 + 80 * share,
                bodies: [
                  [720, 12, 1],
                  [1700, 12, 0.6],
                ],
                rough: 0.15,
                gain: swell(0.08, 0.12, 0.14),
              }),
              0.2 * gain(n * 0.9 + 0.3),
              n * 0.9,
            ]),
          )
        },
      }),
  },
  {
    id: 'dogs',
    words: 'dog,dogs,barking,barking dog,hound,hounds',
    level: -31,
    make: (bed) =>
      happenings(bed, {
        every: 13,
        kinds: 4,
        near: [0.1, 0.6],
        make: (random) =>
          mixed(
            ...Array.from({ length: random.int(2, 5) }, (_, n): [Float32Array, number, number] => [
              bark(random),
              0.8,
              n * random.range(0.38, 0.52),
            ]),
          ),
      }),
  },
  {
    id: 'cocks',
    words: 'rooster,cock,cockerel,chicken,chickens,hens,hen,poultry',
    level: -31,
    make: (bed) => happenings(bed, { every: 24, kinds: 2, near: [0.15, 0.5], make: (random) => cries.cock(random) }),
  },
  {
    id: 'livestock',
    words: 'cow,cows,cattle,sheep,goat,goats,livestock,farm animals,pigs,animals',
    level: -31,
    make: (bed) =>
      happenings(bed, {
        every: 9,
        kinds: 5,
        near: [0.1, 0.6],
        make: (random) => {
          const hz = random.pick([125, 290, 320])
          const wave = levelled(
            voiced(random, {
              seconds: random.range(0.7, 1.5),
              pitch: curve([
                [0, hz * 0.85],
                [0.3, hz * 1.1],
                [1, hz * 0.82],
              ]),
              loudness: (share) => Math.sin(Math.PI * share) ** 0.5,
              mouths:
                hz < 200
                  ? [
                      [0, [300, 800, 2000]],
                      [0.3, [520, 1000, 2200]],
                      [1, [350, 850, 2100]],
                    ]
                  : [
                      [0, [600, 1700, 2600]],
                      [1, [700, 1800, 2700]],
                    ],
              breath: 0.1,
              rough: 0.3,
            }),
          )
          return wave
        },
      }),
  },
  {
    id: 'hammering',
    words: 'hammering,hammer,anvil,blacksmith,smith,smithing,forge hammer,metalwork',
    level: -27,
    make: (bed) =>
      happenings(bed, { every: 7.5, kinds: 4, near: [0.35, 1], pan: [-0.3, 0.4], stray: 0.02, make: anvil }),
  },
  {
    id: 'bellows',
    words: 'bellows,furnace,kiln',
    level: -31,
    make: (bed) => {
      ringNoise(bed, 'low', 180, { gain: () => 1, loud: 1, twice: true })
      happenings(bed, {
        every: 4.2,
        kinds: 4,
        near: [0.6, 1],
        pan: [-0.3, 0.1],
        make: (random) => {
          const length = random.range(1.5, 2.1)
          return mixed(
            [
              rushing(
                random,
                length,
                (share) => 420 + 300 * Math.sin(Math.PI * share),
                0.7,
                (t) => Math.sin((Math.PI * t) / length),
              ),
              0.9,
            ],
            [rushing(random, length, 1600, 0.6, (t) => Math.sin((Math.PI * t) / length) ** 2), 0.35],
          )
        },
      })
    },
  },
  {
    id: 'quenching steam',
    words: 'steam,hiss of steam,quench,quenching,hissing steam,vents',
    level: -33,
    make: (bed) =>
      happenings(bed, {
        every: 18,
        kinds: 3,
        near: [0.4, 0.9],
        make: (random) => rushing(random, 2.4, (share) => 5200 - 2600 * share, 0.6, blow(0.03, 0.6)),
      }),
  },
  {
    id: 'pickaxes',
    words: 'pickaxe,pick,pickaxes,mining,miner,miners,digging,chisel',
    level: -29,
    make: (bed) => happenings(bed, { every: 1.3, kinds: 8, near: [0.05, 0.7], stray: 0.08, make: pick }),
  },
  {
    id: 'chains',
    words: 'chain,chains,rattling chains,shackle,shackles,manacles,prisoner,prisoners',
    level: -32,
    make: (bed) =>
      happenings(bed, {
        every: 10,
        kinds: 5,
        near: [0.1, 0.75],
        make: (random) => links(random, random.range(0.5, 1.4), (t) => 30 * Math.exp(-t / 0.5) + 3, 2000),
      }),
  },
  {
    id: 'creaking doors',
    words: 'door,doors,creaking door,creaking,creak,creaks,hinge,old house,floorboards',
    level: -34,
    make: (bed) =>
      happenings(bed, {
        every: 15,
        kinds: 4,
        near: [0.15, 0.7],
        make: (random) => hinge(random, random.range(0.9, 2), 22, random.range(60, 120), random.range(430, 620)),
      }),
  },
  {
    id: 'far slams',
    words: 'slam,slamming door,slams,thud,thuds,bang',
    level: -33,
    make: (bed) =>
      happenings(bed, {
        every: 21,
        kinds: 3,
        near: [0.05, 0.3],
        make: (random) =>
          mixed(
            [thud(random, 88, 0.6), 1],
            [rumbling(random, 0.5, 120, blow(0.002, 0.12)), 0.9],
            [clack(random, 700), 0.3, 0.02],
          ),
      }),
  },
  {
    id: 'moans',
    words: 'moan,moans,moaning,groan,groans,ghost,ghosts,undead,zombie,spirit,spirits,haunted,wail,wailing',
    level: -33,
    make: (bed) => happenings(bed, { every: 12, kinds: 5, near: [0.02, 0.35], make: moan }),
  },
  {
    id: 'whispers',
    words: 'whisper,whispers,whispering,eerie,creepy,madness,cursed,haunting,spooky',
    level: -35,
    make: (bed) => happenings(bed, { every: 7, kinds: 6, near: [0.2, 0.7], make: hush }),
  },
  {
    id: 'growls',
    words: 'growl,growls,growling,monster,monsters,beast,beasts,roar,roars,creature,creatures',
    level: -31,
    make: (bed) =>
      happenings(bed, {
        every: 14,
        kinds: 4,
        near: [0.05, 0.5],
        make: (random) =>
          random.chance(0.5)
            ? growl(random, random.range(1.6, 2.8), 56, 1.5)
            : roar(random, random.range(1.6, 2.4), 84, 1.8),
      }),
  },
  {
    id: 'bells',
    words: 'bell,bells,church bell,tolling bell,temple bell,toll,bell tower,ship bell,chime',
    level: -29,
    make: (bed) =>
      happenings(bed, {
        every: 24,
        kinds: 1,
        near: [0.2, 0.35],
        stray: 0.001,
        pan: [-0.3, 0.3],
        make: (random) => {
          const big = random.range(1.2, 1.9)
          return mixed(
            ...Array.from({ length: random.int(3, 5) }, (_, n): [Float32Array, number, number] => [
              bell(random.fork('bell'), big),
              random.range(0.85, 1),
              n * 2.4,
            ]),
          )
        },
      }),
  },
  {
    id: 'chanting',
    words: 'chant,chanting,monk,monks,choir,prayer,praying,hymn,ritual,cultist,cultists,priest,priests',
    level: -27,
    make: (bed) =>
      happenings(bed, { every: 13, kinds: 3, near: [0.3, 0.6], stray: 0.001, pan: [-0.2, 0.2], make: chant }),
  },
  {
    id: 'fighting',
    words: 'fighting,fight,clash,clashing swords,swords,sword,combat,duel,melee,brawl,sparring',
    level: -26,
    make: (bed) => {
      happenings(bed, { every: 0.4, kinds: 20, near: [0.05, 0.85], make: (random) => clash(random) })
      happenings(bed, { every: 0.9, kinds: 8, near: [0.1, 0.8], make: (random) => hit(random) })
    },
  },
  {
    id: 'war drums',
    words: 'drum,drums,war drum,war drums,drumming',
    level: -27,
    make: (bed) => {
      // Whole bars round the ring, so that the beat goes on over the seam.
      const { random, seconds, take } = bed
      const bars = Math.max(1, Math.round(seconds / 2.2))
      const hits = Array.from({ length: 5 }, () => drum(random, random.range(54, 70), 0.9))
      for (let bar = 0; bar < bars; bar++)
        for (const [beat, loud] of [
          [0, 1],
          [0.375, 0.6],
          [0.5, 0.8],
          [0.75, 0.7],
        ] as const)
          for (const pan of [-0.4, 0.4])
            take.put(random.pick(hits), {
              at: ((bar + beat) * seconds) / bars + random.range(0, 0.02),
              gain: loud * random.range(0.7, 1),
              pan,
              wet: 0.5,
            })
    },
  },
  {
    id: 'horns',
    words: 'horn,horns,war horn,trumpet,trumpets,hunting horn',
    level: -29,
    make: (bed) =>
      happenings(bed, {
        every: 26,
        kinds: 2,
        near: [0.15, 0.5],
        stray: 0.01,
        make: (random) => horn(random, random.range(1.6, 2.6), random.range(165, 220)),
      }),
  },
  {
    id: 'explosions',
    words: 'explosion,explosions,catapult,siege,bombardment,cannon,cannons,boom',
    level: -27,
    make: (bed) =>
      happenings(bed, {
        every: 10,
        kinds: 4,
        near: [0.1, 0.6],
        make: (random) => rumbling(random, 2.4, (share) => 420 * (1 - share) ** 3 + 50, blow(0.006, 0.45)),
      }),
  },
  {
    id: 'arrows',
    words: 'arrow,arrows,volley,archers',
    level: -34,
    make: (bed) =>
      happenings(bed, {
        every: 3.5,
        kinds: 6,
        near: [0.2, 0.9],
        make: (random) =>
          mixed(
            [rushing(random, 0.4, (share) => 3600 - 1600 * share, 2.4, blow(0.04, 0.16)), 1],
            [thud(random, 260, 0.8), 0.6, 0.36],
          ),
      }),
  },
  {
    id: 'ship timbers',
    words: 'timber,timbers,ship creak,creaking ship,hull,mast,creaking wood,rope,ropes,rigging,deck',
    level: -29,
    make: (bed) =>
      happenings(bed, {
        every: 2.6,
        kinds: 9,
        near: [0.3, 1],
        make: (random) => {
          const length = random.range(0.6, 1.5)
          return rubbing(random, {
            seconds: length,
            rate: (share) => 20 + 46 * Math.sin(Math.PI * share),
            bodies: [
              [240, 8, 1],
              [590, 10, 0.8],
              [1280, 10, 0.4],
            ],
            rough: 0.3,
            gain: swell(length * 0.3, length * 0.3, length * 0.4),
          })
        },
      }),
  },
  {
    id: 'sails',
    words: 'sail,sails,flag,flags,banner,banners,flapping canvas,tent,tents,canvas,awning',
    level: -35,
    make: (bed) =>
      happenings(bed, {
        every: 5,
        kinds: 6,
        near: [0.3, 0.9],
        make: (random) => {
          const length = random.range(0.5, 1.2)
          return rushing(
            random,
            length,
            480,
            0.6,
            (t) => Math.sin((Math.PI * t) / length) * Math.max(0, Math.sin(t * random.range(50, 60))) ** 0.5,
          )
        },
      }),
  },
  {
    id: 'pages',
    words: 'page,pages,turning pages,book,books,parchment,reading,quill,writing',
    level: -36,
    make: (bed) =>
      happenings(bed, {
        every: 6,
        kinds: 7,
        near: [0.25, 0.9],
        make: (random) => {
          const length = random.range(0.35, 0.6)
          return mixed(
            [
              rushing(
                random,
                length,
                (share) => 2400 + 2200 * share,
                0.8,
                (t) => Math.sin((Math.PI * t) / length) ** 1.4,
              ),
              0.5,
            ],
            [crackling(random, { seconds: length, rate: () => 90, hz: [1800, 7000], decay: [0.0008, 0.004] }), 0.8],
          )
        },
      }),
  },
  {
    id: 'ticking clock',
    words: 'clock,ticking,tick,clockwork,gear,gears,machine,machinery,mechanism',
    level: -38,
    make: (bed) => {
      const { random, seconds, take } = bed
      const ticks = Math.round(seconds)
      const [a, b] = [clack(random, 1900), clack(random, 1560)]
      for (let n = 0; n < ticks; n++)
        take.put(n % 2 ? b : a, { at: (n * seconds) / ticks, gain: 0.6, pan: 0.35, wet: 0.35 })
    },
  },
  {
    id: 'coins',
    words: 'coin,coins,gold,counting coins,money,gambling',
    level: -35,
    make: (bed) =>
      happenings(bed, {
        every: 8,
        kinds: 6,
        near: [0.2, 0.8],
        make: (random) => coins(random, random.range(0.3, 0.8), (t) => 22 * Math.exp(-t / 0.3)),
      }),
  },
  {
    id: 'potions',
    words: 'potion,potions,alchemy,alchemist,brewing,experiment,flask,vial,laboratory bubbles',
    level: -31,
    make: (bed) => {
      const { random, seconds, take } = bed
      const kinds = Array.from({ length: 40 }, () =>
        bubble(random.range(260, 980), random.range(0.03, 0.1), random.range(0.3, 1)),
      )
      for (let n = 0; n < seconds * 9; n++)
        take.put(random.pick(kinds), {
          at: random.next() * seconds,
          gain: random.range(0.1, 0.4),
          pan: random.range(-0.5, 0.5),
          wet: 0.3,
        })
      happenings(bed, {
        every: 9,
        kinds: 5,
        gain: 0.6,
        make: (own) => struck(own, { body: 'glass', hz: own.range(1700, 3200), ring: 0.4, hard: 0.7 }),
      })
    },
  },
  {
    id: 'magic hum',
    words: 'magic,magical,hum,humming,arcane,rune,runes,portal,crystal,crystals,fey,enchanted,ley line',
    level: -32,
    make: (bed) => {
      const { random, seconds, take } = bed
      const root = random.range(98, 124)
      for (const [ratio, loud] of [
        [1, 1],
        [1.5, 0.6],
        [2, 0.5],
        [3, 0.3],
        [4.5, 0.16],
      ] as const) {
        // Whole cycles round the ring.
        const hz = Math.round(root * ratio * seconds) / seconds
        const wander = drift(random, 0.13, seconds)
        const wave = ringing(random, {
          seconds,
          hz: () => hz,
          partials: [[1, 1]],
          gain: (t) => 0.55 + 0.45 * wander(t),
          sway: [0, 1],
        })
        take.put(wave, { gain: loud * 0.4, pan: random.range(-0.7, 0.7), wet: 0.5 })
      }
      happenings(bed, {
        every: 3,
        kinds: 10,
        near: [0.2, 0.7],
        gain: 0.35,
        make: (own) =>
          struck(own, { body: 'handbell', hz: root * own.pick([8, 9, 10, 12, 13.5, 16]), ring: 1.8, hard: 0.5 }),
      })
    },
  },
  {
    id: 'snoring',
    words: 'snore,snoring,sleeping,sleep',
    level: -33,
    make: (bed) =>
      happenings(bed, {
        every: 4.2,
        kinds: 4,
        near: [0.4, 0.6],
        stray: 0.03,
        pan: [-0.4, -0.3],
        make: (random) =>
          mixed(
            [
              rubbing(random, {
                seconds: 1.3,
                rate: (share) => 34 + 12 * share,
                bodies: [
                  [260, 4, 1],
                  [700, 5, 0.6],
                  [1500, 5, 0.3],
                ],
                rough: 0.35,
                gain: swell(0.4, 0.5, 0.4),
              }),
              0.7,
            ],
            [rushing(random, 1.3, 700, 0.8, swell(0.3, 0.3, 0.7)), 0.4, 1.5],
          ),
      }),
  },
]
