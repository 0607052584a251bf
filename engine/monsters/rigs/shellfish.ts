import { smooth } from '../../figures/sculpture/clay.ts'
import { sub, unit, type Vec } from '../../figures/sculpture/space.ts'
import type { Form } from './claw-forms.ts'
import { claw, forms } from './claw-forms.ts'
import { type Bench, body, eyeball } from './rig.ts'
import { wingsAt } from './wings.ts'

/** Crabs, lobsters and scorpions: a shell, pincers held up before it, four pairs of jointed legs. */
export function sculptShellfish(bench: Bench): void {
  const { creature } = bench
  if (creature.form === 'centipede') {
    centipede(bench)
    return
  }
  const form = forms[creature.form] ?? forms.crab!
  wingsAt(bench, [70, 110, -70], 0.8, -120)
  legs(bench, form)
  if (creature.form === 'scorpion') scorpion(bench)
  else if (creature.form === 'lobster') lobster(bench)
  else crab(bench)
  // One pincer is the heavier, as crabs have it.
  const heavy = bench.luck.chance(0.5) ? 1 : -1
  for (const s of [-1, 1]) pincer(bench, form, s, s === heavy ? form.heavy : 1)
}

function legs(bench: Bench, { hips, out, knee, thick }: Form): void {
  const { clay, luck } = bench
  for (const s of [-1, 1]) {
    for (let k = 0; k < 4; k++) {
      const t = k / 3
      const z = 90 - 230 * t
      const far = out * (0.86 + 0.2 * Math.sin(Math.PI * (0.25 + t * 0.6))) + luck.range(-14, 14)
      const hip: Vec = [s * hips, 224, z * 0.55]
      const bend: Vec = [s * (hips + far * 0.56), knee + luck.range(-18, 18), z]
      const shin: Vec = [s * (hips + far * 0.92), (knee + 392) / 2 + 20, z * 1.15]
      const foot: Vec = [s * (hips + far * 0.96), 396, z * 1.25]
      body(bench)
      clay
        .cone(hip, bend, thick, thick * 0.82, 4)
        .ball(bend, thick * 0.96, 5)
        .cone(bend, shin, thick * 0.78, thick * 0.56, 4)
      bench.clay.part({ material: bench.claw, place: bench.place }).cone(shin, foot, thick * 0.5, 2, 4)
    }
  }
}

/** The arm, its palm, and two fingers with teeth along the inner edge. */
function pincer(bench: Bench, form: Form, s: number, size: number): void {
  const { clay } = bench
  const { arm, palm } = form
  const at = ([x, y, z]: Vec): Vec => [s * x, y, z]
  body(bench)
  const [shoulder, elbow, wrist] = arm
  clay
    .cone(at(shoulder), at(elbow), form.thick * 1.15, form.thick * 1.3, 6)
    .ball(at(elbow), form.thick * 1.4, 6)
    .cone(at(elbow), at(wrist), form.thick * 1.2, form.thick, 6)
  body(bench)
  claw(bench, palm, s, size)
}

function crab(bench: Bench): void {
  const { clay, place, luck } = bench
  body(bench)
  // A shell broad as a shield, domed, drawn out to a point at either side.
  clay
    .ellipsoid([0, 176, -10], [262, 104, 164])
    .cone([-210, 176, 0], [-292, 150, 24], 34, 5, 30)
    .cone([210, 176, 0], [292, 150, 24], 34, 5, 30)
    .carve()
    .limb(
      [
        [[-176, 118, 108], 5],
        [[-60, 88, 150], 5],
        [[60, 88, 150], 5],
        [[176, 118, 108], 5],
      ],
      6,
    )
    .build()
  for (let k = 0; k < 9; k++) {
    const x = luck.range(-170, 170)
    clay.ball([x, 90 + (x * x) / 900, luck.range(-40, 60)], luck.range(9, 18), 12)
  }
  clay.part({ material: bench.claw, place })
  for (let k = -3; k <= 3; k++) {
    if (k === 0) continue
    clay.cone(
      [k * 52, 148 + Math.abs(k) * 7, 138 - k * k * 8],
      [k * 60, 140 + Math.abs(k) * 6, 172 - k * k * 10],
      12,
      1,
      3,
    )
  }
  for (const s of [-1, 1]) {
    body(bench)
    clay.cone([s * 40, 130, 132], [s * 56, 62, 158], 14, 11, 6)
    eyeball(bench, place, [s * 58, 44, 162], 24, [s * 0.2, 0, 1])
  }
  mouthparts(bench, 196, 140)
}

/** A long body in rings that winds over the ground and rears its front, a pair of legs to every ring. */
function centipede(bench: Bench): void {
  const { clay, place } = bench
  const rings = smooth(
    [
      [[350, 352, -300], 20],
      [[210, 346, -390], 38],
      [[10, 342, -350], 46],
      [[-130, 338, -210], 50],
      [[-110, 330, -60], 54],
      [[40, 310, 10], 58],
      [[150, 230, 40], 60],
      [[140, 90, 60], 60],
      [[50, -20, 110], 58],
      [[-40, -60, 190], 54],
    ],
    3,
  )
  for (const [k, [at, r]] of rings.entries()) {
    const [before] = rings[Math.max(0, k - 1)]!
    const [after] = rings[Math.min(rings.length - 1, k + 1)]!
    const way = unit(sub(after, before))
    const [sx, sz] = [way[2], -way[0]]
    const across = Math.hypot(sx, sz) || 1
    body(bench)
    clay.ball(at, r).ball([at[0] + way[0] * r * 0.4, at[1] + way[1] * r * 0.4, at[2] + way[2] * r * 0.4], r * 0.9, 6)
    clay.part({ material: bench.claw, place })
    for (const s of [-1, 1]) {
      const side = (far: number, down: number): Vec => [
        at[0] + (s * sx * far) / across,
        Math.min(394, at[1] + down),
        at[2] + (s * sz * far) / across,
      ]
      // Those of the reared front reach out and curl; the others stand.
      const knee = side(r + 48, at[1] > 270 ? -14 : -20)
      clay.cone(side(r * 0.7, 6), knee, 9, 7, 3).cone(knee, side(r + 82, at[1] > 270 ? 80 : 34), 7, 1.5, 2)
    }
  }
  body(bench)
  clay.ellipsoid([-62, -62, 232], [66, 54, 62], 10)
  for (const s of [-1, 1]) eyeball(bench, place, [-66 + s * 36, -86, 274], 15, [s * 0.5, -0.2, 1])
  clay.part({ material: bench.claw, place })
  for (const s of [-1, 1])
    clay
      .limb(
        [
          [[-64 + s * 44, -44, 262], 19],
          [[-66 + s * 62, -10, 300], 14],
          [[-68 + s * 16, 30, 318], 2],
        ],
        4,
        4,
      )
      .limb(
        [
          [[-64 + s * 26, -104, 250], 7],
          [[-70 + s * 96, -220, 280], 5],
          [[-70 + s * 210, -250, 240], 1.6],
        ],
        3,
        4,
      )
}

/** Plates before the mouth, and feelers between the eyes. */
function mouthparts(bench: Bench, y: number, z: number): void {
  const { clay, place } = bench
  body(bench)
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * 46, y, z - 10], 22],
        [[s * 38, y + 40, z + 14], 20],
        [[s * 12, y + 62, z + 10], 9],
      ],
      6,
    )
  clay.part({ material: bench.claw, place })
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * 14, y - 54, z + 18], 5],
        [[s * 40, y - 150, z + 50], 3.4],
        [[s * 84, y - 214, z + 40], 1.4],
      ],
      2,
    )
}

function lobster(bench: Bench): void {
  const { clay, place } = bench
  body(bench)
  clay
    .limb(
      [
        [[0, 196, 150], 62],
        [[0, 160, 60], 96],
        [[0, 140, -90], 108],
      ],
      20,
    )
    .cone([0, 150, 170], [0, 110, 236], 22, 2, 10)
  // The tail in hoops, arching back, with a fan of five at its end.
  const hoops: readonly Vec[] = [
    [30, 120, -170],
    [80, 96, -236],
    [146, 92, -290],
    [214, 116, -330],
    [274, 164, -350],
    [316, 226, -350],
  ]
  for (const [k, at] of hoops.entries()) {
    body(bench)
    const r = 98 - k * 10
    clay.ellipsoid(at, [r * 0.92, r, r * 0.7]).ball([at[0] - 18, at[1] - 6, at[2] + 26], r * 0.8, 10)
  }
  body(bench)
  for (let k = -2; k <= 2; k++)
    clay.leaf([322, 250, -344], [352 + k * 52, 356 - Math.abs(k) * 14, -330 + k * 22], 22, 40, 0.24, [0.2, -0.5, 1], 4)
  for (const s of [-1, 1]) {
    body(bench)
    clay.cone([s * 34, 150, 150], [s * 56, 112, 182], 13, 11, 5)
    eyeball(bench, place, [s * 60, 100, 188], 20, [s * 0.3, 0, 1])
    clay.part({ material: bench.claw, place }).limb(
      [
        [[s * 24, 160, 200], 9],
        [[s * 110, -30, 260], 6],
        [[s * 240, -190, 200], 4],
        [[s * 400, -230, 60], 1.6],
      ],
      3,
      4,
    )
  }
  mouthparts(bench, 210, 160)
}

function scorpion(bench: Bench): void {
  const { clay, place } = bench
  // Plates across a long flat body.
  for (let k = 0; k < 6; k++) {
    body(bench)
    const u = k / 5
    clay.ellipsoid(
      [0, 206 - 22 * Math.sin(Math.PI * u), 110 - 300 * u],
      [92 + 40 * Math.sin(Math.PI * (0.2 + u * 0.7)), 64, 46],
    )
  }
  // The tail, bead by bead, over the back to above the head.
  const beads: readonly Vec[] = [
    [0, 150, -232],
    [16, 62, -284],
    [30, -44, -290],
    [38, -148, -244],
    [38, -226, -160],
    [32, -262, -60],
  ]
  for (const [k, at] of beads.entries()) {
    body(bench)
    const r = 60 - k * 5
    const next = beads[k + 1] ?? ([24, -256, 20] as const)
    clay.cone(at, next, r * 0.72, r * 0.66, 6)
    clay.ellipsoid(at, [r, r * 0.94, r]).ball([at[0], at[1] + 8, at[2]], r * 0.8, 6)
  }
  body(bench)
  clay.ellipsoid([24, -256, 40], [46, 50, 62], 8)
  clay.part({ material: bench.claw, place }).limb(
    [
      [[22, -246, 86], 20],
      [[18, -206, 132], 13],
      [[14, -140, 136], 1.5],
    ],
    4,
    4,
  )
  body(bench)
  clay.ellipsoid([0, 204, 140], [84, 54, 62], 10)
  for (const s of [-1, 1]) {
    eyeball(bench, place, [s * 20, 164, 182], 15, [s * 0.2, -0.2, 1])
    eyeball(bench, place, [s * 54, 184, 174], 9, [s * 0.6, 0, 1])
  }
  clay.part({ material: bench.claw, place })
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * 24, 222, 188], 17],
        [[s * 30, 250, 206], 12],
        [[s * 12, 280, 204], 2],
      ],
      4,
    )
}
