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
  // Edges lie against what is under them: smoothed, they would stand off as wings.
  const most = new Float32Array(count).fill(9)
  for (let i = 0; i < count; i++) {
    if (!links.isBorder[i]) continue
    const own = piece.of[i]! * 3
    const [x, y, z] = [places[own]!, places[own + 1]!, places[own + 2]!]
    if (value(shell.hang, x, y, z, arm[piece.of[i]!]!) === 0 || along[i]! < 0)
      most[i] = least[i]! + value(shell.loose, x, y, z, arm[piece.of[i]!]!) + 0.05
  }
  for (let round = 0; round < (shell.smooth ?? 3); round++) {
    relax(sewn, links)
    standOff(sewn, dressing, piece.of, least, most)
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
    uv: {
      values: second.spread(first.spread(withEdges(piece.faces, rest, along), 2), 2),
      faces: second.faces,
    },
    stuff: shell.stuff,
    thing: shell.thing,
    surface: shell.surface,
  }
  figure.meshes.push(mesh)
  if (shell.trim)
    addTrim(figure, first.round(sewn), first.faces, first.spread(rest, 3), first.spread(along, 1), shell.trim)
}

/** For each vertex how far the nearest edge of the piece is, dm of the body nobody has morphed, and how far along the arm it lies. */
function withEdges(faces: Int32Array, rest: Float32Array, along: Float32Array): Float32Array {
  const { pairs, shares } = edgesOf(faces)
  const edge = new Set<number>()
  for (let i = 0; i < pairs.length; i++) if (shares[i >> 1] === 1) edge.add(pairs[i]!)
  const edges = [...edge]
  const out = new Float32Array(along.length * 2)
  for (let i = 0; i < along.length; i++) {
    let least = 4
    for (const at of edges) {
      const far =
        (rest[at * 3]! - rest[i * 3]!) ** 2 +
        (rest[at * 3 + 1]! - rest[i * 3 + 1]!) ** 2 +
        (rest[at * 3 + 2]! - rest[i * 3 + 2]!) ** 2
      if (far < least) least = far
    }
    out[i * 2] = Math.sqrt(least)
    out[i * 2 + 1] = along[i]!
  }
  return out
}

/** The vertices that each is drawn towards: `next[start[i]]` to `next[start[i + 1]]`; along a border only those on it. */
interface Links {
  start: Int32Array
  next: Int32Array
  isBorder: Uint8Array
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
  return { start, next, isBorder }
}

function relax(p: Float32Array, { start, next }: Pick<Links, 'start' | 'next'>): void {
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

/** Pushes what lies nearer the body than it may outwards, and what stands farther off than it may inwards. */
function standOff(
  p: Float32Array,
  { posed, normals }: Dressing,
  of: Int32Array,
  least: Float32Array,
  most: Float32Array,
): void {
  for (let i = 0; i < of.length; i++) {
    const own = of[i]! * 3
    let stands = 0
    for (let c = 0; c < 3; c++) stands += (p[i * 3 + c]! - posed[own + c]!) * normals[own + c]!
    const by = stands < least[i]! ? least[i]! - stands : stands > most[i]! ? most[i]! - stands : 0
    if (by !== 0) for (let c = 0; c < 3; c++) p[i * 3 + c]! += normals[own + c]! * by
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
    if (bare[i] === 0) continue
    const [x, y, z] = vertexOf(rest, i)
    const up = arm[i]! > 0.06 ? onSleeve(x, y, z, arm[i]!, s) : y < 0.4 ? onLeg(x, y, z, s) : onTrunk(x, y, z, s)
    const by = up * high * bare[i]! * bare[i]!
    p[i * 3]! += normals[i * 3]! * by
    p[i * 3 + 1]! += normals[i * 3 + 1]! * by
    p[i * 3 + 2]! += normals[i * 3 + 2]! * by
  }
}

/** Round a sleeve: gathered in the elbow's bend, drawn aslant below it, a few at the shoulder and above the cuff. */
function onSleeve(x: number, y: number, z: number, t: number, s: number): number {
  const about = Math.atan2(z, Math.abs(x) * 0.6 + y * 0.3)
  const side = x > 0 ? 5 : 0
  const ring = noise3(t * 11 + about * 1.3, about * 1.1 + s, s + side)
  const elbow = Math.exp(-((t - 0.5) ** 2) * 46)
  const bend = Math.sin(t * 62 + about * 1.2 + 2.4 * noise3(about * 1.2, t * 3, s + side))
  const cuff = Math.max(0, t - 0.72) * 3.2
  const shoulder = Math.max(0, 0.24 - t) * 1.6
  return crest(ring) * (0.4 + 0.5 * elbow + cuff + shoulder) + elbow * 0.55 * Math.max(0, bend)
}

/** Down the trunk: from the bust and the armpits to the waist, where cloth is held together. */
function onTrunk(x: number, y: number, z: number, s: number): number {
  const about = Math.atan2(x, z + 0.2)
  const down = noise3(about * 3.4 + s + 0.22 * y, y * 0.34 + 3, s)
  const waist = Math.exp(-((y - 2.75) ** 2) * 1.6)
  const gathers = noise3(about * 5.5 + s, y * 0.4, s + 3)
  // From each armpit towards the middle, and from the bust down.
  const pit = Math.exp(-((Math.abs(x) - 1.15) ** 2) * 3.2 - (y - 4.2) ** 2 * 1.3)
  const aslant = Math.sin((y * 1.1 + Math.abs(x) * 0.9) * 7 + 2.6 * noise3(x * 1.2, y, s))
  const bust = Math.exp(-((Math.abs(x) - 0.7) ** 2) * 4 - (y - 3.1) ** 2 * 1.8) * (z > 0 ? 1 : 0.3)
  const hanging = noise3(Math.abs(x) * 3.4 + s, y * 0.4 + Math.abs(x) * 0.4, s)
  // A belt lies on the waist, and presses it flat.
  const tied = 1 - Math.exp(-((y - 2.1) ** 2) * 7)
  const sum = crest(down) * 0.5 + crest(gathers) * waist * 0.5 + crest(hanging) * bust * 0.4
  return (sum + pit * 0.36 * Math.max(0, aslant)) * tied
}

/** Down a leg: aslant from the crotch, gathered about the knee and above the foot. */
function onLeg(x: number, y: number, z: number, s: number): number {
  const about = Math.atan2(Math.abs(x) - 0.95, z)
  const side = x > 0 ? 7 : 0
  const aslant = noise3(about * 0.9 + s, y * 1.1 + Math.abs(x) * 0.9, s + side)
  const knee = Math.exp(-((y + 3.5) ** 2) * 1.4)
  const foot = Math.exp(-((y + 6.9) ** 2) * 3)
  const ring = noise3(about * 0.7 + s, y * 3.4, s + side + 3)
  return crest(aslant) * 0.4 + crest(ring) * (0.5 * knee + 0.7 * foot)
}

/** A fold: a rounded crest with soft valleys, 0-1. */
const crest = (noise: number) => {
  const t = 1 - Math.abs(noise - 0.5) * 4
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
