import { describe, expect, it } from 'vitest'
import { random } from '../paint/random.ts'
import type { Brief } from '../prompt/brief.ts'
import { backdropPlaces, composeBackdrop, paintBackdrop } from './backdrop.ts'

const frame = { width: 60, height: 80 }

function standing(...concepts: string[]): Brief {
  const mentions = concepts.map((concept) => ({
    concept,
    facet: backdropPlaces.includes(concept) ? ('place' as const) : ('time' as const),
    words: concept,
    at: 0,
    modifiers: [],
  }))
  return { category: 'characters', prompt: concepts.join(' '), mentions, without: [], understood: [], unused: [] }
}

describe('a backdrop', { timeout: 30_000 }, () => {
  it('is found for every place, fills the picture and tells a unit light from the front', () => {
    for (const place of [...backdropPlaces, 'nowhere']) {
      const scene = composeBackdrop(standing(place), random(5))
      expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
      const { paint, light } = paintBackdrop(scene, frame)
      expect(paint.red).toHaveLength(frame.width * frame.height)
      expect(paint.red.every((value) => Number.isFinite(value))).toBe(true)
      expect(Math.hypot(...light.direction)).toBeCloseTo(1, 2)
      expect(light.direction[2]).toBeGreaterThan(0.3)
      expect(light.direction[1]).toBeLessThan(0)
      expect(Math.max(...light.colour)).toBeCloseTo(255, 0)
    }
  })

  it('is the same for the same seed', () => {
    const paintings = [1, 2].map(() => paintBackdrop(composeBackdrop(standing('forest'), random(9)), frame).paint.green)
    expect(paintings[0]).toEqual(paintings[1])
  })

  it('is dark and cold by night, warm by a fire', () => {
    const light = (...concepts: string[]) =>
      paintBackdrop(composeBackdrop(standing(...concepts), random(3)), frame).light
    expect(light('meadow', 'night').ambient[0]).toBeLessThan(light('meadow', 'noon').ambient[0])
    expect(light('meadow', 'night').colour[2]).toBeGreaterThan(light('meadow', 'night').colour[0])
    expect(light('forge').colour[0]).toBeGreaterThan(light('forge').colour[2] * 2)
  })
})
