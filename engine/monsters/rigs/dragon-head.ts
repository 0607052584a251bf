import { out, type Place, type Vec } from '../../figures/sculpture/space.ts'
import { mix, shade } from '../../paint/colour.ts'
import { bone, skin } from '../../paint/material.ts'
import { type Bench, gaze } from './rig.ts'

/** What a dragon's head bears: one kind has the horns of a ram, another a crest or a frill. */
export const crowns = ['swept', 'ram', 'tall', 'crest', 'many', 'frill'] as const
export type Crown = (typeof crowns)[number]

const sides = [-1, 1] as const

/** The long-jawed head of a dragon, looking along +z of its place. `open` (0-1) is how far the jaw hangs. */
export function sculptDragonHead(bench: Bench, head: Place, crown: Crown, open: number, asleep: boolean): void {
  const { clay, creature } = bench
  const drop = open * 62
  // Throat and gums, seen where the jaws part.
  if (open > 0.15) {
    clay
      .part({ material: { ...skin(mix([122, 34, 38], creature.colour, 0.12)), specular: 0.4, gloss: 26 }, place: head })
      .ellipsoid([0, 38 + drop * 0.3, 62], [33, 10 + drop * 0.36, 66])
      .limb(
        [
          [[0, 48 + drop * 0.55, 30], 14],
          [[0, 44 + drop * 0.72, 96], 13],
          [[0, 40 + drop * 0.74, 142], 6],
        ],
        4,
      )
  }
  const headPart = clay.parts.length
  clay.part({ ...bench.hide, place: head })
  clay
    .ellipsoid([0, -30, -20], [58, 56, 86])
    .limb(
      [
        [[0, -12, 34], 46],
        [[0, 6, 96], 37],
        [[0, 14, 158], 30],
        [[0, 20, 200], 21],
      ],
      18,
      3,
    )
    .cone([0, -6, 60], [0, 4, 168], 18, 17, 12)
  for (const s of sides) {
    clay
      .ellipsoid([s * 44, 20, 6], [26, 36, 42], 20)
      .cone([s * 14, -30, 78], [s * 54, -50, 6], 10, 14, 9)
      .ball([s * 16, 3, 198], 12, 8)
  }
  clay.carve()
  for (const s of sides) clay.ball([s * 17, 0, 211], 6, 3).ellipsoid([s * 45, -16, 66], [14, 11, 16], 9)
  if (open > 0.15) clay.ellipsoid([0, 44 + drop * 0.3, 120], [30, 12 + drop * 0.2, 96], 6)
  clay.build()
  for (const s of sides) clay.ball([s * 41, -18, 44], 17, 5)
  // The jaw hinges below the ear.
  const jawY = (z: number) => 46 + (drop * (z + 10)) / 150
  clay.part({ ...bench.hide, place: head })
  clay.limb(
    [
      [[0, jawY(-10), -6], 30],
      [[0, jawY(70) + 6, 70], 24],
      [[0, jawY(140) + 4, 140], 18],
      [[0, jawY(182), 182], 12],
    ],
    10,
    3,
  )
  clay.part({ material: bone([232, 222, 192]), place: head })
  const rows = [
    [[18, 34, 190], 22],
    [[24, 36, 160], 13],
    [[29, 38, 130], 17],
    [[33, 38, 100], 11],
    [[36, 36, 72], 12],
  ] as const
  for (const s of sides) {
    for (const [[x, y, z], long] of rows) {
      clay.cone([s * x, y, z], [s * x, y + long, z + 3], 5, 0.8)
      if (open > 0.3 && z > 90) {
        const low = jawY(z - 12) - 8
        clay.cone([s * x * 0.72, low, z - 14], [s * x * 0.72, low - long * 0.8, z - 10], 4, 0.8)
      }
    }
  }
  crownHead(bench, head, crown)
  bench.brows.push({ place: head, at: [0, -70, -4], radius: 58 })
  bench.heads.push({
    head,
    headPart,
    form: 'dragon',
    eyes: gaze(bench, 0),
    expression: { smile: 0, frown: 0.9, lift: -0.4, lids: -0.1, gape: 0, sly: 0 },
    skin: creature.colour,
  })
  if (creature.eyes.glow > 0.6 && !asleep)
    for (const s of sides) {
      const [x, y] = out(head, [s * 50, -18, 58])
      const { colour } = creature.eyes
      bench.glows.push({ x, y, radius: 46 * head.scale, colour: [colour[0] * 0.4, colour[1] * 0.4, colour[2] * 0.4] })
    }
  bench.mouth = { at: out(head, [0, 44 + drop * 0.5, 190]), from: out(head, [0, 40, 60]) }
}

function crownHead(bench: Bench, head: Place, crown: Crown) {
  const { clay, claw, creature } = bench
  clay.part({
    material: claw,
    place: head,
    pigment: (t) => {
      t.height += Math.sin((t.z + t.y) * 0.35) * 2
    },
  })
  for (const s of sides)
    clay.cone([s * 56, 6, -16], [s * 92, 24, -82], 12, 1.5).cone([s * 50, 34, -6], [s * 78, 62, -50], 9, 1.5)
  let isStump = false
  const horn = (points: readonly (readonly [Vec, number])[], fine = 4) =>
    clay.limb(isStump ? points.slice(0, 2) : points, 4, fine)
  if (creature.horns > 0) {
    for (const s of sides) {
      isStump = s === 1 && creature.state.includes('broken-horn')
      if (crown === 'swept')
        horn([
          [[s * 34, -66, 2], 18],
          [[s * 54, -102, -46], 15],
          [[s * 66, -124, -112], 10],
          [[s * 60, -150, -180], 2],
        ])
      if (crown === 'tall')
        horn([
          [[s * 32, -66, 8], 18],
          [[s * 60, -130, 0], 14],
          [[s * 66, -196, -30], 9],
          [[s * 44, -250, -40], 2],
        ])
      if (crown === 'ram')
        horn([
          [[s * 38, -64, -4], 22],
          [[s * 92, -92, -46], 20],
          [[s * 112, -28, -86], 16],
          [[s * 104, 30, -34], 11],
          [[s * 118, 26, 24], 3],
        ])
      if (crown === 'many')
        for (const [x, y, z, l] of [
          [26, -72, 0, 1],
          [46, -56, -22, 0.8],
          [56, -28, -40, 0.62],
        ] as const)
          horn(
            [
              [[s * x, y, z], 13 * l],
              [[s * (x + 18 * l), y - 40 * l, z - 70 * l], 9 * l],
              [[s * (x + 22 * l), y - 66 * l, z - 150 * l], 2],
            ],
            3,
          )
      if (crown === 'crest' || crown === 'frill')
        horn(
          [
            [[s * 36, -60, -8], 12],
            [[s * 48, -84, -60], 9],
            [[s * 50, -90, -104], 2],
          ],
          3,
        )
    }
    isStump = false
    if (crown === 'many')
      horn(
        [
          [[0, 10, 190], 10],
          [[0, -22, 206], 6],
          [[0, -48, 204], 1.5],
        ],
        2,
      )
  }
  if (crown === 'crest' || crown === 'frill') {
    clay.part({
      material: {
        ...skin(shade(mix(creature.colour, creature.belly, 0.4), 0.04)),
        subsurface: [70, 40, 26],
        wrap: 0.4,
      },
      place: head,
      pigment: (t) => {
        t.height += Math.abs(Math.sin(Math.atan2(t.y + 10, -t.z) * 14)) * 5
      },
    })
    if (crown === 'crest')
      for (let k = 0; k < 6; k++)
        clay.leaf(
          [0, -76 + k * 4, 34 - k * 26],
          [0, -150 + k * 10 - (k === 2 ? 14 : 0), -14 - k * 44],
          20,
          5,
          0.22,
          [1, 0, 0],
          8,
        )
    else
      for (const s of sides)
        for (let k = 0; k < 5; k++) {
          const a = -1.1 + k * 0.5
          clay.leaf(
            [s * 46, -20 + Math.sin(a) * 34, -20],
            [s * (84 + 40 * Math.cos(a)), -16 + Math.sin(a) * 118, -76],
            20,
            9,
            0.2,
            [s * 0.4, 0, 1],
            9,
          )
        }
  }
}
