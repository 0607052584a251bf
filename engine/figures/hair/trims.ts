import type { BeardStyle } from '../scene.ts'
import type { FaceSpot } from '../surface/skin.ts'

/** How a beard is cut. Lengths in head sizes; places in the face's own measures. */
export interface Trim {
  /** Where it grows, 0-1; of the lips nothing ever does. */
  on(x: number, y: number, z: number): number
  /** How long it is beside `long` at a place. */
  long: number
  moustache?: 'trimmed' | 'full' | 'drooping' | 'handlebar'
  /** Tips gather to so many tails: one amid, two at the sides. */
  tails?: 0 | 1 | 2
  /** How strongly they gather, 0-1. */
  gather?: number
  /** How far it stands out from the jaw. */
  out?: number
  curl?: number
  count: number
  wide?: number
  segments?: number
  /** Plaits that hang from it, with rings. */
  plaits?: readonly { x: number; long: number; thick: number }[]
}

/** Below the line from the ear to the corner of the mouth. */
const cheeks = (x: number, y: number) => (y < -0.67 + 1.9 * Math.max(0, x - 0.3) ** 1.6 ? 1 : 0)
const jaw = (x: number, y: number) => (y < -0.98 + Math.max(0, x - 0.3) * 1.05 ? 1 : 0)
const chin = (x: number, y: number, wide = 0.3) => (x < wide && y < -0.84 ? 1 : 0)
const tuft = (x: number, y: number) => (x < 0.09 && y < -0.76 ? 1 : 0)
const none = () => 0

export const trims: Record<Exclude<BeardStyle, 'tentacles'>, Trim> = {
  stubble: { on: (x, y) => cheeks(x, y), long: 0.035, moustache: 'trimmed', count: 2600, wide: 0.006, segments: 2 },
  short: {
    on: (x, y) => cheeks(x, y),
    long: 0.13,
    moustache: 'trimmed',
    count: 2400,
    wide: 0.011,
    segments: 3,
    curl: 0.02,
  },
  full: {
    on: (x, y) => cheeks(x, y),
    long: 0.62,
    moustache: 'full',
    gather: 0.15,
    out: 0.8,
    count: 1500,
    wide: 0.02,
    curl: 0.06,
  },
  long: {
    on: (x, y) => cheeks(x, y),
    long: 1.7,
    moustache: 'full',
    tails: 1,
    gather: 0.45,
    out: 0.6,
    count: 1500,
    wide: 0.024,
    segments: 10,
    curl: 0.06,
  },
  wizard: {
    on: (x, y) => cheeks(x, y),
    long: 3.4,
    moustache: 'drooping',
    tails: 1,
    gather: 0.62,
    out: 0.5,
    count: 1500,
    wide: 0.028,
    segments: 13,
    curl: 0.08,
  },
  forked: {
    on: (x, y) => cheeks(x, y),
    long: 1.5,
    moustache: 'full',
    tails: 2,
    gather: 0.8,
    out: 0.6,
    count: 1500,
    wide: 0.022,
    segments: 10,
    curl: 0.05,
  },
  braided: {
    on: (x, y) => cheeks(x, y),
    long: 0.75,
    moustache: 'full',
    tails: 1,
    gather: 0.7,
    out: 0.75,
    count: 1500,
    wide: 0.022,
    segments: 8,
    curl: 0.04,
    plaits: [{ x: 0, long: 1.5, thick: 0.17 }],
  },
  plaited: {
    on: (x, y) => cheeks(x, y),
    long: 1.35,
    moustache: 'drooping',
    gather: 0.2,
    out: 1,
    count: 1900,
    wide: 0.026,
    segments: 9,
    curl: 0.07,
    plaits: [
      { x: -0.42, long: 1.75, thick: 0.13 },
      { x: 0.42, long: 1.75, thick: 0.13 },
      { x: 0, long: 2.1, thick: 0.16 },
    ],
  },
  moustache: { on: none, long: 0, moustache: 'full', count: 0 },
  handlebar: { on: none, long: 0, moustache: 'handlebar', count: 0 },
  goatee: {
    on: (x, y) => Math.max(chin(x, y), tuft(x, y)),
    long: 0.34,
    moustache: 'trimmed',
    gather: 0.4,
    tails: 1,
    count: 620,
    wide: 0.016,
    curl: 0.03,
  },
  'van-dyke': {
    on: (x, y) => Math.max(chin(x, y, 0.2), tuft(x, y)),
    long: 0.46,
    moustache: 'handlebar',
    tails: 1,
    gather: 0.85,
    count: 560,
    wide: 0.015,
  },
  // Narrow before the ear, wide over the jaw, and close to the cheek: what stands off it is a card that hangs there.
  sideburns: {
    on: (x, y, z) => (x > 0.78 + 0.42 * Math.max(-0.8, y) && z < 0.42 && y < -0.08 && y > -1.02 ? 1 : 0),
    long: 0.115,
    out: 0.45,
    count: 2600,
    wide: 0.01,
    segments: 4,
    curl: 0.03,
  },
  'soul-patch': {
    on: (x, y) => (x < 0.13 && y < -0.76 && y > -0.95 ? 1 : 0),
    long: 0.14,
    tails: 1,
    gather: 0.5,
    count: 150,
    wide: 0.012,
    segments: 4,
  },
  patchy: {
    on: (x, y, z) => (cheeks(x, y) && Math.sin(x * 19 + y * 13) + Math.sin(y * 23 - z * 11) > 0.35 ? 1 : 0),
    long: 0.13,
    moustache: 'trimmed',
    count: 900,
    wide: 0.009,
    segments: 3,
    curl: 0.03,
  },
  'chin-curtain': { on: (x, y) => jaw(x, y), long: 0.42, out: 0.9, count: 1200, wide: 0.017, curl: 0.05 },
}

/** Half the breadth of the mouth, and the heights between which nothing grows. */
const MOUTH = { wide: 0.31, high: -0.555, low: -0.75 }

/** Whether a moustache grows at a place. */
export const isMoustache = ({ x, y, z }: FaceSpot): boolean =>
  Math.abs(x) < 0.33 && y < -0.43 && y > MOUTH.high && z > 0.12

/** The same with soft edges: how much of its colour the skin has. */
export function shadow(trim: Trim, { x, y, z }: FaceSpot): number {
  if (z < -0.7 || y > 0.05 || y < -1.5) return 0
  let sum = 0
  for (const [across, up] of around) sum += thickness(trim, { x: x + across, y: y + up, z })
  return sum / around.length
}

const around = [
  [0, 0],
  [0.05, 0.02],
  [-0.05, 0.02],
  [0.02, -0.06],
  [-0.02, -0.06],
  [0, -0.1],
] as const

/** How thickly a beard grows at a place of the face. */
export function thickness({ on, moustache }: Trim, face: FaceSpot): number {
  const { y, z } = face
  const x = Math.abs(face.x)
  if (z < -0.62 || y > 0 || y < -1.42 || (y < -1.12 && z < -0.25)) return 0
  if (isMoustache(face)) return moustache ? 1 : 0
  if (z > 0.05 && x < MOUTH.wide && y > MOUTH.low) return 0
  // Neither on the nose nor beside it.
  if (z > 0.05 && y > -0.6 && x < 0.42) return 0
  return on(x, y, z)
}
