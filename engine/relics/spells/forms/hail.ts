import { mix } from '../../../paint/colour.ts'
import { gem } from '../../../paint/material.ts'
import type { Layer } from '../../../paint/relief.ts'
import type { Cast } from '../cast.ts'
import { filament, flare, type Point } from '../streams.ts'
import { lit, polygon, splinter } from './solid.ts'

/** Lumps of ice that pour down on a stretch of ground, bounce, and lie where they fell. */
export function hail(cast: Cast): void {
  const { wide, high, horizon, palette } = cast
  const rng = cast.random('hail')
  const ice = lit({ ...gem(mix(palette.main, [236, 246, 255], 0.45)), alpha: 0.95 }, palette.main, 0.24)
  const lump = (x: number, y: number, r: number): Layer => ({
    shape: polygon(
      Array.from({ length: 7 }, (_, k): Point => {
        const turn = (k / 7) * Math.PI * 2 + r
        const reach = r * rng.range(0.78, 1.12)
        return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
      }),
    ),
    radius: r * 0.6,
    profile: 'bevel',
    dome: 0.8,
    soft: 1,
    material: ice,
    shadow: { distance: 5, soft: 6, strength: 0.4 },
  })
  const lean = 0.2
  // The nearer the larger, and the farther down the picture they strike.
  const falling = Array.from({ length: 74 }, (_, k) => {
    const near = ((k + rng.next()) / 74) ** 1.5
    return { x: rng.range(-40, wide * 1.02), y: high * rng.range(0.16, 0.6 + near * 0.2), r: 5 + near * 25, near }
  })
  cast.light(
    (pen) => {
      for (const { x, y, r, near } of falling) {
        const back = r * (2.6 + near * 1.4)
        filament(
          pen,
          [
            [x - back * lean, y - back],
            [x, y],
          ],
          r * 0.34,
          palette,
          0.34,
        )
      }
      for (let k = 0; k < 26; k++) {
        // Where one strikes, chips fly up in a crown.
        const depth = rng.next()
        const [x, y] = [rng.range(wide * 0.03, wide * 0.97), horizon + 30 + depth * (high - horizon - 60)]
        const size = 20 + depth * 46
        flare(pen, x, y, size * 0.9, palette.core, palette.main, 0.5)
        for (let chip = 0; chip < 6; chip++) {
          const angle = -Math.PI / 2 + rng.range(-1, 1)
          const far = size * rng.range(0.5, 1.1)
          filament(
            pen,
            [
              [x + Math.cos(angle) * size * 0.2, y + Math.sin(angle) * size * 0.2],
              [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
            ],
            1.6 + depth * 1.4,
            palette,
            0.8,
          )
        }
      }
    },
    10,
    0.9,
  )
  const lying = Array.from({ length: 46 }, () => rng.next())
    .sort((a, b) => a - b)
    .map((depth) => lump(rng.range(0, wide), horizon + 26 + depth * (high - horizon - 30), 4 + depth * 13))
  cast.solid(lying)
  for (let k = 0; k < 5; k++) {
    const depth = 0.25 + 0.7 * rng.next()
    const [x, y] = [wide * (0.1 + 0.2 * k) + rng.range(-40, 40), horizon + depth * (high - horizon)]
    for (const turn of [-0.5, 0.1, 0.6])
      cast.solid(
        splinter(cast, x + turn * 26, y, -Math.PI / 2 + turn + rng.range(-0.1, 0.1), 30 + depth * 60, 7 + depth * 8),
      )
  }
  cast.solid(falling.map(({ x, y, r }) => lump(x, y, r)))
}
