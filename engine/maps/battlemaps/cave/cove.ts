import { noise } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { type Frame, frameOf } from '../frame.ts'
import type { Furnisher, Space } from '../furnish.ts'
import { inside, point, rectangle } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import type { Point } from '../scene.ts'

/** An arm of the sea in a cave: its water, as a ring and in the frame that has the sea at the bottom. */
interface Inlet {
  ring: Point[]
  frame: Frame
  /** The water's middle line across, where it ends and how wide it is to either side. */
  across: number
  end: number
  half: number
}

/** Whether the sea comes into the cave. */
export const isCove = (intent: Intent): boolean =>
  intent.asks('sloop', 'ship', 'dock') || intent.prompted('cove') || intent.prompted('sea cave')

/** Opens the rock for an arm of the sea from one edge to past the middle, with a beach about its end, and for a way from it to the rest. */
export function inlet(cells: Uint8Array, columns: number, rows: number, random: Random): Inlet {
  const frame = frameOf(columns, rows, random.int(0, 3), random.chance(0.5))
  const { width, height } = frame
  const across = width * random.range(0.42, 0.58)
  const half = 3.3
  const end = height - Math.min(15, height * 0.66)
  const open = (u: number, v: number) => {
    const [x, y] = frame.at(u + 0.5, v + 0.5)
    const [column, row] = [Math.floor(x), Math.floor(y)]
    if (column >= 0 && row >= 0 && column < columns && row < rows) cells[row * columns + column] = 1
  }
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const aside = Math.abs(u + 0.5 - across)
      const sea = v > end && aside < half + 0.6
      // The beach: broad about the end and along the sides, none where the cave meets the open sea.
      const past = Math.max(0, end + 2 - v)
      const beach = v > end - 5 && v < height - 4 && Math.hypot(aside, past) < half + 3.2
      if (sea || beach) open(u, v)
    }
  // Whatever lies beyond is reached from the head of the beach.
  for (let v = 2; v < end; v++) for (const u of [-1, 0]) open(Math.floor(across) + u, v)
  for (let u = 2; u < width - 2; u++) for (const v of [-4, -3]) open(u, Math.floor(end) + v)
  const seed = random.int(0, 1e6)
  const shore = (v: number, side: number) => {
    const taper = Math.min(1, Math.max(0, (v - end) / 3)) ** 0.6
    return across + side * (half * taper + (noise(v * 0.7, side * 9, seed) - 0.5) * 0.9)
  }
  const steps = Array.from({ length: Math.ceil((height - end) * 2) + 4 }, (_, i) => end + i * 0.5)
  const ring = frame.ring([
    ...steps.map((v) => point(shore(v, -1), v)),
    ...steps.toReversed().map((v) => point(shore(v, 1), v)),
  ])
  return { ring, frame, across, end, half }
}

/** The ship at her mooring, a jetty beside her, and what has been landed. */
export function moor(
  intent: Intent,
  { ring, frame, across, end, half }: Inlet,
  dry: Space,
  columns: number,
  rows: number,
  furnisher: Furnisher,
  random: Random,
): void {
  const whole: Space = { outline: rectangle(0.05, 0.05, columns - 0.1, rows - 0.1) }
  const put = (kind: Parameters<Furnisher['put']>[0], space: Space, u: number, v: number, placing = {}, turn = 0) =>
    furnisher.put(kind, space, ...frame.at(u, v), { turn: frame.turn(turn), ...placing })
  const side = random.chance(0.5) ? 1 : -1
  // Planks from the head of the beach along one side of her.
  const jetty = across - side * 2.2
  const wharf = Math.min(frame.height - 3, end + 9)
  for (let v = end - 0.6; v < wharf; v += 0.86) put('boardwalk', whole, jetty, v, { width: 1.5, depth: 0.84 })
  const ship = Math.min(9.5, frame.height - end - 3.4)
  const asked = intent.wanted.some(({ kind }) => kind === 'sloop')
  if (asked || intent.prompted('pirate'))
    put('sloop', whole, across + side * 0.55, end + 2.4 + ship / 2, { width: 3.5, depth: ship })
  else put('rowboat', whole, across + side * 0.6, end + 4)
  for (const v of [end + 2.6, end + 6]) put('bollard', whole, jetty - side * 0.95, v)
  put('rowboat', whole, across + side * (half + 1), end + 2.2, {}, 0.5 * side)
  const ashore: Space = { ...dry, keepOut: [...(dry.keepOut ?? []), ring] }
  for (const kind of [
    'crate',
    'barrel',
    'crate',
    'barrel',
    'crate',
    'rope',
    'barrel',
    'chest',
    'crate',
    'sacks',
    'net',
    'torch',
  ] as const)
    for (let i = 0; i < 24; i++) {
      const [u, v] = [across + random.range(-6, 6), end + random.range(-4, 6)]
      const [x, y] = frame.at(u, v)
      if (inside(ring, x, y)) continue
      const spot = kind === 'torch' ? 'lantern' : kind
      if (furnisher.put(spot, ashore, x, y, { turn: random.range(0, 6.28) })) break
    }
}
