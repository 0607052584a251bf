import { describe, expect, it } from 'vitest'
import { type ImageCategory, imageCategories } from '../contract/categories.ts'
import { type BattlemapScene, generators, makePicture, type Picture, understandPrompt } from './index.ts'
import type { TownmapScene } from './maps/townmaps/scene.ts'
import { random } from './paint/random.ts'

/** One prompt of each category, from which only the seed may make different pictures. */
const prompts: Record<ImageCategory, string> = {
  characters: 'a wood elf ranger with a longbow in autumn light',
  npcs: 'an innkeeper',
  monsters: 'a red dragon',
  battlemaps: 'a dungeon with a library and a forge',
  items: 'a silver dagger',
  spells: 'a bolt of lightning',
  landscapes: 'a ruined castle above a lake',
  townmaps: 'a village on a river',
}
const SEEDS = 6

const everySeed = Array.from({ length: SEEDS }, (_, seed) => seed)

const painted = (category: ImageCategory) => (seed: number) =>
  makePicture(
    { category, prompt: prompts[category], negativePrompt: '', style: 'painted', seed, width: 64, height: 64 },
    () => undefined,
  ).picture

const composed = (category: 'battlemaps' | 'townmaps', prompt: string) => (seed: number) =>
  generators[category].compose(understandPrompt(category, prompt, ''), random(seed), { width: 512, height: 512 })

const SIDE = 32

/** Brightness of a picture, averaged over 32 by 32 fields. */
function coarse({ pixels, width, height }: Picture): number[] {
  const sums = new Array<number>(SIDE * SIDE).fill(0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const field = Math.floor((y * SIDE) / height) * SIDE + Math.floor((x * SIDE) / width)
      sums[field]! += 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!
    }
  return sums
}

/** The perceptual hash of 64 bits: which of the lowest 8 by 8 cosine frequencies but the mean lie above their median. */
function perceptualHash(picture: Picture): boolean[] {
  const fields = coarse(picture)
  const wave = (k: number, n: number) => Math.cos((Math.PI * k * (2 * n + 1)) / (2 * SIDE))
  const frequencies: number[] = []
  for (let v = 0; v < 8; v++)
    for (let u = 0; u < 8; u++) {
      let sum = 0
      for (let y = 0; y < SIDE; y++)
        for (let x = 0; x < SIDE; x++) sum += fields[y * SIDE + x]! * wave(u, x) * wave(v, y)
      frequencies.push(sum)
    }
  const middle = median(frequencies.slice(1))
  return frequencies.map((one) => one > middle)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

/** What `of` says of every two of them. */
const ofPairs = <Thing>(all: readonly Thing[], of: (one: Thing, other: Thing) => number) =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => of(one, other)))

/** Where something stands, as a share of all that either fills: 1, the same layout. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((field) => other.has(field)).length
  return both / (one.size + other.size - both)
}

/** The squares through which a wall runs or on which something stands. */
function builtSquares(scene: BattlemapScene): Set<string> {
  const squares = new Set(scene.props.map(({ at: [x, y] }) => `${Math.floor(x)},${Math.floor(y)}`))
  for (const line of scene.walls)
    for (const [i, [bx, by]] of line.entries()) {
      const [ax, ay] = line[i - 1] ?? [bx, by]
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) * 2))
      for (let k = 0; k <= steps; k++)
        squares.add(`${Math.floor(ax + ((bx - ax) * k) / steps)},${Math.floor(ay + ((by - ay) * k) / steps)}`)
    }
  return squares
}

/** The fields of a hundredth of the sheet's width in which a house has its middle. */
const builtFields = ({ houses, width }: TownmapScene) =>
  new Set(
    Object.values(houses)
      .flat()
      .map(([x, y]) => `${Math.floor((x * 100) / width)},${Math.floor((y * 100) / width)}`),
  )

describe('another seed', () => {
  it.each(imageCategories)('gives another picture of %s', (category) => {
    const hashes = everySeed.map(painted(category)).map(perceptualHash)
    const distances = ofPairs(hashes, (one, other) => one.filter((bit, i) => bit !== other[i]).length)
    expect(median(distances)).toBeGreaterThanOrEqual(10)
  })

  it.each(['a dungeon', 'a cave', 'a tavern', 'a forest clearing', 'a city street', 'a castle', 'a temple'])(
    'lays out %s anew',
    (prompt) => {
      const layouts = everySeed
        .map(composed('battlemaps', prompt))
        .map((scene) => builtSquares(scene as BattlemapScene))
      expect(median(ofPairs(layouts, overlap))).toBeLessThan(0.6)
    },
  )

  it.each(['a village', 'a tiny walled town on a river'])('lays out %s anew', (prompt) => {
    const layouts = everySeed.map(composed('townmaps', prompt)).map((scene) => builtFields(scene as TownmapScene))
    expect(median(ofPairs(layouts, overlap))).toBeLessThan(0.6)
  })
})
