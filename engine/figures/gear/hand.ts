import type { Rgb } from '../../paint/colour.ts'
import { gem, type Material, metal } from '../../paint/material.ts'
import { shoulderX } from '../body/torso.ts'
import type { Person } from '../scene.ts'
import type { Clay, PartOptions } from '../sculpture/clay.ts'
import { add, between, dot, length, type Place, sub, times, turn, unit, type Vec, within } from '../sculpture/space.ts'

/** A fist closed round what stands upright at the origin of `place`; `s` is the side of the body it belongs to. */
export function sculptFist(clay: Clay, options: PartOptions, s: number): void {
  clay.part(options)
  // The back of the hand, broad at the knuckles, running into the wrist.
  clay.ellipsoid([s * 13, 1, 6], [15, 27, 20], 0).ellipsoid([s * 17, 12, -8], [14, 20, 18], 12)
  const fingers = [
    [-21, 8.2, 1],
    [-6.5, 8.8, 1.06],
    [8, 8.4, 1],
    [21, 7, 0.84],
  ] as const
  for (const [y, r, long] of fingers) {
    // Knuckle, first joint, and the tip tucked in.
    clay.limb(
      [
        [[s * 22, y - 1, 8], r],
        [[s * 14 * long, y, 24 * long], r + 0.6],
        [[s * -5 * long, y + 2, 27 * long], r - 0.2],
        [[s * -15 * long, y + 3, 14], r - 1.6],
      ],
      3.4,
    )
    clay.ball([s * 20, y, 15], r * 0.8, 5)
  }
  clay.limb(
    [
      [[s * 18, -14, -4], 11],
      [[s * 8, -31, 16], 9],
      [[s * -8, -27, 30], 7.6],
      [[s * -15, -18, 31], 6],
    ],
    5,
  )
}

const stones: readonly Rgb[] = [
  [176, 30, 48],
  [40, 90, 180],
  [36, 140, 84],
]

/** Bands with stones on three fingers of a hand: closed round something, or open. */
export function sculptRings(clay: Clay, place: Place, s: number, colour: Rgb, fist: boolean): void {
  for (const [k, finger] of [0, 1, 3].entries()) {
    const y = [-21, -6.5, 8, 21][finger]!
    const z = 17 - finger * 11
    const [from, to, r]: [Vec, Vec, number] = fist
      ? [[s * 16, y, 21], [s * 11, y, 25], 11.6]
      : [[0, 50, z], [s * -1, 60, z], 10]
    clay.part({ material: { ...metal(colour), specular: 0.9 }, place }).cone(from, to, r, r, 1)
    const [mx, my, mz] = between(from, to, 0.5)
    clay
      .part({ material: { ...gem(stones[k]!), gloss: 30 }, place })
      .ellipsoid(fist ? [mx + s * 5, my, mz + 11] : [mx + s * 9, my, mz + 4], [7, 7, 7])
  }
}

/** A hand hanging from a wrist: half open, the thumb forward. `place` stands at the wrist, its fingers down. */
export function sculptOpenHand(clay: Clay, options: PartOptions, s: number, claws = false): void {
  clay.part(options)
  clay.ellipsoid([0, 24, 2], [13, 30, 22], 0).ball([0, 0, 0], 17, 14)
  for (const [k, long] of [30, 36, 33, 25].entries()) {
    const z = 17 - k * 11
    clay.limb(
      [
        [[s * 1, 44, z], 7.4],
        [[s * -2, 44 + long * 0.8, z + 2], 6.6],
        [[s * -12, 44 + long * 1.5, z + 2], claws ? 4.4 : 5.4],
        ...(claws ? ([[[s * -22, 44 + long * 2, z + 3], 1]] as const) : []),
      ],
      3,
    )
  }
  clay.limb(
    [
      [[s * -2, 12, 16], 9],
      [[s * -8, 34, 30], 8],
      [[s * -12, 54, 32], 6],
    ],
    5,
  )
}

/** Where the elbow of an arm goes that reaches from `shoulder` to `wrist`, its bones `upper` and `fore` long: out, down and back. */
export function elbowOf(shoulder: Vec, wrist: Vec, s: number, upper: number, fore: number): Vec {
  const line = sub(wrist, shoulder)
  const span = Math.min(length(line), upper + fore - 2)
  const along = unit(line)
  const at = (upper * upper - fore * fore + span * span) / (2 * span)
  const off = Math.sqrt(Math.max(0, upper * upper - at * at))
  const wish: Vec = [s * 0.75, 0.8, -0.45]
  const side = unit(sub(wish, times(along, dot(wish, along))))
  return add(add(shoulder, times(along, at)), times(side, off))
}

/** The arm that carries it: shoulder to elbow to wrist. */
export function sculptReach(
  clay: Clay,
  options: PartOptions,
  person: Person,
  s: number,
  wrist: Vec,
  grow: number,
): void {
  const x = shoulderX(person.build)
  clay.part(options)
  const r = 30 + 8 * person.build.muscle + grow
  const shoulder: Vec = [s * (x + 4), 58, -6]
  const elbow = elbowOf(shoulder, wrist, s, 186, 172)
  clay.cone(shoulder, between(shoulder, elbow, 0.45), r + 2, r * 1.02, 10)
  clay.cone(between(shoulder, elbow, 0.45), elbow, r * 1.02, r * 0.8, 14)
  clay.cone(elbow, between(elbow, wrist, 0.35), r * 0.8, r * 0.86, 12)
  clay.cone(between(elbow, wrist, 0.35), wrist, r * 0.86, r * 0.56, 12)
}

/** Where a hand holds something upright, in the body's place, and where its wrist is. */
export function gripOf(body: Place, person: Person, s: number, lean: number): { grip: Place; wrist: Vec } {
  const x = shoulderX(person.build)
  const held = (at: Vec, yaw: number, pitch: number, roll: number): { grip: Place; wrist: Vec } => ({
    grip: within(body, at, turn(yaw, pitch, roll)),
    // The wrist lies on the outer side of what is gripped, a little behind and below it.
    wrist: add(at, [s * 13, 26, -20]),
  })
  switch (person.pose.grip) {
    case 'guard':
      return held([s * (x - 22), 286, 142], 0, -4, -s * 34)
    case 'shouldered':
      return held([s * (x - 2), 226, 122], 0, 30, s * 9)
    case 'raised':
      return held([s * (x + 92), -30, 86], 0, 14, s * 26)
    case 'low':
      return held([s * (x + 66), 400, 84], 0, 18, s * 128)
    default:
      return held([s * (x + 26), 212, 116], 0, -6, lean)
  }
}

/** Skin, or the glove that goes with what the person wears. */
export function handOptions(person: Person, body: Place, skin: Material, sleeve: PartOptions): PartOptions {
  const plated = person.garments.some((garment) => garment.kind === 'plate-armour')
  return plated ? { ...sleeve, place: body } : { material: skin, place: body }
}
