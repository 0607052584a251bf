import type { Bench } from '../../../monsters/rigs/rig.ts'
import { mix, type Rgb, shade } from '../../../paint/colour.ts'
import { type Place, turn, type Vec, within } from '../../sculpture/space.ts'
import {
  beadEye,
  crown,
  earsOf,
  furOn,
  goatHorns,
  type Head,
  hideIn,
  hornIn,
  noseOf,
  type Tail,
  tailOf,
} from './parts.ts'

/** A grown beast on four feet; the soles at y 0, it looks along z. */
export interface Grown {
  head: Head
  headSize: number
  tail: Tail
  /** How thick its legs are above the foot. */
  leg: number
  hoofed?: true
  /** From the middle to the shoulder, as far as to the hip. */
  long: number
  /** From the ground to the belly. */
  high: number
  /** How thick it is about the ribs and about the loins. */
  chest: number
  waist: number
  /** Where its head is from the shoulder, and how thick its neck is. */
  neck: readonly [up: number, ahead: number, thick: number]
  /** How long its hairs are. */
  fur: number
  mane?: Rgb
  hump?: number
  patches?: Rgb
  beard?: true
  legs?: Rgb
}

const soot: Rgb = [44, 40, 40]
const hoof: Rgb = [58, 48, 42]
const rosy: Rgb = [206, 132, 128]

/** By the form of the creature. */
export const grown: Readonly<Record<string, Grown>> = {
  hound: {
    head: { ears: 'flop', muzzle: { long: 52, wide: 25, low: 24 } },
    headSize: 0.92,
    tail: 'thin',
    leg: 17,
    long: 124,
    high: 128,
    chest: 66,
    waist: 50,
    neck: [104, 58, 46],
    fur: 14,
  },
  greyhound: {
    head: { ears: 'back', muzzle: { long: 66, wide: 17, low: 22 } },
    headSize: 0.76,
    tail: 'thin',
    leg: 13,
    long: 132,
    high: 164,
    chest: 58,
    waist: 34,
    neck: [118, 64, 32],
    fur: 8,
  },
  'grey-wolf': {
    head: { ears: 'prick', muzzle: { long: 58, wide: 22, low: 24 }, iris: [216, 172, 62] },
    headSize: 1,
    tail: 'brush',
    leg: 18,
    long: 132,
    high: 142,
    chest: 76,
    waist: 56,
    neck: [84, 84, 66],
    fur: 26,
  },
  'red-fox': {
    head: { ears: 'prick', muzzle: { long: 54, wide: 15, low: 22 }, iris: [206, 150, 50] },
    headSize: 0.88,
    tail: 'brush',
    leg: 13,
    long: 110,
    high: 104,
    chest: 54,
    waist: 44,
    neck: [72, 62, 44],
    fur: 22,
    legs: soot,
  },
  cat: {
    head: { ears: 'prick', muzzle: { long: 9, wide: 21 }, nose: rosy, iris: [150, 180, 70] },
    headSize: 0.82,
    tail: 'raised',
    leg: 13,
    long: 96,
    high: 96,
    chest: 50,
    waist: 46,
    neck: [60, 56, 40],
    fur: 14,
  },
  swine: {
    head: { ears: 'fold', muzzle: { long: 46, wide: 27, low: 22 }, nose: [222, 138, 130], snout: true },
    headSize: 1.12,
    tail: 'curl',
    leg: 21,
    hoofed: true,
    long: 132,
    high: 66,
    chest: 88,
    waist: 96,
    neck: [16, 92, 82],
    fur: 0,
  },
  'billy-goat': {
    head: { ears: 'leaf', muzzle: { long: 54, wide: 25, low: 34 }, horns: true, iris: [206, 166, 70] },
    headSize: 0.94,
    tail: 'stub',
    leg: 15,
    hoofed: true,
    long: 116,
    high: 136,
    chest: 68,
    waist: 64,
    neck: [112, 62, 44],
    fur: 26,
    beard: true,
  },
  hart: {
    head: { ears: 'leaf', muzzle: { long: 62, wide: 22, low: 34 }, antlers: true },
    headSize: 0.84,
    tail: 'stub',
    leg: 13,
    hoofed: true,
    long: 132,
    high: 188,
    chest: 66,
    waist: 58,
    neck: [150, 74, 44],
    fur: 12,
  },
  ass: {
    head: {
      ears: 'ass',
      muzzle: { long: 74, wide: 29, low: 46 },
      face: [226, 218, 204],
    },
    headSize: 1.02,
    tail: 'tuft',
    leg: 17,
    hoofed: true,
    long: 134,
    high: 170,
    chest: 76,
    waist: 74,
    neck: [124, 88, 54],
    fur: 10,
    mane: soot,
  },
  cow: {
    head: { ears: 'leaf', muzzle: { long: 56, wide: 37, low: 40 }, nose: [196, 142, 130], bull: true },
    headSize: 1.06,
    tail: 'tuft',
    leg: 20,
    hoofed: true,
    long: 156,
    high: 150,
    chest: 98,
    waist: 98,
    neck: [62, 108, 72],
    fur: 8,
  },
  dromedary: {
    head: { ears: 'tiny', muzzle: { long: 58, wide: 29, low: 34 }, lash: true },
    headSize: 0.82,
    tail: 'tuft',
    leg: 17,
    hoofed: true,
    long: 128,
    high: 218,
    chest: 84,
    waist: 72,
    neck: [142, 158, 42],
    fur: 18,
    hump: 84,
  },
}

const shoulderOf = ({ high, chest, long }: Grown): Vec => [0, -high - chest * 0.92, long]
const hipOf = ({ high, waist, long }: Grown): Vec => [0, -high - waist * 1.15, -long]

/** How high its back is, its own units. */
export const backOfGrown = (one: Grown): number => one.high + one.waist * 2 + (one.hump ?? 0) * 0.5

/** Its head: the muzzle along z. */
export function headOfGrown({ creature, place }: Bench, one: Grown): Place {
  const [, y, z] = shoulderOf(one)
  const [up, ahead] = one.neck
  return within(place, [0, y - up, z + ahead], turn(-creature.yaw * 0.4, 2, 3), one.headSize)
}

export function sculptGrown(bench: Bench, one: Grown): void {
  const { clay, creature, place } = bench
  const { leg, long, high, chest, waist } = one
  const shoulder = shoulderOf(one)
  const hip = hipOf(one)
  const wide = chest * 0.56
  const limbs = hideIn(bench, place, one.legs ?? creature.colour)
  const feet: Vec[] = []
  for (const s of [-1, 1]) {
    const step = s * leg * 1.3
    const fore: Vec = [s * wide, 0, long * 0.9 + step]
    const hind: Vec = [s * wide, 0, -long * 1.02 - step]
    clay.limb(
      [
        [[s * wide * 0.9, shoulder[1] + chest * 0.25, long * 0.8], leg * 2.5],
        [[s * wide, -high * 0.94, long * 0.84], leg * 1.7],
        [[s * wide, -high * 0.48, long * 0.88 + step * 0.5], leg * 1.12],
        [[fore[0], -leg, fore[2]], leg * 0.94],
      ],
      leg * 0.7,
      3,
    )
    clay.limb(
      [
        [[s * wide * 0.86, hip[1] + waist * 0.3, -long * 0.84], Math.max(leg * 2.7, waist * 0.78)],
        [[s * wide, -high * 0.86, -long * 0.74], leg * 1.8],
        [[s * wide, -high * 0.46, -long * 1.12 - step * 0.4], leg * 1.14],
        [[hind[0], -leg, hind[2]], leg * 0.96],
      ],
      leg * 0.8,
      3,
    )
    feet.push(fore, hind)
  }
  if (one.fur > 0) furOn(bench, limbs, Math.min(12, one.fur))
  for (const at of feet) footAt(bench, place, at, one)
  const trunk = hideIn(bench, place, creature.colour)
  if (one.patches ?? creature.marks === 'spots') patch(bench, trunk, one.patches ?? shade(creature.colour, -0.24))
  clay.limb(
    [
      [[0, shoulder[1] + chest * 0.06, long * 0.94], chest * 0.8],
      [[0, shoulder[1] + chest * 0.06, long * 0.46], chest],
      [[0, (shoulder[1] + hip[1]) / 2 + waist * 0.06, -long * 0.3], waist],
      [[0, hip[1] + waist * 0.1, -long * 0.86], waist * 0.98],
    ],
    chest * 0.4,
    5,
  )
  if (one.hump) clay.ellipsoid([0, shoulder[1] - chest * 0.55, -long * 0.05], [chest * 0.62, one.hump, long * 0.62], 40)
  const [up, ahead, thick] = one.neck
  clay.limb(
    [
      [[0, shoulder[1] + chest * 0.05, long * 0.8], Math.max(thick * 1.3, chest * 0.74)],
      ...(one.hump ? ([[[0, shoulder[1] + 10, long + ahead * 0.56], thick * 1.1]] as const) : []),
      [[0, shoulder[1] - up * 0.55, long + ahead * (one.hump ? 0.86 : 0.62)], thick],
      [[0, shoulder[1] - up + 6, long + ahead - 14 * one.headSize], thick * 0.84],
    ],
    thick * 0.5,
    4,
  )
  if (one.fur > 0) furOn(bench, trunk, one.fur)
  if (one.mane) {
    hideIn(bench, place, one.mane)
    clay.limb(
      [
        [[0, shoulder[1] - chest * 0.66, long * 0.84], 15],
        [[0, shoulder[1] - up * 0.7 - 26, long + ahead * 0.44 - 20], 18],
        [[0, shoulder[1] - up - 52 * one.headSize, long + ahead - 20], 15],
      ],
      8,
      3,
    )
  }
  const belly = hideIn(bench, place, mix(creature.belly, creature.colour, 0.3))
  clay.ellipsoid([0, shoulder[1] + chest * 0.62, long * 0.62], [chest * 0.6, chest * 0.5, long * 0.5], 12)
  if (one.fur > 0) furOn(bench, belly, one.fur * 0.8)
  tailOf(bench, place, one.tail, [0, hip[1] - waist * 0.5, -long - waist * 0.72], [0, 0, -1])
  const head = headOfGrown(bench, one)
  grownHead(bench, head, one)
  if (one.beard) {
    const tuft = hideIn(bench, head, shade(creature.colour, 0.06))
    clay.limb(
      [
        [[0, 50, 62], 17],
        [[0, 104, 58], 4],
      ],
      4,
    )
    furOn(bench, tuft, 20)
  }
}

/** A skull that runs out into a muzzle. */
function grownHead(bench: Bench, place: Place, { head, fur }: Grown): void {
  const { clay, creature } = bench
  const { long, wide, low = 20 } = head.muzzle
  const end = 40 + long * 1.2
  const skull = hideIn(bench, place, creature.colour)
  clay.ellipsoid([0, -6, -6], [49, 50, 58])
  for (const s of [-1, 1]) clay.ellipsoid([s * 24, 14, 14], [26, 28, 36], 14)
  clay.limb(
    [
      [[0, 2, 16], 38],
      [[0, low * 0.72, 34 + long * 0.5], wide * 1.16],
      [[0, low, end], wide * 0.86],
    ],
    18,
    4,
  )
  earsOf(bench, place, head.ears)
  // Paler below and about the nose.
  const under = hideIn(bench, place, head.face ?? mix(creature.belly, creature.colour, 0.45))
  clay.limb(
    [
      [[0, low * 0.6 + wide * 0.62, 30 + long * 0.3], wide * 0.72],
      [[0, low + wide * 0.34, end - 4], wide * 0.7],
    ],
    8,
    3,
  )
  if (head.face) clay.ellipsoid([0, low + 2, end - 2], [wide * 0.98, wide * 0.94, wide * 0.98], 8)
  for (const part of [skull, under]) if (fur > 0) furOn(bench, part, Math.min(10, fur))
  noseOf(bench, place, head, end + wide * 0.8)
  for (const s of [-1, 1]) beadEye(bench, place, [s * 39, -14, 34], 9.5, head.iris ?? [96, 62, 34])
  if (head.lash) {
    hideIn(bench, place, shade(creature.colour, -0.06))
    for (const s of [-1, 1]) clay.ellipsoid([s * 39, -23, 36], [13, 7, 13], 2)
  }
  if (head.bull || (head.antlers && creature.horns > 0)) crown(bench, place, head.bull === true)
  if (head.horns) goatHorns(bench, place)
}

function footAt(bench: Bench, place: Place, [x, y, z]: Vec, { leg, hoofed }: Grown): void {
  if (hoofed) {
    bench.clay
      .part({ material: hornIn(hoof), place })
      .drum([x, y - leg * 0.6, z + leg * 0.2], leg * 0.6, leg * 1.2, leg * 0.98, 3)
    return
  }
  hideIn(bench, place, mix(bench.creature.colour, bench.creature.belly, 0.4))
  bench.clay.ellipsoid([x, y - leg * 0.55, z + leg * 0.55], [leg * 1.15, leg * 0.7, leg * 1.6])
}

/** Blots of a second colour over a hide. */
function patch({ clay }: Bench, part: number, colour: Rgb): void {
  const own = clay.parts[part]!
  const under = own.pigment
  own.pigment = (t) => {
    under?.(t)
    const blot = Math.sin(t.x * 0.021 + t.z * 0.013 + 1) + Math.sin(t.z * 0.026 - t.y * 0.017)
    if (blot < 0.55) return
    t.red = colour[0]
    t.green = colour[1]
    t.blue = colour[2]
  }
}
