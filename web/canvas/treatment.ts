import type { BoardPicture, BoardWork } from '../../contract/boards.ts'
import { WIDENED_MAX, type WidenedSide } from '../../contract/edit-facts.ts'
import { cutOf } from './draw.ts'
import { outOf, type Point, within } from './geometry.ts'
import { type ItemOf, rounded } from './model.ts'

type Picture = ItemOf<'picture'>

/** A rectangle in a thing's own coordinates, from its middle. */
interface Local extends Point {
  width: number
  height: number
}

/** Where the whole of a picture would lie, though only a part of it is shown. */
export function wholeOf(picture: BoardPicture, item: Picture): Local {
  const [x, y, w] = cutOf(picture, item)
  const k = item.width / w
  return {
    x: -item.width / 2 - x * k,
    y: -item.height / 2 - y * k,
    width: picture.width * k,
    height: picture.height * k,
  }
}

/** A place of the board in px of the picture. */
export function inPicture(picture: BoardPicture, item: Picture, at: Point): Point {
  const whole = wholeOf(picture, item)
  const { x, y } = within(item, at)
  return {
    x: (((item.isMirrored ? -x : x) - whole.x) / whole.width) * picture.width,
    y: ((y - whole.y) / whole.height) * picture.height,
  }
}

export type Widening = Readonly<Record<WidenedSide, number>>
export const unwidened: Widening = { left: 0, right: 0, top: 0, bottom: 0 }

/** The sides as the picture itself knows them: on a mirrored one left is right. */
export const sidesOf = (item: Picture, { left, right, top, bottom }: Widening): Widening =>
  item.isMirrored ? { left: right, right: left, top, bottom } : { left, right, top, bottom }

/** The place of a picture that goes on beyond its edges, by hundredths of its width and height. */
export function widenedPlace(picture: BoardPicture, item: Picture, sides: Widening): BoardWork['place'] {
  const { x, y, width, height } = wholeOf(picture, item)
  const [left, right] = [(width * sides.left) / 100, (width * sides.right) / 100]
  const [top, bottom] = [(height * sides.top) / 100, (height * sides.bottom) / 100]
  const middle = outOf(item, { x: x - left + (width + left + right) / 2, y: y - top + (height + top + bottom) / 2 })
  return {
    x: rounded(middle.x),
    y: rounded(middle.y),
    width: rounded(width + left + right),
    height: rounded(height + top + bottom),
    rotation: item.rotation,
  }
}

/** By how much a side is widened when its edge is dragged to a place of the board. */
export function widenedTo(
  picture: BoardPicture,
  item: Picture,
  sides: Widening,
  side: WidenedSide,
  at: Point,
): Widening {
  const whole = wholeOf(picture, item)
  const { x, y } = within(item, at)
  const beyond: Record<WidenedSide, number> = {
    left: (whole.x - x) / whole.width,
    right: (x - whole.x - whole.width) / whole.width,
    top: (whole.y - y) / whole.height,
    bottom: (y - whole.y - whole.height) / whole.height,
  }
  return { ...sides, [side]: Math.round(Math.min(WIDENED_MAX, Math.max(0, beyond[side] * 100))) }
}

export const sideNames: Record<WidenedSide, string> = { left: 'Left', right: 'Right', top: 'Above', bottom: 'Below' }
