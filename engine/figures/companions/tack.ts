import { builds } from '../../monsters/rigs/beast-builds.ts'
import type { Bench } from '../../monsters/rigs/rig.ts'
import { saddle } from '../../monsters/rigs/saddle.ts'
import type { Rgb } from '../../paint/colour.ts'
import { cloth, leather, metal } from '../../paint/material.ts'
import { out, turn, upright, type Vec } from '../sculpture/space.ts'
import { backOfGrown, type Grown, grown, headOfGrown } from './critters/grown.ts'

const hide: Rgb = [78, 48, 30]

/** A bridle on a beast that is led or ridden, its rein to a hand (a place of the picture), and a saddle for a rider. */
export function tackUp(bench: Bench, hand: Vec, ridden: boolean, dye: Rgb): void {
  const { clay, creature } = bench
  const own = creature.rig === 'critter' && grown[creature.form]
  if (own) {
    tackGrown(bench, own, hand, ridden, dye)
    return
  }
  const b = builds[creature.form]
  const head = bench.heads[0]?.head
  if (!b || !head) return
  const isLong = b.head === 'horse'
  const muzzle: Vec = isLong ? [0, 66, 78] : [0, 16, 92]
  const wide = isLong ? 34 : 40
  clay.part({ material: leather(hide), place: head })
  // About the muzzle, behind the ears and along the cheeks.
  clay.ring(muzzle, wide, wide * 1.06, 4.6, 6, 0, turn(0, isLong ? 62 : 84, 0))
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * (wide + 1), muzzle[1], muzzle[2]], 5],
        [[s * (wide + 14), muzzle[1] * 0.4 - 6, muzzle[2] * 0.4], 5],
        [[s * 40, -70, -26], 5],
      ],
      2,
    )
  clay.part({ material: metal([176, 150, 96]), place: head })
  for (const s of [-1, 1]) clay.ball([s * (wide + 5), muzzle[1] + 2, muzzle[2] + 4], 9)
  const world = { origin: [0, 0, 0] as const, rotation: upright, scale: 1 }
  const thick = 5 * creature.scale
  for (const s of ridden ? [-1, 1] : [Math.sign(hand[0] - head.origin[0]) || 1]) {
    const bit = out(head, [s * (wide + 6), muzzle[1] + 4, muzzle[2] + 4])
    const sag = 34 * creature.scale * (ridden ? 0.6 : 1)
    clay.part({ material: leather(hide), place: world }).limb(
      [
        [bit, thick],
        [[(bit[0] + hand[0]) / 2, (bit[1] + hand[1]) / 2 + sag, (bit[2] + hand[2]) / 2 + 20 * creature.scale], thick],
        [hand, thick],
      ],
      2,
      5,
    )
  }
  if (!ridden) return
  saddle(bench, b, dye)
}

/** A halter on a beast's head, its rope to a hand; a cloth and a saddle for a rider. */
function tackGrown(bench: Bench, one: Grown, hand: Vec, ridden: boolean, dye: Rgb): void {
  const { clay, creature, place } = bench
  const head = headOfGrown(bench, one)
  const { long, wide, low = 20 } = one.head.muzzle
  const [y, z, across] = [low * 0.86, 34 + long * 0.55, wide * 1.22]
  clay.part({ material: leather(hide), place: head }).ring([0, y, z], across, across, 5, 7, 0, turn(0, 84, 0))
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * across, y, z], 5],
        [[s * 56, 4, 10], 5],
        [[s * 44, -44, -20], 5],
      ],
      2,
    )
  const world = { origin: [0, 0, 0] as const, rotation: upright, scale: 1 }
  const thick = 5.4 * creature.scale
  for (const s of ridden ? [-1, 1] : [Math.sign(hand[0] - head.origin[0]) || 1]) {
    const from = out(head, [s * across, y + 4, z])
    const sag = 44 * creature.scale * (ridden ? 0.6 : 1)
    const between: Vec = [
      (from[0] + hand[0]) / 2,
      (from[1] + hand[1]) / 2 + sag,
      Math.max(from[2], hand[2]) + 16 * creature.scale,
    ]
    clay.part({ material: leather(hide), place: world }).limb(
      [
        [from, thick],
        [between, thick],
        [hand, thick],
      ],
      2,
      5,
    )
  }
  if (!ridden) return
  const back = -backOfGrown(one)
  const { chest } = one
  clay
    .part({ material: cloth(dye), place })
    .ellipsoid([0, back + chest * 0.86, -8], [chest * 1.04, chest * 0.98, one.long * 0.62])
    .keep()
    .box([0, back + chest * 0.5, -8], [400, chest * 0.8, one.long * 0.46], 12)
    .build()
  clay
    .part({ material: leather(hide), place })
    .ellipsoid([0, back - 6, -8], [chest * 0.56, 22, one.long * 0.34])
    .ellipsoid([0, back - 24, -one.long * 0.34], [chest * 0.46, 34, 18], 14)
}
