import { cloth, glow, leather, metal } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds } from '../body/weaves.ts'
import type { Gear } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { add, along, length, out, type Place, sub, turn, upright, type Vec, within } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'

const world: Place = { origin: [0, 0, 0], rotation: upright, scale: 1 }

/** What a hand or an arm wears, or hangs at the hip; a hand's own part stands at the palm. */
export const limbs: Partial<Record<Gear['kind'], Wright>> = {
  // The bag alone: its strap runs over the shoulder, see `slungBag`.
  satchel: (clay, place, gear) => {
    clay.part({ material: surfaceOf({ ...gear, stuff: gear.stuff ?? 'leather' }, 'leather'), place })
    clay.box([0, 0, 0], [112, 84, 34], 16)
    clay.part({ material: surfaceOf({ ...gear, stuff: gear.stuff ?? 'leather' }, 'leather'), place })
    clay.box([0, -26, 34], [116, 62, 8], 7)
    clay.part({ material: metal([206, 168, 88]), place }).box([0, 26, 44], [19, 14, 6], 4)
  },
  // It is drawn as the items category draws it: see `stampsOf`.
  relic: () => undefined,
  sling: (clay, place) => {
    clay.part({ material: { ...cloth([228, 222, 206]), bump: 0.8 }, place, pigment: folds(4, 4) })
    clay.ellipsoid([0, 10, -70], [58, 54, 110])
  },
  'mechanical-arm': (clay, place, gear) => {
    const steel = gear.stuff ? surfaceOf(gear, 'metal') : metal(gear.colour)
    clay.part({ material: { ...steel, specular: 0.7 }, place })
    clay.box([0, 0, -16], [24, 46, 42], 12).ring([0, 0, -78], 46, 46, 12, 16, 0, turn(0, 90, 0))
    for (let k = 0; k < 4; k++) clay.ball([0, -34 + k * 22, 26], 13, 2)
  },
}

/** A bag at the right hip on a strap from the left shoulder. */
export function slungBag(clay: Clay, body: Place, gear: Gear, wide: number, deep: number): void {
  const bag = within(body, [-wide * 0.86, 470, deep * 0.7], turn(-16, 0, 6), 1.06)
  limbs.satchel?.(clay, bag, gear)
  clay.part({ material: leather([74, 50, 34]), place: body })
  const points: readonly Vec[] = [
    [wide * 0.62, -6, -10],
    [wide * 0.5, 36, deep * 0.7],
    [wide * 0.14, 160, deep + 14],
    [-wide * 0.3, 290, deep + 12],
    [-wide * 0.8, 400, deep * 0.72],
  ]
  for (const [k, at] of points.entries()) {
    const next = points[k + 1]
    if (next) clay.leaf(at, next, 15, 15, 0.36, [-0.3, 0, 1], 4)
  }
}

/** A cloth from the neck that bears a forearm. */
export function armSling(clay: Clay, body: Place, elbow: Vec, hand: Place): void {
  const s = hand.scale
  const linen = { ...cloth([232, 226, 210]), bump: 0.8 }
  const front: Vec = add(hand.origin, [0, -20 * s, 64 * s])
  const corner: Vec = add(elbow, [0, 30 * s, 50 * s])
  const [near, far] = [out(body, [-46, -8, 62]), out(body, [46, -8, 62])]
  clay.part({ material: linen, place: world, pigment: folds(4, 5) })
  clay.cone(corner, front, 66 * s, 52 * s)
  clay.sheet(near, front, corner, 8 * s, 20 * s).sheet(far, front, corner, 8 * s, 20 * s)
  clay
    .part({ material: linen, place: world })
    .cone(front, near, 15 * s, 13 * s)
    .cone(corner, far, 15 * s, 13 * s)
}

/** Plates, rods and rivets from the elbow down to the hand, over whatever is there. */
export function mechanicalArm(clay: Clay, elbow: Vec, hand: Place, gear: Gear): void {
  const s = hand.scale
  const steel = gear.stuff ? surfaceOf(gear, 'metal') : metal(gear.colour)
  const brass = metal([206, 162, 80])
  const wrist = out(hand, [0, 0, -84])
  const long = length(sub(wrist, elbow)) / s
  const place: Place = { origin: elbow, rotation: along(sub(wrist, elbow), [0, 0, 1]), scale: s }
  clay.part({ material: { ...steel, specular: 0.8 }, place })
  clay.ball([0, 0, 0], 92).cone([0, 20, 0], [0, long - 10, 0], 74, 56, 8)
  clay.carve()
  for (const y of [0.34, 0.62]) clay.ring([0, long * y, 0], 80, 80, 16, 9)
  clay.build()
  clay.part({ material: { ...brass, specular: 0.9 }, place })
  for (const y of [0.34, 0.62]) clay.ring([0, long * y, 0], 62, 62, 9, 12)
  clay.drum([0, 0, 74], 22, 52, 52, 4, 0, turn(0, 90, 0))
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2
    clay.box([Math.sin(a) * 54, Math.cos(a) * 54, 74], [12, 12, 17], 3)
  }
  for (const x of [-1, 1]) clay.cone([x * 60, long * 0.2, 46], [x * 46, long * 0.9, 40], 12, 12)
  clay
    .part({ material: { ...glow([110, 220, 255], 0.8), colour: [130, 226, 255] }, place })
    .ball([0, long * 0.48, 64], 17)
  limbs['mechanical-arm']?.(clay, hand, gear)
}
