import type { Random } from '../../../paint/random.ts'
import { ellipse, inside, point, rectangle } from '../geometry.ts'
import type { Point, RoomShape } from '../scene.ts'

/** A way out of a room: the square inside it, and the step to the square outside. */
export interface Exit {
  x: number
  y: number
  dx: number
  dy: number
}

/** A room as laid out: its outline, the squares that are wholly its own, and where doors may be. */
export interface Shape {
  shape: RoomShape
  x: number
  y: number
  width: number
  height: number
  outline: Point[]
  squares: (readonly [number, number])[]
  exits: Exit[]
}

const steps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** A room of a shape in a box of squares. */
export function shaped(shape: RoomShape, x: number, y: number, width: number, height: number, random: Random): Shape {
  const outline = outlines(shape, x, y, width, height, random)
  const squares: [number, number][] = []
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      if (inside(outline, column + 0.5, row + 0.5)) squares.push([column, row])
    }
  }
  const own = new Set(squares.map(([sx, sy]) => `${sx},${sy}`))
  const has = (sx: number, sy: number) => own.has(`${sx},${sy}`)
  const exits: Exit[] = []
  for (const [sx, sy] of squares) {
    for (const [dx, dy] of steps) {
      if (has(sx + dx, sy + dy)) continue
      // A door in the inner corner of an L would open onto two walls at once.
      const touching = steps.filter(([ex, ey]) => has(sx + dx + ex, sy + dy + ey)).length
      if (touching === 1 && flush(outline, sx, sy, dx, dy)) exits.push({ x: sx, y: sy, dx, dy })
    }
  }
  return { shape, x, y, width, height, outline, squares, exits }
}

/** Whether the wall between a square and the next runs along the square's edge (or so near that an opening meets it). */
function flush(outline: readonly Point[], sx: number, sy: number, dx: number, dy: number): boolean {
  return [-0.42, 0.42].every((side) => {
    const ex = sx + 0.5 + dx * 0.36 + dy * side
    const ey = sy + 0.5 + dy * 0.36 + dx * side
    return inside(outline, ex, ey) && !inside(outline, ex + dx * 0.28, ey + dy * 0.28)
  })
}

function outlines(shape: RoomShape, x: number, y: number, w: number, h: number, random: Random): Point[] {
  switch (shape) {
    case 'rotunda':
      return ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 44)
    case 'octagon': {
      const cut = Math.min(w, h) >= 6 ? 2 : 1
      return [
        [x + cut, y],
        [x + w - cut, y],
        [x + w, y + cut],
        [x + w, y + h - cut],
        [x + w - cut, y + h],
        [x + cut, y + h],
        [x, y + h - cut],
        [x, y + cut],
      ]
    }
    case 'cross': {
      const cutX = Math.max(1, Math.floor(w / 3.4))
      const cutY = Math.max(1, Math.floor(h / 3.4))
      return [
        [x + cutX, y],
        [x + w - cutX, y],
        [x + w - cutX, y + cutY],
        [x + w, y + cutY],
        [x + w, y + h - cutY],
        [x + w - cutX, y + h - cutY],
        [x + w - cutX, y + h],
        [x + cutX, y + h],
        [x + cutX, y + h - cutY],
        [x, y + h - cutY],
        [x, y + cutY],
        [x + cutX, y + cutY],
      ]
    }
    case 'ell': {
      const cutX = Math.floor(w / 2)
      const cutY = Math.floor(h / 2)
      const ring: Point[] = [
        [x, y],
        [x + w - cutX, y],
        [x + w - cutX, y + cutY],
        [x + w, y + cutY],
        [x + w, y + h],
        [x, y + h],
      ]
      const flipX = random.chance(0.5)
      const flipY = random.chance(0.5)
      const turned = ring.map(([px, py]): Point => [flipX ? 2 * x + w - px : px, flipY ? 2 * y + h - py : py])
      return flipX === flipY ? turned : turned.reverse()
    }
    case 'cave-in': {
      // One corner has come down: the wall there follows the broken edge of the rock.
      const reach = Math.min(w, h) * 0.55
      const broken: Point[] = [
        point(x + reach * 0.95, y),
        point(x + reach * 0.8, y + reach * random.range(0.22, 0.36)),
        point(x + reach * 0.5, y + reach * random.range(0.3, 0.42)),
        point(x + reach * random.range(0.36, 0.48), y + reach * 0.62),
        point(x + reach * random.range(0.1, 0.24), y + reach * 0.78),
        point(x, y + reach * 1.02),
      ]
      const ring: Point[] = [[x + w, y], [x + w, y + h], [x, y + h], ...broken.reverse()]
      const flipX = random.chance(0.5)
      const flipY = random.chance(0.5)
      const turned = ring.map(([px, py]): Point => point(flipX ? 2 * x + w - px : px, flipY ? 2 * y + h - py : py))
      return flipX === flipY ? turned : turned.reverse()
    }
    default:
      return rectangle(x, y, w, h)
  }
}
