import { expect, test } from 'vitest'
import { isZoomed, MOST, moved, whole, zoomed } from './view.ts'

const corner = { x: 0.9, y: 0.1 }
/** Which part of the picture is seen at a place of the frame. */
const seenAt = ({ scale, x, y }: typeof whole, at: typeof corner) => [(at.x - x) / scale, (at.y - y) / scale]

test('what one zooms into stays under the finger', () => {
  const once = zoomed(whole, 2, corner)
  expect(seenAt(once, corner)).toEqual([0.9, 0.1])
  const [x, y] = seenAt(zoomed(once, 1.7, corner), corner)
  expect(x).toBeCloseTo(0.9, 9)
  expect(y).toBeCloseTo(0.1, 9)
})

test('no edge of the picture comes into the frame, however it is moved', () => {
  const close = zoomed(whole, 3)
  for (const [x, y] of [
    [9, 9],
    [-9, -9],
    [0.1, -9],
  ] as const) {
    const view = moved(close, x, y)
    expect(view.x).toBeLessThanOrEqual(0)
    expect(view.x + view.scale).toBeGreaterThanOrEqual(1)
    expect(view.y).toBeLessThanOrEqual(0)
    expect(view.y + view.scale).toBeGreaterThanOrEqual(1)
  }
})

test('it goes no closer than eight times, and out again it is whole', () => {
  const closest = zoomed(zoomed(whole, 100), 100)
  expect(closest.scale).toBe(MOST)
  expect(zoomed(moved(closest, 0.3, -0.2), 0.001)).toEqual(whole)
  expect(isZoomed(whole)).toBe(false)
  expect(moved(whole, 0.4, 0.4)).toEqual(whole)
})
