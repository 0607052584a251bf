import { bordersOf, cut, edgesOf, normalsOf, tube, type Vec, vertexOf } from '../../mesh/geometry.ts'
import type { Mesh, Stuff, Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { subdivision } from '../../mesh/subdivide.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Dressing } from './regions.ts'

/** A place of the tailor's form: x, y, z of the body nobody has morphed, and how far along the arm (-1 not on it). */
export type Cut = (x: number, y: number, z: number, arm: number) => boolean
export type Measure = number | ((x: number, y: number, z: number, arm: number) => number)

export interface Shell {
  cut: Cut
  /** How far it stands off what is under it, dm. */
  gap: number
  /** How much wider than that it is, dm. */
  loose?: Measure
  /** How far what hangs under an arm drops, dm. */
  hang?: Measure
  /** Rounds of smoothing: few for cloth, many for plate. */
  smooth?: number
  /** Height of its folds, dm; 0 for what is stiff. */
  folds?: number
  seed: number
  stuff: Stuff
  thing: number
  surface: Surface
  /** A cord along its edges. */
  trim?: {
    radius: number
    surface: Surface
    stuff: Stuff
    where?(x: number, y: number, z: number, arm: number): boolean
  }
  /** It leaves what is under it in sight: straps, open vests. */
  open?: boolean
}

const value = (measure: Measure | undefined, x: number, y: number, z: number, arm: number): number =>
  typeof measure === 'function' ? measure(x, y, z, arm) : (measure ?? 0)

/**
 * Sews a layer that follows the body. It stands off whatever is under it everywhere, so that no layer cuts another; what it covers is
 * marked, and what is worn next stands off it.
 */
export function addShell(figure: Figure, dressing: Dressing, shell: Shell): void {
  const { form, posed, normals, out } = dressing
  const layer = dressing.unfolded.length + 1
  const { places, arm } = form
  const isIn = (i: number) => shell.cut(places[i * 3]!, places[i * 3 + 1]!, places[i * 3 + 2]!, arm[i]!)
  const piece = cut(form.faces, isIn)
  const count = piece.of.length
  if (count === 0) return
  const least = new Float32Array(count)
  const sewn = new Float32Array(count * 3)
  const rest = new Float32Array(count * 3)
  const along = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const own = piece.of[i]!
    const [x, y, z] = [places[own * 3]!, places[own * 3 + 1]!, places[own * 3 + 2]!]
    least[i] = out[own]! + shell.gap
    along[i] = arm[own]!
    const wide = value(shell.loose, x, y, z, arm[own]!)
    const ny = normals[own * 3 + 1]!
    for (let c = 0; c < 3; c++) {
      rest[i * 3 + c] = places[own * 3 + c]!
      sewn[i * 3 + c] = posed[own * 3 + c]! + normals[own * 3 + c]! * (least[i]! + wide)
    }
    sewn[i * 3 + 1]! -= value(shell.hang, x, y, z, arm[own]!) * Math.max(0, 0.35 - ny)
  }
  const links = linksOf(piece.faces, count)
  for (let round = 0; round < (shell.smooth ?? 3); round++) {
    relax(sewn, links)
    standOff(sewn, dressing, piece.of, least)
  }
  for (let i = 0; i < count; i++) {
    const own = piece.of[i]!
    let stands = 0
    for (let c = 0; c < 3; c++) stands += (sewn[i * 3 + c]! - posed[own * 3 + c]!) * normals[own * 3 + c]!
    out[own] = Math.max(out[own]!, stands)
    dressing.top[own] = layer
    if (!shell.open) dressing.closed[own] = 1
  }
  const first = subdivision(piece.faces, count)
  const second = subdivision(first.faces, first.count)
  const positions = second.round(first.round(sewn))
  const where = second.spread(first.spread(rest, 3), 3)
  const tag = second.spread(first.spread(along, 1), 1)
  const { folds = 0, seed } = shell
  dressing.unfolded.push(() => {
    if (folds === 0) return
    const bare = new Float32Array(count)
    for (let i = 0; i < count; i++) bare[i] = dressing.top[piece.of[i]!] === layer ? 1 : 0
    fold(positions, second.faces, where, tag, second.spread(first.spread(bare, 1), 1), folds, seed)
  })
  const mesh: Mesh = {
    positions,
    faces: second.faces,
    rest: where,
    tag,
    stuff: shell.stuff,
    thing: shell.thing,
    surface: shell.surface,
  }
  figure.meshes.push(mesh)
  if (shell.trim)
    addTrim(figure, first.round(sewn), first.faces, first.spread(rest, 3), first.spread(along, 1), shell.trim)
}

/** The vertices that each is drawn towards: `next[start[i]]` to `next[start[i + 1]]`; along a border only those on it. */
interface Links {
  start: Int32Array
  next: Int32Array
}

function linksOf(faces: Int32Array, count: number): Links {
  const { pairs, shares } = edgesOf(faces)
  const isBorder = new Uint8Array(count)
  for (let i = 0; i < pairs.length; i++) if (shares[i >> 1] === 1) isBorder[pairs[i]!] = 1
  const counts = (i: number) => !isBorder[pairs[i]!] || shares[i >> 1] === 1
  const start = new Int32Array(count + 1)
  for (let i = 0; i < pairs.length; i++) if (counts(i)) start[pairs[i]! + 1]!++
  for (let i = 0; i < count; i++) start[i + 1]! += start[i]!
  const filled = start.slice()
  const next = new Int32Array(start[count]!)
  for (let i = 0; i < pairs.length; i++) if (counts(i)) next[filled[pairs[i]!]!++] = pairs[i ^ 1]!
  return { start, next }
}

function relax(p: Float32Array, { start, next }: Links): void {
  const was = p.slice()
  for (let i = 0; i < start.length - 1; i++) {
    const from = start[i]!
    const to = start[i + 1]!
    if (to === from) continue
    for (let c = 0; c < 3; c++) {
      let sum = 0
      for (let k = from; k < to; k++) sum += was[next[k]! * 3 + c]!
      p[i * 3 + c] = was[i * 3 + c]! * 0.4 + (sum / (to - from)) * 0.6
    }
  }
}

/** Pushes what lies nearer the body than it may outwards. */
function standOff(p: Float32Array, { posed, normals }: Dressing, of: Int32Array, least: Float32Array): void {
  for (let i = 0; i < of.length; i++) {
    const own = of[i]! * 3
    let stands = 0
    for (let c = 0; c < 3; c++) stands += (p[i * 3 + c]! - posed[own + c]!) * normals[own + c]!
    const lacks = least[i]! - stands
    if (lacks > 0) for (let c = 0; c < 3; c++) p[i * 3 + c]! += normals[own + c]! * lacks
  }
}

/** Raises folds: down the trunk, round the sleeves, deepest where cloth is gathered. Never inwards. */
function fold(
  p: Float32Array,
  faces: Int32Array,
  rest: Float32Array,
  arm: Float32Array,
  bare: Float32Array,
  high: number,
  seed: number,
): void {
  const normals = normalsOf(p, faces)
  const s = (seed % 97) * 3.1
  for (let i = 0; i < arm.length; i++) {
    const [x, y, z] = vertexOf(rest, i)
    let up: number
    if (arm[i]! > 0.06) {
      const t = arm[i]!
      const about = Math.atan2(z, Math.abs(x) * 0.6 + y * 0.3)
      const ring = noise3(t * 9 + about * 1.6, about * 1.3 + s, s + (x > 0 ? 5 : 0))
      const elbow = Math.exp(-((t - 0.5) ** 2) * 40)
      up = crest(ring) * (0.3 + 0.5 * elbow + 0.3 * Math.max(0, t - 0.75) * 4)
    } else {
      const about = Math.atan2(x, z + 0.2)
      const down = noise3(about * 3.4 + s + 0.22 * y, y * 0.34 + 3, s)
      const across = noise3(x * 0.9 + s, y * 1.5 - Math.abs(x) * 0.9, z * 0.9)
      const waist = Math.exp(-((y - 2.4) ** 2) * 0.8)
      // A belt lies on the waist, and presses it flat.
      const tied = 1 - Math.exp(-((y - 2.1) ** 2) * 7)
      up = (crest(down) * (0.6 + 0.6 * waist) + crest(across) * 0.45) * tied
    }
    const by = up * high * bare[i]! * bare[i]!
    p[i * 3]! += normals[i * 3]! * by
    p[i * 3 + 1]! += normals[i * 3 + 1]! * by
    p[i * 3 + 2]! += normals[i * 3 + 2]! * by
  }
}

/** A fold: a rounded crest with soft valleys, 0-1. */
const crest = (noise: number) => {
  const t = 1 - Math.abs(noise - 0.5) * 5.2
  return t < 0 ? 0 : t * t * (3 - 2 * t)
}

/** Cords along the edges of a piece. */
export function addTrim(
  figure: Figure,
  positions: Float32Array,
  faces: Int32Array,
  rest: Float32Array,
  arm: Float32Array,
  { radius, surface, stuff, where }: NonNullable<Shell['trim']>,
): void {
  for (const loop of bordersOf(faces)) {
    if (where && !loop.every((i) => where(rest[i * 3]!, rest[i * 3 + 1]!, rest[i * 3 + 2]!, arm[i]!))) continue
    const line = [...loop, loop[0]!, loop[1]!].map((vertex) => vertexOf(positions, vertex))
    const even = line.map(([x, y, z], i): Vec => {
      const [ax, ay, az] = line[Math.max(0, i - 1)]!
      const [bx, by, bz] = line[Math.min(line.length - 1, i + 1)]!
      return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4, (az + 2 * z + bz) / 4]
    })
    figure.meshes.push({
      ...tube(
        even,
        even.map(() => radius),
        { sides: 6, open: true },
      ),
      stuff,
      thing: 11,
      surface,
    })
  }
}
