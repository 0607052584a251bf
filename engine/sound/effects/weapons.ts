import type { Random } from '../../paint/random.ts'
import { blow, swell } from '../signal/envelope.ts'
import { struck } from '../signal/struck.ts'
import { crackling, mixed, rubbing, rumbling, rushing } from '../signal/textures.ts'
import { clack, thud } from './doors.ts'
import { type Effect, moments } from './effect.ts'

/** Steel on steel. */
export const clash = (random: Random, big = 1): Float32Array =>
  mixed(
    [
      struck(random, {
        body: 'blade',
        hz: random.range(620, 980) / big,
        ring: random.range(0.5, 1.1),
        hard: 1,
        stray: 0.03,
      }),
      0.8,
    ],
    [
      struck(random, {
        body: 'blade',
        hz: random.range(900, 1500) / big,
        ring: random.range(0.35, 0.8),
        hard: 1,
        stray: 0.05,
      }),
      0.6,
    ],
    [rushing(random, 0.07, 5200, 0.6, blow(0.0006, 0.014)), 1],
    [
      rubbing(random, {
        seconds: 0.2,
        rate: (share) => 420 - 200 * share,
        bodies: [
          [2900, 9, 1],
          [4700, 9, 0.8],
        ],
        gain: blow(0.02, 0.06),
      }),
      0.2,
      0.02,
    ],
  )

/** A blade, a staff or an arm through the air. */
export const swish = (random: Random, seconds = 0.3, hz = 1500): Float32Array =>
  rushing(
    random,
    seconds,
    (share) => hz * (0.5 + 1.1 * Math.sin(Math.PI * share)),
    1.6,
    (t) => Math.sin((Math.PI * t) / seconds) ** 2,
  )

/** Flesh and cloth that are struck. */
export const hit = (random: Random, big = 1): Float32Array =>
  mixed(
    [struck(random, { body: 'skin', hz: random.range(80, 120) / big, ring: 0.16, hard: 0.4 }), 0.9],
    [rushing(random, 0.12, random.range(500, 900), 0.6, blow(0.001, 0.025)), 1.1],
    [crackling(random, { seconds: 0.15, rate: () => 130, hz: [300, 1800], decay: [0.002, 0.01] }), 0.5, 0.01],
  )

/** The string, the flight, and what is hit. */
const shot = (random: Random, flight: number, heavy: number): Float32Array =>
  mixed(
    [struck(random, { body: 'wood', hz: 210 / heavy, ring: 0.16, hard: 0.7 }), 0.7],
    [
      struck(random, {
        body: [
          [1, 1, 1],
          [2, 0.6, 0.7],
          [3, 0.4, 0.5],
          [4, 0.2, 0.4],
        ],
        hz: 118 / heavy,
        ring: 0.3,
        hard: 0.5,
      }),
      0.6,
    ],
    [rushing(random, flight, (share) => 3400 - 1500 * share, 2.2, blow(0.03, flight * 0.5)), 0.9, 0.02],
    [thud(random, 240, 0.8), 0.8, flight],
    [
      rubbing(random, {
        seconds: 0.35,
        rate: (share) => 62 - 20 * share,
        bodies: [
          [330, 9, 1],
          [820, 9, 0.4],
        ],
        rough: 0.05,
        gain: blow(0.002, 0.09),
      }),
      0.35,
      flight + 0.01,
    ],
  )

export const weapons: readonly Effect[] = [
  {
    id: 'sword clash',
    words:
      'sword clash,swords clash,sword,swords,clash,clashing swords,sword fight,swordfight,blade,metal clash,parry,duel,fencing,rapier,dagger,longsword,sword hit,clang',
    space: 'street',
    make: (stage) => {
      const { random, put, big } = stage
      for (const at of moments(stage, 0.62, 0.45)) {
        put(swish(random, 0.24), { at, gain: 0.35, pan: random.range(-0.4, 0.4), wet: 0.2 })
        put(clash(random, big), {
          at: at + 0.16,
          gain: random.range(0.6, 1),
          pan: random.range(-0.35, 0.35),
          wet: 0.35,
        })
      }
    },
  },
  {
    id: 'sword draw',
    words: 'sword draw,drawing a sword,draw sword,unsheathe,unsheathing,sheathe,unsheathed,sword drawn,drawn sword',
    length: 1.5,
    space: 'room',
    make: ({ random, put, big }) => {
      put(
        rubbing(random, {
          seconds: 0.5,
          rate: (share) => 500 + 900 * share,
          bodies: [
            [2400 / big, 7, 1],
            [4100 / big, 9, 0.9],
            [6600 / big, 9, 0.6],
          ],
          rough: 0.8,
          gain: (t) => (t / 0.5) ** 0.7 * (t < 0.46 ? 1 : 0.3),
        }),
        { gain: 0.6, wet: 0.3 },
      )
      put(
        rushing(
          random,
          0.5,
          (share) => 3200 + 3800 * share,
          1.8,
          (t) => t / 0.5,
        ),
        { gain: 0.5, wet: 0.3 },
      )
      put(struck(random, { body: 'blade', hz: 1150 / big, ring: 1.1, hard: 0.8, stray: 0.01 }), {
        at: 0.48,
        gain: 0.5,
        wet: 0.4,
      })
    },
  },
  {
    id: 'sword swing',
    words: 'swing,swish,sword swing,whoosh,whip,slash,swinging sword,miss,sweep',
    length: 0.9,
    space: 'room',
    make: ({ random, put, big }) => {
      const length = random.range(0.28, 0.4) * Math.sqrt(big)
      put(swish(random, length, 1500 / big), { gain: 1, pan: -0.3, wet: 0.2 })
      put(swish(random, length, 900 / big), { at: 0.02, gain: 0.7, pan: 0.3, wet: 0.2 })
    },
  },
  {
    id: 'arrow',
    words: 'arrow,bow,bow shot,longbow,arrow shot,arrow hit,archer,archery,shortbow,arrow volley',
    length: 1.3,
    space: 'open',
    make: (stage) => {
      const { random, put } = stage
      put(
        rubbing(random, {
          seconds: 0.42,
          rate: (share) => 20 + 60 * share,
          bodies: [
            [420, 8, 1],
            [1100, 9, 0.5],
          ],
          gain: swell(0.1, 0.2, 0.1),
        }),
        { gain: 0.25, wet: 0.1 },
      )
      put(shot(random, random.range(0.28, 0.4), 1), { at: 0.5, wet: 0.2 })
    },
  },
  {
    id: 'crossbow',
    words: 'crossbow,ballista,crossbow bolt,catapult,trebuchet,siege engine',
    length: 1.4,
    space: 'street',
    make: ({ random, put, big }) => {
      put(clack(random, 950 / big), { wet: 0.2 })
      put(shot(random, random.range(0.22, 0.3) * big, 1.5 * big), { at: 0.09, gain: 1.1, wet: 0.3 })
      put(thud(random, 110 / big, 0.7), { at: 0.1, gain: 0.8, wet: 0.3 })
    },
  },
  {
    id: 'shield block',
    words: 'shield block,shield,block,shield bash,blocked,shield hit,wooden shield',
    length: 1.2,
    space: 'room',
    make: ({ random, put, big }) => {
      put(swish(random, 0.2), { gain: 0.3, wet: 0.2 })
      put(thud(random, 150 / big, 0.85), { at: 0.16, gain: 1.1, wet: 0.3 })
      put(struck(random, { body: 'plate', hz: 330 / big, ring: 0.55, hard: 0.9, stray: 0.04 }), {
        at: 0.16,
        gain: 0.8,
        wet: 0.3,
      })
      put(clack(random, 1300), { at: 0.2, gain: 0.3, wet: 0.3 })
    },
  },
  {
    id: 'axe',
    words: 'axe,axe hit,chop,chopping,chopping wood,axe chop,woodcutter,hatchet,battleaxe,greataxe,cutting wood',
    space: 'room',
    make: (stage) => {
      const { random, put, big } = stage
      for (const at of moments(stage, 1.15, 0.12)) {
        put(swish(random, 0.26, 1000), { at, gain: 0.4, wet: 0.1 })
        put(thud(random, 200 / big, 0.9), { at: at + 0.2, gain: 1.1, wet: 0.3 })
        put(
          crackling(random, {
            seconds: 0.3,
            rate: (t) => 160 * Math.exp(-t / 0.07),
            hz: [700, 3800],
            decay: [0.002, 0.012],
          }),
          { at: at + 0.2, gain: 0.9, wet: 0.3 },
        )
      }
    },
  },
  {
    id: 'punch',
    words: 'punch,hit,blow,fist,brawl,fight,body blow,kick,stab,flesh hit,impact,club,mace,wound,beating,slap',
    space: 'room',
    make: (stage) => {
      const { random, put, big } = stage
      for (const at of moments(stage, 0.75, 0.5)) {
        put(swish(random, 0.16, 800), { at, gain: 0.3, wet: 0.1 })
        put(hit(random, big), { at: at + 0.12, gain: random.range(0.7, 1), pan: random.range(-0.2, 0.2), wet: 0.2 })
      }
    },
  },
  {
    id: 'hammer and anvil',
    words:
      'hammer,anvil,blacksmith,hammering,forge hammer,smith,smithing,hammer on anvil,warhammer,forge,metalwork,hammer blow',
    space: 'chamber',
    make: (stage) => {
      const { random, put, big } = stage
      const hz = random.range(1050, 1300) / big
      for (const at of moments(stage, 0.72, 0.06)) {
        put(struck(random, { body: 'bar', hz, ring: 1.3, hard: 1, stray: 0.004 }), {
          at,
          gain: random.range(0.7, 1),
          wet: 0.35,
        })
        put(struck(random, { body: 'blade', hz: hz * 2.2, ring: 0.5, hard: 1, stray: 0.01 }), {
          at,
          gain: 0.4,
          wet: 0.35,
        })
        put(thud(random, 120, 0.6), { at, gain: 0.5, wet: 0.2 })
        if (random.chance(0.4))
          put(struck(random, { body: 'bar', hz, ring: 0.6, hard: 0.9, stray: 0.004 }), {
            at: at + 0.19,
            gain: 0.22,
            wet: 0.35,
          })
      }
    },
  },
  {
    id: 'armour',
    words:
      'armour,armor,plate armour,plate mail,chainmail,mail,armoured steps,armour clank,clanking armour,knight walking,guard walking,jingle',
    space: 'chamber',
    make: (stage) => {
      const { random, put } = stage
      for (const at of moments(stage, 0.58, 0.07)) {
        put(thud(random, 110, 0.5), { at, gain: 0.6, wet: 0.3 })
        for (let n = 0; n < 7; n++)
          put(
            struck(random, {
              body: 'plate',
              hz: random.range(900, 3600),
              ring: random.range(0.03, 0.13),
              hard: 0.8,
              stray: 0.1,
            }),
            { at: at + random.range(0, 0.16), gain: random.range(0.05, 0.28), pan: random.range(-0.3, 0.3), wet: 0.3 },
          )
      }
    },
  },
  {
    id: 'body fall',
    words: 'body fall,falling body,body falls,fall,collapse of a body,faint,body drop,drops dead,thud,corpse',
    length: 1.3,
    space: 'room',
    make: ({ random, put, big }) => {
      put(crackling(random, { seconds: 0.4, rate: () => 50, hz: [300, 1500], decay: [0.004, 0.02] }), {
        gain: 0.3,
        wet: 0.2,
      })
      put(hit(random, 1.5 * big), { at: 0.26, gain: 0.8, wet: 0.3 })
      put(rumbling(random, 0.4, 130 / big, blow(0.004, 0.09)), { at: 0.38, gain: 1.1, wet: 0.3 })
      put(hit(random, 1.2 * big), { at: 0.44, gain: 0.6, wet: 0.3 })
    },
  },
  {
    id: 'bone break',
    words: 'bone break,breaking bone,bones,bone,snap,crunch,skeleton,bone crack,bones rattling,rattling bones,crack',
    length: 1.1,
    space: 'room',
    make: ({ random, put }) => {
      for (let n = 0; n < 12; n++) {
        const at = 0.03 + random.next() ** 1.5 * 0.7
        put(
          struck(random, {
            body: 'wood',
            hz: random.range(700, 1900),
            ring: random.range(0.03, 0.08),
            hard: 1,
            stray: 0.1,
          }),
          { at, gain: random.range(0.15, 0.7), pan: random.range(-0.3, 0.3), wet: 0.3 },
        )
      }
      put(crackling(random, { seconds: 0.3, rate: () => 240, hz: [900, 4200], decay: [0.001, 0.005] }), {
        at: 0.03,
        gain: 0.9,
        wet: 0.2,
      })
    },
  },
]
