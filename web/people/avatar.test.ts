import { expect, test } from 'vitest'
import { squareOf } from './avatar.tsx'

test('an avatar is cut around the face and never reaches beyond the picture', () => {
  const corner = squareOf({ width: 1000, height: 800, face: { x: 0, y: 0, width: 0.1, height: 0.1 } })
  expect(corner).toEqual({ side: 210, left: 0, top: 0 })
  const middle = squareOf({ width: 1000, height: 800, face: { x: 0.45, y: 0.4, width: 0.1, height: 0.125 } })
  expect(middle.left + middle.side / 2).toBeCloseTo(500)
  const large = squareOf({ width: 600, height: 900, face: { x: 0.1, y: 0.1, width: 0.8, height: 0.6 } })
  expect(large.side).toBe(600)
  expect(large.top + large.side).toBeLessThanOrEqual(900)
})

test('without a face it is a square of the middle, a little high on a tall picture', () => {
  expect(squareOf({ width: 800, height: 600, face: null })).toEqual({ side: 600, left: 100, top: 0 })
  expect(squareOf({ width: 600, height: 1100, face: null })).toEqual({ side: 600, left: 0, top: 100 })
})
