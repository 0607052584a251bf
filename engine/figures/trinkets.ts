import { leather, metal } from '../paint/material.ts'
import { surfaceOf } from './body/tailoring.ts'
import { hide } from './body/weaves.ts'
import { eyeSeat } from './head/beasts.ts'
import { sides } from './head/face.ts'
import type { Person } from './scene.ts'
import type { Clay } from './sculpture/clay.ts'
import { type Place, turn } from './sculpture/space.ts'

/** Eyepatch, glasses, mask, earrings. */
export function sculptTrinkets(clay: Clay, head: Place, person: Person) {
  const seat = eyeSeat(person.form, person.face)
  if (person.patch) {
    const x = person.patch * seat.at[0]
    clay.part({ material: leather([44, 34, 30]), place: head, pigment: hide(2) })
    clay.ellipsoid([x, seat.at[1] + 2, seat.at[2] + seat.radius - 2], [23, 20, 9], 0, turn(person.patch * 20, 0, 0))
    clay.limb(
      [
        [[x - person.patch * 20, seat.at[1] - 12, 84], 3.4],
        [[-person.patch * 30, -54, 80], 3.4],
        [[-person.patch * 74, -64, 10], 3.4],
      ],
      2,
      4,
    )
    clay.limb(
      [
        [[x + person.patch * 18, seat.at[1] - 4, 72], 3.4],
        [[person.patch * 70, 0, 20], 3.4],
      ],
      2,
    )
  }
  if (person.glasses) {
    clay.part({ material: metal([176, 146, 84]), place: head })
    for (const s of sides) {
      clay.ring(
        [s * (seat.at[0] + 1), seat.at[1] + 6, seat.at[2] + seat.radius + 16],
        19,
        19,
        2.2,
        2.2,
        0,
        turn(0, 90, 0),
      )
      clay.cone([s * (seat.at[0] + 20), seat.at[1] + 4, seat.at[2] + seat.radius + 14], [s * 78, 0, -4], 2, 2)
    }
    clay.limb(
      [
        [[-13, 2, seat.at[2] + seat.radius + 16], 2.2],
        [[0, -3, seat.at[2] + seat.radius + 20], 2.4],
        [[13, 2, seat.at[2] + seat.radius + 16], 2.2],
      ],
      1,
    )
  }
  if (person.mask) {
    const mask = person.mask
    clay.part({ material: surfaceOf(mask, 'leather'), place: head, pigment: hide(3) })
    const beaked = mask.state.includes('beaked')
    const sack = mask.state.includes('sack')
    if (sack) clay.ellipsoid([0, 10, 30], [72, 92, 80]).ellipsoid([0, 66, 44], [58, 70, 58], 30)
    else clay.ellipsoid([0, -4, 48], [65, 34, 54])
    if (beaked)
      clay.ellipsoid([0, 36, 44], [56, 62, 58], 16).limb(
        [
          [[0, 14, 84], 36],
          [[0, 26, 140], 25],
          [[0, 62, 204], 13],
          [[0, 88, 232], 3],
        ],
        12,
        4,
      )
    else clay.cone([0, -6, 90], [0, sack ? 34 : 24, 112], sack ? 18 : 14, sack ? 17 : 13, sack ? 20 : 12)
    clay.carve()
    for (const s of sides) clay.ellipsoid([s * seat.at[0], seat.at[1] + 1, 96], [sack ? 21 : 19, sack ? 15 : 10, 40], 3)
    clay.build()
  }
  if (person.earrings) {
    clay.part({ material: metal(person.earrings), place: head })
    for (const s of sides) clay.ring([s * 80, 48, -6], 12, 12, 2.8, 2.4, 0, turn(20, 90, 0))
  }
}
