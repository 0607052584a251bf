import { amid, type Vec } from '../../mesh/geometry.ts'
import type { Figure } from '../anatomy/figure.ts'
import { rig } from '../anatomy/skeleton.ts'
import { things } from '../surface/skin.ts'

const ANGLES = 48
const ROWS = 34
const STEP = 0.14

/** Pushes a place out of the neck, the shoulders and all that is worn there, `gap` off them. Places are of the body as it stands. */
type Clear = (place: Vec, gap: number) => Vec

const known = new WeakMap<Figure, { hats: number; lies: Clear }>()

/** Puts a place of the body at rest where it hangs: from the head, below the chin with the trunk, on all that is worn there. */
export function hanging(figure: Figure): (rest: Vec, gap: number) => Vec {
  const { skeleton, eye, head } = figure
  const hats = figure.meshes.reduce((sum, { thing }) => sum + (thing >= things.hat ? 1 : 0), 0)
  let its = known.get(figure)
  if (its?.hats !== hats) {
    its = { hats, lies: shouldersOf(figure) }
    known.set(figure, its)
  }
  const { lies } = its
  return (rest, gap) => {
    const share = (eye[1] - 0.85 * head[1] - rest[1]) / (0.9 * head[1])
    if (share <= 0) return skeleton.carried('head', rest)
    const withTrunk = share >= 1 ? 1 : share * share * (3 - 2 * share)
    return lies(amid(skeleton.carried('head', rest), skeleton.carried('spine_03', rest), withTrunk), gap)
  }
}

/** Measures what hair, beards and hoods lie on: neck, shoulders, breast and back with what is worn there. */
let forearms: Uint8Array | undefined
/** Vertices of the body that hands and forearms carry: they come before the breast, and nothing lies on them. */
function isForearm(): Uint8Array {
  if (forearms) return forearms
  const { names, boneOf, weightOf } = rig()
  const carries = names.map((name) => /^(lowerarm|hand|thumb|index|middle|ring|pinky)/.test(name))
  forearms = Uint8Array.from({ length: boneOf.length / 4 }, (_, vertex) => {
    let sum = 0
    for (let k = 0; k < 4; k++) if (carries[boneOf[vertex * 4 + k]!]) sum += weightOf[vertex * 4 + k]!
    return sum > 0.4 ? 1 : 0
  })
  return forearms
}

/** So far cloth may stand off the body that hair lies on, dm; what is farther is a sleeve or a hand before it. */
const LOOSE = 0.55

/** From how deep within what it lies on hair comes out, dm; the deeper beyond that, the less. */
const DEEP = 1.1

function shouldersOf({ skeleton, rest, posed, meshes, head, eye }: Figure): Clear {
  const [cx, , cz] = skeleton.at('neck_01')
  const top = skeleton.at('head')[1] + 0.1 * head[1]
  const low = top - ROWS * STEP
  const body = new Float32Array(ANGLES * ROWS)
  const mark = (grid: Float32Array, positions: Float32Array, i: number, most?: Float32Array) => {
    const y = positions[i + 1]!
    if (y > top || y < low) return
    const x = positions[i]! - cx
    const z = positions[i + 2]! - cz
    const far = Math.sqrt(x * x + z * z)
    if (far > 3) return
    const column = Math.round((Math.atan2(x, z) / (2 * Math.PI) + 1) * ANGLES)
    const row = Math.min(ROWS - 1, Math.floor((y - low) / STEP))
    if (most && far > most[row * ANGLES + (column % ANGLES)]! + LOOSE) return
    for (let j = Math.max(0, row - 1); j <= row; j++)
      for (let k = -1; k <= 1; k++) {
        const at = j * ANGLES + ((column + k) % ANGLES)
        if (far > grid[at]!) grid[at] = far
      }
  }
  // The head's own jaw is nothing to lie on.
  const jaw = eye[1] - 1.25 * head[1]
  const arms = isForearm()
  for (let i = 0; i < posed.length; i += 3) if (!arms[i / 3] && rest[i + 1]! < jaw) mark(body, posed, i)
  const grid = body.slice()
  for (const { positions, stuff, thing } of meshes) {
    if (stuff === 'hair' || stuff === 'brow') continue
    // A hood's cape is wide, and beards lie on it.
    const within = thing < things.hat ? body : undefined
    // Cloth is far finer than what is measured here.
    const step = positions.length > 9000 ? 6 : 3
    for (let i = 0; i < positions.length; i += step) mark(grid, positions, i, within)
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
    // What is deep within an arm or a sleeve stays hidden there: pushed out, it would stand off as a board.
    const deep = out - far
    const to = far + (deep <= DEEP ? deep : Math.max(0, 2 * DEEP - deep))
    return [cx + (x / far) * to, place[1], cz + (z / far) * to]
  }
}
