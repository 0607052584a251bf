import { type Place, turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { cloth } from '../../paint/material.ts'
import type { Pigment } from '../hides.ts'
import { starry } from '../starry.ts'
import { type Bench, body, limb } from './rig.ts'

/** Bones of a wing of skin, and where its last web is sewn to the body. */
export interface WingBones {
  root: Vec
  elbow: Vec
  wrist: Vec
  /** Ends of the fingers, the foremost first. */
  tips: readonly Vec[]
  heel: Vec
  /** How thick the bones are; 1 for a dragon's arm. */
  thick: number
}

/** How the web of a wing looks. */
export interface Web {
  colour: Rgb
  /** How deep the web's edge is drawn in between two fingers, 0-1. */
  bow: number
  /** How far the web bellies away from the eye, units. */
  belly: number
  torn: boolean
}

export const plainWeb = (bench: Bench): Web => ({
  colour: bench.creature.wingDye ?? shade(bench.creature.colour, 0.05, 0.9),
  bow: 0.16,
  belly: 8,
  torn: bench.creature.state.includes('torn-wings'),
})

/** How much longer than usual wings are that the words call great. */
export const reachOf = ({ creature }: Bench): number => (creature.state.includes('great-wings') ? 1.22 : 1)

/** The bones of a wing so many times as long from its root. */
export function lengthened(bones: WingBones, by: number): WingBones {
  if (by === 1) return bones
  const { root } = bones
  const out = ([x, y, z]: Vec): Vec => [
    root[0] + (x - root[0]) * by,
    root[1] + (y - root[1]) * by,
    root[2] + (z - root[2]) * by,
  ]
  return { ...bones, elbow: out(bones.elbow), wrist: out(bones.wrist), tips: bones.tips.map(out) }
}

/** A wing's own pigment, or the night sky in it. */
export const skyIn = ({ creature }: Bench, own: Pigment): Pigment =>
  creature.starry ? starry(own, creature.seed, creature.starry.colour) : own

const away = (a: Vec, b: Vec) => Math.hypot(a[0] - b[0], a[1] - b[1])
const middle = (a: Vec, b: Vec): Vec => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
const towards = (a: Vec, b: Vec, t: number, sink = 0): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t - sink,
]

/** Stretches skin between the fingers of a wing, then lays arm and fingers over it. */
export function stretchWing(bench: Bench, bones: WingBones, web: Web, place: Place = bench.place): void {
  const { clay } = bench
  const { root, elbow, wrist, tips, heel, thick } = bones
  const light = mix(web.colour, [255, 190, 120], 0.16)
  const first = clay.parts.length
  clay.part({
    material: {
      ...cloth(web.colour),
      stuff: 'leather',
      subsurface: [light[0] * 0.36, light[1] * 0.3, light[2] * 0.28],
      wrap: 0.4,
      bump: 0.9,
      grain: [26, 40],
      mottle: 0.45,
    },
    place,
    pigment: skyIn(bench, (t) => {
      const along = Math.atan2(t.y - wrist[1], t.x - wrist[0])
      const far = Math.hypot(t.x - wrist[0], t.y - wrist[1])
      const vein = Math.abs(Math.sin(along * 17 + Math.sin(far * 0.02) * 0.5))
      t.height += vein * 4 + Math.sin(far * 0.045 + along * 3) * 1.6
      const dark = vein < 0.1 ? 0.74 : 1 - 0.16 * Math.max(0, 1 - far / 240)
      t.red *= dark
      t.green *= dark
      t.blue *= dark
    }),
  })
  const spans = [...tips, heel]
  for (let k = 0; k < spans.length - 1; k++) {
    const [a, b] = [spans[k]!, spans[k + 1]!]
    const from = k < tips.length - 1 ? wrist : elbow
    // The edge hangs in a bow between the fingers, the skin bellies before the wind.
    const hem = towards(middle(a, b), from, web.bow, web.belly)
    clay.sheet(from, a, hem, 2.5, 3).sheet(from, hem, b, 2.5, 3)
  }
  clay.sheet(wrist, tips.at(-1)!, elbow, 2.5, 3).sheet(elbow, heel, root, 2.5, 3)
  if (web.torn) {
    clay.carve()
    for (const [k, tip] of tips.slice(0, -1).entries()) {
      const hole = towards(middle(tip, tips[k + 1]!), wrist, 0.3 + 0.12 * (k % 2))
      clay.ellipsoid(hole, [17 + 9 * (k % 2), 30, 60], 3, turn(0, 0, 30 * k))
    }
    clay.build()
  }
  body(bench, place)
  clay.limb(
    [
      [[root[0], root[1], root[2] + 14], 34 * thick],
      [[elbow[0], elbow[1], elbow[2] + 6], 23 * thick],
      [wrist, 16 * thick],
    ],
    10,
  )
  for (const tip of tips) {
    const knuckle = middle(wrist, tip)
    clay.limb(
      [
        [wrist, 10 * thick],
        [[knuckle[0], knuckle[1] - 14 * thick, knuckle[2] + 5], 7 * thick],
        [tip, 2],
      ],
      3,
    )
  }
  const lean = Math.sign(tips[0]![0] - wrist[0]) || 1
  clay
    .part({ material: bench.claw, place: within(place, wrist) })
    .cone([0, 0, 4], [lean * 16 * thick, -56 * thick, 16], 10 * thick, 1)
  const far = tips.reduce((best, tip) => (away(root, tip) > away(root, best) ? tip : best))
  limb(
    bench,
    'wing',
    [root, elbow, wrist, far].map((at) => [at, 30 * thick] as const),
    [first, clay.parts.length],
    place,
  )
}

/** A wing of skin from a shoulder, raised beside the body: an arm, fingers, and what is stretched between them. */
export function batWing(bench: Bench, root: Vec, side: number, usual: number, depth: number): void {
  const size = usual * reachOf(bench)
  const p = (x: number, y: number, z = depth): Vec => [root[0] + side * x * size, root[1] + y * size, z]
  stretchWing(
    bench,
    {
      root: [root[0], root[1], depth],
      elbow: p(120, -150),
      wrist: p(210, -330),
      tips: [p(470, -300), p(500, -90), p(400, 90), p(250, 170)],
      heel: [root[0] + side * 20, root[1] + 110 * size, depth],
      thick: size,
    },
    plainWeb(bench),
  )
}
