import { length, sub } from '../../mesh/geometry.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Side } from '../anatomy/skeleton.ts'
import type { Fall } from './fall.ts'
import type { Dressing } from './regions.ts'

/** How far along the arm a cloak lies on a shoulder whose arm comes out before it. */
export const SHOULDER_END = 0.1
/** How far behind the arm the cloth begins, degrees. */
const BEHIND = 9
/** From where the cloth hangs behind an arm at the least, at the shoulder and at the hem; at the most, so that it hangs down the back. */
const [LEAST, HEM, MOST] = [104, 78, 142]
/** How far the edge may wander back in a row above the arm, and forwards in a row below it, degrees. */
const [BACK, FORWARD] = [17, 1.5]

const degrees = (angle: number) => (angle * 180) / Math.PI

/** Whether an arm is raised, bent or held out: one that hangs at rest may lie under a cloak. */
export function isLifted({ skeleton }: Figure, side: Side): boolean {
  const [shoulder, elbow, wrist] = [`upperarm_${side}`, `lowerarm_${side}`, `hand_${side}`].map((bone) =>
    skeleton.at(bone),
  )
  const upper = sub(elbow!, shoulder!)
  const fore = sub(wrist!, elbow!)
  return -upper[1] < 0.8 * length(upper) || -fore[1] < 0.97 * length(fore)
}

/**
 * The angles in each row from which to which a cloak hangs, degrees: where an arm is lifted it begins behind it, from the shoulder down.
 */
export function openingOf(
  figure: Figure,
  { form, posed, normals, out }: Dressing,
  fall: Fall,
  rows: number,
  { from, to }: { from: number; to: number },
): { from: Float32Array; to: Float32Array } {
  const edgeOf = (side: Side, usual: number): Float32Array => {
    const edge = new Float32Array(rows + 1).fill(usual)
    if (!isLifted(figure, side)) return edge
    const sign = side === 'l' ? 1 : -1
    let shoulder = rows
    for (let v = 0; v < form.of.length; v++) {
      if (form.arm[v]! < SHOULDER_END || form.places[v * 3]! * sign < 0) continue
      const [x, y, z] = [0, 1, 2].map((k) => posed[v * 3 + k]! + normals[v * 3 + k]! * (out[v]! + 0.05))
      const found = fall.find(x!, y!, z!)
      const row = Math.max(1, Math.round(found.t * rows))
      if (found.t * rows < -2 || row > rows) continue
      shoulder = Math.min(shoulder, row)
      const angle = Math.min(MOST, degrees(found.angle) * sign + BEHIND)
      for (let j = Math.max(1, row - 1); j <= Math.min(rows, row + 1); j++) edge[j] = Math.max(edge[j]!, angle)
    }
    for (let j = shoulder; j <= rows; j++)
      edge[j] = Math.max(edge[j]!, LEAST + ((HEM - LEAST) * (j - shoulder)) / rows, edge[j - 1]! - FORWARD)
    for (let j = rows - 1; j > 0; j--) edge[j] = Math.max(edge[j]!, edge[j + 1]! - BACK)
    return edge
  }
  return { from: edgeOf('l', from), to: edgeOf('r', 360 - to).map((angle) => 360 - angle) }
}
