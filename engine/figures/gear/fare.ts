import { type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, glass, leather, metal, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds, hide } from '../body/weaves.ts'
import type { Gear } from '../scene.ts'
import { turn, type Vec, within } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'

const food = (colour: Rgb) => ({ ...leather(colour), bump: 0.8, specular: 0.2 })

/** What kitchens, fields, waters and nets give, held in a hand: the palm at the origin. */
export const fare: Partial<Record<Gear['kind'], Wright>> = {
  drumstick: (clay, place) => {
    clay
      .part({ material: bone([234, 222, 196]), place })
      .cone([0, 60, 10], [0, -70, 16], 10, 9)
      .ball([-8, 68, 10], 13, 4)
      .ball([8, 68, 10], 13, 4)
    clay.part({ material: { ...food([156, 92, 44]), specular: 0.45 }, place }).limb(
      [
        [[0, -40, 16], 22],
        [[0, -110, 20], 54],
        [[0, -160, 20], 46],
      ],
      10,
    )
  },
  cheese: (clay, place) => {
    clay.part({ material: food([232, 190, 84]), place })
    clay
      .drum([0, -60, 40], 46, 116, 116, 6)
      .carve()
      .box([120, -60, 120], [116, 80, 116], 1, 0, turn(40, 0, 0))
    for (const [x, y, z] of [
      [-40, -50, 148],
      [20, -80, 140],
      [-80, -80, 118],
    ] as const)
      clay.ball([x, y, z], 15)
    clay.build()
  },
  sausage: (clay, place) => {
    clay.part({ material: { ...food([146, 62, 44]), specular: 0.4 }, place })
    for (let k = 0; k < 5; k++) {
      const y = 20 + k * 84
      const x = Math.sin(k * 2.1) * 22
      clay.limb(
        [
          [[x, y, 20], 8],
          [[x + 12, y + 40, 24], 27],
          [[x, y + 80, 20], 8],
        ],
        2,
      )
    }
  },
  cabbage: (clay, place, gear) => {
    const green: Rgb = gear.stuff ? gear.colour : [116, 158, 84]
    clay.part({
      material: food(green),
      place,
      pigment: (t) => {
        t.height += Math.sin(Math.atan2(t.x, t.z) * 9 + t.y * 0.03) * 3
      },
    })
    clay.ball([0, -90, 30], 92)
    clay.part({ material: food(shade(green, -0.08)), place })
    for (let k = 0; k < 5; k++) {
      const a = k * 1.26
      clay.leaf(
        [Math.sin(a) * 40, -20, 30 + Math.cos(a) * 40],
        [Math.sin(a) * 126, -110, 30 + Math.cos(a) * 110],
        50,
        66,
        0.1,
        [Math.sin(a), 0.4, Math.cos(a)],
      )
    }
  },
  pumpkin: (clay, place) => {
    clay.part({
      material: food([214, 120, 36]),
      place,
      pigment: (t) => {
        t.height += Math.abs(Math.sin(Math.atan2(t.x, t.z - 40) * 5)) * 9
      },
    })
    clay.ellipsoid([0, -110, 40], [150, 116, 150])
    clay.part({ material: wood([96, 106, 54]), place }).cone([0, -210, 40], [14, -262, 44], 20, 13)
  },
  mushroom: (clay, place, gear) => {
    const red: Rgb = gear.colour[0] === gear.colour[2] ? [186, 44, 36] : gear.colour
    clay.part({ material: food([232, 222, 200]), place }).cone([0, 60, 20], [0, -80, 24], 24, 19, 4)
    clay.part({
      material: food(red),
      place,
      pigment: (t) => {
        if (Math.sin(t.x * 0.11) * Math.sin(t.z * 0.1 + t.y * 0.05) > 0.62) {
          t.red = 240
          t.green = 232
          t.blue = 216
          t.height += 3
        }
      },
    })
    clay.ellipsoid([0, -92, 24], [96, 62, 96]).carve().box([0, -20, 24], [140, 50, 140], 2).build()
  },
  eggs: (clay, place) => {
    clay.part({ material: { ...bone([236, 220, 190]), specular: 0.25 }, place })
    for (const [x, z] of [
      [-30, 20],
      [28, 14],
      [0, 60],
    ] as const)
      clay.ellipsoid([x, -44, z + 10], [30, 40, 30])
  },
  honeycomb: (clay, place) => {
    clay.part({ material: wood([168, 122, 66]), place })
    clay.box([0, -160, 20], [142, 12, 16], 3).box([0, 24, 20], [142, 10, 14], 3)
    for (const s of [-1, 1]) clay.box([s * 134, -68, 20], [10, 92, 14], 3)
    clay.part({
      material: { ...food([226, 160, 44]), specular: 0.5 },
      place,
      pigment: (t) => {
        const row = Math.floor(t.y / 21)
        const x = (((t.x + (row % 2) * 12.5 + 2000) / 25) % 1) - 0.5
        const y = (((t.y + 2100) / 21) % 1) - 0.5
        const r = Math.hypot(x, y)
        if (r < 0.34) {
          t.height -= 6
          t.red *= 0.72
          t.green *= 0.6
          t.blue *= 0.5
        }
      },
    })
    clay.box([0, -68, 20], [126, 82, 13], 3)
    clay.part({ material: { ...leather([58, 42, 24]), specular: 0.3 }, place })
    for (const [x, y] of bees.slice(0, 6)) clay.ellipsoid([x * 0.5, y * 0.4 - 40, 40], [11, 8, 8])
    swarm(clay, place)
  },
  bees: (clay, place) => swarm(clay, place),
  eel: (clay, place) => {
    clay.part({
      material: { ...leather([66, 76, 60]), specular: 0.8, bump: 0.3 },
      place,
      pigment: (t) => {
        if (t.z > 20 && Math.sin(t.y * 0.02) > -2) t.blue *= 0.9
      },
    })
    for (const [s, long] of [
      [-1, 1],
      [1, 0.86],
    ] as const)
      clay.limb(
        [
          [[s * 20, -150 * long, 10], 20],
          [[s * 60, -80, 16], 27],
          [[s * 6, 0, 12], 29],
          [[s * -30, 120, 16], 27],
          [[s * 44, 240 * long, 12], 21],
          [[s * 10, 350 * long, 10], 13],
          [[s * -40, 420 * long, 8], 4],
        ],
        4,
        4,
      )
    clay.part({ material: bone([220, 210, 120]), place })
    for (const s of [-1, 1]) clay.ball([s * 20 + 10, s > 0 ? -132 : -154, 26], 5)
  },
  vermin: (clay, place) => {
    // Dead rats, by their tails.
    for (const [x, y, s] of [
      [-34, 20, 1],
      [22, 60, -1],
      [66, 10, 1],
    ] as const) {
      clay.part({ material: leather([196, 150, 140]), place }).cone([0, 0, 10], [x, y + 120, 20], 5, 8)
      clay.part({ material: { ...cloth([98, 84, 74]), bump: 2.4, grain: [4, 18] }, place })
      clay
        .ellipsoid([x, y + 196, 24], [44, 84, 38])
        .ellipsoid([x + s * 6, y + 292, 26], [27, 44, 25], 18)
        .leaf([x - 24, y + 270, 36], [x - 44, y + 262, 34], 13, 11, 0.3)
        .leaf([x + 28, y + 270, 36], [x + 48, y + 262, 34], 13, 11, 0.3)
      clay.part({ material: leather([200, 152, 144]), place }).ball([x + s * 6, y + 338, 32], 8)
      for (const q of [-1, 1]) clay.cone([x + q * 34, y + 160, 30], [x + q * 60, y + 196, 36], 8, 6)
    }
  },
  jug: (clay, place, gear) => {
    clay.part({
      material: { ...surfaceOf({ ...gear, stuff: gear.stuff ?? 'leather' }, 'leather'), specular: 0.3 },
      place,
    })
    clay
      .ellipsoid([0, 0, 34], [84, 106, 84])
      .drum([0, -112, 34], 36, 46, 54, 6, 18)
      .carve()
      .drum([0, -150, 34], 30, 40, 44, 2)
      .build()
      .leaf([0, -146, 70], [0, -156, 116], 22, 8, 0.4, [0, 1, 0.4], 8)
      .ring([0, -30, -52], 62, 40, 13, 13, 0, turn(0, 0, 90))
  },
  bottle: (clay, place, gear) => {
    clay.part({ material: { ...glass(gear.colour), alpha: 0.86 }, place })
    clay.drum([0, -40, 18], 86, 46, 46, 10).cone([0, -124, 18], [0, -214, 18], 22, 16, 26)
    clay.part({ material: wood([170, 132, 86]), place }).drum([0, -230, 18], 13, 14, 15, 2)
    clay.part({ material: bone([232, 220, 186]), place }).drum([0, -34, 18], 40, 47.4, 47.4, 1)
  },
  plate: (clay, place) => {
    const top = within(place, [0, -14, 60], turn(0, -20, 0))
    clay.part({ material: { ...metal([176, 174, 166]), specular: 0.7 }, place: top }).drum([0, 0, 0], 8, 130, 148, 4)
    clay
      .part({ material: food([150, 88, 44]), place: top })
      .ellipsoid([-30, -38, 0], [70, 40, 50])
      .cone([-80, -44, 20], [-116, -66, 30], 16, 9, 6)
    clay.part({ material: food([206, 150, 80]), place: top }).ellipsoid([62, -30, 30], [46, 30, 40])
    clay
      .part({ material: food([112, 148, 70]), place: top })
      .ball([50, -24, -50], 26)
      .ball([88, -22, -30], 22)
  },
  sheaf: (clay, place) => {
    clay.part({ material: { ...cloth([214, 178, 92]), bump: 2.6, grain: [3, 60] }, place })
    for (let k = 0; k < 15; k++) {
      const a = (k - 7) * 0.075
      const depth = ((k * 37) % 11) * 5
      clay.cone([Math.sin(a) * -180, 190, depth], [Math.sin(a) * 300, -210, depth], 9, 8)
      clay.ellipsoid([Math.sin(a) * 340, -262, depth], [17, 62, 17], 0, turn(0, 0, (a * 180) / Math.PI))
    }
    clay.part({ material: cloth([158, 122, 66]), place }).ring([0, 6, 26], 62, 44, 13, 17)
  },
  firewood: (clay, place) => {
    clay.part({ material: { ...wood([112, 82, 56]), bump: 2.2 }, place })
    for (const [x, y, z] of logs) clay.cone([-300, y, z], [300 + x, y, z + 6], 30, 27)
    clay.part({ material: wood([206, 170, 122]), place })
    for (const [x, y, z] of logs)
      for (const s of [-1, 1]) clay.drum([s * 322 + (s > 0 ? x : 0), y, z], 4, 27, 27, 1, 0, turn(0, 0, 90))
    clay.part({ material: cloth([166, 132, 82]), place })
    for (const x of [-150, 150]) clay.ring([x, -6, 40], 76, 80, 8, 8, 0, turn(0, 0, 90))
  },
  chick: (clay, place, gear) => fowl(clay, place, gear, true),
  hen: (clay, place, gear) => fowl(clay, place, gear, false),
  'watering-can': (clay, place, gear) => {
    clay.part({ material: gear.stuff ? surfaceOf(gear, 'metal') : metal([122, 134, 126]), place })
    clay
      .drum([0, 130, 14], 84, 88, 76, 6)
      .limb(
        [
          [[60, 180, 14], 24],
          [[150, 110, 14], 15],
          [[216, 30, 14], 12],
        ],
        3,
      )
      .drum([236, 10, 14], 11, 40, 24, 3, 0, turn(0, 0, 38))
    clay.ring([0, 40, 14], 58, 40, 9, 9, 0, turn(0, 90, 0))
    clay.part({ material: { ...glass([186, 214, 230]), alpha: 0.6 }, place })
    for (let k = 0; k < 9; k++) {
      const s = 250 + k * 9
      clay.limb(
        [
          [[s, -6, 14 + ((k * 17) % 30)], 4],
          [[s + 46, 60, 14], 4],
          [[s + 70, 210 + (k % 3) * 40, 14], 4],
        ],
        1,
      )
    }
  },
}

const logs: readonly Vec[] = [
  [20, -50, 30],
  [-10, 6, 10],
  [14, 10, 70],
  [-24, -44, 74],
  [6, 50, 40],
]

/** Where bees hang in the air about a hand. */
const bees: readonly (readonly [number, number, number])[] = [
  [-150, -210, 30],
  [-40, -300, 60],
  [120, -260, 20],
  [210, -120, 50],
  [-220, -60, 60],
  [190, 40, 40],
  [-120, 110, 80],
  [60, -380, 20],
  [-260, -320, 10],
  [280, -300, 10],
  [310, -30, 20],
  [-330, -170, 30],
]

function swarm(clay: Parameters<Wright>[0], place: Parameters<Wright>[1]): void {
  for (const [k, [x, y, z]] of bees.entries()) {
    clay.part({
      material: { ...cloth([226, 176, 52]), bump: 0.6 },
      place,
      pigment: (t) => {
        if (Math.sin(t.x * 0.5) > 0.1) {
          t.red = 40
          t.green = 30
          t.blue = 22
        }
      },
    })
    clay.ellipsoid([x, y, z + 40], [19, 12, 12])
    clay.part({ material: { ...glass([226, 232, 238]), alpha: 0.55 }, place })
    for (const s of [-1, 1]) clay.leaf([x, y - 8, z + 40], [x + s * 14 - 6, y - 30, z + 40 + (k % 2) * 6], 5, 9, 0.2)
  }
}

/** A hen or a chick under an arm or in a hand. */
function fowl(clay: Parameters<Wright>[0], place: Parameters<Wright>[1], gear: Gear, isChick: boolean): void {
  const s = isChick ? 0.46 : 1
  const bird = within(place, [0, isChick ? -34 : 20, 50], turn(24, 0, 0), s)
  const colour: Rgb = isChick ? [236, 202, 84] : gear.stuff ? gear.colour : [186, 122, 66]
  clay.part({ material: { ...cloth(colour), bump: 2, grain: [6, 14] }, place: bird, pigment: hide(2) })
  clay
    .ellipsoid([0, 0, 0], [130, 104, 84])
    .limb(
      [
        [[86, -30, 0], 66],
        [[122, -120, 0], 38],
        [[126, -170, 0], 34],
      ],
      20,
    )
    .leaf([-110, -30, 0], [-190, -140, 0], 50, 40, 0.4, [0, 0, 1], 20)
  clay.part({ material: { ...cloth(shade(colour, -0.1)), bump: 1.6 }, place: bird, pigment: folds(5, 2) })
  clay.leaf([60, -10, 76], [-90, 14, 70], 60, 30, 0.3, [0, 0, 1], 6)
  clay.part({ material: leather(isChick ? colour : [196, 40, 36]), place: bird })
  if (!isChick) for (const x of [104, 124, 144]) clay.ball([x, -206, 0], 15, 6)
  if (!isChick) clay.ellipsoid([156, -140, 6], [10, 20, 8])
  clay.part({ material: bone([232, 176, 70]), place: bird }).cone([152, -172, 0], [190, -160, 0], 13, 2)
  clay.part({ material: leather([24, 20, 20]), place: bird }).ball([140, -182, 27], 7)
}
