import { sculptOwlHead } from '../../../monsters/rigs/beast-heads.ts'
import type { Bench } from '../../../monsters/rigs/rig.ts'
import { mix, type Rgb, shade } from '../../../paint/colour.ts'
import { leather } from '../../../paint/material.ts'
import { type Place, turn, type Vec, within } from '../../sculpture/space.ts'
import { beadEye, bearingOf, feathersIn, hornIn } from './parts.ts'

type Beak = 'short' | 'hooked' | 'long' | 'flat' | 'stout' | 'dagger' | 'pouch'

/** A bird: what its beak, neck, tail and crest are like; colours that its kind always has. */
interface Feathered {
  beak: Beak
  beakDye: Rgb
  legs: Rgb
  /** How long the legs are, and how far the head is carried above the shoulders, units. */
  leg?: number
  neck?: number
  slim?: number
  head?: Rgb
  breast?: Rgb
  wing?: Rgb
  /** The ends of wings and tail. */
  tips?: Rgb
  iris?: Rgb
  tail?: 'short' | 'long' | 'sickle' | 'fan'
  crest?: 'comb' | 'plume'
  headSize?: number
  webbed?: true
  owl?: true
  /** A face of bare pale skin, as a macaw's. */
  cheeks?: Rgb
}

const legLong = 66

/** Its back to the sky, its breast ahead; the soles at y 0. */
function standing(bench: Bench, one: Feathered): void {
  const { clay, creature, place } = bench
  const high = one.leg ?? legLong
  const slim = one.slim ?? 1
  const body = creature.colour
  legsOf(bench, one, high)
  tailFeathers(bench, one, [0, -high - 62, -104])
  clay.part({ material: feathersIn(body), place, lie: [0, 0.5, -1] })
  clay
    .ellipsoid([0, -high - 88, -6], [70 * slim, 76 * slim, 112], 0, turn(0, 16, 0))
    .ellipsoid([0, -high - 116, 48], [62 * slim, 70 * slim, 62], 30)
  if (one.breast) {
    clay.part({ material: feathersIn(one.breast), place })
    clay.ellipsoid([0, -high - 92, 52], [56 * slim, 74 * slim, 60], 0, turn(0, 10, 0))
  }
  for (const s of [-1, 1]) foldedWing(bench, one, s, [s * 58 * slim, -high - 142, 44])
  const neck = one.neck ?? 0
  const at: Vec = [0, -high - 196 - neck, 84 - neck * 0.04]
  neckOf(bench, one, [0, -high - 130, 56], at)
  headOf(bench, one, within(place, at, turn(-creature.yaw * 0.35, -3, 3), one.headSize ?? 1))
}

function legsOf(bench: Bench, { legs, leg = legLong, webbed }: Feathered, high: number): void {
  const { clay, place } = bench
  clay.part({ material: hornIn(legs), place })
  const thick = leg > 120 ? 7 : 9
  for (const s of [-1, 1]) {
    clay.cone([s * 30, -high - 30, 4], [s * 30, -6, 10], thick * 1.3, thick)
    for (const k of [-1, 0, 1]) {
      const to: Vec = [s * 30 + k * 26, -5, 52 - Math.abs(k) * 8]
      clay.cone([s * 30, -6, 10], to, thick * 0.9, 4)
      if (webbed && k !== 0) clay.sheet([s * 30, -6, 8], to, [s * 30, -5, 52], 4)
    }
    clay.cone([s * 30, -6, 8], [s * 30, -4, -22], thick * 0.8, 3.5)
  }
}

function tailFeathers(bench: Bench, one: Feathered, root: Vec): void {
  const { clay, creature, place } = bench
  const [x, y, z] = root
  const dye = one.wing ?? shade(creature.colour, -0.06)
  if (one.tail === 'fan') {
    train(bench)
    return
  }
  clay.part({ material: feathersIn(one.tips && one.tail !== 'long' ? mix(dye, one.tips, 0.5) : dye), place })
  if (one.tail === 'sickle') {
    for (let k = -2; k <= 2; k++)
      clay.limb(
        [
          [[x + k * 10, y, z], 22],
          [[x + k * 16, y - 120, z - 70], 20],
          [[x + k * 22, y - 190 + Math.abs(k) * 16, z - 150], 15],
          [[x + k * 24, y - 150 + Math.abs(k) * 20, z - 210], 5],
        ],
        6,
        4,
      )
    return
  }
  const long = one.tail === 'long' ? 280 : one.tail === 'short' ? 74 : 150
  for (let k = -2; k <= 2; k++)
    clay.leaf(
      [x + k * 10, y, z],
      [x + k * 22, y + long * 0.34, z - long + Math.abs(k) * 14],
      22,
      one.tail === 'long' ? 9 : 17,
      0.26,
      [k * 0.14, -1, -0.3],
      2,
    )
}

/** A peacock's train, spread behind it: a wheel of eyes. */
function train(bench: Bench): void {
  const { clay, place } = bench
  const root: Vec = [0, -130, -70]
  const feathers: [end: Vec, k: number][] = []
  for (const [row, long, count] of [
    [0, 470, 13],
    [1, 340, 10],
  ] as const)
    for (let k = 0; k < count; k++) {
      const a = (k / (count - 1) - 0.5) * 2.9
      feathers.push([[root[0] + Math.sin(a) * long, root[1] - Math.cos(a) * long + 40, root[2] - 30 + row * 26], k])
    }
  for (const [[x, y, z], k] of feathers) {
    clay.part({ material: feathersIn(k % 2 === 0 ? [40, 116, 84] : [58, 132, 78]), place })
    clay.leaf(root, [x, y, z], 14, 38, 0.16, [0, 0, 1], 2)
  }
  for (const [dye, out, radius] of [
    [[206, 166, 66], 0, 30],
    [[44, 150, 168], 6, 21],
    [[28, 40, 118], 11, 12],
  ] as const) {
    clay.part({ material: { ...feathersIn(dye), specular: 0.4 }, place })
    for (const [[x, y, z]] of feathers) clay.ellipsoid([x, y, z + 8 + out], [radius, radius, 5])
  }
}

/** A wing along a flank; rows of quills over one another. */
function foldedWing(bench: Bench, one: Feathered, side: number, [x, y, z]: Vec): void {
  const { clay, creature, place } = bench
  const dye = one.wing ?? shade(creature.colour, -0.05)
  const face: Vec = [side, -0.25, 0.1]
  clay.part({ material: feathersIn(dye), place, lie: [0, 0.4, -1] })
  clay.leaf([x, y, z], [x - side * 14, y + 74, z - 176], 46, 22, 0.34, face, 6)
  clay.part({ material: feathersIn(shade(dye, 0.05)), place })
  for (let k = 0; k < 4; k++)
    clay.leaf([x + side * 7, y - 6 + k * 20, z - 8], [x + side * 5, y + 24 + k * 20, z - 88], 18, 12, 0.3, face, 2)
  clay.part({ material: feathersIn(one.tips ?? shade(dye, -0.08)), place })
  for (let k = 0; k < 4; k++)
    clay.leaf(
      [x + side * 3, y + 36 + k * 11, z - 96],
      [x - side * 8, y + 66 + k * 12, z - 214 + k * 14],
      15,
      7,
      0.28,
      face,
      2,
    )
}

function neckOf(bench: Bench, one: Feathered, from: Vec, to: Vec): void {
  const { clay, creature, place } = bench
  const slim = one.slim ?? 1
  const long = (one.neck ?? 0) > 60
  clay.part({ material: feathersIn(one.head ?? creature.colour), place })
  if (long)
    clay.limb(
      [
        [from, 46 * slim],
        [[0, from[1] - 40, from[2] + 40], 32],
        [[0, (from[1] + to[1]) / 2 - 6, from[2] + 30], 25],
        [[0, to[1] + 16, to[2] - 12], 24],
      ],
      10,
      5,
    )
  else
    clay.limb(
      [
        [from, 58 * slim],
        [[0, to[1] + 12, to[2] - 10], 42],
      ],
      10,
      3,
    )
}

/** A head at its own middle: skull, beak, eyes, comb. */
function headOf(bench: Bench, one: Feathered, place: Place): void {
  const { clay, creature } = bench
  if (one.owl) {
    sculptOwlHead(bench, within(place, [0, 0, -26], turn(0), 0.86))
    return
  }
  clay.part({ material: feathersIn(one.head ?? creature.colour), place }).ellipsoid([0, 0, 0], [44, 42, 50])
  if (one.cheeks) {
    clay.part({ material: { ...leather(one.cheeks), bump: 0.2 }, place })
    for (const s of [-1, 1]) clay.ellipsoid([s * 27, 4, 20], [20, 26, 26])
  }
  beakOf(bench, one, place)
  for (const s of [-1, 1]) beadEye(bench, place, [s * 33, -9, 24], 10, one.iris)
  if (one.crest === 'comb') {
    clay.part({ material: { ...leather([196, 34, 30]), specular: 0.3 }, place })
    for (let k = 0; k < 4; k++) clay.ellipsoid([0, -52 + Math.abs(k - 1.5) * 5, 36 - k * 22], [8, 20, 13], 5)
    for (const s of [-1, 1]) clay.ellipsoid([s * 9, 48, 52], [8, 22, 10], 3)
  }
  if (one.crest === 'plume') {
    for (let k = -2; k <= 2; k++) {
      clay.part({ material: feathersIn([40, 70, 140]), place }).cone([k * 3, -38, -8], [k * 16, -96, -14], 2.5, 2)
      clay.part({ material: feathersIn([44, 140, 140]), place }).ball([k * 17, -102, -14], 9)
    }
  }
}

function beakOf({ clay }: Bench, { beak, beakDye }: Feathered, place: Place): void {
  clay.part({ material: hornIn(beakDye), place })
  if (beak === 'short') clay.cone([0, 6, 40], [0, 13, 78], 13, 3)
  if (beak === 'stout') clay.cone([0, 4, 38], [0, 12, 104], 18, 4)
  if (beak === 'dagger') clay.cone([0, 4, 38], [0, 16, 168], 15, 3)
  if (beak === 'long') clay.cone([0, 4, 38], [0, 10, 110], 13, 5).cone([0, 10, 108], [0, 22, 122], 7, 3)
  if (beak === 'flat')
    clay
      .cone([0, 4, 36], [0, 14, 60], 21, 21)
      .ellipsoid([0, 18, 88], [25, 9, 38], 8)
      .cone([0, -2, 30], [0, 6, 50], 20, 16, 6)
  if (beak === 'pouch') clay.cone([0, 0, 38], [0, 36, 190], 14, 8).ellipsoid([0, 44, 100], [20, 40, 66], 16)
  if (beak === 'hooked')
    clay.limb(
      [
        [[0, 2, 34], 19],
        [[0, 3, 62], 16],
        [[0, 20, 78], 10],
        [[0, 38, 74], 3],
      ],
      3,
      5,
    )
}

/** On spread wings, seen from before and below. */
function flying(bench: Bench, one: Feathered): void {
  const { clay, creature, place } = bench
  const dye = one.wing ?? shade(creature.colour, -0.04)
  for (const s of [-1, 1]) {
    clay.part({ material: feathersIn(dye), place })
    clay.limb(
      [
        [[s * 40, -10, 10], 30],
        [[s * 150, -86, 0], 24],
        [[s * 290, -74, -10], 15],
        [[s * 400, -20, -20], 5],
      ],
      10,
      4,
    )
    for (let k = 0; k < 9; k++) {
      const t = k / 8
      const at: Vec = [s * (60 + 310 * t), -30 - 110 * Math.sin(Math.min(1, t * 1.5) * 1.6) + 90 * t * t, -8]
      clay.part({
        material: feathersIn(t > 0.72 ? (one.tips ?? dye) : t > 0.3 ? dye : mix(dye, creature.colour, 0.6)),
        place,
      })
      clay.leaf(at, [at[0] + s * (14 + 86 * t), at[1] + 118 - 66 * t, -18], 26, 13, 0.2, [0, 0.3, 1], 3)
    }
  }
  clay.part({ material: feathersIn(one.tips ?? dye), place })
  for (let k = -2; k <= 2; k++)
    clay.leaf([k * 8, 70, -60], [k * 34, 190 - Math.abs(k) * 12, -120], 18, 20, 0.22, [0, 0, 1], 2)
  clay.part({ material: feathersIn(one.breast ?? creature.colour), place })
  clay.ellipsoid([0, 24, 0], [52, 80, 60], 0, turn(0, 24, 0)).ball([0, -26, 40], 44, 24)
  clay.part({ material: hornIn(one.legs), place })
  for (const s of [-1, 1]) clay.cone([s * 20, 84, 0], [s * 22, 132, -26], 7, 5)
  headOf(bench, one, within(place, [0, -66, 66], turn(-creature.yaw * 0.6 + 24, 0, 0), one.headSize ?? 1))
}

/** Along a forearm: the breast to us, the head at +x and up. */
function held(bench: Bench, one: Feathered): void {
  const { place } = bench
  const turned: Bench = { ...bench, place: within(place, [-20, 40, 30], turn(62, 0, 4)) }
  standing(turned, { ...one, leg: 20, tail: one.tail === 'fan' ? 'long' : (one.tail ?? 'short') })
}

export function sculptFeathered(bench: Bench, one: Feathered): void {
  const bearing = bearingOf(bench)
  if (bearing === 'flying') flying(bench, one)
  else if (bearing === 'held') held(bench, one)
  else standing(bench, one)
}

const yolk: Rgb = [232, 164, 44]
const coral: Rgb = [206, 92, 66]
const slate: Rgb = [62, 62, 68]

export const feathered: Readonly<Record<string, Feathered>> = {
  gull: {
    beak: 'stout',
    beakDye: yolk,
    legs: [226, 158, 120],
    wing: [150, 158, 168],
    tips: [44, 46, 52],
    head: [244, 242, 238],
    breast: [244, 242, 238],
    iris: [226, 200, 90],
    webbed: true,
    slim: 0.9,
  },
  pigeon: {
    beak: 'short',
    beakDye: slate,
    legs: coral,
    wing: [150, 154, 164],
    tips: [62, 64, 74],
    head: [84, 96, 116],
    breast: [122, 108, 128],
    iris: [214, 110, 50],
    headSize: 0.74,
  },
  dove: { beak: 'short', beakDye: [206, 160, 140], legs: coral, headSize: 0.72 },
  songbird: { beak: 'short', beakDye: [70, 62, 56], legs: [110, 82, 64], leg: 54, headSize: 1.06, tail: 'short' },
  robin: {
    beak: 'short',
    beakDye: [70, 62, 56],
    legs: [110, 82, 64],
    leg: 54,
    headSize: 1.06,
    breast: [214, 92, 40],
    tail: 'short',
  },
  magpie: {
    beak: 'stout',
    beakDye: [34, 34, 38],
    legs: [40, 40, 44],
    head: [30, 32, 40],
    wing: [32, 42, 66],
    tips: [30, 60, 76],
    breast: [240, 240, 236],
    tail: 'long',
  },
  crow: { beak: 'stout', beakDye: [40, 40, 46], legs: [46, 46, 52], headSize: 0.94 },
  'little-owl': { beak: 'hooked', beakDye: slate, legs: [206, 180, 130], owl: true, leg: 34, tail: 'short' },
  macaw: {
    beak: 'hooked',
    beakDye: [44, 42, 44],
    legs: [96, 92, 92],
    wing: [40, 84, 170],
    tips: [230, 184, 48],
    cheeks: [238, 232, 222],
    iris: [232, 220, 130],
    tail: 'long',
    leg: 40,
    headSize: 1.1,
  },
  hawk: {
    beak: 'hooked',
    beakDye: [74, 72, 78],
    legs: yolk,
    breast: [222, 204, 170],
    iris: [236, 182, 40],
    leg: 58,
    headSize: 0.92,
  },
  'hen-bird': {
    beak: 'short',
    beakDye: yolk,
    legs: yolk,
    crest: 'comb',
    tail: 'sickle',
    slim: 1.14,
    leg: 70,
    neck: 12,
  },
  'cock-bird': {
    beak: 'short',
    beakDye: yolk,
    legs: yolk,
    crest: 'comb',
    tail: 'sickle',
    head: [216, 138, 44],
    tips: [30, 74, 66],
    slim: 1.1,
    leg: 92,
    neck: 40,
  },
  chick: { beak: 'short', beakDye: yolk, legs: yolk, leg: 44, slim: 1.05, headSize: 1.2, tail: 'short' },
  duck: { beak: 'flat', beakDye: yolk, legs: [226, 120, 40], leg: 40, neck: 14, webbed: true, tail: 'short' },
  mallard: {
    beak: 'flat',
    beakDye: [214, 190, 70],
    legs: [226, 120, 40],
    leg: 40,
    neck: 14,
    head: [30, 104, 66],
    breast: [112, 66, 44],
    webbed: true,
    tail: 'short',
  },
  goose: {
    beak: 'flat',
    beakDye: [230, 130, 44],
    legs: [226, 120, 40],
    leg: 58,
    neck: 130,
    slim: 1.12,
    webbed: true,
    tail: 'short',
    headSize: 0.86,
  },
  swan: {
    beak: 'flat',
    beakDye: [226, 110, 40],
    legs: [52, 50, 54],
    leg: 40,
    neck: 230,
    slim: 1.16,
    webbed: true,
    tail: 'short',
    headSize: 0.8,
  },
  peacock: {
    beak: 'short',
    beakDye: [96, 92, 88],
    legs: [120, 110, 96],
    leg: 90,
    neck: 96,
    slim: 0.84,
    head: [30, 74, 168],
    wing: [150, 132, 96],
    tips: [176, 92, 44],
    crest: 'plume',
    tail: 'fan',
    headSize: 0.72,
  },
  heron: {
    beak: 'dagger',
    beakDye: yolk,
    legs: [150, 128, 76],
    leg: 210,
    neck: 190,
    slim: 0.84,
    head: [236, 236, 234],
    tips: [60, 64, 76],
    headSize: 0.7,
    tail: 'short',
  },
  stork: {
    beak: 'dagger',
    beakDye: [214, 66, 40],
    legs: [214, 66, 40],
    leg: 220,
    neck: 120,
    slim: 0.92,
    tips: [34, 34, 38],
    wing: [236, 234, 228],
    headSize: 0.72,
    tail: 'short',
  },
  pelican: {
    beak: 'pouch',
    beakDye: [236, 170, 80],
    legs: [226, 158, 120],
    leg: 50,
    neck: 120,
    slim: 1.1,
    webbed: true,
    headSize: 0.86,
    tail: 'short',
  },
  turkey: {
    beak: 'short',
    beakDye: [196, 170, 120],
    legs: [170, 120, 100],
    leg: 92,
    neck: 60,
    slim: 1.24,
    head: [120, 136, 176],
    crest: 'comb',
    tips: [206, 170, 120],
    tail: 'sickle',
  },
  penguin: {
    beak: 'dagger',
    beakDye: [230, 140, 50],
    legs: [230, 140, 50],
    leg: 20,
    breast: [242, 240, 234],
    webbed: true,
    tail: 'short',
    headSize: 0.7,
  },
}
