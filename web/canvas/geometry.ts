import { type Item, rounded } from './model.ts'

export interface Point {
  x: number
  y: number
}

/** A rectangle by its upper left corner, board px. */
export interface Box extends Point {
  width: number
  height: number
}

/** How the board is looked at: a point of it is shown at `board * scale + (x, y)`, px of the page. */
export interface View extends Point {
  scale: number
}

export const SCALE_LEAST = 0.02
export const SCALE_MOST = 16

export const toBoard = ({ x, y, scale }: View, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale })
export const toPage = ({ x, y, scale }: View, at: Point): Point => ({ x: at.x * scale + x, y: at.y * scale + y })

/** The view after zooming so that what is at `at` (px of the page) stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = Math.min(SCALE_MOST, Math.max(SCALE_LEAST, view.scale * factor))
  const k = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k }
}

/** The view that shows a box whole, in a window of this size. */
export function fitting(box: Box | undefined, window: { width: number; height: number }, most = 2): View {
  if (!box || !(box.width > 0 || box.height > 0)) return { scale: 1, x: window.width / 2, y: window.height / 2 }
  const margin = Math.min(64, window.width * 0.06)
  const fit = Math.min(
    (window.width - 2 * margin) / Math.max(1, box.width),
    (window.height - 2 * margin) / Math.max(1, box.height),
  )
  const scale = Math.min(most, SCALE_MOST, Math.max(SCALE_LEAST, fit))
  return {
    scale,
    x: window.width / 2 - (box.x + box.width / 2) * scale,
    y: window.height / 2 - (box.y + box.height / 2) * scale,
  }
}

export const turned = ({ x, y }: Point, degrees: number): Point => {
  if (degrees === 0) return { x, y }
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** A point of the board in a thing's own coordinates: from its middle, before it is turned. */
export const within = (item: Pick<Item, 'x' | 'y' | 'rotation'>, at: Point): Point =>
  turned({ x: at.x - item.x, y: at.y - item.y }, -item.rotation)

/** The same way back. */
export function outOf(item: Pick<Item, 'x' | 'y' | 'rotation'>, at: Point): Point {
  const { x, y } = turned(at, item.rotation)
  return { x: x + item.x, y: y + item.y }
}

/** How far what is drawn of a thing goes beyond its box, board px. */
function overhang(item: Item): number {
  if (item.kind === 'shape') return item.form === 'arrow' ? item.thickness * 4 : item.thickness
  if (item.kind === 'stroke') return item.thickness
  if (item.kind === 'segment') return 8
  if (item.kind === 'frame') return 28
  return item.kind === 'picture' && item.isRound ? Math.max(item.width, item.height) * 0.06 : 2
}

/** The upright box about a thing as it is turned; with `drawn`, about all that is drawn of it. */
export function boxOf(item: Item, drawn = false): Box {
  const angle = (item.rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const more = drawn ? overhang(item) : 0
  const width = item.width * cos + item.height * sin + 2 * more
  const height = item.width * sin + item.height * cos + 2 * more
  return { x: item.x - width / 2, y: item.y - height / 2, width, height }
}

export function union(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    -Number.POSITIVE_INFINITY,
    -Number.POSITIVE_INFINITY,
  ]
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export const boundsOf = (items: readonly Item[], drawn = false) => union(items.map((item) => boxOf(item, drawn)))

export const meets = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The rectangle between two corners. */
export const between = (one: Point, other: Point): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})

export const moved = <T extends Item>(item: T, dx: number, dy: number): T => ({
  ...item,
  x: rounded(item.x + dx),
  y: rounded(item.y + dy),
})

const isFlat = (points: readonly number[], at: number, step: number) =>
  points.every((v, k) => k % step !== at || v === 0)

/** A thing so many times as wide and high, about its middle; what is drawn of lines grows along. */
export function scaled(item: Item, kx: number, ky: number): Item {
  const size = { width: rounded(item.width * kx), height: rounded(item.height * ky) }
  if (item.kind === 'text') {
    const isEven = Math.abs(kx - ky) < 1e-3
    return { ...item, ...size, ...(isEven && { size: Math.min(2000, Math.max(4, rounded(item.size * ky))) }) }
  }
  if (!('points' in item) || !item.points) return { ...item, ...size }
  const step = item.kind === 'stroke' ? 3 : 2
  const points = item.points.map((value, at) =>
    at % step === 0 ? rounded(value * kx) : at % step === 1 ? rounded(value * ky) : value,
  )
  if (isFlat(points, 0, step)) size.width = 0
  if (isFlat(points, 1, step)) size.height = 0
  return { ...item, ...size, points } as Item
}

/** Where a thing of points lies that goes through these points of the board, and the points as it keeps them. */
export function placed(points: readonly Point[]): {
  x: number
  y: number
  width: number
  height: number
  local: Point[]
} {
  const box = union(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }))) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [rounded(box.x + box.width / 2), rounded(box.y + box.height / 2)]
  return {
    x,
    y,
    width: rounded(box.width),
    height: rounded(box.height),
    local: points.map((point) => ({ x: rounded(point.x - x), y: rounded(point.y - y) })),
  }
}

/** Points of a thing, as pairs; of a stroke without its pressure. */
export function pointsOf(item: Item): Point[] {
  if (!('points' in item) || !item.points) return []
  const step = item.kind === 'stroke' ? 3 : 2
  const found: Point[] = []
  for (let at = 0; at + 1 < item.points.length; at += step)
    found.push({ x: item.points[at] ?? 0, y: item.points[at + 1] ?? 0 })
  return found
}

export function distanceTo(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length))
  return Math.hypot(at.x - from.x - along * dx, at.y - from.y - along * dy)
}

/** Whether a point of the board lies on a thing; `reach`: how near is near enough for what is thin, board px. */
export function isAt(item: Item, at: Point, reach: number): boolean {
  const { x, y } = within(item, at)
  const isInBox = Math.abs(x) <= item.width / 2 + reach && Math.abs(y) <= item.height / 2 + reach
  const isThin =
    item.kind === 'stroke' ||
    item.kind === 'segment' ||
    (item.kind === 'shape' && (item.form === 'line' || item.form === 'arrow'))
  if (isThin) {
    const line = pointsOf(item)
    const thickness = item.kind === 'segment' ? 4 : item.thickness
    const near = Math.max(reach, thickness / 2 + reach / 2)
    return line.some((to, k) => k > 0 && distanceTo({ x, y }, line[k - 1] ?? to, to) <= near)
  }
  if (!isInBox) return false
  // A frame is held by its edge and its name, so that what lies in it can be reached.
  if (item.kind === 'frame') {
    const isInside = Math.abs(x) < item.width / 2 - reach && Math.abs(y) < item.height / 2 - reach
    return !isInside
  }
  const isDisc = (item.kind === 'picture' && item.isRound) || (item.kind === 'shape' && item.form === 'ellipse')
  if (!isDisc) return true
  return (x / (item.width / 2 + reach)) ** 2 + (y / (item.height / 2 + reach)) ** 2 <= 1
}
