import { expect, test } from 'vitest'
import { hiddenBy, placeFor } from './toast-place.ts'

const room = { left: 16, top: 80, right: 344, bottom: 724 }
const size = { width: 300, height: 70 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('where nothing can be pressed it comes to the upper right', () => {
  expect(placeFor(size, room, [])).toEqual({ left: 44, top: 80, hides: 0 })
})

test('it gives way to a title and to what stands below it', () => {
  const controls = [box(16, 96, 200, 32), box(16, 150, 328, 48)]
  const { left, top, hides } = placeFor(size, room, controls)
  expect(hides).toBe(0)
  expect(hiddenBy(box(left, top, size.width, size.height), controls)).toBe(0)
  expect(top).toBeGreaterThanOrEqual(198)
})

test('where the whole right side is taken it goes to the other', () => {
  const wide = { ...room, right: 1416 }
  expect(placeFor(size, wide, [box(1000, 80, 416, 644)])).toMatchObject({ left: 16, hides: 0 })
})

test('where everything can be pressed it rather lies over a corner of something large than over all of something small', () => {
  const picture = box(0, 70, 360, 500)
  const button = box(40, 580, 280, 44)
  const { top } = placeFor(size, { ...room, bottom: 660 }, [picture, button])
  expect(top + size.height).toBeLessThan(button.top)
})
