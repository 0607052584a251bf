import { noise } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { plant, trunk } from '../clearing/trees.ts'
import { banks, crossings, offWay, type Way, winding } from '../clearing/ways.ts'
import type { Space } from '../furnish.ts'
import { contours, inside, insideRings, point, rectangle, signedArea, smooth, thinned } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site } from '../site.ts'
import { isDown, ruin } from '../span.ts'

const lines = {
  pass: [
    'Stones come down when anyone shouts; someone has stacked more.',
    'The cairn has a fresh stone on it, and a boot under it.',
    'Wind in the gap says a word, nearly.',
  ],
  far: ['From here the path is yours to hold, or theirs.', 'A rope’s end, cut and not worn.'],
  ledge: ['A good place for three archers, and two are warm yet.', 'Bones dropped from a great height.'],
} as const

/** Ways, and the drop they cross. */
interface Lie {
  way: Way
  gorge: Way | undefined
}

/** Lays out a mountain pass: crags on either side of the way, a ledge above it, and a gorge to cross by a rope bridge. */
export function heights(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const lie = lieOf(intent, columns, rows, random.fork('lie'))
  const { way, gorge } = lie
  ground(site, intent, random.fork('ground'))
  site.areas.push({ kind: 'path', outlines: [banks(way)], ...(intent.season === 'winter' ? { tint: '#a9a396' } : {}) })
  const whole: Space = { outline: rectangle(-2, -2, columns + 4, rows + 4) }
  const drop = gorge ? [banks(gorge)] : []
  const dry = gorge ? bridge(site, lie, drop[0]!, whole) : []
  if (gorge) {
    const kind = intent.asks('lava') ? 'lava' : intent.asks('river', 'water', 'waterfall') ? 'water' : 'pit'
    site.areas.push({ kind, outlines: drop })
  }
  const levels = crags(lie, columns, rows, random.int(0, 1e6))
  const stone = stoneOf(intent)
  const [first] = levels
  const foot = ledgeOf(first ?? [], [...(levels[1] ?? []), ...drop], way, columns, rows)
  for (const [i, rings] of levels.entries())
    for (const ring of rings) {
      if (signedArea(ring) < 0) continue
      const tint = i === levels.length - 1 && intent.season === 'winter' ? '#dfe5ea' : stone[i]!
      site.floors.push({ outline: ring, ground: 'rock', rise: 0.9, edge: 'cliff', tint })
    }
  clothe(site, intent, levels, drop, random.fork('ledges'))
  for (const ring of levels.flat()) site.wall(ring)
  if (foot) {
    // The climb: the brink is broken where the steps come up.
    const at = site.walls.findIndex((line) => line.some((p) => Math.hypot(p[0] - foot.at[0], p[1] - foot.at[1]) < 0.05))
    if (at >= 0) site.walls.splice(at, 1, ...broken(site.walls[at]!, foot.at, 0.95))
    site.put('stairs-up', whole, foot.at[0], foot.at[1], { turn: foot.turn, width: 1.2, depth: 1.9 })
    site.furnisher.reserve({ left: foot.at[0] - 1, right: foot.at[0] + 1, top: foot.at[1] - 1, bottom: foot.at[1] + 1 })
  }
  const low: Space = { outline: rectangle(0.2, 0.2, columns - 0.4, rows - 0.4), keepOut: [...drop, ...levels.flat()] }
  const near = stretch(way, 0.04, gorge ? 0.4 : 0.96)
  const far = gorge ? stretch(way, 0.62, 0.97) : undefined
  site.place('The pass', { outline: near, keepOut: drop }, [random.pick(lines.pass)], 'glade')
  if (far) site.place('Far side', { outline: far, keepOut: drop }, [random.pick(lines.far)], 'glade')
  if (foot) site.place('Ledge', foot.space, [random.pick(lines.ledge)], 'glade')
  site.grant(
    [{ outline: near, keepOut: drop }, ...(far ? [{ outline: far, keepOut: drop }] : []), low],
    ['tree', 'rope-bridge', 'bridge', 'stairs-up'],
  )
  dress(site, intent, low, way, random.fork('dress'))
  return site.scene({
    setting: 'heights',
    base: intent.season === 'winter' ? 'snow' : intent.asks('sandstone', 'desert') ? 'sand' : 'rock',
    masonry: 'rough',
    stone: stone[0],
    square: (x, y) =>
      insideRings(drop, x + 0.5, y + 0.5) && !dry.some(([bx, by]) => Math.hypot(bx - x - 0.5, by - y - 0.5) < 0.8)
        ? '~'
        : '.',
  })
}

function stoneOf(intent: Intent): [string, string, string] {
  if (intent.asks('sandstone', 'desert')) return ['#b98f5c', '#c79f6a', '#d3af7c']
  if (intent.asks('lava', 'obsidian')) return ['#4a4548', '#565054', '#635c60']
  return ['#827a6e', '#918a7e', '#a09a90']
}

/** The way through, and the gorge across it where one is asked for or happens. */
function lieOf(intent: Intent, columns: number, rows: number, random: Random): Lie {
  const across = columns > rows || (columns === rows && random.chance(0.5))
  const by = point(columns / 2 + random.range(-1.5, 1.5), rows / 2 + random.range(-1.5, 1.5))
  const way = across
    ? winding('left', 'right', columns, rows, by, 0.75, random)
    : winding('bottom', 'top', columns, rows, by, 0.75, random)
  const asked = intent.asks('pit', 'bridge', 'river', 'water', 'lava')
  if (!asked && !random.chance(0.45)) return { way, gorge: undefined }
  const middle = way.line[Math.round(way.line.length * 0.51)]!
  const half = intent.asks('pit', 'bridge') ? 2.1 : 1.7
  const gorge = across
    ? winding('top', 'bottom', columns, rows, middle, half, random)
    : winding('left', 'right', columns, rows, middle, half, random)
  return { way, gorge: beyond(gorge) }
}

/** A way drawn out past the sheet at both ends: a chasm does not close at the paper's edge. */
function beyond({ line, half }: Way): Way {
  const out = (at: Point, from: Point): Point => {
    const length = Math.hypot(at[0] - from[0], at[1] - from[1]) || 1
    return point(at[0] + ((at[0] - from[0]) / length) * 3, at[1] + ((at[1] - from[1]) / length) * 3)
  }
  return {
    line: [out(line[0]!, line[4]!), ...line, out(line.at(-1)!, line.at(-5)!)],
    half: [half[0]!, ...half, half.at(-1)!],
  }
}

/** Rings of ever higher ground, farther from the way and from the gorge. */
function crags({ way, gorge }: Lie, columns: number, rows: number, seed: number): Point[][][] {
  const step = 0.5
  const across = columns / step
  const down = rows / step
  const value = new Float32Array((across + 1) * (down + 1))
  // From one place to the next a distance changes by no more than the step; a little is added for what rounding takes off.
  const far = step + 1e-6
  for (let y = 0; y <= down; y++) {
    let off = Infinity
    let edge = gorge ? Infinity : 99
    for (let x = 0; x <= across; x++) {
      const px = x * step
      const py = y * step
      off = offWay(way, px, py, off + far)
      if (gorge) edge = offWay(gorge, px, py, edge + far)
      const rough = (noise(px / 3.1, py / 3.1, seed) - 0.5) * 4.2 + (noise(px / 1.2, py / 1.2, seed + 7) - 0.5) * 1.1
      value[y * (across + 1) + x] = Math.min(off - 2.5 + rough, edge * 1.6 - 0.9, off * 2 - 1.7)
    }
  }
  return [0.4, 2.9, 5.2].map((level) =>
    contours(across, down, step, level, value)
      .filter((ring) => Math.abs(signedArea(ring)) > 4)
      .map((ring) => thinned(smooth(ring), 0.06)),
  )
}

/** A stretch of the way and its verges, from one share of its length to another. */
function stretch(way: Way, from: number, to: number): Point[] {
  const count = way.line.length
  const [a, b] = [Math.floor(count * from), Math.ceil(count * to)]
  return banks({ line: way.line.slice(a, b), half: way.half.slice(a, b) }, 0.35)
}

/** Where a crag may be climbed from the way: a point of its brink, which way the steps go up, and the ground above. */
function ledgeOf(rings: readonly Point[][], shut: readonly Point[][], way: Way, columns: number, rows: number) {
  let best: { at: Point; turn: number; space: Space; off: number } | undefined
  for (const ring of rings) {
    if (signedArea(ring) < 24) continue
    for (const [i, [x, y]] of ring.entries()) {
      if (x < 3 || y < 3 || x > columns - 3 || y > rows - 3) continue
      const [ax, ay] = ring[(i + ring.length - 1) % ring.length]!
      const [bx, by] = ring[(i + 1) % ring.length]!
      const length = Math.hypot(bx - ax, by - ay) || 1
      const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
      // Room for steps below the brink and for feet above it.
      if (!inside(ring, x + nx * 1.6, y + ny * 1.6) || inside(ring, x - nx * 0.8, y - ny * 0.8)) continue
      const low = [0.9, 1.6].map((d): Point => [x - nx * d, y - ny * d])
      const high = [0.6, 1.2, 1.8, 2.6].map((d): Point => [x + nx * d, y + ny * d])
      if (low.some((p) => rings.some((one) => inside(one, ...p)))) continue
      if ([...low, ...high].some((p) => shut.some((one) => inside(one, ...p)))) continue
      const off = offWay(way, x, y)
      if (off < 0.9 || (best && off >= best.off)) continue
      const up = point(x + nx * 1.8, y + ny * 1.8)
      best = {
        at: [x, y],
        turn: Math.atan2(nx, -ny),
        space: { outline: rectangle(up[0] - 0.65, up[1] - 0.65, 1.3, 1.3) },
        off,
      }
    }
  }
  return best
}

/** A line without what lies within `reach` of a place. */
function broken(line: readonly Point[], [x, y]: Point, reach: number): Point[][] {
  const ring = line.slice(0, -1)
  const gone = (p: Point) => Math.hypot(p[0] - x, p[1] - y) < reach
  const start = ring.findIndex((p, i) => gone(p) && !gone(ring[(i + 1) % ring.length]!))
  if (start < 0) return [[...line]]
  const turned = [...ring.slice(start + 1), ...ring.slice(0, start + 1)]
  const pieces: Point[][] = []
  let piece: Point[] = []
  for (const p of turned) {
    if (!gone(p)) piece.push(p)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  }
  return pieces.filter((one) => one.length > 1)
}

/** The rope bridge over the gorge; the places along it. */
function bridge(site: Site, { way }: Lie, drop: readonly Point[], whole: Space): Point[] {
  const [over] = crossings(way, drop)
  if (!over) return []
  // From brink to brink, however the way bends between them.
  const [[ax, ay], [bx, by]] = over.ends
  const length = Math.hypot(bx - ax, by - ay)
  const at = point((ax + bx) / 2, (ay + by) / 2)
  const along: Point = [(bx - ax) / length, (by - ay) / length]
  const plain = site.intent.asks('stone', 'marble') || /stone/.test(site.intent.said('bridge'))
  const broken = isDown(site.intent)
  const wide = { width: plain ? 2.6 : 1.7, ...(plain ? { tint: '#a39a88' } : {}) }
  if (broken) ruin(site.furnisher, whole, { at, along, length: length + 1.2 }, wide)
  else
    site.put(plain ? 'bridge' : 'rope-bridge', whole, at[0], at[1], {
      turn: Math.atan2(along[0], -along[1]),
      ...wide,
      depth: length + 1.2,
    })
  site.furnisher.reserve({ left: at[0] - 2, right: at[0] + 2, top: at[1] - 2, bottom: at[1] + 2 })
  const points: Point[] = []
  for (let t = -length / 2 - 0.8; t <= length / 2 + 0.8; t += 0.4)
    if (!broken || Math.abs(t) > length * 0.2) points.push(point(at[0] + along[0] * t, at[1] + along[1] * t))
  return points
}

function ground(site: Site, intent: Intent, random: Random): void {
  const { columns, rows } = site
  const spread = (share: number, scale: number) => noisePatches(columns, rows, share, scale, random.int(0, 1e6))
  if (intent.season === 'winter') site.areas.push({ kind: 'snow', outlines: spread(0.6, 4) })
  else if (!intent.asks('desert', 'sandstone', 'lava', 'desolate'))
    site.areas.push({
      kind: 'undergrowth',
      outlines: spread(0.34, 3.4),
      ...(intent.season === 'autumn' ? { tint: '#8a6a34' } : {}),
    })
  if (intent.asks('overgrown', 'mossy', 'spring')) site.areas.push({ kind: 'moss', outlines: spread(0.3, 3) })
  if (intent.asks('burning', 'lava')) site.areas.push({ kind: 'ash', outlines: spread(0.35, 3) })
  if (intent.asks('bloody')) site.areas.push({ kind: 'blood', outlines: spread(0.04, 1.4) })
}

/** What lies on the ledges themselves: snow or turf in their lee, boulders, scrub, and dead wood. */
function clothe(
  site: Site,
  intent: Intent,
  levels: readonly Point[][][],
  drop: readonly Point[][],
  random: Random,
): void {
  const { furnisher, columns, rows } = site
  const winter = intent.season === 'winter'
  const barren = intent.asks('desert', 'sandstone', 'lava', 'desolate')
  const spread = (share: number, scale: number) =>
    noisePatches(columns, rows, share, scale, random.int(0, 1e6), levels[0])
  if (winter) site.areas.push({ kind: 'snow', outlines: spread(0.55, 3), above: true })
  else if (!barren) site.areas.push({ kind: 'moss', outlines: spread(0.4, 2.6), above: true })
  for (const [i, rings] of levels.entries())
    for (const ring of rings) {
      if (signedArea(ring) < 6) continue
      const space: Space = { outline: ring, keepOut: [...(levels[i + 1] ?? []), ...drop] }
      const many = Math.min(9, Math.round(signedArea(ring) / 14))
      for (let n = 0; n < many; n++) {
        const size = random.range(0.5, 1.1)
        furnisher.anywhere('boulder', space, { width: size, depth: size * 0.85 })
        if (random.chance(0.5)) furnisher.anywhere('scree', space)
        if (!barren)
          furnisher.anywhere(
            winter ? 'tuft' : 'bush',
            space,
            winter ? { turn: 0, tint: '#a9a88a' } : { width: 0.7, depth: 0.7 },
          )
      }
      if (random.chance(0.4)) furnisher.anywhere(barren ? 'bones' : 'stump', space)
    }
}

/** Boulders and scree at the foot of the crags, a cairn, and what grows so high. */
function dress(site: Site, intent: Intent, low: Space, way: Way, random: Random): void {
  const { furnisher, columns, rows } = site
  for (let i = 0; i < 9; i++)
    furnisher.anywhere('boulder', low, { width: random.range(0.7, 1.5), depth: random.range(0.6, 1.2) })
  for (let i = 0; i < 14; i++) furnisher.anywhere('scree', low)
  if (intent.season !== 'winter' && !intent.asks('desert', 'lava'))
    for (let i = 0; i < 16; i++) furnisher.anywhere('tuft', low, { turn: 0 })
  furnisher.anywhere('bones', low)
  if (intent.forbids('tree') || intent.asks('desert', 'lava', 'sandstone')) return
  const trees = plant(
    { ...intent, asks: (...concepts) => concepts.includes('pine') || intent.asks(...concepts) },
    columns,
    rows,
    16,
    (x, y) => {
      if (offWay(way, x, y) < 1.2 || (low.keepOut && insideRings(low.keepOut.slice(0, 1), x, y))) return 0
      return furnisher.isFree({ left: x - 0.5, right: x + 0.5, top: y - 0.5, bottom: y + 0.5 }) ? 2.4 : 0
    },
    random,
  )
  for (const tree of trees) furnisher.reserve(trunk(tree))
  site.trees.push(...trees)
}
