import { describe, expect, it } from 'vitest'
import type { Paint } from '../../paint/picture.ts'
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

/** How much two pictures differ beside whoever stands before them: the mean of all colours, 0-255. */
function apart(one: Paint, other: Paint): number {
  let sum = 0
  let count = 0
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      if (Math.abs(x / one.width - 0.5) < 0.22) continue
      const i = y * one.width + x
      for (const band of ['red', 'green', 'blue'] as const) sum += Math.abs(one[band][i]! - other[band][i]!)
      count += 3
    }
  return sum / count
}

/** The steepest step of light between neighbours two px apart, in part of a picture; its bounds are shares. */
function steepest({ width, height, green }: Paint, [left, right]: number[], [top, low]: number[]): number {
  let most = 0
  for (let y = Math.round(top! * height); y < low! * height; y++)
    for (let x = Math.round(left! * width); x < right! * width; x++) {
      const i = y * width + x
      most = Math.max(most, Math.abs(green[i + 1]! - green[i - 1]!), Math.abs(green[i + width]! - green[i - width]!))
    }
  return most
}

describe('a setting', { timeout: 60_000 }, () => {
  it('is there for eighty places, each unlike every other beside the person', () => {
    expect(places).toHaveLength(80)
    const pictures = places.map((place) => painted(60, 80, place).paint)
    for (const [i, one] of pictures.entries())
      for (const [j, other] of pictures.entries())
        if (j < i) expect([places[i], places[j], apart(one, other) > 18]).toEqual([places[i], places[j], true])
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
        expect(paint.red.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
        expect(Math.hypot(...light.direction)).toBeCloseTo(1, 2)
        expect(light.rim?.from).toBe(light.direction[0] < 0 ? 1 : -1)
      }
    expect(painted(30, 40, 'forge').light.below).toBeDefined()
  })

  it('is the same for the same seed, and turned about for some others', () => {
    const at = (seed: number) => composeSetting(standing('forge'), random(seed))
    expect(at(3)).toEqual(at(3))
    expect(painted(30, 40, 'market').paint).toEqual(painted(30, 40, 'market').paint)
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => at(seed).scenery?.mirrored)).size).toBe(2)
  })

  it('is darker and bluer by night under the sky, and not within doors', () => {
    const blue = (...concepts: string[]) => painted(30, 40, ...concepts).light.colour[2]
    expect(blue('market', 'night')).toBeGreaterThan(blue('market'))
    expect(blue('cellar', 'night')).toBe(blue('cellar'))
  })

  it('has red and gold leaves in autumn and white ones in winter', () => {
    const colours = (...concepts: string[]) => {
      const { red, green, blue } = painted(60, 80, ...concepts).paint
      const sum = (band: Float32Array | readonly number[]) => [...band].reduce((all, one) => all + one, 0)
      return { red: sum(red), green: sum(green), blue: sum(blue) }
    }
    for (const place of ['forest', 'hills', 'orchard', 'meadow']) {
      const [usual, autumn, winter] = [colours(place), colours(place, 'autumn'), colours(place, 'winter')]
      expect(autumn.red / autumn.green).toBeGreaterThan(1.25 * (usual.red / usual.green))
      expect(winter.blue / winter.green).toBeGreaterThan(1.1 * (usual.blue / usual.green))
    }
    expect(painted(30, 40, 'cellar', 'autumn').paint).toEqual(painted(30, 40, 'cellar').paint)
  })

  it('is never seen the same way twice', () => {
    const of = (seed: number) =>
      paintBackdrop(composeSetting(standing('meadow', 'noon'), random(seed)), { width: 60, height: 80 }).paint
    for (const seed of [2, 3, 4]) expect(apart(of(1), of(seed))).toBeGreaterThan(4)
  })

  it('has its lamps lit by night, and the moon where the sky is seen', () => {
    const { paint } = painted(96, 128, 'gate', 'night')
    let warmest = 0
    for (const [i, red] of paint.red.entries()) if (red > 150) warmest = Math.max(warmest, red - paint.blue[i]!)
    expect(warmest).toBeGreaterThan(90)
    const palest = (place: string) => {
      const { green } = painted(96, 128, place, 'night').paint
      return Math.max(...green.slice(0, 96 * 24))
    }
    expect(palest('sea')).toBeGreaterThan(200)
    expect(palest('forest')).toBeLessThan(170)
  })

  it('has nothing hard-edged, bright or dark, where a face is, and sharp things that tell the place on both sides', () => {
    for (const place of places) {
      const { paint } = painted(192, 256, place)
      expect([place, steepest(paint, [0.38, 0.62], [0.07, 0.48]) < 36]).toEqual([place, true])
      for (const side of [
        [0.02, 0.3],
        [0.7, 0.98],
      ])
        expect([place, steepest(paint, side, [0.03, 0.75]) > 45]).toEqual([place, true])
    }
  })
})
