import { out, turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { skin } from '../../paint/material.ts'
import { hornsOn } from './horns.ts'
import { type Bench, body, eyeball } from './rig.ts'
import { wingsAt } from './wings.ts'

/** A great frog on its haunches. */
export function sculptFrog(bench: Bench): void {
  const { clay, creature, place, luck } = bench
  const gape = creature.gape
  const low = 404
  wingsAt(bench, [110, 110, -60], 0.8, -150)
  hornsOn(bench, within(place, [0, 100, 60], turn(0, 0, 0), 1.15))
  body(bench)
  clay
    .ellipsoid([0, 230, -50], [190, 150, 190], 0, turn(0, 18, 0))
    .ellipsoid([0, 250, 70], [150, 120, 110], 50)
    .ellipsoid([0, 110, 110], [176, 86, 130], 40)
  for (const s of [-1, 1]) {
    clay.ball([s * 92, 44, 96], 48, 16)
    // Folded hind legs, with the knee high beside the body.
    clay.limb(
      [
        [[s * 150, 300, -70], 84],
        [[s * 262, 250, 10], 62],
        [[s * 250, 350, 20], 40],
        [[s * 226, low - 16, -10], 28],
        [[s * 290, low, 70], 24],
      ],
      24,
      3,
    )
    clay.limb(
      [
        [[s * 120, 260, 110], 50],
        [[s * 168, 330, 150], 34],
        [[s * 124, low - 10, 176], 26],
      ],
      20,
      3,
    )
    const toes = (at: Vec, spread: number) => {
      for (let k = -1; k <= 1; k++) {
        const tip: Vec = [at[0] + k * spread + s * 14, low + 4, at[2] + 66 - Math.abs(k) * 14]
        clay.limb(
          [
            [at, 20],
            [tip, 11],
          ],
          8,
        )
        clay.ball(tip, 15, 4)
      }
    }
    toes([s * 290, low, 70], 46)
    toes([s * 124, low - 6, 180], 34)
  }
  clay.carve()
  const mouth = 5 + 26 * gape
  clay.limb(
    [
      [[-168, 92, 130], mouth * 0.4],
      [[-90, 128, 224], mouth],
      [[0, 136, 244], mouth],
      [[90, 128, 224], mouth],
      [[168, 92, 130], mouth * 0.4],
    ],
    4,
    4,
  )
  for (const s of [-1, 1]) clay.ball([s * 24, 78, 240], 7, 4)
  clay.build()
  clay
    .part({ material: { ...skin(creature.tongue ?? [150, 66, 74]), specular: 0.6 }, place })
    .ellipsoid([luck.range(-14, 14), 134 + mouth * 0.4, 150], [110, 16 + mouth * 0.5, 80])
  bench.mouth = { at: out(place, [0, 134, 250]), from: out(place, [0, 120, 80]) }
  for (const s of [-1, 1]) eyeball(bench, place, [s * 100, 36, 112], 38, [s * 0.5, 0.12, 1], true)
}
