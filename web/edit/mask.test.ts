import { expect, it } from 'vitest'
import { MASK_RUNS_MAX } from '../../contract/edit-facts.ts'
import { Mask } from '../../contract/edits.ts'
import { covered, maskOf, type Stroke } from './mask.ts'

const line = (points: number[], radius: number): Stroke => ({
  tool: 'brush',
  as: 'mark',
  radius,
  isErasing: false,
  points,
})
const dot = (x: number, y: number, radius = 0.1) => line([x, y], radius)

it('a stroke covers what it went over, and what is taken away is not covered', () => {
  const size = { width: 40, height: 20 }
  const across = line([0.2, 0.25, 0.8, 0.25], 0.05)
  const values = covered([across], size)
  expect(values[10 * 40 + 20]).toBe(1)
  expect(values[2 * 40 + 20]).toBe(0)
  expect(covered([across, { ...across, isErasing: true }], size)).not.toContain(1)
})

it('a pen marks the wider the harder it is pressed, along one stroke', () => {
  const size = { width: 40, height: 20 }
  const values = covered([{ ...line([0.1, 0.25, 0.4, 0.25, 0.9, 0.25], 0.1), pressures: [0.2, 0.2, 1] }], size)
  const markedIn = (column: number) => values.filter((value, at) => at % 40 === column && value === 1).length
  expect(markedIn(8)).toBeLessThan(4)
  expect(markedIn(34)).toBeGreaterThan(6)
})

it('is sent as the contract takes it, at a size of its own, and not at all where nothing is covered', () => {
  const picture = { width: 4096, height: 3000 }
  const mask = maskOf([dot(0.5, 0.4)], picture)
  expect(Mask.safeParse(mask).success).toBe(true)
  expect(mask?.width).toBe(1024)
  expect(maskOf([], picture)).toBeUndefined()
  expect(maskOf([dot(0.5, 0.4), { ...dot(0.5, 0.4, 0.3), isErasing: true }], picture)).toBeUndefined()
})

it('one that is too intricate is made coarser until it can be sent', () => {
  const dots = Array.from({ length: 3000 }, (_, k) => dot((k % 60) / 60, Math.floor(k / 60) / 60, 0.004))
  const mask = maskOf(dots, { width: 1024, height: 1024 })
  expect(mask?.runs.length).toBeLessThanOrEqual(MASK_RUNS_MAX)
  expect(Mask.safeParse(mask).success).toBe(true)
})

it('a lasso marks what lies within it, a box what lies between its corners, whichever way they were drawn', () => {
  const size = { width: 40, height: 40 }
  const box: Stroke = { ...line([0.75, 0.75, 0.25, 0.25], 0), tool: 'box' }
  const lasso: Stroke = { ...line([0.25, 0.25, 0.75, 0.25, 0.75, 0.75, 0.25, 0.75], 0), tool: 'lasso' }
  for (const stroke of [box, lasso]) {
    const values = covered([stroke], size)
    expect(values.filter((value) => value === 1)).toHaveLength(20 * 20)
    expect([values[20 * 40 + 20], values[5 * 40 + 20]]).toEqual([1, 0])
  }
  // Two points are no area.
  expect(covered([{ ...lasso, points: [0.1, 0.1, 0.9, 0.9] }], size)).not.toContain(1)
})

it('what is kept and what is dropped are sent as masks of their own, and the later stroke wins', () => {
  const picture = { width: 100, height: 100 }
  const keep: Stroke = { ...dot(0.5, 0.5, 0.3), as: 'keep' }
  const drop: Stroke = { ...dot(0.5, 0.5, 0.1), as: 'drop' }
  const px = (mask: Mask | undefined) => (mask?.runs ?? []).reduce((sum, run, k) => sum + (k % 2 === 1 ? run : 0), 0)
  const [kept, dropped] = [px(maskOf([keep, drop], picture, 'keep')), px(maskOf([keep, drop], picture, 'drop'))]
  expect(kept).toBeGreaterThan(2000)
  expect(dropped).toBeGreaterThan(250)
  expect(kept + dropped).toBe(px(maskOf([keep], picture, 'keep')))
  expect(maskOf([drop, keep], picture, 'drop')).toBeUndefined()
})
