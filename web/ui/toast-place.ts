/** A part of the screen, px from its upper left corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Spot {
  left: number
  top: number
  /** How much it hides: 1 for each control that is wholly under it. */
  hides: number
}

/** Between two heights that are tried, px. */
const STEP = 8
/** Room around what is not to be covered, px. */
const GAP = 4

function hiddenOf(control: Box, cover: Box): number {
  const width = Math.min(control.right, cover.right + GAP) - Math.max(control.left, cover.left - GAP)
  const height = Math.min(control.bottom, cover.bottom + GAP) - Math.max(control.top, cover.top - GAP)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / ((control.right - control.left) * (control.bottom - control.top))
}

/** How much of the controls something lies over. */
export function hiddenBy(cover: Box, controls: readonly Box[]): number {
  return controls.reduce((sum, control) => sum + hiddenOf(control, cover), 0)
}

/**
 * Where in `room` something of this size hides least of the controls: nothing, if there is such a place. The upper right
 * corner is the first choice, then down that side, then the other side and the middle.
 */
export function placeFor(size: { width: number; height: number }, room: Box, controls: readonly Box[]): Spot {
  const last = Math.max(room.left, room.right - size.width)
  const lowest = Math.max(room.top, room.bottom - size.height)
  let best: Spot | undefined
  for (const left of [last, room.left, (room.left + last) / 2]) {
    for (let top = room.top; top <= lowest; top += STEP) {
      const hides = hiddenBy({ left, top, right: left + size.width, bottom: top + size.height }, controls)
      if (hides === 0) return { left, top, hides }
      if (!best || hides < best.hides) best = { left, top, hides }
    }
  }
  return best ?? { left: last, top: room.top, hides: 0 }
}

const pressable = 'a[href], button, input, select, textarea, summary, [role="slider"], [role="tab"], h1'

/** What of the page can be pressed, and its title, as far as it is in sight; nothing of what is inside `except`. */
export function controlsInSight(except: Element): Box[] {
  const { innerWidth, innerHeight } = window
  return [...document.querySelectorAll(pressable)]
    .filter((element) => !except.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, left, top, right, bottom }) => {
      if (width < 2 || height < 2) return false
      return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    })
}
