import type { Random } from '../../paint/random.ts'
import { blow, curve, swell } from '../signal/envelope.ts'
import { struck } from '../signal/struck.ts'
import { crackling, mixed, rubbing, rumbling, rushing } from '../signal/textures.ts'
import { type Effect, moments, type Stage } from './effect.ts'

/** A bolt, a latch or the tumbler of a lock. */
export const clack = (random: Random, hz: number, loud = 1): Float32Array =>
  mixed(
    [struck(random, { body: 'plate', hz, ring: 0.09, hard: 0.9, stray: 0.05 }), 0.7 * loud],
    [struck(random, { body: 'wood', hz: hz * 0.24, ring: 0.07, hard: 0.6 }), 0.6 * loud],
  )

/** A heavy thing of wood that stops. */
export const thud = (random: Random, hz: number, hard = 0.5): Float32Array =>
  mixed(
    [struck(random, { body: 'wood', hz, ring: 0.3, hard }), 0.8],
    [struck(random, { body: 'skin', hz: hz * 0.6, ring: 0.32, hard: 0.2 }), 0.8],
    [rushing(random, 0.16, hz * 7, 0.6, blow(0.001, 0.03)), 0.9],
  )

/** A hinge that complains; from `from` to `to` slips a second. */
export function hinge(random: Random, seconds: number, from: number, to: number, hz = 620): Float32Array {
  const turns = curve([
    [0, from],
    [random.range(0.2, 0.45), from + (to - from) * random.range(0.2, 1.2)],
    [random.range(0.55, 0.8), from + (to - from) * random.range(0.5, 1.3)],
    [1, to],
  ])
  const waver = random.range(2, 5)
  return rubbing(random, {
    seconds,
    rate: (share) => turns(share) * (1 + 0.13 * Math.sin(share * seconds * waver * 6)),
    bodies: [
      [hz * 0.42, 7, 0.5],
      [hz, 16, 1],
      [hz * 1.9, 22, 0.7],
      [hz * 3.15, 20, 0.4],
      [hz * 5.2, 12, 0.16],
    ],
    rough: 0.24,
    gain: curve([
      [0, 0],
      [0.08, 0.7],
      [seconds * 0.5, 1],
      [seconds * 0.85, 0.6],
      [seconds, 0],
    ]),
  })
}

/** Links that fall over each other. */
export function links(random: Random, seconds: number, rate: (seconds: number) => number, hz = 2300): Float32Array {
  const parts: [Float32Array, number, number][] = []
  for (let at = 0; at < seconds - 0.05; ) {
    at += -Math.log(1 - random.next()) / Math.max(0.4, rate(at))
    if (at > seconds - 0.05) break
    const loud = 0.15 + random.next() ** 2
    parts.push([
      struck(random, {
        body: 'plate',
        hz: hz * random.range(0.7, 1.5),
        ring: random.range(0.05, 0.16),
        hard: 0.9,
        stray: 0.08,
      }),
      loud * 0.4,
      at,
    ])
    if (random.chance(0.4))
      parts.push([
        struck(random, { body: 'coin', hz: hz * random.range(1.2, 2), ring: 0.07, hard: 0.9, stray: 0.08 }),
        loud * 0.25,
        at + 0.012,
      ])
  }
  return parts.length === 0 ? new Float32Array(64) : mixed(...parts)
}

const slide = (stage: Stage, seconds: number, hz: number, at = 0, loud = 1) => {
  const { random, put } = stage
  const gain = swell(0.15, seconds - 0.5, 0.35)
  put(
    rubbing(random, {
      seconds,
      rate: () => 46,
      bodies: [
        [hz, 3, 1],
        [hz * 2.3, 4, 0.6],
        [hz * 5, 4, 0.3],
      ],
      rough: 0.95,
      gain,
    }),
    { at, gain: 0.7 * loud, wet: 0.4 },
  )
  put(rumbling(random, seconds, 190, gain), { at, gain: 0.6 * loud, wet: 0.3 })
  put(crackling(random, { seconds, rate: () => 120, hz: [400, 3600], decay: [0.002, 0.01] }), {
    at,
    gain: 0.5 * loud,
    wet: 0.4,
  })
}

export const doors: readonly Effect[] = [
  {
    id: 'door creak',
    words:
      'door creak,creaking door,creaky door,door opening,door open,door opens,opening door,open door,hinge,creak,creaking,squeaky door,door,rusty hinge,gate creaking,coffin opening,creaking coffin,coffin',
    length: 2.6,
    space: 'chamber',
    make: ({ random, put, big, seconds }) => {
      put(clack(random, 900 / big, 0.8), { wet: 0.3 })
      const length = Math.min(seconds - 0.2, random.range(1.5, 2.2) * Math.sqrt(big))
      put(hinge(random, Math.max(0.5, length), 24 / big, random.range(70, 130) / big, 560 / big), {
        at: 0.13,
        gain: 0.9,
        wet: 0.4,
      })
    },
  },
  {
    id: 'door slam',
    words: 'door slam,slamming door,slam,slams shut,door shut,door closing,closing door,door bang,door closes',
    length: 1.6,
    space: 'hall',
    make: ({ random, put, big }) => {
      put(
        rushing(
          random,
          0.22,
          (share) => 300 + 600 * share,
          0.9,
          (t) => (t / 0.22) ** 2,
        ),
        { gain: 0.35, wet: 0.3 },
      )
      put(thud(random, 92 / big, 0.7), { at: 0.22, gain: 1.1, wet: 0.5 })
      put(rumbling(random, 0.5, 120, blow(0.002, 0.1)), { at: 0.22, gain: 0.9, wet: 0.4 })
      for (let n = 0; n < 4; n++)
        put(clack(random, random.range(700, 1300), 0.5), {
          at: 0.23 + n * random.range(0.02, 0.06),
          gain: 0.4 / (n + 1),
          wet: 0.5,
        })
    },
  },
  {
    id: 'knock',
    words:
      'knock,knocking,knock on door,knocking on door,door knock,knock at the door,pounding on door,banging on door',
    length: 1.5,
    space: 'room',
    make: (stage) => {
      const { random, put, big } = stage
      const hz = random.range(150, 190) / big
      const count = random.int(3, 4)
      let at = 0.03
      for (let n = 0; n < count; n++) {
        put(thud(random, hz * random.range(0.97, 1.03), 0.75), { at, gain: n === 0 ? 0.8 : 1, wet: 0.3 })
        at += random.range(0.2, 0.27)
      }
    },
  },
  {
    id: 'lock',
    words:
      'lock,unlock,unlocking,key in lock,key,lockpick,lock picking,lockpicking,picking a lock,pick lock,latch,bolt,deadbolt,locked door',
    length: 2.2,
    space: 'room',
    make: (stage) => {
      const { random, put, seconds } = stage
      const end = Math.min(seconds - 0.4, 1.6)
      for (let at = 0.03; at < end; at += random.range(0.07, 0.24)) {
        put(
          struck(random, {
            body: 'plate',
            hz: random.range(2400, 4600),
            ring: random.range(0.02, 0.06),
            hard: 0.9,
            stray: 0.1,
          }),
          { at, gain: random.range(0.06, 0.25), pan: random.range(-0.15, 0.15), wet: 0.2 },
        )
        if (random.chance(0.25))
          put(
            rubbing(random, {
              seconds: 0.12,
              rate: () => 150,
              bodies: [
                [2600, 6, 1],
                [5200, 6, 0.5],
              ],
              gain: swell(0.02, 0.05, 0.05),
            }),
            { at, gain: 0.15, wet: 0.2 },
          )
      }
      put(clack(random, 1250), { at: end, gain: 0.9, wet: 0.3 })
      put(clack(random, 760), { at: end + 0.11, gain: 1, wet: 0.3 })
    },
  },
  {
    id: 'portcullis',
    words:
      'portcullis,drawbridge,castle gate,iron gate,winch,gate opening,gate closing,gate raising,metal gate,winding chain',
    length: 4,
    space: 'street',
    make: (stage) => {
      const { random, put, seconds } = stage
      const end = Math.max(0.6, seconds - 0.9)
      put(
        links(random, end, () => 26, 1500),
        { gain: 0.8, wet: 0.4 },
      )
      for (const at of moments({ ...stage, seconds: end }, 0.24, 0.12))
        put(clack(random, 520), { at, gain: 0.35, wet: 0.4 })
      put(rumbling(random, end, 140, swell(0.2, end - 0.4, 0.2)), { gain: 0.5, wet: 0.3 })
      put(thud(random, 62, 0.7), { at: end, gain: 1.2, wet: 0.6 })
      put(struck(random, { body: 'plate', hz: 210, ring: 1.1, hard: 0.8, stray: 0.05 }), {
        at: end,
        gain: 0.8,
        wet: 0.6,
      })
    },
  },
  {
    id: 'stone door',
    words:
      'stone door,secret door,hidden door,stone grinding,grinding stone,sliding stone,sarcophagus,stone slab,tomb opening,stone moving,crypt door,vault door,dragging stone,millstone,grinding,grinding open',
    length: 3.5,
    space: 'vault',
    make: (stage) => {
      const { random, put, seconds, big } = stage
      const end = Math.max(0.7, seconds - 0.8)
      slide(stage, end, 170 / big)
      put(struck(random, { body: 'stone', hz: 95 / big, ring: 0.35, hard: 0.7 }), { at: end - 0.1, gain: 1, wet: 0.6 })
      put(rumbling(random, 0.6, 100, blow(0.004, 0.14)), { at: end - 0.1, gain: 1, wet: 0.5 })
    },
  },
  {
    id: 'chest',
    words: 'chest,chest opening,open chest,treasure chest,opening a chest,lid,box opening,chest opens,mimic',
    length: 1.9,
    space: 'room',
    make: ({ random, put, big, seconds }) => {
      put(clack(random, 1500), { gain: 0.7, wet: 0.2 })
      put(clack(random, 950), { at: 0.14, gain: 0.7, wet: 0.2 })
      const length = Math.min(Math.max(0.4, seconds - 0.7), 1)
      put(hinge(random, length, 55 / big, 190 / big, 820 / big), { at: 0.3, gain: 0.55, wet: 0.3 })
      put(thud(random, 160 / big, 0.5), { at: 0.3 + length, gain: 0.7, wet: 0.3 })
    },
  },
  {
    id: 'trap',
    words:
      'trap,trap trigger,pressure plate,trap triggered,dart trap,spike trap,pit trap,click,mechanism,bear trap,triggered trap,spikes',
    length: 1.9,
    space: 'chamber',
    make: ({ random, put }) => {
      put(struck(random, { body: 'stone', hz: 260, ring: 0.12, hard: 0.6 }), { gain: 0.5, wet: 0.4 })
      put(clack(random, 1900), { at: 0.09, gain: 0.8, wet: 0.4 })
      put(clack(random, 700), { at: 0.34, gain: 0.8, wet: 0.4 })
      for (let n = 0; n < 5; n++) {
        const at = 0.44 + n * random.range(0.045, 0.075)
        const pan = random.range(-0.8, 0.8)
        put(
          rushing(random, 0.17, (share) => 2600 + 1900 * share, 2, blow(0.02, 0.05)),
          { at, gain: 0.9, pan, wet: 0.3 },
        )
        put(struck(random, { body: 'blade', hz: random.range(900, 1500), ring: 0.4, hard: 0.9, stray: 0.04 }), {
          at: at + 0.14,
          gain: 0.45,
          pan,
          wet: 0.4,
        })
      }
    },
  },
  {
    id: 'gears',
    words: 'gear,gears,clockwork,cog,machinery,mechanical,machine,automaton,ratchet,contraption,ticking,clock,tick',
    space: 'chamber',
    make: (stage) => {
      const { random, put, big } = stage
      const beat = 0.25 * Math.sqrt(big)
      moments(stage, beat, 0.015).forEach((at, n) => {
        put(clack(random, (n % 2 ? 1500 : 1850) / big), {
          at,
          gain: n % 4 === 0 ? 0.8 : 0.5,
          pan: n % 2 ? 0.2 : -0.2,
          wet: 0.3,
        })
        put(
          rubbing(random, {
            seconds: beat * 0.6,
            rate: () => 240,
            bodies: [
              [1300 / big, 8, 1],
              [3300 / big, 8, 0.5],
            ],
            gain: blow(0.01, 0.05),
          }),
          { at: at + 0.02, gain: 0.16, wet: 0.3 },
        )
      })
      for (const at of moments(stage, beat * 4, 0.02)) put(thud(random, 120 / big, 0.5), { at, gain: 0.5, wet: 0.3 })
    },
  },
  {
    id: 'chains',
    words: 'chain,chains,chain rattle,rattling chains,shackle,manacle,rattling,chains dragging,clanking chains',
    space: 'vault',
    make: (stage) => {
      const { random, put, seconds } = stage
      for (const at of moments(stage, 1.1, 0.5))
        put(
          links(random, Math.min(seconds - at, random.range(0.35, 1)), (t) => 34 * Math.exp(-t / 0.4) + 4, 2100),
          { at, gain: random.range(0.5, 1), pan: random.range(-0.3, 0.3), wet: 0.5 },
        )
    },
  },
  {
    id: 'lever',
    words: 'lever,switch,pull lever,pulling a lever,crank',
    length: 1.4,
    space: 'chamber',
    make: ({ random, put }) => {
      put(hinge(random, 0.4, 60, 170, 520), { gain: 0.45, wet: 0.4 })
      put(clack(random, 540), { at: 0.38, gain: 1, wet: 0.5 })
      put(thud(random, 120, 0.6), { at: 0.4, gain: 0.6, wet: 0.5 })
      put(
        rubbing(random, {
          seconds: 0.5,
          rate: (share) => 38 - 12 * share,
          bodies: [
            [900, 6, 1],
            [2100, 6, 0.6],
          ],
          rough: 0.1,
          gain: blow(0.01, 0.3),
        }),
        { at: 0.55, gain: 0.35, wet: 0.5 },
      )
    },
  },
  {
    id: 'window',
    words:
      'glass breaking,breaking glass,glass shatter,window breaking,broken window,shattering glass,break glass,glass,window,bottle breaking,mirror breaking,vase breaking,smash,shattered',
    length: 1.8,
    space: 'room',
    make: ({ random, put }) => {
      put(rushing(random, 0.14, 4200, 0.5, blow(0.0008, 0.03)), { gain: 1.2, wet: 0.3 })
      for (let n = 0; n < 44; n++) {
        const at = 0.01 + random.next() ** 2.4 * 1.2
        put(
          struck(random, {
            body: 'glass',
            hz: random.range(1900, 6800),
            ring: random.range(0.05, 0.3),
            hard: 1,
            stray: 0.06,
          }),
          { at, gain: random.range(0.08, 0.4) * Math.exp(-at), pan: random.range(-0.7, 0.7), wet: 0.3 },
        )
      }
    },
  },
]
