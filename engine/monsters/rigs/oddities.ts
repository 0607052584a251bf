import { weapons } from '../../figures/gear/arms.ts'
import { out, turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { mix } from '../../paint/colour.ts'
import { grain } from '../../paint/grain.ts'
import { bone, metal, skin, wood } from '../../paint/material.ts'
import { type Bench, body, eyeball, limb, toothRow } from './rig.ts'
import { sculptShip } from './ship.ts'

/** A floating orb with one great eye, a toothed mouth, and lesser eyes on stalks. */
export function sculptEye(bench: Bench): void {
  const { clay, creature, place, luck } = bench
  body(bench)
  clay.ellipsoid([0, 20, 0], [250, 240, 230])
  clay
    .cone([-130, -90, 180], [130, -90, 180], 46, 46, 30)
    .cone([-120, 60, 190], [120, 60, 190], 34, 34, 26)
    .ellipsoid([0, 180, 120], [150, 70, 110], 40)
  clay
    .carve()
    .ellipsoid([0, -20, 216], [118, 84, 60], 16)
    .ellipsoid([0, 128, 226], [168, 34 + 22 * creature.gape, 90], 10)
    .build()
  const stalks = Math.max(4, Math.min(12, creature.eyes.count))
  for (let k = 0; k < stalks; k++) {
    const t = stalks === 1 ? 0.5 : k / (stalks - 1)
    const a = -1.35 + 2.7 * t
    const root: Vec = [Math.sin(a) * 190, 20 - Math.cos(a) * 190, -10 + (k % 2) * 50]
    const long = 130 + 50 * luck.next()
    const bend = luck.range(-50, 50)
    const mid: Vec = [root[0] + Math.sin(a) * long * 0.6 + bend, root[1] - Math.cos(a) * long * 0.6 - 20, root[2] + 30]
    const tip: Vec = [root[0] + Math.sin(a) * long + bend * 0.4, root[1] - Math.cos(a) * long - 30, root[2] + 70]
    body(bench)
    clay
      .limb(
        [
          [root, 30],
          [mid, 18],
          [tip, 24],
        ],
        6,
        4,
      )
      .ball(tip, 33, 8)
    const stalk = [
      [root, 30],
      [mid, 26],
      [tip, 36],
    ] as const
    limb(bench, 'tentacle', stalk)
    eyeball(bench, place, [tip[0], tip[1], tip[2] + 12], 25, [luck.range(-0.5, 0.5), luck.range(-0.2, 0.5), 1], true)
  }
  eyeball(bench, place, [0, -16, 150], 94, [-0.22, 0.1, 1], true)
  // Lids over and under the great eye.
  body(bench)
  clay.limb(
    [
      [[-124, -24, 190], 20],
      [[-70, -88, 226], 30],
      [[0, -104, 238], 32],
      [[70, -88, 226], 30],
      [[124, -24, 190], 20],
    ],
    10,
    4,
  )
  clay.limb(
    [
      [[-116, 4, 190], 12],
      [[-60, 58, 224], 17],
      [[0, 70, 232], 18],
      [[60, 58, 224], 17],
      [[116, 4, 190], 12],
    ],
    8,
    4,
  )
  clay.part({ material: { ...skin([96, 20, 30]), specular: 0.5 }, place }).ellipsoid([0, 132, 150], [150, 44, 60])
  bench.mouth = { at: out(place, [0, 132, 240]), from: out(place, [0, 120, 60]) }
  toothRow(bench, place, [-140, 100, 158], [140, 100, 158], 11, 46, 1, 56)
  toothRow(bench, place, [-128, 168, 158], [128, 168, 158], 10, 40, -1, 56)
}

/** Ribs, spine, pelvis and limbs of somebody who is not digested yet. */
function bonesWithin({ inner, place }: Bench): void {
  const at = within(place, [30, 110, 110], turn(-18, 0, 14), 0.92)
  inner.part({ material: bone([222, 212, 184]), place: at })
  for (let k = 0; k < 9; k++) inner.ball([0, -96 + k * 25, -14], 13, 4)
  for (let k = 0; k < 6; k++) inner.ring([0, -86 + k * 22, 16], 62 - Math.abs(k - 2) * 5, 44, 5.5, 6, 3)
  inner.ellipsoid([0, 126, 0], [52, 22, 30], 8)
  for (const s of [-1, 1]) {
    inner.cone([0, -104, 6], [s * 84, -92, 0], 9, 9, 4)
    inner.cone([s * 88, -88, 0], [s * 128, 10, 40], 10, 8).cone([s * 128, 10, 40], [s * 96, 96, 78], 8, 7)
    inner.cone([s * 34, 134, 0], [s * 74, 234, 30], 13, 11).cone([s * 74, 234, 30], [s * 60, 316, -14], 11, 9)
  }
  inner
    .ball([4, -168, 12], 42)
    .ellipsoid([6, -134, 32], [27, 24, 27], 10)
    .carve()
    .ball([-12, -166, 48], 12)
    .ball([22, -166, 48], 12)
    .build()
}

/** A living puddle, or a cube of it, with what it has eaten. */
export function sculptOoze(bench: Bench): void {
  const { clay, inner, creature, place, luck } = bench
  inner.part({ material: bone([206, 196, 166]), place })
  if (creature.skeletonWithin) bonesWithin(bench)
  inner.part({ material: bone([206, 196, 166]), place })
  inner
    .ball([-60, 120, 120], 44)
    .ellipsoid([-52, 160, 140], [26, 24, 26], 10)
    .carve()
    .ball([-80, 122, 158], 12)
    .ball([-46, 122, 162], 12)
    .build()
  inner.cone([60, 190, 120], [150, 260, 130], 11, 11).ball([58, 186, 120], 17).ball([152, 264, 130], 17)
  const eaten = creature.swallowed && weapons[creature.swallowed]
  if (eaten)
    eaten(inner, within(place, [-96, 300, 130], turn(0, 0, 36), 1.12), {
      kind: creature.swallowed!,
      hold: 'right',
      colour: [176, 182, 188],
      state: [],
    })
  else inner.part({ material: metal([150, 156, 160]), place }).leaf([70, 60, 90], [150, -80, 100], 14, 3, 0.3)
  const material = bench.hide.material
  clay.part({
    material: { ...material, alpha: creature.hide === 'slime' ? 0.5 : material.alpha },
    place,
    pigment: (t) => {
      bench.hide.pigment?.(t)
      const bubble = Math.sin(t.x * 0.07 + t.z * 0.05) * Math.sin(t.y * 0.08)
      t.height += bubble * 2 + (grain(t.x * 0.016, t.y * 0.016) - 0.5) * 26
      if (bench.hide.material.alpha !== undefined)
        t.alpha = Math.min(0.86, 0.3 + Math.max(0, t.y + 60) * 0.0008 + (1 - Math.max(0, t.nz)) * 0.5)
    },
  })
  if (creature.form === 'cube') clay.box([0, 110, 0], [230, 280, 200], 40)
  else {
    clay.ellipsoid([0, 200, 0], [250, 210, 180])
    clay.ellipsoid([luck.range(-60, 60), 30, 20], [150, 150, 120], 90)
    for (let k = 0; k < 7; k++) {
      const a = luck.range(-1.4, 1.4)
      const s = k % 2 ? 1 : -1
      clay.limb(
        [
          [[s * 120, 260, 40], 90],
          [[s * (230 + 40 * Math.cos(a)), 350, 60 + k * 12], 54],
          [[s * (300 + 60 * luck.next()), 392, 60 + k * 14], 24],
        ],
        40,
      )
    }
    clay.limb(
      [
        [[120, 20, 60], 60],
        [[240, -60, 90], 40],
        [[290, -170, 110], 34],
        [[260, -230, 120], 18],
      ],
      40,
    )
    clay.ellipsoid([0, 390, 20], [330, 36, 180], 40)
  }
  if (creature.eyes.count > 1)
    for (let k = 0; k < creature.eyes.count; k++)
      eyeball(bench, place, [luck.range(-110, 110), luck.range(-10, 200), 160], luck.range(14, 28), [0, 0, 1])
}

/** A chest that is not one. */
export function sculptMimic(bench: Bench): void {
  const { clay, creature, place } = bench
  const open = 28 + 16 * creature.gape
  const planks = wood(mix(creature.colour, [112, 72, 40], 0.7))
  const iron = metal([112, 108, 104])
  const boards = (t: { x: number; y: number; z: number; height: number; red: number; green: number; blue: number }) => {
    const seam = Math.abs(((t.y + t.z * 0.2 + 600) % 58) - 29)
    if (seam > 27) {
      t.height -= 5
      t.red *= 0.5
      t.green *= 0.5
      t.blue *= 0.5
    }
  }
  clay.part({ material: planks, place, pigment: boards }).box([0, 280, 0], [260, 130, 160], 10)
  const lid = within(place, [0, 150, -150], turn(0, open, 0))
  clay
    .part({ material: planks, place: lid, pigment: boards })
    .ellipsoid([0, -10, 150], [262, 110, 168])
    .carve()
    .box([0, 90, 150], [300, 100, 240], 4, 2)
  for (const x of [-206, 0, 206]) {
    clay.part({ material: iron, place }).box([x, 280, 2], [20, 134, 166], 6)
    clay
      .part({ material: iron, place: lid })
      .ellipsoid([x, -10, 150], [22, 117, 174])
      .carve()
      .box([x, 90, 150], [60, 100, 240], 4, 2)
  }
  clay
    .part({ material: { ...skin([110, 26, 40]), specular: 0.6 }, place })
    .box([0, 200, 0], [236, 60, 140], 20)
    .part({ material: { ...skin([110, 26, 40]), specular: 0.6 }, place: lid })
    .ellipsoid([0, -6, 150], [236, 60, 146])
  if (creature.seat === 'hoard') loose(bench)
  toothRow(bench, place, [-236, 166, 150], [236, 166, 150], 11, 62, -1)
  toothRow(bench, lid, [-236, -4, 300], [236, -4, 300], 11, 66, 1)
  clay.part({
    material: { ...skin(creature.tongue ?? [176, 62, 84]), specular: 0.7, gloss: 24 },
    place,
    pigment: (t) => {
      t.height += Math.sin(t.x * 0.3) * 1.5 + Math.sin(t.z * 0.14) * 3
    },
  })
  clay.limb(
    [
      [[0, 150, -20], 56],
      [[-30, 110, 110], 50],
      [[-70, 190, 220], 44],
      [[-60, 310, 250], 36],
      [[-120, 380, 270], 24],
      [[-190, 350, 280], 9],
    ],
    14,
    5,
  )
  for (const s of [-1, 1]) eyeball(bench, lid, [s * 96, -70, 292], 30, [s * 0.1, 0.4, 1], true)
  for (const s of [-1, 1]) {
    body(bench)
    clay.limb(
      [
        [[s * 250, 300, 40], 34],
        [[s * 330, 230, 80], 28],
        [[s * 380, 330, 120], 22],
        [[s * 360, 400, 140], 15],
      ],
      10,
    )
  }
}

/** Coins between its teeth and before it. */
function loose({ clay, place, luck }: Bench): void {
  clay.part({ material: { ...metal([232, 184, 70]), specular: 0.9 }, place })
  for (let k = 0; k < 34; k++) {
    const inside = k < 16
    const at: Vec = inside
      ? [luck.range(-210, 210), 132 + luck.range(-16, 16), luck.range(60, 150)]
      : [luck.range(-330, 330), 406, luck.range(190, 300)]
    clay.drum(at, 4, 24, 24, 2, 0, turn(luck.range(-60, 60), luck.range(-34, 60), luck.range(-30, 30)))
  }
}

/** A great head in the deep with writhing arms. */
export function sculptKraken(bench: Bench): void {
  const { clay, creature, place, luck } = bench
  if (creature.state.includes('ship')) sculptShip(bench)
  body(bench)
  clay
    .ellipsoid([0, -60, -60], [190, 250, 170])
    .ellipsoid([0, 110, 0], [180, 130, 150], 50)
    .cone([-120, 30, 110], [120, 30, 110], 36, 36, 30)
  const arms = 9
  for (let k = 0; k < arms; k++) {
    const u = (k / (arms - 1) - 0.5) * 2
    const front = k % 2 === 0
    const s = Math.sign(u || 1)
    body(bench)
    const curl = luck.range(-0.4, 0.6)
    const arm: (readonly [Vec, number])[] = [
      [[u * 120, 190, front ? 70 : -20], 58],
      [[u * 260, 260, front ? 150 : -40], 48],
      [[u * 390 + s * 20, 190 - (front ? 0 : 110), front ? 170 : -60], 37],
      [[u * 410 + s * 30, 20 - (front ? 0 : 190) - 60 * curl, front ? 150 : -40], 27],
      [[u * 330 + s * 10, -110 - (front ? -40 : 170), front ? 150 : -20], 17],
      [[u * 260, -70 - (front ? -60 : 160), front ? 170 : 0], 5],
    ]
    clay.limb(arm, 10, 5)
    limb(bench, 'tentacle', arm)
    clay.part({ material: { ...skin(creature.belly), specular: 0.5 }, place })
    for (let q = 1; q < 10; q++) {
      const t = (q / 10) * (arm.length - 1)
      const i = Math.min(arm.length - 2, Math.floor(t))
      const w = t - i
      const [a, b] = [arm[i]!, arm[i + 1]!]
      const r = a[1] + (b[1] - a[1]) * w
      clay.ball(
        [
          a[0][0] + (b[0][0] - a[0][0]) * w - s * r * 0.42,
          a[0][1] + (b[0][1] - a[0][1]) * w + r * 0.2,
          a[0][2] + (b[0][2] - a[0][2]) * w + r * 0.72,
        ],
        r * 0.32,
      )
    }
  }
  for (const s of [-1, 1]) eyeball(bench, place, [s * 106, 30, 112], 44, [s * 0.35, 0.1, 1], true)
  body(bench)
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * 40, 6, 150], 18],
        [[s * 106, -20, 154], 24],
        [[s * 156, 16, 110], 18],
      ],
      8,
    )
  clay.part({ material: bench.claw, place }).limb(
    [
      [[0, 130, 130], 40],
      [[0, 176, 180], 26],
      [[0, 220, 176], 3],
    ],
    8,
  )
}

/** Mushroom folk. */
export function sculptFungus(bench: Bench): void {
  const { clay, creature, place, luck } = bench
  const caps = mix(creature.colour, [180, 70, 60], creature.state.includes('coloured') ? 0 : 0.5)
  const stalk = mix(creature.belly, [206, 192, 160], 0.5)
  const spots = creature.markDye ?? ([232, 222, 196] as const)
  const flesh = skin(stalk)
  clay.part({
    material: flesh,
    place,
    pigment: (t) => {
      t.height += Math.sin(t.x * 0.16 + Math.sin(t.y * 0.02)) * 3
    },
  })
  clay.limb(
    [
      [[0, 400, 0], 120],
      [[6, 250, 0], 104],
      [[0, 90, 10], 88],
      [[0, -60, 10], 80],
    ],
    20,
    4,
  )
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * 90, 120, 30], 38],
        [[s * 176, 210, 70], 29],
        [[s * 170, 310, 120], 26],
      ],
      14,
    )
    for (let k = 0; k < 3; k++)
      clay.cone([s * 170 + (k - 1) * 14, 318, 126], [s * 166 + (k - 1) * 24, 362, 144], 11, 8, 5)
    clay.limb(
      [
        [[s * 60, 380, 20], 56],
        [[s * 90, 410, 60], 46],
      ],
      20,
    )
  }
  clay.carve().ellipsoid([0, 90, 104], [44, 9 + 12 * creature.gape, 30], 8)
  for (const s of [-1, 1]) clay.ellipsoid([s * 36, 14, 96], [20, 15, 22], 8)
  clay.build()
  clay.part({
    material: { ...skin(caps), specular: 0.3 },
    place,
    pigment: (t) => {
      const u = Math.atan2(t.x, t.z) * 3.2
      const v = t.y * 0.025
      const spot = Math.hypot(u - Math.round(u), (v - Math.round(v)) * 1.4)
      if (spot < 0.27) {
        t.red = spots[0]
        t.green = spots[1]
        t.blue = spots[2]
        t.height += 4
      }
      if (t.ny > 0.3) {
        t.red = 206
        t.green = 188
        t.blue = 150
        t.height += Math.sin(Math.atan2(t.x, t.z) * 60) * 4
      }
    },
  })
  clay.ellipsoid([0, -120, 0], [270, 150, 240]).carve().ellipsoid([0, 30, 0], [330, 128, 300], 14).build()
  for (const s of [-1, 1]) eyeball(bench, place, [s * 36, 14, 82], 15, [s * 0.1, 0, 1])
  for (let k = 0; k < 5; k++) {
    const x = luck.range(-360, 360)
    const h = luck.range(40, 110)
    const z = luck.range(-100, 100)
    clay.part({ material: flesh, place }).cone([x, 412, z], [x, 412 - h, z], 15, 11)
    clay
      .part({ material: skin(caps), place })
      .ellipsoid([x, 412 - h, z], [h * 0.5, h * 0.3, h * 0.5])
      .carve()
      .box([x, 412 - h * 0.62, z], [90, h * 0.6, 90], 2, 2)
  }
}

/** Fish and sharks, seen swimming. */
export function sculptFish(bench: Bench): void {
  const { clay, creature, place } = bench
  body(bench)
  const gape = creature.gape
  clay.limb(
    [
      [[-300, 20, 40], 50],
      [[-180, 10, 40], 118],
      [[20, 10, 0], 130],
      [[200, 20, -60], 76],
      [[330, 30, -120], 24],
    ],
    30,
    5,
  )
  clay
    .leaf([20, -90, 0], [100, -230, -20], 70, 6, 0.12, [0, 0, 1], 20)
    .leaf([330, 20, -120], [420, -130, -150], 44, 8, 0.16, [0, 0, 1], 16)
    .leaf([330, 40, -120], [400, 160, -150], 36, 6, 0.16, [0, 0, 1], 16)
  clay.leaf([-60, 90, 90], [40, 230, 170], 52, 8, 0.14, [1, 0, 0.5], 16)
  clay.carve().ellipsoid([-300, 84 + gape * 10, 80], [110, 20 + 40 * gape, 90], 8)
  for (let k = 0; k < 4; k++) clay.leaf([-110 + k * 22, -40, 160], [-116 + k * 22, 60, 160], 3, 3, 0.9, [0, 0, 1], 2)
  clay.build()
  toothRow(bench, place, [-356, 62 - gape * 14, 100], [-210, 66 - gape * 20, 152], 8, 34, 1)
  toothRow(bench, place, [-344, 108 + gape * 40, 96], [-216, 112 + gape * 40, 142], 7, 28, -1)
  eyeball(bench, place, [-240, -24, 140], 22, [-0.3, 0, 1])
  bench.mouth = { at: out(place, [-356, 90, 90]), from: out(place, [-200, 70, 60]) }
}
