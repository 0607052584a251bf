import type { Random } from '../../../paint/random.ts'
import { anyFrame, type Frame } from '../frame.ts'
import type { Space } from '../furnish.ts'
import { ellipse, point, rectangle } from '../geometry.ts'
import { ragged } from '../havoc.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import { Plot } from '../plot.ts'
import { gatedRing } from '../rings.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'

const lines = {
  sand: [
    'The sand has been raked into circles, and raked again.',
    'Something under the sand is warmer than the day.',
    'Two of the drains are grilled from below.',
  ],
  gate: ['The winch is on the other side.', 'Claw marks, as high as a man can reach.'],
  stands: ['Bets are laid by a woman who never loses.', 'A good throw from here reaches the sand.'],
  box: ['The thumb that counts is gloved.', 'Behind the curtain, a stair nobody announces.'],
} as const

/** Half-widths of the oval, squares. */
interface Oval {
  x: number
  y: number
  rx: number
  ry: number
}

/** Where an arena lies on its sheet: rounder or longer, and not always in the middle. */
function ovalOf({ width, height }: Frame, random: Random): Oval {
  const half = (long: number, other: number) =>
    (long / 2 - 0.8) * (Math.min(long, other) < 20 ? 1 : random.range(0.78, 1))
  const [rx, ry] = [half(width, height), half(height, width)]
  const aside = (long: number, r: number) =>
    Math.round(long / 2 + random.range(-1, 1) * Math.max(0, long / 2 - 0.8 - r))
  return { x: aside(width, rx), y: aside(height, ry), rx, ry }
}

/** Lays out an arena: sand within its wall, gates at either end, tiers of seats about it and a box of honour. */
export function arena(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const plan = random.fork('plan')
  const plot = new Plot(site, anyFrame(columns, rows, undefined, plan))
  const outer = ovalOf(plot.frame, plan)
  const tiers = plan.int(3, 5)
  // How much of the whole is sand.
  const share = plan.range(0.5, 0.64)
  const inner: Oval = { ...outer, rx: outer.rx * share, ry: outer.ry * share }
  ground(site, intent)
  for (let i = 0; i < tiers; i++) {
    const rim = 1 - ((1 - share) * i) / tiers
    plot.floor(ellipse(outer.x, outer.y, outer.rx * rim, outer.ry * rim, 56), {
      ground: intent.asks('wood', 'timber-floor') ? 'planks' : 'flagstone',
      rise: i === 0 ? 1.2 : -0.3,
      tint: i % 2 === 0 ? '#a89878' : '#948568',
    })
  }
  const sides = [0, Math.PI]
  const wide = gatedRing(
    outer.x,
    outer.y,
    outer.rx,
    outer.ry,
    [...sides, -Math.PI / 2, Math.PI / 2].map((heading) => ({ heading, half: 1 })),
    64,
  )
  const podium = gatedRing(
    inner.x,
    inner.y,
    inner.rx,
    inner.ry,
    sides.map((heading) => ({ heading, half: 1 })),
    48,
  )
  const tunnels = sides.map((_, i) => {
    const [near, far] = [podium.jambs[i]![0][0], wide.jambs[i]![0][0]]
    return rectangle(Math.min(near, far), outer.y - 1, Math.abs(far - near), 2)
  })
  for (const tunnel of tunnels) plot.floor(tunnel, { ground: 'cobble', rise: -0.9, tint: '#6c6458' })
  const dyed = intent.tintOf('sand')
  plot.floor(podium.ring, {
    ground: sandOf(intent),
    rise: -1.2,
    ...(dyed === undefined ? {} : { tint: dyed }),
  })
  for (const [i, [from, to]] of wide.jambs.entries())
    plot.door(i < 2 ? 'double' : 'arch', from, to, i < 2 ? 'closed' : 'open')
  for (const [from, to] of podium.jambs) plot.door('portcullis', from, to)
  plot.wall(wide.ring)
  plot.wall(podium.ring)
  for (const [i] of tunnels.entries())
    for (const k of [0, 1] as const) plot.wall([podium.jambs[i]![k], wide.jambs[i]![k]], false)

  const sand = plot.space(ellipse(inner.x, inner.y, inner.rx - 0.35, inner.ry - 0.35, 40))
  const wet = hazards(plot, inner, random.fork('hazards'))
  const floor: Space = wet.length > 0 ? { ...sand, keepOut: wet } : sand
  fight(plot, floor, inner, random.fork('fight'))
  const box = honour(plot, outer, inner)
  seats(plot, { outer, inner, tiers, share }, box, plan)
  site.grant([floor], ['crowd', 'tree', 'stairs-up'])
  site.place('The sand', floor, [random.pick(lines.sand)], 'rotunda')
  const quarterOf = ([u, v]: Point) => {
    const [[x, y], [cx, cy]] = [plot.frame.at(u, v), plot.frame.at(outer.x, outer.y)]
    return Math.abs(x - cx) > Math.abs(y - cy) ? (x > cx ? 'East' : 'West') : y > cy ? 'South' : 'North'
  }
  for (const tunnel of tunnels)
    site.place(`${quarterOf([(tunnel[0]![0] + tunnel[1]![0]) / 2, outer.y])} gate`, plot.space(tunnel), [
      random.pick(lines.gate),
    ])
  site.place('Box of honour', box, [random.pick(lines.box)])
  const halves = ([-1, 1] as const).map((side) => ({
    name: `${quarterOf([outer.x, outer.y + side])} stands`,
    space: plot.space(half(outer, inner, side)),
  }))
  for (const { name, space } of halves) site.place(name, space, [random.pick(lines.stands)])
  const stands = halves.map(({ space }): Space => ({ ...space, keepOut: [box.outline] }))
  site.age([floor], false)
  site.weather([floor, ...stands], 9)
  collapse(site, stands, random.fork('collapse'))
  site.kindle([...stands, floor], { seatings: 3, flames: 100, each: 6 })
  return site.scene({
    setting: 'arena',
    base: intent.season === 'winter' ? 'snow' : intent.asks('sandstone', 'desert') ? 'sand' : 'cobble',
    masonry: intent.asks('wood', 'timber-floor') ? 'timber' : intent.asks('marble') ? 'marble' : 'ashlar',
    stone: stoneOf(intent) ?? '#a08f70',
    square: (x, y) => (wet.some((ring) => inEllipse(ring, x + 0.5, y + 0.5)) ? '~' : '.'),
  })
}

function inEllipse(ring: readonly Point[], x: number, y: number): boolean {
  const xs = ring.map((p) => p[0])
  const ys = ring.map((p) => p[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return Math.hypot((x - (left + right) / 2) / (right - left), (y - (top + bottom) / 2) / (bottom - top)) < 0.5
}

const sandOf = (intent: Intent) => (intent.asks('ice') ? 'ice' : intent.season === 'winter' ? 'snow' : 'sand')

function ground(site: Site, intent: Intent): void {
  const spread = (share: number, scale: number) =>
    noisePatches(site.columns, site.rows, share, scale, site.random.int(0, 1e6))
  if (intent.asks('bloody', 'grim')) site.areas.push({ kind: 'blood', outlines: spread(0.06, 1.6), above: true })
  if (intent.asks('overgrown', 'mossy', 'ruined', 'abandoned', 'ancient'))
    site.areas.push({ kind: 'moss', outlines: spread(0.3, 3), above: true })
  if (intent.season === 'autumn')
    site.areas.push({ kind: 'moss', outlines: spread(0.14, 2.2), above: true, tint: '#a06a2e' })
  if (intent.season === 'spring') site.areas.push({ kind: 'moss', outlines: spread(0.12, 2.2), above: true })
  if (intent.season === 'winter') site.areas.push({ kind: 'snow', outlines: spread(0.4, 4), above: true })
  if (intent.asks('rain', 'storm')) site.areas.push({ kind: 'mud', outlines: spread(0.2, 2), above: true })
  if (intent.asks('burning')) site.areas.push({ kind: 'ash', outlines: spread(0.25, 2.5), above: true })
}

/** Pits, pools and fire in the sand; their rings. */
function hazards({ site, frame }: Plot, { x, y, rx, ry }: Oval, random: Random): Point[][] {
  const { intent } = site
  const kind = intent.asks('lava') ? 'lava' : intent.asks('water', 'flooded', 'river') ? 'water' : 'pit'
  if (!intent.asks('lava', 'water', 'flooded', 'river', 'pit')) return []
  const tint = intent.tintOf('water', 'lava')
  const laid: Point[][] =
    kind === 'pit'
      ? [0, 1, 2, 3].map((i) => {
          const a = Math.PI / 4 + (i * Math.PI) / 2
          return ellipse(x + Math.cos(a) * rx * 0.56, y + Math.sin(a) * ry * 0.56, 1.2, random.range(0.9, 1.2), 20)
        })
      : [ellipse(x, y, rx * 0.42, ry * 0.42, 32)]
  const rings = laid.map((ring) => frame.ring(ring))
  site.areas.push({
    kind,
    outlines: rings,
    kerb: kind !== 'lava',
    above: true,
    ...(tint === undefined ? {} : { tint }),
  })
  return rings
}

/** What stands and lies on the sand. */
function fight(plot: Plot, sand: Space, { x, y, rx, ry }: Oval, random: Random): void {
  const { site } = plot
  const { intent } = site
  const pillars = intent.wanted.find(({ kind }) => kind === 'pillar')
  const count = pillars ? (pillars.exactly ?? pillars.about) : random.pick([0, 3, 4, 4, 6, 8])
  const ring = random.range(0.42, 0.72)
  // Some have a row of trophies down the middle, to run round.
  const spine = random.chance(0.35)
  const start = random.range(0, 1)
  const fallen = pillars === undefined && intent.asks('ruined', 'ruin', 'broken')
  for (let i = 0; i < count; i++) {
    const a = ((i + start) / count) * Math.PI * 2
    const at = [x + Math.cos(a) * rx * ring, y + Math.sin(a) * ry * ring] as const
    const falls = fallen && random.chance(0.6)
    if (falls && plot.put('fallen-pillar', sand, ...at, { turn: a + random.range(0.3, 2.6), width: 2.4 })) continue
    plot.put('pillar', sand, ...at)
  }
  if (spine)
    for (let u = -0.42; u <= 0.43; u += 0.14) plot.put(Math.abs(u) > 0.4 ? 'brazier' : 'statue', sand, x + u * rx, y)
  for (const kind of ['spikes', 'spikes', 'bones', 'bones', 'skeleton', 'dummy', 'boulder', 'barrel'] as const)
    site.furnisher.anywhere(kind, sand)
  for (const [side, kind] of [
    [-1, 'weapon-rack'],
    [1, 'cage'],
  ] as const)
    for (const down of [-2.1, 2.1])
      plot.put(
        kind,
        sand,
        x + side * (rx - 2.2),
        y + down,
        kind === 'cage' ? {} : { turn: side < 0 ? -Math.PI / 2 : Math.PI / 2 },
      )
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + Math.PI / 8
    plot.put(
      'brazier',
      { outline: rectangle(0, 0, site.columns, site.rows) },
      x + Math.cos(a) * (rx + 0.75),
      y + Math.sin(a) * (ry + 0.75),
    )
  }
}

/** The box over the sand's far side: a dais with its seat and banners. */
function honour(plot: Plot, outer: Oval, inner: Oval): Space {
  const { intent } = plot.site
  const top = inner.y - inner.ry
  // Its back corners stay within the outer wall.
  const wall = outer.ry * Math.sqrt(1 - (3.2 / outer.rx) ** 2)
  const deep = Math.max(1.7, Math.min(3, wall - inner.ry - 0.6))
  const outline = rectangle(outer.x - 3, top - deep - 0.25, 6, deep)
  plot.floor(outline, { ground: 'tile', rise: 0.5, tint: intent.tintOf('arena') ?? '#8e4a44' })
  const space = plot.space(outline)
  const middle = top - deep - 0.25 + 0.75
  plot.put('throne', space, outer.x, middle, { turn: 0 })
  for (const side of [-1, 1]) {
    plot.put('chair', space, outer.x + side * 1.3, middle + 0.2, { turn: 0 })
    plot.put('banner', space, outer.x + side * 2.3, top - deep - 0.02, { turn: 0 })
  }
  return space
}

/** How an arena is built: its outer wall and that of the sand, its tiers, and how much of the whole is sand. */
interface Bowl {
  outer: Oval
  inner: Oval
  tiers: number
  share: number
}

/** The people on the tiers, and the steps between their blocks. */
function seats(plot: Plot, { outer, inner, tiers, share: sand }: Bowl, box: Space, random: Random): void {
  const { site } = plot
  const { intent } = site
  const whole: Space = { outline: rectangle(0, 0, site.columns, site.rows), keepOut: [box.outline] }
  const span = outer.ry - inner.ry
  const lean = random.range(0.2, 0.3)
  for (const heading of [lean, 1 - lean, 1 + lean, 2 - lean].map((k) => k * Math.PI)) {
    const k = (1 + inner.rx / outer.rx) / 2
    plot.put(
      'stairs-up',
      whole,
      outer.x + Math.cos(heading) * outer.rx * k,
      outer.y + Math.sin(heading) * outer.ry * k,
      {
        turn: heading + Math.PI / 2,
        width: 0.9,
        depth: span * 0.72,
      },
    )
  }
  // Between games nobody sits there.
  if (intent.forbids('crowd') || !intent.asks('crowd')) return
  for (let tier = 0; tier < tiers; tier++) {
    const share = 1 - ((1 - sand) * (tier + 0.5)) / tiers
    const [rx, ry] = [outer.rx * share, outer.ry * share]
    const around = Math.PI * (rx + ry)
    const count = Math.floor(around / 1.36)
    for (let i = 0; i < count; i++) {
      const a = ((i + (tier % 2) * 0.5) / count) * Math.PI * 2
      const [px, py] = [outer.x + Math.cos(a) * rx, outer.y + Math.sin(a) * ry]
      if (Math.abs(py - outer.y) < 1.9 || (Math.abs(px - outer.x) < 1.6 && tier === 0)) continue
      if (random.chance(0.04)) continue
      plot.put('crowd', whole, px, py, {
        turn: Math.atan2(Math.sin(a) * rx, Math.cos(a) * ry) + Math.PI / 2,
        width: 1.3,
        // Heads a little larger than life: from so far above they would be grit.
        depth: 1,
      })
    }
  }
}

/** Tiers that have slid down. */
function collapse(site: Site, stands: readonly Space[], random: Random): void {
  const { intent, furnisher } = site
  if (!intent.asks('ruined', 'ruin', 'broken')) return
  for (const space of stands)
    for (let i = 0; i < 5; i++) {
      const at = random.pick(space.outline)
      const middle = point(at[0] * 0.86 + (site.columns / 2) * 0.14, at[1] * 0.86 + (site.rows / 2) * 0.14)
      site.floors.push({
        outline: ragged(middle, random.range(0.8, 1.7), random.int(0, 1e6)),
        ground: 'earth',
        tint: '#857a66',
      })
      for (let k = 0; k < 5; k++)
        furnisher.put('rubble', space, middle[0] + random.range(-1.4, 1.4), middle[1] + random.range(-1.4, 1.4), {
          turn: random.range(0, 6.28),
          width: random.range(0.5, 1.1),
          depth: random.range(0.5, 0.9),
        })
    }
}

/** One side of the stands, between the tunnels. */
function half(outer: Oval, inner: Oval, side: -1 | 1): Point[] {
  const arc = ({ x, y, rx, ry }: Oval, inset: number) =>
    Array.from({ length: 19 }, (_, i): Point => {
      const a = side * (0.28 + (i / 18) * (Math.PI - 0.56))
      return point(x + Math.cos(a) * (rx - inset), y + Math.sin(a) * (ry - inset))
    })
  return [...arc(outer, 0.4), ...arc(inner, -0.4).reverse()]
}
