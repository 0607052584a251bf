import { mix, type Rgb } from '../../paint/colour.ts'
import { bone, type Material, skin as skinMaterial } from '../../paint/material.ts'
import type { HeadForm } from '../scene.ts'
import type { Clay, PartOptions } from '../sculpture/clay.ts'
import { turn, type Vec } from '../sculpture/space.ts'
import { type Expression, type Face, landmarks, sides } from './face.ts'

/** Where an eye sits: on a ball at `at` (x is mirrored), looking `out` degrees sideways from straight ahead. */
export interface EyeSeat {
  at: Vec
  radius: number
  out: number
}

export function eyeSeat(form: HeadForm, face: Face): EyeSeat {
  const m = landmarks(face)
  const seats: Partial<Record<HeadForm, EyeSeat>> = {
    dragon: { at: [41, -18, 44], radius: 17, out: 34 },
    cat: { at: [31, -8, 52], radius: 20, out: 10 },
    bird: { at: [44, -18, 30], radius: 18, out: 52 },
    turtle: { at: [44, -22, 42], radius: 17, out: 44 },
    wolf: { at: [33, -14, 50], radius: 16, out: 22 },
    bull: { at: [52, -12, 34], radius: 16, out: 40 },
    rat: { at: [38, -16, 48], radius: 16, out: 34 },
    owl: { at: [34, -14, 62], radius: 24, out: 8 },
    elephant: { at: [52, -16, 42], radius: 14, out: 34 },
    hippo: { at: [44, -44, 42], radius: 16, out: 26 },
    mantis: { at: [50, -44, 30], radius: 30, out: 36 },
  }
  return seats[form] ?? { at: [m.eye.x, m.eye.y, m.eye.z], radius: m.eye.radius, out: 0 }
}

const nostrilBlack: Rgb = [34, 24, 24]

/**
 * Models a beast's or a fleshless head in place of a human's. `options` gives its hide; teeth and beaks are parts of
 * their own. `necked` adds the upright neck of a bust; bodies of four legs bring their own. Without
 * `eared` its ears lie flat under what covers them.
 */
export function sculptBeast(
  clay: Clay,
  options: PartOptions,
  form: HeadForm,
  face: Face,
  e: Expression,
  necked = true,
  eared = true,
): void {
  const gape = e.gape * 26 + (e.frown > 0.6 ? 6 : 0)
  const seat = eyeSeat(form, face)
  const eyes = () => {
    for (const s of sides) clay.ball([s * seat.at[0], seat.at[1], seat.at[2]], seat.radius, 5)
  }
  const neck = (r: number) => {
    if (necked) clay.cone([0, 30, -34], [0, 196, -44], r, r * 1.15, 16)
  }
  clay.part(options)
  switch (form) {
    case 'dragon': {
      clay.ellipsoid([0, -30, -18], [60, 60, 84]).limb(
        [
          [[0, -12, 34], 46],
          [[0, 8, 92], 36],
          [[0, 20, 140], 27],
        ],
        20,
      )
      for (const s of sides) {
        clay.ellipsoid([s * 42, 22, 10], [28, 36, 40], 20).cone([s * 16, -34, 70], [s * 56, -40, 16], 11, 13, 10)
        clay.ball([s * 15, 6, 156], 11, 8)
      }
      clay.carve()
      for (const s of sides) clay.ball([s * 15, 4, 167], 5.5, 3).ellipsoid([s * 44, -16, 66], [14, 11, 16], 9)
      clay.build()
      eyes()
      neck(54)
      clay.cone([0, 52 + gape * 0.4, 20], [0, 60 + gape, 126], 34, 20, 10)
      clay.carve()
      for (const s of sides)
        clay.cone([s * 14, 46 + gape * 0.7, 158], [s * 50, 40 + gape * 0.3, 50], 2.2 + gape * 0.3, 1.6, 2)
      clay.build()
      teeth(
        clay,
        options,
        [
          [16, 44, 148],
          [25, 43, 124],
          [33, 42, 98],
        ],
        9,
        gape,
      )
      clay.part({ material: bone([120, 104, 86]), place: options.place })
      for (let k = 0; k < 5; k++) clay.cone([0, -86 + k * 6, 44 - k * 34], [0, -118 + k * 4, 22 - k * 38], 10, 2, 2)
      for (const s of sides)
        for (let k = 0; k < 3; k++) clay.cone([s * 58, 4 + k * 24, -8], [s * (92 - k * 8), 4 + k * 34, -48], 10, 2)
      return
    }
    case 'cat': {
      clay.ellipsoid([0, -30, -14], [70, 66, 82])
      for (const s of sides) {
        clay
          .ellipsoid([s * 50, 26, 16], [34, 36, 34], 22)
          .ball([s * 15, 36, 76], 20, 10)
          .cone([s * 14, -34, 60], [s * 44, -34, 44], 10, 11, 12)
        if (eared) clay.leaf([s * 42, -68, -8], [s * 66, -138, -22], 34, 5, 0.34, [s * 0.3, 0, 1], 8)
      }
      clay.cone([0, -20, 58], [0, 18, 90], 15, 13, 12).ball([0, 58 + gape * 0.5, 64], 16, 12)
      clay.carve()
      for (const s of sides) {
        clay.ellipsoid([s * 33, -6, 78], [17, 12, 14], 12)
        if (eared) clay.leaf([s * 46, -70, 8], [s * 62, -116, -4], 19, 4, 0.5, [s * 0.3, 0, 1], 6)
        clay.cone([0, 48, 100], [s * 28, 52, 76], 1.6, 1, 2)
      }
      clay.cone([0, 28, 102], [0, 46, 98], 1.6, 1.6, 2).build()
      eyes()
      neck(50)
      clay.part({ material: { ...skinMaterial([96, 56, 58]), specular: 0.35 }, place: options.place })
      clay.leaf([0, 14, 101], [0, 27, 100], 12, 4, 0.6, [0, 0, 1], 3)
      if (gape > 16) maw(clay, options, gape)
      return
    }
    case 'bird': {
      clay.ellipsoid([0, -28, -20], [58, 62, 76]).ellipsoid([0, 30, 6], [50, 48, 52], 24)
      for (const s of sides) clay.cone([s * 18, -40, 48], [s * 46, -40, 14], 9, 10, 10)
      clay.carve()
      for (const s of sides) clay.ellipsoid([s * 50, -16, 46], [13, 12, 14], 8)
      clay.build()
      eyes()
      neck(46)
      for (let k = 0; k < 5; k++)
        clay.leaf([0, -80, 0 - k * 16], [(k - 2) * 7, -124 - k * 2, -50 - k * 22], 12, 3, 0.4, [1, 0, 0], 5)
      clay.part({ material: { ...bone(beakOf(options.material)), specular: 0.4, gloss: 24 }, place: options.place })
      clay.limb(
        [
          [[0, -10, 46], 26],
          [[0, 0, 92], 20],
          [[0, 18, 134], 12],
          [[0, 44, 150], 2.5],
        ],
        6,
      )
      clay.cone([0, 32 + gape * 0.3, 44], [0, 38 + gape, 122], 17, 4, 2)
      clay.carve()
      for (const s of sides) clay.ellipsoid([s * 17, -8, 78], [5, 3, 9], 2)
      return
    }
    case 'owl': {
      // A round head without a snout: two discs of feathers that face forwards, and a short hook between them.
      clay.ellipsoid([0, -24, -16], [84, 76, 76]).ellipsoid([0, 38, -8], [76, 50, 66], 26)
      for (const s of sides) {
        clay.cone([s * 50, -58, 52], [0, -20, 80], 12, 11, 10)
        if (eared) clay.leaf([s * 46, -78, 4], [s * 84, -142, -10], 24, 4, 0.46, [s * 0.3, 0, 1], 10)
      }
      eyes()
      neck(60)
      const { colour } = options.material
      const down = mix(typeof colour === 'function' ? colour(0, 0) : colour, [236, 224, 200], 0.62)
      for (const s of sides) {
        clay.part({
          material: { ...options.material, colour: down },
          place: options.place,
          pigment: (t) => {
            // Rings about the eye, and a dark rim where the disc ends.
            const r = Math.hypot(t.x - s * 36, t.y + 10)
            const tone = r > 40 ? 0.55 : 0.88 + 0.16 * Math.sin(r * 0.55)
            t.red *= tone
            t.green *= tone
            t.blue *= tone
          },
        })
        clay.ellipsoid([s * 36, -8, 54], [46, 50, 20], 0, turn(s * 14, 0, 0))
      }
      clay.part({ material: { ...bone([58, 50, 44]), specular: 0.5, gloss: 24 }, place: options.place })
      clay.limb(
        [
          [[0, -8, 72], 11],
          [[0, 12, 92], 12],
          [[0, 38 + gape * 0.2, 90], 2.5],
        ],
        5,
      )
      if (gape > 10) clay.leaf([0, 34, 72], [0, 46 + gape * 0.5, 76], 11, 4, 0.5, [0, 0, 1], 3)
      return
    }
    case 'turtle': {
      clay
        .ellipsoid([0, -20, 0], [57, 54, 84])
        .ellipsoid([0, 16, 50], [44, 36, 52], 22)
        .ellipsoid([0, 14, 92], [27, 28, 22], 16)
      for (const s of sides) clay.cone([s * 20, -44, 60], [s * 50, -40, 26], 9, 11, 10)
      clay.carve()
      for (const s of sides)
        clay
          .ellipsoid([s * 48, -20, 60], [13, 11, 14], 8)
          .cone([s * 2, 32 + gape * 0.4, 118], [s * 52, 24, 40], 2 + gape * 0.25, 1.4, 2)
          .ball([s * 8, 2, 114], 3, 2)
      clay.build()
      eyes()
      if (necked)
        clay.limb(
          [
            [[0, 34, -20], 44],
            [[0, 80, -30], 50],
            [[0, 120, -36], 47],
            [[0, 200, -44], 58],
          ],
          8,
        )
      return
    }
    case 'wolf': {
      // A long straight muzzle under a flat brow, and a ruff at the cheeks: without them it is a cat.
      clay.ellipsoid([0, -30, -16], [58, 54, 76]).limb(
        [
          [[0, -10, 36], 38],
          [[0, 8, 88], 28],
          [[0, 16, 150], 20],
        ],
        16,
      )
      for (const s of sides) {
        clay
          .ellipsoid([s * 46, 24, 4], [30, 38, 34], 22)
          .cone([s * 12, -30, 60], [s * 42, -36, 38], 10, 11, 10)
          .leaf([s * 44, 18, -10], [s * 92, 74, -34], 30, 5, 0.5, [s * 0.4, 0, 1], 14)
        if (eared) clay.leaf([s * 40, -68, -18], [s * 58, -128, -34], 30, 4, 0.36, [s * 0.35, 0, 1], 8)
      }
      clay.carve()
      for (const s of sides) {
        clay.ellipsoid([s * 35, -12, 66], [14, 9, 12], 9)
        if (eared) clay.leaf([s * 42, -74, -4], [s * 56, -112, -18], 16, 3, 0.5, [s * 0.35, 0, 1], 5)
      }
      clay.build()
      eyes()
      neck(52)
      clay.cone([0, 44 + gape * 0.5, 20], [0, 44 + gape, 130], 25, 13, 10)
      clay.carve()
      for (const s of sides)
        clay.cone([s * 8, 33 + gape * 0.6, 164], [s * 32, 36 + gape * 0.3, 50], 1.8 + gape * 0.32, 1.4, 2)
      clay.build()
      teeth(
        clay,
        options,
        [
          [12, 31, 150],
          [18, 30, 124],
        ],
        10,
        gape,
      )
      clay.part({ material: { ...skinMaterial(nostrilBlack), specular: 0.5, gloss: 20 }, place: options.place })
      clay.ellipsoid([0, 4, 166], [15, 11, 10])
      return
    }
    case 'bull': {
      clay
        .ellipsoid([0, -34, -16], [64, 60, 78])
        .limb(
          [
            [[0, -14, 36], 48],
            [[0, 26, 72], 42],
            [[0, 62, 94], 37],
          ],
          20,
        )
        .ellipsoid([0, 70, 98], [42, 28, 28], 14)
      for (const s of sides) {
        clay.ellipsoid([s * 44, 22, 16], [26, 40, 36], 20).cone([s * 24, -34, 54], [s * 58, -32, 24], 10, 12, 10)
        clay.leaf([s * 60, -46, -14], [s * 132, -30, -22], 20, 6, 0.4, [0, 0.3, 1], 6)
      }
      clay.carve()
      for (const s of sides)
        clay
          .ellipsoid([s * 54, -10, 54], [13, 10, 13], 8)
          .ellipsoid([s * 19, 66, 124], [8, 6, 8], 4)
          .cone([0, 90 + gape * 0.5, 116], [s * 34, 84, 86], 2 + gape * 0.2, 1.4, 2)
      clay.build()
      eyes()
      neck(66)
      clay.part({ material: { ...bone([196, 156, 78]), specular: 0.8, metal: 0.8 }, place: options.place })
      clay.ring([0, 82, 126], 13, 13, 3, 3, 0, [
        [1, 0, 0],
        [0, 0, 1],
        [0, -1, 0],
      ])
      return
    }
    case 'elephant': {
      clay
        .ellipsoid([0, -34, -12], [74, 72, 78])
        .limb(
          [
            [[0, -2, 48], 46],
            [[0, 40, 92], 34],
            [[0, 96, 112], 28],
            [[2, 152, 110], 23],
            [[8, 204, 104], 18],
            [[16, 240, 122], 14],
          ],
          22,
        )
        .cone([0, 66 + gape * 0.4, 36], [0, 88 + gape, 68], 24, 13, 12)
      for (const s of sides) {
        clay
          .ball([s * 26, -84, -2], 34, 24)
          .ellipsoid([s * 44, 28, 20], [32, 46, 40], 22)
          .cone([s * 24, -34, 56], [s * 60, -36, 26], 10, 12, 10)
        if (eared) clay.leaf([s * 50, -62, -16], [s * 150, 74, -34], 92, 7, 0.4, [s * 0.25, 0, 1], 8)
      }
      clay.carve()
      for (const s of sides) clay.ellipsoid([s * 54, -15, 58], [12, 9, 12], 8)
      // Creases across the trunk.
      for (let k = 0; k < 7; k++)
        clay.cone([-30 + k * 2, 62 + k * 24, 138 - k * 2], [30 - k * 2, 62 + k * 24, 138 - k * 2], 1.6, 1.6, 3)
      clay.build()
      eyes()
      neck(72)
      clay.part({ material: { ...bone([228, 218, 192]), specular: 0.4, gloss: 20 }, place: options.place })
      for (const s of sides)
        clay.limb(
          [
            [[s * 32, 58, 74], 12],
            [[s * 48, 96, 108], 9],
            [[s * 44, 108, 150], 3],
          ],
          6,
        )
      return
    }
    case 'hippo': {
      clay
        .ellipsoid([0, -34, -16], [66, 56, 76])
        .limb(
          [
            [[0, -10, 34], 52],
            [[0, 20, 78], 48],
            [[0, 36, 104], 52],
          ],
          20,
        )
        .ellipsoid([0, 38, 110], [66, 36, 36], 18)
        .ellipsoid([0, 80 + gape, 80], [52, 24, 54], 14)
      for (const s of sides) {
        clay
          .ellipsoid([s * 46, 34, 16], [34, 48, 44], 22)
          .ball([s * 44, -46, 36], 24, 12)
          .ball([s * 26, 12, 128], 17, 10)
        if (eared) clay.leaf([s * 44, -78, -18], [s * 66, -110, -24], 17, 8, 0.4, [0, 0, 1], 6)
      }
      clay.carve()
      for (const s of sides)
        clay
          .ellipsoid([s * 46, -43, 60], [13, 10, 12], 8)
          .ellipsoid([s * 26, 6, 146], [7, 6, 8], 4)
          .cone([s * 2, 64 + gape * 0.5, 148], [s * 66, 58, 70], 2.4 + gape * 0.3, 1.6, 3)
      clay.build()
      eyes()
      neck(74)
      clay.part({ material: bone([226, 214, 180]), place: options.place })
      for (const s of sides) clay.cone([s * 34, 78 + gape, 120], [s * 37, 52, 134], 8, 5, 3)
      return
    }
    case 'mantis': {
      clay.ellipsoid([0, -36, -4], [54, 44, 50]).limb(
        [
          [[0, -12, 30], 38],
          [[0, 28, 48], 24],
          [[0, 62, 52], 13],
        ],
        16,
      )
      for (const s of sides) {
        clay.cone([s * 18, -56, 44], [s * 8, 20, 62], 7, 4, 8)
        clay.limb(
          [
            [[s * 14, -66, 36], 5],
            [[s * 44, -132, 58], 3.4],
            [[s * 92, -176, 30], 1.8],
          ],
          3,
        )
      }
      eyes()
      neck(32)
      clay.part({ material: { ...options.material, specular: 0.5, gloss: 24 }, place: options.place })
      for (const s of sides)
        clay
          .cone([s * 22, 38, 52], [s * 20, 72 + gape * 0.4, 68], 9, 7, 4)
          .cone([s * 20, 72 + gape * 0.4, 68], [s * 3, 92 + gape, 74], 7, 2.5, 3)
      return
    }
    case 'rat': {
      clay.ellipsoid([0, -28, -16], [58, 54, 72]).limb(
        [
          [[0, -6, 40], 35],
          [[0, 14, 94], 20],
          [[0, 24, 136], 10],
        ],
        16,
      )
      for (const s of sides) {
        clay.ellipsoid([s * 40, 22, 10], [28, 32, 32], 20)
        if (eared) clay.leaf([s * 50, -58, -20], [s * 70, -90, -32], 25, 24, 0.16, [s * 0.2, 0.1, 1], 4)
      }
      clay.carve()
      for (const s of sides)
        clay
          .ellipsoid([s * 40, -14, 64], [13, 11, 12], 8)
          .cone([0, 36, 136], [s * 28, 38 + gape * 0.3, 56], 1.6 + gape * 0.2, 1.2, 2)
      clay.build()
      eyes()
      neck(44)
      clay.cone([0, 46 + gape * 0.4, 26], [0, 42 + gape * 0.7, 102], 20, 9, 10)
      clay.part({ material: bone([224, 206, 150]), place: options.place })
      for (const s of sides) clay.leaf([s * 5, 34, 126], [s * 4, 54, 124], 5, 4, 0.5, [0, 0, 1])
      clay
        .part({ material: { ...skinMaterial([186, 110, 106]), specular: 0.4 }, place: options.place })
        .ball([0, 18, 144], 9)
      return
    }
    default:
      skull(clay, options, face, e)
  }
}

/** A cat's mouth wide open: the throat, the dropped jaw and four fangs. */
function maw(clay: Clay, options: PartOptions, gape: number) {
  const low = 48 + gape * 1.5
  clay.part(options).limb(
    [
      [[-26, 46 + gape * 0.6, 56], 13],
      [[-14, low, 82], 13],
      [[14, low, 82], 13],
      [[26, 46 + gape * 0.6, 56], 13],
    ],
    8,
    3,
  )
  clay
    .part({ material: { ...skinMaterial([92, 22, 26]), specular: 0.4 }, place: options.place })
    .ellipsoid([0, 48 + gape * 0.62, 78], [23, 4 + gape * 0.7, 16])
  clay
    .part({ material: { ...skinMaterial([170, 74, 76]), specular: 0.5 }, place: options.place })
    .ellipsoid([0, low - 10, 84], [13, 7, 14])
  clay.part({ material: bone([236, 226, 198]), place: options.place })
  for (const s of sides)
    clay
      .cone([s * 14, 46, 94], [s * 13, 46 + gape * 0.8, 97], 5, 1)
      .cone([s * 12, low - 6, 92], [s * 12, low - 8 - gape * 0.5, 95], 4.4, 1)
  for (const x of [-5, 0, 5]) clay.cone([x, 46, 98], [x, 54, 98], 2.6, 1.4)
}

const beakOf = (material: Material): Rgb => {
  const [r, g, b] = typeof material.colour === 'function' ? material.colour(0, 0) : material.colour
  return r + g + b < 240 ? [70, 66, 66] : [206, 160, 70]
}

function teeth(clay: Clay, options: PartOptions, at: readonly Vec[], long: number, gape: number) {
  clay.part({ material: bone([230, 220, 194]), place: options.place })
  for (const s of sides) {
    for (const [i, [x, y, z]] of at.entries()) {
      clay.cone([s * x, y, z], [s * x, y + long * (i === 0 ? 1.5 : 1), z], 4, 1)
      if (gape > 8)
        clay.cone([s * x * 0.9, y + 10 + gape * 0.9, z - 6], [s * x * 0.9, y + 2 + gape * 0.7, z - 6], 3.4, 1)
    }
  }
}

function skull(clay: Clay, options: PartOptions, face: Face, e: Expression) {
  const m = landmarks(face)
  const drop = e.gape * 22
  clay
    .ellipsoid([0, -36, -16], [74, 80, 94])
    .ellipsoid([0, -46, 30], [58, 48, 54], 20)
    .ellipsoid([0, 14, 34], [46, 44, 44], 20)
  for (const s of sides) {
    clay.cone([s * 10, -24, 82], [s * 48, -24, 62], 9, 8, 10)
    clay.limb(
      [
        [[s * 22, 26, 74], 9],
        [[s * 46, 22, 58], 11],
        [[s * 64, 14, 14], 7],
      ],
      8,
    )
  }
  clay.ellipsoid([0, m.mouthY - 14, 62], [28, 18, 24], 10)
  clay.carve()
  for (const s of sides)
    clay
      .ellipsoid([s * m.eye.x, -1, 88], [18, 16, 40], 6)
      .ellipsoid([s * 66, -14, 44], [13, 30, 30], 12)
      .ellipsoid([s * 44, 48, 52], [13, 20, 26], 10)
  clay.leaf([-4, 34, 94], [-1, 14, 94], 7, 4, 3, [0, 0, 1], 3).leaf([4, 34, 94], [1, 14, 94], 7, 4, 3, [0, 0, 1], 3)
  clay.build()
  // The jaw, then two rows of teeth.
  for (const s of sides)
    clay.limb(
      [
        [[s * 58, 10, 2], 8],
        [[s * 52, 62 + drop * 0.5, 6], 10],
        [[s * 30, m.chinY - 8 + drop, 50], 10],
        [[0, m.chinY - 4 + drop, 68], 12],
      ],
      6,
    )
  for (let k = 0; k < 7; k++) clay.cone([0, 120 + k * 16, -34], [0, 124 + k * 16, -34], 20, 20, 2)
  clay.cone([0, 60, -30], [0, 200, -42], 13, 14, 4)
  clay.part({ material: bone([222, 208, 176]), place: options.place })
  for (let k = -4; k <= 4; k++) {
    const a = k * 0.2
    const [x, z] = [Math.sin(a) * 30, 58 + Math.cos(a) * 30]
    clay.leaf([x, m.mouthY - 10, z - 2], [x, m.mouthY + 3, z], 4, 3.2, 0.8, [x, 0, 30])
    clay.leaf([x * 0.94, m.mouthY + 18 + drop, z - 6], [x * 0.94, m.mouthY + 5 + drop, z - 3], 3.6, 3, 0.8, [x, 0, 30])
  }
}
