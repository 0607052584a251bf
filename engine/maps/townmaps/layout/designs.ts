import type { LandmarkKind, Part } from '../scene.ts'

/** How a kind of landmark is built: its bodies about a middle, in feet, the front towards positive y. */
export interface Design {
  /** Feet along the street and away from it, all bodies within. */
  size: [length: number, depth: number]
  parts: Part[]
}

type Body = Omit<Part, 'angle' | 'height' | 'material'> & Partial<Pick<Part, 'angle' | 'height' | 'material'>>

/** A design at least as large as said, and as large as its bodies reach. */
function design(length: number, depth: number, material: Part['material'], height: number, ...bodies: Body[]): Design {
  const parts: Part[] = bodies.map((body) => ({ angle: 0, height, material, ...body }))
  let [wide, tall] = [length / 2, depth / 2]
  for (const part of parts) {
    const upright = part.angle === 90
    const across = part.length === 0 ? part.depth : part.length
    wide = Math.max(wide, Math.abs(part.x) + (upright ? part.depth : across) / 2)
    tall = Math.max(tall, Math.abs(part.y) + (upright ? across : part.depth) / 2)
  }
  return { size: [wide * 2, tall * 2], parts }
}

const bar = (
  x: number,
  y: number,
  length: number,
  depth: number,
  roof: Part['roof'],
  more: Partial<Part> = {},
): Body => ({
  x,
  y,
  length,
  depth,
  roof,
  ...more,
})
const round = (x: number, y: number, across: number, roof: Part['roof'], more: Partial<Part> = {}): Body => ({
  x,
  y,
  length: 0,
  depth: across,
  roof,
  ...more,
})

const tower = { height: 70, material: 'slate' } as const

/** Landmarks that are single buildings; precincts (castles, markets, graveyards …) are laid out where they stand. */
export const designs: Partial<Record<LandmarkKind, Design>> = {
  temple: design(
    98,
    66,
    'slate',
    34,
    round(40, 0, 26, 'hip'),
    bar(-4, 0, 84, 28, 'gable'),
    bar(10, -19, 22, 24, 'gable', { angle: 90 }),
    bar(10, 19, 22, 24, 'gable', { angle: 90 }),
    bar(-40, 0, 24, 24, 'pyramid', tower),
  ),
  cathedral: design(
    168,
    112,
    'slate',
    48,
    round(66, 0, 42, 'hip'),
    bar(-2, -23, 104, 12, 'gable', { height: 26 }),
    bar(-2, 23, 104, 12, 'gable', { height: 26 }),
    bar(0, 0, 138, 36, 'gable'),
    bar(22, -35, 42, 34, 'gable', { angle: 90 }),
    bar(22, 35, 42, 34, 'gable', { angle: 90 }),
    bar(-68, -19, 26, 26, 'pyramid', tower),
    bar(-68, 19, 26, 26, 'pyramid', tower),
    round(22, 0, 34, 'dome', { height: 84, material: 'copper' }),
  ),
  abbey: design(
    132,
    120,
    'slate',
    30,
    bar(0, -42, 118, 28, 'gable', { height: 40 }),
    bar(34, -42, 24, 50, 'gable', { height: 40 }),
    bar(-46, -42, 26, 26, 'pyramid', tower),
    bar(-42, 8, 62, 18, 'gable', { angle: 90 }),
    bar(42, 8, 62, 18, 'gable', { angle: 90 }),
    bar(0, 44, 104, 20, 'gable'),
  ),
  shrine: design(
    26,
    26,
    'stone',
    16,
    bar(0, 0, 26, 26, 'flat', { height: 5 }),
    round(0, 0, 17, 'dome', { height: 22, material: 'copper' }),
  ),
  inn: design(58, 44, 'tile', 24, bar(0, 9, 56, 24, 'gable'), bar(-18, -10, 18, 20, 'gable', { angle: 90 })),
  guildhall: design(
    78,
    48,
    'tile',
    32,
    bar(0, 4, 76, 36, 'hip'),
    bar(0, -4, 16, 16, 'pyramid', { ...tower, height: 60 }),
  ),
  barracks: design(
    98,
    70,
    'slate',
    22,
    bar(0, -24, 96, 20, 'gable'),
    bar(-39, 8, 42, 18, 'gable', { angle: 90 }),
    bar(39, 8, 42, 18, 'gable', { angle: 90 }),
  ),
  academy: design(
    92,
    78,
    'slate',
    30,
    bar(0, -27, 90, 22, 'gable'),
    bar(-34, 7, 46, 20, 'gable', { angle: 90 }),
    bar(34, 7, 46, 20, 'gable', { angle: 90 }),
    round(0, -24, 32, 'dome', { height: 56, material: 'copper' }),
  ),
  magetower: design(
    40,
    40,
    'slate',
    90,
    round(0, 0, 36, 'open', { height: 30, material: 'stone' }),
    round(0, 0, 26, 'cone', { height: 110 }),
  ),
  watchtower: design(
    26,
    26,
    'slate',
    60,
    bar(0, 0, 24, 24, 'open', { height: 56, material: 'stone' }),
    bar(0, 0, 14, 14, 'pyramid', { height: 66 }),
  ),
  lighthouse: design(
    54,
    54,
    'stone',
    90,
    round(0, 0, 52, 'flat', { height: 18 }),
    round(0, 0, 32, 'open', { height: 96 }),
  ),
  theatre: design(74, 66, 'tile', 30, round(0, -4, 58, 'flat', { material: 'stone' }), bar(0, 22, 62, 20, 'hip')),
  bathhouse: design(
    74,
    58,
    'tile',
    20,
    bar(0, 0, 72, 44, 'flat', { material: 'stone' }),
    round(-17, 0, 30, 'dome', { height: 34, material: 'copper' }),
    round(17, 0, 22, 'dome', { height: 30, material: 'copper' }),
  ),
  prison: design(
    52,
    52,
    'stone',
    34,
    bar(0, 0, 50, 50, 'open', { height: 34 }),
    bar(0, 0, 22, 22, 'pyramid', { height: 54, material: 'slate' }),
  ),
  smithy: design(
    40,
    30,
    'tile',
    18,
    bar(-5, 0, 28, 26, 'gable'),
    bar(14, 2, 12, 20, 'flat', { material: 'wood', height: 10 }),
  ),
  warehouse: design(84, 34, 'tile', 26, bar(0, 0, 82, 32, 'gable')),
  stable: design(
    62,
    46,
    'thatch',
    16,
    bar(0, -14, 60, 16, 'gable'),
    bar(-22, 8, 28, 16, 'gable', { angle: 90 }),
    bar(22, 8, 28, 16, 'gable', { angle: 90 }),
  ),
  barn: design(66, 40, 'wood', 30, bar(0, 0, 62, 34, 'gable'), bar(0, 0, 20, 40, 'gable', { angle: 0, height: 26 })),
  gallows: design(30, 24, 'wood', 14, bar(0, 0, 28, 20, 'flat', { height: 7 })),
  manor: design(
    92,
    66,
    'slate',
    30,
    bar(0, -16, 88, 28, 'hip'),
    bar(-32, 10, 34, 22, 'hip', { angle: 90 }),
    bar(32, 10, 34, 22, 'hip', { angle: 90 }),
  ),
  arena: design(150, 122, 'stone', 40, round(0, 0, 118, 'open')),
  windmill: design(26, 26, 'wood', 40, round(0, 0, 20, 'cone', { material: 'wood' })),
  watermill: design(46, 30, 'tile', 22, bar(0, 0, 40, 26, 'gable')),
  clocktower: design(
    34,
    34,
    'slate',
    80,
    bar(0, 0, 30, 30, 'flat', { height: 26, material: 'stone' }),
    bar(0, 0, 20, 20, 'pyramid', { height: 92, material: 'copper' }),
  ),
  longhouse: design(120, 34, 'thatch', 26, bar(0, 0, 116, 30, 'gable'), bar(0, 6, 18, 34, 'gable', { angle: 90 })),
  sawmill: design(
    92,
    56,
    'wood',
    20,
    bar(-14, -8, 60, 26, 'gable'),
    bar(30, 12, 30, 7, 'flat', { height: 7 }),
    bar(30, 21, 30, 7, 'flat', { height: 5 }),
    bar(-16, 19, 34, 8, 'flat', { height: 6 }),
  ),
  shipyard: design(
    124,
    70,
    'wood',
    16,
    bar(-36, -14, 48, 26, 'gable'),
    bar(24, 0, 66, 22, 'open', { height: 12 }),
    bar(24, 26, 56, 12, 'flat', { height: 6 }),
  ),
  smelter: design(
    78,
    54,
    'stone',
    22,
    bar(-10, 0, 52, 30, 'hip'),
    round(26, -10, 20, 'open', { height: 44 }),
    round(26, 14, 20, 'open', { height: 44 }),
  ),
  mine: design(92, 92, 'wood', 14, bar(-26, 10, 24, 18, 'gable'), bar(-30, 34, 18, 14, 'gable')),
  stones: design(64, 64, 'stone', 12),
}

/** A design stood up at a place; `angle` turns its front, radians; `scale` makes it larger or smaller. */
export function raised(found: Design, x: number, y: number, angle: number, scale = 1): Part[] {
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const tenth = (value: number) => Math.round(value * 10) / 10
  return found.parts.map((part) => ({
    ...part,
    x: tenth(x + part.x * c - part.y * s),
    y: tenth(y + part.x * s + part.y * c),
    length: tenth(part.length * scale),
    depth: tenth(part.depth * scale),
    height: tenth(part.height * Math.sqrt(scale)),
    angle: tenth(part.angle + (angle * 180) / Math.PI),
  }))
}
