import { turn, type Vec } from '../figures/sculpture/space.ts'
import { mix, type Rgb, shade } from '../paint/colour.ts'
import { grain } from '../paint/grain.ts'
import { cloth, stone } from '../paint/material.ts'
import { random } from '../paint/random.ts'
import type { Bench } from './rigs/rig.ts'

/** y of the ground in a creature's own units. */
const GROUND = 404
const water: Rgb = [214, 232, 236]

/** What flies and falls about a creature that breaks out of something: clods and stones, or spray. */
export function burst(bench: Bench): void {
  const { creature } = bench
  const luck = random(creature.seed).fork('burst')
  const wet = creature.bursts === 'water'
  const { clay, place } = bench
  const earth: Rgb = creature.hide === 'ice' ? [196, 212, 224] : [104, 92, 80]
  const rock = (colour: Rgb) => ({
    material: { ...stone(colour), bump: 2 },
    place,
    pigment: (t: { x: number; y: number; z: number; height: number }) => {
      t.height += (grain(t.x * 0.05, t.y * 0.05 + t.z * 0.04) - 0.5) * 14
    },
  })
  if (!wet) {
    // The broken rim of the hole, slabs leaning out of it all round.
    for (let k = 0; k < 15; k++) {
      const a = (k / 15) * Math.PI * 2 + luck.range(-0.14, 0.14)
      const far = luck.range(240, 330)
      const [x, z] = [Math.sin(a) * far, Math.cos(a) * far * 0.5 + 40]
      const big = luck.range(34, 66)
      clay.part(rock(shade(earth, luck.range(-0.08, 0.08))))
      clay.box(
        [x, GROUND + 8, z],
        [big * 1.1, big * 0.9, big * 0.7],
        7,
        0,
        turn(luck.range(-40, 40), luck.range(-34, 34), Math.sin(a) * 34),
      )
    }
  }
  for (let k = 0; k < (wet ? 70 : 34); k++) {
    const a = luck.range(-1.35, 1.35)
    const far = luck.range(190, 470)
    const up = luck.next()
    const at: Vec = [Math.sin(a) * far, GROUND - 20 - up * up * 430 * Math.cos(a * 0.8), luck.range(20, 190)]
    if (wet) {
      clay.part({ material: { ...cloth(water), stuff: 'glass', specular: 0.9, gloss: 30, alpha: 0.72 }, place })
      const r = luck.range(4, 17)
      clay.limb(
        [
          [at, r],
          [[at[0] - Math.sin(a) * r * 2, at[1] + r * 3, at[2]], r * 0.4],
        ],
        2,
      )
      continue
    }
    const r = luck.range(9, 38) * (1.1 - up * 0.5)
    clay.part(rock(shade(earth, luck.range(-0.1, 0.1))))
    clay.box(at, [r, r * 0.8, r * 0.7], r * 0.24, 0, turn(luck.range(0, 90), luck.range(0, 90), luck.range(0, 90)))
  }
  if (!wet) return
  clay.part({
    material: { ...cloth(mix(water, [150, 190, 200], 0.3)), stuff: 'glass', specular: 0.8, gloss: 24, alpha: 0.8 },
    place,
    pigment: (t) => {
      t.height += grain(t.x * 0.03, t.z * 0.03) * 20
      t.alpha *= 0.5 + grain(t.x * 0.02 + 3, t.y * 0.03 + t.z * 0.02)
    },
  })
  for (const [wide, high] of [
    [330, 20],
    [250, 44],
  ] as const)
    clay.ring([0, GROUND, 20], wide, wide * 0.42, 34, high, 12)
}
