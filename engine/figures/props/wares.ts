import { type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, glass, glow, leather, metal, stone, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds } from '../body/weaves.ts'
import type { Wright } from '../gear/arms.ts'
import { errands } from '../gear/errands.ts'
import { turn, type Vec, within } from '../sculpture/space.ts'
import { beech, brass, disc, glossy, iron, made, plain, tint } from './forms.ts'

/** A carved beam over both shoulders, a pail on a chain at each end: the neck at the origin. */
const yoke: Wright = (clay, place) => {
  clay.part({ material: { ...wood(beech), bump: 1 }, place })
  clay.limb(
    [
      [[-470, 40, 40], 22],
      [[-300, 0, 40], 34],
      [[-110, -30, 10], 44],
      [[0, -6, -60], 38],
      [[110, -30, 10], 44],
      [[300, 0, 40], 34],
      [[470, 40, 40], 22],
    ],
    10,
    5,
  )
  for (const s of [-1, 1]) {
    clay.part({ material: metal(iron), place }).cone([s * 452, 44, 44], [s * 452, 380, 60], 5, 5)
    clay.limb(
      [
        [[s * 452 - 110, 470, 60], 6],
        [[s * 452 - 70, 390, 60], 6],
        [[s * 452, 366, 60], 6],
        [[s * 452 + 70, 390, 60], 6],
        [[s * 452 + 110, 470, 60], 6],
      ],
      2,
      4,
    )
    const pail = within(place, [s * 452, 580, 60])
    clay.part({ material: { ...wood([150, 104, 62]), bump: 1 }, place: pail })
    clay.drum([0, 0, 0], 120, 100, 124, 6).carve().drum([0, -110, 0], 30, 108, 108, 1).build()
    clay
      .part({ material: metal(iron), place: pail })
      .ring([0, -70, 0], 118, 118, 5, 13)
      .ring([0, 70, 0], 108, 108, 5, 13)
    clay.part({ material: plain([244, 242, 234]), place: pail }).drum([0, -96, 0], 8, 108, 108, 1)
  }
}

/** Wool on a staff, and the spindle that hangs from its thread. */
const distaff: Wright = (clay, place) => {
  clay.part({ material: wood(beech), place }).cone([0, 170, 8], [0, -310, 10], 9, 7)
  clay.part({
    material: { ...cloth([238, 230, 212]), bump: 1.6 },
    place,
    pigment: (t) => {
      t.height += Math.sin(t.y * 0.2 + t.x * 0.3) * 5
    },
  })
  clay.ellipsoid([0, -250, 12], [66, 108, 60]).ellipsoid([0, -320, 12], [40, 70, 40], 20)
  clay
    .part({ material: plain([190, 46, 60]), place })
    .ring([0, -190, 12], 50, 46, 8, 9)
    .ring([0, -280, 12], 62, 56, 8, 9)
  clay.part({ material: plain([232, 224, 206]), place }).limb(
    [
      [[40, -190, 40], 2.6],
      [[100, -40, 60], 2.6],
      [[120, 130, 60], 2.6],
    ],
    1,
    4,
  )
  clay
    .part({ material: wood([112, 74, 44]), place })
    .cone([120, 120, 60], [122, 300, 60], 6, 4)
    .drum([121, 262, 60], 10, 36, 36, 4)
  clay.part({ material: plain([232, 224, 206]), place }).ellipsoid([120, 206, 60], [22, 50, 22])
}

const sceptre: Wright = (clay, place, gear) => {
  clay.part({ material: { ...made(gear, metal([222, 178, 74])), specular: 0.9 }, place })
  clay.cone([0, 220, 4], [0, -230, 4], 12, 12)
  for (const y of [210, 60, -70, -200]) clay.ring([0, y, 4], 16, 16, 7, 9)
  clay.drum([0, -246, 4], 18, 20, 38, 4)
  for (let k = 0; k < 4; k++) {
    const a = (k / 4) * Math.PI * 2 + 0.4
    clay.limb(
      [
        [[Math.cos(a) * 20, -250, 4 + Math.sin(a) * 20], 8],
        [[Math.cos(a) * 62, -310, 4 + Math.sin(a) * 62], 9],
        [[Math.cos(a) * 14, -386, 4 + Math.sin(a) * 14], 8],
      ],
      3,
      4,
    )
  }
  clay.ball([0, -396, 4], 20).box([0, -446, 4], [8, 34, 8], 2).box([0, -452, 4], [26, 8, 8], 2)
  clay.part({ material: { ...glossy([176, 24, 44]), specular: 1 }, place }).ball([0, -316, 4], 38)
}

/** A hammer of polished wood with bands of brass. */
const gavel: Wright = (clay, place) => {
  clay.part({ material: { ...wood([112, 62, 36]), specular: 0.5 }, place })
  clay.cone([0, 130, 8], [0, -150, 10], 13, 11).ball([0, 136, 8], 20, 6)
  clay.drum([0, -190, 10], 108, 56, 56, 10, 0, turn(0, 0, 90))
  clay.part({ material: metal(brass), place })
  for (const x of [-84, 84]) clay.ring([x, -190, 10], 58, 58, 6, 12, 0, turn(0, 0, 90))
}

const shell: Wright = (clay, place) => {
  const up = within(place, [0, -40, 40], turn(0, 10, 0))
  clay.part({
    material: { ...glossy([236, 196, 176]), specular: 0.5 },
    place: up,
    pigment: (t) => {
      const a = Math.atan2(t.x, -(t.y - 70))
      const rib = Math.sin(a * 22)
      t.height += rib * 6
      tint(t, [206, 122, 104], rib < -0.3 ? 0.5 : 0)
      tint(t, [250, 232, 214], Math.sin(Math.hypot(t.x, t.y - 70) * 0.11) > 0.6 ? 0.3 : 0)
    },
  })
  clay.ellipsoid([0, -30, 0], [116, 104, 44]).carve().box([0, 88, 0], [200, 30, 90], 2).build()
  clay.box([0, 56, 0], [44, 14, 16], 6, 8)
}

const starfish: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [226, 118, 66]
  clay.part({
    material: { ...leather(own), bump: 1.6 },
    place,
    pigment: (t) => {
      const dots = Math.sin(t.x * 0.4) * Math.sin(t.y * 0.4)
      t.height += dots * 3
      tint(t, [250, 196, 140], dots > 0.7 ? 0.6 : 0)
    },
  })
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * Math.PI * 2 - Math.PI / 2
    clay.limb(
      [
        [[0, -120, 26], 44],
        [[Math.cos(a) * 76, -120 + Math.sin(a) * 76, 26], 31],
        [[Math.cos(a) * 142, -120 + Math.sin(a) * 142, 26], 11],
      ],
      14,
    )
  }
}

const anchor: Wright = (clay, place) => {
  clay.part({ material: { ...metal(iron), bump: 0.8 }, place })
  clay
    .cone([0, 190, 10], [0, -180, 10], 19, 15)
    .ring([0, -216, 10], 40, 40, 10, 10, 0, turn(0, 90, 0))
    .cone([-100, -140, 10], [100, -140, 10], 13, 13)
  clay.limb(
    [
      [[-150, 60, 10], 11],
      [[-120, 150, 10], 20],
      [[0, 206, 10], 25],
      [[120, 150, 10], 20],
      [[150, 60, 10], 11],
    ],
    4,
    5,
  )
  for (const s of [-1, 1]) clay.leaf([s * 120, 96, 10], [s * 168, 20, 10], 34, 3, 0.4, [0, 0, 1], 3)
  clay.part({ material: { ...cloth([196, 168, 116]), bump: 1 }, place }).limb(
    [
      [[0, -250, 14], 9],
      [[70, -190, 40], 9],
      [[60, -20, 50], 9],
      [[-30, 60, 46], 9],
      [[40, 160, 46], 9],
    ],
    2,
    5,
  )
}

const wheel: Wright = (clay, place) => {
  const up = within(place, [0, -176, 40], turn(-14, 0, 0), 0.7)
  clay.part({ material: { ...wood([138, 94, 54]), bump: 1.2 }, place: up })
  clay.ring([0, 0, 0], 236, 236, 22, 26, 0, turn(0, 90, 0))
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2
    clay.cone([Math.cos(a) * 40, Math.sin(a) * 40, 0], [Math.cos(a) * 220, Math.sin(a) * 220, 0], 15, 13)
  }
  disc(clay, [0, 0, 0], 54, 40, 8)
  clay.part({ material: metal(iron), place: up }).ring([0, 0, 0], 262, 262, 7, 24, 0, turn(0, 90, 0))
  disc(clay, [0, 0, 42], 26, 10, 4)
}

const globe: Wright = (clay, place) => {
  clay
    .part({ material: { ...wood([112, 72, 42]), specular: 0.4 }, place })
    .drum([0, -16, 10], 16, 86, 66, 5)
    .cone([0, -30, 10], [0, -86, 10], 15, 12)
  clay.part({ material: metal(brass), place }).ring([0, -206, 10], 134, 134, 7, 9, 0, turn(20, 90, 0))
  clay.part({
    material: { ...glossy([70, 130, 186]), specular: 0.5 },
    place,
    pigment: (t) => {
      const [x, y, z] = [t.x / 118, (t.y + 206) / 118, (t.z - 10) / 118]
      const land =
        Math.sin(x * 4.1 + Math.sin(y * 3.7) * 1.2) +
        Math.sin(y * 5.2 + z * 3 + 1) * 0.9 +
        Math.sin(x * 9 - y * 7) * 0.3
      if (Math.abs(y) > 0.88) tint(t, [238, 240, 240])
      else if (land > 0.5) tint(t, land > 1.2 ? [196, 166, 96] : [98, 142, 72])
    },
  })
  clay.ball([0, -206, 10], 118)
}

/** A likeness of somebody in a gilded frame. */
const framed: Wright = (clay, place) => {
  const up = within(place, [0, -190, 40], turn(0, -5, 0))
  clay.part({ material: { ...metal([206, 164, 74]), bump: 1.2 }, place: up })
  for (const s of [-1, 1]) clay.box([s * 148, 0, 0], [24, 196, 20], 8).box([0, s * 186, 0], [172, 24, 20], 8)
  for (const x of [-148, 148]) for (const y of [-186, 186]) clay.ball([x, y, 12], 30, 6)
  clay.part({
    material: { ...plain([96, 84, 62]), bump: 0.3 },
    place: up,
    pigment: (t) => {
      const [x, y] = [t.x / 126, t.y / 166]
      const face = Math.hypot(x / 0.34, (y + 0.2) / 0.34)
      if (Math.hypot(x / 0.5, (y + 0.26) / 0.5) < 1 && y < 0.16) tint(t, [72, 44, 30])
      if (Math.hypot(x / 0.86, (y - 1) / 0.74) < 1) tint(t, [130, 40, 48])
      if (Math.abs(x) < 0.14 && y > 0 && y < 0.36) tint(t, [216, 170, 138])
      if (face < 1) tint(t, [232, 190, 156])
      if (Math.abs(y + 0.24) < 0.03 && Math.abs(Math.abs(x) - 0.14) < 0.06) tint(t, [46, 32, 28])
      if (Math.abs(y + 0.02) < 0.022 && Math.abs(x) < 0.1) tint(t, [170, 66, 60])
    },
  })
  clay.box([0, 0, -6], [128, 168, 8], 2)
}

const sign: Wright = (clay, place, gear) => {
  const own = within(place, [0, -180, 40], turn(0, -5, 0))
  const isStone = gear.stuff !== undefined && gear.stuff !== 'wood'
  clay.part({
    material: isStone ? made(gear, stone(gear.colour)) : { ...wood([186, 142, 88]), bump: 1.2 },
    place: own,
    pigment: (t) => {
      const row = Math.floor((t.y + 400) / 56)
      const y = ((t.y + 400) / 56) % 1
      if (
        t.z > 8 &&
        Math.abs(t.y) < 120 &&
        Math.abs(t.x) < 150 - (row % 3) * 26 &&
        y > 0.3 &&
        y < 0.62 &&
        Math.sin(t.x * 0.16 + row * 2) > -0.5
      )
        tint(t, [54, 38, 30], 0.9)
    },
  })
  clay.box([0, 0, 0], [200, 160, 16], 8)
}

const cross: Wright = (clay, place, gear) => {
  clay.part({
    material: gear.stuff
      ? surfaceOf(gear, 'metal')
      : gear.state.includes('dyed')
        ? metal(gear.colour)
        : { ...wood([132, 86, 50]), specular: 0.3 },
    place,
  })
  clay.box([0, -120, 8], [22, 280, 18], 5).box([0, -236, 8], [134, 22, 18], 5)
  clay.part({ material: metal(brass), place })
  for (const [x, y] of [
    [0, -404],
    [-138, -236],
    [138, -236],
  ] as const)
    clay.ball([x, y, 8], 28, 4)
  clay.ball([0, -236, 26], 24)
}

const rosary: Wright = (clay, place) => {
  clay.part({ material: { ...glossy([124, 46, 40]), specular: 0.6 }, place })
  for (let k = 0; k <= 26; k++) {
    const a = (k / 26) * Math.PI * 2 - Math.PI / 2
    clay.ball([Math.cos(a) * 86, 130 + Math.sin(a) * 138, 26], k % 6 === 0 ? 17 : 12)
  }
  for (let k = 0; k < 3; k++) clay.ball([0, 290 + k * 26, 28], 12)
  clay
    .part({ material: { ...metal(brass), specular: 0.9 }, place })
    .box([0, 420, 30], [12, 64, 9], 3)
    .box([0, 398, 30], [44, 12, 9], 3)
}

const teapot: Wright = (clay, place, gear) => {
  clay.part({ material: { ...made(gear, leather([86, 126, 170])), specular: 0.7, bump: 0.1 }, place })
  const at: Vec = [-120, 30, 20]
  clay
    .ellipsoid(at, [104, 88, 88])
    .ellipsoid([at[0], at[1] - 80, at[2]], [50, 18, 46], 4)
    .ball([at[0], at[1] - 106, at[2]], 16, 3)
  clay.limb(
    [
      [[at[0] - 86, 50, 20], 28],
      [[at[0] - 150, 10, 20], 17],
      [[at[0] - 186, -56, 20], 13],
    ],
    6,
    4,
  )
  clay.limb(
    [
      [[at[0] + 84, -10, 20], 12],
      [[at[0] + 148, -30, 14], 12],
      [[at[0] + 156, 40, 14], 12],
      [[at[0] + 90, 80, 20], 12],
    ],
    4,
    5,
  )
}

const teacup: Wright = (clay, place) => {
  clay.part({ material: { ...glossy([240, 236, 228]), specular: 0.7, bump: 0 }, place })
  clay
    .drum([0, -12, 20], 8, 110, 86, 4)
    .drum([0, -76, 20], 52, 48, 74, 6)
    .carve()
    .drum([0, -126, 20], 18, 64, 64, 1)
    .build()
  clay.ring([80, -76, 20], 34, 30, 8, 8, 0, turn(0, 90, 0))
  clay.part({ material: glossy([120, 66, 34]), place }).drum([0, -112, 20], 6, 66, 66, 1)
  clay.part({ material: glossy([70, 110, 176]), place }).ring([0, -50, 20], 61, 61, 4, 6)
}

/** Strips of several colours that hang and curl. */
const ribbon: Wright = (clay, place, gear) => {
  const own = gear.state.includes('dyed') ? gear.colour : undefined
  const dyes: readonly Rgb[] = own
    ? [own, shade(own, 0.1), shade(own, -0.08)]
    : [
        [206, 48, 66],
        [58, 120, 190],
        [236, 190, 70],
        [88, 158, 96],
        [170, 90, 180],
      ]
  for (const [k, dye] of dyes.entries()) {
    const x = (k - (dyes.length - 1) / 2) * 46
    clay.part({ material: { ...plain(dye), specular: 0.3 }, place })
    let from: Vec = [x * 0.3, -6, 20]
    for (let j = 1; j <= 6; j++) {
      const to: Vec = [x * (0.4 + j * 0.13) + (j % 2 === 0 ? 22 : -22), j * 78 - 10, 24 + (j % 2) * 14]
      clay.leaf(from, to, 17, 17, 0.16, [j % 2 === 0 ? 0.5 : -0.5, 0, 1], 6)
      from = to
    }
  }
}

/** Cloth rolled on itself, its loose end hanging: along x. */
const bolt: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') || gear.stuff ? gear.colour : [52, 84, 150]
  const spiral = (t: { x: number; y: number; z: number; height: number; red: number; green: number; blue: number }) => {
    if (Math.abs(t.x) < 296) return
    if (Math.sin(Math.hypot(t.y + 50, t.z - 50) * 0.5) > 0.2) {
      t.red *= 0.62
      t.green *= 0.62
      t.blue *= 0.62
    }
  }
  clay.part({ material: { ...plain(own), bump: 0.5 }, place, pigment: spiral })
  clay.drum([0, -50, 50], 300, 88, 88, 8, 0, turn(0, 0, 90))
  clay.part({ material: { ...plain(shade(own, 0.03)), bump: 0.5 }, place, pigment: folds(4, 5) })
  clay.leaf([0, -30, 132], [0, 240, 146], 280, 250, 0.05, [0, 0, 1], 8)
  clay.part({ material: plain([222, 180, 84]), place }).cone([-236, 246, 152], [236, 246, 152], 11, 11)
}

const jar: Wright = (clay, place, gear) => {
  const own =
    gear.stuff === 'glass'
      ? { ...glass(gear.colour), alpha: 0.8 }
      : { ...made(gear, leather([186, 106, 66])), specular: 0.35 }
  clay.part({
    material: own,
    place,
    pigment: (t) => {
      if (gear.stuff) return
      if (Math.abs(t.y + 150) < 26 && Math.abs(((((Math.atan2(t.x, t.z) * 5) % 2) + 2) % 2) - 1) > 0.5)
        tint(t, [238, 222, 186])
      if (Math.abs(Math.abs(t.y + 150) - 34) < 5) tint(t, [70, 44, 34])
    },
  })
  clay
    .ellipsoid([0, -138, 20], [118, 128, 112])
    .drum([0, -16, 20], 16, 70, 62, 5, 10)
    .drum([0, -268, 20], 30, 56, 56, 6, 20)
    .drum([0, -300, 20], 10, 82, 78, 5, 4)
    .carve()
    .drum([0, -316, 20], 30, 52, 52, 2)
    .build()
  for (const s of [-1, 1]) clay.ring([s * 96, -232, 20], 40, 44, 12, 12, 2, turn(0, 90, 0))
}

/** Two rails and rungs, taller than whoever holds it. */
const ladder: Wright = (clay, place) => {
  clay.part({ material: { ...wood([176, 132, 80]), bump: 1 }, place })
  const [top, foot] = [-900, 1000]
  for (const x of [0, -330]) clay.cone([x, foot, 0], [x, top, 0], 26, 22)
  for (let y = top + 110; y < foot - 60; y += 210) clay.cone([0, y, 0], [-330, y, 0], 17, 17)
}

const slingshot: Wright = (clay, place) => {
  clay.part({ material: { ...wood([128, 88, 52]), bump: 1 }, place })
  clay.limb(
    [
      [[0, 100, 8], 17],
      [[0, -60, 10], 18],
      [[-58, -190, 12], 14],
    ],
    4,
    4,
  )
  clay.limb(
    [
      [[0, -60, 10], 18],
      [[58, -190, 12], 14],
    ],
    4,
    3,
  )
  clay.part({ material: leather([70, 44, 34]), place }).limb(
    [
      [[-58, -178, 20], 6],
      [[0, -90, 80], 5],
      [[58, -178, 20], 6],
    ],
    2,
  )
  clay.box([0, -92, 84], [26, 15, 6], 3)
}

/** A shoe of iron, its ends up, nail holes along it. */
const horseshoe: Wright = (clay, place) => {
  const arc: [Vec, number][] = []
  for (let k = 0; k <= 14; k++) {
    const a = 0.55 + (k / 14) * (Math.PI * 2 - 1.1) + Math.PI / 2 + Math.PI
    arc.push([[Math.cos(a) * 116, -130 + Math.sin(a) * 132, 24], 27])
  }
  clay.part({ material: { ...metal([128, 130, 138]), bump: 0.6 }, place })
  for (let k = 1; k < arc.length; k++) clay.leaf(arc[k - 1]![0], arc[k]![0], 30, 30, 0.4, [0, 0, 1], 6)
  clay.part({ material: leather([26, 24, 26]), place })
  for (let k = 1; k < arc.length - 1; k += 2) {
    const [[x, y]] = arc[k]!
    clay.ellipsoid([x, y, 36], [7, 7, 4])
  }
}

const heart: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [176, 26, 36]
  clay.part({ material: { ...glossy(own), specular: 0.7 }, place })
  for (const s of [-1, 1]) clay.ball([s * 44, -130, 26], 54, 14).cone([s * 40, -124, 26], [0, -22, 26], 52, 12, 22)
}

const bonedry: Wright = (clay, place) => {
  clay.part({ material: { ...bone([232, 222, 196]), specular: 0.2 }, place }).limb(
    [
      [[0, 150, 10], 20],
      [[0, 0, 12], 16],
      [[0, -200, 14], 21],
    ],
    4,
    3,
  )
  for (const s of [-1, 1]) clay.ball([s * 24, 172, 10], 30, 8).ball([s * 26, -224, 14], 33, 8)
}

const lampion: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [214, 56, 40]
  clay.part({ material: wood([90, 60, 40]), place }).limb(
    [
      [[0, 130, 8], 8],
      [[0, -170, 12], 7],
      [[40, -270, 16], 6],
      [[110, -290, 20], 5],
    ],
    3,
    4,
  )
  clay.part({
    material: { ...glow(own, 0.5), colour: own },
    place,
    pigment: (t) => {
      const rib = Math.abs((((t.y + 1000) / 30) % 1) - 0.5)
      t.height += rib * 8
      if (rib > 0.42) tint(t, shade(own, -0.2))
    },
  })
  clay.ellipsoid([110, -156, 20], [96, 108, 92])
  clay
    .part({ material: metal(brass), place })
    .drum([110, -262, 20], 9, 44, 40, 3)
    .drum([110, -50, 20], 9, 40, 44, 3)
  clay.part({ material: plain([232, 180, 70]), place }).cone([110, -40, 20], [110, 40, 20], 7, 14)
}

const sheets: Wright = (clay, place) => {
  const dyes: readonly Rgb[] = [
    [124, 40, 38],
    [48, 72, 108],
    [78, 96, 58],
    [140, 100, 48],
    [84, 56, 92],
  ]
  for (const [k, dye] of dyes.entries()) {
    const at = within(
      place,
      [((k * 37) % 30) - 15, -30 - k * 60, 30 + ((k * 53) % 20)],
      turn(((k * 71) % 26) - 13, 0, 0),
    )
    clay.part({ material: bone([232, 220, 190]), place: at }).box([0, 0, 4], [132, 20, 92], 2)
    clay
      .part({ material: leather(dye), place: at })
      .box([0, -24, 0], [140, 6, 100], 3)
      .box([0, 24, 0], [140, 6, 100], 3)
      .box([0, 0, 98], [140, 27, 6], 3)
    clay
      .part({ material: metal(brass), place: at })
      .box([-60, 0, 104], [6, 24, 3], 1)
      .box([60, 0, 104], [6, 24, 3], 1)
  }
}

/** A box with a bow of ribbon. */
const gift: Wright = (clay, place, gear) => {
  const at = within(place, [0, -10, 30], turn(-18, 0, 0))
  const isDyed = gear.state.includes('dyed')
  clay.part({
    material: gear.stuff
      ? surfaceOf(gear, 'leather')
      : isDyed
        ? plain(gear.colour)
        : { ...wood([160, 112, 66]), bump: 0.8 },
    place: at,
  })
  clay.box([0, -90, 0], [130, 84, 100], 5).box([0, -190, 0], [140, 24, 110], 5)
  clay.part({ material: { ...plain([196, 40, 52]), specular: 0.3 }, place: at })
  clay.box([0, -100, 0], [19, 96, 103], 2).box([0, -192, 0], [21, 26, 113], 2).box([0, -110, 0], [133, 12, 103], 2)
  for (const s of [-1, 1])
    clay
      .ring([s * 46, -244, 10], 46, 28, 9, 17, 4, turn(0, 90, s * 24))
      .leaf([0, -222, 90], [s * 54, -160, 116], 10, 20, 0.3, [0, 0, 1], 3)
  clay.ball([0, -228, 20], 20)
}

const cushion: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [150, 30, 46]
  clay.part({ material: { ...plain(own), specular: 0.25 }, place, pigment: folds(5, 4) })
  clay.ellipsoid([0, -44, 40], [196, 50, 134]).ellipsoid([0, -62, 40], [120, 40, 84], 20)
  clay.part({ material: { ...metal(brass), bump: 1 }, place })
  for (const x of [-184, 184])
    for (const z of [-60, 140]) clay.ball([x, -30, z], 20).cone([x, -30, z], [x * 1.06, 40, z + 6], 14, 24, 4)
}

/** Linen in a wide basket. */
const hipBasket: Wright = (clay, place, gear) => {
  const at = within(place, [0, -20, 0], turn(0, 0, 0), 1.5)
  clay.part({
    material: { ...wood([176, 134, 78]), specular: 0.05 },
    place: at,
    pigment: (t) => {
      const around = Math.sin(Math.atan2(t.x, t.z) * 18)
      const row = Math.floor((t.y + 400) / 17)
      const over = row % 2 === 0 ? around : -around
      t.height += over * 4
      const tone = 0.82 + 0.22 * over
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  clay
    .drum([0, 50, 0], 84, 108, 152, 6)
    .carve()
    .drum([0, -40, 0], 30, 132, 132, 1)
    .build()
    .ring([0, -34, 0], 150, 150, 13, 14)
  const linen: Rgb = gear.state.includes('dyed') ? gear.colour : [238, 234, 222]
  clay.part({ material: { ...plain(linen), bump: 0.9 }, place: at, pigment: folds(5, 3) })
  clay
    .ellipsoid([-40, -56, 10], [96, 60, 96])
    .ellipsoid([56, -66, 20], [86, 66, 84], 20)
    .leaf([60, -60, 110], [100, 70, 152], 50, 38, 0.2, [0.3, 0, 1], 8)
  clay.part({ material: plain([150, 178, 206]), place: at }).ellipsoid([10, -104, 40], [66, 34, 60])
}

const hipJar: Wright = (clay, place, gear) => jar(clay, within(place, [0, 150, -20], turn(0, 0, 0), 1.05), gear)
const headJar: Wright = (clay, place, gear) => jar(clay, within(place, [0, 0, -20], turn(0, 0, 0), 0.9), gear)

/** A shallow basket of bread and fruit. */
const headBasket: Wright = (clay, place, gear) => {
  errands.basket!(clay, within(place, [0, -250, -14], turn(0, 0, 0), 1.34), gear)
}

/** Soft feathers on a stick. */
const duster: Wright = (clay, place) => {
  clay
    .part({ material: wood(beech), place })
    .cone([0, 170, 8], [0, -110, 10], 10, 9)
    .ball([0, 176, 8], 15, 4)
  for (let k = 0; k < 26; k++) {
    const a = k * 2.4
    const out = 26 + (k % 5) * 22
    clay.part({ material: plain(k % 3 === 0 ? [206, 196, 182] : [150, 128, 112]), place })
    clay.leaf(
      [Math.cos(a) * 10, -110, 10 + Math.sin(a) * 10],
      [Math.cos(a) * out, -330 + out * 0.9, 10 + Math.sin(a) * out],
      12,
      26,
      0.34,
      [Math.cos(a) * 0.4, 0, 1],
      3,
    )
  }
}

/** Glass with a lid of cork; lights fly in it. */
const fireflyJar: Wright = (clay, place, gear) => {
  const light: Rgb = gear.trim ?? [226, 244, 110]
  clay.part({ material: { ...glow(light, 0.5), colour: light, alpha: 0.2 }, place })
  clay.ellipsoid([0, -140, 20], [70, 96, 66])
  clay.part({ material: { ...glow([250, 255, 190], 1), colour: [250, 255, 190] }, place })
  for (const [x, y, z] of [
    [-50, -90, 60],
    [30, -120, 92],
    [56, -190, 56],
    [-30, -210, 76],
    [-66, -160, 40],
    [10, -60, 84],
    [4, -170, 96],
  ] as const)
    clay.ball([x, y, z], 11)
  clay.part({ material: { ...glass([206, 226, 208]), alpha: 0.34, specular: 1 }, place })
  clay.drum([0, -130, 20], 124, 108, 112, 22).drum([0, -268, 20], 18, 82, 82, 6, 16)
  clay.part({ material: { ...wood([150, 108, 64]), bump: 1.4 }, place }).drum([0, -304, 20], 26, 78, 72, 6)
  clay.part({ material: { ...cloth([176, 148, 100]), bump: 1 }, place }).ring([0, -266, 20], 84, 84, 7, 9)
}

/** A round cheese that looks at us, a wedge cut out of it. */
const cheeseWheel: Wright = (clay, place, gear) => {
  const rind: Rgb = gear.state.includes('dyed') ? gear.colour : [222, 168, 62]
  const size = gear.state.includes('huge') || gear.state.includes('large') ? 1.3 : 1
  const round = within(place, [0, -196 * size, 40], turn(0, 78, 0), size)
  clay.part({ material: { ...glossy(rind), bump: 0.5 }, place: round })
  clay.drum([0, 0, 0], 74, 196, 196, 18).carve().box([120, 0, -120], [122, 90, 122], 2).build()
  clay.part({
    material: { ...plain([246, 220, 138]), bump: 0.3 },
    place: round,
    pigment: (t) => {
      const hole = Math.sin(t.x * 0.09 + 1) * Math.sin(t.y * 0.1 + t.z * 0.07)
      if (hole > 0.6) {
        t.height -= 8
        tint(t, [196, 156, 70], 0.7)
      }
    },
  })
  clay.drum([0, 0, 0], 66, 178, 178, 6).carve().box([126, 0, -126], [126, 90, 126], 2).build()
}

/** Large keys on a ring. */
const keyRing: Wright = (clay, place, gear) => {
  const old = gear.state.includes('rusty') ? metal([132, 78, 48]) : metal([150, 144, 136])
  clay.part({ material: gear.stuff ? surfaceOf(gear, 'metal') : old, place })
  clay.ring([0, 66, 14], 66, 66, 7, 7, 0, turn(0, 90, 0))
  for (const [k, a] of [-0.72, -0.36, 0, 0.36, 0.72].entries()) {
    const key = within(
      place,
      [Math.sin(a) * 60, 66 + Math.cos(a) * 60, 20 + (k % 2) * 14],
      turn(0, 0, (-a * 180) / Math.PI),
    )
    clay.part({ material: gear.stuff ? surfaceOf(gear, 'metal') : k % 2 ? metal([186, 148, 80]) : old, place: key })
    clay.ring([0, 26, 0], 27, 27, 7, 8, 0, turn(0, 90, 0))
    clay.cone([0, 50, 0], [0, 178, 0], 9, 9)
    clay.box([20, 166, 0], [20, 9, 6], 2).box([16, 140, 0], [16, 8, 6], 2)
  }
}

/** A wheel of bristles on a long rod. */
const sweepBrush: Wright = (clay, place) => {
  clay.part({ material: { ...wood([112, 80, 50]), bump: 0.8 }, place }).cone([0, 420, 8], [0, -430, 8], 11, 11)
  clay.part({ material: { ...cloth([44, 40, 40]), bump: 2 }, place })
  for (let k = 0; k < 72; k++) {
    const a = k * 2.39996
    const y = -520 + (k / 72) * 96
    clay.cone([0, y, 8], [Math.cos(a) * 112, y - 22, 8 + Math.sin(a) * 112], 6, 2.5)
  }
  clay.part({ material: metal(iron), place }).cone([0, -400, 8], [0, -540, 8], 16, 16)
}

/** Bars on a floor of wood, rats behind them. */
const cageOfRats: Wright = (clay, place) => {
  const floor = within(place, [0, 246, 20], turn(-12, 0, 0), 0.82)
  for (const [x, z, s] of [
    [-52, 20, 1],
    [56, -10, -1],
  ] as const) {
    clay.part({ material: { ...cloth([164, 150, 138]), bump: 1.2 }, place: floor })
    clay
      .ellipsoid([x, -46, z], [58, 40, 44])
      .ellipsoid([x + s * 52, -50, z + 30], [30, 26, 30], 12)
      .cone([x + s * 66, -46, z + 44], [x + s * 92, -40, z + 60], 16, 7)
    for (const e of [-1, 1]) clay.ellipsoid([x + s * 44 + e * 14, -78, z + 26], [13, 15, 6])
    clay.part({ material: leather([30, 22, 20]), place: floor })
    for (const e of [-1, 1]) clay.ball([x + s * 66 + e * 10, -58, z + 54], 5)
    clay.part({ material: leather([214, 150, 144]), place: floor }).ball([x + s * 94, -40, z + 62], 7)
    clay.limb(
      [
        [[x - s * 54, -30, z], 7],
        [[x - s * 96, -14, z + 30], 5],
        [[x - s * 70, -10, z + 66], 3],
      ],
      2,
    )
  }
  clay.part({ material: { ...wood([124, 88, 54]), bump: 1 }, place: floor }).box([0, 0, 0], [156, 14, 116], 4)
  clay.part({ material: metal([118, 116, 116]), place: floor })
  for (let k = -4; k <= 4; k++) for (const z of [-108, 108]) clay.cone([k * 36, 0, z], [k * 36, -224, z], 5, 5)
  for (const x of [-148, 148]) for (let k = -2; k <= 2; k++) clay.cone([x, 0, k * 48], [x, -224, k * 48], 5, 5)
  clay.box([0, -226, 0], [156, 9, 116], 4)
  clay.limb(
    [
      [[-60, -230, 0], 7],
      [[0, -300, 0], 7],
      [[60, -230, 0], 7],
    ],
    3,
  )
}

export const wares = {
  'firefly-jar': fireflyJar,
  'cheese-wheel': cheeseWheel,
  'key-ring': keyRing,
  'sweep-brush': sweepBrush,
  'cage-of-rats': cageOfRats,
  duster,
  yoke,
  distaff,
  sceptre,
  gavel,
  shell,
  starfish,
  anchor,
  wheel,
  globe,
  framed,
  sign,
  cross,
  rosary,
  teapot,
  teacup,
  ribbon,
  bolt,
  jar,
  ladder,
  slingshot,
  horseshoe,
  heart,
  bonedry,
  lampion,
  sheets,
  gift,
  cushion,
  'hip-basket': hipBasket,
  'hip-jar': hipJar,
  'head-jar': headJar,
  'head-basket': headBasket,
} satisfies Record<string, Wright>
