import { type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, glow, leather, type Material, metal, stone, wood } from '../../paint/material.ts'
import { random } from '../../paint/random.ts'
import type { Glow } from '../glow.ts'
import { stands } from '../props/stands.ts'
import type { Furnishing } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { out, type Place, turn, type Vec, within } from '../sculpture/space.ts'
import { benches, workOn } from './benches.ts'
import { wares } from './wares.ts'

/** Where furniture goes: on the ground under somebody's hips, a hundredth of a decimetre a unit, y down. */
export interface Site {
  ground: Place
  /** How high the hips are above the ground, and how far the belly stands out, units. */
  hips: number
  belly: number
  /** The side (-1, 1) that somebody looks to. */
  side: number
  /** Where hands are closed about what is held. */
  hands?: Readonly<Record<'left' | 'right', Place>>
}

export type Joiner = (clay: Clay, site: Site, made: Furnishing, glows: Glow[]) => void

const oak: Rgb = [104, 70, 42]
const planks = (
  colour: Rgb,
  wide = 46,
): {
  material: Material
  pigment: (t: { x: number; y: number; z: number; height: number; red: number; green: number; blue: number }) => void
} => ({
  material: { ...wood(colour), specular: 0.14 },
  pigment: (t) => {
    const seam = Math.abs((((t.x + 1000) / wide) % 1) - 0.5) > 0.46
    const tone = 0.88 + 0.2 * Math.abs(Math.sin(Math.floor((t.x + 1000) / wide) * 2.4))
    t.red *= seam ? 0.5 : tone
    t.green *= seam ? 0.5 : tone
    t.blue *= seam ? 0.5 : tone
    if (seam) t.height -= 2
  },
})

/** The top of what stands before somebody, tipped to us a little as seen from above: its edge towards them is the origin. */
const topOf = ({ ground, belly }: Site, high: number, x = 0): Place =>
  within(ground, [x, -high, belly + 20], turn(0, -15, 0))

/** Written sheets, an inkwell, books and a candle. */
function writings(clay: Clay, top: Place, glows: Glow[]): void {
  clay.part({
    material: { ...bone([228, 214, 178]), specular: 0.05 },
    place: top,
    pigment: (t) => {
      if (Math.abs(Math.sin(t.z * 0.22)) > 0.86 && Math.abs(t.x + 30) < 92 && Math.sin(t.x * 0.4 + t.z) > -0.5) {
        t.red *= 0.42
        t.green *= 0.4
        t.blue *= 0.4
      }
    },
  })
  clay.box([-30, -4, 150], [112, 4, 96], 2, 0, turn(4, 0, 0))
  clay.box([-220, -4, 210], [90, 4, 70], 2, 0, turn(-16, 0, 0))
  clay.part({ material: { ...metal([60, 58, 66]), specular: 0.6 }, place: top })
  clay.drum([150, -30, 110], 30, 34, 22, 4)
  clay.part({ material: leather([96, 38, 34]), place: top }).box([330, -26, 160], [96, 24, 70], 5, 0, turn(14, 0, 0))
  clay.part({ material: leather([44, 66, 92]), place: top }).box([324, -70, 160], [84, 20, 62], 5, 0, turn(-8, 0, 0))
  candle(clay, within(top, [-390, 0, 120], turn(0, 15, 0)), glows)
}

function candle(clay: Clay, place: Place, glows: Glow[]): void {
  clay
    .part({ material: metal([176, 140, 76]), place })
    .drum([0, -8, 0], 8, 46, 40, 3)
    .drum([0, -24, 0], 14, 16, 16, 3)
  clay
    .part({ material: { ...bone([234, 222, 192]), subsurface: [110, 70, 30] }, place })
    .drum([0, -92, 0], 62, 19, 17, 3)
  const light: Rgb = [255, 196, 96]
  clay.part({ material: { ...glow(light, 0.9), colour: light }, place }).limb(
    [
      [[0, -158, 0], 5],
      [[0, -178, 0], 14],
      [[1, -206, 0], 8],
      [[0, -234, 0], 1.5],
    ],
    3,
  )
  const [x, y] = out(place, [0, -190, 0])
  glows.push({ x, y, radius: 260 * place.scale, colour: [150, 104, 46] })
}

function tankardOn(clay: Clay, place: Place): void {
  clay.part({ material: wood([124, 84, 50]), place }).drum([0, -66, 0], 66, 52, 46, 4)
  clay
    .part({ material: metal([150, 132, 100]), place })
    .ring([0, -20, 0], 52, 52, 5, 8)
    .ring([0, -112, 0], 48, 48, 5, 8)
  clay.ring([64, -64, 0], 34, 34, 8, 8, 0, turn(0, 90, 0))
  clay.part({ material: { ...cloth([240, 230, 204]), bump: 1.4 }, place })
  for (const [x, z, r] of [
    [0, 0, 36],
    [-22, 14, 22],
    [22, 12, 22],
  ] as const)
    clay.ball([x, -132, z], r, 8)
}

/** A board on legs before somebody. */
function board(clay: Clay, top: Place, half: number, deep: number, colour: Rgb, down: number, panel: boolean): void {
  clay.part({ ...planks(colour, 110), place: top }).box([0, 16, deep / 2], [half, 16, deep / 2], 6)
  if (panel) {
    clay
      .part({ ...planks(shade(colour, -0.06)), place: top })
      .box([0, down / 2 + 30, deep - 26], [half - 24, down / 2, 12], 4)
    clay.part({ material: wood(shade(colour, -0.1)), place: top }).box([0, 54, deep - 12], [half - 10, 22, 12], 6)
    return
  }
  clay.part({ material: wood(shade(colour, -0.05)), place: top }).box([0, 56, deep - 24], [half - 40, 26, 12], 4)
  for (const s of [-1, 1])
    clay
      .box([s * (half - 60), down / 2, deep - 40], [28, down / 2, 28], 8)
      .box([s * (half - 60), down / 2, 40], [28, down / 2, 28], 8)
}

/** Coins in heaps and loose. */
function coins(clay: Clay, top: Place): void {
  const luck = random(11)
  clay.part({ material: { ...metal([226, 180, 70]), specular: 0.8 }, place: top })
  for (let k = 0; k < 26; k++) {
    const heap = k % 2 === 0 ? -290 : -150
    clay.drum([heap + luck.range(-50, 50), -5 - (k % 5) * 10, 220 + luck.range(-50, 60)], 5, 26, 26, 2)
  }
}

export const furniture: Record<Furnishing['kind'], Joiner> = {
  desk: (clay, site, made, glows) => {
    const top = topOf(site, site.hips + 66)
    board(clay, top, 560, 400, made.stuff ? made.colour : oak, site.hips + 40, true)
    writings(clay, top, glows)
  },
  table: (clay, site, made, glows) => {
    const top = topOf(site, site.hips + 64)
    board(clay, top, 620, 420, made.stuff ? made.colour : [118, 82, 50], site.hips + 10, false)
    const isBusy = made.state.some((one) => one !== 'games' && one !== 'coins')
    if (!isBusy) tankardOn(clay, within(top, [400, 0, 170], turn(0, 15, 0)))
    workOn(clay, top, made.state)
    candle(clay, within(top, [-470, 0, 110], turn(0, 15, 0)), glows)
    if (made.state.includes('games') || made.state.includes('coins')) coins(clay, top)
    if (!made.state.includes('games')) return
    clay.part({ material: bone([236, 228, 206]), place: top })
    for (const [x, z, yaw] of [
      [-40, 210, 20],
      [34, 264, 50],
      [-110, 270, 70],
    ] as const)
      clay.box([x, -26, z], [26, 26, 26], 6, 0, turn(yaw, 0, 0))
    clay.part({ material: leather([20, 18, 20]), place: top })
    for (const [x, z] of [
      [-40, 210],
      [34, 264],
      [-110, 270],
    ] as const)
      for (const [dx, dy] of [
        [0, 0],
        [-11, -11],
        [11, 11],
      ] as const)
        clay.ball([x + dx, -26 + dy, z + 26], 5).ball([x + dx, -52, z + dy], 5)
    for (let k = 0; k < 5; k++) {
      const red = k % 2 === 0
      const at: Vec = [150 + k * 44, -6 - k * 2, 250 + (k % 2) * 34]
      clay
        .part({ material: { ...bone([238, 230, 210]), specular: 0.1 }, place: top })
        .box(at, [42, 2.5, 58], 1, 0, turn(k * 17 - 30, 0, 0))
      clay
        .part({ material: leather(red ? [176, 34, 40] : [30, 28, 34]), place: top })
        .box([at[0], at[1] - 3, at[2]], [14, 2, 20], 1, 0, turn(k * 17 + 15, 0, 0))
    }
  },
  bar: (clay, site, made) => {
    const top = topOf(site, site.hips + 90)
    board(clay, top, 900, 330, made.stuff ? made.colour : [112, 72, 40], site.hips + 60, true)
    tankardOn(clay, within(top, [-site.side * 420, 0, 120], turn(0, 15, 0)))
    tankardOn(clay, within(top, [-site.side * 560, 0, 200], turn(30, 15, 0)))
    clay.part({
      material: { ...metal([70, 110, 74]), specular: 0.9 },
      place: within(top, [site.side * 520, 0, 110], turn(0, 15, 0)),
    })
    clay.drum([0, -90, 0], 90, 44, 44, 8).drum([0, -220, 0], 50, 16, 20, 6, 20)
  },
  cauldron: (clay, { ground, hips, belly }, made, glows) => {
    const r = 270
    const high = Math.min(hips + 60, hips * 1.06)
    const place = within(ground, [0, -high, belly + r + 60], turn(0, -15, 0))
    const iron: Material = { ...metal([52, 52, 58]), bump: 0.9, specular: 0.4 }
    clay.part({ material: iron, place })
    clay
      .ellipsoid([0, r * 0.74, 0], [r, r * 0.92, r])
      .carve()
      .box([0, -r, 0], [r * 2, r, r * 2], 2)
      .build()
    clay.ring([0, 0, 0], r * 0.93, r * 0.93, 22, 26, 6)
    for (const s of [-1, 1]) clay.ring([s * r * 1.02, 70, 0], 40, 40, 11, 11, 0, turn(0, 90, 0))
    for (const a of [0.6, 2.5, 4.7])
      clay.cone(
        [Math.sin(a) * r * 0.6, r * 1.4, Math.cos(a) * r * 0.6],
        [Math.sin(a) * r * 0.8, high - 20, Math.cos(a) * r * 0.8],
        26,
        18,
      )
    const brew = made.trim ?? ([116, 200, 80] as Rgb)
    clay
      .part({ material: { ...glow(brew, 0.4), colour: brew, specular: 0.9, gloss: 30 }, place })
      .drum([0, 6, 0], 14, r * 0.9, r * 0.9, 2)
    for (const [x, z, b] of [
      [-90, 60, 34],
      [70, 110, 26],
      [20, -40, 30],
      [120, 0, 18],
      [-150, -40, 20],
      [-30, 150, 22],
    ] as const)
      clay.ball([x, -6, z], b, 8)
    const [gx, gy] = out(place, [0, -60, 0])
    glows.push({ x: gx, y: gy, radius: 460 * ground.scale, colour: [brew[0] * 0.42, brew[1] * 0.42, brew[2] * 0.42] })
    bonfire(clay, within(ground, [0, 0, belly + r + 60]), 0.8, glows)
  },
  anvil: (clay, { ground, hips, belly }, made, glows) => {
    const place = within(ground, [0, -hips * 0.86, belly + 190], turn(0, -8, 0), (hips * 0.86) / 524)
    wares.anvil?.(clay, place, { ...made, kind: 'anvil', hold: 'before' })
    const [x, y] = out(place, [-80, -12, 10])
    glows.push({ x, y, radius: 240 * place.scale, colour: [150, 70, 16] })
  },
  campfire: (clay, { ground, belly, side }, _made, glows) => {
    bonfire(clay, within(ground, [side * 230, 0, belly + 300]), 1.25, glows)
  },
  barrel: (clay, { ground, hips }) => {
    const high = hips * 0.47
    clay
      .part({ ...planks([116, 78, 46], 60), place: ground })
      .drum([0, -high, -30], high, 270, 270, 12)
      .ellipsoid([0, -high, -30], [316, high * 1.7, 316])
      .keep()
      .box([0, -high, -30], [400, high, 400], 4)
      .build()
    clay.part({ material: metal([92, 88, 86]), place: ground })
    for (const y of [-high * 0.36, -high * 1.64]) clay.ring([0, y, -30], 288, 288, 8, 22)
  },
  crate: (clay, { ground, hips }) => {
    const high = hips * 0.47
    clay.part({ ...planks([134, 98, 60], 70), place: ground }).box([0, -high, -40], [250, high, 220], 8)
    clay.part({ material: wood([104, 74, 46]), place: ground })
    for (const s of [-1, 1])
      clay.box([s * 232, -high, 184], [22, high, 12], 3).box([0, -high + s * (high - 24), 186], [250, 22, 12], 3)
  },
  stool: (clay, { ground, hips }) => {
    const high = hips * 0.94
    clay.part({ material: wood([112, 76, 46]), place: ground }).drum([0, -high + 20, -30], 22, 200, 200, 8)
    for (const a of [0.5, 2.1, 3.7, 5.3])
      clay.cone(
        [Math.sin(a) * 130, -high + 30, Math.cos(a) * 130 - 30],
        [Math.sin(a) * 190, 0, Math.cos(a) * 190 - 30],
        24,
        20,
      )
  },
  log: (clay, { ground, hips }) => {
    const r = hips * 0.47
    clay.part({ material: { ...wood([92, 68, 48]), bump: 2, grain: [4, 40] }, place: ground })
    clay.cone([-520, -r, -40], [520, -r, -60], r, r * 0.94)
    clay
      .part({ material: wood([182, 146, 100]), place: ground })
      .drum([-530, -r, -40], 12, r * 0.9, r * 0.9, 4, 0, turn(0, 0, 90))
  },
  boulder: (clay, { ground, hips }) => {
    const r = hips * 0.5
    clay.part({
      material: { ...stone([128, 124, 116]), bump: 2.2 },
      place: ground,
      pigment: (t) => {
        t.height += Math.sin(t.x * 0.03 + t.z * 0.02) * Math.sin(t.y * 0.03) * 7
      },
    })
    clay
      .ellipsoid([0, -r * 0.86, -60], [340, r, 280])
      .ellipsoid([-240, -r * 0.5, 40], [200, r * 0.6, 200], 40)
      .ellipsoid([250, -r * 0.4, 10], [190, r * 0.5, 200], 40)
  },
  wall: (clay, { ground, hips, side }) => {
    const at = -side * 250
    clay.part({
      material: { ...stone([132, 124, 112]), bump: 1.4 },
      place: ground,
      pigment: (t) => {
        const row = Math.floor((t.y + 4000) / 130)
        const x = (((t.x + 4000 + (row % 2) * 110) / 220) % 1) - 0.5
        const y = (((t.y + 4000) / 130) % 1) - 0.5
        const joint = Math.abs(x) > 0.465 || Math.abs(y) > 0.44
        const tone = joint
          ? 0.55
          : 0.86 + 0.2 * Math.abs(Math.sin(row * 3.1 + Math.floor((t.x + 4000 + (row % 2) * 110) / 220) * 1.7))
        t.red *= tone
        t.green *= tone
        t.blue *= tone
        if (joint) t.height -= 7
      },
    })
    clay.box([at - side * 260, -hips * 1.2, -110], [290, hips * 1.35, 200], 20)
  },
  rope: (clay, { ground, hips, belly }) => {
    clay.part({
      material: { ...cloth([176, 150, 104]), bump: 0.6 },
      place: ground,
      pigment: (t) => {
        const twist = Math.sin(t.y * 0.14 + Math.atan2(t.x + 130, t.z - belly) * 2)
        t.height += twist * 5
        const tone = 0.84 + 0.2 * twist
        t.red *= tone
        t.green *= tone
        t.blue *= tone
      },
    })
    clay.cone([-130, hips * 0.7, belly + 120], [-130, -hips * 4, belly + 120], 26, 26)
  },
  ...benches,
  ...stands,
}

/** Logs that burn on the ground, `size` 1 half a metre across. */
export function bonfire(clay: Clay, place: Place, size: number, glows: Glow[]): void {
  clay.part({ material: { ...wood([64, 46, 36]), bump: 1.6 }, place })
  for (let k = 0; k < 5; k++) {
    const a = k * 1.26 + 0.3
    clay.cone(
      [Math.sin(a) * 210 * size, -24 * size, Math.cos(a) * 130 * size],
      [Math.sin(a) * -60 * size, -110 * size, 0],
      34 * size,
      26 * size,
    )
  }
  clay.part({ material: { ...stone([112, 108, 104]), bump: 1.4 }, place })
  for (let k = 0; k < 9; k++) {
    const a = (k / 9) * Math.PI * 2
    clay.ellipsoid([Math.sin(a) * 260 * size, -22 * size, Math.cos(a) * 160 * size], [56 * size, 38 * size, 44 * size])
  }
  for (const [colour, strength, share] of [
    [[240, 96, 20], 0.6, 1],
    [[255, 180, 60], 0.8, 0.68],
    [[255, 236, 160], 0.9, 0.36],
  ] as const) {
    clay.part({ material: { ...glow(colour, strength), colour, alpha: 0.86 }, place })
    for (const [x, tall, lean] of [
      [0, 420, 20],
      [-90, 300, -40],
      [96, 280, 44],
      [-40, 350, 10],
      [50, 360, -20],
    ] as const)
      clay.limb(
        [
          [[x * size * share, -60 * size, 30 * (1 - share)], 60 * size * share],
          [[(x + lean * 0.3) * size * share, (-60 - tall * 0.4 * share) * size, 30 * (1 - share)], 62 * size * share],
          [[(x + lean) * size * share, (-60 - tall * 0.75 * share) * size, 30 * (1 - share)], 28 * size * share],
          [[(x + lean * 0.6) * size * share, (-60 - tall * share) * size, 30 * (1 - share)], 3],
        ],
        10,
        3,
      )
  }
  const [x, y] = out(place, [0, -180 * size, 0])
  glows.push({ x, y, radius: 560 * size * place.scale, colour: [170, 88, 28] })
}
