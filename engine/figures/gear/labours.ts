import type { Rgb } from '../../paint/colour.ts'
import { bone, cloth, glass, glow, leather, metal, stone, wood } from '../../paint/material.ts'
import { random } from '../../paint/random.ts'
import { doneBy } from '../acts.ts'
import { folds } from '../body/weaves.ts'
import type { Glow } from '../glow.ts'
import type { Load, Person } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { add, along, type Place, sub, times, turn, unit, upright, type Vec, within } from '../sculpture/space.ts'
import type { Stage } from './feats.ts'

const world: Place = { origin: [0, 0, 0], rotation: upright, scale: 1 }

/** A broom between the knees, its shaft in both hands and its twigs behind. */
function riddenBroom(clay: Clay, { hips, hands: { left, right } }: Stage): void {
  const grip = times(add(left.origin, right.origin), 0.5)
  const seat = add(hips.origin, [0, 62 * hips.scale, 0])
  const way = unit(sub(grip, seat))
  const s = hips.scale
  const tip = add(grip, times(way, 330 * s))
  const end = add(seat, times(way, -330 * s))
  clay.part({ material: { ...wood([150, 106, 60]), bump: 1 }, place: world }).cone(end, tip, 15 * s, 12 * s)
  const place: Place = { origin: end, rotation: along(times(way, -1), [0, 0, 1]), scale: s }
  clay.part({ material: { ...wood([186, 148, 84]), bump: 3, grain: [3, 50] }, place })
  for (let k = 0; k < 17; k++) {
    const a = k * 2.4
    const r = 14 + (k % 4) * 20
    clay.cone(
      [Math.sin(a) * 18, -30, Math.cos(a) * 18],
      [Math.sin(a) * r * 1.7, 330 + (k % 5) * 34, Math.cos(a) * r * 1.7],
      19,
      12,
    )
  }
  clay.part({ material: cloth([122, 84, 46]), place }).ring([0, 20, 0], 40, 40, 9, 20)
}

/** A rope that both hands pull, out of the picture on one side, its end on the ground on the other. */
function pulledRope(clay: Clay, { hands: { left, right }, ground }: Stage): void {
  const way = unit(sub(left.origin, right.origin))
  const s = left.scale
  const far = add(left.origin, times([way[0], way[1] * 0.5 - 0.12, way[2] * 0.3], 1500 * s))
  const low: Vec = [right.origin[0] - 150 * s, ground.origin[1] - 20 * s, right.origin[2]]
  clay.part({
    material: { ...cloth([186, 156, 106]), bump: 0.8 },
    place: world,
    pigment: (t) => {
      t.height += Math.sin((t.x + t.y) * (0.5 / Math.max(s, 0.1)) * 0.4) * 3
    },
  })
  clay.limb(
    [
      [far, 17 * s],
      [left.origin, 17 * s],
      [right.origin, 17 * s],
      [add(right.origin, [-90 * s, 220 * s, 20 * s]), 17 * s],
      [low, 17 * s],
      [add(low, [170 * s, 10 * s, 60 * s]), 17 * s],
    ],
    1,
    6,
  )
}

/** What runs from the jug in the right hand into the cup in the left; both. */
function poured(clay: Clay, { hands: { left, right } }: Stage, drink: Rgb): void {
  const s = left.scale
  // The jug is tipped over the cup, beside the hand that holds it.
  const toCup = Math.sign(left.origin[0] - right.origin[0]) || 1
  const jug: Place = {
    origin: add(right.origin, [toCup * 60 * s, -20 * s, 40 * s]),
    rotation: turn(0, 0, toCup * 58),
    scale: s,
  }
  clay.part({ material: { ...leather([158, 96, 60]), specular: 0.4 }, place: jug })
  clay
    .ellipsoid([0, 0, 0], [84, 106, 84])
    .drum([0, -120, 0], 40, 46, 54, 6, 18)
    .ring([-toCup * 84, -30, 0], 52, 34, 11, 11, 0, turn(0, 90, 0))
  const lip = add(jug.origin, [toCup * 152 * s, -92 * s + 40 * s, 0])
  const cup: Place = { origin: add(left.origin, [0, 0, 18 * s]), rotation: upright, scale: s }
  clay.part({ material: { ...metal([196, 164, 96]), specular: 0.8 }, place: cup })
  clay.cone([0, 60, 0], [0, 0, 0], 12, 14).drum([0, 66, 0], 6, 42, 34, 3).drum([0, -60, 0], 56, 30, 54, 4, 10)
  clay.part({ material: { ...glass(drink), alpha: 0.9 }, place: world })
  const into = add(cup.origin, [0, -100 * s, 10 * s])
  clay.limb(
    [
      [lip, 11 * s],
      [add(lip, [toCup * 12 * s, 60 * s, 0]), 10 * s],
      [[into[0], (lip[1] + into[1]) / 2 + 30 * s, into[2]], 8 * s],
      [into, 8 * s],
    ],
    1,
    4,
  )
}

/** Grain that falls from an open hand. */
function sown(clay: Clay, { hands: { right }, ground }: Stage): void {
  const luck = random(17)
  clay.part({ material: { ...leather([232, 200, 108]), specular: 0.2 }, place: world })
  const s = right.scale
  for (let k = 0; k < 34; k++) {
    const t = luck.range(0, 1)
    const x = right.origin[0] + (luck.range(-90, 90) + (luck.range(-200, 200) - 120) * t) * s
    const y = right.origin[1] + 30 * s + (ground.origin[1] - right.origin[1]) * t * t
    clay.ball([x, y, right.origin[2] + 40 * s], luck.range(5, 9) * s)
  }
}

/** Flame from the lips. */
function breathed(clay: Clay, { head }: Stage, side: number, glows: Glow[]): void {
  const at: Vec = [side * 20, 66, 96]
  for (const [colour, share, reach] of [
    [[230, 84, 16], 1, 1],
    [[255, 160, 50], 0.72, 0.86],
    [[255, 236, 160], 0.42, 0.6],
  ] as const) {
    clay.part({ material: { ...glow(colour, 0.8), colour, alpha: 0.86 }, place: head })
    clay.limb(
      [
        [at, 7],
        [[at[0] + side * 110 * reach, at[1] - 6, at[2] + 70], 30 * share],
        [[at[0] + side * 250 * reach, at[1] - 30, at[2] + 100], 76 * share],
        [[at[0] + side * 390 * reach, at[1] - 96, at[2] + 100], 90 * share],
        [[at[0] + side * 500 * reach, at[1] - 190, at[2] + 90], 30 * share],
      ],
      14,
      4,
    )
  }
  const [x, y] = add(head.origin, [side * 300 * head.scale, 20 * head.scale, 0])
  glows.push({ x, y, radius: 620 * head.scale, colour: [190, 100, 30] })
}

const planked = (colour: Rgb, place: Place) => ({
  material: { ...wood(colour), bump: 1 },
  place,
  pigment: (t: { x: number; height: number; red: number; green: number; blue: number }) => {
    if (Math.abs((((t.x + 1000) / 62) % 1) - 0.5) < 0.45) return
    t.height -= 3
    t.red *= 0.55
    t.green *= 0.55
    t.blue *= 0.55
  },
})

const makers: Record<Load, (clay: Clay, place: Place) => void> = {
  barrel: (clay, place) => {
    clay
      .part(planked([126, 86, 50], place))
      .drum([0, 0, 0], 210, 190, 190, 10)
      .ellipsoid([0, 0, 0], [222, 370, 222])
      .keep()
      .box([0, 0, 0], [300, 212, 300], 4)
      .build()
    clay.part({ material: metal([96, 92, 90]), place })
    for (const y of [-140, 140]) clay.ring([0, y, 0], 206, 206, 7, 18)
  },
  crate: (clay, place) => {
    clay.part(planked([150, 110, 68], place)).box([0, 0, 0], [230, 170, 150], 8)
    clay.part({ material: wood([112, 80, 50]), place })
    for (const s of [-1, 1]) clay.box([s * 212, 0, 146], [20, 170, 14], 3).box([0, s * 150, 148], [230, 20, 14], 3)
  },
  chest: (clay, place) => {
    clay
      .part(planked([120, 78, 44], place))
      .box([0, 40, 0], [250, 120, 150], 8)
      .cone([-246, -76, 0], [246, -76, 0], 142, 142)
    clay.part({ material: metal([96, 92, 94]), place })
    for (const s of [-1, 1])
      clay.box([s * 190, 40, 0], [22, 124, 154], 4).ring([s * 190, -76, 0], 146, 146, 5, 22, 0, turn(0, 0, 90))
    clay.part({ material: { ...metal([206, 166, 82]), specular: 0.8 }, place }).box([0, -40, 156], [36, 46, 10], 6)
  },
  boulder: (clay, place) => {
    clay.part({
      material: { ...stone([130, 124, 116]), bump: 2.2 },
      place,
      pigment: (t) => {
        t.height += Math.sin(t.x * 0.04 + t.z * 0.03) * Math.sin(t.y * 0.04) * 8
      },
    })
    clay
      .ellipsoid([0, 0, 0], [250, 190, 190])
      .ellipsoid([-110, -60, 20], [150, 120, 140], 60)
      .ellipsoid([130, 40, 0], [150, 130, 150], 60)
  },
  sack: (clay, place) => {
    clay.part({ material: { ...cloth([170, 140, 96]), bump: 1.2 }, place, pigment: folds(5, 5) })
    clay.ellipsoid([0, 0, 0], [250, 150, 140]).cone([230, -30, 0], [310, -70, 10], 46, 60, 30)
    clay.part({ material: cloth([112, 84, 54]), place }).ring([252, -40, 0], 50, 50, 9, 12, 0, turn(0, 0, 70))
  },
  log: (clay, place) => {
    clay
      .part({ material: { ...wood([98, 74, 52]), bump: 2.4, grain: [6, 50] }, place })
      .cone([-520, 0, 0], [520, -20, 0], 92, 84)
    clay.part({ material: wood([196, 158, 108]), place })
    for (const s of [-1, 1]) clay.drum([s * 590, s > 0 ? -22 : 0, 0], 8, 82, 82, 2, 0, turn(0, 0, 90))
  },
  books: (clay, place) => {
    const dyes: readonly Rgb[] = [
      [120, 40, 38],
      [48, 70, 104],
      [74, 92, 58],
      [136, 98, 48],
      [76, 52, 84],
      [112, 64, 40],
    ]
    for (const [k, colour] of dyes.entries()) {
      const at = within(
        place,
        [((k * 37) % 30) - 15, 130 - k * 62, ((k * 53) % 24) - 12],
        turn(((k * 71) % 26) - 13, 0, 0),
      )
      clay.part({ material: bone([230, 218, 188]), place: at }).box([0, 0, 4], [142, 22, 100], 2)
      clay
        .part({ material: leather(colour), place: at })
        .box([0, -25, 0], [150, 6, 108], 3)
        .box([0, 25, 0], [150, 6, 108], 3)
        .box([0, 0, 106], [150, 28, 6], 3)
      clay
        .part({ material: metal([206, 168, 92]), place: at })
        .box([-60, 0, 112], [6, 26, 3], 1)
        .box([60, 0, 112], [6, 26, 3], 1)
    }
  },
  firewood: (clay, place) => {
    for (let k = 0; k < 9; k++) {
      const y = 80 - Math.floor(k / 3) * 76
      const z = (k % 3) * 70 - 70
      const x = ((k * 61) % 60) - 30
      clay
        .part({ material: { ...wood([116, 86, 58]), bump: 2.2, grain: [6, 40] }, place })
        .cone([-300 + x, y, z], [300 + x, y, z], 42, 38)
      clay.part({ material: wood([206, 170, 120]), place })
      for (const s of [-1, 1]) clay.drum([s * 330 + x, y, z], 6, 38, 38, 1, 0, turn(0, 0, 90))
    }
  },
}

/** What is carried before the body, or held overhead. */
function borne(clay: Clay, { hands: { left, right }, body }: Stage, load: Load, isAloft: boolean): void {
  const middle = times(add(left.origin, right.origin), 0.5)
  const s = left.scale
  const origin: Vec = isAloft ? add(middle, [0, -165 * s, 0]) : add(middle, [0, -110 * s, 70 * s])
  const rotation = isAloft ? turn(0, 8, 0) : body.rotation
  makers[load](clay, { origin, rotation: load === 'barrel' ? turn(0, -8, isAloft ? 90 : 84) : rotation, scale: s })
}

/** What else is seen of work besides the body and what the hands hold. */
export function sculptLabour(clay: Clay, person: Person, stage: Stage, glows: Glow[]): void {
  const act = doneBy(person)
  const { load } = person.pose
  if (load) borne(clay, stage, load, act === 'lifting')
  if (act === 'brooming') riddenBroom(clay, stage)
  if (act === 'pulling') pulledRope(clay, stage)
  if (act === 'pouring') poured(clay, stage, person.pose.pours ?? [124, 22, 44])
  if (act === 'scattering') sown(clay, stage)
  if (act === 'fire-breathing') breathed(clay, stage, Math.sign(person.turn.head[0]) || 1, glows)
}
