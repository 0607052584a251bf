import { EndType, FillRule, inflatePathsD, intersectD, JoinType } from '@countertype/clipper2-ts'
import type { Random } from '../../../paint/random.ts'
import { plant, trunk } from '../clearing/trees.ts'
import { anyFrame } from '../frame.ts'
import { distanceToOutline, type Space } from '../furnish.ts'
import { inside, insideRings, point, rectangle, union } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import { Plot } from '../plot.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'

import { Bailey } from './bailey.ts'
import type { Circuit } from './circuit.ts'
import { cornerOf, crossWall, curtainOf, merlons, raiseStretch, raiseTower, type Stair, stairs } from './curtain.ts'
import { type Design, designOf } from './design.ts'
import { type Gatehouse, gatehouse } from './gatehouse.ts'
import { guardRoom, towerRooms, walk, yard as yardLines } from './halls.ts'
import { type Keep, roundKeep, squareKeep } from './keep.ts'
import { outhouses } from './outhouses.ts'
import type { Tower, TowerKind } from './towers.ts'

/** Lays out a castle: a curtain with its walk, towers and gatehouse, the keep, and the yard with what leans on its walls. */
export function castle(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const plan = random.fork('plan')
  const plot = new Plot(site, anyFrame(columns, rows, undefined, plan))
  const moated = intent.asks('river', 'water') && !intent.forbids('water', 'river')
  const design = designOf(plot, moated, plan, towersOf(intent))
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
  grow(plot, design, solid, random.fork('trees'), drawbridge?.wet)
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

/** How its towers are to be built, where the prompt says. */
const towersOf = (intent: Intent): TowerKind | undefined =>
  intent.asks('round-towers') ? 'round' : intent.asks('square-towers') ? 'square' : undefined

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

/** A few trees before the walls, none of them in the moat. */
function grow(
  plot: Plot,
  { circuit: { gate, front } }: Design,
  solid: readonly Point[][],
  random: Random,
  wet?: (x: number, y: number) => boolean,
): void {
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
        if (onRoad(x, y) || wet?.(x, y) || inside(outline!, x, y)) return 0
        if (!furnisher.isFree({ left: x - 0.5, right: x + 0.5, top: y - 0.5, bottom: y + 0.5 })) return 0
        return (distanceToOutline(outline!, x, y) - 0.6) * 1.6
      },
      random,
    ),
  )
  for (const tree of site.trees) furnisher.reserve(trunk(tree))
}
