import { add, cross, times, tube, unit, type Vec } from '../../mesh/geometry.ts'
import type { Mesh, Stuff, Surface, Texture } from '../../mesh/mesh.ts'
import type { Random } from '../../paint/random.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Headwear, HeadwearKind } from '../scene.ts'
import type { Block } from './block.ts'
import { hanging } from './shoulders.ts'

/** A part of a hat, in the hat's own places (see Block). */
export interface Shape {
  positions: Float32Array
  faces: Int32Array
  tag?: Float32Array
  normals?: Float32Array
  tangents?: Float32Array
  /** What is seen through it: see Mesh. */
  uv?: Mesh['uv']
  alpha?: Mesh['alpha']
}

/** A hat being made, and the head it is made on. */
export interface Bench {
  block: Block
  hat: Headwear
  random: Random
  /** How far it stands off the skull: more over hair. */
  room: number
  /** Puts a part on the head. Lines are drawn between things: 0 the hat, 1 what is on it. */
  add(shape: Shape, surface: Surface, stuff: Stuff, thing?: 0 | 1): void
  /** Likewise of what hangs: below the chin it goes with the shoulders, and lies on all that is worn there. */
  hang(shape: Shape, surface: Surface, stuff: Stuff, thing?: 0 | 1): void
}

export const TURN = 2 * Math.PI
/** The way out at an angle. */
export const away = (angle: number): Vec => [Math.sin(angle), 0, Math.cos(angle)]
export const smooth = (t: number): number => {
  const s = Math.min(1, Math.max(0, t))
  return s * s * (3 - 2 * s)
}

/** Cloth of rows upwards (or outwards), each once round; `at` has its place at t (0-1) and an angle. */
export function lathe(
  at: (t: number, angle: number) => Vec,
  {
    rows = 20,
    columns = 56,
    from = 0,
    to = TURN,
  }: { rows?: number; columns?: number; from?: number; to?: number } = {},
): Shape {
  const isClosed = to - from > TURN - 1e-6
  const wide = isClosed ? columns : columns + 1
  const positions = new Float32Array((rows + 1) * wide * 3)
  const tag = new Float32Array((rows + 1) * wide)
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i < wide; i++) {
      positions.set(at(j / rows, from + ((to - from) * i) / columns), (j * wide + i) * 3)
      tag[j * wide + i] = j / rows
    }
  }
  const faces = new Int32Array(rows * columns * 4)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const next = (i + 1) % wide
      faces.set([j * wide + i, j * wide + next, (j + 1) * wide + next, (j + 1) * wide + i], (j * columns + i) * 4)
    }
  return { positions, faces, tag }
}

const gauzes = new Map<number, Texture>()
/** Thin cloth: `solid` of it, 0-1, is thread, and what is behind shows through the rest. */
export function gauze(shape: Shape, solid: number): Shape {
  let alpha = gauzes.get(solid)
  if (!alpha) {
    const pixels = new Uint8Array(16 * 16 * 4)
    // The pattern that thins cut-outs begins at 0.12 and is whole at 0.68.
    for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255 * (0.12 + 0.56 * solid)
    alpha = { width: 16, height: 16, pixels }
    gauzes.set(solid, alpha)
  }
  const values = new Float32Array((shape.positions.length / 3) * 2).fill(0.5)
  return { ...shape, alpha, uv: { values, faces: shape.faces } }
}

/** A cord along a line round the hat. */
export function cord(at: (angle: number) => Vec, radius: number, { from = 0, to = TURN, steps = 64 } = {}): Shape {
  const isClosed = to - from > TURN - 1e-6
  const points = Array.from({ length: steps + (isClosed ? 2 : 1) }, (_, i) => at(from + ((to - from) * i) / steps))
  return tube(
    points,
    points.map(() => radius),
    { sides: 6, open: isClosed, up: [0, 1, 0] },
  )
}

/** On the head, `gap` off it. */
export function over({ reach }: Block, angle: number, y: number, gap: number): Vec {
  const far = reach(angle, y) + gap
  return [Math.sin(angle) * far, y, Math.cos(angle) * far]
}

/** A strap round the hat from one height to another, `gap` off the skull; heights may vary with the angle. */
export function strap(
  block: Block,
  gap: number,
  low: number | ((angle: number) => number),
  high: number | ((angle: number) => number),
  { rows = 4, bulge = 0, from = 0, to = TURN } = {},
): Shape {
  const value = (height: typeof low, angle: number) => (typeof height === 'number' ? height : height(angle))
  return lathe(
    (t, angle) => {
      const [a, b] = [value(low, angle), value(high, angle)]
      return over(block, angle, a + (b - a) * t, gap + bulge * Math.sin(Math.PI * t))
    },
    { rows, from, to },
  )
}

/** A crown over the skull: `high` above `low`, nearly upright and then round (`square` 2 a dome, 6 a box), `taper` narrower above. */
export function crownOf(
  { block, room }: Bench,
  {
    low,
    high,
    square = 4,
    taper = 0.1,
    gap = room,
  }: { low: number; high: number; square?: number; taper?: number; gap?: number },
): (t: number, angle: number) => Vec {
  return (t, angle) => {
    const phi = (t * Math.PI) / 2
    const up = Math.sin(phi) ** (2 / square)
    const inwards = Math.cos(phi) ** (2 / square)
    const y = low + high * up
    const wide = (block.reach(angle, low) + gap) * inwards * (1 - taper * up)
    const least = y < block.top ? block.reach(angle, y) + gap * 0.7 : 0
    const far = t > 0.96 ? wide : Math.max(wide, Math.min(least, wide + 0.5))
    return [Math.sin(angle) * far, y, Math.cos(angle) * far]
  }
}

/** Along a line that leaves upwards and bends towards `aside`: the place, and the two ways across. */
export interface Bend {
  at: Vec
  across: Vec
  other: Vec
}

/** Follows a line of the given length that turns by `turn(s)` degrees from upright at s = 0-1, towards an angle about the axis. */
export function bending(start: Vec, long: number, towards: number, turn: (s: number) => number): (s: number) => Bend {
  const STEPS = 48
  const side = away(towards)
  const other = unit(cross([0, 1, 0], side))
  const spots: Bend[] = []
  let at = start
  for (let i = 0; i <= STEPS; i++) {
    const beta = (turn(i / STEPS) * Math.PI) / 180
    const [c, s] = [Math.cos(beta), Math.sin(beta)]
    spots.push({ at, across: [side[0] * c, -s, side[2] * c], other })
    at = add(at, times([side[0] * s, c, side[2] * s], long / STEPS))
  }
  return (s) => spots[Math.round(Math.min(1, Math.max(0, s)) * STEPS)]!
}

/** A place round a bent line at an angle (about the hat's axis when the line is upright). */
export function round({ at, across, other }: Bend, towards: number, angle: number, far: number): Vec {
  const turned = angle - towards
  return add(at, add(times(across, Math.cos(turned) * far), times(other, Math.sin(turned) * far)))
}

/** What would throw its shadow over the whole of a face. */
const shading: readonly HeadwearKind[] = [
  'wide-hat',
  'straw-hat',
  'wizard-hat',
  'tricorne',
  'hood',
  'veil',
  'kettle-helm',
]

/** Puts what a bench makes on somebody's head. */
export function bench(figure: Figure, block: Block, hat: Headwear, room: number, random: Random, thing: number): Bench {
  const { skeleton } = figure
  let lies: ReturnType<typeof hanging> | undefined
  const put = (shape: Shape, surface: Surface, stuff: Stuff, on: 0 | 1, at: (place: Vec) => Vec) => {
    const { positions, faces, tag, normals, tangents } = shape
    const posed = new Float32Array(positions.length)
    for (let i = 0; i < posed.length; i += 3) posed.set(at([positions[i]!, positions[i + 1]!, positions[i + 2]!]), i)
    const mesh: Mesh = { positions: posed, rest: positions, faces, surface, stuff, thing: thing + on }
    // A face under a brim is what the picture is of: it is not left in the dark.
    if (shading.includes(hat.kind)) mesh.castsNoShadow = true
    if (tag) mesh.tag = tag
    if (normals) mesh.normals = normals
    if (tangents) mesh.tangents = tangents
    if (shape.uv && shape.alpha) {
      mesh.uv = shape.uv
      mesh.alpha = shape.alpha
    }
    figure.meshes.push(mesh)
  }
  return {
    block,
    hat,
    room,
    random,
    add(shape, surface, stuff, on = 0) {
      put(shape, surface, stuff, on, (place) => skeleton.carried('head', block.out(place)))
    },
    hang(shape, surface, stuff, on = 0) {
      lies ??= hanging(figure)
      const own = lies
      put(shape, surface, stuff, on, (place) => own(block.out(place), 0.06))
    },
  }
}
