import type { Vec } from '../../mesh/geometry.ts'
import type { Figure } from '../anatomy/figure.ts'

const ANGLES = 48
const ROWS = 34
const STEP = 0.14

/** Pushes a place out of the neck, the shoulders and all that is worn there, `gap` off them. Places are of the body as it stands. */
export type Clear = (place: Vec, gap: number) => Vec

/** Measures what hair, beards and hoods lie on: neck, shoulders, breast and back with what is worn there. */
export function shouldersOf({ skeleton, posed, meshes, head }: Figure): Clear {
  const [cx, , cz] = skeleton.at('neck_01')
  return clearOf(cx, cz, skeleton.at('head')[1], head[1], [
    posed,
    ...meshes.filter(({ stuff }) => stuff !== 'hair' && stuff !== 'brow').map(({ positions }) => positions),
  ])
}

function clearOf(cx: number, cz: number, chin: number, size: number, clouds: readonly Float32Array[]): Clear {
  const top = chin + 0.1 * size
  const low = top - ROWS * STEP
  const grid = new Float32Array(ANGLES * ROWS)
  for (const positions of clouds) {
    for (let i = 0; i < positions.length; i += 3) {
      const y = positions[i + 1]!
      if (y > top || y < low) continue
      const x = positions[i]! - cx
      const z = positions[i + 2]! - cz
      const far = Math.hypot(x, z)
      if (far > 3) continue
      const column = Math.round((Math.atan2(x, z) / (2 * Math.PI) + 1) * ANGLES)
      const row = Math.min(ROWS - 1, Math.floor((y - low) / STEP))
      for (let j = Math.max(0, row - 1); j <= row; j++)
        for (let k = -1; k <= 1; k++) {
          const at = j * ANGLES + ((column + k) % ANGLES)
          if (far > grid[at]!) grid[at] = far
        }
    }
  }
  return (place, gap) => {
    const row = (place[1] - low) / STEP
    if (row < 0 || row >= ROWS) return place
    const x = place[0] - cx
    const z = place[2] - cz
    const far = Math.hypot(x, z) || 1e-6
    const column = (Math.atan2(x, z) / (2 * Math.PI) + 1) * ANGLES
    const i = Math.floor(column)
    const j = Math.min(ROWS - 1, Math.max(0, Math.floor(row)))
    const share = column - i
    const most = grid[j * ANGLES + (i % ANGLES)]! * (1 - share) + grid[j * ANGLES + ((i + 1) % ANGLES)]! * share + gap
    if (far >= most) return place
    return [cx + (x / far) * most, place[1], cz + (z / far) * most]
  }
}
