import type { Random } from '../../paint/random.ts'
import { blow, curve, swell } from '../signal/envelope.ts'
import { filtered } from '../signal/filters.ts'
import { struck } from '../signal/struck.ts'
import { bubble, crackling, mixed, ringing, rubbing, rumbling, rushing } from '../signal/textures.ts'
import { thud } from './doors.ts'
import { type Effect, moments, type Stage } from './effect.ts'
import { glitter } from './spells.ts'

/** A bell: `big` 1 is a chapel's, 2.5 a cathedral's. */
export const bell = (random: Random, big: number): Float32Array =>
  struck(random, { body: 'bell', hz: 520 / big, ring: 4.2 * Math.sqrt(big), hard: 0.75, stray: 0.003 })

/** A horn that is blown: brass partials that open with loudness. */
export function horn(random: Random, seconds: number, hz: number): Float32Array {
  const open = curve([
    [0, 0],
    [0.07, 0.6],
    [0.25, 1],
    [seconds * 0.75, 0.9],
    [seconds, 0],
  ])
  const wave = ringing(random, {
    seconds,
    hz: (share) => hz * (1 - 0.05 * Math.exp(-share * 22)),
    partials: Array.from({ length: 12 }, (_, n) => [n + 1, 1 / (n + 1) ** 0.75] as const),
    gain: open,
    sway: [0.003, 4.8],
  })
  return filtered(wave, 'low', (share) => 300 + 2200 * open(share * seconds) ** 1.5, 0.8)
}

export const drum = (random: Random, hz: number, ring = 0.6): Float32Array =>
  mixed(
    [struck(random, { body: 'skin', hz, ring, hard: 0.45, stray: 0.01 }), 1],
    [rushing(random, 0.06, 1600, 0.7, blow(0.0008, 0.012)), 0.45],
  )

/** Coins that fall on each other. */
export function coins(random: Random, seconds: number, rate: (seconds: number) => number): Float32Array {
  const parts: [Float32Array, number, number][] = [[new Float32Array(32), 0, 0]]
  for (let at = 0.01; at < seconds; at += -Math.log(1 - random.next()) / Math.max(0.5, rate(at))) {
    parts.push([
      struck(random, {
        body: 'coin',
        hz: random.range(3600, 6400),
        ring: random.range(0.08, 0.26),
        hard: 1,
        stray: 0.03,
      }),
      random.range(0.1, 0.5),
      at,
    ])
  }
  return mixed(...parts)
}

export type Ground = 'stone' | 'wood' | 'snow' | 'gravel' | 'grass' | 'water' | 'metal' | 'mud'

/** A foot on the ground: heel and sole. */
export function step(random: Random, ground: Ground, big = 1): Float32Array {
  const heel = (hz: number, hard: number) =>
    struck(random, {
      body: ground === 'wood' ? 'wood' : 'stone',
      hz: (hz * random.range(0.92, 1.08)) / big,
      ring: 0.07 * big,
      hard,
      stray: 0.06,
    })
  const scuff = (hz: number, seconds: number, loud: number, rate = 260) =>
    mixed([
      crackling(random, { seconds, rate: () => rate, hz: [hz, hz * 4.5], decay: [0.001, 0.006], uneven: 2 }),
      loud,
    ])
  const body = rumbling(random, 0.14, 120 / big, blow(0.003, 0.03))
  switch (ground) {
    case 'stone':
      return mixed([heel(420, 0.8), 0.8], [body, 0.6], [scuff(900, 0.06, 0.3), 1, 0.05], [heel(560, 0.6), 0.35, 0.075])
    case 'wood':
      return mixed([heel(170, 0.6), 1], [body, 0.8], [heel(230, 0.5), 0.4, 0.08])
    case 'snow':
      return mixed(
        [
          rubbing(random, {
            seconds: 0.24,
            rate: (share) => 130 + 60 * share,
            bodies: [
              [1300, 2, 1],
              [2700, 2, 0.7],
            ],
            rough: 1,
            gain: swell(0.05, 0.07, 0.12),
          }),
          0.5,
        ],
        [scuff(1400, 0.24, 0.9, 420), 1],
        [body, 0.35],
      )
    case 'gravel':
      return mixed([scuff(700, 0.2, 1.3, 330), 1], [heel(600, 0.7), 0.25], [body, 0.5])
    case 'grass':
      return mixed(
        [rushing(random, 0.2, 2600, 0.6, swell(0.03, 0.04, 0.13)), 0.3],
        [scuff(1600, 0.18, 0.5, 160), 1],
        [body, 0.8],
      )
    case 'water':
      return mixed(
        [rushing(random, 0.3, (share) => 1700 - 900 * share, 0.6, blow(0.01, 0.07)), 0.8],
        ...Array.from({ length: 7 }, (): [Float32Array, number, number] => [
          bubble(random.range(420, 1300), random.range(0.03, 0.09), 0.5),
          random.range(0.1, 0.3),
          random.range(0.03, 0.3),
        ]),
      )
    case 'metal':
      return mixed(
        [struck(random, { body: 'plate', hz: 260 / big, ring: 0.5, hard: 0.7, stray: 0.04 }), 0.7],
        [body, 0.6],
      )
    case 'mud':
      return mixed(
        [rushing(random, 0.2, (share) => 350 + 900 * share, 3, swell(0.05, 0.05, 0.1)), 1.2],
        [scuff(400, 0.2, 0.7), 1],
        [body, 0.6],
      )
  }
}

const steps = (id: string, words: string, ground: Ground, space: Effect['space'], every = 0.56): Effect => ({
  id,
  words,
  space,
  make: (stage) => {
    const pace = every * Math.sqrt(stage.big)
    for (const [n, at] of moments(stage, pace, 0.06).entries()) {
      const gain = stage.random.range(0.75, 1)
      stage.put(step(stage.random, ground, stage.big), { at, gain, pan: n % 2 ? 0.1 : -0.1, wet: 0.35 })
    }
  },
})

/** A hoof: two hollow knocks. */
export const hoof = (random: Random, soft = false): Float32Array =>
  mixed(
    [
      struck(random, {
        body: 'wood',
        hz: random.range(420, 620) * (soft ? 0.35 : 1),
        ring: 0.1,
        hard: soft ? 0.25 : 0.85,
        stray: 0.05,
      }),
      0.9,
    ],
    [rumbling(random, 0.12, 110, blow(0.002, 0.03)), soft ? 1 : 0.5],
    [crackling(random, { seconds: 0.06, rate: () => 200, hz: [700, 3000], decay: [0.001, 0.005] }), 0.35],
  )

function gallop(stage: Stage, soft: boolean, beats: readonly number[], bar: number): void {
  const { random, put } = stage
  for (const from of moments(stage, bar, 0.03))
    for (const beat of beats) {
      const at = from + beat * bar + random.range(-0.01, 0.01)
      if (at < stage.seconds - 0.1)
        put(hoof(random, soft), { at, gain: random.range(0.7, 1), pan: random.range(-0.15, 0.15), wet: 0.3 })
    }
}

export const things: readonly Effect[] = [
  {
    id: 'coins',
    words: 'coin,coins,gold,money,gold coins,treasure,coin pouch,coin drop,jingling coins,purse,pile of gold,silver',
    length: 1.8,
    space: 'room',
    make: ({ random, put, seconds, big }) => {
      put(
        coins(random, Math.min(1.1, seconds * 0.7), (t) => 34 * big * Math.exp(-t / 0.45) + 3),
        { wet: 0.25 },
      )
    },
  },
  {
    id: 'potion',
    words: 'potion,drink,drinking,drinking potion,gulp,bottle,cork,elixir,quaff,pouring,pour,liquid,ale,beer',
    length: 2.6,
    space: 'room',
    make: ({ random, put, seconds }) => {
      put(mixed([rushing(random, 0.05, 900, 2, blow(0.001, 0.01)), 1.5], [bubble(520, 0.06, 1), 0.9]), {
        gain: 0.9,
        wet: 0.3,
      })
      put(struck(random, { body: 'glass', hz: 2300, ring: 0.25, hard: 0.7 }), { at: 0.16, gain: 0.25, wet: 0.3 })
      const gulps = Math.max(1, Math.min(4, Math.floor((seconds - 0.7) / 0.42)))
      for (let n = 0; n < gulps; n++) {
        const at = 0.5 + n * 0.42
        put(bubble(random.range(230, 300), 0.13, 0.75), { at, gain: 0.8, wet: 0.15 })
        put(bubble(random.range(420, 560), 0.06, 0.6), { at: at + 0.1, gain: 0.4, wet: 0.15 })
        put(rushing(random, 0.16, 800, 3, swell(0.05, 0.03, 0.08)), { at: at + 0.03, gain: 0.5, wet: 0.1 })
      }
    },
  },
  {
    id: 'bubbling cauldron',
    words: 'cauldron,bubbling,boiling,bubbles,brew,bubbling potion,boil,kettle,alchemy,laboratory,simmer',
    space: 'room',
    make: ({ random, put, seconds, big }) => {
      for (let n = 0; n < seconds * 22; n++)
        put(bubble(random.range(170, 720) / big, random.range(0.03, 0.12), random.range(0.3, 1)), {
          at: random.next() * (seconds - 0.15),
          gain: random.range(0.1, 0.55),
          pan: random.range(-0.4, 0.4),
          wet: 0.3,
        })
      put(rushing(random, seconds, 2800, 0.5, swell(0.3, Math.max(0.1, seconds - 0.9), 0.6)), { gain: 0.1 })
    },
  },
  {
    id: 'page turn',
    words:
      'page,page turn,turning page,paper,book,scroll,parchment,book opening,spellbook,tome,letter,map unfolding,scroll unrolling,reading,turning pages',
    length: 1.2,
    space: 'room',
    make: ({ random, put }) => {
      const length = random.range(0.4, 0.6)
      put(
        rushing(
          random,
          length,
          (share) => 2400 + 2400 * share,
          0.8,
          (t) => Math.sin((Math.PI * t) / length) ** 1.4,
        ),
        { gain: 0.6, pan: -0.2, wet: 0.15 },
      )
      put(
        crackling(random, {
          seconds: length,
          rate: (t) => 150 * Math.sin((Math.PI * t) / length),
          hz: [1800, 7200],
          decay: [0.0008, 0.004],
        }),
        { gain: 1.1, pan: 0.1, wet: 0.15 },
      )
      put(rushing(random, 0.1, 1300, 0.7, blow(0.004, 0.02)), { at: length, gain: 0.6, wet: 0.15 })
    },
  },
  {
    id: 'writing',
    words: 'writing,quill,pen,scratching quill,scribble,ink,scribbling',
    space: 'room',
    make: (stage) => {
      for (const at of moments(stage, 0.24, 0.5)) {
        const length = stage.random.range(0.08, 0.22)
        stage.put(
          rushing(
            stage.random,
            length,
            (share) => 3400 + 1400 * Math.sin(share * 7),
            1.8,
            (t) => Math.sin((Math.PI * t) / length),
          ),
          { at, gain: stage.random.range(0.5, 1), wet: 0.15 },
        )
      }
    },
  },
  steps(
    'footsteps',
    'footstep,footsteps,walking,step,steps,footsteps on stone,walk,stone footsteps,boots',
    'stone',
    'chamber',
  ),
  steps(
    'footsteps on wood',
    'footsteps on wood,wooden footsteps,wood footsteps,walking on wood,footsteps on floorboards,steps on wood',
    'wood',
    'room',
  ),
  steps(
    'footsteps in snow',
    'footsteps in snow,snow footsteps,walking in snow,footsteps on snow,crunching snow,snow',
    'snow',
    'open',
    0.66,
  ),
  steps(
    'footsteps on gravel',
    'footsteps on gravel,gravel,gravel footsteps,walking on gravel,footsteps on sand,pebbles',
    'gravel',
    'open',
  ),
  steps(
    'footsteps on grass',
    'footsteps on grass,grass,leaves,walking through leaves,rustling leaves,footsteps in leaves,rustle,bushes,rustling,undergrowth,forest footsteps',
    'grass',
    'open',
    0.62,
  ),
  steps(
    'footsteps in water',
    'footsteps in water,wet footsteps,wading,sloshing,puddle,walking in water,water footsteps',
    'water',
    'tunnel',
    0.72,
  ),
  steps('footsteps in mud', 'footsteps in mud,muddy footsteps,walking in mud', 'mud', 'open', 0.72),
  steps('footsteps on metal', 'footsteps on metal,metal footsteps,grating', 'metal', 'chamber'),
  steps('running', 'running,run,running footsteps,chase,fleeing,sprint,running away', 'stone', 'street', 0.29),
  {
    id: 'giant footsteps',
    words:
      'giant footsteps,heavy footsteps,stomp,stomping,giant walking,golem,colossus,monster footsteps,tarrasque,huge footsteps',
    space: 'valley',
    make: (stage) => {
      for (const at of moments(stage, 1.05 * Math.sqrt(stage.big), 0.05)) {
        stage.put(rumbling(stage.random, 0.9, 70 / stage.big, blow(0.006, 0.18)), { at, gain: 1.3, wet: 0.3 })
        stage.put(struck(stage.random, { body: 'skin', hz: 38 / stage.big, ring: 0.6, hard: 0.3 }), {
          at,
          gain: 0.9,
          wet: 0.3,
        })
        stage.put(
          crackling(stage.random, {
            seconds: 0.6,
            rate: (t) => 120 * Math.exp(-t / 0.15),
            hz: [300, 2200],
            decay: [0.002, 0.012],
          }),
          { at: at + 0.02, gain: 0.6, wet: 0.3 },
        )
      }
    },
  },
  {
    id: 'hoofbeats',
    words: 'hoofbeat,hoofbeats,hooves,horse walking,horse trot,trot,hoof,horses walking,centaur',
    space: 'street',
    make: (stage) => gallop(stage, false, [0, 0.26, 0.5, 0.77], 0.92),
  },
  {
    id: 'gallop',
    words: 'gallop,galloping,horse gallop,galloping horse,galloping horses,cavalry,riders,stampede',
    space: 'open',
    make: (stage) => gallop(stage, true, [0, 0.2, 0.36], 0.46),
  },
  {
    id: 'cart',
    words: 'cart,wagon,carriage,caravan,cart wheels,wheels,coach,wheel',
    space: 'street',
    make: (stage) => {
      const { random, put, seconds } = stage
      put(
        rumbling(random, seconds, 130, (t) => 0.7 + 0.3 * Math.sin(t * 9)),
        { gain: 0.7, wet: 0.1 },
      )
      put(crackling(random, { seconds, rate: () => 46, hz: [300, 2400], decay: [0.003, 0.014] }), {
        gain: 0.9,
        wet: 0.2,
      })
      for (const at of moments(stage, 0.85, 0.2))
        put(
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
          { at, gain: 0.22, wet: 0.2 },
        )
      for (const at of moments(stage, 0.5, 0.5))
        put(thud(random, 140, 0.6), { at, gain: random.range(0.1, 0.4), wet: 0.2 })
    },
  },
  {
    id: 'bell',
    words:
      'bell,church bell,bells,temple bell,bell toll,tolling bell,toll,town bell,cathedral bell,alarm bell,bell tower',
    space: 'valley',
    make: (stage) => {
      const big = 1.6 * stage.big
      for (const at of moments(stage, 1.9 * Math.sqrt(stage.big), 0.03))
        stage.put(bell(stage.random, big), { at, gain: stage.random.range(0.85, 1), wet: 0.3 })
    },
  },
  {
    id: 'hand bell',
    words:
      'hand bell,small bell,shop bell,door bell,doorbell,service bell,chime,chimes,wind chimes,ding,tinkle,triangle',
    length: 2,
    space: 'room',
    make: (stage) => {
      for (const at of moments(stage, 0.5, 0.6))
        stage.put(
          struck(stage.random, {
            body: 'handbell',
            hz: stage.random.range(1500, 2500) / stage.big,
            ring: 1.6,
            hard: 0.8,
          }),
          { at, gain: stage.random.range(0.4, 1), pan: stage.random.range(-0.3, 0.3), wet: 0.3 },
        )
    },
  },
  {
    id: 'gong',
    words: 'gong,tam tam,cymbal',
    length: 4,
    space: 'hall',
    make: ({ random, put, big }) => {
      put(struck(random, { body: 'gong', hz: 110 / big, ring: 4, hard: 0.55 }), { gain: 1, wet: 0.4 })
      put(struck(random, { body: 'gong', hz: 227 / big, ring: 2.6, hard: 0.9 }), { at: 0.05, gain: 0.4, wet: 0.4 })
    },
  },
  {
    id: 'war horn',
    words: 'horn,war horn,battle horn,hunting horn,horn call,trumpet,fanfare,bugle,blowing horn,signal horn',
    length: 3,
    space: 'valley',
    make: ({ random, put, seconds, big }) => {
      const hz = random.range(165, 220) / big
      const short = Math.min(0.45, seconds * 0.2)
      put(horn(random, short, hz), { gain: 0.8, wet: 0.4 })
      put(horn(random, Math.max(0.5, seconds - short - 0.7), hz * 1.498), { at: short + 0.06, gain: 1, wet: 0.4 })
      put(horn(random, Math.max(0.5, seconds - short - 0.7), hz * 1.004), {
        at: short + 0.1,
        gain: 0.5,
        pan: 0.4,
        wet: 0.4,
      })
    },
  },
  {
    id: 'war drums',
    words: 'drum,war drum,war drums,drums,drumming,tribal drums,orc drums,drumbeat,tom tom,drum roll',
    space: 'valley',
    make: (stage) => {
      const { random, put, big } = stage
      const pattern = random.pick([
        [0, 0.5, 0.75],
        [0, 0.25, 0.5, 0.625],
        [0, 0.375, 0.75],
        [0, 0.25, 0.5, 0.75],
      ])
      for (const from of moments(stage, 1.3, 0.01))
        for (const beat of pattern) {
          const at = from + beat * 1.3
          if (at < stage.seconds - 0.2)
            for (let who = 0; who < 3; who++)
              put(drum(random, random.range(56, 74) / big, 0.9), {
                at: at + random.range(0, 0.025),
                gain: (beat === 0 ? 1 : 0.65) * random.range(0.5, 0.8),
                pan: (who - 1) * 0.5,
                wet: 0.4,
              })
        }
    },
  },
  {
    id: 'lute',
    words: 'lute,harp,strum,lute strum,harp glissando,guitar,bard,strings',
    length: 2.4,
    space: 'room',
    make: (stage) => {
      const { random, put } = stage
      const root = 196 * 2 ** (random.int(-3, 4) / 12)
      for (const [n, ratio] of [1, 1.5, 2, 2.5, 3, 4].entries())
        put(
          struck(random, {
            body: [
              [1, 1, 1],
              [2, 0.7, 0.8],
              [3, 0.5, 0.65],
              [4, 0.35, 0.5],
              [5, 0.25, 0.4],
              [6, 0.16, 0.3],
              [7, 0.1, 0.25],
            ],
            hz: root * ratio,
            ring: 1.9,
            hard: 0.75,
            stray: 0.001,
          }),
          { at: 0.02 + n * 0.045, gain: 0.45, pan: -0.3 + n * 0.12, wet: 0.3 },
        )
    },
  },
  {
    id: 'fire crackle',
    words: 'torch,torches,campfire,camp fire,hearth,fireplace,crackling fire,lighting a torch,embers,candle,lantern',
    space: 'room',
    make: ({ random, put, seconds }) => {
      const hold = swell(0.2, Math.max(0.1, seconds - 0.6), 0.4)
      put(
        rumbling(random, seconds, 260, (t) => hold(t) * (0.7 + 0.3 * Math.sin(t * 17))),
        { gain: 0.35 },
      )
      put(
        crackling(random, {
          seconds,
          rate: (t) => 11 + 8 * Math.sin(t * 2.1),
          hz: [900, 6200],
          decay: [0.001, 0.012],
          uneven: 4,
        }),
        { gain: 1.3, pan: 0.1, wet: 0.2 },
      )
      put(rushing(random, seconds, 1400, 0.5, hold), { gain: 0.1 })
    },
  },
  {
    id: 'dice',
    words: 'dice,dice roll,rolling dice,die,roll,cards,shuffle',
    length: 1.4,
    space: 'room',
    make: ({ random, put }) => {
      let at = 0.03
      for (let n = 0; n < 13; n++) {
        put(struck(random, { body: 'wood', hz: random.range(1300, 2300), ring: 0.05, hard: 0.95, stray: 0.08 }), {
          at,
          gain: 0.9 * 0.87 ** n,
          pan: -0.4 + n * 0.06,
          wet: 0.2,
        })
        at += random.range(0.03, 0.1) * 0.95 ** n
      }
    },
  },
  {
    id: 'mug',
    words: 'mug,tankard,cheers,clink,glasses,toast,plates,dishes,cutlery,mugs,cup,goblet',
    length: 1.2,
    space: 'taproom',
    make: ({ random, put }) => {
      for (let n = 0; n < 3; n++)
        put(
          struck(random, {
            body: 'glass',
            hz: random.range(1300, 2500),
            ring: random.range(0.16, 0.36),
            hard: 0.8,
            stray: 0.03,
          }),
          { at: 0.02 + n * random.range(0.05, 0.16), gain: 0.8 - n * 0.2, pan: random.range(-0.3, 0.3), wet: 0.3 },
        )
      put(thud(random, 190, 0.5), { at: 0.55, gain: 0.5, wet: 0.3 })
    },
  },
  {
    id: 'backpack',
    words: 'backpack,bag,cloth,cloak,rummage,leather,equip,inventory,clothes,rope coil,loot,looting,rummaging',
    length: 1.5,
    space: 'room',
    make: (stage) => {
      const { random, put } = stage
      for (const at of moments(stage, 0.27, 0.5)) {
        const length = random.range(0.1, 0.26)
        put(
          rushing(
            random,
            length,
            (share) => 1200 + 900 * Math.sin(share * 5),
            0.7,
            (t) => Math.sin((Math.PI * t) / length),
          ),
          { at, gain: random.range(0.4, 0.9), pan: random.range(-0.3, 0.3), wet: 0.1 },
        )
        put(crackling(random, { seconds: length, rate: () => 70, hz: [900, 3600], decay: [0.002, 0.007] }), {
          at,
          gain: 0.6,
          wet: 0.1,
        })
      }
    },
  },
  {
    id: 'digging',
    words: 'dig,digging,shovel,spade,grave digging,digging a grave,pickaxe,mining,mine',
    space: 'open',
    make: (stage) => {
      const { random, put } = stage
      for (const at of moments(stage, 1.5, 0.15)) {
        put(
          rushing(random, 0.3, (share) => 2100 - 900 * share, 0.8, blow(0.01, 0.07)),
          { at, gain: 0.9, wet: 0.2 },
        )
        put(struck(random, { body: 'plate', hz: 620, ring: 0.14, hard: 0.6 }), { at, gain: 0.25, wet: 0.2 })
        put(
          crackling(random, {
            seconds: 0.6,
            rate: (t) => 200 * Math.exp(-t / 0.2),
            hz: [400, 2600],
            decay: [0.002, 0.01],
          }),
          { at: at + 0.65, gain: 0.9, wet: 0.2 },
        )
      }
    },
  },
  {
    id: 'success',
    words: 'success,level up,quest complete,victory,reward,discovery,inspiration,critical hit,natural 20,achievement',
    length: 2.4,
    space: 'hall',
    make: (stage) => {
      const { random, put } = stage
      const root = 262 * 2 ** (random.int(-2, 3) / 12)
      for (const [n, ratio] of [1, 1.25, 1.5, 2].entries())
        put(horn(random, n === 3 ? 1.3 : 0.2, root * ratio), { at: n * 0.15, gain: 0.5, pan: -0.3 + n * 0.2, wet: 0.4 })
      glitter(stage, 0.45, 1.4, 10, root * 4, 0.16)
    },
  },
  {
    id: 'failure',
    words: 'failure,fail,critical fail,natural 1,defeat,doom,game over,ominous,sting,jump scare,suspense,dread',
    length: 3,
    space: 'vault',
    make: ({ random, put, big }) => {
      put(struck(random, { body: 'skin', hz: 48 / big, ring: 1.4, hard: 0.3 }), { gain: 1.2, wet: 0.4 })
      for (const [n, ratio] of [1, 1.06, 1.41, 2.1].entries())
        put(horn(random, 2.2, (62 * ratio) / big), { at: 0.02 * n, gain: 0.4, pan: -0.5 + n * 0.33, wet: 0.5 })
      put(
        rushing(random, 2, (share) => 2600 - 1900 * share, 2, blow(0.004, 0.5)),
        { gain: 0.5, wet: 0.6 },
      )
    },
  },
]
