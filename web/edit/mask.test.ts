import { expect, it } from 'vitest'
import { MASK_RUNS_MAX } from '../../contract/edit-facts.ts'
import { Mask } from '../../contract/edits.ts'
import { covered, maskOf, type Stroke } from './mask.ts'

const dot = (x: number, y: number, radius = 0.1): Stroke => ({ radius, isErasing: false, points: [x, y] })

it('a stroke covers what it went over, and what is taken away is not covered', () => {
  const size = { width: 40, height: 20 }
  const line: Stroke = { radius: 0.05, isErasing: false, points: [0.2, 0.25, 0.8, 0.25] }
  const values = covered([line], size)
  expect(values[10 * 40 + 20]).toBe(1)
  expect(values[2 * 40 + 20]).toBe(0)
  expect(covered([line, { ...line, isErasing: true }], size)).not.toContain(1)
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
