import alea from 'alea'

/** A stream of random choices; the same seed gives the same stream on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** In [low, high). */
  range(low: number, high: number): number
  /** A whole number in [low, high], both included. */
  int(low: number, high: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One of the items; throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T
  /** One of the items, each as likely as its weight; throws RangeError when no weight is above 0. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T
  /** A new list in random order. */
  shuffle<T>(items: readonly T[]): T[]
  /** About normal with mean 0 and standard deviation 1, clipped to [-3, 3]. */
  normal(): number
  /** An independent stream named by `label`: drawing from it leaves this one as it was. */
  fork(label: string): Random
}

/** What becomes of every choice of a stream and of all that fork from it. */
export interface Steering {
  /** 0-1, added to every draw and wrapped at 1: streams of one seed with evenly spread turns choose as differently as they can. */
  turn?: number
  /** A little variation: what is chosen stays, what is measured moves a little, and details are drawn anew. */
  nudged?: {
    /** One for every variation of a variation, the first one's first. */
    seeds: readonly number[]
    /** First words of the labels whose streams are details. */
    details: readonly string[]
    /** Whether `range` and `normal` move. */
    slides: boolean
  }
  /** Called for each number drawn: a count of work, which unlike a clock is the same on every machine. */
  onDraw?: () => void
}

/** How far one nudge moves what is measured at most, as a share of its range. */
const NUDGE = 0.14
/** The same of what is distributed normally, in standard deviations. */
const NUDGE_NORMAL = 0.35

/** Into [0, 1), turned back at its ends. */
function folded(value: number): number {
  const within = Math.abs(value) % 2
  return Math.min(1 - Number.EPSILON, within > 1 ? 2 - within : within)
}

/** How far each draw of a stream is moved, in [-1, 1] for each nudge; nothing where none is. */
function nudgesOf(name: string, { nudged }: Steering): (() => number) | undefined {
  if (!nudged?.slides || nudged.seeds.length === 0) return undefined
  const streams = nudged.seeds.map((seed) => alea(`${name}/nudge ${seed}`) as () => number)
  return () => streams.reduce((sum, next) => sum + 2 * next() - 1, 0)
}

/** A stream from a seed (a request's unsigned 32-bit integer, or any text). */
export function random(seed: number | string, steering: Steering = {}): Random {
  const name = String(seed)
  const { turn = 0, nudged, onDraw } = steering
  const stream: () => number = alea(name)
  const drawn = onDraw
    ? () => {
        onDraw()
        return stream()
      }
    : stream
  const next = turn === 0 ? drawn : () => (drawn() + turn) % 1
  const nudge = nudgesOf(name, steering)
  const measured = nudge ? () => folded(next() + NUDGE * nudge()) : next
  const isDetail = (label: string) => nudged?.details.includes(label.split(' ', 1)[0] ?? '') ?? false
  return {
    next,
    range: (low, high) => low + (high - low) * measured(),
    int: (low, high) => Math.floor(low + (high + 1 - low) * next()),
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError('Nothing to pick from')
      return items[Math.floor(next() * items.length)]!
    },
    weighted(items, weight) {
      const total = items.reduce((sum, item) => sum + Math.max(0, weight(item)), 0)
      if (!(total > 0)) throw new RangeError('No item has a weight above 0')
      let left = next() * total
      for (const item of items) {
        left -= Math.max(0, weight(item))
        if (left < 0) return item
      }
      return items.findLast((item) => weight(item) > 0)!
    },
    shuffle(items) {
      const list = [...items]
      for (let i = list.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1))
        ;[list[i], list[j]] = [list[j]!, list[i]!]
      }
      return list
    },
    normal() {
      // Box–Muller; 1 - u keeps the logarithm finite.
      const plain = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      const value = nudge ? plain + NUDGE_NORMAL * nudge() : plain
      return Math.min(3, Math.max(-3, value))
    },
    fork(label) {
      const path = `${name}/${label}`
      return nudged && isDetail(label)
        ? random(`${path}/${nudged.seeds.join(' ')}`, { ...steering, nudged: undefined })
        : random(path, steering)
    },
  }
}
