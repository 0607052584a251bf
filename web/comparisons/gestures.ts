import { isZoomed, moved, type View, whole, zoomed } from './view.ts'

/** How much closer two clicks go. */
const CLOSER = 2.5
/** What a turn of the wheel by a px comes to. */
const WHEEL = 0.002
/** A turn by a line, px. */
const LINE = 16

type Change = (next: (view: View) => View) => void
interface Point {
  x: number
  y: number
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/**
 * Hears wheel, mouse and fingers on a frame until the returned function is called. As everywhere on the site a plain wheel and a
 * single finger scroll the page until the picture has been zoomed into.
 */
export function hearGestures(frame: HTMLElement, now: () => View, change: Change): () => void {
  const end = new AbortController()
  const { signal } = end
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.getBoundingClientRect()
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey && !isZoomed(now())) return
    event.preventDefault()
    const turn = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
    const at = placeOf(event)
    change((view) => zoomed(view, Math.exp(-turn * WHEEL), at))
  }

  function onDoubleClick(event: MouseEvent) {
    const at = placeOf(event)
    change((view) => (isZoomed(view) ? whole : zoomed(view, CLOSER, at)))
  }

  function onMouseDown(event: MouseEvent) {
    if (event.button !== 0 || !isZoomed(now())) return
    // Else the picture itself would be dragged away.
    event.preventDefault()
    let last = placeOf(event)
    const drag = new AbortController()
    const until = AbortSignal.any([drag.signal, signal])
    const move = (moving: MouseEvent) => {
      const at = placeOf(moving)
      const [x, y] = [at.x - last.x, at.y - last.y]
      last = at
      change((view) => moved(view, x, y))
    }
    window.addEventListener('mousemove', move, { signal: until })
    window.addEventListener('mouseup', () => drag.abort(), { signal: until })
  }

  let fingers: Point[] = []
  const fingersOn = ({ targetTouches }: TouchEvent) => [...targetTouches].slice(0, 2).map(placeOf)

  function onTouchMove(event: TouchEvent) {
    const [one, other] = fingersOn(event)
    const [oneBefore, otherBefore] = fingers
    if (!one || !oneBefore) return
    if (other && otherBefore) {
      event.preventDefault()
      const [at, from] = [between(one, other), between(oneBefore, otherBefore)]
      const factor = distance(one, other) / Math.max(1e-3, distance(oneBefore, otherBefore))
      change((view) => moved(zoomed(view, factor, from), at.x - from.x, at.y - from.y))
    } else if (isZoomed(now())) {
      event.preventDefault()
      change((view) => moved(view, one.x - oneBefore.x, one.y - oneBefore.y))
    }
    fingers = fingersOn(event)
  }

  const count = (event: TouchEvent) => {
    fingers = fingersOn(event)
  }
  // Not passive: what is heard here must not scroll the page, too.
  frame.addEventListener('wheel', onWheel, { signal, passive: false })
  frame.addEventListener('touchmove', onTouchMove, { signal, passive: false })
  for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const)
    frame.addEventListener(kind, count, { signal, passive: true })
  frame.addEventListener('mousedown', onMouseDown, { signal })
  frame.addEventListener('dblclick', onDoubleClick, { signal })
  return () => end.abort()
}

/** A part of the frame that an arrow key goes on. */
const STEP = 0.1
const GROWTH = 1.5

/** What a key does to the view; undefined for a key that does nothing to it. */
export function keyed(view: View, key: string): View | undefined {
  if (key === '+' || key === '=') return zoomed(view, GROWTH)
  if (key === '-') return zoomed(view, 1 / GROWTH)
  if (key === '0') return whole
  if (!isZoomed(view)) return undefined
  if (key === 'ArrowLeft') return moved(view, STEP, 0)
  if (key === 'ArrowRight') return moved(view, -STEP, 0)
  if (key === 'ArrowUp') return moved(view, 0, STEP)
  if (key === 'ArrowDown') return moved(view, 0, -STEP)
  return undefined
}
