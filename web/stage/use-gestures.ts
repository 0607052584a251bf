import { type RefObject, useEffect, useRef } from 'react'
import { keyed, type Limits, type Point, panned, pinched, type Size, type View, wheelFactor, zoomed } from './view.ts'

export interface GestureOptions {
  view: View
  /** Called with what becomes of the view as it is by then, many times in a gesture. */
  onView: (change: (view: View) => View) => void
  limits: Limits
  /** What the frame's width is in the view's units; left out: px. */
  width?: number
  /** Two fingers turn the content, and the keys [ and ]. */
  turns?: boolean
  /** Whether a pointer that goes down pans; left out: the mouse's first or middle button, a pen, a finger. */
  pans?: (event: PointerEvent) => boolean
  /** What a plain wheel does; with Ctrl, as of a pinch on a touchpad, it always zooms. Left out: it zooms. */
  wheel?: 'zooms' | 'pans'
  /** A second finger has come down: what was begun with the first is not meant. */
  onPinch?: () => void
  /** The last pointer has gone up, or a key has been let go. */
  onEnd?: () => void
}

const usualPans = (event: PointerEvent) => event.button === 0 || event.button === 1

/**
 * Hears pointer, fingers, wheel and keys on a frame and tells what they make of its view. The frame takes all touches for itself; it
 * has to be focusable for the keys.
 */
export function useGestures(frame: RefObject<HTMLElement | null>, options: GestureOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    return frame.current ? hear(frame.current, () => latest.current) : undefined
  }, [frame])
}

/** Hears them until the returned function is called. */
function hear(frame: HTMLElement, now: () => GestureOptions): () => void {
  const end = new AbortController()
  const { signal } = end
  /** Those that pan or pinch, in the order they came, with where each is; and all fingers that are down. */
  const down = new Map<number, Point>()
  const fingers = new Map<number, Point>()
  frame.style.touchAction = 'none'

  const unit = (px: number) => {
    const { width } = now()
    return width ? (px / Math.max(1, frame.getBoundingClientRect().width)) * width : px
  }
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.getBoundingClientRect()
    return { x: unit(clientX - box.left), y: unit(clientY - box.top) }
  }
  const sizeOf = (): Size => {
    const { width, height } = frame.getBoundingClientRect()
    return { width: unit(width), height: unit(height) }
  }

  function onDown(event: PointerEvent) {
    const { pans = usualPans, onPinch } = now()
    // A second finger always pinches, whatever the first one does alone.
    const isSecond = event.pointerType === 'touch' && fingers.size === 1
    if (event.pointerType === 'touch') fingers.set(event.pointerId, placeOf(event))
    if (isSecond) {
      down.clear()
      for (const [id, at] of fingers) down.set(id, at)
      onPinch?.()
    } else if (fingers.size > 2 || !pans(event)) return
    else down.set(event.pointerId, placeOf(event))
    frame.setPointerCapture(event.pointerId)
    frame.focus({ preventScroll: true })
  }

  function onMove(event: PointerEvent) {
    const at = placeOf(event)
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, at)
    const from = down.get(event.pointerId)
    if (!from) return
    const { onView, limits, turns = false } = now()
    const [first, second] = [...down.keys()]
    if (second === undefined) onView((view) => panned(view, at.x - from.x, at.y - from.y))
    else {
      const before = [down.get(first ?? 0) ?? from, down.get(second) ?? from] as const
      const after = [event.pointerId === first ? at : before[0], event.pointerId === second ? at : before[1]] as const
      onView((view) => pinched(view, before, after, limits, turns))
    }
    down.set(event.pointerId, at)
  }

  function onUp(event: PointerEvent) {
    fingers.delete(event.pointerId)
    if (down.delete(event.pointerId) && down.size === 0) now().onEnd?.()
  }

  function onWheel(event: WheelEvent) {
    const { wheel = 'zooms', onView, limits } = now()
    event.preventDefault()
    const at = placeOf(event)
    if (wheel === 'pans' && !event.ctrlKey) {
      const [x, y] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
      const [dx, dy] = [unit(x), unit(y)]
      onView((view) => panned(view, -dx, -dy))
    } else {
      const factor = wheelFactor(event)
      onView((view) => zoomed(view, factor, at, limits))
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    // A field within the frame keeps its keys.
    if (event.target !== frame || event.ctrlKey || event.metaKey || event.altKey) return
    const { view, onView, limits, turns } = now()
    const { key, shiftKey } = event
    const frameSize = sizeOf()
    if (!keyed(view, { key, shiftKey }, frameSize, limits, turns)) return
    event.preventDefault()
    onView((current) => keyed(current, { key, shiftKey }, frameSize, limits, turns) ?? current)
  }

  // Not passive: what is heard here must not scroll the page, too.
  frame.addEventListener('wheel', onWheel, { signal, passive: false })
  // The middle button would scroll by itself; a picture would be dragged away.
  frame.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  frame.addEventListener('pointerdown', onDown, { signal })
  frame.addEventListener('pointermove', onMove, { signal })
  frame.addEventListener('pointerup', onUp, { signal })
  frame.addEventListener('pointercancel', onUp, { signal })
  frame.addEventListener('keydown', onKeyDown, { signal })
  frame.addEventListener('keyup', (event) => event.target === frame && now().onEnd?.(), { signal })
  return () => end.abort()
}
