import { noise3 } from '../../mesh/noise.ts'
import type { PaintPattern } from '../head/complexion.ts'
import type { Person } from '../scene.ts'
import { tint, toLine } from './lines.ts'
import { type FaceSpot, reflects, type SkinMark } from './skin.ts'

type Point = readonly [number, number]
/** Strokes of a face's one half: where each runs, how thick it begins and ends. */
type Stroke = { line: readonly Point[]; from: number; to: number }

/** Thick blades that run about the eye and over the cheek. */
const tribal: readonly Stroke[] = [
  {
    line: [
      [0.1, 0.62],
      [0.28, 0.5],
      [0.5, 0.34],
      [0.66, 0.1],
      [0.68, -0.12],
    ],
    from: 0.05,
    to: 0.006,
  },
  {
    line: [
      [0.7, -0.2],
      [0.58, -0.34],
      [0.42, -0.4],
      [0.26, -0.36],
    ],
    from: 0.055,
    to: 0.005,
  },
  {
    line: [
      [0.72, -0.36],
      [0.6, -0.54],
      [0.46, -0.66],
      [0.36, -0.86],
    ],
    from: 0.06,
    to: 0.006,
  },
  {
    line: [
      [0.03, 0.36],
      [0.06, 0.54],
      [0.2, 0.7],
    ],
    from: 0.035,
    to: 0.005,
  },
]
/** Lines down the chin and from the nose over the cheeks. */
const chinned: readonly Stroke[] = [
  ...[0, 0.08, 0.16].map((x) => ({
    line: [[x, -0.8] as const, [x * 1.05, -1.12] as const],
    from: 0.02,
    to: 0.016,
  })),
  ...[0, 1, 2].map((row) => ({
    line: [[0.22, -0.36 - row * 0.1] as const, [0.45, -0.3 - row * 0.12] as const, [0.68, -0.36 - row * 0.14] as const],
    from: 0.022,
    to: 0.01,
  })),
  {
    line: [
      [0, 0.28],
      [0, 0.66],
    ],
    from: 0.02,
    to: 0.008,
  },
]

function onStroke(x: number, y: number, { line, from, to }: Stroke): boolean {
  for (let k = 1; k < line.length; k++) {
    const thick = from + ((to - from) * (k - 0.5)) / (line.length - 1)
    if (toLine(x, y, [line[k - 1]!, line[k]!]) < thick) return true
  }
  return false
}

/** Signs of a made-up script in rows: each cell has strokes by its own number. */
function onRune(u: number, v: number): boolean {
  const [column, row] = [Math.floor(u), Math.floor(v)]
  const [x, y] = [u - column - 0.5, v - row - 0.5]
  const kind = Math.floor(noise3(column * 3.7 + 0.5, row * 5.3 + 0.5, 3.5) * 64)
  if (Math.abs(x) > 0.34 || Math.abs(y) > 0.42) return false
  const thin = 0.075
  if (Math.abs(x + 0.18) < thin) return true
  if (kind & 1 && Math.abs(y - 0.3 - (x + 0.18) * -0.8) < thin && x > -0.18) return true
  if (kind & 2 && Math.abs(y - (x + 0.18) * 0.8) < thin && x > -0.18) return true
  if (kind & 4 && Math.abs(x - 0.2) < thin && y > -0.3) return true
  return (kind & 8) !== 0 && Math.abs(y + 0.2 + (x + 0.18) * 0.7) < thin && x > -0.18
}

/** Whether a tattoo covers a place of limbs and trunk: bands of blades and knots about them. */
function onLimb(spot: { x: number; y: number; z: number }, pattern: PaintPattern): boolean {
  const along = Math.abs(spot.x) * 0.72 - spot.y * 0.72
  if (pattern === 'runes') return onRune(Math.atan2(spot.z, spot.y + Math.abs(spot.x)) * 14 + 60, along * 3)
  const wave = noise3(spot.x * 3, spot.y * 3, spot.z * 3)
  const band = ((along * 0.55) % 1) + (along < 0 ? 1 : 0)
  const about = spot.z * 3.2 + wave
  if (pattern === 'knots') {
    const weave = Math.abs(Math.sin(about * 2.2) * 0.2 - (band - 0.5))
    const other = Math.abs(Math.sin(about * 2.2 + Math.PI) * 0.2 - (band - 0.5))
    return weave < 0.05 || other < 0.05 || Math.abs(Math.abs(band - 0.5) - 0.32) < 0.03
  }
  const blade = 0.24 * Math.abs(((about * 0.9) % 1) - 0.5) * 2
  return Math.abs(band - 0.5) < 0.1 + blade && Math.abs(band - 0.5) > 0.05
}

function onHead(face: FaceSpot, pattern: PaintPattern, ragged: number): boolean {
  const x = Math.abs(face.x)
  const { y } = face
  if (pattern === 'bars')
    return x > 0.2 && x < 0.75 && [-0.3, -0.46].some((at) => Math.abs(y - at + (x - 0.4) * 0.3) < 0.05 + ragged)
  if (pattern === 'band') return Math.abs(y + 0.02) < 0.2 + ragged
  if (pattern === 'tears') return Math.abs(x - 0.3) < 0.07 + ragged && y < -0.12 && y > -0.85
  if (pattern === 'half') return face.x > ragged * 2 && y > -1.1
  if (pattern === 'tribal') return tribal.some((stroke) => onStroke(x, y, stroke))
  if (pattern === 'chin') return chinned.some((stroke) => onStroke(x, y, stroke))
  if (pattern === 'runes')
    return (
      (x > 0.3 && y < -0.16 && y > -0.86 && onRune(face.x * 7 + 40, y * 5.6)) ||
      (y > 0.34 && y < 0.62 && onRune(face.x * 7 + 20.5, y * 5.2 + 0.1))
    )
  if (pattern === 'knots') {
    const band = (y - 0.48 + x * x * 0.2) * 3.6
    const strand = (turn: number) => Math.abs(Math.sin(face.x * 9 + turn) * 0.26 - band) < 0.09
    return (Math.abs(band) < 0.5 && (strand(0) || strand(Math.PI))) || Math.abs(Math.abs(band) - 0.44) < 0.05
  }
  // One spiral on either cheek.
  const angle = Math.atan2(y + 0.35, x - 0.45)
  const r = Math.hypot(y + 0.35, x - 0.45)
  return Math.abs(((angle / 6.283 + r * 4 + 4) % 1) - 0.5) < 0.17 && r < 0.34 && r > 0.03
}

/** Over a scalp that is bare: rays of blades from the crown. */
function onScalp(face: FaceSpot, pattern: PaintPattern): boolean {
  if (pattern === 'runes') return onRune(Math.atan2(face.x, face.z + 0.7) * 5 + 40, face.y * 5.4)
  const turn = Math.atan2(face.x, face.z + 0.7)
  const row = (face.y - 0.5) * 3 + 0.22 * Math.cos(turn * 8)
  return Math.abs(row - Math.round(row)) < 0.16
}

/** Tattoos and paint on skin: fast and even, or laid on by hand. */
export function inked({ pattern, colour, on }: NonNullable<Person['complexion']['paint']>): SkinMark {
  const dye = reflects(colour)
  const isTattoo = on !== undefined
  return (spot, face) => {
    const ragged = (noise3(spot.x * 14, spot.y * 14, spot.z * 14) - 0.5) * 0.07
    const isHead = face.y > -1.16 && Math.abs(face.x) < 1.2
    let covered = false
    if (isHead) {
      if (face.z >= -0.35 && (!on || on.includes('face'))) covered = onHead(face, pattern, isTattoo ? 0 : ragged)
      if (!covered && on?.includes('scalp') && face.y > 0.42) covered = onScalp(face, pattern)
    } else if (on?.includes('body')) covered = onLimb(spot, pattern)
    if (covered) tint(spot, dye, (isTattoo ? 0.74 : 0.82) + ragged)
  }
}
