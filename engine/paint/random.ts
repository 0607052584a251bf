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

/**
 * A stream from a seed (a request's unsigned 32-bit integer, or any text). `onDraw` is called for each number drawn from it and
 * from its forks: a count of work, which unlike a clock is the same on every machine.
 */
export function random(seed: number | string, onDraw?: () => void): Random {
  const name = String(seed)
  const stream: () => number = alea(name)
  const next = onDraw
    ? () => {
        onDraw()
        return stream()
      }
    : stream
  const range = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
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
      const value = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return Math.min(3, Math.max(-3, value))
    },
    fork: (label) => random(`${name}/${label}`, onDraw),
  }
}
