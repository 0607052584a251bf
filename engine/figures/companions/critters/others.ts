import type { Bench } from '../../../monsters/rigs/rig.ts'
import { mix, shade } from '../../../paint/colour.ts'
import { leather } from '../../../paint/material.ts'
import { turn, type Vec, within } from '../../sculpture/space.ts'
import { beadEye, hideIn, softIn } from './parts.ts'

/** A domed shell of plates on four flippers. */
function turtle(bench: Bench): void {
  const { clay, creature, place } = bench
  hideIn(bench, place, creature.belly)
  for (const s of [-1, 1])
    clay
      .leaf([s * 70, -34, 60], [s * 150, -6, 122], 30, 24, 0.4, [s * 0.2, -1, 0.2], 6)
      .leaf([s * 66, -30, -80], [s * 122, -4, -136], 26, 18, 0.4, [s * 0.2, -1, 0], 6)
  clay.cone([0, -40, -110], [0, -20, -172], 16, 4).limb(
    [
      [[0, -44, 100], 34],
      [[0, -70, 156], 30],
    ],
    8,
  )
  clay.ellipsoid([0, -84, 184], [38, 34, 42], 8)
  const head = within(place, [0, -84, 184])
  for (const s of [-1, 1]) beadEye(bench, head, [s * 29, -8, 22], 9)
  clay.part({ material: leather(shade(creature.belly, -0.2)), place: head }).limb(
    [
      [[-24, 12, 30], 2.6],
      [[0, 14, 43], 2.6],
      [[24, 12, 30], 2.6],
    ],
    1,
  )
  const shell = creature.colour
  clay.part({ material: softIn(mix(shell, [214, 190, 110], 0.5)), place }).ellipsoid([0, -44, 0], [124, 22, 146])
  clay.part({
    material: { ...leather(shell), specular: 0.4, bump: 0.6 },
    place,
    pigment: (t) => {
      // Plates: six about each of a row down the middle.
      const u = t.z / 62
      const v = t.x / 54 + (Math.abs(Math.floor(u)) % 2) * 0.5
      const [fu, fv] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5]
      const edge = Math.max(Math.abs(fu), Math.abs(fv))
      if (edge > 0.4) {
        t.height -= 5
        t.red *= 0.5
        t.green *= 0.5
        t.blue *= 0.45
      } else {
        const tone = 1.2 - edge
        t.red *= tone
        t.green *= tone
        t.blue *= tone
      }
    },
  })
  clay.ellipsoid([0, -50, 0], [114, 104, 138]).carve().box([0, 10, 0], [200, 52, 200], 2).build()
}

/** Squats, broad-mouthed, its eyes on top of its head. */
function frog(bench: Bench): void {
  const { clay, creature, place } = bench
  hideIn(bench, place, creature.colour)
  clay.ellipsoid([0, -80, -40], [96, 74, 110], 0, turn(0, 24, 0)).ellipsoid([0, -128, 46], [92, 58, 74], 30)
  for (const s of [-1, 1]) {
    clay
      .ellipsoid([s * 92, -56, -50], [40, 44, 82], 14)
      .limb(
        [
          [[s * 100, -30, -100], 28],
          [[s * 130, -12, 10], 18],
          [[s * 126, -6, 62], 12],
        ],
        8,
      )
      .limb(
        [
          [[s * 60, -84, 50], 24],
          [[s * 84, -40, 84], 17],
          [[s * 72, -8, 104], 13],
        ],
        8,
      )
    for (const k of [-1, 0, 1])
      clay
        .cone([s * 72, -6, 104], [s * 72 + k * 24, -4, 146], 8, 8)
        .cone([s * 126, -5, 62], [s * 126 + k * 26, -4, 112], 8, 8)
    clay.ball([s * 56, -184, 60], 31, 8)
  }
  hideIn(bench, place, creature.belly)
  clay.ellipsoid([0, -74, 40], [70, 60, 62])
  clay.part({ material: leather(shade(creature.colour, -0.22)), place })
  clay.limb(
    [
      [[-82, -126, 78], 3.4],
      [[-46, -112, 110], 3.4],
      [[0, -108, 120], 3.4],
      [[46, -112, 110], 3.4],
      [[82, -126, 78], 3.4],
    ],
    1,
    4,
  )
  for (const s of [-1, 1]) beadEye(bench, place, [s * 60, -188, 78], 20, [226, 186, 60])
}

/** A spiral shell on a soft foot, two horns with eyes. */
function snail(bench: Bench): void {
  const { clay, creature, place } = bench
  hideIn(bench, place, creature.belly)
  clay.limb(
    [
      [[0, -14, -150], 10],
      [[0, -22, -60], 30],
      [[0, -24, 60], 34],
      [[0, -70, 130], 30],
      [[0, -120, 150], 28],
    ],
    12,
    4,
  )
  for (const s of [-1, 1]) clay.cone([s * 14, -136, 158], [s * 40, -210, 176], 7, 5).ball([s * 40, -212, 176], 11)
  clay.part({
    material: { ...leather(creature.colour), specular: 0.4 },
    place,
    pigment: (t) => {
      const [y, z] = [t.y + 112, t.z + 20]
      const r = Math.hypot(y, z)
      const turnsOf = r / 15 + Math.atan2(y, z) / (Math.PI * 2)
      const groove = Math.abs(turnsOf - Math.floor(turnsOf) - 0.5) * 2
      t.height += (1 - groove) * 6
      const tone = 0.62 + 0.5 * (1 - groove)
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  clay.ellipsoid([0, -112, -20], [64, 98, 98])
}

/** Wings spread flat to us, spotted. */
function butterfly(bench: Bench): void {
  const { clay, creature, place } = bench
  const flat = within(place, [0, -150, 0], turn(0, 16, 8))
  for (const s of [-1, 1]) {
    clay.part({ material: softIn([30, 26, 28]), place: flat })
    clay
      .leaf([s * 8, -20, 0], [s * 150, -120, 26], 34, 82, 0.08, [-s * 0.3, 0, 1])
      .leaf([s * 8, 10, 0], [s * 112, 90, 18], 30, 62, 0.08, [-s * 0.3, 0, 1])
    clay.part({ material: softIn(creature.colour), place: flat })
    clay
      .leaf([s * 20, -24, 5], [s * 138, -110, 31], 24, 64, 0.08, [-s * 0.3, 0, 1])
      .leaf([s * 20, 14, 5], [s * 102, 80, 23], 20, 46, 0.08, [-s * 0.3, 0, 1])
    clay.part({ material: softIn([246, 240, 226]), place: flat })
    for (const [x, y, r] of [
      [186, -158, 9],
      [200, -120, 8],
      [150, 118, 8],
      [104, 134, 8],
    ] as const)
      clay.ball([s * x, y, 34], r)
  }
  clay.part({ material: softIn([36, 30, 30]), place: flat })
  clay.limb(
    [
      [[0, 74, 10], 8],
      [[0, 0, 12], 15],
      [[0, -50, 12], 13],
    ],
    4,
  )
  for (const s of [-1, 1]) clay.cone([s * 4, -58, 12], [s * 40, -124, 12], 2.4, 2.4).ball([s * 40, -126, 12], 6)
}

/** A broad shell, two great claws raised, eight legs. */
function crab(bench: Bench): void {
  const { clay, creature, place } = bench
  hideIn(bench, place, creature.colour)
  clay.ellipsoid([0, -66, 0], [130, 48, 92])
  for (const s of [-1, 1]) {
    for (let k = 0; k < 3; k++)
      clay.limb(
        [
          [[s * 100, -60, 10 - k * 34], 17],
          [[s * 178, -104 + k * 8, 10 - k * 44], 13],
          [[s * 206, -8, 16 - k * 50], 6],
        ],
        6,
        3,
      )
    clay
      .limb(
        [
          [[s * 96, -64, 60], 22],
          [[s * 160, -70, 104], 22],
          [[s * 138, -128, 128], 20],
        ],
        8,
        3,
      )
      .ellipsoid([s * 122, -172, 128], [44, 56, 30], 8)
      .cone([s * 146, -206, 128], [s * 124, -266, 132], 22, 4, 6)
      .cone([s * 92, -200, 128], [s * 98, -252, 132], 17, 4, 6)
    clay.cone([s * 30, -90, 74], [s * 34, -132, 86], 7, 7)
  }
  for (const s of [-1, 1]) beadEye(bench, place, [s * 34, -138, 88], 13)
}

/** A fish held along an arm, head at +x. */
function fish(bench: Bench): void {
  const { clay, creature, place } = bench
  clay.part({
    ...bench.hide,
    material: { ...bench.hide.material, colour: creature.colour, specular: 0.8, gloss: 30 },
    place,
    pigment: (t) => {
      const scale = Math.sin(t.x * 0.28 + (Math.floor(t.y / 11) % 2) * 3.1) * Math.sin(t.y * 0.28)
      t.height += scale * 2
      const back = Math.max(0, Math.min(1, (t.y + 70) / 70))
      t.red *= 0.7 + 0.5 * back
      t.green *= 0.7 + 0.5 * back
      t.blue *= 0.74 + 0.5 * back
    },
  })
  clay.ellipsoid([40, -40, 20], [170, 70, 44]).cone([-90, -40, 20], [-190, -40, 20], 46, 17, 30)
  hideIn(bench, place, shade(creature.colour, -0.14))
  clay
    .leaf([-180, -40, 20], [-256, -100, 20], 20, 30, 0.16, [0, 0, 1], 6)
    .leaf([-180, -40, 20], [-256, 22, 20], 20, 30, 0.16, [0, 0, 1], 6)
    .leaf([30, -96, 20], [-50, -132, 20], 30, 10, 0.16, [0, 0, 1], 4)
    .leaf([70, -20, 62], [6, 10, 74], 22, 10, 0.2, [0, 0, 1], 4)
    .leaf([0, 20, 20], [-50, 50, 20], 24, 10, 0.16, [0, 0, 1], 4)
  clay.part({ material: leather(shade(creature.colour, -0.22)), place }).limb(
    [
      [[128, -92, 52], 3],
      [[112, -40, 62], 3],
      [[128, 6, 50], 3],
    ],
    1,
    4,
  )
  clay.part({ material: leather([70, 50, 48]), place }).limb(
    [
      [[206, -28, 24], 4],
      [[184, -20, 44], 4],
    ],
    1,
  )
  beadEye(bench, place, [162, -58, 52], 13, [232, 214, 130])
}

/** A coiled shell, eight arms that curl. */
function octopus(bench: Bench): void {
  const { clay, creature, place } = bench
  hideIn(bench, place, creature.colour)
  clay.ellipsoid([0, -190, -10], [86, 104, 84]).ellipsoid([0, -96, 20], [72, 44, 64], 24)
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2 + 0.3
    const at = (r: number, y: number, more = 0): Vec => [Math.sin(a + more) * r, y, Math.cos(a + more) * r * 0.7 + 10]
    clay.limb(
      [
        [at(46, -80), 28],
        [at(110, -20), 22],
        [at(170, -10, 0.2), 16],
        [at(200, -60, 0.4), 11],
        [at(170, -84, 0.5), 6],
      ],
      8,
      4,
    )
  }
  for (const s of [-1, 1]) beadEye(bench, place, [s * 46, -126, 62], 17, [236, 214, 120])
}

/** By the form of the creature. */
export const others: Readonly<Record<string, (bench: Bench) => void>> = {
  turtle,
  frog,
  snail,
  butterfly,
  crab,
  fish,
  octopus,
}
