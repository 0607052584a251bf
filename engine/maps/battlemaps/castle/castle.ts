import type { Random } from '../../../paint/random.ts'
import { plant, trunk } from '../clearing/trees.ts'
import type { Space } from '../furnish.ts'
import { point, rectangle } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { planHouse } from '../interior/plan.ts'
import { noisePatches } from '../patches.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'
import { guardRoom, keepRooms, smithy, stable, towerRooms, walk, yard } from './halls.ts'
import { type Tower, towerAt } from './towers.ts'

/** The lines of a castle, squares: its curtain's outer face, and the middle of its gate. */
interface Circuit {
  left: number
  top: number
  right: number
  bottom: number
  gate: number
}

/** Lays out a castle: curtain wall with its walk, corner towers, gatehouse, a keep against the back wall, and the yard between. */
export function castle(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const moated = intent.asks('river', 'water') && !intent.forbids('water', 'river')
  const margin = Math.min(columns, rows) < 20 ? 2 : moated ? 4 : 3
  const lines: Circuit = {
    left: margin,
    top: margin,
    right: columns - margin,
    bottom: rows - margin,
    gate: Math.round(columns / 2 + random.int(-1, 1)),
  }
  const drawbridge = outside(site, lines, moated)
  const inner: Point[] = rectangle(lines.left, lines.top, lines.right - lines.left, lines.bottom - lines.top)
  site.floors.push({ outline: inner, ground: intent.asks('stone', 'ornate', 'marble') ? 'flagstone' : 'earth' })
  const reach = margin < 3 ? 1.8 : 2.3
  const towers = [
    towerAt(lines.left + 0.5, lines.top + 0.5, 0, reach),
    towerAt(lines.right - 0.5, lines.top + 0.5, 1, reach),
    towerAt(lines.right - 0.5, lines.bottom - 0.5, 2, reach),
    towerAt(lines.left + 0.5, lines.bottom - 0.5, 3, reach),
  ]
  const steps = curtain(site, lines, reach)
  for (const tower of towers) raiseTower(site, tower)
  const guards = gatehouse(site, lines)
  const keep = keepOf(site, lines, random.fork('keep'))
  const sheds = lean(lines, keep.bottom)
  for (const [i, shed] of sheds.entries())
    site.floors.push({ outline: shed, ground: 'cobble', tint: i === 0 ? '#8a7348' : '#6f6a66' })

  for (const step of steps)
    site.put('stairs-up', { outline: inner }, step.x, step.y, { turn: step.turn, width: 0.9, depth: 1.5 })
  const well: Space = {
    outline: rectangle(
      lines.left + 1.2,
      keep.bottom + 0.3,
      lines.right - lines.left - 2.4,
      lines.bottom - 2.3 - keep.bottom,
    ),
    keepOut: sheds,
  }
  for (const side of [-1.9, 1.9]) site.put('torch', well, lines.gate + side, lines.bottom - 2.45, { turn: Math.PI })
  site.furnisher.reserve({
    left: lines.gate - 1,
    right: lines.gate + 1,
    top: lines.bottom - 4,
    bottom: lines.bottom + 1,
  })
  site.roomFirst('gallows', well)
  dress(site, well, random.fork('yard'))
  merlons(site, lines, towers, reach)
  site.furnish(stable, { outline: sheds[0]! }, 1)
  site.furnish(smithy, { outline: sheds[1]! }, 1)
  site.grant([well], ['tree', 'stairs-up', 'bridge', 'merlon', 'roof'])
  site.place('Courtyard', well, [random.pick(yard)], 'glade')
  for (const [i, room] of keep.rooms.entries()) site.furnish(keep.roles[i]!, { outline: room })
  for (const guard of guards) site.furnish(guardRoom, { outline: guard }, 1)
  for (const [i, tower] of towers.entries()) site.furnish(towerRooms[i % 2]!, tower.space, 1)
  site.place(
    'Wall-walk',
    { outline: rectangle(lines.left + 3.2, lines.top + 0.05, lines.right - lines.left - 6.4, 0.92) },
    [random.pick(walk)],
    'chamber',
  )
  grow(site, lines, random.fork('trees'))
  const rooms = keep.rooms.map((outline): Space => ({ outline }))
  site.age([...rooms, ...sheds.map((outline) => ({ outline }))], true)
  if (intent.asks('flooded')) site.soak([well, ...rooms])
  site.weather([well], 7)
  site.kindle([...rooms, well, ...sheds.map((outline) => ({ outline })), ...towers.map(({ space }) => space)], {
    seatings: 7,
    flames: 110,
  })
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
    square: (x, y) => (moated && wet(lines, x + 0.5, y + 0.5) && !drawbridge.has(`${x},${y}`) ? '~' : '.'),
  })
}

const MOAT = [0.7, 3.2] as const

function wet({ left, top, right, bottom }: Circuit, x: number, y: number): boolean {
  const off = Math.max(left - x, x - right, top - y, y - bottom)
  return off > MOAT[0] && off < MOAT[1]
}

/** The ground before the walls: the road to the gate, the moat with its bridge; returns the bridge's squares. */
function outside(site: Site, lines: Circuit, moated: boolean): Set<string> {
  const { intent, columns, rows, random } = site
  const { gate, bottom } = lines
  const spread = (share: number, scale: number) => noisePatches(columns, rows, share, scale, random.int(0, 1e6))
  if (intent.season === 'winter') site.areas.push({ kind: 'snow', outlines: spread(0.5, 5) })
  else site.areas.push({ kind: 'undergrowth', outlines: spread(0.3, 4) })
  if (intent.season === 'autumn') site.areas.push({ kind: 'moss', outlines: spread(0.35, 3), tint: '#a06a2e' })
  if (intent.asks('overgrown', 'mossy', 'ruined', 'abandoned', 'ancient'))
    site.areas.push({ kind: 'moss', outlines: spread(0.3, 3), above: true })
  if (intent.asks('rain', 'storm')) site.areas.push({ kind: 'mud', outlines: spread(0.2, 2.2), above: true })
  if (intent.asks('burning')) site.areas.push({ kind: 'ash', outlines: spread(0.3, 3) })
  if (intent.asks('bloody')) site.areas.push({ kind: 'blood', outlines: spread(0.04, 1.4) })
  site.areas.push({
    kind: 'path',
    outlines: [
      [
        point(gate - 1.1, bottom - 1),
        point(gate + 1.1, bottom - 1),
        point(gate + 1.3, bottom + 2),
        point(gate + 1.8, rows + 1),
        point(gate - 1.6, rows + 1),
        point(gate - 1.2, bottom + 2),
      ],
    ],
  })
  if (!moated) return new Set()
  const { left, top, right } = lines
  const ring = (off: number) => rectangle(left - off, top - off, right - left + off * 2, bottom - top + off * 2)
  const tint = intent.tintOf('water', 'river')
  site.areas.push({
    kind: intent.season === 'winter' ? 'ice' : 'water',
    outlines: [ring(MOAT[1]), ring(MOAT[0])],
    ...(tint === undefined ? {} : { tint }),
  })
  const [from, to] = [bottom + 0.25, Math.min(bottom + 3.65, rows - 0.05)]
  site.put('bridge', { outline: rectangle(0, 0, columns, rows) }, gate, (from + to) / 2, { width: 2, depth: to - from })
  site.furnisher.reserve({ left: gate - 1, right: gate + 1, top: bottom, bottom: bottom + 4 })
  return new Set([gate - 1, gate].flatMap((x) => [0, 1, 2, 3].map((d) => `${x},${bottom + d}`)))
}

/** How deep the keep is, and where the stairs to the wall-walk start below it. */
const keepDepth = ({ top, bottom }: Pick<Circuit, 'top' | 'bottom'>) => Math.max(5, Math.round((bottom - top) * 0.36))
const landing = (lines: Pick<Circuit, 'top' | 'bottom'>) =>
  Math.min(lines.bottom - 4, Math.max(Math.round((lines.top + lines.bottom) / 2) + 2, lines.top + keepDepth(lines) + 5))

/** The curtain between the towers: two faces with a walk between, and where stairs go up to it from the yard. */
function curtain(site: Site, { left, top, right, bottom, gate }: Circuit, reach: number) {
  const start = Math.sqrt(reach * reach - 0.25) + 0.5
  const steps: { x: number; y: number; turn: number }[] = []
  const middle = landing({ top, bottom })
  for (const [x, turn] of [
    [left + 1, -Math.PI / 2],
    [right - 1, Math.PI / 2],
  ] as const) {
    site.door('arch', [x, middle], [x, middle + 1], 'open')
    steps.push({ x: x + (turn < 0 ? 0.8 : -0.8), y: middle + 0.5, turn })
  }
  const stretch = (from: Point, to: Point, nx: number, ny: number) => {
    site.wall([from, to], false)
    site.wall([point(from[0] + nx, from[1] + ny), point(to[0] + nx, to[1] + ny)], false)
    site.floors.push({
      outline: [from, to, point(to[0] + nx, to[1] + ny), point(from[0] + nx, from[1] + ny)],
      ground: 'flagstone',
      rise: 0.9,
    })
  }
  stretch(point(left + start, top), point(right - start, top), 0, 1)
  stretch(point(left, top + start), point(left, bottom - start), 1, 0)
  stretch(point(right, top + start), point(right, bottom - start), -1, 0)
  stretch(point(left + start, bottom), point(gate - 3, bottom), 0, -1)
  stretch(point(gate + 3, bottom), point(right - start, bottom), 0, -1)
  return steps
}

function raiseTower(site: Site, tower: Tower): void {
  for (const [from, to] of tower.doors) site.door('door', from, to)
  site.floors.push({ outline: tower.ring, ground: 'flagstone', rise: 1.2 })
  site.wall(tower.ring)
}

/** Two guard rooms with the passage between them, portcullis without and doors within. */
function gatehouse(site: Site, { bottom, gate }: Circuit): Point[][] {
  const rooms = [rectangle(gate - 3, bottom - 2, 2, 3), rectangle(gate + 1, bottom - 2, 2, 3)]
  site.floors.push({ outline: rectangle(gate - 3, bottom - 2, 6, 3), ground: 'flagstone', rise: 1 })
  site.floors.push({ outline: rectangle(gate - 1, bottom - 2, 2, 3), ground: 'cobble' })
  site.door('portcullis', [gate - 1, bottom + 1], [gate + 1, bottom + 1])
  site.door('double', [gate - 1, bottom - 2], [gate + 1, bottom - 2], 'open')
  for (const x of [gate - 2.5, gate + 1.5]) site.door('door', [x, bottom - 2], [x + 1, bottom - 2])
  for (const room of rooms) site.wall(room)
  return rooms.map(([[x, y] = [0, 0]]) => rectangle(x + 0.3, y + 0.3, 1.4, 2.4))
}

/** The keep against the back wall: its rooms, what they are for, and where it ends. */
function keepOf(site: Site, { left, top, right, bottom }: Circuit, random: Random) {
  const { columns, rows, intent } = site
  const [x, y] = [left + 4, top + 1]
  const deep = keepDepth({ top, bottom })
  const plan = planHouse(
    columns,
    rows,
    [{ x, y, width: right - left - 8, height: deep }],
    Math.round(((right - left - 8) * deep) / 17),
    0.48,
    random,
  )
  for (const door of plan.doors)
    if (!(door.kind === 'window' && door.from[1] === y && door.to[1] === y)) {
      const front = door === plan.doors[0]
      site.door(front ? 'double' : door.kind, door.from, door.to, door.state)
    }
  site.floors.push({ outline: rectangle(x, y, right - left - 8, deep), ground: 'flagstone', rise: 0.4 })
  for (const line of plan.walls) site.walls.push(line)
  const asked = keepRooms.filter((room, i) => i > 0 && intent.asks(room.name.toLowerCase()))
  const rest = keepRooms.slice(1).filter((room) => !asked.includes(room))
  const roles = plan.rooms.map((_, i) => (i === 0 ? keepRooms[0]! : [...asked, ...rest][(i - 1) % 6]!))
  const rooms = plan.rooms.map((room) => rectangle(room.x + 0.25, room.y + 0.25, room.width - 0.5, room.height - 0.5))
  return { rooms, roles, bottom: y + deep }
}

/** Where the stable and the smithy lean against the side walls. */
function lean({ left, top, right, bottom }: Circuit, keep: number): Point[][] {
  const from = keep + 0.6
  const long = Math.min(5, landing({ top, bottom }) - 0.4 - from)
  return [rectangle(left + 1.2, from, 3.4, long), rectangle(right - 4.6, from, 3.4, long)]
}

function dress(site: Site, space: Space, random: Random): void {
  const { furnisher, intent } = site
  furnisher.inMiddle(intent.asks('statue') ? 'statue' : intent.asks('fountain') ? 'fountain' : 'well', space)
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
    furnisher.anywhere(kind, space, kind === 'wagon' ? { turn: random.range(0, 6.28) } : { turn: 0 })
  if (intent.asks('ruined', 'broken', 'abandoned')) for (let i = 0; i < 7; i++) furnisher.anywhere('rubble', space)
}

/** Merlons on the outer face of the curtain and about the towers' tops. */
function merlons(
  site: Site,
  { left, top, right, bottom, gate }: Circuit,
  towers: readonly Tower[],
  reach: number,
): void {
  const whole: Space = { outline: rectangle(-1, -1, site.columns + 2, site.rows + 2) }
  const { intent } = site
  const tint = stoneOf(intent)
  const own = tint === undefined ? {} : { tint }
  const set = (x: number, y: number, turn: number) => site.put('merlon', whole, x, y, { turn, ...own })
  for (let x = left + reach + 1.1; x < right - reach - 0.9; x += 1.1) {
    set(x, top - 0.05, 0)
    if (Math.abs(x - gate) > 3.4) set(x, bottom + 0.05, Math.PI)
  }
  for (let y = top + reach + 1.1; y < bottom - reach - 0.9; y += 1.1) {
    set(left - 0.05, y, -Math.PI / 2)
    set(right + 0.05, y, Math.PI / 2)
  }
  for (const x of [gate - 2.5, gate - 1.5, gate + 1.5, gate + 2.5]) set(x, bottom + 1.05, Math.PI)
  for (const { middle, outward } of towers)
    for (let i = -3; i <= 3; i++) {
      const a = outward + i * 0.46
      set(middle[0] + Math.cos(a) * (reach + 0.06), middle[1] + Math.sin(a) * (reach + 0.06), a + Math.PI / 2)
    }
}

/** A few trees before the walls. */
function grow(site: Site, { left, top, right, bottom, gate }: Circuit, random: Random): void {
  const { intent, furnisher } = site
  if (intent.forbids('tree')) return
  site.trees.push(
    ...plant(
      intent,
      site.columns,
      site.rows,
      14,
      (x, y) => {
        const off = Math.max(left - x, x - right, top - y, y - bottom)
        if (Math.abs(x - gate) < 2.6 && y > bottom) return 0
        return furnisher.isFree({ left: x - 0.5, right: x + 0.5, top: y - 0.5, bottom: y + 0.5 }) ? (off - 1) * 1.6 : 0
      },
      random,
    ),
  )
  for (const tree of site.trees) furnisher.reserve(trunk(tree))
}
