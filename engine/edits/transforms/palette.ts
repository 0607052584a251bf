/** Colours in OKLab, a plane a channel. */
export interface Colours {
  l: Float32Array
  a: Float32Array
  b: Float32Array
}

/** Times that the colours are drawn to the middle of what takes them. */
const ROUNDS = 8

/** A step of hue counts more than one of lightness. */
const apart = ({ l, a, b }: Colours, i: number, colours: Float32Array, k: number) =>
  (l[i]! - colours[k * 3]!) ** 2 + 3 * ((a[i]! - colours[k * 3 + 1]!) ** 2 + (b[i]! - colours[k * 3 + 2]!) ** 2)

/**
 * The `most` colours that many are best told by, and which of them each takes: the first is that of the first sample, each further
 * one that which is farthest from all before it, and then all are drawn to their middles (k-means; Lloyd 1982).
 */
export function clustered(many: Colours, most: number): { colours: Float32Array; which: Uint8Array } {
  const count = many.l.length
  const colours = new Float32Array(most * 3)
  const which = new Uint8Array(count)
  const nearest = new Float32Array(count).fill(Number.POSITIVE_INFINITY)
  let next = 0
  let used = 0
  while (used < most) {
    colours.set([many.l[next]!, many.a[next]!, many.b[next]!], used * 3)
    let farthest = 0
    for (let i = 0; i < count; i++) {
      const d = apart(many, i, colours, used)
      if (d < nearest[i]!) {
        nearest[i] = d
        which[i] = used
      }
      if (nearest[i]! > farthest) {
        farthest = nearest[i]!
        next = i
      }
    }
    used++
    if (farthest < 1e-5) break
  }
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(used * 4)
    for (let i = 0; i < count; i++) {
      const k = which[i]! * 4
      sums[k]! += many.l[i]!
      sums[k + 1]! += many.a[i]!
      sums[k + 2]! += many.b[i]!
      sums[k + 3]!++
    }
    for (let k = 0; k < used; k++)
      if (sums[k * 4 + 3]! > 0) for (let c = 0; c < 3; c++) colours[k * 3 + c] = sums[k * 4 + c]! / sums[k * 4 + 3]!
    for (let i = 0; i < count; i++) {
      let best = Number.POSITIVE_INFINITY
      for (let k = 0; k < used; k++) {
        const d = apart(many, i, colours, k)
        if (d >= best) continue
        best = d
        which[i] = k
      }
    }
  }
  return { colours: colours.subarray(0, used * 3), which }
}
