import type { Spot } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { toSegment } from './lines.ts'
import type { FaceSpot, SkinMark } from './skin.ts'

type Point = readonly [number, number]

/** Folds of a face's one half, in its own measures: where each runs, how wide it is and how deep. */
const folds: readonly { line: readonly Point[]; wide: number; deep: number }[] = [
  // From the nose to the corners of the mouth and beyond, and down from those.
  {
    line: [
      [0.16, -0.36],
      [0.27, -0.5],
      [0.34, -0.66],
      [0.35, -0.78],
    ],
    wide: 0.034,
    deep: 1,
  },
  {
    line: [
      [0.25, -0.7],
      [0.29, -0.84],
      [0.28, -0.96],
    ],
    wide: 0.026,
    deep: 0.8,
  },
  // Bags under the eyes, in two rows.
  {
    line: [
      [0.13, -0.13],
      [0.26, -0.19],
      [0.4, -0.16],
      [0.47, -0.08],
    ],
    wide: 0.026,
    deep: 0.9,
  },
  {
    line: [
      [0.16, -0.22],
      [0.28, -0.28],
      [0.43, -0.25],
    ],
    wide: 0.022,
    deep: 0.5,
  },
  // Between the brows.
  {
    line: [
      [0.06, 0.1],
      [0.075, 0.2],
      [0.06, 0.32],
    ],
    wide: 0.022,
    deep: 0.85,
  },
  // Crow's feet.
  ...[
    [0.7, 0.1],
    [0.73, 0],
    [0.71, -0.1],
    [0.66, -0.19],
  ].map(([x, y]) => ({ line: [[0.5, 0.3 * y!] as const, [x!, y!] as const], wide: 0.016, deep: 0.75 })),
  // Hollow cheeks.
  {
    line: [
      [0.5, -0.42],
      [0.49, -0.58],
      [0.44, -0.74],
    ],
    wide: 0.05,
    deep: 0.4,
  },
]

/** The lines, spots and loose skin of years: `strength` 0 none, 1 an old face, beyond it a very old one. */
export function lined(strength: number): SkinMark {
  return (spot, face) => {
    if (face.y < -1.15) {
      crepey(spot, strength)
      return
    }
    if (face.z < -0.9) return
    const x = Math.abs(face.x)
    // No two halves are alike.
    const stray = (noise3(face.x * 3 + 11, face.y * 3, 5) - 0.5) * 0.07
    let dark = 0
    let [bx, by] = [0, 0]
    for (const { line, wide, deep } of folds) {
      let far = 9
      for (let k = 1; k < line.length; k++)
        far = Math.min(far, toSegment(x + stray, face.y + stray, line[k - 1]!, line[k]!))
      if (far > wide * 2.5) continue
      const in_ = Math.exp(-((far / wide) ** 2))
      dark = Math.max(dark, in_ * deep)
    }
    // Four furrows across the brow, each with its own wave.
    if (face.y > 0.28 && face.y < 0.72 && x < 0.52) {
      const wave = noise3(face.x * 2.2 + 3, 7, 2) * 0.1 + x * x * 0.16
      const row = (face.y - 0.28 + wave) * 9
      const furrow = Math.cos(row * 2 * Math.PI)
      const fade = Math.min(1, (0.52 - x) * 5) * Math.min(1, (0.72 - face.y) * 7) * Math.min(1, (face.y - 0.28) * 9)
      const broken = noise3(face.x * 5, Math.floor(row) * 3, 4) > 0.26 ? 1 : 0.2
      dark = Math.max(dark, Math.max(0, furrow - 0.35) * 1.3 * fade * broken)
      by -= Math.sin(row * 2 * Math.PI) * 0.4 * fade
    }
    // Fine pleats above and below the lips.
    if (x < 0.26 && face.z > -0.1 && ((face.y > -0.6 && face.y < -0.5) || (face.y > -0.88 && face.y < -0.74))) {
      const pleat = Math.cos(face.x * 58 + noise3(face.x * 9, face.y * 9, 1) * 3)
      dark = Math.max(dark, Math.max(0, pleat - 0.3) * 0.5)
    }
    const web = fineWeb(spot, face)
    bx += web.x
    by += web.y
    const by_ = Math.min(1.4, strength)
    const share = Math.min(0.72, (dark * 0.5 + web.dark) * by_)
    spot.r *= 1 - share * 0.62
    spot.g *= 1 - share * 0.78
    spot.b *= 1 - share * 0.82
    spot.nx += bx * by_
    spot.ny += by * by_
    ageSpots(spot, by_)
  }
}

/** The crossing lines of dry skin. */
function fineWeb(spot: Spot, face: FaceSpot): { dark: number; x: number; y: number } {
  const warp = noise3(spot.x * 5, spot.y * 5, spot.z * 5) * 2
  const a = Math.abs(noise3(spot.x * 16 + warp, spot.y * 8, spot.z * 16) - 0.5)
  const b = Math.abs(noise3(spot.x * 7 + 5, spot.y * 19 + warp, spot.z * 7) - 0.5)
  const cheek = face.y < 0 && face.y > -1 ? 1 : 0.5
  const line = Math.max(0, 1 - a / 0.035, 1 - b / 0.035)
  return { dark: line * 0.07 * cheek, x: (a - 0.2) * 0.5 * cheek, y: (b - 0.2) * 0.5 * cheek }
}

/** Necks and hands: loose, with cords. */
function crepey(spot: Spot, strength: number): void {
  // Hollows between cords, soft on both sides: as lines they would be drawn on the skin.
  const share = Math.max(0, noise3(spot.x * 7, spot.y * 1.1, spot.z * 7) - 0.42) * 0.5 * Math.min(1.2, strength)
  spot.r *= 1 - share * 0.7
  spot.g *= 1 - share * 0.85
  spot.b *= 1 - share * 0.9
  ageSpots(spot, strength)
}

function ageSpots(spot: Spot, strength: number): void {
  const brown = Math.min(1, Math.max(0, noise3(spot.x * 8 + 40, spot.y * 8, spot.z * 8) - 0.76) * 6) * 0.2 * strength
  spot.r *= 1 - brown * 0.5
  spot.g *= 1 - brown * 0.75
  spot.b *= 1 - brown * 0.85
}
