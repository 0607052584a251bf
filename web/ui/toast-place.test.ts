import { expect, test } from 'vitest'
import { type Box, hiddenBy, placeFor } from './toast-place.ts'

const room = { left: 16, top: 80, right: 344, bottom: 724 }
const size = { width: 300, height: 70 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const matter: Box[] = []

test('where nothing is, it comes to the upper right', () => {
  expect(placeFor(size, room, { controls: [], matter })).toEqual({ left: 44, top: 80 })
})

test('it gives way to a title and to what stands below it', () => {
  const controls = [box(16, 96, 200, 32), box(16, 150, 328, 48)]
  const { left, top } = placeFor(size, room, { controls, matter })
  expect(hiddenBy(box(left, top, size.width, size.height), controls)).toBe(0)
})

test('where the whole right side is taken it goes to the other', () => {
  const wide = { ...room, right: 1416 }
  expect(placeFor(size, wide, { controls: [box(1000, 80, 416, 644)], matter })).toMatchObject({ left: 16 })
})

test('it rather lies over a picture than over a button, and rather over nothing than over a picture', () => {
  const picture = box(16, 90, 328, 400)
  const button = box(16, 500, 328, 200)
  const between = placeFor(size, { ...room, bottom: 700 }, { controls: [button], matter: [picture] })
  expect(between.top + size.height).toBeLessThan(button.top)
  const below = placeFor(size, { ...room, bottom: 800 }, { controls: [button], matter: [picture] })
  expect(below.top).toBeGreaterThan(button.bottom)
})

test('where everything can be pressed it rather lies over a corner of something large than over all of something small', () => {
  const picture = box(0, 70, 360, 500)
  const button = box(40, 580, 280, 44)
  const { top } = placeFor(size, { ...room, bottom: 660 }, { controls: [picture, button], matter })
  expect(top + size.height).toBeLessThan(button.top)
})
