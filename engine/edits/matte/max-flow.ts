/** Steps to the eight neighbours of a px; the one opposite of `d` is `d ^ 1`. */
export const stepsX = [1, -1, 0, 0, 1, -1, 1, -1] as const
export const stepsY = [0, 0, 1, -1, 1, -1, -1, 1] as const
const WAYS = 8

/** A grid of px, each linked to its eight neighbours. */
export interface Grid {
  width: number
  height: number
  /** What it costs to part a px from its neighbour: `WAYS` values a px, in the order of `stepsX`; 0 where none is. Used up. */
  links: Float32Array
  /** How much more it costs to put a px into the background than into the subject; negative where it is the other way. Used up. */
  leaning: Float32Array
}

const FREE = 0
const SOURCE = 1
const SINK = 2
/** Where a px hangs on its tree, beside 0-7, the neighbour that is its parent. */
const ROOT = 8
const NONE = 9
const LEAST = 1e-5

/**
 * The cheapest way to part a grid in two, 1 for the subject and 0 for the background: a minimum cut by augmenting paths that grow
 * from both ends (Boykov and Kolmogorov, "An Experimental Comparison of Min-Cut/Max-Flow Algorithms", 2004).
 * `onTurn` is called every few thousand paths and may throw to stop it.
 */
export function minimumCut({ width, height, links, leaning }: Grid, onTurn: () => void = () => undefined): Uint8Array {
  const size = width * height
  const tree = new Uint8Array(size)
  const parent = new Uint8Array(size).fill(NONE)
  const stamp = new Int32Array(size)
  const far = new Int32Array(size)
  const shifts = stepsX.map((dx, d) => dx + stepsY[d]! * width)

  // Active px wait in a ring; each is in it at most once.
  const queue = new Int32Array(size + 1)
  const isQueued = new Uint8Array(size)
  let head = 0
  let tail = 0
  const push = (at: number) => {
    if (isQueued[at] === 1) return
    isQueued[at] = 1
    queue[tail] = at
    tail = tail === size ? 0 : tail + 1
  }
  const orphans: number[] = []
  let time = 1

  // Links that lead out of the grid hold nothing, so a neighbour in the next row over the edge is never gone to.
  const isInside = (at: number, d: number) => {
    const next = at + shifts[d]!
    return next >= 0 && next < size
  }

  for (let at = 0; at < size; at++) {
    if (leaning[at] === 0) continue
    tree[at] = leaning[at]! > 0 ? SOURCE : SINK
    parent[at] = ROOT
    far[at] = 1
    push(at)
  }

  /** What can still flow along a link in the direction of the tree that `side` is. */
  const room = (at: number, d: number, side: number): number =>
    side === SOURCE ? links[at * WAYS + d]! : links[(at + shifts[d]!) * WAYS + (d ^ 1)]!

  /** Lets flow what can flow over a link from a px of the source's tree to one of the sink's. */
  const augment = (from: number, d: number): void => {
    const to = from + shifts[d]!
    let most = links[from * WAYS + d]!
    let at = from
    while (parent[at] !== ROOT) {
      const up = at + shifts[parent[at]!]!
      most = Math.min(most, links[up * WAYS + (parent[at]! ^ 1)]!)
      at = up
    }
    most = Math.min(most, leaning[at]!)
    at = to
    while (parent[at] !== ROOT) {
      most = Math.min(most, links[at * WAYS + parent[at]!]!)
      at += shifts[parent[at]!]!
    }
    most = Math.min(most, -leaning[at]!)

    links[from * WAYS + d]! -= most
    links[to * WAYS + (d ^ 1)]! += most
    at = from
    while (parent[at] !== ROOT) {
      const way = parent[at]!
      const up = at + shifts[way]!
      const down = up * WAYS + (way ^ 1)
      links[at * WAYS + way]! += most
      links[down]! -= most
      if (links[down]! <= LEAST) {
        parent[at] = NONE
        orphans.push(at)
      }
      at = up
    }
    leaning[at]! -= most
    if (leaning[at]! <= LEAST) {
      leaning[at] = Math.max(0, leaning[at]!)
      parent[at] = NONE
      orphans.push(at)
    }
    at = to
    while (parent[at] !== ROOT) {
      const way = parent[at]!
      const up = at + shifts[way]!
      links[at * WAYS + way]! -= most
      links[up * WAYS + (way ^ 1)]! += most
      if (links[at * WAYS + way]! <= LEAST) {
        parent[at] = NONE
        orphans.push(at)
      }
      at = up
    }
    leaning[at]! += most
    if (leaning[at]! >= -LEAST) {
      leaning[at] = Math.min(0, leaning[at]!)
      parent[at] = NONE
      orphans.push(at)
    }
  }

  /** How many steps a px is from a root; -1 where its tree has none any more. Px that were looked at in this turn are known. */
  const rootOf = (start: number): number => {
    let at = start
    let steps = 0
    while (stamp[at] !== time) {
      const way = parent[at]!
      if (way === NONE) return -1
      if (way === ROOT) {
        stamp[at] = time
        far[at] = 1
        break
      }
      steps++
      at += shifts[way]!
    }
    const total = steps + far[at]!
    let left = total
    for (let mark = start; stamp[mark] !== time; mark += shifts[parent[mark]!]!) {
      stamp[mark] = time
      far[mark] = left--
    }
    return total
  }

  /** Finds a new parent for a px whose own was cut off, or sets it free with all that hangs on it. */
  const adopt = (at: number): void => {
    const side = tree[at]!
    let best = NONE
    let nearest = Number.POSITIVE_INFINITY
    for (let d = 0; d < WAYS; d++) {
      if (!isInside(at, d)) continue
      const next = at + shifts[d]!
      if (tree[next] !== side || parent[next] === NONE) continue
      // Flow must be able to come from the neighbour to this px, or for the sink's tree to go there.
      if (room(next, d ^ 1, side) <= LEAST) continue
      const steps = rootOf(next)
      if (steps < 0 || steps >= nearest) continue
      nearest = steps
      best = d
    }
    if (best !== NONE) {
      parent[at] = best
      stamp[at] = time
      far[at] = nearest + 1
      return
    }
    for (let d = 0; d < WAYS; d++) {
      if (!isInside(at, d)) continue
      const next = at + shifts[d]!
      if (tree[next] !== side) continue
      if (room(next, d ^ 1, side) > LEAST) push(next)
      if (parent[next] === (d ^ 1)) {
        parent[next] = NONE
        orphans.push(next)
      }
    }
    tree[at] = FREE
  }

  /** Grows a tree from an active px; the way to a px of the other tree, where one is met. */
  const grow = (at: number): number => {
    const side = tree[at]!
    for (let d = 0; d < WAYS; d++) {
      if (!isInside(at, d) || room(at, d, side) <= LEAST) continue
      const next = at + shifts[d]!
      if (tree[next] === FREE) {
        tree[next] = side
        parent[next] = d ^ 1
        stamp[next] = stamp[at]!
        far[next] = far[at]! + 1
        push(next)
      } else if (tree[next] !== side) return d
    }
    return NONE
  }

  let paths = 0
  while (head !== tail) {
    const at = queue[head]!
    if (tree[at] === FREE || parent[at] === NONE) {
      isQueued[at] = 0
      head = head === size ? 0 : head + 1
      continue
    }
    const d = grow(at)
    if (d === NONE) {
      isQueued[at] = 0
      head = head === size ? 0 : head + 1
      continue
    }
    if (++paths % 4096 === 0) onTurn()
    time++
    if (tree[at] === SOURCE) augment(at, d)
    else augment(at + shifts[d]!, d ^ 1)
    while (orphans.length > 0) adopt(orphans.pop()!)
  }
  return tree.map((side) => (side === SOURCE ? 1 : 0))
}
