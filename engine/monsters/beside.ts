import { furniture } from '../figures/gear/furniture.ts'
import type { Glow } from '../figures/glow.ts'
import { type Furnishing, furnitureKinds } from '../figures/scene.ts'
import type { Clay } from '../figures/sculpture/clay.ts'
import { type Place, turn, upright, type Vec } from '../figures/sculpture/space.ts'
import type { Rgb } from '../paint/colour.ts'
import { bone, cloth, skin } from '../paint/material.ts'
import { type Random, random } from '../paint/random.ts'
import type { Brief } from '../prompt/brief.ts'
import { dyeOf } from './adorned.ts'
import { type Beside, type Creature, remains } from './scene.ts'

/** Furniture that stands by itself, whoever is beside it. */
const standing: readonly Furnishing['kind'][] = furnitureKinds.filter(
  (kind) =>
    ![
      'desk',
      'table',
      'bar',
      'stool',
      'wall',
      'rope',
      'door',
      'sprouts',
      'footprints',
      'hens',
      'snare',
      'raft',
      'rowboat',
      'swing',
      'balloon-basket',
      'pail',
      'log',
      'boulder',
      'organ',
    ].includes(kind),
)
const most = 2

/** What the words set beside a body. */
export function besideOf(brief: Brief, random: Random): Beside[] {
  const first: -1 | 1 = random.chance(0.5) ? 1 : -1
  return brief.mentions
    .filter(
      ({ concept }) =>
        (standing as readonly string[]).includes(concept) || (remains as readonly string[]).includes(concept),
    )
    .filter((one, i, all) => all.findIndex(({ concept }) => concept === one.concept) === i)
    .slice(0, most)
    .map((mention, k) => ({
      kind: mention.concept as Beside['kind'],
      colour: dyeOf(mention) ?? [112, 84, 58],
      state: ['broken', 'burning', 'rusty', 'mossy', 'bloody'].filter((one) => mention.modifiers.includes(one)),
      side: k === 0 ? first : (-first as -1 | 1),
    }))
}

/** Sets it on the ground at the creature's side. */
export function setBeside(clay: Clay, creature: Creature, glows: Glow[]): void {
  const { scale, x, y, depth, seed } = creature
  for (const { kind, colour, state, side } of creature.beside ?? []) {
    const luck = random(seed).fork(kind)
    const ground: Place = {
      origin: [x + side * 330 * scale, y + 418 * scale, depth + 150 * scale],
      rotation: turn(side * -14, 0, 0),
      scale: 0.24 * scale,
    }
    if (kind === 'bones' || kind === 'skulls' || kind === 'corpse')
      lay(clay, { ...ground, scale, rotation: upright }, kind, luck)
    else furniture[kind](clay, { ground, hips: 800, belly: 0, side }, { kind, colour, state }, glows)
  }
}

const old: Rgb = [214, 204, 172]

/** Bones strewn about, skulls in a heap, or somebody who lies there. */
function lay(clay: Clay, place: Place, kind: (typeof remains)[number], luck: Random): void {
  if (kind === 'corpse') {
    clay.part({ material: { ...cloth([92, 78, 66]), bump: 2, mottle: 0.7 }, place })
    clay
      .limb(
        [
          [[-110, -26, 10], 30],
          [[-30, -34, 20], 40],
          [[50, -26, 16], 34],
          [[120, -20, 50], 22],
          [[190, -14, 30], 16],
        ],
        10,
        3,
      )
      .limb(
        [
          [[60, -22, 30], 24],
          [[130, -44, 70], 20],
          [[176, -12, 96], 15],
        ],
        8,
      )
      .limb(
        [
          [[-90, -26, 30], 19],
          [[-60, -12, 84], 15],
          [[-4, -8, 108], 12],
        ],
        8,
      )
    clay
      .part({ material: skin([164, 138, 118]), place })
      .ball([-152, -26, 24], 27)
      .ball([6, -8, 114], 13)
    clay.part({ material: { ...skin([104, 12, 16]), specular: 0.6 }, place }).ellipsoid([-20, -2, 70], [120, 5, 56])
    return
  }
  clay.part({ material: bone(old), place })
  const many = kind === 'skulls' ? 9 : 3
  for (let k = 0; k < many; k++) {
    const row = kind === 'skulls' ? (k < 5 ? 0 : k < 8 ? 1 : 2) : 0
    const across = kind === 'skulls' ? (k < 5 ? k - 2 : k < 8 ? k - 6 : 0) : (k - 1) * 2
    skull(
      clay,
      place,
      [across * 52 + luck.range(-8, 8), -24 - row * 44, 60 - row * 20 + luck.range(-10, 10)],
      luck.range(-40, 40),
    )
  }
  clay.part({ material: bone(old), place })
  for (let k = 0; k < (kind === 'bones' ? 16 : 5); k++) {
    const a = luck.range(0, 6.3)
    const at: Vec = [luck.range(-170, 170), -8 - luck.range(0, 12), luck.range(10, 130)]
    const to: Vec = [at[0] + Math.cos(a) * 62, at[1] - luck.range(-2, 12), at[2] + Math.sin(a) * 30]
    clay.cone(at, to, 6, 6)
    for (const end of [at, to]) clay.ball(end, 10, 4)
  }
}

function skull(clay: Clay, place: Place, [x, y, z]: Vec, yaw: number): void {
  const a = (yaw * Math.PI) / 180
  const [sx, cz] = [Math.sin(a), Math.cos(a)]
  clay.part({ material: bone(old), place })
  clay
    .ellipsoid([x, y, z], [26, 25, 28])
    .ellipsoid([x + sx * 14, y + 18, z + cz * 14], [16, 14, 17], 8)
    .carve()
  for (const s of [-1, 1]) clay.ball([x + sx * 24 + s * cz * 10, y + 3, z + cz * 24 - s * sx * 10], 7.5, 3)
  clay.build()
}
