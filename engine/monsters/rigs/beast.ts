import { ownColour } from '../../figures/sculpture/groom.ts'
import { turn, type Vec } from '../../figures/sculpture/space.ts'
import { shade } from '../../paint/colour.ts'
import { cloth } from '../../paint/material.ts'
import { type Build, builds } from './beast-builds.ts'
import { sculptBeastHead } from './beast-heads.ts'
import { featherWing } from './bird.ts'
import { batWing } from './dragon.ts'
import { type Bench, body, claws } from './rig.ts'

export function sculptQuadruped(bench: Bench): void {
  const { clay, creature, place, coats, luck } = bench
  const b = builds[creature.form] ?? builds.wolf!
  const low = 410
  const back = low - b.tall - b.chest
  const front: Vec = [0, back + b.chest * 0.7, b.long * 0.5]
  const rear: Vec = [0, back + b.chest * 0.66, -b.long * 0.62]
  const furry = creature.hide === 'fur' || creature.hide === 'feathers'
  if (creature.wings !== 'none') {
    for (const s of [-1, 1]) {
      if (creature.wings === 'bat') batWing(bench, [s * 46, back + 10, 0], s, 0.86, -30)
      else featherWing(bench, [s * 46, back + 14, 0], s, 0.92, -20)
    }
  }
  const trunk = body(bench, place, [0, 0.5, -1])
  const feet: [x: number, z: number][] = []
  clay
    .ellipsoid([0, front[1] + 6, front[2] - 10], [b.chest * 0.84, b.chest, b.chest * 1.06])
    .ellipsoid([0, (front[1] + rear[1]) / 2 + b.belly * 0.1, -10], [b.belly * 0.86, b.belly, b.long * 0.6], 40)
    .ellipsoid([0, rear[1], rear[2] + 20], [b.chest * 0.76, b.chest * 0.9, b.chest * 0.96], 40)
  if (creature.form === 'turtle') clay.ellipsoid([0, front[1] - 30, -30], [150, 120, 190], 20)
  // Legs: the far ones a step behind.
  for (const s of [-1, 1]) {
    const step = s * luck.range(12, 34)
    const x = s * b.chest * 0.62
    // Elbows and knees of those who sprawl stand out and up, their feet beside the body.
    const sprawl = b.sprawl ?? 0
    const out = s * sprawl * 66
    const high = sprawl * 26
    clay.limb(
      [
        [[x, front[1] + 20, front[2]], b.leg * 2],
        [[x * 1.06 + out, low - b.tall * 0.46 - high, front[2] + 8 + step], b.leg * 1.15],
        [[x * 1.04 + out * 1.1, low - 44 + high * 0.5, front[2] + 20 + step], b.leg * 0.86],
        [[x * 1.04 + out, low, front[2] + 40 + step], b.leg * 1.02],
      ],
      20,
      3,
    )
    clay.limb(
      [
        [[x, rear[1] + 14, rear[2] + 10], b.leg * 2.7],
        [[x * 1.1 + out, low - b.tall * 0.52 - high, rear[2] + 44 - step], b.leg * 1.5],
        [[x * 1.08 + out * 1.1, low - b.tall * 0.26, rear[2] - 26 * (1 - sprawl) - step], b.leg * 0.92],
        [[x * 1.04 + out, low, rear[2] + 18 - step], b.leg * 1.02],
      ],
      20,
      3,
    )
    if (b.claws)
      clay
        .ellipsoid([x * 1.04 + out, low + 2, front[2] + 50 + step], [b.leg * 1.2, b.leg * 0.7, b.leg * 1.6], 10)
        .ellipsoid([x * 1.04 + out, low + 2, rear[2] + 28 - step], [b.leg * 1.2, b.leg * 0.7, b.leg * 1.6], 10)
    feet.push([x * 1.04 + out, front[2] + 46 + step], [x * 1.04 + out, rear[2] + 24 - step])
    if (!b.claws) continue
    // Toes.
    for (const [fx, fz] of feet.slice(-2))
      for (let k = -1; k <= 1; k++)
        clay.ellipsoid(
          [fx + k * b.leg * 0.62, low + 6, fz + b.leg * 1.15 - Math.abs(k) * 6],
          [b.leg * 0.46, b.leg * 0.44, b.leg * 0.62],
          6,
        )
  }
  for (const [fx, fz] of feet) {
    if (b.claws) claws(bench, place, [fx, low + 8, fz + b.leg * 1.5], 4, b.leg * 0.62, b.leg * 1.7, [0, 0.35, 1])
    else {
      clay.part({ material: { ...bench.claw, colour: [46, 40, 38] }, place })
      clay.drum([fx, low + 2, fz + 4], b.leg * 0.72, b.leg * 1.3, b.leg * 0.95, 5, 0, turn(0, -12, 0))
    }
  }
  const headAt: Vec = [
    0,
    b.sprawl ? front[1] + 8 : front[1] - b.chest * 0.3 - b.neck * (b.head === 'horse' ? 3 : 1.15),
    front[2] + b.chest * (b.sprawl ? 1.6 : b.head === 'horse' ? 0.95 : 1.12),
  ]
  const neckPart = body(bench, place, [0, 0.6, -0.8])
  clay.limb(
    [
      [[0, front[1] - 6, front[2] - 12], b.chest * 0.86],
      [[0, (front[1] + headAt[1]) / 2 - 8, (front[2] + headAt[2]) / 2 - 14], b.neck],
      [[0, headAt[1] + 6, headAt[2] - 26], b.neck * 0.84],
    ],
    24,
    4,
  )
  for (const part of furry && !slender(b) ? [trunk, neckPart] : []) {
    coats.push({
      part,
      colour: ownColour,
      spacing: 58,
      length: part === neckPart ? 38 + 22 * b.mane : 34,
      width: 4,
      stray: 0.35,
      contrast: 0.09,
      wisps: 0.6,
      flow: ([, y, z]) => [0, 0.5 + (y - back) * 0.002, -0.9 + z * 0.0004],
    })
  }
  tail(bench, b, rear)
  sculptBeastHead(bench, b, headAt)
  if (b.mane >= 2) ruff(bench, headAt, b)
}

/** Short-haired and hoofed, on clean legs. */
const slender = (b: Build) => b.head === 'horse'

function tail(bench: Bench, b: Build, rear: Vec) {
  const { clay, place, coats } = bench
  const root: Vec = [0, rear[1] - 40, rear[2] - 50]
  if (b.tail === 'none') return
  const part = body(bench, place, [0, 0.4, -1])
  const s = bench.luck.chance(0.5) ? 1 : -1
  if (b.tail === 'bushy')
    clay.limb(
      [
        [root, 24],
        [[s * 40, root[1] + 50, root[2] - 70], 38],
        [[s * 90, root[1] + 130, root[2] - 110], 36],
        [[s * 110, root[1] + 200, root[2] - 120], 6],
      ],
      10,
    )
  if (b.tail === 'thin')
    clay.limb(
      [
        [root, 17],
        [[s * 80, root[1] + 60, root[2] - 90], 13],
        [[s * 180, root[1] + 30, root[2] - 110], 9],
        [[s * 230, root[1] - 60, root[2] - 100], 4],
      ],
      6,
    )
  if (b.tail === 'tuft') {
    clay.limb(
      [
        [root, 15],
        [[s * 80, root[1] + 70, root[2] - 80], 11],
        [[s * 170, root[1] + 30, root[2] - 90], 9],
      ],
      6,
    )
    clay
      .part({ material: cloth(shade(bench.creature.colour, -0.12)), place, lie: [0, 1, 0] })
      .ellipsoid([s * 190, root[1] + 12, root[2] - 90], [30, 24, 24])
  }
  if (b.tail === 'long')
    clay.limb(
      [
        [root, 64],
        [[s * 60, root[1] + 50, root[2] - 130], 48],
        [[s * 190, root[1] + 108, root[2] - 210], 34],
        [[s * 350, root[1] + 116, root[2] - 170], 22],
        [[s * 450, root[1] + 122, root[2] - 60], 5],
      ],
      20,
      4,
    )
  if (b.tail === 'club')
    clay.limb(
      [
        [root, 56],
        [[s * 90, root[1] + 70, root[2] - 150], 40],
        [[s * 220, root[1] + 130, root[2] - 150], 25],
        [[s * 330, root[1] + 150, root[2] - 60], 8],
      ],
      20,
    )
  if (b.tail === 'horse') {
    clay.part({
      material: { ...cloth(shade(bench.creature.belly, -0.1)), bump: 2, grain: [4, 50] },
      place,
      lie: [0, 1, 0],
    })
    clay.limb(
      [
        [root, 16],
        [[s * 20, root[1] + 60, root[2] - 60], 32],
        [[s * 40, root[1] + 200, root[2] - 50], 30],
        [[s * 36, root[1] + 290, root[2] - 40], 5],
      ],
      10,
    )
    coats.push({
      part: clay.parts.length - 1,
      colour: ownColour,
      spacing: 70,
      length: 80,
      width: 5,
      stray: 0.2,
      contrast: 0.1,
      wisps: 0.6,
    })
  }
  if (b.tail === 'bushy')
    coats.push({ part, colour: ownColour, spacing: 60, length: 46, width: 4.6, stray: 0.4, contrast: 0.12, wisps: 0.9 })
}

/** A mane round the head. */
function ruff(bench: Bench, at: Vec, b: Build) {
  const { clay, place, creature, coats } = bench
  clay.part({ material: { ...cloth(shade(creature.colour, -0.13, 1.1)), mottle: 0.6 }, place, lie: [0, 1, 0] })
  const part = clay.parts.length - 1
  const s = b.headSize
  for (let k = 0; k < 13; k++) {
    const a = (k / 13) * Math.PI * 2
    clay.ellipsoid([Math.sin(a) * 84 * s, at[1] + 8 - Math.cos(a) * 88 * s, at[2] - 46], [44 * s, 46 * s, 44 * s], 14)
  }
  clay.ellipsoid([0, at[1] + 110 * s, at[2] - 60], [76 * s, 90 * s, 50 * s], 20)
  coats.push({
    part,
    colour: ownColour,
    spacing: 40,
    length: 66,
    width: 5,
    stray: 0.5,
    contrast: 0.14,
    wisps: 0.9,
    flow: ([x, y]) => [x * 0.012, (y - at[1]) * 0.012 + 0.4, -0.2],
  })
}
