import { EndType, FillRule, inflatePathsD, intersectD, JoinType } from '@countertype/clipper2-ts'
import type { Random } from '../../../paint/random.ts'
import { plant, trunk } from '../clearing/trees.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import { anyFrame } from '../frame.ts'
import { distanceToOutline, type Space } from '../furnish.ts'
import { inside, insideRings, point, rectangle, union } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import { Plot } from '../plot.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'
import { Bailey, type Stead } from './bailey.ts'
import { type Circuit, circuitOf, type Extent, heading, offsetLine } from './circuit.ts'
import { type Gatehouse, type GateKind, gatehouse, gateWidth } from './gatehouse.ts'
import { greatHall, guardRoom, outbuildings, smithy, stable, towerRooms, walk, yard as yardLines } from './halls.ts'
import { type Keep, type KeepKind, roundKeep, squareKeep } from './keep.ts'
import { type Tower, type TowerKind, towerAt } from './towers.ts'

/** What a castle is to be like, before any of it is drawn. */
interface Design {
  circuit: Circuit
  gate: GateKind
  keep: KeepKind
  /** The keep's box where it has four walls. */
  block: { x: number; y: number; width: number; height: number }
  towers: TowerKind
  radius: number
  /** The first row of a wall across the yard, which makes two wards of it. */
  divide: number | undefined
}

/** A stretch of the curtain between two towers: its middle line, clockwise. */
type Stretch = Point[]

/** Lays out a castle: a curtain with its walk, towers and gatehouse, the keep, and the yard with what leans on its walls. */
export function castle(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const plan = random.fork('plan')
  const plot = new Plot(site, anyFrame(columns, rows, undefined, plan))
  const moated = intent.asks('river', 'water') && !intent.forbids('water', 'river')
  const design = designOf(plot, moated, plan)
  const { circuit } = design
  const { gate, front } = circuit
  const whole: Space = { outline: rectangle(-1, -1, columns + 2, rows + 2) }

  const corner = design.keep === 'corner' ? cornerOf(circuit, design.block) : -1
  const { towers, stretches, ways } = curtainOf(design, corner)
  const solid = [circuit.outer, ...towers.map(({ ring }) => ring)]
  const drawbridge = outside(plot, design, solid, moated)
  plot.floor(circuit.outer, { ground: yardGround(intent, plan), ...yardTint(intent) })
  const steps = stairs(plot, stretches, design, plan)
  const divided = design.divide === undefined ? undefined : crossWall(plot, design, design.divide, plan)
  for (const stretch of stretches) raiseStretch(plot, stretch)
  for (const tower of towers) raiseTower(plot, tower)
  const entry = gatehouse(plot, design.gate, gate, front)

  const bailey = new Bailey(plot.frame.width, plot.frame.height, circuit.inner, [
    ...towers.map(({ ring }) => ring),
    ...entry.solids,
    ...(divided ? [divided.outline] : []),
  ])
  const open = (x: number, y: number) => bailey.isFree(x, y) || !inside(circuit.outer, x, y)
  const keep =
    design.keep === 'round'
      ? roundKeep(
          plot,
          [design.block.x + design.block.width / 2, design.block.y + design.block.height / 2],
          design.block.width / 2,
        )
      : squareKeep(plot, design.block, ways, (x, y) => bailey.isFree(x, y), open, plan)
  const mound = design.keep === 'round' && plan.chance(0.6) ? motte(plot, design, keep, plan) : []
  clearWays(plot, bailey, design, towers, entry, steps, divided)
  const { x, y, width, height } = design.block
  const lane = mound.length > 0 ? 2 : 1
  bailey.take(x - lane, y - lane, x + width + lane, y + height + lane)
  const steads = outhouses(plot, bailey, keep, plan)

  for (const step of steps) plot.put('stairs-up', whole, ...step.at, { turn: step.turn, width: 0.9, depth: 1.5 })
  const built = [
    ...(mound.length > 0 ? [mound] : []),
    ...towers.map(({ ring }) => ring),
    ...entry.solids,
    keep.ring,
    ...(divided ? [divided.outline] : []),
  ]
  const shut = union([...built, ...steads.map(({ box }) => box)].map((ring) => plot.frame.ring(ring)))
  const wards = wardsOf(plot, circuit, design).map((outline): Space => ({ outline, keepOut: shut }))
  const outer = wards[0]!
  for (const side of [-1.9, 1.9]) plot.put('torch', outer, gate + side, front - 2.45, { turn: Math.PI })
  plot.reserve(gate - 1, front - 4, gate + 1, front + entry.proud)
  for (const ward of wards) site.roomFirst('gallows', ward)
  dress(site, wards, random.fork('yard'))
  merlons(plot, stretches, towers, entry)
  for (const stead of steads) site.furnish(stead.purpose, plot.space(stead.floor), stead.walled ? undefined : 1)
  site.grant(wards, ['tree', 'stairs-up', 'bridge', 'merlon', 'roof'])
  const lines = random.shuffle(yardLines)
  for (const [i, ward] of wards.entries())
    site.place(
      wards.length > 1 ? (i === 0 ? 'Outer ward' : 'Inner ward') : 'Courtyard',
      ward,
      [lines[i % lines.length]!],
      'glade',
    )
  const rooms = keep.rooms.map(({ floor }) => plot.space(floor))
  for (const [i, { purpose }] of keep.rooms.entries()) site.furnish(purpose, rooms[i]!)
  for (const guard of entry.guards) site.furnish(guardRoom, plot.space(guard), 1)
  const lofts = towers.filter(({ doors }) => doors.length > 0).map(({ floor }) => plot.space(floor))
  // Between its doors a small tower has no wall left: what stands there stands free.
  for (const loft of lofts) site.furnisher.anywhere(plan.pick(['crate', 'barrel', 'brazier', 'sacks'] as const), loft)
  for (const [i, loft] of lofts.entries()) site.furnish(towerRooms[i % 2]!, loft, 1)
  const upper = steps[0]
  if (upper) site.place('Wall-walk', plot.space(upper.walk), [random.pick(walk)], 'chamber')
  grow(plot, design, solid, random.fork('trees'))
  const indoors = [...rooms, ...steads.map(({ floor }) => plot.space(floor))]
  site.age(indoors, true)
  if (intent.asks('flooded')) site.soak([...wards, ...rooms])
  site.weather(wards, 7)
  site.kindle([...rooms, ...wards, ...indoors.slice(rooms.length), ...lofts], { seatings: 7, flames: 110 })
  return site.scene({
    setting: 'castle',
    base: intent.season === 'winter' ? 'snow' : intent.asks('sandstone') ? 'sand' : 'grass',
    masonry: intent.asks('brick')
      ? 'brick'
      : intent.asks('timber-floor', 'wood')
        ? 'timber'
        : intent.asks('marble')
          ? 'marble'
          : 'ashlar',
    stone: stoneOf(intent),
    square: (x, y) => (drawbridge?.wet(x + 0.5, y + 0.5) && !drawbridge.dry.has(`${x},${y}`) ? '~' : '.'),
  })
}

/** Draws up a castle: how its curtain runs, and where its gate and keep are. */
function designOf({ frame: { width, height } }: Plot, moated: boolean, random: Random): Design {
  const least = Math.min(width, height)
  const small = least < 20
  const margin = small ? 2 : moated ? 4 : 3
  // What the sheet can spare beyond a castle's own size is left to one side or the other.
  const spare = (long: number) => Math.max(0, Math.min(4, long - margin * 2 - 16))
  const [aside, above] = [random.int(0, spare(width)), random.int(0, Math.min(spare(height), small ? 0 : 2))]
  const [left, top] = [margin + random.int(0, aside), margin + random.int(0, above)]
  const extent: Extent = {
    left,
    top,
    right: width - margin - (aside - (left - margin)),
    bottom: height - margin - (above - (top - margin)),
  }
  const towers = random.pick(['round', 'round', 'square', 'square', 'eight-sided', 'half-round'] as const)
  const radius = small
    ? 1.8
    : towers === 'round' || towers === 'eight-sided'
      ? random.pick([1.8, 2, 2.3])
      : random.pick([1.8, 2])
  const gate = random.pick(['two rooms', 'two rooms', 'one room', 'twin towers'] as const)
  const circuit = circuitOf(extent, gateWidth(gate), radius, random)
  const { keep, block } = keepOf(circuit, extent, radius, random)
  const deep = extent.bottom - extent.top
  const rectangular = circuit.corners.length === 4 && circuit.square
  const low = block.y + block.height
  const divide =
    rectangular && keep !== 'middle' && deep >= 16 && extent.bottom - 6 - low >= 2 && random.chance(0.6)
      ? random.int(Math.max(low + 2, extent.top + 7), Math.max(low + 2, extent.bottom - 7))
      : undefined
  return {
    circuit,
    gate,
    keep,
    block,
    towers,
    radius,
    divide: divide !== undefined && divide <= extent.bottom - 7 ? divide : undefined,
  }
}

/** Which keep it is and the box it fills, clear of towers and of the way in. */
function keepOf(
  { inner, corners, square }: Circuit,
  extent: Extent,
  radius: number,
  random: Random,
): Pick<Design, 'keep' | 'block'> {
  const { left, top, right, bottom } = extent
  const [wide, deep] = [right - left, bottom - top]
  const roomy = ({ x, y, width, height }: Design['block']) =>
    corners.every(({ at: [cx, cy] }) => {
      const [dx, dy] = [Math.max(x - cx, cx - x - width, 0), Math.max(y - cy, cy - y - height, 0)]
      return Math.hypot(dx, dy) > radius + 0.6
    })
  const fits = ({ x, y, width, height }: Design['block'], lane: number) =>
    rectangle(x - lane, y - lane, width + 2 * lane, height + 2 * lane).every(([px, py]) =>
      inside(inner, px + (px === x - lane ? 0.05 : -0.05), py + (py === y - lane ? 0.05 : -0.05)),
    )
  const depth = Math.max(5, Math.round(deep * random.range(0.3, 0.38)))
  const back = (): Design['block'] => {
    const width = Math.min(wide - 2 * Math.ceil(radius) - 3, Math.max(depth, random.int(8, 11)))
    const spare = wide - 2 - 2 * Math.ceil(radius) - width
    return { x: left + 1 + Math.ceil(radius) + random.int(0, Math.max(0, spare)), y: top + 1, width, height: depth }
  }
  const corner = (): Design['block'] => {
    const width = random.int(7, 8)
    const out = left > 2 && top > 2 ? 1 : 0
    return { x: left - out, y: top - out, width, height: Math.min(width, depth + 1) }
  }
  // By itself: anywhere towards the far wall where one can walk about it.
  const alone = (width: number, height: number): Design['block'] | undefined => {
    const places: Design['block'][] = []
    for (let y = top + 2; y + height <= bottom - 4; y++)
      for (let x = left + 2; x + width <= right - 2; x++) {
        const block = { x, y, width, height }
        if (fits(block, 1) && roomy(block)) places.push(block)
      }
    const far = places.filter(({ y }) => y <= top + 2 + deep * 0.22)
    return places.length === 0 ? undefined : random.pick(far.length > 0 ? far : places)
  }
  const atCorner = square && corners.some(({ at: [x, y] }) => x === left + 0.5 && y === top + 0.5)
  const kinds = random.shuffle(['back', 'corner', 'corner', 'middle', 'middle', 'round'] as const)
  for (const keep of kinds) {
    if (keep === 'corner') {
      if (atCorner) return { keep, block: corner() }
      continue
    }
    const round = deep < 15 ? 6 : random.int(7, 8)
    const block =
      keep === 'back' ? back() : keep === 'round' ? alone(round, round) : alone(random.int(7, 9), random.int(5, 7))
    if (block && fits(block, keep === 'back' ? 0 : 1) && roomy(block)) return { keep, block }
  }
  for (const size of [6, 5, 4]) {
    const block = alone(size, size)
    if (block) return { keep: 'middle', block }
  }
  throw new RangeError('No castle is so small that its keep does not stand in it')
}

/** Which of the corners the keep stands in for. */
const cornerOf = ({ corners }: Circuit, { x, y, width, height }: Design['block']) =>
  corners.findIndex(({ at }) => at[0] > x && at[0] < x + width && at[1] > y && at[1] < y + height)

/** The towers of a curtain and the stretches between them, from one side of the gate round to the other; `ways` lead from the walk into a keep. */
function curtainOf(design: Design, keepAt: number) {
  const { circuit, block, gate, towers: kind, radius } = design
  const { corners, front } = circuit
  const mid = front - 0.5
  const width = gateWidth(gate)
  const [from, to] = [
    circuit.gate - (gate === 'one room' ? 2 : width / 2),
    circuit.gate + width - (gate === 'one room' ? 2 : width / 2),
  ]
  // The gate stands between the last corner to its right and the first to its left.
  const start = corners.findIndex(
    ({ at }, i) => at[1] === mid && corners[(i + corners.length - 1) % corners.length]!.at[1] === mid,
  )
  const around = corners.map((_, i) => corners[(start + i) % corners.length]!)
  const towers: Tower[] = []
  const stretches: Stretch[] = []
  const ways: (readonly [Point, Point])[] = []
  let run: Point[] = [[from, mid]]
  const stop = (tower: Pick<Tower, 'at' | 'reach'>, before: Point, after: Point | undefined) => {
    const back: Point = [-before[0], -before[1]]
    const near = tower.reach(back)
    stretches.push([...run, [tower.at[0] + back[0] * near, tower.at[1] + back[1] * near]])
    if (!after) return
    const far = tower.reach(after)
    run = [[tower.at[0] + after[0] * far, tower.at[1] + after[1] * far]]
  }
  for (const [i, { at, towered }] of around.entries()) {
    // Bends of the wall that lie within a tower are none.
    const clear = (p: Point) => Math.hypot(p[0] - at[0], p[1] - at[1]) > radius + 0.5
    if (towered) while (run.length > 1 && !clear(run.at(-1)!)) run.pop()
    if (
      !towered &&
      run.length === 1 &&
      towers.some((tower) => Math.hypot(tower.at[0] - at[0], tower.at[1] - at[1]) < radius + 0.5)
    )
      continue
    const beyond = around.slice(i + 1).find((next) => !towered || next.towered || clear(next.at))
    const next = beyond?.at ?? ([to, mid] as const)
    const [before, after] = [heading(run.at(-1)!, at), heading(at, next)]
    if (corners[keepAt]?.at === at) {
      const reach = ([dx, dy]: Point) =>
        dx > 0.5
          ? block.x + block.width - at[0]
          : dx < -0.5
            ? at[0] - block.x
            : dy > 0.5
              ? block.y + block.height - at[1]
              : at[1] - block.y
      stop({ at, reach }, before, after)
      for (const [ex, ey] of [stretches.at(-1)!.at(-1)!, run[0]!])
        ways.push(
          Math.abs(ey - at[1]) < 0.01
            ? [
                [ex, ey - 0.5],
                [ex, ey + 0.5],
              ]
            : [
                [ex - 0.5, ey],
                [ex + 0.5, ey],
              ],
        )
    } else if (towered) {
      const tower = towerAt(kind, at, before, after, radius)
      towers.push(tower)
      stop(tower, before, after)
    } else run.push(at)
    // A long wall has a tower in its middle.
    const long = Math.hypot(next[0] - at[0], next[1] - at[1])
    const level = Math.abs(after[0]) < 1e-6 || Math.abs(after[1]) < 1e-6
    if (i + 1 < around.length && long > 12.5 && level && (kind === 'half-round' || kind === 'square' || long > 18)) {
      const half = Math.round(long / 2 - 0.5) + 0.5
      const middle: Point = [at[0] + after[0] * half, at[1] + after[1] * half]
      const apart =
        middle[0] < block.x - 2.6 ||
        middle[0] > block.x + block.width + 2.6 ||
        middle[1] < block.y - 2.6 ||
        middle[1] > block.y + block.height + 2.6
      const whole = design.divide === undefined || Math.abs(middle[1] - design.divide - 0.5) > radius + 1
      if (apart && whole) {
        const tower = towerAt(kind, middle, after, after, Math.min(radius, 2))
        towers.push(tower)
        stop(tower, after, after)
      }
    }
  }
  stretches.push([...run, [to, mid]])
  return { towers, stretches, ways }
}

/** The two faces of a stretch and the walk between. */
function raiseStretch(plot: Plot, stretch: Stretch): void {
  const [out, within] = [offsetLine(stretch, 0.5), offsetLine(stretch, -0.5)]
  plot.wall(out, false)
  plot.wall(within, false)
  plot.floor([...out, ...within.toReversed()], { ground: 'flagstone', rise: 0.9 })
}

function raiseTower(plot: Plot, tower: Tower): void {
  for (const [from, to] of tower.doors) plot.door('door', from, to)
  plot.floor(tower.ring, { ground: 'flagstone', rise: 1.2 })
  plot.wall(tower.ring)
}

/** A stair from the yard up to the walk. */
interface Stair {
  at: Point
  turn: number
  /** The walk it comes up to. */
  walk: Point[]
}

/** Finds room for two stairs to the walk, and opens the walk's inner face for them. */
function stairs(plot: Plot, stretches: readonly Stretch[], { block, keep, circuit }: Design, random: Random): Stair[] {
  const found: Stair[] = []
  const places = stretches.flatMap((stretch) => {
    const within = offsetLine(stretch, -0.5)
    const out = offsetLine(stretch, 0.5)
    return within.slice(1).map((to, i) => ({ from: within[i]!, to, out: [out[i]!, out[i + 1]!] as const }))
  })
  const long = ({ from, to }: { from: Point; to: Point }) => Math.hypot(to[0] - from[0], to[1] - from[1])
  const order = random
    .shuffle(places.filter((place) => long(place) > 2.1))
    .sort((a, b) => Math.min(5, long(b)) - Math.min(5, long(a)))
  for (const place of order) {
    if (found.length === 2) break
    const { from, to, out } = place
    const length = long(place)
    const [dx, dy] = heading(from, to)
    // Near an end of its wall, which leaves the rest for what leans on it.
    const along = random.chance(0.5) ? Math.min(0.6, (length - 1) / 2) : Math.max((length - 1) / 2, length - 1.6)
    const jamb = (t: number) => point(from[0] + dx * t, from[1] + dy * t)
    const [a, b] = [jamb(along), jamb(along + 1)]
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    // Inward is to the right of a clockwise curtain.
    const [nx, ny] = [-dy, dx]
    const foot: Point = [middle[0] + nx * 1.8, middle[1] + ny * 1.8]
    const lane = keep === 'corner' || keep === 'back' ? 1.2 : 0.6
    const inKeep = (p: Point) =>
      p[0] > block.x - lane &&
      p[0] < block.x + block.width + lane &&
      p[1] > block.y - lane &&
      p[1] < block.y + block.height + lane
    if (inKeep(foot) || inKeep(middle) || !inside(circuit.inner, ...foot)) continue
    if (Math.abs(middle[0] - circuit.gate) < 3 && middle[1] > circuit.front - 3) continue
    if (found.some(({ at }) => Math.hypot(at[0] - middle[0], at[1] - middle[1]) < 6)) continue
    plot.door('arch', a, b, 'open')
    found.push({
      at: [middle[0] + nx * 0.8, middle[1] + ny * 0.8],
      turn: Math.atan2(-nx, ny),
      walk: [from, to, out[1], out[0]],
    })
  }
  return found
}

/** A wall across the yard with a gate in it, and its walk. */
function crossWall(plot: Plot, { circuit: { inner } }: Design, row: number, random: Random) {
  const xs = inner.map(([x]) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const gate = random.int(left + 3, right - 3)
  for (const x of [left, right]) plot.door('arch', [x, row], [x, row + 1], 'open')
  plot.door('double', [gate - 1, row + 1], [gate + 1, row + 1], 'open')
  const stretches: Stretch[] = [
    [
      [gate - 1, row + 0.5],
      [left, row + 0.5],
    ],
    [
      [right, row + 0.5],
      [gate + 1, row + 0.5],
    ],
  ]
  for (const [[ax], [bx]] of stretches as [Point, Point][]) {
    for (const y of [row, row + 1])
      plot.wall(
        [
          [ax, y],
          [bx, y],
        ],
        false,
      )
    plot.floor(rectangle(Math.min(ax, bx), row, Math.abs(ax - bx), 1), { ground: 'flagstone', rise: 0.9 })
  }
  for (const x of [gate - 1, gate + 1])
    plot.wall(
      [
        [x, row],
        [x, row + 1],
      ],
      false,
    )
  plot.floor(rectangle(gate - 1, row, 2, 1), { ground: 'cobble' })
  return { outline: rectangle(left, row, right - left, 1), gate, row }
}

/** The mound a keep stands on, and the steps up to its door. */
function motte(plot: Plot, { block, circuit }: Design, { ring }: Keep, random: Random): Point[] {
  const [x, y, r] = [block.x + block.width / 2, block.y + block.height / 2, block.width / 2]
  const seed = random.range(0, 6)
  const mound = Array.from({ length: 36 }, (_, i): Point => {
    const a = (i / 36) * Math.PI * 2
    const far = r + 1.25 + 0.25 * Math.sin(a * 3 + seed) + 0.15 * Math.sin(a * 5 + seed * 2)
    return point(x + Math.cos(a) * far, y + Math.sin(a) * far)
  })
  if (mound.some(([u, v]) => !inside(circuit.inner, u, v))) return []
  const { floors } = plot.site
  const own = floors.findIndex(
    ({ outline }) => outline.length === ring.length && Math.abs(outline[0]![0] - plot.frame.at(...ring[0]!)[0]) < 1e-6,
  )
  const tint =
    plot.site.intent.season === 'winter' ? '#c9d0d6' : plot.site.intent.asks('sandstone') ? '#b49a68' : '#697049'
  floors.splice(own < 0 ? floors.length : own, 0, {
    outline: plot.frame.ring(mound),
    ground: 'earth',
    rise: 0.7,
    edge: 'cliff',
    tint,
  })
  plot.put('stairs-up', plot.space(rectangle(x - 3, y, 6, r + 4)), x, y + r + 1.05, { turn: 0, width: 1.9, depth: 1.7 })
  return mound
}

/** Keeps free what one walks by: before towers' doors, stairs and gates. */
function clearWays(
  plot: Plot,
  bailey: Bailey,
  { circuit: { gate, front } }: Design,
  towers: readonly Tower[],
  entry: Gatehouse,
  steps: readonly Stair[],
  divided: { gate: number; row: number } | undefined,
): void {
  const about = ([x, y]: Point, reach: number) => bailey.take(x - reach, y - reach, x + reach, y + reach)
  for (const { doors } of towers) {
    const door = doors.at(-1)
    if (door) about([(door[0][0] + door[1][0]) / 2, (door[0][1] + door[1][1]) / 2], 1)
  }
  for (const { at } of steps) about(at, 1.3)
  bailey.take(entry.from, front - 3, entry.to, front)
  bailey.take(gate - 1, front - 6, gate + 1, front)
  if (!divided) return
  bailey.take(divided.gate - 1.5, divided.row - 2, divided.gate + 1.5, divided.row + 3)
  bailey.take(0, divided.row - 1, plot.frame.width, divided.row + 2)
}

/** A building of the yard: what it is, its box, its floor, and whether it has a front wall and a door. */
interface Outhouse {
  purpose: Purpose
  box: Point[]
  floor: Point[]
  walled: boolean
}

/** Builds what a castle needs in its yard, where it leaves room. */
function outhouses(plot: Plot, bailey: Bailey, keep: Keep, random: Random): Outhouse[] {
  const { intent } = plot.site
  const within = keep.rooms.map(({ purpose: { name } }) => name)
  type Size = readonly [long: number, deep: number]
  const needs: { purpose: Purpose; sizes: readonly Size[]; walled: boolean }[] = [
    {
      purpose: stable,
      sizes: [
        [5, 3],
        [4, 3],
        [5, 2],
        [4, 2],
        [3, 2],
      ],
      walled: false,
    },
    {
      purpose: smithy,
      sizes: [
        [4, 3],
        [3, 3],
        [4, 2],
        [3, 2],
      ],
      walled: false,
    },
    ...random.shuffle(outbuildings.filter(({ name }) => !within.includes(name))).map((purpose) => ({
      purpose,
      sizes: [
        [random.int(4, 6), random.int(3, 4)],
        [4, 3],
        [3, 3],
      ] as Size[],
      walled: true,
    })),
  ]
  if (!within.includes(greatHall.name))
    needs.unshift({
      purpose: greatHall,
      sizes: [
        [8, 5],
        [6, 4],
      ],
      walled: true,
    })
  const asked = ({ name }: Purpose) => intent.asks(name.toLowerCase()) || (name === 'Shrine' && intent.asks('temple'))
  needs.sort((a, b) => Number(asked(b.purpose)) - Number(asked(a.purpose)))
  const most = random.int(3, 5)
  const done: Outhouse[] = []
  for (const { purpose, sizes, walled } of needs) {
    if (done.length >= most) break
    const stead = bailey.build(sizes, random)
    if (stead) done.push(walled ? raiseHouse(plot, stead, purpose) : raiseShed(plot, stead, purpose))
  }
  return done
}

/** The corners of a building from its front left on round by its back, front open. */
function sidesOf({ x, y, width, height, front: [fx, fy] }: Stead): [Point, Point, Point, Point] {
  const [a, b, c, d] = rectangle(x, y, width, height) as [Point, Point, Point, Point]
  if (fy > 0) return [d, a, b, c]
  if (fy < 0) return [b, c, d, a]
  return fx > 0
    ? ([c, d, a, b].toReversed() as [Point, Point, Point, Point])
    : ([a, b, c, d].toReversed() as [Point, Point, Point, Point])
}

/** Open to the front, a roof on two walls. */
function raiseShed(plot: Plot, stead: Stead, purpose: Purpose): Outhouse {
  const { x, y, width, height } = stead
  const box = rectangle(x, y, width, height)
  plot.floor(box, { ground: 'cobble', tint: purpose === stable ? '#8a7348' : '#6f6a66', rise: 0.2 })
  const [frontLeft, backLeft, backRight, frontRight] = sidesOf(stead)
  if (stead.leaning) {
    plot.wall([frontLeft, backLeft], false)
    plot.wall([backRight, frontRight], false)
  } else plot.wall([frontLeft, backLeft, backRight, frontRight], false)
  return { purpose, box, floor: rectangle(x + 0.2, y + 0.2, width - 0.4, height - 0.4), walled: false }
}

/** Four walls, a door in front. */
function raiseHouse(plot: Plot, stead: Stead, purpose: Purpose): Outhouse {
  const { x, y, width, height, front } = stead
  const box = rectangle(x, y, width, height)
  const [frontLeft, backLeft, backRight, frontRight] = sidesOf(stead)
  const along = heading(frontLeft, frontRight)
  const long = front[0] === 0 ? width : height
  const from = Math.floor((long - 1) / 2)
  const jamb = (t: number): Point => [frontLeft[0] + along[0] * t, frontLeft[1] + along[1] * t]
  plot.door('door', jamb(from), jamb(from + 1))
  if (long > 5) plot.door('window', jamb(long - 2), jamb(long - 1))
  plot.floor(box, { ground: purpose.ground === 'tile' ? 'tile' : (purpose.ground ?? 'planks'), rise: 0.3 })
  plot.wall(stead.leaning ? [backLeft, frontLeft, frontRight, backRight] : box, !stead.leaning)
  return { purpose, box, floor: rectangle(x + 0.25, y + 0.25, width - 0.5, height - 0.5), walled: true }
}

/** The yard, or its two halves, outermost first, on the sheet. */
function wardsOf({ frame }: Plot, { inner }: Circuit, { divide }: Design): Point[][] {
  if (divide === undefined) return [frame.ring(inner)]
  const path = (ring: readonly Point[]) => ring.map(([x, y]) => ({ x, y }))
  return [rectangle(0, divide + 1, frame.width, frame.height), rectangle(0, 0, frame.width, divide)].map((half) => {
    const [ring] = intersectD([path(inner)], [path(half)], FillRule.NonZero, 3)
    return frame.ring((ring ?? []).map(({ x, y }): Point => [x, y]))
  })
}

const yardGround = (intent: Intent, random: Random) => {
  const usual = random.pick(['earth', 'earth', 'earth', 'cobble', 'grass'] as const)
  return intent.asks('stone', 'ornate', 'marble')
    ? 'flagstone'
    : usual === 'grass' && intent.season === 'winter'
      ? 'snow'
      : usual
}
const yardTint = (intent: Intent) => (intent.asks('burning') ? { tint: '#6a5f50' } : {})

/** How near to the walls a moat begins, and where it ends. */
const MOAT = [0.7, 3.2] as const

const grown = (rings: readonly (readonly Point[])[], by: number): Point[][] =>
  inflatePathsD(
    rings.map((ring) => ring.map(([x, y]) => ({ x, y }))),
    by,
    JoinType.Round,
    EndType.Polygon,
    2,
    2,
    0.06,
  ).map((ring) => ring.map(({ x, y }) => point(x, y)))

/** The ground before the walls: the road to the gate, the moat with its bridge, and where that is wet. */
function outside(
  plot: Plot,
  { circuit: { gate, front, outer }, gate: kind }: Design,
  solid: readonly Point[][],
  moated: boolean,
) {
  const { site, frame } = plot
  const { intent, columns, rows, random } = site
  const spread = (share: number, scale: number) => noisePatches(columns, rows, share, scale, random.int(0, 1e6))
  if (intent.season === 'winter') site.areas.push({ kind: 'snow', outlines: spread(0.5, 5) })
  else site.areas.push({ kind: 'undergrowth', outlines: spread(0.3, 4) })
  if (intent.season === 'autumn') site.areas.push({ kind: 'moss', outlines: spread(0.35, 3), tint: '#a06a2e' })
  if (intent.asks('overgrown', 'mossy', 'ruined', 'abandoned', 'ancient'))
    site.areas.push({ kind: 'moss', outlines: spread(0.3, 3), above: true })
  if (intent.asks('rain', 'storm')) site.areas.push({ kind: 'mud', outlines: spread(0.2, 2.2), above: true })
  if (intent.asks('burning')) site.areas.push({ kind: 'ash', outlines: spread(0.3, 3) })
  if (intent.asks('bloody')) site.areas.push({ kind: 'blood', outlines: spread(0.04, 1.4) })
  const bend = random.range(-0.5, 0.5) * (frame.height - front)
  site.areas.push({
    kind: 'path',
    outlines: [
      frame.ring([
        [gate - 1.1, front - 1],
        [gate + 1.1, front - 1],
        [gate + 1.3, front + 2],
        [gate + 1.8 + bend, frame.height + 1],
        [gate - 1.6 + bend, frame.height + 1],
        [gate - 1.2, front + 2],
      ]),
    ],
  })
  if (!moated) return undefined
  const bank = grown(union(solid), MOAT[0])
  const shore = grown([outer], MOAT[1])
  const rings = [...shore, ...bank].map((ring) => frame.ring(ring))
  const tint = intent.tintOf('water', 'river')
  site.areas.push({
    kind: intent.season === 'winter' ? 'ice' : 'water',
    outlines: rings,
    ...(tint === undefined ? {} : { tint }),
  })
  // The gatehouse comes out over the moat; the bridge goes on from it.
  const sill = kind === 'twin towers' ? front + 0.05 : front + 1.05
  const [from, to] = [sill, Math.min(front + 3.65, frame.height - 0.05)]
  const sheet: Space = { outline: rectangle(0, 0, columns, rows) }
  plot.put('bridge', sheet, gate, (from + to) / 2, { width: 2, depth: to - from })
  plot.reserve(gate - 1, front, gate + 1, front + 4)
  const dry = new Set<string>()
  for (const u of [gate - 0.5, gate + 0.5])
    for (let v = front + 0.5; v < front + 4; v++) {
      const [x, y] = frame.at(u, v)
      dry.add(`${Math.floor(x)},${Math.floor(y)}`)
    }
  return { wet: (x: number, y: number) => insideRings(rings, x, y), dry }
}

function dress(site: Site, wards: readonly Space[], random: Random): void {
  const { furnisher, intent } = site
  const outer = wards[0]!
  const inner = wards.at(-1)!
  furnisher.add(
    intent.asks('statue') ? 'statue' : intent.asks('fountain') ? 'fountain' : 'well',
    1,
    random.chance(0.5) ? outer : inner,
  )
  for (const kind of [
    'wagon',
    'dummy',
    'dummy',
    'target',
    'hay',
    'barrel',
    'barrel',
    'crate',
    'crate',
    'sacks',
    'trough',
    'brazier',
    'brazier',
  ] as const)
    furnisher.anywhere(
      kind,
      kind === 'wagon' ? outer : random.pick(wards),
      kind === 'wagon' ? { turn: random.range(0, 6.28) } : { turn: 0 },
    )
  if (intent.asks('ruined', 'broken', 'abandoned'))
    for (let i = 0; i < 7; i++) furnisher.anywhere('rubble', random.pick(wards))
}

/** Merlons on the outer face of the curtain and about the towers' tops. */
function merlons(
  plot: Plot,
  stretches: readonly Stretch[],
  towers: readonly Tower[],
  { merlons: gate }: Gatehouse,
): void {
  const { site } = plot
  const whole: Space = { outline: rectangle(-1, -1, site.columns + 2, site.rows + 2) }
  const tint = stoneOf(site.intent)
  const own = tint === undefined ? {} : { tint }
  const set = ([x, y]: Point, turn: number) => plot.put('merlon', whole, x, y, { turn, ...own })
  for (const stretch of stretches) {
    const line = offsetLine(stretch, 0.55)
    for (const [i, to] of line.slice(1).entries()) {
      const from = line[i]!
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const [dx, dy] = heading(from, to)
      const count = Math.floor((length - 0.3) / 1.1)
      for (let k = 0; k < count; k++) {
        const t = length / 2 + (k - (count - 1) / 2) * 1.1
        set([from[0] + dx * t, from[1] + dy * t], Math.atan2(dy, dx))
      }
    }
  }
  for (const at of gate) set(at, Math.PI)
  for (const { brow } of towers) for (const { at, heading: a } of brow) set(at, a + Math.PI / 2)
}

/** A few trees before the walls. */
function grow(plot: Plot, { circuit: { gate, front } }: Design, solid: readonly Point[][], random: Random): void {
  const { site, frame } = plot
  const { intent, furnisher } = site
  if (intent.forbids('tree')) return
  const [outline] = union(solid.map((ring) => frame.ring(ring))).sort((a, b) => b.length - a.length)
  const way =
    ([[ax, ay], [bx, by]]: readonly [Point, Point]) =>
    (x: number, y: number) =>
      x > Math.min(ax, bx) && x < Math.max(ax, bx) && y > Math.min(ay, by) && y < Math.max(ay, by)
  const onRoad = way([frame.at(gate - 2.6, front), frame.at(gate + 2.6, frame.height + 2)])
  site.trees.push(
    ...plant(
      intent,
      site.columns,
      site.rows,
      14,
      (x, y) => {
        if (onRoad(x, y) || inside(outline!, x, y)) return 0
        if (!furnisher.isFree({ left: x - 0.5, right: x + 0.5, top: y - 0.5, bottom: y + 0.5 })) return 0
        return (distanceToOutline(outline!, x, y) - 0.6) * 1.6
      },
      random,
    ),
  )
  for (const tree of site.trees) furnisher.reserve(trunk(tree))
}
