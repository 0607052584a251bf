/** A place on the frame or in the content. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/**
 * How a stage's content lies in its frame: what is at (0, 0) of the content is seen at (x, y) of the frame, everything is `scale` times
 * as large, and turned clockwise about there by `angle` (rad). Frame and content are told in units of the caller's own, mostly px.
 */
export interface View extends Point {
  scale: number
  angle: number
}

/** The least and the most that something may be enlarged. */
export interface Limits {
  least: number
  most: number
}

export const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Where a place of the content is seen in the frame. */
export function seenAt({ x, y, scale, angle }: View, at: Point): Point {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return { x: x + at.x * cos - at.y * sin, y: y + at.x * sin + at.y * cos }
}

/** Which place of the content is seen at one of the frame. */
export function contentAt({ x, y, scale, angle }: View, at: Point): Point {
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale]
  const [dx, dy] = [at.x - x, at.y - y]
  return { x: dx * cos + dy * sin, y: dy * cos - dx * sin }
}

export const panned = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y })

/** Enlarged and turned, what is seen at `at` staying there. */
function about(view: View, at: Point, scale: number, angle: number): View {
  const held = contentAt(view, at)
  const moved = seenAt({ x: 0, y: 0, scale, angle }, held)
  return { x: at.x - moved.x, y: at.y - moved.y, scale, angle }
}

/** `factor` times as large, within the limits, what is seen at `at` staying there. */
export const zoomed = (view: View, factor: number, at: Point, { least, most }: Limits): View =>
  about(view, at, within(view.scale * factor, least, most), view.angle)

/** Turned clockwise by `by` (rad) about a place of the frame. */
export const turned = (view: View, by: number, at: Point): View => about(view, at, view.scale, view.angle + by)

/** Two fingers went from the one pair of places to the other: what is under each goes with it, turning only where that is wanted. */
export function pinched(
  view: View,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  limits: Limits,
  turns: boolean,
): View {
  const [[a, b], [c, d]] = [from, to]
  const apart = Math.hypot(b.x - a.x, b.y - a.y)
  const factor = apart === 0 ? 1 : Math.hypot(d.x - c.x, d.y - c.y) / apart
  const twist = Math.atan2(d.y - c.y, d.x - c.x) - Math.atan2(b.y - a.y, b.x - a.x)
  const [before, after] = [between(a, b), between(c, d)]
  const larger = zoomed(view, factor, before, limits)
  const laid = turns ? turned(larger, twist, before) : larger
  return panned(laid, after.x - before.x, after.y - before.y)
}

/** All of a content that begins at (0, 0), in the middle of the frame, `margin` away from its edges; no larger than the limits let it be. */
export function fitted(content: Size, frame: Size, margin = 0, limits: Limits = { least: 0, most: 1 }): View {
  const whole = Math.min(
    Math.max(1, frame.width - 2 * margin) / content.width,
    Math.max(1, frame.height - 2 * margin) / content.height,
  )
  const scale = within(whole, limits.least, limits.most)
  return {
    x: (frame.width - content.width * scale) / 2,
    y: (frame.height - content.height * scale) / 2,
    scale,
    angle: 0,
  }
}

/** Moved back so far that at least `reach` of an upright content that begins at (0, 0) stays in the frame. */
export function inReach(view: View, content: Size, frame: Size, reach: number): View {
  const along = (at: number, length: number, side: number) => {
    const least = Math.min(reach, length, side)
    return within(at, least - length, side - least)
  }
  return {
    ...view,
    x: along(view.x, content.width * view.scale, frame.width),
    y: along(view.y, content.height * view.scale, frame.height),
  }
}

/** What of the frame an arrow key goes on, and with Shift. */
const STEP = 0.05
const LONG_STEP = 0.2
const GROWTH = 1.2
/** What a key turns by, rad. */
const TURN = Math.PI / 36

interface Key {
  key: string
  shiftKey: boolean
}

/**
 * What a key does to a view: arrows pan (the content goes with the arrow), + and - zoom about the middle, and [ and ] turn where that
 * is wanted; undefined for any other key.
 */
export function keyed(
  view: View,
  { key, shiftKey }: Key,
  frame: Size,
  limits: Limits,
  turns = false,
): View | undefined {
  const middle = { x: frame.width / 2, y: frame.height / 2 }
  const step = shiftKey ? LONG_STEP : STEP
  const [x, y] = [frame.width * step, frame.height * step]
  switch (key) {
    case 'ArrowLeft':
      return panned(view, -x, 0)
    case 'ArrowRight':
      return panned(view, x, 0)
    case 'ArrowUp':
      return panned(view, 0, -y)
    case 'ArrowDown':
      return panned(view, 0, y)
    case '+':
    case '=':
      return zoomed(view, GROWTH, middle, limits)
    case '-':
    case '_':
      return zoomed(view, 1 / GROWTH, middle, limits)
    case '[':
    case '{':
      return turns ? turned(view, -TURN, middle) : undefined
    case ']':
    case '}':
      return turns ? turned(view, TURN, middle) : undefined
    default:
      return undefined
  }
}

/** What a turn of the wheel by a px comes to; that of a pinch on a touchpad, which browsers tell as a wheel with Ctrl, is finer told. */
const WHEEL = 0.0015
const PINCH_WHEEL = 0.01

/** How many times larger a wheel's turn makes the content. `deltaMode` as the browser tells it: px, lines, pages. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>) {
  const px = deltaY * (deltaMode === 1 ? 16 : deltaMode === 2 ? 400 : 1)
  return Math.exp(-within(px, -240, 240) * (ctrlKey ? PINCH_WHEEL : WHEEL))
}
