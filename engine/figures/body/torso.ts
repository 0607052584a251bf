import type { Person } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { type Place, turn, within } from '../sculpture/space.ts'

export type Build = Person['build']

/** Where the head and the body of a person stand. Both count in head units; the body's origin is the root of the neck. */
export function placesOf(person: Person): { head: Place; body: Place } {
  const upright = {
    origin: [person.x, person.y, person.depth] as const,
    rotation: turn(...person.turn.body),
    scale: person.scale,
  }
  const neckLength = person.form === 'turtle' ? 118 : 104
  // A little smaller than life beside the head, as painters of busts have it.
  const body = within(upright, [0, neckLength, -34], undefined, 0.9)
  return {
    head: { ...upright, rotation: turn(...person.turn.head) },
    body,
  }
}

/** Half breadth of the shoulders, to the middle of the joint. */
export const shoulderX = (build: Build) => 112 * build.broad

/** The trunk, swollen by `grow` all over, without arms. Adds to the part being built. */
export function sculptTrunk(clay: Clay, build: Build, grow: number): void {
  const x = shoulderX(build)
  const stout = build.stout
  clay
    .ellipsoid([0, 128, 0], [x + 2 + grow, 118, 58 * (0.5 + 0.5 * stout) + 8 * build.muscle + grow])
    .ellipsoid([0, 300, 4], [86 * stout + 8 + grow, 170, 56 * stout + grow], 50)
    .cone([0, 360, 0], [0, 820, -4], 78 * stout + grow, 92 * stout + grow * 2, 50)
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

/** Whether an arm is bent to carry something; the others hang. */
export function carries(person: Person, s: number): boolean {
  return person.gear.some((gear) => gear.kind === 'lute' || gear.hold === (s === -1 ? 'right' : 'left'))
}

/** Both arms: hanging out of the picture, or as far as the elbow where a bent forearm takes over. */
export function sculptArms(clay: Clay, person: Person, grow: number, length = 1, blend = 26): void {
  const { build } = person
  const x = shoulderX(build)
  for (const s of [-1, 1]) {
    const r = 31 + 8 * build.muscle + grow
    const upper = [
      [[s * (x + 4), 60, -8], r],
      [[s * (x + 17), 60 + 80 * length, -10], r * 0.96],
      [[s * (x + 26), 60 + 160 * length, -4], r * 0.86],
    ] as const
    const fore = [
      [[s * (x + 30), 60 + 250 * length, 0], r * 0.84],
      [[s * (x + 20), 60 + 390 * length, 26], r * 0.66],
    ] as const
    clay.limb(carries(person, s) || length < 1 ? upper : [...upper, ...fore], blend)
  }
}
