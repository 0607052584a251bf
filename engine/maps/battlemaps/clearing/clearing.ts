import type { Random } from '../../../paint/random.ts'
import { infest } from '../brood.ts'
import { Furnisher, type Space } from '../furnish.ts'
import { ellipse, inside, insideRings, point, rectangle } from '../geometry.ts'
import { ablaze } from '../havoc.ts'
import type { Intent } from '../intent.ts'
import { keyWriter } from '../key.ts'
import type { Area, BattlemapScene, Floor, Ground, Point, Room } from '../scene.ts'
import { ambienceOf, type Sheet } from '../sheet.ts'
import type { Glade } from './glade.ts'
import { wild, wishes } from './growth.ts'
import { heart, isArmy } from './heart.ts'
import { rowsOfVines, steamed } from './husbandry.ts'
import { cabinOf, plankWay, raised, toDoor } from './hut.ts'
import { bridges, groundAreas, poolsOf, streamOf, waysOf } from './lie.ts'
import { colonnade, lonelyTree, sight } from './monuments.ts'
import { plant, rowsOfTrees, trunk } from './trees.ts'
import { banks, offWay, type Way } from './ways.ts'

/** Lays out a clearing, road, swamp, ruin, graveyard, camp, snowfield, meadow or desert. */
export function clearing(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const { variant } = intent
  const shorter = Math.min(columns, rows)
  const glade: Glade = {
    middle: point(columns * random.range(0.46, 0.54), rows * random.range(0.46, 0.54)),
    radius:
      shorter *
      (variant === 'lake'
        ? 0.45
        : variant === 'treetop'
          ? 0.1
          : isArmy(intent) || ['springs', 'orchard', 'vineyard'].includes(variant)
            ? 0.4
            : variant === 'ruin' || variant === 'graveyard'
              ? 0.33
              : random.range(0.25, 0.3)),
    columns,
    rows,
  }
  const cabin = intent.asks('house', 'hut') ? cabinOf(glade, random.fork('hut')) : undefined
  const ways = waysOf(intent, glade, random.fork('ways'))
  const boards = intent.asks('walkway')
  const rotten =
    intent.asks('broken', 'ruined', 'abandoned', 'old') ||
    ['rotten', 'rotting', 'decayed'].some((word) => intent.prompted(word))
  if (boards && cabin) ways.push(toDoor(cabin, ways[0]!))
  const stream = streamOf(intent, glade, ways, random.fork('stream'))
  const areas: Area[] = [...groundAreas(intent, columns, rows, random.fork('ground'))]
  const tint =
    intent.tintOf('water', 'river', 'swamp') ??
    (variant === 'swamp' ? '#4d7061' : variant === 'springs' ? '#63aeb0' : undefined)
  const own = tint === undefined ? {} : { tint }
  const frozen = intent.season === 'winter' && !intent.asks('waterfall') && variant !== 'springs'
  const wet: Point[][] = []
  if (stream) {
    if (intent.season !== 'winter') areas.push({ kind: 'mud', outlines: [banks(stream, 0.5)] })
    const water = banks(stream)
    wet.push(water)
  }
  // A walkway stands on posts in the water; the path goes round it.
  const pools = poolsOf(intent, glade, boards ? [] : ways, random.fork('pools'))
  wet.push(...pools)
  const meres: Area[] =
    pools.length > 0
      ? [{ kind: intent.asks('slime') ? 'sewage' : frozen ? 'ice' : 'water', outlines: pools, ...own }]
      : []
  // A path through a swamp is a causeway over its pools; elsewhere it goes round, and the water laps over it.
  const causeway = variant === 'swamp' || intent.asks('flooded')
  if (causeway) areas.push(...meres)
  for (const way of boards ? [] : ways)
    areas.push({
      kind: variant === 'road' ? 'road' : 'path',
      outlines: [banks(way)],
      ...(frozen ? { tint: '#a9a396' } : {}),
    })
  if (!causeway) areas.push(...meres)
  if (stream)
    areas.push({ kind: intent.asks('lava') ? 'lava' : frozen ? 'ice' : 'water', outlines: [banks(stream)], ...own })
  const furnisher = new Furnisher(intent, [], random.fork('furniture'))
  const whole: Space = { outline: rectangle(0.1, 0.1, columns - 0.2, rows - 0.2), keepOut: wet }
  const hut = cabin ? raised(intent, cabin, furnisher, random.fork('cabin')) : undefined
  if (boards) for (const way of ways) plankWay(way, furnisher, whole, cabin, rotten)
  bridges(intent, ways, stream, wet, furnisher, whole, random.fork('bridges'))
  const columned = colonnade(intent, glade, whole, furnisher, random.fork('colonnade'))
  areas.push(...columned.areas)
  sight(intent, glade, whole, furnisher)
  const middle = heart(intent, glade, whole, ways, furnisher, random.fork('heart'))
  const floors: Floor[] = [...columned.floors, ...middle.floors]
  if (hut) {
    floors.push(...hut.floors)
    middle.walls.push(...hut.walls)
    middle.doors.push(...hut.doors)
    middle.places.push(hut.place)
  }
  if (variant === 'springs') steamed(pools, whole, furnisher, random.fork('steam'))
  if (variant === 'vineyard') rowsOfVines(glade, whole, ways, furnisher)
  infest(
    intent,
    [
      { outline: ellipse(...glade.middle, glade.radius, glade.radius, 20), keepOut: wet },
      ...middle.floors.map(({ outline }) => ({ outline })),
    ],
    furnisher,
    random.fork('brood'),
  )
  wishes(intent, glade, whole, wet, furnisher, random.fork('wishes'))

  const orchard = variant === 'orchard' ? rowsOfTrees(intent, columns, rows, random.fork('orchard')) : []
  const standing = orchard.filter(
    ({ at: [x, y] }) =>
      !ways.some((way) => offWay(way, x, y) < 0.9) &&
      furnisher.isFree({ left: x - 0.6, right: x + 0.6, top: y - 0.6, bottom: y + 0.6 }),
  )
  const trees = [
    ...lonelyTree(intent, glade, random.fork('one tree')),
    ...standing,
    ...plant(
      intent,
      columns,
      rows,
      variant === 'orchard' ? 0 : treeCount(intent, columns, rows),
      (x, y) => roomForTree(intent, glade, ways, wet, furnisher, x, y),
      random.fork('trees'),
    ),
  ]
  for (const tree of trees) furnisher.reserve(trunk(tree))
  wild(intent, glade, whole, wet, ways, furnisher, random.fork('wild'))

  const afoot = (x: number, y: number) =>
    (boards && ways.some((way) => offWay(way, x, y) < 0.4)) || (cabin !== undefined && inside(cabin.outline, x, y))
  const flames = ablaze(
    intent,
    [{ outline: ellipse(...glade.middle, glade.radius * 1.7, glade.radius * 1.7, 20), keepOut: wet }],
    furnisher,
    [...furnisher.props, ...trees],
    random.fork('fire'),
  )
  areas.push(...flames)
  const soil = intent.arid ? (intent.tintOf('sand') ?? intent.tintOf('desert')) : undefined
  const rooms: Room[] = []
  const key = []
  const line = keyWriter(random.fork('key'))
  for (const place of middle.places) {
    const number = rooms.length + 1
    const room: Room = {
      number,
      purpose: place.name,
      shape: 'glade',
      ...place.box,
      outline: place.outline,
      badge: place.badge,
    }
    rooms.push(room)
    key.push({ number, name: place.name, text: line(room, place.lines, furnisher.props) })
  }
  return {
    kind: 'battlemap',
    version: 2,
    setting: 'clearing',
    variant,
    seed: random.int(0, 0x7fffffff),
    grid: { shape: 'square', columns, rows, feetPerSquare: 5 },
    cells: Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) =>
        // A frozen lake is ground like any other.
        insideRings(wet, x + 0.5, y + 0.5) && !(frozen && variant === 'lake') && !afoot(x + 0.5, y + 0.5) ? '~' : '.',
      ).join(''),
    ),
    base: groundOf(intent),
    ...(soil === undefined ? {} : { soil }),
    masonry: hut ? 'timber' : variant === 'ruin' || middle.walls.length > 0 ? 'ashlar' : 'none',
    ...(intent.accent === undefined ? {} : { stone: intent.accent }),
    floors,
    areas,
    rooms,
    doors: middle.doors,
    walls: middle.walls,
    lights: furnisher.lights,
    props: [...furnisher.props, ...trees],
    key,
    ambience: ambienceOf(intent, false),
  }
}

function groundOf(intent: Intent): Ground {
  if (intent.season === 'winter') return 'snow'
  if (intent.arid) return 'sand'
  if (intent.variant === 'swamp') return 'mud'
  return 'grass'
}

function treeCount(intent: Intent, columns: number, rows: number): number {
  const asked = intent.wanted.find((wanted) => wanted.kind === 'tree')
  if (asked?.exactly !== undefined) return asked.exactly
  if (intent.forbids('tree')) return 0
  const per: Record<string, number> = {
    meadow: 0.03,
    desert: 0.025,
    snowfield: 0.07,
    swamp: 0.15,
    graveyard: 0.1,
    road: 0.24,
    camp: 0.22,
    lake: 0.2,
    springs: 0.16,
    vineyard: 0.03,
    ruin: 0.2,
  }
  return Math.round(columns * rows * (intent.arid ? 0.025 : (per[intent.variant] ?? 0.26)))
}

/** The widest crown that may stand at a place: none on ways, water or the open middle; wider towards the sheet's edge. */
function roomForTree(
  intent: Intent,
  glade: Glade,
  ways: readonly Way[],
  wet: readonly Point[][],
  furnisher: Furnisher,
  x: number,
  y: number,
): number {
  const away = Math.hypot(x - glade.middle[0], y - glade.middle[1]) - glade.radius
  if (away < 0.4) return 0
  if (insideRings(wet, x, y)) return 0
  let room = 1 + away * 1.25
  for (const way of ways) room = Math.min(room, (offWay(way, x, y) - 0.05) * 2.2)
  if (room < 1.1) return 0
  if (!furnisher.isFree({ left: x - 0.7, right: x + 0.7, top: y - 0.7, bottom: y + 0.7 })) return 0
  return intent.variant === 'swamp' ? Math.min(3, room) : room
}
