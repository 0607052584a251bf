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

/** Lozenges of clear glass behind the figure, units wide and high. */
const quarry = { width: 196, height: 262 } as const

/** A number for the piece each sample would be cut into: straight cuts through the figure but where it is to stay `whole`, quarries behind it. */
export function pieces(
  { width, height, unit, figure }: Sheet,
  classes: Uint8Array,
  whole: Uint8Array,
  focus: readonly [number, number],
  seed: number,
) {
  const cells = new Int32Array(figure.length)
  for (let y = 0; y < height; y++) {
    const uy = (y + 0.5) * unit
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const ux = (x + 0.5) * unit
      cells[i] = classes[i]! * 4096 + (figure[i] ? (whole[i] ? 4001 : cutOf(ux, uy, focus, seed)) : quarryOf(ux, uy))
    }
  }
  return cells
}

function quarryOf(x: number, y: number): number {
  const along = x / quarry.width
  const down = y / quarry.height
  return (Math.floor(along + down) & 63) * 64 + ((Math.floor(along - down) + 32) & 63)
}

const pitch = 205

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
