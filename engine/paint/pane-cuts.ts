import { speckle } from './noise.ts'

/** A picture in coarse samples, as panes are cut from. */
export interface Sheet {
  width: number
  height: number
  /** Units a sample. */
  unit: number
  /** OKLab, three a sample. */
  labs: Float32Array
  figure: Uint8Array
}

/** How far out the rings of glass around the focus end, units. */
const rings = [175, 330, 520, 740, 1000, 1300, 1700]

/** A number for the piece each sample would be cut into: straight cuts through the figure, rays and rings behind it. */
export function pieces(
  { width, height, unit, figure }: Sheet,
  classes: Uint8Array,
  focus: readonly [number, number],
  seed: number,
) {
  const cells = new Int32Array(figure.length)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const ux = (x + 0.5) * unit
      const uy = (y + 0.5) * unit
      const cell = figure[i] ? cutOf(ux, uy, focus, seed) : rayOf(ux - focus[0], uy - focus[1], seed)
      cells[i] = classes[i]! * 4096 + cell
    }
  }
  return cells
}

const pitch = 175

/** The nearest of scattered points; none lies close to the focus but the focus, so that no cut goes through a face. */
function cutOf(x: number, y: number, [fx, fy]: readonly [number, number], seed: number): number {
  const column = Math.floor(x / pitch)
  const row = Math.floor(y / pitch)
  let best = 4000
  let least = (x - fx) ** 2 + (y - fy) ** 2
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      const px = (c + 0.15 + 0.7 * speckle(c, r, seed)) * pitch
      const py = (r + 0.15 + 0.7 * speckle(c, r, seed + 1)) * pitch
      if ((px - fx) ** 2 + (py - fy) ** 2 < 270 ** 2) continue
      const d = (x - px) ** 2 + (y - py) ** 2
      if (d >= least) continue
      least = d
      best = ((r + 2) * 32 + c + 2) & 2047
    }
  }
  return best
}

function rayOf(dx: number, dy: number, seed: number): number {
  const away = Math.sqrt(dx * dx + dy * dy)
  let ring = 0
  while (ring < rings.length - 1 && away > rings[ring]! * (0.96 + 0.08 * speckle(ring, 3, seed))) ring++
  const rays = 10 + ring * 3
  const turn = (Math.atan2(dy, dx) / (2 * Math.PI) + 0.5 + ring * 0.037) * rays
  const ray = Math.floor(turn)
  const cut = 0.45 * speckle(ray % rays, ring, seed + 5)
  return ring * 64 + ((turn - ray < cut ? ray + rays - 1 : ray) % rays)
}
