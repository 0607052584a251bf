import { apart, between, type Line, type Point, type Ring } from './polygon.ts'

export function lengthOf(line: Line): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += apart(line[i - 1]!, line[i]!)
  return sum
}

/** A line with its corners cut `times` over; its ends stay. */
export function softened(line: Line, times = 2, cut = 0.25): Line {
  let out = line
  for (let round = 0; round < times && out.length > 2; round++) {
    const next: Line = [out[0]!]
    for (let i = 1; i < out.length; i++) {
      if (i > 1) next.push(between(out[i - 1]!, out[i]!, cut))
      if (i < out.length - 1) next.push(between(out[i - 1]!, out[i]!, 1 - cut))
    }
    next.push(out.at(-1)!)
    out = next
  }
  return out
}

/** A ring with its corners cut `times` over. */
export function rounded(ring: Ring, times = 2, cut = 0.25): Ring {
  let out = ring
  for (let round = 0; round < times; round++) {
    out = out.flatMap((point, i) => {
      const next = out[(i + 1) % out.length]!
      return [between(point, next, cut), between(point, next, 1 - cut)]
    })
  }
  return out
}

/** The line cut into steps of about `step` feet; ends stay. */
export function resampled(line: Line, step: number): Line {
  const total = lengthOf(line)
  const count = Math.max(1, Math.round(total / step))
  const at = walk(line)
  return Array.from({ length: count + 1 }, (_, i) => at((total * i) / count).at)
}

/** Tells places along a line as `alongLine` does, quickly where each lies farther on than the last. */
export function walk(line: Line): (feet: number) => { at: Point; angle: number } {
  let i = 1
  let behind = 0
  return (feet) => {
    if (line.length < 2) return alongLine(line, feet)
    const ahead = Math.max(0, feet)
    if (ahead < behind) [i, behind] = [1, 0]
    for (;;) {
      const a = line[i - 1]!
      const b = line[i]!
      const length = apart(a, b)
      if (ahead - behind <= length || i === line.length - 1) {
        const t = length === 0 ? 0 : Math.min(1, (ahead - behind) / length)
        return { at: between(a, b, t), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
      }
      behind += length
      i++
    }
  }
}

/** The place `feet` along a line, and the line's direction there in radians. */
export function alongLine(line: Line, feet: number): { at: Point; angle: number } {
  let left = Math.max(0, feet)
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!
    const b = line[i]!
    const length = apart(a, b)
    if (left <= length || i === line.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length)
      return { at: between(a, b, t), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
    }
    left -= length
  }
  return { at: line[0]!, angle: 0 }
}

/** A piece of a line, from one distance along it to another. */
export function pieceOf(line: Line, from: number, to: number): Line {
  const out: Line = [alongLine(line, from).at]
  let sum = 0
  for (let i = 1; i < line.length; i++) {
    sum += apart(line[i - 1]!, line[i]!)
    if (sum > from && sum < to) out.push(line[i]!)
  }
  out.push(alongLine(line, to).at)
  return out
}

/** A line moved sideways, to its right (as one walks it on the sheet) by some feet. */
export function beside(line: Line, feet: number | ((index: number) => number)): Line {
  return line.map((point, i) => {
    const before = line[Math.max(0, i - 1)]!
    const after = line[Math.min(line.length - 1, i + 1)]!
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const length = Math.hypot(dx, dy) || 1
    const by = typeof feet === 'number' ? feet : feet(i)
    return [point[0] - (dy / length) * by, point[1] + (dx / length) * by]
  })
}

/** The line without corners that stand out less than `feet` (Douglas–Peucker). */
export function straightened(line: Line, feet: number): Line {
  if (line.length < 3) return line
  const a = line[0]!
  const b = line.at(-1)!
  const length = apart(a, b)
  let worst = 0
  let at = 0
  for (let i = 1; i < line.length - 1; i++) {
    const p = line[i]!
    const off =
      length === 0 ? apart(a, p) : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
    if (off > worst) {
      worst = off
      at = i
    }
  }
  if (worst <= feet) return [a, b]
  return [...straightened(line.slice(0, at + 1), feet).slice(0, -1), ...straightened(line.slice(at), feet)]
}
