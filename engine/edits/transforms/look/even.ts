import type { Lab } from '../../../own-style/lab.ts'
import { blur } from '../../../paint/field.ts'

/** How much a step of colour counts beside one of lightness. */
const COLOUR = 1.6
const STEPS = 1024

/**
 * Smooths a picture where its guide is even, and not across the guide's edges: the domain transform, recursive (Gastal & Oliveira,
 * "Domain Transform for Edge-Aware Image and Video Processing", 2011). `reach`: px; `contrast`: the step of lightness that stops it.
 */
export function evened(lab: Lab, guide: Lab, reach: number, contrast: number, rounds = 2): Lab {
  const { width, height } = lab
  // Each round reaches half as far as the one before, which makes the pull its square.
  const first = (reach * Math.sqrt(3) * 2 ** (rounds - 1)) / Math.sqrt(4 ** rounds - 1)
  const pulls = Float32Array.from({ length: STEPS }, (_, k) =>
    Math.exp((-Math.SQRT2 / first) * (1 + (reach / contrast) * (k / (STEPS - 1)))),
  )
  const across = new Float32Array(width * height)
  const down = new Float32Array(width * height)
  for (let y = 0; y < height; y++) pullRow(guide, pulls, across, down, y)
  const planes = [lab.l.slice(), lab.a.slice(), lab.b.slice()] as const
  for (let round = 0; round < rounds; round++) {
    if (round > 0) {
      square(across)
      square(down)
    }
    for (const plane of planes) {
      for (let y = 0; y < height; y++) evenRow(plane, across, y * width, width)
      for (let y = 1; y < height; y++) evenOnto(plane, down, y * width, -width, 0, width)
      for (let y = height - 2; y >= 0; y--) evenOnto(plane, down, y * width, width, width, width)
    }
  }
  return { width, height, l: planes[0], a: planes[1], b: planes[2] }
}

function square(values: Float32Array) {
  for (let at = 0; at < values.length; at++) values[at]! *= values[at]!
}

function pullRow(
  { width, l, a, b }: Lab,
  pulls: Float32Array,
  across: Float32Array,
  down: Float32Array,
  y: number,
): void {
  const start = y * width
  const between = (at: number, other: number) => {
    const step = Math.abs(l[at]! - l[other]!) + COLOUR * (Math.abs(a[at]! - a[other]!) + Math.abs(b[at]! - b[other]!))
    return pulls[Math.min(STEPS - 1, (step * (STEPS - 1)) | 0)]!
  }
  for (let x = 0, at = start; x < width; x++, at++) {
    across[at] = x > 0 ? between(at, at - 1) : 0
    down[at] = y > 0 ? between(at, at - width) : 0
  }
}

function evenRow(plane: Float32Array, pull: Float32Array, start: number, width: number) {
  for (let at = start + 1; at < start + width; at++) plane[at]! += pull[at]! * (plane[at - 1]! - plane[at]!)
  for (let at = start + width - 2; at >= start; at--) plane[at]! += pull[at + 1]! * (plane[at + 1]! - plane[at]!)
}

/** A row drawn towards the one `other` px away; the pull between them is kept `pullAt` px from it. */
function evenOnto(
  plane: Float32Array,
  pull: Float32Array,
  start: number,
  other: number,
  pullAt: number,
  width: number,
) {
  for (let at = start; at < start + width; at++) plane[at]! += pull[at + pullAt]! * (plane[at + other]! - plane[at]!)
}

export function blurred({ width, height, l, a, b }: Lab, radius: number): Lab {
  const plane = (values: Float32Array) => blur({ width, height, values }, radius, 2).values
  return { width, height, l: plane(l), a: plane(a), b: plane(b) }
}

/**
 * What is left of a picture when all that is smaller than `detail` px is gone, with the edges of all else as sharp as they were:
 * rolling guidance (Zhang et al. 2014).
 */
export function simplified(lab: Lab, detail: number, reach: number, contrast: number, rounds = 2): Lab {
  let guide = blurred(lab, detail)
  for (let round = 0; round < rounds; round++) guide = evened(lab, guide, reach, contrast)
  return guide
}
