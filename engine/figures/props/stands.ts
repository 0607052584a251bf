import { type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, glass, glow, leather, metal, stone, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds } from '../body/weaves.ts'
import type { Joiner, Site } from '../gear/furniture.ts'
import type { Furnishing } from '../scene.ts'
import type { Touch } from '../sculpture/clay.ts'
import { add, out, type Place, turn, upright, type Vec, within } from '../sculpture/space.ts'
import { brass, disc, glossy, iron, plain, tint } from './forms.ts'
import type { StandKind } from './stand-kinds.ts'

// What stands about people: on the ground at y 0, a thousandth of a metre a unit.

const beside = ({ ground, side }: Site, far = 640, z = 60, yaw = -14): Place =>
  within(ground, [side * far, 0, z], turn(side * yaw, 0, 0))
const before = ({ ground, belly }: Site, z = 300): Place => within(ground, [0, 0, belly + z])

const timber = (colour: Rgb) => ({ ...wood(colour), bump: 1 })
/** Boards side by side, so wide. */
const boards =
  (wide: number, axis: 'x' | 'y' = 'x') =>
  (t: Touch): void => {
    const at = (axis === 'x' ? t.x : t.y) + 4000
    if (Math.abs(((at / wide) % 1) - 0.5) < 0.46) {
      const tone = 0.92 + 0.12 * Math.sin(Math.floor(at / wide) * 2.7)
      t.red *= tone
      t.green *= tone
      t.blue *= tone
      return
    }
    t.height -= 4
    t.red *= 0.5
    t.green *= 0.5
    t.blue *= 0.5
  }
const rock = (made: Furnishing, colour: Rgb) =>
  made.stuff ? surfaceOf(made, 'metal') : { ...stone(colour), bump: 1.4 }

/** A block of stone under a white cloth, a candle at each end, a cup and a cross between them. */
const altar: Joiner = (clay, site, made, glows) => {
  const { hips } = site
  // Whoever kneels is seen beside it.
  const isLow = hips < 620
  const place = isLow ? beside(site, 860, -60, -24) : before(site, 330)
  const high = isLow ? 860 : hips * 0.94
  clay.part({ material: rock(made, [168, 162, 152]), place })
  clay
    .box([0, -high / 2, 0], [520, high / 2, 200], 10)
    .box([0, -high, 0], [590, 40, 250], 8)
    .box([0, -30, 0], [580, 34, 240], 8)
  for (const x of [-380, 0, 380]) clay.ring([x, -high * 0.5, 200], 110, 110, 12, 14, 0, turn(0, 90, 0))
  clay.part({ material: { ...plain([242, 238, 228]), bump: 0.4 }, place, pigment: folds(3, 6) })
  clay.box([0, -high - 44, 6], [350, 10, 254], 6).box([0, -high + 110, 258], [350, 160, 8], 4)
  clay.part({ material: { ...metal(brass), specular: 0.9 }, place })
  clay.box([0, -high + 236, 266], [350, 14, 5], 3)
  clay
    .drum([0, -high - 62, 40], 10, 60, 50, 3)
    .box([0, -high - 250, 40], [15, 190, 15], 4)
    .box([0, -high - 320, 40], [104, 15, 15], 4)
  for (const s of [-1, 1]) {
    clay
      .part({ material: metal(brass), place })
      .drum([s * 460, -high - 56, 40], 12, 64, 50, 3)
      .cone([s * 460, -high - 60, 40], [s * 460, -high - 150, 40], 16, 20)
    clay.part({ material: bone([240, 232, 208]), place }).drum([s * 460, -high - 240, 40], 90, 26, 25, 3)
    const light: Rgb = [255, 200, 100]
    clay.part({ material: { ...glow(light, 0.9), colour: light }, place }).limb(
      [
        [[s * 460, -high - 340, 40], 8],
        [[s * 460, -high - 366, 40], 19],
        [[s * 460, -high - 440, 40], 2],
      ],
      4,
    )
    const [x, y] = out(place, [s * 460, -high - 370, 40])
    glows.push({ x, y, radius: 330 * place.scale, colour: [150, 104, 46] })
  }
}

/** A headstone over a mound of earth, flowers laid on it. */
const grave: Joiner = (clay, site, made) => {
  const place = beside(site, 560, 110, -22)
  clay.part({
    material: rock(made, [150, 152, 152]),
    place,
    pigment: (t) => {
      const row = Math.floor((t.y + 900) / 74)
      const y = ((t.y + 900) / 74) % 1
      if (t.z > 20 && t.y > -430 && t.y < -170 && Math.abs(t.x) < 150 - (row % 2) * 40 && y > 0.36 && y < 0.58) {
        t.height -= 8
        tint(t, [58, 60, 62], 0.8)
      }
    },
  })
  clay
    .box([0, -330, -60], [230, 330, 52], 12)
    .drum([0, -650, -60], 52, 230, 230, 12, 0, turn(0, 90, 0))
    .box([0, -30, -60], [280, 40, 84], 10)
  clay.part({ material: rock(made, [112, 114, 116]), place })
  clay.box([0, -610, -2], [20, 120, 12], 4).box([0, -640, -2], [76, 20, 12], 4)
  clay.part({
    material: { ...stone([92, 68, 48]), bump: 2.4, specular: 0.02 },
    place,
    pigment: (t) => {
      t.height += Math.sin(t.x * 0.07 + t.z * 0.05) * Math.sin(t.z * 0.09) * 6
    },
  })
  clay.ellipsoid([0, -6, 300], [260, 96, 340])
  for (const [k, [x, z]] of (
    [
      [-50, 470],
      [30, 500],
      [90, 450],
      [-10, 430],
    ] as const
  ).entries()) {
    clay.part({ material: plain([84, 122, 60]), place }).cone([x - 60, -90, z - 40], [x, -110, z + 30], 8, 6)
    clay
      .part({
        material: plain(
          (
            [
              [206, 40, 52],
              [244, 240, 230],
              [226, 170, 60],
              [206, 90, 140],
            ] as const
          )[k]!,
        ),
        place,
      })
      .ball([x, -122, z + 34], 40)
  }
}

const coffin: Joiner = (clay, site, made) => {
  const { hips, ground, belly } = site
  const place = within(ground, [site.side * 260, 0, belly + 420], turn(-8, 0, 0))
  const high = hips * 0.3
  clay.part({
    material: made.stuff ? surfaceOf(made, 'metal') : timber([104, 66, 40]),
    place,
    pigment: boards(90, 'y'),
  })
  const half = [
    [-760, 120],
    [-330, 230],
    [760, 120],
  ] as const
  for (let k = 1; k < half.length; k++) {
    const [x0, z0] = half[k - 1]!
    const [x1, z1] = half[k]!
    for (let j = 0; j <= 5; j++) {
      const t = j / 5
      clay.box([x0 + (x1 - x0) * t, -high - 150, 0], [Math.abs(x1 - x0) / 9, 150, z0 + (z1 - z0) * t], 8)
    }
  }
  clay.part({ material: timber([84, 54, 34]), place })
  for (const x of [-500, 500]) clay.box([x, -high / 2, 0], [50, high / 2, 170], 6)
  clay
    .part({ material: { ...metal(brass), specular: 0.8 }, place })
    .box([-60, -high - 308, 0], [330, 8, 22], 3)
    .box([-240, -high - 308, 0], [22, 8, 110], 3)
  for (const x of [-420, 0, 420]) clay.ring([x, -high - 150, 236 - Math.abs(x) * 0.14], 56, 34, 8, 8, 0, turn(0, 90, 0))
}

/** Logs lashed together, afloat: whoever is on it stands in their middle. */
const raft: Joiner = (clay, { ground }) => {
  const place = within(ground, [0, 34, 60], turn(16, -24, 0))
  for (let k = -4; k <= 4; k++) {
    const z = k * 116
    const off = ((k * 37) % 60) - 20
    clay
      .part({ material: { ...wood(k % 2 === 0 ? [134, 98, 62] : [118, 86, 54]), bump: 2, grain: [5, 50] }, place })
      .cone([-780 + off, 40, z], [780 + off, 40, z], 62, 56)
    clay.part({ material: wood([206, 170, 118]), place })
    for (const s of [-1, 1]) clay.drum([s * 838 + off, 40, z], 8, 52, 52, 2, 0, turn(0, 0, 90))
  }
  clay.part({ material: { ...cloth([206, 178, 124]), bump: 1 }, place })
  for (const x of [-560, 560])
    for (let k = -4; k <= 4; k++) clay.ring([x, 40, k * 116], 66, 66, 11, 16, 0, turn(0, 0, 90))
  clay.part({ material: { ...wood([124, 90, 56]), bump: 1.6 }, place })
  for (const x of [-560, 560]) clay.cone([x, -14, -520], [x, -14, 520], 34, 34)
  water(clay, within(ground, [0, 66, 0]), 1080)
}

/** Water about what floats, down to the foot of the picture: its waves are longer and farther apart the nearer they are. */
function water(clay: Parameters<Joiner>[0], ground: Place, wide: number): void {
  clay.part({
    material: { ...glass([48, 84, 98]), alpha: 0.93, specular: 0.7, bump: 0.6 },
    place: ground,
    pigment: (t) => {
      const near = Math.max(0, t.y - 20)
      const row = Math.sqrt(near) * 1.25
      const wave = Math.sin(row + Math.sin(t.x * 0.006 + Math.floor(row / 6.28) * 1.9) * 1.6)
      const broken = Math.sin(t.x * 0.011 + Math.floor(row / 6.28) * 2.7)
      tint(t, [30, 58, 74], Math.min(0.55, near * 0.0011))
      if (wave > 0.5 && broken > -0.2) tint(t, [150, 188, 196], 0.62 * (wave - 0.5) * 2)
      t.height += wave * 3
    },
  })
  clay.box([0, 730, 60], [wide * 2.4, 700, 760], 20)
}

const rowboat: Joiner = (clay, { ground }) => {
  const place = within(ground, [20, 0, 60], turn(14, -6, 0))
  clay.part({
    material: timber([132, 88, 52]),
    place,
    pigment: boards(62, 'y'),
  })
  clay
    .ellipsoid([0, -190, 0], [960, 330, 330])
    .carve()
    .ellipsoid([0, -230, 0], [905, 290, 288], 4)
    .box([0, -500, 0], [1200, 280, 440], 2)
    .build()
  clay.part({ material: wood([92, 62, 38]), place })
  for (const s of [-1, 1]) {
    const rim: [Vec, number][] = []
    for (let k = -6; k <= 6; k++) {
      const a = (k / 6) * 1.5
      rim.push([[Math.sin(a) * 950, -216 - Math.abs(Math.sin(a)) ** 4 * 70, s * Math.cos(a) * 316], 23])
    }
    clay.limb(rim, 4)
  }
  clay.box([-420, -150, 0], [60, 16, 270], 4).box([440, -150, 0], [60, 16, 270], 4)
  water(clay, within(ground, [0, 30, 0]), 1160)
}

/** Rings of straw in a dome, a dark door at its foot, bees about it. */
const beehive: Joiner = (clay, site) => {
  const place = beside(site, 560, 60)
  clay.part({ material: timber([124, 88, 54]), place }).box([0, -330, 0], [270, 24, 250], 6)
  for (const x of [-210, 210]) for (const z of [-180, 180]) clay.box([x, -160, z], [24, 160, 24], 4)
  clay.part({
    material: { ...wood([214, 168, 88]), bump: 1.4, specular: 0.04 },
    place,
    pigment: (t) => {
      const weave = Math.sin(Math.atan2(t.x, t.z) * 20 + t.y * 0.05)
      t.height += weave * 4
      tint(t, [150, 108, 50], weave < -0.5 ? 0.4 : 0)
    },
  })
  for (let k = 0; k < 9; k++) {
    const r = [214, 226, 230, 226, 212, 190, 158, 116, 60][k]!
    clay.ring([0, -386 - k * 62, 0], r - 38, r - 38, 40, 37, 4)
  }
  clay.ellipsoid([0, -900, 0], [60, 40, 60])
  clay.part({ material: leather([36, 24, 16]), place }).drum([0, -404, 196], 30, 62, 62, 20, 0, turn(0, 90, 0))
  for (const [x, y, z] of [
    [-330, -640, 160],
    [300, -780, 170],
    [-230, -900, 120],
    [360, -500, 210],
    [-360, -440, 200],
    [190, -1010, 90],
    [-110, -300, 290],
  ] as const) {
    const bee = within(place, [x, y, z], turn(x, 0, x * 0.4))
    clay.part({
      material: plain([238, 182, 44]),
      place: bee,
      pigment: (t) => {
        if (Math.abs((((t.x + 200) / 16) % 1) - 0.5) > 0.24) tint(t, [34, 26, 20])
      },
    })
    clay.ellipsoid([0, 0, 0], [34, 23, 23])
    clay.part({ material: { ...glass([230, 240, 246]), alpha: 0.7 }, place: bee })
    for (const s of [-1, 1]) clay.leaf([-4, -14, 4], [-18 * s + 6, -60, 10], 7, 19, 0.2, [0, 0, 1])
  }
}

/** A board on two ropes that go up out of the picture, through the hands that hold them. */
const swing: Joiner = (clay, { ground, hips, hands }) => {
  const at = -hips + 96
  clay.part({ material: timber([138, 94, 56]), place: ground }).box([0, at, 50], [330, 20, 150], 6)
  clay.part({
    material: { ...cloth([198, 170, 116]), bump: 1 },
    place: { origin: [0, 0, 0], rotation: upright, scale: 1 },
    pigment: (t) => {
      t.height += Math.sin((t.y * 0.2) / ground.scale) * 4 * ground.scale
    },
  })
  for (const s of [-1, 1]) {
    const end = out(ground, [s * 300, at, 90])
    const held = hands?.[s > 0 ? 'left' : 'right'].origin ?? out(ground, [s * 310, at - 700, 90])
    const thick = 17 * ground.scale
    clay.cone(end, held, thick, thick).cone(held, add(held, [0, -3200 * ground.scale, 0]), thick, thick)
  }
}

/** One wheel ahead, a tray of earth and plants, two handles back to the hands. */
const wheelbarrow: Joiner = (clay, site, made) => {
  const { hips } = site
  const place = before(site, 330)
  clay.part({
    material: made.stuff ? surfaceOf(made, 'leather') : timber([138, 92, 54]),
    place,
    pigment: boards(84, 'y'),
  })
  clay.box([0, -440, 150], [290, 120, 260], 8).carve().box([0, -500, 150], [258, 150, 226], 4).build()
  clay.part({ material: timber([104, 70, 42]), place })
  for (const s of [-1, 1])
    clay
      .limb(
        [
          [[s * 250, -hips * 0.98, -330], 24],
          [[s * 230, -360, 40], 27],
          [[s * 70, -220, 520], 24],
        ],
        6,
      )
      .box([s * 220, -150, 20], [22, 160, 22], 4)
  clay.part({ material: timber([92, 66, 42]), place }).ring([0, -216, 540], 180, 180, 24, 34, 0, turn(22, 90, 0))
  const hub = within(place, [0, -216, 540], turn(22, 0, 0))
  clay.part({ material: timber([92, 66, 42]), place: hub })
  for (let k = 0; k < 4; k++) {
    const a = (k / 4) * Math.PI
    clay.cone([Math.cos(a) * 176, Math.sin(a) * 176, 0], [-Math.cos(a) * 176, -Math.sin(a) * 176, 0], 15, 15)
  }
  clay
    .part({ material: { ...stone([92, 68, 48]), bump: 2.4, specular: 0.02 }, place })
    .ellipsoid([0, -560, 150], [258, 90, 226])
  clay.part({ material: plain([84, 138, 62]), place })
  for (let k = 0; k < 12; k++) {
    const a = k * 2.4
    const [x, z] = [Math.cos(a) * 160, 150 + Math.sin(a) * 140]
    clay.leaf([x, -610, z], [x + Math.cos(a) * 90, -770, z + 40], 14, 40, 0.3, [0, 0, 1], 3)
  }
  for (const [k, [x, z]] of (
    [
      [-120, 240],
      [60, 290],
      [150, 160],
      [-30, 130],
    ] as const
  ).entries())
    clay
      .part({
        material: plain(
          (
            [
              [206, 52, 66],
              [240, 196, 70],
              [226, 120, 160],
              [244, 240, 230],
            ] as const
          )[k]!,
        ),
        place,
      })
      .ball([x, -730 - (k % 2) * 40, z], 48)
}

/** A sack for a head, a hat, straw at the cuffs, arms on a pole. */
const scarecrow: Joiner = (clay, site) => {
  const place = beside(site, 620, -60, -10)
  const straw = { ...wood([222, 184, 96]), bump: 2, grain: [3, 30] as const }
  clay
    .part({ material: timber([112, 80, 50]), place })
    .cone([0, 0, 0], [0, -1500, 0], 30, 26)
    .cone([-520, -1240, 0], [520, -1240, 0], 26, 26)
  clay.part({ material: { ...plain([112, 76, 62]), bump: 1.2 }, place, pigment: folds(4, 6) })
  clay.cone([0, -1280, 0], [0, -760, 10], 150, 190, 20)
  for (const s of [-1, 1]) clay.cone([s * 90, -1240, 0], [s * 430, -1236, 6], 84, 66, 20)
  clay.part({ material: plain([186, 150, 60]), place }).box([60, -980, 176], [56, 60, 12], 6)
  clay.part({ material: straw, place })
  for (const s of [-1, 1])
    for (let k = -2; k <= 2; k++)
      clay.leaf([s * 430, -1236 + k * 16, 10], [s * 560, -1230 + k * 46, 30], 16, 4, 0.4, [0, 0, 1])
  for (let k = -4; k <= 4; k++) clay.leaf([k * 36, -770, 40], [k * 46, -620 - (k % 2) * 30, 60], 22, 5, 0.4, [0, 0, 1])
  clay.part({ material: { ...cloth([204, 176, 124]), bump: 1 }, place }).ellipsoid([0, -1450, 20], [132, 144, 126])
  clay.part({ material: leather([40, 30, 26]), place })
  for (const s of [-1, 1])
    clay
      .cone([s * 56 - 22, -1500, 136], [s * 56 + 22, -1460, 142], 8, 8)
      .cone([s * 56 + 22, -1500, 136], [s * 56 - 22, -1460, 142], 8, 8)
  for (let k = -3; k <= 3; k++)
    clay.cone(
      [k * 22, -1388 - Math.abs(k) * 5, 138 - Math.abs(k) * 6],
      [k * 22, -1360 - Math.abs(k) * 5, 138 - Math.abs(k) * 6],
      5,
      5,
    )
  clay.limb(
    [
      [[-72, -1390, 124], 5],
      [[0, -1372, 142], 5],
      [[72, -1390, 124], 5],
    ],
    1,
    3,
  )
  clay
    .part({ material: straw, place })
    .drum([0, -1570, 10], 14, 230, 220, 8)
    .cone([0, -1570, 10], [20, -1740, 0], 130, 60, 20)
}

/** Crouched on a plinth: horns, bat's wings, a beak of a snout. */
const gargoyle: Joiner = (clay, site, made) => {
  const place = beside(site, 580, 40)
  const grey = rock(made, [136, 140, 140])
  clay
    .part({ material: rock(made, [158, 154, 146]), place })
    .box([0, -230, 0], [250, 230, 230], 12)
    .box([0, -470, 0], [290, 36, 270], 8)
  clay.part({ material: grey, place })
  for (const s of [-1, 1]) {
    clay
      .sheet([s * 90, -860, -90], [s * 520, -1290, -150], [s * 470, -760, -120], 26, 20)
      .sheet([s * 90, -860, -90], [s * 470, -760, -120], [s * 210, -640, -90], 26, 20)
      .limb(
        [
          [[s * 90, -860, -80], 40],
          [[s * 340, -1190, -110], 30],
          [[s * 530, -1300, -150], 14],
        ],
        10,
      )
    clay.ellipsoid([s * 130, -620, 30], [96, 120, 130], 30).limb(
      [
        [[s * 140, -640, 110], 60],
        [[s * 170, -540, 200], 46],
        [[s * 150, -520, 250], 50],
      ],
      20,
    )
    clay.limb(
      [
        [[s * 130, -900, 60], 66],
        [[s * 196, -720, 150], 46],
        [[s * 70, -540, 250], 46],
      ],
      24,
    )
    for (const k of [-1, 0, 1]) clay.cone([s * 70 + k * 30, -516, 280], [s * 70 + k * 40, -500, 330], 17, 5)
  }
  clay.limb(
    [
      [[0, -600, -60], 150],
      [[0, -780, 0], 150],
      [[0, -920, 50], 120],
    ],
    30,
  )
  clay.ellipsoid([0, -1050, 110], [116, 112, 116], 20).cone([0, -1030, 190], [0, -1000, 290], 70, 44, 20)
  for (const s of [-1, 1])
    clay
      .leaf([s * 90, -1070, 80], [s * 230, -1150, 60], 40, 8, 0.4, [0, 0, 1], 10)
      .limb(
        [
          [[s * 60, -1140, 80], 34],
          [[s * 100, -1250, 60], 24],
          [[s * 60, -1330, 100], 6],
        ],
        8,
      )
      .cone([s * 70, -1110, 200], [s * 20, -1086, 226], 24, 20, 8)
  clay.carve()
  for (const s of [-1, 1]) clay.ellipsoid([s * 46, -1066, 214], [24, 17, 24], 6)
  clay.ellipsoid([0, -980, 276], [50, 17, 60], 6).build()
  for (const s of [-1, 1]) clay.cone([s * 26, -984, 314], [s * 26, -952, 316], 10, 2)
}

const snowman: Joiner = (clay, site) => {
  const place = beside(site, 600, 60, -16)
  const snow = { ...stone([240, 244, 250]), bump: 0.8, specular: 0.1 }
  clay
    .part({ material: snow, place })
    .ellipsoid([0, -250, 0], [320, 280, 300])
    .ball([0, -690, 10], 230, 20)
    .ball([0, -1040, 30], 166, 16)
  clay.part({ material: leather([30, 28, 32]), place })
  for (const s of [-1, 1]) clay.ball([s * 62, -1082, 172], 22)
  for (let k = -2; k <= 2; k++) clay.ball([k * 34, -974 - Math.abs(k) * 12, 178 - Math.abs(k) * 8], 13)
  for (const y of [-810, -680, -550]) clay.ball([0, y, 236 - Math.abs(y + 680) * 0.14], 25)
  clay.drum([0, -1196, 20], 14, 210, 200, 6).drum([0, -1310, 20], 110, 136, 126, 8)
  clay.part({ material: glossy([230, 120, 36]), place }).cone([0, -1044, 186], [10, -1034, 350], 32, 5)
  clay
    .part({ material: { ...plain([196, 40, 46]), bump: 1.2 }, place })
    .ring([0, -884, 20], 168, 160, 40, 46, 10)
    .leaf([110, -880, 150], [150, -600, 210], 50, 54, 0.24, [0, 0, 1], 10)
  clay.part({ material: { ...wood([92, 66, 44]), bump: 1.6 }, place })
  for (const s of [-1, 1]) {
    clay.cone([s * 200, -740, 20], [s * 500, -930, 60], 19, 12)
    for (const k of [-1, 1]) clay.cone([s * 470, -910, 56], [s * 560, -930 + k * 70, 80], 10, 5)
  }
}

/** A bronze barrel on a carriage of two wheels, shot piled beside it. */
const cannon: Joiner = (clay, site) => {
  const place = within(site.ground, [site.side * 560, 0, 140], turn(-site.side * 38, 0, 0))
  const s = site.side
  clay.part({ material: timber([124, 82, 48]), place })
  clay.limb(
    [
      [[-s * 560, -70, 0], 66],
      [[0, -330, 0], 84],
      [[s * 160, -360, 0], 74],
    ],
    10,
  )
  for (const z of [-210, 210]) {
    clay.ring([s * 40, -330, z], 300, 300, 30, 34, 0, turn(0, 90, 0))
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * Math.PI
      clay.cone(
        [s * 40 + Math.cos(a) * 296, -330 + Math.sin(a) * 296, z],
        [s * 40 - Math.cos(a) * 296, -330 - Math.sin(a) * 296, z],
        19,
        19,
      )
    }
    disc(clay, [s * 40, -330, z], 60, 50, 8)
  }
  clay.part({ material: { ...metal([150, 112, 62]), specular: 0.7 }, place })
  clay
    .cone([-s * 330, -450, 0], [s * 600, -580, 0], 134, 92)
    .ball([-s * 340, -448, 0], 132, 10)
    .ball([-s * 490, -426, 0], 42, 14)
  for (const [x, r] of [
    [-200, 142],
    [120, 122],
    [590, 112],
  ] as const)
    clay.ring([s * x, -468 - x * 0.14, 0], r, r, 17, 24, 0, turn(0, 0, 82))
  clay.part({ material: leather([16, 14, 16]), place }).ellipsoid([s * 690, -592, 0], [20, 62, 62])
  clay.part({ material: { ...metal([58, 58, 64]), specular: 0.5 }, place: site.ground })
  for (const [x, y, z] of [
    [160, -64, 420],
    [290, -64, 420],
    [225, -64, 520],
    [225, -166, 450],
  ] as const)
    clay.ball([s * x, y, z], 64)
}

/** Rings of colour on a round of straw, arrows in it. */
const target: Joiner = (clay, site) => {
  const place = within(site.ground, [site.side * 600, 0, -40], turn(-site.side * 20, 0, 0))
  clay.part({ material: timber([124, 88, 54]), place })
  for (const s of [-1, 1]) clay.cone([s * 330, 0, 40], [s * 120, -1300, -20], 27, 22)
  clay.cone([0, 0, -330], [0, -1260, -40], 27, 22)
  const at: Vec = [0, -860, 10]
  const rings: readonly Rgb[] = [
    [232, 186, 52],
    [196, 40, 42],
    [52, 108, 176],
    [34, 34, 40],
    [240, 236, 226],
  ]
  clay.part({
    material: { ...plain([240, 236, 226]), bump: 1 },
    place,
    pigment: (t) => {
      const r = Math.hypot(t.x - at[0], t.y - at[1])
      tint(t, rings[Math.min(4, Math.floor(r / 74))]!)
    },
  })
  disc(clay, at, 370, 60, 14)
  for (const [x, y] of [
    [30, -890],
    [-90, -810],
    [120, -970],
  ] as const) {
    clay.part({ material: wood([196, 160, 108]), place }).cone([x, y, 60], [x + 26, y - 30, 330], 9, 9)
    clay.part({ material: plain([206, 52, 50]), place })
    for (const k of [-1, 1])
      clay.leaf([x + 18, y - 22, 250], [x + 28 + k * 40, y - 32 + k * 16, 340], 9, 17, 0.3, [0, 0.4, 1])
  }
}

/** A painted box on one leg with a crank and pipes. */
const organ: Joiner = (clay, site) => {
  const place = before(site, 260)
  const high = site.hips * 1.0
  clay.part({ material: timber([112, 76, 46]), place }).cone([0, 0, 0], [0, -high + 170, 0], 30, 30)
  clay.part({
    material: { ...wood([150, 46, 44]), specular: 0.4 },
    place,
    pigment: (t) => {
      if (t.z > 180 && Math.abs(Math.hypot(t.x, (t.y + high - 10) * 1.4) - 130) < 16) tint(t, [236, 190, 80])
      if (t.z > 180 && (Math.abs(Math.abs(t.x) - 330) < 14 || Math.abs(Math.abs(t.y + high - 10) - 150) < 14))
        tint(t, [236, 190, 80])
    },
  })
  clay.box([0, -high + 10, 0], [370, 180, 190], 10)
  clay.part({ material: { ...metal([222, 178, 82]), specular: 0.9 }, place })
  for (let k = -4; k <= 4; k++)
    clay.cone([k * 66, -high - 160, 110], [k * 66, -high - 380 + Math.abs(k) * 44, 110], 25, 25)
  clay
    .part({ material: metal(iron), place })
    .cone([370, -high + 20, 40], [470, -high + 20, 40], 15, 15)
    .cone([470, -high + 20, 40], [480, -high - 90, 90], 13, 13)
  clay.part({ material: wood([90, 58, 36]), place }).cone([470, -high - 96, 92], [540, -high - 96, 92], 25, 25)
}

/** A case of dark wood, its keys towards whoever plays: seen from its side. */
const piano: Joiner = (clay, site) => {
  const place = before(site, 210)
  const high = site.hips * 0.92
  clay.part({ material: { ...wood([112, 64, 38]), specular: 0.5 }, place })
  clay.box([0, -high - 30, 200], [640, 130, 200], 8)
  for (const x of [-560, 560]) clay.cone([x, -high + 100, 330], [x, 0, 330], 40, 26)
  clay.cone([-560, -high + 100, 60], [-560, 0, 60], 40, 26).cone([560, -high + 100, 60], [560, 0, 60], 40, 26)
  const lid = within(place, [0, -high - 150, 10], turn(0, 38, 0))
  clay.part({ material: { ...wood([126, 74, 44]), specular: 0.5 }, place: lid }).box([0, 10, -200], [640, 12, 200], 5)
  clay.part({
    material: { ...bone([240, 236, 224]), specular: 0.5 },
    place,
    pigment: (t) => {
      const key = (t.x + 4000) / 44
      if (Math.abs((key % 1) - 0.5) > 0.45) tint(t, [70, 66, 62])
    },
  })
  clay.box([0, -high - 150, -30], [560, 22, 90], 3)
  clay.part({ material: leather([24, 22, 26]), place })
  for (let k = 0; k < 25; k++)
    if (k % 7 !== 2 && k % 7 !== 6) clay.box([-528 + k * 44, -high - 178, 20], [13, 14, 44], 2)
}

const signpost: Joiner = (clay, site) => {
  const place = beside(site, 620, 0, -10)
  clay.part({ material: { ...wood([124, 90, 58]), bump: 1.6 }, place }).cone([0, 0, 0], [0, -1660, 0], 46, 40)
  for (const [y, s, yaw] of [
    [-1480, 1, 12],
    [-1200, -1, -10],
  ] as const) {
    const board = within(place, [0, y, 40], turn(yaw, 0, s * 3))
    clay.part({
      material: { ...wood([176, 134, 84]), bump: 1.2 },
      place: board,
      pigment: (t) => {
        if (
          t.z > 10 &&
          Math.abs(t.y) < 34 &&
          Math.abs(t.x - s * 120) < 230 &&
          Math.sin(t.x * 0.11) > -0.2 &&
          Math.abs(t.y + Math.sin(t.x * 0.3) * 10) < 22
        )
          tint(t, [50, 36, 28], 0.9)
      },
    })
    clay.box([s * 110, 0, 0], [330, 90, 16], 6).leaf([s * 430, 0, 0], [s * 560, 0, 0], 90, 3, 0.18, [0, 0, 1], 2)
  }
  clay.part({ material: { ...stone([124, 124, 120]), bump: 1.6 }, place })
  for (const [x, z, r] of [
    [-90, 60, 90],
    [80, 80, 110],
    [10, 130, 80],
  ] as const)
    clay.ellipsoid([x, -r * 0.4, z], [r, r * 0.7, r])
}

const fountain: Joiner = (clay, site, made) => {
  const place = beside(site, 620, 40)
  clay.part({ material: rock(made, [176, 172, 162]), place })
  clay
    .drum([0, -40, 0], 44, 330, 310, 10)
    .cone([0, -60, 0], [0, -560, 0], 120, 84)
    .drum([0, -640, 0], 90, 200, 380, 14)
    .carve()
    .drum([0, -740, 0], 40, 340, 340, 2)
    .build()
    .cone([0, -650, 0], [0, -900, 0], 60, 40)
    .ellipsoid([0, -930, 0], [130, 40, 130])
  clay
    .part({ material: { ...glass([150, 200, 222]), alpha: 0.86, specular: 0.9 }, place })
    .drum([0, -712, 0], 10, 336, 336, 2)
  clay.part({ material: { ...glass([206, 232, 242]), alpha: 0.7 }, place })
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2
    clay.limb(
      [
        [[0, -960, 0], 15],
        [[Math.cos(a) * 90, -1070, Math.sin(a) * 90], 15],
        [[Math.cos(a) * 190, -960, Math.sin(a) * 190], 15],
        [[Math.cos(a) * 230, -720, Math.sin(a) * 230], 13],
      ],
      4,
      5,
    )
  }
}

const haystack: Joiner = (clay, site) => {
  const place = beside(site, 640, -60)
  clay.part({
    material: { ...wood([222, 186, 98]), bump: 3, grain: [3, 26], specular: 0.03 },
    place,
    pigment: (t) => {
      t.height += Math.sin(t.x * 0.09 + Math.sin(t.y * 0.05) * 3) * 6
    },
  })
  clay.cone([0, -330, 0], [0, -980, 0], 430, 90, 60).ellipsoid([0, -170, 0], [460, 230, 420], 60)
  for (let k = 0; k < 40; k++) {
    const a = k * 2.4
    const y = -60 - ((k * 97) % 800)
    const r = y > -330 ? 440 : 430 - (-330 - y) * 0.5
    clay.cone(
      [Math.cos(a) * r * 0.94, y, Math.abs(Math.sin(a)) * r * 0.9],
      [Math.cos(a + 0.2) * r * 1.04, y + 130, Math.abs(Math.sin(a + 0.2)) * r * 1.02],
      11,
      5,
    )
  }
}

/** Two beams with holes for neck and wrists, on posts. */
const stocks: Joiner = (clay, site) => {
  const place = before(site, 120)
  const high = site.hips * 1.42
  clay.part({ material: timber([112, 78, 48]), place, pigment: boards(130, 'y') })
  for (const s of [-1, 1]) clay.box([s * 560, -high * 0.52, 0], [54, high * 0.62, 54], 6)
  clay
    .box([0, -high, 0], [520, 130, 34], 6)
    .carve()
    .cone([0, -high - 10, -200], [0, -high - 10, 200], 90, 90)
  for (const s of [-1, 1]) clay.cone([s * 320, -high, -200], [s * 320, -high, 200], 52, 52)
  clay.build()
  clay.part({ material: metal(iron), place })
  for (const s of [-1, 1]) clay.box([s * 440, -high, 36], [26, 136, 8], 3)
}

const brazier: Joiner = (clay, site, _made, glows) => {
  const place = beside(site, 600, 40)
  clay.part({ material: { ...metal(iron), bump: 0.8 }, place })
  for (let k = 0; k < 3; k++) {
    const a = (k / 3) * Math.PI * 2 + 0.5
    clay.cone([Math.cos(a) * 250, 0, Math.sin(a) * 200], [Math.cos(a) * -60, -760, Math.sin(a) * -50], 25, 22)
  }
  clay
    .drum([0, -800, 0], 96, 160, 290, 12)
    .carve()
    .drum([0, -920, 0], 60, 256, 256, 2)
    .build()
    .ring([0, -890, 0], 280, 280, 20, 24)
  clay.part({ material: { ...glow([226, 84, 24], 0.6), colour: [200, 70, 24] }, place })
  for (let k = 0; k < 9; k++) clay.ball([Math.cos(k * 2.4) * 170, -880, Math.sin(k * 2.4) * 170], 74)
  for (const [colour, share] of [
    [[240, 96, 20], 1],
    [[255, 180, 60], 0.66],
    [[255, 236, 160], 0.36],
  ] as const) {
    clay.part({ material: { ...glow(colour, 0.7), colour, alpha: 0.86 }, place })
    for (const [x, tall] of [
      [0, 520],
      [-130, 330],
      [130, 360],
      [60, 440],
    ] as const)
      clay.limb(
        [
          [[x * share, -900, 20], 96 * share],
          [[x * share * 1.2, -900 - tall * 0.45 * share, 20], 84 * share],
          [[x * share * 0.8 + 20, -900 - tall * share, 20], 4],
        ],
        14,
      )
  }
  const [x, y] = out(place, [0, -1080, 0])
  glows.push({ x, y, radius: 640 * place.scale, colour: [170, 88, 28] })
}

/** Spears, swords and a shield on a frame. */
const rack: Joiner = (clay, site) => {
  const place = beside(site, 660, -100, -18)
  clay.part({ material: timber([112, 76, 46]), place })
  for (const s of [-1, 1]) clay.box([s * 380, -560, 0], [34, 560, 34], 6).box([s * 380, -20, 0], [50, 26, 190], 6)
  clay.box([0, -960, 20], [420, 34, 30], 6).box([0, -330, 20], [420, 34, 30], 6)
  for (const [k, x] of [-270, -130].entries()) {
    clay.part({ material: wood([150, 112, 68]), place }).cone([x, -20, 80], [x, -1500, 40], 17, 15)
    clay
      .part({ material: metal([186, 190, 198]), place })
      .leaf([x, -1480, 40], [x, -1740 + k * 40, 36], 52, 3, 0.26, [0, 0, 1])
  }
  for (const x of [40, 170]) {
    clay.part({ material: metal([192, 196, 204]), place }).leaf([x, -900, 80], [x, -150, 90], 40, 6, 0.2, [0, 0, 1])
    clay
      .part({ material: { ...metal(brass), specular: 0.8 }, place })
      .box([x, -930, 80], [96, 17, 17], 6)
      .ball([x, -1100, 80], 30)
    clay.part({ material: leather([92, 54, 36]), place }).cone([x, -940, 80], [x, -1090, 80], 20, 18)
  }
  clay.part({ material: { ...wood([150, 44, 44]), specular: 0.3 }, place }).ellipsoid([330, -620, 90], [190, 230, 44])
  clay
    .part({ material: { ...metal(brass), specular: 0.8 }, place })
    .ring([330, -620, 110], 176, 210, 17, 20, 0, turn(0, 90, 0))
    .ellipsoid([330, -620, 130], [60, 60, 40])
}

/** A face of stone with hollow eyes on a pillar. */
const idol: Joiner = (clay, site, made) => {
  const place = beside(site, 600, 20)
  clay.part({
    material: rock(made, [142, 136, 122]),
    place,
    pigment: (t) => {
      if (Math.abs(t.y + 420) < 70 && Math.sin(t.x * 0.05 + 1) > 0.4 && t.z > 100) t.height -= 9
      if (Math.abs((((t.y + 4000) / 480) % 1) - 0.5) > 0.48) t.height -= 8
    },
  })
  clay
    .box([0, -60, 0], [330, 64, 280], 16)
    .box([0, -520, 0], [220, 480, 190], 50)
    .box([0, -1140, 20], [270, 250, 210], 70, 20)
    .box([0, -1400, 20], [300, 56, 230], 20, 10)
    .box([0, -1220, 200], [220, 34, 50], 16, 14)
    .leaf([0, -1180, 220], [0, -1040, 250], 44, 66, 0.8, [0, 0, 1], 16)
  for (const s of [-1, 1])
    clay.box([s * 220, -600, 120], [56, 210, 90], 30, 20).box([s * 150, -420, 200], [110, 50, 60], 24, 20)
  clay.carve()
  for (const s of [-1, 1]) clay.ellipsoid([s * 104, -1160, 232], [64, 44, 60], 10)
  clay.box([0, -980, 236], [130, 34, 50], 12).build()
}

const trough: Joiner = (clay, site) => {
  const place = within(site.ground, [site.side * 480, 0, site.belly + 330], turn(-8, 0, 0))
  clay.part({ material: timber([124, 88, 54]), place, pigment: boards(96, 'y') })
  clay.box([0, -260, 0], [520, 130, 190], 8).carve().box([0, -330, 0], [480, 130, 150], 4).build()
  for (const x of [-400, 400]) for (const s of [-1, 1]) clay.cone([x, -200, s * 110], [x, 0, s * 200], 32, 30)
  clay
    .part({ material: { ...wood([222, 186, 98]), bump: 3, grain: [3, 26] }, place })
    .ellipsoid([0, -360, 0], [450, 84, 140])
  for (let k = 0; k < 22; k++)
    clay.cone(
      [((k * 97) % 820) - 410, -400, ((k * 53) % 200) - 60],
      [((k * 97) % 820) - 380, -470, ((k * 53) % 200) - 20],
      11,
      5,
    )
}

const fence: Joiner = (clay, site) => {
  const place = within(site.ground, [site.side * 520, 0, -180], turn(-site.side * 6, 0, 0))
  clay.part({ material: { ...wood([142, 108, 70]), bump: 1.8 }, place })
  for (let k = -3; k <= 3; k++)
    clay.box([k * 300, -430, 0], [44, 430, 40], 8).cone([k * 300, -860, 0], [k * 300, -930, 0], 40, 6, 8)
  for (const y of [-640, -330]) clay.box([0, y + 14, 44], [1100, 40, 24], 6, 0, turn(0, 0, 1))
}

const sled: Joiner = (clay, site) => {
  const place = within(site.ground, [site.side * 520, 0, site.belly + 260], turn(-site.side * 20, 0, 0))
  clay.part({ material: { ...wood([176, 52, 46]), specular: 0.3 }, place })
  for (const z of [-190, 190])
    clay.limb(
      [
        [[-560, -40, z], 26],
        [[380, -34, z], 26],
        [[560, -120, z], 26],
        [[600, -280, z], 26],
        [[520, -370, z], 22],
      ],
      8,
      5,
    )
  clay.part({ material: timber([190, 146, 92]), place })
  for (let k = -2; k <= 2; k++) clay.box([-40, -220, k * 86], [500, 17, 38], 5)
  clay.part({ material: timber([138, 96, 58]), place })
  for (const x of [-420, 0, 360]) for (const z of [-190, 190]) clay.box([x, -120, z], [26, 96, 24], 4)
}

const churn: Joiner = (clay, site) => {
  const place = before(site, 200)
  const high = site.hips * 0.72
  clay.part({ material: timber([166, 122, 74]), place, pigment: boards(74) }).cone([0, -6, 0], [0, -high, 0], 190, 130)
  clay.part({ material: metal(iron), place })
  for (const t of [0.12, 0.5, 0.9]) clay.ring([0, -high * t, 0], 196 - 62 * t, 196 - 62 * t, 9, 24)
  clay
    .part({ material: timber([142, 100, 60]), place })
    .drum([0, -high - 10, 0], 26, 150, 140, 6)
    .cone([0, -high, 0], [0, -high * 1.7, 0], 25, 25)
}

const mirror: Joiner = (clay, site) => {
  const place = within(site.ground, [site.side * 600, 0, -60], turn(-site.side * 24, 0, 0))
  const high = site.hips * 1.9
  clay.part({ material: { ...metal([206, 164, 74]), bump: 1.4 }, place })
  clay.ring([0, -high * 0.56, 0], 290, high * 0.48, 44, 36, 0, turn(0, 90, 0))
  for (let k = 0; k < 14; k++) {
    const a = (k / 14) * Math.PI * 2
    clay.ball([Math.cos(a) * 310, -high * 0.56 + Math.sin(a) * high * 0.5, 16], 44, 8)
  }
  clay.box([0, -20, 0], [220, 24, 130], 10).cone([0, -30, 0], [0, -110, 0], 50, 40)
  clay.part({
    material: { ...glass([176, 200, 214]), alpha: 1, specular: 0.9 },
    place,
    pigment: (t) => {
      const gleam = (t.x + t.y * 0.5 + 4000) % 620
      if (gleam > 60 && gleam < 150) tint(t, [240, 246, 250], 0.7)
      else tint(t, shade([120, 146, 166], (t.y / high) * -0.2 - 0.1), 0.8)
    },
  })
  clay.ellipsoid([0, -high * 0.56, 0], [280, high * 0.47, 17])
}

/** The basket of a balloon about whoever flies in it, its ropes, and the striped envelope above. */
const balloonBasket: Joiner = (clay, { ground, hips, belly }, made, glows) => {
  const place = within(ground, [0, 0, belly * 0.4])
  const rim = hips * 0.94
  const [half, deep] = [430, 330]
  clay.part({
    material: { ...wood([168, 122, 66]), bump: 2 },
    place,
    pigment: (t) => {
      const weave = Math.sin(t.x * 0.07 + t.z * 0.07) * (Math.floor((t.y + 4000) / 46) % 2 ? 1 : -1)
      t.height += weave * 7
      tint(t, [96, 64, 32], weave < -0.3 ? 0.45 : 0)
    },
  })
  clay.box([0, -rim * 0.44, 0], [half, rim * 0.52, deep], 60)
  clay.part({ material: leather([108, 66, 38]), place })
  for (const s of [-1, 1]) {
    clay.cone([-half + 30, -rim * 0.96, s * (deep - 24)], [half - 30, -rim * 0.96, s * (deep - 24)], 34, 34)
    clay.cone([s * (half - 24), -rim * 0.96, -deep + 30], [s * (half - 24), -rim * 0.96, deep - 30], 34, 34)
  }
  clay.part({ material: plain([190, 160, 112]), place })
  for (const x of [-300, -100, 100, 300]) clay.ellipsoid([x, -rim * 0.5, deep + 46], [62, 120, 56])
  const mouth = -hips * 2.72
  const wide = 1500
  clay.part({ material: cloth([196, 168, 118]), place })
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      clay.cone([x * (half - 30), -rim * 0.94, z * (deep - 30)], [x * 300, mouth, z * 190], 13, 13)
  const dye: Rgb = made.trim ?? [184, 44, 40]
  clay.part({
    material: { ...cloth(dye), bump: 0.3 },
    place,
    pigment: (t) => {
      const gore = Math.floor((Math.atan2(t.x, t.z + 40) / (Math.PI * 2)) * 20 + 40)
      if (gore % 2 === 0) tint(t, [240, 222, 176])
      const seam = Math.abs((((Math.atan2(t.x, t.z + 40) / (Math.PI * 2)) * 20 + 40) % 1) - 0.5)
      if (seam > 0.46) tint(t, [110, 70, 44], 0.5)
    },
  })
  clay.limb(
    [
      [[0, mouth - 40, 0], 290],
      [[0, mouth - 420, 0], 560],
      [[0, mouth - 1200, 0], wide * 0.72],
      [[0, mouth - 2100, 0], wide * 0.76],
    ],
    60,
    6,
  )
  const fire: Rgb = [255, 190, 80]
  clay.part({ material: { ...glow(fire, 0.9), colour: fire }, place }).limb(
    [
      [[0, mouth + 190, 40], 26],
      [[0, mouth + 90, 40], 54],
      [[0, mouth - 40, 40], 8],
    ],
    6,
  )
  const [x, y] = out(place, [0, mouth + 80, 60])
  glows.push({ x, y, radius: 520 * place.scale, colour: [150, 96, 36] })
}

export const stands: Readonly<Record<StandKind, Joiner>> = {
  'balloon-basket': balloonBasket,
  altar,
  grave,
  coffin,
  raft,
  rowboat,
  beehive,
  swing,
  wheelbarrow,
  scarecrow,
  gargoyle,
  snowman,
  cannon,
  target,
  organ,
  piano,
  signpost,
  fountain,
  haystack,
  stocks,
  brazier,
  'weapon-rack': rack,
  idol,
  trough,
  fence,
  sled,
  churn,
  'standing-mirror': mirror,
}
