import type { Random } from '../../../paint/random.ts'
import { plant, trunk } from '../clearing/trees.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import type { Space } from '../furnish.ts'
import { ellipse, inside, point, rectangle, union } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { noisePatches } from '../patches.ts'
import type { BattlemapScene, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'

/** A church on the sheet: squares from its door towards the altar (`u`) and across (`v`). */
interface Plan {
  /** Where the nave ends and the apse begins; half the nave's width; how far the arms reach beyond it. */
  body: number
  half: number
  arm: number
  turn: number
  at(u: number, v: number): Point
  /** A box between two u and two v, as an outline. */
  box(u0: number, u1: number, v0: number, v1: number): Point[]
}

const vestry: Purpose = {
  name: 'Vestry',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'wardrobe', 1],
    ['add', 'desk', 1],
    ['add', 'chest', 1],
    ['add', 'candles', 1],
  ],
  lines: ['Seven robes, six priests.', 'The poor box has been opened with its own key.'],
}
const treasury: Purpose = {
  name: 'Reliquary',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'chest', 2],
    ['add', 'urn', 2],
    ['add', 'candles', 1],
    ['add', 'shelf', 1],
  ],
  lines: ['The saint’s hand points at whoever lies.', 'One casket is warm.'],
}
const belfry: Purpose = {
  name: 'Bell tower',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'bell', 1],
    ['add', 'rope', 1],
    ['add', 'crate', 1],
  ],
  lines: ['The bell is inscribed on the inside.', 'Bats, and a rope worn thin at one height.'],
}
const words = {
  nave: ['Every knee rest is worn but one.', 'The windows show eleven of the twelve deeds.'],
  arm: ['Candles burn for nobody who has died yet.', 'A slab in the floor is newer than its neighbours.'],
  chancel: ['The altar cloth hides a hinge.', 'It is warmer here than the braziers explain.'],
} as const

/** Lays out a temple or church as it stands: nave, arms, apse with its altar, and the rooms against its sides. */
export function temple(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const plan = planOf(columns, rows)
  const { body, half, arm } = plan
  const cross = body - 8
  const apse = (inset: number) => {
    const [x, y] = plan.at(body, 0)
    return ellipse(x, y, 3 - inset, 3 - inset, 32)
  }
  const shell = union([
    plan.box(0, body, -half, half),
    plan.box(cross, cross + 4, -half - arm, half + arm),
    apse(0),
  ]).reduce((a, b) => (b.length > a.length ? b : a))
  const rooms: [Purpose, Point[], Point[]][] = [
    [
      vestry,
      plan.box(cross + 4, body, half, half + arm),
      plan.box(cross + 4.25, body - 0.25, half + 0.25, half + arm - 0.25),
    ],
    [
      treasury,
      plan.box(cross + 4, body, -half - arm, -half),
      plan.box(cross + 4.25, body - 0.25, -half - arm + 0.25, -half - 0.25),
    ],
    [belfry, plan.box(0, 4, half, half + arm), plan.box(0.25, 3.75, half + 0.25, half + arm - 0.25)],
  ]
  yard(site, intent, plan)
  site.door('double', plan.at(0, -1), plan.at(0, 1))
  for (const side of [-1, 1]) site.door('door', plan.at(body - 2, side * half), plan.at(body - 1, side * half))
  site.door('door', plan.at(1, half), plan.at(2, half))
  site.door('door', plan.at(cross + 1, -half - arm), plan.at(cross + 2, -half - arm))
  for (let u = 5; u < cross - 1; u += 3)
    for (const side of [-1, 1]) site.door('window', plan.at(u, side * half), plan.at(u + 1, side * half))
  const ground = intent.asks('brick')
    ? 'brick'
    : intent.asks('timber-floor', 'wood')
      ? 'planks'
      : intent.asks('stone')
        ? 'flagstone'
        : 'tile'
  site.floors.push({ outline: shell, ground, rise: 0.5 })
  for (const [, outline] of rooms) site.floors.push({ outline, ground: 'flagstone', rise: 0.3 })
  site.wall(shell)
  for (const [, outline] of rooms) site.wall(outline)

  const pool = intent.asks('water', 'lava', 'pit') ? poolOf(site, intent, plan, cross) : []
  const keep = pool.length > 0 ? { keepOut: pool } : {}
  const nave: Space = { outline: plan.box(0.25, cross, -half + 0.25, half - 0.25) }
  const chancel: Space = { outline: [...plan.box(cross + 4, body - 0.02, -half + 0.25, half - 0.25)] }
  const sanctuary: Space = { outline: union([chancel.outline, apse(0.3)])[0]! }
  const arms = [-1, 1].map(
    (side): Space => ({
      outline: plan.box(
        cross + 0.25,
        cross + 3.75,
        side < 0 ? -half - arm + 0.25 : half,
        side < 0 ? -half : half + arm - 0.25,
      ),
    }),
  )
  const crossing: Space = { outline: plan.box(cross, cross + 4, -half, half), ...keep }
  furnishNave(site, plan, cross, nave, sanctuary, arms, pool.length > 0)
  for (const [purpose, , inner] of rooms) site.furnish(purpose, { outline: inner }, 1)
  site.grant([nave, crossing, ...arms, sanctuary], ['tree', 'gravestone', 'stairs-up'])
  site.befall([nave, sanctuary, ...arms, ...rooms.map(([, , inner]) => ({ outline: inner }))], true)
  site.place('Nave', nave, [random.pick(words.nave)])
  site.place('Chancel', sanctuary, [random.pick(words.chancel)])
  for (const [i, space] of arms.entries())
    site.place(i === 0 ? 'Side chapel' : 'Transept', space, [random.pick(words.arm)])
  grow(site, intent, [shell, ...rooms.map(([, outline]) => outline)], random.fork('trees'))
  return site.scene({
    setting: 'temple',
    base: intent.season === 'winter' ? 'snow' : intent.asks('desert', 'sandstone') ? 'sand' : 'grass',
    masonry: intent.asks('brick')
      ? 'brick'
      : intent.asks('marble')
        ? 'marble'
        : intent.asks('wood')
          ? 'timber'
          : 'ashlar',
    stone: stoneOf(intent),
    square: (x, y) => (pool.some((ring) => inside(ring, x + 0.5, y + 0.5)) ? '~' : '.'),
    indoors: true,
  })
}

function planOf(columns: number, rows: number): Plan {
  const lying = columns > rows
  const [long, short] = lying ? [columns, rows] : [rows, columns]
  const half = short >= 20 ? 4 : 3
  const arm = Math.min(4, Math.floor(short / 2) - half - 1)
  const body = long - 8
  const middle = Math.round(short / 2)
  const at = (u: number, v: number): Point => (lying ? point(3 + u, middle + v) : point(middle + v, rows - 3 - u))
  return {
    body,
    half,
    arm,
    turn: lying ? Math.PI / 2 : 0,
    at,
    box: (u0, u1, v0, v1) => [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)],
  }
}

/** The path to the door and the grass about it. */
function yard(site: Site, intent: Intent, { at }: Plan): void {
  const { columns, rows, random } = site
  const spread = (share: number, scale: number) => noisePatches(columns, rows, share, scale, random.int(0, 1e6))
  if (intent.season === 'winter') site.areas.push({ kind: 'snow', outlines: spread(0.5, 5) })
  else if (!intent.asks('desert', 'sandstone')) site.areas.push({ kind: 'undergrowth', outlines: spread(0.3, 4) })
  if (intent.season === 'autumn') site.areas.push({ kind: 'moss', outlines: spread(0.35, 3), tint: '#a06a2e' })
  if (intent.asks('overgrown', 'mossy', 'ruined', 'abandoned', 'ancient'))
    site.areas.push({ kind: 'moss', outlines: spread(0.34, 3), above: true })
  if (intent.asks('bloody')) site.areas.push({ kind: 'blood', outlines: spread(0.05, 1.5) })
  if (intent.asks('burning')) site.areas.push({ kind: 'ash', outlines: spread(0.3, 3) })
  if (intent.asks('flooded')) site.areas.push({ kind: 'water', outlines: spread(0.45, 4), above: true })
  site.areas.push({ kind: 'path', outlines: [[at(0.3, -1), at(0.3, 1), at(-5, 1.4), at(-5, -1.3)]] })
}

/** A basin under the crossing. */
function poolOf(site: Site, intent: Intent, { box }: Plan, cross: number): Point[][] {
  const rings = [box(cross + 0.9, cross + 3.1, -1.7, 1.7)]
  const tint = intent.tintOf('water', 'lava')
  site.areas.push({
    kind: intent.asks('lava') ? 'lava' : intent.asks('pit') ? 'pit' : 'water',
    outlines: rings,
    kerb: true,
    above: true,
    ...(tint === undefined ? {} : { tint }),
  })
  return rings
}

function furnishNave(
  site: Site,
  { body, half, turn, at }: Plan,
  cross: number,
  nave: Space,
  sanctuary: Space,
  arms: readonly Space[],
  pooled: boolean,
): void {
  const { furnisher } = site
  const set = (kind: Parameters<Site['put']>[0], space: Space, u: number, v: number, placing = {}) =>
    site.put(kind, space, ...at(u, v), { turn, ...placing })
  set('altar', sanctuary, body + 1.1, 0)
  for (const side of [-1, 1]) {
    set('candles', sanctuary, body + 1.1, side * 1.6)
    set('brazier', sanctuary, body - 0.6, side * 2.4)
  }
  const from = pooled ? cross - 0.3 : body + 0.3
  set('carpet', { outline: [at(0, -2), at(0, 2), at(body + 2, 2), at(body + 2, -2)] }, (from + 0.6) / 2, 0, {
    width: 1.2,
    depth: from - 0.6,
  })
  // Pillars first: a prompt's number of them is told from the door to the altar.
  for (let u = 1.9; u < cross - 0.4; u += 1.85) for (const side of [-1, 1]) set('pillar', nave, u, side * (half - 0.92))
  // Pews to the crossing and on through it, up to the chancel's steps.
  const rows: Space = { outline: [at(0.25, -half), at(0.25, half), at(body - 1, half), at(body - 1, -half)] }
  for (let u = 2.6; u < (pooled ? cross - 0.6 : body - 2.2); u += 1.15)
    for (const side of [-1, 1]) set('bench', rows, u, side * (half * 0.25 + 0.65), { width: half > 3 ? 1.8 : 1 })
  set('font', nave, 1.4, -half + 1.4)
  for (const [i, arm] of arms.entries()) {
    furnisher.add(i === 0 ? 'statue' : 'organ', 1, arm)
    furnisher.add('candles', 2, arm)
    furnisher.add('bench', 1, arm)
  }
}

/** Graves and trees in the churchyard. */
function grow(site: Site, intent: Intent, shut: readonly Point[][], random: Random): void {
  const { columns, rows, furnisher } = site
  const clear = (x: number, y: number, reach: number) =>
    [-reach, 0, reach].every((dx) =>
      [-reach, 0, reach].every((dy) => !shut.some((ring) => inside(ring, x + dx, y + dy))),
    )
  const asked = intent.wanted.find(({ kind }) => kind === 'gravestone')
  const graves = asked
    ? (asked.exactly ?? asked.about)
    : intent.asks('desert', 'sandstone')
      ? 0
      : intent.asks('graveyard')
        ? 30
        : 8
  const whole: Space = { outline: rectangle(0.2, 0.2, columns - 0.4, rows - 0.4) }
  for (let i = 0, done = 0; i < graves * 12 && done < graves; i++) {
    const [x, y] = [Math.round(random.range(1, columns - 1)) + 0.5, Math.round(random.range(1, rows - 1)) + 0.5]
    if (clear(x, y, 1.1) && site.put('gravestone', whole, x, y, { turn: 0 })) done++
  }
  if (intent.forbids('tree')) return
  const trees = plant(
    intent,
    columns,
    rows,
    13,
    (x, y) =>
      clear(x, y, 1.3) && furnisher.isFree({ left: x - 0.6, right: x + 0.6, top: y - 0.6, bottom: y + 0.6 }) ? 2.8 : 0,
    random,
  )
  for (const tree of trees) furnisher.reserve(trunk(tree))
  site.trees.push(...trees)
}
