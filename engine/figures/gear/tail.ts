import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { leather } from '../../paint/material.ts'
import type { Clay } from '../sculpture/clay.ts'
import { type Place, type Vec, within } from '../sculpture/space.ts'

/** A fish's tail from the hips down to the ground and aside; `high` is how high the hips are, in the place's units. */
export function fishTail(clay: Clay, hips: Place, high: number, colour: Rgb, side: number): void {
  const place = within(hips, [0, 0, 0])
  const scales = {
    material: { ...leather(colour), specular: 0.6, gloss: 26, bump: 0.3 },
    place,
    pigment: (t: { x: number; y: number; z: number; height: number; red: number; green: number; blue: number }) => {
      const row = Math.floor(t.y / 26)
      const x = (((t.x + (row % 2) * 18 + 4000) / 36) % 1) - 0.5
      const y = (((t.y + 2600) / 26) % 1) - 0.5
      const edge = Math.hypot(x * 1.2, y - 0.1)
      const tone = edge > 0.5 ? 0.66 : 1.16 - edge * 0.4
      t.red = Math.min(255, t.red * tone)
      t.green = Math.min(255, t.green * tone)
      t.blue = Math.min(255, t.blue * tone)
      t.height += (0.5 - edge) * 5
    },
  }
  const foot: Vec = [side * 130, high * 0.93, 60]
  clay.part(scales)
  clay.ellipsoid([0, 0, 0], [168, 150, 126]).limb(
    [
      [[0, 20, 0], 158],
      [[-side * 10, high * 0.3, 40], 128],
      [[-side * 40, high * 0.56, 70], 96],
      [[-side * 10, high * 0.8, 80], 66],
      [foot, 42],
      [[side * 260, high * 0.9, 60], 30],
    ],
    30,
    4,
  )
  const fin = mix(shade(colour, 0.14), [255, 255, 255], 0.12)
  clay.part({
    material: { ...leather(fin), specular: 0.5, alpha: 0.92 },
    place,
    pigment: (t) => {
      t.height += Math.sin(Math.atan2(t.y - high * 0.9, t.x - side * 260) * 34) * 4
    },
  })
  const root: Vec = [side * 250, high * 0.9, 60]
  clay.leaf(root, [side * 520, high * 0.66, 50], 40, 96, 0.1, [0, 0, 1], 10)
  clay.leaf(root, [side * 540, high * 1.0, 60], 40, 84, 0.1, [0, 0, 1], 10)
  for (const s of [-1, 1]) clay.leaf([s * 140, 20, 40], [s * 236, 150, 50], 40, 26, 0.12, [s * 0.4, 0, 1], 8)
}
