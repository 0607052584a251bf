import { add, times, unit, type Vec } from '../../mesh/geometry.ts'
import { type Comb, combed, type Grows, locksOf } from './comb.ts'
import { curved, plait, ringlet, rope } from './plaits.ts'
import type { Growing } from './styles.ts'
import { lengths, sizeOf } from './tied.ts'

export function mohawk(on: Growing): void {
  combed(
    on.figure,
    on.skull,
    {
      part: 9,
      thick: (face) => (Math.abs(face.x) < 0.17 && face.y > -0.3 ? 1 : 0),
      long: ({ about }) => 0.8 - 0.16 * Math.abs(about - 1.2),
      flow: ({ at }) => unit([at[0] * 0.9, at[1] * 0.9 + 0.2, at[2] - 0.25]),
      lift: 1.6,
      weight: -0.02,
      volume: 0,
      count: 1500,
      wide: 0.028,
      segments: 6,
      clump: 0.62,
      frizz: 0.03,
      fringe: 0.2,
    },
    on.into,
    on.random,
  )
}

/** A cloud of tight curls. */
export function afro(on: Growing): void {
  const big = on.random.range(0.42, 0.62)
  combed(
    on.figure,
    on.skull,
    {
      part: 9,
      long: ({ face, about }) => big * (face.y < 0 ? 0.7 : 1) * (about < 0.9 ? 0.82 : 1),
      flow: ({ at, out }) => unit(add(at, times(out, 0.6))),
      lift: 2,
      weight: -0.03,
      volume: 0.02,
      curl: { wide: 0.05, count: 2.4 },
      frizz: 0.12,
      count: 3600,
      wide: 0.03,
      segments: 7,
      clump: 0.25,
      fringe: 0.3,
    },
    on.into,
    on.random,
  )
}

/** Corkscrews from a parting. */
export function ringlets(on: Growing): void {
  const { into, random } = on
  const part = random.pick([-0.15, 0.15])
  const how: Comb = {
    part,
    long: () => 3.2,
    cut: -1.75,
    flow: ({ side, about }, at) =>
      about > 2.1 ? [at[0] * 0.4, -1, -0.15] : at[1] > 0.2 ? [side * 0.9, -0.4, -0.3] : [at[0] * 0.2, -1, -0.05],
    lift: 0.5,
    weight: 0.5,
    volume: 0.2,
    count: 900,
  }
  combed(on.figure, on.skull, { ...how, cut: -0.1, count: 1500, volume: 0.08, wide: 0.032, frizz: 0.02 }, into, random)
  const { locks } = locksOf(on.figure, on.skull, how, random, 0.21)
  for (const { line } of locks)
    ringlet(into, lengths(on, curved(line, 30)), { wide: 0.085 * sizeOf(on), turns: random.range(5, 7), random })
}

export function dreadlocks(on: Growing): void {
  const { into, random } = on
  const cut = random.pick([-1.7, -2.3])
  const { locks } = locksOf(
    on.figure,
    on.skull,
    {
      part: random.pick([-0.1, 0.1]),
      long: () => 0.9 - cut * 1.2,
      cut,
      flow: ({ side, about }, at) =>
        about > 1.9 ? [at[0] * 0.5, -1, -0.2] : at[1] > 0.25 ? [side * 0.8, -0.25, -0.45] : [at[0] * 0.3, -1, -0.1],
      lift: 0.7,
      weight: 0.55,
      volume: 0.22,
      count: 900,
    },
    random,
    0.19,
  )
  for (const { line } of locks) rope(into, lengths(on, curved(line, 26)), random.range(0.06, 0.085), random)
}

/** Rows plaited close to the scalp from brow to nape, that hang behind. */
export function cornrows(on: Growing): void {
  const { into, random, skull } = on
  const size = sizeOf(on)
  for (let k = -5; k <= 5; k++) {
    const across = k / 5.2
    // Each row runs over the head at its own distance from the middle.
    const row: Vec[] = []
    for (let i = 0; i <= 20; i++) {
      const t = i / 20
      const angle = 0.62 + t * 2.75 - 0.28 * Math.abs(across)
      const y = Math.sin(angle) * (1 - 0.55 * across * across) - (t > 0.8 ? (t - 0.8) * 0.6 : 0)
      const z = Math.cos(angle)
      row.push(skull.clear([across * 0.82, y * 0.7, z * 0.7], 0.03))
    }
    plait(into, lengths(on, row), { thick: 0.075 * size, turns: 14, random, thin: 0.95, tuft: 0.02 })
    const end = row[row.length - 1]!
    const [x, y, z] = end
    const hanging: Vec[] = [
      end,
      [x * 1.08, y - 0.4, z - 0.02],
      [x * 1.2, y - 1.0, z + 0.02],
      [x * 1.25, y - 1.5, z + 0.06],
    ]
    plait(into, curved(lengths(on, hanging)), { thick: 0.07 * size, turns: 9, random, thin: 0.7, tuft: 0.12 })
  }
}

/** Snakes for hair: some hang as locks do, others rise and turn to look. */
export function snakes(on: Growing): void {
  const { into, random } = on
  const risers = new Set<Grows>()
  const { locks } = locksOf(
    on.figure,
    on.skull,
    {
      part: 9,
      long: (root) => {
        if (root.face.y > 0.3 && random.chance(0.7)) risers.add(root)
        return risers.has(root) ? random.range(0.55, 0.95) : random.range(1.2, 2)
      },
      flow: (root, at, t) => {
        const sway = Math.sin(t * 5 + root.at[0] * 9) * 0.8
        return risers.has(root)
          ? [at[0] * 0.9 + sway * 0.6, 1 - 1.5 * t, at[2] * 0.6 + t * 1.3 + sway * 0.3]
          : [at[0] * 0.5 + sway * 0.6, -1, at[2] * 0.3 + (t > 0.8 ? 1.2 : 0)]
      },
      lift: 1.1,
      weight: 0.1,
      volume: 0.24,
      count: 700,
    },
    random,
    0.24,
  )
  for (const { line } of locks) {
    const thick = random.range(0.075, 0.1)
    const seed = random.range(0, 40)
    into.tube(
      lengths(on, curved(line, 30)),
      (t) =>
        thick *
        (t < 0.84
          ? 1 - 0.25 * t
          : 0.8 + 0.6 * Math.sin((Math.PI * (t - 0.84)) / 0.16) - 0.7 * Math.max(0, t - 0.94) * 12),
      (t, side) => 0.8 + 0.3 * Math.sin(t * 60 + (side % 2) * 3 + seed) * (side < 5 ? 1 : 0.3),
      10,
    )
  }
}
