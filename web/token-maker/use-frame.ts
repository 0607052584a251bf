import { useEffect, useRef, useState } from 'react'
import { offPage, type Sheet } from './relief/canvas.ts'
import { renderFrame } from './render-token.ts'
import type { Style } from './style.ts'

/** What a frame's look depends on. */
const keyOf = ({ shape, frame, main, accent, width, wear }: Style, side: number) =>
  JSON.stringify([shape, frame, main, accent, width, wear, side])

/** As many are kept: going back and forth between a few costs nothing. */
const KEPT = 8
const kept = new Map<string, Sheet>()

/** A style's frame, `side` px each way; the same one where it was drawn lately. */
export function frameSheet(style: Style, side: number): Sheet {
  const key = keyOf(style, side)
  const found = kept.get(key) ?? renderFrame(offPage, style, side)
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return found
}

/** The frame of the style as it was a moment ago: it takes a tenth of a second to draw, and what is pressed meanwhile goes first. */
export function useFrame(style: Style, side: number): Sheet | undefined {
  const [frame, setFrame] = useState<Sheet>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => setFrame(frameSheet(style, side)), kept.has(keyOf(style, side)) ? 0 : 30)
    return () => clearTimeout(waiting.current)
  }, [style, side])
  return frame
}
