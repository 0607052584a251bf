import type { Vec } from '../../figures/sculpture/space.ts'
import { bone, cloth } from '../../paint/material.ts'
import type { Creature } from '../scene.ts'
import { hold } from './grip.ts'
import { type Bench, body, claws } from './rig.ts'

/** What sets one kind of brute apart from another: 1 is usual. */
interface Brute {
  belly: number
  /** Length of the arms: above 1.2 the knuckles are near the ground. */
  arms: number
  bulk: number
  /** Legs of a beast that goes on its toes. */
  hoofed: boolean
  /** How far the shoulders are carried before the hips, units. */
  hunch: number
  skirted: boolean
  abdomen: boolean
}

const usual: Brute = { belly: 1, arms: 1, bulk: 1, hoofed: false, hunch: 12, skirted: false, abdomen: true }
const brutes: Record<string, Partial<Brute>> = {
  troll: { belly: 0.86, arms: 1.34, bulk: 0.86, hunch: 46, skirted: true, abdomen: false },
  ogre: { belly: 1.42, arms: 1, bulk: 1.12, hunch: 10, skirted: true, abdomen: false },
  ape: { belly: 1.12, arms: 1.4, bulk: 1.08, hunch: 40 },
  werewolf: { belly: 0.82, arms: 1.26, bulk: 0.9, hoofed: true, hunch: 48, skirted: true, abdomen: false },
  demon: { hoofed: true, hunch: 16 },
  treant: { belly: 0.96, arms: 1.26, abdomen: false },
}

/** The arms of a body, the uppermost pair first: of an odd number one is a stump. */
export function armsOf({ arms = 2 }: Pick<Creature, 'arms'>): { s: -1 | 1; pair: number; isStump: boolean }[] {
  const pairs = Math.max(1, Math.ceil(arms / 2))
  return Array.from({ length: pairs * 2 }, (_, k) => ({
    s: k % 2 === 0 ? (-1 as const) : (1 as const),
    pair: Math.floor(k / 2),
    isStump: k >= arms,
  }))
}

/** A living two-legged body, broad above, without its head: trolls, ogres, demons, apes, walking trees. */
export function sculptBrute(bench: Bench): number {
  const { clay, creature, luck } = bench
  const wooden = creature.hide === 'wood'
  const b = { ...usual, ...brutes[creature.form] }
  const w = b.bulk
  const low = 412
  const lean = b.hunch
  const part = body(bench)
  clay
    .ellipsoid([0, -18, lean], [146 * w, 112, 98 * w])
    .ellipsoid([0, 92, lean * 0.5 + 12 * b.belly], [100 * w * b.belly, 100, 82 * w * b.belly], 40)
    .ellipsoid([0, 168, 0], [98 * w, 64, 76 * w], 34)
  if (!wooden) {
    for (const s of [-1, 1]) {
      clay.ellipsoid([s * 66 * w, -34, 74 * w + lean], [72, 50, 38], 16)
      clay.cone([s * 26, -96, lean - 10], [s * 140 * w, -74, lean - 6], 40, 46, 24)
      if (b.abdomen)
        for (let k = 0; k < 3; k++) clay.ellipsoid([s * 27, 46 + k * 46, 76 - k * 4 + lean * 0.5], [26, 22, 17], 9)
    }
  }
  const stumps: Vec[] = []
  const hands: { at: Vec; towards: Vec; s: number }[] = []
  // What is held in one hand is shown.
  const lifted = luck.chance(0.55) || creature.held ? (luck.chance(0.5) ? 1 : -1) : 0
  for (const arm of armsOf(creature)) {
    const { s, pair } = arm
    const shoulder: Vec = [s * (158 - pair * 22) * w, -62 + pair * 84, lean - 4 + pair * 10]
    const up = pair === 0 && s === lifted
    if (arm.isStump) {
      clay.limb(
        [
          [shoulder, 62 * w],
          [[shoulder[0] + s * 44, shoulder[1] + 56, shoulder[2] + 6], 46 * w],
        ],
        14,
        3,
      )
      stumps.push([shoulder[0] + s * 56, shoulder[1] + 72, shoulder[2] + 8])
      continue
    }
    const fall = pair * 70
    const elbow: Vec = up
      ? [s * (248 + 10 * w), -10, lean + 34]
      : [s * (214 + 16 * w - pair * 12), 66 * b.arms + fall, lean - 6 + pair * 26]
    const wrist: Vec = up
      ? [s * (262 + 16 * luck.next()), -150 * Math.min(1.1, b.arms), lean + 96]
      : pair > 0
        ? [s * (250 + 20 * luck.next()), 96 * b.arms + fall, lean + 130]
        : [s * (214 + 20 * luck.next()), 188 * b.arms, lean + 50]
    clay.limb(
      [
        [shoulder, 62 * w],
        [[(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2, (shoulder[2] + elbow[2]) / 2], 52 * w],
        [elbow, 42 * w],
        [
          [
            elbow[0] + (wrist[0] - elbow[0]) * 0.35,
            elbow[1] + (wrist[1] - elbow[1]) * 0.35,
            elbow[2] + (wrist[2] - elbow[2]) * 0.35,
          ],
          46 * w,
        ],
        [wrist, 32 * w],
      ],
      14,
      3,
    )
    if (!wooden) clay.ellipsoid([shoulder[0], shoulder[1] - 4, shoulder[2]], [66 * w, 60, 62 * w], 14)
    const towards: Vec = up ? [s * -0.25, -0.75, 0.6] : [s * -0.06, pair > 0 ? 0.3 : 0.9, pair > 0 ? 0.9 : 0.42]
    hands.push({ at: wrist, towards, s })
  }
  for (const s of [-1, 1]) {
    const step = luck.range(-14, 34) * (s === lifted ? 1 : -0.4)
    const hip: Vec = [s * 60 * w, 176, 0]
    const knee: Vec = [s * (92 + step * 0.6) * w, 282, b.hoofed ? 54 : 34]
    const ankle: Vec = b.hoofed
      ? [s * (98 + step) * w, 352, -34 + step * 0.4]
      : [s * (100 + step) * w, low - 34, step * 0.5]
    clay.limb(
      [
        [hip, 70 * w],
        [[(hip[0] + knee[0]) / 2 + s * 6, (hip[1] + knee[1]) / 2, 22], 64 * w],
        [knee, 46 * w],
        [[(knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2, (knee[2] + ankle[2]) / 2 - 8], 42 * w],
        [ankle, 31 * w],
      ],
      14,
      3,
    )
    const ball: Vec = [ankle[0] + s * 12, low - 10, ankle[2] + (b.hoofed ? 44 : 56)]
    clay.limb(
      [
        [ankle, 31 * w],
        [ball, 29 * w],
      ],
      12,
    )
    if (!b.hoofed)
      for (let k = -1; k <= 1; k++)
        clay.ellipsoid([ball[0] + k * 24 * w, low - 6, ball[2] + 28 - Math.abs(k) * 7], [15 * w, 13, 22], 8)
    if (wooden)
      for (let k = 0; k < 5; k++) {
        const a = -0.6 + k * 0.75
        clay.limb(
          [
            [[ankle[0], low - 26, ankle[2] + 10], 20],
            [[ankle[0] + Math.sin(a) * s * 56, low - 4, ankle[2] + Math.cos(a) * 56], 13],
            [[ankle[0] + Math.sin(a) * s * 100, low + 6, ankle[2] + Math.cos(a) * 96], 3],
          ],
          10,
        )
      }
  }
  const fists = creature.held ? hands.toSorted((a, c) => Number(c.s === lifted) - Number(a.s === lifted)) : []
  for (const hand of hands) {
    const gear = creature.held?.[fists.indexOf(hand)]
    if (gear) hold(bench, gear, hand, w)
    else sculptPaw(bench, hand.at, hand.towards, hand.s, w, wooden)
  }
  if (stumps.length > 0 && !wooden) {
    clay.part({ material: { ...bench.hide.material, colour: [126, 30, 28] }, place: bench.place })
    for (const at of stumps) clay.ellipsoid(at, [40 * w, 30 * w, 38 * w])
    clay.part({ material: bone([224, 212, 182]), place: bench.place })
    for (const [x, y, z] of stumps) clay.cone([x, y, z + 6], [x + Math.sign(x) * 6, y + 36, z + 12], 12, 10, 3)
    clay.part({ ...bench.hide, place: bench.place })
  }
  if (b.skirted) skirt(bench, w, b.belly)
  return part
}

/** A great hand with its fingers spread, in the part being built; then its claws. */
function sculptPaw(bench: Bench, at: Vec, towards: Vec, s: number, w: number, wooden: boolean): void {
  const { clay, place } = bench
  const [tx, ty, tz] = towards
  const along = (forward: number, aside: number, out = 0): Vec => [
    at[0] + tx * forward + aside * (1 - Math.abs(tx) * 0.4),
    at[1] + ty * forward + out * 0.2,
    at[2] + tz * forward + out,
  ]
  clay.limb(
    [
      [at, 32 * w],
      [along(36, 0), 38 * w],
      [along(58, 0), 34 * w],
    ],
    10,
  )
  for (let k = 0; k < 4; k++) {
    const u = (k - 1.5) * 21 * w
    const long = [0.9, 1, 0.98, 0.82][s > 0 ? 3 - k : k]!
    clay.limb(
      [
        [along(52, u * 0.9), 15 * w],
        [along(52 + 40 * long, u * 1.35, 16), 13 * w],
        [along(52 + 66 * long, u * 1.5, 40), wooden ? 5 : 10 * w],
      ],
      5,
    )
  }
  clay.limb(
    [
      [along(24, s * -30 * w), 16 * w],
      [along(48, s * -58 * w, 22), 14 * w],
      [along(76, s * -64 * w, 40), 9 * w],
    ],
    6,
  )
  if (wooden) return
  for (let k = 0; k < 4; k++) {
    const u = (k - 1.5) * 21 * w
    const long = [0.9, 1, 0.98, 0.82][s > 0 ? 3 - k : k]!
    claws(bench, place, along(52 + 70 * long, u * 1.52, 44), 1, 30 * w, 0, [tx, ty * 0.7, 0.8])
  }
  clay.part({ ...bench.hide, place })
}

/** A rag or hide about the hips. */
function skirt(bench: Bench, w: number, belly: number): void {
  const { clay, place } = bench
  clay.part({
    material: { ...cloth([92, 70, 50]), mottle: 0.7, bump: 1 },
    place,
    pigment: (t) => {
      const fold = Math.sin(Math.atan2(t.x, t.z + 40) * 17 + t.y * 0.012)
      t.height += fold * 6
      const tone = 0.9 + fold * 0.14
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  clay.drum([0, 214, 2], 58, 142 * w, 104 * w * Math.max(1, belly * 0.86), 8)
  clay.carve()
  for (const [x, r] of [
    [-96, 30],
    [-20, 40],
    [62, 30],
    [120, 26],
  ] as const)
    clay.ellipsoid([x * w, 284, 70], [r, 44, 130], 8)
  clay.build()
  clay.part({ material: cloth([70, 50, 36]), place })
  clay.ring([0, 160, 2], 100 * w * Math.max(1, belly * 0.9), 84 * w * Math.max(1, belly), 13, 15)
}
