import { sculptBeast } from '../../figures/head/beasts.ts'
import { averageFace } from '../../figures/head/face.ts'
import { ownColour } from '../../figures/sculpture/groom.ts'
import { out, type Place, turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { cloth, glow, type Material, skin } from '../../paint/material.ts'
import { cell, cells } from '../hides.ts'
import { sculptOwlHead } from './beast-heads.ts'
import { collarOn } from './collar.ts'
import { hornsOn } from './horns.ts'
import { type Bench, body, claws, gaze, limb } from './rig.ts'
import { seats } from './seats.ts'
import { batWing, plainWeb, reachOf, skyIn, stretchWing } from './skin-wing.ts'

/** How much is left of each quill of a torn wing, one after the other. */
const wear = [1, 0.5, 0, 1, 0.8, 0, 0.35]

/** A feathered wing, spread and raised: long quills, then shorter coverts over them. */
export function featherWing(bench: Bench, root: Vec, side: number, usual: number, depth: number): void {
  const { clay, place, creature } = bench
  const size = usual * reachOf(bench)
  const torn = creature.state.includes('torn-wings')
  const first = clay.parts.length
  const rows = [
    [240, 15, 30, -0.08],
    [150, 12, 27, 0],
    [88, 10, 24, 0.06],
  ] as const
  for (const [r, [long, count, wide, tone]] of rows.entries()) {
    clay.part({
      material: { ...cloth(shade(creature.wingDye ?? creature.colour, tone)), bump: 1, grain: [4, 30], mottle: 0.5 },
      place,
      pigment: skyIn(bench, (t) => {
        t.height += Math.sin(t.x * 0.5 + t.y * 0.3) * 1.4
      }),
    })
    for (let k = 0; k < count; k++) {
      const t = k / (count - 1)
      const at: Vec = [
        root[0] + side * (40 + 330 * t) * size,
        root[1] + (-60 - 240 * t + 110 * t * t) * size,
        depth + r * 10,
      ]
      const a = 1.5 - 1.5 * t
      // Of torn wings quills are gone, others broken off short.
      const whole = torn ? wear[(k * 3 + r * 2) % wear.length]! : 1
      if (whole === 0) continue
      const l = long * (0.75 + 0.55 * t) * size * whole
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
  const reach = (x: number, y: number) => [[root[0] + side * x * size, root[1] + y * size, depth], 30 * size] as const
  limb(bench, 'wing', [[root, 30 * size], reach(280, -220), reach(430, -150)], [first, clay.parts.length])
}

/** A wing folded along a flank: quills that lie back over one another. */
export function foldedWing(bench: Bench, root: Vec, side: number): void {
  const { clay, place, creature } = bench
  const skin = creature.wings === 'bat' && creature.hide !== 'feathers'
  for (const [r, [long, count, tone]] of (
    [
      [300, 7, -0.07],
      [190, 7, 0.02],
      [110, 6, 0.08],
    ] as const
  ).entries()) {
    clay.part({
      material: { ...cloth(shade(creature.colour, skin ? tone - 0.05 : tone)), bump: 1, grain: [4, 30], mottle: 0.5 },
      place,
    })
    for (let k = 0; k < count; k++) {
      const t = k / (count - 1)
      const at: Vec = [root[0] + side * (14 + r * 8 + 10 * t), root[1] + 4 + t * 70, root[2] + 20 - 20 * t]
      clay.leaf(
        at,
        [at[0] + side * 6, at[1] + 30 + t * 46, at[2] - long * (1 - 0.32 * t)],
        30,
        12,
        0.24,
        [side, -0.2, 0],
        skin ? 12 : 2,
      )
    }
  }
}

/** On a bough or a rock, wings folded; a bat hangs under it by its feet. */
function sculptPerched(bench: Bench): void {
  const { clay, creature, place, coats } = bench
  const asleep = creature.pose === 'sleeping'
  const rows = [
    [250, 5, 34, -0.08],
    [170, 6, 30, 0],
    [96, 6, 26, 0.07],
  ] as const
  for (const s of [-1, 1])
    for (const [r, [long, count, wide, tone]] of rows.entries()) {
      clay.part({
        material: { ...cloth(shade(creature.colour, tone)), bump: 1, grain: [4, 30], mottle: 0.5 },
        place,
      })
      for (let k = 0; k < count; k++) {
        const t = k / (count - 1)
        const at: Vec = [s * (96 + 16 * t - r * 8), -20 + r * 4 + t * 30, 34 - 70 * t + r * 10]
        clay.leaf(
          at,
          [at[0] - s * (26 + 10 * t), at[1] + long, at[2] - 20 - 30 * t],
          wide,
          wide * 0.4,
          0.3,
          [s, 0, 0.7],
          2,
        )
      }
    }
  clay.part({ material: { ...cloth(shade(creature.colour, -0.08)), bump: 1, grain: [4, 30] }, place })
  for (let k = 0; k < 6; k++)
    clay.leaf([(k - 2.5) * 14, 210, -40], [(k - 2.5) * 26, 420 - Math.abs(k - 2.5) * 8, -90], 24, 20, 0.2, [0, 0, 1], 2)
  const trunk = body(bench)
  clay.ellipsoid([0, 80, 0], [104, 160, 92]).ellipsoid([0, -40, 20], [74, 90, 74], 30)
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * 44, 200, 30], 40],
        [[s * 48, 246, 48], 22],
        [[s * 50, 290, 50], 13],
      ],
      12,
    )
    claws(bench, place, [s * 50, 296, 66], 3, 44, 40, [0, 0.9, 0.7])
  }
  coats.push({
    part: trunk,
    colour: ownColour,
    spacing: 90,
    length: 34,
    width: 9,
    stray: 0.2,
    contrast: 0.1,
    wisps: 0.6,
  })
  if (creature.seat) seats[creature.seat](bench, creature.seat === 'branch' ? 280 : 300)
  const owl = creature.form === 'owl'
  collarOn(bench, [0, -62, 34], [0, 1, -0.2], 98)
  const head = within(place, [0, owl ? -110 : -140, 50], turn(owl ? 8 : -34, asleep ? -24 : -4, 0), owl ? 1 : 1.04)
  if (owl) sculptOwlHead(bench, head)
  else birdHead(bench, head)
}

export function sculptBird(bench: Bench): void {
  const { clay, creature, place, coats } = bench
  const bat = creature.form === 'bat'
  if (creature.pose === 'perched' || creature.pose === 'sleeping') {
    if (bat) sculptHanging(bench)
    else sculptPerched(bench)
    return
  }
  for (const s of [-1, 1]) {
    if (bat) batWing(bench, [s * 50, 20, 0], s, 0.98, -60)
    else featherWing(bench, [s * 60, 10, 0], s, creature.form === 'cockatrice' ? 0.74 : 1, -70)
  }
  if (creature.form === 'phoenix') flamesOf(bench)
  if (creature.form === 'cockatrice') serpentTail(bench)
  else if (!bat) {
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
  collarOn(bench, [-4, -40, 34], [0.06, 1, -0.3], 96)
  const head = within(place, [-10, -110, 60], turn(-creature.yaw * 0.5 - 26, -6, 0), bat ? 0.86 : 1.04)
  if (creature.form === 'owl') {
    sculptOwlHead(bench, within(place, [0, -96, 40], turn(-creature.yaw * 0.7, 0, 5), 1))
    return
  }
  birdHead(bench, head)
}

function birdHead(bench: Bench, head: Place) {
  const { clay, creature, coats } = bench
  const bat = creature.form === 'bat'
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
  bench.mouth = { at: out(head, [0, 26, 140]), from: out(head, [0, 22, 30]) }
  if (creature.form === 'cockatrice') comb(bench, head)
  hornsOn(bench, head)
}

const flame = (colour: Rgb, strength: number): Material => ({ ...glow(colour, strength), alpha: 0.86 })

/** Wings that burn along their edge, and a long train of fire in place of a tail. */
function flamesOf(bench: Bench): void {
  const { clay, place, luck, glows } = bench
  const dye = bench.creature.flames
  const tongues: readonly (readonly [Rgb, number, number])[] = dye
    ? [
        [shade(dye, -0.08, 1.3), 0.35, 1],
        [shade(dye, 0.06, 1.2), 0.5, 0.72],
        [mix(dye, [250, 245, 250], 0.6), 0.6, 0.42],
      ]
    : [
        [[236, 74, 14], 0.35, 1],
        [[255, 150, 34], 0.5, 0.72],
        [[255, 226, 120], 0.6, 0.42],
      ]
  const along = Array.from({ length: 15 }, (_, k) => {
    const t = (k + 0.5) / 15
    return { t, long: luck.range(90, 190), sway: luck.range(-40, 40) }
  })
  const train = Array.from({ length: 9 }, (_, k) => ({
    u: (k - 4) / 4,
    long: luck.range(330, 470),
    sway: luck.range(-60, 60),
  }))
  for (const [colour, strength, share] of tongues) {
    clay.part({ material: flame(colour, strength), place })
    for (const s of [-1, 1])
      for (const { t, long, sway } of along) {
        const a = 1.5 - 1.5 * t
        const from: Vec = [
          s * (100 + 330 * t + Math.cos(a) * (150 + 60 * t)),
          -50 - 240 * t + 110 * t * t + Math.sin(a) * (190 + 40 * t),
          -66 + share * -12,
        ]
        const reach = long * share
        // Fire licks upward from whatever burns.
        clay.limb(
          [
            [from, 26 * share],
            [[from[0] + s * reach * 0.3 + sway * 0.3, from[1] - reach * 0.1 + 20, from[2] - 6], 20 * share],
            [[from[0] + s * reach * 0.5 + sway, from[1] - reach * 0.7, from[2] - 8], 2],
          ],
          6,
          3,
        )
      }
    for (const { u, long, sway } of train)
      clay.limb(
        [
          [[u * 50, 200, -60], 26 * share],
          [[u * 110, 200 + long * 0.4, -80 - share * 8], 30 * share],
          [[u * 150 + sway * 0.4, 200 + long * 0.75, -84], 18 * share],
          [[u * 170 + sway, 200 + long * (0.7 + 0.4 * share), -86], 2],
        ],
        8,
        3,
      )
  }
  const [x, y] = out(place, [0, 40, 0])
  glows.push({ x, y, radius: 620 * place.scale, colour: dye ? shade(dye, -0.1) : [190, 84, 20], behind: true })
}

/** The long scaly tail of a cockatrice, curled up at its end. */
function serpentTail(bench: Bench): void {
  const { clay, place, creature, luck } = bench
  const s = luck.chance(0.5) ? 1 : -1
  clay.part({
    material: { ...skin(creature.belly), specular: 0.34, gloss: 18, subsurface: undefined },
    place,
    pigment: (t) => {
      cells(t.x / 17, t.y / 13, t.z / 17, creature.seed)
      const edge = cell.second - cell.first
      t.height += Math.min(0.5, edge) * 8
      const tone = (edge < 0.16 ? 0.55 : 0.85) + 0.3 * cell.id
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  clay.limb(
    [
      [[0, 170, -40], 66],
      [[s * 90, 290, -110], 50],
      [[s * 230, 340, -90], 38],
      [[s * 340, 290, -40], 28],
      [[s * 350, 180, -10], 20],
      [[s * 290, 140, 10], 12],
      [[s * 260, 180, 16], 4],
    ],
    14,
    4,
  )
  clay.part({ material: { ...bench.claw }, place })
  clay.leaf([s * 262, 176, 16], [s * 236, 236, 20], 20, 3, 0.4, [0, 0, 1], 4)
}

/** A cock's comb and wattles. */
function comb(bench: Bench, head: Place): void {
  const red: Rgb = [186, 34, 34]
  bench.clay.part({ material: { ...skin(red), specular: 0.2, mottle: 0.3 }, place: head })
  for (let k = 0; k < 5; k++) {
    const z = 62 - k * 34
    const high = [42, 62, 70, 58, 40][k]!
    bench.clay.ellipsoid([0, -80 - high * 0.4 + Math.abs(k - 2) * 5, z], [13, high, 23], 8)
  }
  for (const s of [-1, 1])
    bench.clay.limb(
      [
        [[s * 16, 40, 58], 13],
        [[s * 20, 78, 62], 21],
        [[s * 20, 112, 60], 15],
      ],
      8,
    )
  for (const s of [-1, 1]) bench.clay.ellipsoid([s * 55, 8, 30], [8, 20, 22], 6)
}

/** Head down from a bough, wrapped in its wings. */
function sculptHanging(bench: Bench): void {
  const { clay, place, coats } = bench
  for (const s of [-1, 1])
    stretchWing(
      bench,
      {
        root: [s * 60, 120, 30],
        elbow: [s * 150, 60, 60],
        wrist: [s * 96, 200, 90],
        tips: [
          [s * 20, -180, 120],
          [s * 84, -190, 90],
          [s * 140, -120, 60],
        ],
        heel: [s * 70, -60, 30],
        thick: 0.8,
      },
      plainWeb(bench),
    )
  const trunk = body(bench)
  clay.ellipsoid([0, 30, 0], [84, 150, 78]).ellipsoid([0, 150, 20], [66, 66, 62], 26)
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * 36, -100, 10], 30],
        [[s * 40, -160, 30], 16],
        [[s * 38, -214, 30], 10],
      ],
      10,
    )
    claws(bench, place, [s * 38, -216, 40], 4, 34, 34, [0, -0.8, 0.5])
  }
  coats.push({
    part: trunk,
    colour: ownColour,
    spacing: 40,
    length: 26,
    width: 3.4,
    stray: 0.2,
    contrast: 0.1,
    wisps: 0.6,
  })
  birdHead(bench, within(place, [0, 236, 60], turn(14, 8, 180), 0.94))
  if (bench.creature.seat) seats[bench.creature.seat](bench, -262)
}
