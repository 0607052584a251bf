/** How many Gaussians tell the colours of one side. */
const PARTS = 5
const ROUNDS = 4
/** Least variance of a colour, so that a flat ground does not forbid what is a little off it. */
const VARIANCE_MIN = 6

/** Colours as three planes; distances in them are about as the eye sees them. */
export interface Colours {
  width: number
  height: number
  /** 0-100. */
  l: Float32Array
  /** About ±100. */
  a: Float32Array
  b: Float32Array
}

/** One Gaussian of a mixture: its mean, the inverse of its covariance, and the logarithm of its share over the root of its determinant. */
interface Part {
  l: number
  a: number
  b: number
  xx: number
  xy: number
  xz: number
  yy: number
  yz: number
  zz: number
  weight: number
}

export type Mixture = readonly Part[]

interface Sums {
  n: number
  x: number
  y: number
  z: number
  xx: number
  xy: number
  xz: number
  yy: number
  yz: number
  zz: number
}
const noSums = (): Sums => ({ n: 0, x: 0, y: 0, z: 0, xx: 0, xy: 0, xz: 0, yy: 0, yz: 0, zz: 0 })

function add(sums: Sums, x: number, y: number, z: number, n: number): void {
  sums.n += n
  sums.x += n * x
  sums.y += n * y
  sums.z += n * z
  sums.xx += n * x * x
  sums.xy += n * x * y
  sums.xz += n * x * z
  sums.yy += n * y * y
  sums.yz += n * y * z
  sums.zz += n * z * z
}

interface Spread {
  mean: [number, number, number]
  covariance: [number, number, number, number, number, number]
  n: number
}

function spreadOf({ n, x, y, z, xx, xy, xz, yy, yz, zz }: Sums): Spread {
  const [mx, my, mz] = [x / n, y / n, z / n]
  return {
    n,
    mean: [mx, my, mz],
    covariance: [
      xx / n - mx * mx,
      xy / n - mx * my,
      xz / n - mx * mz,
      yy / n - my * my,
      yz / n - my * mz,
      zz / n - mz * mz,
    ],
  }
}

function partOf({ mean, covariance, n }: Spread, all: number): Part {
  const [a, b, c, d, e, f] = covariance
  const [xx, yy, zz] = [a + VARIANCE_MIN, d + VARIANCE_MIN, f + VARIANCE_MIN]
  const determinant = xx * (yy * zz - e * e) - b * (b * zz - e * c) + c * (b * e - yy * c)
  return {
    l: mean[0],
    a: mean[1],
    b: mean[2],
    xx: (yy * zz - e * e) / determinant,
    xy: (c * e - b * zz) / determinant,
    xz: (b * e - c * yy) / determinant,
    yy: (xx * zz - c * c) / determinant,
    yz: (b * c - xx * e) / determinant,
    zz: (xx * yy - b * b) / determinant,
    weight: Math.log(n / all) - 0.5 * Math.log(determinant),
  }
}

/** The direction in which colours spread most (power iteration). */
function mainAxis([a, b, c, d, e, f]: Spread['covariance']): { axis: [number, number, number]; variance: number } {
  let [x, y, z] = [0.6, 0.55, 0.58]
  let length = 0
  for (let k = 0; k < 12; k++) {
    const nx = a * x + b * y + c * z
    const ny = b * x + d * y + e * z
    const nz = c * x + e * y + f * z
    length = Math.hypot(nx, ny, nz)
    if (length < 1e-9) return { axis: [1, 0, 0], variance: 0 }
    x = nx / length
    y = ny / length
    z = nz / length
  }
  return { axis: [x, y, z], variance: length }
}

/**
 * The colours of some px as a mixture of Gaussians: split along the widest one until there are enough (Orchard and Bouman 1991),
 * then settled by assigning each px to its nearest. `share`: how far each px is meant, 0-1. Undefined where hardly any are.
 */
export function mixtureOf({ l, a, b }: Colours, share: Float32Array, step: number): Mixture | undefined {
  const chosen: number[] = []
  for (let at = 0; at < share.length; at += step) if (share[at]! > 0.02) chosen.push(at)
  if (chosen.length < 12) return undefined
  const of = new Uint8Array(chosen.length)
  const sums = [noSums()]
  for (const at of chosen) add(sums[0]!, l[at]!, a[at]!, b[at]!, share[at]!)
  if (sums[0]!.n < 4) return undefined
  while (sums.length < PARTS) {
    const spreads = sums.map(spreadOf)
    const axes = spreads.map(({ covariance }) => mainAxis(covariance))
    let widest = 0
    for (const [k, { variance }] of axes.entries())
      if (variance * sums[k]!.n > axes[widest]!.variance * sums[widest]!.n) widest = k
    if (axes[widest]!.variance < 2) break
    const { axis } = axes[widest]!
    const { mean } = spreads[widest]!
    const fresh = sums.length
    sums[widest] = noSums()
    sums.push(noSums())
    for (const [k, at] of chosen.entries()) {
      if (of[k] !== widest) continue
      const side = (l[at]! - mean[0]) * axis[0] + (a[at]! - mean[1]) * axis[1] + (b[at]! - mean[2]) * axis[2]
      if (side > 0) of[k] = fresh
      add(sums[side > 0 ? fresh : widest]!, l[at]!, a[at]!, b[at]!, share[at]!)
    }
    if (sums[widest]!.n < 1 || sums[fresh]!.n < 1) break
  }
  const settled = () => {
    const filled = sums.filter(({ n }) => n >= 1)
    const all = filled.reduce((sum, { n }) => sum + n, 0)
    return filled.map((one) => partOf(spreadOf(one), all))
  }
  let parts = settled()
  for (let round = 0; round < ROUNDS; round++) {
    for (let k = 0; k < sums.length; k++) sums[k] = noSums()
    for (const at of chosen) {
      let best = 0
      let most = Number.NEGATIVE_INFINITY
      for (const [k, part] of parts.entries()) {
        const likely = likelihoodIn(part, l[at]!, a[at]!, b[at]!)
        if (likely > most) {
          most = likely
          best = k
        }
      }
      add(sums[best]!, l[at]!, a[at]!, b[at]!, share[at]!)
    }
    parts = settled()
  }
  return parts
}

function likelihoodIn(part: Part, l: number, a: number, b: number): number {
  const x = l - part.l
  const y = a - part.a
  const z = b - part.b
  const square = part.xx * x * x + part.yy * y * y + part.zz * z * z
  return part.weight - 0.5 * square - part.xy * x * y - part.xz * x * z - part.yz * y * z
}

/** Logarithm of how likely a colour is in a mixture, but for a constant. */
export function likelihood(mixture: Mixture, l: number, a: number, b: number): number {
  let most = Number.NEGATIVE_INFINITY
  let sum = 0
  for (const part of mixture) {
    const one = likelihoodIn(part, l, a, b)
    if (one > most) {
      sum = sum * Math.exp(most - one) + 1
      most = one
    } else sum += Math.exp(one - most)
  }
  return most + Math.log(sum)
}
