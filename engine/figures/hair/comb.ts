import { add, amid, times, unit, type Vec } from '../../mesh/geometry.ts'
import type { Random } from '../../paint/random.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { FaceSpot } from '../surface/skin.ts'
import { type Root, rootsOn } from './roots.ts'
import { aboutOf, type Hairline, type Skull, withinLine } from './scalp.ts'
import type { Tresses } from './tresses.ts'

/** A place hair grows from. Places and lengths are in head sizes from amid the skull: eyes are at [±0.3, -0.35, 0.86]. */
export interface Grows {
  at: Vec
  /** Which way the skin looks. */
  out: Vec
  face: FaceSpot
  /** The angle about the head, 0 the brow, π the nape. */
  about: number
  /** Which side of the parting it falls to. */
  side: -1 | 1
}

/** How a head of hair is combed. */
export interface Comb {
  line?: Hairline
  /** How thickly it grows, 0-1; 1 all over when left out. */
  thick?(face: FaceSpot): number
  long(root: Grows): number
  /** Hair that reaches lower is cut off there. */
  cut?: number
  /** Where the parting runs. */
  part?: number
  /** Which way it is combed at a place. */
  flow(root: Grows, at: Vec, t: number): Vec
  /** Where it is tied; it lies close until there. */
  tie?(root: Grows): Vec | undefined
  /** How much it stands up at its roots. */
  lift?: number
  /** How soon it hangs. */
  weight?: number
  /** How far its layers stand off the head. */
  volume?: number
  wave?: { wide: number; count: number }
  curl?: { wide: number; count: number }
  frizz?: number
  /** How much strands gather to locks, 0-1. */
  clump?: number
  count?: number
  wide?: number
  segments?: number
  /** It may fall over the brow as far as here. */
  fringe?: number
  /** Half the breadth of the face that stays free. */
  open?: number
}

const FRINGE = 0.42

/** Moves what would hang before the face aside. */
function freed(place: Vec, side: number, low: number, open: number): Vec {
  const [x, y, z] = place
  if (y > low || z < 0.3 || y < -1.5) return place
  const most = open * Math.min(1, (low - y) / 0.16 + 0.25)
  if (Math.abs(x) >= most) return place
  const to = Math.sign(Math.abs(x) < 0.12 ? side : x) * most
  return [to, y, Math.min(z, 0.78 - 0.3 * (most - Math.abs(x)))]
}

const STEPS = 14

/** Part of the way from a root to where it is tied: round the head on its own side, and late downwards. */
function drawn(from: Vec, to: Vec, t: number): Vec {
  if (Math.hypot(to[0], to[2]) < 0.45) return amid(from, to, t)
  const start = Math.atan2(from[0], from[2])
  let end = Math.atan2(to[0], to[2])
  // The nape is behind on both sides: hair goes round on its own.
  if (Math.abs(end) > 2.2 && start * end < 0) end -= Math.sign(end) * 2 * Math.PI
  const angle = start + (end - start) * t
  const round = Math.hypot(from[0], from[2])
  const far = round + (Math.hypot(to[0], to[2]) - round) * t
  const y = from[1] + (to[1] - from[1]) * (to[1] < from[1] ? t ** 1.5 : t)
  return [Math.sin(angle) * far, y, Math.cos(angle) * far]
}

/** A place that is drawn in to the skull, until hair leaves it where it is tied on high. */
function held({ reach }: Skull, place: Vec, off: number, t: number): Vec {
  const far = Math.hypot(...place)
  const most = reach(place) + off
  if (place[1] < -0.4 || far <= most) return place
  const by = t ** 5
  return times(place, (most + (far - most) * by) / far)
}

/** The line that a lock follows from its root. */
function guide(skull: Skull, comb: Comb, root: Grows, layer: number): Vec[] {
  const { volume = 0.08, lift = 0.3, weight = 0.5, fringe = FRINGE, open = 0.74 } = comb
  const tie = comb.tie?.(root)
  const points: Vec[] = [root.at]
  if (tie) {
    for (let i = 1; i <= STEPS; i++) {
      const t = i / STEPS
      const off = 0.035 + volume * layer * Math.sin(Math.PI * Math.min(1, t * 1.1))
      const place = skull.clear(drawn(root.at, tie, t), off * (t < 0.95 ? 1 : 0.6))
      points.push(tie[1] > 0 ? held(skull, place, off, t) : place)
    }
    return points
  }
  const long = comb.long(root)
  const step = long / STEPS
  let at = root.at
  let way = unit(add(times(root.out, lift), comb.flow(root, at, 0)))
  for (let i = 1; i <= STEPS; i++) {
    const t = i / STEPS
    const wanted = unit(comb.flow(root, at, t))
    way = unit(add(add(times(way, 0.6), times(wanted, 0.4)), [0, -weight * Math.min(1, 0.25 + t), 0]))
    at = add(at, times(way, step))
    const off = 0.02 + volume * (0.25 + 0.75 * layer) * Math.min(1, t * 5 * Math.min(1, long))
    at = skull.clear(freed(at, root.side, fringe, open), off)
    points.push(at)
  }
  if (comb.cut === undefined) return points
  // Not all of it is of one length, or it would end as a board does.
  const cut = comb.cut + Math.abs(comb.cut) * 0.26 * (layer - 0.3)
  const end = points.findIndex(([, y]) => y < cut)
  return end < 2 ? points : spread(points.slice(0, end + 1), STEPS)
}

/** The same line by so many even steps. */
function spread(points: readonly Vec[], steps: number): Vec[] {
  const at = along(points)
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps))
}

/** A place along a line, 0-1. */
export function along(points: readonly Vec[]): (t: number) => Vec {
  const last = points.length - 1
  return (t) => {
    const f = Math.min(last - 1e-6, Math.max(0, t * last))
    const i = Math.floor(f)
    return amid(points[i]!, points[i + 1]!, f - i)
  }
}

/** Roots of a comb, as many as asked. */
function rootsOf(figure: Figure, skull: Skull, comb: Comb, random: Random): Grows[] {
  const { part = 0, thick } = comb
  const asGrows = ({ at, normal, face }: Pick<Root, 'at' | 'normal' | 'face'>): Grows => ({
    at: skull.into(at),
    out: normal,
    face,
    about: aboutOf(face),
    side: face.x + 0.03 * Math.sin(face.z * 23) < part ? -1 : 1,
  })
  const density = (face: FaceSpot) => {
    const within = withinLine(face, comb.line)
    if (within < 0 || face.y < -1) return 0
    return Math.min(1, 0.25 + within * 7) * (thick?.(face) ?? 1)
  }
  return rootsOn(figure, density, comb.count ?? 1900, random).map(asGrows)
}

/** One lock: the line it follows, and how light it is beside the others. */
export interface Lock {
  root: Grows
  line: Vec[]
  tone: number
}

/** Locks spread over the scalp, no nearer to each other than `apart` head sizes. */
export function locksOf(
  figure: Figure,
  skull: Skull,
  comb: Comb,
  random: Random,
  apart = 0.17,
): { roots: Grows[]; locks: Lock[] } {
  const roots = rootsOf(figure, skull, comb, random)
  const locks: Lock[] = []
  for (const root of roots) {
    const [x, y, z] = root.at
    const isNear = locks.some(
      ({ root: { at } }) => (at[0] - x) ** 2 + (at[1] - y) ** 2 + (at[2] - z) ** 2 < apart * apart,
    )
    if (isNear) continue
    locks.push({
      root,
      line: guide(skull, comb, root, random.range(0, 1)),
      tone: random.range(0.74, 1.2),
    })
  }
  return { roots, locks }
}

/** Combs strands over a scalp: each follows the lock next to it. Answers the locks. */
export function combed(figure: Figure, skull: Skull, comb: Comb, into: Tresses, random: Random): Lock[] {
  const { roots, locks } = locksOf(figure, skull, comb, random)
  const { wide = 0.03 } = comb
  for (const root of roots) {
    const nearest = near(locks, root)
    if (nearest < 0) continue
    const lock = locks[nearest]!
    const isStray = random.chance(0.045)
    const depth = random.range(0, 1)
    const { points, facing } = strand(skull, comb, root, lock, isStray, depth, random)
    // What lies under other hair gets little of the light: that is what tells lock from lock.
    const own =
      lock.tone * (0.56 + 0.5 * Math.sqrt(depth)) * random.range(0.84, 1.14) * (random.chance(0.07) ? 1.25 : 1)
    const half = isStray ? 0.006 : wide * random.range(0.5, 1.05)
    into.ribbon(
      points,
      facing,
      (t) => half * Math.max(0.12, 1 - t ** 3) * Math.min(1, 0.4 + t * 4),
      (t) => own * (0.44 + 0.56 * Math.min(1, t * 2.6)) * (0.96 + 0.12 * t),
    )
  }
  return locks
}

/** The places of a strand on the body at rest, and which way it looks at each. Its numbers are kept apart: there are many. */
function strand(
  skull: Skull,
  { clump = 0.45, wave, curl, frizz = 0.02, segments = 9, fringe = FRINGE, open = 0.74, volume = 0.08, tie }: Comb,
  root: Grows,
  { line, tone }: Lock,
  isStray: boolean,
  depth: number,
  random: Random,
): { points: Vec[]; facing: Vec[] } {
  const start = line[0]!
  const dx = root.at[0] - start[0]
  const dy = root.at[1] - start[1]
  const dz = root.at[2] - start[2]
  const isTied = tie?.(root) !== undefined
  const reach = (isTied ? 1 : 1.04 - 0.42 * random.next() ** 2) * (line.length - 1)
  const loose = (isStray ? random.range(0.05, 0.14) : frizz) * (isTied && !isStray ? 0.4 : 1)
  const a = random.range(0, 60)
  const b = random.range(0, 60)
  const phase = random.range(0, 2)
  const off = 0.015 + volume * 0.5 * depth
  const points: Vec[] = []
  const facing: Vec[] = []
  for (let i = 0; i <= segments; i++) {
    const t = i / segments
    const step = Math.min(line.length - 1 - 1e-6, t * reach)
    const k = Math.floor(step)
    const u = step - k
    const [ax, ay, az] = line[k]!
    const [bx, by, bz] = line[k + 1]!
    const gathered = isTied ? 1 - t * t : 1 - clump * t
    const stray = loose * Math.min(1, t * 2.5)
    let x = ax + (bx - ax) * u + dx * gathered + Math.sin(a + t * 4.2) * 0.6 * stray
    let y = ay + (by - ay) * u + dy * gathered + Math.sin(b + t * 5) * 0.4 * stray
    let z = az + (bz - az) * u + dz * gathered + Math.sin(a * 3 + b - t * 4.6) * 0.6 * stray
    if (wave) {
      const swing = wave.wide * Math.min(1, t * 2) * Math.sin(t * wave.count * 6.28 + tone * 9)
      x += swing * (z < -0.2 ? 1 : 0.6)
      z += swing * 0.7
    }
    if (curl) {
      const turn = phase + tone * 40 + t * curl.count * 6.28
      const far = curl.wide * Math.min(1, t * 3)
      x += Math.cos(turn) * far
      y += Math.sin(turn * 0.7 + 1) * far * 0.5
      z += Math.sin(turn) * far
    }
    let at: Vec = [x, y, z]
    if (i > 0) at = skull.clear(freed(at, root.side, fringe, open), off * Math.min(1, t * 4))
    points.push(skull.out(at))
    const jitter = (random.next() - 0.5) * 0.3
    const isHigh = at[1] > -0.6
    const nx = at[0] + jitter
    const ny = isHigh ? at[1] + 0.12 : 0.16
    const nz = at[2] + (isHigh ? 0.05 : 0.3) - jitter * 0.5
    const size = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    facing.push([nx * size, ny * size, nz * size])
  }
  return { points, facing }
}

function near(locks: readonly Lock[], { at, side }: Grows): number {
  let best = 9
  let found = -1
  for (let k = 0; k < locks.length; k++) {
    const other = locks[k]!.root
    if (other.side !== side) continue
    const x = other.at[0] - at[0]
    const y = other.at[1] - at[1]
    const z = other.at[2] - at[2]
    const far = x * x + y * y + z * z
    if (far >= best) continue
    best = far
    found = k
  }
  return found
}
