import { add, cross, dot, length, sub, times, unit, type Vec } from '../../mesh/geometry.ts'
import { aboutAxis, apply, between, identity, type Matrix, part, product, transpose } from '../../mesh/matrix.ts'
import { type BodyData, bodyData } from './data.ts'

export type Side = 'l' | 'r'
const sign = (side: Side) => (side === 'l' ? 1 : -1)

/**
 * Bones of the rig, and four of our own: the far halves of upper and lower arms, which share the turning of the hand along the arm,
 * so that a wrist never wrings the skin.
 */
const twists = [
  ['upperarm_l', 'lowerarm_l', 'uppertwist_l'],
  ['upperarm_r', 'lowerarm_r', 'uppertwist_r'],
  ['lowerarm_l', 'hand_l', 'foretwist_l'],
  ['lowerarm_r', 'hand_r', 'foretwist_r'],
] as const

interface Rig {
  names: readonly string[]
  parents: readonly number[]
  joints: readonly (readonly number[])[]
  indexOf: ReadonlyMap<string, number>
  boneOf: Uint8Array
  weightOf: Float32Array
}

let made: Rig | undefined

/** The rig with its twists, parents before children. */
export function rig(): Rig {
  made ??= rigOf(bodyData())
  return made
}

function meanOf(positions: Float32Array, of: readonly number[]): Vec {
  let [x, y, z] = [0, 0, 0]
  for (const vertex of of) {
    x += positions[vertex * 3]!
    y += positions[vertex * 3 + 1]!
    z += positions[vertex * 3 + 2]!
  }
  const count = of.length || 1
  return [x / count, y / count, z / count]
}

function rigOf(data: BodyData): Rig {
  const names = data.bones.map(({ name }) => name)
  const parents = data.bones.map(({ parent }) => parent)
  const joints = data.bones.map(({ joint }) => joint)
  const boneOf = data.boneOf.slice()
  const weightOf = data.weightOf.slice()
  for (const [whole, next, twist] of twists) {
    const from = names.indexOf(whole)
    const to = names.indexOf(next)
    const [a, b] = [meanOf(data.positions, joints[from]!), meanOf(data.positions, joints[to]!)]
    const bone = names.length
    names.push(twist)
    parents.push(from)
    // It begins halfway, and is told so by the vertices of both ends.
    joints.push([...joints[from]!, ...joints[to]!])
    const line = sub(b, a)
    for (let vertex = 0; vertex < data.positions.length / 3; vertex++) {
      for (let k = 0; k < 4; k++) {
        if (boneOf[vertex * 4 + k] !== from || weightOf[vertex * 4 + k] === 0) continue
        const at: Vec = [data.positions[vertex * 3]!, data.positions[vertex * 3 + 1]!, data.positions[vertex * 3 + 2]!]
        const t = dot(sub(at, a), line) / dot(line, line)
        shareWithTwist(boneOf, weightOf, vertex, k, bone, Math.min(1, Math.max(0, (t - 0.15) / 0.7)))
      }
    }
    parents[to] = bone
  }
  return { ...inOrder({ names, parents, joints }, boneOf), weightOf }
}

/** Moves a part of a vertex's weight to the twist, into the place of its lightest bone where none is free. */
function shareWithTwist(
  boneOf: Uint8Array,
  weightOf: Float32Array,
  vertex: number,
  k: number,
  bone: number,
  part: number,
) {
  if (part === 0) return
  const own = weightOf[vertex * 4 + k]!
  if (part > 0.98) {
    boneOf[vertex * 4 + k] = bone
    return
  }
  let free = -1
  for (let other = 0; other < 4; other++) {
    if (other === k) continue
    if (free < 0 || weightOf[vertex * 4 + other]! < weightOf[vertex * 4 + free]!) free = other
  }
  const lost = weightOf[vertex * 4 + free]!
  boneOf[vertex * 4 + free] = bone
  weightOf[vertex * 4 + free] = own * part + lost * part
  weightOf[vertex * 4 + k] = own * (1 - part) + lost * (1 - part)
}

function inOrder(rigged: { names: string[]; parents: number[]; joints: (readonly number[])[] }, boneOf: Uint8Array) {
  const order: number[] = []
  const place = (bone: number) => {
    if (bone < 0 || order.includes(bone)) return
    place(rigged.parents[bone]!)
    order.push(bone)
  }
  for (let bone = 0; bone < rigged.names.length; bone++) place(bone)
  const at = order.map((_, bone) => order.indexOf(bone))
  for (let i = 0; i < boneOf.length; i++) boneOf[i] = at[boneOf[i]!]!
  const names = order.map((bone) => rigged.names[bone]!)
  return {
    names,
    parents: order.map((bone) => (rigged.parents[bone]! < 0 ? -1 : at[rigged.parents[bone]!]!)),
    joints: order.map((bone) => rigged.joints[bone]!),
    indexOf: new Map(names.map((name, bone) => [name, bone])),
    boneOf,
  }
}

/** A hand's own directions: along the fingers, out of the palm, and across from the little finger to the first. */
export interface HandFrame {
  at: Vec
  fingers: Vec
  palm: Vec
  across: Vec
  /** Breadth of the knuckles, dm. */
  size: number
}

/** The bones of one body, turned. Turns are in the world's directions at rest, each about its own joint, parents first. */
export class Skeleton {
  readonly rest: readonly Vec[]
  readonly turns: Matrix[]
  /** Where each bone's joint is now, and how the bone has been turned in all. */
  places: Vec[] = []
  wholes: Matrix[] = []
  /** Moves all of it, dm. */
  shift: Vec = [0, 0, 0]
  readonly #rig = rig()

  /** `positions`: the body at rest, as `morphed` gives it. */
  constructor(positions: Float32Array) {
    this.rest = this.#rig.joints.map((joint) => meanOf(positions, joint))
    this.turns = this.#rig.names.map(() => identity)
    this.settle()
  }

  bone(name: string): number {
    const bone = this.#rig.indexOf.get(name)
    if (bone === undefined) throw new RangeError(`The body has no bone ${name}`)
    return bone
  }

  /** Brings every bone to where its turns and its parents' put it. */
  settle(): void {
    const { parents } = this.#rig
    for (const [bone, parent] of parents.entries()) {
      if (parent < 0) {
        this.wholes[bone] = this.turns[bone]!
        this.places[bone] = add(this.rest[bone]!, this.shift)
        continue
      }
      const whole = this.wholes[parent]!
      this.wholes[bone] = product(whole, this.turns[bone]!)
      this.places[bone] = add(this.places[parent]!, apply(whole, sub(this.rest[bone]!, this.rest[parent]!)))
    }
  }

  /** Turns a bone further. */
  turn(name: string, by: Matrix): void {
    const bone = this.bone(name)
    this.turns[bone] = product(this.turns[bone]!, by)
  }

  at(name: string): Vec {
    return this.places[this.bone(name)]!
  }
  restOf(name: string): Vec {
    return this.rest[this.bone(name)]!
  }

  /** Where a place of the body at rest is now that moves with a bone. */
  carried(name: string, place: Vec): Vec {
    const bone = this.bone(name)
    return add(this.places[bone]!, apply(this.wholes[bone]!, sub(place, this.rest[bone]!)))
  }

  /** Bends a limb of two bones so that its end comes to `goal`, its middle joint towards `pole`. */
  #bend(upper: string, lower: string, end: string, goal: Vec, pole: Vec, hinge: Vec, twist?: string): void {
    this.settle()
    const [a, b, c] = [this.bone(upper), this.bone(lower), this.bone(end)]
    const first = sub(this.rest[b]!, this.rest[a]!)
    const second = sub(this.rest[c]!, this.rest[b]!)
    const [l1, l2] = [length(first), length(second)]
    const root = this.places[a]!
    const way = sub(goal, root)
    const far = Math.min(length(way), (l1 + l2) * 0.996)
    const to = unit(way)
    const out = (l1 * l1 + far * far - l2 * l2) / (2 * l1 * far)
    const x = l1 * Math.max(-1, Math.min(1, out))
    const y = Math.sqrt(Math.max(0, l1 * l1 - x * x))
    const aside = unit(sub(pole, times(to, dot(pole, to))))
    const middle = add(root, add(times(to, x), times(aside, y)))
    const foot = add(root, times(to, far))
    const parent = this.#rig.parents[a]!
    const before = parent < 0 ? identity : this.wholes[parent]!
    const [w1, w2] = [sub(middle, root), sub(foot, middle)]
    const wanted = product(frame(w1, cross(w1, w2)), transpose(frame(first, hinge)))
    const swung = product(between(apply(before, first), w1), before)
    const twisting = product(transpose(swung), wanted)
    if (twist) {
      const half = part(twisting, 0.4)
      this.turns[a] = product(transpose(before), product(swung, half))
      this.turns[this.bone(twist)] = product(transpose(half), twisting)
    } else this.turns[a] = product(transpose(before), wanted)
    const bent = product(between(apply(wanted, second), w2), wanted)
    this.turns[b] = product(transpose(wanted), bent)
    this.settle()
  }

  /** Brings a wrist to `goal` with the elbow towards `pole`. */
  reach(side: Side, goal: Vec, pole: Vec): void {
    const s = sign(side)
    this.#bend(
      `upperarm_${side}`,
      `lowerarm_${side}`,
      `hand_${side}`,
      goal,
      pole,
      [0, -s, -0.35 * s],
      `uppertwist_${side}`,
    )
  }

  /** Brings an ankle to `goal` with the knee towards `pole`. */
  step(side: Side, goal: Vec, pole: Vec): void {
    this.#bend(`thigh_${side}`, `calf_${side}`, `foot_${side}`, goal, pole, [1, 0, 0])
  }

  #handAtRest(side: Side): { fingers: Vec; palm: Vec; across: Vec } {
    const wrist = this.restOf(`hand_${side}`)
    const fingers = unit(sub(this.restOf(`middle_01_${side}`), wrist))
    const across = unit(sub(this.restOf(`index_01_${side}`), this.restOf(`pinky_01_${side}`)))
    return { fingers, across, palm: unit(times(cross(fingers, across), sign(side))) }
  }

  /** Turns a hand so that its fingers point along `fingers` and its palm looks along `palm`; the forearm takes most of the twist. */
  turnHand(side: Side, fingers: Vec, palm: Vec): void {
    const rest = this.#handAtRest(side)
    const wanted = product(frame(fingers, palm), transpose(frame(rest.fingers, rest.palm)))
    const arm = this.bone(`lowerarm_${side}`)
    const axis = unit(sub(this.restOf(`hand_${side}`), this.rest[arm]!))
    const angle = angleAbout(product(transpose(this.wholes[arm]!), wanted), axis)
    this.turns[this.bone(`foretwist_${side}`)] = aboutAxis(axis, angle * 0.8)
    this.settle()
    const twisted = this.wholes[this.bone(`foretwist_${side}`)]!
    this.turns[this.bone(`hand_${side}`)] = product(transpose(twisted), wanted)
    this.settle()
  }

  /** Closes fingers: 0 open, 1 a fist; first finger to little one. */
  grip(side: Side, curls: readonly [number, number, number, number], thumb: number): void {
    const rest = this.#handAtRest(side)
    for (const [nth, finger] of (['index', 'middle', 'ring', 'pinky'] as const).entries()) {
      const line = unit(sub(this.restOf(`${finger}_02_${side}`), this.restOf(`${finger}_01_${side}`)))
      const axis = cross(line, rest.palm)
      for (const [k, degrees] of [72, 92, 58].entries())
        this.turns[this.bone(`${finger}_0${k + 1}_${side}`)] = aboutAxis(axis, curls[nth]! * degrees)
    }
    const line = unit(sub(this.restOf(`thumb_03_${side}`), this.restOf(`thumb_01_${side}`)))
    const axis = cross(line, unit(add(times(rest.palm, 0.9), times(rest.across, -0.75))))
    for (const [k, degrees] of [26, 34, 40].entries())
      this.turns[this.bone(`thumb_0${k + 1}_${side}`)] = aboutAxis(axis, thumb * degrees)
    this.settle()
  }

  /** Where a closed hand holds a shaft, and the hand's directions now. */
  hand(side: Side): HandFrame {
    const rest = this.#handAtRest(side)
    const knuckles = (['index', 'middle', 'ring'] as const).map((finger) => {
      const [from, to] = [this.at(`${finger}_01_${side}`), this.at(`${finger}_02_${side}`)]
      return add(times(from, 0.85), times(to, 0.15))
    })
    const whole = this.wholes[this.bone(`hand_${side}`)]!
    const [palm, across, fingers] = [apply(whole, rest.palm), apply(whole, rest.across), apply(whole, rest.fingers)]
    const middle = times(add(add(knuckles[0]!, knuckles[1]!), knuckles[2]!), 1 / 3)
    const size = length(sub(knuckles[0]!, knuckles[2]!))
    return { at: add(middle, add(times(palm, size * 0.62), times(fingers, -0.05 * size))), palm, across, fingers, size }
  }

  /** Positions at rest as the bones carry them now; weights of the body's own vertices when none are given. */
  carry(positions: Float32Array, boneOf = this.#rig.boneOf, weightOf = this.#rig.weightOf): Float32Array {
    const moves = new Float32Array(this.wholes.length * 12)
    for (const [bone, whole] of this.wholes.entries()) {
      moves.set(whole, bone * 12)
      moves.set(sub(this.places[bone]!, apply(whole, this.rest[bone]!)), bone * 12 + 9)
    }
    return skinned(positions, boneOf, weightOf, moves)
  }
}

function skinned(rest: Float32Array, boneOf: Uint8Array, weightOf: Float32Array, m: Float32Array): Float32Array {
  const out = new Float32Array(rest.length)
  for (let i = 0, v = 0; i < rest.length; i += 3, v += 4) {
    const [x, y, z] = [rest[i]!, rest[i + 1]!, rest[i + 2]!]
    let [ox, oy, oz] = [0, 0, 0]
    for (let k = 0; k < 4; k++) {
      const w = weightOf[v + k]!
      if (w === 0) continue
      const b = boneOf[v + k]! * 12
      ox += w * (m[b]! * x + m[b + 1]! * y + m[b + 2]! * z + m[b + 9]!)
      oy += w * (m[b + 3]! * x + m[b + 4]! * y + m[b + 5]! * z + m[b + 10]!)
      oz += w * (m[b + 6]! * x + m[b + 7]! * y + m[b + 8]! * z + m[b + 11]!)
    }
    out[i] = ox
    out[i + 1] = oy
    out[i + 2] = oz
  }
  return out
}

/** The turn whose first axis is `a` and whose second is as near to `b` as it can be. */
function frame(a: Vec, b: Vec): Matrix {
  const x = unit(a)
  const y = unit(sub(b, times(x, dot(x, b))))
  const z = cross(x, y)
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]
}

/** How far a turn goes about an axis, degrees, -180 to 180. */
function angleAbout(m: Matrix, axis: Vec): number {
  const w = Math.sqrt(Math.max(1e-9, 1 + m[0] + m[4] + m[8])) / 2
  const v: Vec = [(m[7] - m[5]) / (4 * w), (m[2] - m[6]) / (4 * w), (m[3] - m[1]) / (4 * w)]
  const angle = (2 * Math.atan2(dot(v, axis), w) * 180) / Math.PI
  return angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle
}
