import { expect, it } from 'vitest'
import type { Picture } from '../paint/picture.ts'
import { Refused } from './refused.ts'
import { readFor, repainted } from './repaint-words.ts'

/** A grey ground with a mask about its middle. */
function ground(side: number) {
  const pixels = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) pixels.set([120 + (at % 7), 120, 110, 255], at * 4)
  const picture: Picture = { width: side, height: side, pixels }
  const isIn = (at: number) => Math.max(Math.abs((at % side) - side / 2), Math.abs(at / side - side / 2)) < side / 5
  return {
    picture,
    mask: {
      width: side,
      height: side,
      values: Uint8Array.from(pixels.slice(0, side * side), (_, at) => (isIn(at) ? 255 : 0)),
    },
  }
}

it('words are read as a thing or a landmark that is set into the picture, water, a place that fills the mask, or a floor', () => {
  const read = (words: string) => {
    const { category, as } = readFor(words)
    return `${category} ${as}`
  }
  expect(read('a wooden chest')).toBe('items thing')
  expect(read('a red dragon')).toBe('monsters thing')
  expect(read('an old wizard')).toBe('characters thing')
  expect(read('a lake')).toBe('landscapes water')
  expect(read('a ruined castle')).toBe('landscapes landmark')
  expect(read('a wizard tower')).toBe('landscapes landmark')
  expect(read('a waterfall')).toBe('landscapes landmark')
  expect(read('an old well')).toBe('landscapes landmark')
  expect(read('a knight on a bridge')).toBe('characters thing')
  expect(read('a well dressed noble')).toBe('characters thing')
  expect(read('a starry sky')).toBe('landscapes place')
  expect(read('a brick wall')).toBe('items surface')
  expect(() => readFor('blub wibble')).toThrow(new Refused('nothing-read'))
})

it('what the words ask for stands in the mask, and what lies around is as it was', () => {
  const { picture, mask } = ground(120)
  const { picture: made, unused } = repainted(picture, mask, { words: 'a wooden chest', style: 'painted', seed: 1 })
  expect(unused).toEqual([])
  let [changed, inside] = [0, 0]
  for (let at = 0; at < mask.values.length; at++) {
    const apart = Math.abs((made.pixels[at * 4] ?? 0) - (picture.pixels[at * 4] ?? 0))
    if (mask.values[at]) {
      inside++
      if (apart > 12) changed++
    } else if (at < 120 * 60) expect(made.pixels[at * 4]).toBe(picture.pixels[at * 4])
  }
  expect(changed / inside).toBeGreaterThan(0.4)
})

it('a tower stands in the mask whole, on its foot, in the light of the picture', () => {
  const { picture, mask } = ground(160)
  const made = repainted(picture, mask, { words: 'a tower', style: 'painted', seed: 1 }).picture
  const apart = (x: number, y: number) => {
    const p = (y * 160 + x) * 4
    return Math.abs((made.pixels[p] ?? 0) - 122) + Math.abs((made.pixels[p + 2] ?? 0) - 110)
  }
  const column = (x: number) => Array.from({ length: 160 }, (_, y) => y).filter((y) => apart(x, y) > 22)
  const middle = column(80)
  // From the top of the mask to its foot, and nothing beside it.
  expect(Math.min(...middle)).toBeLessThan(56)
  expect(Math.max(...middle)).toBeGreaterThan(104)
  expect(column(50)).toEqual([])
  const dark = ground(160)
  for (let p = 0; p < dark.picture.pixels.length; p++) if (p % 4 < 3) dark.picture.pixels[p]! /= 4
  const night = repainted(dark.picture, dark.mask, { words: 'a tower', style: 'painted', seed: 1 }).picture
  expect(night.pixels[(90 * 160 + 78) * 4]).toBeLessThan((made.pixels[(90 * 160 + 78) * 4] ?? 0) * 0.6)
})

it('a lake mirrors what stands above it', () => {
  const { picture, mask } = ground(120)
  for (let at = 0; at < 120 * 50; at++) picture.pixels.set([220, 60, 40, 255], at * 4)
  for (let at = 120 * 50; at < 120 * 120; at++) mask.values[at] = at < 120 * 100 ? 255 : 0
  mask.values.fill(0, 0, 120 * 50)
  const { pixels } = repainted(picture, mask, { words: 'a lake', style: 'painted', seed: 1 }).picture
  const [red = 0, , blue = 0] = pixels.subarray((80 * 120 + 60) * 4)
  expect(red).toBeGreaterThan(blue + 50)
})

it('a lake on a map is seen from above: deep blue in its middle, and the land goes on about it', () => {
  const { picture, mask } = ground(100)
  const { pixels } = repainted(picture, mask, { words: 'a lake', style: 'painted', seed: 1, isMap: true }).picture
  const at = (x: number, y: number) => pixels.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 3)
  const [red = 0, , blue = 0] = at(50, 50)
  expect(blue).toBeGreaterThan(red + 40)
  expect(Math.abs((at(10, 50)[0] ?? 0) - (at(10, 50)[2] ?? 0))).toBeLessThan(20)
})
