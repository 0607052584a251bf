import type { Random } from '../../../paint/random.ts'
import type { Space } from '../furnish.ts'
import { rectangle, round } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'
import { type Hull, hullOf, outlineOf } from './hull.ts'
import { bow, cabin, mate, quay, waist } from './quarters.ts'

/** Lays out a ship's deck at sea: one ship, two side by side, or one at her berth. */
export function ship(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const along = columns > rows || (columns === rows && random.chance(0.5))
  const long = Math.max(columns, rows)
  const short = Math.min(columns, rows)
  const two = intent.countOf('ship') >= 2 || intent.asks('boarding')
  const berthed = !two && intent.asks('dock')
  const plan = random.fork('plan')
  const alone = !two && !berthed
  // A few are slender, and do not lie in the middle of their sheet.
  const length =
    long < 24 ? Math.floor(long * 0.8) : Math.round(long * plan.range(alone ? 0.77 : 0.74, alone ? 0.84 : 0.82))
  const beam = two || short < 20 || (alone && plan.chance(0.12)) ? 3 : 4
  const aside = alone ? Math.max(0, Math.min(3, Math.floor(short / 2) - beam - 3)) : 0
  const middle = Math.round(short / 2) + plan.int(-aside, aside)
  const gap = 2
  const lines = two ? [middle - beam - gap / 2, middle + beam + gap / 2] : [berthed ? short - 7 - gap - beam : middle]
  const slack = Math.max(0, long - length - 3.5)
  const astern = Math.max(1, Math.round(0.5 + slack * plan.range(0.2, 0.8)))
  const heading = along ? random.pick([1, 3] as const) : 0
  sea(site, intent)
  // Boarded by nobody in particular, she is boarded by something smaller.
  const prey = two && intent.countOf('ship') < 2 ? 3 : 0
  const hulls = lines.map((line, i) => {
    const stern: Point = along ? [heading === 1 ? astern : columns - astern, line] : [line, rows - astern]
    return hullOf(stern, heading, length - (i === 1 ? prey : 0), beam)
  })
  // Planks are laid where the sides run straight: in the middle third.
  const links = two
    ? [Math.round(length * 0.32), ...(intent.asks('boarding') ? [Math.round(length * 0.44)] : [])]
    : berthed
      ? [Math.round(length * 0.42)]
      : []
  const decks: Space[] = []
  for (const [i, hull] of hulls.entries()) {
    const side = heading === 3 ? -1 : 1
    const landward = (two && i === 0) || berthed ? side : -side
    decks.push(...outfit(site, hull, links, landward, two ? i : undefined, random.fork(`ship ${i}`)))
  }
  const planks = links.map((u) => {
    const hull = hulls[0]!
    const reach = hull.beam + gap / 2
    const side = heading === 3 ? -1 : 1
    const at = hull.at(u + 0.5, side * reach)
    const whole: Space = { outline: rectangle(-1, -1, columns + 2, rows + 2) }
    const turn = hull.turn + Math.PI / 2
    site.put('gangplank', whole, at[0], at[1], { turn, depth: gap + 1 })
    return at
  })
  const pier = berthed ? berth(site, hulls[0]!, short - 7, along, random.fork('quay')) : undefined
  const ground = pier ? [...decks, pier.stacks] : decks
  site.grant(ground, ['yard', 'mast', 'bowsprit', 'gangplank', 'tree'])
  site.soak(decks)
  if (intent.asks('overgrown', 'ivy')) site.weather(decks, 0)
  site.befall(decks, false)
  const decking = [...hulls.map((hull) => outlineOf(hull)), ...(pier ? [pier.whole] : [])]
  const dry = new Set(planks.flatMap(([x, y]) => bridged(x, y, along, gap)))
  const scene = site.scene({
    setting: 'ship',
    base: intent.season === 'winter' ? 'ice' : 'sand',
    masonry: 'timber',
    stone: stoneOf(intent),
    square: (x, y) =>
      dry.has(`${x},${y}`) || decking.some((outline) => within(outline, x + 0.5, y + 0.5)) ? '.' : '~',
  })
  const { ambience } = scene
  if (ambience.darkness < 0.5) return scene
  // Nothing about her throws the light back: at sea the night is darker than on land, and her lamps reach no farther than her rail.
  const lights = scene.lights.map((light) => ({ ...light, radius: round(light.radius * 0.8) }))
  return { ...scene, lights, ambience: { ...ambience, darkness: round(Math.min(0.9, ambience.darkness + 0.26)) } }
}

/** The squares a gangplank makes passable. */
function bridged(x: number, y: number, along: boolean, gap: number): string[] {
  const squares: string[] = []
  for (let d = -gap / 2; d < gap / 2; d++) {
    squares.push(along ? `${Math.floor(x)},${Math.floor(y + d + 0.5)}` : `${Math.floor(x + d + 0.5)},${Math.floor(y)}`)
  }
  return squares
}

function within(outline: readonly Point[], x: number, y: number): boolean {
  let odd = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!
    const [bx, by] = outline[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

function sea(site: Site, intent: Intent): void {
  const { columns, rows } = site
  const tint =
    intent.tintOf('water', 'ship') ??
    (intent.asks('night', 'midnight', 'moonlight')
      ? '#2a5468'
      : intent.asks('storm', 'rain', 'blizzard')
        ? '#3d6472'
        : '#3c8492')
  const kind = intent.asks('lava') ? 'lava' : 'water'
  site.areas.push({
    kind,
    outlines: [rectangle(-2, -2, columns + 4, rows + 4)],
    ...(tint === undefined ? {} : { tint }),
  })
  if (intent.asks('ice', 'frozen') || intent.season === 'winter')
    site.areas.push({ kind: 'ice', outlines: noisePatches(columns, rows, 0.34, 3.4, site.random.int(0, 1e6)) })
}

/** Builds one ship's deck: rail, cabins astern, the waist with its masts, the bow; returns the decks one may furnish. */
function outfit(
  site: Site,
  hull: Hull,
  links: readonly number[],
  landward: number,
  pair: number | undefined,
  random: Random,
): Space[] {
  const { intent } = site
  const { length, beam, turn } = hull
  const stern = pair === undefined ? 5 : 4
  const fore = Math.round(length * 0.72)
  const named = (name: string) => (pair === undefined ? name : `${name}, ${pair === 0 ? 'first' : 'second'} ship`)
  const tint = intent.tintOf('ship')
  const own = tint === undefined ? {} : { tint }
  site.floors.push({ outline: outlineOf(hull), ground: 'planks', rise: 0.6, edge: 'hull', ...own })
  site.floors.push({ outline: outlineOf(hull, 0, stern), ground: 'planks', tint: tint ?? '#6f4f35' })
  site.floors.push({
    outline: outlineOf(hull, fore, length, 0.1),
    ground: 'planks',
    rise: 0.35,
    tint: tint ?? '#a58558',
  })
  for (const u of links) site.door('arch', hull.at(u, landward * beam), hull.at(u + 1, landward * beam), 'open')
  // Bulkheads: cabins astern with their doors, the break of the forecastle with a stair on either side.
  const wide = hull.half(stern)
  const split = beam >= 4
  site.door('double', hull.at(stern, split ? -2 : -1), hull.at(stern, split ? 0 : 1))
  if (split) site.door('door', hull.at(stern, 2), hull.at(stern, 3))
  for (const v of [-0.62, 0.62] as const) {
    const sill = hull.at(0, v * hull.half(0) - 0.5)
    site.door('window', sill, hull.at(0, v * hull.half(0) + 0.5))
  }
  for (const side of [-1, 1])
    site.door('arch', hull.at(fore, side * (beam - 1.9)), hull.at(fore, side * (beam - 0.9)), 'open')
  site.wall(outlineOf(hull))
  site.wall([hull.at(stern, -wide), hull.at(stern, wide)], false)
  site.wall([hull.at(fore, -hull.half(fore)), hull.at(fore, hull.half(fore))], false)
  if (split) site.wall([hull.at(0, 1), hull.at(stern, 1)], false)
  // Forward of the cabins her sides are a rail, and the break of the forecastle is a step with one.
  site.rails.push(outlineOf(hull, stern), [hull.at(fore, -hull.half(fore)), hull.at(fore, hull.half(fore))])

  const clip = (from: number, to: number, left: number, right: number): Point[] =>
    outlineOf(hull, from, to, 0.24).map((p) => {
      // Back to the ship's own measure, kept between two lines of it.
      const v = (p[0] - hull.at(0, 0)[0]) * Math.cos(turn) + (p[1] - hull.at(0, 0)[1]) * Math.sin(turn)
      const u = (p[0] - hull.at(0, 0)[0]) * Math.sin(turn) - (p[1] - hull.at(0, 0)[1]) * Math.cos(turn)
      return hull.at(Math.min(to - 0.15, Math.max(from + 0.15, u)), Math.min(right, Math.max(left, v)))
    })
  const deck: Space = { outline: clip(stern, fore, -beam, beam) }
  const castle: Space = { outline: clip(fore, length, -beam, beam) }
  const cabins: Space = { outline: clip(0, stern, -beam, split ? 0.84 : beam) }
  rig(site, hull, stern, fore, deck, castle)
  if (!intent.forbids('helm')) {
    const [x, y] = hull.at(stern + 1.7, split ? 1 : 0)
    site.put('helm', deck, x, y, { turn })
  }
  site.furnish({ ...cabin, name: named(cabin.name) }, cabins, 1)
  if (split) site.furnish({ ...mate, name: named(mate.name) }, { outline: clip(0, stern, 1.16, beam) }, 1)
  guns(site, hull, stern, fore, landward, links, deck)
  stow(site, hull, deck, castle, fore)
  site.place(named('Main deck'), deck, [random.pick(waist)])
  site.place(named('Forecastle'), castle, [random.pick(bow)])
  return [deck, castle, cabins]
}

/** Masts with their yards, hatches between them, the bowsprit. */
function rig(site: Site, hull: Hull, stern: number, fore: number, deck: Space, castle: Space): void {
  const { intent } = site
  const asked = intent.wanted.find(({ kind }) => kind === 'mast')
  const masts = intent.forbids('mast')
    ? 0
    : Math.min(4, asked?.exactly ?? (asked ? asked.about : hull.length > 17 ? 3 : 2))
  const everywhere: Space = { outline: rectangle(-3, -3, site.columns + 6, site.rows + 6) }
  const from = stern + 3.2
  const to = masts > 2 ? fore + 1.6 : fore - 1.6
  const stations = Array.from({ length: masts }, (_, i) =>
    masts === 1 ? (from + fore) / 2 : from + ((to - from) * i) / (masts - 1),
  )
  for (const u of stations) {
    const [x, y] = hull.at(u, 0)
    site.put('mast', u > fore ? castle : deck, x, y, { turn: hull.turn })
  }
  for (const u of stations) {
    const [x, y] = hull.at(u + 0.15, 0)
    const reach = Math.max(2, hull.half(u)) * 2.25
    if (!intent.forbids('yard')) site.put('yard', everywhere, x, y, { turn: hull.turn, width: reach })
  }
  for (let i = 0; i + 1 < stations.length; i++) {
    const [x, y] = hull.at((stations[i]! + Math.min(fore - 0.5, stations[i + 1]!)) / 2, 0)
    site.put('hatch', deck, x, y, { turn: hull.turn })
    site.furnisher.reserve({ left: x - 0.7, right: x + 0.7, top: y - 0.7, bottom: y + 0.7 })
  }
  const [x, y] = hull.at(hull.length + 0.9, 0)
  site.put('bowsprit', everywhere, x, y, { turn: hull.turn })
}

/** Guns along both sides, muzzles out; none where planks are laid. */
function guns(
  site: Site,
  hull: Hull,
  stern: number,
  fore: number,
  landward: number,
  links: readonly number[],
  deck: Space,
): void {
  const asked = site.intent.wanted.find(({ kind }) => kind === 'cannon')
  if (site.intent.prompted('longship') || site.intent.prompted('longboat')) return
  const most = asked?.exactly ?? 99
  let done = 0
  for (let u = stern + 1.5; u < fore - 1.2; u += 2)
    for (const side of [-1, 1]) {
      if (done >= most || (side === landward && links.some((link) => Math.abs(link + 0.5 - u) < 1.4))) continue
      const [x, y] = hull.at(u, side * (hull.half(u) - 0.92))
      if (site.put('cannon', deck, x, y, { turn: hull.turn + (side * Math.PI) / 2 })) done++
    }
}

/** What lies about the decks. */
function stow(site: Site, hull: Hull, deck: Space, castle: Space, fore: number): void {
  const { furnisher, intent } = site
  for (const side of [-1, 1]) {
    const [x, y] = hull.at(fore - 0.78, side * (hull.beam - 1.4))
    site.put('stairs-up', deck, x, y, { turn: hull.turn, depth: 1.1 })
  }
  const [x, y] = hull.at(fore + 3, 0)
  site.put('capstan', castle, x, y)
  for (const side of [-1, 1]) {
    const [ax, ay] = hull.at(fore + 2.4, side * (hull.half(fore + 2.4) - 1))
    site.put('anchor', castle, ax, ay, { turn: hull.turn })
  }
  const wants = (kind: 'rowboat' | 'net') => intent.wanted.some((one) => one.kind === kind)
  if (!wants('rowboat')) furnisher.anywhere('rowboat', deck, { turn: hull.turn }, 40)
  furnisher.add('rope', 4, deck)
  furnisher.add('barrel', 5, deck)
  furnisher.add('crate', 4, deck)
  furnisher.add('rope', 2, castle)
  furnisher.add('lantern', 1, castle)
  furnisher.add('lantern', 2, deck)
  if (intent.prompted('fish')) furnisher.add('net', 3, deck)
}

/** The quay she lies at: planks, bollards, cargo. */
function berth(
  site: Site,
  hull: Hull,
  from: number,
  along: boolean,
  random: Random,
): { whole: Point[]; stacks: Space } {
  const { columns, rows, furnisher } = site
  const outline = along ? rectangle(0, from, columns, rows - from) : rectangle(from, 0, columns - from, rows)
  site.floors.push({ outline, ground: 'planks', rise: 0.5, tint: '#8b7355' })
  const space: Space = { outline }
  for (let t = 1.5; t < (along ? columns : rows); t += 3) {
    const [x, y] = along ? [t, from + 0.35] : [from + 0.35, t]
    site.put('bollard', space, x, y)
  }
  const clear = hull.at(Math.round(hull.length * 0.42) + 0.5, 0)
  furnisher.reserve(
    along
      ? { left: clear[0] - 0.8, right: clear[0] + 0.8, top: from - 1, bottom: from + 2.5 }
      : { left: from - 1, right: from + 2.5, top: clear[1] - 0.8, bottom: clear[1] + 0.8 },
  )
  const stacks: Space = {
    outline: along
      ? rectangle(0.3, from + 1, columns - 0.6, rows - from - 1.2)
      : rectangle(from + 1, 0.3, columns - from - 1.2, rows - 0.6),
  }
  furnisher.anywhere('wagon', stacks, { turn: random.range(0, 6.28) }, 30)
  for (const [kind, n] of [
    ['crate', 8],
    ['barrel', 8],
    ['sacks', 3],
    ['rope', 3],
    ['net', 2],
    ['lamp-post', 3],
  ] as const)
    for (let i = 0; i < n; i++) furnisher.anywhere(kind, stacks)
  site.place('Quay', stacks, [random.pick(quay)], 'glade')
  return { whole: outline, stacks }
}
