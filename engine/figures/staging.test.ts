import { expect, test } from 'vitest'
import { lightOf } from '../paint/light.ts'
import { type Paint, paint } from '../paint/picture.ts'
import { setBack } from './staging.ts'

const [width, height] = [300, 400] as const
const head = { x: 150, y: 110, tall: 80 }

/** A bright wall with upright bars on it. */
function wall(): Paint {
  const place = paint(width, height)
  for (let i = 0; i < width * height; i++) {
    const bar = (i % width) % 20 < 10 ? 230 : 130
    place.red[i] = bar
    place.green[i] = bar * 0.8
    place.blue[i] = bar * 0.5
  }
  return place
}

const meanAt = ({ red }: Paint, x0: number, y0: number): number => {
  let sum = 0
  for (let y = y0; y < y0 + 40; y++) for (let x = x0; x < x0 + 40; x++) sum += red[y * width + x]!
  return sum / 1600
}

/** How much the lightest of a row differs from its darkest. */
const contrastOf = ({ red }: Paint): number => {
  const row = red.slice(200 * width + 130, 200 * width + 170)
  return Math.max(...row) / Math.min(...row)
}

test('a place is set back behind a head: darker than it was, lightest on the side that light leaves dark', () => {
  const light = { ...lightOf('lantern'), direction: [-0.6, -0.5, 0.6] as [number, number, number] }
  const [before, after] = [wall(), wall()]
  setBack(after, [head], light)
  expect(meanAt(after, 130, 90)).toBeLessThan(0.85 * meanAt(before, 130, 90))
  expect(meanAt(after, 200, 90)).toBeGreaterThan(1.5 * meanAt(after, 0, 340))
  expect(meanAt(after, 210, 90)).toBeGreaterThan(1.05 * meanAt(after, 50, 90))
})

test('the nearer somebody is, the farther out of focus is the place', () => {
  const far = wall()
  const near = wall()
  setBack(far, [{ ...head, tall: 30 }], lightOf('lantern'))
  setBack(near, [{ ...head, tall: 260 }], lightOf('lantern'))
  expect(contrastOf(near)).toBeLessThan(0.95 * contrastOf(far))
})

test('nobody there, and a place stays as it is', () => {
  const place = wall()
  setBack(place, [], lightOf('lantern'))
  expect(place.red).toEqual(wall().red)
})
