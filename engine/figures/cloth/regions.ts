import { cut, dot, gather, normalsOf, sub, type Vec, vertexOf } from '../../mesh/geometry.ts'
import { bodyData } from '../anatomy/data.ts'
import { rig } from '../anatomy/skeleton.ts'
import type { Lap } from './lap.ts'

/**
 * Where the tailor's form lies about the body. Places are those of the body nobody has morphed, dm: shoulders at about y 5.5, the waist at
 * 2.1, the crotch at 0, the knees at -3.6, the ankles at -7.2; so that a cut fits everybody.
 */
export interface TailorsForm {
  /** The form's faces, in its own vertices, and the body's vertex of each. */
  faces: Int32Array
  of: Int32Array
  /** x, y, z of each in the body nobody has morphed. */
  places: Float32Array
  /** How far along the arm: -1 not on it, 0 the shoulder, 0.5 the elbow, 1 the wrist. */
  arm: Float32Array
}

let made: TailorsForm | undefined

export function tailorsForm(): TailorsForm {
  if (made) return made
  const { groups, positions } = bodyData()
  const tights = groups.get('helper-tights')
  if (!tights) throw new RangeError("The body has no tailor's form")
  const { faces, of } = cut(tights.faces, () => true)
  made = { faces, of, places: gather(positions, of), arm: armsOf(of) }
  return made
}

function armsOf(of: Int32Array): Float32Array {
  const { positions } = bodyData()
  const { names, boneOf, weightOf, joints } = rig()
  const joint = (name: string): Vec => {
    const list = joints[names.indexOf(name)]!
    const sum = list.reduce<[number, number, number]>(
      (total, vertex) => {
        const [x, y, z] = vertexOf(positions, vertex)
        return [total[0] + x, total[1] + y, total[2] + z]
      },
      [0, 0, 0],
    )
    return [sum[0] / list.length, sum[1] / list.length, sum[2] / list.length]
  }
  const [shoulder, elbow, wrist] = [joint('upperarm_l'), joint('lowerarm_l'), joint('hand_l')]
  const isArm = names.map((name) => /arm|hand|twist|thumb|index|middle|ring|pinky/.test(name))
  const along = (p: Vec, a: Vec, b: Vec) => dot(sub(p, a), sub(b, a)) / dot(sub(b, a), sub(b, a))
  return Float32Array.from(of, (vertex) => {
    const [x, y, z] = vertexOf(positions, vertex)
    const place: Vec = [Math.abs(x), y, z]
    let share = 0
    for (let k = 0; k < 4; k++) if (isArm[boneOf[vertex * 4 + k]!]) share += weightOf[vertex * 4 + k]!
    const upper = along(place, shoulder, elbow)
    if (share < 0.45 && !(upper > 0.05 && place[0] > 1.9 && y > 1)) return -1
    const fore = along(place, elbow, wrist)
    return fore > 0 && upper > 0.7 ? 0.5 + fore / 2 : Math.max(0, Math.min(0.5, upper / 2))
  })
}

/** How far from the form a place of the skin may lie that it covers, dm. */
const NEAR = 0.55
const CELL = 0.6
let under: Int32Array | undefined

/** For each vertex of the body the vertex of the form that covers it, -1 where none does: head, hands. */
export function underForm(): Int32Array {
  if (under) return under
  const { positions } = bodyData()
  const { places, of } = tailorsForm()
  const key = (x: number, y: number, z: number) =>
    ((Math.floor(x / CELL) + 50) * 100 + Math.floor(y / CELL) + 50) * 100 + Math.floor(z / CELL) + 50
  const cells = new Map<number, number[]>()
  for (let i = 0; i < of.length; i++) {
    const at = key(places[i * 3]!, places[i * 3 + 1]!, places[i * 3 + 2]!)
    const list = cells.get(at)
    if (list) list.push(i)
    else cells.set(at, [i])
  }
  const first = of.reduce((least, vertex) => Math.min(least, vertex), positions.length)
  under = new Int32Array(first).fill(-1)
  for (let vertex = 0; vertex < first; vertex++) {
    const [x, y, z] = vertexOf(positions, vertex)
    // The form spans hollows of the trunk; a hand that lies as far from its cuff is bare.
    let best = (Math.abs(x) < 1.8 && y < 3 ? 1.2 : NEAR) ** 2
    for (let a = -2; a <= 2; a++)
      for (let b = -2; b <= 2; b++)
        for (let c = -2; c <= 2; c++)
          for (const i of cells.get(key(x + a * CELL, y + b * CELL, z + c * CELL)) ?? []) {
            const far = (places[i * 3]! - x) ** 2 + (places[i * 3 + 1]! - y) ** 2 + (places[i * 3 + 2]! - z) ** 2
            if (far < best) {
              best = far
              under[vertex] = i
            }
          }
  }
  return under
}

/** Cloth that hangs: how far from the line it hangs about, dm, at each place of `rows` + 1 rows of `columns`, 0 where it is open. */
export interface Hung {
  isBent: boolean
  /** Where its first row lies: the height in the world, or how far along the line. */
  top: number
  long: number
  rows: number
  columns: number
  /** The first column's angle and the whole turn, radians. */
  from: number
  turn: number
  radius: Float32Array
}

/** The form about somebody as they stand, with its normals, and how far out they are dressed already. */
export interface Dressing {
  form: TailorsForm
  posed: Float32Array
  normals: Float32Array
  /** How far from the form the outermost layer is, dm. */
  out: Float32Array
  /** Which layer that is, 1 and above. */
  top: Uint8Array
  /** What hangs already: what hangs over it lies beyond its folds. */
  hung: Hung[]
  /** Likewise what lies over folded legs. */
  laps: Lap[]
  /** Where nothing of the skin is seen. */
  closed: Uint8Array
  /** Layers whose folds are still to be raised: where another lies over them they stay flat. */
  unfolded: (() => void)[]
}

export function dressingOf(posed: Float32Array): Dressing {
  const form = tailorsForm()
  const own = gather(posed, form.of)
  return {
    form,
    posed: own,
    normals: normalsOf(own, form.faces),
    out: new Float32Array(form.of.length),
    top: new Uint8Array(form.of.length),
    hung: [],
    laps: [],
    closed: new Uint8Array(form.of.length),
    unfolded: [],
  }
}
