/** A part of the screen, px from its upper left corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is in sight: what can be pressed, and the title; and what is there to be looked at and read. */
export interface InSight {
  controls: readonly Box[]
  matter: readonly Box[]
}

/** Between two heights that are tried, px. */
const STEP = 8
/** Room around a control, px. */
const GAP = 4
/** One hidden control is worse than anything else; the middle of the screen is as bad as this share of hidden matter. */
const CONTROL_WEIGHT = 100
const MIDDLE_WEIGHT = 0.3

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)

function shared(a: Box, b: Box, gap = 0): number {
  const width = Math.min(a.right, b.right + gap) - Math.max(a.left, b.left - gap)
  const height = Math.min(a.bottom, b.bottom + gap) - Math.max(a.top, b.top - gap)
  return Math.max(0, width) * Math.max(0, height)
}

/** How much of the controls something lies over, 1 for each that is wholly under it. */
export function hiddenBy(cover: Box, controls: readonly Box[]): number {
  return controls.reduce((sum, control) => sum + shared(control, cover, GAP) / areaOf(control), 0)
}

/** The share of something that lies over what is there to be looked at. */
function overMatter(cover: Box, matter: readonly Box[]): number {
  return matter.reduce((sum, box) => sum + shared(box, cover), 0) / areaOf(cover)
}

/**
 * Where in `room` something of this size hides least: no control if there is such a place, and else as little as may be of
 * what is looked at, rather at the upper or lower edge than in the middle. Of equal places the upper right one.
 */
export function placeFor(
  size: { width: number; height: number },
  room: Box,
  { controls, matter }: InSight,
): { left: number; top: number } {
  const last = Math.max(room.left, room.right - size.width)
  const lowest = Math.max(room.top, room.bottom - size.height)
  let best = { left: last, top: room.top, cost: Number.POSITIVE_INFINITY }
  for (const left of [last, room.left, (room.left + last) / 2]) {
    for (let top = room.top; top <= lowest; top += STEP) {
      const cover = { left, top, right: left + size.width, bottom: top + size.height }
      const fromEdge = Math.min(top - room.top, lowest - top) / Math.max(1, (lowest - room.top) / 2)
      const cost = CONTROL_WEIGHT * hiddenBy(cover, controls) + overMatter(cover, matter) + MIDDLE_WEIGHT * fromEdge
      if (cost < best.cost) best = { left, top, cost }
    }
  }
  return { left: best.left, top: best.top }
}

const pressable = 'a[href], button, input, select, textarea, summary, [role="slider"], [role="tab"], h1'
const readable = 'main :is(img, p, h2, h3, li, dt, dd, th, td, label, legend)'

/** What of the page is in sight, but for what is inside `except`. */
export function seenBeside(except: Element): InSight {
  const { innerWidth, innerHeight } = window
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !except.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, left, top, right, bottom }) => {
        if (width < 2 || height < 2) return false
        return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
      })
  return { controls: boxesOf(pressable), matter: boxesOf(readable) }
}
