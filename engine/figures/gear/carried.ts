import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, leather, metal, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds, hide } from '../body/weaves.ts'
import type { Gear } from '../scene.ts'
import type { Clay, Touch } from '../sculpture/clay.ts'
import { type Place, turn, type Vec, within } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'
import { emblazon } from './emblems.ts'

const dye = (t: Touch, [red, green, blue]: Rgb, a = 1) => {
  t.red += (red - t.red) * a
  t.green += (green - t.green) * a
  t.blue += (blue - t.blue) * a
}

/** Lines of writing on a leaf, `half` wide, between two heights. */
const written =
  (half: number, top: number, foot: number, ink: Rgb = [74, 58, 46]) =>
  (t: Touch) => {
    if (t.ny > -0.4 || t.z < top || t.z > foot || Math.abs(t.x) > half) return
    if (Math.sin(t.z * 0.42) > 0.35 && Math.sin(t.x * 0.6 + Math.floor(t.z * 0.067) * 2) > -0.55) dye(t, ink, 0.75)
  }

/** An open book, its pages up: origin between the hands that hold it. */
export function openBook(clay: Clay, place: Place, gear: Gear): void {
  const paper = { ...bone([234, 222, 190]), specular: 0.05, bump: 0.3 }
  for (const s of [-1, 1]) {
    const leaf = within(place, [0, 0, 0], turn(0, 0, s * 13))
    clay
      .part({ material: surfaceOf(gear, 'leather'), place: leaf, pigment: hide(3) })
      .box([s * 74, 14, 0], [80, 6, 104], 4)
    clay.part({
      material: paper,
      place: leaf,
      pigment: (t) => {
        const x = t.x - s * 72
        if (t.ny > -0.5) {
          t.height += Math.sin(t.y * 2) * 0.8
          return
        }
        const picture = s > 0 && t.z > -74 && t.z < -10 && Math.abs(x) < 44
        if (picture) dye(t, Math.hypot(x, t.z + 42) < 24 ? [158, 60, 44] : [206, 178, 120], 0.85)
        else if (
          Math.abs(x) < 52 &&
          Math.abs(t.z) < 80 &&
          Math.sin(t.z * 0.4) > 0.2 &&
          Math.sin(x * 0.5 + Math.floor(t.z / 15.7) * 2) > -0.6
        )
          dye(t, [84, 66, 52], 0.75)
      },
    })
    clay.box([s * 72, 0, 0], [70, 10, 94], 5)
  }
}

/** A sheet held open between two hands: a map with coasts and a road, or a letter with its seal. */
export function openSheet(clay: Clay, place: Place, kind: 'map' | 'letter'): void {
  const [wide, long] = kind === 'map' ? [168, 124] : [92, 122]
  const paper: Rgb = kind === 'map' ? [222, 200, 150] : [236, 226, 200]
  clay.part({
    material: { ...bone(paper), specular: 0.04, bump: 0.3 },
    place,
    pigment: (t) => {
      t.height += Math.sin(t.x * 0.05) * 5
      if (kind === 'letter') {
        written(wide - 22, -long + 24, long - 50)(t)
        return
      }
      const coast = Math.sin(t.x * 0.021 + 1) * 34 + Math.sin(t.x * 0.06) * 14 + 30
      if (t.z > coast + 6) dye(t, [142, 170, 172], 0.75)
      if (Math.abs(t.z - coast) < 6) dye(t, [86, 62, 40], 0.9)
      const hills = Math.abs(((t.x + 400) % 40) - 20)
      if (t.z < -40 && t.z > -84 && Math.abs(t.z + 84 - hills * -1.4 - 40) < 4 && t.x < 40) dye(t, [104, 78, 50], 0.9)
      const road = Math.sin(t.x * 0.03) * 22 - 16
      if (Math.abs(t.z - road) < 4 && Math.sin(t.x * 0.28) > -0.2) dye(t, [150, 40, 34], 0.95)
      const [x, z] = [t.x - 96, t.z + 30]
      if ((Math.abs(x - z) < 6 || Math.abs(x + z) < 6) && Math.hypot(x, z) < 22) dye(t, [170, 28, 28])
      const r = Math.hypot(t.x + 112, t.z - 78)
      if (r < 30 && (Math.abs(t.x + 112) < 4 || Math.abs(t.z - 78) < 4 || r > 26)) dye(t, [86, 62, 40], 0.9)
      if (Math.abs(t.x) > wide - 9 || Math.abs(t.z) > long - 9) dye(t, [150, 112, 66], 0.7)
    },
  })
  clay.box([0, 0, 0], [wide, 3, long], 2)
  // Its edges roll up.
  clay.part({ material: { ...bone(shade(paper, -0.05)), specular: 0.04 }, place })
  if (kind === 'map') for (const s of [-1, 1]) clay.cone([s * wide, -8, -long], [s * wide, -8, long], 13, 13)
  else clay.part({ material: leather([158, 26, 32]), place }).drum([40, -5, long - 24], 4, 19, 19, 2)
}

/** Things carried that are new or large. */
export const carried: Partial<Record<Gear['kind'], Wright>> = {
  map: (clay, place) => openSheet(clay, within(place, [0, -60, 20], turn(0, -76, 0)), 'map'),
  letter: (clay, place) => openSheet(clay, within(place, [0, -70, 20], turn(0, -76, 0)), 'letter'),
  banner: (clay, place, gear) => {
    // It flies away from whoever holds it.
    const out = gear.hold === 'left' ? 1 : -1
    clay.part({ material: wood([112, 80, 50]), place }).cone([0, -560, 0], [0, 300, 0], 9, 10)
    clay
      .part({ material: metal([206, 170, 88]), place })
      .ball([0, -572, 0], 15)
      .cone([0, -580, 0], [0, -616, 0], 11, 1)
    clay.cone([-out * 10, -530, 6], [out * 250, -530, 6], 5, 5)
    clay.part({
      material: { ...cloth(gear.colour), bump: 0.5 },
      place,
      pigment: (t) => {
        const x = t.x * out
        t.height += Math.sin(x * 0.055 + t.y * 0.012) * 7
        const trim = gear.trim ?? shade(gear.colour, 0.25)
        if (x < 8 || x > 226 || t.y < -520 || t.y > -262) dye(t, trim, 0.9)
        emblazon(t, { ...gear, trim }, out * 118, -400, 92)
      },
    })
    clay.box([out * 118, -392, 8], [120, 138, 7], 3)
  },
  tray: (clay, place, gear) => {
    const top = within(place, [0, -14, 40], turn(0, -16, 0))
    clay.part({
      material: gear.stuff ? surfaceOf(gear, 'metal') : { ...metal([178, 172, 160]), specular: 0.8 },
      place: top,
    })
    clay.drum([0, 0, 0], 7, 168, 168, 4).ring([0, -8, 0], 166, 166, 6, 8)
    for (const [x, z] of [
      [-84, -10],
      [20, 60],
    ] as const) {
      clay.part({ material: wood([120, 82, 50]), place: top }).drum([x, -52, z], 46, 36, 33, 3)
      clay
        .part({ material: metal([150, 132, 100]), place: top })
        .ring([x, -20, z], 36, 36, 4, 6)
        .ring([x, -82, z], 34, 34, 4, 6)
      clay
        .part({ material: { ...cloth([240, 230, 204]), bump: 1.2 }, place: top })
        .ball([x - 10, -98, z], 20, 6)
        .ball([x + 12, -98, z + 6], 20, 6)
    }
    clay
      .part({ material: { ...leather([186, 128, 66]), specular: 0.15 }, place: top })
      .ellipsoid([96, -28, 6], [56, 36, 40])
  },
  cards: (clay, place) => {
    for (let k = 0; k < 5; k++) {
      const fan = within(place, [0, 20, 26 + k * 3], turn(0, 0, (k - 2) * 17))
      clay.part({
        material: { ...bone([242, 236, 218]), specular: 0.1 },
        place: fan,
        pigment: (t) => {
          const x = Math.abs(t.x)
          const y = t.y + 96
          const isRed = k % 2 === 0
          if (x + Math.abs(y) < 20) dye(t, isRed ? [182, 34, 40] : [34, 32, 40])
          else if (x > 34 || Math.abs(y) > 56) dye(t, [196, 168, 110], 0.8)
        },
      })
      clay.box([0, -96, 0], [38, 60, 1.6], 1)
    }
  },
  dice: (clay, place) => {
    for (const [x, y, z, yaw] of [
      [-16, -30, 30, 20],
      [26, -28, 40, 50],
      [4, -72, 34, 70],
    ] as const) {
      const own = within(place, [x, y, z], turn(yaw, 12, 8))
      clay.part({
        material: { ...bone([240, 232, 212]), specular: 0.4 },
        place: own,
        pigment: (t) => {
          const [u, v] = Math.abs(t.nz) > 0.7 ? [t.x, t.y] : Math.abs(t.nx) > 0.7 ? [t.y, t.z] : [t.x, t.z]
          if (Math.hypot(u, v) < 5 || Math.hypot(u - 10, v - 10) < 4.4 || Math.hypot(u + 10, v + 10) < 4.4)
            dye(t, [24, 22, 26])
        },
      })
      clay.box([0, 0, 0], [21, 21, 21], 5)
    }
  },
  cage: (clay, place) => {
    const brass = metal([186, 152, 84])
    clay.part({ material: brass, place })
    clay
      .ring([0, 22, 0], 18, 18, 3.4, 3.4, 0, turn(0, 90, 0))
      .drum([0, 250, 0], 7, 92, 92, 3)
      .ring([0, 110, 0], 88, 88, 4, 4)
    for (let k = 0; k < 12; k++) {
      const a = (k / 12) * Math.PI * 2
      const [x, z] = [Math.sin(a) * 88, Math.cos(a) * 88]
      clay.limb(
        [
          [[0, 44, 0], 2.6],
          [[x * 0.72, 66, z * 0.72], 2.6],
          [[x, 112, z], 2.6],
          [[x, 246, z], 2.6],
        ],
        1,
      )
    }
    clay.part({ material: wood([120, 84, 52]), place }).cone([-80, 204, 0], [80, 204, 0], 5, 5)
    clay.part({ material: { ...cloth([226, 184, 60]), bump: 1 }, place })
    clay.ellipsoid([4, 172, 6], [26, 33, 26]).ball([12, 138, 14], 20, 10).leaf([0, 190, 0], [-24, 236, -8], 11, 8, 0.3)
    clay.part({ material: bone([216, 120, 50]), place }).cone([20, 138, 30], [32, 142, 44], 6, 1)
  },
  herbs: (clay, place, gear) => {
    const green: Rgb = gear.stuff ? gear.colour : [86, 122, 62]
    for (let k = 0; k < 13; k++) {
      const a = (k - 6) * 0.13
      const long = 150 + ((k * 37) % 50)
      const tip: Vec = [Math.sin(a) * long, -Math.cos(a) * long, 20 + ((k * 13) % 24)]
      clay.part({ material: leather(mix(green, k % 3 === 0 ? [128, 148, 84] : [58, 88, 50], 0.4)), place })
      clay.cone([0, 40, 12], tip, 3, 2)
      for (let n = 0; n < 4; n++) {
        const t = 0.5 + n * 0.16
        const s = n % 2 === 0 ? 1 : -1
        const at: Vec = [tip[0] * t, 40 + (tip[1] - 40) * t, 12 + (tip[2] - 12) * t]
        clay.leaf(at, [at[0] + s * 30, at[1] - 26, at[2] + 6], 10, 3, 0.24, [0, 0, 1])
      }
      if (k % 4 === 1) clay.part({ material: cloth([168, 118, 186]), place }).ball(tip, 11)
    }
    clay.part({ material: cloth([176, 146, 96]), place }).ring([0, 8, 14], 20, 20, 5, 9)
  },
  'fishing-rod': (clay, place) => {
    clay.part({ material: wood([136, 98, 58]), place }).limb(
      [
        [[0, 180, 0], 8],
        [[0, -120, 0], 7],
        [[10, -380, 0], 5],
        [[46, -560, 0], 3],
      ],
      2,
      4,
    )
    clay.part({ material: bone([220, 214, 196]), place }).limb(
      [
        [[46, -560, 0], 1.6],
        [[120, -380, 10], 1.6],
        [[150, -120, 16], 1.6],
      ],
      1,
      4,
    )
    clay.part({ material: cloth([206, 74, 54]), place }).ellipsoid([152, -104, 16], [13, 20, 13])
  },
  hourglass: (clay, place) => {
    clay.part({ material: wood([110, 70, 42]), place })
    for (const y of [-112, 44]) clay.drum([0, y, 16], 8, 56, 56, 4)
    for (const s of [-1, 1]) clay.cone([s * 44, -106, 16], [s * 44, 40, 16], 5, 5)
    clay.part({ material: { ...metal([206, 220, 226]), metal: 0, specular: 1, alpha: 0.5 }, place })
    clay.ellipsoid([0, -70, 16], [38, 40, 38]).ellipsoid([0, 4, 16], [38, 40, 38], 12)
    clay.part({ material: { ...leather([222, 182, 96]), specular: 0.1 }, place })
    clay.cone([0, -62, 16], [0, -40, 16], 27, 6).cone([0, -10, 16], [0, 26, 16], 5, 28)
  },
  baby: (clay, place) => {
    clay.part({ material: { ...cloth([226, 216, 196]), bump: 0.8 }, place, pigment: folds(3, 6) })
    clay.limb(
      [
        [[0, -70, 0], 52],
        [[0, 0, 8], 66],
        [[0, 90, 4], 56],
        [[0, 150, 0], 34],
      ],
      20,
      3,
    )
    clay.ellipsoid([0, -128, -6], [60, 62, 56], 14)
    clay.part({
      material: { ...bone([226, 172, 144]), subsurface: [60, 20, 10], specular: 0.1 },
      place,
      pigment: (t) => {
        const [x, y] = [Math.abs(t.x), t.y + 128]
        // Lids shut, a small mouth, warm cheeks.
        if (Math.abs(y - 4 + (x - 17) ** 2 * 0.02) < 2.2 && Math.abs(x - 17) < 11) dye(t, [96, 58, 46], 0.9)
        if (Math.abs(y - 26 - x * x * 0.02) < 2.4 && x < 8) dye(t, [168, 74, 66], 0.9)
        const cheek = Math.hypot(x - 25, y - 18)
        if (cheek < 16) dye(t, [222, 128, 110], 0.45 * (1 - cheek / 16))
      },
    })
    clay.ellipsoid([0, -126, 26], [44, 47, 36]).ball([0, -116, 62], 7, 5)
  },
  drum: (clay, place, gear) => {
    clay.part({
      material: wood(gear.stuff ? gear.colour : [140, 52, 40]),
      place,
      pigment: (t) => {
        const zig = Math.abs(((((Math.atan2(t.x, t.z) * 5) % 2) + 2) % 2) - 1) * 120 - 60
        if (Math.abs(t.y - zig) < 7) dye(t, [232, 220, 186], 0.95)
      },
    })
    clay.drum([0, 0, 0], 84, 118, 118, 4)
    clay
      .part({ material: metal([198, 160, 88]), place })
      .ring([0, -84, 0], 120, 120, 7, 10)
      .ring([0, 84, 0], 120, 120, 7, 10)
    clay.part({ material: { ...bone([234, 222, 192]), specular: 0.1 }, place }).drum([0, -88, 0], 6, 114, 114, 3)
  },
  sack: (clay, place, gear) => {
    clay.part({
      material: { ...cloth(gear.stuff ? gear.colour : [164, 134, 92]), bump: 1, grain: [4, 4] },
      place,
      pigment: folds(5, 5),
    })
    clay
      .ellipsoid([0, 150, 0], [140, 150, 110])
      .ellipsoid([30, 60, 10], [96, 110, 80], 40)
      .limb(
        [
          [[10, 0, 10], 56],
          [[0, -60, 20], 30],
          [[0, -90, 26], 40],
        ],
        20,
      )
    clay.part({ material: cloth([120, 92, 60]), place }).ring([0, -60, 20], 34, 34, 7, 9)
  },
}
