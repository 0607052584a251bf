import type { Rgb } from '../../../paint/colour.ts'
import { gem, type Material } from '../../../paint/material.ts'
import type { Layer, Shape } from '../../../paint/relief.ts'
import type { Cast } from '../cast.ts'
import type { Point } from '../streams.ts'

export const lit = (material: Material, colour: Rgb, strength: number): Material => ({
  ...material,
  emission: [colour[0] * strength, colour[1] * strength, colour[2] * strength],
})

export const polygon =
  (points: readonly Point[]): Shape =>
  (pen) => {
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.closePath()
    pen.fill()
  }

/** A splinter of ice or crystal from its root to its point, in three facets. */
export function splinter(cast: Cast, x: number, y: number, angle: number, long: number, half: number): Layer[] {
  const { main, core, deep } = cast.palette
  const at = (along: number, across: number): Point => [
    x + Math.cos(angle) * along - Math.sin(angle) * across,
    y + Math.sin(angle) * along + Math.cos(angle) * across,
  ]
  const body = lit({ ...gem(main), alpha: 0.92 }, main, 0.28)
  return [
    {
      shape: polygon([
        at(0, -half),
        at(long * 0.7, -half * 0.8),
        at(long, 0),
        at(long * 0.64, half * 0.9),
        at(0, half),
      ]),
      radius: half,
      profile: 'bevel',
      dome: 0.6,
      soft: 1,
      material: body,
    },
    {
      shape: polygon([at(0, -half), at(long * 0.7, -half * 0.8), at(long, 0), at(0, -half * 0.1)]),
      radius: half * 0.4,
      profile: 'bevel',
      dome: 0.3,
      material: lit({ ...gem(core), alpha: 0.55 }, core, 0.3),
      shadow: { distance: 0, soft: 1, strength: 0 },
      outline: 0.5,
    },
    {
      shape: polygon([at(0, half), at(long * 0.64, half * 0.9), at(long * 0.9, half * 0.2), at(0, half * 0.4)]),
      radius: half * 0.3,
      profile: 'bevel',
      dome: 0.3,
      material: { ...gem(deep), alpha: 0.6 },
      shadow: { distance: 0, soft: 1, strength: 0 },
      outline: 0.5,
    },
  ]
}
