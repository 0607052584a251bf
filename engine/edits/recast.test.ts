import { expect, it } from 'vitest'
import type { Picture } from '../paint/picture.ts'
import { recast } from './recast.ts'
import { Refused } from './refused.ts'

const SIDE = 120

/** A red ball, lit from the upper left, before an even wall. */
function ball(): Picture {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [dx, dy] = [(x - SIDE / 2) / 34, (y - SIDE / 2) / 34]
      const isBall = Math.hypot(dx, dy) < 1
      const lit = isBall ? 0.55 + 0.4 * Math.max(0, -dx * 0.6 - dy * 0.6) : 0
      pixels.set(isBall ? [225 * lit, 40 * lit, 36 * lit, 255] : [120, 132, 150, 255], (y * SIDE + x) * 4)
    }
  return { width: SIDE, height: SIDE, pixels }
}

const at = ({ pixels }: Picture, x: number, y: number) => [
  ...pixels.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3),
]

it('casts the subject of a picture in what the words name, and leaves what is behind it', () => {
  const source = ball()
  const golden = recast(source, 'of gold', 7, () => undefined)
  const [red = 0, green = 0, blue = 0] = at(golden, 50, 50)
  expect([red > green, green > blue + 20]).toEqual([true, true])
  // Its form still shows: the lit side is the lighter one.
  expect(at(golden, 44, 44)[1]).toBeGreaterThan(at(golden, 76, 76)[1] ?? 0)
  expect(at(golden, 4, 4)).toEqual(at(source, 4, 4))
  expect(recast(source, 'a golden statue', 7, () => undefined).pixels).toEqual(golden.pixels)
})

it('says so where the words name nothing that it could be of', () => {
  expect(() => recast(ball(), 'ten years older', 7, () => undefined)).toThrow(new Refused('nothing-read'))
})
