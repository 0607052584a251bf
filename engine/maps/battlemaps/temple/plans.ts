import type { Random } from '../../../paint/random.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import { point, rectangle, union } from '../geometry.ts'
import type { DoorKind, Point } from '../scene.ts'
import { cloisterRooms, narthex, sideRooms } from './rooms.ts'

/** How a temple is planned: a nave with arms, a nave with aisles, round, four equal arms, columns about a cell, two naves, or about a garth. */
export type ChurchKind = 'cross' | 'basilica' | 'rotunda' | 'central' | 'columned' | 'double' | 'cloister'

interface Side {
  purpose: Purpose
  outline: Point[]
  door: readonly [Point, Point]
}

/** A bench: where it stands, how it is turned and how long it is. */
interface Pew {
  at: Point
  turn: number
  width: number
}

/** A temple as laid out, its door at the bottom of the sheet. */
export interface Church {
  /** The rings of its walls. */
  shells: Point[][]
  doors: { kind: DoorKind; from: Point; to: Point; open?: boolean }[]
  sides: Side[]
  nave: Point[]
  sanctuary: Point[]
  /** Other parts worth a number. */
  parts: {
    name: 'Side chapel' | 'Transept' | 'Second nave' | 'Colonnade' | 'Garth'
    outline: Point[]
    keepOut?: Point[][]
  }[]
  altar: Point
  /** Where the runner lies: across, and from where to where. */
  carpet: { x: number; from: number; to: number } | undefined
  pillars: Point[]
  pews: Pew[]
  font: Point
  /** Where a pool lies when there is one; what else would stand there makes way. */
  pool: Point[]
  /** Steps a columned temple stands on, outermost first. */
  podium: Point[][]
  /** Open ground within its walls. */
  garth: Point[] | undefined
  /** The middle of the door's sill, where the path ends. */
  sill: Point
}

/** The sheet a church is drawn on: squares from its door inward (`u`) and to the right of its axis (`v`). */
interface Axis {
  at(u: number, v: number): Point
  box(u0: number, u1: number, v0: number, v1: number): Point[]
}

function axisOf(middle: number, foot: number): Axis {
  const at = (u: number, v: number): Point => [middle + v, foot - u]
  return { at, box: (u0, u1, v0, v1) => rectangle(middle + v0, foot - u1, v1 - v0, u1 - u0) }
}

const largest = (rings: readonly Point[][]) => rings.reduce((a, b) => (b.length > a.length ? b : a))

/** The end of a chancel, `half` wide to either side: round, three-sided or square. */
function apse({ at }: Axis, u: number, v: number, half: number, kind: number, inset = 0): Point[] {
  const r = half - inset
  if (kind === 2)
    return [
      at(u - 0.02, v - r),
      at(u + half - 0.5 - inset, v - r),
      at(u + half - 0.5 - inset, v + r),
      at(u - 0.02, v + r),
    ]
  const steps = kind === 1 ? 4 : 18
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = (i / steps) * Math.PI
    const [x, y] = at(u + Math.sin(a) * r, v - Math.cos(a) * r)
    return point(x, y)
  })
}

/** Rows of pews on both sides of an aisle, in the room there is between it and what stands at `room` from its middle. */
function pewRows({ at }: Axis, from: number, to: number, v: number, room: number, step = 1.15): Pew[] {
  const rows: Pew[] = []
  const width = Math.min(1.8, room - 0.82)
  for (let u = from; u < to; u += step)
    for (const side of [-1, 1]) rows.push({ at: at(u, v + side * (0.72 + width / 2)), turn: 0, width })
  return rows
}

function pillarRows({ at }: Axis, from: number, to: number, step: number, vs: readonly number[]): Point[] {
  const rows: Point[] = []
  for (let u = from; u < to; u += step) for (const v of vs) rows.push(at(u, v))
  return rows
}

interface Lot {
  width: number
  height: number
}

/** How long a temple is from door to far wall, and where on the lot its axis and its door lie. */
function sited({ width, height }: Lot, wide: number, least: number, random: Random, lean = 0) {
  const most = height - 5
  const length = Math.min(most, Math.max(least, Math.round(most * random.range(0.78, 1))))
  const foot = height - 3 - random.int(0, Math.max(0, Math.min(3, most - length)))
  const spare = Math.max(0, Math.floor((width - wide) / 2) - 1)
  return {
    length,
    axis: axisOf(Math.round(width / 2) - lean + random.int(-Math.min(3, spare), Math.min(3, spare)), foot),
  }
}

const roomsOf = (random: Random) => {
  const rooms = random.shuffle(sideRooms)
  let next = 0
  return () => rooms[next++ % rooms.length]!
}

/** A room against the hall's side: from `u0` to `u1`, `deep` squares out of the wall at `v`. */
function against({ at, box }: Axis, purpose: Purpose, u0: number, u1: number, v: number, deep: number): Side {
  const out = v > 0 ? 1 : -1
  return {
    purpose,
    outline: box(u0, u1, Math.min(v, v + out * deep), Math.max(v, v + out * deep)),
    door: [at(u0 + 1, v), at(u0 + 2, v)],
  }
}

function cross(lot: Lot, random: Random): Church {
  const half = lot.width >= 22 ? random.pick([3, 4]) : 3
  const arm = Math.max(2, Math.min(random.int(3, 5), Math.floor(lot.width / 2) - half - 1))
  const { length, axis } = sited(lot, 2 * (half + arm), 15, random)
  const { at, box } = axis
  const end = random.int(0, 2)
  const body = length - (end === 2 ? 2 : 3)
  const deep = random.int(3, 4)
  const from = Math.min(body - deep - 3, Math.max(6, Math.round(body * random.range(0.4, 0.66))))
  const to = from + deep
  const next = roomsOf(random)
  const sides: Side[] = []
  // Rooms in the corners between the arms and the hall, and a tower by the door.
  for (const s of [-1, 1])
    if (body - to >= 3 && random.chance(0.75))
      sides.push(against(axis, next(), to, Math.min(body, to + 4), s * half, Math.min(4, arm)))
  if (random.chance(0.7))
    sides.push(against(axis, next(), 0, Math.min(4, from), random.pick([-1, 1]) * half, Math.min(4, arm)))
  const shell = largest(
    union([box(0, body, -half, half), box(from, to, -half - arm, half + arm), apse(axis, body, 0, 3, end)]),
  )
  return {
    shells: [shell],
    doors: [
      { kind: 'double', from: at(0, -1), to: at(0, 1) },
      ...(random.chance(0.6)
        ? [{ kind: 'door' as const, from: at(from + 1, -half - arm), to: at(from + 2, -half - arm) }]
        : []),
    ],
    sides,
    nave: box(0.25, from, -half + 0.25, half - 0.25),
    sanctuary: largest(union([box(to, body + 0.05, -half + 0.25, half - 0.25), apse(axis, body, 0, 3, end, 0.3)])),
    parts: [-1, 1].map((s) => ({
      name: s < 0 ? ('Side chapel' as const) : ('Transept' as const),
      outline: box(from + 0.25, to - 0.25, s < 0 ? -half - arm + 0.25 : half, s < 0 ? -half : half + arm - 0.25),
    })),
    altar: at(body + (end === 2 ? 0.6 : 1.1), 0),
    carpet: { x: at(0, 0)[0], from: at(0.6, 0)[1], to: at(body, 0)[1] },
    pillars: pillarRows(axis, 1.9, from - 0.4, random.pick([1.85, 2.4]), [-half + 0.72, half - 0.72]),
    pews: pewRows(axis, 2.6, body - 2.2, 0, half - 1.12),
    font: at(1.4, -half + 1.4),
    pool: box(from + 0.6, to - 0.6, -1.7, 1.7),
    podium: [],
    garth: undefined,
    sill: at(0, 0),
  }
}

function basilica(lot: Lot, random: Random): Church {
  const half = Math.min(random.int(5, 7), Math.floor(lot.width / 2) - 2)
  const aisle = half >= 6 ? 3 : 2
  const { length, axis } = sited(lot, 2 * half, 15, random)
  const { at, box } = axis
  const flank = random.chance(0.6)
  const end = random.int(0, 1)
  const body = length - 4
  const porch = random.chance(0.6) ? 3 : 0
  const next = roomsOf(random)
  const inner = Math.min(3, half - aisle)
  const sides: Side[] = []
  // Either side of the apse, so that the whole ends square; or along one aisle.
  if (flank && half - inner >= 3)
    for (const s of [-1, 1]) {
      const [v0, v1] = s < 0 ? [-half, -inner] : [inner, half]
      sides.push({ purpose: next(), outline: box(body, body + 4, v0, v1), door: [at(body, v0 + 1), at(body, v0 + 2)] })
    }
  if (Math.floor(lot.width / 2) - half >= 4 && random.chance(0.7)) {
    const s = random.pick([-1, 1])
    const u = porch + random.int(1, 5)
    sides.push(against(axis, next(), u, u + 4, s * half, 3))
    if (random.chance(0.5)) sides.push(against(axis, next(), u + 4, u + 8, s * half, 3))
  }
  const shell = largest(union([box(0, body, -half, half), apse(axis, body, 0, inner, end)]))
  const lobby: Side[] =
    porch > 0 ? [{ purpose: narthex, outline: box(0, porch, -half, half), door: [at(porch, -1), at(porch, 1)] }] : []
  const vs = [-half + aisle, half - aisle]
  return {
    shells: [shell],
    doors: [{ kind: 'double', from: at(0, -1), to: at(0, 1) }],
    sides: [...sides, ...lobby],
    nave: box(porch + 0.25, body - 4, -half + 0.25, half - 0.25),
    sanctuary: largest(
      union([box(body - 4, body + 0.05, -half + 0.25, half - 0.25), apse(axis, body, 0, inner, end, 0.3)]),
    ),
    parts: [],
    altar: at(body + 0.6, 0),
    carpet: { x: at(0, 0)[0], from: at(porch + 0.6, 0)[1], to: at(body - 0.2, 0)[1] },
    pillars: pillarRows(axis, porch + 1.9, body - 1, random.pick([2, 2.5, 3]), vs),
    pews: [
      ...pewRows(axis, porch + 2.6, body - 3.4, 0, half - aisle - 0.4),
      ...(aisle === 3
        ? pillarRows(axis, porch + 2.6, body - 3.4, 1.15, [-half + 1.35, half - 1.35]).map((at) => ({
            at,
            turn: 0,
            width: 1.4,
          }))
        : []),
    ],
    font: at(porch + 1.4, -half + 1.2),
    pool: box(Math.round(body * 0.5) - 1.2, Math.round(body * 0.5) + 1.2, -1.7, 1.7),
    podium: [],
    garth: undefined,
    sill: at(0, 0),
  }
}

/** A ring of so many sides, one of them square to the door. */
const sided = (x: number, y: number, r: number, sides: number): Point[] =>
  Array.from({ length: sides }, (_, i) => {
    const a = ((i + 0.5) / sides) * Math.PI * 2
    const far = r / Math.cos(Math.PI / sides)
    return point(x + Math.cos(a) * far, y + Math.sin(a) * far)
  })

function rotunda({ width, height }: Lot, random: Random): Church {
  const least = Math.min(width, height)
  const r = Math.max(5, Math.min(random.int(6, 8), Math.floor(least / 2) - 4))
  const sides = random.pick([8, 16])
  const spare = (long: number) => Math.max(0, Math.min(3, Math.floor(long / 2) - r - 5))
  const x = Math.round(width / 2) + random.int(-spare(width), spare(width))
  const y = Math.round(height / 2) + random.int(-spare(height), spare(height))
  const axis = axisOf(x, y + r + 3)
  const { at, box } = axis
  const next = roomsOf(random)
  const porch = box(0, 3.5, -2, 2)
  const chancel = random.chance(0.6)
  const shell = largest(
    union([
      sided(x, y, r, sides),
      porch,
      ...(chancel ? [box(2 * r + 2.5, 2 * r + 4, -2, 2), apse(axis, 2 * r + 4, 0, 2, 0)] : []),
    ]),
  )
  const arms = random.shuffle([-1, 1]).slice(0, Math.floor(width / 2) - r >= 4 ? random.int(1, 2) : 0)
  const middle = chancel || random.chance(0.5)
  const pews: Pew[] = []
  const rings = r > 6 ? [0.44, 0.6, 0.76] : [0.46, 0.66]
  for (const share of rings) {
    const far = r * share
    const count = Math.floor((Math.PI * far) / 1.75)
    for (let i = 0; i < count; i++) {
      // Round the lower half, open to the door and to the altar.
      const a = Math.PI * (-0.14 + (1.28 * (i + 0.5)) / count)
      if (Math.abs(Math.cos(a)) * far < 1.2) continue
      pews.push({ at: [x + Math.cos(a) * far, y + Math.sin(a) * far], turn: a - Math.PI / 2, width: 1.3 })
    }
  }
  const n = sides === 8 ? 8 : random.pick([8, 10, 12])
  return {
    shells: [shell],
    doors: [{ kind: 'double', from: at(0, -1), to: at(0, 1) }],
    sides: arms.map((s): Side => {
      const v = s * r
      return {
        purpose: next(),
        outline: box(r + 3 - 2, r + 3 + 2, Math.min(v, v + s * 4), Math.max(v, v + s * 4)),
        door: [at(r + 3 - 0.5, v), at(r + 3 + 0.5, v)],
      }
    }),
    nave: sided(x, y, r - 0.3, sides),
    sanctuary: chancel
      ? largest(union([box(2 * r + 2.6, 2 * r + 4.05, -1.75, 1.75), apse(axis, 2 * r + 4, 0, 2, 0, 0.3)]))
      : box(2 * r - 0.8, 2 * r + 2.6, -2.2, 2.2),
    parts: [],
    altar: chancel ? at(2 * r + 4.3, 0) : at(2 * r + 1.6, 0),
    carpet: { x, from: at(0.6, 0)[1], to: at(middle ? 2 * r + 0.4 : r + 1, 0)[1] },
    pillars: Array.from({ length: n }, (_, i): Point => {
      const a = ((i + 0.5) / n) * Math.PI * 2
      return [x + Math.cos(a) * (r - 1), y + Math.sin(a) * (r - 1)]
    }),
    pews,
    font: at(4.4, -1.8),
    pool: Array.from({ length: 20 }, (_, i): Point => {
      const a = (i / 20) * Math.PI * 2
      return point(x + Math.cos(a) * 2.1, y + Math.sin(a) * 2.1)
    }),
    podium: [],
    garth: undefined,
    sill: at(0, 0),
  }
}

/** Four equal arms about a square middle. */
function central({ width, height }: Lot, random: Random): Church {
  const least = Math.min(width, height)
  const half = random.pick([3, 4])
  const arm = Math.max(3, Math.min(random.int(4, 6), Math.floor(least / 2) - half - 2))
  const reach = half + arm
  const spare = (long: number) => Math.max(0, Math.min(2, Math.floor(long / 2) - reach - 2))
  const x = Math.round(width / 2) + random.int(-spare(width), spare(width))
  const y = Math.round(height / 2) + random.int(-spare(height), spare(height))
  const axis = axisOf(x, y + reach)
  const { at, box } = axis
  const round = random.chance(0.5)
  const ends = round
    ? [-1, 1].map((s) =>
        Array.from({ length: 17 }, (_, i): Point => {
          const a = s * Math.PI * 0.5 * (1 - i / 8)
          return point(x + s * (reach - half) + s * Math.cos(a) * half, y + Math.sin(a) * half)
        }),
      )
    : []
  const wing = round ? reach - half : reach
  const shell = largest(union([box(0, 2 * reach, -half, half), box(arm, arm + 2 * half, -wing, wing), ...ends]))
  const next = roomsOf(random)
  const deep = Math.min(4, arm)
  // In the corners between the arms.
  const corners = random.shuffle([0, 1, 2, 3]).slice(0, random.int(2, 3))
  return {
    shells: [shell],
    doors: [{ kind: 'double', from: at(0, -1), to: at(0, 1) }],
    sides: corners.map((i): Side => {
      const s = i % 2 === 0 ? -1 : 1
      const u = i < 2 ? arm - deep : arm + 2 * half
      return {
        purpose: next(),
        outline: box(u, u + deep, s < 0 ? -half - deep : half, s < 0 ? -half : half + deep),
        door: [at(u + 1, s * half), at(u + 2, s * half)],
      }
    }),
    nave: box(0.25, arm, -half + 0.25, half - 0.25),
    sanctuary: box(arm + 2 * half, 2 * reach - 0.25, -half + 0.25, half - 0.25),
    parts: [-1, 1].map((s) => ({
      name: s < 0 ? ('Side chapel' as const) : ('Transept' as const),
      outline: box(arm + 0.25, arm + 2 * half - 0.25, s < 0 ? -wing + 0.25 : half, s < 0 ? -half : wing - 0.25),
    })),
    altar: at(2 * reach - 1.3, 0),
    carpet: { x, from: at(0.6, 0)[1], to: at(2 * reach - 2.2, 0)[1] },
    pillars: [
      ...[-1, 1].flatMap((s) => [at(arm + 0.7, s * (half - 0.9)), at(arm + 2 * half - 0.7, s * (half - 0.9))]),
      ...pillarRows(axis, 1.6, arm, 2.2, [-half + 0.9, half - 0.9]),
    ],
    pews: [...pewRows(axis, 2.4, arm + 2 * half - 1, 0, half - 1.35)],
    font: at(1.3, -half + 1.2),
    pool: box(reach - 1.4, reach + 1.4, -1.4, 1.4),
    podium: [],
    garth: undefined,
    sill: at(0, 0),
  }
}

/** Columns all about a cell on a stepped podium. */
function columned(lot: Lot, random: Random): Church {
  const half = Math.min(random.int(6, 8), Math.floor(lot.width / 2) - 2)
  const { length, axis } = sited(lot, 2 * half, 16, random)
  const { at, box } = axis
  const inset = 3
  const cell = half - inset
  const hall = box(inset + 1, length - inset, -cell, cell)
  const back = length >= 17 && random.chance(0.7) ? random.int(3, 4) : 0
  const split = length - inset - back
  const columns: Point[] = []
  const [nu, nv] = [Math.round((length - 2.4) / random.pick([2, 2.3])), Math.round((2 * half - 2.4) / 2.05)]
  for (let i = 0; i <= nu; i++)
    for (const v of [-half + 1.2, half - 1.2]) columns.push(at(1.2 + ((length - 2.4) * i) / nu, v))
  for (let i = 1; i < nv; i++)
    for (const u of [1.2, length - 1.2]) columns.push(at(u, -half + 1.2 + ((2 * half - 2.4) * i) / nv))
  const next = roomsOf(random)
  return {
    shells: [hall],
    doors: [{ kind: 'double', from: at(inset + 1, -1), to: at(inset + 1, 1), open: random.chance(0.4) }],
    sides:
      back > 0
        ? [
            {
              purpose: next(),
              outline: box(split, length - inset, -cell, cell),
              door: [at(split, -0.5), at(split, 0.5)],
            },
          ]
        : [],
    nave: box(inset + 1.25, split - 3.6, -cell + 0.25, cell - 0.25),
    sanctuary: box(split - 3.6, split - 0.25, -cell + 0.25, cell - 0.25),
    parts: [{ name: 'Colonnade', outline: box(0.3, length - 0.3, -half + 0.3, half - 0.3), keepOut: [hall] }],
    altar: at(split - 1.8, 0),
    carpet: { x: at(0, 0)[0], from: at(inset + 1.6, 0)[1], to: at(split - 2.8, 0)[1] },
    pillars: columns.sort((a, b) => b[1] - a[1]),
    pews: [],
    font: at(inset + 2.4, -cell + 1.2),
    pool: box(inset + 2.6, Math.max(inset + 4.6, split - 4.4), -1.3, 1.3),
    podium: [
      box(-0.9, length + 0.9, -half - 0.9, half + 0.9),
      box(-0.45, length + 0.45, -half - 0.45, half + 0.45),
      box(0, length, -half, half),
    ],
    garth: undefined,
    sill: at(-0.9, 0),
  }
}

/** Two naves side by side, open to each other. */
function double(lot: Lot, random: Random): Church {
  const [main, aside] = [3, random.pick([2, 3])]
  const s = random.pick([-1, 1])
  const wide = 2 * (main + aside)
  const { length, axis } = sited(lot, wide + 2, 14, random, s * aside)
  const { at, box } = axis
  const end = random.int(0, 2)
  const body = length - (end === 2 ? 2 : 3)
  const low = random.int(0, 3)
  const high = body - random.int(0, 3)
  const [v0, v1] = s < 0 ? [-main - 2 * aside, -main] : [main, main + 2 * aside]
  const first = largest(union([box(0, body, -main, main), apse(axis, body, 0, 3, end)]))
  const second = box(low, high, v0, v1)
  const arches: Church['doors'] = []
  for (let u = low + 1; u + 2 < high - 0.5; u += 3)
    arches.push({ kind: 'arch', from: at(u, s * main), to: at(u + 2, s * main), open: true })
  const next = roomsOf(random)
  const middle = (v0 + v1) / 2
  const sides: Side[] = []
  if (Math.floor(lot.width / 2) - main >= 4)
    for (const u of random.chance(0.5) ? [1, body - 5] : [random.int(1, body - 5)])
      sides.push(against(axis, next(), u, u + 4, -s * main, 3))
  return {
    shells: [first, second],
    doors: [{ kind: 'double', from: at(0, -1), to: at(0, 1) }, ...arches],
    sides,
    nave: box(0.25, body - 4, -main + 0.25, main - 0.25),
    sanctuary: largest(
      union([box(body - 4, body + 0.05, -main + 0.25, main - 0.25), apse(axis, body, 0, 3, end, 0.3)]),
    ),
    parts: [{ name: 'Second nave', outline: box(low + 0.25, high - 0.25, v0 + 0.25, v1 - 0.25) }],
    altar: at(body + 0.8, 0),
    carpet: { x: at(0, 0)[0], from: at(0.6, 0)[1], to: at(body - 0.2, 0)[1] },
    pillars: pillarRows(axis, 1.9, body - 3, 2.6, [-s * (main - 0.9)]),
    pews: [
      ...pewRows(axis, 2.6, body - 3, 0, main - 1.3),
      // In a narrow one they stand in one row, away from the arches.
      ...(aside === 3
        ? pewRows(axis, low + 2, high - 4, middle, 1.95)
        : pillarRows(axis, low + 2, high - 4, 1.15, [middle + s * 0.5]).map((at) => ({ at, turn: 0, width: 1.9 }))),
    ],
    font: at(1.4, -s * (main - 1.9)),
    pool: box(Math.round(body * 0.5) - 1.1, Math.round(body * 0.5) + 1.1, -1.4, 1.4),
    podium: [],
    garth: undefined,
    sill: at(0, 0),
  }
}

/** A church along one side of a garth, the brothers' rooms along another. */
function cloister(lot: Lot, random: Random): Church {
  const s = random.pick([-1, 1])
  const wide = 20
  const length = Math.min(lot.height - 5, random.int(16, 19))
  const foot = lot.height - 2 - random.int(1, Math.max(1, lot.height - 4 - length))
  // The axis runs up the church, which lies to one side of the whole.
  const left = 1 + random.int(0, Math.max(0, lot.width - wide - 2))
  const axis = axisOf(s > 0 ? left + 3 : left + wide - 3, foot)
  const { at, box } = axis
  const end = random.int(0, 1)
  const body = length - 3
  const first = largest(union([box(0, body, -3, 3), apse(axis, body, 0, 3, end)]))
  const across = (v0: number, v1: number): [number, number] => (s > 0 ? [v0, v1] : [-v1, -v0])
  const low = random.int(0, Math.max(0, body - 13))
  const high = Math.min(body, low + random.int(12, 13))
  const yard = box(low, high, ...across(3, 13))
  const garth = box(low + 2.4, high - 2.4, ...across(5.4, 10.6))
  const rooms = random.shuffle(cloisterRooms)
  const cuts = [low, low + Math.round((high - low) / 3), low + Math.round(((high - low) * 2) / 3), high]
  const sides = cuts.slice(1).map((to, i): Side => {
    const from = cuts[i]!
    return {
      purpose: rooms[i]!,
      outline: box(from, to, ...across(13, 17)),
      door: [at(from + 1, s * 13), at(from + 2, s * 13)],
    }
  })
  const pillars: Point[] = []
  for (let u = low + 2.2; u <= high - 2.1; u += (high - low - 4.4) / 4)
    for (const v of [5.2, 10.8]) pillars.push(at(u, s * v))
  for (const v of [7.07, 8.93]) for (const u of [low + 2.2, high - 2.2]) pillars.push(at(u, s * v))
  return {
    shells: [first, yard],
    doors: [
      { kind: 'double', from: at(0, -1), to: at(0, 1) },
      {
        kind: 'door',
        from: at(low + Math.round((high - low) / 2), s * 3),
        to: at(low + Math.round((high - low) / 2) + 1, s * 3),
      },
      { kind: 'door', from: at(low, s * 8), to: at(low, s * 9) },
    ],
    sides,
    nave: box(0.25, body - 4, -2.75, 2.75),
    sanctuary: largest(union([box(body - 4, body + 0.05, -2.75, 2.75), apse(axis, body, 0, 3, end, 0.3)])),
    parts: [{ name: 'Garth', outline: box(low + 0.25, high - 0.25, ...across(3.25, 12.75)) }],
    altar: at(body + 0.8, 0),
    carpet: { x: at(0, 0)[0], from: at(0.6, 0)[1], to: at(body - 0.2, 0)[1] },
    pillars,
    pews: pewRows(axis, 2.4, body - 3, 0, 2.62),
    font: at(1.3, -s * 1.9),
    pool: box((low + high) / 2 - 1.3, (low + high) / 2 + 1.3, ...across(6.7, 9.3)),
    podium: [],
    garth,
    sill: at(0, 0),
  }
}

/** Draws a temple of a kind on a lot, its door at the foot of it. */
export function churchOf(kind: ChurchKind, lot: Lot, random: Random): Church {
  const draw = { cross, basilica, rotunda, central, columned, double, cloister }[kind]
  const onLot = (ring: readonly Point[]) =>
    ring.every(([x, y]) => x >= 0.6 && y >= 0.6 && x <= lot.width - 0.6 && y <= lot.height - 0.6)
  for (let attempt = 0; attempt < 12; attempt++) {
    const church = draw(lot, random)
    if ([...church.shells, ...church.podium, ...church.sides.map(({ outline }) => outline)].every(onLot)) return church
  }
  const church = draw(lot, random)
  return { ...church, sides: church.sides.filter(({ outline }) => onLot(outline)) }
}

/** Whether a kind is longer than wide. */
export const isLong = (kind: ChurchKind) => kind !== 'rotunda' && kind !== 'central'

/** Whether a lot is large enough for a kind. */
export const fitsOn = (kind: ChurchKind, { width, height }: Lot) =>
  kind === 'cloister'
    ? width >= 22 && height >= 21
    : kind === 'rotunda' || kind === 'central'
      ? Math.min(width, height) >= 20
      : kind === 'double'
        ? width >= 16
        : kind === 'columned'
          ? width >= 18
          : true
