import { type RefObject, useEffect } from 'react'

/** Keeps the chosen one of a row that scrolls sideways in sight, from the start and whenever another is chosen. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another chosen one.
  useEffect(() => {
    const { current } = row
    const one = current?.querySelector<HTMLElement>(chosen)
    if (!current || !one) return
    // Only the row itself scrolls: scrollIntoView would move the page too.
    const [box, around] = [one.getBoundingClientRect(), current.getBoundingClientRect()]
    current.scrollLeft += box.left - around.left - (around.width - box.width) / 2
  }, [row, chosen, value])
}
