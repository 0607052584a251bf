import { useEffect, useState } from 'react'

/** How long typing must rest before anybody is asked about it, ms. */
const REST = 250

/** What was typed, once typing has rested. `key` tells one value from another where it is a new object each time. */
export function useRested<T>(value: T, key: unknown = value): T {
  const [rested, setRested] = useState(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the value.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [key])
  return rested
}
