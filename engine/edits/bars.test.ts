import { expect, it } from 'vitest'
import type { Picture } from '../paint/picture.ts'
import { betweenBars } from './bars.ts'

function drawn(width: number, height: number, isLight: (x: number, y: number) => boolean): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (!isLight(x, y)) pixels.set([(x + y) % 4, 2, 3, 255], (y * width + x) * 4)
  return { width, height, pixels }
}

it('the bars of a film are not of its picture, above and below or at both sides', () => {
  expect(betweenBars(drawn(160, 120, (_, y) => y >= 20 && y < 100))).toMatchObject({ left: 0, top: 22, height: 76 })
  expect(betweenBars(drawn(160, 120, (x) => x >= 30 && x < 130))).toMatchObject({ left: 32, width: 96, height: 120 })
})

it('black of the picture itself is no bar: a thing before a dark wall, night on one side alone, a picture without any', () => {
  expect(betweenBars(drawn(160, 120, (x, y) => Math.hypot(x - 80, y - 60) < 36))).toBeUndefined()
  expect(betweenBars(drawn(160, 120, (_, y) => y >= 30))).toBeUndefined()
  expect(betweenBars(drawn(160, 120, () => true))).toBeUndefined()
  expect(betweenBars(drawn(1, 1, () => false))).toBeUndefined()
})
