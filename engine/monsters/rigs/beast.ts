import { ownColour } from '../../figures/sculpture/groom.ts'
import { turn, type Vec } from '../../figures/sculpture/space.ts'
import { shade } from '../../paint/colour.ts'
import { cloth } from '../../paint/material.ts'
import { type Build, builds } from './beast-builds.ts'
import { sculptBeastHead } from './beast-heads.ts'
import { GROUND, type Stance, stanceOf } from './beast-stance.ts'
import { featherWing, foldedWing } from './bird.ts'
import { backbone, boneLimb, ribs } from './bones.ts'
import { collarOn } from './collar.ts'
import { type Bench, body, claws, limb } from './rig.ts'
import { saddle } from './saddle.ts'
import { seats } from './seats.ts'
import { batWing } from './skin-wing.ts'

export function sculptQuadruped(bench: Bench): void {
  const { clay, creature, place, coats, luck } = bench
  const own = builds[creature.form] ?? builds.wolf!
  const b: Build = creature.tail ? { ...own, tail: creature.tail } : own
  const stance = stanceOf(b, creature.pose, luck)
  const { front, rear, head: headAt } = stance
  const pairs = creature.legs ? creature.legs / 2 : creature.form === 'basilisk' ? 4 : (b.pairs ?? 2)
  const { legs, claws: points } = pairs > 2 ? manyLegged(stance, pairs - 2) : stance
  const back = front[1] - b.chest * 0.7
  const furry = creature.hide === 'fur' || creature.hide === 'feathers'
  if (creature.wings !== 'none') wings(bench, creature.pose === 'rearing' ? front[1] + 60 : back, front)
  const trunk = body(bench, place, [0, 0.5, -1])
  const bare = creature.state.includes('skeletal')
  if (bare) carcass(bench, b, front, rear)
  else if (creature.pose === 'rearing')
    clay.limb(
      [
        [rear, b.chest * 0.92],
        [[0, (front[1] + rear[1]) / 2, (front[2] + rear[2]) / 2 + 6], b.belly * 0.98],
        [front, b.chest * 0.96],
      ],
      30,
      4,
    )
  else
    clay
      .ellipsoid([0, front[1] + 6, front[2] - 10], [b.chest * 0.84, b.chest, b.chest * 1.06])
      .ellipsoid([0, (front[1] + rear[1]) / 2 + b.belly * 0.1, -10], [b.belly * 0.86, b.belly, b.long * 0.6], 40)
      .ellipsoid([0, rear[1], rear[2] + 20], [b.chest * 0.76, b.chest * 0.9, b.chest * 0.96], 40)
  if (creature.form === 'camel') clay.ellipsoid([0, back - 30, -20], [58, 96, 92], 34)
  if (creature.form === 'turtle') clay.ellipsoid([0, front[1] - 30, -30], [150, 120, 190], 20)
  for (const leg of legs) {
    if (bare) boneLimb(clay, leg)
    else clay.limb(leg, 20, 3)
    if (!b.claws) continue
    const [x, y, z] = leg[3][0]
    clay.ellipsoid([x, y + 2, z + 10], [b.leg * 1.2, b.leg * 0.7, b.leg * 1.6], 10)
    // Toes.
    for (let k = -1; k <= 1; k++)
      clay.ellipsoid(
        [x + k * b.leg * 0.62, y + 6, z + 6 + b.leg * 1.15 - Math.abs(k) * 6],
        [b.leg * 0.46, b.leg * 0.44, b.leg * 0.62],
        6,
      )
  }
  for (const [k, leg] of legs.entries()) {
    const [x, y, z] = leg[3][0]
    if (b.claws) claws(bench, place, [x, y + 8, z + 6 + b.leg * 1.5], 4, b.leg * 0.62, b.leg * 1.7, points[k]!)
    else {
      clay.part({ material: { ...bench.claw, colour: [46, 40, 38] }, place })
      clay.drum([x, y + 2, z + 10], b.leg * 0.72, b.leg * 1.3, b.leg * 0.95, 5, 0, turn(0, -12, 0))
    }
  }
  // One neck, or several side by side that spread like the fingers of a hand.
  const apart = creature.heads === 2 ? [-0.62, 0.62] : creature.heads > 2 ? [-1, 1, 0] : [0]
  const mixed = creature.form === 'chimera' && creature.heads === 3
  // A mane takes room: beside one the others stand high.
  const [wide, lift] = mixed ? [1.5, -130] : [1, 16]
  const heads = apart.map((u) => ({
    at: [
      headAt[0] + u * (b.chest * 0.5 + 74 * b.headSize) * wide,
      headAt[1] + Math.abs(u) * lift,
      headAt[2] - Math.abs(u) * 44,
    ] as Vec,
    aside: u * 30,
  }))
  const neckPart = body(bench, place, [0, 0.6, -0.8])
  for (const { at } of heads) {
    const middle: Vec = [at[0] * 0.6, (front[1] + at[1]) / 2 - 8, (front[2] + at[2]) / 2 - 14]
    const nape: Vec = [at[0] * 0.96, at[1] + 6, at[2] - 26]
    if (bare) backbone(clay, [[0, front[1] - b.chest * 0.6, front[2] - 12], middle, nape], 15, () => [0, -0.7, -0.5])
    else
      clay.limb(
        [
          [[at[0] * 0.2, front[1] - 6, front[2] - 12], b.chest * 0.86],
          [middle, b.neck],
          [nape, b.neck * 0.84],
        ],
        24,
        4,
      )
  }
  collarOn(
    bench,
    [0, (front[1] + headAt[1]) / 2 - 4, (front[2] + headAt[2]) / 2 - 10],
    [0, front[1] - headAt[1], front[2] - headAt[2] + 10],
    // Over the fur, not under it.
    b.neck * (furry && !slender(b) ? 1.34 : 1.14),
  )
  for (const part of furry && !slender(b) ? [trunk, neckPart] : []) {
    coats.push({
      part,
      colour: ownColour,
      spacing: 58,
      length: part === neckPart ? 38 + 22 * b.mane : 34,
      width: 4,
      stray: 0.35,
      contrast: 0.09,
      wisps: 0.6,
      flow: ([, y, z]) => [0, 0.5 + (y - back) * 0.002, -0.9 + z * 0.0004],
    })
  }
  tails(bench, b, rear)
  if (b.tentacles) tentacles(bench, b.tentacles, front, back)
  if (creature.saddle) saddle(bench, b, creature.saddle)
  for (const [k, { at, aside }] of heads.entries()) {
    // A goat's to the left, a dragon's to the right, a lion's amid them.
    const kind = mixed ? chimeric[k]! : b.head
    const horned = kind === 'cat' && mixed ? { ...creature, horns: 0 } : creature
    const one = { ...bench, creature: horned }
    sculptBeastHead(one, { ...b, head: kind }, at, aside)
    const isLast = k === heads.length - 1
    if (one.mouth && (!mixed || kind === 'dragon')) bench.mouth = one.mouth
    if (b.mane >= 2 && (!mixed || isLast)) ruff(bench, at, b)
  }
  if (creature.seat) seats[creature.seat](bench, GROUND + 8)
}

const chimeric = ['horse', 'dragon', 'cat'] as const

/** So many pairs of legs more, between those in front and those behind. */
function manyLegged({ legs, claws: points }: Stance, more: number): Pick<Stance, 'legs' | 'claws'> {
  const between = Array.from({ length: more }, (_, k) => (k + 1) / (more + 1)).flatMap((t) =>
    [0, 1].map((side) => {
      const [fore, hind] = [legs[side]!, legs[side + 2]!]
      // Where the trunk is widest they stand out the farthest.
      const joint = (k: 0 | 1 | 2 | 3): readonly [Vec, number] => {
        const [[ax, ay, az], ar] = fore[k]
        const [[bx, by, bz], br] = hind[k]
        const out = (side === 0 ? -1 : 1) * [8, 34, 40, 38][k]!
        return [[ax + (bx - ax) * t + out, ay + (by - ay) * t, az + (bz - az) * t], ar + (br - ar) * t]
      }
      return [joint(0), joint(1), joint(2), joint(3)] as const
    }),
  )
  return { legs: [...legs, ...between], claws: [...points, ...between.map((): Vec => [0, 0.35, 1])] }
}

/** Wings at the shoulders: raised, or when it sleeps folded along its flanks. */
function wings(bench: Bench, back: number, front: Vec) {
  const { creature } = bench
  for (const s of [-1, 1]) {
    if (creature.pose === 'sleeping')
      foldedWing(bench, [s * (builds[creature.form] ?? builds.wolf!).chest * 0.84, back + 26, front[2] - 10], s)
    else if (creature.wings === 'bat') batWing(bench, [s * 46, back + 10, 0], s, 0.86, -30)
    else featherWing(bench, [s * 46, back + 14, 0], s, 0.92, -20)
  }
}

/** What is left of a trunk: backbone, ribs and pelvis. */
function carcass({ clay }: Bench, b: Build, front: Vec, rear: Vec) {
  const along: Vec = [0, front[1] - rear[1], front[2] - rear[2]]
  const l = Math.hypot(along[1], along[2])
  const up: Vec = [0, -along[2] / l, along[1] / l]
  const raised = (at: Vec, by: number): Vec => [0, at[1] + up[1] * by, at[2] + up[2] * by]
  backbone(clay, [raised(rear, b.chest * 0.6), raised(front, b.chest * 0.74)], 17, () => up)
  for (let k = 0; k < 8; k++) {
    const t = 0.3 + k * 0.1
    const at: Vec = [0, rear[1] + along[1] * t, rear[2] + along[2] * t]
    ribs(clay, at, up, [1, 0, 0], b.chest * (0.78 + 0.24 * Math.sin(t * 2.6)))
  }
  clay
    .ellipsoid(raised(rear, b.chest * 0.3), [b.chest * 0.66, b.chest * 0.36, b.chest * 0.44], 10)
    .ellipsoid(raised(front, b.chest * 0.1), [b.chest * 0.66, b.chest * 0.4, b.chest * 0.2], 8)
}

/** Short-haired and hoofed, on clean legs. */
const slender = (b: Build) => b.head === 'horse'

/** All the tails, spread like the fingers of a hand. */
function tails(bench: Bench, b: Build, rear: Vec) {
  const { tails: many = 1 } = bench.creature
  if (many === 1) {
    tail(bench, b, rear)
    return
  }
  const thick = b.tail === 'bushy' ? 1 : 0.5
  const [y, z] = [rear[1] - 40, rear[2] - 40]
  for (let k = 0; k < many; k++) {
    const aside = (k - (many - 1) / 2) * Math.min(0.5, 2.7 / many)
    const [s, c] = [Math.sin(aside), Math.cos(aside)]
    const part = body(bench, bench.place, [s, -c, -0.3])
    const knots: (readonly [Vec, number])[] = [
      [[0, y, z], 22 * thick],
      [[s * 120, y - c * 110, z - 70], 34 * thick],
      [[s * 240, y - c * 240, z - 100], 40 * thick],
      [[s * 320, y - c * 350, z - 70], 30 * thick],
      [[s * 336, y - c * 410, z - 40], 4],
    ]
    bench.clay.limb(knots, 8, 4)
    limb(bench, 'tail', knots)
    if (b.tail === 'bushy')
      bench.coats.push({
        part,
        colour: ownColour,
        spacing: 60,
        length: 44,
        width: 4.6,
        stray: 0.3,
        contrast: 0.12,
        wisps: 0.9,
      })
  }
}

/** Long arms that rise from the shoulders and end in pads with hooks. */
function tentacles(bench: Bench, many: number, front: Vec, back: number) {
  const { clay, luck, place } = bench
  for (let k = 0; k < many; k++) {
    const s = k % 2 === 0 ? 1 : -1
    const sway = luck.range(-20, 20)
    const knots: (readonly [Vec, number])[] = [
      [[s * 44, back + 40, front[2] - 30], 26],
      [[s * 130, back - 110, front[2] - 60], 22],
      [[s * 210 + sway, back - 230, front[2] + 10], 17],
      [[s * 240 + sway, back - 250, front[2] + 130], 14],
      [[s * 200 + sway, back - 190, front[2] + 210], 12],
    ]
    body(bench)
    clay.limb(knots, 10, 5)
    const [[x, y, z]] = knots.at(-1)!
    clay.leaf([x, y, z], [x - s * 26, y + 74, z + 34], 34, 16, 0.34, [s * 0.3, -0.3, 1], 14)
    limb(bench, 'tentacle', knots)
    clay.part({ material: bench.claw, place })
    for (let q = 0; q < 6; q++) {
      const u = (q % 3) - 1
      const v = Math.floor(q / 3)
      clay.cone(
        [x + u * 20 - s * 10, y + 22 + v * 30, z + 20 + v * 12],
        [x + u * 30 - s * 10, y + 30 + v * 34, z + 52 + v * 12],
        7,
        1,
      )
    }
  }
}

function tail(bench: Bench, b: Build, rear: Vec) {
  const { clay, place, coats } = bench
  // Whoever lies on the ground has the tail on it too.
  const lying = bench.creature.pose === 'sleeping'
  const trail = (knots: readonly (readonly [Vec, number])[], blend: number, fine = 3) => {
    const lies = lying ? knots.map(([[x, y, z], r]) => [[x * 1.3, Math.min(y, GROUND - r), z], r] as const) : knots
    clay.limb(lies, blend, fine)
    if (!lying) limb(bench, 'tail', lies)
  }
  const root: Vec = [0, rear[1] - 40, rear[2] - 50]
  if (b.tail === 'none') return
  const part = body(bench, place, [0, 0.4, -1])
  const s = bench.luck.chance(0.5) ? 1 : -1
  if (b.tail === 'bushy')
    trail(
      [
        [root, 24],
        [[s * 40, root[1] + 50, root[2] - 70], 38],
        [[s * 90, root[1] + 130, root[2] - 110], 36],
        [[s * 110, root[1] + 200, root[2] - 120], 6],
      ],
      10,
    )
  if (b.tail === 'thin')
    trail(
      [
        [root, 17],
        [[s * 80, root[1] + 60, root[2] - 90], 13],
        [[s * 180, root[1] + 30, root[2] - 110], 9],
        [[s * 230, root[1] - 60, root[2] - 100], 4],
      ],
      6,
    )
  if (b.tail === 'tuft') {
    trail(
      [
        [root, 15],
        [[s * 80, root[1] + 70, root[2] - 80], 11],
        [[s * 170, root[1] + 30, root[2] - 90], 9],
      ],
      6,
    )
    clay
      .part({ material: cloth(shade(bench.creature.colour, -0.12)), place, lie: [0, 1, 0] })
      .ellipsoid([s * 190, root[1] + 12, root[2] - 90], [30, 24, 24])
  }
  if (b.tail === 'sting') {
    const up: readonly (readonly [Vec, number])[] = [
      [root, 32],
      [[s * 60, root[1] - 10, root[2] - 130], 34],
      [[s * 120, root[1] - 150, root[2] - 190], 32],
      [[s * 150, root[1] - 300, root[2] - 130], 29],
      [[s * 150, root[1] - 380, root[2]], 24],
    ]
    trail(up, 6, 4)
    const [[x, y, z]] = up.at(-1)!
    for (const [at, r] of up.slice(1)) clay.ball(at, r * 1.24, 8)
    clay.ellipsoid([x, y + 4, z + 16], [34, 34, 44], 10)
    clay.part({ material: bench.claw, place }).limb(
      [
        [[x, y, z + 44], 17],
        [[x - s * 6, y + 20, z + 86], 12],
        [[x - s * 10, y + 74, z + 106], 1.5],
      ],
      4,
    )
  }
  if (b.tail === 'long')
    trail(
      [
        [root, 64],
        [[s * 60, root[1] + 50, root[2] - 130], 48],
        [[s * 190, root[1] + 108, root[2] - 210], 34],
        [[s * 350, root[1] + 116, root[2] - 170], 22],
        [[s * 450, root[1] + 122, root[2] - 60], 5],
      ],
      20,
      4,
    )
  if (b.tail === 'club')
    trail(
      [
        [root, 56],
        [[s * 90, root[1] + 70, root[2] - 150], 40],
        [[s * 220, root[1] + 130, root[2] - 150], 25],
        [[s * 330, root[1] + 150, root[2] - 60], 8],
      ],
      20,
    )
  if (b.tail === 'horse') {
    clay.part({
      material: { ...cloth(shade(bench.creature.belly, -0.1)), bump: 2, grain: [4, 50] },
      place,
      lie: [0, 1, 0],
    })
    trail(
      [
        [root, 16],
        [[s * 20, root[1] + 60, root[2] - 60], 32],
        [[s * 40, root[1] + 200, root[2] - 50], 30],
        [[s * 36, root[1] + 290, root[2] - 40], 5],
      ],
      10,
    )
    coats.push({
      part: clay.parts.length - 1,
      colour: ownColour,
      spacing: 70,
      length: 80,
      width: 5,
      stray: 0.2,
      contrast: 0.1,
      wisps: 0.6,
    })
  }
  if (b.tail === 'bushy')
    coats.push({ part, colour: ownColour, spacing: 60, length: 46, width: 4.6, stray: 0.4, contrast: 0.12, wisps: 0.9 })
}

/** A mane round the head. */
function ruff(bench: Bench, at: Vec, b: Build) {
  const { clay, place, creature, coats } = bench
  clay.part({ material: { ...cloth(shade(creature.colour, -0.13, 1.1)), mottle: 0.6 }, place, lie: [0, 1, 0] })
  const part = clay.parts.length - 1
  const s = b.headSize
  for (let k = 0; k < 13; k++) {
    const a = (k / 13) * Math.PI * 2
    const y = at[1] + 8 - Math.cos(a) * 88 * s
    clay.ellipsoid(
      [Math.sin(a) * 84 * s, creature.pose === 'sleeping' ? Math.min(y, GROUND - 30) : y, at[2] - 46],
      [44 * s, 46 * s, 44 * s],
      14,
    )
  }
  if (creature.pose !== 'sleeping') clay.ellipsoid([0, at[1] + 110 * s, at[2] - 60], [76 * s, 90 * s, 50 * s], 20)
  coats.push({
    part,
    colour: ownColour,
    spacing: 40,
    length: 66,
    width: 5,
    stray: 0.5,
    contrast: 0.14,
    wisps: 0.9,
    flow: ([x, y]) => [x * 0.012, (y - at[1]) * 0.012 + 0.4, -0.2],
  })
}
