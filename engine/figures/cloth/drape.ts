import type { Mesh, Stuff, Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { subdivision } from '../../mesh/subdivide.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Dressing } from './regions.ts'

/** Cloth that falls from a line round the body: skirts, tails of coats, aprons, cloaks. Angles in degrees, 0 in front, 90 the left. */
export interface Drape {
  /** Heights in the world, dm: where it begins and ends. */
  top: number
  hem: number
  /** From which angle to which; all round when they are 360 apart. */
  from: number
  to: number
  /** How far it stands off whatever is under it. */
  gap: number
  /** How much it widens each dm it falls. */
  flare: number
  /** How deep its folds are at the hem, dm, and how many go round. */
  folds: number
  count: number
  /** Radius at the top where it is tied: a neck. That of the body when left out. */
  tied?: number
  /** Round the trunk alone, whatever the legs do: belts. */
  trunkOnly?: boolean
  /** Also over the arms: cloaks. */
  overArms?: boolean
  /** The hem is torn. */
  torn?: boolean
  seed: number
  stuff: Stuff
  thing: number
  surface: Surface
  trim?: { wide: number; surface: Surface }
}

const ROWS_EACH = 4.5
const COLUMNS = 84
/** The layer that a belt stands for: above all that are worn. */
const HELD = 255

/** Hangs cloth round an upright line through the body, over all that is there, so that it cuts nothing. */
export function addDrape(figure: Figure, dressing: Dressing, drape: Drape): void {
  const turn = drape.to - drape.from
  const closed = turn >= 359
  const columns = Math.max(8, Math.round((COLUMNS * turn) / 360))
  const fall = drape.top - drape.hem
  const rows = Math.max(4, Math.round(fall * ROWS_EACH))
  const [cx, cz] = axisOf(figure)
  const radius = envelope(dressing, drape, cx, cz, columns, rows, closed)
  const beyond = dressing.hung
  dressing.hung += drape.trunkOnly ? 0 : drape.folds * 0.8 + 0.03
  const wide = closed ? columns : columns + 1
  const positions = new Float32Array((rows + 1) * wide * 3)
  const rest = new Float32Array(positions.length)
  const s = (drape.seed % 89) * 1.7
  for (let j = 0; j <= rows; j++) {
    const t = j / rows
    const y = drape.top - fall * t
    for (let i = 0; i < wide; i++) {
      const angle = ((drape.from + (turn * i) / columns) * Math.PI) / 180
      // Folds wander a little as they fall, and grow.
      const phase = angle * drape.count + 2.2 * (noise3(angle * 1.5 + s, t * 1.2, s) - 0.5) * 3
      const wave = 0.5 + 0.5 * Math.sin(phase)
      const deep = drape.folds * Math.min(1, t * 1.5 + 0.12) * (0.6 + 0.8 * noise3(angle * 2, s, 4))
      // A belt's edges lie against what it holds together: it would float as a ring.
      const tucked = drape.trunkOnly && (j === 0 || j === rows) ? drape.gap : 0
      const over = drape.trunkOnly ? 0.2 : Math.min(1, t * 3 + 0.2)
      const r = radius[j * wide + i]! + beyond * over + deep * wave * wave - tucked
      const at = (j * wide + i) * 3
      positions[at] = cx + Math.sin(angle) * r
      positions[at + 1] = y - (drape.torn && j === rows ? 0.9 * noise3(angle * 9, s, 1) : 0)
      positions[at + 2] = cz + Math.cos(angle) * r
      rest[at] = Math.sin(angle) * 1.6
      rest[at + 1] = y
      rest[at + 2] = Math.cos(angle) * 1.6
    }
  }
  const faces: number[] = []
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < (closed ? columns : columns); i++) {
      const a = j * wide + i
      const b = j * wide + ((i + 1) % wide)
      faces.push(a, a + wide, b + wide, b)
    }
  }
  const first = subdivision(Int32Array.from(faces), positions.length / 3)
  const mesh: Mesh = {
    positions: first.round(positions),
    faces: first.faces,
    rest: first.spread(rest, 3),
    tag: first.spread(
      Float32Array.from({ length: (rows + 1) * wide }, (_, k) => Math.floor(k / wide) / rows),
      1,
    ),
    stuff: drape.stuff,
    thing: drape.thing,
    surface: drape.surface,
  }
  figure.meshes.push(mesh)
}

/** The upright line through the middle of the trunk. */
function axisOf(figure: Figure): [number, number] {
  const { skeleton } = figure
  const [a, b] = [skeleton.at('spine_02'), skeleton.at('pelvis')]
  return [(a[0] + b[0]) / 2, (a[2] + b[2]) / 2]
}

/** The least radius of cloth at each place: beyond all that is there, and never drawing in as it falls. */
function envelope(
  { form, posed, normals, out, top }: Dressing,
  drape: Drape,
  cx: number,
  cz: number,
  columns: number,
  rows: number,
  closed: boolean,
): Float32Array {
  const wide = closed ? columns : columns + 1
  const turn = ((drape.to - drape.from) * Math.PI) / 180
  const from = (drape.from * Math.PI) / 180
  const fall = drape.top - drape.hem
  const radius = new Float32Array((rows + 1) * wide)
  for (let v = 0; v < form.of.length; v++) {
    const arm = form.arm[v]!
    if (arm > (drape.overArms ? 0.62 : 0.02)) continue
    if (drape.trunkOnly && form.places[v * 3 + 1]! < 0.6) continue
    const off = out[v]! + drape.gap
    const x = posed[v * 3]! + normals[v * 3]! * off - cx
    const y = posed[v * 3 + 1]! + normals[v * 3 + 1]! * off
    const z = posed[v * 3 + 2]! + normals[v * 3 + 2]! * off - cz
    const row = ((drape.top - y) / fall) * rows
    if (row < -1.5 || row > rows + 1) continue
    // Cloth that is held together folds above and below, not under what holds it.
    if (drape.trunkOnly) top[v] = HELD
    let angle = Math.atan2(x, z) - from
    angle -= Math.floor(angle / (2 * Math.PI)) * 2 * Math.PI
    const column = (angle / turn) * columns
    const r = Math.hypot(x, z)
    // A vertex stands for its surroundings: the form's are about 0.4 dm apart.
    const acrossColumns = Math.max(1, Math.ceil(((0.45 / Math.max(0.5, r)) * columns) / turn))
    for (let j = Math.max(0, Math.floor(row - 1.6)); j <= Math.min(rows, Math.ceil(row + 1.6)); j++) {
      for (let k = -acrossColumns; k <= acrossColumns; k++) {
        let i = Math.round(column) + k
        if (closed) i = ((i % wide) + wide) % wide
        else if (i < 0 || i >= wide) continue
        const at = j * wide + i
        if (r > radius[at]!) radius[at] = r
      }
    }
  }
  if (drape.trunkOnly) tighten(radius, rows, wide)
  const step = fall / rows
  const blurred = radius.slice()
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i < wide; i++) {
      const at = j * wide + i
      if (j === 0 && drape.tied !== undefined) radius[at] = drape.tied
      else if (j > 0) radius[at] = Math.max(radius[at]!, radius[at - wide]! + drape.flare * step)
    }
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < wide; i++) {
        const left = closed ? (i + wide - 1) % wide : Math.max(0, i - 1)
        const right = closed ? (i + 1) % wide : Math.min(wide - 1, i + 1)
        blurred[j * wide + i] = (radius[j * wide + left]! + 2 * radius[j * wide + i]! + radius[j * wide + right]!) / 4
      }
      for (let i = 0; i < wide; i++) radius[j * wide + i] = Math.max(radius[j * wide + i]!, blurred[j * wide + i]!)
    }
  }
  return radius
}

/** Makes one closed line of what is under a belt: leather is stiff, and as wide at its upper edge as at its lower. */
function tighten(radius: Float32Array, rows: number, wide: number): void {
  for (let i = 0; i < wide; i++) {
    let most = 0
    for (let j = 0; j <= rows; j++) most = Math.max(most, radius[j * wide + i]!)
    for (let j = 0; j <= rows; j++) radius[j * wide + i] = most
  }
}
