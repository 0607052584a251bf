import { unit } from '../../mesh/geometry.ts'
import { noise3 } from '../../mesh/noise.ts'
import type { Random } from '../../paint/random.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { HairStyle } from '../scene.ts'
import type { FaceSpot } from '../surface/skin.ts'
import { type Comb, combed, type Grows } from './comb.ts'
import { afro, cornrows, dreadlocks, mohawk, ringlets, snakes } from './free.ts'
import { type Hairline, type Skull, withinLine } from './scalp.ts'
import { braid, braids, bun, crownBraid, halfUp, ponytail, topknot } from './tied.ts'
import type { Tresses } from './tresses.ts'

/** A head whose hair is being done. */
export interface Growing {
  figure: Figure
  skull: Skull
  into: Tresses
  random: Random
  isFemale: boolean
  /** It is adorned: flowers, rings, pins. */
  adorned: boolean
}

export interface Style {
  grow?(on: Growing): void
  line?: Hairline
  /** How much of the hair's colour the scalp has under it at a place, 0-1; 0.92 within the hairline when left out. */
  scalp?(face: FaceSpot): number
}

/** Down over the head, away from a parting, and free of the face. */
export const falling =
  (part: number, back = 0.35): Comb['flow'] =>
  ({ face, about, side }, at) => {
    if (about > 2.1) return [at[0] * 0.35, -1, -0.15]
    const top = Math.max(0, Math.min(1, (at[1] - 0.2) * 1.6))
    const away = side * (0.9 * top + 0.06)
    return [away + (face.x - part) * 0.3 * top, -0.35 - 0.8 * (1 - top), -back * (0.5 + 0.7 * top)]
  }

/** From the brow over the crown to the nape. */
export const backwards: Comb['flow'] = ({ about }, at) =>
  about > 2.2 || at[2] < -0.5 ? [at[0] * 0.1, -1, -0.05] : [at[0] * 0.16, at[1] > 0.3 ? 0.05 : -0.6, -1]

/** From the crown to every side, over the brow too. */
const around: Comb['flow'] = ({ face }, at) => {
  const [x, , z] = unit([at[0], 0, at[2] + 0.25])
  return at[1] > 0.5 ? [x, -0.2, z] : [x * 0.25 + face.x * 0.1, -1, z * 0.2]
}

const isTop = ({ face }: Grows) => face.y > 0.5
/** 0 at the sides and behind, 1 on top. */
const high = ({ face }: Grows) => Math.max(0, Math.min(1, (face.y - 0.35) * 2.2))

const comb =
  (make: (on: Growing) => Comb): Style['grow'] =>
  (on) => {
    combed(on.figure, on.skull, make(on), on.into, on.random)
  }

/** Combs cut short: strands are many, narrow and short. */
const short = { count: 2500, wide: 0.016, segments: 4, clump: 0.25, weight: 0.35 } as const

/** Shorter towards the nape. */
const tapered = ({ face, about }: Grows) => (about > 1.7 ? Math.max(0.3, Math.min(1, 0.75 + face.y)) : 1)

const receding: Hairline = { recede: 0.9 }
const peaked: Hairline = { peak: 1, recede: 0.35 }

const shoulderFall = (on: Growing, more: Partial<Comb> & { cut: number }): Comb => {
  const part = on.random.pick([-0.24, 0.24, 0])
  return {
    part,
    long: () => 0.9 - more.cut * 1.2,
    flow: falling(part),
    lift: 0.35,
    weight: 0.45,
    volume: 0.11,
    frizz: 0.03,
    count: 1850,
    wide: 0.031,
    segments: 9,
    ...more,
  }
}

export const styles: Record<HairStyle, Style> = {
  bald: {},
  shaved: { scalp: () => 0.42 },
  cropped: {
    grow: comb(() => ({
      ...short,
      long: (root) => 0.12 * tapered(root),
      flow: ({ out }) => [out[0], out[1] * 0.4, out[2] * 0.5 + 0.5],
      lift: 0.6,
      volume: 0.03,
      frizz: 0.015,
    })),
  },
  crew: {
    grow: comb(() => ({
      ...short,
      count: 2400,
      long: (root) => 0.08 * tapered(root) + 0.2 * high(root),
      flow: (root) => (isTop(root) ? [root.out[0] * 0.4, 1, root.out[2] * 0.4 + 0.25] : [root.out[0] * 0.3, -1, 0]),
      lift: 0.9,
      weight: 0,
      volume: 0.03,
      frizz: 0.02,
    })),
  },
  short: {
    grow: comb(({ random, isFemale }) => {
      const part = random.pick([-0.28, 0.28])
      const turn = -Math.sign(part)
      return {
        ...short,
        count: 2300,
        wide: 0.019,
        segments: 5,
        part: 9,
        long: (root) => (isFemale ? 0.42 : 0.22) * tapered(root) + 0.3 * high(root),
        flow: (root, at) =>
          root.about > 1.5
            ? [at[0] * 0.15, -1, -0.05]
            : isTop(root)
              ? [turn * 0.8, 0.1, 0.35 - at[2] * 0.2]
              : [at[0] * 0.1, -1, isFemale ? 0.1 : -0.25],
        lift: 0.75,
        volume: 0.1,
        frizz: 0.035,
        fringe: 0.16,
        clump: 0.3,
        weight: 0.55,
      }
    }),
  },
  'side-parted': {
    grow: comb(({ random }) => {
      const part = random.pick([-0.34, 0.34])
      return {
        ...short,
        count: 2200,
        wide: 0.022,
        segments: 6,
        part,
        long: (root) => 0.26 * tapered(root) + 0.42 * high(root),
        flow: ({ side, about }, at) =>
          at[1] > 0.42 && about < 1.9 ? [side * 1, 0.12, -0.15] : [at[0] * 0.1, -0.9, -0.5],
        lift: 0.35,
        weight: 0.7,
        volume: 0.1,
        frizz: 0.015,
        clump: 0.3,
      }
    }),
  },
  'swept-back': {
    grow: comb(() => ({
      part: 9,
      long: (root) => 0.45 * tapered(root) + 0.55 * high(root),
      cut: -1.1,
      flow: backwards,
      lift: 0.5,
      weight: 0.3,
      volume: 0.13,
      frizz: 0.025,
      count: 2000,
      wide: 0.03,
      segments: 9,
      clump: 0.55,
    })),
  },
  undercut: {
    scalp: (face) => (face.y > 0.45 ? 0.92 : 0.42),
    grow: comb(({ random }) => {
      const turn = random.pick([-1, 1])
      return {
        part: 9,
        thick: (face) => (face.y > 0.5 && Math.abs(face.x) < 0.62 ? 1 : 0),
        long: () => 0.85,
        flow: ({ about }, at) => [turn * 0.9, at[1] > 0.6 ? 0.2 : -0.8, about < 1 ? -0.35 : -0.5],
        lift: 0.5,
        weight: 0.6,
        volume: 0.12,
        count: 1700,
        wide: 0.022,
        segments: 9,
        fringe: 0.3,
        clump: 0.55,
      }
    }),
  },
  receding: {
    line: receding,
    grow: comb(() => ({
      ...short,
      line: receding,
      part: 9,
      long: (root) => 0.24 * tapered(root) + 0.24 * high(root),
      flow: (root, at) => (isTop(root) ? [at[0] * 0.2, 0.05, -1] : [at[0] * 0.15, -0.9, -0.45]),
      lift: 0.35,
      volume: 0.06,
      frizz: 0.035,
    })),
  },
  'widows-peak': {
    line: peaked,
    grow: comb(() => ({
      line: peaked,
      part: 9,
      long: (root) => 0.4 * tapered(root) + 0.5 * high(root),
      cut: -0.95,
      flow: backwards,
      lift: 0.2,
      weight: 0.18,
      volume: 0.06,
      frizz: 0.008,
      count: 2200,
      wide: 0.026,
      segments: 9,
      clump: 0.25,
    })),
  },
  tonsure: {
    scalp: (face) => (face.y > 0.92 ? 0.12 : 0.92),
    grow: comb(() => ({
      ...short,
      part: 9,
      thick: (face) => (face.y < 0.92 ? 1 : 0),
      long: (root) => 0.34 * tapered(root),
      flow: ({ face }, at) => [at[0] * 0.4 + face.x * 0.2, -1, at[2] * 0.3],
      lift: 0.5,
      volume: 0.09,
      fringe: 0.3,
    })),
  },
  wild: {
    grow: comb(({ random, isFemale }) => {
      const seed = random.range(0, 40)
      return {
        part: 9,
        long: (root) =>
          (isFemale ? 0.9 : 0.45 * tapered(root)) +
          0.35 * high(root) * noise3(root.at[0] * 5 + seed, root.at[1] * 5, root.at[2] * 5),
        flow: (root, at) => {
          const turn = (noise3(root.at[0] * 3.1 + seed, root.at[1] * 3.1, root.at[2] * 3.1) - 0.5) * 9
          return isTop(root)
            ? [Math.cos(turn) * 0.9, 0.35, Math.sin(turn) * 0.7 - 0.1]
            : [at[0] * 0.8 + Math.cos(turn) * 0.5, -0.75, at[2] * 0.4 + Math.sin(turn) * 0.4]
        },
        lift: 1.2,
        weight: 0.5,
        volume: 0.17,
        frizz: 0.08,
        count: 2200,
        wide: 0.02,
        segments: 8,
        clump: 0.8,
        fringe: 0.22,
      }
    }),
  },
  fringe: {
    grow: comb((on) => ({
      ...shoulderFall(on, { cut: on.isFemale ? -1.55 : -0.75 }),
      part: 0,
      long: (root) => (root.about < 0.72 && root.face.y > 0.6 ? 0.62 : on.isFemale ? 2.6 : 1.5),
      flow: (root, at, t) =>
        root.about < 0.72 && root.face.y > 0.6 ? [root.at[0] * 0.25, -0.75, 0.55 * (1 - t)] : falling(0)(root, at, t),
      fringe: -0.06,
      clump: 0.3,
      frizz: 0.015,
    })),
  },
  bob: {
    grow: comb((on) => ({ ...shoulderFall(on, { cut: -1.12 }), volume: 0.17, clump: 0.3, frizz: 0.015, open: 0.66 })),
  },
  pageboy: {
    grow: comb((on) => ({
      ...shoulderFall(on, { cut: -0.8 }),
      part: 0,
      long: (root) => (root.about < 0.8 && root.face.y > 0.55 ? 0.66 : 2),
      flow: (root, at, t) =>
        root.about < 0.8 && root.face.y > 0.55 ? [root.at[0] * 0.3, -0.7, 0.55 * (1 - t)] : around(root, at, t),
      fringe: -0.02,
      volume: 0.15,
      clump: 0.12,
      frizz: 0.006,
      open: 0.68,
    })),
  },
  shoulder: { grow: comb((on) => ({ ...shoulderFall(on, { cut: -1.75 }), wave: { wide: 0.035, count: 1.4 } })) },
  long: { grow: comb((on) => shoulderFall(on, { cut: -2.75, segments: 10 })) },
  'very-long': {
    grow: comb((on) => ({ ...shoulderFall(on, { cut: -4.6, segments: 12 }), frizz: 0.02, volume: 0.13 })),
  },
  wavy: {
    grow: comb((on) => ({
      ...shoulderFall(on, { cut: -2.3, segments: 13 }),
      wave: { wide: 0.1, count: 2.6 },
      volume: 0.2,
      clump: 0.6,
      frizz: 0.04,
    })),
  },
  curly: {
    grow: comb((on) => ({
      part: on.isFemale ? on.random.pick([-0.2, 0.2]) : 9,
      long: (root) => (on.isFemale ? 1.9 : 0.34 * tapered(root) + 0.3 * high(root)),
      ...(on.isFemale ? { cut: -1.5 } : {}),
      flow: on.isFemale
        ? falling(0, 0.2)
        : (root, at) => [at[0] * 0.6 + root.out[0] * 0.5, isTop(root) ? 0.5 : -0.4, at[2] * 0.4 + root.out[2] * 0.4],
      lift: 0.65,
      weight: on.isFemale ? 0.4 : 0.1,
      volume: on.isFemale ? 0.28 : 0.16,
      curl: { wide: on.isFemale ? 0.085 : 0.06, count: on.isFemale ? 3.6 : 1.9 },
      frizz: 0.05,
      count: 1600,
      wide: 0.032,
      segments: on.isFemale ? 15 : 9,
      clump: 0.75,
      fringe: 0.24,
    })),
  },
  ringlets: { grow: ringlets },
  afro: { grow: afro },
  cornrows: { grow: cornrows, scalp: () => 0.5 },
  dreadlocks: { grow: dreadlocks },
  braid: { grow: braid },
  'two-braids': { grow: braids },
  'crown-braid': { grow: crownBraid },
  bun: { grow: bun },
  topknot: { grow: topknot },
  ponytail: { grow: ponytail(true) },
  'low-ponytail': { grow: ponytail(false) },
  'half-up': { grow: halfUp },
  snakes: { grow: snakes },
  mohawk: { grow: mohawk, scalp: (face) => (Math.abs(face.x) < 0.16 ? 0.92 : 0.34) },
}

/** How much of the hair's colour the scalp has at a place. */
export function scalpOf(style: Style, face: FaceSpot): number {
  const within = withinLine(face, style.line)
  if (within < -0.03 || face.z > 0.25) return 0
  const soft = Math.min(1, (within + 0.03) / 0.12)
  return soft * soft * (style.scalp ? style.scalp(face) : style.grow ? 0.92 : 0)
}
