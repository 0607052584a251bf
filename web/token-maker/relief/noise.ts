/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32, Tommy Ettinger, public domain). */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number of -1 … 1 for a place of the lattice. */
function latticeAt(x: number, y: number): number {
  let mixed = (Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2_147_483_648 - 1
}

const eased = (t: number) => t * t * (3 - 2 * t)

/** Value noise, -1 … 1, a bump about every unit. */
export function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [eased(x - column), eased(y - row)]
  const upper = latticeAt(column, row) * (1 - u) + latticeAt(column + 1, row) * u
  const lower = latticeAt(column, row + 1) * (1 - u) + latticeAt(column + 1, row + 1) * u
  return upper * (1 - v) + lower * v
}

/** Noise upon finer noise, about -1 … 1. */
export function fractal(x: number, y: number, octaves = 3): number {
  let [sum, strength, scale, most] = [0, 1, 1, 0]
  for (let k = 0; k < octaves; k++) {
    sum += strength * noise(x * scale + k * 17.3, y * scale - k * 9.1)
    most += strength
    strength *= 0.5
    scale *= 2.03
  }
  return sum / most
}

/** How near the closest and the next of scattered points are: pebbles, cells, cracks. One point a unit. */
export function cells(x: number, y: number): { near: number; next: number } {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  let [near, next] = [9, 9]
  for (let j = row - 1; j <= row + 1; j++)
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = i + 0.5 + 0.45 * latticeAt(i, j) - x
      const dy = j + 0.5 + 0.45 * latticeAt(i + 71, j - 53) - y
      const far = Math.sqrt(dx * dx + dy * dy)
      if (far < near) {
        next = near
        near = far
      } else if (far < next) next = far
    }
  return { near, next }
}
