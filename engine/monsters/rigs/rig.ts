import type { Glow } from '../../figures/glow.ts'
import type { Expression } from '../../figures/head/face.ts'
import type { Eyes } from '../../figures/head/features.ts'
import type { HeadForm } from '../../figures/scene.ts'
import { Clay } from '../../figures/sculpture/clay.ts'
import type { Coat } from '../../figures/sculpture/groom.ts'
import { after, out, type Place, type Rotation, turn, unit, type Vec } from '../../figures/sculpture/space.ts'
import type { Rgb } from '../../paint/colour.ts'
import { bone, type Material, skin } from '../../paint/material.ts'
import { type Random, random } from '../../paint/random.ts'
import { hideOf, marked, type Pigment } from '../hides.ts'
import { lettered } from '../runes.ts'
import type { Creature } from '../scene.ts'
import { starry } from '../starry.ts'
import type { Brow } from './headgear.ts'

/** A head whose eyes a brush will draw. */
export interface Brushed {
  head: Place
  headPart: number
  form: HeadForm
  eyes: Eyes
  expression: Expression
  skin: Rgb
}

/** A limb that moves by itself: its way from root to tip in the picture's units, with how thick it is there. */
export interface Limb {
  kind: 'wing' | 'tail' | 'tentacle'
  points: readonly (readonly [x: number, y: number, z: number, radius: number])[]
  /** From which of the clay's parts to which other, that one left out, it is all that is made. */
  parts?: readonly [from: number, to: number]
}

/** Everything a rig needs, and gathers. */
export interface Bench {
  clay: Clay
  /** What is seen through a clear body. */
  inner: Clay
  creature: Creature
  place: Place
  luck: Random
  hide: { material: Material; pigment?: Pigment }
  claw: Material
  coats: Coat[]
  glows: Glow[]
  heads: Brushed[]
  /** Eyes of clay: where on the picture, and how large, units. */
  eyes: { x: number; y: number; radius: number }[]
  /** What of it beats, swishes or sways. */
  limbs: Limb[]
  /** Where crowns go. */
  brows: Brow[]
  /** Where a breath leaves the mouth, and the throat it comes from: in the picture's units. */
  mouth?: { at: Vec; from: Vec }
  /** The other mouths of a body with many heads. */
  mouths: { at: Vec; from: Vec }[]
}

/** Rigs that have a side look to the picture's left; seen in a mirror, to its right. */
const mirror: Rotation = [
  [-1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

export function benchFor(clay: Clay, creature: Creature): Bench {
  return {
    clay,
    inner: new Clay(),
    creature,
    place: {
      origin: [creature.x, creature.y, creature.depth],
      rotation: creature.mirrored ? after(mirror, turn(creature.yaw)) : turn(creature.yaw),
      scale: creature.scale,
    },
    luck: random(creature.seed),
    hide: hideFor(creature),
    claw: { ...bone(creature.claw), specular: 0.35 },
    coats: [],
    glows: [],
    heads: [],
    eyes: [],
    limbs: [],
    brows: [],
    mouths: [],
  }
}

/** Fur has stripes and spots of its own, in the one colour that fur has them. */
function markedHide(creature: Creature): Bench['hide'] {
  const { marks, markDye, hide: stuff, seed } = creature
  const hide = hideOf(creature)
  return marks === 'plain' || (stuff === 'fur' && !markDye)
    ? hide
    : { ...hide, pigment: marked(hide.pigment, marks, markDye ?? [26, 22, 24], seed) }
}

/** A creature's hide, with what is written on it or shines out of it. */
function hideFor(creature: Creature): Bench['hide'] {
  const { runes, starry: sky, seed } = creature
  const hide = markedHide(creature)
  const pigment = sky?.where === 'all' ? starry(hide.pigment, seed, sky.colour, 0.3) : hide.pigment
  return runes ? { ...hide, pigment: lettered(pigment, runes, seed) } : { ...hide, ...(pigment && { pigment }) }
}

/** Tells of a limb that moves by itself, from its root to its tip, and of the parts that nothing else is made of. */
export function limb(
  bench: Bench,
  kind: Limb['kind'],
  knots: readonly (readonly [Vec, number])[],
  parts?: Limb['parts'],
  place: Place = bench.place,
): void {
  bench.limbs.push({
    kind,
    points: knots.map(([at, radius]) => [...out(place, at), radius * place.scale] as const),
    ...(parts && { parts }),
  })
}

/** Begins a part of the creature's hide and returns its index. */
export function body(bench: Bench, place: Place = bench.place, lie: Vec = [0, 1, 0]): number {
  bench.clay.part({ ...bench.hide, place, lie })
  return bench.clay.parts.length - 1
}

/** An eyeball that looks along `towards`, with iris and pupil; glows by the creature's eyes. */
export function eyeball(bench: Bench, place: Place, at: Vec, radius: number, towards: Vec, slit = false): void {
  const { colour, glow: strength } = bench.creature.eyes
  const [dx, dy, dz] = unit(towards)
  const white: Rgb = strength > 0.4 ? [colour[0] * 0.9, colour[1] * 0.8, colour[2] * 0.7] : [216, 204, 176]
  const material: Material = {
    ...skin(white),
    stuff: 'eye',
    specular: 1,
    gloss: 40,
    bump: 0,
    mottle: 0.1,
    subsurface: undefined,
    emission: [colour[0] * strength * 0.5, colour[1] * strength * 0.5, colour[2] * strength * 0.5],
  }
  bench.clay.part({
    material,
    place,
    pigment: (t) => {
      const [x, y, z] = [(t.x - at[0]) / radius, (t.y - at[1]) / radius, (t.z - at[2]) / radius]
      const facing = x * dx + y * dy + z * dz
      const away = Math.acos(Math.min(1, Math.max(-1, facing)))
      const side = Math.abs(x * dz - z * dx)
      const vein = Math.abs(Math.sin(Math.atan2(y - dy, x - dx) * 9 + away * 4))
      if (away < 0.66) {
        const ring = away > 0.56 ? 0.5 : 0.75 + 0.4 * Math.abs(Math.sin(Math.atan2(y - dy, x - dx) * 14))
        t.red = colour[0] * ring
        t.green = colour[1] * ring
        t.blue = colour[2] * ring
        if (slit ? side < 0.1 * (1 - away) && away < 0.56 : away < 0.26) {
          t.red = 8
          t.green = 6
          t.blue = 8
        }
      } else if (vein < 0.12 && strength < 0.5) {
        t.green *= 0.6
        t.blue *= 0.6
      }
    },
  })
  bench.clay.ball(at, radius)
  const [x, y] = out(place, at)
  bench.eyes.push({ x, y, radius: radius * place.scale })
  if (strength > 0.2) {
    bench.glows.push({
      x,
      y,
      radius: radius * place.scale * 2.6,
      colour: [colour[0] * 0.5 * strength, colour[1] * 0.5 * strength, colour[2] * 0.5 * strength],
    })
  }
}

/** Where a creature's face is and how far it reaches, units; undefined of what has none. */
export function faceOf({ heads, eyes }: Bench): { x: number; y: number; radius: number } | undefined {
  const [first] = heads
  if (first) {
    const [x, y] = out(first.head, [0, 10, 40])
    return { x, y, radius: 115 * first.head.scale }
  }
  if (eyes.length === 0) return undefined
  const x = eyes.reduce((sum, eye) => sum + eye.x, 0) / eyes.length
  const y = eyes.reduce((sum, eye) => sum + eye.y, 0) / eyes.length
  return { x, y, radius: Math.max(...eyes.map((eye) => Math.hypot(eye.x - x, eye.y - y) * 1.3 + eye.radius * 2.4)) }
}

/** A row of pointed teeth along a line. */
export function toothRow(
  bench: Bench,
  place: Place,
  from: Vec,
  to: Vec,
  count: number,
  long: number,
  down: number,
  bow = 0,
): void {
  bench.clay.part({ material: bone([228, 216, 184]), place })
  for (let k = 0; k < count; k++) {
    const t = (k + 0.5) / count
    const curve = Math.sin(Math.PI * t) * bow
    const at: Vec = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t + curve,
    ]
    const l = long * (0.7 + 0.5 * Math.abs(Math.sin(k * 2.4)))
    bench.clay.cone(at, [at[0], at[1] + l * down, at[2] + 2], l * 0.28, 1)
  }
}

/** Claws at the end of a limb. */
export function claws(
  bench: Bench,
  place: Place,
  at: Vec,
  count: number,
  long: number,
  spread: number,
  towards: Vec = [0, 0.6, 1],
): void {
  bench.clay.part({ material: bench.claw, place })
  const [dx, dy, dz] = unit(towards)
  for (let k = 0; k < count; k++) {
    const u = count === 1 ? 0 : (k / (count - 1) - 0.5) * spread
    bench.clay.limb(
      [
        [[at[0] + u, at[1], at[2]], long * 0.24],
        [[at[0] + u * 1.2 + dx * long * 0.6, at[1] + dy * long * 0.3, at[2] + dz * long * 0.6], long * 0.18],
        [[at[0] + u * 1.25 + dx * long, at[1] + dy * long + 2, at[2] + dz * long], 1],
      ],
      2,
      2,
    )
  }
}

/** Eyes of a beast's head, for the brush. */
export function gaze(bench: Bench, yaw: number): Eyes {
  const { colour, glow: strength } = bench.creature.eyes
  const stony = bench.creature.state.includes('stone-eyes')
  return {
    colour,
    white: stony ? colour : strength > 0.4 ? [colour[0] * 0.8, colour[1] * 0.7, colour[2] * 0.6] : [150, 126, 80],
    pupil: stony || strength > 0.8 ? 'none' : 'slit',
    glow: strength,
    look: [-yaw * 0.2, 0],
    closed: bench.creature.pose === 'sleeping' ? [-1, 1] : [],
    lash: 0.4,
  }
}
