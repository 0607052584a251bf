import { useEffect, useState } from 'react'
import { fontAt } from './ribbon.ts'
import type { Typeface } from './style.ts'

/** Resolves once a canvas can write in a typeface; without a network it writes in what stands in for it. */
export async function bringFont(typeface: Typeface): Promise<void> {
  await document.fonts.load(fontAt(typeface, 40), 'Aé').catch(() => undefined)
}

/** Counts up when a typeface has come: what was written with another is to be drawn again. */
export function useFont(typeface: Typeface): number {
  const [come, setCome] = useState(0)
  useEffect(() => {
    let isHere = true
    void bringFont(typeface).then(() => isHere && setCome((count) => count + 1))
    return () => {
      isHere = false
    }
  }, [typeface])
  return come
}
