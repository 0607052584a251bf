import { expect, test } from 'vitest'
import { focusOf, focusOnFace, outsideOf, placeFor } from './pictures.ts'

/** RGBA rows of a picture that `colour` tells, px for px. */
function rows(side: number, colour: (x: number, y: number) => [number, number, number, number]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    Array.from({ length: side * side }, (_, at) => colour(at % side, Math.floor(at / side))).flat(),
  )
}
const round = { half: 0.43, width: 0.45, height: 0.45 }
const hex = { half: 0.37, width: 0.45, height: 0.39 }
const square = { width: 64, height: 64 }
const drawable = (width: number, height: number, isCutOut = false) => ({
  image: undefined as unknown as CanvasImageSource,
  width,
  height,
  isCutOut,
})

test('a face that is known comes into the middle of the opening, and as large as a token shows one', () => {
  const picture = drawable(600, 900)
  const focus = focusOnFace({ x: 0.4, y: 0.2, width: 0.2, height: 0.2 }, picture, false)
  const place = placeFor(focus, picture, round)
  // The middle of the face in the token: where the picture's middle is, and the way from there.
  expect(place.x + (0.5 - 0.5) * place.scale).toBeCloseTo(0.5, 6)
  const faceY = place.y + (0.3 - 0.5) * 1.5 * place.scale
  expect(Math.abs(faceY - 0.5)).toBeLessThan(0.12)
  expect((0.2 * 900 * place.scale) / 600).toBeGreaterThan(0.25)
})

test('no edge of a picture shows within the frame, wherever its face is', () => {
  const picture = drawable(800, 500)
  const corner = focusOnFace({ x: 0, y: 0, width: 0.3, height: 0.5 }, picture, true)
  const { x, y, scale } = placeFor(corner, picture, hex)
  expect(x - (1.6 * scale) / 2).toBeLessThanOrEqual(0.5 - hex.width)
  expect(y - scale / 2).toBeLessThanOrEqual(0.5 - hex.height)
})

test('what stands out draws the middle of the token towards itself', () => {
  const left = focusOf(
    rows(64, (x, y) => (Math.hypot(x - 20, y - 30) < 9 ? [220, 40, 40, 255] : [60, 70, 80, 255])),
    square,
    false,
  )
  expect(left.x).toBeLessThan(0.46)
  const flat = focusOf(
    rows(64, () => [60, 70, 80, 255]),
    square,
    false,
  )
  expect(flat).toMatchObject({ x: 0.5, y: 0.5 })
})

test('of a subject that was cut out the upper part is shown, all of it where it is no taller than broad', () => {
  const standing = focusOf(
    rows(64, (x, y) => [200, 180, 160, x >= 24 && x < 40 && y >= 8 ? 255 : 0]),
    square,
    true,
  )
  expect(standing.x).toBeCloseTo(0.5, 2)
  expect(standing.y).toBeLessThan(0.45)
})

test('a subject that stands out has its head above the frame, and its picture ends below it', () => {
  const picture = drawable(600, 800, true)
  const focus = { x: 0.5, y: 0.4, reach: 0.45 }
  const { y, scale } = placeFor(focus, picture, round, true)
  const high = (800 / 600) * scale
  const top = focus.y - (focus.reach * 600) / 800
  expect(y + (top - 0.5) * high).toBeLessThan(0)
  expect(y + high / 2).toBeGreaterThan(0.95)
})

test('a plain background goes, and what is of its colour within the subject stays', () => {
  const side = 24
  const px = rows(side, (x, y) => {
    const far = Math.hypot(x - 12, y - 12)
    if (far < 3) return [240, 240, 240, 255]
    return far < 8 ? [60, 40, 120, 255] : [238, 241, 239, 255]
  })
  const alpha = outsideOf(px, side, side, 0.2)
  expect(alpha[0]).toBe(0)
  expect(alpha[12 * side + 12]).toBe(255)
  expect(alpha[12 * side + 6]).toBe(255)
})
