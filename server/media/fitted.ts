/** One plane of a frame: a byte a px, rows without padding. */
interface Plane {
  bytes: Uint8Array
  width: number
  height: number
}

/** Luma and both chromas, which are half as wide and high, rounded up. */
export interface Planes {
  luma: Plane
  chromas: readonly [Plane, Plane]
}

/** Black, in the limited range. */
const BLACK = { luma: 16, chroma: 128 } as const

/** Planes of a frame as they lie one after another, of any width and height, px. */
export function planesIn(bytes: Uint8Array, width: number, height: number): Planes {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 }
  const size = width * height
  const chromaSize = half.width * half.height
  return {
    luma: { bytes: bytes.subarray(0, size), width, height },
    chromas: [
      { bytes: bytes.subarray(size, size + chromaSize), ...half },
      { bytes: bytes.subarray(size + chromaSize, size + 2 * chromaSize), ...half },
    ],
  }
}

/** A frame at another size, even px: as large as fits inside it, in the middle of black. */
export function fitted({ luma, chromas }: Planes, width: number, height: number): Buffer {
  const scale = Math.min(width / luma.width, height / luma.height)
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2)
  const inside = { width: Math.min(width, even(luma.width)), height: Math.min(height, even(luma.height)) }
  const size = width * height
  const made = Buffer.alloc((size * 3) / 2, BLACK.chroma).fill(BLACK.luma, 0, size)
  lay(luma, made.subarray(0, size), { width, height }, inside)
  const half = { width: width / 2, height: height / 2 }
  const halfInside = { width: inside.width / 2, height: inside.height / 2 }
  chromas.forEach((chroma, k) => {
    const from = size + (k * size) / 4
    lay(chroma, made.subarray(from, from + size / 4), half, halfInside)
  })
  return made
}

type Size = Pick<Plane, 'width' | 'height'>

/** Lays a plane, scaled, into the middle of another: the mean of what each px covers, or a mix of the nearest where it grows. */
function lay(plane: Plane, into: Uint8Array, all: Size, inside: Size): void {
  const left = (all.width - inside.width) >> 1
  const top = (all.height - inside.height) >> 1
  const columns = tapsOf(plane.width, inside.width)
  const rows = tapsOf(plane.height, inside.height)
  const row = new Float32Array(plane.width)
  for (let y = 0; y < inside.height; y++) {
    row.fill(0)
    for (const [from, weight] of rows[y] ?? []) {
      const start = from * plane.width
      for (let x = 0; x < plane.width; x++) row[x] = (row[x] as number) + weight * (plane.bytes[start + x] as number)
    }
    const start = (top + y) * all.width + left
    for (let x = 0; x < inside.width; x++) {
      let sum = 0.5
      for (const [from, weight] of columns[x] ?? []) sum += weight * (row[from] as number)
      into[start + x] = sum
    }
  }
}

/** Which px of a line make each px of one of another length, and how much of each. */
function tapsOf(from: number, to: number): (readonly [at: number, weight: number])[][] {
  const step = from / to
  const reach = Math.max(1, step)
  return Array.from({ length: to }, (_, n) => {
    const middle = (n + 0.5) * step - 0.5
    const taps: [number, number][] = []
    let sum = 0
    for (let at = Math.ceil(middle - reach); at <= Math.floor(middle + reach); at++) {
      const weight = 1 - Math.abs(at - middle) / reach
      if (weight <= 0) continue
      taps.push([Math.min(from - 1, Math.max(0, at)), weight])
      sum += weight
    }
    return taps.map(([at, weight]) => [at, weight / sum] as const)
  })
}
