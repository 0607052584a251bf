import type { Area } from './cropped.ts'
import type { Box } from './steps.ts'

/** How far a head with its hair reaches beyond the box of its face, in the box's sides. */
const HEAD = { side: 0.34, top: 0.55, bottom: 0.26 }
/** The room around a head. */
const ROOM = 1.12
/** How far beyond its own face a crop goes at least, where another face is near, in widths of its own. */
const NEAR = 0.1
/** How far a neighbour's hair reaches beyond its face, in its widths. */
const HAIR = 0.3
/** How much taller than wide a crop is at most. */
const TALL = 1.5

/**
 * The face that is meant where nobody says which: large, whole and towards the middle. One that is a little larger at the rim of a
 * group is not.
 */
export function mostProminent(faces: readonly Box[]): Box | undefined {
  const weight = ({ x, y, width, height }: Box) => {
    const away = Math.abs(x + width / 2 - 0.5) * 2
    const isWhole = x > 0.002 && y > 0.002 && x + width < 0.998 && y + height < 0.998
    return width * height * (1 - 0.6 * away) * (isWhole ? 1 : 0.6)
  }
  return faces.reduce<Box | undefined>((best, face) => (best && weight(best) >= weight(face) ? best : face), undefined)
}

/**
 * The part of a picture that shows the head of a face, px: with its hair and some room around it, as far as the picture goes, and
 * without the half of a neighbour where that can be.
 */
export function headArea(
  { width, height }: { width: number; height: number },
  face: Box,
  others: readonly Box[],
): Area {
  const head = {
    left: (face.x - HEAD.side * face.width) * width,
    right: (face.x + (1 + HEAD.side) * face.width) * width,
    top: (face.y - HEAD.top * face.height) * height,
    bottom: (face.y + (1 + HEAD.bottom) * face.height) * height,
  }
  const side = ROOM * Math.max(head.right - head.left, head.bottom - head.top)
  const middle = (head.left + head.right) / 2
  const upright = (head.top + head.bottom) / 2
  let [left, right] = [Math.max(0, middle - side / 2), Math.min(width, middle + side / 2)]
  const own = { left: (face.x - NEAR * face.width) * width, right: (face.x + (1 + NEAR) * face.width) * width }
  for (const other of others) {
    const from = (other.x - HAIR * other.width) * width
    const to = (other.x + (1 + HAIR) * other.width) * width
    const isBeside = (other.y + other.height) * height > upright - side / 2 && other.y * height < upright + side / 2
    if (!isBeside || to <= left || from >= right) continue
    if (other.x < face.x) left = Math.max(left, Math.min(to, own.left))
    else right = Math.min(right, Math.max(from, own.right))
  }
  const tall = Math.min(side, Math.max(head.bottom - head.top, TALL * (right - left)))
  // What is cut from the height is cut below: the hair stays.
  const top = Math.max(0, upright - side / 2 + (side - tall) * 0.3)
  const bottom = Math.min(height, top + tall)
  const area = { left: Math.floor(left), top: Math.floor(top) }
  return {
    ...area,
    width: Math.max(1, Math.min(width, Math.ceil(right)) - area.left),
    height: Math.max(1, Math.min(height, Math.ceil(bottom)) - area.top),
  }
}
