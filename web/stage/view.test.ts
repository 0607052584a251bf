import { expect, test } from 'vitest'
import {
  contentAt,
  fitted,
  inReach,
  keyed,
  type Limits,
  type Point,
  pinched,
  seenAt,
  turned,
  type View,
  wheelFactor,
  zoomed,
} from './view.ts'

const limits: Limits = { least: 0.1, most: 8 }
const view: View = { x: 30, y: -12, scale: 1.5, angle: 0.4 }
const near = (one: Point, other: Point) => {
  expect(one.x).toBeCloseTo(other.x, 8)
  expect(one.y).toBeCloseTo(other.y, 8)
}

test('a place of the content that is seen somewhere is found there again', () => {
  near(contentAt(view, seenAt(view, { x: 17, y: 5 })), { x: 17, y: 5 })
})

test('what one zooms into or turns about stays under the pointer', () => {
  const at = { x: 210, y: 90 }
  const held = contentAt(view, at)
  near(contentAt(zoomed(view, 2.2, at, limits), at), held)
  near(contentAt(turned(view, -1.1, at), at), held)
})

test('it grows and shrinks no further than its limits', () => {
  expect(zoomed(view, 100, { x: 0, y: 0 }, limits).scale).toBe(8)
  expect(zoomed(view, 1e-6, { x: 0, y: 0 }, limits).scale).toBe(0.1)
})

test('two fingers take what is under them along, turning it only where that is wanted', () => {
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const
  const to = [
    { x: 120, y: 80 },
    { x: 120, y: 280 },
  ] as const
  const twisted = pinched(view, from, to, limits, true)
  near(seenAt(twisted, contentAt(view, from[0])), to[0])
  near(seenAt(twisted, contentAt(view, from[1])), to[1])
  const upright = pinched(view, from, to, limits, false)
  expect(upright.angle).toBe(view.angle)
  expect(upright.scale).toBeCloseTo(3, 9)
})

test('a picture that is fitted lies whole in the middle, and one that is small is not blown up', () => {
  const wide = fitted({ width: 4000, height: 1000 }, { width: 820, height: 600 }, 10)
  expect(wide).toEqual({ x: 10, y: 200, scale: 0.2, angle: 0 })
  expect(fitted({ width: 10, height: 10 }, { width: 100, height: 100 }).scale).toBe(1)
})

test('a picture cannot be pushed out of reach', () => {
  const content = { width: 100, height: 100 }
  const frame = { width: 500, height: 400 }
  expect(inReach({ x: 9000, y: -9000, scale: 2, angle: 0 }, content, frame, 40)).toMatchObject({ x: 460, y: -160 })
  expect(inReach({ x: 20, y: 30, scale: 2, angle: 0 }, content, frame, 40)).toMatchObject({ x: 20, y: 30 })
})

test('keys do what the pointer does, and other keys are left to the page', () => {
  const frame = { width: 400, height: 400 }
  const press = (key: string, shiftKey = false, turns = false) => keyed(view, { key, shiftKey }, frame, limits, turns)
  expect(press('ArrowLeft')).toMatchObject({ x: 10, y: -12 })
  expect(press('ArrowDown', true)).toMatchObject({ x: 30, y: 68 })
  expect(press('+')?.scale).toBeCloseTo(1.8, 9)
  expect(press(']')).toBeUndefined()
  expect(press(']', false, true)?.angle).toBeGreaterThan(view.angle)
  expect(press('a')).toBeUndefined()
})

test('a wheel turned towards its user makes smaller, away from them larger, whatever it counts in', () => {
  expect(wheelFactor({ deltaY: 100, deltaMode: 0, ctrlKey: false })).toBeLessThan(1)
  expect(wheelFactor({ deltaY: -3, deltaMode: 1, ctrlKey: false })).toBeGreaterThan(1)
  expect(wheelFactor({ deltaY: 1e9, deltaMode: 0, ctrlKey: false })).toBeGreaterThan(0.5)
})
