import { expect, test } from 'vitest'
import { ball } from './geometry.ts'
import { render } from './render.ts'
import { thin } from './thin.ts'

const light = { colour: [200, 200, 200] as const, direction: [0, 0.4, 0.9] as const }
const none = [0, 0, 0] as const
const lights = {
  key: light,
  ambient: [60, 60, 60] as const,
  bounce: none,
  fill: { ...light, colour: none },
  rim: { ...light, colour: none },
  lamps: [],
}

test('what is thinned covers less by just so much, and keeps its colour', () => {
  const made = ball([0, 0, 0], 1, 12, 16)
  const drawn = () =>
    render(
      [{ ...made, stuff: 'cloth' as const, thing: 3, surface: () => undefined }],
      { frame: { width: 40, height: 40 }, scale: 16, x: 0, y: 0 },
      lights,
    )
  const [whole, half] = [drawn(), drawn()]
  thin(half, (_x, y, thing) => (y < 20 && thing === 3 ? 0.5 : 1))
  const seen = Array.from(whole.coverage.keys()).filter((i) => whole.coverage[i]! > 0.9)
  expect(seen.length).toBeGreaterThan(200)
  for (const i of seen) {
    const share = i < 20 * 40 ? 0.5 : 1
    expect(half.coverage[i]).toBeCloseTo(whole.coverage[i]! * share, 5)
    expect(half.red[i]! / half.coverage[i]!).toBeCloseTo(whole.red[i]! / whole.coverage[i]!, 2)
  }
})
