import { type Deed, drawing, type Ground, itemAt, marking, moving, reachOf } from './deeds.ts'
import { isFree } from './desk.ts'
import type { Point } from './geometry.ts'
import { withGroups } from './model.ts'

interface Hands {
  /** Whether a place of the page belongs to the handles about what is chosen. */
  isHandle: (event: PointerEvent) => boolean
  /** Whether the space bar is held: then the board is moved. */
  isSpaceHeld: () => boolean
}

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

export interface Gestures {
  /** Ends what is being drawn click by click, or gives up what is being moved. */
  finish(): void
  isBusy(): boolean
  stop(): void
}

/** What pointers do on a board: choose, move, draw; two fingers, the wheel and the middle button move the board itself. */
export function attachGestures(place: HTMLElement, ground: Ground, { isHandle, isSpaceHeld }: Hands): Gestures {
  const { desk, board } = ground
  const pointers = new Map<number, Point>()
  let deed: Deed | undefined
  /** A deed that goes on between presses. */
  let isLasting = false
  let panning: { pointer: number; last: Point } | undefined
  let pinch: { distance: number; middle: Point } | undefined
  /** A finger on something not chosen: a tap chooses it, a movement moves the board. */
  let tapped: { id: string; at: Point } | undefined

  const onPage = (event: { clientX: number; clientY: number }): Point => {
    const box = place.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  function pan(to: Point) {
    if (!panning) return
    const { view } = board.store.get()
    board.setView({ ...view, x: view.x + to.x - panning.last.x, y: view.y + to.y - panning.last.y })
    panning.last = to
  }

  function startPinch() {
    const [one, other] = [...pointers.values()]
    if (!one || !other) return
    if (!isLasting) {
      deed?.cancel()
      deed = undefined
    }
    panning = undefined
    tapped = undefined
    pinch = { distance: apart(one, other), middle: middleOf(one, other) }
  }

  function goOnPinching() {
    const [one, other] = [...pointers.values()]
    if (!pinch || !one || !other) return
    const [distance, middle] = [apart(one, other), middleOf(one, other)]
    const { view } = board.store.get()
    board.setView({ ...view, x: view.x + middle.x - pinch.middle.x, y: view.y + middle.y - pinch.middle.y })
    if (pinch.distance > 0) board.zoomBy(distance / pinch.distance, middle)
    pinch = { distance, middle }
  }

  function choose(event: PointerEvent, at: Point) {
    const { doc, selection } = desk.store.get()
    const hit = itemAt(ground, at, reachOf(ground, event))
    const isTouch = event.pointerType === 'touch'
    if (!hit) {
      if (isTouch) {
        tapped = { id: '', at: onPage(event) }
        panning = { pointer: event.pointerId, last: onPage(event) }
        return
      }
      if (!event.shiftKey) desk.select([])
      deed = marking(ground, at, event)
      return
    }
    const isChosen = selection.includes(hit.id)
    if (isTouch && !isChosen) {
      tapped = { id: hit.id, at: onPage(event) }
      panning = { pointer: event.pointerId, last: onPage(event) }
      return
    }
    const whole = withGroups(doc, [hit.id])
    if (event.shiftKey)
      desk.select(isChosen ? selection.filter((id) => !whole.includes(id)) : [...new Set([...selection, ...whole])])
    else if (!isChosen) desk.select(whole)
    if (isFree(doc, hit)) deed = moving(ground, at)
  }

  function down(event: PointerEvent) {
    if (event.target instanceof Element && event.target.closest('[data-over-board]')) return
    pointers.set(event.pointerId, onPage(event))
    if (pointers.size === 2) {
      startPinch()
      return
    }
    if (pointers.size > 2 || isHandle(event)) return
    const { tool } = desk.store.get()
    place.setPointerCapture(event.pointerId)
    if (event.button === 1 || tool === 'hand' || isSpaceHeld()) {
      event.preventDefault()
      panning = { pointer: event.pointerId, last: onPage(event) }
      return
    }
    if (event.button !== 0) return
    const at = board.at(event)
    if (isLasting) return
    if (tool === 'select') choose(event, at)
    else deed = drawing(ground, tool, at, event)
  }

  function move(event: PointerEvent) {
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, onPage(event))
    if (pinch) goOnPinching()
    else if (panning && panning.pointer === event.pointerId) {
      if (tapped && apart(tapped.at, onPage(event)) < 8) return
      tapped = undefined
      pan(onPage(event))
    } else deed?.move(board.at(event), event)
  }

  function up(event: PointerEvent) {
    pointers.delete(event.pointerId)
    if (pinch) {
      if (pointers.size < 2) pinch = undefined
      // The finger that stays does nothing until it is lifted.
      return
    }
    if (tapped) {
      const { doc } = desk.store.get()
      desk.select(tapped.id ? withGroups(doc, [tapped.id]) : [])
      tapped = undefined
    }
    if (panning) {
      panning = undefined
      return
    }
    if (!deed) return
    isLasting = deed.end(board.at(event), event)
    if (!isLasting) deed = undefined
  }

  function lost(event: PointerEvent) {
    pointers.delete(event.pointerId)
    if (pointers.size < 2) pinch = undefined
    panning = undefined
    tapped = undefined
    if (!isLasting) {
      deed?.cancel()
      deed = undefined
    }
  }

  function wheel(event: WheelEvent) {
    if (event.target instanceof Element && event.target.closest('[data-over-board]')) return
    event.preventDefault()
    const { view } = board.store.get()
    const step = event.deltaMode === 1 ? 16 : 1
    if (event.shiftKey || (Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey)) {
      const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
      board.setView({ ...view, x: view.x - dx * step, y: view.y - dy * step })
      return
    }
    const amount = Math.max(-240, Math.min(240, event.deltaY * step))
    board.zoomBy(Math.exp(-amount * (event.ctrlKey ? 0.01 : 0.0022)), onPage(event))
  }

  /** Ends what is being drawn click by click, as far as it has come. */
  function finish() {
    deed?.cancel()
    deed = undefined
    isLasting = false
  }

  function twice(event: MouseEvent) {
    // Only this event tells of a second click: those of pointers do not count them.
    if (isLasting) finish()
    else write(event)
  }

  function write(event: MouseEvent) {
    const { tool, doc } = desk.store.get()
    if (tool !== 'select') return
    const hit = itemAt(ground, board.at(event), 6 / board.store.get().view.scale)
    if (!hit || !isFree(doc, hit)) return
    if (hit.kind === 'text') desk.set({ writing: hit.id })
    // Within a group, one thing alone.
    desk.select([hit.id])
  }

  place.addEventListener('pointerdown', down)
  place.addEventListener('pointermove', move)
  place.addEventListener('pointerup', up)
  place.addEventListener('pointercancel', lost)
  place.addEventListener('wheel', wheel, { passive: false })
  place.addEventListener('dblclick', twice)

  return {
    finish,
    isBusy: () => deed !== undefined,
    stop() {
      place.removeEventListener('pointerdown', down)
      place.removeEventListener('pointermove', move)
      place.removeEventListener('pointerup', up)
      place.removeEventListener('pointercancel', lost)
      place.removeEventListener('wheel', wheel)
      place.removeEventListener('dblclick', twice)
    },
  }
}
