import type { Random } from '../../paint/random.ts'
import { breached } from './breach.ts'
import { walled } from './build.ts'
import { kindOf, type PropName } from './catalogue.ts'
import type { Purpose } from './dungeon/purposes.ts'
import { doorway, Furnisher, type Placing, type Space } from './furnish.ts'
import { boundsOf, inside, insideRings, point, round, signedArea } from './geometry.ts'
import { ablaze, decayed, type Extent, overgrown, soaked } from './havoc.ts'
import type { Intent } from './intent.ts'
import { keyWriter } from './key.ts'
import { badgePlace, carryOut } from './outfit.ts'
import type { Area, BattlemapScene, Door, DoorKind, Floor, Point, Room, RoomShape, Setting } from './scene.ts'
import { ambienceOf, type Sheet } from './sheet.ts'

/** A place worth a number and a line in the key. */
interface Place {
  name: string
  lines: readonly string[]
  shape: RoomShape
  space: Space
  badge: Point
}

/** How a site's ground is told and what its walls are of. */
interface Setup extends Pick<BattlemapScene, 'base' | 'masonry'> {
  setting: Setting
  /** The letter of squares that belong to no place: ' ' where nobody goes, '~' water or a drop; '.' otherwise. */
  square?: (x: number, y: number) => ' ' | '~' | '.'
  stone?: string | undefined
  /** Lamps and hearths tell even by day. */
  indoors?: boolean
}

/** A map under way that is built on open ground, water or nothing: what stands there, and its places in the order of their numbers. */
export class Site {
  readonly floors: Floor[] = []
  readonly areas: Area[] = []
  readonly walls: Point[][] = []
  readonly rails: Point[][] = []
  readonly doors: Door[] = []
  readonly trees: BattlemapScene['props'] = []
  readonly furnisher: Furnisher
  readonly intent: Intent
  readonly columns: number
  readonly rows: number
  readonly random: Random
  private readonly places: Place[] = []

  constructor(intent: Intent, { columns, rows }: Sheet, random: Random) {
    this.intent = intent
    this.columns = columns
    this.rows = rows
    this.random = random
    this.furnisher = new Furnisher(intent, [], random.fork('furniture'))
  }

  /** A door (or window) in a wall still to be built; keeps what is before and behind it free. */
  door(kind: DoorKind, from: Point, to: Point, state: Door['state'] = 'closed'): Door {
    const door: Door = { kind, state, from: point(...from), to: point(...to) }
    this.doors.push(door)
    this.furnisher.reserve(doorway(door))
    return door
  }

  /** Builds a wall along a line, open where the site's doors stand in it. */
  wall(line: readonly Point[], closed = true): void {
    this.walls.push(...walled(line, this.doors, closed).map((piece) => rejoined(piece, line, closed)))
  }

  /** Puts one thing; true when it found room. */
  put(kind: PropName, space: Space, x: number, y: number, placing: Placing = {}): boolean {
    return this.furnisher.put(kind, space, x, y, placing)
  }

  /** Names a place; its number is read where it leaves most of it free. */
  place(name: string, space: Space, lines: readonly string[], shape: RoomShape = 'chamber'): void {
    const [x, y] = badgePlace(space, this.furnisher)
    this.furnisher.reserve({ left: x - 0.42, right: x + 0.42, top: y - 0.42, bottom: y + 0.42 })
    this.places.push({ name, lines, shape, space, badge: point(x, y) })
  }

  /** Furnishes a place as its purpose asks, and names it. */
  furnish(purpose: Purpose, space: Space, scale?: number): void {
    const size = scale ?? Math.min(1.6, Math.max(0.6, Math.abs(signedArea(space.outline)) / 2 / 26))
    const fork = this.random.fork(`${purpose.name} ${this.places.length}`)
    for (const step of purpose.steps) carryOut(step, space, this.furnisher, size, fork)
    this.place(purpose.name, space, purpose.lines)
  }

  /** Puts what takes much room where the prompt asks for it, before lesser things fill the place; smaller where it must be. */
  roomFirst(kind: PropName, space: Space): void {
    const wanted = this.intent.wanted.find((one) => one.kind === kind)
    if (!wanted) return
    const { width, depth } = kindOf(kind)
    const places = [1, 0.85, 0.7].flatMap((share) =>
      [0, Math.PI / 2].map((turn) => ({ turn, width: width * share, depth: depth * share })),
    )
    for (let i = 0; i < wanted.about; i++) places.some((placing) => this.furnisher.anywhere(kind, space, placing, 150))
  }

  /** What the prompt names and nothing has brought yet, in the places it may stand. */
  grant(spaces: readonly Space[], never: readonly PropName[] = []): void {
    if (spaces.length === 0) return
    const random = this.random.fork('wishes')
    for (const wanted of this.intent.wanted) {
      if (never.includes(wanted.kind)) continue
      const target = wanted.exactly ?? wanted.about
      for (let turn = 0; turn < 14 && this.furnisher.count(wanted.kind) < target; turn++) {
        const space = turn < 3 ? spaces[0]! : random.pick(spaces)
        this.furnisher.add(wanted.kind, Math.min(3, target - this.furnisher.count(wanted.kind)), space)
      }
    }
  }

  /** What fire and years do to the places given, where the prompt says so. */
  befall(spaces: readonly Space[], indoors: boolean): void {
    this.age(spaces, indoors)
    this.kindle(spaces)
  }

  /** What years do to the places given, where the prompt says so. */
  age(spaces: readonly Space[], indoors: boolean): void {
    const stream = indoors ? 'years' : 'years outdoors'
    this.areas.push(...decayed(this.intent, spaces, this.furnisher, this.random.fork(stream), indoors))
  }

  /** Water, blood and frost on the floors given, where the prompt says so. */
  soak(spaces: readonly Space[]): void {
    this.areas.push(...soaked(this.intent, this, spaces, this.random.fork('wet')))
  }

  /** Sets the places given on fire, where the prompt says so. */
  kindle(spaces: readonly Space[], extent?: Partial<Extent>): void {
    const stands = [...this.furnisher.props, ...this.trees]
    this.areas.push(...ablaze(this.intent, spaces, this.furnisher, stands, this.random.fork('fire'), extent))
  }

  /** Breaks the walls that stand and lets the places given grow wild, where the prompt says so. */
  weather(spaces: readonly Space[], breaches: number, within?: readonly Point[][]): void {
    if (this.intent.asks('ruined', 'broken', 'ruin')) breached(this, breaches, this.random.fork('breaches'), within)
    overgrown(this.intent, spaces, this.walls, this.furnisher, this.random.fork('wild'))
  }

  /** Whose each square is: the last place it lies in. */
  private cells(square: Setup['square']): string[] {
    const { columns, rows } = this
    const letters = Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_unused, x): string => square?.(x, y) ?? '.'),
    )
    for (const [i, { space }] of this.places.entries()) {
      const { outline, keepOut } = space
      const { left, right, top, bottom } = boundsOf(outline)
      const letter = String.fromCharCode(65 + i)
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(rows, bottom); y++)
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(columns, right); x++) {
          const own = letters[y]![x]!
          if (own === ' ' || own === '~' || !inside(outline, x + 0.5, y + 0.5)) continue
          if (!(keepOut && insideRings(keepOut, x + 0.5, y + 0.5))) letters[y]![x] = letter
        }
    }
    return letters.map((row) => row.join(''))
  }

  /** The scene, once everything stands. */
  scene({ setting, base, masonry, square, stone, indoors }: Setup): BattlemapScene {
    const { intent, columns, rows, furnisher } = this
    const line = keyWriter(this.random.fork('key'))
    const rooms = this.places.map(({ name, shape, space: { outline }, badge }, i): Room => {
      const { left, top, right, bottom } = boundsOf(outline)
      return {
        number: i + 1,
        purpose: name,
        shape,
        x: round(left),
        y: round(top),
        width: round(right - left),
        height: round(bottom - top),
        outline,
        badge,
      }
    })
    const key = rooms.map((room, i) => ({
      number: room.number,
      name: room.purpose,
      text: line(room, this.places[i]!.lines, furnisher.props),
    }))
    const ambience = ambienceOf(intent, false)
    return {
      kind: 'battlemap',
      version: 2,
      setting,
      variant: intent.variant,
      seed: this.random.int(0, 0x7fffffff),
      grid: { shape: 'square', columns, rows, feetPerSquare: 5 },
      cells: this.cells(square),
      base,
      masonry,
      ...(stone === undefined ? {} : { stone }),
      floors: this.floors,
      areas: this.areas,
      rooms,
      doors: this.doors,
      walls: this.walls,
      ...(this.rails.length > 0 ? { rails: this.rails } : {}),
      lights: furnisher.lights,
      props: [...furnisher.props, ...this.trees],
      key,
      ambience: indoors && ambience.darkness < 0.12 ? { ...ambience, darkness: 0.12, tint: '#8f8798' } : ambience,
    }
  }
}

/** A wall that runs all the way round ends where it began. */
const rejoined = (piece: Point[], line: readonly Point[], closed: boolean): Point[] => {
  const whole = closed && piece.length >= line.length && piece.length > 2
  const [first, last] = [piece[0]!, piece.at(-1)!]
  return whole && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.02 ? [...piece.slice(0, -1), first] : piece
}

/** The stone the prompt asks for, "#rrggbb". */
export function stoneOf(intent: Intent): string | undefined {
  if (intent.asks('sandstone')) return '#b8955f'
  if (intent.asks('obsidian')) return '#3f3d49'
  if (intent.asks('marble')) return '#c9c3b6'
  return intent.accent
}
