import { noise } from '../../paint/noise.ts'
import type { Random } from '../../paint/random.ts'
import type { PropName } from './catalogue.ts'
import type { Furnisher, Space } from './furnish.ts'
import { footprint } from './furnish.ts'
import { boundsOf, inside, insideRings, point, round } from './geometry.ts'
import type { Intent } from './intent.ts'
import { noisePatches } from './patches.ts'
import type { Area, Point, Prop } from './scene.ts'

/** What catches fire. */
const fuel: ReadonlySet<string> = new Set<PropName>([
  'table',
  'round-table',
  'bench',
  'bed',
  'bar',
  'keg',
  'crate',
  'barrel',
  'sacks',
  'bookshelf',
  'shelf',
  'wardrobe',
  'desk',
  'chair',
  'rug',
  'carpet',
  'banner',
  'hay',
  'stall',
  'wagon',
  'tent',
  'roof',
  'mast',
  'fence',
  'log',
  'tree',
  'bush',
  'weapon-rack',
])

/** What people sit at, lie on and keep things in: what years and looters break. */
const breakable: ReadonlySet<string> = new Set<PropName>([
  'table',
  'round-table',
  'bench',
  'bed',
  'crate',
  'barrel',
  'shelf',
  'bookshelf',
  'wardrobe',
  'desk',
  'bar',
  'keg',
  'chair',
  'stool',
  'stall',
  'wagon',
  'weapon-rack',
  'cage',
  'dummy',
  'target',
])

/** What somebody has to tend, and nobody does. */
const tended: ReadonlySet<string> = new Set<PropName>([
  'lantern',
  'candles',
  'torch',
  'brazier',
  'horse',
  'stove',
  'lamp-post',
])

/** How far a fire has got: the places it has reached, its seats in each of them, and flames in all. */
export interface Extent {
  seatings: number
  flames: number
  each: number
}

/** A ragged round of ground, `reach` squares across its half. */
export function ragged(at: Point, reach: number, seed: number, stretch = 1): Point[] {
  const steps = Math.max(14, Math.round(reach * 11))
  return Array.from({ length: steps }, (_, i): Point => {
    const a = (i / steps) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const r = reach * (0.58 + 0.5 * noise(c * 1.4 + 7, s * 1.4 + 7, seed) + 0.3 * noise(c * 4 + 3, s * 4 + 3, seed + 5))
    return point(at[0] + c * r * stretch, at[1] + s * r)
  })
}

/**
 * Sets a furnished place on fire: two or three seats of it in the spaces given, flames on what burns near them and on the floor
 * between, scorched ground under them and smoke above. `props` are what stands there.
 */
export function ablaze(
  intent: Intent,
  spaces: readonly Space[],
  furnisher: Furnisher,
  props: readonly Prop[],
  random: Random,
  { seatings = 4, flames = 60, each = 3 }: Partial<Extent> = {},
): Area[] {
  if (!intent.asks('burning') || intent.forbids('flames') || spaces.length === 0) return []
  const seats: Point[] = []
  for (const space of spaces.slice(0, seatings)) {
    const { left, right, top, bottom } = boundsOf(space.outline)
    const many = Math.min(each, Math.max(1, Math.round(((right - left) * (bottom - top)) / 50)))
    for (let i = 0; i < many; i++) {
      const seat = point(random.range(left, right), random.range(top, bottom))
      if (inside(space.outline, ...seat)) seats.push(seat)
    }
  }
  if (seats.length === 0) return []
  const away = ([x, y]: Point) => Math.min(...seats.map(([sx, sy]) => Math.hypot(sx - x, sy - y)))
  const lit: Point[] = []
  const burn = (x: number, y: number, size: number) => {
    if (lit.length >= flames || lit.some(([lx, ly]) => Math.hypot(lx - x, ly - y) < 0.55)) return
    lit.push([x, y])
    furnisher.ignite(x, y, size)
  }
  for (const prop of props) {
    if (!fuel.has(prop.kind)) continue
    const far = away(prop.at)
    if (!random.chance(far < 3 ? 0.85 : far < 5.5 ? 0.4 : 0.1)) continue
    // Along the whole of a long thing.
    const long = Math.max(prop.width, prop.depth)
    const pieces = Math.min(4, Math.max(1, Math.round(long / 1.3)))
    const along = prop.turn + (prop.width >= prop.depth ? 0 : Math.PI / 2)
    for (let i = 0; i < pieces; i++) {
      const off = pieces === 1 ? 0 : ((i + 0.5) / pieces - 0.5) * long * 0.9
      burn(
        prop.at[0] + Math.cos(along) * off,
        prop.at[1] + Math.sin(along) * off,
        random.range(0.9, 1.25) * Math.min(1.5, Math.max(0.75, Math.min(prop.width, prop.depth))),
      )
    }
  }
  for (const seat of seats)
    for (let i = 0; i < 9; i++) {
      const [a, far] = [random.range(0, 6.28), random.range(0, 2.6)]
      const at = point(seat[0] + Math.cos(a) * far, seat[1] + Math.sin(a) * far)
      const dry = spaces.some(
        ({ outline, keepOut }) => inside(outline, ...at) && !(keepOut && insideRings(keepOut, ...at)),
      )
      if (dry) burn(at[0], at[1], random.range(0.7, 1.5))
    }
  for (const seat of seats) furnisher.smoke(seat[0] + random.range(-1, 1), seat[1] - 1.2, random.range(4, 6.5))
  const seed = random.int(0, 1e6)
  return [
    ...seats.map((seat, i): Area => ({ kind: 'scorch', outlines: [ragged(seat, 3.1, seed + i)], above: true })),
    {
      kind: 'scorch',
      outlines: lit.filter((at) => away(at) > 3).map((at, i) => ragged(at, 1, seed + 40 + i)),
      above: true,
    },
  ]
}

/**
 * Lets a furnished place fall into ruin, or only stand empty: furniture broken, lamps and hearths out, webs in the corners, and
 * where it is ruined holes in the floor, fallen beams and rubble. Numbers the prompt names are kept.
 */
export function decayed(
  intent: Intent,
  spaces: readonly Space[],
  furnisher: Furnisher,
  random: Random,
  indoors: boolean,
): Area[] {
  const ruined = intent.asks('ruined', 'broken', 'ruin')
  if (!ruined && !intent.asks('abandoned')) return []
  const counted = new Set<string>(intent.wanted.map(({ kind }) => kind))
  furnisher.alter((prop) => {
    if (counted.has(prop.kind)) return prop
    if (prop.kind === 'hearth') return { ...prop, kind: 'dead-hearth' }
    if (tended.has(prop.kind)) return undefined
    if (!breakable.has(prop.kind)) return prop
    const small = prop.kind === 'stool' || prop.kind === 'chair'
    const fate = random.next()
    if (small) return fate < 0.3 ? undefined : fate < 0.55 ? { ...prop, kind: 'wreckage' } : prop
    return fate < (ruined ? 0.55 : 0.25) ? { ...prop, kind: 'wreckage' } : prop
  })
  const areas: Area[] = []
  const holes: Point[][] = []
  for (const space of spaces) {
    const { left, right, top, bottom } = boundsOf(space.outline)
    const roomy = Math.min(5, ((right - left) * (bottom - top)) / 26)
    // Spiders keep out of the weather.
    const webs = !indoors && roomy > 1.5 ? 0 : intent.asks('abandoned') ? 3 + roomy : 1
    for (let i = 0; i < webs; i++) web(space, furnisher, random)
    // Where pits are asked for, they are the pits that were asked for.
    if (ruined && indoors) {
      for (let i = 0; i < (intent.asks('pit') ? 0 : Math.round(roomy * 0.8)); i++) {
        const at = point(random.range(left + 1, right - 1), random.range(top + 1, bottom - 1))
        const reach = random.range(0.5, 0.95)
        const box = footprint({ at, turn: 0, width: reach * 2.2, depth: reach * 2.2 })
        if (!furnisher.isFree(box) || !inside(space.outline, ...at)) continue
        furnisher.reserve(box)
        holes.push(ragged(at, reach, random.int(0, 1e6)))
      }
      for (let i = 0; i < Math.max(1, Math.round(roomy * 0.6)); i++)
        furnisher.anywhere('fallen-beam', space, { width: round(random.range(2, 3.6)) })
    }
    if (ruined) for (let i = 0; i < 1 + roomy; i++) furnisher.anywhere('rubble', space, { width: 0.9, depth: 0.8 })
    for (let i = 0; i < 1 + roomy; i++) furnisher.anywhere('leaves', space, { width: 1.1, depth: 1.1 })
    for (let i = 0; i < (ruined ? roomy : 1); i++) furnisher.anywhere('wreckage', space)
  }
  if (indoors && intent.asks('abandoned', 'overgrown')) {
    const grown = spaces.map(({ outline }) => {
      const { left, right, top, bottom } = boundsOf(outline)
      const corner = random.pick([
        point(left + 0.6, top + 0.6),
        point(right - 0.6, top + 0.6),
        point(left + 0.6, bottom - 0.6),
      ])
      return ragged(corner, random.range(1, 1.8), random.int(0, 1e6))
    })
    areas.push({ kind: 'moss', outlines: grown, above: true })
  }
  if (holes.length > 0) areas.push({ kind: 'pit', outlines: holes, above: true })
  return areas
}

/** Water that stands on floors, blood on them and frost, where the prompt says so. */
export function soaked(
  intent: Intent,
  { columns, rows }: { columns: number; rows: number },
  spaces: readonly Space[],
  random: Random,
): Area[] {
  const within = spaces.map(({ outline }) => outline)
  const tint = intent.tintOf('water', 'flooded')
  const spread = (kind: Area['kind'], share: number, scale: number): Area => ({
    kind,
    ...(kind === 'water' && tint !== undefined ? { tint } : {}),
    outlines: noisePatches(columns, rows, share, scale, random.int(0, 1e6), within),
    above: true,
  })
  return [
    ...(intent.asks('flooded') ? [spread(intent.season === 'winter' ? 'ice' : 'water', 0.5, 3)] : []),
    ...(intent.asks('bloody') ? [spread('blood', 0.07, 1.4)] : []),
    ...(intent.asks('scorched') ? [spread('scorch', 0.09, 1.5)] : []),
    ...(intent.asks('frozen', 'snowy') ? [spread('snow', 0.25, 2.4)] : []),
  ]
}

/**
 * Lets a place grow wild where the prompt says so: bushes, saplings and weeds as thick as the ground is wide, and ivy on the walls
 * given.
 */
export function overgrown(
  intent: Intent,
  spaces: readonly Space[],
  walls: readonly (readonly Point[])[],
  furnisher: Furnisher,
  random: Random,
): void {
  const wild = intent.asks('overgrown')
  if (!wild && !intent.asks('mossy', 'abandoned', 'ruined', 'ruin')) return
  const share = wild ? 1 : 0.3
  for (const space of spaces) {
    const { left, right, top, bottom } = boundsOf(space.outline)
    const room = Math.min(130, (right - left) * (bottom - top))
    const grow = (kind: PropName, each: number, least: number, most: number) => {
      for (let i = 0; i < Math.round((room / each) * share); i++) {
        const size = random.range(least, most)
        furnisher.anywhere(kind, space, { width: size, depth: size }, 8)
      }
    }
    grow('bush', 9, 0.7, 1.3)
    if (room > 30 && !intent.forbids('tree')) grow('sapling', 16, 1.1, 2.1)
    grow('fern', 9, 0.6, 1)
    grow('tuft', 5, 0.5, 0.8)
    if (intent.season === 'spring' || intent.season === 'summer') grow('flowers', 18, 0.6, 0.9)
  }
  if (!wild && !intent.asks('ivy')) return
  for (const line of walls)
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1]!, line[i]!]
      const long = Math.hypot(b[0] - a[0], b[1] - a[1])
      for (let at = random.range(0.2, 1.4); at < long; at += random.range(0.8, 2.6)) {
        if (random.chance(0.35)) continue
        const t = at / long
        furnisher.climb(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, Math.atan2(b[1] - a[1], b[0] - a[0]))
      }
    }
}

/** A web across a corner of a room, if one is free. */
export function web(space: Space, furnisher: Furnisher, random: Random): void {
  for (const [x, y] of random.shuffle(space.outline)) {
    for (const [dx, dy] of [
      [0.6, 0.6],
      [-0.6, 0.6],
      [-0.6, -0.6],
      [0.6, -0.6],
    ] as const) {
      if (furnisher.put('web', space, x + dx, y + dy, { width: 1.15, depth: 1.15, turn: 0 })) return
    }
  }
}
