import { rig, type Side } from './skeleton.ts'

/** How long a hand is beside a head from chin to crown: as a face from chin to hairline, less what it gains by being nearer. */
const LONG = 0.73
/** The least that a hand shrinks to, of its own length. */
const LEAST = 0.84

/** Vertices that measure a head from chin to crown. */
const [CHIN, CROWN] = [791, 881]

/** Fits the hands of a body at rest to its face: nobody has a giant's. */
export function fitHands(body: Float32Array): void {
  const tall = Math.abs(body[CHIN * 3 + 1]! - body[CROWN * 3 + 1]!)
  for (const side of ['l', 'r'] as const) {
    const own = lengthOf(body, side)
    const by = Math.min(1, Math.max(LEAST, (LONG * tall) / own))
    if (by === 1) continue
    shrink(body, `hand_${side}`, inHand, by)
  }
}

const inHand = /^(?:hand|thumb|index|middle|ring|pinky)_/
const belowElbow = /^(?:lowerarm|hand|thumb|index|middle|ring|pinky)_/

/** How much is left of an arm below the elbow: enough to be dressed as the rest is. */
const STUMP = 0.1

/** Takes a forearm and its hand away from a body at rest; the sleeve closes about what is left. */
export function loseForearm(body: Float32Array, side: Side): void {
  shrink(body, `lowerarm_${side}`, belowElbow, STUMP)
}

/** Draws all that bones of a side move in to the joint that the first of them begins at, so that `by` of it is left. */
function shrink(body: Float32Array, first: `${string}_${Side}`, bones: RegExp, by: number): void {
  const { names, joints, boneOf, weightOf } = rig()
  const side = first.slice(-2)
  const at = middle(body, joints[names.indexOf(first)]!)
  const isMoved = names.map((name) => bones.test(name) && name.endsWith(side))
  const shares = new Float32Array(body.length / 3)
  for (let i = 0; i < boneOf.length; i++) if (isMoved[boneOf[i]!]) shares[i >> 2]! += weightOf[i]!
  // The joints' own vertices are moved by no bone.
  for (const [bone, joint] of joints.entries()) {
    if (!isMoved[bone] || names[bone] === first) continue
    for (const vertex of joint) shares[vertex] = 1
  }
  for (let vertex = 0; vertex < shares.length; vertex++) {
    const share = Math.min(1, shares[vertex]!)
    if (share === 0) continue
    for (let c = 0; c < 3; c++) {
      const i = vertex * 3 + c
      body[i] = body[i]! + (at[c]! - body[i]!) * (1 - by) * share
    }
  }
}

/** From the wrist to the tip of the middle finger, dm. */
export function lengthOf(body: Float32Array, side: Side): number {
  const { names, joints } = rig()
  const chain = ['hand', 'middle_01', 'middle_02', 'middle_03'].map((name) =>
    middle(body, joints[names.indexOf(`${name}_${side}`)]!),
  )
  const joint = (k: number) => Math.hypot(...[0, 1, 2].map((c) => chain[k + 1]![c]! - chain[k]![c]!))
  // The last joint is about as long as the one before it.
  return joint(0) + joint(1) + joint(2) * 1.9
}

function middle(body: Float32Array, vertices: readonly number[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  for (const vertex of vertices) for (const c of [0, 1, 2] as const) sum[c] += body[vertex * 3 + c]! / vertices.length
  return sum
}
