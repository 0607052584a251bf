import type { Random } from '../../paint/random.ts'
import type { Space } from './furnish.ts'
import { inside, point, rectangle } from './geometry.ts'
import { ragged } from './havoc.ts'
import type { Door, Point } from './scene.ts'
import type { Site } from './site.ts'

/** Where a wall has fallen: the middle of the gap and half its width, squares. */
interface Breach {
  at: Point
  reach: number
}

const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** How far a point lies from a door's opening. */
const fromDoor = (p: Point, { from, to }: Door) =>
  Math.min(far(p, from), far(p, to), far(p, point((from[0] + to[0]) / 2, (from[1] + to[1]) / 2)))

/** The stretches of the segment from a to b that lie outside a breach. */
function outside(a: Point, b: Point, { at, reach }: Breach): [Point, Point][] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const long = dx * dx + dy * dy
  if (long < 1e-9) return []
  const along = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / long
  const off = far(at, [a[0] + dx * along, a[1] + dy * along])
  if (off >= reach) return [[a, b]]
  const half = Math.sqrt((reach * reach - off * off) / long)
  const [from, to] = [along - half, along + half]
  if (to <= 0 || from >= 1) return [[a, b]]
  const on = (t: number) => point(a[0] + dx * t, a[1] + dy * t)
  return [...(from > 0 ? [[a, on(from)] as [Point, Point]] : []), ...(to < 1 ? [[on(to), b] as [Point, Point]] : [])]
}

/** A wall's line without what lies in a breach, as the lines that are left. */
function cut(line: readonly Point[], breach: Breach): Point[][] {
  const pieces: Point[][] = []
  for (let i = 1; i < line.length; i++)
    for (const [from, to] of outside(line[i - 1]!, line[i]!, breach)) {
      const last = pieces.at(-1)
      if (last && far(last.at(-1)!, from) < 1e-6) last.push(to)
      else pieces.push([from, to])
    }
  const [first, last] = [pieces[0], pieces.at(-1)]
  // What runs all the way round runs on where it began.
  if (first && last && first !== last && far(first[0]!, last.at(-1)!) < 1e-6) {
    pieces[0] = [...last, ...first.slice(1)]
    pieces.pop()
  }
  return pieces.filter((piece) => piece.length > 1)
}

/** Breaks the walls of a site open in up to `most` places, none of them near a door, and leaves the stones where they fell. */
export function breached(site: Site, most: number, random: Random, within?: readonly Point[][]): void {
  const made: Breach[] = []
  const { walls, doors, floors, furnisher, columns, rows } = site
  for (let attempt = 0; attempt < most * 14 && made.length < most; attempt++) {
    const line = random.pick(walls)
    const k = random.int(1, line.length - 1)
    const [a, b] = [line[k - 1]!, line[k]!]
    const t = random.range(0.15, 0.85)
    const breach = { at: point(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), reach: random.range(0.95, 1.5) }
    const { at, reach } = breach
    if (at[0] < reach || at[1] < reach || at[0] > columns - reach || at[1] > rows - reach) continue
    if (within && !within.some((ring) => inside(ring, ...at))) continue
    if (doors.some((door) => fromDoor(at, door) < reach + 0.9) || made.some((other) => far(at, other.at) < 4.5))
      continue
    made.push(breach)
  }
  const whole: Space = { outline: rectangle(0, 0, columns, rows) }
  for (const breach of made) {
    const { at, reach } = breach
    walls.splice(0, walls.length, ...walls.flatMap((line) => cut(line, breach)))
    furnisher.alter((prop) => (prop.kind === 'merlon' && far(prop.at, at) < reach + 0.3 ? undefined : prop))
    const fallen = ragged(at, reach, random.int(0, 1e6))
    floors.push({ outline: fallen, ground: 'earth', tint: '#7b7468' })
    for (let i = 0; i < 9; i++) {
      const [a, r] = [random.range(0, Math.PI * 2), random.range(0.1, 1.15) * reach]
      const [x, y] = [at[0] + Math.cos(a) * r, at[1] + Math.sin(a) * r]
      const size = random.range(0.45, 0.95)
      furnisher.put('rubble', whole, x, y, { turn: random.range(0, 6.28), width: size, depth: size * 0.9 })
    }
  }
}
