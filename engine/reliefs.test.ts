import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { makePicture } from './index.ts'
import { hands } from './paint/finish.ts'
import type { Relief } from './paint/relief.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const SEEDS = 60
const frame = { width: 60, height: 80 }

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
    let met: Relief | undefined
    vi.spyOn(hands, 'painted').mockImplementation((result) => {
      met = result
      return { ...frame, pixels: new Uint8ClampedArray(frame.width * frame.height * 4) }
    })
    const prompts = promptsOf(sheets[category])
    const torn: string[] = []
    for (const seed of seedsOf(category)) {
      const prompt = prompts[seed % prompts.length]!
      met = undefined
      makePicture({ category, prompt, negativePrompt: '', style: 'painted', seed, ...frame }, () => undefined)
      expect(met, prompt).toBeDefined()
      if (met!.torn !== 0) torn.push(`${prompt} (${seed})`)
    }
    expect(torn).toEqual([])
  },
  120_000,
)
