import { noise } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { isProp, kindOf } from '../catalogue.ts'
import { Furnisher, type Space } from '../furnish.ts'
import { insideRings, point, rectangle } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { keyLine } from '../key.ts'
import { noisePatches } from '../patches.ts'
import type { Area, BattlemapScene, Floor, Ground, Point, Room } from '../scene.ts'
import { ambienceOf, type Sheet } from '../sheet.ts'
import { heart } from './heart.ts'
import { plant, trunk } from './trees.ts'
import { banks, crossings, heading, offWay, type Way, winding } from './ways.ts'

/** The open middle of an outdoor map. */
export interface Glade {
  middle: Point
  radius: number
  columns: number
  rows: number
}

/** Lays out a clearing, road, swamp, ruin, graveyard, camp, snowfield, meadow or desert. */
export function clearing(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const { variant } = intent
  const shorter = Math.min(columns, rows)
  const glade: Glade = {
    middle: point(columns * random.range(0.46, 0.54), rows * random.range(0.46, 0.54)),
    radius: shorter * (variant === 'ruin' || variant === 'graveyard' ? 0.33 : random.range(0.25, 0.3)),
    columns,
    rows,
  }
  const ways = waysOf(intent, glade, random.fork('ways'))
  const stream = streamOf(intent, glade, ways, random.fork('stream'))
  const areas: Area[] = [...groundAreas(intent, columns, rows, random.fork('ground'))]
  const tint = intent.tintOf('water', 'river', 'swamp') ?? (variant === 'swamp' ? '#4d7061' : undefined)
  const own = tint === undefined ? {} : { tint }
  const frozen = intent.season === 'winter' && !intent.asks('waterfall')
  const wet: Point[][] = []
  if (stream) {
    if (intent.season !== 'winter') areas.push({ kind: 'mud', outlines: [banks(stream, 0.5)] })
    const water = banks(stream)
    wet.push(water)
  }
  const pools = poolsOf(intent, glade, ways, random.fork('pools'))
  wet.push(...pools)
  if (pools.length > 0)
    areas.push({ kind: intent.asks('slime') ? 'sewage' : frozen ? 'ice' : 'water', outlines: pools, ...own })
  // After the pools: a path through a swamp is a causeway.
  for (const way of ways)
    areas.push({
      kind: variant === 'road' ? 'road' : 'path',
      outlines: [banks(way)],
      ...(frozen ? { tint: '#a9a396' } : {}),
    })
  if (stream)
    areas.push({ kind: intent.asks('lava') ? 'lava' : frozen ? 'ice' : 'water', outlines: [banks(stream)], ...own })
  const furnisher = new Furnisher(intent, [], random.fork('furniture'))
  const whole: Space = { outline: rectangle(0.1, 0.1, columns - 0.2, rows - 0.2), keepOut: wet }
  const walkable: Space = { ...whole, keepOut: wet }
  bridges(intent, ways, stream, wet, furnisher, whole, random.fork('bridges'))
  const middle = heart(intent, glade, walkable, ways, furnisher, random.fork('heart'))
  const floors: Floor[] = middle.floors
  wishes(intent, glade, whole, wet, furnisher, random.fork('wishes'))

  const trees = plant(
    intent,
    columns,
    rows,
    treeCount(intent, columns, rows),
    (x, y) => roomForTree(intent, glade, ways, wet, furnisher, x, y),
    random.fork('trees'),
  )
  for (const tree of trees) furnisher.reserve(trunk(tree))
  wild(intent, glade, whole, wet, ways, furnisher, random.fork('wild'))

  const rooms: Room[] = []
  const key = []
  const write = random.fork('key')
  for (const place of middle.places) {
    const number = rooms.length + 1
    const room: Room = {
      number,
      purpose: place.name,
      shape: 'glade',
      ...place.box,
      outline: place.outline,
      badge: place.badge,
    }
    rooms.push(room)
    key.push({ number, name: place.name, text: keyLine(room, place.lines, furnisher.props, write) })
  }
  return {
    kind: 'battlemap',
    version: 1,
    setting: 'clearing',
    variant,
    seed: random.int(0, 0x7fffffff),
    grid: { shape: 'square', columns, rows, feetPerSquare: 5 },
    cells: Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) => (insideRings(wet, x + 0.5, y + 0.5) ? '~' : '.')).join(''),
    ),
    base: groundOf(intent),
    masonry: variant === 'ruin' || middle.walls.length > 0 ? 'ashlar' : 'none',
    ...(intent.accent === undefined ? {} : { stone: intent.accent }),
    floors,
    areas,
    rooms,
    doors: middle.doors,
    walls: middle.walls,
    lights: furnisher.lights,
    props: [...furnisher.props, ...trees],
    key,
    ambience: ambienceOf(intent, false),
  }
}

function groundOf(intent: Intent): Ground {
  if (intent.season === 'winter') return 'snow'
  if (intent.variant === 'desert') return 'sand'
  if (intent.variant === 'swamp') return 'mud'
  return 'grass'
}

function waysOf(intent: Intent, glade: Glade, random: Random): Way[] {
  const { columns, rows } = glade
  const wide = intent.variant === 'road' ? random.range(1.15, 1.4) : random.range(0.55, 0.75)
  const sides = random.pick([
    ['left', 'right'],
    ['top', 'bottom'],
    ['left', 'bottom'],
    ['top', 'right'],
    ['left', 'top'],
    ['bottom', 'right'],
  ] as const)
  // Past the middle rather than over it: what stands there is worth walking round.
  const aside = intent.variant === 'road' ? 0.15 : 0.5
  const turn = random.range(0, Math.PI * 2)
  const by = point(
    glade.middle[0] + Math.cos(turn) * glade.radius * aside,
    glade.middle[1] + Math.sin(turn) * glade.radius * aside,
  )
  const ways = [winding(sides[0], sides[1], columns, rows, by, wide, random)]
  if (intent.variant === 'road' && (intent.prompted('crossroad') || random.chance(0.3))) {
    const others = (['left', 'right', 'top', 'bottom'] as const).filter(
      (side) => side !== sides[0] && side !== sides[1],
    )
    ways.push(winding(others[0]!, others[1]!, columns, rows, by, wide * 0.8, random))
  }
  return ways
}

function streamOf(intent: Intent, glade: Glade, ways: readonly Way[], random: Random): Way | undefined {
  const asked = intent.asks('river', 'bridge', 'stepping-stones')
  if (intent.forbids('river', 'water')) return undefined
  if (!asked && (['desert', 'swamp', 'graveyard', 'snowfield', 'ruin'].includes(intent.variant) || !random.chance(0.3)))
    return undefined
  const { columns, rows, middle, radius } = glade
  const [first] = ways
  // Across the path, well to one side of the middle.
  const from = first!.line[0]!
  const upright = Math.abs(from[0] - columns / 2) / columns > Math.abs(from[1] - rows / 2) / rows
  const side = random.chance(0.5) ? 1 : -1
  const wide = intent.asks('river') ? random.range(0.95, 1.35) : random.range(0.65, 0.9)
  const by = upright
    ? point(middle[0] + side * radius * 0.98, middle[1])
    : point(middle[0], middle[1] + side * radius * 0.98)
  return winding(upright ? 'top' : 'left', upright ? 'bottom' : 'right', columns, rows, by, wide, random)
}

function groundAreas(intent: Intent, columns: number, rows: number, random: Random): Area[] {
  const spread = (kind: Area['kind'], share: number, scale: number, tint?: string): Area => ({
    kind,
    outlines: noisePatches(columns, rows, share, scale, random.int(0, 1e6)),
    ...(tint === undefined ? {} : { tint }),
  })
  const areas: Area[] = []
  const { variant, season } = intent
  if (season === 'winter') {
    areas.push(spread('snow', 0.5, 5))
    if (variant !== 'snowfield' && !intent.asks('blizzard')) areas.push(spread('undergrowth', 0.12, 2.4, '#7d7a5c'))
  } else if (variant === 'desert') {
    areas.push(spread('path', 0.3, 5, '#d9bf8a'))
  } else if (variant === 'swamp') {
    areas.push(spread('moss', 0.55, 4), spread('undergrowth', 0.25, 2.6, '#4d5a30'))
  } else {
    areas.push(spread('undergrowth', 0.36, 4))
    if (season === 'autumn') areas.push(spread('moss', 0.35, 3.2, '#a06a2e'))
    if (season === 'spring' || intent.asks('overgrown', 'mossy')) areas.push(spread('moss', 0.3, 3, '#7c9a45'))
  }
  if (intent.asks('burning', 'withered', 'dead', 'dying', 'desolate')) areas.push(spread('ash', 0.4, 4))
  if (intent.asks('bloody')) areas.push(spread('blood', 0.05, 1.5))
  if (intent.asks('rain', 'storm')) areas.push(spread('mud', 0.2, 2.2))
  return areas
}

function poolsOf(intent: Intent, glade: Glade, ways: readonly Way[], random: Random): Point[][] {
  const { columns, rows, middle, radius } = glade
  if (intent.forbids('water')) return []
  const swampy = intent.variant === 'swamp' || intent.asks('flooded')
  if (swampy) {
    const rings = noisePatches(columns, rows, intent.asks('flooded') ? 0.42 : 0.34, 3.4, random.int(0, 1e6))
    return rings.map((ring) => ring.map(([x, y]) => pushedOff(ways, x, y))).filter((ring) => ring.length > 6)
  }
  if (!intent.asks('water') && intent.variant !== 'desert' && !intent.asks('lily-pads', 'reeds')) return []
  const turn = random.range(0, 6.28)
  const reach = intent.variant === 'desert' ? radius * 0.62 : radius * 0.5
  const seed = random.int(0, 1e6)
  const cx = intent.variant === 'desert' ? middle[0] : middle[0] + Math.cos(turn) * radius * 0.6
  const cy = intent.variant === 'desert' ? middle[1] : middle[1] + Math.sin(turn) * radius * 0.6
  const ring = Array.from({ length: 30 }, (_, i): Point => {
    const a = (i / 30) * Math.PI * 2
    const r = reach * (0.75 + 0.5 * noise(Math.cos(a) * 1.2 + 9, Math.sin(a) * 1.2 + 9, seed))
    return pushedOff(ways, cx + Math.cos(a) * r * 1.15, cy + Math.sin(a) * r * 0.9)
  })
  return [ring]
}

/** A shore point moved off the path, so that paths stay dry. */
function pushedOff(ways: readonly Way[], x: number, y: number): Point {
  for (const way of ways) {
    for (let i = 0; i < way.line.length; i++) {
      const [wx, wy] = way.line[i]!
      const d = Math.hypot(x - wx, y - wy)
      const least = way.half[i]! + 0.35
      if (d < least && d > 1e-3) return pushedOnce(wx, wy, x, y, least)
    }
  }
  return point(x, y)
}

const pushedOnce = (wx: number, wy: number, x: number, y: number, least: number): Point => {
  const d = Math.hypot(x - wx, y - wy)
  return point(wx + ((x - wx) / d) * least, wy + ((y - wy) / d) * least)
}

function bridges(
  intent: Intent,
  ways: readonly Way[],
  stream: Way | undefined,
  wet: readonly Point[][],
  furnisher: Furnisher,
  whole: Space,
  random: Random,
): void {
  if (!stream || !wet[0]) return
  const stones = intent.asks('stepping-stones') || (!intent.asks('bridge') && random.chance(0.35))
  const tint = intent.asks('stone', 'marble') || intent.prompted('stone bridge') ? '#a39a88' : undefined
  for (const way of ways) {
    for (const { at, along, length } of crossings(way, wet[0])) {
      const turn = Math.atan2(along[0], -along[1])
      const wide = Math.max(1.3, way.half[0]! * 1.9)
      furnisher.put(stones ? 'stepping-stones' : 'bridge', { outline: rectangle(-2, -2, 99, 99) }, at[0], at[1], {
        turn,
        width: stones ? 1 : wide,
        depth: stones ? length + 0.2 : length + 1.3,
        ...(tint === undefined ? {} : { tint }),
      })
      furnisher.reserve({ left: at[0] - 1.4, right: at[0] + 1.4, top: at[1] - 1.4, bottom: at[1] + 1.4 })
    }
  }
  if (intent.asks('bridge') && furnisher.count('bridge') === 0) {
    const middle = Math.floor(stream.line.length / 2)
    const [x, y] = stream.line[middle]!
    const [dx, dy] = heading(stream, middle)
    furnisher.put('bridge', { outline: whole.outline }, x, y, {
      turn: Math.atan2(-dy, -dx),
      depth: stream.half[middle]! * 2 + 1.5,
    })
  }
}

function treeCount(intent: Intent, columns: number, rows: number): number {
  const asked = intent.wanted.find((wanted) => wanted.kind === 'tree')
  if (asked?.exactly !== undefined) return asked.exactly
  if (intent.forbids('tree')) return 0
  const per: Record<string, number> = {
    meadow: 0.03,
    desert: 0.025,
    snowfield: 0.07,
    swamp: 0.15,
    graveyard: 0.1,
    road: 0.24,
    camp: 0.22,
    ruin: 0.2,
  }
  return Math.round(columns * rows * (per[intent.variant] ?? 0.26))
}

/** The widest crown that may stand at a place: none on ways, water or the open middle; wider towards the sheet's edge. */
function roomForTree(
  intent: Intent,
  glade: Glade,
  ways: readonly Way[],
  wet: readonly Point[][],
  furnisher: Furnisher,
  x: number,
  y: number,
): number {
  const away = Math.hypot(x - glade.middle[0], y - glade.middle[1]) - glade.radius
  if (away < 0.4) return 0
  if (insideRings(wet, x, y)) return 0
  let room = 1 + away * 1.25
  for (const way of ways) room = Math.min(room, (offWay(way, x, y) - 0.05) * 2.2)
  if (room < 1.1) return 0
  if (!furnisher.isFree({ left: x - 0.7, right: x + 0.7, top: y - 0.7, bottom: y + 0.7 })) return 0
  return intent.variant === 'swamp' ? Math.min(3, room) : room
}

/** What the prompt names that the heart of the map has not brought. */
function wishes(
  intent: Intent,
  glade: Glade,
  whole: Space,
  wet: readonly Point[][],
  furnisher: Furnisher,
  random: Random,
): void {
  const watery = new Set(['lily-pads', 'reeds'])
  for (const wanted of intent.wanted) {
    const kind = wanted.kind
    if (!isProp(kind) || ['tree', 'bridge', 'stepping-stones'].includes(kind)) continue
    const target = wanted.exactly ?? wanted.about
    const space: Space = watery.has(kind) ? { outline: whole.outline } : whole
    for (let turn = 0; turn < target * 14 && furnisher.count(kind) < target; turn++) {
      const angle = random.range(0, Math.PI * 2)
      const wild = ['bush', 'fern', 'flowers', 'boulder', 'log', 'stump', 'mushroom'].includes(kind)
      const reach = glade.radius * (wild ? random.range(0.6, 1.5) : random.range(0.1, 0.95))
      const ring = wet[0]
      let x = glade.middle[0] + Math.cos(angle) * reach
      let y = glade.middle[1] + Math.sin(angle) * reach
      if (watery.has(kind) && ring) {
        const at = random.pick(ring)
        const centre = random.pick(ring)
        const inward = kind === 'lily-pads' ? random.range(0.25, 0.6) : random.range(-0.06, 0.12)
        x = at[0] + (centre[0] - at[0]) * inward
        y = at[1] + (centre[1] - at[1]) * inward
        if (kind === 'lily-pads' && !insideRings(wet, x, y)) continue
      }
      const facing =
        kindOf(kind).habit === 'wall'
          ? Math.atan2(x - glade.middle[0], glade.middle[1] - y)
          : random.range(0, Math.PI * 2)
      furnisher.put(kind, space, x, y, { turn: facing })
    }
  }
}

/** What grows and lies between the trees. */
function wild(
  intent: Intent,
  glade: Glade,
  whole: Space,
  wet: readonly Point[][],
  ways: readonly Way[],
  furnisher: Furnisher,
  random: Random,
): void {
  const { columns, rows } = glade
  const scatter = (
    kind: Parameters<Furnisher['put']>[0],
    n: number,
    space: Space,
    options: { tint?: string; least?: number; most?: number; sizes?: readonly [number, number] } = {},
  ) => {
    for (let i = 0, done = 0; i < n * 8 && done < n; i++) {
      const x = random.range(0.5, columns - 0.5)
      const y = random.range(0.5, rows - 0.5)
      const away = Math.hypot(x - glade.middle[0], y - glade.middle[1]) / glade.radius
      if (away < (options.least ?? 0) || away > (options.most ?? 9)) continue
      if (ways.some((way) => offWay(way, x, y) < 0.35)) continue
      const size = random.range(...(options.sizes ?? ([0.8, 1.25] as const)))
      const facts = kindOf(kind)
      if (
        furnisher.put(kind, space, x, y, {
          turn: kind === 'tuft' || kind === 'reeds' ? 0 : random.range(0, 6.28),
          width: facts.width * size,
          depth: facts.depth * size,
          ...(options.tint ? { tint: options.tint } : {}),
        })
      )
        done++
    }
  }
  const scale = (columns * rows) / 576
  const { variant, season } = intent
  if (variant === 'desert') {
    scatter('cactus', 9 * scale, whole, { least: 0.9 })
    scatter('boulder', 9 * scale, whole, { tint: '#b59468', least: 0.8 })
    scatter('tuft', 26 * scale, whole, { tint: '#9a8a4a' })
    scatter('bones', 2, whole)
    return
  }
  scatter('boulder', (variant === 'meadow' || variant === 'snowfield' ? 9 : 5) * scale, whole, {
    least: 0.55,
    sizes: [0.5, 1.2],
  })
  if (season !== 'winter') {
    scatter('bush', 16 * scale, whole, { least: 0.95, ...(season === 'autumn' ? { tint: '#8c6a34' } : {}) })
    scatter('fern', 34 * scale, whole, { least: 0.9, ...(season === 'autumn' ? { tint: '#94763a' } : {}) })
    scatter(
      'tuft',
      60 * scale,
      whole,
      season === 'autumn' ? { tint: '#9a8c45' } : variant === 'swamp' ? { tint: '#6a6f3a' } : {},
    )
    if (season === 'spring' || variant === 'meadow' || intent.asks('cheerful', 'serene'))
      scatter('flowers', 26 * scale, whole, { least: 0.2 })
    else scatter('flowers', 5 * scale, whole, { least: 0.5, most: 1.3 })
  } else {
    scatter('tuft', 26 * scale, whole, { tint: '#a9a88a' })
    scatter('bush', 7 * scale, whole, { least: 0.95, tint: '#7f8a7c' })
  }
  if (season === 'autumn') scatter('leaves', 60 * scale, whole)
  if (['forest', 'swamp', 'camp', 'road', 'ruin'].includes(variant)) {
    scatter('log', 2, whole, { least: 0.75, most: 1.3 })
    scatter('stump', 3 * scale, whole, { least: 0.6 })
  }
  if (variant === 'swamp' || wet.length > 0) {
    const rings = wet
    for (let i = 0; i < (variant === 'swamp' ? 60 : 22) * scale && season !== 'winter'; i++) {
      const ring = random.pick(rings)
      const [x, y] = random.pick(ring)
      if (x < 0.6 || y < 0.6 || x > columns - 0.6 || y > rows - 0.6 || ways.some((way) => offWay(way, x, y) < 0.4))
        continue
      furnisher.put('reeds', { outline: whole.outline }, x + random.range(-0.25, 0.25), y + random.range(-0.25, 0.25))
    }
    if (variant === 'swamp') {
      for (let i = 0; i < 40; i++) {
        const x = random.range(1, columns - 1)
        const y = random.range(1, rows - 1)
        if (insideRings(wet, x, y) && furnisher.count('lily-pads') < 12)
          furnisher.put('lily-pads', { outline: whole.outline }, x, y)
      }
      scatter('mushroom', 6, whole, { tint: '#a88a6a', sizes: [0.5, 0.8] })
    }
  }
}
