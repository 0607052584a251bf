import { NOTHING, type Rendered } from './rendered.ts'

/** Something drawn elsewhere on a frame of the same size; sums are weighed by its coverage, as in `Rendered`. */
export interface Drawn {
  /** As that of `Rendered`: units towards the eye, `NOTHING` where there is nothing. */
  depth: Float32Array
  coverage: Float32Array
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  albedo: readonly [Float32Array, Float32Array, Float32Array]
  normals: readonly [Float32Array, Float32Array]
  shade?: Float32Array
  key?: Float32Array
  gleam?: Float32Array
  open?: Float32Array
  /** Index in `stuffs` and number of the thing, px by px. */
  stuff: Uint8Array
  thing: Uint16Array
}

/** Puts what was drawn elsewhere before and behind what was rendered, px by px as each is nearer. Changes `rendered`. */
export function mergeByDepth(rendered: Rendered, other: Drawn): void {
  for (let y = 0; y < rendered.height; y++) mergeRow(rendered, other, y)
}

function mergeRow(to: Rendered, other: Drawn, y: number): void {
  for (let x = 0, i = y * to.width; x < to.width; x++, i++) {
    const its = other.coverage[i]!
    if (its === 0) continue
    const own = to.coverage[i]!
    const isBefore = other.depth[i]! > to.depth[i]!
    // What is before takes its share first; what is behind has what is left.
    const keep = isBefore ? 1 - its : 1
    const take = isBefore ? 1 : 1 - own
    to.red[i] = to.red[i]! * keep + other.red[i]! * take
    to.green[i] = to.green[i]! * keep + other.green[i]! * take
    to.blue[i] = to.blue[i]! * keep + other.blue[i]! * take
    mix(to.albedo[0], other.albedo[0], i, keep, take)
    mix(to.albedo[1], other.albedo[1], i, keep, take)
    mix(to.albedo[2], other.albedo[2], i, keep, take)
    mix(to.normals[0], other.normals[0], i, keep, take)
    mix(to.normals[1], other.normals[1], i, keep, take)
    mix(to.form[0], other.normals[0], i, keep, take)
    mix(to.form[1], other.normals[1], i, keep, take)
    mix(to.shade, other.shade, i, keep, take)
    mix(to.key, other.key, i, keep, take)
    mix(to.gleam, other.gleam, i, keep, take)
    to.along[0][i]! *= keep
    to.along[1][i]! *= keep
    to.coverage[i] = own * keep + its * take
    if (isBefore ? its >= 0.5 : own < 0.5) {
      to.stuff[i] = other.stuff[i]!
      to.thing[i] = other.thing[i]!
      to.open[i] = other.open?.[i] ?? 1
    }
    if (isBefore && (its >= 0.5 || to.depth[i] === NOTHING)) to.depth[i] = other.depth[i]!
  }
}

function mix(to: Float32Array, other: Float32Array | undefined, i: number, keep: number, take: number): void {
  to[i] = to[i]! * keep + (other ? other[i]! * take : 0)
}
