import type { Form } from '../generator.ts'
import type { Field } from '../paint/field.ts'
import type { Picture } from '../paint/picture.ts'
import type { Relief } from '../paint/relief.ts'

/** The greys of the ground far off and before the eye, and of the farthest and the nearest place of what stands on it. */
const FAR = 8
const FORE = 64
const BACK = 96
const NEAR = 255

function bare({ width, height }: Relief['frame']): Picture {
  return { width, height, pixels: new Uint8ClampedArray(width * height * 4) }
}

/** Below this nothing stands. */
const NOWHERE = -1e5

/** The heights that what is covered lies between, but for the few px beyond them. */
function heightsOf({ coverage }: Relief, depth: Field): { low: number; high: number } {
  const heights: number[] = []
  const step = Math.max(1, Math.floor(depth.values.length / 40_000))
  for (let i = 0; i < depth.values.length; i += step)
    if (coverage.values[i]! > 0.9 && depth.values[i]! > NOWHERE) heights.push(depth.values[i]!)
  heights.sort((a, b) => a - b)
  const at = (share: number) => heights[Math.floor((heights.length - 1) * share)] ?? 0
  return { low: at(0.01), high: Math.max(at(0.995), at(0.01) + 1) }
}

/** How far everything of a relief is, white nearest; the ground comes nearer towards the lower edge. */
export function reliefDepth({ relief, near = relief.depth }: Pick<Form, 'relief' | 'near'>): Picture {
  const picture = bare(relief.frame)
  const heights = heightsOf(relief, near)
  for (let y = 0; y < picture.height; y++) depthRow(relief, near, heights, picture, y)
  return picture
}

function depthRow(
  { coverage, frame: { width, height } }: Relief,
  depth: Field,
  { low, high }: { low: number; high: number },
  { pixels }: Picture,
  y: number,
): void {
  const ground = FAR + (FORE - FAR) * Math.max(0, y / height - 0.35) * (1 / 0.65)
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const share = coverage.values[i]!
    const t = Math.min(1, Math.max(0, (depth.values[i]! - low) / (high - low)))
    const value = ground + (BACK + (NEAR - BACK) * t - ground) * share
    const p = i * 4
    pixels[p] = value
    pixels[p + 1] = value
    pixels[p + 2] = value
    pixels[p + 3] = 255
  }
}

/** By how many greys one place must lie before its neighbour to have an edge there. */
const STEP = 9

/** Outlines and inner edges of a relief, white on black; where it is told how far everything is, an edge wherever one thing ends before another. */
export function reliefLines({ relief, depth }: Pick<Form, 'relief' | 'depth'>): Picture {
  const picture = bare(relief.frame)
  const { pixels } = picture
  const edges = relief.edges().values
  for (let i = 0, p = 0; i < edges.length; i++, p += 4) {
    // A pen's faintest strokes are grain to whoever paints over them.
    const value = Math.min(1, Math.max(0, (edges[i]! - 0.25) / 0.4)) * 255
    pixels[p] = value
    pixels[p + 1] = value
    pixels[p + 2] = value
    pixels[p + 3] = 255
  }
  if (depth) for (let y = 1; y < depth.height; y++) stepRow(depth, pixels, y)
  return picture
}

function stepRow({ width, pixels }: Picture, lines: Uint8ClampedArray, y: number): void {
  for (let p = (y * width + 1) * 4; p < (y + 1) * width * 4; p += 4) {
    const here = pixels[p]!
    const step = Math.max(Math.abs(here - pixels[p - 4]!), Math.abs(here - pixels[p - width * 4]!))
    if (step > STEP) lines.fill(255, p, p + 3)
  }
}
