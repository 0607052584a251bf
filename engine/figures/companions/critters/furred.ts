import type { Bench } from '../../../monsters/rigs/rig.ts'
import { mix, type Rgb, shade } from '../../../paint/colour.ts'
import { leather } from '../../../paint/material.ts'
import { type Place, turn, type Vec, within } from '../../sculpture/space.ts'
import { bearingOf, fleece, furHead, furOn, type Head, hideIn, hornIn, type Tail, tailOf, woolly } from './parts.ts'

/** A small beast: what its head is like, its tail, how thick its legs are, whether it goes on hooves. */
interface Furred {
  head: Head
  headSize?: number
  tail: Tail
  leg: number
  hoofed?: true
  wool?: true
  /** How long and high it stands, beside a lamb. */
  long?: number
  high?: number
  /** It rests on its haunches where nothing is said of how it stands. */
  sits?: true
  spines?: true
}

const paw = (bench: Bench, place: Place, at: Vec, { leg, hoofed }: Furred): void => {
  if (hoofed)
    bench.clay
      .part({ material: hornIn([58, 48, 42]), place })
      .drum([at[0], at[1] - 8, at[2] + 4], 12, leg * 1.2, leg * 0.95, 3)
  else {
    hideIn(bench, place, mix(bench.creature.colour, bench.creature.belly, 0.35))
    bench.clay.ellipsoid([at[0], at[1] - leg * 0.5, at[2] + leg * 0.6], [leg * 1.1, leg * 0.7, leg * 1.5])
  }
}

/** On four feet, looking ahead; the soles at y 0. */
function standing(bench: Bench, one: Furred): void {
  const { clay, creature, place } = bench
  const long = 130 * (one.long ?? 1)
  const high = 150 * (one.high ?? 1)
  const legs: Vec[] = []
  const limbs = hideIn(bench, place, one.wool ? (one.head.face ?? creature.colour) : creature.colour)
  for (const s of [-1, 1])
    for (const [z, knee] of [
      [long * 0.78, 4],
      [-long * 0.8, -14],
    ] as const) {
      const step = s * 14
      clay.limb(
        [
          [[s * 46, -high - 30, z], one.leg * 1.9],
          [[s * 48, -high * 0.5, z + knee], one.leg * 1.1],
          [[s * 48, -12, z + step], one.leg],
        ],
        14,
        3,
      )
      legs.push([s * 48, 0, z + step])
    }
  if (!one.wool) furOn(bench, limbs, 12)
  for (const at of legs) paw(bench, place, at, one)
  if (one.wool) fleece(bench, place, creature.colour, [0, -high - 76, 0], [92, 88, long * 1.12])
  else {
    const trunk = hideIn(bench, place, creature.colour)
    clay
      .ellipsoid([0, -high - 66, long * 0.5], [72, 76, long * 0.72])
      .ellipsoid([0, -high - 60, -long * 0.45], [70, 74, long * 0.78], 40)
    furOn(bench, trunk)
  }
  if (one.spines) spines(bench, place, [0, -high - 66, -10], [86, 84, long * 1.05])
  tailOf(bench, place, one.tail, [0, -high - 90, -long * 1.1], [0, 0, -1])
  const at: Vec = [0, -high - 178 * (one.wool ? 1 : 0.86), long * 1.12]
  if (one.wool) woolly(bench, place, creature.colour)
  else hideIn(bench, place, creature.colour)
  clay.limb(
    [
      [[0, -high - 90, long * 0.6], 66],
      [[at[0], at[1] + 24, at[2] - 18], 44],
    ],
    14,
    3,
  )
  headAt(bench, at, one, turn(-creature.yaw * 0.45, -2, 4))
}

/** On its haunches, the ground at y 0. */
function sitting(bench: Bench, one: Furred): void {
  const { clay, creature, place } = bench
  const trunk = hideIn(bench, place, creature.colour)
  clay.limb(
    [
      [[0, -84, -54], 88],
      [[0, -150, -16], 78],
      [[0, -206, 14], 56],
    ],
    20,
    4,
  )
  for (const s of [-1, 1]) clay.ellipsoid([s * 62, -62, -16], [44, 62, 72], 18)
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * 36, -160, 36], one.leg * 1.5],
        [[s * 34, -70, 62], one.leg * 1.1],
        [[s * 34, -14, 68], one.leg],
      ],
      10,
      3,
    )
  furOn(bench, trunk)
  const chest = hideIn(bench, place, creature.belly)
  clay.ellipsoid([0, -150, 40], [44, 74, 34])
  furOn(bench, chest, 16)
  for (const s of [-1, 1]) {
    paw(bench, place, [s * 34, 0, 66], one)
    paw(bench, place, [s * 66, 0, 50], { ...one, leg: one.leg * 1.2 })
  }
  tailOf(bench, place, one.tail, [0, -60, -120], [0, 0, -1])
  headAt(bench, [0, -268, 46], one, turn(-creature.yaw * 0.5, -4, 5))
}

/** Along a forearm: the head at +x, the legs hanging over it; the arm under y 0. */
function held(bench: Bench, one: Furred): void {
  const { clay, creature, place } = bench
  const legs = hideIn(bench, place, one.wool ? (one.head.face ?? creature.colour) : creature.colour)
  const ends: Vec[] = [
    [118, 108, 96],
    [78, 116, 112],
    [-96, 118, 84],
    [-128, 104, 66],
  ]
  for (const [x, y, z] of ends)
    clay.limb(
      [
        [[x * 0.94, -40, 20], one.leg * 1.9],
        [[x, 36, z * 0.9], one.leg * 1.15],
        [[x, y, z], one.leg],
      ],
      12,
      3,
    )
  if (!one.wool) furOn(bench, legs, 12)
  for (const [x, y, z] of ends) paw(bench, place, [x, y + 16, z], one)
  if (one.wool) fleece(bench, place, creature.colour, [-6, -50, 10], [150, 84, 86])
  else {
    const trunk = hideIn(bench, place, creature.colour)
    clay
      .ellipsoid([60, -48, 12], [98, 70, 74])
      .ellipsoid([-76, -44, 10], [98, 78, 78], 40)
      .limb(
        [
          [[110, -60, 18], 62],
          [[156, -110, 40], 46],
        ],
        20,
        3,
      )
    furOn(bench, trunk)
  }
  if (one.wool) {
    woolly(bench, place, creature.colour)
    clay.limb(
      [
        [[96, -70, 20], 62],
        [[150, -124, 40], 44],
      ],
      14,
      3,
    )
  }
  if (one.spines) spines(bench, place, [-10, -54, 6], [140, 82, 84])
  tailOf(bench, place, one.tail, [-168, -40, 6], [-1, 0, 0])
  headAt(bench, [168, -150, 52], one, turn(-12, -2, 6))
}

/** By its ears or its hind legs from a fist at the origin: all of it hangs down. */
function hanging(bench: Bench, one: Furred): void {
  const { clay, creature, place } = bench
  const isEared = one.head.ears === 'long'
  const down = (y: number) => (isEared ? y : 620 - y)
  const trunk = hideIn(bench, place, creature.colour)
  clay.limb(
    [
      [[0, down(250), 20], 58],
      [[4, down(340), 24], 74],
      [[0, down(430), 16], 80],
    ],
    20,
    4,
  )
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * 40, down(270), 40], one.leg * 1.5],
        [[s * 44, down(350), 76], one.leg],
        [[s * 40, down(410), 86], one.leg * 0.9],
      ],
      8,
      3,
    )
    clay.limb(
      [
        [[s * 46, down(430), 20], one.leg * 2.3],
        [[s * 52, down(520), 30], one.leg * 1.2],
        [isEared ? [s * 44, 610, 26] : [s * 14, 24, 18], one.leg],
      ],
      10,
      3,
    )
  }
  furOn(bench, trunk)
  const belly = hideIn(bench, place, creature.belly)
  clay.ellipsoid([0, down(370), 66], [40, 90, 34])
  furOn(bench, belly, 16)
  tailOf(bench, place, one.tail, [0, down(500), -40], [0, isEared ? 0.4 : -0.4, -1])
  const at: Vec = [0, down(190), 34]
  const size = one.headSize ?? 1
  furHead(bench, within(place, at, turn(14, isEared ? 8 : 0, isEared ? 0 : 176), size), one.head)
}

function headAt(bench: Bench, at: Vec, one: Furred, rotation: ReturnType<typeof turn>): void {
  furHead(bench, within(bench.place, at, rotation, one.headSize ?? 1), one.head)
}

function spines(bench: Bench, place: Place, at: Vec, radii: Vec): void {
  const { clay, creature } = bench
  clay.part({ material: hornIn(shade(creature.colour, 0.04)), place })
  for (let k = 0; k < 150; k++) {
    const u = 1 - (2 * (k + 0.5)) / 150
    const a = k * 2.39996
    const r = Math.sqrt(1 - u * u)
    const n: Vec = [Math.cos(a) * r, u, Math.sin(a) * r]
    // None on the belly, none about the face.
    if (n[1] > 0.35 || n[2] > 0.86) continue
    const on = (out: number): Vec => [
      at[0] + n[0] * radii[0] * out,
      at[1] + n[1] * radii[1] * out,
      at[2] + n[2] * radii[2] * out,
    ]
    clay.cone(on(0.9), on(1.3), 7, 1.2)
  }
}

export function sculptFurred(bench: Bench, one: Furred): void {
  const bearing = bearingOf(bench)
  if (bearing === 'held') held(bench, one)
  else if (bearing === 'hanging') hanging(bench, one)
  else if (one.sits || (bearing === 'sitting' && !one.spines)) sitting(bench, one)
  else standing(bench, one)
}

/** Where on somebody a beast lies that they have across both shoulders: places of the picture. */
interface Shoulders {
  /** Behind the neck. */
  middle: Vec
  /** Hands that hold its legs. */
  left: Vec
  right: Vec
  /** From the neck to a shoulder, the picture's units. */
  across: number
}

/** Behind a neck, fore legs over one shoulder and hind legs over the other; `bench.place` is upright. */
export function drapeFurred(bench: Bench, one: Furred, { middle, left, right, across }: Shoulders): void {
  const { clay, creature } = bench
  const s = bench.place.scale
  const unit = (v: Vec): Vec => [(v[0] - middle[0]) / s, (v[1] - middle[1]) / s, (v[2] - middle[2]) / s]
  const place: Place = { origin: middle, rotation: bench.place.rotation, scale: s }
  const own: Bench = { ...bench, place }
  const far = across / s
  const [fore, hind] = [unit(left), unit(right)]
  const legs = hideIn(own, place, one.wool ? (one.head.face ?? creature.colour) : creature.colour)
  for (const [hand, x] of [
    [fore, far],
    [hind, -far],
  ] as const)
    for (const k of [-1, 1]) {
      const end: Vec = [hand[0] + k * 14, hand[1] + 70, hand[2] + 16 + k * 8]
      clay.limb(
        [
          [[x * 0.94 + k * 16, 0, 20], one.leg * 2.1],
          [[(x + hand[0]) / 2 + k * 16, hand[1] * 0.42, hand[2] * 0.7 + 24], one.leg * 1.3],
          [[hand[0] + k * 14, hand[1], hand[2] + 10], one.leg],
          [end, one.leg],
        ],
        12,
        4,
      )
    }
  if (!one.wool) furOn(own, legs, 12)
  for (const hand of [fore, hind])
    for (const k of [-1, 1]) paw(own, place, [hand[0] + k * 14, hand[1] + 86, hand[2] + 16 + k * 8], one)
  const back: [Vec, number][] = [
    [[-far * 0.98, 6, 4], 82],
    [[-far * 0.5, -30, -40], 84],
    [[0, -40, -66], 80],
    [[far * 0.5, -34, -40], 82],
    [[far * 0.98, -8, 0], 78],
  ]
  if (one.wool) {
    woolly(own, place, creature.colour)
    clay.limb(back, 20, 5)
    for (let k = 0; k < 26; k++) {
      const t = (k / 25) * 2 - 1
      const a = k * 2.4
      clay.ball([t * far, -30 * (1 - t * t) + Math.cos(a) * 70, -60 * (1 - t * t) + Math.sin(a) * 70], 30, 9)
    }
  } else {
    const trunk = hideIn(own, place, creature.colour)
    clay.limb(back, 20, 5)
    furOn(own, trunk)
  }
  tailOf(own, place, one.tail, [-far * 1.1, 20, -40], [-1, 0.3, -0.2])
  if (one.wool) woolly(own, place, creature.colour)
  else hideIn(own, place, creature.colour)
  const head: Vec = [far * 1.18, -112, 84]
  clay.limb(
    [
      [[far * 0.9, -20, 10], 60],
      [[head[0] - 6, head[1] + 30, head[2] - 24], 44],
    ],
    16,
    3,
  )
  furHead(own, within(place, head, turn(-10, 0, 6), one.headSize ?? 1), one.head)
}

/** Sits, its long tail in a curl, its hands before it. */
export function sculptMonkey(bench: Bench): void {
  const { clay, creature, place } = bench
  const fur = hideIn(bench, place, creature.colour)
  clay.limb(
    [
      [[0, -60, -20], 62],
      [[0, -120, -8], 56],
      [[0, -186, 6], 52],
    ],
    18,
    4,
  )
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * 40, -52, 0], 32],
        [[s * 78, -100, 70], 24],
        [[s * 62, -16, 84], 16],
      ],
      8,
      4,
    )
    clay.limb(
      [
        [[s * 54, -186, 0], 28],
        [[s * 92, -120, 36], 20],
        [[s * 30, -96, 92], 16],
      ],
      8,
      4,
    )
  }
  clay.limb(
    [
      [[20, -30, -70], 15],
      [[120, -6, -80], 14],
      [[180, -70, -60], 13],
      [[170, -170, -50], 12],
      [[110, -190, -50], 11],
      [[100, -140, -50], 10],
    ],
    6,
    6,
  )
  furOn(bench, fur, 22)
  const skin = shade(creature.belly, 0)
  clay.part({ material: { ...leather(skin), specular: 0.1 }, place })
  for (const s of [-1, 1]) clay.ellipsoid([s * 26, -92, 100], [19, 15, 18]).ellipsoid([s * 62, -8, 104], [20, 10, 30])
  const head = within(place, [0, -262, 24], turn(-creature.yaw * 0.6, -2, 6))
  const crown = hideIn(bench, head, creature.colour)
  clay.ellipsoid([0, -8, -8], [70, 66, 64])
  furOn(bench, crown, 20)
  clay.part({ material: { ...leather(skin), specular: 0.15 }, place: head })
  // A pale heart of a face, and round ears at its sides.
  for (const s of [-1, 1])
    clay.ellipsoid([s * 21, -14, 42], [27, 26, 18], 6).ellipsoid([s * 76, -8, -6], [22, 26, 10], 2)
  clay.ellipsoid([0, 24, 50], [38, 30, 26], 12)
  clay.part({ material: leather([70, 44, 38]), place: head })
  clay.ellipsoid([0, 12, 76], [10, 6, 5]).limb(
    [
      [[-24, 34, 70], 2.6],
      [[0, 40, 76], 2.8],
      [[24, 34, 70], 2.6],
    ],
    1,
  )
  for (const s of [-1, 1]) {
    clay
      .part({ material: { ...leather([24, 18, 16]), specular: 1, gloss: 40 }, place: head })
      .ball([s * 22, -14, 56], 10)
    clay.part({ material: leather([240, 236, 226]), place: head }).ball([s * 25, -18, 64], 3)
  }
}

const rosy: Rgb = [206, 132, 128]
const soot: Rgb = [40, 36, 36]

/** By the form of the creature. */
export const furred: Readonly<Record<string, Furred>> = {
  rabbit: {
    head: { ears: 'long', muzzle: { long: 16, wide: 24 }, nose: rosy },
    headSize: 0.92,
    tail: 'puff',
    leg: 17,
    sits: true,
  },
  hare: {
    head: { ears: 'long', muzzle: { long: 28, wide: 22 }, nose: rosy, iris: [186, 128, 50] },
    headSize: 0.9,
    tail: 'puff',
    leg: 19,
    sits: true,
  },
  lamb: {
    head: {
      ears: 'leaf',
      muzzle: { long: 34, wide: 30, low: 26 },
      face: [214, 196, 176],
      nose: rosy,
      wool: [236, 230, 216],
    },
    headSize: 0.94,
    tail: 'stub',
    leg: 18,
    hoofed: true,
    wool: true,
  },
  sheep: {
    head: { ears: 'leaf', muzzle: { long: 48, wide: 30, low: 34 }, face: [58, 50, 48], wool: [226, 218, 200] },
    tail: 'stub',
    leg: 19,
    hoofed: true,
    wool: true,
    high: 1.1,
    long: 1.14,
  },
  kid: {
    head: { ears: 'leaf', muzzle: { long: 46, wide: 26, low: 30 }, horns: true, iris: [206, 166, 70] },
    headSize: 0.9,
    tail: 'stub',
    leg: 17,
    hoofed: true,
    high: 1.15,
  },
  puppy: { head: { ears: 'flop', muzzle: { long: 38, wide: 28 } }, tail: 'thin', leg: 24, sits: true },
  kitten: {
    head: { ears: 'prick', muzzle: { long: 8, wide: 22 }, nose: rosy, iris: [150, 180, 70] },
    headSize: 0.96,
    tail: 'thin',
    leg: 19,
    sits: true,
  },
  'fox-cub': {
    head: { ears: 'prick', muzzle: { long: 46, wide: 17 }, iris: [206, 150, 50] },
    headSize: 0.94,
    tail: 'brush',
    leg: 18,
    sits: true,
  },
  piglet: {
    head: { ears: 'fold', muzzle: { long: 34, wide: 26, low: 20 }, nose: [222, 138, 130], snout: true },
    headSize: 1.06,
    tail: 'curl',
    leg: 20,
    hoofed: true,
    high: 0.5,
  },
  squirrel: {
    head: { ears: 'prick', muzzle: { long: 16, wide: 18 } },
    headSize: 0.86,
    tail: 'plume',
    leg: 15,
    sits: true,
  },
  hedgehog: {
    head: { ears: 'tiny', muzzle: { long: 54, wide: 13, low: 14 }, face: [206, 178, 140] },
    headSize: 0.8,
    tail: 'none',
    leg: 17,
    high: 0.2,
    long: 0.86,
    spines: true,
  },
  badger: {
    head: { ears: 'tiny', muzzle: { long: 52, wide: 21 }, face: [232, 228, 218], stripes: soot },
    tail: 'stub',
    leg: 22,
    high: 0.5,
    long: 1.1,
  },
  otter: { head: { ears: 'tiny', muzzle: { long: 20, wide: 30 } }, headSize: 0.94, tail: 'brush', leg: 18, sits: true },
  ferret: {
    head: { ears: 'tiny', muzzle: { long: 26, wide: 20 }, stripes: [74, 56, 44] },
    headSize: 0.76,
    tail: 'brush',
    leg: 15,
    high: 0.4,
    long: 1.5,
  },
  mouse: { head: { ears: 'round', muzzle: { long: 34, wide: 15 }, nose: rosy }, tail: 'long', leg: 14, sits: true },
  fawn: {
    head: { ears: 'leaf', muzzle: { long: 44, wide: 24, low: 28 } },
    headSize: 0.86,
    tail: 'stub',
    leg: 16,
    hoofed: true,
    high: 1.5,
  },
  'bear-cub': {
    head: { ears: 'round', muzzle: { long: 26, wide: 28 } },
    headSize: 1.1,
    tail: 'stub',
    leg: 28,
    sits: true,
  },
  raccoon: {
    head: { ears: 'prick', muzzle: { long: 26, wide: 20 }, face: [226, 220, 208], stripes: soot },
    tail: 'brush',
    leg: 19,
    sits: true,
  },
}
