import { noise } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import type { Space } from '../furnish.ts'
import { inside, point, rectangle } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { torches } from '../outfit.ts'
import { noisePatches } from '../patches.ts'
import { gatedRing, type Opening } from '../rings.ts'
import type { BattlemapScene, Ground, Point } from '../scene.ts'
import type { Sheet } from '../sheet.ts'
import { Site, stoneOf } from '../site.ts'
import { arcane, lordly, readingRoom, stacks, watch } from './storeys.ts'

/** More floors than this would be too small to fight on. */
const STOREYS_MAX = 9

/** As many floors as fill a sheet of this shape. */
function usual({ columns, rows }: Sheet): { across: number; down: number } {
  if (columns > rows * 1.6) return { across: 4, down: 2 }
  if (columns > rows * 1.25) return { across: 3, down: 2 }
  if (rows > columns * 1.6) return { across: 2, down: 4 }
  return { across: 2, down: rows > columns * 1.25 ? 3 : 2 }
}

/** How a number of floors lie on a sheet so that each is as large as may be. */
function laidOut(count: number, { columns, rows }: Sheet): { across: number; down: number } {
  const ways = Array.from({ length: count }, (_, i) => ({ across: i + 1, down: Math.ceil(count / (i + 1)) }))
  const room = ({ across, down }: { across: number; down: number }) => Math.min(columns / across, rows / down)
  return ways.reduce((best, way) => (room(way) > room(best) ? way : best))
}

/** Narrowest floor that a stair and a fight have room on, squares from its middle to its wall. */
const RADIUS_LEAST = 2.2

/** How many floors are asked for, by their number or that of the rooms, one to a floor, as far as the sheet holds them. */
function saidOf(intent: Intent, sheet: Sheet): number | undefined {
  const storeys = intent.countOf('storey')
  if (storeys > 1) return Math.min(STOREYS_MAX, storeys)
  if (intent.rooms === undefined) return undefined
  const holds = (count: number) => {
    const { across, down } = laidOut(count, sheet)
    return Math.min(sheet.columns / across, sheet.rows / down) / 2 - 0.7 >= RADIUS_LEAST
  }
  let count = intent.rooms
  while (count > 1 && !holds(count)) count--
  return count
}

/** Lays out a tower, its floors side by side from the ground up, joined by the stair they share. */
export function tower(intent: Intent, sheet: Sheet, random: Random): BattlemapScene {
  const { columns, rows } = sheet
  const site = new Site(intent, sheet, random)
  const said = saidOf(intent, sheet)
  const plan = random.fork('plan')
  const most = usual(sheet)
  const count = said !== undefined ? said : most.across * most.down - plan.int(0, 1)
  const { across, down } = said !== undefined ? laidOut(count, sheet) : most
  const [width, height] = [columns / across, rows / down]
  const room = Math.min(width, height) / 2 - 0.7
  const widest = Math.min(said !== undefined ? 7.4 : 5.2, room)
  const shapes = ['round', 'round', 'eight-sided', 'square'] as const
  const drawn = plan.pick(widest < 4 ? shapes.slice(0, 3) : shapes)
  const shape =
    intent.asks('round-towers') || intent.prompted('lighthouse')
      ? 'round'
      : intent.asks('square-towers')
        ? 'square'
        : drawn
  // Square walls run along the grid.
  const radius =
    shape === 'square' ? Math.floor(widest) - (widest < 5 ? 0 : plan.int(0, 1)) : widest * plan.range(0.84, 1)
  // The floors are read from one corner of the sheet or another, and the door is on any side.
  const [back, up] = [plan.chance(0.5), plan.chance(0.3)]
  const front = plan.int(0, 3)
  const roles = rolesOf(intent, count, random.fork('roles'))
  const stairs = random.pick([-0.75, 0.25, 0.75]) * Math.PI
  const outlines: Point[][] = []
  for (const [i, purpose] of roles.entries()) {
    // A last row that is not full stands in the middle.
    const short = i >= across * (down - 1) ? across * down - count : 0
    const column = (i % across) + short / 2
    const row = Math.floor(i / across)
    const aside = (half: number) => plan.range(-1, 1) * Math.max(0, half - 0.7 - radius)
    const x = Math.round((back ? across - 1 - column : column) * width + width / 2 + aside(width / 2))
    const y = Math.round((up ? down - 1 - row : row) * height + height / 2 + aside(height / 2))
    const quarter = (k: number) => ((k + front) * Math.PI) / 2
    const openings: Opening[] =
      i === 0
        ? [
            { heading: quarter(0), half: 1 },
            { heading: quarter(2), half: 0.5 },
          ]
        : [0, 1, 2, 3].filter((k) => k === 0 || plan.chance(0.8)).map((k) => ({ heading: quarter(k), half: 0.5 }))
    const { ring, jambs } =
      shape === 'round'
        ? gatedRing(x, y, radius, radius, openings)
        : sided(x, y, radius, shape === 'square' ? 4 : 8, openings)
    for (const [k, [from, to]] of jambs.entries()) site.door(i === 0 && k === 0 ? 'double' : 'window', from, to)
    site.floors.push({ outline: ring, ground: groundOf(intent, purpose), rise: 0.7 })
    site.wall(ring)
    outlines.push(ring)
    const space: Space = {
      outline:
        shape === 'square'
          ? rectangle(x - radius + 0.28, y - radius + 0.28, 2 * radius - 0.56, 2 * radius - 0.56)
          : octagon(x, y, radius - 0.3),
    }
    const off = (radius - 0.3) * (shape === 'square' ? 1.1 : 0.92) - 1.15
    site.put('spiral-stair', space, x + Math.cos(stairs) * off, y + Math.sin(stairs) * off)
    if (purpose === arcane.last) site.put('star-floor', space, x, y, { width: radius * 1.2, depth: radius * 1.2 })
    site.furnish(purpose, space, 1.15)
    if (!intent.forbids('torch')) torches(space, 3, site.furnisher, random.fork(`torches ${i}`))
  }
  site.grant(
    outlines.map((outline) => ({ outline })),
    ['spiral-stair', 'tree', 'stairs-up'],
  )
  site.befall(
    outlines.map((outline) => ({ outline })),
    true,
  )
  const spread = (share: number, scale: number) =>
    noisePatches(columns, rows, share, scale, random.int(0, 1e6), outlines)
  if (intent.asks('overgrown', 'mossy', 'ruined', 'abandoned', 'ancient'))
    site.areas.push({ kind: 'moss', outlines: spread(0.3, 3), above: true })
  if (intent.season === 'winter') site.areas.push({ kind: 'snow', outlines: spread(0.16, 2.4), above: true })
  if (intent.asks('bloody')) site.areas.push({ kind: 'blood', outlines: spread(0.06, 1.4), above: true })
  if (intent.asks('burning', 'dusty')) site.areas.push({ kind: 'ash', outlines: spread(0.3, 3), above: true })
  if (intent.asks('flooded')) site.areas.push({ kind: 'water', outlines: spread(0.4, 3), above: true })
  const bySea = intent.prompted('lighthouse') || intent.asks('water', 'river')
  if (bySea) washed(intent, site, outlines[0]!, radius, { columns, rows }, random.fork('sea'))
  return site.scene({
    setting: 'tower',
    base: bySea ? 'sand' : 'void',
    masonry: intent.asks('brick') ? 'brick' : intent.asks('marble') ? 'marble' : 'ashlar',
    stone: stoneOf(intent),
    square: (x, y) => (outlines.some((ring) => inside(ring, x + 0.5, y + 0.5)) ? '.' : ' '),
    indoors: true,
  })
}

/** The sea about a tower: over all of the sheet but the rock that its lowest floor stands on, as one looks down from the others. */
function washed(
  intent: Intent,
  site: Site,
  foot: readonly Point[],
  radius: number,
  { columns, rows }: Pick<Sheet, 'columns' | 'rows'>,
  random: Random,
): void {
  const [x, y] = [0, 1].map((k) => foot.reduce((sum, at) => sum + at[k]!, 0) / foot.length) as [number, number]
  const seed = random.int(0, 1e6)
  const shore = Array.from({ length: 48 }, (_, i) => {
    const turn = (i / 48) * Math.PI * 2
    const reach = radius + 1.5 + noise(Math.cos(turn) * 2.2 + 5, Math.sin(turn) * 2.2 + 5, seed) * 2.4
    return point(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach)
  })
  const sheet: Point[] = [point(-1, -1), point(columns + 1, -1), point(columns + 1, rows + 1), point(-1, rows + 1)]
  site.areas.push({
    kind: intent.season === 'winter' ? 'ice' : 'water',
    outlines: [sheet, shore],
    tint: intent.tintOf('water') ?? '#2f6a7c',
  })
  const rocks: Space = { outline: sheet }
  for (let i = 0; i < 9; i++) {
    const turn = random.range(0, Math.PI * 2)
    const reach = radius + random.range(1.2, 3.2)
    site.put('boulder', rocks, x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, { turn: random.range(0, 6) })
  }
}

/** A wall of straight sides, one to each side of the sheet, and the jambs of the openings in those. */
function sided(x: number, y: number, radius: number, sides: number, openings: readonly Opening[]) {
  const far = radius / Math.cos(Math.PI / sides)
  const ring = Array.from({ length: sides }, (_, i) => {
    const a = ((i + 0.5) / sides) * Math.PI * 2
    return point(x + Math.cos(a) * far, y + Math.sin(a) * far)
  })
  const jambs = openings.map(({ heading, half }) => {
    const [c, s] = [Math.cos(heading), Math.sin(heading)]
    const jamb = (aside: number) => point(x + c * radius - s * aside, y + s * radius + c * aside)
    return [jamb(-half), jamb(half)] as const
  })
  return { ring, jambs }
}

/** The floor one may furnish: eight sides, four of them square to the sheet, so that things stand against them. */
const octagon = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => {
    const a = ((i + 0.5) / 8) * Math.PI * 2
    return point(x + Math.cos(a) * radius, y + Math.sin(a) * radius)
  })

function groundOf(intent: Intent, purpose: Purpose): Ground {
  if (intent.asks('timber-floor', 'wood')) return 'planks'
  return purpose.ground ?? 'flagstone'
}

/** What each floor is for: the first and last are what they are, those between what the prompt names, then chance. */
function rolesOf(intent: Intent, count: number, random: Random): Purpose[] {
  const soldierly = ['watch', 'light', 'guard', 'bell'].some((word) => intent.prompted(word))
  const isKeep = intent.variant === 'castle' || intent.variant === 'keep'
  const { first, between, last } = isKeep ? lordly : soldierly ? watch : arcane
  const named = between.filter(({ name }) => intent.asks(name.toLowerCase()))
  const circle = between.find(({ name }) => name === 'Summoning chamber' && intent.asks('magic-circle'))
  if (circle && !named.includes(circle)) named.push(circle)
  const library = named.find(({ name }) => name === 'Library')
  // As many floors of books as leave the others what they ask for.
  const books = library && count - 2 > named.length ? 2 : library ? 1 : 0
  const asked = [...stacks.slice(0, books), ...named.filter((purpose) => purpose !== library)]
  const others = random.shuffle(between.filter((purpose) => !named.includes(purpose)))
  const middle = [...asked, ...others]
  return Array.from({ length: count }, (_, i) =>
    i === 0
      ? library && first === arcane.first
        ? readingRoom
        : first
      : i === count - 1
        ? last
        : middle[(i - 1) % middle.length]!,
  )
}
