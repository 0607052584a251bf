import { describe, expect, it } from 'vitest'
import { random } from '../../paint/random.ts'
import type { Brief } from '../../prompt/brief.ts'
import { composeSetting, paintBackdrop } from '../backdrop.ts'
import { settings } from './settings.ts'

const places = Object.keys(settings)

function standing(...concepts: string[]): Brief {
  const mentions = concepts.map((concept) => ({
    concept,
    facet: settings[concept] ? ('place' as const) : ('time' as const),
    words: concept,
    at: 0,
    modifiers: [],
  }))
  return { category: 'characters', prompt: concepts.join(' '), mentions, without: [], understood: [], unused: [] }
}

const painted = (width: number, height: number, ...concepts: string[]) =>
  paintBackdrop(composeSetting(standing(...concepts), random(5)), { width, height })

describe('a setting', { timeout: 60_000 }, () => {
  it('is there for more than forty places, each another picture', () => {
    expect(places.length).toBeGreaterThanOrEqual(40)
    const pictures = places.map((place) => painted(30, 40, place).paint.green.join())
    expect(new Set(pictures).size).toBe(places.length)
  })

  it('fills every frame and tells a unit light, what catches the edges, and what glows from below', () => {
    for (const place of places)
      for (const [width, height] of [
        [60, 60],
        [45, 60],
        [64, 36],
        [36, 64],
      ] as const) {
        const { paint, light } = painted(width, height, place)
        expect(paint.red).toHaveLength(width * height)
        expect(paint.red.every((value) => Number.isFinite(value))).toBe(true)
        expect(Math.hypot(...light.direction)).toBeCloseTo(1, 2)
        expect(light.rim?.from).toBe(light.direction[0] < 0 ? 1 : -1)
      }
    expect(painted(30, 40, 'forge').light.below).toBeDefined()
  })

  it('is the same for the same seed, and turned about for some others', () => {
    const at = (seed: number) => composeSetting(standing('forge'), random(seed))
    expect(at(3)).toEqual(at(3))
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => at(seed).scenery?.mirrored)).size).toBe(2)
  })

  it('is darker and bluer by night under the sky, and not within doors', () => {
    const blue = (...concepts: string[]) => painted(30, 40, ...concepts).light.colour[2]
    expect(blue('market', 'night')).toBeGreaterThan(blue('market'))
    expect(blue('cellar', 'night')).toBe(blue('cellar'))
  })

  it('has no bright specks where a face is', () => {
    for (const place of places) {
      const { paint } = painted(192, 256, place)
      let sharpest = 0
      for (let y = 60; y < 125; y++)
        for (let x = 72; x < 120; x++) {
          const i = y * 192 + x
          const around = (paint.green[i - 4]! + paint.green[i + 4]! + paint.green[i - 768]! + paint.green[i + 768]!) / 4
          sharpest = Math.max(sharpest, paint.green[i]! - around)
        }
      expect([place, sharpest < 40]).toEqual([place, true])
    }
  })
})
