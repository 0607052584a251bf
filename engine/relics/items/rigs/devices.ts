import { devices as heraldry } from '../../../figures/gear/emblems.ts'
import { type Build, both, box, line, mirrored, moved, oval, type Part, part, path, without } from '../rig.ts'
import { cutStone, star } from './cuts.ts'
import { skullMark } from './vessels.ts'

const none = { distance: 0, soft: 1, strength: 0 }

/** What a device may show. */
export const devices = [
  'skull',
  'dragon',
  'lion',
  'wolf',
  'eagle',
  'stag',
  'bear',
  'boar',
  'horse',
  'raven',
  'serpent',
  'rose',
  'sun',
  'tree',
  'cross',
  'star',
  'crescent',
] as const

/** Those that people bear on their shields too, as cut shapes. */
const emblems = ['stag', 'bear', 'boar', 'horse', 'raven', 'serpent', 'rose'] as const

function emblem(name: (typeof emblems)[number], x: number, y: number, s: number): Part[] {
  const { whole, cut, mirrored: isHalf } = heraldry[name] as { whole: string; cut?: string; mirrored?: true }
  const sides = (shape: Part['shape']) => (isHalf ? both(shape, moved(shape, 0, 0, 0, -1, 1)) : shape)
  const shape = sides(path(whole))
  return [part('trim', moved(cut ? without(shape, sides(path(cut))) : shape, x, y, 0, s * 1.05), 14)]
}

/** What is painted or mounted on a shield, breastplate or banner. */
export function device(b: Build, x: number, y: number, s: number): Part[] {
  if (b.has('skull')) return skullMark(x, y, s * 1.5)
  if (b.has('dragon')) return dragonBoss(x, y, s)
  if (b.has('lion')) return lionHead(b, x, y, s)
  if (b.has('wolf')) return wolfHead(b, x, y, s)
  const borne = emblems.find((name) => b.has(name))
  if (borne) return emblem(borne, x, y, s)
  if (b.has('eagle'))
    return [
      part(
        'trim',
        path(
          `M${x} ${y - 90 * s} C${x + 30 * s} ${y - 60 * s} ${x + 70 * s} ${y - 90 * s} ${x + 150 * s} ${y - 110 * s} C${x + 140 * s} ${y - 20 * s} ${x + 80 * s} ${y + 40 * s} ${x + 30 * s} ${y + 30 * s} L${x + 50 * s} ${y + 120 * s} L${x} ${y + 90 * s} L${x - 50 * s} ${y + 120 * s} L${x - 30 * s} ${y + 30 * s} C${x - 80 * s} ${y + 40 * s} ${x - 140 * s} ${y - 20 * s} ${x - 150 * s} ${y - 110 * s} C${x - 70 * s} ${y - 90 * s} ${x - 30 * s} ${y - 60 * s} ${x} ${y - 90 * s} Z`,
        ),
        14,
      ),
    ]
  if (b.has('sun'))
    return [
      part('trim', star(x, y, 140 * s, 70 * s, 12), 14, { profile: 'bevel' }),
      part('trim', oval(x, y, 60 * s), 34),
    ]
  if (b.has('tree'))
    return [
      part(
        'trim',
        both(
          box(x - 12 * s, y, 24 * s, 120 * s, 6),
          oval(x, y - 50 * s, 86 * s, 70 * s),
          oval(x - 60 * s, y, 50 * s, 40 * s),
          oval(x + 60 * s, y, 50 * s, 40 * s),
        ),
        14,
      ),
    ]
  if (b.has('cross'))
    return [
      part(
        'trim',
        both(box(x - 22 * s, y - 150 * s, 44 * s, 300 * s, 6), box(x - 120 * s, y - 60 * s, 240 * s, 44 * s, 6)),
        10,
      ),
    ]
  if (b.has('crescent'))
    return [part('trim', without(oval(x, y, 120 * s), oval(x + 52 * s, y - 26 * s, 104 * s)), 14, { profile: 'bevel' })]
  if (b.has('star')) return [part('trim', star(x, y, 120 * s, 48 * s, 5), 14, { profile: 'bevel' })]
  if (b.filled('gem'))
    return [part('trim', star(x, y, 110 * s, 64 * s, 8), 12), ...cutStone(b, x, y, 54 * s, 54 * s, 8)]
  return [part('trim', star(x, y, 110 * s, 44 * s, b.random.pick([4, 6, 8])), 14, { profile: 'bevel' })]
}

/** A wyvern rampant: coiled body, raised wing, barbed tail. */
function dragonBoss(x: number, y: number, s: number): Part[] {
  const at = (shape: Part['shape']): Part['shape'] => moved(shape, x, y, 0, s)
  const raised = { distance: 5, soft: 5, strength: 0.5 }
  return [
    part(
      'trim',
      at(
        path(
          'M-10 -20 C10 -90 60 -150 150 -170 C130 -140 128 -120 136 -96 C112 -92 104 -76 108 -52 C84 -54 74 -38 74 -14 C50 -24 30 -10 10 20 Z',
        ),
      ),
      12,
      {
        shadow: raised,
        bumps: [{ shape: at(line('M0 -10 L144 -164 M4 0 L132 -98 M8 6 L106 -54', 6)), height: 8, soft: 2 }],
      },
    ),
    part('trim', at(line('M-50 -116 C-104 -60 -50 -30 -6 10 C44 54 50 110 -10 124 C-70 136 -104 90 -70 64', 34)), 17, {
      shadow: raised,
    }),
    part('trim', at(line('M-70 64 C-50 46 -30 62 -42 82', 17)), 9, { shadow: raised }),
    part('trim', at(path('M-36 96 L-56 70 L-22 70 Z')), 8, { shadow: raised }),
    part(
      'trim',
      at(
        path(
          'M-24 -150 C-40 -166 -60 -168 -74 -160 L-70 -178 L-92 -158 C-112 -150 -132 -134 -150 -116 L-112 -118 L-138 -98 C-112 -92 -80 -92 -40 -96 Z',
        ),
      ),
      14,
      { shadow: raised },
    ),
    part('trim', at(line('M-6 20 L-60 30 L-84 16 M-60 30 L-80 44 M20 96 L64 128 L92 120 M64 128 L86 144', 13)), 7, {
      shadow: raised,
    }),
  ]
}

/** A wolf's face: pricked ears, ruff and long muzzle. */
function wolfHead(b: Build, x: number, y: number, s: number): Part[] {
  const dark = { ...b.material('trim'), colour: [40, 32, 28] as const, metal: 0 }
  const at = (shape: Part['shape']): Part['shape'] => moved(shape, x, y, 0, s)
  const flat = { noShade: true, kind: 'stroke', shadow: none } as const
  const raised = { distance: 5, soft: 5, strength: 0.5 }
  return [
    part('trim', at(mirrored(path('M24 -70 L96 -172 L124 -40 L70 -10 Z'))), 14 * s, { bulge: 6, shadow: raised }),
    part(dark, at(mirrored(path('M58 -78 L92 -138 L104 -58 Z'))), 3, flat),
    part(
      'trim',
      at(
        path(
          'M0 -96 L60 -84 L118 -34 L96 -24 L134 34 L100 32 L116 82 L70 66 L42 116 Q0 176 -42 116 L-70 66 L-116 82 L-100 32 L-134 34 L-96 -24 L-118 -34 L-60 -84 Z',
        ),
      ),
      30 * s,
      {
        bulge: 20,
        shadow: raised,
        bumps: [
          { shape: at(path('M-20 -70 L20 -70 L40 70 Q42 130 0 146 Q-42 130 -40 70 Z')), height: 26 * s, soft: 8 },
          { shape: at(mirrored(line('M26 -50 L84 -34', 14))), height: 12 * s, soft: 4 },
        ],
      },
    ),
    part(dark, at(mirrored(path('M26 -18 L74 -38 L60 -8 Z'))), 3, flat),
    part(dark, at(path('M-27 92 Q0 78 27 92 Q16 122 0 124 Q-16 122 -27 92 Z')), 3, flat),
    part(dark, at(line('M0 122 V138 M0 138 Q-20 150 -36 134 M0 138 Q20 150 36 134', 6)), 3, flat),
  ]
}

/** A lion's face, mane and all, as a boss. */
function lionHead(b: Build, x: number, y: number, s: number): Part[] {
  const dark = { ...b.material('trim'), colour: [52, 34, 16] as const, metal: 0 }
  const lock =
    (turn: number, long: number): Part['shape'] =>
    (pen) => {
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      pen.beginPath()
      pen.moveTo(-34 * s, -40 * s)
      pen.quadraticCurveTo(-30 * s, -long * s, 12 * s, -long * 1.12 * s)
      pen.quadraticCurveTo(20 * s, -long * 0.7 * s, 34 * s, -40 * s)
      pen.fill()
      pen.restore()
    }
  const lower = Array.from({ length: 13 }, (_, k) =>
    part('trim', lock((k / 13) * Math.PI * 2 + 0.2, 168), 16, { bulge: 6 }),
  )
  const upper = Array.from({ length: 11 }, (_, k) => part('trim', lock((k / 11) * Math.PI * 2, 128), 16, { bulge: 6 }))
  const at = (shape: Part['shape']): Part['shape'] => moved(shape, x, y, 0, s)
  return [
    ...lower,
    ...upper,
    part('trim', at(mirrored(oval(58, -74, 26))), 14 * s, { bulge: 4 }),
    part(
      'trim',
      at(path('M-74 -50 C-70 -100 70 -100 74 -50 C84 0 60 40 46 70 C36 104 -36 104 -46 70 C-60 40 -84 0 -74 -50 Z')),
      34 * s,
      {
        bulge: 26,
        bumps: [
          { shape: at(path('M-16 -70 L16 -70 L26 34 L-26 34 Z')), height: 22 * s, soft: 7 },
          { shape: at(mirrored(oval(26, 62, 26, 22))), height: 18 * s, soft: 7 },
          { shape: at(mirrored(oval(40, -40, 24, 9, -0.3))), height: 14 * s, soft: 5 },
        ],
      },
    ),
    part(dark, at(mirrored(oval(38, -18, 13, 8, 0.3))), 3, { noShade: true, kind: 'stroke', shadow: none }),
    part(dark, at(path('M-24 26 Q0 16 24 26 Q14 48 0 50 Q-14 48 -24 26 Z')), 3, {
      noShade: true,
      kind: 'stroke',
      shadow: none,
    }),
    part(dark, at(line('M0 48 V70 M0 70 Q-20 86 -40 74 M0 70 Q20 86 40 74', 6)), 3, {
      noShade: true,
      kind: 'stroke',
      shadow: none,
    }),
  ]
}
