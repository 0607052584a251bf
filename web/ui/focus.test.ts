import { expect, it } from 'vitest'
import { focusOf } from './focus.ts'

const face = (x: number, y: number, size: number) => ({ x, y, width: size, height: size })

/** What is seen of a picture where its place shows this share of its height, as shares from the top. */
function seen(focus: string | undefined, share: number): { from: number; to: number } {
  const place = Number(/([\d.]+)%$/.exec(focus ?? '')?.[1]) / 100
  return { from: place * (1 - share), to: place * (1 - share) + share }
}

it('shows whole faces wherever they are, in every place that has room for them', () => {
  for (const top of [0, 0.04, 0.2, 0.5, 0.7])
    for (const share of [0.3, 0.5, 0.9]) {
      const { from, to } = seen(focusOf([face(0.4, top, 0.3)]), share)
      const at = `${top} in ${share}`
      expect(from, at).toBeLessThanOrEqual(top + 0.001)
      expect(to, at).toBeGreaterThanOrEqual(top + 0.299)
    }
})

it('keeps the faces of those in front in sight, whoever stands behind them', () => {
  const alone = focusOf([face(0.1, 0.1, 0.2)])
  expect(focusOf([face(0.1, 0.1, 0.2), face(0.9, 0.9, 0.05)])).toBe(alone)
  const { from, to } = seen(focusOf([face(0.1, 0.1, 0.2), face(0.5, 0.3, 0.2)]), 0.5)
  expect(from).toBeLessThanOrEqual(0.1)
  expect(to).toBeGreaterThanOrEqual(0.5)
})

it('leaves a picture without faces, and one that is all face, to its middle', () => {
  expect(focusOf([])).toBeUndefined()
  expect(focusOf([face(0, 0, 1)])).toBe('50% 50%')
})
