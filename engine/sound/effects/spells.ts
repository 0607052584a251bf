import { blow, curve, driven, swell } from '../signal/envelope.ts'
import { filtered } from '../signal/filters.ts'
import { struck } from '../signal/struck.ts'
import { bubble, crackling, ringing, rubbing, rumbling, rushing } from '../signal/textures.ts'
import type { Effect, Stage } from './effect.ts'

/** A chord of glassy tones that glitter one after the other. */
export function glitter(
  { random, put }: Stage,
  from: number,
  to: number,
  count: number,
  root: number,
  gain = 0.2,
): void {
  const scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]
  for (let n = 0; n < count; n++) {
    const hz = root * 2 ** ((random.pick(scale) + 12 * random.int(0, 1)) / 12)
    const at = from + ((to - from) * (n + random.range(0, 0.9))) / count
    put(struck(random, { body: 'handbell', hz, ring: random.range(0.5, 1.4), hard: 0.5, stray: 0.002 }), {
      at,
      gain: gain * random.range(0.4, 1),
      pan: random.range(-0.8, 0.8),
      wet: 0.6,
    })
  }
}

/** A blast: a blow of air, what burns, and what falls down again. */
export function blast(stage: Stage, at: number, gain: number, hz = 90): void {
  const { random, put, big } = stage
  const boom = rumbling(
    random,
    1.8 * Math.sqrt(big),
    (share) => (hz * 7 * (1 - share) ** 3 + hz * 0.6) / big,
    blow(0.004, 0.35 * big),
  )
  put(driven(boom, 2.2), { at, gain, wet: 0.5 })
  put(struck(random, { body: 'skin', hz: 46 / big, ring: 0.9, hard: 0.3 }), { at, gain: gain * 0.9, wet: 0.2 })
  put(
    rushing(random, 0.5, (share) => 2600 - 2000 * share, 0.7, blow(0.002, 0.09)),
    { at, gain: gain * 0.8, wet: 0.6 },
  )
}

/** The roar of flames. `gain` over seconds. */
export function flames(stage: Stage, seconds: number, gain: (seconds: number) => number, at = 0, loud = 1): void {
  const { random, put, big } = stage
  const flutter = random.range(7, 11)
  const roar = rumbling(
    random,
    seconds,
    420 / big,
    (t) => gain(t) * (0.75 + 0.25 * Math.sin(2 * Math.PI * flutter * t + 2 * Math.sin(t * 9))),
  )
  put(roar, { at, gain: 0.8 * loud, wet: 0.3 })
  put(rushing(random, seconds, 900 / big, 0.5, gain), { at, gain: 0.5 * loud, pan: -0.3, wet: 0.3 })
  put(rushing(random, seconds, 1500 / big, 0.5, gain), { at, gain: 0.35 * loud, pan: 0.35, wet: 0.3 })
  put(crackling(random, { seconds, rate: (t) => 40 * gain(t), hz: [900, 5200], decay: [0.001, 0.008] }), {
    at,
    gain: 0.7 * loud,
    wet: 0.3,
  })
}

/** Arcs: a hum that is torn to pieces, and sparks. */
function arcs({ random, put }: Stage, seconds: number, gain: (seconds: number) => number, at = 0): void {
  const buzz = ringing(random, {
    seconds,
    hz: () => 100,
    partials: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 16, 19, 23, 29].map((n) => [n, 1 / Math.sqrt(n)] as const),
    gain,
    sway: [0.02, 23],
  })
  let open = 1
  for (let i = 0; i < buzz.length; i++) {
    if (i % 400 === 0) open = random.chance(0.55) ? random.range(0.3, 1) : random.range(0, 0.1)
    buzz[i] = Math.tanh(buzz[i]! * 6) * open
  }
  put(filtered(buzz, 'high', 350), { at, gain: 0.35, wet: 0.25 })
  put(crackling(random, { seconds, rate: (t) => 190 * gain(t), hz: [2200, 9500], decay: [0.0004, 0.003], uneven: 2 }), {
    at,
    gain: 1.1,
    wet: 0.4,
  })
}

/** A charge that gathers before a spell is let go. */
function gathering(stage: Stage, seconds: number, from: number, to: number, loud = 0.5): void {
  const { random, put } = stage
  const rise = (share: number) => from * (to / from) ** (share * share)
  put(
    rushing(
      random,
      seconds,
      (share) => rise(share) * 3,
      2.5,
      (t) => (t / seconds) ** 2,
    ),
    { gain: loud * 1.4, wet: 0.4 },
  )
  put(
    ringing(random, {
      seconds,
      hz: rise,
      partials: [
        [1, 1],
        [1.5, 0.4],
        [2.01, 0.5],
        [3.02, 0.2],
      ],
      gain: (t) => (t / seconds) ** 1.5,
      sway: [0.012, 9],
    }),
    { gain: loud * 0.5, wet: 0.5 },
  )
}

const pad = (
  stage: Stage,
  root: number,
  ratios: readonly number[],
  gain: (seconds: number) => number,
  loud = 0.4,
  at = 0,
) =>
  ratios.forEach((ratio, n) => {
    const { random, put, seconds } = stage
    const wave = ringing(random, {
      seconds: seconds - at,
      hz: () => root * ratio,
      partials: [
        [1, 1],
        [2.003, 0.35],
        [3.01, 0.16],
        [4.02, 0.08],
      ],
      gain,
      sway: [0.004, 4.2 + n * 0.6],
    })
    put(wave, { at, gain: loud / ratios.length, pan: n % 2 ? 0.5 : -0.5, wet: 0.8 })
  })

export const spells: readonly Effect[] = [
  {
    id: 'fireball',
    words:
      'fireball,fire ball,fire bolt,firebolt,fire spell,flame spell,fire blast,meteor,burning hands,flame strike,scorching ray',
    length: 3,
    space: 'open',
    make: (stage) => {
      const { random, put } = stage
      put(
        rushing(
          random,
          0.75,
          (share) => 300 + 1500 * share ** 2,
          1.1,
          (t) => (t / 0.75) ** 2,
        ),
        { gain: 0.9, pan: -0.5, wet: 0.3 },
      )
      flames(stage, 0.75, (t) => t / 0.75, 0, 0.5)
      blast(stage, 0.75, 1)
      flames(stage, 1.9, (t) => Math.exp(-t / 0.6), 0.78, 0.9)
    },
  },
  {
    id: 'wall of fire',
    words: 'wall of fire,flames,fire,burning,blaze,inferno,bonfire,flame,flamethrower,fire breath,dragon fire,ignite',
    space: 'open',
    make: (stage) => flames(stage, stage.seconds, swell(0.25, Math.max(0.1, stage.seconds - 0.7), 0.45)),
  },
  {
    id: 'lightning bolt',
    words:
      'lightning bolt,lightning,lightning spell,chain lightning,bolt of lightning,call lightning,thunderbolt,electrocute',
    length: 3,
    space: 'open',
    make: (stage) => {
      const { random, put } = stage
      arcs(stage, 0.5, (t) => 0.2 + t, 0)
      put(
        rushing(random, 0.4, (share) => 6500 - 5200 * share, 0.6, blow(0.0008, 0.06)),
        { at: 0.5, gain: 1.6, wet: 0.5 },
      )
      for (let n = 0; n < 7; n++) {
        const at = 0.5 + random.range(0, 0.35) * (n / 6)
        put(
          rumbling(random, 1.4, (share) => 1400 * (1 - share) ** 4 + 90, blow(0.002, 0.22)),
          { at, gain: random.range(0.5, 1), pan: random.range(-0.7, 0.7), wet: 0.6 },
        )
      }
      arcs(stage, 0.8, (t) => 0.6 * Math.exp(-t / 0.25), 0.55)
    },
  },
  {
    id: 'electric arcs',
    words: 'electric arc,electricity,electric,shocking grasp,static,sparks,spark,zap,shock,witch bolt',
    space: 'chamber',
    make: (stage) => arcs(stage, stage.seconds, swell(0.03, Math.max(0.1, stage.seconds - 0.4), 0.35)),
  },
  {
    id: 'ice shard',
    words:
      'ice shard,ice spell,ice bolt,ray of frost,ice spike,ice storm,icicle,ice,frost spell,cone of cold,freeze,freezing,frost',
    length: 2.4,
    space: 'cave',
    make: (stage) => {
      const { random, put, big } = stage
      put(
        rushing(
          random,
          0.5,
          (share) => 5200 - 1500 * share,
          3,
          (t) => (t / 0.5) ** 2,
        ),
        { gain: 0.7, wet: 0.4 },
      )
      put(
        crackling(random, {
          seconds: 1.6,
          rate: (t) => 190 * Math.exp(-t / 0.4),
          hz: [2600, 9000],
          decay: [0.001, 0.006],
          uneven: 2,
        }),
        { at: 0.45, gain: 1.2, wet: 0.5 },
      )
      for (let n = 0; n < 16; n++) {
        const at = 0.46 + random.next() ** 2 * 0.9
        put(
          struck(random, {
            body: 'glass',
            hz: random.range(1700, 5200) / big,
            ring: random.range(0.12, 0.5),
            hard: 0.95,
            stray: 0.04,
          }),
          { at, gain: random.range(0.1, 0.45), pan: random.range(-0.8, 0.8), wet: 0.5 },
        )
      }
      put(
        rubbing(random, {
          seconds: 0.8,
          rate: (share) => 30 + 160 * share,
          bodies: [
            [820 / big, 6, 0.6],
            [1900, 8, 0.4],
          ],
          gain: blow(0.02, 0.3),
        }),
        { at: 0.5, gain: 0.5, wet: 0.5 },
      )
    },
  },
  {
    id: 'healing',
    words:
      'healing,heal,heal spell,cure wounds,healing spell,healing word,restoration,resurrection,revive,regenerate,mend',
    length: 3,
    space: 'hall',
    make: (stage) => {
      const root = 262 * 2 ** (stage.random.int(-2, 4) / 12)
      pad(stage, root, [1, 1.25, 1.5, 2], swell(0.9, Math.max(0.2, stage.seconds - 2), 1.05), 0.7)
      glitter(stage, 0.2, Math.min(2.4, stage.seconds - 0.6), 18, root * 4, 0.22)
    },
  },
  {
    id: 'blessing',
    words:
      'blessing,bless,holy,holy light,divine,sacred flame,divine smite,turn undead,angelic,angel,smite,consecrate,guidance,radiance,radiant',
    length: 3.4,
    space: 'cathedral',
    make: (stage) => {
      const root = 196 * 2 ** (stage.random.int(-2, 3) / 12)
      const { random, put } = stage
      pad(stage, root, [1, 1.5, 2, 2.5, 3], swell(0.6, Math.max(0.2, stage.seconds - 2), 1.35), 0.8)
      put(struck(random, { body: 'bell', hz: root * 4, ring: 2.6, hard: 0.5 }), { at: 0.5, gain: 0.4, wet: 0.7 })
      put(
        rushing(random, 1.4, (share) => 1500 + 3500 * share, 1.4, swell(0.7, 0.1, 0.6)),
        { gain: 0.3, wet: 0.7 },
      )
    },
  },
  {
    id: 'teleport',
    words:
      'teleport,teleportation,misty step,dimension door,blink,warp,plane shift,vanish,disappear,summon,summoning,conjure',
    length: 2.4,
    space: 'hall',
    make: (stage) => {
      const { random, put } = stage
      gathering(stage, 0.9, 180, 1400, 0.8)
      put(
        rushing(random, 0.35, (share) => 3200 * (1 - share) + 160, 1.2, blow(0.002, 0.08)),
        { at: 0.9, gain: 1.2, wet: 0.7 },
      )
      put(
        ringing(random, {
          seconds: 0.5,
          hz: (share) => 190 * (1 - share) ** 1.5 + 36,
          partials: [
            [1, 1],
            [2, 0.3],
          ],
          gain: blow(0.003, 0.16),
        }),
        { at: 0.9, gain: 0.9, wet: 0.3 },
      )
      glitter(stage, 1, 1.9, 12, 1046, 0.16)
    },
  },
  {
    id: 'portal',
    words: 'portal,gate,magic portal,rift,vortex,wormhole,gateway,astral',
    space: 'vault',
    make: (stage) => {
      const { random, put, seconds } = stage
      const hold = swell(0.6, Math.max(0.2, seconds - 1.5), 0.9)
      put(
        ringing(random, {
          seconds,
          hz: (share) => 55 + 4 * Math.sin(share * 20),
          partials: [
            [1, 1],
            [1.5, 0.7],
            [2.02, 0.6],
            [3.03, 0.4],
            [4.5, 0.25],
            [6.1, 0.18],
          ],
          gain: hold,
          sway: [0.02, 0.9],
        }),
        { gain: 0.7, wet: 0.5 },
      )
      put(
        rushing(random, seconds, (share) => 620 + 380 * Math.sin(share * seconds * 4.4), 3, hold),
        { gain: 1.2, pan: -0.5, wet: 0.6 },
      )
      put(
        rushing(random, seconds, (share) => 1400 + 700 * Math.sin(share * seconds * 3.3 + 2), 4, hold),
        { gain: 0.9, pan: 0.5, wet: 0.6 },
      )
      glitter(stage, 0.3, seconds - 0.6, Math.ceil(seconds * 4), 784, 0.08)
    },
  },
  {
    id: 'magic shield',
    words:
      'magic shield,shield spell,barrier,force field,protection,ward,mage armor,mage armour,wall of force,forcefield,abjuration,counterspell',
    length: 2,
    space: 'hall',
    make: (stage) => {
      const { random, put } = stage
      put(
        ringing(random, {
          seconds: 1.7,
          hz: (share) => 210 + 60 * Math.exp(-share * 12),
          partials: [
            [1, 1],
            [1.5, 0.5],
            [2.76, 0.5],
            [5.4, 0.3],
            [8.9, 0.16],
          ],
          gain: blow(0.012, 0.5),
          sway: [0.006, 11],
        }),
        { gain: 0.9, wet: 0.5 },
      )
      put(
        rushing(random, 0.6, (share) => 900 + 3000 * share, 1.2, swell(0.05, 0.05, 0.45)),
        { gain: 0.7, wet: 0.5 },
      )
      put(struck(random, { body: 'gong', hz: 340, ring: 1.6, hard: 0.4 }), { gain: 0.35, wet: 0.5 })
    },
  },
  {
    id: 'curse',
    words:
      'curse,hex,bane,dark magic,necromancy,evil spell,bestow curse,death spell,drain life,vampiric touch,shadow,shadow magic,raise dead,animate dead,eldritch',
    length: 3.2,
    space: 'vault',
    make: (stage) => {
      const { random, put, seconds } = stage
      const root = random.range(62, 74)
      const fade = swell(0.5, Math.max(0.1, seconds - 1.7), 1.1)
      put(
        ringing(random, {
          seconds,
          hz: (share) => root * (1 - 0.22 * share),
          partials: [
            [1, 1],
            [1.06, 0.8],
            [2.12, 0.5],
            [2.83, 0.45],
            [4.2, 0.3],
            [5.7, 0.2],
          ],
          gain: fade,
          sway: [0.012, 3.1],
        }),
        { gain: 0.9, wet: 0.5 },
      )
      // Breath that runs backwards: it swells, and stops.
      put(
        rushing(
          random,
          1.1,
          (share) => 700 + 900 * share,
          2,
          (t) => (t / 1.1) ** 3,
        ),
        { gain: 1.2, pan: 0.4, wet: 0.7 },
      )
      put(
        rushing(random, 1.3, (share) => 2100 - 1300 * share, 3, swell(0.1, 0.1, 1)),
        { at: 1, gain: 0.8, pan: -0.4, wet: 0.8 },
      )
      put(struck(random, { body: 'gong', hz: 88, ring: 2, hard: 0.15 }), { at: 1.08, gain: 0.6, wet: 0.6 })
    },
  },
  {
    id: 'magic missile',
    words:
      'magic missile,arcane bolt,spell,cast,arcane,magic,magic spell,force missile,eldritch blast,arcane blast,energy,magic burst,spellcasting,incantation,cantrip',
    length: 1.8,
    space: 'chamber',
    make: (stage) => {
      const { random, put } = stage
      for (let n = 0; n < 3; n++) {
        const at = n * random.range(0.13, 0.2)
        const pan = random.range(-0.7, 0.7)
        put(
          ringing(random, {
            seconds: 0.42,
            hz: (share) => (1500 + 150 * n) * (1 - 0.7 * share),
            partials: [
              [1, 1],
              [1.5, 0.5],
              [2.4, 0.3],
              [3.7, 0.2],
            ],
            gain: blow(0.01, 0.12),
            sway: [0.03, 31],
          }),
          { at, gain: 0.5, pan, wet: 0.4 },
        )
        put(
          rushing(random, 0.4, (share) => 3800 - 2400 * share, 2.4, blow(0.02, 0.1)),
          { at, gain: 0.8, pan, wet: 0.4 },
        )
        put(struck(random, { body: 'skin', hz: 130, ring: 0.28, hard: 0.6 }), {
          at: at + 0.33,
          gain: 0.7,
          pan: pan * 0.5,
          wet: 0.4,
        })
        put(
          rushing(random, 0.25, (share) => 2600 - 1800 * share, 0.8, blow(0.001, 0.05)),
          { at: at + 0.33, gain: 0.8, wet: 0.5 },
        )
      }
    },
  },
  {
    id: 'acid',
    words: 'acid,acid splash,acid arrow,corrosive,dissolve,sizzle,poison spray,melting,hissing acid',
    length: 2.4,
    space: 'room',
    make: (stage) => {
      const { random, put, seconds } = stage
      put(
        rushing(random, 0.3, (share) => 900 + 1600 * share, 0.7, blow(0.004, 0.09)),
        { gain: 0.8, wet: 0.3 },
      )
      put(
        rushing(
          random,
          seconds,
          (share) => 6200 - 1200 * share,
          0.8,
          (t) => Math.min(1, t / 0.15) * Math.exp(-t / (seconds * 0.4)),
        ),
        { at: 0.08, gain: 0.55, wet: 0.2 },
      )
      put(
        crackling(random, {
          seconds,
          rate: (t) => 260 * Math.exp(-t / (seconds * 0.4)),
          hz: [3000, 9500],
          decay: [0.0005, 0.002],
          uneven: 2,
        }),
        { at: 0.1, gain: 0.8, wet: 0.2 },
      )
      for (let n = 0; n < seconds * 14; n++)
        put(bubble(random.range(280, 1300), random.range(0.03, 0.09), 0.5), {
          at: 0.1 + random.next() ** 1.6 * (seconds - 0.3),
          gain: random.range(0.05, 0.22),
          pan: random.range(-0.5, 0.5),
          wet: 0.2,
        })
    },
  },
  {
    id: 'water spell',
    words: 'water spell,tidal wave,water jet,splash,water,big splash,fall into water,dive,plunge',
    length: 2.4,
    space: 'street',
    make: (stage) => {
      const { random, put, big } = stage
      put(
        rushing(random, 1.6, (share) => (1900 - 1300 * share) / big, 0.5, blow(0.02, 0.3 * big)),
        { at: 0.05, gain: 1, wet: 0.3 },
      )
      put(rumbling(random, 0.7, 260 / big, blow(0.01, 0.16)), { at: 0.04, gain: 0.9, wet: 0.2 })
      put(
        crackling(random, {
          seconds: 2,
          rate: (t) => 300 * Math.exp(-t / 0.5),
          hz: [1200, 6500],
          decay: [0.001, 0.006],
        }),
        { at: 0.25, gain: 0.6, wet: 0.3 },
      )
      for (let n = 0; n < 46; n++)
        put(bubble(random.range(320, 1500) / big, random.range(0.02, 0.1), random.range(0.2, 0.9)), {
          at: 0.12 + random.next() ** 1.7 * 1.8,
          gain: random.range(0.05, 0.25),
          pan: random.range(-0.7, 0.7),
          wet: 0.3,
        })
    },
  },
  {
    id: 'earth spell',
    words:
      'earth spell,earthquake,rockfall,rock slide,avalanche,cave in,cave-in,rubble,collapse,crumbling,landslide,falling rocks,stone crumbling,rumble,tremor',
    length: 3.5,
    space: 'cave',
    make: (stage) => {
      const { random, put, seconds, big } = stage
      put(rumbling(random, seconds, 95 / big, swell(0.3, Math.max(0.1, seconds - 1.6), 1.3)), { gain: 0.9, wet: 0.3 })
      for (let n = 0; n < seconds * 16; n++) {
        const at = 0.2 + random.next() * (seconds - 0.7)
        const heavy = random.next() ** 3
        put(
          struck(random, {
            body: 'stone',
            hz: (720 - 560 * heavy) / big,
            ring: 0.07 + heavy * 0.2,
            hard: 0.8,
            stray: 0.2,
          }),
          { at, gain: 0.12 + heavy * 0.6, pan: random.range(-0.9, 0.9), wet: 0.4 },
        )
      }
      put(crackling(random, { seconds, rate: () => 90, hz: [500, 3200], decay: [0.002, 0.012] }), {
        gain: 0.7,
        wet: 0.3,
      })
    },
  },
  {
    id: 'gust of wind',
    words: 'gust of wind,gust,wind spell,wind,whirlwind,tornado,air spell,howling wind,breeze',
    space: 'open',
    make: (stage) => {
      const { random, put, seconds } = stage
      const gusts = curve([
        [0, 0],
        [seconds * 0.3, 1],
        [seconds * 0.5, 0.6],
        [seconds * 0.66, 0.95],
        [seconds, 0],
      ])
      put(
        rushing(random, seconds, (share) => 380 + 420 * Math.sin(Math.PI * share), 0.8, gusts),
        { gain: 1.2, pan: -0.3, wet: 0.2 },
      )
      put(
        rushing(random, seconds, (share) => 620 + 380 * Math.sin(Math.PI * share + 0.4), 7, gusts),
        { gain: 0.9, pan: 0.3, wet: 0.3 },
      )
      put(rumbling(random, seconds, 150, gusts), { gain: 0.5 })
    },
  },
  {
    id: 'explosion',
    words:
      'explosion,explode,bomb,blast,detonation,boom,cannon,gunpowder,cannon shot,alchemist fire,thunderwave,shatter',
    length: 3,
    space: 'valley',
    make: (stage) => {
      const { random, put } = stage
      blast(stage, 0.03, 1.2, 110)
      put(
        crackling(random, {
          seconds: 2.2,
          rate: (t) => 70 * Math.exp(-t / 0.8),
          hz: [300, 2600],
          decay: [0.003, 0.02],
        }),
        { at: 0.35, gain: 0.6, wet: 0.3 },
      )
    },
  },
  {
    id: 'dispel',
    words: 'dispel,dispel magic,antimagic,spell fades,spell fizzle,fizzle,magic fades,anti-magic',
    length: 1.8,
    space: 'hall',
    make: (stage) => {
      const { random, put } = stage
      put(
        ringing(random, {
          seconds: 1.5,
          hz: (share) => 900 * (1 - 0.85 * share) + 60,
          partials: [
            [1, 1],
            [1.26, 0.6],
            [1.5, 0.5],
            [2.5, 0.3],
          ],
          gain: blow(0.02, 0.5),
          sway: [0.05, 13],
        }),
        { gain: 0.7, wet: 0.5 },
      )
      put(
        rushing(random, 1.3, (share) => 4200 * (1 - share) + 300, 1.6, blow(0.02, 0.4)),
        { gain: 0.8, wet: 0.5 },
      )
    },
  },
  {
    id: 'charm',
    words:
      'charm,sleep spell,enchantment,illusion,hypnotic pattern,mesmerise,mesmerize,charm person,dream,fey magic,fairy dust,sparkle,twinkle,magic sparkle,faerie fire',
    length: 3,
    space: 'hall',
    make: (stage) => {
      const root = 392 * 2 ** (stage.random.int(-3, 3) / 12)
      glitter(stage, 0.05, Math.max(0.8, stage.seconds - 1), Math.ceil(stage.seconds * 8), root * 2, 0.24)
      pad(stage, root, [1, 1.125, 1.5], swell(0.8, Math.max(0.1, stage.seconds - 1.8), 1), 0.35)
    },
  },
  {
    id: 'magic hum',
    words:
      'magic hum,magic item,humming,hum,rune,glowing rune,magic aura,artifact,artefact,crystal,magic sword,detect magic,enchanted,ley line,orb',
    space: 'chamber',
    make: (stage) => {
      const { random, put, seconds } = stage
      const hold = swell(0.4, Math.max(0.1, seconds - 1), 0.6)
      const root = random.range(98, 128)
      put(
        ringing(random, {
          seconds,
          hz: () => root,
          partials: [
            [1, 1],
            [2, 0.7],
            [3, 0.35],
            [4.01, 0.3],
            [6.02, 0.16],
            [9.05, 0.1],
          ],
          gain: hold,
          sway: [0.003, 0.7],
        }),
        { gain: 0.8, wet: 0.4 },
      )
      put(
        ringing(random, {
          seconds,
          hz: () => root * 1.503,
          partials: [
            [1, 1],
            [2, 0.5],
            [4, 0.3],
          ],
          gain: (t) => hold(t) * (0.6 + 0.4 * Math.sin(t * 3.4)),
          sway: [0.004, 0.9],
        }),
        { gain: 0.4, pan: 0.4, wet: 0.5 },
      )
      put(
        rushing(random, seconds, (share) => 2600 + 900 * Math.sin(share * seconds * 1.7), 6, hold),
        { gain: 0.3, pan: -0.4, wet: 0.6 },
      )
    },
  },
]
