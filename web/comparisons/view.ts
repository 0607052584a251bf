/** What is seen of a picture: how much larger than whole, and where its upper left corner lies, in widths and heights of the frame. */
export interface View {
  scale: number
  x: number
  y: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }
export const MOST = 8
/** Above this it counts as zoomed into: a hair's breadth more than whole is rounding. */
const WHOLE = 1.01

export const isZoomed = ({ scale }: View) => scale > WHOLE

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** No edge of the picture comes into the frame. */
function held({ scale, x, y }: View): View {
  if (scale <= WHOLE) return whole
  return { scale, x: within(x, 1 - scale, 0), y: within(y, 1 - scale, 0) }
}

/** So many times larger, what lies at `at` (fractions of the frame; left out: its middle) staying where it is. */
export function zoomed(view: View, factor: number, at = { x: 0.5, y: 0.5 }): View {
  const scale = within(view.scale * factor, 1, MOST)
  const grown = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown })
}

/** Moved by fractions of the frame. */
export const moved = (view: View, x: number, y: number): View =>
  held({ scale: view.scale, x: view.x + x, y: view.y + y })
