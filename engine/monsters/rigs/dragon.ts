import { turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { random } from '../../paint/random.ts'
import { backbone, boneLimb, ribs } from './bones.ts'
import { collarOn } from './collar.ts'
import { type Crown, crowns, sculptDragonHead } from './dragon-head.ts'
import { type DragonPose, type DragonPoseName, dragonPoses } from './dragon-poses.ts'
import { sculptHydra } from './hydra.ts'
import { type Bench, body, claws, limb } from './rig.ts'
import { seats } from './seats.ts'
import { lengthened, reachOf, stretchWing, type Web } from './skin-wing.ts'

/** What tells one dragon from the next of its colour. */
interface Cut {
  crown: Crown
  /** How far it is from the usual weight of body. */
  stout: number
  spines: 'plates' | 'thorns' | 'sail'
  tail: 'spade' | 'spikes' | 'plain'
  web: Web
}

function cutOf({ creature }: Bench): Cut {
  const luck = random(creature.seed).fork('cut')
  const { colour, belly } = creature
  const usual: Rgb = luck.pick([shade(colour, 0.05, 0.9), shade(colour, -0.07), mix(shade(colour, 0.02), belly, 0.55)])
  const web = creature.wingDye ?? usual
  return {
    crown: luck.pick(crowns),
    stout: luck.range(0.88, 1.1),
    spines: luck.pick(['plates', 'thorns', 'sail', 'thorns']),
    tail: luck.pick(['spade', 'spikes', 'plain']),
    web: {
      colour: web,
      bow: luck.range(0.12, 0.24),
      belly: 10,
      torn:
        creature.state.includes('torn-wings') ||
        creature.state.includes('rotten') ||
        creature.state.includes('skeletal'),
    },
  }
}

/** Which of the body's poses shows what the creature does. */
function poseFor({ creature }: Bench): DragonPoseName {
  const luck = random(creature.seed).fork('pose')
  switch (creature.pose) {
    case 'flying':
      // Breath is seen from the side.
      return creature.breath || luck.chance(0.68) ? 'soaring' : 'swooping'
    case 'sleeping':
      return 'asleep'
    case 'rearing':
      return 'rearing'
    case 'crouching':
      return 'crouching'
    case 'perched':
      return 'perched'
    case 'coiled':
      return 'coiled'
    default:
      return creature.form === 'wyvern' ? 'twoLegged' : 'standing'
  }
}

export function sculptDragon(bench: Bench): void {
  if (bench.creature.heads > 1) {
    sculptHydra(bench)
    return
  }
  const { clay, creature, place, luck } = bench
  const { form } = creature
  const name = poseFor(bench)
  const pose: DragonPose = dragonPoses[name]
  const cut = cutOf(bench)
  const winged = creature.wings !== 'none' && form !== 'drake'
  if (winged)
    for (const [k, bones] of pose.wings.entries()) {
      // The far wing is in the shade of the body.
      const far = pose.wings.length > 1 && k === 0 && name !== 'swooping'
      const long = lengthened(bones, reachOf(bench))
      stretchWing(bench, long, far ? { ...cut.web, colour: shade(cut.web.colour, -0.09) } : cut.web)
    }
  const stoutness = cut.stout * (form === 'wyvern' ? 0.84 : 1)
  const trunk = pose.spine.slice(pose.neck)
  const bare = creature.state.includes('skeletal')
  body(bench)
  if (bare) carcass(bench, pose)
  else
    clay.limb(
      trunk.map(([at, r], k) => [at, r * (k < 4 ? stoutness : 1)] as const),
      24,
      4,
    )
  const last = pose.spine.length
  if (name !== 'asleep') limb(bench, 'tail', pose.spine.slice(Math.ceil(last * 0.58), last))
  for (const leg of pose.legs) {
    // A wyvern's forelegs are its wings.
    if (form === 'wyvern' && !leg.hind) continue
    if (bare) boneLimb(clay, leg.joints)
    else clay.limb(leg.joints, 24, 3)
    const [x, y, z] = leg.joints.at(-1)![0]
    clay.ellipsoid(
      [(x * 2 + leg.claws[0]) / 3, (y * 2 + leg.claws[1]) / 3, (z * 2 + leg.claws[2]) / 3],
      [34, 18, 34],
      12,
    )
  }
  for (const leg of pose.legs) {
    if (form === 'wyvern' && !leg.hind) continue
    const [x, y, z] = leg.joints.at(-1)![0]
    const [cx, cy, cz] = leg.claws
    claws(bench, place, leg.claws, 4, 44, 56, [(cx - x) * 1.2, Math.max(6, cy - y), cz - z + 14])
  }
  const neck = pose.spine.slice(0, pose.neck + 1)
  body(bench)
  if (!bare) clay.limb(neck, 14, 4)
  if (name !== 'asleep' && name !== 'coiled' && !bare) bellyPlates(bench, pose)
  const [throat, nape] = [neck[2]![0], neck[1]![0]]
  collarOn(bench, throat, [throat[0] - nape[0], throat[1] - nape[1], throat[2] - nape[2]], neck[2]![1] * 1.34)
  const { at, turn: angles, size } = pose.head
  const breathing = creature.breath !== undefined
  const young = form === 'drake' || creature.state.includes('young')
  const head = within(
    place,
    at,
    turn(angles[0] + luck.range(-5, 5) - (breathing ? 14 : 0), angles[1] + luck.range(-4, 4), angles[2]),
    size * (young ? 1.2 : 1),
  )
  sculptDragonHead(bench, head, cut.crown, breathing ? 1 : name === 'asleep' ? 0 : creature.gape, name === 'asleep')
  spinesAlong(bench, pose, cut)
  tailEnd(bench, pose, cut)
  if (creature.seat) seats[creature.seat](bench, name === 'perched' ? 288 : name === 'coiled' ? -240 : 400)
}

/** The way "out of the back" at a place of the spine: up, and away from whoever the belly faces. */
function along(pose: DragonPose, t: number): { at: Vec; r: number; out: Vec } {
  const { spine } = pose
  const f = t * (spine.length - 1)
  const i = Math.min(spine.length - 2, Math.floor(f))
  const [[a, ra], [b, rb]] = [spine[i]!, spine[i + 1]!]
  const u = f - i
  const at: Vec = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, a[2] + (b[2] - a[2]) * u]
  // Left of the way from head to tail as the picture shows it is the back, for a dragon that looks to the left.
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const l = Math.hypot(dx, dy) || 1
  return { at, r: ra + (rb - ra) * u, out: [dy / l, -dx / l, 0] }
}

/** What is left of a dragon: its backbone from nape to tail, ribs, and the pelvis. */
function carcass({ clay }: Bench, pose: DragonPose) {
  const { spine, neck } = pose
  const last = spine.length - 1
  const rises = spine.map(([at, r], k) => {
    const { out } = along(pose, k / last)
    const up = k > neck ? 0.6 : 0.2
    return [at[0] + out[0] * r * up, at[1] + out[1] * r * up, at[2]] as const
  })
  const up = (k: number): Vec => along(pose, Math.min(1, k / last)).out
  backbone(clay, rises.slice(0, neck + 5), 19, up)
  for (let k = neck + 4; k < last; k++) backbone(clay, rises.slice(k, k + 2), Math.max(5, spine[k]![1] * 0.3), up)
  for (let k = 0; k < 9; k++) {
    const { at, r, out } = along(pose, (neck + 0.7 + k * 0.2) / last)
    ribs(clay, at, out, [0, 0, 1], r * 0.98)
  }
  const [hips, r] = spine[neck + 2]!
  clay.ellipsoid([hips[0], hips[1] - r * 0.2, hips[2]], [r * 0.5, r * 0.42, r * 0.7], 10)
  const [breast, wide] = spine[neck]!
  clay.ellipsoid([breast[0], breast[1], breast[2]], [wide * 0.3, wide * 0.5, wide * 0.66], 10)
}

/** Broad plates down the throat, the breast and the belly. */
function bellyPlates({ clay, creature, hide, place }: Bench, pose: DragonPose) {
  const last = pose.neck + 2
  const knots = Array.from({ length: last + 1 }, (_, k) => {
    const { at, r, out } = along(pose, k / (pose.spine.length - 1))
    const sunk = k === 0 || k === last ? 0.3 : 0.44
    return [
      [at[0] - out[0] * r * sunk, at[1] - out[1] * r * sunk, at[2] + r * 0.1],
      r * (k === last ? 0.5 : 0.66),
    ] as const
  })
  const lines = knots.map(([at]) => at)
  clay.part({
    material: { ...hide.material, colour: creature.belly, specular: 0.25 },
    place,
    pigment: (t) => {
      // Plates lie across the line they follow: which stretch of it is the nearest?
      let best = 1e9
      let run = 0
      let passed = 0
      for (let k = 0; k < lines.length - 1; k++) {
        const [a, b] = [lines[k]!, lines[k + 1]!]
        const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
        const l = Math.hypot(ux, uy, uz)
        const h = Math.min(1, Math.max(0, ((t.x - a[0]) * ux + (t.y - a[1]) * uy + (t.z - a[2]) * uz) / (l * l)))
        const d = Math.hypot(t.x - a[0] - ux * h, t.y - a[1] - uy * h, t.z - a[2] - uz * h)
        if (d < best) {
          best = d
          run = passed + h * l
        }
        passed += l
      }
      const plate = run / 27 - Math.floor(run / 27)
      t.height += plate * 9
      const tone = plate > 0.88 ? 0.55 : 0.86 + 0.18 * plate
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  clay.limb(knots, 10, 2)
}

function spinesAlong(bench: Bench, pose: DragonPose, { spines }: Cut) {
  const { clay, claw, place, creature } = bench
  const lying = pose === dragonPoses.asleep
  clay.part({
    material: spines === 'sail' ? { ...bench.hide.material, colour: shade(creature.colour, -0.12) } : claw,
    place,
  })
  const count = spines === 'plates' ? 17 : 22
  for (let k = 0; k < count; k++) {
    const t = 0.06 + (k / count) * 0.8
    const { at, r, out } = along(pose, t)
    const up: Vec = lying ? [0, -0.86, 0.3] : out
    const base: Vec = [at[0] + up[0] * r * 0.86, at[1] + up[1] * r * 0.86, at[2] + up[2] * r * 0.5]
    const swell = 0.55 + 0.6 * Math.sin(Math.PI * Math.min(1, t * 1.25))
    const long = (spines === 'sail' ? 44 : spines === 'plates' ? 40 : 46) * swell
    const back = 0.5
    const next = along(pose, Math.min(0.99, t + 0.04)).at
    const [sx, sy] = [next[0] - at[0], next[1] - at[1]]
    const sl = Math.hypot(sx, sy) || 1
    const tip: Vec = [
      base[0] + up[0] * long + (sx / sl) * long * back,
      base[1] + up[1] * long + (sy / sl) * long * back,
      base[2],
    ]
    const wide = (spines === 'plates' ? 21 : spines === 'sail' ? 20 : 11) * swell
    if (spines === 'thorns') clay.cone(base, tip, wide, 1.5)
    else clay.leaf(base, tip, wide, spines === 'sail' ? 8 : 2, 0.3, [0, 0, 1], spines === 'sail' ? 12 : 2)
  }
}

function tailEnd({ clay, claw, place, creature }: Bench, pose: DragonPose, { tail, web }: Cut) {
  const { form } = creature
  const [end] = pose.spine.at(-1)!
  const [before] = pose.spine.at(-2)!
  const [dx, dy, dz] = [end[0] - before[0], end[1] - before[1], end[2] - before[2]]
  const l = Math.hypot(dx, dy, dz) || 1
  const tip: Vec = [end[0] + (dx / l) * 62, end[1] + (dy / l) * 62, end[2] + (dz / l) * 62]
  if (form === 'wyvern') {
    // A sting.
    clay.part({ material: claw, place }).limb(
      [
        [before, 15],
        [end, 13],
        [tip, 1.5],
      ],
      4,
      3,
    )
    return
  }
  if (tail === 'spade')
    clay
      .part({ material: { ...claw, colour: web.colour }, place })
      .leaf(end, [end[0] + (dx / l) * 22, end[1] + (dy / l) * 22, end[2]], 5, 30, 0.24, [0, 0, 1], 6)
      .leaf([end[0] + (dx / l) * 20, end[1] + (dy / l) * 20, end[2]], tip, 30, 1.5, 0.24, [0, 0, 1], 6)
  if (tail === 'spikes') {
    clay.part({ material: claw, place })
    for (const s of [-1, 1])
      for (const k of [0, 1])
        clay.cone(
          [before[0] + dx * k * 0.6, before[1] + dy * k * 0.6, before[2] + dz * k * 0.6],
          [
            before[0] + dx * (k * 0.6 + 0.3) - (dy / l) * s * 46,
            before[1] + dy * (k * 0.6 + 0.3) + (dx / l) * s * 46,
            before[2] + dz * k * 0.6,
          ],
          8,
          1.5,
        )
  }
}
