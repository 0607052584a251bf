import type { Random } from '../../paint/random.ts'
import { kindOf, type PropName } from './catalogue.ts'
import { type Bounds, boundsOf, inside, insideRings, overlap, point, round } from './geometry.ts'
import type { Intent } from './intent.ts'
import type { Door, Light, Point, Prop } from './scene.ts'

/** A stretch of floor to furnish. */
export interface Space {
  outline: Point[]
  /** Rings nothing may stand in (deep water, pits), even-odd. */
  keepOut?: Point[][]
  /** Rings everything must stand within, even-odd, where the outline is only a part of the floor. */
  floor?: Point[][]
}

/** How one thing is put down, where that differs from its kind's usual. */
export interface Placing {
  turn?: number
  width?: number
  depth?: number
  tint?: string
}

/** The middle of a box, `share` of it each way. */
function shrunken({ left, right, top, bottom }: Bounds, share: number): Bounds {
  const dx = ((right - left) * (1 - share)) / 2
  const dy = ((bottom - top) * (1 - share)) / 2
  return { left: left + dx, right: right - dx, top: top + dy, bottom: bottom - dy }
}

/** The box a thing takes, squares. */
export function footprint(prop: Pick<Prop, 'at' | 'turn' | 'width' | 'depth'>): Bounds {
  const c = Math.abs(Math.cos(prop.turn))
  const s = Math.abs(Math.sin(prop.turn))
  const halfX = (prop.width * c + prop.depth * s) / 2
  const halfY = (prop.width * s + prop.depth * c) / 2
  const [x, y] = prop.at
  return { left: x - halfX, right: x + halfX, top: y - halfY, bottom: y + halfY }
}

/** The squares before and behind a door that must stay free. */
export function doorway(door: Door): Bounds {
  const [[x0, y0], [x1, y1]] = [door.from, door.to]
  const upright = Math.abs(x1 - x0) < Math.abs(y1 - y0)
  const reach = door.kind === 'window' ? 0 : 0.95
  return {
    left: Math.min(x0, x1) - (upright ? reach : -0.05),
    right: Math.max(x0, x1) + (upright ? reach : -0.05),
    top: Math.min(y0, y1) - (upright ? -0.05 : reach),
    bottom: Math.max(y0, y1) + (upright ? -0.05 : reach),
  }
}

/** Things with no front, whose drawing stands one way up. */
const upright: ReadonlySet<PropName> = new Set([
  'pillar',
  'well',
  'fountain',
  'magic-circle',
  'round-table',
  'reeds',
  'tuft',
])
const squared: ReadonlySet<PropName> = new Set([
  'table',
  'bench',
  'crate',
  'statue',
  'sarcophagus',
  'coffin',
  'altar',
  'throne',
  'cage',
  'grate',
  'trapdoor',
  'rug',
  'carpet',
  'bed',
  'timber-frame',
  'rack',
  'fence',
  'trough',
  'stall',
  'rowboat',
  'target',
  'hatch',
])

/** What looks so like another that nobody would count them apart. */
const alike: Partial<Record<PropName, readonly PropName[]>> = {
  sarcophagus: ['coffin'],
  coffin: ['sarcophagus'],
  'round-table': ['table'],
  table: ['round-table'],
  bedroll: ['bed'],
  bed: ['bedroll'],
  'fallen-pillar': ['pillar'],
  crystal: ['stalagmite'],
  brazier: ['campfire'],
  keg: ['barrel'],
}

/** How much longer a long table is than a table. */
const LONG = 1.7

/** Puts things on the map so that nothing overlaps, leaves its floor or stands in a doorway; keeps what was asked for in number. */
export class Furnisher {
  readonly props: Prop[] = []
  readonly lights: Light[] = []
  private readonly taken: Bounds[] = []
  private readonly flats: Bounds[] = []
  private readonly webs: Bounds[] = []
  private readonly aloft: Bounds[] = []
  private readonly left = new Map<PropName, number>()
  private readonly intent: Intent
  private readonly random: Random
  private readonly clear: Bounds[]

  constructor(intent: Intent, doors: readonly Door[], random: Random) {
    this.intent = intent
    this.random = random
    this.clear = doors.map(doorway)
    for (const wanted of intent.wanted) if (wanted.exactly !== undefined) this.left.set(wanted.kind, wanted.exactly)
  }

  /** How many of a kind stand already. */
  count(kind: PropName): number {
    return this.props.filter((prop) => prop.kind === kind).length
  }

  /** Keeps a box free of standing things. */
  reserve(bounds: Bounds): void {
    this.clear.push(bounds)
  }

  /** Whether a box is free of standing things and reserved places. */
  isFree(bounds: Bounds, gap = 0): boolean {
    return (
      !this.taken.some((other) => overlap(other, bounds, gap)) && !this.clear.some((other) => overlap(other, bounds))
    )
  }

  /** Whether a box may be seen from above: nothing hangs over it. */
  isOpen(bounds: Bounds): boolean {
    return !this.aloft.some((other) => overlap(other, bounds))
  }

  /** Puts one thing at a place, if it may stand there. */
  put(kind: PropName, space: Space, x: number, y: number, placing: Placing = {}): boolean {
    if (this.intent.forbids(kind) || this.left.get(kind) === 0) return false
    if (this.isTakenFor(kind)) return false
    const facts = kindOf(kind)
    const hung = facts.habit === 'hung'
    const flat = hung || facts.habit === 'flat'
    const wanted = this.intent.wanted.find((one) => one.kind === kind)
    const size = wanted?.size ?? 1
    const variant = this.random.int(0, 999)
    const place = {
      at: point(x, y),
      turn: round(placing.turn ?? 0),
      width: round((placing.width ?? facts.width) * size * (wanted?.long ? LONG : 1)),
      depth: round((placing.depth ?? facts.depth) * size),
    }
    const box = footprint(place)
    // A web hangs over carpets and all else that lies flat, but for other webs.
    const lying = kind === 'web' ? this.webs : this.flats
    if (flat ? !hung && lying.some((other) => overlap(other, box)) : !this.isFree(box, 0.04)) return false
    if (!fits(space, box)) return false
    const tint = wanted?.tint ?? placing.tint
    const prop: Prop = {
      kind,
      ...place,
      variant,
      ...(tint === undefined ? {} : { tint }),
      ...(flat ? { flat: true } : {}),
    }
    if (hung) this.aloft.push(...(kind === 'crowd' ? [] : [box]))
    else if (flat) lying.push(box)
    else this.taken.push(box)
    this.props.push(prop)
    const remaining = this.left.get(kind)
    if (remaining !== undefined) this.left.set(kind, remaining - 1)
    if (kind === 'magic-circle') this.reserve(shrunken(box, 0.62))
    if (wanted?.glowing && !facts.light)
      this.lights.push({ at: prop.at, radius: 2.4, colour: tint ?? '#ffd98a', strength: 0.7 })
    if (facts.light) {
      const { radius, colour, strength } = facts.light
      const glow = kind === 'crystal' || kind === 'magic-circle' || kind === 'cauldron' ? (tint ?? colour) : colour
      const grown = Math.sqrt((prop.width * prop.depth) / (facts.width * facts.depth))
      this.lights.push({ at: prop.at, radius: round(radius * (0.5 + 0.5 * grown)), colour: glow, strength })
    }
    return true
  }

  /** Whether a thing nobody asked for would be counted among what is asked for by number: a tomb among four coffins. */
  private isTakenFor(kind: PropName): boolean {
    const { wanted } = this.intent
    const likes = alike[kind] ?? []
    return likes.some((like) => this.left.has(like)) && wanted.every((one) => one.kind !== kind)
  }

  /** Puts one where it must stand and nowhere else, if the prompt asks for it. */
  grantAt(kind: PropName, [x, y]: Point, turn: number): boolean {
    if (!this.intent.wanted.some((one) => one.kind === kind)) return false
    const { width, depth } = kindOf(kind)
    const reach = Math.max(width, depth)
    const whole: Space = {
      outline: [
        [x - reach, y - reach],
        [x + reach, y - reach],
        [x + reach, y + reach],
        [x - reach, y + reach],
      ],
    }
    return this.put(kind, whole, x, y, { turn })
  }

  /** Fire at a place, whatever stands there. */
  ignite(x: number, y: number, size: number): void {
    const { light } = kindOf('flames')
    const at = point(x, y)
    const width = round(size)
    this.props.push({ kind: 'flames', at, turn: 0, width, depth: width, variant: this.random.int(0, 999), flat: true })
    // Flames side by side light the room as one: each with a light of its own would bleach it.
    const lit = this.lights.some(
      (other) => other.colour === light?.colour && Math.hypot(other.at[0] - x, other.at[1] - y) < 2,
    )
    if (light && !lit) this.lights.push({ at, ...light, radius: round(light.radius * (0.45 + 0.4 * size)) })
  }

  /** Ivy over a wall that runs the way `turn` says. */
  climb(x: number, y: number, turn: number): void {
    if (this.intent.forbids('ivy')) return
    const [width, depth] = [round(this.random.range(0.9, 1.8)), round(this.random.range(0.5, 0.9))]
    const variant = this.random.int(0, 999)
    this.props.push({ kind: 'ivy', at: point(x, y), turn: round(turn), width, depth, variant, flat: true })
  }

  /** A hole in a roof that is there already. */
  gape(x: number, y: number, size: number, tint: string): void {
    const [width, depth] = [round(size), round(size * this.random.range(0.7, 1))]
    const variant = this.random.int(0, 999)
    this.props.push({ kind: 'roof-hole', at: point(x, y), turn: 0, width, depth, variant, tint, flat: true })
  }

  /** Smoke over a place. */
  smoke(x: number, y: number, size: number): void {
    const width = round(size)
    const variant = this.random.int(0, 999)
    this.props.push({ kind: 'smoke', at: point(x, y), turn: 0, width, depth: width, variant, flat: true })
  }

  /** Steam over a place. */
  steam(x: number, y: number, size: number): void {
    const width = round(size)
    const variant = this.random.int(0, 999)
    this.props.push({ kind: 'steam', at: point(x, y), turn: 0, width, depth: width, variant, flat: true })
  }

  /** Makes each thing into another on the same ground, or takes it away with the light it gave. */
  alter(change: (prop: Prop) => Prop | undefined): void {
    for (let i = this.props.length - 1; i >= 0; i--) {
      const prop = this.props[i]!
      const after = change(prop)
      if (after === prop) continue
      if (after) this.props[i] = after
      else this.props.splice(i, 1)
      const [x, y] = prop.at
      if (after && kindOf(after.kind as PropName).light) continue
      for (let k = this.lights.length - 1; k >= 0; k--)
        if (this.lights[k]!.at[0] === x && this.lights[k]!.at[1] === y) this.lights.splice(k, 1)
    }
  }

  /** Puts `n` of a kind where that kind likes to stand; returns how many found room. */
  add(kind: PropName, n: number, space: Space, placing: Placing = {}): number {
    const { habit } = kindOf(kind)
    let done = 0
    for (let i = 0; i < n; i++) {
      if (habit === 'wall' || habit === 'corner' || kind === 'ivy') {
        if (this.againstWall(kind, space, habit === 'corner', placing)) done++
      } else if (habit === 'centre' && i === 0 && this.inMiddle(kind, space, placing)) done++
      else if (this.anywhere(kind, space, placing)) done++
      // A long one that fits nowhere is as long as others are.
      else if (this.isLong(kind) && this.anywhere(kind, space, { width: kindOf(kind).width / LONG, ...placing })) done++
    }
    return done
  }

  /** Against a wall with its back to it; in a corner if it can be. */
  againstWall(kind: PropName, space: Space, corner: boolean, placing: Placing = {}): boolean {
    const facts = kindOf(kind)
    const depth = placing.depth ?? facts.depth
    const width = placing.width ?? facts.width
    const places = alongWalls(space.outline, width, depth / 2 + (kind === 'torch' ? -0.06 : 0.09))
    const order = corner
      ? places
          .map((place) => ({ place, rank: cornering(space.outline, place.x, place.y) + this.random.range(0, 0.9) }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ place }) => place)
      : this.random.shuffle(places)
    return order.slice(0, 40).some((place) => this.put(kind, space, place.x, place.y, { turn: place.turn, ...placing }))
  }

  /** `n` of a kind side by side along one wall, evenly; falls back to wherever a wall is free. */
  row(kind: PropName, n: number, space: Space, placing: Placing = {}): number {
    const width = (placing.width ?? kindOf(kind).width) + 0.28
    const depth = placing.depth ?? kindOf(kind).depth
    const before = this.props.length
    for (const wall of this.random
      .shuffle(straightWalls(space.outline).filter((w) => w.length > width * 1.9))
      .slice(0, 3)) {
      const most = Math.max(1, Math.min(n - (this.props.length - before), Math.floor((wall.length - 0.3) / width)))
      const gap = Math.max(width, Math.min(wall.length / most, width * 1.8))
      for (let i = 0; i < most; i++) {
        const along = wall.length / 2 + (i - (most - 1) / 2) * gap
        const x = wall.x + wall.dx * along - wall.nx * (depth / 2 + 0.12)
        const y = wall.y + wall.dy * along - wall.ny * (depth / 2 + 0.12)
        this.put(kind, space, x, y, { turn: Math.atan2(wall.nx, -wall.ny), ...placing })
      }
      if (this.props.length - before >= n) break
    }
    // Walls too short for a row, as in towers, take one each.
    if (this.props.length === before) for (let i = 0; i < n; i++) this.againstWall(kind, space, false, placing)
    return this.props.length - before
  }

  /** In the roomiest place of the space. */
  inMiddle(kind: PropName, space: Space, placing: Placing = {}): boolean {
    const { left, right, top, bottom } = boundsOf(space.outline)
    const turn = right - left > bottom - top ? Math.PI / 2 : 0
    const lying = kind === 'table' || kind === 'bar' ? (turn === 0 ? Math.PI / 2 : 0) : turn
    const [x, y] = roomiest(space.outline)
    return [0, 0.5, -0.5, 1, -1].some((off) =>
      [0, 0.5, -0.5, 1, -1].some((down) => this.put(kind, space, x + off, y + down, { turn: lying, ...placing })),
    )
  }

  /** Anywhere it fits. */
  anywhere(kind: PropName, space: Space, placing: Placing = {}, tries = 30): boolean {
    const { left, right, top, bottom } = boundsOf(space.outline)
    for (let attempt = 0; attempt < tries; attempt++) {
      const x = this.random.range(left, right)
      const y = this.random.range(top, bottom)
      if (this.put(kind, space, x, y, { turn: this.casually(kind), ...placing })) return true
    }
    return false
  }

  /** Where it has `gap` squares of floor free all round it, as a table for its seats. */
  spacious(kind: PropName, space: Space, gap: number): boolean {
    const { left, right, top, bottom } = boundsOf(space.outline)
    const { depth, width: usual } = kindOf(kind)
    const width = this.isLong(kind) ? usual * LONG : usual
    for (let attempt = 0; attempt < 50; attempt++) {
      const at = point(this.random.range(left, right), this.random.range(top, bottom))
      const turn = this.casually(kind)
      const box = footprint({ at, turn, width: width + gap * 2, depth: depth + gap * 2 })
      if (fits(space, box) && this.isFree(box) && this.put(kind, space, at[0], at[1], { turn })) return true
    }
    return false
  }

  private isLong(kind: PropName): boolean {
    return this.intent.wanted.some((one) => one.kind === kind && one.long)
  }

  /** How a thing put down anywhere is turned: built things square to the walls, the rest as they fell. */
  private casually(kind: PropName): number {
    if (upright.has(kind)) return 0
    if (squared.has(kind)) return (this.random.int(0, 3) * Math.PI) / 2
    return this.random.range(0, Math.PI * 2)
  }
}

/** Whether a box lies on a space's floor: its corners, the middles of its sides and its own. */
function fits({ outline, keepOut, floor }: Space, { left, right, top, bottom }: Bounds): boolean {
  const m = 0.03
  for (let i = 0; i < 3; i++) {
    const x = i === 0 ? left + m : i === 1 ? (left + right) / 2 : right - m
    for (let k = 0; k < 3; k++) {
      const y = k === 0 ? top + m : k === 1 ? (top + bottom) / 2 : bottom - m
      if (!inside(outline, x, y) || (keepOut && insideRings(keepOut, x, y))) return false
      if (floor && !insideRings(floor, x, y)) return false
    }
  }
  return true
}

interface WallPlace {
  x: number
  y: number
  turn: number
}

interface Wall {
  x: number
  y: number
  dx: number
  dy: number
  /** Outward. */
  nx: number
  ny: number
  length: number
}

/** The straight walls of an outline (clockwise or not), each with its outward normal. */
export function straightWalls(outline: readonly Point[]): readonly Wall[] {
  const known = wallsOf.get(outline)
  if (known) return known
  const walls = straightWallsOf(outline)
  wallsOf.set(outline, walls)
  return walls
}

/** Asked of the same floor for every thing that stands against its walls. */
const wallsOf = new WeakMap<readonly Point[], readonly Wall[]>()

function straightWallsOf(outline: readonly Point[]): Wall[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length < 1e-6) return []
    const dx = (b[0] - a[0]) / length
    const dy = (b[1] - a[1]) / length
    const within = inside(outline, a[0] + dx * length * 0.5 - dy * 0.02, a[1] + dy * length * 0.5 + dx * 0.02)
    const side = within ? -1 : 1
    return [{ x: a[0], y: a[1], dx, dy, nx: -dy * side, ny: dx * side, length }]
  })
}

function alongWalls(outline: readonly Point[], width: number, off: number): WallPlace[] {
  return straightWalls(outline).flatMap((wall) => {
    const places: WallPlace[] = []
    const spare = wall.length - width
    const count = spare > 0 ? Math.max(1, Math.floor(spare / 0.4)) : 1
    for (let i = 0; i <= count; i++) {
      const along = spare > 0 ? width / 2 + 0.05 + ((spare - 0.1) * i) / count : wall.length / 2
      places.push({
        x: wall.x + wall.dx * along - wall.nx * off,
        y: wall.y + wall.dy * along - wall.ny * off,
        turn: Math.atan2(wall.nx, -wall.ny),
      })
    }
    return places
  })
}

/** How far a place is from the nearest corner of an outline. */
function cornering(outline: readonly Point[], x: number, y: number): number {
  let least = Infinity
  for (const corner of outline) {
    const [dx, dy] = [corner[0] - x, corner[1] - y]
    least = Math.min(least, dx * dx + dy * dy)
  }
  return Math.sqrt(least)
}

/** The place inside an outline farthest from its walls, to a quarter square. */
export function roomiest(outline: readonly Point[]): Point {
  const known = roomy.get(outline)
  if (known) return known
  const best = roomiestOf(outline)
  roomy.set(outline, best)
  return best
}

/** Asked of the same floor for every thing that goes in its middle. */
const roomy = new WeakMap<readonly Point[], Point>()

function roomiestOf(outline: readonly Point[]): Point {
  const { left, right, top, bottom } = boundsOf(outline)
  const middle: Point = [(left + right) / 2, (top + bottom) / 2]
  let best = middle
  let bestClearance = -Infinity
  for (let y = top + 0.5; y < bottom; y += 0.5) {
    for (let x = left + 0.5; x < right; x += 0.5) {
      if (!inside(outline, x, y)) continue
      const aside = Math.hypot(x - middle[0], y - middle[1]) * 0.02
      const clearance = distanceToOutline(outline, x, y, bestClearance + aside) - aside
      if (clearance > bestClearance) {
        bestClearance = clearance
        best = point(x, y)
      }
    }
  }
  return best
}

/** How far a place is from an outline; once it is known to be nearer than `enough`, some such distance. */
export function distanceToOutline(outline: readonly Point[], x: number, y: number, enough = 0): number {
  let least = Infinity
  let near = Infinity
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[j]!
    const [bx, by] = outline[i]!
    const lx = bx - ax
    const ly = by - ay
    const t = Math.min(1, Math.max(0, ((x - ax) * lx + (y - ay) * ly) / (lx * lx + ly * ly || 1)))
    const offX = x - ax - lx * t
    const offY = y - ay - ly * t
    // A root is taken only of what may be the least: a little over its square, for what rounding takes off.
    if (offX * offX + offY * offY > near) continue
    least = Math.min(least, Math.hypot(offX, offY))
    if (least < enough) return least
    near = least * least * (1 + 1e-9)
  }
  return least
}
