import { mix, type Rgb } from '../paint/colour.ts'
import { grain } from '../paint/grain.ts'
import { speckle } from '../paint/noise.ts'
import type { Pigment } from './hides.ts'

const dark: Rgb = [18, 14, 44]

/** The night sky in a hide or a wing: clouds of light in it, and stars. The clouds are of `colour`, or violet and teal. */
export function starry(own: Pigment | undefined, seed: number, colour: Rgb | undefined, keeps = 0.12): Pigment {
  const warm: Rgb = colour ?? [214, 84, 190]
  const cold: Rgb = colour ? mix(colour, [90, 150, 255], 0.5) : [60, 150, 214]
  const shift = (seed % 97) * 0.37
  return (t) => {
    own?.(t)
    const [x, y] = [t.x * 0.006 + shift, t.y * 0.006 + t.z * 0.002]
    const bend = grain(x * 1.7 + 9, y * 1.7) - 0.5
    const cloud = grain(x + bend * 1.3, y - bend)
    const other = grain(x * 1.4 - 31 + bend, y * 1.4 + 17)
    const a = Math.max(0, cloud - 0.4) * 3
    const b = Math.max(0, other - 0.46) * 2.6
    const paint = (k: 0 | 1 | 2, was: number) => {
      const sky = dark[k] + (warm[k] - dark[k]) * Math.min(1, a) * 0.95
      return was * keeps + (sky + (cold[k] - sky) * Math.min(1, b) * 0.8) * (1 + 0.5 * a * b) * (1.1 - keeps)
    }
    t.red = paint(0, t.red)
    t.green = paint(1, t.green)
    t.blue = paint(2, t.blue)
    // A star or none to a square, none of two sizes.
    const [column, row] = [Math.floor(t.x / 26), Math.floor((t.y + t.z * 0.3) / 26)]
    const chance = speckle(column, row, seed)
    if (chance < 0.4) return
    const sx = t.x / 26 - column - 0.2 - 0.6 * ((chance * 57.3) % 1)
    const sy = (t.y + t.z * 0.3) / 26 - row - 0.2 - 0.6 * ((chance * 131.7) % 1)
    const size = 0.05 + 0.1 * ((chance * 311) % 1) ** 2
    const d = Math.hypot(sx, sy) / size
    if (d > 2.2) return
    const light = d < 1 ? 420 : 160 * (2.2 - d)
    t.red += light
    t.green += light
    t.blue += light * 1.05
  }
}
