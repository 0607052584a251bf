import type { Random } from '../../../paint/random.ts'
import { infest } from '../brood.ts'
import type { PropName } from '../catalogue.ts'
import { offWay } from '../clearing/ways.ts'
import { Furnisher, type Furnisher as FurnisherType, type Space } from '../furnish.ts'
import { inside, point, rectangle, union } from '../geometry.ts'
import { ablaze, ragged, web } from '../havoc.ts'
import type { Intent } from '../intent.ts'
import { keyWriter } from '../key.ts'
import { badgePlace, carryOut, pillars, torches } from '../outfit.ts'
import { merged, patches } from '../patches.ts'
import type { Area, BattlemapScene, Floor, Ground, KeyEntry, Point, Room, RoomShape } from '../scene.ts'
import { ambienceOf, type Sheet } from '../sheet.ts'
import { digAlcoves } from './alcoves.ts'
import { cellsIn } from './cells.ts'
import { doorsOf } from './doors.ts'
import { enshrine, type Hero, heroOf } from './hero.ts'
import { type Layout, type LayoutWish, layOut } from './layout.ts'
import { entrance, type Purpose, purposes } from './purposes.ts'
import { type River, riverThrough, spanned } from './river.ts'
import { digStairs, type Stair } from './stairs.ts'

const shapesOf: Record<string, readonly RoomShape[]> = {
  crypt: ['cross', 'octagon', 'rectangle', 'rotunda', 'rectangle', 'rectangle', 'cave-in'],
  sewer: ['rectangle', 'rotunda', 'octagon', 'rectangle', 'rectangle', 'ell'],
  sanctum: ['cross', 'rectangle', 'octagon', 'rotunda', 'rectangle', 'rectangle'],
  keep: ['rectangle', 'rectangle', 'octagon', 'rectangle', 'ell', 'rotunda'],
  prison: ['rectangle', 'rectangle', 'rectangle', 'ell', 'rectangle', 'rectangle'],
  'wizard-tower': ['rotunda', 'octagon', 'rotunda', 'rectangle', 'rectangle', 'octagon'],
  dungeon: ['rectangle', 'cross', 'octagon', 'ell', 'rectangle', 'rotunda', 'cave-in', 'rectangle'],
}

/** Chambers that have a middle to look at, for the largest of them. */
const heroShapes: readonly RoomShape[] = ['octagon', 'rectangle', 'rotunda', 'rectangle']

/** How often a dungeon is dug anew for its river. */
const REDIGS = 5

/** Rooms, passages, stairs, niches and doors, and the river among them. */
function dug(wish: LayoutWish, intent: Intent, random: Random, flows: boolean) {
  const layout = layOut(wish, random)
  const stairs = digStairs(layout, random.fork('stairs'))
  const niches = digAlcoves(layout, nichesOf(intent), random.fork('alcoves'))
  const doors = doorsOf(layout, intent, random.fork('doors'))
  const ways = [...doors.map(middleOf), ...stairs.flatMap(({ at, mouth }) => [at, middleOf(mouth)])]
  const river = flows ? riverThrough(layout, ways, random.fork('river')) : undefined
  const alcoves = niches.filter(({ at }) => !river || offWay(river.way, ...at) > 1.2)
  return { layout, stairs, alcoves, doors, river }
}

/** Lays out and furnishes a dungeon, crypt, sewer, temple, prison, keep or wizard's halls. */
export function dungeon(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { variant } = intent
  const { columns, rows } = sheet
  const roomy = (columns * rows) / 576
  const hero = heroOf(intent)
  const wish: LayoutWish = {
    columns,
    rows,
    rooms: intent.rooms ?? Math.max(4, Math.round((hero ? 8 : 11.5) * roomy)),
    exactly: intent.rooms !== undefined,
    wide: variant === 'sewer' ? 0.9 : variant === 'keep' || variant === 'sanctum' ? 0.4 : 0.22,
    shapes: [...(hero ? heroShapes : []), ...(shapesOf[variant] ?? shapesOf.dungeon!)],
    largest: Math.min(hero ? 12 : 8, Math.min(columns, rows) - 6),
  }
  const flows = intent.asks('river') && variant !== 'sewer' && !intent.forbids('river', 'water')
  let digs = dug(wish, intent, random, flows)
  // A river that finds no course through one dungeon finds it through another.
  for (let i = 0; flows && !digs.river && i < REDIGS; i++) digs = dug(wish, intent, random.fork(`dig ${i}`), flows)
  const { layout, stairs, alcoves, doors, river } = digs
  // What the river is asked for, it is; pools and puddles are asked for by other words.
  const still: Intent = river
    ? { ...intent, asks: (...concepts) => intent.asks(...concepts.filter((concept) => concept !== 'river')) }
    : intent
  const outlines = layout.rooms.map((room) => room.outline)
  const open = union([
    ...outlines,
    ...passageShapes(layout),
    ...stairs.map((stair) => stair.outline),
    ...alcoves.map((alcove) => alcove.outline),
    ...(river ? [river.ring] : []),
  ])
  const roles = purposesFor(layout, stairs, intent, random.fork('purposes'), hero)
  const shrine = hero ? roles.indexOf(hero.purpose) : -1
  const furnisher = new Furnisher(intent, [...doors, ...stairs.map((stair) => stair.mouth)], random.fork('furniture'))
  if (river) spanned(river, layout, furnisher)
  const areas: Area[] = []
  const spaces: Space[] = []
  const floors: Floor[] = [{ outline: rectangle(0, 0, columns, rows), ground: groundOf(intent, undefined) }]

  const runnels = variant === 'sewer' ? channels(layout, intent) : undefined
  if (runnels) sluices(layout, furnisher)
  for (const { outline, at, turn, holds } of alcoves)
    furnisher.put(holds, { outline }, ...at, { turn, width: 0.7, depth: 0.7 })
  for (const stair of stairs) furnisher.put(stair.kind, { outline: stair.outline }, ...stair.at, { turn: stair.turn })
  // The one thing that is asked for before all others has its place before all others.
  const built =
    hero && shrine >= 0 ? enshrine(hero, layout.rooms[shrine]!.outline, furnisher, random.fork('hero')) : undefined
  if (built) areas.push(...built.areas)
  for (const [index, shape] of layout.rooms.entries()) {
    const purpose = roles[index]!
    const fork = random.fork(`room ${index}`)
    const ground = groundOf(intent, purpose)
    floors.push({ outline: shape.outline, ground })
    const pool = index === shrine ? undefined : poolFor(still, purpose, shape.outline, areas, fork.fork('pool'))
    if (pool) areas.push(pool)
    const wet = [
      ...(pool?.outlines ?? []),
      ...(runnels?.outlines ?? []),
      ...(index === shrine ? (built?.space.keepOut ?? []) : []),
      ...(river ? [river.ring] : []),
    ]
    const space: Space = { outline: shape.outline, ...(wet.length > 0 ? { keepOut: wet } : {}) }
    spaces.push(space)
    if (purpose.name === 'Cells') doors.push(...cellsIn(shape, doors, space, furnisher))
    const scale = Math.min(1.7, Math.max(0.6, shape.squares.length / 26))
    for (const step of purpose.steps) {
      const thing = step[0] === 'add' || step[0] === 'row' ? step[1] : undefined
      if (thing && !pool && intent.forbids(thing)) continue
      carryOut(step, space, furnisher, scale, fork)
    }
    if (!intent.forbids('torch'))
      torches(space, Math.min(4, 1 + Math.round(shape.squares.length / 22)), furnisher, fork)
  }
  infest(intent, spaces, furnisher, random.fork('brood'))
  grantWishes(intent, spaces, layout, furnisher, random.fork('wishes'))
  litter(intent, layout, furnisher, random.fork('litter'))
  if (runnels) areas.push(runnels)
  areas.push(...patches(still, open, columns, rows, random.fork('flood')))
  if (river) areas.push(current(intent, river))
  areas.push(...drowned(intent, layout, random.fork('drowned')))
  areas.push(...ablaze(intent, spaces, furnisher, furnisher.props, random.fork('fire')))

  const surfaces = merged(areas)
  const rooms = layout.rooms.map((shape, index): Room => {
    const { x, y, width, height, outline } = shape
    const [bx, by] = badgePlace(spaces[index]!, furnisher)
    return {
      number: index + 1,
      purpose: roles[index]!.name,
      shape: shape.shape,
      x,
      y,
      width,
      height,
      outline,
      badge: point(bx, by),
    }
  })
  const line = keyWriter(random.fork('key'))
  const key = rooms.map(
    (room): KeyEntry => ({
      number: room.number,
      name: room.purpose,
      text: line(room, roles[room.number - 1]!.lines, furnisher.props),
    }),
  )
  return {
    kind: 'battlemap',
    version: 2,
    setting: 'dungeon',
    variant,
    seed: random.int(0, 0x7fffffff),
    grid: { shape: 'square', columns, rows, feetPerSquare: 5 },
    cells: cellsOf(layout, river),
    base: 'solid',
    masonry: masonryOf(intent),
    ...stoneOf(intent),
    floors,
    areas: surfaces,
    rooms,
    doors,
    walls: open.map((ring) => [...ring, ring[0]!]),
    lights: furnisher.lights,
    props: furnisher.props,
    key,
    ambience: ambienceOf(intent, true),
  }
}

const nichesOf = (intent: Intent): PropName[] =>
  (['statue', 'urn', 'brazier', 'candles', 'bones'] as const).filter(
    (kind) =>
      !intent.forbids(kind) && !intent.wanted.some((wanted) => wanted.kind === kind && wanted.exactly !== undefined),
  )

function passageShapes(layout: Layout): Point[][] {
  return layout.passages.flatMap((passage) => [
    ...passage.squares.map(([x, y]) => rectangle(x, y, 1, 1)),
    // Into the room a little way, so that the opening meets a round wall too.
    ...[...passage.from, ...passage.to].map(({ x, y, dx, dy }) => {
      const reach = 0.45
      if (dx !== 0) return rectangle(dx > 0 ? x + 1 - reach : x, y, reach, 1)
      return rectangle(x, dy > 0 ? y + 1 - reach : y, 1, reach)
    }),
  ])
}

const middleOf = ({ from, to }: { from: Point; to: Point }) => point((from[0] + to[0]) / 2, (from[1] + to[1]) / 2)

function current(intent: Intent, { ring }: River): Area {
  const tint = intent.tintOf('river', 'water')
  const kind = intent.asks('lava')
    ? 'lava'
    : intent.asks('slime')
      ? 'sewage'
      : intent.asks('frozen', 'ice')
        ? 'ice'
        : 'water'
  return { kind, outlines: [ring], ...(tint === undefined ? {} : { tint }) }
}

function cellsOf(layout: Layout, river: River | undefined): string[] {
  return Array.from({ length: layout.rows }, (_, y) =>
    Array.from({ length: layout.columns }, (_, x) => {
      const owner = layout.owner[y * layout.columns + x]!
      if (owner === 0) return river && inside(river.ring, x + 0.5, y + 0.5) ? '~' : ' '
      return owner < 0 ? '.' : String.fromCharCode(64 + owner)
    }).join(''),
  )
}

/** What each room is for: the entrance by the stair, then whatever the prompt names, then whatever belongs. */
function purposesFor(
  layout: Layout,
  stairs: readonly Stair[],
  intent: Intent,
  random: Random,
  hero: Hero | undefined,
): Purpose[] {
  const roles: (Purpose | undefined)[] = layout.rooms.map(() => undefined)
  const way = stairs.find((stair) => stair.kind === 'stairs-up')
  if (way && layout.rooms.length > 3) roles[way.room] = entrance
  const used = new Set<Purpose>()
  const bySize = layout.rooms
    .map((room, index) => ({ index, size: room.squares.length }))
    .sort((a, b) => b.size - a.size)
  // Whoever comes in by the stair may come in to the sight of the place.
  const [grandest] = bySize
  if (hero && grandest) roles[grandest.index] = hero.purpose
  for (const purpose of purposes) {
    if (!intent.asks(purpose.name.toLowerCase())) continue
    const free = bySize.filter(({ index }) => !roles[index])
    // The smallest room that is large enough, or the largest there is.
    const fitting = free.filter(({ size }) => size >= purpose.least)
    // Bars want a straight wall to run along.
    const straight = purpose.name === 'Cells' ? fitting.filter(({ index }) => barrable(layout, index)) : []
    const room = straight[0] ?? fitting.at(-1) ?? free[0]
    if (!room) break
    roles[room.index] = purpose
    used.add(purpose)
  }
  for (const { index, size } of bySize) {
    if (roles[index]) continue
    const broken = layout.rooms[index]!.shape === 'cave-in'
    const candidates = purposes.filter((p) => size >= p.least && !(p.once && used.has(p)))
    const weigh = (p: Purpose) => {
      const home = p.belongs[intent.variant === 'sanctum' ? 'temple' : intent.variant] ?? 0
      const named = intent.wanted.filter((w) =>
        p.steps.some((s) => (s[0] === 'add' || s[0] === 'row') && s[1] === w.kind),
      ).length
      const unwanted = p.steps.some((s) => (s[0] === 'add' || s[0] === 'row') && intent.forbids(s[1])) ? 0.2 : 1
      const again = used.has(p) ? 0.45 : 1
      const fits = p.once ? 0.6 + p.least / 30 : 1
      return (
        (home * fits + (named > 0 && (home > 0 || !used.has(p)) ? named * 2.5 : 0)) *
        again *
        unwanted *
        (broken && p.name === 'Collapsed chamber' ? 12 : 1)
      )
    }
    const choice = random.weighted(candidates.length > 0 ? candidates : [purposes[3]!], (p) => weigh(p) + 0.001)
    roles[index] = choice
    used.add(choice)
  }
  return roles.map((role) => role ?? entrance)
}

const barrable = ({ rooms }: Layout, index: number) => {
  const { shape, width, height } = rooms[index]!
  return shape === 'rectangle' && Math.min(width, height) >= 4
}

function groundOf(intent: Intent, purpose: Purpose | undefined): Ground {
  if (intent.asks('timber-floor', 'wood')) return 'planks'
  if (intent.asks('ice') && purpose) return 'ice'
  if (intent.asks('ornate') && purpose && purpose.ground === undefined) return 'tile'
  const usual: Ground = intent.variant === 'sewer' || intent.asks('brick') ? 'brick' : 'flagstone'
  if (!purpose) return intent.variant === 'sewer' ? 'brick' : 'cobble'
  return purpose.ground ?? usual
}

function masonryOf(intent: Intent): BattlemapScene['masonry'] {
  if (intent.asks('brick') || intent.variant === 'sewer') return 'brick'
  if (intent.asks('marble')) return 'marble'
  return 'ashlar'
}

function stoneOf(intent: Intent): { stone?: string } {
  if (intent.asks('sandstone')) return { stone: '#b8955f' }
  if (intent.asks('obsidian')) return { stone: '#3f3d49' }
  if (intent.asks('marble')) return { stone: '#c9c3b6' }
  return intent.accent === undefined ? {} : { stone: intent.accent }
}

function poolFor(
  intent: Intent,
  purpose: Purpose,
  outline: Point[],
  areas: readonly Area[],
  random: Random,
): Area | undefined {
  const asked = intent.asks('water', 'river', 'lava', 'slime', 'pit') && areas.length === 0 && outline.length >= 4
  const bounds = outline.reduce(
    (m, [x, y]) => ({ l: Math.min(m.l, x), r: Math.max(m.r, x), t: Math.min(m.t, y), b: Math.max(m.b, y) }),
    { l: 99, r: 0, t: 99, b: 0 },
  )
  const width = bounds.r - bounds.l
  const height = bounds.b - bounds.t
  if (!purpose.steps.some((step) => step[0] === 'pool') && !(asked && Math.min(width, height) >= 5)) return undefined
  if (intent.forbids('water') && !intent.asks('lava', 'pit')) return undefined
  const inset = Math.min(width, height) >= 6 ? 2 : 1.5
  const kind = intent.asks('lava')
    ? 'lava'
    : intent.asks('pit')
      ? 'pit'
      : intent.variant === 'sewer' || intent.asks('slime')
        ? 'sewage'
        : 'water'
  const tint = intent.tintOf('water', 'river', 'slime', 'lava')
  const round = random.chance(0.5)
  const middle = point((bounds.l + bounds.r) / 2, (bounds.t + bounds.b) / 2)
  // What wells up finds its own edge; what is built has a kerb.
  const wells = kind === 'lava' || kind === 'pit'
  const ring: Point[] = wells
    ? ragged(middle, height / 2 - 0.75, random.int(0, 1e6), Math.min(1.5, width / height))
    : round
      ? Array.from({ length: 28 }, (_, i) => {
          const a = (i / 28) * Math.PI * 2
          return point(
            (bounds.l + bounds.r) / 2 + (Math.cos(a) * (width - inset * 1.6)) / 2,
            (bounds.t + bounds.b) / 2 + (Math.sin(a) * (height - inset * 1.6)) / 2,
          )
        })
      : rectangle(bounds.l + inset, bounds.t + inset, width - inset * 2, height - inset * 2)
  return { kind, outlines: [ring], kerb: !wells, ...(tint === undefined ? {} : { tint }) }
}

/** Rooms that stand under water from wall to wall, where the prompt floods rooms rather than asks for a pool. */
function drowned(intent: Intent, { rooms }: Layout, random: Random): Area[] {
  if (!intent.asks('flooded-rooms') || intent.forbids('water')) return []
  const tint = intent.tintOf('water')
  const own = tint === undefined ? {} : { tint }
  const kind = intent.asks('lava') ? 'lava' : intent.asks('slime') ? 'sewage' : intent.asks('frozen') ? 'ice' : 'water'
  const most = Math.max(2, Math.round(rooms.length * 0.6))
  return random
    .shuffle(rooms)
    .slice(0, most)
    .map(({ outline }): Area => ({ kind, outlines: [outline], ...own }))
}

/** The sewer's runnels: down the middle of every wide passage and on into the rooms it joins. */
function channels(layout: Layout, intent: Intent): Area {
  const tint = intent.tintOf('slime', 'water', 'sewer')
  const pieces: Point[][] = []
  for (const passage of layout.passages) {
    if (passage.width !== 2) continue
    const own = new Set(passage.squares.map(([x, y]) => `${x},${y}`))
    const blocks = passage.squares.filter(
      ([x, y]) => own.has(`${x + 1},${y}`) && own.has(`${x},${y + 1}`) && own.has(`${x + 1},${y + 1}`),
    )
    for (const [x, y] of blocks) pieces.push(rectangle(x + 0.5, y + 0.5, 1, 1))
    for (const ends of [passage.from, passage.to]) {
      const { x, y, dx, dy } = ends[0]!
      const depth = 2.2
      if (dx !== 0) pieces.push(rectangle(dx > 0 ? x + 1 - depth : x - 0.6, y + 0.5, depth + 0.6, 1))
      else pieces.push(rectangle(x + 0.5, dy > 0 ? y + 1 - depth : y - 0.6, 1, depth + 0.6))
    }
  }
  return {
    kind: intent.forbids('slime') ? 'water' : 'sewage',
    outlines: union(pieces),
    kerb: true,
    ...(tint === undefined ? {} : { tint }),
  }
}

/** The gates that hold the water back, across the runnels of the widest passages. */
function sluices(layout: Layout, furnisher: FurnisherType): void {
  for (const { width, squares, from } of layout.passages) {
    const end = from[0]
    if (width !== 2 || !end || furnisher.count('sluice') > 0) continue
    const [x, y] = squares[Math.floor(squares.length / 2)]!
    const isLevel = end.dx !== 0
    const at = point(x + (isLevel ? 0.5 : 1), y + (isLevel ? 1 : 0.5))
    furnisher.grantAt('sluice', at, isLevel ? Math.PI / 2 : 0)
  }
}

/** What the prompt names and no room's purpose has brought yet, in the rooms that have the space. */
function grantWishes(
  intent: Intent,
  rooms: readonly Space[],
  layout: Layout,
  furnisher: FurnisherType,
  random: Random,
): void {
  const spaces = rooms.map((room, i) => ({ ...room, size: layout.rooms[i]!.squares.length }))
  // Traps lie where one must pass.
  const traps = intent.wanted.find(({ kind }) => kind === 'trap')
  if (traps)
    for (const { squares } of random.shuffle(layout.passages)) {
      const [x, y] = squares[Math.floor(squares.length / 2)] ?? [-1, -1]
      if (furnisher.count('trap') < Math.ceil((traps.exactly ?? traps.about) / 2))
        furnisher.put('trap', { outline: rectangle(x, y, 1, 1) }, x + 0.5, y + 0.5)
    }
  for (const wanted of intent.wanted) {
    const target = wanted.exactly ?? wanted.about
    for (let turn = 0; turn < 24 && furnisher.count(wanted.kind) < target; turn++) {
      const space =
        turn < 2 ? spaces.reduce((a, b) => (b.size > a.size ? b : a)) : random.weighted(spaces, (s) => s.size)
      if (wanted.kind === 'pillar' && turn < 4) pillars(space, furnisher)
      else furnisher.add(wanted.kind, Math.min(3, target - furnisher.count(wanted.kind)), space)
    }
  }
}

/** The leavings of time: rubble, bones and webs where the words call for them, a few anyway. */
function litter(intent: Intent, layout: Layout, furnisher: FurnisherType, random: Random): void {
  const ruined = intent.asks('ruined', 'broken', 'abandoned', 'ancient', 'old')
  const overgrown = intent.asks('overgrown', 'mossy')
  const lush = intent.asks('spring', 'summer') || overgrown
  for (const room of layout.rooms) {
    const space = { outline: room.outline }
    if (ruined || random.chance(0.25)) furnisher.add('rubble', ruined ? random.int(1, 2) : 1, space)
    if (ruined || intent.variant === 'crypt' || random.chance(0.2)) web(space, furnisher, random)
    if (intent.asks('autumn')) furnisher.add('leaves', 2, space)
    if (lush) furnisher.add('fern', overgrown ? 3 : 1, space)
    if (intent.asks('bloody', 'grim') && random.chance(0.6)) furnisher.add('bones', 1, space)
  }
}
