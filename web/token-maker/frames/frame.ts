import type { Rgb } from '../relief/colour.ts'
import type { Part } from '../relief/relief.ts'
import type { Rim } from '../rim.ts'

/** What a frame is coloured with. */
interface Colours {
  main: Rgb
  accent: Rgb
}

/** A frame that a token can have. */
export interface Frame {
  label: string
  /** Its own colours, #rrggbb. */
  main: string
  accent: string
  /** What the second colour is of, as people read it. */
  accentOf: string
  /** How broad it is, of the usual breadth; left out: as usual. */
  breadth?: number
  /** How far parts of it stand out beyond its rim, in breadths; left out: not at all. */
  over?: number
  /** How far across the rim the picture goes on beneath it; left out: half-way. */
  under?: number
  /** What it is made of, from the lowest part up. The same each time. */
  parts: (rim: Rim, colours: Colours) => Part[]
}

/** Calls for each of `count` things that lie evenly along the rim. */
export function evenly(count: number, draw: (s: number, n: number) => void, from = 0): void {
  for (let n = 0; n < count; n++) draw((n + from) / count, n)
}
