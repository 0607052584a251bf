import { blur, distance, type Field } from '../../../paint/field.ts'
import { planeAt } from './seen.ts'

const RING = 16
const ways = Array.from({ length: RING }, (_, k) => [
  Math.cos((2 * Math.PI * k) / RING),
  Math.sin((2 * Math.PI * k) / RING),
])

/** Rounds the outlines of pieces: each px goes to whichever piece has most of the disc about it. */
export function roundedPieces(
  label: Int32Array,
  width: number,
  height: number,
  radius: number,
  rounds: number,
): Int32Array {
  let now = label
  const around = rings.flatMap(([share, weight]) =>
    ways.map(([x, y]) => ({ x: Math.round(x! * radius * share), y: Math.round(y! * radius * share), weight })),
  )
  const votes = new Votes()
  for (let round = 0; round < rounds; round++) {
    const next = now.slice()
    for (let y = 0; y < height; y++) roundedRow(now, next, width, height, around, Math.ceil(radius), votes, y)
    now = next
  }
  return now
}

function roundedRow(
  now: Int32Array,
  next: Int32Array,
  width: number,
  height: number,
  around: { x: number; y: number; weight: number }[],
  reach: number,
  votes: Votes,
  y: number,
) {
  const up = Math.max(0, y - reach) * width
  const down = Math.min(height - 1, y + reach) * width
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const own = now[at]!
    const left = Math.max(0, x - reach)
    const right = Math.min(width - 1, x + reach)
    // Far from any outline, which most are, nobody needs to be asked.
    if (
      now[up + left] === own &&
      now[up + x] === own &&
      now[up + right] === own &&
      now[at - x + left] === own &&
      now[at - x + right] === own &&
      now[down + left] === own &&
      now[down + x] === own &&
      now[down + right] === own
    )
      continue
    votes.clear()
    votes.add(own, 1.5)
    for (const way of around) {
      const px = Math.min(width - 1, Math.max(0, x + way.x))
      const py = Math.min(height - 1, Math.max(0, y + way.y))
      votes.add(now[py * width + px]!, way.weight)
    }
    next[at] = votes.most(own)
  }
}

const rings = [
  [0.5, 1],
  [1, 1],
] as const

/** A count of votes for a few candidates. */
class Votes {
  readonly #who = new Int32Array(40)
  readonly #much = new Float32Array(40)
  #count = 0

  clear() {
    this.#count = 0
  }

  add(who: number, much: number) {
    for (let k = 0; k < this.#count; k++)
      if (this.#who[k] === who) {
        this.#much[k]! += much
        return
      }
    this.#who[this.#count] = who
    this.#much[this.#count++] = much
  }

  /** Whoever has most; the first asked about where two have the same. */
  most(first: number) {
    let best = first
    let most = -1
    for (let k = 0; k < this.#count; k++)
      if (this.#much[k]! > most) {
        most = this.#much[k]!
        best = this.#who[k]!
      }
    return best
  }
}

/** The same pieces at another size, their outlines smooth: each px asks the sixteen about it, the nearer ones more. */
export function piecesAt(label: Int32Array, width: number, height: number, w: number, h: number): Int32Array {
  const out = new Int32Array(w * h)
  const votes = new Votes()
  for (let y = 0; y < h; y++) piecesRow(label, width, height, out, w, h, y, votes)
  return out
}

function piecesRow(
  label: Int32Array,
  width: number,
  height: number,
  out: Int32Array,
  w: number,
  h: number,
  y: number,
  votes: Votes,
) {
  const fy = ((y + 0.5) * height) / h - 0.5
  const y0 = Math.floor(fy)
  const [top, low] = [Math.max(0, y0 - 1) * width, Math.min(height - 1, y0 + 2) * width]
  for (let x = 0; x < w; x++) {
    const fx = ((x + 0.5) * width) / w - 0.5
    const x0 = Math.floor(fx)
    const [left, right] = [Math.max(0, x0 - 1), Math.min(width - 1, x0 + 2)]
    const own = label[top + left]!
    if (own === label[top + right] && own === label[low + left] && own === label[low + right]) {
      const inner = label[Math.max(0, y0) * width + Math.max(0, x0)]!
      if (inner === own && label[Math.min(height - 1, y0 + 1) * width + Math.min(width - 1, x0 + 1)] === own) {
        out[y * w + x] = own
        continue
      }
    }
    votes.clear()
    for (let j = -1; j <= 2; j++)
      for (let i = -1; i <= 2; i++) {
        const px = Math.min(width - 1, Math.max(0, x0 + i))
        const py = Math.min(height - 1, Math.max(0, y0 + j))
        const far = (fx - x0 - i) ** 2 + (fy - y0 - j) ** 2
        if (far < 4) votes.add(label[py * width + px]!, Math.exp(-far))
      }
    out[y * w + x] = votes.most(out[y * w + Math.max(0, x - 1)]!)
  }
}

/** Px from each px to the nearest one of another piece. */
export function borderDistance(label: Int32Array, width: number, height: number): Field {
  const inner = { width, height, values: new Float32Array(width * height) }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const isBorder =
        (x < width - 1 && label[at] !== label[at + 1]) || (y < height - 1 && label[at] !== label[at + width])
      inner.values[at] = isBorder ? 0 : 1
    }
  return distance(inner, 0.5)
}

/**
 * Every piece blown up like a cushion that is fixed at its outline: 0 there, 1 where the outline is far away (a screened Poisson
 * equation, by over-relaxation). `reach`: how far the outline holds it down, px; `parted`: how much two pieces
 * are parted, 0-1: of those that are hardly so, neither holds the other down.
 */
export function puffed(
  label: Int32Array,
  width: number,
  height: number,
  reach: number,
  parted: (one: number, other: number) => number = () => 1,
): Float32Array {
  const size = width * height
  // One row more above and below, so that every place has neighbours.
  const u = new Float32Array(size + 2 * width + 2)
  const [across, down] = [new Float32Array(size + 2 * width + 2), new Float32Array(size + 2 * width + 2)]
  const shares = new Float32Array(size + 2 * width + 2)
  const own = 1 / (reach * reach)
  for (let y = 0; y < height; y++) holdRow(label, width, height, parted, own, across, down, shares, y)
  for (let at = width; at < size + width; at++) shares[at] = 1 / shares[at]!
  const rounds = Math.min(50, Math.round(12 + reach * 1.8))
  for (let round = 0; round < rounds; round++)
    for (let y = 1; y <= height; y++) puffRow(u, across, down, shares, width, own, y)
  const made = new Float32Array(size)
  for (let at = 0; at < size; at++) made[at] = Math.sqrt(Math.max(0, u[at + width]!))
  return made
}

/** How much each place follows its neighbours to the right and below, and the sum of all that it follows. */
function holdRow(
  label: Int32Array,
  width: number,
  height: number,
  parted: (one: number, other: number) => number,
  own: number,
  across: Float32Array,
  down: Float32Array,
  shares: Float32Array,
  y: number,
) {
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const here = at + width
    shares[here]! += own
    for (const [isThere, step, follows] of [
      [x < width - 1, 1, across],
      [y < height - 1, width, down],
    ] as const) {
      if (!isThere) continue
      const hold = label[at] === label[at + step] ? 0 : parted(label[at]!, label[at + step]!)
      follows[here] = 1 - hold
      shares[here]! += 1 + hold
      shares[here + step]! += 1 + hold
    }
  }
}

const OVER = 1.72

function puffRow(
  u: Float32Array,
  across: Float32Array,
  down: Float32Array,
  shares: Float32Array,
  width: number,
  own: number,
  y: number,
) {
  for (let at = y * width; at < (y + 1) * width; at++) {
    const sum =
      own +
      across[at - 1]! * u[at - 1]! +
      across[at]! * u[at + 1]! +
      down[at - width]! * u[at - width]! +
      down[at]! * u[at + width]!
    u[at]! += OVER * (sum * shares[at]! - u[at]!)
  }
}

/** A mask as two pieces. */
export const sidesOf = (mask: Float32Array): Int32Array => Int32Array.from(mask, (value) => (value > 0.5 ? 1 : 0))

/** A mask with all that is narrower than about `radius` px gone, and its outline rounded. */
export function roundedMask(mask: Float32Array, width: number, height: number, radius: number): Float32Array {
  const soft = blur({ width, height, values: mask }, Math.max(1, radius), 3).values
  for (let at = 0; at < soft.length; at++) soft[at] = Math.min(1, Math.max(0, (soft[at]! - 0.5) * radius * 0.8 + 0.5))
  return soft
}

/** The whole subject, round as a body is, as large as the mask; worked out at `side` px, where its outline holds `reach` px down. */
export function bodyOf(
  subject: Float32Array,
  width: number,
  height: number,
  { side, reach }: { side: number; reach: number },
): Float32Array {
  const scale = Math.min(1, side / Math.max(width, height))
  const [w, h] = [Math.max(8, Math.round(width * scale)), Math.max(8, Math.round(height * scale))]
  const mask = planeAt(subject, width, height, w, h)
  const round = puffed(sidesOf(mask), w, h, reach)
  for (let at = 0; at < round.length; at++) round[at]! *= mask[at]! > 0.5 ? 1 : 0
  return planeAt(round, w, h, width, height)
}
