import { blur, type Field } from '../../paint/field.ts'
import { coarsened, spread } from '../../paint/resample.ts'
import type { Cast } from './cast.ts'
import { unit, type Vec } from './space.ts'

/** How much of the key light reaches each px of a cast (0-1), and how open it lies to the light from everywhere (0-1). */
export interface Reaching {
  lit: Float32Array
  open: Float32Array
}

const REACH = 240
const STEPS = 22

/** Shadows by walking from every px towards the light over the depths; openness by how far a px lies below its neighbours. */
export function reaching(cast: Cast, direction: Vec): Reaching {
  const { width, height } = cast
  return {
    lit: blur({ width, height, values: shadows(cast, unit(direction)) }, Math.max(1, 2.5 * cast.scale), 2).values,
    open: openness(cast),
  }
}

/** The steps of a walk towards the light: px across and down, and units gone. */
interface Walk {
  stepX: Int32Array
  stepY: Int32Array
  gone: Float64Array
  towards: Vec
}

function shadows(cast: Cast, towards: Vec): Float32Array {
  const { width, height, scale } = cast
  const lit = new Float32Array(width * height).fill(1)
  const walk: Walk = {
    stepX: new Int32Array(STEPS),
    stepY: new Int32Array(STEPS),
    gone: new Float64Array(STEPS),
    towards,
  }
  for (let s = 0; s < STEPS; s++) {
    const t = (s + 1) / STEPS
    const gone = 3 + REACH * t * t
    walk.gone[s] = gone
    walk.stepX[s] = Math.round(towards[0] * gone * scale)
    walk.stepY[s] = Math.round(towards[1] * gone * scale)
  }
  for (let y = 0; y < height; y++) shadeRow(cast, walk, lit, y)
  return lit
}

function shadeRow(cast: Cast, walk: Walk, lit: Float32Array, y: number): void {
  const { width, part, nx, ny, nz } = cast
  const [lx, ly, lz] = walk.towards
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (part[i] === 0 || nx[i]! * lx + ny[i]! * ly + nz[i]! * lz < 0) continue
    // Never all of it: light finds its way round thin things.
    lit[i] = 1 - shadowAt(cast, walk, x, y) * 0.86
  }
}

/** How deep in shadow a px lies, 0-1. */
function shadowAt({ width, height, part, depth }: Cast, { stepX, stepY, gone, towards }: Walk, x: number, y: number) {
  const own = depth[y * width + x]!
  const lz = towards[2]
  let shade = 0
  for (let s = 0; s < STEPS; s++) {
    const sx = x + stepX[s]!
    const sy = y + stepY[s]!
    if (sx < 0 || sy < 0 || sx >= width || sy >= height) break
    const j = sy * width + sx
    if (part[j] === 0) continue
    const far = gone[s]!
    const over = depth[j]! - own - lz * far
    if (over > 2 + far * 0.04 && over < 150) {
      shade = Math.max(shade, Math.min(1, (over - 2) / (4 + far * 0.06)))
      if (shade >= 1) break
    }
  }
  return shade
}

function openness(cast: Cast): Float32Array {
  const { width, height, scale } = cast
  const open = new Float32Array(width * height).fill(1)
  for (const [radius, strength, fullAt] of [
    [9, 0.5, 7],
    [34, 0.55, 26],
  ] as const) {
    const mean = meanDepth(cast, radius * scale)
    for (let y = 0; y < height; y++) sinkRow(cast, open, mean.values, strength, fullAt, y)
  }
  return open
}

function sinkRow(
  { width, part, depth, nz }: Cast,
  open: Float32Array,
  mean: Float32Array,
  strength: number,
  fullAt: number,
  y: number,
): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    if (part[i] === 0) continue
    const sunk = (mean[i]! - depth[i]!) / fullAt
    // What turns away from the eye lies lower than its neighbours without being hollow.
    open[i]! *= 1 - strength * Math.min(1, Math.max(0, sunk)) * Math.min(1, Math.max(0, nz[i]! * 1.5 - 0.25))
  }
}

/** The depth around each px, of the figure alone; what stands far before its background does not darken it. */
function meanDepth({ width, height, part, depth }: Cast, radius: number): Field {
  const some = new Float32Array(width * height)
  const sum = new Float32Array(width * height)
  for (let i = 0; i < some.length; i++) {
    if (part[i] === 0) continue
    some[i] = 1
    sum[i] = depth[i]!
  }
  // So wide a mean needs no more than every few px.
  const step = Math.max(1, Math.floor(radius / 3))
  const wide = (values: Float32Array) => blur(coarsened({ width, height, values }, step), Math.max(1, radius / step), 2)
  const weight = wide(some).values
  const mean = wide(sum)
  for (let i = 0; i < weight.length; i++) if (weight[i]! > 1e-3) mean.values[i]! /= weight[i]!
  return step === 1 ? mean : spread(mean, step, width, height)
}
