import { mix } from '../../../paint/colour.ts'
import type { Material } from '../../../paint/material.ts'
import type { Layer, Shape } from '../../../paint/relief.ts'
import type { Cast } from '../cast.ts'
import type { Point } from '../streams.ts'

type Pen = Parameters<Shape>[0]

/**
 * Somebody the spell is about, dark against its light: standing with the feet at x, foot, `tall` units high. A mage is
 * hooded and has a staff, one who kneels is unarmed, anybody else is armed; a target too, in less detail.
 */
export function person(cast: Cast, x: number, foot: number, tall: number, kind: string): Layer[] {
  const s = tall / 540
  const dark = mix([40, 38, 42], cast.palette.deep, 0.3)
  const stuff: Material = { colour: dark, gloss: 12, specular: 0.2, rim: 1, bump: 1.4, grain: [12, 20] }
  const plate: Material = { ...stuff, colour: mix([84, 84, 92], cast.palette.deep, 0.25), specular: 0.5, gloss: 22 }
  const at = (draw: (pen: Pen) => void): Shape => {
    return (pen) => {
      pen.save()
      pen.translate(x, foot)
      pen.scale(s, s)
      draw(pen)
      pen.restore()
    }
  }
  const filled = (points: readonly Point[]) =>
    at((pen) => {
      pen.beginPath()
      for (const point of points) pen.lineTo(...point)
      pen.closePath()
      pen.fill()
    })
  const limb = (points: readonly Point[], width: number) =>
    at((pen) => {
      pen.lineWidth = width
      pen.beginPath()
      for (const point of points) pen.lineTo(...point)
      pen.stroke()
    })
  const ovals = (...list: readonly (readonly [number, number, number, number])[]) =>
    at((pen) => {
      for (const [cx, cy, rx, ry] of list) {
        pen.beginPath()
        pen.ellipse(cx, cy, rx, ry, 0, 0, 7)
        pen.fill()
      }
    })
  const layer = (material: Material, shape: Shape, radius: number, bulge = 0): Layer => ({
    shape,
    radius: radius * s,
    bulge: bulge * s,
    material,
    shadow: { distance: 6 * s, soft: 8 * s, strength: 0.6, ground: 0.6 },
  })
  if (kind === 'mage')
    return [
      layer(
        stuff,
        filled([
          [-54, -430],
          [-74, -240],
          [-118, 0],
          [118, 0],
          [74, -240],
          [54, -430],
          [0, -458],
        ]),
        40,
        40,
      ),
      layer(
        stuff,
        limb(
          [
            [-58, -404],
            [-112, -318],
            [-150, -268],
          ],
          52,
        ),
        24,
      ),
      layer(
        stuff,
        limb(
          [
            [58, -404],
            [110, -320],
            [128, -262],
          ],
          52,
        ),
        24,
      ),
      layer(
        plate,
        limb(
          [
            [134, -560],
            [128, 0],
          ],
          13,
        ),
        6,
      ),
      layer(plate, ovals([134, -566, 24, 28]), 14),
      layer(stuff, ovals([0, -476, 52, 62]), 30, 20),
      layer({ ...stuff, colour: [10, 9, 12], rim: 0 }, ovals([0, -462, 32, 42]), 8),
    ]
  if (kind === 'kneeling')
    return [
      // On one knee, head bowed, both hands held before the breast.
      layer(
        stuff,
        filled([
          [-96, -36],
          [-150, 0],
          [96, 0],
          [92, -22],
          [10, -40],
          [58, -140],
          [30, -172],
          [-66, -150],
        ]),
        30,
        24,
      ),
      layer(
        stuff,
        filled([
          [36, -176],
          [112, -150],
          [104, -60],
          [132, 0],
          [66, 0],
          [64, -96],
          [4, -116],
        ]),
        24,
        16,
      ),
      layer(
        stuff,
        filled([
          [-76, -140],
          [-72, -250],
          [-34, -324],
          [26, -322],
          [54, -262],
          [44, -150],
        ]),
        34,
        30,
      ),
      layer(
        stuff,
        limb(
          [
            [-8, -292],
            [44, -222],
            [104, -262],
          ],
          36,
        ),
        17,
      ),
      layer(plate, ovals([112, -270, 17, 20]), 9),
      layer(stuff, ovals([34, -358, 40, 46]), 26, 16),
    ]
  const armed = [
    layer(
      stuff,
      filled([
        [-66, -424],
        [-118, -60],
        [-84, -34],
        [84, -34],
        [118, -60],
        [66, -424],
      ]),
      30,
      20,
    ),
    layer(
      plate,
      filled([
        [-50, -250],
        [-86, 0],
        [-26, 0],
        [-2, -196],
        [26, 0],
        [86, 0],
        [50, -250],
      ]),
      26,
      16,
    ),
    layer(
      plate,
      filled([
        [-74, -420],
        [-58, -320],
        [-52, -232],
        [52, -232],
        [58, -320],
        [74, -420],
        [0, -440],
      ]),
      34,
      30,
    ),
    layer(
      plate,
      limb(
        [
          [-90, -404],
          [-118, -322],
          [-96, -240],
        ],
        38,
      ),
      19,
    ),
    layer(
      plate,
      limb(
        [
          [90, -404],
          [124, -326],
          [118, -250],
        ],
        38,
      ),
      19,
    ),
    layer(plate, ovals([-86, -416, 40, 32], [86, -416, 40, 32]), 24, 14),
    layer(
      plate,
      filled([
        [110, -262],
        [126, -264],
        [172, 0],
        [160, 16],
        [148, 4],
      ]),
      7,
    ),
    layer(
      plate,
      limb(
        [
          [88, -248],
          [150, -262],
        ],
        13,
      ),
      6,
    ),
    layer(plate, ovals([0, -474, 38, 46]), 26, 14),
    layer(
      { ...plate, colour: [12, 11, 14], rim: 0 },
      limb(
        [
          [-22, -474],
          [22, -474],
        ],
        8,
      ),
      3,
    ),
  ]
  if (kind !== 'target') return armed
  // Small among others: limbs and arms in one, which costs a third.
  const joined = (...parts: readonly number[]): Layer => ({
    ...armed[parts[0]!]!,
    shape: (pen) => {
      for (const part of parts) armed[part]!.shape(pen)
    },
  })
  return [armed[0]!, joined(1, 2, 3, 4, 6, 7), joined(5, 8), armed[9]!]
}
