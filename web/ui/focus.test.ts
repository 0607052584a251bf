import { expect, it } from 'vitest'
import { focusOf } from './focus.ts'

const face = (x: number, y: number, size: number) => ({ x, y, width: size, height: size })

it('keeps the faces of those in front in sight, whoever stands behind them', () => {
  expect(focusOf([face(0.7, 0.1, 0.2)])).toBe('80% 20%')
  expect(focusOf([face(0.1, 0.1, 0.2), face(0.5, 0.3, 0.2)])).toBe('40% 30%')
  expect(focusOf([face(0.1, 0.1, 0.2), face(0.9, 0.9, 0.05)])).toBe('20% 20%')
})

it('leaves a picture without faces to its middle', () => {
  expect(focusOf([])).toBeUndefined()
})
