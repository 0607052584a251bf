import { add, times, unit, type Vec } from '../../mesh/geometry.ts'
import { type Comb, combed, type Grows } from './comb.ts'
import { curved, knot, outOf, plait, tail } from './plaits.ts'
import type { Growing } from './styles.ts'

/** Hair that lies close to the head until it is tied. */
const close: Comb = {
  long: () => 1,
  flow: () => [0, -1, 0],
  volume: 0.05,
  count: 1900,
  wide: 0.027,
  segments: 7,
  frizz: 0.02,
  clump: 0.3,
}

const NAPE: Vec = [0, -0.72, -0.78]
export const lengths = (on: Growing, places: readonly Vec[]) => outOf(on.skull, places)
/** Decimetres a head size, for what is thick or long. */
export const sizeOf = ({ figure }: Growing) => figure.head[1]

/** All of it drawn to one place, with a parting or without. */
const drawn = (on: Growing, tie: Vec, more: Partial<Comb> = {}) =>
  combed(on.figure, on.skull, { ...close, part: 9, tie: () => tie, ...more }, on.into, on.random)

/** Wisps before the ears and at the nape that no ribbon holds. */
function wisps(on: Growing, count = 4): void {
  const { random } = on
  for (let k = 0; k < count; k++) {
    const s = k % 2 === 0 ? 1 : -1
    const foot: Vec = [s * 0.76, random.range(0.05, 0.3), random.range(0.28, 0.42)]
    const at = on.skull.clear(foot, 0.02)
    const line = [
      at,
      add(at, [s * 0.06, -0.25, 0.03]),
      add(at, [s * random.range(0.02, 0.08), -0.55, 0.0]),
      add(at, [s * 0.03, random.range(-0.95, -0.7), -0.04]),
    ]
    tail(on.into, on.skull.out(at), lengths(on, line.slice(1)), {
      wide: 0.02,
      spread: 0.02,
      count: 5,
      random,
      segments: 7,
      width: 0.0055,
    })
  }
}

/** One plait over a shoulder. */
export function braid(on: Growing): void {
  const { into, random } = on
  const s = random.pick([-1, 1])
  const tie: Vec = [s * 0.2, NAPE[1], NAPE[2]]
  drawn(on, tie, { part: 0.18 * s, volume: 0.09 })
  const places: Vec[] = [
    tie,
    [s * 0.62, -1.15, -0.55],
    [s * 0.86, -1.6, 0.2],
    [s * 0.72, -2.2, 0.75],
    [s * 0.62, -3.1, 0.95],
  ]
  plait(into, curved(lengths(on, places)), { thick: 0.2 * sizeOf(on), turns: 5.5, random })
  wisps(on, 2)
}

/** Two plaits from behind the ears, before the shoulders. */
export function braids(on: Growing): void {
  const { into, random } = on
  const ties = { left: [0.62, -0.72, -0.3] as Vec, right: [-0.62, -0.72, -0.3] as Vec }
  combed(
    on.figure,
    on.skull,
    { ...close, part: 0, volume: 0.07, tie: ({ side }: Grows) => (side > 0 ? ties.left : ties.right) },
    into,
    random,
  )
  for (const s of [1, -1]) {
    const places: Vec[] = [
      s > 0 ? ties.left : ties.right,
      [s * 0.86, -1.1, -0.1],
      [s * 0.95, -1.6, 0.35],
      [s * 0.86, -2.2, 0.75],
      [s * 0.82, -2.9, 0.9],
    ]
    plait(into, curved(lengths(on, places)), { thick: 0.15 * sizeOf(on), turns: 5.5, random })
  }
}

/** A plait laid round the head. */
export function crownBraid(on: Growing): void {
  const { into, random, skull } = on
  const height = (angle: number) => 0.46 + 0.06 * Math.cos(angle)
  combed(
    on.figure,
    on.skull,
    {
      ...close,
      part: 0,
      tie: ({ at }: Grows) => {
        const angle = Math.atan2(at[0], at[2])
        return [Math.sin(angle) * 0.8, height(angle), Math.cos(angle) * 0.95]
      },
    },
    into,
    random,
  )
  const ring = Array.from({ length: 49 }, (_, i): Vec => {
    const angle = (i / 48) * 2 * Math.PI + Math.PI
    return skull.clear([Math.sin(angle) * 0.7, height(angle), Math.cos(angle) * 0.8], 0.1)
  })
  plait(into, lengths(on, ring), { thick: 0.165 * sizeOf(on), turns: 13, random, thin: 0.95, tuft: 0.02 })
  wisps(on)
}

export function bun(on: Growing): void {
  const tie: Vec = [0, 0.62, -0.84]
  drawn(on, tie, { volume: 0.07 })
  knot(on.into, on.skull.out(tie), [0, 0.75, -0.8], 0.46 * sizeOf(on), on.random)
  wisps(on)
}

/** Drawn up to a knot on the crown. */
export function topknot(on: Growing): void {
  const tie: Vec = [0, 0.82, -0.28]
  drawn(on, tie, { volume: 0.05 })
  knot(on.into, on.skull.out([0, 0.8, -0.3]), [0, 1, -0.25], 0.36 * sizeOf(on), on.random)
}

export const ponytail =
  (isHigh: boolean) =>
  (on: Growing): void => {
    const { into, random } = on
    const s = random.pick([-1, 1])
    const tie: Vec = isHigh ? [0, 0.74, -0.72] : NAPE
    drawn(on, tie, { volume: isHigh ? 0.05 : 0.08, ...(isHigh ? {} : { part: 0.2 * s }) })
    const through: Vec[] = isHigh
      ? [
          [s * 0.06, 1.0, -1.0],
          [s * 0.34, 0.72, -1.42],
          [s * 0.78, -0.5, -1.1],
          [s * 0.9, -1.7, -0.62],
        ]
      : [
          [s * 0.45, -1.1, -0.7],
          [s * 0.85, -1.6, -0.05],
          [s * 0.82, -2.2, 0.6],
          [s * 0.74, -2.9, 0.85],
        ]
    const size = sizeOf(on)
    tail(into, on.skull.out(tie), lengths(on, through), {
      wide: 0.2 * size,
      spread: 0.14 * size,
      count: 380,
      random,
      wave: 0.03,
      segments: 12,
    })
    // What it is bound with.
    const ring = Array.from({ length: 17 }, (_, i): Vec => {
      const angle = (i / 16) * 2 * Math.PI
      const way = unit(add(through[0]!, times(tie, -1)))
      const across = unit([way[2], 0, -way[0]])
      const up: Vec = [0, Math.hypot(way[0], way[2]), -way[1]]
      return add(tie, add(times(across, Math.cos(angle) * 0.13), times(unit(up), Math.sin(angle) * 0.13)))
    })
    into.tube(
      lengths(on, ring),
      () => 0.05,
      () => 0.45,
      6,
    )
    wisps(on, 2)
  }

/** What grows above the ears is tied behind; the rest hangs. */
export function halfUp(on: Growing): void {
  const { into, random, skull } = on
  const tie: Vec = [0, 0.25, -1.02]
  const isUp = ({ face, about }: Grows) => face.y > 0.28 && about < 2.5
  combed(
    on.figure,
    on.skull,
    {
      long: () => 3.9,
      cut: -2.6,
      flow: ({ side }, at) => [at[0] * 0.25 + side * 0.1, -1, -0.2],
      tie: (root) => (isUp(root) ? tie : undefined),
      part: 0,
      volume: 0.08,
      count: 2100,
      wide: 0.032,
      segments: 12,
      clump: 0.4,
      wave: { wide: 0.02, count: 1.5 },
    },
    into,
    random,
  )
  const size = sizeOf(on)
  tail(
    into,
    skull.out(tie),
    lengths(on, [
      [0, 0.05, -1.22],
      [0, -0.9, -1.15],
      [0, -2.4, -1.2],
    ]),
    { wide: 0.26 * size, spread: 0.3 * size, count: 260, random, wave: 0.02, segments: 12 },
  )
}
