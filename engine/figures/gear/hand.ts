import type { Material } from '../../paint/material.ts'
import { shoulderX } from '../body/torso.ts'
import type { Person } from '../scene.ts'
import type { Clay, PartOptions } from '../sculpture/clay.ts'
import { type Place, turn, type Vec, within } from '../sculpture/space.ts'

/** A fist closed round what stands upright at the origin of `place`; `s` is the side of the body it belongs to. */
export function sculptFist(clay: Clay, options: PartOptions, s: number): void {
  clay.part(options)
  clay.ellipsoid([s * 11, 0, 8], [17, 29, 19], 0)
  for (let k = 0; k < 4; k++) {
    const y = -22 + k * 14.5
    const r = k === 3 ? 6.6 : 7.8
    clay.limb(
      [
        [[s * 21, y, 2], r],
        [[s * 12, y + 1, 23], r + 1],
        [[s * -10, y + 2, 25], r],
        [[s * -17, y + 3, 12], r - 1],
      ],
      2.6,
    )
  }
  clay.limb(
    [
      [[s * 17, -20, 6], 9.5],
      [[s * 6, -32, 20], 8.5],
      [[s * -12, -29, 25], 7],
    ],
    5,
  )
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
  clay.limb(
    [
      [[s * (x + 8), 62, -4], r + 2],
      [[s * (x + 38), 196, 12], r * 0.94],
      [[s * (x + 34), 276, 52], r * 0.84],
      [wrist, r * 0.62],
    ],
    14,
    4,
  )
}

/** Where a hand holds something upright, in the body's place. */
export function gripPlace(body: Place, person: Person, s: number, lean: number): Place {
  return within(body, [s * (shoulderX(person.build) + 24), 206, 112], turn(0, -6, lean))
}

/** Skin, or the glove that goes with what the person wears. */
export function handOptions(person: Person, body: Place, skin: Material, sleeve: PartOptions): PartOptions {
  const plated = person.garments.some((garment) => garment.kind === 'plate-armour')
  return plated ? { ...sleeve, place: body } : { material: skin, place: body }
}
