import type { Random } from '../../../paint/random.ts'
import { plant, trunk } from '../clearing/trees.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import type { Space } from '../furnish.ts'
import { inside, point, rectangle } from '../geometry.ts'
import { ragged } from '../havoc.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'

/** A hall on the sheet: squares from its door to its far end (`u`) and across (`v`). */
interface Plan {
  length: number
  half: number
  /** How far the side rooms reach beyond the hall, and from where to where they run. */
  side: number
  rooms: readonly (readonly [from: number, to: number])[]
  turn: number
  at(u: number, v: number): Point
  box(u0: number, u1: number, v0: number, v1: number): Point[]
}

const chambers: readonly Purpose[] = [
  {
    name: 'Robing room',
    belongs: {},
    least: 0,
    steps: [
      ['add', 'wardrobe', 2],
      ['add', 'chest', 1],
      ['add', 'rug', 1],
      ['add', 'candles', 1],
    ],
    lines: ['The crown’s box is here, and light.', 'A spyhole looks over the steps of the throne.'],
  },
  {
    name: 'Guard room',
    belongs: {},
    least: 0,
    steps: [
      ['add', 'weapon-rack', 2],
      ['add', 'stool', 2],
      ['add', 'barrel', 1],
    ],
    lines: ['Every halberd but one is for show.', 'The watch is told by candle, and the candle has been cut.'],
  },
  {
    name: 'Petitioners’ room',
    belongs: {},
    least: 0,
    steps: [
      ['add', 'bench', 3],
      ['add', 'brazier', 1],
    ],
    lines: ['Names are scratched into the bench, with years beside them.', 'The grille in the wall carries whispers.'],
  },
  {
    name: 'Clerks’ room',
    belongs: {},
    least: 0,
    steps: [
      ['add', 'desk', 2],
      ['row', 'bookshelf', 2],
      ['add', 'candles', 1],
    ],
    lines: ['Two rolls of the same year disagree.', 'The seal is in the wax already, on a blank sheet.'],
  },
]

const lines = {
  throne: ['The seat is cold; the cushion is not.', 'Whoever sits here hears every word in the hall.'],
  feast: ['Cups for forty, and one of them is poisoned.', 'The high table is laid for a guest nobody names.'],
  fallen: [
    'Something has been sitting here, and has left feathers.',
    'The roof lies on the floor; the throne does not.',
  ],
} as const

/** Lays out one great hall of a castle: dais and throne (or high table), pillars, banners, rooms at its sides; or what is left of it. */
export function hall(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const plan = planOf(columns, rows, random.fork('plan'))
  const { length, half, side } = plan
  const ruined = intent.asks('ruined', 'broken', 'ruin')
  const shell = plan.box(0, length, -half, half)
  const rooms = plan.rooms.flatMap(([from, to]) =>
    [-1, 1].map((s) => ({
      s,
      from,
      outline: plan.box(from, to, s < 0 ? -half - side : half, s < 0 ? -half : half + side),
      inner: plan.box(
        from + 0.25,
        to - 0.25,
        s < 0 ? -half - side + 0.25 : half + 0.25,
        s < 0 ? -half - 0.25 : half + side - 0.25,
      ),
    })),
  )
  yard(site, intent, plan)
  site.door('double', plan.at(0, -1), plan.at(0, 1), ruined ? 'open' : 'closed')
  for (const { s, from } of rooms) site.door('door', plan.at(from + 1, s * half), plan.at(from + 2, s * half))
  const between = plan.rooms[0]![1]
  for (let u = between + 1; u < plan.rooms[1]![0] - 1; u += 3)
    for (const s of [-1, 1]) site.door('window', plan.at(u, s * half), plan.at(u + 1, s * half))
  const gaps = ruined ? breaches(site, plan, random.fork('breaches')) : []
  const ground = intent.asks('timber-floor', 'wood') ? 'planks' : intent.asks('stone') || ruined ? 'flagstone' : 'tile'
  site.floors.push({ outline: shell, ground, rise: 0.5 })
  for (const { outline } of rooms) site.floors.push({ outline, ground: 'flagstone', rise: 0.3 })
  // The dais in two steps.
  const steps = [
    plan.box(length - 4.4, length, -half + 1, half - 1),
    plan.box(length - 3.7, length, -half + 1.7, half - 1.7),
  ]
  for (const outline of steps) site.floors.push({ outline, ground, rise: 0.35 })
  site.wall(shell)
  for (const { outline } of rooms) site.wall(outline)

  const body: Space = { outline: plan.box(0.25, length - 4.5, -half + 0.25, half - 0.25) }
  const dais: Space = { outline: plan.box(length - 3.6, length - 0.25, -half + 1.8, half - 1.8) }
  furnish(site, plan, body, dais, ruined, random.fork('things'))
  for (const [i, { inner }] of rooms.entries()) site.furnish(chambers[i % chambers.length]!, { outline: inner }, 1)
  site.grant([body, dais, ...rooms.map(({ inner }) => ({ outline: inner }))], ['tree', 'throne', 'stairs-up'])
  if (ruined) fallIn(site, body, gaps, random.fork('fall'))
  site.befall([body, ...rooms.map(({ inner }) => ({ outline: inner }))], true)
  const all: Space = { outline: plan.box(0.25, length - 0.25, -half + 0.25, half - 0.25) }
  const told = ruined ? lines.fallen : intent.asks('throne', 'throne room') ? lines.throne : lines.feast
  site.place(intent.asks('throne', 'throne room') ? 'Throne room' : 'Great hall', all, [random.pick(told)])
  grow(site, intent, [shell, ...rooms.map(({ outline }) => outline)], ruined, random.fork('trees'))
  return site.scene({
    setting: 'hall',
    base: intent.season === 'winter' ? 'snow' : ruined ? 'grass' : 'cobble',
    masonry: intent.asks('marble') ? 'marble' : intent.asks('brick') ? 'brick' : 'ashlar',
    stone: stoneOf(intent),
    indoors: true,
  })
}

function planOf(columns: number, rows: number, random: Random): Plan {
  const lying = columns > rows || (columns === rows && random.chance(0.5))
  const [long, short] = lying ? [columns, rows] : [rows, columns]
  const half = short >= 22 ? random.pick([5, 6]) : short >= 18 ? random.pick([4, 5]) : 4
  const side = Math.max(3, Math.min(5, Math.floor(short / 2) - half - 1))
  const length = long - random.int(4, 6)
  const middle = Math.round(short / 2)
  const turned = random.chance(0.5)
  const start = Math.round((long - length) / 2)
  const at = (u: number, v: number): Point => {
    const along = turned ? long - start - u : start + u
    return lying ? point(along, middle + v) : point(middle + v, rows - along)
  }
  const low = random.int(4, 6)
  const high = random.int(4, 6)
  const first = random.int(0, 2)
  return {
    length,
    half,
    side,
    rooms: [
      [first, first + low],
      [length - high, length],
    ],
    turn: (lying ? Math.PI / 2 : 0) + (turned ? Math.PI : 0),
    at,
    box: (u0, u1, v0, v1) => [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)],
  }
}

function furnish(site: Site, plan: Plan, body: Space, dais: Space, ruined: boolean, random: Random): void {
  const { intent } = site
  const { length, half, turn, at } = plan
  const set = (kind: Parameters<Site['put']>[0], space: Space, u: number, v: number, placing = {}) =>
    site.put(kind, space, ...at(u, v), { turn, ...placing })
  const throned = intent.asks('throne', 'throne room') || !intent.asks('great hall')
  const whole: Space = { outline: plan.box(0, length, -half, half) }
  if (throned) {
    set('throne', dais, length - 1.1, 0, { width: 1.6, depth: 1.4 })
    for (const s of [-1, 1]) set('statue', dais, length - 1, s * (half - 2.6))
    set('carpet', whole, (length - 1.9) / 2 + 0.3, 0, { width: 1.6, depth: length - 2.5 })
  } else {
    set('table', dais, length - 2, 0, { width: Math.min(6, half * 1.3), depth: 1 })
    for (const v of [-2, -1, 0, 1, 2]) set('chair', dais, length - 1, v * 0.95)
    set('hearth', body, 6.6, -half + 0.75, { turn: turn - Math.PI / 2 })
  }
  for (const s of [-1, 1]) set('brazier', dais, length - 3.1, s * (half - 2.4))
  // Pillars in two rows; a ruin has lost some of them along their length.
  for (let u = 2.2; u < length - 4.8; u += 2.6)
    for (const s of [-1, 1]) {
      const fallen = ruined && !intent.wanted.some((one) => one.kind === 'pillar' && one.exactly !== undefined)
      if (fallen && random.chance(0.36)) {
        set('rubble', body, u, s * (half - 1.9), { width: 0.9, depth: 0.9 })
        set('fallen-pillar', body, u + random.range(-0.3, 0.3), s * (half - 4), {
          turn: turn + random.range(-0.5, 0.5),
          width: 2.8,
        })
      } else set('pillar', body, u, s * (half - 1.9), { width: 1, depth: 1 })
    }
  if (!throned) boards(site, plan, body, random)
  for (let u = 3.5; u < length - 5; u += 2.6)
    for (const s of [-1, 1]) {
      const wall = { turn: turn + (s * Math.PI) / 2 }
      set(u % 5.2 < 2.6 ? 'banner' : 'torch', body, u, s * (half - (u % 5.2 < 2.6 ? 0.42 : 0.4)), wall)
    }
  for (const s of [-1, 1]) set('brazier', body, 1.4, s * 2)
}

/** Two lines of long tables down the hall, with benches along them. */
function boards(site: Site, { length, half, turn, at }: Plan, body: Space, random: Random): void {
  const long = 4.4
  const many = Math.max(1, Math.floor((length - 7) / (long + 0.8)))
  for (let i = 0; i < many; i++)
    for (const s of [-1, 1]) {
      const u = 2.6 + long / 2 + i * (long + 0.8)
      const v = s * Math.min(2, half - 3.1)
      const lie = { turn: turn + Math.PI / 2 }
      if (!site.put('table', body, ...at(u, v), { ...lie, width: long, depth: 0.9 })) continue
      for (const d of [-0.82, 0.82])
        for (const half of [-1, 1])
          if (random.chance(0.9))
            site.put('bench', body, ...at(u + half * long * 0.25, v + d), { ...lie, width: long * 0.46, depth: 0.42 })
    }
}

/** Stretches of the hall's long walls that have come down. */
function breaches(site: Site, plan: Plan, random: Random): Point[] {
  const { length, half, at } = plan
  const gaps: Point[] = []
  const [from, to] = [plan.rooms[0]![1] + 0.5, plan.rooms[1]![0] - 0.5]
  for (const s of [-1, 1]) {
    const wide = random.int(2, 4)
    const u = random.int(Math.ceil(from), Math.max(Math.ceil(from), Math.floor(to - wide)))
    // Its windows fell with it.
    for (let i = site.doors.length - 1; i >= 0; i--) {
      const door = site.doors[i]!
      const [x, y] = [(door.from[0] + door.to[0]) / 2, (door.from[1] + door.to[1]) / 2]
      const [cx, cy] = at(u + wide / 2, s * half)
      if (door.kind === 'window' && Math.hypot(x - cx, y - cy) < wide / 2 + 1) site.doors.splice(i, 1)
    }
    site.door('arch', at(u, s * half), at(u + wide, s * half), 'open')
    gaps.push(at(u + wide / 2, s * half))
  }
  const v = random.chance(0.5) ? -half + 1 : half - 3
  if (length > 12 && random.chance(0.6)) {
    site.door('arch', at(length, v), at(length, v + 2), 'open')
    gaps.push(at(length, v + 1))
  }
  return gaps
}

/** What came down: heaps about the breaches, and rubble over the floor, with grass in its joints. */
function fallIn(site: Site, body: Space, gaps: readonly Point[], random: Random): void {
  const { furnisher, columns, rows } = site
  const whole: Space = { outline: rectangle(0.2, 0.2, columns - 0.4, rows - 0.4) }
  for (const [x, y] of gaps)
    for (let i = 0; i < 16; i++) {
      const size = random.range(0.5, 1.3)
      site.put('rubble', whole, x + random.range(-2.6, 2.6), y + random.range(-2.6, 2.6), {
        turn: random.range(0, 6),
        width: size,
        depth: size * 0.9,
      })
    }
  for (let i = 0; i < 26; i++) {
    const size = random.range(0.6, 1.9)
    furnisher.anywhere('rubble', body, { width: size, depth: size * 0.85 })
  }
  for (let i = 0; i < 2; i++) furnisher.anywhere('fallen-pillar', body, { width: random.range(2, 3.2) })
  const seed = random.int(0, 1e6)
  site.areas.push({ kind: 'moss', outlines: gaps.map((at, i) => ragged(at, 3, seed + i)), above: true })
  site.areas.push({
    kind: 'undergrowth',
    outlines: gaps.map((at, i) => ragged(at, 1.7, seed + 9 + i)),
    above: true,
  })
}

function yard(site: Site, intent: Intent, { at }: Plan): void {
  const { columns, rows, random } = site
  const spread = (share: number, scale: number) => noisePatches(columns, rows, share, scale, random.int(0, 1e6))
  if (intent.season === 'winter') site.areas.push({ kind: 'snow', outlines: spread(0.5, 5) })
  else if (intent.asks('ruined', 'broken', 'ruin', 'overgrown', 'abandoned'))
    site.areas.push({ kind: 'undergrowth', outlines: spread(0.36, 4) })
  if (intent.asks('overgrown', 'mossy', 'abandoned', 'ancient'))
    site.areas.push({ kind: 'moss', outlines: spread(0.34, 3), above: true })
  if (intent.asks('bloody')) site.areas.push({ kind: 'blood', outlines: spread(0.05, 1.5) })
  if (intent.asks('flooded')) site.areas.push({ kind: 'water', outlines: spread(0.4, 4), above: true })
  site.areas.push({ kind: 'path', outlines: [[at(0.3, -1), at(0.3, 1), at(-5, 1.4), at(-5, -1.3)]] })
}

/** What grows about a ruin, and nothing about a castle that is kept. */
function grow(site: Site, intent: Intent, shut: readonly Point[][], ruined: boolean, random: Random): void {
  if (intent.forbids('tree') || !ruined) return
  const { columns, rows, furnisher } = site
  const clear = (x: number, y: number, reach: number) =>
    [-reach, 0, reach].every((dx) =>
      [-reach, 0, reach].every((dy) => !shut.some((ring) => inside(ring, x + dx, y + dy))),
    )
  const trees = plant(
    intent,
    columns,
    rows,
    14,
    (x, y) =>
      clear(x, y, 1.2) && furnisher.isFree({ left: x - 0.6, right: x + 0.6, top: y - 0.6, bottom: y + 0.6 }) ? 2.8 : 0,
    random,
  )
  for (const tree of trees) furnisher.reserve(trunk(tree))
  site.trees.push(...trees)
}
