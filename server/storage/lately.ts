/**
 * Values remembered for a short while, within a bound: the longest remembered go first. A value that is looked up
 * `lifetime` ms or more after it was remembered is gone.
 */
export interface Lately<Value> {
  recall(key: string): Value | undefined
  remember(key: string, value: Value): void
  forget(key: string): void
}

interface Settings<Value> {
  /** ms */
  lifetime: number
  /** Most that may be remembered, in the unit of `weigh`. */
  most: number
  /** What a value counts for; left out: one. */
  weigh?: (value: Value) => number
  now?: () => number
}

export function openLately<Value>({
  lifetime,
  most,
  weigh = () => 1,
  now = () => performance.now(),
}: Settings<Value>): Lately<Value> {
  const entries = new Map<string, { value: Value; until: number }>()
  let weight = 0

  function forget(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    weight -= weigh(entry.value)
    entries.delete(key)
  }

  return {
    forget,
    recall(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until > now()) return entry.value
      forget(key)
      return undefined
    },
    remember(key, value) {
      forget(key)
      if (weigh(value) > most) return
      entries.set(key, { value, until: now() + lifetime })
      weight += weigh(value)
      for (const oldest of entries.keys()) {
        if (weight <= most) break
        forget(oldest)
      }
    },
  }
}
