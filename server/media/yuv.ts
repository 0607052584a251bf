import { setImmediate as turn } from 'node:timers/promises'

// Video is kept as luma and, at half the size, chroma. An encoder that is given RGBA would label it as full-range RGB, which players
// show in false colours: it is turned here, by the figures of ITU-R BT.709 for the limited range, in 16-bit fixed point.

/** Bytes of a frame as planes Y, U, V and, where it has one, A. Width and height are even. */
export function planesLength(width: number, height: number, hasAlpha: boolean): number {
  return (width * height * (hasAlpha ? 5 : 3)) / 2
}

/** RGBA to planes, into `planes`, which is as long as `planesLength` says. */
export function toPlanes(rgba: Uint8ClampedArray, width: number, height: number, planes: Uint8Array): void {
  const size = width * height
  const quarter = size >> 2
  const half = width >> 1
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let r = 0
      let g = 0
      let b = 0
      for (let k = 0; k < 4; k++) {
        const at = (y + (k >> 1)) * width + x + (k & 1)
        const red = rgba[at * 4] as number
        const green = rgba[at * 4 + 1] as number
        const blue = rgba[at * 4 + 2] as number
        planes[at] = (red * 11_966 + green * 40_254 + blue * 4064 + 1_081_344) >> 16
        r += red
        g += green
        b += blue
      }
      const at = (y >> 1) * half + (x >> 1)
      planes[size + at] = (-6596 * r - 22_189 * g + 28_785 * b + 33_685_504) >> 18
      planes[size + quarter + at] = (28_785 * r - 26_145 * g - 2640 * b + 33_685_504) >> 18
    }
  }
  const alpha = planes.length - size - 2 * quarter
  if (alpha === size) for (let at = 0; at < size; at++) planes[size + 2 * quarter + at] = rgba[at * 4 + 3] as number
}

/** Planes without alpha back to opaque RGBA, width * height * 4 long. */
export function fromPlanes(planes: Uint8Array, width: number, height: number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4)
  rowsFrom(planes, width, height, rgba, 0, height)
  return rgba
}

/** Px that are turned at once where others wait for their turn: some ms. */
const AT_ONCE = 500_000

/** The same for large frames: others have their turn between the rows. */
export async function fromPlanesInTurns(planes: Uint8Array, width: number, height: number): Promise<Uint8ClampedArray> {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const rows = Math.max(1, Math.floor(AT_ONCE / width))
  for (let y = 0; y < height; y += rows) {
    if (y > 0) await turn()
    rowsFrom(planes, width, height, rgba, y, Math.min(height, y + rows))
  }
  return rgba
}

function rowsFrom(
  planes: Uint8Array,
  width: number,
  height: number,
  rgba: Uint8ClampedArray,
  first: number,
  end: number,
): void {
  const size = width * height
  const quarter = size >> 2
  const half = width >> 1
  for (let y = first; y < end; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const chroma = size + (y >> 1) * half + (x >> 1)
      const luma = 1.164_384 * ((planes[at] as number) - 16)
      const u = (planes[chroma] as number) - 128
      const v = (planes[chroma + quarter] as number) - 128
      rgba[at * 4] = luma + 1.792_741 * v
      rgba[at * 4 + 1] = luma - 0.213_249 * u - 0.532_909 * v
      rgba[at * 4 + 2] = luma + 2.112_402 * u
      rgba[at * 4 + 3] = 255
    }
  }
}
