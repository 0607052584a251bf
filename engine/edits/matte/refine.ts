/** What is where: beyond doubt behind, beyond doubt the subject, or between. */
export const BEHIND = 0
export const BETWEEN = 1
export const SUBJECT = 2

/** Rays that leave each px in search of colours of both sides, and how many px each goes at most. */
const RAYS = 4
/** How much a px's own estimate counts against what its neighbourhood says. */
const TRUST = 0.12
const ROUNDS = 26
const RIDGE = 1e-5 * 9

/** A picture as three planes of 0-1, and what is where in it. */
export interface Band {
  width: number
  height: number
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  trimap: Uint8Array
}

/**
 * How much of each px between is the subject's, 0-1: first by the best pair of colours of both sides that can be seen from it
 * (after "Shared Sampling for Real-Time Alpha Matting", Gastal and Oliveira 2010), then smoothed along the picture's own colours
 * ("A Closed-Form Solution to Natural Image Matting", Levin, Lischinski and Weiss 2008), solved by conjugate gradients on those px
 * alone. `onRound` hears how much is done, 0-1, and may throw to stop it. `told`: a first estimate, 0-1, where one is known; then no pairs
 * are sought.
 */
export function softened(
  band: Band,
  reach: number,
  onRound: (done: number) => void,
  told?: Float32Array,
): Float32Array {
  const { trimap } = band
  const alpha = new Float32Array(trimap.length)
  const between: number[] = []
  for (let at = 0; at < alpha.length; at++) {
    if (trimap[at] === BETWEEN) between.push(at)
    else alpha[at] = trimap[at] === SUBJECT ? 1 : 0
  }
  if (between.length === 0) return alpha
  const unknown = Int32Array.from(between)
  const sure = told ? asTold(unknown, told, alpha) : sampled(band, unknown, reach, alpha)
  onRound(0.3)
  smoothed(band, unknown, alpha, sure, (done) => onRound(0.3 + 0.7 * done))
  return alpha
}

/** What is told holds, but for the picture's own edges. */
function asTold(unknown: Int32Array, told: Float32Array, alpha: Float32Array): Float32Array {
  for (const at of unknown) alpha[at] = told[at]!
  return new Float32Array(unknown.length).fill(0.25)
}

/** The first px of each side along some rays, and the alpha of the pair that explains a px best. Tells how surely. */
function sampled(band: Band, unknown: Int32Array, reach: number, alpha: Float32Array): Float32Array {
  const pairs = { front: new Int32Array(unknown.length).fill(-1), back: new Int32Array(unknown.length).fill(-1) }
  for (let k = 0; k < unknown.length; k++) choosePair(band, unknown[k]!, k, reach, pairs)
  // Neighbours try each other's pairs.
  const index = new Int32Array(band.trimap.length).fill(-1)
  for (let k = 0; k < unknown.length; k++) index[unknown[k]!] = k
  const shared = { front: pairs.front.slice(), back: pairs.back.slice() }
  for (let k = 0; k < unknown.length; k++) sharePair(band, unknown[k]!, k, index, pairs, shared)
  const sure = new Float32Array(unknown.length)
  for (let k = 0; k < unknown.length; k++) {
    const [front, back] = [shared.front[k]!, shared.back[k]!]
    if (front < 0 || back < 0) {
      alpha[unknown[k]!] = front >= 0 ? 0.75 : back >= 0 ? 0.25 : 0.5
      sure[k] = 0.01
      continue
    }
    const { share, off, span } = mixedOf(band, unknown[k]!, front, back)
    alpha[unknown[k]!] = share
    sure[k] = Math.exp(-off * 14) * Math.min(1, span / 0.22)
  }
  return sure
}

/** How far between two colours a px's lies, how far off their line, and how far they are apart. */
function mixedOf({ red, green, blue }: Band, at: number, front: number, back: number) {
  const fr = red[front]! - red[back]!
  const fg = green[front]! - green[back]!
  const fb = blue[front]! - blue[back]!
  const pr = red[at]! - red[back]!
  const pg = green[at]! - green[back]!
  const pb = blue[at]! - blue[back]!
  const square = fr * fr + fg * fg + fb * fb
  const raw = square > 1e-6 ? (pr * fr + pg * fg + pb * fb) / square : 0.5
  const share = Math.min(1, Math.max(0, raw))
  return { share, off: Math.hypot(pr - share * fr, pg - share * fg, pb - share * fb), span: Math.sqrt(square) }
}

interface Pairs {
  front: Int32Array
  back: Int32Array
}

/** The cost of a pair for a px: how badly it explains the colour, and how far away it is. */
function costOf(band: Band, at: number, front: number, back: number, reach: number): number {
  const { off, span } = mixedOf(band, at, front, back)
  const { width } = band
  const x = at % width
  const y = (at - x) / width
  const far = (from: number) => Math.hypot((from % width) - x, Math.floor(from / width) - y) / reach
  return off + 0.02 * (far(front) + far(back)) + 0.03 / (0.1 + span)
}

function choosePair(band: Band, at: number, k: number, reach: number, pairs: Pairs): void {
  const { width, height, trimap } = band
  const x = at % width
  const y = (at - x) / width
  // Neighbours look in other directions, so that together they see all of it.
  const turn = (((x % 3) + 3 * (y % 3)) / 9) * (Math.PI / RAYS) * 2
  const fronts: number[] = []
  const backs: number[] = []
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = turn + (ray * 2 * Math.PI) / RAYS
    const dx = Math.cos(angle)
    const dy = Math.sin(angle)
    let front = -1
    let back = -1
    for (let step = 2; step <= reach * 3 && (front < 0 || back < 0); step += 1.5) {
      const px = Math.round(x + dx * step)
      const py = Math.round(y + dy * step)
      if (px < 0 || px >= width || py < 0 || py >= height) break
      const there = py * width + px
      if (front < 0 && trimap[there] === SUBJECT) front = there
      if (back < 0 && trimap[there] === BEHIND) back = there
    }
    if (front >= 0) fronts.push(front)
    if (back >= 0) backs.push(back)
  }
  let least = Number.POSITIVE_INFINITY
  for (const front of fronts)
    for (const back of backs) {
      const cost = costOf(band, at, front, back, reach)
      if (cost >= least) continue
      least = cost
      pairs.front[k] = front
      pairs.back[k] = back
    }
  if (least === Number.POSITIVE_INFINITY) {
    pairs.front[k] = fronts[0] ?? -1
    pairs.back[k] = backs[0] ?? -1
  }
}

function sharePair(band: Band, at: number, k: number, index: Int32Array, pairs: Pairs, shared: Pairs): void {
  const { width, height } = band
  const x = at % width
  const y = (at - x) / width
  let least = Number.POSITIVE_INFINITY
  for (let dy = -4; dy <= 4; dy += 2)
    for (let dx = -4; dx <= 4; dx += 2) {
      const px = x + dx
      const py = y + dy
      if (px < 0 || px >= width || py < 0 || py >= height) continue
      const other = index[py * width + px]!
      if (other < 0 || pairs.front[other]! < 0 || pairs.back[other]! < 0) continue
      const cost = costOf(band, at, pairs.front[other]!, pairs.back[other]!, 60)
      if (cost >= least) continue
      least = cost
      shared.front[k] = pairs.front[other]!
      shared.back[k] = pairs.back[other]!
    }
}

/** Every 3 x 3 px that hold one between, each with its mean colour and the inverse of its spread. */
interface Windows {
  /** Middles of them. */
  at: Int32Array
  /** Nine values each: mean of red, green, blue; inverse xx, xy, xz, yy, yz, zz. */
  values: Float32Array
}

function windowsOf({ width, height, red, green, blue, trimap }: Band): Windows {
  const found: number[] = []
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      let isMeant = false
      for (let dy = -width; dy <= width && !isMeant; dy += width)
        isMeant = trimap[at + dy - 1] === BETWEEN || trimap[at + dy] === BETWEEN || trimap[at + dy + 1] === BETWEEN
      if (isMeant) found.push(at)
    }
  const at = Int32Array.from(found)
  const values = new Float32Array(at.length * 9)
  for (let k = 0; k < at.length; k++) {
    let [r, g, b, rr, rg, rb, gg, gb, bb] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (let dy = -width; dy <= width; dy += width)
      for (let i = at[k]! + dy - 1; i <= at[k]! + dy + 1; i++) {
        r += red[i]!
        g += green[i]!
        b += blue[i]!
        rr += red[i]! * red[i]!
        rg += red[i]! * green[i]!
        rb += red[i]! * blue[i]!
        gg += green[i]! * green[i]!
        gb += green[i]! * blue[i]!
        bb += blue[i]! * blue[i]!
      }
    const [mr, mg, mb] = [r / 9, g / 9, b / 9]
    const xx = rr / 9 - mr * mr + RIDGE
    const xy = rg / 9 - mr * mg
    const xz = rb / 9 - mr * mb
    const yy = gg / 9 - mg * mg + RIDGE
    const yz = gb / 9 - mg * mb
    const zz = bb / 9 - mb * mb + RIDGE
    const determinant = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz)
    values.set(
      [
        mr,
        mg,
        mb,
        (yy * zz - yz * yz) / determinant,
        (xz * yz - xy * zz) / determinant,
        (xy * yz - xz * yy) / determinant,
        (xx * zz - xz * xz) / determinant,
        (xy * xz - xx * yz) / determinant,
        (xx * yy - xy * xy) / determinant,
      ],
      k * 9,
    )
  }
  return { at, values }
}

/** What the matting Laplacian makes of a plane: how far each px is off what its windows' colours say of it. */
function laplacian({ width, red, green, blue }: Band, windows: Windows, plane: Float32Array, out: Float32Array): void {
  out.fill(0)
  const { at, values } = windows
  for (let k = 0; k < at.length; k++) laplacianOne(width, red, green, blue, at[k]!, k * 9, values, plane, out)
}

function laplacianOne(
  width: number,
  red: Float32Array,
  green: Float32Array,
  blue: Float32Array,
  at: number,
  v: number,
  values: Float32Array,
  plane: Float32Array,
  out: Float32Array,
): void {
  const mr = values[v]!
  const mg = values[v + 1]!
  const mb = values[v + 2]!
  let sum = 0
  let cr = 0
  let cg = 0
  let cb = 0
  for (let dy = -width; dy <= width; dy += width)
    for (let i = at + dy - 1; i <= at + dy + 1; i++) {
      const p = plane[i]!
      sum += p
      cr += p * (red[i]! - mr)
      cg += p * (green[i]! - mg)
      cb += p * (blue[i]! - mb)
    }
  const mean = sum / 9
  const ar = (values[v + 3]! * cr + values[v + 4]! * cg + values[v + 5]! * cb) / 9
  const ag = (values[v + 4]! * cr + values[v + 6]! * cg + values[v + 7]! * cb) / 9
  const ab = (values[v + 5]! * cr + values[v + 7]! * cg + values[v + 8]! * cb) / 9
  for (let dy = -width; dy <= width; dy += width)
    for (let i = at + dy - 1; i <= at + dy + 1; i++)
      out[i]! += plane[i]! - mean - ar * (red[i]! - mr) - ag * (green[i]! - mg) - ab * (blue[i]! - mb)
}

/** Solves (L + trust) alpha = trust * estimate for the px between, all others held. */
function smoothed(
  band: Band,
  unknown: Int32Array,
  alpha: Float32Array,
  sure: Float32Array,
  onRound: (done: number) => void,
): void {
  const windows = windowsOf(band)
  const n = unknown.length
  const trust = Float32Array.from(sure, (value) => TRUST * value + 1e-4)
  const estimate = Float32Array.from(unknown, (at) => alpha[at]!)
  const direction = new Float32Array(alpha.length)
  const product = new Float32Array(alpha.length)
  laplacian(band, windows, alpha, product)
  // Px off all windows, along the picture's edge, lean on their estimate alone.
  const rest = Float32Array.from(unknown, (at, k) => -product[at]! + trust[k]! * (estimate[k]! - alpha[at]!))
  for (let k = 0; k < n; k++) direction[unknown[k]!] = rest[k]!
  let square = rest.reduce((sum, value) => sum + value * value, 0)
  const enough = Math.max(1e-12, n * 1e-8)
  for (let round = 0; round < ROUNDS && square > enough; round++) {
    if (round % 4 === 0) onRound(round / ROUNDS)
    laplacian(band, windows, direction, product)
    let along = 0
    for (let k = 0; k < n; k++) {
      const at = unknown[k]!
      product[at]! += trust[k]! * direction[at]!
      along += direction[at]! * product[at]!
    }
    if (along <= 0) break
    const step = square / along
    let next = 0
    for (let k = 0; k < n; k++) {
      const at = unknown[k]!
      alpha[at]! += step * direction[at]!
      rest[k]! -= step * product[at]!
      next += rest[k]! * rest[k]!
    }
    const keep = next / square
    for (let k = 0; k < n; k++) {
      const at = unknown[k]!
      direction[at] = rest[k]! + keep * direction[at]!
    }
    square = next
  }
  for (let k = 0; k < n; k++) alpha[unknown[k]!] = Math.min(1, Math.max(0, alpha[unknown[k]!]!))
}
