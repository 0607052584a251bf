import type { Rgb } from '../../paint/colour.ts'
import { cloth, leather, type Material } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import type { Gear } from '../scene.ts'
import type { Clay, Touch } from '../sculpture/clay.ts'
import { type Place, turn, type Vec } from '../sculpture/space.ts'

// What is held: the grip at the origin, y down, z from the knuckles on; a thousandth of a metre a unit, larger than life where it is small.

export const green: Rgb = [72, 118, 54]
export const brass: Rgb = [206, 164, 76]
export const iron: Rgb = [92, 92, 98]
export const beech: Rgb = [166, 120, 70]

export const plain = (colour: Rgb): Material => ({ ...cloth(colour), bump: 0.3, grain: [5, 5] })
export const glossy = (colour: Rgb): Material => ({ ...leather(colour), specular: 0.5, bump: 0.3 })
/** What it is said to be of, else what is usual. */
export const made = (gear: Gear, usual: Material): Material =>
  gear.stuff ? surfaceOf(gear, 'leather') : gear.state.includes('dyed') ? { ...usual, colour: gear.colour } : usual

export const tint = (t: Touch, [red, green, blue]: Rgb, a = 1): void => {
  t.red += (red - t.red) * a
  t.green += (green - t.green) * a
  t.blue += (blue - t.blue) * a
}

/** A stem through the fist with a leaf or two; its top is where the flower goes. */
export function stem(clay: Clay, place: Place, high: number, leaves = 2, thick = 5): void {
  clay.part({ material: plain(green), place }).limb(
    [
      [[0, 96, 10], thick],
      [[0, 0, 12], thick],
      [[6, -high * 0.6, 14], thick],
      [[0, -high, 18], thick * 0.9],
    ],
    2,
    4,
  )
  for (let k = 0; k < leaves; k++) {
    const s = k % 2 === 0 ? 1 : -1
    const y = -high * (0.34 + 0.2 * k)
    clay.leaf([0, y, 14], [s * 74, y - 46, 30], 19, 6, 0.3, [0, -0.4, 1], 3)
  }
}

/** Petals about a middle that looks at us. */
export function petals(
  clay: Clay,
  place: Place,
  at: Vec,
  dye: Rgb,
  {
    count,
    long,
    wide,
    rise = 10,
    from = 16,
  }: { count: number; long: number; wide: number; rise?: number; from?: number },
): void {
  clay.part({ material: plain(dye), place })
  for (let k = 0; k < count; k++) {
    const a = (k / count) * Math.PI * 2 + 0.2
    const [x, y] = [Math.cos(a), Math.sin(a)]
    clay.leaf(
      [at[0] + x * from, at[1] + y * from, at[2]],
      [at[0] + x * long, at[1] + y * long, at[2] + rise],
      wide * 0.5,
      wide,
      0.24,
      [-x * 0.2, -y * 0.2, 1],
      2,
    )
  }
}

/** A disc that looks at us. */
export const disc = (clay: Clay, at: Vec, radius: number, thick: number, round = 3): Clay =>
  clay.drum(at, thick, radius, radius, round, 0, turn(0, 90, 0))
