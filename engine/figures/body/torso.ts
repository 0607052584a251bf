import type { Person } from '../scene.ts'
import { type Place, turn, within } from '../sculpture/space.ts'

type Build = Person['build']

/** How large the body is beside the head, in a picture of the whole of it and in one of its bust. */
export const BODY = { whole: 1.22, bust: 1.04 }

/** Where the head and the body of a person stand. Both count in head units; the body's origin is the root of the neck. */
export function placesOf(person: Person): { head: Place; body: Place } {
  const upright = {
    origin: [person.x, person.y, person.depth] as const,
    rotation: turn(...person.turn.body),
    scale: person.scale,
  }
  const neckLength = person.form === 'turtle' ? 118 : person.whole ? 86 : 94
  const body = within(
    upright,
    [0, neckLength, -34],
    undefined,
    (person.whole ? BODY.whole : BODY.bust) * person.build.frame,
  )
  return {
    head: { ...upright, rotation: turn(...person.turn.head) },
    body,
  }
}

/** Half breadth of the shoulders, to the middle of the joint. */
export const shoulderX = (build: Build) => 112 * build.broad

/** How far below the root of the neck the legs begin, and how far the soles lie, in the body's place. */
export const CROTCH = 540
export const solesOf = (build: Build) => CROTCH + 560 * build.legs
