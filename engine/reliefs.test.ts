import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import type { ImageCategory } from '../contract/categories.ts'
import { makePicture } from './index.ts'
import { hands } from './paint/finish.ts'
import { EYE, type Stuff, stuffs } from './paint/matter.ts'
import type { Relief } from './paint/relief.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Where there was such a fault, it was in every few pictures of its maker. */
const SEEDS = 30
const frame = { width: 60, height: 80 }

/** The relief of a picture, as the hand that finishes it is given it. */
function reliefOf(category: ImageCategory, prompt: string, seed: number, { width, height } = frame): Relief {
  let met: Relief | undefined
  const spy = vi.spyOn(hands, 'painted').mockImplementation((result) => {
    met = result
    return { width, height, pixels: new Uint8ClampedArray(width * height * 4) }
  })
  makePicture({ category, prompt, negativePrompt: '', style: 'painted', seed, width, height }, () => undefined)
  spy.mockRestore()
  if (!met) throw new Error(`Nobody finished ${prompt}`)
  return met
}

const sheets = {
  characters: 'figures/characters.prompts.txt',
  npcs: 'figures/npcs.prompts.txt',
  monsters: 'monsters/prompts.txt',
  items: 'relics/items.prompts.txt',
  spells: 'relics/spells.prompts.txt',
  landscapes: 'landscapes/prompts.txt',
} as const

/** Characters and npcs have one painter: they share the seeds. */
const seedsOf = (category: string) =>
  Array.from({ length: SEEDS }, (_, seed) => seed).filter(
    (seed) => (category !== 'characters' || seed % 2 === 0) && (category !== 'npcs' || seed % 2 === 1),
  )

const promptsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

test.each(Object.keys(sheets) as (keyof typeof sheets)[])(
  'whoever makes reliefs of %s leaves no place that is no number, whatever is asked for',
  (category) => {
    const prompts = promptsOf(sheets[category])
    const torn: string[] = []
    for (const seed of seedsOf(category)) {
      const prompt = prompts[seed % prompts.length]!
      if (reliefOf(category, prompt, seed).torn !== 0) torn.push(`${prompt} (${seed})`)
    }
    expect(torn).toEqual([])
  },
  120_000,
)

describe('what a monster or a thing is made of', () => {
  const size = { width: 240, height: 320 }
  const drawn = new Map<string, Relief>()
  /** Drawn once, however often it is looked at. */
  function largeReliefOf(category: 'monsters' | 'items', prompt: string): Relief {
    let relief = drawn.get(prompt)
    if (!relief) {
      relief = reliefOf(category, prompt, 1, size)
      drawn.set(prompt, relief)
      expect(relief.torn).toBe(0)
    }
    return relief
  }

  /** Which parts of what is covered are of each stuff, 0-1. */
  function sharesOf({ matter, coverage }: Relief): Map<Stuff, number> {
    const counts = new Map<Stuff, number>()
    let all = 0
    for (const [i, covered] of coverage.values.entries()) {
      if (covered <= 0.5) continue
      all++
      const stuff = stuffs[matter?.stuff[i] ?? 0]!
      counts.set(stuff, (counts.get(stuff) ?? 0) + 1)
    }
    return new Map([...counts].map(([stuff, count]) => [stuff, count / all]))
  }

  it.each([
    ['monsters', 'a grey wolf', 'fur', 0.8],
    ['monsters', 'an owlbear', 'fur', 0.7],
    ['monsters', 'a red dragon', 'scale', 0.4],
    ['monsters', 'a troll', 'skin', 0.5],
    ['monsters', 'an iron golem', 'metal', 0.7],
    ['monsters', 'a stone golem', 'stone', 0.7],
    ['monsters', 'a green slime', 'glass', 0.5],
    ['items', 'a golden chalice', 'metal', 0.6],
    ['items', 'a steel longsword with a leather grip', 'leather', 0.05],
    ['items', 'a red potion in a glass bottle', 'glass', 0.6],
    ['items', 'an oak staff', 'wood', 0.4],
    ['items', 'a velvet cloak', 'cloth', 0.5],
    ['items', 'a bone horn', 'bone', 0.4],
  ] as const)('is told to hands: of %s, %s has %s', (category, prompt, stuff, least) => {
    const shares = sharesOf(largeReliefOf(category, prompt))
    expect(shares.get(stuff) ?? 0, JSON.stringify([...shares])).toBeGreaterThan(least)
    expect(shares.get('ground') ?? 0).toBeLessThan(0.02)
  })

  it.each(['a grey wolf', 'a red dragon', 'an owlbear', 'a giant frog', 'a giant spider', 'a troll', 'a unicorn'])(
    'rests the eye on the face of %s, where its eyes are',
    (prompt) => {
      const { matter } = largeReliefOf('monsters', prompt)
      const { focus, stuff } = matter!
      const eyes = [...stuff.keys()].filter((i) => stuff[i] === EYE)
      expect(eyes.length).toBeGreaterThan(3)
      const near = eyes.filter(
        (i) => Math.hypot((i % size.width) - focus!.x, Math.floor(i / size.width) - focus!.y) < focus!.radius * 1.5,
      )
      expect(near.length / eyes.length).toBeGreaterThan(0.9)
    },
  )

  it('lies along its strands where it is fur', () => {
    const { matter } = largeReliefOf('monsters', 'a grey wolf')
    const { stuff, along } = matter!
    const fur = [...stuff.keys()].filter((i) => stuffs[stuff[i]!] === 'fur')
    const combed = fur.filter((i) => Math.hypot(along[0].values[i]!, along[1].values[i]!) > 0.5)
    expect(combed.length / fur.length).toBeGreaterThan(0.5)
  })

  it('has a number for each of its parts', () => {
    const { matter } = largeReliefOf('items', 'a steel longsword with a leather grip')
    const { stuff, thing } = matter!
    const of = (name: Stuff) => new Set([...thing].filter((_, i) => stuffs[stuff[i]!] === name))
    const [blade, grip] = [of('metal'), of('leather')]
    expect(blade.size).toBeGreaterThan(0)
    expect([...grip].filter((number) => blade.has(number))).toEqual([])
  })
})
