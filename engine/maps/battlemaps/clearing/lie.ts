import { noise } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { type Furnisher, footprint, type Space } from '../furnish.ts'
import { boundsOf, point } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import type { Area, Point } from '../scene.ts'
import { isDown, ruin } from '../span.ts'
import type { Glade } from './glade.ts'
import { crossings, heading, type Way, winding } from './ways.ts'

/** The path, road or crossroads over the sheet. */
export function waysOf(intent: Intent, glade: Glade, random: Random): Way[] {
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
  const pond = ['desert', 'lake'].includes(intent.variant) || intent.asks('water')
  const aside = intent.variant === 'road' ? 0.15 : intent.variant === 'lake' ? 1 : pond ? 1.1 : 0.5
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

/** A stream across the path, where one is asked for or happens. */
export function streamOf(intent: Intent, glade: Glade, ways: readonly Way[], random: Random): Way | undefined {
  const asked = intent.asks('river', 'bridge', 'stepping-stones')
  if (intent.forbids('river', 'water')) return undefined
  if (
    !asked &&
    (intent.arid ||
      [
        'desert',
        'swamp',
        'graveyard',
        'snowfield',
        'ruin',
        'lake',
        'springs',
        'orchard',
        'vineyard',
        'treetop',
      ].includes(intent.variant) ||
      !random.chance(0.3))
  )
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

/** Standing water: a swamp's meres, an oasis, a pond. */
export function poolsOf(intent: Intent, glade: Glade, ways: readonly Way[], random: Random): Point[][] {
  const { columns, rows, middle, radius } = glade
  if (intent.forbids('water')) return []
  const swampy = intent.variant === 'swamp' || intent.asks('flooded')
  if (swampy) {
    const rings = noisePatches(columns, rows, intent.asks('flooded') ? 0.42 : 0.34, 3.4, random.int(0, 1e6))
    return rings.map((ring) => ring.map(([x, y]) => pushedOff(ways, x, y))).filter((ring) => ring.length > 6)
  }
  if (intent.variant === 'springs') return springs(glade, ways, random)
  if (intent.variant === 'lake') {
    const seed = random.int(0, 1e6)
    const ring = Array.from({ length: 48 }, (_, i): Point => {
      const [c, s] = [Math.cos((i / 48) * Math.PI * 2), Math.sin((i / 48) * Math.PI * 2)]
      const r = radius * 0.74 * (0.7 + 0.6 * noise(c * 1.5 + 9, s * 1.5 + 9, seed))
      return pushedOff(ways, middle[0] + c * r * 1.08, middle[1] + s * r)
    })
    return [ring]
  }
  // Deserts have their oasis, unless something else stands in the middle of this one.
  const dry =
    intent.prompted('colonnade') ||
    (intent.variant === 'desert' && !intent.asks('water') && intent.asks('ruin', 'shipwreck', 'statue', 'altar'))
  if (dry) return []
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

/** Basins of hot water about the middle, each an odd round. */
function springs({ middle, radius }: Glade, ways: readonly Way[], random: Random): Point[][] {
  const turn = random.range(0, 6.28)
  const seed = random.int(0, 1e6)
  return [0, 1, 2, 3].map((k) => {
    const a = turn + (k / 4) * Math.PI * 2
    const away = radius * random.range(0.5, 0.72)
    const size = radius * random.range(0.26, 0.4)
    const [cx, cy] = [middle[0] + Math.cos(a) * away, middle[1] + Math.sin(a) * away]
    return Array.from({ length: 24 }, (_, i): Point => {
      const [c, s] = [Math.cos((i / 24) * Math.PI * 2), Math.sin((i / 24) * Math.PI * 2)]
      const r = size * (0.75 + 0.5 * noise(c * 1.2 + k * 7, s * 1.2 + 5, seed))
      return pushedOff(ways, cx + c * r * 1.1, cy + s * r * 0.9)
    })
  })
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

/** A bridge or stepping stones wherever a way meets the stream. */
export function bridges(
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
    for (const crossing of crossings(way, wet[0])) {
      const { at } = crossing
      const { along, length } = across(stream, crossing)
      const turn = Math.atan2(along[0], -along[1])
      const wide = Math.max(1.3, way.half[0]! * 1.9)
      const size = { width: stones ? 1 : wide, depth: stones ? length + 0.2 : length + 1.3 }
      const [x, y] = ashore(at, turn, size, whole)
      if (!stones && isDown(intent))
        ruin(
          furnisher,
          { outline: whole.outline },
          { at: [x, y], along, length: size.depth },
          { width: wide, ...(tint === undefined ? {} : { tint }) },
        )
      else
        furnisher.put(stones ? 'stepping-stones' : 'bridge', { outline: whole.outline }, x, y, {
          turn,
          ...size,
          ...(tint === undefined ? {} : { tint }),
        })
      furnisher.reserve({ left: at[0] - 1.4, right: at[0] + 1.4, top: at[1] - 1.4, bottom: at[1] + 1.4 })
      // Nothing lies on a bridge, at whatever angle it stands.
      if (!stones) furnisher.reserve(footprint({ at: [x, y], turn, ...size }))
    }
  }
  if (intent.asks('bridge') && furnisher.count('bridge') + furnisher.count('bridge-stub') === 0) {
    const middle = Math.floor(stream.line.length / 2)
    const [x, y] = stream.line[middle]!
    const [dx, dy] = heading(stream, middle)
    furnisher.put('bridge', { outline: whole.outline }, x, y, {
      turn: Math.atan2(-dy, -dx),
      depth: stream.half[middle]! * 2 + 1.5,
    })
  }
}

/** How a crossing goes: as the way does, but straight over the water where the way runs along it. */
function across(
  stream: Way,
  { at, along, length }: ReturnType<typeof crossings>[number],
): { along: Point; length: number } {
  let near = 0
  for (const [i, [x, y]] of stream.line.entries()) {
    const [nx, ny] = stream.line[near]!
    if (Math.hypot(x - at[0], y - at[1]) < Math.hypot(nx - at[0], ny - at[1])) near = i
  }
  const [dx, dy] = heading(stream, near)
  const breadth = stream.half[near]! * 2 + 0.6
  const aslant = Math.abs(dx * along[0] + dy * along[1])
  if (aslant < 0.62 && length < breadth * 1.9) return { along, length }
  const side = -dy * along[0] + dx * along[1] < 0 ? -1 : 1
  return { along: point(-dy * side, dx * side), length: breadth }
}

/** A place for a crossing as near as may be to where it is wanted, none of it beyond the sheet's edge. */
function ashore(at: Point, turn: number, size: { width: number; depth: number }, whole: Space): Point {
  const sheet = boundsOf(whole.outline)
  const box = footprint({ at, turn, ...size })
  const into = (low: number, high: number, least: number, most: number) =>
    Math.max(0, least - low) - Math.max(0, high - most)
  return point(
    at[0] + into(box.left, box.right, sheet.left, sheet.right),
    at[1] + into(box.top, box.bottom, sheet.top, sheet.bottom),
  )
}

/** What covers the ground in patches, by season and place. */
export function groundAreas(intent: Intent, columns: number, rows: number, random: Random): Area[] {
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
  } else if (intent.arid) {
    // Drifts of paler sand; on coloured sand they would look like water.
    if (!intent.tintOf('sand') && !intent.tintOf('desert')) areas.push(spread('path', 0.3, 5, '#d9bf8a'))
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
