import { metal, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import type { Furnishing, Person } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import type { Place } from '../sculpture/space.ts'

/** What somebody sits on that is no chair. */
export const seats: readonly Furnishing['kind'][] = ['barrel', 'crate', 'stool', 'log', 'boulder', 'swing']

/** Whose seat is a throne. */
const enthroned = /\b(?:monarch|noble|vampire|king|queen)\b/

/** What somebody sits on: a throne for the high, a chair for others. `hips` is the place between the hip joints, in body units. */
export function sculptSeat(clay: Clay, hips: Place, person: Person): void {
  const high = enthroned.test(person.name)
  const { seat } = person
  const timber = {
    material: seat ? surfaceOf(seat, 'metal') : wood([92, 62, 38]),
    place: hips,
  }
  const half = high ? 176 : 140
  const top = high ? -560 : -330
  clay.part(timber)
  // Seat, legs and back.
  clay.box([0, 96, 40], [half, 24, 170], 8)
  for (const s of [-1, 1]) {
    clay.box([s * (half - 20), 300, -100], [20, 190, 20], 4)
    clay.box([s * (half - 20), 300, 180], [20, 190, 20], 4)
    clay.box([s * (half - 16), (top + 100) / 2, -124], [18, (100 - top) / 2, 18], 6)
  }
  clay.box([0, top + 24, -124], [half, 26, 16], 8)
  if (!high) {
    for (const y of [-210, -90]) clay.box([0, y, -124], [half - 10, 22, 12], 6)
    return
  }
  for (const s of [-1, 1]) {
    clay.box([s * (half - 6), -110, 20], [26, 20, 160], 10)
    clay.box([s * (half - 6), 0, 160], [20, 110, 20], 6)
  }
  clay.part({ material: surfaceOf({ colour: [128, 26, 36], stuff: 'velvet', state: [] }, 'cloth'), place: hips })
  clay.box([0, top / 2 + 20, -116], [half - 30, -top / 2 - 20, 16], 12)
  clay.box([0, 74, 40], [half - 16, 14, 156], 12)
  clay.part({ material: metal([198, 156, 74]), place: hips })
  for (const s of [-1, 1]) clay.ball([s * (half - 16), top - 14, -124], 30).ball([s * (half - 6), -112, 182], 28)
  clay.ball([0, top - 40, -124], 40).cone([-70, top - 4, -124], [70, top - 4, -124], 12, 12, 4)
}
