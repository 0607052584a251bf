import type { Place, Vec } from '../../figures/sculpture/space.ts'
import { shade } from '../../paint/colour.ts'
import { gem, metal } from '../../paint/material.ts'
import type { Bench } from './rig.ts'

/** The top of a head that a crown can sit on: amid it at the height of the brim, and how wide the head is there. */
export interface Brow {
  place: Place
  at: Vec
  radius: number
}

/** Crowns or helms on all heads that have a brow. */
export function headgearOn(bench: Bench): void {
  const { headgear } = bench.creature
  if (!headgear) return
  for (const brow of bench.brows)
    headgear.kind === 'crown' ? crown(bench, brow, headgear.colour) : helm(bench, brow, headgear.colour)
}

function crown(
  { clay }: Bench,
  { place, at: [x, y, z], radius: r }: Brow,
  colour: readonly [number, number, number],
): void {
  clay.part({ material: { ...metal(colour), specular: 0.9 }, place })
  clay.ring([x, y, z], r, r, r * 0.09, r * 0.24).ring([x, y - r * 0.26, z], r * 1.02, r * 1.02, r * 0.06, r * 0.06)
  const points = 9
  for (let k = 0; k < points; k++) {
    const a = (k / points) * Math.PI * 2
    const [dx, dz] = [Math.sin(a) * r, Math.cos(a) * r]
    const tall = k % 2 === 0 ? 0.95 : 0.66
    clay
      .leaf([x + dx, y - r * 0.2, z + dz], [x + dx * 1.12, y - r * tall, z + dz * 1.12], r * 0.24, r * 0.03, 0.4, [
        Math.sin(a),
        0,
        Math.cos(a),
      ])
      .ball([x + dx * 1.13, y - r * tall, z + dz * 1.13], r * 0.075)
  }
  clay.part({ material: { ...gem([196, 26, 48]), gloss: 34 }, place })
  for (let k = 0; k < points; k++) {
    const a = ((k + 0.5) / points) * Math.PI * 2
    clay.ball([x + Math.sin(a) * r * 1.06, y, z + Math.cos(a) * r * 1.06], r * 0.1)
  }
}

function helm(
  { clay }: Bench,
  { place, at: [x, brim, z], radius }: Brow,
  colour: readonly [number, number, number],
): void {
  // It comes down over the brow.
  const r = radius * 1.16
  const y = brim + r * 0.42
  const steel = metal(colour)
  clay.part({ material: steel, place })
  clay
    .ellipsoid([x, y, z], [r * 1.08, r * 0.86, r * 1.12])
    .keep()
    .box([x, y - r, z], [r * 2, r, r * 2])
    .build()
  clay.part({ material: metal(shade(colour, -0.12)), place })
  clay.ring([x, y, z], r * 1.08, r * 1.12, r * 0.08, r * 0.14)
  clay.leaf([x, y - r * 0.5, z + r * 0.95], [x, y + r * 0.5, z + r * 1.22], r * 0.12, r * 0.08, 0.5, [0, 0, 1], 2)
  for (let k = 0; k < 5; k++)
    clay.cone(
      [x, y - r * (0.86 - 0.05 * k * k * 0.3), z + r * (0.5 - 0.3 * k)],
      [x, y - r * 1.24, z + r * (0.42 - 0.34 * k)],
      r * 0.1,
      r * 0.02,
      2,
    )
}
