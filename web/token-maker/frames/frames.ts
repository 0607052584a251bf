import { bones, feathers, scales, tentacles, web } from './beasts.ts'
import { knot, leather, parchment, rope, runes, stone, wood } from './craft.ts'
import { arcane, flame, ice, lava, storm, tide } from './elements.ts'
import type { Frame } from './frame.ts'
import { blades, chain, cogs, plain, riveted, shield, turned } from './metal.ts'
import { laurel, thorns, vines } from './plants.ts'
import { beads, gilded, jewels, mosaic, stars } from './treasure.ts'

/** Every frame, by the name that a style keeps. */
export const frames = {
  turned,
  plain,
  shield,
  riveted,
  chain,
  cogs,
  blades,
  gilded,
  jewels,
  beads,
  mosaic,
  stars,
  wood,
  rope,
  leather,
  parchment,
  stone,
  runes,
  knot,
  bones,
  scales,
  feathers,
  tentacles,
  web,
  vines,
  thorns,
  laurel,
  flame,
  lava,
  ice,
  storm,
  tide,
  arcane,
} as const satisfies Record<string, Frame>
export type FrameName = keyof typeof frames
export const frameNames = Object.keys(frames) as FrameName[]
export const frameOf = (name: FrameName): Frame => frames[name]
