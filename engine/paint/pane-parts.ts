import { BROW, EYE, isStranded, METAL, SKIN } from './matter.ts'
import type { Sheet } from './pane-cuts.ts'
import type { Subject } from './subject.ts'

const MOST_PARTS = 15
/** Parts too small to be leaded: they go with what is around them. */
export const OTHER = 255

/** Kinds of stuff that glass is parted by: flesh with eyes and brows is one. */
const kindOf = (stuff: number) =>
  stuff === SKIN || stuff === EYE || stuff === BROW ? 1 : isStranded(stuff) ? 2 : stuff === METAL ? 3 : 4

/** Which part of which thing each sample is of, from 1 on, the largest first; 0 where nobody knows. */
export function partsOf({ width, height, stuff, thing }: Subject, sheet: Sheet, step: number): Uint8Array {
  const keys = new Uint32Array(sheet.figure.length)
  const counts = new Map<number, number>()
  for (let i = 0; i < keys.length; i++) {
    if (sheet.figure[i] === 0) continue
    const x = Math.min(width - 1, (i % sheet.width) * step + (step >> 1))
    const at = Math.min(height - 1, Math.floor(i / sheet.width) * step + (step >> 1)) * width + x
    if (thing[at] === 0) continue
    keys[i] = thing[at]! * 8 + kindOf(stuff[at]!)
    counts.set(keys[i]!, (counts.get(keys[i]!) ?? 0) + 1)
  }
  const largest = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_PARTS)
  const numbers = new Map(largest.map(([key], k) => [key, k + 1]))
  return Uint8Array.from(keys, (key) => (key === 0 ? 0 : (numbers.get(key) ?? OTHER)))
}

/** Parts of less than this, square units, are of one piece: what is held, belts, boots. */
const SMALL = 36000

/** Where nothing is cut any further: skin, the hair about a face, and whatever is small. */
export function whole(
  { width, height, stuff, focus }: Subject,
  sheet: Sheet,
  parts: Uint8Array,
  step: number,
): Uint8Array {
  const out = new Uint8Array(parts.length)
  const sizes = new Uint32Array(256)
  for (const part of parts) sizes[part]!++
  for (let i = 0; i < out.length; i++) {
    const part = parts[i]!
    if (part === 0) continue
    const x = Math.min(width - 1, (i % sheet.width) * step)
    const y = Math.min(height - 1, Math.floor(i / sheet.width) * step)
    const kind = kindOf(stuff[y * width + x]!)
    const isSmall = part !== OTHER && sizes[part]! * sheet.unit ** 2 < SMALL
    const isHair = kind === 2 && Math.hypot(x - focus.x, y - focus.y) < focus.radius * 1.9
    if (kind === 1 || isHair || isSmall) out[i] = 1
  }
  return out
}
