/** A place on the map, in feet from the upper left corner. */
export type Point = [x: number, y: number]
/** A closed outline; the first point is not repeated. */
export type Ring = Point[]
/** An open line. */
export type Line = Point[]

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export function apart(a: Point, b: Point): number {
  const dx = a[0] - b[0]
  const dy = a[1] - b[1]
  return Math.sqrt(dx * dx + dy * dy)
}

/** Signed area: positive where the ring turns clockwise on the sheet (y grows downwards). */
export function signedArea(ring: Ring): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    sum += ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1]
  }
  return sum / 2
}

export const area = (ring: Ring): number => Math.abs(signedArea(ring))

export function perimeter(ring: Ring): number {
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) sum += apart(ring[j]!, ring[i]!)
  return sum
}

/** The centre of mass of the ring's area; the mean of its corners where it has none. */
export function centroid(ring: Ring): Point {
  let x = 0
  let y = 0
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const cross = ring[j]![0] * ring[i]![1] - ring[i]![0] * ring[j]![1]
    x += (ring[j]![0] + ring[i]![0]) * cross
    y += (ring[j]![1] + ring[i]![1]) * cross
    sum += cross
  }
  if (Math.abs(sum) < 1e-6) {
    const mean = ring.reduce<Point>((a, p) => [a[0] + p[0], a[1] + p[1]], [0, 0])
    return [mean[0] / ring.length, mean[1] / ring.length]
  }
  return [x / (3 * sum), y / (3 * sum)]
}

/** Whether a place lies within an area given by rings, islands and holes by the even-odd rule. */
export function within(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const a = ring[i]!
      const b = ring[j]!
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
    }
  }
  return inside
}

/** Feet from a place to the nearest point of a line (or, closed, of a ring's edge). */
export function distanceToLine(x: number, y: number, line: Line, closed = false): number {
  let near = Number.POSITIVE_INFINITY
  for (let i = closed ? 0 : 1; i < line.length; i++) {
    const a = line[i === 0 ? line.length - 1 : i - 1]!
    const b = line[i]!
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const square = dx * dx + dy * dy
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / square))
    const offX = x - a[0] - dx * t
    const offY = y - a[1] - dy * t
    const off = offX * offX + offY * offY
    if (off < near) near = off
  }
  return Math.sqrt(near)
}

/** A rectangle by its middle, its two side lengths and the direction of the first, in radians. */
export function rectangle(x: number, y: number, length: number, depth: number, angle: number): Ring {
  const ux = (Math.cos(angle) * length) / 2
  const uy = (Math.sin(angle) * length) / 2
  const vx = (-Math.sin(angle) * depth) / 2
  const vy = (Math.cos(angle) * depth) / 2
  return [
    [x - ux - vx, y - uy - vy],
    [x + ux - vx, y + uy - vy],
    [x + ux + vx, y + uy + vy],
    [x - ux + vx, y - uy + vy],
  ]
}

/** A ring about a circle. */
export function disc(x: number, y: number, radius: number, corners = 20): Ring {
  return Array.from({ length: corners }, (_, i): Point => {
    const turn = (i / corners) * Math.PI * 2
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  })
}

export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

export function extent(points: readonly Point[]): Extent {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9]
  for (const point of points) {
    const x = point[0]
    const y = point[1]
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { left, top, right, bottom }
}

/** Whether two convex rings share ground, by separating axes; touching within `slack` feet does not count. */
export function overlap(a: Ring, b: Ring, slack = 0.05): boolean {
  return !(separated(a, b, slack) || separated(b, a, slack))
}

function separated(a: Ring, b: Ring, slack: number): boolean {
  for (let i = 0, j = a.length - 1; i < a.length; j = i++) {
    const nx = a[i]![1] - a[j]![1]
    const ny = a[j]![0] - a[i]![0]
    if (nx === 0 && ny === 0) continue
    let low = Number.POSITIVE_INFINITY
    let high = Number.NEGATIVE_INFINITY
    for (const point of a) {
      const at = point[0] * nx + point[1] * ny
      if (at < low) low = at
      if (at > high) high = at
    }
    let lowB = Number.POSITIVE_INFINITY
    let highB = Number.NEGATIVE_INFINITY
    for (const point of b) {
      const at = point[0] * nx + point[1] * ny
      if (at < lowB) lowB = at
      if (at > highB) highB = at
    }
    const reach = slack === 0 ? 0 : slack * Math.sqrt(nx * nx + ny * ny)
    if (lowB >= high - reach || highB <= low + reach) return true
  }
  return false
}
