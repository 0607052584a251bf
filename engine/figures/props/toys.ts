import type { Rgb } from '../../paint/colour.ts'
import { bone, leather, metal, wood } from '../../paint/material.ts'
import type { Wright } from '../gear/arms.ts'
import { turn, type Vec, within } from '../sculpture/space.ts'
import { beech, brass, disc, glossy, plain, tint } from './forms.ts'

/** A lozenge of paper on a long string, its tail of bows in the wind. */
const kite: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [206, 54, 46]
  const at: Vec = [70, -470, -20]
  const sail = within(place, at, turn(-8, 10, 18))
  clay.part({ material: plain([232, 224, 204]), place }).limb(
    [
      [[0, 70, 10], 2.6],
      [[0, 0, 12], 2.6],
      [[24, -180, 4], 2.6],
      [[70, -430, -14], 2.6],
    ],
    1,
    5,
  )
  clay.part({
    material: { ...plain(own), bump: 0.2 },
    place: sail,
    pigment: (t) => {
      if (t.x * (t.y + 40) > 0) tint(t, [240, 196, 70])
    },
  })
  const [top, left, right, foot]: Vec[] = [
    [0, -220, 0],
    [-150, -50, 10],
    [150, -50, 10],
    [0, 210, 0],
  ] as Vec[]
  clay.sheet(top!, left!, foot!, 5).sheet(top!, right!, foot!, 5)
  clay
    .part({ material: wood([190, 150, 96]), place: sail })
    .cone(top!, foot!, 5, 5)
    .cone([-150, -50, 14], [150, -50, 14], 5, 5)
  const tail: [Vec, number][] = [
    [[0, 210, 0], 3],
    [[40, 270, 4], 3],
    [[-10, 330, 8], 3],
    [[46, 390, 10], 3],
    [[10, 450, 12], 3],
  ]
  clay.part({ material: plain([232, 224, 204]), place: sail }).limb(tail, 1, 5)
  for (const [k, [[x, y, z]]] of tail.entries()) {
    if (k === 0) continue
    clay.part({ material: plain(k % 2 === 0 ? own : [58, 120, 186]), place: sail })
    clay
      .leaf([x, y, z], [x - 40, y - 20, z + 6], 5, 17, 0.3, [0, 0, 1], 2)
      .leaf([x, y, z], [x + 40, y + 16, z + 6], 5, 17, 0.3, [0, 0, 1], 2)
  }
}

const pinwheel: Wright = (clay, place) => {
  clay.part({ material: wood([196, 160, 108]), place }).cone([0, 150, 8], [0, -230, 12], 7, 6)
  const at: Vec = [0, -240, 26]
  for (const [k, dye] of (
    [
      [206, 48, 46],
      [238, 190, 60],
      [54, 120, 190],
      [80, 156, 84],
    ] as const
  ).entries()) {
    const a = (k * Math.PI) / 2 + 0.3
    const turnOf = (x: number, y: number): Vec => [
      at[0] + x * Math.cos(a) - y * Math.sin(a),
      at[1] + x * Math.sin(a) + y * Math.cos(a),
      at[2] + (x > 60 ? 4 : 14),
    ]
    clay.part({ material: { ...plain(dye), bump: 0.1 }, place })
    clay.sheet(at, turnOf(118, -14), turnOf(96, 76), 6).sheet(at, turnOf(96, 76), turnOf(40, 40), 9)
  }
  clay.part({ material: metal(brass), place }).ball([at[0], at[1], at[2] + 18], 13)
}

/** Sits, arms out: round ears, a pale muzzle, stitches. */
const teddy: Wright = (clay, place, gear) => {
  const fur: Rgb = gear.state.includes('dyed') ? gear.colour : [176, 118, 64]
  const up = within(place, [0, 30, 40], turn(-6, 0, -6))
  clay.part({ material: { ...plain(fur), bump: 1.6, grain: [4, 6] }, place: up })
  clay.ellipsoid([0, -90, 0], [86, 96, 74]).ball([0, -236, 8], 84, 8)
  for (const s of [-1, 1])
    clay
      .ellipsoid([s * 74, -306, -6], [36, 36, 20], 4)
      .limb(
        [
          [[s * 66, -140, 20], 36],
          [[s * 126, -96, 62], 34],
        ],
        10,
      )
      .limb(
        [
          [[s * 50, -34, 20], 42],
          [[s * 88, 14, 76], 42],
        ],
        10,
      )
  clay.part({ material: plain([226, 190, 142]), place: up })
  clay.ellipsoid([0, -216, 78], [42, 34, 26])
  for (const s of [-1, 1]) clay.ellipsoid([s * 76, -306, 10], [22, 22, 10]).ellipsoid([s * 94, 22, 108], [27, 27, 12])
  clay.part({ material: glossy([40, 28, 26]), place: up }).ellipsoid([0, -230, 102], [15, 11, 9])
  for (const s of [-1, 1]) clay.ball([s * 32, -256, 80], 10)
  clay.limb(
    [
      [[-18, -204, 100], 2.6],
      [[0, -196, 104], 2.6],
      [[18, -204, 100], 2.6],
    ],
    1,
  )
  clay.part({ material: plain([190, 44, 52]), place: up })
  clay
    .ring([0, -158, 10], 56, 50, 8, 8)
    .leaf([0, -150, 64], [-58, -170, 62], 8, 24, 0.4, [0, 0, 1], 3)
    .leaf([0, -150, 64], [58, -170, 62], 8, 24, 0.4, [0, 0, 1], 3)
}

/** A jointed doll that hangs from a cross of wood. */
const marionette: Wright = (clay, place) => {
  clay
    .part({ material: wood([128, 88, 54]), place })
    .cone([-120, 0, 20], [120, 0, 20], 9, 9)
    .cone([0, 6, -40], [0, 6, 130], 9, 9)
  const y = 210
  clay.part({ material: plain([226, 220, 206]), place })
  for (const [from, to] of [
    [
      [-116, 0, 20],
      [-104, y + 120, 40],
    ],
    [
      [116, 0, 20],
      [104, y + 90, 40],
    ],
    [
      [0, 4, 60],
      [0, y - 60, 30],
    ],
    [
      [-60, 0, 20],
      [-44, y + 250, 50],
    ],
    [
      [60, 0, 20],
      [44, y + 240, 50],
    ],
  ] as [Vec, Vec][])
    clay.cone(from, to, 1.8, 1.8)
  const skin: Rgb = [222, 182, 132]
  clay
    .part({ material: { ...wood(skin), specular: 0.3 }, place })
    .ball([0, y, 30], 56)
    .cone([0, y + 4, 84], [0, y + 8, 116], 9, 7)
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * 44, y + 76, 30], 14],
        [[s * 98, y + 96, 36], 12],
        [[s * 106, y + (s > 0 ? 60 : 130), 46], 14],
      ],
      2,
      2,
    )
    clay.limb(
      [
        [[s * 24, y + 170, 30], 17],
        [[s * 42, y + 236, 52], 14],
        [[s * 36, y + 306, 40], 13],
      ],
      2,
      2,
    )
  }
  clay.part({ material: plain([190, 46, 44]), place }).cone([0, y + 60, 30], [0, y + 176, 30], 40, 54, 6)
  clay.part({ material: plain([48, 84, 150]), place }).cone([0, y - 34, 28], [14, y - 128, 20], 54, 6)
  clay.part({ material: glossy([70, 42, 30]), place })
  for (const s of [-1, 1]) clay.ellipsoid([s * 36, y + 314, 58], [20, 15, 36]).ball([s * 21, y - 8, 80], 8)
  clay.part({ material: plain([186, 52, 48]), place }).limb(
    [
      [[-24, y + 24, 78], 3.4],
      [[0, y + 32, 84], 3.4],
      [[24, y + 24, 78], 3.4],
    ],
    1,
  )
}

/** A horse of wood on rockers, seen from its side. */
const toyHorse: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [190, 138, 80]
  const up = within(place, [0, 0, 20], turn(-28, 0, 0))
  clay.part({ material: { ...wood([150, 44, 40]), specular: 0.3 }, place: up })
  for (const z of [-52, 52])
    clay.limb(
      [
        [[-190, -46, z], 11],
        [[-90, -10, z], 12],
        [[90, -10, z], 12],
        [[190, -46, z], 11],
      ],
      2,
      5,
    )
  clay.part({ material: { ...wood(own), specular: 0.3 }, place: up })
  clay.ellipsoid([0, -176, 0], [124, 58, 52])
  for (const x of [-84, 84]) for (const z of [-42, 42]) clay.cone([x * 0.8, -160, z * 0.6], [x, -24, z], 25, 17, 10)
  clay.limb(
    [
      [[84, -190, 0], 48],
      [[132, -286, 0], 36],
    ],
    14,
  )
  clay.limb(
    [
      [[120, -306, 0], 38],
      [[190, -268, 0], 25],
      [[206, -256, 0], 23],
    ],
    10,
  )
  for (const z of [-20, 20]) clay.cone([118, -330, z], [114, -374, z * 1.2], 12, 4)
  clay.part({ material: { ...plain([238, 226, 196]), bump: 2, grain: [4, 30] }, place: up })
  clay.limb(
    [
      [[128, -350, 0], 17],
      [[88, -304, 0], 24],
      [[58, -232, 0], 20],
    ],
    6,
    4,
  )
  clay.limb(
    [
      [[-118, -190, 0], 18],
      [[-176, -160, 0], 24],
      [[-186, -70, 0], 9],
    ],
    6,
    4,
  )
  clay
    .part({ material: plain([176, 42, 46]), place: up })
    .ellipsoid([-4, -226, 0], [54, 17, 56])
    .ring([-4, -176, 0], 60, 54, 7, 9, 0, turn(0, 0, 90))
  clay
    .part({ material: glossy([30, 24, 24]), place: up })
    .ball([148, -308, 32], 8)
    .ball([212, -262, 17], 5)
}

/** A little ship, its sail square to us. */
const toyShip: Wright = (clay, place) => {
  const up = within(place, [0, -4, 20], turn(-22, 0, 0))
  clay.part({ material: { ...wood([140, 88, 50]), specular: 0.3 }, place: up })
  clay
    .ellipsoid([0, -96, 0], [186, 90, 70])
    .carve()
    .box([0, -200, 0], [300, 104, 120], 2)
    .box([0, -130, 0], [140, 40, 44], 6)
    .build()
  clay.cone([150, -96, 0], [250, -160, 0], 9, 5)
  clay
    .part({ material: wood([92, 62, 40]), place: up })
    .cone([-20, -90, 0], [-20, -430, 0], 9, 6)
    .cone([-130, -370, 14], [90, -370, 14], 6, 6)
  clay.part({ material: { ...plain([240, 232, 212]), bump: 0.5 }, place: up })
  clay.ellipsoid([-20, -268, 8], [116, 112, 34]).keep().box([-20, -268, 50], [110, 100, 44], 6).build()
  clay.sheet([150, -110, 4], [4, -370, 4], [20, -130, 4], 5)
  clay.part({ material: plain([196, 46, 46]), place: up }).sheet([-20, -430, 0], [-20, -390, 0], [-104, -412, 0], 6)
}

const toySoldier: Wright = (clay, place) => {
  const foot = within(place, [0, 20, 16])
  clay.part({ material: glossy([44, 90, 56]), place: foot }).drum([0, 10, 0], 12, 64, 60, 4)
  clay.part({ material: glossy([236, 232, 222]), place: foot })
  for (const s of [-1, 1]) clay.cone([s * 20, -110, 0], [s * 20, -6, 0], 20, 17)
  clay.part({ material: glossy([196, 38, 40]), place: foot }).cone([0, -224, 0], [0, -112, 0], 46, 40, 4)
  for (const s of [-1, 1]) clay.cone([s * 48, -218, 0], [s * 54, -112, 8], 17, 14)
  clay
    .part({ material: glossy([28, 28, 34]), place: foot })
    .drum([0, -356, 0], 56, 38, 46, 6)
    .box([0, -306, 28], [34, 4, 16], 2)
  for (const s of [-1, 1]) clay.ellipsoid([s * 20, -4, 10], [20, 14, 28])
  clay.part({ material: glossy([234, 190, 152]), place: foot }).ball([0, -276, 0], 38)
  clay.part({ material: metal(brass), place: foot })
  for (const y of [-206, -176, -146]) clay.ball([0, y, 45], 7)
  for (const s of [-1, 1]) clay.ellipsoid([s * 46, -222, 0], [24, 9, 24])
  clay.ball([0, -374, 40], 13)
  clay.part({ material: glossy([30, 24, 24]), place: foot })
  for (const s of [-1, 1]) clay.ball([s * 13, -282, 34], 4.6)
  clay.limb(
    [
      [[-20, -262, 34], 4],
      [[0, -266, 39], 5],
      [[20, -262, 34], 4],
    ],
    1,
  )
}

const balloon: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [206, 40, 44]
  clay.part({ material: plain([232, 226, 210]), place }).limb(
    [
      [[4, 120, 14], 2.4],
      [[0, 0, 12], 2.4],
      [[12, -200, 0], 2.4],
      [[40, -366, -10], 2.4],
    ],
    1,
    4,
  )
  clay.part({ material: { ...leather(own), specular: 0.9, gloss: 30, bump: 0 }, place })
  clay.ellipsoid([46, -506, -10], [118, 138, 112]).cone([42, -382, -10], [40, -358, -10], 10, 17, 3)
}

const spinningTop: Wright = (clay, place) => {
  const up = within(place, [0, -14, 16], turn(0, 0, 12))
  clay.part({
    material: { ...wood([196, 60, 48]), specular: 0.5 },
    place: up,
    pigment: (t) => {
      if (Math.abs((((t.y + 400) / 44) % 1) - 0.5) > 0.3) tint(t, [238, 198, 90])
    },
  })
  clay.cone([0, -10, 0], [0, -104, 0], 8, 92).drum([0, -128, 0], 22, 92, 60, 6)
  clay.part({ material: wood(beech), place: up }).cone([0, -140, 0], [0, -206, 0], 11, 9)
}

const ball: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [196, 56, 44]
  clay.part({
    material: { ...leather(own), specular: 0.5 },
    place,
    pigment: (t) => {
      const band = Math.floor(((Math.atan2(t.x, t.z) + Math.PI) / (Math.PI * 2)) * 6)
      if (band % 2 === 0) tint(t, [240, 232, 214])
    },
  })
  clay.ball([0, -116, 10], 120)
}

const lollipop: Wright = (clay, place) => {
  clay.part({ material: wood([236, 226, 206]), place }).cone([0, 130, 8], [0, -150, 14], 7, 7)
  clay.part({
    material: { ...leather([240, 226, 226]), specular: 0.8 },
    place,
    pigment: (t) => {
      const [x, y] = [t.x, t.y + 216]
      const swirl = Math.sin(Math.atan2(y, x) * 2 + Math.hypot(x, y) * 0.13)
      if (swirl > 0) tint(t, [214, 50, 84])
    },
  })
  disc(clay, [0, -216, 18], 78, 17, 12)
}

/** A round face of numbers under a handle and two bells. */
const clock: Wright = (clay, place, gear) => {
  const up = within(place, [0, -8, 30], turn(0, -4, 0))
  const case_ = gear.stuff ? gear.colour : ([124, 76, 44] as Rgb)
  clay.part({ material: { ...wood(case_), specular: 0.4 }, place: up })
  clay
    .box([0, -150, 0], [150, 140, 54], 20)
    .cone([-150, -280, 0], [0, -350, 0], 22, 22, 6)
    .cone([150, -280, 0], [0, -350, 0], 22, 22, 6)
    .sheet([-150, -280, 0], [150, -280, 0], [0, -350, 0], 44)
  clay.box([0, -8, 0], [176, 16, 66], 5)
  clay.part({
    material: { ...bone([242, 234, 212]), specular: 0.2 },
    place: up,
    pigment: (t) => {
      const [x, y] = [t.x, t.y + 156]
      const r = Math.hypot(x, y)
      const hour = (Math.atan2(y, x) / (Math.PI * 2)) * 12
      const off = Math.abs(hour - Math.round(hour))
      if (r > 80 && r < 102 && off < (Math.round(hour) % 3 === 0 ? 0.14 : 0.08)) tint(t, [34, 28, 26])
      if (r > 108) tint(t, [206, 164, 76])
    },
  })
  disc(clay, [0, -156, 52], 116, 10, 3)
  clay.part({ material: metal([40, 36, 38]), place: up })
  clay.cone([0, -156, 68], [0, -238, 68], 6, 3).cone([0, -156, 68], [54, -128, 68], 7, 4).ball([0, -156, 68], 10)
  clay.part({ material: metal(brass), place: up }).ball([0, -372, 0], 22)
}

/** Beads on wires in a frame. */
const abacus: Wright = (clay, place) => {
  const up = within(place, [0, -10, 30], turn(0, -8, 0))
  clay.part({ material: wood([110, 70, 42]), place: up })
  for (const s of [-1, 1]) clay.box([s * 170, -130, 0], [14, 130, 16], 4).box([0, -130 + s * 120, 0], [180, 13, 16], 4)
  for (let row = 0; row < 5; row++) {
    const y = -216 + row * 44
    clay.part({ material: metal([150, 150, 156]), place: up }).cone([-166, y, 0], [166, y, 0], 3, 3)
    clay.part({
      material: glossy(
        (
          [
            [206, 50, 48],
            [232, 180, 60],
            [56, 116, 186],
            [74, 150, 86],
            [206, 50, 48],
          ] as const
        )[row]!,
      ),
      place: up,
    })
    for (let k = 0; k < 7; k++) clay.ellipsoid([-134 + k * 30 + (k > 3 + (row % 3) ? 76 : 0), y, 0], [13, 19, 19])
  }
}

export const toys = {
  kite,
  pinwheel,
  teddy,
  marionette,
  'toy-horse': toyHorse,
  'toy-ship': toyShip,
  'toy-soldier': toySoldier,
  balloon,
  'spinning-top': spinningTop,
  ball,
  lollipop,
  clock,
  abacus,
} satisfies Record<string, Wright>
