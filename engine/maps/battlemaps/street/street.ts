import type { Random } from '../../../paint/random.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import type { Space } from '../furnish.ts'
import { boundsOf, rectangle } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { commons } from '../interior/rooms.ts'
import { noisePatches } from '../patches.ts'
import type { BattlemapScene, Ground, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site } from '../site.ts'
import { type Front, frontsOf, marketQuarter, type Plot, type Quarter, streetQuarter } from './blocks.ts'
import { alley, litter, side, square, street } from './wares.ts'

const WALL = 0.14
const roofs = ['#9a4f36', '#8a5a44', '#7d6a5a', '#5f6670', '#8f6238', '#a8623c', '#6a5a50']
const snowed = ['#c3ccd6', '#b4bfca', '#ced6dd']

const outlineOf = ({ x, y, width, height }: Plot, inset = 0) =>
  rectangle(x + inset, y + inset, width - inset * 2, height - inset * 2)
const spaceOf = (plot: Plot, inset = 0): Space => ({ outline: outlineOf(plot, inset) })

/** Lays out a street of a town, or its market place, with the houses on all sides and a few of them open to see into. */
export function streets(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const market = intent.variant === 'market'
  const watery = intent.asks('river', 'water') && !market
  const quarter = market
    ? marketQuarter(columns, rows, random.fork('quarter'))
    : streetQuarter(columns, rows, watery, random.fork('quarter'))
  const site = new Site(intent, sheet, random)
  const built = new Set<string>()
  for (const house of quarter.houses)
    for (let y = house.y; y < house.y + house.height; y++)
      for (let x = house.x; x < house.x + house.width; x++) built.add(`${x},${y}`)
  const isOpen = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows && !built.has(`${x},${y}`)
  const poor = intent.asks('desolate', 'dusty') || intent.prompted('slum')
  weather(site, intent, quarter)
  const crossings = quarter.canal ? canal(site, quarter.canal) : []
  const seen = openHouses(intent, quarter, isOpen, random.fork('open'))
  raise(site, quarter, seen, isOpen, poor, random.fork('houses'))
  const [main] = quarter.ways
  const keepOut = quarter.canal ? [outlineOf(quarter.canal, -0.1)] : undefined
  const open: Space = { ...spaceOf(main!, 0.1), ...(keepOut ? { keepOut } : {}) }
  site.roomFirst('gallows', open)
  if (market) stalls(site, main!, random.fork('stalls'))
  lamps(site, quarter, isOpen, random.fork('lamps'))
  dress(site, quarter, open, random.fork('dress'))
  const named = quarter.ways.slice(1).sort((a, b) => b.width * b.height - a.width * a.height)
  site.grant([open, ...named.map((way) => spaceOf(way, 0.1))], ['roof', 'yard', 'tree', 'bridge'])
  site.place(
    market ? 'Market place' : quarter.canal ? 'Canal street' : 'Street',
    open,
    [random.pick(market ? square : street)],
    'glade',
  )
  for (const [house, purpose] of seen) site.furnish(purpose, spaceOf(house, WALL), 1)
  for (const way of named.slice(0, market ? 2 : 2))
    site.place('Side street', spaceOf(way, 0.05), [random.pick(side)], 'glade')
  for (const way of quarter.alleys.filter((one) => reachable(one, isOpen, quarter)).slice(0, 3))
    site.place('Alley', spaceOf(way), [random.pick(alley)], 'glade')
  fates(site, quarter, seen, open, random.fork('fates'))
  const wet = quarter.canal
  const dry = new Set(crossings)
  return site.scene({
    setting: 'street',
    base: groundOf(intent, poor),
    masonry: intent.asks('stone', 'marble') ? 'ashlar' : intent.asks('brick') ? 'brick' : 'timber',
    stone: intent.accent,
    square: (x, y) =>
      built.has(`${x},${y}`) && !seen.some(([house]) => within(house, x, y))
        ? ' '
        : wet && within(wet, x, y) && !dry.has(`${x},${y}`)
          ? '~'
          : '.',
  })
}

const within = ({ x, y, width, height }: Plot, px: number, py: number) =>
  px >= x && px < x + width && py >= y && py < y + height

function groundOf(intent: Intent, poor: boolean): Ground {
  if (intent.asks('earth', 'timber-floor') || poor) return 'earth'
  if (intent.asks('brick')) return 'brick'
  if (intent.asks('sandstone')) return 'sand'
  return intent.asks('marble', 'ornate') ? 'flagstone' : 'cobble'
}

/** An alley with a way out: some square at its ends or sides is a way. */
function reachable(one: Plot, isOpen: (x: number, y: number) => boolean, quarter: Quarter): boolean {
  const way = (x: number, y: number) => isOpen(x, y) && quarter.ways.some((w) => within(w, x, y))
  return one.width === 1
    ? way(one.x, one.y - 1) || way(one.x, one.y + one.height)
    : way(one.x - 1, one.y) || way(one.x + one.width, one.y)
}

/** Houses whose roof is off, and what is kept there. */
function openHouses(
  intent: Intent,
  quarter: Quarter,
  isOpen: (x: number, y: number) => boolean,
  random: Random,
): [Plot, Purpose][] {
  const asked = (['tavern', 'smithy', 'stable', 'shop'] as const).filter(
    (kind) => intent.asks(kind) || intent.prompted(kind),
  )
  const kinds = [...asked, ...random.shuffle(['shop', 'tavern', 'smithy', 'house'] as const)]
  const onWay = (front: Front[]) => front.length >= 2
  const fit = random
    .shuffle(quarter.houses)
    .filter(
      (house) =>
        Math.min(house.width, house.height) >= 4 &&
        frontsOf(house, (x, y) => isOpen(x, y) && quarter.ways.some((way) => within(way, x, y))).some(onWay),
    )
  // Where roofs have fallen in, more lies open.
  const fallen = intent.asks('ruined', 'ruin', 'broken') ? Math.ceil(fit.length * 0.55) : 0
  return fit.slice(0, Math.max(2, asked.length, fallen)).map((house, i) => [house, commons[kinds[i % kinds.length]!]!])
}

/** Walls, doors and roofs. */
function raise(
  site: Site,
  quarter: Quarter,
  seen: readonly [Plot, Purpose][],
  isOpen: (x: number, y: number) => boolean,
  poor: boolean,
  random: Random,
): void {
  const { intent } = site
  const winter = intent.season === 'winter'
  const palette = poor ? ['#a08a54', '#94804e', '#7d6a5a'] : random.shuffle(winter ? snowed : roofs).slice(0, 4)
  const whole: Space = { outline: rectangle(-1, -1, site.columns + 2, site.rows + 2) }
  for (const house of quarter.houses) {
    if (seen.some(([other]) => other === house)) continue
    const { x, y, width, height } = house
    site.put('roof', whole, x + width / 2, y + height / 2, {
      width: width - 0.3,
      depth: height - 0.3,
      tint: random.pick(palette),
    })
  }
  const byWay = (px: number, py: number) => isOpen(px, py) && quarter.ways.some((way) => within(way, px, py))
  for (const house of quarter.houses) {
    const interior = seen.find(([other]) => other === house)
    const onWay = frontsOf(house, byWay)
    const sides = onWay.length > 0 ? onWay : frontsOf(house, isOpen)
    const [front] = sides
    const sill = front?.[Math.floor(front.length / 2)]
    if (sill) site.door(interior ? 'door' : random.chance(0.2) ? 'locked' : 'door', sill.from, sill.to)
    if (interior) {
      site.floors.push({ outline: outlineOf(house), ground: interior[1].ground ?? 'planks' })
      // A stretch of wall stands between any two openings.
      for (const wall of sides) {
        const past = wall === front ? Math.floor(wall.length / 2) % 2 : 1
        for (const [i, pane] of wall.entries())
          if (i % 2 === past && i > 0 && i + 1 < wall.length && pane !== sill) site.door('window', pane.from, pane.to)
      }
    }
    site.wall(outlineOf(house))
  }
}

/** What years and fire do to the quarter: walls and roofs broken, weeds, houses in flames. */
function fates(site: Site, quarter: Quarter, seen: readonly [Plot, Purpose][], open: Space, random: Random): void {
  const { intent, furnisher } = site
  const rooms = seen.map(([house]) => spaceOf(house, WALL))
  const ways = quarter.ways.slice(1).map((way) => spaceOf(way, 0.1))
  const ruined = intent.asks('ruined', 'ruin', 'broken')
  const burning = intent.asks('burning') && !intent.forbids('flames')
  const roofed = quarter.houses.filter((house) => !seen.some(([other]) => other === house))
  const gaping = ruined ? roofed : burning ? random.shuffle(roofed).slice(0, Math.ceil(roofed.length * 0.5)) : []
  for (const { x, y, width, height } of gaping)
    for (let i = 0; i < Math.max(1, Math.round((width * height) / (ruined ? 9 : 14))); i++) {
      const size = Math.min(random.range(1, 2.3), Math.min(width, height) * 0.5)
      const reach = size / 2 + 0.35
      const [px, py] = [random.range(x + reach, x + width - reach), random.range(y + reach, y + height - reach)]
      furnisher.gape(px, py, size, burning ? '#2b211c' : '#5d4630')
    }
  site.age([...rooms, open, ...ways], false)
  site.weather(
    [open, ...ways, ...(intent.asks('overgrown') ? rooms : [])],
    Math.max(2, seen.length * 2),
    rooms.map(({ outline }) => grown(outline)),
  )
  const alight = [...random.shuffle(rooms).slice(0, 3), ...gaping.slice(0, 6).map((house) => spaceOf(house, 0.3))]
  site.kindle([...alight, open], { seatings: 10, flames: 120 })
}

/** An outline with its wall. */
function grown(outline: readonly Point[]): Point[] {
  const { left, right, top, bottom } = boundsOf(outline)
  const wall = WALL + 0.1
  return rectangle(left - wall, top - wall, right - left + wall * 2, bottom - top + wall * 2)
}

/** Rows of stalls about the middle of the square, their fronts to the aisles. */
function stalls(site: Site, { x, y, width, height }: Plot, random: Random): void {
  const { intent } = site
  const space: Space = { outline: rectangle(x + 0.2, y + 0.2, width - 0.4, height - 0.4) }
  const [cx, cy] = [x + width / 2, y + height / 2]
  const centre = intent.asks('well') ? 'well' : intent.asks('statue') ? 'statue' : 'fountain'
  site.put(centre, space, cx, cy)
  const asked = intent.wanted.find(({ kind }) => kind === 'stall')
  const most = intent.forbids('stall') ? 0 : (asked?.exactly ?? Math.round((width * height) / 11))
  const places: [number, number, number][] = []
  for (let row = y + 1.6; row < y + height - 1; row += 3.4)
    for (let column = x + 1.8; column < x + width - 1.2; column += 3)
      places.push([column, row, (row - y) % 2 < 1 ? 0 : Math.PI])
  for (const [px, py, turn] of random.shuffle(places)) {
    if (site.furnisher.count('stall') >= most) break
    if (Math.hypot(px - cx, py - cy) < 2.3) continue
    site.put('stall', space, px + random.range(-0.2, 0.2), py + random.range(-0.15, 0.15), { turn })
  }
  for (const kind of ['crate', 'crate', 'barrel', 'barrel', 'sacks', 'sacks', 'wagon', 'bench', 'bench'] as const)
    site.furnisher.anywhere(kind, space)
}

/** Lamps at the corners of ways and along them. */
function lamps(site: Site, quarter: Quarter, isOpen: (x: number, y: number) => boolean, random: Random): void {
  if (site.intent.forbids('lamp-post')) return
  for (const way of quarter.ways) {
    const across = way.width >= way.height
    const length = across ? way.width : way.height
    const space = spaceOf(way, 0.05)
    for (let t = random.range(1, 2.5), k = 0; t < length - 0.5; t += 5.5, k++) {
      const near = k % 2 === 0 ? 0.42 : (across ? way.height : way.width) - 0.42
      const [x, y] = across ? [way.x + t, way.y + near] : [way.x + near, way.y + t]
      if (isOpen(Math.floor(x), Math.floor(y))) site.put('lamp-post', space, x, y)
    }
  }
}

/** A canal down the street, and the bridges over it; the squares they make passable. */
function canal(site: Site, { x, y, width, height }: Plot): string[] {
  const tint = site.intent.tintOf('water', 'river')
  site.areas.push({
    kind: site.intent.season === 'winter' ? 'ice' : 'water',
    outlines: [
      rectangle(x - 1, y, width + (width > height ? 2 : 0), height + (height > width ? 2 : 0)).map(([px, py]) =>
        width > height ? [px, py] : [px + 1, py - 1],
      ),
    ],
    kerb: true,
    ...(tint === undefined ? {} : { tint }),
  })
  const across = width > height
  const whole: Space = { outline: rectangle(-2, -2, site.columns + 4, site.rows + 4) }
  const dry: string[] = []
  for (const t of [0.25, 0.7]) {
    const at = Math.round((across ? width : height) * t)
    const [bx, by] = across ? [at + 0.5, y + 1] : [x + 1, at + 0.5]
    if (!site.put('bridge', whole, bx, by, { turn: across ? 0 : Math.PI / 2, width: 1.6, depth: 3.2, tint: '#a39a88' }))
      continue
    site.furnisher.reserve({ left: bx - 1.7, right: bx + 1.7, top: by - 1.7, bottom: by + 1.7 })
    for (const d of [0, 1]) dry.push(across ? `${at},${y + d}` : `${x + d},${at}`)
  }
  return dry
}

/** What stands about: goods before doors, washing over the alleys, a cart. */
function dress(site: Site, quarter: Quarter, open: Space, random: Random): void {
  const { furnisher, intent } = site
  const whole: Space = { outline: rectangle(0, 0, site.columns, site.rows) }
  for (const way of quarter.alleys) {
    const across = way.width > way.height
    const space = spaceOf(way)
    for (let i = 0; i < 2; i++) furnisher.anywhere(random.pick(['barrel', 'crate', 'sacks', 'barrel']), space)
    const length = across ? way.width : way.height
    if (length >= 4 && intent.season !== 'winter')
      site.put('washing', whole, way.x + way.width / 2, way.y + way.height / 2, {
        turn: across ? Math.PI / 2 : 0,
        width: 2.2,
      })
  }
  if (!quarter.canal && intent.variant !== 'market') {
    furnisher.anywhere('wagon', open, { turn: random.range(0, 6.28) })
    furnisher.anywhere('horse', open)
  }
  for (const kind of litter) furnisher.againstWall(kind, open, false)
  for (let i = 0; i < 5; i++) furnisher.againstWall('planter', open, false)
  for (const way of quarter.ways.slice(1))
    for (let i = 0; i < 3; i++) furnisher.againstWall(random.pick(litter), spaceOf(way, 0.05), false)
}

/** Snow, puddles, mud and what else the words leave on the paving. */
function weather(site: Site, intent: Intent, quarter: Quarter): void {
  const { columns, rows, random } = site
  const spread = (share: number, scale: number) => noisePatches(columns, rows, share, scale, random.int(0, 1e6))
  const open = quarter.ways.length > 0
  if (intent.season === 'winter' && open) site.areas.push({ kind: 'snow', outlines: spread(0.55, 4) })
  if (intent.season === 'spring') site.areas.push({ kind: 'moss', outlines: spread(0.1, 1.6), tint: '#7c9a45' })
  if (intent.season === 'autumn') site.areas.push({ kind: 'moss', outlines: spread(0.12, 2), tint: '#a06a2e' })
  if (intent.asks('rain', 'storm', 'flooded'))
    site.areas.push({ kind: 'water', outlines: spread(intent.asks('flooded') ? 0.45 : 0.1, 1.8) })
  if (intent.asks('overgrown', 'mossy', 'abandoned', 'ruined'))
    site.areas.push({ kind: 'moss', outlines: spread(0.25, 3) })
  if (intent.asks('burning', 'ruined')) site.areas.push({ kind: 'ash', outlines: spread(0.3, 3) })
  if (intent.asks('bloody')) site.areas.push({ kind: 'blood', outlines: spread(0.04, 1.4) })
}
