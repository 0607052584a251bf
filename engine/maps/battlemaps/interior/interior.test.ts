import { expect, it } from 'vitest'
import { random } from '../../../paint/random.ts'
import { understand } from '../../../prompt/understand.ts'
import { battlemaps } from '../battlemaps.ts'
import { inside } from '../geometry.ts'

const compose = (prompt: string, seed: number, negative = '') =>
  battlemaps.compose(understand('battlemaps', battlemaps.lexicon, prompt, negative), random(seed), {
    width: 512,
    height: 512,
  })
const seeds = [1, 2, 3, 4, 5]

it('beds that are counted stand in a room each, and no other room is a guest room', () => {
  for (const seed of seeds) {
    const scene = compose('a large tavern with a bar, ten round tables and four beds', seed)
    const beds = scene.props.filter(({ kind }) => kind === 'bed')
    const slept = scene.rooms.filter(({ outline }) => beds.some(({ at }) => inside(outline, ...at)))
    expect(beds).toHaveLength(4)
    expect(slept).toHaveLength(4)
    expect(scene.rooms.filter(({ purpose }) => purpose === 'Guest room')).toHaveLength(4)
  }
})

it('a house without beds has no guest room; a storeroom makes no shop of a tavern', () => {
  for (const seed of seeds) {
    const scene = compose('a small tavern of three rooms with a bar, a kitchen, a storeroom', seed, 'bed')
    expect(scene.rooms.map(({ purpose }) => purpose)).toEqual(['Common room', 'Kitchen', 'Store'])
  }
})

it('wares stand on a shop’s floor, a well in the yard, and nothing in a fighting ring', () => {
  for (const seed of seeds) {
    const shop = compose('a shop with a bar counter and ten shelves', seed)
    const floor = shop.rooms[0]!
    const amid = shop.props.filter(
      ({ kind, at: [x, y] }) =>
        kind === 'shelf' &&
        Math.min(x - floor.x, y - floor.y, floor.x + floor.width - x, floor.y + floor.height - y) > 1.5,
    )
    expect(amid.length).toBeGreaterThan(1)
    const yard = compose('a tavern with a bar and a well', seed)
    const well = yard.props.find(({ kind }) => kind === 'well')!
    expect(yard.rooms.some(({ outline }) => inside(outline, ...well.at))).toBe(false)
    const pit = compose('a tavern with a bar and a fighting pit', seed)
    const ring = pit.areas.find(({ kind, kerb }) => kind === 'mud' && kerb)!.outlines[0]!
    expect(pit.props.filter(({ kind, at }) => kind !== 'fence' && inside(ring, ...at))).toEqual([])
  }
})
