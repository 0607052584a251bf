/** Side of a block, px. */
export const SIDE = 8

/** The orthonormal cosines: row k, place n. */
export const cosines = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [k, n] = [Math.floor(at / SIDE), at % SIDE]
  return Math.sqrt((k === 0 ? 1 : 2) / SIDE) * Math.cos((Math.PI * (2 * n + 1) * k) / (2 * SIDE))
})

const half = new Float32Array(SIDE * SIDE)

/** What a block is in cosines (DCT-II); `to` may be `from`. */
export function toCosines(from: Float32Array, to: Float32Array): void {
  for (let y = 0; y < SIDE; y++)
    for (let k = 0; k < SIDE; k++) {
      let sum = 0
      for (let n = 0; n < SIDE; n++) sum += cosines[k * SIDE + n]! * from[y * SIDE + n]!
      half[y * SIDE + k] = sum
    }
  for (let x = 0; x < SIDE; x++)
    for (let k = 0; k < SIDE; k++) {
      let sum = 0
      for (let n = 0; n < SIDE; n++) sum += cosines[k * SIDE + n]! * half[n * SIDE + x]!
      to[k * SIDE + x] = sum
    }
}

/** Back to px. */
export function fromCosines(from: Float32Array, to: Float32Array): void {
  for (let x = 0; x < SIDE; x++)
    for (let n = 0; n < SIDE; n++) {
      let sum = 0
      for (let k = 0; k < SIDE; k++) sum += cosines[k * SIDE + n]! * from[k * SIDE + x]!
      half[n * SIDE + x] = sum
    }
  for (let y = 0; y < SIDE; y++)
    for (let n = 0; n < SIDE; n++) {
      let sum = 0
      for (let k = 0; k < SIDE; k++) sum += cosines[k * SIDE + n]! * half[y * SIDE + k]!
      to[y * SIDE + n] = sum
    }
}
