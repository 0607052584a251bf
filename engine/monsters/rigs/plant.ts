import { turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { shade } from '../../paint/colour.ts'
import { grain } from '../../paint/grain.ts'
import { bone, cloth, skin } from '../../paint/material.ts'
import { type Bench, body } from './rig.ts'

/** A plant that eats men: a trap of two toothed leaves on a thick stalk, lesser traps beside it, vines and great leaves below. */
export function sculptPlant(bench: Bench): void {
  const { clay, luck } = bench
  const lean = luck.range(-40, 40)
  const neck: Vec = [lean * 0.4, -80, 60]
  stalk(bench, [0, 410, 0], [lean - 60, 180, -20], neck, 64)
  trap(bench, neck, luck.range(-16, 16), 1.25)
  for (const s of [-1, 1]) {
    const head: Vec = [s * luck.range(215, 250), luck.range(20, 110), 70]
    stalk(bench, [s * 40, 400, 10], [s * 200, 300, 30], head, 30)
    trap(bench, head, s * luck.range(24, 40), luck.range(0.5, 0.62))
  }
  for (let k = 0; k < 7; k++) {
    const a = -1.5 + (k / 6) * 3
    blade(bench, a, luck.range(0.8, 1.15))
  }
  body(bench)
  for (let k = 0; k < 6; k++) {
    const s = k % 2 === 0 ? 1 : -1
    const far = luck.range(180, 330)
    // Vines that feel their way over the ground and curl up at their ends.
    clay.limb(
      [
        [[s * 50, 396, 40], 20],
        [[s * far * 0.6, 412, 90 + k * 14], 15],
        [[s * far, 404, 70 + k * 18], 12],
        [[s * (far + 50), 350 - k * 6, 70 + k * 16], 9],
        [[s * (far + 14), 316 - k * 6, 76 + k * 16], 4],
      ],
      8,
      4,
    )
  }
}

function stalk(bench: Bench, from: Vec, by: Vec, to: Vec, thick: number) {
  body(bench)
  bench.clay.limb(
    [
      [from, thick * 1.25],
      [by, thick],
      [to, thick * 0.72],
    ],
    14,
    6,
  )
  // Thorns.
  bench.clay.part({ material: bone(shade(bench.creature.colour, 0.16)), place: bench.place })
  for (let k = 1; k < 6; k++) {
    const t = k / 6
    const s = k % 2 === 0 ? 1 : -1
    const at = (i: 0 | 1 | 2) => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * by[i] + t * t * to[i]
    bench.clay.cone(
      [at(0) + s * thick * 0.7, at(1), at(2) + thick * 0.5],
      [at(0) + s * thick * 1.5, at(1) - thick * 0.4, at(2) + thick * 0.8],
      thick * 0.2,
      1,
    )
  }
}

/** Two half shells that gape towards us, red within, long teeth along both rims. */
function trap(bench: Bench, at: Vec, yaw: number, size: number) {
  const { clay, creature, place, luck } = bench
  const open = 20 + 16 * creature.gape
  const whole = within(place, at, turn(yaw - creature.yaw * 0.6, -6, luck.range(-9, 9)), size)
  const inside = { ...skin([176, 38, 62]), specular: 0.7, gloss: 26, mottle: 0.5 }
  for (const s of [-1, 1]) {
    const half = within(whole, [0, s * 14, -40], turn(0, -s * open, 0))
    clay.part({
      ...bench.hide,
      place: half,
      pigment: (t) => {
        bench.hide.pigment?.(t)
        const vein = Math.abs(Math.sin(Math.atan2(t.x, t.z + 60) * 11))
        if (vein < 0.2) t.height -= 2
        // Spotted towards the rim, as ripe things are.
        if (grain(t.x * 0.03 + 5, t.z * 0.03) > 0.64) {
          t.red = t.red * 0.5 + 80
          t.green *= 0.62
          t.blue *= 0.7
        }
      },
    })
    clay
      .ellipsoid([0, s * 26, 120], [158, 66, 168])
      .carve()
      .ellipsoid([0, s * -22, 128], [146, 66, 156], 8)
      .build()
    clay.part({ material: inside, place: half })
    clay
      .ellipsoid([0, s * 24, 120], [150, 58, 160])
      .carve()
      .ellipsoid([0, s * -26, 132], [138, 66, 150], 8)
      .build()
    clay.part({ material: bone([232, 222, 186]), place: half })
    for (let k = 0; k <= 12; k++) {
      const a = -1.75 + (k / 12) * 3.5
      const [x, z] = [Math.sin(a) * 150, 120 + Math.cos(a) * 160]
      const long = 44 + 16 * Math.abs(Math.sin(k * 2.1))
      clay.limb(
        [
          [[x, s * 8, z], 11],
          [[x * 1.06, s * -(long * 0.5), z + 10], 8],
          [[x * 1.02, s * -long, z + 6], 1.5],
        ],
        2,
        2,
      )
    }
  }
  // The tongue, and spittle on it.
  clay.part({ material: { ...inside, colour: [206, 70, 96] }, place: whole }).limb(
    [
      [[0, 10, 30], 40],
      [[10, 34, 170], 34],
      [[-8, 84, 270], 26],
      [[6, 150, 288], 8],
    ],
    8,
    4,
  )
}

/** A great leaf from the foot, arching out. */
function blade({ clay, place, creature, luck }: Bench, a: number, long: number) {
  const colour = shade(creature.colour, luck.range(-0.06, 0.05), 1.1)
  const [dx, dz] = [Math.sin(a), Math.cos(a) * 0.5]
  clay.part({
    material: { ...cloth(colour), specular: 0.2, gloss: 14, subsurface: [30, 40, 6] },
    place,
    pigment: (t) => {
      const rib = Math.abs(Math.sin((t.x + t.y) * 0.09))
      t.height += rib * 3
      const tone = 0.86 + 0.2 * rib
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  const root: Vec = [dx * 30, 400, 30 + dz * 30]
  const arch: Vec = [dx * 190 * long, 300 - Math.abs(dz) * 30, 60 + dz * 170]
  const tip: Vec = [dx * 330 * long, 392, 90 + dz * 240]
  clay.leaf(root, arch, 26, 66, 0.2, [-dx * 0.4, -1, 0.5], 10).leaf(arch, tip, 66, 4, 0.2, [dx * 0.5, -1, 0.6], 10)
}
