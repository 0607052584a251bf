/** What is in a place of a volume; answered into the same object, reset before each call. */
export interface Stuff {
  /** How thick it is: 0 nothing, 1 thick, 2.5 at most. */
  density: number
  /** How strongly it shines of itself, 0-1: a place in the ramp of its emission. */
  heat: number
  /** Which of its tones it has, 0-1: a place in the ramp of its tints. */
  tint: number
}

export type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number]

/** A recipe: what fills a box of the world. `fill` is called for every place of a grid and must not keep anything. */
export interface Recipe {
  box: Box
  fill(x: number, y: number, z: number, out: Stuff): void
}

/** Density, heat, tint and the light that comes through, a byte each, for every place of a grid. */
export interface Volume {
  box: Box
  cells: readonly [x: number, y: number, z: number]
  step: readonly [x: number, y: number, z: number]
  bytes: Uint8Array
}

/** Density that a byte's steps stand for. */
export const DENSE = 2.5
/** No more cells than so many: 4 bytes each, and a third of a second. */
const CELLS_MOST = 850_000

/** Fills a grid whose cells are `fine` lengths wide, or wider where there would be too many. */
export function volumeOf({ box, fill }: Recipe, fine: number): Volume {
  const spans = [box[3] - box[0], box[4] - box[1], box[5] - box[2]] as const
  const wanted = (spans[0] * spans[1] * spans[2]) / fine ** 3
  const cell = fine * Math.max(1, Math.cbrt(wanted / CELLS_MOST))
  const cells = spans.map((span) => Math.max(4, Math.round(span / cell) + 1)) as [number, number, number]
  const step = spans.map((span, k) => span / (cells[k]! - 1)) as [number, number, number]
  const volume: Volume = { box, cells, step, bytes: new Uint8Array(cells[0] * cells[1] * cells[2] * 4) }
  for (let k = 0; k < cells[2]; k++) fillSlice(volume, fill, k)
  return volume
}

const stuff: Stuff = { density: 0.5, heat: 0.5, tint: 0.5 }
const byteOf = (share: number) => (share <= 0 ? 0 : share >= 1 ? 255 : (share * 255 + 0.5) | 0)

function fillSlice({ box, cells, step, bytes }: Volume, fill: Recipe['fill'], k: number): void {
  const z = box[2] + k * step[2]
  for (let j = 0, i = k * cells[0] * cells[1] * 4; j < cells[1]; j++) {
    const y = box[1] + j * step[1]
    for (let c = 0; c < cells[0]; c++, i += 4) {
      stuff.density = 0
      stuff.heat = 0
      stuff.tint = 0
      fill(box[0] + c * step[0], y, z, stuff)
      bytes[i + 3] = 255
      if (!(stuff.density > 0)) continue
      bytes[i] = byteOf(stuff.density / DENSE)
      bytes[i + 1] = byteOf(stuff.heat)
      bytes[i + 2] = byteOf(stuff.tint)
    }
  }
}
