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

it('words are read as a thing that is set into the picture, a place that fills the mask, or a floor', () => {
  const read = (words: string) => {
    const { category, as } = readFor(words)
    return `${category} ${as}`
  }
  expect(read('a wooden chest')).toBe('items thing')
  expect(read('a red dragon')).toBe('monsters thing')
  expect(read('an old wizard')).toBe('characters thing')
  expect(read('a lake')).toBe('landscapes place')
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
