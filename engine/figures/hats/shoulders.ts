import { amid, type Vec } from '../../mesh/geometry.ts'
import type { Figure } from '../anatomy/figure.ts'
import { things } from '../surface/skin.ts'

const ANGLES = 48
const ROWS = 34
const STEP = 0.14

/** Pushes a place out of the neck, the shoulders and all that is worn there, `gap` off them. Places are of the body as it stands. */
type Clear = (place: Vec, gap: number) => Vec

const known = new WeakMap<Figure, Clear>()

/** Puts a place of the body at rest where it hangs: from the head, below the chin with the trunk, on all that is worn there. */
export function hanging(figure: Figure): (rest: Vec, gap: number) => Vec {
  const { skeleton, eye, head } = figure
  const lies = known.get(figure) ?? shouldersOf(figure)
  known.set(figure, lies)
  return (rest, gap) => {
    const share = (eye[1] - 0.85 * head[1] - rest[1]) / (0.9 * head[1])
    if (share <= 0) return skeleton.carried('head', rest)
    const withTrunk = share >= 1 ? 1 : share * share * (3 - 2 * share)
    return lies(amid(skeleton.carried('head', rest), skeleton.carried('spine_03', rest), withTrunk), gap)
  }
}

/** Measures what hair, beards and hoods lie on: neck, shoulders, breast and back with what is worn there. */
function shouldersOf({ skeleton, rest, posed, meshes, head, eye }: Figure): Clear {
  const [cx, , cz] = skeleton.at('neck_01')
  // The head's own jaw is nothing to lie on.
  const jaw = eye[1] - 1.25 * head[1]
  const trunk = posed.slice()
  for (let i = 1; i < rest.length; i += 3) if (rest[i]! > jaw) trunk[i] = Infinity
  const worn = meshes.filter(({ stuff, thing }) => stuff !== 'hair' && stuff !== 'brow' && thing < things.hat)
  return clearOf(cx, cz, skeleton.at('head')[1], head[1], [trunk, ...worn.map(({ positions }) => positions)])
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
  const most = (column: number, row: number) => {
    const i = Math.floor(column)
    const share = column - i
    return grid[row * ANGLES + (i % ANGLES)]! * (1 - share) + grid[row * ANGLES + ((i + 1) % ANGLES)]! * share
  }
  return (place, gap) => {
    const row = Math.floor((place[1] - low) / STEP)
    if (row < 0 || row >= ROWS) return place
    const x = place[0] - cx
    const z = place[2] - cz
    const far = Math.hypot(x, z) || 1e-6
    const column = (Math.atan2(x, z) / (2 * Math.PI) + 1) * ANGLES
    const out = most(column, row) + gap
    if (far >= out) return place
    // What comes down on a shoulder lies on it; what hangs before the breast is pushed forward.
    for (let above = row + 1; above < ROWS && (above - row) * STEP < out - far; above++)
      if (most(column, above) + gap <= far) return [place[0], low + above * STEP + gap, place[2]]
    return [cx + (x / far) * out, place[1], cz + (z / far) * out]
  }
}
