import { noise } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { plant, trunk } from '../clearing/trees.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import { Furnisher, footprint, type Space } from '../furnish.ts'
import { type Bounds, boundsOf, inside, overlap, point, rectangle } from '../geometry.ts'
import { ablaze, decayed, overgrown, soaked } from '../havoc.ts'
import type { Intent } from '../intent.ts'
import { keyWriter } from '../key.ts'
import { badgePlace, carryOut, displays, feast } from '../outfit.ts'
import { noisePatches } from '../patches.ts'
import type { Area, BattlemapScene, Floor, Ground, KeyEntry, Point, Room } from '../scene.ts'
import { ambienceOf, type Sheet } from '../sheet.ts'
import { type Chamber, type Plan, planHouse, type Wing } from './plan.ts'
import { chambers, commons } from './rooms.ts'

/** Half the thickness of a house wall, squares: furniture stands off it. */
const WALL = 0.14

/** Plans and furnishes a tavern, house, shop, smithy or stable, with a little of its yard. */
export function interior(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const plan = planHouse(
    columns,
    rows,
    wingsOf(intent, columns, rows, random.fork('wings')),
    intent.rooms ?? Math.round(intent.size * (intent.variant === 'tavern' ? 7 : 6.5)),
    intent.variant === 'tavern' ? 0.55 : 0.42,
    random.fork('plan'),
    intent.rooms !== undefined,
  )
  const gaps = intent.asks('ruined') ? breached(plan, random.fork('breaches')) : []
  const furnisher = new Furnisher(intent, plan.doors, random.fork('furniture'))
  const roles = rolesOf(intent, plan.rooms, random.fork('roles'))
  const spaces = plan.rooms.map(
    ({ x, y, width, height }): Space => ({
      outline: rectangle(x + WALL, y + WALL, width - 2 * WALL, height - 2 * WALL),
    }),
  )
  const floors: Floor[] = []
  if (intent.variant === 'tavern' && furnisher.againstWall('stairs-up', spaces[0]!, true)) {
    for (const stair of furnisher.props) furnisher.reserve(footprint(stair))
  }
  const outside: Space = { outline: rectangle(0.1, 0.1, columns - 0.2, rows - 0.2) }
  const tables = intent.wanted.some((one) => one.kind === 'table' && one.exactly !== undefined)
  const sunk = intent.asks('pit', 'arena') ? ring(spaces[0]!, furnisher, outside) : []
  if (intent.asks('secret-door')) hideDoor(plan, random.fork('secret'))
  for (const [i, room] of plan.rooms.entries()) {
    const role = roles[i]!
    const fork = random.fork(`room ${i}`)
    floors.push({ outline: rectangle(room.x, room.y, room.width, room.height), ground: floorOf(intent, role) })
    const scale = Math.min(1.8, Math.max(0.7, (room.width * room.height) / (i === 0 ? 70 : 22)))
    if (i === 0) laidFirst(intent, spaces[0]!, furnisher, fork)
    if (role === commons.shop) displays(wareStand(intent), spaces[i]!, furnisher)
    for (const step of i === 0 ? role.steps.filter((one) => !(tables && one[0] === 'seats')) : role.steps) {
      // Beds are as many as the room was given.
      const share = step[1] === 'bed' ? 1 : step[0] === 'add' && i === 0 ? Math.min(1.4, scale) : scale
      carryOut(step, spaces[i]!, furnisher, share, fork)
    }
  }
  wishes(intent, spaces, furnisher, random.fork('wishes'))
  for (const [x, y] of gaps)
    for (let n = 0; n < 9; n++)
      furnisher.put('rubble', outside, x + random.range(-2.2, 2.2), y + random.range(-2.2, 2.2), {
        turn: random.range(0, 6),
        width: 0.8,
        depth: 0.7,
      })
  const years = decayed(intent, spaces, furnisher, random.fork('years'), true)
  if (intent.asks('overgrown', 'ivy')) overgrown(intent, spaces, plan.walls, furnisher, random.fork('wild'))
  const wet = soaked(intent, sheet, spaces, random.fork('wet'))
  const fire = ablaze(intent, spaces, furnisher, [...furnisher.props], random.fork('fire'))

  const house = {
    left: Math.min(...plan.rooms.map((r) => r.x)) - 0.4,
    top: Math.min(...plan.rooms.map((r) => r.y)) - 0.4,
    right: Math.max(...plan.rooms.map((r) => r.x + r.width)) + 0.4,
    bottom: Math.max(...plan.rooms.map((r) => r.y + r.height)) + 0.4,
  }
  const path = approach(plan.front, house, columns, rows)
  const areas: Area[] = [
    ...yard(intent, columns, rows, random.fork('yard')),
    { kind: 'path', outlines: [path] },
    ...sunk,
    ...wet,
    ...years,
    ...fire,
  ]
  const race = intent.variant === 'mill' ? millrace(intent, plan.front, house, columns, rows, furnisher, random) : []
  if (intent.variant === 'windmill') rigged(plan.front, house, furnisher, outside)
  areas.push(...race)
  const wetted = new Set(race.flatMap(({ outlines }) => outlines))
  // A well is dug in the yard; a garden that was asked for is more than what grows by itself.
  const dug = intent.asks('well') ? (['well'] as const) : []
  const sown = (['flowers', 'bush'] as const).flatMap((kind) =>
    intent.asks(kind) ? Array.from({ length: 12 }, () => kind) : [],
  )
  for (const kind of [
    ...dug,
    ...sown,
    ...(['barrel', 'crate', 'barrel', 'bush', 'bush', 'flowers', 'tuft', 'tuft', 'tuft'] as const),
  ]) {
    for (let i = 0; i < (kind === 'well' ? 160 : 20); i++) {
      const x = random.range(0.6, columns - 0.6)
      const y = random.range(0.6, rows - 0.6)
      const box = { left: x - 0.6, right: x + 0.6, top: y - 0.6, bottom: y + 0.6 }
      if (overlap(box, house) || Math.hypot(x - plan.front[0], y - plan.front[1]) < 2) continue
      if (furnisher.put(kind, outside, x, y, { turn: random.range(0, 6) })) break
    }
  }
  const trees = plant(
    intent,
    columns,
    rows,
    intent.forbids('tree') ? 0 : 14,
    (x, y) => {
      const gap = Math.max(house.left - x, x - house.right, house.top - y, y - house.bottom)
      const clear = furnisher.isFree({ left: x - 0.6, right: x + 0.6, top: y - 0.6, bottom: y + 0.6 })
      return clear && Math.hypot(x - plan.front[0], y - plan.front[1]) > 3.5 ? gap * 1.9 : 0
    },
    random.fork('trees'),
  )
  for (const tree of trees) furnisher.reserve(trunk(tree))

  const line = keyWriter(random.fork('key'))
  const rooms: Room[] = []
  const key: KeyEntry[] = []
  for (const [i, chamber] of plan.rooms.entries()) {
    const [bx, by] = badgePlace(spaces[i]!, furnisher)
    const room: Room = {
      number: i + 1,
      purpose: roles[i]!.name,
      shape: 'chamber',
      ...chamber,
      outline: rectangle(chamber.x, chamber.y, chamber.width, chamber.height),
      badge: point(bx, by),
    }
    rooms.push(room)
    key.push({ number: i + 1, name: room.purpose, text: line(room, roles[i]!.lines, furnisher.props) })
  }
  const ambience = ambienceOf(intent, false)
  return {
    kind: 'battlemap',
    version: 2,
    setting: 'interior',
    variant: intent.variant,
    seed: random.int(0, 0x7fffffff),
    grid: { shape: 'square', columns, rows, feetPerSquare: 5 },
    cells: Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) => {
        const owner = plan.owner[y * columns + x]!
        if ([...wetted].some((ring) => inside(ring, x + 0.5, y + 0.5))) return '~'
        return owner === 0 ? '.' : String.fromCharCode(64 + owner)
      }).join(''),
    ),
    base: intent.season === 'winter' ? 'snow' : 'grass',
    masonry: intent.asks('stone', 'marble') ? 'ashlar' : intent.asks('brick') ? 'brick' : 'timber',
    ...(intent.accent === undefined ? {} : { stone: intent.accent }),
    floors,
    areas,
    rooms,
    doors: plan.doors,
    walls: plan.walls,
    lights: furnisher.lights,
    props: [...furnisher.props, ...trees],
    key,
    // Indoors it is never as light as in the yard: lamps and the hearth must tell.
    ambience: ambience.darkness < 0.12 ? { ...ambience, darkness: 0.12, tint: '#8f8798' } : ambience,
  }
}

/** The house's ground plan: one block, or for manors a middle and wings; a stable against its side where one is asked for. */
function wingsOf(intent: Intent, columns: number, rows: number, random: Random): Wing[] {
  const margin = Math.max(2, Math.round(Math.min(columns, rows) * 0.11))
  const x = margin
  const y = margin
  const [width, height] = [columns - 2 * margin, rows - 2 * margin - 1]
  // Room for the stream and its wheel on either side, or for the sails.
  if (['mill', 'windmill'].includes(intent.variant))
    return [{ x: x + 3, y: y + 2, width: width - 6, height: height - 3 }]
  if (intent.variant === 'manor' && width >= 14 && height >= 12) {
    const wing = Math.round(width * 0.3)
    const deep = Math.round(height * random.range(0.5, 0.6))
    const left: Chamber = { x, y, width: wing, height }
    const right: Chamber = { x: x + width - wing, y, width: wing, height: random.chance(0.6) ? height : height - 3 }
    return [{ x: x + wing, y, width: width - wing * 2, height: deep }, left, right]
  }
  if (stabled(intent) && width >= 14) {
    const deep = Math.max(5, Math.round(width * 0.3))
    const [stall, house]: [Wing, Wing] = random.chance(0.5)
      ? [
          { x, y: y + 2, width: deep, height: height - 2 },
          { x: x + deep, y, width: width - deep, height },
        ]
      : [
          { x: x + width - deep, y: y + 2, width: deep, height: height - 2 },
          { x, y, width: width - deep, height },
        ]
    return [house, { ...stall, undivided: true }]
  }
  return [{ x, y, width, height }]
}

/** A house with a stable to it, as against a stable. */
const stabled = (intent: Intent) => intent.asks('stable') && intent.asks('tavern', 'house', 'manor')

function rolesOf(intent: Intent, rooms: readonly Chamber[], random: Random): Purpose[] {
  const milling = intent.variant === 'mill' || intent.variant === 'windmill'
  const home = milling || intent.variant === 'manor' ? 'house' : intent.variant
  const kind =
    ['smithy'].find((name) => intent.prompted(name)) ??
    (intent.prompted('blacksmith')
      ? 'smithy'
      : intent.asks('stable') && !stabled(intent)
        ? 'stable'
        : intent.variant !== 'tavern' && (intent.prompted('shop') || intent.prompted('store'))
          ? 'shop'
          : milling
            ? 'mill'
            : home)
  const used = new Set<Purpose>()
  const asked = chambers.filter((chamber) => intent.asks(chamber.name.toLowerCase()))
  const slept = bedrooms(intent, rooms.length - 1 - asked.length - (stabled(intent) ? 1 : 0))
  asked.push(...(slept ?? []))
  const none = slept !== undefined || intent.forbids('bed')
  return rooms.map((room, i) => {
    const wished = i > 0 && !(i === rooms.length - 1 && stabled(intent)) ? asked.shift() : undefined
    if (wished) {
      used.add(wished)
      return wished
    }
    if (i === rooms.length - 1 && stabled(intent)) return commons.stable!
    if (i === 0) return commons[kind] ?? commons.house!
    const size = room.width * room.height
    const fitting = chambers.filter((c) => size >= c.least && !(c.once && used.has(c)) && !(none && sleeps(c)))
    const choice = random.weighted(fitting.length > 0 ? fitting : [chambers[1]!], (c) => {
      const named = intent.wanted.filter((w) =>
        c.steps.some((s) => (s[0] === 'add' || s[0] === 'row') && s[1] === w.kind),
      ).length
      return (c.belongs[home] ?? 0.1) * (1 + named) * (used.has(c) ? 0.6 : 1)
    })
    used.add(choice)
    return choice
  })
}

const sleeps = ({ steps }: Purpose) => steps.some(([, thing]) => thing === 'bed')

/** The rooms that beds which were counted stand in: one each, where there are rooms enough. */
function bedrooms(intent: Intent, most: number): Purpose[] | undefined {
  const beds = intent.wanted.find(({ kind }) => kind === 'bed')?.exactly
  if (beds === undefined) return undefined
  const usual = chambers.find(({ name }) => name === (intent.variant === 'tavern' ? 'Guest room' : 'Bedroom'))!
  const count = Math.max(1, Math.min(beds, most))
  return Array.from({ length: count }, (_, i) => {
    const share = Math.floor(beds / count) + (i < beds % count ? 1 : 0)
    const others = usual.steps.filter(([, thing]) => thing !== 'bed')
    return { ...usual, steps: [[share > 1 ? 'row' : 'add', 'bed', share], ...others] }
  })
}

/** What a shop's wares stand on in the middle of its floor. */
const wareStand = (intent: Intent) =>
  (['bookshelf', 'display-case', 'wardrobe'] as const).find((kind) => intent.asks(kind)) ?? 'shelf'

/** Windows whose wall has come down about them: gaps two squares wide and more; where they are. */
function breached({ doors, walls }: Plan, random: Random): Point[] {
  const gaps: Point[] = []
  const same = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.02
  for (const [i, door] of doors.entries()) {
    if (door.kind !== 'window' || !random.chance(0.4)) continue
    const jambs: [Point, Point] = [door.from, door.to]
    for (const [k, jamb] of jambs.entries()) {
      for (const wall of walls) {
        const last = same(wall.at(-1)!, jamb)
        if (!last && !same(wall[0]!, jamb)) continue
        const next = last ? wall.at(-2)! : wall[1]!
        const length = Math.hypot(next[0] - jamb[0], next[1] - jamb[1])
        const off = Math.min(random.range(0.5, 1), length - 0.6)
        if (off < 0.2) continue
        const end = point(
          jamb[0] + ((next[0] - jamb[0]) * off) / length,
          jamb[1] + ((next[1] - jamb[1]) * off) / length,
        )
        wall[last ? wall.length - 1 : 0] = end
        jambs[k] = end
      }
    }
    const [from, to] = jambs
    doors[i] = { kind: 'arch', state: 'open', from, to }
    gaps.push(point((from[0] + to[0]) / 2, (from[1] + to[1]) / 2))
  }
  return gaps
}

/** A fighting ring in the middle of the common room: sand within a kerb, a fence about it, and nothing standing in it. */
function ring(space: Space, furnisher: Furnisher, outside: Space): Area[] {
  const { left, right, top, bottom } = boundsOf(space.outline)
  const radius = Math.min(3.2, Math.min(right - left, bottom - top) * 0.3)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const round = (reach: number) =>
    Array.from({ length: 32 }, (_, i) =>
      point(x + Math.cos((i / 16) * Math.PI) * reach, y + Math.sin((i / 16) * Math.PI) * reach),
    )
  const splash = round(radius * 0.24).map(([px, py], i) => {
    const reach = 1 + 0.32 * Math.sin(i * 1.9) + 0.2 * Math.sin(i * 0.6 + 1)
    return point(x + (px - x) * reach + radius * 0.3, y + (py - y) * reach - radius * 0.2)
  })
  for (let i = 0; i < 8; i++) {
    const turn = (i / 4) * Math.PI + Math.PI / 8
    furnisher.put('fence', outside, x + Math.cos(turn) * (radius + 0.25), y + Math.sin(turn) * (radius + 0.25), {
      turn: turn + Math.PI / 2,
      width: radius * 0.66,
    })
  }
  furnisher.reserve({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius })
  return [
    { kind: 'mud', outlines: [round(radius)], tint: '#b08c58', kerb: true, above: true },
    { kind: 'blood', outlines: [splash], above: true },
  ]
}

/** One of the inner doors of a house is in the wall, not in a frame. */
function hideDoor({ doors }: Plan, random: Random): void {
  const inner = doors.flatMap((door, i) => (i > 0 && (door.kind === 'door' || door.kind === 'locked') ? [i] : []))
  if (inner.length === 0) return
  const i = random.pick(inner)
  doors[i] = { ...doors[i]!, kind: 'secret' }
}

/** What the prompt counts on in the common room: its tables, and a floor to dance on that nothing stands on. */
function laidFirst(intent: Intent, space: Space, furnisher: Furnisher, random: Random): void {
  const dance = intent.wanted.some((one) => one.kind === 'dance-floor')
  if (dance) {
    const { left, right, top, bottom } = boundsOf(space.outline)
    for (const share of [0.62, 0.5, 0.4]) {
      const [width, depth] = [Math.round((right - left) * share), Math.round((bottom - top) * share)]
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (!furnisher.put('dance-floor', space, x, y, { width, depth, turn: 0 })) continue
      furnisher.reserve({ left: x - width / 2, right: x + width / 2, top: y - depth / 2, bottom: y + depth / 2 })
      break
    }
  }
  const tables = intent.wanted.find((one) => one.kind === 'table')
  if (tables?.exactly !== undefined) feast(tables.exactly, space, furnisher, random)
}

function floorOf(intent: Intent, role: Purpose): Ground {
  if (intent.asks('marble')) return 'tile'
  if (intent.asks('stone') && role.ground !== 'tile') return 'flagstone'
  return role.ground ?? 'planks'
}

function wishes(intent: Intent, spaces: readonly Space[], furnisher: Furnisher, random: Random): void {
  for (const wanted of intent.wanted) {
    const target = wanted.exactly ?? wanted.about
    if (['tree', 'bush', 'fern', 'flowers', 'well'].includes(wanted.kind)) continue
    for (let turn = 0; turn < 20 && furnisher.count(wanted.kind) < target; turn++) {
      furnisher.add(wanted.kind, 1, turn < 4 ? spaces[0]! : random.pick(spaces))
    }
  }
}

/** The stream past the side of a mill that its door is not on, and the wheel in it. */
function millrace(
  intent: Intent,
  front: Point,
  house: Bounds,
  columns: number,
  rows: number,
  furnisher: Furnisher,
  random: Random,
): Area[] {
  const isLeft = front[0] < house.left + 1.5 ? false : front[0] > house.right - 1.5 || random.chance(0.5)
  const middle = isLeft ? house.left - 1.15 : house.right + 1.15
  const seed = random.int(0, 1e6)
  const bank = (y: number, side: number) => {
    // Straight along the wall, winding before and after.
    const away = Math.max(0, house.top - y, y - house.bottom)
    const sway = (noise(y * 0.3, 3, seed) - 0.5) * Math.min(4, away * 1.2)
    return point(middle + sway + side * (1.25 + noise(y * 0.5, 9 + side, seed) * 0.4), y)
  }
  const steps = Array.from({ length: Math.ceil(rows * 1.5) + 4 }, (_, i) => -1.5 + i / 1.5)
  const ring = [...steps.map((y) => bank(y, -1)), ...steps.toReversed().map((y) => bank(y, 1))]
  furnisher.reserve({ left: middle - 1.8, right: middle + 1.8, top: 0, bottom: rows })
  const [x, y] = [isLeft ? house.left - 0.3 : house.right + 0.3, (house.top + house.bottom) / 2]
  furnisher.put('waterwheel', { outline: rectangle(0, 0, columns, rows) }, x, y, { turn: Math.PI / 2 })
  const tint = intent.tintOf('water', 'river')
  const kind = intent.season === 'winter' ? 'ice' : 'water'
  return [{ kind, outlines: [ring], ...(tint === undefined ? {} : { tint }) }]
}

/** The sails of a windmill, before a wall that its door is not in. */
function rigged(front: Point, house: Bounds, furnisher: Furnisher, outside: Space): void {
  const isTop = front[1] > house.top + 1.5
  const y = isTop ? house.top - 0.45 : house.bottom + 0.45
  furnisher.put('sails', outside, (house.left + house.right) / 2, y, { turn: isTop ? 0 : Math.PI })
}

/** The trodden ground from the front door to the sheet's edge. */
function approach(
  front: Point,
  house: { left: number; top: number; right: number; bottom: number },
  columns: number,
  rows: number,
): Point[] {
  const [x, y] = front
  const half = 0.9
  if (y > house.bottom - 1)
    return [
      point(x - half * 0.7, y - 0.6),
      point(x + half * 0.7, y - 0.6),
      point(x + half, y + 1),
      point(x + half * 1.5, rows + 1),
      point(x - half * 1.2, rows + 1),
      point(x - half, y + 1),
    ]
  if (y < house.top + 1)
    return [point(x - half, -1), point(x + half, -1), point(x + half * 0.8, y + 0.6), point(x - half * 0.8, y + 0.6)]
  const edge = x < columns / 2 ? -1 : columns + 1
  const near = x < columns / 2 ? x + 0.6 : x - 0.6
  return [
    point(near, y - half * 0.7),
    point(edge, y - half * 1.2),
    point(edge, y + half * 1.2),
    point(near, y + half * 0.7),
  ]
}

function yard(intent: Intent, columns: number, rows: number, random: Random): Area[] {
  if (intent.season === 'winter')
    return [{ kind: 'snow', outlines: noisePatches(columns, rows, 0.5, 5, random.int(0, 1e6)) }]
  const areas: Area[] = [{ kind: 'undergrowth', outlines: noisePatches(columns, rows, 0.3, 4, random.int(0, 1e6)) }]
  if (intent.season === 'autumn')
    areas.push({ kind: 'moss', outlines: noisePatches(columns, rows, 0.35, 3, random.int(0, 1e6)), tint: '#a06a2e' })
  if (intent.asks('rain', 'storm'))
    areas.push({ kind: 'mud', outlines: noisePatches(columns, rows, 0.2, 2.2, random.int(0, 1e6)) })
  return areas
}
