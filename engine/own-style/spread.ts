import { type Field, field } from '../paint/field.ts'

/**
 * The largest value within `r` px of each, in a square (grey dilation; Serra 1982), by windows of doubled width, so that a wide
 * one costs little more than a narrow one. At the edges windows reach a little further in.
 */
function largest({ width, height, values }: Field, r: number): Field {
  const out = field(width, height)
  out.values.set(values)
  const line = new Float32Array(width)
  for (let y = 0; y < height; y++) rowLargest(out.values, line, y * width, width, r)
  columnsLargest(out, r)
  return out
}

/** In place: after a step of `by`, each holds the largest of itself and the `2 by - 1` after it. */
function rowLargest(values: Float32Array, line: Float32Array, start: number, width: number, r: number): void {
  const window = 2 * r + 1
  for (let x = 0; x < width; x++) line[x] = values[start + x]!
  let by = 1
  for (; by * 2 <= window; by *= 2)
    for (let x = 0; x + by < width; x++) if (line[x + by]! > line[x]!) line[x] = line[x + by]!
  const rest = window - by
  for (let x = 0; x < width; x++) {
    const first = line[Math.max(0, x - r)]!
    const second = line[Math.max(0, Math.min(width - 1, x - r + rest))]!
    values[start + x] = Math.max(first, second)
  }
}

function columnsLargest({ width, height, values }: Field, r: number): void {
  const window = 2 * r + 1
  const line = values.slice()
  let by = 1
  for (; by * 2 <= window; by *= 2)
    for (let y = 0; y + by < height; y++) largerRow(line, y * width, (y + by) * width, width)
  const rest = window - by
  for (let y = 0; y < height; y++) {
    const first = Math.max(0, y - r)
    const second = Math.max(0, Math.min(height - 1, y - r + rest))
    bothRow(values, line, y * width, first * width, second * width, width)
  }
}

function largerRow(line: Float32Array, at: number, below: number, width: number): void {
  for (let x = 0; x < width; x++) if (line[below + x]! > line[at + x]!) line[at + x] = line[below + x]!
}

function bothRow(to: Float32Array, line: Float32Array, at: number, one: number, other: number, width: number): void {
  for (let x = 0; x < width; x++) {
    const first = line[one + x]!
    const second = line[other + x]!
    to[at + x] = Math.max(first, second)
  }
}

function negated(source: Field): Field {
  const out = { ...source, values: new Float32Array(source.values.length) }
  for (let i = 0; i < out.values.length; i++) out.values[i] = -source.values[i]!
  return out
}

/** How much darker each place is than it would be if all that is narrower than `2 r + 1` px were filled (black top-hat). */
export function darkLines(source: Field, r: number): Field {
  const filled = largest(negated(largest(source, r)), r)
  for (let i = 0; i < filled.values.length; i++) filled.values[i] = -filled.values[i]! - source.values[i]!
  return filled
}

/** How much lighter each place is than without what is light and narrower than that (white top-hat). */
export const lightLines = (source: Field, r: number): Field => darkLines(negated(source), r)
