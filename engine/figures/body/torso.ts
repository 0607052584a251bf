import type { Person } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { type Place, turn, within } from '../sculpture/space.ts'

export type Build = Person['build']

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

/** The foot of what hangs from the trunk: where it ends, and half its breadth there. */
export interface Hem {
  at: number
  wide: number
}

/** The trunk, swollen by `grow` all over, without arms. Adds to the part being built. A bust's hangs out of the picture. */
export function sculptTrunk(clay: Clay, build: Build, grow: number, hem?: Hem): void {
  const x = shoulderX(build)
  const stout = build.stout
  clay
    .ellipsoid([0, 128, 0], [x + 2 + grow, 118, 58 * (0.5 + 0.5 * stout) + 8 * build.muscle + grow])
    .ellipsoid([0, 300, 4], [86 * stout + 8 + grow, 170, 56 * stout + grow], 50)
  // A paunch begins under the breast.
  if (stout > 1.45) clay.ellipsoid([0, 272, 28], [84 * stout + grow, 158, 60 * stout + grow], 44)
  if (hem) {
    const half = (hem.at - 330) / 2
    clay.ellipsoid([0, 446, -4], [92 * stout + grow, 92, 66 * stout + grow], 40)
    if (hem.at > 480) clay.drum([0, 330 + half, -4], half, hem.wide + grow * 0.5, 74 * stout + grow, 8, 44)
  } else clay.cone([0, 360, 0], [0, 820, -4], 78 * stout + grow, 92 * stout + grow * 2, 50)
  for (const s of [-1, 1]) {
    clay
      .cone(
        [s * 12, 2 - grow * 0.4, -24],
        [s * (x - 22), 36, -14],
        24 + 9 * build.muscle + grow * 0.5,
        26 + grow * 0.6,
        26,
      )
      .ball([s * x, 54, -8], 34 + 9 * build.muscle + grow, 30)
    if (build.bust > 0) clay.ellipsoid([s * 46, 158, 44 + grow * 0.6], [38, 40, 24 + 16 * build.bust], 34)
    else clay.ellipsoid([s * 46, 112, 40], [46, 38, 22 + 6 * build.muscle + grow], 30)
  }
}

/** Whether an arm is bent: it carries something, or its hand rests on the hip. */
export function bent(person: Person, s: number): boolean {
  return (
    person.pose.hip === s ||
    person.pose.groping === true ||
    person.gear.some(
      (gear) => gear.kind === 'lute' || gear.kind === 'fiddle' || gear.hold === (s === -1 ? 'right' : 'left'),
    )
  )
}

/** Both arms: hanging at the sides, or as far as the elbow where a bent forearm takes over. */
export function sculptArms(clay: Clay, person: Person, grow: number, length = 1, blend = 26): void {
  const { build } = person
  const x = shoulderX(build)
  for (const s of [-1, 1]) {
    const r = 31 + 8 * build.muscle + grow
    if (bent(person, s)) {
      if (length < 1)
        clay.limb(
          [
            [[s * (x + 4), 60, -8], r],
            [[s * (x + 16), 60 + 90 * length, -8], r * 0.9],
          ],
          blend,
        )
      continue
    }
    const upper = [
      [[s * (x + 4), 60, -8], r],
      [[s * (x + 17), 60 + 80 * length, -10], r * 0.96],
      [[s * (x + 26), 60 + 160 * length, -4], r * 0.86],
    ] as const
    const fore = [
      [[s * (x + 30), 60 + 250 * length, 0], r * 0.84],
      [[s * (x + 24), 60 + 400 * length, 30], r * 0.6],
    ] as const
    clay.limb(length < 1 ? upper : [...upper, ...fore], blend)
  }
}
