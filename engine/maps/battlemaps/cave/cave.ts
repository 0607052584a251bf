import { noise } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { infest } from '../brood.ts'
import { catalogue, type PropName } from '../catalogue.ts'
import { banks, heading, type Way, winding } from '../clearing/ways.ts'
import { distanceToOutline, Furnisher, type Space } from '../furnish.ts'
import { boundsOf, contours, insideRings, point, rectangle, signedArea, smooth, thinned } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { keyWriter } from '../key.ts'
import { merged, patches } from '../patches.ts'
import type { Area, BattlemapScene, Ground, KeyEntry, Point, Room } from '../scene.ts'
import { ambienceOf, type Sheet } from '../sheet.ts'
import { isDown, ruin } from '../span.ts'
import { type Cavern, carve, caverns } from './carve.ts'
import { inlet, isCove, moor } from './cove.ts'
import { opened, sight } from './hero.ts'
import { lines } from './lines.ts'
import { rails } from './rails.ts'

/** Caverns that have numbers, the widest first, where no number of them is asked for. */
const NUMBERED = 9

/** Carves and furnishes a cave or a mine. */
export function cave(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const { variant } = intent
  const cells = carve(columns, rows, variant === 'mine', random.fork('carve'))
  opened(intent, cells, columns, rows)
  const cove = variant === 'cave' && isCove(intent) ? inlet(cells, columns, rows, random.fork('inlet')) : undefined
  const rings = outlineOf(cells, columns, rows, random.fork('outline'))
  const halls = caverns(cells, columns, rows)
  const furnisher = new Furnisher(intent, [], random.fork('furniture'))
  const chasm = intent.asks('pit') && intent.asks('bridge')
  const river = riverOf(intent, chasm, columns, rows, random.fork('river'))
  const areas = cove
    ? [{ kind: 'water' as const, outlines: [cove.ring], tint: intent.tintOf('water') ?? '#3c8492' }]
    : watersOf(intent, river, chasm, rings, columns, rows, halls, random.fork('water'))
  const wet = areas
    .filter((area) => ['water', 'lava', 'pit', 'sewage'].includes(area.kind))
    .flatMap((area) => area.outlines)
  const outer = rings.reduce((a, b) => (b.length > a.length ? b : a), rings[0]!)
  const dry: Space = { outline: outer, keepOut: wet, floor: rings }

  if (river) bridge(intent, river, rings, columns, rows, furnisher)
  sight(intent, halls, dry, furnisher)
  if (variant === 'mine') areas.push(...rails(cells, columns, rows, halls, furnisher, dry, random.fork('rails')))
  entrances(cells, columns, rows, furnisher)
  if (cove) moor(intent, cove, dry, columns, rows, furnisher, random.fork('moor'))
  if (!cove && /\b(?:lair|den)\b/.test(intent.said('cave')) && !intent.asks('web', 'coins'))
    bedded(halls, dry, furnisher, random.fork('lair'))
  if (intent.asks('coins')) hoard(intent, halls, dry, furnisher, random.fork('hoard'))
  infest(
    intent,
    halls.slice(0, 6).map((hall) => ({ ...dry, outline: hall.outline })),
    furnisher,
    random.fork('brood'),
  )
  furnish(intent, halls, dry, furnisher, random.fork('things'))
  const moods = random.fork('patches')
  areas.push(...patches(intent, rings, columns, rows, moods))

  const write = random.fork('key')
  const line = keyWriter(write)
  const rooms: Room[] = []
  const key: KeyEntry[] = []
  const names = write.shuffle(lines[variant] ?? lines.cave!)
  const counted = halls.slice(0, Math.max(NUMBERED, intent.rooms ?? 0))
  for (const hall of counted) {
    const number = rooms.length + 1
    const { outline, x, y, width, height } = hall
    const [name, text] = names[(number - 1) % names.length]!
    const room: Room = {
      number,
      purpose: name,
      shape: 'cavern',
      x,
      y,
      width,
      height,
      outline,
      badge: badgeIn(hall, dry, furnisher),
    }
    rooms.push(room)
    key.push({ number, name, text: line(room, [text], furnisher.props) })
  }
  const dyed = intent.tintOf('sand')
  return {
    kind: 'battlemap',
    version: 2,
    setting: 'cave',
    variant,
    seed: random.int(0, 0x7fffffff),
    grid: { shape: 'square', columns, rows, feetPerSquare: 5 },
    cells: lettered(cells, columns, rows, counted),
    base: 'solid',
    masonry: 'rough',
    ...stoneOf(intent),
    floors: [
      {
        outline: rectangle(0, 0, columns, rows),
        ground: groundOf(intent),
        ...(dyed === undefined ? {} : { tint: dyed }),
      },
    ],
    areas: merged(areas),
    rooms,
    doors: [],
    walls: rings.map((ring) => [...ring, ring[0]!]),
    lights: [...furnisher.lights, ...lavaLights(areas, rings)],
    props: furnisher.props,
    key,
    ambience: ambienceOf(intent, true),
  }
}

/** The cave's wall: the squares' edge loosened by noise and smoothed. */
function outlineOf(cells: Uint8Array, columns: number, rows: number, random: Random): Point[][] {
  const step = 0.5
  const across = columns / step
  const down = rows / step
  const seed = random.int(0, 1e6)
  const values = new Float32Array((across + 1) * (down + 1))
  const cell = (x: number, y: number) =>
    cells[Math.min(rows - 1, Math.max(0, y)) * columns + Math.min(columns - 1, Math.max(0, x))]!
  for (let y = 0; y <= down; y++) {
    for (let x = 0; x <= across; x++) {
      // A soft average of the squares about the point, so that corners round off.
      const sx = x * step
      const sy = y * step
      let sum = 0
      for (const dx of [-0.55, 0, 0.55])
        for (const dy of [-0.55, 0, 0.55]) sum += cell(Math.floor(sx + dx), Math.floor(sy + dy))
      values[y * (across + 1) + x] = sum / 9 + (noise(sx / 0.9, sy / 0.9, seed) - 0.5) * 0.16
    }
  }
  return contours(across, down, step, 0.44, values)
    .map((ring) => thinned(smooth(ring, 1), 0.035))
    .filter((ring) => {
      const { left, right, top, bottom } = boundsOf(ring)
      return Math.max(right - left, bottom - top) > 0.7
    })
}

function lettered(cells: Uint8Array, columns: number, rows: number, halls: readonly Cavern[]): string[] {
  const letters = new Map<number, string>()
  for (const [i, hall] of halls.entries()) for (const cell of hall.cells) letters.set(cell, String.fromCharCode(65 + i))
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) =>
      cells[y * columns + x] === 0 ? ' ' : (letters.get(y * columns + x) ?? '.'),
    ).join(''),
  )
}

function groundOf(intent: Intent): Ground {
  if (intent.asks('ice', 'frozen')) return 'ice'
  if (intent.asks('snowy')) return 'snow'
  if (intent.asks('sandstone', 'sand') || intent.variant === 'desert') return 'sand'
  return intent.variant === 'mine' ? 'earth' : 'rock'
}

function stoneOf(intent: Intent): { stone?: string } {
  if (intent.asks('ice', 'frozen')) return { stone: '#9fb8c6' }
  if (intent.asks('lava', 'obsidian')) return { stone: '#5a4a46' }
  if (intent.asks('sandstone')) return { stone: '#b8955f' }
  return intent.accent === undefined ? {} : { stone: intent.accent }
}

/** The river through the cave, where one is asked for, or the chasm in its place. */
function riverOf(intent: Intent, chasm: boolean, columns: number, rows: number, random: Random): Way | undefined {
  const fiery = intent.asks('lava')
  if (!intent.asks('river', 'flooded', 'bridge') && !(fiery && random.chance(0.7))) return undefined
  // A chasm is as deep where there is to be no water.
  if (!chasm && (intent.forbids('river') || (intent.forbids('water') && !fiery))) return undefined
  const upright = random.chance(0.5)
  const by = point(columns * random.range(0.4, 0.6), rows * random.range(0.4, 0.6))
  const half = intent.asks('flooded') || intent.asks('pit') ? 2 : 1.2
  return winding(upright ? 'top' : 'left', upright ? 'bottom' : 'right', columns, rows, by, half, random)
}

/** A bridge over the river at its driest, nearest the middle of the sheet: both ends on firm floor. */
function bridge(
  intent: Intent,
  river: Way,
  rings: readonly Point[][],
  columns: number,
  rows: number,
  furnisher: Furnisher,
): void {
  if (!intent.asks('bridge') && !intent.asks('river')) return
  let best: { x: number; y: number; turn: number; depth: number } | undefined
  let least = Infinity
  for (let i = 2; i < river.line.length - 2; i++) {
    const [x, y] = river.line[i]!
    const [dx, dy] = heading(river, i)
    const reach = river.half[i]! + 0.75
    const ashore = [-1, -0.5, 0, 0.5, 1].every((side) =>
      insideRings(rings, x - dy * side * reach, y + dx * side * reach),
    )
    const away = Math.hypot(x - columns / 2, y - rows / 2)
    if (ashore && away < least) {
      least = away
      best = { x, y, turn: Math.atan2(-dy, -dx), depth: reach * 2 }
    }
  }
  if (!best) return
  const { x, y, turn, depth } = best
  if (isDown(intent)) {
    const whole = { outline: rectangle(0, 0, columns, rows) }
    const ice = intent.asks('ice', 'frozen') ? { tint: '#b5d3df' } : {}
    const along = point(Math.sin(turn), -Math.cos(turn))
    ruin(furnisher, whole, { at: point(x, y), along, length: depth }, { width: 1.8, ...ice })
    furnisher.reserve({ left: x - 1.2, right: x + 1.2, top: y - 1.2, bottom: y + 1.2 })
    return
  }
  const tint =
    intent.asks('stone', 'obsidian') || intent.prompted('stone bridge')
      ? { tint: intent.asks('obsidian') ? '#57525c' : '#a39a88' }
      : {}
  furnisher.put('bridge', { outline: rectangle(0, 0, columns, rows) }, x, y, { turn, depth, width: 1.5, ...tint })
  furnisher.reserve({ left: x - 1.2, right: x + 1.2, top: y - 1.2, bottom: y + 1.2 })
}

/** Pools in the hollows, and the river. */
function watersOf(
  intent: Intent,
  river: Way | undefined,
  chasm: boolean,
  rings: readonly Point[][],
  columns: number,
  rows: number,
  halls: readonly Cavern[],
  random: Random,
): Area[] {
  const kind = intent.asks('lava')
    ? 'lava'
    : intent.asks('slime')
      ? 'sewage'
      : intent.asks('ice', 'frozen')
        ? 'ice'
        : 'water'
  const tint = intent.tintOf('water', 'river', 'slime', 'lava')
  const own = tint === undefined ? {} : { tint }
  const areas: Area[] = []
  const isDry = intent.forbids('water', 'river') && kind === 'water'
  if (isDry && !chasm) return areas
  const clipped = (shape: Point[], what: Area['kind']) => {
    const ring = shape.filter(([x, y]) => x > -2 && y > -2 && x < columns + 2 && y < rows + 2)
    if (ring.length > 3 && ring.some(([x, y]) => insideRings(rings, x, y)))
      areas.push({ kind: what, outlines: [ring], ...own })
  }
  if (river) clipped(banks(river), chasm ? 'pit' : kind)
  const lake = isDry ? undefined : lakeIn(intent, rings, columns, rows, halls, random.fork('lake'))
  if (lake) areas.push({ kind, outlines: lake, ...own })
  const pools = isDry || lake ? 0 : intent.asks('water', 'lava', 'slime', 'flooded') ? 3 : random.chance(0.6) ? 1 : 0
  for (const hall of random.shuffle(halls.slice(0, 6)).slice(0, pools)) {
    const [cx, cy] = hall.middle
    const reach = Math.min(3.4, hall.clearance * random.range(0.62, 0.8))
    if (reach < 0.8) continue
    const turn = random.range(0, 6)
    clipped(
      Array.from({ length: 22 }, (_, i) => {
        const a = (i / 22) * Math.PI * 2
        const r = reach * (0.75 + 0.3 * noise(Math.cos(a) * 1.3 + turn, Math.sin(a) * 1.3 + turn, i > 99 ? 1 : 5))
        return point(cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.86)
      }),
      kind,
    )
  }
  if (intent.asks('pit') && !chasm) {
    const hall = halls[Math.min(halls.length - 1, 1)] ?? halls[0]
    if (hall) {
      const reach = hall.clearance * 0.7
      clipped(
        Array.from({ length: 16 }, (_, i) => {
          const a = (i / 16) * Math.PI * 2
          const r = reach * random.range(0.7, 1)
          return point(hall.middle[0] + Math.cos(a) * r * 1.2, hall.middle[1] + Math.sin(a) * r)
        }),
        'pit',
      )
    }
  }
  return areas
}

/**
 * A lake, where the prompt says lake: the whole of the widest hall but for its shore, following the rock. Squares from the wall
 * are told by the same noise that frets its edge.
 */
function lakeIn(
  intent: Intent,
  rings: readonly Point[][],
  columns: number,
  rows: number,
  halls: readonly Cavern[],
  random: Random,
): Point[][] | undefined {
  if (!/\blakes?\b|\bsea\b/.test(intent.said('water'))) return undefined
  const hall = halls.reduce((a, b) => (b.cells.length > a.cells.length ? b : a), halls[0]!)
  const [cx, cy] = hall.middle
  const step = 0.5
  const [across, down] = [columns / step, rows / step]
  const seed = random.int(0, 1e6)
  const value = new Float32Array((across + 1) * (down + 1))
  const reach = Math.max(columns, rows) * 0.36
  for (let y = 0; y <= down; y++)
    for (let x = 0; x <= across; x++) {
      const [px, py] = [x * step, y * step]
      const off = reach - Math.hypot(px - cx, py - cy)
      const rough = (noise(px / 2.7, py / 2.7, seed) - 0.5) * 5.5 + (noise(px / 0.9, py / 0.9, seed + 3) - 0.5) * 0.8
      const wall = insideRings(rings, px, py) ? Math.min(...rings.map((ring) => distanceToOutline(ring, px, py))) : -1
      // The shore is broad on one side, to walk along, and on the other the rock goes down into the water.
      const shore = 1.1 + Math.max(0, noise(px / 6, py / 6, seed + 11) - 0.35) * 4
      value[y * (across + 1) + x] = Math.min(off + rough, (wall - shore) * 1.5)
    }
  const found = contours(across, down, step, 0, value)
    .map((ring) => thinned(smooth(ring), 0.05))
    .filter((ring) => Math.abs(signedArea(ring)) > 3)
  return found.length > 0 ? found : undefined
}

function lavaLights(areas: readonly Area[], rings: readonly Point[][]): BattlemapScene['lights'] {
  return areas
    .filter((area) => area.kind === 'lava')
    .flatMap((area) =>
      area.outlines.flatMap((ring) =>
        ring
          .filter(([x, y], i) => i % 6 === 0 && insideRings(rings, x, y))
          .map((at) => ({ at, radius: 3.2, colour: '#ff6a28', strength: 0.5 })),
      ),
    )
    .slice(0, 40)
}

/** The way in, where the cave meets the sheet's edge: kept clear. */
function entrances(cells: Uint8Array, columns: number, rows: number, furnisher: Furnisher): void {
  for (let x = 0; x < columns; x++) {
    for (const y of [0, rows - 1])
      if (cells[y * columns + x] === 1) furnisher.reserve({ left: x, right: x + 1, top: y - 0.2, bottom: y + 1.2 })
  }
}

/** A hoard in the widest hall: one great heap, lesser ones about it, and what has been carried off with it. */
function hoard(intent: Intent, halls: readonly Cavern[], dry: Space, furnisher: Furnisher, random: Random): void {
  if (intent.wanted.some(({ kind, exactly }) => kind === 'coins' && exactly !== undefined)) return
  const hall = halls[0]
  if (!hall || hall.outline.length < 4) return
  const [cx, cy] = hall.middle
  const heap = (x: number, y: number, size: number) =>
    furnisher.put('coins', dry, x, y, { width: size, depth: size * 0.85, turn: random.range(0, 0.4) })
  ;[6, 5, 4.2, 3.4, 2.6].some((size) => heap(cx, cy, size))
  for (let i = 0, tries = 0; i < 24 && tries < 220; tries++) {
    const [a, d] = [random.range(0, 6.28), random.range(2, 7.5)]
    const [x, y] = [cx + Math.cos(a) * d, cy + Math.sin(a) * d]
    const kind = i % 6 === 4 ? 'chest' : i % 8 === 7 ? 'urn' : i === 11 ? 'statue' : undefined
    const turn = random.range(0, 6.28)
    if (kind ? furnisher.put(kind, dry, x, y, { turn }) : heap(x, y, random.range(0.8, 2.8))) i++
  }
  for (let i = 0; i < 4; i++) furnisher.anywhere(i % 2 === 0 ? 'skeleton' : 'bones', dry)
}

/** Where a beast lies up: its bed of straw, and the bones of what it has eaten about it. */
function bedded(halls: readonly Cavern[], dry: Space, furnisher: Furnisher, random: Random): void {
  const hall = halls[0]
  if (!hall) return
  const [cx, cy] = hall.middle
  furnisher.put('hay', dry, cx, cy, { width: 3.2, depth: 2.7, turn: random.range(0, 0.5) })
  for (let i = 0, tries = 0; i < 20 && tries < 160; tries++) {
    const [a, d] = [random.range(0, 6.28), random.range(1.8, 6.5)]
    const size = random.range(0.8, 1.6)
    const kind = i % 6 === 5 ? 'skeleton' : 'bones'
    const placing = kind === 'bones' ? { width: size, depth: size * 0.9 } : {}
    if (
      furnisher.put(kind, dry, cx + Math.cos(a) * d, cy + Math.sin(a) * d, { turn: random.range(0, 6.28), ...placing })
    )
      i++
  }
}

/** What grows and lies in caves; then what the prompt names. */
function furnish(intent: Intent, halls: readonly Cavern[], dry: Space, furnisher: Furnisher, random: Random): void {
  const within = (hall: Cavern) => ({ ...dry, outline: hall.outline.length > 3 ? hall.outline : dry.outline })
  for (const wanted of intent.wanted) {
    const kind = wanted.kind
    if (kind === 'bridge') continue
    const target = wanted.exactly ?? wanted.about
    for (let turn = 0; turn < 30 && furnisher.count(kind) < target; turn++) {
      const hall = turn < 2 ? halls[0]! : random.weighted(halls, (h) => h.cells.length)
      const size =
        kind === 'crystal' || kind === 'mushroom' || kind === 'stalagmite'
          ? { width: catalogue[kind].width * random.range(0.7, 1.7) }
          : {}
      const placing = 'width' in size ? { ...size, depth: size.width } : {}
      if (!furnisher.anywhere(kind, within(hall), placing, 14)) furnisher.add(kind, 1, within(hall))
    }
  }
  const mine = intent.variant === 'mine'
  const left = intent.asks('abandoned', 'ruined', 'ancient', 'haunted')
  const { stone } = stoneOf(intent)
  for (const hall of halls) {
    const roomy = hall.cells.length / 18
    const edge = within(hall)
    for (let i = 0; i < Math.round(roomy * (mine ? 1 : 3)); i++)
      rim('stalagmite', edge, furnisher, random, random.range(0.5, 1.05), stone)
    if (random.chance(0.5)) furnisher.anywhere('rubble', edge)
    if (left) {
      for (const kind of ['web', 'rubble', 'web', 'bones'] as const) furnisher.anywhere(kind, edge)
    }
    if (random.chance(mine ? 0.6 : 0.3)) furnisher.anywhere(mine ? 'crate' : 'bones', edge)
    if (mine) {
      furnisher.anywhere('barrel', edge)
      for (let i = 0; i < 2; i++) rim('ore', edge, furnisher, random, 0.9)
      if (!intent.forbids('lantern') && !(left && furnisher.count('lantern') > 1)) furnisher.anywhere('lantern', edge)
    } else if (random.chance(0.55) && !intent.asks('lava', 'ice', 'frozen')) {
      for (let i = 0; i < 3; i++) rim('mushroom', edge, furnisher, random, random.range(0.5, 0.9))
    }
  }
  if (intent.asks('squatters')) settled(intent, halls.map(within), furnisher)
  if (!mine && furnisher.lights.length < 3 && !intent.asks('lava')) {
    for (const hall of halls.slice(0, 5)) rim('crystal', within(hall), furnisher, random, 0.8)
    if (!intent.forbids('torch', 'campfire') && furnisher.count('campfire') === 0 && halls[0])
      furnisher.anywhere('campfire', within(halls[0]))
  }
}

/** What shows that goblins or their like have moved in: fires with beds about them, stakes at the ways in, arms, bones and loot. */
function settled(intent: Intent, spaces: readonly Space[], furnisher: Furnisher): void {
  const add = (kind: PropName, n: number, space: Space) => {
    if (!intent.forbids(kind)) for (let i = 0; i < n; i++) furnisher.anywhere(kind, space)
  }
  for (const [i, space] of spaces.entries()) {
    if (i % 2 === 0) {
      add('campfire', 1, space)
      add('bedroll', 4, space)
    } else add('bedroll', 2, space)
    add('spikes', 2, space)
    add('bones', 2, space)
    add(i % 3 === 0 ? 'cage' : 'sacks', 1, space)
    if (i % 3 === 1) add('chest', 1, space)
    if (i < 4) furnisher.add('weapon-rack', 1, space)
    if (i === 0) furnisher.add('banner', 2, space)
  }
}

/** Near the wall, where things grow and fall, leaving the middle to walk in. */
function rim(
  kind: 'stalagmite' | 'mushroom' | 'crystal' | 'ore',
  space: Space,
  furnisher: Furnisher,
  random: Random,
  size: number,
  tint?: string,
): boolean {
  const { left, right, top, bottom } = boundsOf(space.outline)
  for (let attempt = 0; attempt < 30; attempt++) {
    const x = random.range(left, right)
    const y = random.range(top, bottom)
    if (distanceToOutline(space.outline, x, y) > 1.1) continue
    const width = catalogue[kind].width * size
    if (
      furnisher.put(kind, space, x, y, {
        turn: random.range(0, 6.28),
        width,
        depth: catalogue[kind].depth * size,
        ...(tint && kind === 'stalagmite' ? { tint } : {}),
      })
    )
      return true
  }
  return false
}

function badgeIn(hall: Cavern, dry: Space, furnisher: Furnisher): Point {
  let best: Point = hall.middle
  let least = Infinity
  for (const cell of hall.cells) {
    const x = hall.columnOf(cell) + 0.5
    const y = hall.rowOf(cell) + 0.5
    const box = { left: x - 0.45, right: x + 0.45, top: y - 0.45, bottom: y + 0.45 }
    const away = Math.hypot(x - hall.middle[0], y - hall.middle[1])
    if (away < least && furnisher.isFree(box) && !(dry.keepOut && insideRings(dry.keepOut, x, y))) {
      least = away
      best = point(x, y)
    }
  }
  return best
}
