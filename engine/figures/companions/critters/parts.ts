import type { Bench } from '../../../monsters/rigs/rig.ts'
import { mix, type Rgb, shade } from '../../../paint/colour.ts'
import { bone, cloth, glow, leather, type Material } from '../../../paint/material.ts'
import { ownColour } from '../../sculpture/groom.ts'
import { type Place, turn, type Vec, within } from '../../sculpture/space.ts'

/** How a small creature holds itself: on its feet, on its haunches, along an arm, over both shoulders, by ears or hind legs. */
export type Bearing = 'standing' | 'sitting' | 'held' | 'hanging' | 'flying'

const bearings: readonly Bearing[] = ['standing', 'sitting', 'held', 'hanging', 'flying']
export const bearingOf = ({ creature }: Bench): Bearing =>
  bearings.find((one) => creature.state.includes(one)) ?? (creature.pose === 'flying' ? 'flying' : 'standing')

const dark: Rgb = [26, 20, 18]

/** Begins a part in a colour of its own, with what hides are of. */
export function hideIn(bench: Bench, place: Place, colour: Rgb): number {
  // A bare hide is smooth: a pig has no warts.
  const isBare = bench.creature.hide === 'skin'
  const own = isBare ? { material: softIn(colour) } : { ...bench.hide, material: { ...bench.hide.material, colour } }
  bench.clay.part({ ...own, place, lie: [0, 1, 0] })
  return bench.clay.parts.length - 1
}

/** Short fur on a part. */
export function furOn(bench: Bench, part: number, length = 20): void {
  if (bench.creature.hide === 'skin') return
  bench.coats.push({
    part,
    colour: ownColour,
    spacing: 40,
    length,
    width: 4,
    stray: 0.4,
    contrast: 0.05,
    wisps: 0.25,
  })
}

export const feathersIn = (colour: Rgb): Material => ({ ...cloth(colour), bump: 0.9, grain: [4, 24], mottle: 0.4 })
export const hornIn = (colour: Rgb): Material => ({ ...bone(colour), specular: 0.4 })
export const softIn = (colour: Rgb): Material => ({ ...leather(colour), specular: 0.15, bump: 0.5 })

/** A dark eye with a light in it, large enough to be read at a distance. */
export function beadEye(bench: Bench, place: Place, at: Vec, radius: number, iris?: Rgb): void {
  const { clay } = bench
  if (iris) clay.part({ material: { ...leather(iris), specular: 0.9, gloss: 40 }, place }).ball(at, radius)
  const [x, y, z] = at
  const out = Math.sign(x) || 1
  clay
    .part({ material: { ...leather(dark), specular: 1, gloss: 40 }, place })
    .ball(iris ? [x + out * radius * 0.3, y, z + radius * 0.45] : at, iris ? radius * 0.7 : radius)
  clay
    .part({ material: glow([236, 236, 230], 0.5), place })
    .ball([x + out * radius * 0.4 - radius * 0.2, y - radius * 0.45, z + radius * 0.72], radius * 0.3)
}

type Ears = 'long' | 'lop' | 'flop' | 'prick' | 'round' | 'leaf' | 'tiny' | 'back' | 'fold' | 'ass'

interface Muzzle {
  long: number
  wide: number
  /** How far it sinks, units. */
  low?: number
}

export interface Head {
  ears: Ears
  muzzle: Muzzle
  /** The face about the muzzle, where that is of another colour. */
  face?: Rgb
  nose?: Rgb
  iris?: Rgb
  /** Stripes along it, as a badger's. */
  stripes?: Rgb
  wool?: Rgb
  horns?: true
  /** A bull's horns, a stag's antlers. */
  bull?: true
  antlers?: boolean
  /** A disc of a nose, as a pig's. */
  snout?: true
  /** Heavy lids and long lashes, as a camel's. */
  lash?: true
}

const earShapes: Readonly<Record<Ears, readonly [from: Vec, to: Vec, wide: number, end: number]>> = {
  long: [[20, -46, -8], [40, -196, -26], 18, 20],
  lop: [[46, -34, -6], [84, 96, 14], 20, 24],
  flop: [[46, -34, 0], [84, 40, 20], 26, 14],
  prick: [[32, -40, -6], [54, -112, -14], 26, 3],
  round: [[50, -44, -10], [62, -58, -12], 30, 30],
  leaf: [[50, -22, -4], [126, 8, 4], 22, 8],
  tiny: [[40, -42, -4], [48, -54, -6], 14, 10],
  back: [[40, -40, -14], [70, -46, -58], 15, 5],
  fold: [[38, -44, 4], [78, -46, 58], 27, 6],
  ass: [[30, -42, -10], [78, -148, -24], 20, 7],
}

/** Both ears, in the colour of what is being made, and their insides. */
export function earsOf(bench: Bench, place: Place, ears: Ears): void {
  const { clay, creature } = bench
  const [from, to, wide, end] = earShapes[ears]
  for (const s of [-1, 1])
    clay.leaf([s * from[0], from[1], from[2]], [s * to[0], to[1], to[2]], wide, end, 0.42, [s * 0.5, 0, 1], 10)
  if (ears === 'tiny' || ears === 'lop' || ears === 'fold' || ears === 'back') return
  clay.part({ material: softIn(mix([214, 150, 140], creature.colour, 0.5)), place })
  for (const s of [-1, 1]) {
    const at = (t: number): Vec => [
      s * (from[0] + (to[0] - from[0]) * t),
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t + 9,
    ]
    clay.leaf(at(0.16), at(0.86), wide * 0.5, end * 0.5, 0.35, [s * 0.5, 0, 1], 2)
  }
}

/** A nose at the end of a muzzle: `z` is how far that is. */
export function noseOf({ clay }: Bench, place: Place, { muzzle, nose, snout }: Head, z: number): void {
  const { wide, low = 20 } = muzzle
  const material = { ...leather(nose ?? [52, 38, 36]), specular: 0.6 }
  clay.part({ material, place })
  if (!snout) {
    clay.ellipsoid([0, low - wide * 0.4, z], [wide * 0.5, wide * 0.36, 10])
    return
  }
  // A disc with two holes in it.
  clay.drum([0, low, z - 6], 12, wide * 1.02, wide * 0.96, 6, 0, turn(0, 90, 0))
  clay.part({ material: leather([120, 62, 58]), place })
  for (const s of [-1, 1]) clay.ellipsoid([s * wide * 0.36, low, z + 6], [5, 8, 4])
}

export function goatHorns({ clay }: Bench, place: Place): void {
  clay.part({ material: hornIn([190, 176, 146]), place })
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * 20, -50, -4], 12],
        [[s * 30, -100, -22], 9],
        [[s * 36, -130, -56], 3],
      ],
      3,
      4,
    )
}

/** A head of fur or wool: its ears, muzzle, nose and eyes say what it is. */
export function furHead(bench: Bench, place: Place, head: Head): void {
  const { clay, creature } = bench
  const { muzzle, face } = head
  const low = muzzle.low ?? 20
  const skull = hideIn(bench, place, face && (head.wool || head.ears === 'tiny') ? face : creature.colour)
  clay.ellipsoid([0, -4, 0], [60, 56, 62])
  for (const s of [-1, 1]) clay.ellipsoid([s * 30, 20, 20], [32, 28, 34], 16)
  earsOf(bench, place, head.ears)
  const snout = hideIn(bench, place, face ?? mix(creature.belly, creature.colour, 0.25))
  clay.cone([0, low * 0.7, 30], [0, low, 40 + muzzle.long], muzzle.wide * 1.25, muzzle.wide, 8)
  if (!head.wool) {
    furOn(bench, skull, 14)
    furOn(bench, snout, 9)
  }
  if (head.stripes) {
    clay.part({ material: cloth(head.stripes), place })
    for (const s of [-1, 1])
      clay.limb(
        [
          [[s * 40, -44, 20], 15],
          [[s * 34, -14, 54], 15],
          [[s * 16, 12, 76 + muzzle.long * 0.4], 9],
        ],
        4,
        4,
      )
  }
  noseOf(bench, place, head, 42 + muzzle.long + muzzle.wide * 0.7)
  for (const s of [-1, 1]) beadEye(bench, place, [s * 39, -12, 44], 12, head.iris)
  if (head.wool) woolCap(bench, place, head.wool)
  if (head.horns) goatHorns(bench, place)
}

/** Horns out to both sides and up; or antlers, three points each. */
export function crown({ clay }: Bench, place: Place, isBull: boolean): void {
  clay.part({ material: hornIn(isBull ? [214, 204, 178] : [150, 122, 88]), place })
  for (const s of [-1, 1]) {
    if (isBull) {
      clay.limb(
        [
          [[s * 40, -46, -6], 15],
          [[s * 92, -62, -4], 12],
          [[s * 116, -112, 6], 4],
        ],
        4,
        4,
      )
      continue
    }
    const beam: Vec[] = [
      [s * 24, -50, -10],
      [s * 64, -128, -34],
      [s * 118, -208, -34],
      [s * 112, -296, -10],
    ]
    clay.limb(
      beam.map((at, k) => [at, [11, 10, 8, 3][k]!]),
      4,
      4,
    )
    for (const [from, to] of [
      [
        [s * 34, -70, -16],
        [s * 44, -116, 44],
      ],
      [
        [s * 84, -158, -34],
        [s * 78, -214, 22],
      ],
      [
        [s * 118, -212, -34],
        [s * 176, -276, -20],
      ],
    ] as const)
      clay.cone(from, to, 8, 2.5)
  }
}

function woolCap(bench: Bench, place: Place, colour: Rgb): void {
  woolly(bench, place, colour)
  for (const [x, y, z] of [
    [0, -50, 4],
    [-30, -44, -8],
    [30, -44, -8],
    [0, -44, -40],
    [0, -30, 32],
  ] as const)
    bench.clay.ball([x, y, z], 30, 8)
}

/** Begins a part of wool: lumps of it, with curls. */
export function woolly(bench: Bench, place: Place, colour: Rgb): void {
  bench.clay.part({
    material: { ...cloth(colour), bump: 1.4, grain: [8, 8], mottle: 0.6 },
    place,
    pigment: (t) => {
      const curl = Math.sin(t.x * 0.17 + Math.sin(t.y * 0.12) * 2) * Math.sin(t.y * 0.16 + Math.cos(t.z * 0.14) * 2)
      t.height += curl * 5
      const tone = 0.93 + 0.1 * curl
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
}

/** Wool in lumps about an egg. */
export function fleece(bench: Bench, place: Place, colour: Rgb, at: Vec, radii: Vec): void {
  woolly(bench, place, colour)
  bench.clay.ellipsoid(at, radii)
  for (let k = 0; k < 22; k++) {
    // Evenly about it, as seeds lie in a sunflower.
    const u = 1 - (2 * (k + 0.5)) / 22
    const a = k * 2.39996
    const r = Math.sqrt(1 - u * u)
    bench.clay.ball(
      [
        at[0] + Math.cos(a) * r * radii[0] * 0.94,
        at[1] + u * radii[1] * 0.94,
        at[2] + Math.sin(a) * r * radii[2] * 0.94,
      ],
      Math.min(...radii) * 0.3,
      9,
    )
  }
}

export type Tail = 'puff' | 'thin' | 'brush' | 'plume' | 'curl' | 'stub' | 'none' | 'long' | 'raised' | 'tuft'

/** A tail from `root`, backwards along `back` (a direction of length 1). */
export function tailOf(bench: Bench, place: Place, kind: Tail, root: Vec, back: Vec): void {
  const { clay, creature } = bench
  if (kind === 'none') return
  const at = within(place, root)
  const [bx, by, bz] = back
  const along = (t: number, up = 0, aside = 0): Vec => [bx * t + aside, by * t - up, bz * t]
  if (kind === 'puff') {
    clay.part({ material: { ...cloth(shade(creature.belly, 0.1)), bump: 1.4 }, place: at }).ball(along(16), 34)
    return
  }
  const part = hideIn(bench, at, creature.colour)
  if (kind === 'stub')
    clay.limb(
      [
        [along(0), 18],
        [along(44, 10), 12],
      ],
      4,
    )
  if (kind === 'thin')
    clay.limb(
      [
        [along(0), 16],
        [along(90, 10), 13],
        [along(170, 60), 11],
        [along(200, 120), 8],
      ],
      4,
      4,
    )
  if (kind === 'raised')
    clay.limb(
      [
        [along(0), 15],
        [along(56, 24), 13],
        [along(74, 110), 12],
        [along(50, 186), 11],
        [along(84, 226), 8],
      ],
      4,
      5,
    )
  if (kind === 'tuft') {
    clay.limb(
      [
        [along(-10), 13],
        [along(24, -40), 10],
        [along(30, -130), 8],
      ],
      4,
      4,
    )
    const end = hideIn(bench, at, shade(creature.colour, -0.2))
    clay.limb(
      [
        [along(30, -126), 14],
        [along(32, -176), 20],
        [along(30, -216), 6],
      ],
      4,
      4,
    )
    furOn(bench, end, 26)
  }
  if (kind === 'long')
    clay.limb(
      [
        [along(0), 15],
        [along(120, -30), 12],
        [along(210, 40), 10],
        [along(180, 160), 10],
        [along(110, 190), 9],
        [along(90, 140), 7],
      ],
      4,
      5,
    )
  if (kind === 'curl')
    clay.limb(
      [
        [along(0), 12],
        [along(30, 30), 10],
        [along(50, 6), 9],
        [along(24, 0, 14), 6],
      ],
      3,
      4,
    )
  if (kind === 'brush') {
    clay.limb(
      [
        [along(0), 24],
        [along(80, -10), 44],
        [along(170, 10), 46],
        [along(230, 60), 12],
      ],
      10,
      5,
    )
    furOn(bench, part, 34)
  }
  if (kind === 'plume') {
    clay.limb(
      [
        [along(0), 22],
        [along(70, 40), 44],
        [along(76, 150), 56],
        [along(40, 240), 52],
        [along(96, 290), 26],
      ],
      10,
      5,
    )
    furOn(bench, part, 40)
  }
}
