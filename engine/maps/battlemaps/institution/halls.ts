import type { Random } from '../../../paint/random.ts'
import type { PropName } from '../catalogue.ts'
import type { Placing, Space } from '../furnish.ts'
import { point, rectangle } from '../geometry.ts'
import type { Plot } from '../plot.ts'
import type { AreaKind, Point } from '../scene.ts'
import { type Box, ringOf, within } from './plan.ts'

/** A hall to be furnished, in the squares of its frame: its way in lies at the bottom. */
export class Hall {
  readonly plot: Plot
  readonly box: Box
  readonly space: Space
  readonly random: Random

  constructor(plot: Plot, box: Box, random: Random) {
    this.plot = plot
    this.box = within(box)
    this.space = plot.space(ringOf(this.box), [])
    this.random = random
  }

  get width(): number {
    return this.box.right - this.box.left
  }

  get depth(): number {
    return this.box.bottom - this.box.top
  }

  get middle(): Point {
    return point((this.box.left + this.box.right) / 2, (this.box.top + this.box.bottom) / 2)
  }

  put(kind: PropName, u: number, v: number, placing: Placing = {}): boolean {
    return this.plot.put(kind, this.space, u, v, placing)
  }

  add(kind: PropName, n: number): void {
    this.plot.site.furnisher.add(kind, n, this.space)
  }

  /** Lays something over the floor; where one may not walk in it, nothing stands in it either. */
  lay(kind: AreaKind, ring: readonly Point[], kerb = false): void {
    const outline = this.plot.frame.ring(ring)
    this.plot.site.areas.push({ kind, outlines: [outline], above: true, ...(kerb ? { kerb } : {}) })
    if (kind === 'water') this.space.keepOut!.push(outline)
  }

  /** A kind all along the walls at the sides, backs to them, wherever no door or window is in the way. */
  alongSides(kind: PropName, width: number, gap = 0.1, off = 0.32): void {
    const { left, right, top, bottom } = this.box
    for (let v = top + width / 2 + 0.15; v < bottom - width / 2; v += width + gap) {
      this.put(kind, left + off, v, { turn: -Math.PI / 2, width })
      this.put(kind, right - off, v, { turn: Math.PI / 2, width })
    }
  }

  /** A kind all along the wall at the far end. */
  alongTop(kind: PropName, width: number, gap = 0.1, off = 0.32): void {
    const { left, right, top } = this.box
    for (let u = left + width / 2 + 0.15; u < right - width / 2; u += width + gap)
      this.put(kind, u, top + off, { turn: 0, width })
  }
}

/** How many fit in a length with some clear between, and where their middles are. */
function spread(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / step + 0.001))
  const lead = (to - from - count * step) / 2 + step / 2
  return Array.from({ length: count }, (_, i) => from + lead + i * step)
}

const SIDEWAYS = Math.PI / 2

/** Bookcases back to back in ranges with aisles between, tables to read at down the middle, and books along every wall. */
function library(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const [cx] = hall.middle
  const half = hall.width > 15 ? 2.2 : 1.7
  hall.put('desk', cx - 2.6, bottom - 1.6, { turn: 0 })
  hall.put('stool', cx - 2.6, bottom - 2.4)
  const tables = spread(top + 0.9, bottom - 2.2, 3.3)
  for (const v of tables) {
    if (!hall.put('table', cx, v, { turn: SIDEWAYS, width: 2.4, depth: 1 })) continue
    for (const s of [-1, 1])
      for (const d of [-0.7, 0.1, 0.9])
        if (hall.random.chance(0.8)) hall.put('chair', cx + s * 0.95, v + d - 0.1, { turn: s * SIDEWAYS })
    hall.put('candles', cx, v + 1.62, { width: 0.4, depth: 0.4 })
  }
  for (const [from, to] of [
    [left + 1.75, cx - half],
    [cx + half, right - 1.75],
  ] as const)
    for (const u of spread(from, to, 2.1))
      for (const v of spread(top + 1.15, bottom - 1.35, 1.95))
        for (const s of [-1, 1]) hall.put('bookshelf', u + s * 0.27, v, { turn: s * SIDEWAYS, width: 1.9, depth: 0.5 })
  hall.alongSides('bookshelf', 1.9)
  hall.alongTop('bookshelf', 1.9)
  hall.add('lantern', 4)
  hall.add('rug', 1)
}

/** Half rings of seats falling towards a dais with its lectern. */
function lecture(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const { plot, random } = hall
  const [cx] = hall.middle
  const reach = Math.min(hall.width / 2 - 0.4, hall.depth - 1.2)
  const arc = (r: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const a = (i / 24) * Math.PI
      return point(cx + Math.cos(a) * r, top + 0.4 + Math.sin(a) * r)
    })
  const rings: number[] = []
  for (let r = reach; r > 3.6; r -= 1.25) rings.push(r)
  // Each ring lies lower than the one behind it.
  for (const [i, r] of rings.entries())
    plot.floor([...arc(r), [cx - r, top], [cx + r, top]], {
      ground: 'planks',
      rise: -0.28,
      tint: i % 2 === 0 ? '#8a6238' : '#7a5530',
    })
  const dais: Box = { left: cx - 2.6, right: cx + 2.6, top, bottom: top + 2.4 }
  plot.floor(ringOf(dais), { ground: 'planks', rise: 0.35, tint: '#a97c4a' })
  hall.put('desk', cx, top + 1.6, { turn: Math.PI, width: 1.5 })
  hall.put('bookshelf', cx - 3.6, top + 0.32)
  hall.put('bookshelf', cx + 3.6, top + 0.32)
  hall.put('rug', cx, top + 1.2, { width: 4, depth: 1.9, turn: 0 })
  const { intent } = plot.site
  if (['magic', 'wizard', 'arcane', 'mage'].some((word) => intent.prompted(word)))
    hall.put('magic-circle', cx, top + 3.7, { width: 1.9, depth: 1.9 })
  for (const r of rings) {
    const seats = Math.floor((Math.PI * (r - 0.6)) / 0.78)
    for (let i = 0; i < seats; i++) {
      const a = ((i + 0.5) / seats) * Math.PI
      const u = cx + Math.cos(a) * (r - 0.6)
      const v = top + 0.4 + Math.sin(a) * (r - 0.6)
      // An aisle from the door down to the lectern.
      if (Math.abs(u - cx) < 0.75 || v > bottom - 0.6) continue
      if (random.chance(0.95)) hall.put('stool', u, v, { width: 0.5, depth: 0.5 })
    }
  }
  for (const s of [-1, 1]) {
    hall.put('brazier', s < 0 ? left + 0.6 : right - 0.6, top + 0.6)
    hall.put('statue', s < 0 ? left + 0.7 : right - 0.7, bottom - 0.8)
  }
}

/** A stage with its curtains and lights, and rows of benches before it. */
function theatre(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const { plot } = hall
  const [cx] = hall.middle
  const deep = hall.depth > 11 ? 4.4 : 3.6
  const half = Math.min(hall.width / 2 - 0.6, 7.5)
  const edge = top + deep
  plot.floor(ringOf({ left: cx - half, right: cx + half, top, bottom: edge }), {
    ground: 'planks',
    rise: 0.6,
    tint: '#b98a52',
  })
  const tint = plot.site.intent.tintOf('theatre') ?? '#8c2430'
  for (const s of [-1, 1]) {
    // Curtains drawn to either side of the stage.
    hall.put('carpet', cx + s * (half - 0.5), edge - 0.45, { width: 0.7, depth: 1.9, turn: SIDEWAYS, tint })
    for (const d of [1, 2.1]) hall.put('banner', cx + s * (half - 0.4), top + d, { turn: s * SIDEWAYS, tint })
  }
  for (const u of spread(cx - half + 2, cx + half - 2, 1.5))
    hall.put('candles', u, edge - 0.3, { width: 0.34, depth: 0.34 })
  hall.put('throne', cx - 1.6, top + 1.1)
  hall.put('round-table', cx + 1.4, top + 1.6)
  hall.put('chair', cx + 2.6, top + 1.6, { turn: SIDEWAYS })
  hall.put('stool', cx + 0.3, top + 1.9)
  for (const u of [-0.62, 0.62]) hall.put('bush', cx + half * u, top + 0.9, { width: 0.9, depth: 0.9 })
  const aisle = 0.85
  for (let v = edge + 1.5; v < bottom - 1; v += 1.15)
    for (const s of [-1, 1])
      for (const u of spread(aisle, hall.width / 2 - 1, 2.1))
        hall.put('bench', cx + s * u, v, { turn: Math.PI, width: 2, depth: 0.5 })
  hall.put('carpet', cx, (edge + bottom) / 2 + 0.4, { width: 1.2, depth: bottom - edge - 1.4, turn: 0, tint })
  for (const u of [left + 0.35, right - 0.35]) for (const v of spread(edge, bottom, 3.4)) hall.put('lantern', u, v)
}

/** One great pool among pillars, with benches round it. */
function bathhouse(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const { random } = hall
  const inset = 2.5
  const pool: Box = { left: left + inset, right: right - inset, top: top + inset - 0.2, bottom: bottom - inset + 0.2 }
  const [cx, cy] = hall.middle
  const ring = random.chance(0.4)
    ? Array.from({ length: 36 }, (_, i) => {
        const a = (i / 36) * Math.PI * 2
        return point(
          cx + (Math.cos(a) * (pool.right - pool.left)) / 2,
          cy + (Math.sin(a) * (pool.bottom - pool.top)) / 2,
        )
      })
    : ringOf(pool)
  hall.lay('water', ring, true)
  for (const u of spread(left + 1, right - 1, 2.6))
    for (const v of [pool.top - 0.95, pool.bottom + 0.95]) hall.put('pillar', u, v)
  for (const v of spread(pool.top, pool.bottom, 2.6))
    for (const u of [pool.left - 0.95, pool.right + 0.95]) hall.put('pillar', u, v)
  hall.put('statue', cx, top + 0.6)
  for (const v of spread(top + 1, bottom - 1, 3.1)) {
    hall.put('bench', left + 0.35, v, { turn: -SIDEWAYS, width: 1.8 })
    hall.put('bench', right - 0.35, v, { turn: SIDEWAYS, width: 1.8 })
  }
  for (const u of [left + 0.6, right - 0.6]) for (const v of [top + 0.6, bottom - 0.6]) hall.put('brazier', u, v)
  hall.add('urn', 4)
  // Steam rises off it.
  for (let i = 0; i < 4; i++)
    steam(hall, random.range(pool.left + 1, pool.right - 1), random.range(pool.top + 1, pool.bottom - 1), random)
}

function steam({ plot }: Hall, u: number, v: number, random: Random): void {
  const [x, y] = plot.frame.at(u, v)
  plot.site.furnisher.steam(x, y, random.range(2.6, 4))
}

/** The council's table down the middle, the master's seat at its head, banners and a hearth. */
function guildhall(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const { plot } = hall
  const [cx] = hall.middle
  plot.floor(ringOf({ left: cx - 3.4, right: cx + 3.4, top, bottom: top + 2.2 }), { ground: 'planks', rise: 0.35 })
  hall.put('throne', cx, top + 0.85)
  hall.put('carpet', cx, (top + bottom) / 2 + 0.6, { width: 3.2, depth: hall.depth - 4, turn: 0 })
  for (const v of spread(top + 3, bottom - 1.6, 2.7)) {
    hall.put('table', cx, v, { turn: SIDEWAYS, width: 2.7, depth: 1.2 })
    for (const s of [-1, 1])
      for (const d of [-0.85, 0, 0.85]) hall.put('chair', cx + s * 1.05, v + d, { turn: s * SIDEWAYS })
  }
  for (const s of [-1, 1]) {
    const wall = s < 0 ? left : right
    hall.put('hearth', wall - s * 0.5, hall.middle[1], { turn: s * SIDEWAYS })
    for (const v of spread(top + 0.5, bottom - 0.5, 1.9)) hall.put('banner', wall - s * 0.2, v, { turn: s * SIDEWAYS })
    for (const v of spread(top + 2.4, bottom - 1, 2.6))
      hall.put('bench', cx + s * 4.4, v, { turn: s * SIDEWAYS, width: 2.1 })
    for (const v of spread(top + 1.5, bottom - 1, 3.4)) hall.put('pillar', cx + s * 6, v)
  }
  hall.alongTop('banner', 0.9, 1.1, 0.2)
  hall.add('lantern', 3)
  hall.add('shelf', 2)
}

/** Things in cases and on plinths, in rows one walks between. */
function museum(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const [cx, cy] = hall.middle
  hall.put('rug', cx, cy, { width: 3.4, depth: 3.4, turn: 0 })
  hall.put('statue', cx, cy, { width: 1.7, depth: 1.7 })
  for (const s of [-1, 1])
    for (const t of [-1, 1]) hall.put('fence', cx + s * 1.7, cy + t * 0.02, { turn: SIDEWAYS, width: 2.8, depth: 0.12 })
  const exhibits: readonly PropName[] = [
    'display-case',
    'display-case',
    'statue',
    'display-case',
    'urn',
    'display-case',
    'sarcophagus',
  ]
  let next = hall.random.int(0, exhibits.length - 1)
  for (const u of spread(left + 1.3, right - 1.3, 2.5))
    for (const v of spread(top + 1.3, bottom - 1.3, 2.2)) {
      if (Math.hypot(u - cx, v - cy) < 2.2 || (Math.abs(u - cx) < 1 && v > cy)) continue
      const kind = exhibits[next++ % exhibits.length]!
      hall.put(kind, u, v, kind === 'sarcophagus' ? { width: 1, depth: 2 } : {})
    }
  hall.alongSides('display-case', 1.3, 1.3, 0.42)
  hall.alongTop('statue', 0.9, 1.7, 0.55)
  hall.add('lantern', 3)
}

/** The counter across the hall, clerks behind it, those who wait before it. */
function bank(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const [cx] = hall.middle
  const counter = top + hall.depth * 0.45
  const gate = left + 1.2
  for (const u of spread(gate + 0.8, right - 0.1, 2.4)) {
    hall.put('bar', u, counter, { turn: Math.PI, width: 2.3, depth: 0.7 })
    // Clerks sit behind bars.
    hall.put('bars', u, counter + 0.5, { turn: 0, width: 2.3 })
  }
  for (const u of spread(left + 1, right - 1, 3.1)) {
    hall.put('desk', u, top + 1.5, { turn: Math.PI })
    hall.put('stool', u, top + 0.6)
  }
  hall.put('chest', left + 0.6, top + 0.5)
  hall.put('chest', right - 0.6, top + 0.5)
  hall.put('coins', right - 1.7, counter - 1, { width: 0.8, depth: 0.7 })
  hall.put('carpet', cx, (counter + bottom) / 2 + 0.4, { width: 2, depth: bottom - counter - 1.6, turn: 0 })
  for (const s of [-1, 1]) {
    for (const v of spread(counter + 1, bottom - 0.6, 2.3)) hall.put('pillar', cx + s * 2.4, v)
    for (const v of spread(counter + 1, bottom - 0.4, 2.4))
      hall.put('bench', cx + s * (hall.width / 2 - 0.4), v, { turn: s * SIDEWAYS, width: 1.9 })
  }
  for (const u of [left + 3.4, right - 3.4]) hall.put('planter', u, bottom - 0.5)
  hall.add('lantern', 3)
}

/** Beds in rows, heads to the walls. */
function beds(hall: Hall, tint: string, step: number, between: (u: number, v: number, side: number) => void): void {
  const { left, right, top, bottom } = hall.box
  for (const v of spread(top + 0.3, bottom - 0.3, step)) {
    hall.put('bed', left + 1.02, v, { turn: -SIDEWAYS, tint })
    hall.put('bed', right - 1.02, v, { turn: SIDEWAYS, tint })
    between(left + 0.45, v + step / 2, -1)
    between(right - 0.45, v + step / 2, 1)
  }
}

function hospital(hall: Hall): void {
  const { top, bottom } = hall.box
  const [cx] = hall.middle
  beds(hall, '#dcd8c8', 1.75, (u, v, side) =>
    hall.put(hall.random.chance(0.5) ? 'stool' : 'candles', u, v, { turn: side * SIDEWAYS, width: 0.42, depth: 0.42 }),
  )
  if (hall.width > 13)
    for (const v of spread(top + 0.8, bottom - 2, 1.75))
      for (const s of [-1, 1]) hall.put('bed', cx + s * 1.9, v, { turn: -s * SIDEWAYS, tint: '#dcd8c8' })
  hall.put('table', cx, bottom - 2.2, { width: 2, depth: 0.9, turn: 0 })
  hall.put('bathtub', cx + 3.6, bottom - 1.4, { turn: 0 })
  hall.add('barrel', 2)
  hall.add('lantern', 3)
}

/** Bunks with chests at their feet, a long table between, arms at the end. */
function barracks(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const [cx] = hall.middle
  const tint = hall.plot.site.intent.tintOf('barracks', 'bed') ?? '#6b4a34'
  beds(hall, tint, 1.6, () => undefined)
  for (const v of spread(top + 0.3, bottom - 0.3, 1.6)) {
    hall.put('chest', left + 2.45, v, { turn: SIDEWAYS, width: 0.8, depth: 0.5 })
    hall.put('chest', right - 2.45, v, { turn: -SIDEWAYS, width: 0.8, depth: 0.5 })
  }
  for (const v of spread(top + 1.2, bottom - 1.6, 3.2)) {
    hall.put('table', cx, v, { turn: SIDEWAYS, width: 2.6, depth: 1 })
    for (const s of [-1, 1]) hall.put('bench', cx + s * 0.95, v, { turn: s * SIDEWAYS, width: 2.2 })
  }
  hall.alongTop('weapon-rack', 1.6, 0.5)
  for (const s of [-1, 1]) hall.put('weapon-rack', cx + s * 3, bottom - 0.32, { turn: Math.PI })
  hall.add('brazier', 2)
  hall.add('dummy', 1)
}

function armoury(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const [cx] = hall.middle
  hall.alongSides('weapon-rack', 1.6, 0.15)
  hall.alongTop('weapon-rack', 1.6, 0.15)
  for (const u of spread(left + 1.7, right - 1.7, 2.6)) {
    if (Math.abs(u - cx) < 1.1) continue
    for (const v of spread(top + 1.6, bottom - 1.4, 1.8))
      for (const s of [-1, 1]) hall.put('weapon-rack', u + s * 0.24, v, { turn: s * SIDEWAYS, width: 1.65, depth: 0.4 })
  }
  for (const v of spread(top + 1.4, bottom - 1.6, 2.4)) hall.put('dummy', cx, v, { turn: 0 })
  hall.add('crate', 3)
  hall.add('barrel', 2)
  hall.add('lantern', 3)
}

/** Stalls down both sides of an aisle, a horse in most of them; as many as are asked for. */
function stable(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const { intent } = hall.plot.site
  const [cx] = hall.middle
  const deep = Math.min(3.2, hall.width / 2 - 1.3)
  const asked = intent.asks('stall') && intent.countOf('stall') > 1 ? Math.min(24, intent.countOf('stall')) : undefined
  const sides = asked === undefined ? [4, 4] : [Math.ceil(asked / 2), Math.floor(asked / 2)]
  const length = hall.depth - 0.4
  const pitch = asked === undefined ? 0 : length / Math.max(...sides)
  for (const [k, s] of [-1, 1].entries()) {
    const wide = asked === undefined ? Math.min(3, Math.max(2, length / Math.floor(length / 2.3))) : Math.min(3, pitch)
    const many = asked === undefined ? Math.floor(length / wide + 0.01) : sides[k]!
    const wall = s < 0 ? left : right
    const mouth = wall - s * deep
    for (let i = 0; i <= many; i++) {
      const v = top + 0.2 + i * wide
      if (v < top + 0.3 || v > bottom - 0.3) continue
      hall.put('stall-side', wall - s * (deep / 2), v, { turn: 0, width: deep - 0.1 })
    }
    for (let i = 0; i < many; i++) {
      const v = top + 0.2 + (i + 0.5) * wide
      const horse = hall.random.chance(0.8)
      if (horse) hall.put('horse', wall - s * (deep - 1.1), v, { turn: s * SIDEWAYS })
      hall.put('hay', wall - s * 0.5, v, { width: Math.min(1.2, wide - 0.6), depth: 0.7, turn: s * SIDEWAYS })
      hall.put('bars', mouth, v - wide / 2 + Math.min(0.62, wide * 0.28), {
        turn: SIDEWAYS,
        width: Math.min(0.9, wide * 0.42),
      })
    }
  }
  hall.put('trough', cx, hall.middle[1], { turn: SIDEWAYS })
  hall.add('lantern', 2)
  hall.plot.site.furnisher.anywhere('barrel', hall.space)
  hall.plot.site.furnisher.anywhere('sacks', hall.space)
}

/** Goods stacked in blocks, with ways for a barrow between. */
function warehouse(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const { random } = hall
  const [cx] = hall.middle
  for (const u of spread(left + 0.3, right - 0.3, 4.4))
    for (const v of spread(top + 0.3, bottom - 1, 3.7)) {
      if (Math.abs(u - cx) < 1.6 && v > bottom - 4) continue
      const kind = random.weighted(
        ['crate', 'barrel', 'sacks', 'keg'] as const,
        (one) => ({ crate: 5, barrel: 3, sacks: 2, keg: 1 })[one],
      )
      const size = kind === 'barrel' ? 0.68 : kind === 'crate' ? 0.92 : 0.9
      const pitch = size + 0.06
      for (let i = 0; i < 3; i++)
        for (let k = 0; k < (kind === 'barrel' ? 4 : 3); k++)
          if (random.chance(0.9))
            hall.put(kind, u + (i - 1) * pitch, v + (k - 1) * pitch, { turn: 0, width: size, depth: size })
    }
  hall.add('rope', 2)
  hall.add('lantern', 3)
  hall.plot.site.furnisher.anywhere('mine-cart', hall.space)
}

/** Hearths and stoves at the far wall, long boards to work at, shelves all round. */
function kitchen(hall: Hall): void {
  const { top, bottom } = hall.box
  const [cx] = hall.middle
  const wide = hall.width
  hall.put('hearth', cx - wide * 0.22, top + 0.6, { width: 2.6, depth: 1 })
  hall.put('hearth', cx + wide * 0.22, top + 0.6, { width: 2.6, depth: 1 })
  hall.put('stove', cx, top + 0.6, { width: 1.6, depth: 1 })
  for (const s of [-1, 1]) hall.put('stove', cx + s * wide * 0.4, top + 0.6)
  for (const s of [-1, 1])
    for (const v of spread(top + 2.4, bottom - 1.2, 3.4)) {
      hall.put('table', cx + s * wide * 0.2, v, { turn: SIDEWAYS, width: 3, depth: 1.2 })
      hall.put('stool', cx + s * (wide * 0.2 + 1), v)
    }
  hall.alongSides('shelf', 1.8, 0.2)
  hall.put('well', cx, hall.middle[1] + 0.4, { width: 1.3, depth: 1.3 })
  hall.add('barrel', 4)
  hall.add('sacks', 3)
  hall.add('urn', 3)
  hall.add('keg', 2)
}

/** Great casks in ranks along the walls and down the middle, under vaults on pillars. */
function cellar(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const [cx] = hall.middle
  for (const v of spread(top + 0.1, bottom - 0.1, 1.35)) {
    hall.put('keg', left + 0.75, v, { turn: -SIDEWAYS, width: 1.2, depth: 1.35 })
    hall.put('keg', right - 0.75, v, { turn: SIDEWAYS, width: 1.2, depth: 1.35 })
  }
  const bays = spread(left + 2.9, right - 2.9, 3.4).filter((u) => Math.abs(u - cx) > 1.2)
  for (const u of bays)
    for (const v of spread(top + 1.3, bottom - 1.6, 1.35))
      for (const s of [-1, 1]) hall.put('keg', u + s * 0.55, v, { turn: s * SIDEWAYS, width: 1.15, depth: 1.05 })
  for (const v of spread(top + 1, bottom - 1, 3)) for (const s of [-1, 1]) hall.put('pillar', cx + s * 1.5, v)
  hall.alongTop('shelf', 1.8, 0.2)
  hall.add('barrel', 5)
  hall.put('round-table', cx, top + 2)
  hall.put('candles', cx, top + 3.2)
  hall.add('lantern', 2)
  if (!hall.plot.site.intent.forbids('web')) hall.add('web', 2)
}

/** Heaps of coin, chests and things of worth about them. */
function treasury(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const { random } = hall
  const [cx, cy] = hall.middle
  for (const [u, v, size] of [
    [cx, cy - 0.8, 4.6],
    [cx - 4, cy - 1.3, 3],
    [cx + 4.1, cy - 1.1, 3.2],
    [cx - 2.6, cy + 2.3, 2.2],
    [cx + 2.8, cy + 2.2, 2.4],
    [left + 1.7, top + 2, 1.9],
    [right - 1.7, top + 2, 1.9],
    [left + 1.6, bottom - 1.6, 1.7],
  ] as const)
    hall.put('coins', u, v, { width: size, depth: size * 0.86, turn: random.range(0, 0.3) })
  hall.alongTop('chest', 0.9, 0.7, 0.45)
  hall.alongSides('chest', 0.9, 1.2, 0.45)
  for (const u of [left + 3, right - 3]) hall.put('display-case', u, bottom - 1.3)
  for (const s of [-1, 1]) hall.put('statue', cx + s * 2.2, bottom - 0.7)
  for (let i = 0; i < 12; i++)
    hall.plot.site.furnisher.anywhere('coins', hall.space, { width: random.range(0.7, 1.3), depth: 0.8 })
  hall.add('urn', 6)
  hall.add('brazier', 2)
}

/** Benches of glass and flame, shelves of jars, a cauldron. */
function laboratory(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const [cx, cy] = hall.middle
  for (const u of [cx - hall.width * 0.27, cx + hall.width * 0.27])
    for (const v of spread(top + 1.6, bottom - 1.2, 3.1)) {
      hall.put('alchemy-bench', u, v, { turn: SIDEWAYS, width: 2.7, depth: 1.05 })
      hall.put('stool', u + (u < cx ? 1 : -1) * 0.95, v)
    }
  hall.put('cauldron', cx, cy, { width: 1.4, depth: 1.4 })
  hall.put('alchemy-bench', cx, top + 1.9, { width: 3, depth: 1 })
  hall.alongSides('shelf', 1.8, 0.15)
  hall.alongTop('bookshelf', 1.9, 0.15)
  hall.put('crystal', left + 1.2, bottom - 1, { width: 0.8, depth: 0.8 })
  hall.put('cage', right - 1.1, bottom - 1, { width: 1, depth: 1 })
  hall.put('desk', cx + 2.4, bottom - 1)
  hall.add('candles', 3)
  hall.add('urn', 4)
  hall.add('barrel', 2)
}

/** Racks, cages and chains, and what they leave on the floor. */
function torture(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const { random } = hall
  const [cx, cy] = hall.middle
  for (const s of [-1, 1]) {
    hall.put('rack', cx + s * hall.width * 0.24, cy - 0.6, { width: 1.3, depth: 2.3 })
    const [u, v] = [cx + s * hall.width * 0.24, cy + 0.4]
    const seed = random.range(0, 6)
    hall.lay(
      'blood',
      Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * Math.PI * 2
        const r = 1.1 + 0.4 * Math.sin(a * 3 + seed)
        return point(u + Math.cos(a) * r, v + Math.sin(a) * r)
      }),
    )
  }
  hall.put('brazier', cx, cy - 0.2, { width: 1, depth: 1 })
  hall.put('spikes', cx, bottom - 1.7, { turn: 0 })
  hall.put('table', cx, top + 1.3, { width: 2.6, depth: 0.9, turn: 0 })
  for (const u of spread(left + 0.3, right - 0.3, 1.9)) hall.put('chains', u, top + 0.3)
  for (const v of spread(top + 1.2, bottom - 1, 2.3)) {
    hall.put('cage', left + 0.75, v, { width: 1.25, depth: 1.25 })
    hall.put('chains', right - 0.25, v, { turn: SIDEWAYS })
  }
  hall.put('skeleton', right - 0.85, cy, { turn: 0.2 })
  hall.put('gallows', cx - 2.6, bottom - 1.6, { turn: 0, width: 2.2, depth: 1.6 })
  hall.add('stool', 2)
  hall.add('bones', 2)
}

/** The circle, ringed by candles and pillars, before an altar. */
function ritual(hall: Hall): void {
  const { left, right, top, bottom } = hall.box
  const { plot } = hall
  const [cx] = hall.middle
  const deep = 2.3
  plot.floor(ringOf({ left: cx - 3.6, right: cx + 3.6, top, bottom: top + deep }), { ground: 'tile', rise: 0.4 })
  hall.put('altar', cx, top + 0.9, { width: 2.4, depth: 1 })
  for (const s of [-1, 1]) hall.put('statue', cx + s * 2.7, top + 0.7)
  const room = Math.min(hall.width, bottom - top - deep - 0.6)
  const size = Math.min(7, room - 1.4)
  const cy = (top + deep + bottom) / 2
  hall.put('magic-circle', cx, cy, { width: size, depth: size })
  const candles = 9
  for (let i = 0; i < candles; i++) {
    const a = (i / candles) * Math.PI * 2 - Math.PI / 2
    hall.put('candles', cx + Math.cos(a) * (size / 2 + 0.28), cy + Math.sin(a) * (size / 2 + 0.28), {
      width: 0.45,
      depth: 0.45,
    })
  }
  for (const s of [-1, 1])
    for (const v of spread(top + 1, bottom - 0.6, 2.7)) {
      hall.put('pillar', cx + s * (size / 2 + 1.5), v, { width: 0.95, depth: 0.95 })
      hall.put('banner', s < 0 ? left + 0.2 : right - 0.2, v, { turn: s * SIDEWAYS })
    }
  for (const u of [left + 0.7, right - 0.7]) for (const v of [top + 0.7, bottom - 0.7]) hall.put('brazier', u, v)
  hall.add('bones', 2)
}

/** How the hall of each kind of building is set out. */
export const halls: Record<string, (hall: Hall) => void> = {
  library,
  'lecture-hall': lecture,
  theatre,
  bathhouse,
  guildhall,
  museum,
  bank,
  hospital,
  barracks,
  armoury,
  stable,
  warehouse,
  kitchen,
  cellar,
  treasury,
  laboratory,
  'torture chamber': torture,
  'summoning chamber': ritual,
}

/** The floor of a small pool in a side room, with room to walk about it. */
export function poolIn(plot: Plot, box: Box): Point[] {
  const { left, top, right, bottom } = within(box, 1.3)
  const outline = plot.frame.ring(rectangle(left, top, right - left, bottom - top))
  plot.site.areas.push({ kind: 'water', outlines: [outline], above: true, kerb: true })
  return outline
}
