import type { Random } from '../../../paint/random.ts'
import type { PropName } from '../catalogue.ts'
import { distanceToOutline, type Furnisher, type Space } from '../furnish.ts'
import { ellipse, inside, insideRings, point, rectangle, round } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import type { Door, Floor, Point, Room } from '../scene.ts'
import type { Glade } from './glade.ts'
import { treetops } from './treetops.ts'
import { heading, offWay, type Way } from './ways.ts'

/** A place worth a line in the key. */
interface Place {
  name: string
  lines: readonly string[]
  box: Pick<Room, 'x' | 'y' | 'width' | 'height'>
  outline: Point[]
  badge: Point
}

/** What stands in the middle of an outdoor map. */
export interface Heart {
  floors: Floor[]
  walls: Point[][]
  doors: Door[]
  places: Place[]
}

const open: Record<string, readonly [string, readonly string[]]> = {
  forest: [
    'Clearing',
    ['Birdsong stops when the third of you steps out of the trees.', 'The grass is pressed flat in a ring.'],
  ],
  meadow: [
    'Open meadow',
    ['Larks go up from every step.', 'Something has cropped the grass very short, and recently.'],
  ],
  road: ['The road', ['Ruts, a dropped glove, and no birds.', 'The verge is cut back on one side only.']],
  swamp: [
    'Firm ground',
    ['It moves, a little, when you stand still.', 'Lights hang over the water, and keep their distance.'],
  ],
  camp: ['Camp', ['The pot is still warm.', 'Six bedrolls; five sets of tracks.']],
  ruin: ['The ruin', ['Ivy holds up what mortar no longer does.', 'Someone has swept the threshold.']],
  graveyard: [
    'Graveyard',
    ['One grave is fresh, and it is open.', 'The names on the east side have been chiselled out.'],
  ],
  snowfield: [
    'Windswept ground',
    ['The wind writes over every track within the hour.', 'The ice booms, far off, and then near.'],
  ],
  lake: [
    'The lake',
    ['The water is still, and something has just left it.', 'A line of stones leads out from the shore.'],
  ],
  ice: ['Frozen lake', ['The ice booms, far off, and then near.', 'Something lies under the ice, face up.']],
  springs: ['Hot springs', ['Clothes for five hang on a branch.', 'One of the pools is cold.']],
  treetop: ['Forest floor', ['Everything dropped from above ends here.', 'The ladders have been drawn up.']],
  orchard: ['Orchard', ['Nobody has picked the trees of the last row.', 'A ladder leans where there is no fruit.']],
  vineyard: [
    'Vineyard',
    ['One row has been trampled flat, towards the house.', 'The dog that barks here is never seen.'],
  ],
  desert: ['Oasis', ['Tracks of a hundred beasts go to the water; fewer come back.', 'The palms lean all one way.']],
}

/** Sets the middle of the map by its variant and the prompt's words. */
export function heart(
  intent: Intent,
  glade: Glade,
  space: Space,
  ways: readonly Way[],
  furnisher: Furnisher,
  random: Random,
): Heart {
  const made: Heart = { floors: [], walls: [], doors: [], places: [] }
  const { middle, radius } = glade
  const { variant } = intent
  const stones = intent.wanted.find((wanted) => wanted.kind === 'standing-stone')
  if (stones) ringOfStones(glade, space, stones.exactly ?? stones.about, furnisher)
  if (isArmy(intent)) army(intent, glade, space, ways, furnisher, random)
  else if (variant === 'camp' || intent.asks('tent', 'campfire')) camp(intent, glade, space, furnisher, random)
  if (variant === 'treetop') treetops(glade, made, furnisher, random)
  if (variant === 'ruin') ruin(glade, space, made, furnisher, random)
  if (variant === 'graveyard' && intent.asks('crypt')) mausoleum(glade, ways, made, furnisher)
  if (variant === 'graveyard' || intent.asks('gravestone')) graves(intent, glade, space, ways, furnisher, random)
  if (variant === 'road') wagon(intent, ways[0], furnisher, glade, random)
  const iced = variant === 'lake' && intent.season === 'winter'
  const [name, lines] = open[iced ? 'ice' : variant] ?? open.forest!
  const badge = openSpot(glade, ways, furnisher, space.keepOut ?? [])
  made.places.unshift({
    name,
    lines,
    box: {
      x: round(middle[0] - radius),
      y: round(middle[1] - radius),
      width: round(radius * 2),
      height: round(radius * 2),
    },
    outline: ellipse(middle[0], middle[1], radius, radius, 20),
    badge,
  })
  return made
}

function openSpot(glade: Glade, ways: readonly Way[], furnisher: Furnisher, wet: readonly Point[][]): Point {
  const { middle, radius } = glade
  for (let ring = 0.85; ring > 0.2; ring -= 0.15) {
    for (let i = 0; i < 12; i++) {
      const a = -2.3 + (i / 12) * Math.PI * 2
      const x = middle[0] + Math.cos(a) * radius * ring
      const y = middle[1] + Math.sin(a) * radius * ring
      if (ways.some((way) => offWay(way, x, y) < 0.5) || insideRings(wet, x, y)) continue
      if (furnisher.isFree({ left: x - 0.45, right: x + 0.45, top: y - 0.45, bottom: y + 0.45 })) {
        furnisher.reserve({ left: x - 0.4, right: x + 0.4, top: y - 0.4, bottom: y + 0.4 })
        return point(x, y)
      }
    }
  }
  return middle
}

function ringOfStones({ middle, radius }: Glade, space: Space, count: number, furnisher: Furnisher): void {
  const reach = radius * 0.66
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2
    furnisher.put('standing-stone', space, middle[0] + Math.cos(a) * reach, middle[1] + Math.sin(a) * reach, {
      turn: a + Math.PI / 2,
    })
  }
}

/** Whether the camp is a host's: rows of tents and arms, not a fire with a few tents about it. */
export const isArmy = (intent: Intent): boolean =>
  intent.variant === 'camp' &&
  ['army', 'military', 'soldier', 'legion', 'siege', 'war camp', 'orc', 'horde', 'warband'].some((word) =>
    intent.prompted(word),
  )

/** A host's camp: tents in rows, the commander's at the end, fires between, arms and banners; stakes and bones where it is orcs'. */
function army(
  intent: Intent,
  { middle, radius }: Glade,
  space: Space,
  ways: readonly Way[],
  furnisher: Furnisher,
  random: Random,
): void {
  const [cx, cy] = middle
  const wild = ['orc', 'goblin', 'horde', 'warband', 'savage'].some((word) => intent.prompted(word))
  const off = (x: number, y: number, gap: number) => !ways.some((way) => offWay(way, x, y) < gap)
  const put = (kind: PropName, x: number, y: number, placing = {}) => furnisher.put(kind, space, x, y, placing)
  if (!intent.forbids('campfire')) put('campfire', cx, cy)
  put('tent', cx, cy - radius * 0.72, { turn: 0, width: 3.6, depth: 3.4, tint: wild ? '#6e3a2c' : '#7e2c2c' })
  for (const s of [-1, 1]) put('banner', cx + s * 2.5, cy - radius * 0.6, { turn: 0 })
  const tents = intent.wanted.find(({ kind }) => kind === 'tent')
  const most = tents?.exactly ?? 18
  for (const row of [-1, 1, -2, 2])
    for (let i = 0; i < 6; i++) {
      const x = cx + (i - 2.5) * 2.9 + (wild ? random.range(-0.4, 0.4) : 0)
      const y = cy + row * 3.1 + Math.sign(row) * 0.4 + (wild ? random.range(-0.4, 0.4) : 0)
      if (furnisher.count('tent') >= most || Math.hypot(x - cx, y - cy) > radius * 0.98 || !off(x, y, 1.2)) continue
      // Mouths look on the lane between the rows.
      put('tent', x, y, {
        turn: (row < 0 ? 0 : Math.PI) + (wild ? random.range(-0.4, 0.4) : 0),
        width: 1.9,
        depth: 2.1,
      })
    }
  for (const s of [-1, 1]) {
    put('campfire', cx + s * radius * 0.6, cy, { width: 0.9, depth: 0.9 })
    put('weapon-rack', cx + s * 2.6, cy - 0.3, { turn: 0 })
    put('dummy', cx + s * radius * 0.86, cy - 0.6)
  }
  const stuff: readonly PropName[] = wild
    ? ['bones', 'skeleton', 'cage', 'bones', 'crate', 'barrel', 'bones', 'log']
    : ['crate', 'barrel', 'crate', 'sacks', 'barrel', 'horse', 'horse', 'target']
  for (const kind of stuff)
    for (let i = 0; i < 20; i++) {
      const [a, d] = [random.range(0, 6.28), random.range(1.8, radius * 0.9)]
      const [x, y] = [cx + Math.cos(a) * d, cy + Math.sin(a) * d]
      if (off(x, y, 0.8) && put(kind, x, y, { turn: random.range(0, 6.28) })) break
    }
  // Stakes about it, but for the ways in.
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2
    const [x, y] = [cx + Math.cos(a) * radius * 1.06, cy + Math.sin(a) * radius * 1.06]
    if (off(x, y, 1.1) && !intent.forbids('spikes')) put('spikes', x, y, { turn: a + Math.PI / 2 })
  }
}

function camp(intent: Intent, { middle, radius }: Glade, space: Space, furnisher: Furnisher, random: Random): void {
  if (!intent.forbids('campfire')) furnisher.put('campfire', space, middle[0], middle[1])
  const tents = intent.wanted.find((wanted) => wanted.kind === 'tent')
  const count = tents ? (tents.exactly ?? tents.about) : intent.variant === 'camp' ? 4 : 0
  const turn = random.range(0, 6.28)
  const reach = Math.min(radius * 0.74, 2.6 + count * 0.35)
  for (let i = 0, tries = 0; i < count && tries < 60; tries++) {
    const a = turn + ((i + (tries % 3) * 0.33) / Math.max(count, 3)) * Math.PI * 2
    const far = reach + (tries > 6 ? random.range(-0.5, radius * 0.9) : 0)
    // The tent's mouth (its front) looks to the fire.
    if (
      furnisher.put('tent', space, middle[0] + Math.cos(a) * far, middle[1] + Math.sin(a) * far, {
        turn: a + Math.PI / 2,
      })
    )
      i++
  }
  const around: readonly (readonly ['log' | 'bedroll' | 'crate' | 'barrel' | 'sacks', number])[] =
    intent.variant === 'camp'
      ? [
          ['log', 2],
          ['bedroll', 3],
          ['crate', 3],
          ['barrel', 2],
          ['sacks', 1],
        ]
      : [
          ['log', 2],
          ['bedroll', 2],
        ]
  for (const [kind, n] of around) {
    for (let i = 0, done = 0; i < 40 && done < n; i++) {
      const a = random.range(0, 6.28)
      const d = kind === 'log' ? random.range(1.5, 2) : random.range(1.6, reach)
      const facing = kind === 'log' ? a + Math.PI / 2 : random.range(0, 6.28)
      const size = kind === 'log' ? { width: 1.7, depth: 0.5 } : {}
      if (
        furnisher.put(kind, space, middle[0] + Math.cos(a) * d, middle[1] + Math.sin(a) * d, { turn: facing, ...size })
      )
        done++
    }
  }
}

/** Four broken walls about a paved floor, with what is left inside. */
function ruin({ middle, radius }: Glade, space: Space, made: Heart, furnisher: Furnisher, random: Random): void {
  const width = Math.round(radius * random.range(1.15, 1.35))
  const height = Math.round(radius * random.range(0.95, 1.15))
  const x = Math.round(middle[0] - width / 2)
  const y = Math.round(middle[1] - height / 2)
  const apse = random.chance(0.5)
  const corners: Point[] = apse
    ? [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ]
    : [
        [x, y],
        [x + width * 0.6, y],
        [x + width * 0.6, y + 2],
        [x + width, y + 2],
        [x + width, y + height],
        [x, y + height],
      ].map(([px, py]) => point(Math.round(px!), py!))
  made.floors.push({ outline: corners, ground: 'flagstone' })
  for (let i = 0; i < corners.length; i++) {
    const [ax, ay] = corners[i]!
    const [bx, by] = corners[(i + 1) % corners.length]!
    const length = Math.hypot(bx - ax, by - ay)
    let t = 0
    let piece: Point[] = [[ax, ay]]
    // Stretches of wall between breaches; the corners stand longest.
    while (t < length) {
      const stand = random.range(1.2, 3.2)
      const end = Math.min(length, t + stand)
      piece.push(point(ax + ((bx - ax) * end) / length, ay + ((by - ay) * end) / length))
      if (piece.length > 1) made.walls.push(piece)
      const gap = random.range(0.8, 1.9)
      if (end + gap < length - 0.6) {
        const gx = ax + ((bx - ax) * (end + gap / 2)) / length
        const gy = ay + ((by - ay) * (end + gap / 2)) / length
        furnisher.put('rubble', space, gx + random.range(-0.3, 0.3), gy + random.range(-0.3, 0.3), {
          turn: random.range(0, 6),
          width: 0.9,
          depth: 0.8,
        })
      }
      t = end + gap
      piece = [point(ax + ((bx - ax) * Math.min(length, t)) / length, ay + ((by - ay) * Math.min(length, t)) / length)]
      if (t >= length - 0.6) break
    }
  }
  for (const wall of made.walls) {
    const xs = wall.map((p) => p[0])
    const ys = wall.map((p) => p[1])
    furnisher.reserve({
      left: Math.min(...xs) - 0.35,
      right: Math.max(...xs) + 0.35,
      top: Math.min(...ys) - 0.35,
      bottom: Math.max(...ys) + 0.35,
    })
  }
  const floor: Space = { outline: corners }
  furnisher.inMiddle(random.chance(0.5) ? 'altar' : 'statue', floor)
  for (let i = 0; i < 5; i++) furnisher.anywhere('rubble', floor)
  for (const [px, py] of [
    [1.3, 1.3],
    [width - 1.3, 1.3],
    [width - 1.3, height - 1.3],
    [1.3, height - 1.3],
  ] as const) {
    if (random.chance(0.75) && inside(corners, x + px, y + py) && distanceToOutline(corners, x + px, y + py) > 0.9)
      furnisher.put('pillar', floor, x + px, y + py)
  }
  for (let i = 0; i < 7; i++) furnisher.anywhere('fern', floor)
  made.places.push({
    name: 'Broken walls',
    lines: ['Half a stair climbs to nothing.', 'The paving sounds hollow by the east wall.'],
    box: { x, y, width, height },
    outline: corners,
    badge: point(x + width - 1, y + height - 0.9),
  })
}

/** A mausoleum at the graveyard's edge: four walls, a door, and who it was built for. */
function mausoleum({ middle: [cx, cy], radius }: Glade, ways: readonly Way[], made: Heart, furnisher: Furnisher): void {
  const [width, height] = [5, 6]
  // Where the path leaves it room.
  const clear = ([x, y]: Point) =>
    Math.min(
      ...ways.flatMap((way) => [0, 1, 2].flatMap((i) => [0, 1, 2, 3].map((k) => offWay(way, x + i * 2.5, y + k * 2)))),
    )
  const reach = radius * 0.62
  const [x, y] = [-1, 1]
    .flatMap((s) =>
      [-1, 1].map((t): Point => [Math.round(cx + s * reach - width / 2), Math.round(cy + t * reach - height / 2)]),
    )
    .reduce((a, b) => (clear(b) > clear(a) ? b : a))
  const outline = rectangle(x, y, width, height)
  const [from, to]: [Point, Point] = [point(x + 2, y + height), point(x + 3, y + height)]
  made.floors.push({ outline, ground: 'tile', rise: 0.3 })
  made.walls.push([to, [x + width, y + height], [x + width, y], [x, y], [x, y + height], from])
  made.doors.push({ kind: 'locked', state: 'closed', from, to })
  const inner: Space = { outline: rectangle(x + 0.3, y + 0.3, width - 0.6, height - 0.6) }
  furnisher.put('sarcophagus', inner, x + width / 2, y + 2.6, { turn: 0 })
  for (const dx of [0.8, width - 0.8]) {
    furnisher.put('coffin', inner, x + dx, y + 1.5, { width: 0.75, depth: 1.7 })
    furnisher.put('urn', inner, x + dx, y + height - 0.8)
  }
  furnisher.reserve({ left: x - 0.5, right: x + width + 0.5, top: y - 0.5, bottom: y + height + 1.4 })
  made.places.push({
    name: 'Mausoleum',
    lines: ['The lock is new; the hinges are not.', 'The name over the door has been cut out and cut again.'],
    box: { x, y, width, height },
    outline,
    badge: point(x + width / 2, y + height - 1.1),
  })
}

function graves(
  intent: Intent,
  { middle, radius }: Glade,
  space: Space,
  ways: readonly Way[],
  furnisher: Furnisher,
  random: Random,
): void {
  const asked = intent.wanted.find((wanted) => wanted.kind === 'gravestone')
  const most = asked?.exactly ?? 34
  const reach = radius * 0.96
  const dug = intent.wanted.find((wanted) => wanted.kind === 'open-grave')
  for (let i = 0; dug && i < 60 && furnisher.count('open-grave') < (dug.exactly ?? dug.about); i++) {
    const [a, d] = [random.range(0, 6.28), random.range(0.2, 0.8) * reach]
    const [x, y] = [middle[0] + Math.cos(a) * d, middle[1] + Math.sin(a) * d]
    if (!ways.some((way) => offWay(way, x, y) < 1.1)) furnisher.put('open-grave', space, x, y, { turn: 0 })
  }
  for (let row = -reach; row <= reach && furnisher.count('gravestone') < most; row += 2.1) {
    for (let column = -reach; column <= reach; column += 1.45) {
      if (furnisher.count('gravestone') >= most || random.chance(0.12)) continue
      const x = middle[0] + column + random.range(-0.16, 0.16)
      const y = middle[1] + row + random.range(-0.16, 0.16)
      if (Math.hypot(column, row) > reach || ways.some((way) => offWay(way, x, y + 0.6) < 0.5)) continue
      // The grave lies before its stone; keep its length free.
      if (!furnisher.isFree({ left: x - 0.4, right: x + 0.4, top: y - 0.2, bottom: y + 1.3 })) continue
      if (furnisher.put('gravestone', space, x, y, { turn: random.range(-0.14, 0.14) }))
        furnisher.reserve({ left: x - 0.35, right: x + 0.35, top: y + 0.2, bottom: y + 1.2 })
    }
  }
  if (intent.forbids('fence')) return
  const side = radius * 1.1
  for (const [edge, [nx, ny]] of (
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
  ).entries()) {
    for (let t = -side + 1; t <= side - 1; t += 2.05) {
      const x = middle[0] + nx * side + (ny !== 0 ? t : 0)
      const y = middle[1] + ny * side + (nx !== 0 ? t : 0)
      if (ways.some((way) => offWay(way, x, y) < 1.1) || random.chance(0.08)) continue
      furnisher.put('fence', space, x, y, { turn: edge % 2 === 0 ? 0 : Math.PI / 2 })
    }
  }
}

function wagon(intent: Intent, way: Way | undefined, furnisher: Furnisher, glade: Glade, random: Random): void {
  if (!way || intent.forbids('wagon')) return
  const at = Math.floor(way.line.length * random.range(0.42, 0.58))
  const [x, y] = way.line[at]!
  const [dx, dy] = heading(way, at)
  const askew = random.range(-0.35, 0.35)
  const sheet: Space = { outline: rectangle(0, 0, glade.columns, glade.rows) }
  const attacked =
    intent.prompted('ambush') || ['overturned', 'tipped', 'wrecked'].some((word) => intent.prompted(word))
  if (attacked) {
    waylaid(intent, sheet, { x, y, heading: Math.atan2(dx, -dy) }, furnisher, random)
    return
  }
  furnisher.put('wagon', sheet, x, y, { turn: Math.atan2(dx, -dy) + askew })
  spilt(['crate', 'barrel', 'crate', 'sacks'], sheet, [x, y], [1.6, 2.6], furnisher, random)
}

/** Puts things about a place, each wherever it finds room first. */
function spilt(
  kinds: readonly PropName[],
  sheet: Space,
  [x, y]: Point,
  [near, far]: readonly [number, number],
  furnisher: Furnisher,
  random: Random,
): void {
  for (const kind of kinds)
    for (let i = 0; i < 8; i++) {
      const a = random.range(0, 6.28)
      const [across, down] = [random.range(near, far), random.range(near, far)]
      if (furnisher.put(kind, sheet, x + Math.cos(a) * across, y + Math.sin(a) * down, { turn: random.range(0, 6) }))
        break
    }
}

/** A wagon on its side, the horse dead before it, its load over the road and the arrows still in the ground. */
function waylaid(
  intent: Intent,
  sheet: Space,
  at: { x: number; y: number; heading: number },
  furnisher: Furnisher,
  random: Random,
): void {
  const { x, y, heading: along } = at
  const turn = along + random.pick([-1, 1]) * random.range(0.35, 0.75)
  furnisher.put('tipped-wagon', sheet, x, y, { turn })
  const [fx, fy] = [Math.sin(along), -Math.cos(along)]
  if (!intent.forbids('horse'))
    for (const far of [3.1, 3.5, -3.1, 3.9]) {
      const aside = random.range(-0.4, 0.4)
      const place = [x + fx * far - fy * aside, y + fy * far + fx * aside] as const
      if (furnisher.put('dead-horse', sheet, ...place, { turn: along + random.range(-0.5, 0.5) })) break
    }
  const load = ['crate', 'crate', 'barrel', 'crate', 'sacks', 'barrel', 'crate', 'sacks'] as const
  spilt(load, sheet, [x, y], [1.8, 3.8], furnisher, random)
  spilt(
    Array.from({ length: 9 }, () => 'arrows' as const),
    sheet,
    [x, y],
    [1.4, 4.6],
    furnisher,
    random,
  )
  if (intent.asks('burning')) {
    for (let i = 0; i < 4; i++) furnisher.ignite(x + random.range(-0.9, 0.9), y + random.range(-1.2, 1.2), 1.1)
    furnisher.smoke(x, y, 4)
  }
}
