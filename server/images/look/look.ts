import { LOOK_MEANS, LOOK_SPREADS } from './look-figures.ts'

// What a picture looks like, in few bytes that can be compared: where its colours are, which way its edges run, and how light and
// dark are spread over it. After MPEG-7's colour layout and edge histogram descriptors, in OKLab.

/** The side that a picture is looked at in, px; its shape is not kept, so that tall and wide pictures can be alike. */
export const LOOK_SIDE = 64
const GRID = 4
const EDGE_GRID = 2
const DIRECTIONS = 4
const WAVES = 6
/** Colours of the grid, edges by direction and how many there are, waves of lightness without the first, which is the mean. */
const COLOURS = GRID * GRID * 3
const EDGES = EDGE_GRID * EDGE_GRID * (DIRECTIONS + 1)
export const LOOK_BYTES = COLOURS + EDGES + WAVES * WAVES - 1

/** sRGB to linear light, by byte. */
const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Lightness, and the two axes of colour, each of LOOK_SIDE² px; what is transparent lies on grey. */
function labOf(rgba: Uint8Array): [Float64Array, Float64Array, Float64Array] {
  const count = LOOK_SIDE * LOOK_SIDE
  const [lights, greens, blues] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  for (let at = 0; at < count; at++) {
    const cover = (rgba[at * 4 + 3] ?? 255) / 255
    const [r, g, b] = [0, 1, 2].map((channel) => (linear[rgba[at * 4 + channel] ?? 0] ?? 0) * cover + 0.2 * (1 - cover))
    const [red, green, blue] = [r ?? 0, g ?? 0, b ?? 0]
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lights[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    greens[at] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    blues[at] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return [lights, greens, blues]
}

function colours(labs: readonly Float64Array[]): number[] {
  const cell = LOOK_SIDE / GRID
  const means: number[] = []
  for (const plane of labs) {
    for (let top = 0; top < LOOK_SIDE; top += cell) {
      for (let left = 0; left < LOOK_SIDE; left += cell) {
        let sum = 0
        for (let y = top; y < top + cell; y++)
          for (let x = left; x < left + cell; x++) sum += plane[y * LOOK_SIDE + x] ?? 0
        means.push(sum / (cell * cell))
      }
    }
  }
  return means
}

/** Of each part of the picture: which way its edges run, as shares, and how many there are. */
function edges(light: Float64Array): number[] {
  const cell = LOOK_SIDE / EDGE_GRID
  const sums = new Float64Array(EDGES)
  const at = (x: number, y: number) => light[y * LOOK_SIDE + x] ?? 0
  for (let y = 1; y < LOOK_SIDE - 1; y++) {
    for (let x = 1; x < LOOK_SIDE - 1; x++) {
      const across = at(x + 1, y) - at(x - 1, y)
      const down = at(x, y + 1) - at(x, y - 1)
      const strength = Math.hypot(across, down)
      if (strength < 0.02) continue
      const part = (Math.floor(y / cell) * EDGE_GRID + Math.floor(x / cell)) * (DIRECTIONS + 1)
      const turn = ((Math.atan2(down, across) / Math.PI + 2) % 1) * DIRECTIONS
      // Shared with the neighbouring direction, so that a little turn is a little change.
      const [one, share] = [Math.floor(turn) % DIRECTIONS, turn - Math.floor(turn)]
      sums[part + one] = (sums[part + one] ?? 0) + strength * (1 - share)
      const other = part + ((one + 1) % DIRECTIONS)
      sums[other] = (sums[other] ?? 0) + strength * share
      sums[part + DIRECTIONS] = (sums[part + DIRECTIONS] ?? 0) + strength
    }
  }
  return Array.from(sums, (sum, k) => {
    const all = sums[k - (k % (DIRECTIONS + 1)) + DIRECTIONS] ?? 0
    return k % (DIRECTIONS + 1) === DIRECTIONS ? Math.log1p(all) : sum / (all + 1)
  })
}

const cosines = Array.from({ length: WAVES }, (_, wave) =>
  Float64Array.from({ length: LOOK_SIDE }, (_, at) => Math.cos(((at + 0.5) * wave * Math.PI) / LOOK_SIDE)),
)

/** The slow waves of lightness, without the first. */
function waves(light: Float64Array): number[] {
  const rows = cosines.map((cosine) =>
    Float64Array.from({ length: LOOK_SIDE }, (_, y) => {
      let sum = 0
      for (let x = 0; x < LOOK_SIDE; x++) sum += (light[y * LOOK_SIDE + x] ?? 0) * (cosine[x] ?? 0)
      return sum / LOOK_SIDE
    }),
  )
  return rows
    .flatMap((row) =>
      cosines.map((cosine) => row.reduce((sum, value, y) => sum + value * (cosine[y] ?? 0), 0) / LOOK_SIDE),
    )
    .slice(1)
}

/** What a picture of LOOK_SIDE² px, RGBA, looks like, before it is brought to one scale. */
export function measured(rgba: Uint8Array): number[] {
  const labs = labOf(rgba)
  return [...colours(labs), ...edges(labs[0]), ...waves(labs[0])]
}

/** How many steps of a byte one spread is. */
const STEPS = 32

/** What a picture looks like: LOOK_BYTES signed bytes, in each of which most pictures differ alike. */
export function lookOf(rgba: Uint8Array): Int8Array {
  return Int8Array.from(measured(rgba), (value, k) =>
    Math.max(-127, Math.min(127, Math.round(((value - (LOOK_MEANS[k] ?? 0)) / (LOOK_SPREADS[k] ?? 1)) * STEPS))),
  )
}

/** How much each byte says, so that the many that are alike everywhere do not drown the few that tell. */
const weightOf = (k: number) => (k < COLOURS ? 1 : k < COLOURS + EDGES ? 1.2 : 0.8)

/** How far two looks are from each other, squared. */
export function lookDistance(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let k = 0; k < LOOK_BYTES; k++) sum += weightOf(k) * ((one[k] ?? 0) - (other[k] ?? 0)) ** 2
  return sum
}

/**
 * Looks are found by cells: each of the tables cuts their space by planes and names the piece a look is in. Those alike share a
 * piece in some table, so that few of a million have to be compared (locality-sensitive hashing, Charikar 2002). Pieces are named
 * after few cuts, after more and after all: among few pictures the likest are far apart, among many the large pieces are crowded.
 */
const TABLES = 8
const CUTS = [5, 10, 16] as const
const PLANES = 16

/** How fine cells are, from the finest. */
export const finenesses = [2, 1, 0] as const
type Fineness = (typeof finenesses)[number]

/** The planes, always the same: drawn from one seed, and never to be changed while cells are kept. */
const planes = (() => {
  let state = 20260101
  const random = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return Array.from({ length: TABLES * PLANES }, () =>
    Float64Array.from(
      { length: LOOK_BYTES },
      (_, k) => (random() + random() + random() - 1.5) * Math.sqrt(weightOf(k)),
    ),
  )
})()

const sideOf = (look: Int8Array, plane: Float64Array | undefined) => {
  let sum = 0
  for (let k = 0; k < LOOK_BYTES; k++) sum += (plane?.[k] ?? 0) * (look[k] ?? 0)
  return sum
}

const cellOf = (table: number, fineness: Fineness, piece: number) => (table * 3 + fineness) * 2 ** PLANES + piece
const cutTo = (piece: number, fineness: Fineness) => piece % 2 ** CUTS[fineness]

/** On which side of each plane of a table a look is, and how far from it. */
const sidesIn = (look: Int8Array, table: number) =>
  Array.from({ length: PLANES }, (_, bit) => sideOf(look, planes[table * PLANES + bit]))
const pieceOf = (sides: readonly number[]) => sides.reduce((sum, side, bit) => sum + (side > 0 ? 2 ** bit : 0), 0)

/** The cells that a look is in, of every fineness in each table. */
export function cellsOf(look: Int8Array): number[] {
  return Array.from({ length: TABLES }, (_, table) => {
    const piece = pieceOf(sidesIn(look, table))
    return finenesses.map((fineness) => cellOf(table, fineness, cutTo(piece, fineness)))
  }).flat()
}

/** Of one fineness the cells where those alike may lie: a look's own, and in each table the one behind the plane it is nearest to. */
export function cellsNear(look: Int8Array, fineness: Fineness): number[] {
  return Array.from({ length: TABLES }, (_, table) => {
    const sides = sidesIn(look, table)
    const cuts = sides.slice(0, CUTS[fineness])
    const nearest = cuts.reduce((best, side, bit) => (Math.abs(side) < Math.abs(cuts[best] ?? 0) ? bit : best), 0)
    const piece = cutTo(pieceOf(sides), fineness)
    const other = sides[nearest] !== undefined && sides[nearest] > 0 ? piece - 2 ** nearest : piece + 2 ** nearest
    return [cellOf(table, fineness, piece), cellOf(table, fineness, other)]
  }).flat()
}
