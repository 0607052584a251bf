import { sculptBeast } from '../../figures/head/beasts.ts'
import { averageFace } from '../../figures/head/face.ts'
import { ownColour } from '../../figures/sculpture/groom.ts'
import { turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { shade } from '../../paint/colour.ts'
import { cloth } from '../../paint/material.ts'
import { sculptOwlHead } from './beast-heads.ts'
import { batWing } from './dragon.ts'
import { type Bench, body, claws, gaze } from './rig.ts'

/** A feathered wing, spread and raised: long quills, then shorter coverts over them. */
export function featherWing(bench: Bench, root: Vec, side: number, size: number, depth: number): void {
  const { clay, place, creature } = bench
  const rows = [
    [240, 15, 30, -0.08],
    [150, 12, 27, 0],
    [88, 10, 24, 0.06],
  ] as const
  for (const [r, [long, count, wide, tone]] of rows.entries()) {
    clay.part({
      material: { ...cloth(shade(creature.colour, tone)), bump: 1, grain: [4, 30], mottle: 0.5 },
      place,
      pigment: (t) => {
        t.height += Math.sin(t.x * 0.5 + t.y * 0.3) * 1.4
      },
    })
    for (let k = 0; k < count; k++) {
      const t = k / (count - 1)
      const at: Vec = [
        root[0] + side * (40 + 330 * t) * size,
        root[1] + (-60 - 240 * t + 110 * t * t) * size,
        depth + r * 10,
      ]
      const a = 1.5 - 1.5 * t
      const l = long * (0.75 + 0.55 * t) * size
      clay.leaf(
        at,
        [at[0] + side * Math.cos(a) * l, at[1] + Math.sin(a) * l, depth + r * 10 - 6],
        wide * size,
        wide * 0.45 * size,
        0.2,
        [0, 0, 1],
        2,
      )
    }
  }
  body(bench)
  clay.limb(
    [
      [[root[0], root[1] + 10, depth + 34], 40 * size],
      [[root[0] + side * 130 * size, root[1] - 150 * size, depth + 34], 34 * size],
      [[root[0] + side * 280 * size, root[1] - 220 * size, depth + 34], 24 * size],
      [[root[0] + side * 380 * size, root[1] - 190 * size, depth + 30], 9],
    ],
    12,
  )
}

export function sculptBird(bench: Bench): void {
  const { clay, creature, place, coats } = bench
  const bat = creature.form === 'bat'
  for (const s of [-1, 1]) {
    if (bat) batWing(bench, [s * 50, 20, 0], s, 0.98, -60)
    else featherWing(bench, [s * 60, 10, 0], s, 1, -70)
  }
  if (!bat) {
    clay.part({ material: { ...cloth(shade(creature.colour, -0.06)), bump: 1, grain: [4, 30] }, place })
    for (let k = 0; k < 9; k++)
      clay.leaf([(k - 4) * 12, 190, -50], [(k - 4) * 44, 400 - Math.abs(k - 4) * 12, -80], 24, 22, 0.2, [0, 0, 1], 2)
  }
  const trunk = body(bench)
  clay.ellipsoid([0, 90, 0], [96, 150, 88]).ellipsoid([0, -10, 20], [72, 80, 70], 30)
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * 46, 190, 20], 42],
        [[s * 56, 262, 44], 22],
        [[s * 58, 320, 40], 13],
      ],
      12,
    )
    claws(bench, place, [s * 58, 324, 52], 3, 48, 44, [0, 0.8, 0.8])
  }
  coats.push({
    part: trunk,
    colour: ownColour,
    spacing: bat ? 40 : 90,
    length: bat ? 26 : 34,
    width: bat ? 3.4 : 9,
    stray: 0.2,
    contrast: 0.1,
    wisps: 0.6,
  })
  const head = within(place, [-10, -110, 60], turn(-creature.yaw * 0.5 - 26, -6, 0), bat ? 0.86 : 1.04)
  if (creature.form === 'owl') {
    sculptOwlHead(bench, within(place, [0, -96, 40], turn(-creature.yaw * 0.7, 0, 5), 1))
    return
  }
  const expression = { smile: 0, frown: 0.9, lift: 0, lids: -0.1, gape: creature.gape, sly: 0 }
  const headPart = clay.parts.length
  const form = bat ? 'rat' : 'bird'
  sculptBeast(clay, { ...bench.hide, place: head }, form, averageFace, expression, false)
  coats.push({
    part: headPart,
    colour: ownColour,
    spacing: bat ? 22 : 50,
    length: 24,
    width: bat ? 3 : 7,
    stray: 0.2,
    contrast: 0.1,
    wisps: 0.6,
    flow: ([x, y, z]) => [x * 0.016, (y - 10) * 0.012 + 0.3, -0.9 - z * 0.001],
  })
  bench.heads.push({ head, headPart, form, eyes: gaze(bench, 0), expression, skin: creature.colour })
}
