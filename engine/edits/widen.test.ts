import { expect, it } from 'vitest'
import type { Picture } from '../paint/picture.ts'
import { continued } from './widen.ts'

/** Planks that run across, under a sky that grows lighter; in the middle a red disc. */
function planks(width: number, height: number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isSky = y < height / 3
      const isJoint = y % 12 < 2
      const isDisc = Math.hypot(x - width / 2, y - height / 2) < height / 6
      const [red, green, blue] = isDisc
        ? [220, 20, 20]
        : isSky
          ? [90 + y, 120 + y, 200]
          : isJoint
            ? [40, 30, 20]
            : [150, 110, 70]
      pixels.set([red, green, blue, 255], (y * width + x) * 4)
    }
  return { width, height, pixels }
}

const none = { left: 0, right: 0, top: 0, bottom: 0 }

it('a picture goes on beyond its side: sky beside sky, planks beside planks, and what it is of is not there twice', () => {
  const picture = planks(150, 120)
  for (const [by, first] of [
    [{ ...none, right: 40 }, 0],
    [{ ...none, left: 40 }, 60],
  ] as const) {
    const made = continued(picture, by, { seed: 1 })
    expect([made.width, made.height]).toEqual([210, 120])
    let [wrong, red, all] = [0, 0, 0]
    for (let y = 0; y < 120; y++)
      for (let x = 0; x < 210; x++) {
        const own = x - first
        const px = made.pixels.subarray((y * 210 + x) * 4, (y * 210 + x) * 4 + 4)
        if (own >= 0 && own < 150) {
          // What was there is as it was, to the bit.
          expect(px).toEqual(picture.pixels.subarray((y * 150 + own) * 4, (y * 150 + own) * 4 + 4))
          continue
        }
        all++
        // Every row is the same all the way, but for the disc.
        const row = picture.pixels.subarray(y * 150 * 4, y * 150 * 4 + 3)
        if (row.some((value, c) => Math.abs(value - (px[c] ?? 0)) > 30)) wrong++
        if ((px[0] ?? 0) > 180 && (px[1] ?? 0) < 80) red++
      }
    expect(red).toBe(0)
    expect(wrong / all).toBeLessThan(0.04)
  }
})

it('it goes on above and below too, the same way for a seed, and stops when nobody waits', () => {
  const picture = planks(120, 90)
  const by = { ...none, top: 20, bottom: 30 }
  const made = continued(picture, by, { seed: 2 })
  expect([made.width, made.height]).toEqual([120, 135])
  expect(made.pixels).toEqual(continued(picture, by, { seed: 2 }).pixels)
  for (let at = 3; at < made.pixels.length; at += 4) expect(made.pixels[at]).toBe(255)
  // Above there is sky: blue.
  expect(made.pixels[2]).toBeGreaterThan(150)
  const stop = () => {
    throw new Error('Nobody waits')
  }
  expect(() => continued(picture, by, { seed: 2 }, stop)).toThrow('Nobody waits')
})
